"""Messages' shown state, in the simplest store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec.structs import replace

from bot.storage import BoardState, ChannelTaken, DirectMessageState, NotSeated, StaleMessage, TableRow, UnknownTable

OPEN = ("lobby", "playing")


class MemoryShowing:
    tables: dict[int, TableRow]
    open_at: Callable[[int], Any]
    _change: Callable[..., None]
    _behind: Callable[[int], None]

    def __init__(self) -> None:
        super().__init__()
        self.leftovers: dict[tuple[int, int], StaleMessage] = {}

    async def set_board_message(
        self,
        table: int,
        *,
        number: int,
        message: int | None,
        channel: int,
        leaves: Collection[tuple[int, int]] = (),
    ) -> None:
        if table not in self.tables:
            raise UnknownTable(table)
        there = self.tables[table]
        if message is None:
            self._change(table, message=None, painted=number)
            return
        if there.message is None or message >= there.message:
            taken = await self.open_at(channel)
            if there.status in OPEN and taken not in (None, table):
                raise ChannelTaken(channel, taken or 0)
            number = max(number, there.painted) if message == there.message else number
            self._change(table, message=message, channel=channel, painted=number)
        for where, old in leaves:
            self.leftovers.setdefault((table, old), StaleMessage(table, where, old))

    async def note_shown(self, painted: Sequence[BoardState], whispered: Sequence[DirectMessageState] = ()) -> None:
        for note in painted:
            if note.table in self.tables:
                await self.set_board_message(note.table, number=note.number, message=note.message, channel=note.channel)
        for whisper in whispered:
            seats = self.tables[whisper.table].seats if whisper.table in self.tables else ()
            for seat, there in enumerate(seats):
                if (there.user, there.dm_message) == (whisper.user, whisper.message):
                    await self.set_direct_message(
                        whisper.table,
                        seat,
                        number=whisper.number,
                        channel=there.dm_channel,
                        message=whisper.message,
                    )

    async def mark_outdated(self, table: int) -> None:
        if table not in self.tables:
            raise UnknownTable(table)
        self._behind(table)

    async def set_direct_message(
        self, table: int, seat: int, *, number: int, channel: int | None, message: int | None, user: int | None = None
    ) -> None:
        seats = dict(enumerate(self.tables[table].seats)) if table in self.tables else {}
        there = seats.get(seat)
        if there is None or user not in (None, there.user):
            raise NotSeated(table, f"seat {seat}" if user is None else f"user {user} in seat {seat}")
        if message is None or there.dm_message is None or message >= there.dm_message:
            if message is not None and message == there.dm_message:
                number = max(number, there.whispered)
            seats[seat] = replace(there, dm_channel=channel, dm_message=message, whispered=number)
            self._change(table, seats=tuple(seats.values()))

    async def stale_messages(self, shards: Collection[int] | None = None) -> Sequence[StaleMessage]:
        return sorted(self.leftovers.values(), key=lambda left: (left.message, left.table))

    async def clear_stale_message(self, stale: StaleMessage) -> None:
        self.leftovers.pop((stale.table, stale.message), None)
