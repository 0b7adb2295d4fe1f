"""One owner at a time, whose number every write checks; and outages that are nobody's fault."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.store import InUse, NotOwner, SqliteStore, Wait, Waiting, open_store, schema
from bot.store.ownership import BEAT, LEASE, myself
from bot.store.schema import Migration, migrations, open_database
from tests.store.people import ANN, BEN, append, running
from tests.store.test_lobby import loaded

HERE, THERE = "elsewhere 1 aa", "elsewhere 2 bb"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sleepover.db"


async def waiting(store: SqliteStore, wake: float, deadline: float) -> int:
    table = await running(store, ANN, BEN)
    await store.wait(table, 0, Waiting(wake, (Wait(0, deadline, 0),)))
    return table


async def test_only_one_owns_until_its_lease_runs_out_or_it_hands_over(path: Path) -> None:
    async with open_store(path) as one, open_store(path) as two:
        assert (await one.own(HERE, now=100.0)) is not None
        assert await two.own(THERE, now=101.0) is None
        await one.beat(109.0)
        assert await two.own(THERE, now=109.0 + LEASE) is None
        assert await two.own(THERE, now=109.1 + LEASE) is not None
        await two.hand_over([7, 8], now=120.0)
        found = await one.own(HERE, now=120.0)
        assert found is not None
        assert found.heard == (7, 8)


async def test_every_write_of_one_who_owns_no_more_is_refused_and_nothing_changes(path: Path) -> None:
    async with open_store(path) as old, open_store(path) as new:
        table = await running(old, ANN, BEN)
        await old.own(HERE, now=100.0)
        await append(old, table, 1)
        await new.own(THERE, now=100.0 + 2 * LEASE)
        before = await loaded(new, table)
        for write in (
            lambda: append(old, table, 2),
            lambda: old.close(table, now=5.0),
            lambda: old.painted(table, number=1, message=5, channel=7),
            lambda: old.note([]),
            lambda: old.set_birthday(ANN, 1, 2),
            lambda: old.beat(130.0),
            lambda: old.hand_over([], now=130.0),
        ):
            with pytest.raises(NotOwner):
                await write()
        assert await loaded(new, table) == before
        assert await loaded(old, table) == before, "reading goes on"
        await append(new, table, 2)


async def test_who_has_handed_over_writes_nothing_more(path: Path) -> None:
    async with open_store(path) as store:
        await store.own(HERE, now=100.0)
        await store.hand_over([], now=101.0)
        with pytest.raises(NotOwner):
            await running(store, ANN, BEN)


async def test_maintenance_writes_beside_a_bot_that_is_at_work(path: Path) -> None:
    async with open_store(path) as bot, open_store(path) as beside:
        await bot.own(myself(), now=time.time())
        assert await beside.rebuild_ratings() == 0
        await running(bot, ANN, BEN)


async def test_nothing_is_brought_up_to_date_under_a_bot_that_is_at_work(path: Path) -> None:
    steps = migrations()
    further = Migration(len(steps) + 1, "new.sql", "create table new (id integer primary key);")
    async with open_store(path) as bot:
        await bot.own(myself(), now=time.time())
        with pytest.raises(InUse, match="stop that one first"):
            open_database(path, [*steps, further])
        schema.ask_for(path, THERE)
        assert await bot.beat(time.time()) == THERE
        await bot.hand_over([], now=time.time())
        open_database(path, [*steps, further]).close()


async def test_time_in_which_nobody_was_at_work_is_added_to_deadlines_once(path: Path) -> None:
    async with open_store(path) as store:
        await store.own(HERE, now=100.0)
        table = await waiting(store, 150.0, 200.0)
        await store.ask(table, what="end", user=ANN, now=100.0, until=300.0)
        await store.beat(110.0)
    # Killed. The next one dies in its first moment, the one after that begins at once.
    for holder in ("one", "two", "three"):
        async with open_store(path) as store:
            owned = await store.own(holder if holder == "one" else "one", now=1110.0)
            assert owned is not None
            assert owned.away == (1000.0 if holder == "one" else 0.0)
            stored = await loaded(store, table)
            assert (stored.wake, stored.seats[0].deadline) == (1150.0, 1200.0)
            assert stored.vote is not None
            assert stored.vote.until == 1300.0


async def test_a_swap_and_a_clock_set_back_move_no_deadline(path: Path) -> None:
    async with open_store(path) as store:
        await store.own(HERE, now=100.0)
        table = await waiting(store, 150.0, 200.0)
        await store.hand_over([], now=110.0)
        await store.own(THERE, now=110.0 + BEAT)
        await store.hand_over([], now=113.0)
        assert await store.own(HERE, now=50.0) is not None
        stored = await loaded(store, table)
        assert (stored.wake, stored.seats[0].deadline) == (150.0, 200.0)
