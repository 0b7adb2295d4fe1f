"""What a child would call stupid: for each game the things that an easy computer never does.

A stronger one may do some of them, for a reason that it sees; a random one does them all. Each is a question about one
choice: the view of the seat that chose, what it could choose from, and what it chose. The name of the function says
what is silly about it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any

from games.core import Action
from games.magic_numbers.computer import expected
from games.magic_numbers.computer import stuck as only_evil_leads_on
from games.magic_numbers.odds import prospects
from games.magic_numbers.rules import Card
from games.magic_numbers.rules import View as MagicView
from games.pillow_fight.lookahead import Fight, Position, position_of, share
from games.pillow_fight.state import View as PillowView
from games.sibling_rivalry.outlook import Landing, landings, next_danger, stopping
from games.sibling_rivalry.rules import View as SiblingView
from games.tie_die.state import UP, chance
from games.tie_die.state import View as DieView

Silly = Callable[[Any, Sequence[Action], Action], bool]


# Magic Numbers


def gives_away_the_number_that_wins(view: MagicView, _: Sequence[Action], action: Action) -> bool:
    """It stands that number short of the target, and lets somebody else have it."""
    return action != "keep" and _kept(view) == view.options.target


def gives_away_its_good_number(view: MagicView, _: Sequence[Action], action: Action) -> bool:
    """Ten points for nothing, given away."""
    return action != "keep" and view.face == _card(view).good and _kept(view) == _card(view).score + 10


def throws_a_lot_of_points_away(view: MagicView, _: Sequence[Action], action: Action) -> bool:
    """Keeps its Evil number with ten points or more, though it could still get on, and though there is somebody to
    give it to for whom it does not visibly win."""
    card = _card(view)
    others = [seat for seat in range(view.seats) if seat != view.viewer and seat not in view.out]
    free = min(expected(view, seat, card.evil) for seat in others) <= 0.5
    return action == "keep" and view.face == card.evil and card.score >= 10 and not _stuck(view) and free


def hands_somebody_the_win(view: MagicView, _: Sequence[Action], action: Action) -> bool:
    """Gives somebody a number that wins for them more often than not, by all that everybody has seen."""
    assert view.face is not None
    return action != "keep" and expected(view, int(action.removeprefix("give ")), view.face) > 0.5


def stays_stuck_for_ever(view: MagicView, _: Sequence[Action], action: Action) -> bool:
    """Nothing but its Evil number leads on, it rolls just that, and gives it away."""
    return action != "keep" and view.face == _card(view).evil and _stuck(view)


def _card(view: MagicView) -> Card:
    card = view.cards[view.viewer or 0]
    assert card is not None
    return card


def _kept(view: MagicView) -> int:
    card = _card(view)
    assert view.face is not None
    after: int = prospects(card.good, card.evil, view.options.target).after[view.face][card.score]
    return after


def _stuck(view: MagicView) -> bool:
    card = _card(view)
    return only_evil_leads_on(prospects(card.good, card.evil, view.options.target), card.evil, card.score)


# Sibling Rivalry


def passes_up_a_track_that_wins(view: SiblingView, _: Sequence[Action], action: Action) -> bool:
    """Its roll would take it past the finish at once."""
    found = landings(view)
    return any(one.wins for one in found) and not _chosen(found, action).wins


def goes_where_its_pawn_is_lost(view: SiblingView, _: Sequence[Action], action: Action) -> bool:
    """Lands beside or behind somebody, though the same roll goes elsewhere as far, for as many points, and stays."""
    found = landings(view)
    if not found:
        return False
    one = _chosen(found, action)
    return not _stays(one) and any(_stays(o) and o.points >= one.points and o.steps >= one.steps for o in found)


def throws_its_own_pawn_away(view: SiblingView, _: Sequence[Action], action: Action) -> bool:
    """Stops where somebody else's pawn takes its own off, or without one, though it would mostly have got on."""
    lost = stopping(view).place in ("none", "tied", "behind")
    return action == "stop" and lost and next_danger(view) <= 0.5


def stops_where_it_could_not_lose_anything(view: SiblingView, _: Sequence[Action], action: Action) -> bool:
    """Stops though the next roll cannot get it caught, or only once in a hundred times."""
    return action == "stop" and next_danger(view) < 0.01


def gambles_a_safe_pawn(view: SiblingView, _: Sequence[Action], action: Action) -> bool:
    """Rolls on with a pawn that stays, though the next roll mostly gets it caught, and nobody is about to win."""
    assert view.turn is not None
    near = max(score for seat, score in enumerate(view.score) if seat != view.turn) > view.score_track.length - 10
    safe = stopping(view).place in ("alone", "ahead")
    return view.phase == "decide" and action == "roll" and safe and not near and next_danger(view) > 0.5


def _chosen(found: Sequence[Landing], action: Action) -> Landing:
    return next(one for one in found if action == f"choose {one.track}")


def _stays(landing: Landing) -> bool:
    return landing.tops or landing.place in ("alone", "ahead")


# Tie-Die


def buys_what_never_pays(view: DieView, _: Sequence[Action], action: Action) -> bool:
    """Even with the best roll of the larger die each time it takes longer than with middling ones of the die it has."""
    if action != "upgrade":
        return False
    me, target = view.viewer or 0, view.options.target
    score, sides = view.score[me], view.die[me]
    return ceil((target - score + UP[sides]) / UP[sides]) > ceil((target - score) / ((sides + 1) / 2))


def buys_itself_out_of_reach(view: DieView, _: Sequence[Action], action: Action) -> bool:
    """Somebody is there with any roll, it could be as well, and it buys a die with which it cannot."""
    me, target = view.viewer or 0, view.options.target
    score, sides = view.score[me], view.die[me]
    pressed = any(seat != me and seat not in view.out and one + 1 >= target for seat, one in enumerate(view.score))
    return action == "upgrade" and pressed and score + sides >= target > score


def lets_somebody_win(view: DieView, legal: Sequence[Action], action: Action) -> bool:
    """Somebody is there with any roll, it cannot be, it could challenge them, and passes."""
    me, target = view.viewer or 0, view.options.target
    if action != "pass" or view.score[me] + view.die[me] >= target:
        return False
    return any(view.score[int(one.removeprefix("challenge "))] + 1 >= target for one in legal if one != "pass")


def fights_where_it_is_sure_to_lose(view: DieView, _: Sequence[Action], action: Action) -> bool:
    """Accepts with a d4 against a d10, though the fight may win the challenger the game and turning it down cannot."""
    me, target = view.viewer or 0, view.options.target
    if action != "accept" or view.challenge is None:
        return False
    other = view.challenge[0]
    hopeless = chance(view.die[me], view.die[other]) < 0.2
    return hopeless and view.score[other] < target <= view.score[other] + view.die[other]


def gives_up_a_sure_win(view: DieView, _: Sequence[Action], action: Action) -> bool:
    """Would be there with any roll, and pays for not being fought with dice that are no larger than its own."""
    me, target = view.viewer or 0, view.options.target
    if action != "decline" or view.challenge is None:
        return False
    return view.score[me] + 1 >= target and view.die[me] >= view.die[view.challenge[0]]


# Pillow Fight


def ignores_somebody_at_hand(view: PillowView, legal: Sequence[Action], action: Action) -> bool:
    """With the last action of its turn, could attack somebody without cover, and does something else."""
    return view.phase == "play" and view.actions == 1 and bool(_good(view, legal)) and not _attack(action)


def walks_away_from_somebody_at_hand(view: PillowView, legal: Sequence[Action], action: Action) -> bool:
    """Could attack somebody without cover, and goes where it can attack nobody."""
    if view.phase != "play" or view.actions == 1 or not action.startswith("move ") or not _good(view, legal):
        return False
    fight, position = _fight(view)
    (reply,) = fight.ways(position, action)
    return not any(True for _ in fight.attacks(reply.position, fight.me))


def does_not_throw_for_the_fifth_hit(view: PillowView, legal: Sequence[Action], action: Action) -> bool:
    """Has four hits and somebody at hand, and ends its turn."""
    assert view.viewer is not None
    return view.phase == "play" and view.hits[view.viewer] == 4 and action == "end" and bool(_good(view, legal))


def leaves_the_pillow_at_its_feet(view: PillowView, legal: Sequence[Action], action: Action) -> bool:
    """Has no pillow, could pick one up, and goes away from it or ends its turn."""
    takes = any(one.startswith("take ") for one in legal)
    if view.phase != "play" or not takes or not (action == "end" or action.startswith("move ")):
        return False
    fight, position = _fight(view)
    if action == "end" or view.actions == 1:
        return True
    square = fight.known.numbers[action.removeprefix("move ")]
    return not position.free & fight.spans.hands[square]


def walks_away_from_all_pillows(view: PillowView, _: Sequence[Action], action: Action) -> bool:
    """Has no pillow, and goes farther away from the nearest, with nobody near whom it could run from."""
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


def tears_the_last_pillow_for_somebody_else(view: PillowView, legal: Sequence[Action], action: Action) -> bool:
    """An attack that can only end the game with somebody else as the winner, or not end it."""
    if view.phase != "play" or not _attack(action):
        return False
    fight, position = _fight(view)
    ends = [reply for reply in fight.ways(position, action) if reply.over]
    last = fight.rounds == 0
    return bool(ends) and not last and not any(share(reply.position, fight.order, fight.me) for reply in ends)


def starts_without_a_pillow(view: PillowView, legal: Sequence[Action], action: Action) -> bool:
    """Begins where no pillow is at hand, though there are such places."""
    if view.phase != "place":
        return False
    fight, position = _fight(view)

    def has(one: Action) -> bool:
        return bool(position.free & fight.spans.hands[fight.known.numbers[one.removeprefix("place ")]])

    return not has(action) and any(map(has, legal))


def _fight(view: PillowView) -> tuple[Fight, Position]:
    assert view.viewer is not None
    return Fight(view, view.viewer), position_of(view)


def _attack(action: Action) -> bool:
    return action.startswith(("swing ", "throw "))


def _good(view: PillowView, legal: Sequence[Action]) -> list[Action]:
    """The attacks at hand that hit five times of twelve or more often, and cannot end the game for somebody else."""
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


SILLY: Mapping[str, tuple[Silly, ...]] = {
    "magic_numbers": (
        gives_away_the_number_that_wins,
        gives_away_its_good_number,
        throws_a_lot_of_points_away,
        hands_somebody_the_win,
        stays_stuck_for_ever,
    ),
    "sibling_rivalry": (
        passes_up_a_track_that_wins,
        goes_where_its_pawn_is_lost,
        throws_its_own_pawn_away,
        stops_where_it_could_not_lose_anything,
        gambles_a_safe_pawn,
    ),
    "tie_die": (
        buys_what_never_pays,
        buys_itself_out_of_reach,
        lets_somebody_win,
        fights_where_it_is_sure_to_lose,
        gives_up_a_sure_win,
    ),
    "pillow_fight": (
        ignores_somebody_at_hand,
        walks_away_from_somebody_at_hand,
        does_not_throw_for_the_fifth_hit,
        leaves_the_pillow_at_its_feet,
        walks_away_from_all_pillows,
        tears_the_last_pillow_for_somebody_else,
        starts_without_a_pillow,
    ),
}
"""By game."""
