"""Changes of a table as they were stored, for the copy of its row in memory.

A repository returns the change that it has stored, and ``TableSession.apply`` makes it part of the row that the process
holds. The model test compares each with what the database has.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from bot.storage.table_rows import DeadlineUpdate, RecordDigest, StoredPremove, TableNotice, TableRow


class TableChange(Struct, frozen=True):
    """A stored change of one table."""

    on_board: ClassVar[bool] = False
    """True if the table's message shows it."""

    @abstractmethod
    def apply_to(self, row: TableRow) -> TableRow:
        """Return the row as it is after this change."""


class WaitingChanged(TableChange, frozen=True):
    """Other players are waited for."""

    on_board: ClassVar[bool] = True
    waiting: DeadlineUpdate

    def apply_to(self, row: TableRow) -> TableRow:
        """Implement :meth:`TableChange.apply_to`."""
        return replace(with_deadlines(row, self.waiting), painted=-1 if self.waiting.seats else row.painted)


class ActionAppended(TableChange, frozen=True):
    """An entry was added to the log and, unless ``ended`` is None, ended the game then."""

    on_board: ClassVar[bool] = True
    seat: int
    action: str
    ended: float | None
    waiting: DeadlineUpdate | None
    record_digest: RecordDigest | None

    def apply_to(self, row: TableRow) -> TableRow:
        """Implement :meth:`TableChange.apply_to`."""
        row = replace(row, actions=(*row.actions, (self.seat, self.action)))
        if self.waiting is not None:
            row = with_deadlines(row, self.waiting)
        return row if self.ended is None else over(row, self.ended, self.record_digest)


class ReminderChanged(TableChange, frozen=True):
    """``message`` reminds a player, in ``channel`` (None: the table's); ``at`` is when they were called (None: as
    before)."""

    user: int
    message: int | None
    channel: int | None = None
    at: float | None = None

    def apply_to(self, row: TableRow) -> TableRow:
        """Implement :meth:`TableChange.apply_to`."""
        seat, there = next((seat, there) for seat, there in enumerate(row.seats) if there.user == self.user)
        called = there.called if self.at is None else self.at
        return _with_seat(row, seat, nudge=self.message, nudge_channel=self.channel, called=called)


class NoticeAdded(TableChange, frozen=True):
    """A message is a notice of the table, unless the table has ended."""

    notice: TableNotice

    def apply_to(self, row: TableRow) -> TableRow:
        """Implement :meth:`TableChange.apply_to`."""
        if row.status not in ("lobby", "playing"):
            return row
        notices = {self.notice.message: self.notice} | {one.message: one for one in row.notices}
        return replace(row, notices=tuple(notices[message] for message in sorted(notices)))


class NoticesRetracted(TableChange, frozen=True):
    """Change of a table: those messages are its notices no more."""

    messages: Collection[int]

    def apply_to(self, row: TableRow) -> TableRow:
        """Implement :meth:`TableChange.apply_to`."""
        return replace(row, notices=tuple(one for one in row.notices if one.message not in self.messages))


class InactivityNotified(TableChange, frozen=True):
    """The table has said that nothing happens there after action ``n``."""

    n: int

    def apply_to(self, row: TableRow) -> TableRow:
        """Implement :meth:`TableChange.apply_to`."""
        return replace(row, silence=self.n)


class PremoveChanged(TableChange, frozen=True):
    """A user's premove is another, or (None) they have none."""

    user: int
    premove: StoredPremove | None

    def apply_to(self, row: TableRow) -> TableRow:
        """Implement :meth:`TableChange.apply_to`."""
        others = [one for one in row.plans if one.user != self.user]
        mine = [] if self.premove is None else [self.premove]
        return replace(row, plans=tuple(sorted([*others, *mine], key=lambda one: one.user)))


class BoardChanged(TableChange, frozen=True):
    """``message`` in ``channel`` shows the table after ``number`` actions; None: none does or will."""

    number: int
    message: int | None
    channel: int

    def apply_to(self, row: TableRow) -> TableRow:
        """Implement :meth:`TableChange.apply_to`."""
        if self.message is None:
            return replace(row, message=None, painted=self.number)
        if row.message is not None and self.message < row.message:
            return row
        painted = max(self.number, row.painted) if self.message == row.message else self.number
        return replace(row, message=self.message, channel=self.channel, painted=painted)


class DirectMessageChanged(TableChange, frozen=True):
    """``message`` in ``channel`` shows a seat what it may know after ``number`` actions; None: none does or will."""

    seat: int
    number: int
    channel: int | None
    message: int | None

    def apply_to(self, row: TableRow) -> TableRow:
        """Implement :meth:`TableChange.apply_to`."""
        there = row.seats[self.seat]
        if self.message is not None and there.dm_message is not None and self.message < there.dm_message:
            return row
        same = self.message is not None and self.message == there.dm_message
        number = max(self.number, there.whispered) if same else self.number
        return _with_seat(row, self.seat, dm_channel=self.channel, dm_message=self.message, whispered=number)


def with_deadlines(row: TableRow, waiting: DeadlineUpdate) -> TableRow:
    """Return the row with these deadlines."""
    for wait in waiting.seats:
        if wait.seat < len(row.seats):
            row = _with_seat(
                row,
                wait.seat,
                deadline=wait.deadline,
                missed=wait.missed,
                since=wait.since,
                acted=wait.acted,
                bank=wait.bank,
                remaining=wait.remaining,
            )
    return replace(row, wake=waiting.wake)


def over(row: TableRow, ended: float, record_digest: RecordDigest | None) -> TableRow:
    """Return the row of a table that was played to its end: what only a running table has is gone."""
    return replace(
        row,
        status="over",
        ended=ended,
        wake=None,
        vote=None,
        plans=(),
        notices=(),
        seats=tuple(replace(seat, offered=None, offered_to=None) for seat in row.seats),
        digest=record_digest.digest if record_digest else "",
        told=tuple(record_digest.names) if record_digest else (),
    )


def _with_seat(row: TableRow, seat: int, **columns: float | None) -> TableRow:
    seats = list(row.seats)
    seats[seat] = replace(seats[seat], **columns)
    return replace(row, seats=tuple(seats))
