"""Lease: one owner at a time, whose number every write checks, and outages without a faulty process."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.storage import (
    LOBBY,
    DatabaseInUse,
    DeadlineUpdate,
    NotOwner,
    SeatDeadline,
    Store,
    open_store,
    request_handover,
)
from bot.storage.backends import postgres_schema
from bot.storage.backends.migrations import Migration, migrations
from bot.storage.backends.sqlite import open_database
from bot.storage.ops.lease import BEAT, LEASE, process_name
from tests import postgres
from tests.databases import made
from tests.store.people import ANN, BEN, append, lobby, running
from tests.store.test_lobby import loaded

HERE, THERE = "elsewhere 1 aa", "elsewhere 2 bb"


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    return made(tmp_path / "sleepover.db") if request.param == "sqlite" else postgres.made()


async def waiting(store: Store, wake: float, deadline: float) -> int:
    table = await running(store, ANN, BEN)
    await store.set_waiting(table, 0, DeadlineUpdate(wake, (SeatDeadline(0, deadline, 0),)))
    return table


async def test_only_one_owns_until_its_lease_runs_out_or_it_hands_over(where: Path | str) -> None:
    async with open_store(where) as one, open_store(where) as two:
        assert (await one.acquire(HERE, now=100.0)) is not None
        assert await two.acquire(THERE, now=101.0) is None
        await one.heartbeat(109.0)
        assert await two.acquire(THERE, now=109.0 + LEASE) is None
        assert await two.acquire(THERE, now=109.1 + LEASE) is not None
        await two.release([7, 8], now=120.0)
        found = await one.acquire(HERE, now=120.0)
        assert found is not None
        assert found.heard == (7, 8)


async def test_every_write_of_one_who_owns_no_more_is_refused_and_nothing_changes(where: Path | str) -> None:
    async with open_store(where) as old, open_store(where) as new:
        table = await running(old, ANN, BEN)
        await old.acquire(HERE, now=100.0)
        await append(old, table, 1)
        await new.acquire(THERE, now=100.0 + 2 * LEASE)
        before = await loaded(new, table)
        for write in (
            lambda: append(old, table, 2),
            lambda: old.close(table, now=5.0),
            lambda: old.set_board_message(table, number=1, message=5, channel=7),
            lambda: old.note_shown([]),
            lambda: old.set_birthday(ANN, 1, 2),
            lambda: old.heartbeat(130.0),
            lambda: old.release([], now=130.0),
        ):
            with pytest.raises(NotOwner):
                await write()
        assert await loaded(new, table) == before
        assert await loaded(old, table) == before, "reading goes on"
        await append(new, table, 2)


async def test_who_has_handed_over_writes_nothing_more(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.acquire(HERE, now=100.0)
        await store.release([], now=101.0)
        with pytest.raises(NotOwner):
            await running(store, ANN, BEN)


async def test_maintenance_writes_beside_a_bot_that_is_at_work(where: Path | str) -> None:
    async with open_store(where) as bot, open_store(where) as beside:
        await bot.acquire(process_name(), now=time.time())
        assert await beside.rebuild_ratings() == 0
        await running(bot, ANN, BEN)


def bring_up_to_date(where: Path | str, steps: Sequence[Migration]) -> None:
    if isinstance(where, Path):
        open_database(where, steps).close()
        return
    with postgres.raw(where) as db, db.transaction(force_rollback=True):
        postgres_schema.prepare_schema(db, "there", steps)


async def test_nothing_is_brought_up_to_date_under_a_bot_that_is_at_work(where: Path | str) -> None:
    steps = migrations()
    further = Migration(len(steps) + 1, "new.sql", "create table new (id integer primary key);")
    async with open_store(where) as bot:
        await bot.acquire(process_name(), now=time.time())
        with pytest.raises(DatabaseInUse, match="stop that one first"):
            bring_up_to_date(where, [*steps, further])
        request_handover(where, THERE)
        assert (await bot.heartbeat(time.time())).wanted == THERE
        await bot.release([], now=time.time())
        bring_up_to_date(where, [*steps, further])


async def test_time_in_which_nobody_was_at_work_is_added_to_deadlines_once(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.acquire(HERE, now=100.0)
        table = await waiting(store, 150.0, 200.0)
        await store.open_vote(table, what="end", user=ANN, now=100.0, until=300.0)
        await store.offer_seat(table, BEN, invited=None, until=400.0)
        await store.heartbeat(110.0)
    # Killed. The next one dies in its first moment, the one after that begins at once.
    for holder in ("one", "two", "three"):
        async with open_store(where) as store:
            owned = await store.acquire(holder if holder == "one" else "one", now=1110.0)
            assert owned is not None
            assert owned.away == (1000.0 if holder == "one" else 0.0)
            stored = await loaded(store, table)
            assert (stored.wake, stored.seats[0].deadline) == (1150.0, 1200.0)
            assert stored.vote is not None
            assert stored.vote.until == 1300.0
            assert [seat.offered for seat in stored.seats] == [None, 1400.0]


HOURS = 8 * 3600.0


async def everything_runs(store: Store) -> int:
    """Return a table with an awaited player, another who has acted, an open vote and an offered seat."""
    table = await running(store, ANN, BEN)
    seats = (
        SeatDeadline(0, 200.0, 0, since=90.0, acted=80.0, bank=60.0),
        SeatDeadline(1, None, 1, acted=70.0, remaining=30.0),
    )
    await store.set_waiting(table, 0, DeadlineUpdate(150.0, seats))
    await store.open_vote(table, what="end", user=ANN, now=100.0, until=300.0)
    await store.offer_seat(table, BEN, invited=None, until=400.0)
    await store.set_reminder_message(table, BEN, 5, at=95.0)
    return table


async def times(store: Store, table: int) -> list[float | None]:
    """Return all times at which something happens there, and since when players are awaited."""
    stored = await loaded(store, table)
    assert stored.vote is not None
    ann, ben = stored.seats
    assert (ann.bank, ben.remaining) == (60.0, 30.0), "no time on a clock, but so much of it"
    return [
        *(stored.wake, stored.paused, stored.vote.until, ben.offered),
        *(time for seat in (ann, ben) for time in (seat.deadline, seat.since, seat.acted, seat.called)),
    ]


def later(before: list[float | None], seconds: float) -> list[float | None]:
    return [None if time is None else time + seconds for time in before]


async def test_time_in_which_the_owner_itself_stood_still_counts_for_nobody(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.acquire(HERE, now=100.0)
        table = await everything_runs(store)
        other = await running(store, ANN, BEN)
        await store.set_waiting(other, 0, DeadlineUpdate(None, (SeatDeadline(0, None, 0, since=90.0),)))
        await store.pause(other, 0, 95.0, DeadlineUpdate(1000.0, ()))
        before = await times(store, table)
        assert (await store.heartbeat(100.0 + LEASE)).stood_still == 0.0
        assert await times(store, table) == before, "it was only late"
        # The machine was asleep, the container paused, or the database away.
        assert (await store.heartbeat(100.0 + LEASE + HOURS)).stood_still == HOURS
        assert await times(store, table) == later(before, HOURS)
        stored = await loaded(store, other)
        assert (stored.wake, stored.paused, stored.seats[0].since) == (1000.0 + HOURS, 95.0 + HOURS, 90.0 + HOURS)
        assert (await store.heartbeat(102.0 + LEASE + HOURS)).stood_still == 0.0
        assert await times(store, table) == later(before, HOURS)


async def test_nothing_is_due_before_time_that_stood_still_has_been_made_up_for(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.acquire(HERE, now=100.0)
        table = await waiting(store, 105.0, 105.0)
        assert await store.take_due(100.0 + HOURS, most=8, until=9e9) == []
        await store.heartbeat(100.0 + HOURS)
        assert await store.take_due(101.0 + HOURS, most=8, until=9e9) == []
        assert await store.take_due(106.0 + HOURS, most=8, until=9e9) == [table]


async def test_a_clock_that_is_set_forward_and_back_and_forward_moves_deadlines_with_it(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.acquire(HERE, now=100.0)
        table = await everything_runs(store)
        before = await times(store, table)
        for ahead in (HOURS, 0.0, HOURS, 2 * HOURS, 0.0):
            await store.heartbeat(100.0 + ahead)
            assert await times(store, table) == later(before, ahead)
        # A process that begins by the right clock has nothing to make up for.
        await store.release([], now=103.0)
        assert (await store.acquire(THERE, now=104.0)) is not None
        assert await times(store, table) == before


async def test_a_board_on_which_a_time_stands_is_behind_once_that_is_moved(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.acquire(HERE, now=100.0)
        table = await waiting(store, 150.0, 200.0)
        await append(store, table, 1)
        await store.set_waiting(table, 1, DeadlineUpdate(150.0, ()))
        await store.set_board_message(table, number=1, message=5, channel=7)
        await store.heartbeat(100.0 + HOURS)
        # It is known where it is: nobody need look for it.
        assert (await loaded(store, table)).painted == 0


async def test_what_is_since_when_moves_by_an_outage_too(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.acquire(HERE, now=100.0)
        table = await everything_runs(store)
        before = await times(store, table)
    async with open_store(where) as store:
        await store.acquire(THERE, now=100.0 + HOURS)
        assert await times(store, table) == later(before, HOURS)


async def test_an_open_table_waits_a_day_from_who_sat_down_last_and_an_outage_longer(where: Path | str) -> None:
    # Discord's ids begin then.
    start = 1_420_070_400.0
    async with open_store(where) as store:
        await store.acquire(HERE, now=start + 3600.0)
        table = await lobby(store, ANN)
        await store.extend_wake(table, start + LOBBY)
        await store.sit(table, user=BEN, name="Ben", joined=3_600_000 << 22, locale="de", most=4)
        await store.sit(table, user=-1, name="Cocoa", joined=0, locale="de", most=4, level="easy")
        assert (await loaded(store, table)).wake == start + 3600.0 + LOBBY
    async with open_store(where) as store:
        await store.acquire(THERE, now=start + 3600.0 + HOURS)
        assert (await loaded(store, table)).wake == start + 3600.0 + LOBBY + HOURS


async def test_a_swap_and_a_clock_set_back_move_no_deadline(where: Path | str) -> None:
    async with open_store(where) as store:
        await store.acquire(HERE, now=100.0)
        table = await waiting(store, 150.0, 200.0)
        await store.release([], now=110.0)
        await store.acquire(THERE, now=110.0 + BEAT)
        await store.release([], now=113.0)
        assert await store.acquire(HERE, now=50.0) is not None
        stored = await loaded(store, table)
        assert (stored.wake, stored.seats[0].deadline) == (150.0, 200.0)
