"""Value of a position at the end of a turn: who can strike when, and how likely that wins the race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core import Seat
from games.pillow_fight.ai.race_model import RaceEntry, win_chance
from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, share
from games.pillow_fight.rules.squares import NOWHERE, members

USUAL: Final = 0.22
"""Probability that a first attack hits of which nothing is known yet."""

ARMED: Final = 0.95
"""Share left of the odds of a player who holds a pillow and sees a target, by the time the turn comes."""

AT_HAND: Final = 0.55
"""The same share for a player who has yet to pick a pillow up, and so cannot follow a target that moves."""

CONTESTED: Final = 0.9
"""Share left of a chance that hangs on a pillow for each one missing because others can have it before."""

LAST_ONE: Final = 0.35
"""The same share if it is the only pillow that lies about: a player who misses it has none."""

PACE: Final = 0.3
"""Probability that a seat scores in one of its later turns."""

IDLE: Final = 0.02
"""The same probability for a seat with empty hands if no pillow lies about: another player might yet throw one."""

WANING: Final = 0.9
"""Share left of a seat's pace with each turn once there are no more pillows than seats."""

SCARCE: Final = 0.75
"""The same share for a seat with a pillow in hand if no other lies about: a swing tears it one time in three."""

SHYNESS: Final = 0.0005
"""Value that an attack which is certain to hit takes from a position, for the one attacked."""

EAGERNESS: Final = 0.0001
"""Value that each step takes from it between a player with nothing to do and what they could do something with."""

PATIENCE: Final = 10
"""Number of rounds for which eagerness stays the same where no curfew ends the game: most fights are over by then."""

IMPATIENCE: Final = 1.5
"""Each later round multiplies it by this."""

LATEST: Final = 20
"""Number of rounds that multiply it, until a step counts for about a third of the win."""


def value(fight: SearchContext, position: SearchPosition) -> float:
    """Return the chance that ``fight.me``, whose turn has just ended, wins; a shared win counts in part."""
    me = fight.me
    if fight.rounds is not None and fight.rounds <= 0 and not fight.sooner:
        return share(position, fight.order, me)
    others = sorted(runner(fight, position, other, place, fight.order) for place, other in enumerate(fight.others))
    mine = runner(fight, position, me, len(others), fight.order)
    return win_chance(mine, tuple(others), position.left, fight.rounds) - unease(fight, position)


def runner(fight: SearchContext, position: SearchPosition, seat: Seat, place: int, order: Sequence[Seat]) -> RaceEntry:
    """Return the seat's race entry; its next turn comes after those of the first ``place`` seats of ``order``."""
    chance, delay, pace = attack_forecast(fight, position, seat, order[:place])
    waning = WANING if position.left <= len(fight.order) else 1.0
    if not position.free and position.holding >> seat & 1:
        waning = SCARCE
    return RaceEntry(position.hits[seat], round(chance, 3), delay, seat in fight.sooner, round(pace, 3), waning)


def attack_forecast(
    fight: SearchContext, position: SearchPosition, seat: Seat, sooner: Sequence[Seat]
) -> tuple[float, int, float]:
    """Return the chance that the seat's first attack hits, the turns until then (0: the next), and its pace after.

    ``sooner`` are the seats whose turns come before.
    """
    here = position.at[seat]
    if here == NOWHERE:
        return USUAL, 1, PACE
    near, clear, covered, hands = fight.spans.from_square(here)
    if position.holding >> seat & 1:
        chance = _best(fight, position, seat, near, clear, covered)
        return (chance * ARMED, 0, PACE) if chance else (USUAL, 1, PACE)
    if not position.free:
        return IDLE, 0, IDLE
    if at_hand := position.free & fight.spans.hands[here]:
        known = fight.known
        chance = _best(fight, position, seat, known.near[here], *known.targets(here))
        pace = PACE * (still := _still_there(fight, position, at_hand, sooner))
        return (chance * AT_HAND * still, 0, pace) if chance else (USUAL * still, 1, pace)
    if in_reach := position.free & hands:
        still = _still_there(fight, position, in_reach, sooner)
        return USUAL * still, 1, PACE * still
    still = _still_there(fight, position, position.free, sooner)
    return USUAL * still, 2, PACE * still


def unease(fight: SearchContext, position: SearchPosition) -> float:
    """Return a small penalty for the square of ``fight.me``, to choose among squares with an equal race.

    It counts attackers in reach, and the distance to a pillow or, holding one, to a target. It is tiny because
    an attack takes nothing from its target: otherwise the attackers would hit another player.
    """
    return SHYNESS * _exposure(fight, position) + (EAGERNESS + impatience(fight)) * _distance(fight, position)


def impatience(fight: SearchContext) -> float:
    """Return the extra weight of each step, and of an attack itself, late in games without a curfew.

    Otherwise all players would wait for one another for ever if the one who comes nearer is attacked first.
    """
    late = 0 if fight.rounds is not None else min(max(0, fight.round - PATIENCE), LATEST)
    return EAGERNESS * float(IMPATIENCE**late - 1)


def _exposure(fight: SearchContext, position: SearchPosition) -> float:
    """Return the expected hits if all others attacked ``fight.me`` in their next turns."""
    me, odds = fight.me, 0.0
    here = 1 << position.at[me]
    for other in fight.others:
        where = position.at[other]
        if where == NOWHERE:
            continue
        if position.holding >> other & 1:
            near, clear, covered, _ = fight.spans.from_square(where)
        elif position.free & fight.spans.hands[where]:
            near, (clear, covered) = fight.known.near[where], fight.known.targets(where)
        else:
            continue
        swing = fight.odds(position, "swing", me) if near & here else 0.0
        throw = fight.odds(position, "throw", me, not clear & here) if (clear | covered) & here else 0.0
        odds += max(swing, throw)
    return odds


def _distance(fight: SearchContext, position: SearchPosition) -> int:
    """Return the distance of ``fight.me`` to the next pillow or, holding one, to the next seat to attack."""
    me = fight.me
    if position.holding >> me & 1:
        squares = [where for other in fight.others if (where := position.at[other]) != NOWHERE]
    else:
        squares = list(members(position.free))
    here = position.at[me]
    return min((fight.spans.steps_to(square)[here] for square in squares), default=0)


def _best(fight: SearchContext, position: SearchPosition, seat: Seat, near: int, clear: int, covered: int) -> float:
    """Return the best odds against any seat standing on one of these squares."""
    best = 0.0
    for other, where in enumerate(position.at):
        if other == seat or where == NOWHERE:
            continue
        thrown, at_cover, swung = fight.against(position, other)
        if clear >> where & 1:
            if thrown > best:
                best = thrown
        elif at_cover > best and covered >> where & 1:
            best = at_cover
        if swung > best and near >> where & 1:
            best = swung
    return best


def _still_there(fight: SearchContext, position: SearchPosition, pillows: int, sooner: Sequence[Seat]) -> float:
    """Return the share left of a chance that depends on these pillows.

    It is less if seats with empty hands can take them first.
    """
    lying = 0
    for square in members(pillows):
        lying += position.lying[square]
    for other in sooner:
        where = position.at[other]
        if not position.holding >> other & 1 and where != NOWHERE:
            lying -= pillows & fight.spans.from_square(where)[3] != 0
    last = position.left - position.holding.bit_count() == 1
    return float((LAST_ONE if last else CONTESTED) ** max(0, 1 - lying))
