"""One owner at a time, whose number every write checks; and outages that are nobody's fault."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.store import InUse, NotOwner, Store, Wait, Waiting, open_store, postgres_schema
from bot.store.opening import ask_for
from bot.store.ownership import BEAT, LEASE, myself
from bot.store.schema import Migration, migrations, open_database
from tests import postgres
from tests.store.people import ANN, BEN, append, running
from tests.store.test_lobby import loaded
from tests.stores import made

HERE, THERE = "elsewhere 1 aa", "elsewhere 2 bb"


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    return made(tmp_path / "sleepover.db") if request.param == "sqlite" else postgres.made()


async def waiting(store: Store, wake: float, deadline: float) -> int:
    table = await running(store, ANN, BEN)
    await store.wait(table, 0, Waiting(wake, (Wait(0, deadline, 0),)))
    return table


async def test_only_one_owns_until_its_lease_runs_out_or_it_hands_over(where: Path | str) -> None:
    async with open_store(where) as one, open_store(where) as two:
        assert (await one.own(HERE, now=100.0)) is not None
        assert await two.own(THERE, now=101.0) is None
        await one.beat(109.0)
        assert await two.own(THERE, now=109.0 + LEASE) is None
        assert await two.own(THERE, now=109.1 + LEASE) is not None
        await two.hand_over([7, 8], now=120.0)
        found = await one.own(HERE, now=120.0)
        assert found is not None
        assert found.heard == (7, 8)


async def test_every_write_of_one_who_owns_no_more_is_refused_and_nothing_changes(where: Path | str) -> None:
    async with open_store(where) as old, open_store(where) as new:
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


async def test_who_has_handed_over_writes_nothing_more(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.own(HERE, now=100.0)
        await store.hand_over([], now=101.0)
        with pytest.raises(NotOwner):
            await running(store, ANN, BEN)


async def test_maintenance_writes_beside_a_bot_that_is_at_work(where: Path | str) -> None:
    async with open_store(where) as bot, open_store(where) as beside:
        await bot.own(myself(), now=time.time())
        assert await beside.rebuild_ratings() == 0
        await running(bot, ANN, BEN)


def bring_up_to_date(where: Path | str, steps: Sequence[Migration]) -> None:
    if isinstance(where, Path):
        open_database(where, steps).close()
        return
    with postgres.raw(where) as db, db.transaction(force_rollback=True):
        postgres_schema.prepare(db, "there", steps)


async def test_nothing_is_brought_up_to_date_under_a_bot_that_is_at_work(where: Path | str) -> None:
    steps = migrations()
    further = Migration(len(steps) + 1, "new.sql", "create table new (id integer primary key);")
    async with open_store(where) as bot:
        await bot.own(myself(), now=time.time())
        with pytest.raises(InUse, match="stop that one first"):
            bring_up_to_date(where, [*steps, further])
        ask_for(where, THERE)
        assert await bot.beat(time.time()) == THERE
        await bot.hand_over([], now=time.time())
        bring_up_to_date(where, [*steps, further])


async def test_time_in_which_nobody_was_at_work_is_added_to_deadlines_once(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.own(HERE, now=100.0)
        table = await waiting(store, 150.0, 200.0)
        await store.ask(table, what="end", user=ANN, now=100.0, until=300.0)
        await store.offer(table, BEN, invited=None, until=400.0)
        await store.beat(110.0)
    # Killed. The next one dies in its first moment, the one after that begins at once.
    for holder in ("one", "two", "three"):
        async with open_store(where) as store:
            owned = await store.own(holder if holder == "one" else "one", now=1110.0)
            assert owned is not None
            assert owned.away == (1000.0 if holder == "one" else 0.0)
            stored = await loaded(store, table)
            assert (stored.wake, stored.seats[0].deadline) == (1150.0, 1200.0)
            assert stored.vote is not None
            assert stored.vote.until == 1300.0
            assert [seat.offered for seat in stored.seats] == [None, 1400.0]


async def test_a_swap_and_a_clock_set_back_move_no_deadline(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.own(HERE, now=100.0)
        table = await waiting(store, 150.0, 200.0)
        await store.hand_over([], now=110.0)
        await store.own(THERE, now=110.0 + BEAT)
        await store.hand_over([], now=113.0)
        assert await store.own(HERE, now=50.0) is not None
        stored = await loaded(store, table)
        assert (stored.wake, stored.seats[0].deadline) == (150.0, 200.0)
