"""A table that several load at once is one table in memory, and never an older one than was stored."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.core.errors import UserError
from bot.storage import SqliteStore, TableRow
from tests.bot.simcord_bot import BotHarness


class Slow:
    """Loads of the store that read at once and answer when they are let, in any order."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.gates: list[asyncio.Event] = []
        self._begun = asyncio.Condition()
        real = SqliteStore.load

        async def load(store: SqliteStore, table: int) -> TableRow | None:
            found = await real(store, table)
            gate = asyncio.Event()
            async with self._begun:
                self.gates.append(gate)
                self._begun.notify_all()
            await gate.wait()
            return found

        patch.setattr(SqliteStore, "load", load)

    async def reading(self, count: int) -> None:
        async with self._begun:
            await self._begun.wait_for(lambda: len(self.gates) >= count)


async def test_a_load_that_began_before_a_change_does_not_undo_it_in_memory(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    tables, slow = harness.bot.services.tables, Slow(harness.patch)
    tables.drop()
    early = asyncio.create_task(tables.get(1))
    await slow.reading(1)
    await harness.store.set_clock(1, 60)
    late = asyncio.create_task(tables.reload(1))
    await slow.reading(2)
    slow.gates[1].set()
    live = await late
    slow.gates[0].set()
    await early
    assert tables.cached(1) is live
    assert live.stored.clock == 60


async def test_those_who_come_while_a_table_is_loaded_get_the_same_one(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    tables, slow = harness.bot.services.tables, Slow(harness.patch)
    first = asyncio.create_task(tables.reload(1))
    await slow.reading(1)
    others = [asyncio.create_task(tables.get(1)) for _ in range(3)]
    await asyncio.sleep(0.01)
    for gate in slow.gates:
        gate.set()
    assert {id(await one) for one in (first, *others)} == {id(tables.cached(1))}


async def test_what_is_forgotten_while_it_is_loaded_is_not_kept(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    tables, slow = harness.bot.services.tables, Slow(harness.patch)
    loading = asyncio.create_task(tables.reload(1))
    await slow.reading(1)
    tables.drop([1])
    slow.gates[0].set()
    await loading
    assert tables.cached(1) is None


async def test_at_a_table_that_is_paused_nothing_is_played_but_one_can_leave(harness: BotHarness) -> None:
    """The person who asks may have looked before it was paused."""
    await harness.start("Ann", "Ben", "Cleo")
    tables = harness.bot.services.tables
    live = await tables.get(1)
    assert live.table is not None
    (seat,) = live.table.actors
    live.stored = replace(live.stored, paused=1.0)
    with pytest.raises(UserError, match="sorry-paused"):
        await tables.play(live, seat, "roll", turn=live.action_count, user=None, interaction=None)
    assert live.action_count == 0
    _, frame = await tables.play(live, seat, "resign", turn=live.action_count, user=None, interaction=None)
    assert frame.action == "resign"
