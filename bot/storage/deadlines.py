"""Changes of deadlines: until when each seat's decision is awaited, and when the table has to be checked."""

from __future__ import annotations

from msgspec import Struct


class SeatDeadline(Struct, frozen=True):
    """Changed times of a seat.

    They are: until when its decision is awaited, how many it has missed in a row, since when it is awaited,
    when its player last acted here, what is left in its time bank, and the seconds that are left for the
    decision while the table is paused.
    """

    seat: int
    deadline: float | None
    missed: int
    since: float | None = None
    acted: float | None = None
    bank: float | None = None
    remaining: float | None = None


class DeadlineUpdate(Struct, frozen=True):
    """Change of deadlines: when the table has to be checked next, and the seats that change."""

    wake: float | None
    seats: tuple[SeatDeadline, ...] = ()
