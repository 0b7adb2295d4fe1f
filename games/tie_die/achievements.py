"""Achievements of Tie-Die."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.achievements.context import PlayerPerspective, achievement
from games.core import Event, Seat
from games.tie_die.rules.events import Accepted, OffWon, RollOff, Threw, TieBreak
from games.tie_die.rules.state import SIZES

STUBBORN = 4
"""Number of throws from which on a roll-off is a long one."""


def _fights(events: Iterable[Event]) -> Iterator[tuple[Sequence[Threw], Seat | None]]:
    """Yield the throws of each roll-off and each accepted challenge, with the winner."""
    throws: list[Threw] = []
    for event in events:
        if isinstance(event, RollOff | Accepted):
            throws = []
        elif isinstance(event, Threw):
            throws.append(event)
            if event.decided:
                highest = event.seats[event.faces.index(max(event.faces))]
                yield throws, highest


@achievement
def three_is_a_crowd(mine: PlayerPerspective) -> bool:
    """Won a roll-off of three or more."""
    crowd: tuple[Seat, ...] = ()
    for event in mine.saw(Event):
        if isinstance(event, RollOff):
            crowd = event.seats
        elif isinstance(event, OffWon) and event.seat == mine.seat and len(crowd) > 2:
            return True
    return False


@achievement
def david(mine: PlayerPerspective) -> bool:
    """Threw highest in a roll-off or a challenge with the smallest die, against the largest."""
    return any(
        winner == mine.seat
        and throws[-1].sides[throws[-1].seats.index(mine.seat)] == SIZES[0]
        and SIZES[-1] in throws[-1].sides
        for frame in mine.frames
        for throws, winner in _fights(frame.events)
    )


@achievement
def stubborn_as_mules(mine: PlayerPerspective) -> bool:
    """Was in a roll-off or a challenge that took many throws to be decided."""
    return any(
        len(throws) >= STUBBORN and mine.seat in throws[-1].seats
        for frame in mine.frames
        for throws, _ in _fights(frame.events)
    )


@achievement
def small_is_beautiful(mine: PlayerPerspective) -> bool:
    """Won with the smallest die still in hand."""
    return mine.won and mine.finished.view(mine.frames[-1].number).die[mine.seat] == SIZES[0]


@achievement
def photo_finish(mine: PlayerPerspective) -> bool:
    """Return whether the player won by one more throw, level on points with another player."""
    return mine.won and bool(mine.saw(TieBreak))
