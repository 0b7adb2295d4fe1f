"""Tables of the rules for every card at every score, made from the program's own tables for the trainers."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from games.magic_numbers.ai.card_belief import WAYS
from games.magic_numbers.ai.features import ahead, facts
from games.magic_numbers.ai.players import stuck
from games.magic_numbers.ai.prospects import CARDS, FACES, prospects

SCORES = 51
FUTURE = 21
"""Number of inputs about what is ahead of a card: rounds, points, what wins, how far, what leads nearer."""


def rules(target: int) -> bytes:
    """Return the tables of one target as floats: card by card, number by number, score by score.

    Number 0 means that none is rolled. Scores go up to 50, whatever the target; those beyond the target have
    zeros. See ``Rules`` in ``seat.h``.
    """
    numbers = array("f", [*(float(good) for good, _ in CARDS), *(float(evil) for _, evil in CARDS)])
    for about in (_after, _nearer, _keeping, _fact):
        for place in range(len(CARDS)):
            for face in (0, *FACES):
                numbers.extend(_all_scores([about(place, face, score, target) for score in range(target + 1)]))
    for standing in (_stuck, _ahead):
        for place in range(len(CARDS)):
            numbers.extend(_all_scores([standing(place, score, target) for score in range(target + 1)]))
    return numbers.tobytes()


def _all_scores(rows: list[list[float]]) -> Iterable[float]:
    for row in rows:
        yield from row
    yield from [0.0] * (SCORES - len(rows)) * len(rows[0])


def _after(place: int, face: int, score: int, target: int) -> list[float]:
    return [float(prospects(*CARDS[place], target).after[face][score] if face else score)]


def _nearer(place: int, face: int, score: int, target: int) -> list[float]:
    return [prospects(*CARDS[place], target).nearer(face, score) if face else 0.0]


def _keeping(place: int, face: int, score: int, target: int) -> list[float]:
    """Return how likely each simple way of playing keeps the number."""
    if not face:
        return [0.0] * len(WAYS)
    nearer = prospects(*CARDS[place], target).nearer(face, score)
    return [way(face == CARDS[place][1], nearer) for _, way in WAYS]


def _fact(place: int, face: int, score: int, target: int) -> list[float]:
    row = facts(place, face or 1, score, target)
    if not face:
        # Nothing that a number would change.
        row[13], row[20] = row[12], row[19]
        row[14:19] = [0.0] * 5
    return row


def _stuck(place: int, score: int, target: int) -> list[float]:
    return [float(stuck(prospects(*CARDS[place], target), CARDS[place][1], score))]


def _ahead(place: int, score: int, target: int) -> list[float]:
    return list(ahead(place, score, target)[-FUTURE:])
