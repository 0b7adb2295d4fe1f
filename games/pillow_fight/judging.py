"""What a position is worth at the end of a turn: who can strike when, and how likely that wins the race."""

from __future__ import annotations

from typing import Final

from games.core import Seat
from games.pillow_fight.lookahead import Fight, Position, share
from games.pillow_fight.race import Runner, win_chance
from games.pillow_fight.squares import NOWHERE, members

USUAL: Final = 0.22
"""How probably a first attack hits that nothing is known about yet."""

ARMED: Final = 0.95
"""What is left of the odds of somebody who holds a pillow and sees a target, by the time the turn comes."""

AT_HAND: Final = 0.6
"""The same for somebody who has yet to pick a pillow up, and so cannot follow a target that moves."""

CONTESTED: Final = 0.8
"""What a pillow within reach is worth if somebody else can have it sooner."""

PACE: Final = 0.3
"""How probably a seat scores in one of its later turns."""

IDLE: Final = 0.02
"""The same for a seat with empty hands if no pillow lies about: somebody might yet throw one."""

WANING: Final = 0.8
"""What is left of a seat's pace with each turn once there are no more pillows than seats."""


def value(fight: Fight, position: Position) -> float:
    """How probably ``fight.me`` wins, whose turn has just ended there; a shared win counts in part."""
    me, hits = fight.me, position.hits
    if fight.rounds is not None and fight.rounds <= 0 and not fight.sooner:
        return share(position, fight.order, me)
    others = sorted(runner(fight, position, other, place) for place, other in enumerate(fight.others))
    mine = runner(fight, position, me, len(others))
    return win_chance(mine, tuple(others), position.left, fight.rounds)


def runner(fight: Fight, position: Position, seat: Seat, place: int) -> Runner:
    """How a seat will run on from there. ``place`` is how many of ``fight.order`` have their turns before."""
    chance, delay, pace = outlook(fight, position, seat, place)
    waning = WANING if position.left <= len(fight.order) else 1.0
    return Runner(position.hits[seat], round(chance, 3), delay, seat in fight.sooner, pace, waning)


def outlook(fight: Fight, position: Position, seat: Seat, place: int) -> tuple[float, int, float]:
    """How probably the seat's first attack hits, in how many turns it comes (0: the next), and its pace from then on."""
    here = position.at[seat]
    if here == NOWHERE:
        return USUAL, 1, PACE
    near, clear, covered, hands = fight.spans.of(here)
    if position.holding >> seat & 1:
        chance = _best(fight, position, seat, near, clear, covered)
        return (chance * ARMED, 0, PACE) if chance else (USUAL, 1, PACE)
    if not position.free:
        return IDLE, 0, IDLE
    if at_hand := position.free & fight.spans.hands[here]:
        known = fight.known
        chance = _best(fight, position, seat, known.near[here], *known.targets(here))
        pace = PACE * (still := _still_there(fight, position, at_hand, place))
        return (chance * AT_HAND * still, 0, pace) if chance else (USUAL * still, 1, pace)
    if in_reach := position.free & hands:
        still = _still_there(fight, position, in_reach, place)
        return USUAL * still, 1, PACE * still
    still = _still_there(fight, position, position.free, place)
    return USUAL * still, 2, PACE * still


def _best(fight: Fight, position: Position, seat: Seat, near: int, clear: int, covered: int) -> float:
    """The best odds against anybody who stands on such a square."""
    best = 0.0
    for other in fight.order:
        where = position.at[other]
        if other == seat or where == NOWHERE:
            continue
        if clear >> where & 1:
            best = max(best, fight.odds(position, "throw", other))
        elif covered >> where & 1:
            best = max(best, fight.odds(position, "throw", other, True))
        if near >> where & 1:
            best = max(best, fight.odds(position, "swing", other))
    return best


def _still_there(fight: Fight, position: Position, pillows: int, place: int) -> float:
    """What is left of a chance that hangs on these pillows: less if others with empty hands can have them all sooner."""
    lying = 0
    for square in members(pillows):
        lying += position.lying[square]
    for other in fight.order[:place]:
        where = position.at[other]
        if not position.holding >> other & 1 and where != NOWHERE:
            lying -= pillows & fight.spans.of(where)[3] != 0
    return float(CONTESTED ** max(0, 1 - lying))
