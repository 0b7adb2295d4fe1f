"""Words that are owed to those whose table was closed because its place is gone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from bot.store.transactions import Transactions
from games.core import Seat


class Farewell(Struct, frozen=True):
    """A sentence, by its name, that is owed to a seat; how often it has been tried in vain, and whether it may have
    arrived all the same (``unsure``)."""

    table: int
    seat: Seat
    sentence: str
    tries: int = 0
    unsure: bool = False


class FarewellStore(Protocol):
    """Farewells. Nobody's id is in them: who had themselves forgotten meanwhile is owed none."""

    async def owe_farewells(self, table: int, seats: Collection[Seat], sentence: str) -> None:
        """Those seats are owed that sentence, unless they are owed one already."""
        ...

    async def farewells(self) -> Sequence[Farewell]:
        """All that are owed, those first that have been tried least."""
        ...

    async def note_farewell(self, farewell: Farewell, *, done: bool) -> None:
        """It is as told here or, if ``done``, owed no more."""
        ...


class StoredFarewells(Transactions):
    """A ``FarewellStore`` over transactions."""

    async def owe_farewells(self, table: int, seats: Collection[Seat], sentence: str) -> None:
        """See ``FarewellStore.owe_farewells``."""
        await self._write(lambda db: [db.change(_OWE, table, seat, sentence) for seat in sorted(seats)], table=table)

    async def farewells(self) -> Sequence[Farewell]:
        """See ``FarewellStore.farewells``."""
        rows = await self._read(lambda db: db.rows(_OWED))
        return [Farewell(table, seat, sentence, tries, bool(unsure)) for table, seat, sentence, tries, unsure in rows]

    async def note_farewell(self, farewell: Farewell, *, done: bool) -> None:
        """See ``FarewellStore.note_farewell``."""
        key = farewell.table, farewell.seat
        if done:
            await self._write(lambda db: db.change(_SAID, *key), table=farewell.table)
        else:
            how = farewell.tries, int(farewell.unsure)
            await self._write(lambda db: db.change(_TRIED, *key, *how), table=farewell.table)


_OWE = """
    insert into farewells (table_id, seat, sentence) select id, $2, $3 from tables where id = $1
    on conflict do nothing
"""

_OWED = "select table_id, seat, sentence, tries, unsure from farewells order by tries, table_id, seat"

_SAID = "delete from farewells where table_id = $1 and seat = $2"

_TRIED = "update farewells set tries = $3, unsure = $4 where table_id = $1 and seat = $2"
