"""What a position is worth at the end of a turn: who can strike when, and how likely that wins the race."""

from __future__ import annotations

from typing import Final

from games.core import Seat
from games.pillow_fight.lookahead import Fight, Position, share
from games.pillow_fight.race import PACE, Runner, win_chance
from games.pillow_fight.squares import NOWHERE

USUAL: Final = 0.4
"""How probably a first attack hits that nothing is known about yet."""

CONTESTED: Final = 0.6
"""What a pillow within reach is worth if somebody else can have it sooner."""

FAR: Final = 2
"""In how many turns a seat attacks that has to cross the room for a pillow."""

NONE_FREE: Final = 4
"""In how many turns a seat attacks if no pillow lies about."""


def value(fight: Fight, position: Position) -> float:
    """How probably ``fight.me`` wins, whose turn has just ended there; a shared win counts in part."""
    me, hits = fight.me, position.hits
    if fight.rounds is not None and fight.rounds <= 0 and not fight.sooner:
        return share(position, fight.order, me)
    others = []
    for place, other in enumerate(fight.others):
        chance, delay = outlook(fight, position, other, place)
        others.append(Runner(hits[other], chance, delay, other in fight.sooner, PACE))
    others.sort()
    chance, delay = outlook(fight, position, me, len(fight.others))
    return win_chance(Runner(hits[me], chance, delay, False, PACE), tuple(others), position.left, fight.rounds)


def outlook(fight: Fight, position: Position, seat: Seat, place: int) -> tuple[float, int]:
    """How probably the seat's first attack hits, and in how many turns it comes (0: the next).

    ``place`` is how many of ``fight.order`` have their turns before.
    """
    here = position.at[seat]
    if here == NOWHERE:
        return USUAL, 1
    near, clear, covered, hands = fight.spans.of(here)
    if position.holding >> seat & 1:
        chance = _best(fight, position, seat, near, clear, covered)
        return (chance, 0) if chance else (USUAL, 1)
    if at_hand := position.free & fight.spans.hands[here]:
        known = fight.known
        chance = _best(fight, position, seat, known.near[here], *known.targets(here))
        if not chance:
            return USUAL, 1
        return chance * _undisputed(fight, position, at_hand, place), 0
    if not position.free:
        return USUAL, NONE_FREE
    return USUAL, 1 if position.free & hands else FAR


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


def _undisputed(fight: Fight, position: Position, at_hand: int, place: int) -> float:
    """What is left of a chance that hangs on these pillows: less if others with empty hands can have them all."""
    lying = 0
    while at_hand:
        lowest = at_hand & -at_hand
        at_hand ^= lowest
        square = lowest.bit_length() - 1
        takers = sum(
            not position.holding >> other & 1
            and position.at[other] != NOWHERE
            and fight.spans.hands[position.at[other]] >> square & 1
            for other in fight.order[:place]
        )
        lying += position.lying[square] - takers
    return 1.0 if lying > 0 else CONTESTED
