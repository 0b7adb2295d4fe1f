"""Choices before the fight: a sensible room, sensible pillows, who goes first, and where to stand."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from games.core import Action, Seat
from games.core.seats import clockwise, first_playing
from games.pillow_fight.ai.evaluation import runner, unease
from games.pillow_fight.ai.race_model import win_chances
from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, position_of
from games.pillow_fight.ai.turn_search import LEVEL_TIE
from games.pillow_fight.rules.state import View

CROWDED: Final = 0.002
"""Value of a second pillow within reach of a start square."""


def set_up(view: View, legal: Sequence[Action], rng: random.Random) -> Action:
    """Choose an action in any phase before play; ``legal`` is the rules' list.

    The room is one of the ready-made ones at random, the pillows lie evenly (which the rules list first), and the
    player who names the first player names themselves: going first wins a little more than an even share.
    """
    if view.phase == "pillows":
        return legal[0]
    if view.phase == "first":
        myself = f"first {view.viewer}"
        return myself if myself in legal else rng.choice(legal)
    if view.phase == "place":
        return start_square(view, legal, rng)
    return rng.choice(legal)


def pillow_square(view: View, legal: Sequence[Action], rng: random.Random) -> Action:
    """Any square with a pillow at hand."""
    assert view.viewer is not None
    fight, position = SearchContext(view, view.viewer), position_of(view)
    hands, numbers = fight.spans.hands, fight.known.numbers
    good = [action for action in legal if position.free & hands[numbers[action.removeprefix("place ")]]]
    return rng.choice(good or legal)


def start_square(view: View, legal: Sequence[Action], rng: random.Random) -> Action:
    """Return the best ``place`` action by the race model: near pillows, with targets and cover."""
    assert view.viewer is not None
    fight, position = SearchContext(view, view.viewer), position_of(view)
    squares = {fight.known.numbers[action.removeprefix("place ")]: action for action in legal}
    return squares[rng.choice(best_squares(worths(fight, position, squares, order_of_play(view))))]


def worths(
    fight: SearchContext, position: SearchPosition, squares: Iterable[int], order: tuple[Seat, ...]
) -> dict[int, float]:
    """Return the value for ``fight.me`` of each square as a start, by the race model."""
    return {square: _worth(fight, position.moved(fight.me, square), order) for square in squares}


def best_squares(worth: Mapping[int, float]) -> list[int]:
    """Return the squares with the highest value; ties within ``LEVEL_TIE`` count as equal."""
    most = max(worth.values()) - LEVEL_TIE
    return [square for square in worth if worth[square] >= most]


def order_of_play(view: View) -> tuple[Seat, ...]:
    """Return the seats still playing in order of play.

    From the first player on; while that is open, from the seat that names the first player.
    """
    first = first_playing(2, view.seats, view.resigned) if view.first is None else view.first
    return tuple(clockwise(first, view.seats, view.resigned))


def opening_chances(fight: SearchContext, position: SearchPosition, order: tuple[Seat, ...]) -> tuple[float, ...]:
    """Return the win probability of each seat in ``order`` while characters are being placed.

    A seat without a place gets the usual chances.
    """
    runs = (runner(fight, position, seat, place, order) for place, seat in enumerate(order))
    # All have the same number of turns before them.
    level = tuple(run._replace(sooner=False) for run in runs)
    curfew = fight.options.curfew
    return win_chances(level, position.left, None if curfew == "off" else curfew)


def _worth(fight: SearchContext, position: SearchPosition, order: tuple[Seat, ...]) -> float:
    won = opening_chances(fight, position, order)[order.index(fight.me)]
    hands = position.free & fight.spans.hands[position.at[fight.me]]
    return won + CROWDED * min(2, hands.bit_count()) - unease(fight, position)
