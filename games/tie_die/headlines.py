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
def one_more_throw(finished: FinishedGame) -> DecidingMoment | None:
    """Level on points, and one more throw decided; ``other`` was level."""
    breaks = _last(finished, TieBreak)
    if not breaks:
        return None
    other = next((seat for seat in breaks[-1].seats if seat != _winner(finished)), None)
    return DecidingMoment(_end(finished), _throws(breaks[-1].seats, breaks[-1].sides, breaks[-1].faces), other)


@headline
def won_the_challenge(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the winner won the game by challenging ``other``."""
    won = [event for event in _last(finished, ChallengeWon) if event.seat == _winner(finished)]
    return DecidingMoment(_end(finished), _fought(finished), won[-1].other) if won else None


@headline
def with_the_smallest_die(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the winner had the smallest die when the last dice were rolled."""
    mine = _rolled(finished)
    return DecidingMoment(_end(finished), (mine,), number=mine[2]) if mine and mine[1] == SIZES[0] else None


@headline
def won_the_roll_off(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the last points came from a roll-off; ``number`` is how many."""
    won = [event for event in _last(finished, OffWon) if event.seat == _winner(finished)]
    if not won:
        return None
    mine = [throws for throws in _fights(finished) if any(seat == _winner(finished) for seat, _, _ in throws)]
    return DecidingMoment(_end(finished), mine[-1] if mine else (), number=won[-1].face)


@usually
def the_number_to_win(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the last points were a number that only the winner rolled."""
    mine = _rolled(finished)
    alone = any(_winner(finished) in event.seats for event in _last(finished, Added))
    return DecidingMoment(_end(finished), (mine,), number=mine[2]) if mine and alone else None


def _winner(finished: FinishedGame) -> Seat:
    return finished.ranking[0][0]


def _end(finished: FinishedGame) -> int:
    return finished.table.frames[-1].number


def _last(finished: FinishedGame, kind: type[E]) -> list[E]:
    """Return the last action's events of that kind."""
    if finished.abandoned:
        return []
    return [event for event in finished.table.frames[-1].events if isinstance(event, kind)]


def _rolled(finished: FinishedGame) -> Throw | None:
    """Return the winner's throw in the round's roll of the last action; None if there was none."""
    for event in _last(finished, Rolled):
        if _winner(finished) in event.seats:
            at = event.seats.index(_winner(finished))
            return _winner(finished), event.sides[at], event.faces[at]
    return None


def _fights(finished: FinishedGame) -> list[tuple[Throw, ...]]:
    """Return the throws that decided roll-offs and challenges in the last action."""
    return [_throws(event.seats, event.sides, event.faces) for event in _last(finished, Threw) if event.decided]


def _fought(finished: FinishedGame) -> tuple[Throw, ...]:
    fights = _fights(finished)
    return fights[-1] if fights else ()


def _throws(seats: Sequence[Seat], sides: Sequence[int], faces: Sequence[int]) -> tuple[Throw, ...]:
    return tuple(zip(seats, sides, faces, strict=True))
