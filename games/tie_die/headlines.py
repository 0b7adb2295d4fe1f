"""Headlines of Tie-Die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.achievements.context import FinishedGame
from games.analysis.headlines import DecidingMoment, headline, usually
from games.core import Event, Seat, Throw
from games.tie_die.rules.events import Added, ChallengeWon, OffWon, Rolled, Threw, TieBreak
from games.tie_die.rules.state import SIZES

E = TypeVar("E", bound=Event)


@headline
def one_more_throw(tale: FinishedGame) -> DecidingMoment | None:
    """Level on points, and one more throw decided; ``other`` was level."""
    breaks = _last(tale, TieBreak)
    if not breaks:
        return None
    other = next((seat for seat in breaks[-1].seats if seat != _winner(tale)), None)
    return DecidingMoment(_end(tale), _throws(breaks[-1].seats, breaks[-1].sides, breaks[-1].faces), other)


@headline
def won_the_challenge(tale: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the winner won the game by challenging ``other``."""
    won = [event for event in _last(tale, ChallengeWon) if event.seat == _winner(tale)]
    return DecidingMoment(_end(tale), _fought(tale), won[-1].other) if won else None


@headline
def with_the_smallest_die(tale: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the winner had the smallest die when the last dice were rolled."""
    mine = _rolled(tale)
    return DecidingMoment(_end(tale), (mine,), number=mine[2]) if mine and mine[1] == SIZES[0] else None


@headline
def won_the_roll_off(tale: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the last points came from a roll-off; ``number`` is how many."""
    won = [event for event in _last(tale, OffWon) if event.seat == _winner(tale)]
    if not won:
        return None
    mine = [throws for throws in _fights(tale) if any(seat == _winner(tale) for seat, _, _ in throws)]
    return DecidingMoment(_end(tale), mine[-1] if mine else (), number=won[-1].face)


@usually
def the_number_to_win(tale: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the last points were a number that only the winner rolled."""
    mine = _rolled(tale)
    alone = any(_winner(tale) in event.seats for event in _last(tale, Added))
    return DecidingMoment(_end(tale), (mine,), number=mine[2]) if mine and alone else None


def _winner(tale: FinishedGame) -> Seat:
    return tale.ranking[0][0]


def _end(tale: FinishedGame) -> int:
    return tale.table.frames[-1].number


def _last(tale: FinishedGame, kind: type[E]) -> list[E]:
    """Return the last action's events of that kind."""
    if tale.abandoned:
        return []
    return [event for event in tale.table.frames[-1].events if isinstance(event, kind)]


def _rolled(tale: FinishedGame) -> Throw | None:
    """Return the winner's throw in the round's roll of the last action; None if there was none."""
    for event in _last(tale, Rolled):
        if _winner(tale) in event.seats:
            at = event.seats.index(_winner(tale))
            return _winner(tale), event.sides[at], event.faces[at]
    return None


def _fights(tale: FinishedGame) -> list[tuple[Throw, ...]]:
    """Return the throws that decided roll-offs and challenges in the last action."""
    return [_throws(event.seats, event.sides, event.faces) for event in _last(tale, Threw) if event.decided]


def _fought(tale: FinishedGame) -> tuple[Throw, ...]:
    fights = _fights(tale)
    return fights[-1] if fights else ()


def _throws(seats: Sequence[Seat], sides: Sequence[int], faces: Sequence[int]) -> tuple[Throw, ...]:
    return tuple(zip(seats, sides, faces, strict=True))
