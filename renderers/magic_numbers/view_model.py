"""Facts on the boards of Magic Numbers: counts, scores by turn, and the effect of each number."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from games.core import Seat
from games.magic_numbers.rules import BONUS, Card, Effect, FinishedTurn, View, taking

FACES = range(1, 7)


class Counts(Struct, frozen=True):
    """Counts of each face that was kept, given away and received: ``kept[seat][face - 1]``."""

    kept: tuple[tuple[int, ...], ...]
    gave: tuple[tuple[int, ...], ...]
    got: tuple[tuple[int, ...], ...]


def counts(history: Sequence[FinishedTurn], seats: int) -> Counts:
    """Return the public history as counts by player and face."""
    kept, gave, got = ([[0] * len(FACES) for _ in range(seats)] for _ in range(3))
    for turn in history:
        if turn.roller == turn.taker:
            kept[turn.taker][turn.face - 1] += 1
        else:
            gave[turn.roller][turn.face - 1] += 1
            got[turn.taker][turn.face - 1] += 1
    return Counts(*(tuple(map(tuple, table)) for table in (kept, gave, got)))


EARLY = 3
"""Number of rounds in which suspicions are shown; later the counts say more."""


def is_early(view: View) -> bool:
    """Return whether it is so early that one number given away is worth a hint."""
    return view.phase != "over" and 0 < len(view.history) <= EARLY * view.seats


def suspects(view: View) -> dict[Seat, tuple[int, ...]]:
    """Return the numbers that each player has given away and never kept.

    One of them may be the player's Evil number. They follow from public facts alone; empty once it is no longer
    early.
    """
    if not is_early(view):
        return {}
    table = counts(view.history, view.seats)
    found = {
        seat: tuple(face for face in FACES if table.gave[seat][face - 1] and not table.kept[seat][face - 1])
        for seat in range(view.seats)
        if seat not in view.resigned
    }
    return {seat: faces for seat, faces in found.items() if faces}


def scores(card: Card, turns: int) -> tuple[int, ...]:
    """Return the score before the first turn and after each of ``turns`` turns of the table."""
    course: list[int] = []
    score = 0
    for taken in card.taken:
        course += [score] * (taken.turn + 1 - len(course))
        score = taken.score
    return (*course, *([score] * (turns + 1 - len(course))))


def prospects(card: Card, target: int) -> tuple[tuple[Effect, int], ...]:
    """Return the effect of taking each face on the card's holder now, and the score after it."""
    return tuple(taking(face, card.good, card.evil, card.score, target) for face in FACES)


@lru_cache(2048)
def _reaches(good: int, evil: int, score: int, target: int) -> bool:
    steps = {BONUS if face == good else face for face in FACES if face != evil}
    return score == target or any(
        _reaches(good, evil, score + step, target) for step in sorted(steps) if score + step <= target
    )


def stuck(card: Card, target: int) -> bool:
    """Return whether no sequence of numbers reaches exactly ``target``, unless the Evil number comes first."""
    return not _reaches(card.good, card.evil, card.score, target)


def own_card(view: View) -> Card | None:
    """Return the viewer's card; None for the room."""
    return None if view.viewer is None else view.cards[view.viewer]
