"""The computer opponents of Pillow Fight: easy, normal and hard."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from games.core import Action, Computer
from games.pillow_fight.ai.opening_placement import first_square
from games.pillow_fight.ai.opponent_search import OpponentSearch
from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, position_of, share
from games.pillow_fight.ai.setup_ai import pillow_square, set_up
from games.pillow_fight.ai.turn_search import TurnSearch, best_of
from games.pillow_fight.ai.value_network import value_network_for
from games.pillow_fight.rules.squares import NOWHERE, apart, members
from games.pillow_fight.rules.state import View

__all__ = ["LEVELS"]

BOLDNESS: Final = 0.5
"""Probability that an easy computer attacks at poor odds."""

GOOD: Final = 0.4
"""A hit as likely as this is worth an attack to it, whoever it is: a throw at somebody without cover, a swing."""

WIN: Final = 10.0
"""Value of a win to a normal computer, in hits."""

PILLOW: Final = 0.4
"""Value of a pillow in hand, in hits."""

READY: Final = 0.05
"""Value of a full defence, in hits."""

SLIPS: Final = 0.2
"""Probability that a normal computer does not think, but does what an easy one would."""


class Easy:
    """Attacks whom it can, picks up what lies at hand, else goes to pillows or people. It does not think ahead."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        if view.phase == "place":
            return pillow_square(view, legal, rng)
        if view.phase != "play":
            return set_up(view, legal, rng)
        assert view.viewer is not None
        fight, position = SearchContext(view, view.viewer), position_of(view)
        attacks = [
            action for action in legal if action.startswith(("swing ", "throw ")) and _safe(fight, position, action)
        ]
        sure = [action for action in attacks if _hits(fight, position, action) >= GOOD]
        if attacks and (sure or rng.random() < BOLDNESS):
            return rng.choice(sure or attacks)
        found = [action for action in legal if action.startswith("take ")] or _towards(view, fight, position, legal)
        if found:
            return rng.choice(found)
        return next((action for action in ("defend", "end") if action in legal), legal[0])


def _safe(fight: SearchContext, position: SearchPosition, action: Action) -> bool:
    """Return whether the attack cannot end the game with another player as its only winner."""
    return all(share(reply.position, fight.order, fight.me) for reply in fight.ways(position, action) if reply.over)


def _hits(fight: SearchContext, position: SearchPosition, action: Action) -> float:
    """Return the chance that the attack hits."""
    before = position.hits[fight.me]
    return sum(reply.chance for reply in fight.ways(position, action) if reply.position.hits[fight.me] > before)


def _towards(view: View, fight: SearchContext, position: SearchPosition, legal: Sequence[Action]) -> list[Action]:
    """Return the moves that lead nearest to a pillow or, holding one and able to attack, to a player."""
    me = fight.me
    if not position.holding >> me & 1:
        goals = list(members(position.free))
    elif view.attacked:
        goals = []
    else:
        goals = [where for other in fight.others if (where := position.at[other]) != NOWHERE]
    ways = [fight.spans.steps_to(goal) for goal in goals]
    if not ways:
        return []
    nearest = min(ways, key=lambda steps: steps[position.at[me]])
    here, numbers = nearest[position.at[me]], fight.known.numbers
    return [
        action
        for action in legal
        if action.startswith("move ") and nearest[numbers[action.removeprefix("move ")]] < here
    ]


class Normal:
    """A normal computer: it looks one action ahead, with exact odds, at hits, a pillow in hand, and its possible use.

    Now and then it does not look, so that it stands between the other two.
    """

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        if view.phase == "place":
            return pillow_square(view, legal, rng)
        if view.phase != "play":
            return set_up(view, legal, rng)
        if rng.random() < SLIPS:
            return LEVELS["easy"].choose(view, legal, rng)
        assert view.viewer is not None
        fight, position = SearchContext(view, view.viewer), position_of(view)
        may_attack, more = not view.attacked, view.actions > 1
        return rng.choice(best_of({action: _after(fight, position, action, may_attack, more) for action in legal}))


class Hard:
    """Searches its whole turn with exact odds, judges where it ends by what was learned, and follows the turns to come
    after the best choices; where nothing was learned it judges by the race to five hits."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        if view.phase == "place" and (square := first_square(view, legal)) is not None:
            return square
        if view.phase != "play":
            return set_up(view, legal, rng)
        assert view.viewer is not None
        fight, position = SearchContext(view, view.viewer), position_of(view)
        value_network = value_network_for(fight)
        if value_network is not None:
            return OpponentSearch(view, fight, value_network).best(position, legal)
        ranked = TurnSearch(fight).ranked(position, view.actions, view.attacked)
        return rng.choice(best_of({action: ranked[action] for action in legal}))


LEVELS: Mapping[str, Computer[View]] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
"""The computers by level, weakest first."""


def _after(fight: SearchContext, position: SearchPosition, action: Action, may_attack: bool, more: bool) -> float:
    """Return a normal computer's value of an action; ``more``: another action can follow in the same turn."""
    me = fight.me
    word = action.partition(" ")[0]
    may_attack = may_attack and more and word not in ("swing", "throw", "end")
    # Full defence is better than nothing, if nothing better is left to do.
    expected = READY if word == "defend" else 0.0
    for reply in fight.ways(position, action):
        if reply.over:
            won = share(reply.position, fight.order, me)
            expected += reply.chance * (reply.position.hits[me] + WIN * won)
        else:
            expected += reply.chance * _worth(fight, reply.position, may_attack)
    return expected


def _worth(fight: SearchContext, position: SearchPosition, may_attack: bool) -> float:
    """Return a normal computer's value of a position in hits; ``may_attack``: an attack is still possible."""
    me, width = fight.me, fight.known.width
    here = position.at[me]
    worth = float(position.hits[me])
    if position.holding >> me & 1:
        attacks = fight.attacks(position, me)
        best = max((fight.odds(position, kind, other, covered) for kind, other, covered in attacks), default=0.0)
        near = min(apart(here, where, width) for other in fight.others if (where := position.at[other]) != NOWHERE)
        return worth + PILLOW + best * (0.8 if may_attack else 0.3) - 0.01 * near
    far = min((apart(here, square, width) for square in members(position.free)), default=width)
    return worth - 0.03 * max(0, far - 1)
