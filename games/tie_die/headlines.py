"""Headlines of Tie-Die."""

from __future__ import annotations

from games.achievements.context import FinishedGame
from games.analysis.headlines import DecidingMoment, headline, usually
from games.core import Seat, Throw
from games.tie_die.rules.events import Added, ChallengeWon, OffWon, Rolled, Threw, TieBreak
from games.tie_die.rules.state import SIZES


@headline
def one_more_throw(finished: FinishedGame) -> DecidingMoment | None:
    """Level on points, and one more throw decided; ``other`` was level."""
    breaks = finished.ended_with(TieBreak)
    if not breaks:
        return None
    other = next((seat for seat in breaks[-1].seats if seat != finished.winner), None)
    return _at_the_end(finished, _throws(breaks[-1]), other)


@headline
def won_the_challenge(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the winner won the game by challenging ``other``."""
    won = [event for event in finished.ended_with(ChallengeWon) if event.seat == finished.winner]
    fights = _fights(finished) or [()]
    return _at_the_end(finished, fights[-1], won[-1].other) if won else None


@headline
def with_the_smallest_die(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the winner had the smallest die when the last dice were rolled."""
    mine = _rolled(finished)
    return _at_the_end(finished, (mine,), number=mine[2]) if mine and mine[1] == SIZES[0] else None


@headline
def won_the_roll_off(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the last points came from a roll-off; ``number`` is how many."""
    won = [event for event in finished.ended_with(OffWon) if event.seat == finished.winner]
    if not won:
        return None
    mine = [throws for throws in _fights(finished) if any(seat == finished.winner for seat, _, _ in throws)]
    return _at_the_end(finished, mine[-1] if mine else (), number=won[-1].face)


@usually
def the_number_to_win(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the last points were a number that only the winner rolled, and at most half would have done.

    Those are the numbers of the winner's die that reach the target; the others' dice stand as they fell.
    """
    mine = _rolled(finished)
    added = [dict(zip(event.seats, event.points, strict=True)) for event in finished.ended_with(Added)]
    alone = [points[finished.winner] for points in added if finished.winner in points]
    if not mine or not alone:
        return None
    state = finished.table.state
    _, sides, face = mine
    least = state.options.target - (state.score[finished.winner] - alone[-1])
    return _at_the_end(finished, (mine,), number=face) if 2 * (sides - max(least, 1) + 1) <= sides else None


def _at_the_end(
    finished: FinishedGame, throws: tuple[Throw, ...], other: Seat | None = None, number: int = 0
) -> DecidingMoment:
    return DecidingMoment(finished.table.frames[-1].number, throws, other, number)


def _rolled(finished: FinishedGame) -> Throw | None:
    """Return the winner's throw in the round's roll of the last action; None if there was none."""
    rolled = [throw for event in finished.ended_with(Rolled) for throw in _throws(event)]
    return next((throw for throw in rolled if throw[0] == finished.winner), None)


def _fights(finished: FinishedGame) -> list[tuple[Throw, ...]]:
    """Return the throws that decided roll-offs and challenges in the last action."""
    return [_throws(event) for event in finished.ended_with(Threw) if event.decided]


def _throws(event: Rolled | Threw | TieBreak) -> tuple[Throw, ...]:
    return tuple(zip(event.seats, event.sides, event.faces, strict=True))
