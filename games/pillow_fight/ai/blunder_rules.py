"""Blunders in Pillow Fight that a child would call stupid: see :data:`games.ai.personas.BlunderRule`."""

from __future__ import annotations

from collections.abc import Sequence

from games.ai.personas import BlunderRule
from games.core import Action
from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, position_of, share
from games.pillow_fight.rules.state import View

__all__ = ["BLUNDER_RULES"]


def ignores_somebody_at_hand(view: View, legal: Sequence[Action], action: Action) -> bool:
    """Return whether the last action of the turn is not an attack, though a good attack is possible."""
    return view.phase == "play" and view.actions == 1 and bool(_good(view, legal)) and not _attack(action)


def walks_away_from_somebody_at_hand(view: View, legal: Sequence[Action], action: Action) -> bool:
    """Return whether a player with a good attack moves to where no attack is possible."""
    if view.phase != "play" or view.actions == 1 or not action.startswith("move ") or not _good(view, legal):
        return False
    fight, position = _fight(view)
    (reply,) = fight.ways(position, action)
    return not any(True for _ in fight.attacks(reply.position, fight.me))


def does_not_throw_for_the_fifth_hit(view: View, legal: Sequence[Action], action: Action) -> bool:
    """Return whether a player with four hits and a good attack ends their turn."""
    assert view.viewer is not None
    return view.phase == "play" and view.hits[view.viewer] == 4 and action == "end" and bool(_good(view, legal))


def leaves_the_pillow_at_its_feet(view: View, legal: Sequence[Action], action: Action) -> bool:
    """Return whether a player without a pillow ends the turn or leaves a pillow that they could pick up."""
    takes = any(one.startswith("take ") for one in legal)
    if view.phase != "play" or not takes or not (action == "end" or action.startswith("move ")):
        return False
    fight, position = _fight(view)
    if action == "end" or view.actions == 1:
        return True
    square = fight.known.numbers[action.removeprefix("move ")]
    return not position.free & fight.spans.hands[square]


def walks_away_from_all_pillows(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether a player without a pillow moves farther from the nearest one while no player holds any."""
    if view.phase != "play" or not action.startswith("move "):
        return False
    fight, position = _fight(view)
    me = fight.me
    if position.holding >> me & 1 or not position.free or position.holding:
        return False
    goals = [square for square in range(len(position.lying)) if position.lying[square]]

    def steps(square: int) -> int:
        return min(fight.spans.steps_to(goal)[square] for goal in goals)

    return steps(fight.known.numbers[action.removeprefix("move ")]) > steps(position.at[me])


def tears_the_last_pillow_for_somebody_else(view: View, legal: Sequence[Action], action: Action) -> bool:
    """Return whether an attack can end the game, but only with another player as the winner.

    Attacks in the last round do not count.
    """
    if view.phase != "play" or not _attack(action):
        return False
    fight, position = _fight(view)
    ends = [reply for reply in fight.ways(position, action) if reply.over]
    last = fight.rounds == 0
    return bool(ends) and not last and not any(share(reply.position, fight.order, fight.me) for reply in ends)


def starts_without_a_pillow(view: View, legal: Sequence[Action], action: Action) -> bool:
    """Begins where no pillow is at hand, though there are such places."""
    if view.phase != "place":
        return False
    fight, position = _fight(view)

    def has(one: Action) -> bool:
        return bool(position.free & fight.spans.hands[fight.known.numbers[one.removeprefix("place ")]])

    return not has(action) and any(map(has, legal))


def _fight(view: View) -> tuple[SearchContext, SearchPosition]:
    assert view.viewer is not None
    return SearchContext(view, view.viewer), position_of(view)


def _attack(action: Action) -> bool:
    return action.startswith(("swing ", "throw "))


def _good(view: View, legal: Sequence[Action]) -> list[Action]:
    """Return the good attacks: chance to hit above 0.4, and unable to end the game for another player."""
    if not any(map(_attack, legal)):
        return []
    fight, position = _fight(view)
    found = []
    for action in filter(_attack, legal):
        ways = fight.ways(position, action)
        hits = sum(way.chance for way in ways if way.position.hits[fight.me] > position.hits[fight.me])
        if hits > 0.4 and all(share(way.position, fight.order, fight.me) for way in ways if way.over):
            found.append(action)
    return found


BLUNDER_RULES: Sequence[BlunderRule[View]] = (
    ignores_somebody_at_hand,
    walks_away_from_somebody_at_hand,
    does_not_throw_for_the_fifth_hit,
    leaves_the_pillow_at_its_feet,
    walks_away_from_all_pillows,
    tears_the_last_pillow_for_somebody_else,
    starts_without_a_pillow,
)
