"""Several processes at one database: each owns some shards, and what it writes about others' tables is told to them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.storage import (
    ActionConflict,
    DatabaseInUse,
    DeadlineUpdate,
    NotOwner,
    SeatDeadline,
    ShardCountMismatch,
    Store,
    open_store,
)
from bot.storage.backends.migrations import Migration, migrations
from bot.storage.backends.sqlite import open_database
from bot.storage.ops.lease import BEAT, LEASE, process_name
from tests.databases import made
from tests.store.conftest import postgres_home, sqlite_home
from tests.store.people import ANN, BEN, append, lobby, running
from tests.store.test_game_nights import guest, planned
from tests.store.test_lobby import loaded

ONE, TWO, THREE = "elsewhere 1 aa", "elsewhere 2 bb", "elsewhere 3 cc"
ZERO, FIRST = 4 << 22 | 7, 5 << 22 | 7
"""Servers that are on shards 0 and 1 of two."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return made(tmp_path / "sleepover.db")


@pytest.fixture(params=[sqlite_home, postgres_home], ids=["sqlite", "postgres"])
async def stores(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[list[Store]]:
    """Four processes' stores."""
    home = request.param(tmp_path)
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(home()) for _ in range(4)]


async def due(store: Store, guild: int, wake: float) -> int:
    table = await running(store, ANN, BEN, guild=guild)
    await store.set_waiting(table, 0, DeadlineUpdate(wake, (SeatDeadline(0, wake + 50.0, 0),)))
    return table


async def test_each_owns_its_own_and_what_is_free_is_claimed(stores: list[Store]) -> None:
    one, two, three, _ = stores
    owned = await one.acquire_shards(ONE, 4, named=(0, 2), now=100.0)
    assert owned is not None
    assert (owned.shards, owned.away, one.shards, one.owns_all_shards) == ((0, 2), 0.0, (0, 2), False)
    assert await two.acquire_shards(TWO, 4, named=(2, 3), now=101.0) is None, "one of them is taken"
    assert two.shards == ()
    assert (await two.acquire_shards(TWO, 4, most=1, now=101.0)).shards == (1,)  # type: ignore[union-attr]
    assert (await two.acquire_shards(TWO, 4, now=101.0)).shards == (3,)  # type: ignore[union-attr]
    assert two.shards == (1, 3)
    assert await three.acquire_shards(THREE, 4, now=102.0) is None
    assert [(lease.shard, lease.of, lease.holder) for lease in await three.leases()] == [
        *((0, 4, ONE), (1, 4, TWO), (2, 4, ONE), (3, 4, TWO))
    ]
    with pytest.raises(ShardCountMismatch, match="share 4 shards and not 2"):
        await three.acquire_shards(THREE, 2, now=102.0)
    assert await three.acquire(THREE, now=102.0) is None, "not all of it, either"


async def test_shards_of_one_that_died_are_taken_over_and_it_writes_nothing_more(stores: list[Store]) -> None:
    one, two, *_ = stores
    await one.acquire_shards(ONE, 2, now=100.0)
    tables = [await running(one, ANN, BEN, guild=guild) for guild in (ZERO, FIRST)]
    assert await two.acquire_shards(TWO, 2, named=(1,), now=99.0 + LEASE) is None
    owned = await two.acquire_shards(TWO, 2, named=(1,), now=100.1 + LEASE)
    assert owned is not None
    assert owned.shards == (1,)
    before = [await loaded(two, table) for table in tables]
    # It has lost only one of its two, and not the one that its process looks at first.
    for table in tables:
        with pytest.raises(NotOwner):
            await append(one, table, 1)
    with pytest.raises(NotOwner):
        await one.heartbeat(111.0)
    assert [await loaded(one, table) for table in tables] == before, "reading goes on"
    await append(two, tables[1], 1)


async def test_who_has_handed_over_its_shards_writes_nothing_more(stores: list[Store]) -> None:
    one, *_ = stores
    await one.acquire_shards(ONE, 2, now=100.0)
    await running(one, ANN, BEN, guild=ZERO)
    await one.release([], now=101.0)
    with pytest.raises(NotOwner):
        await running(one, ANN, BEN, guild=FIRST)


async def test_one_that_is_alone_and_those_that_share_never_write_beside_one_another(stores: list[Store]) -> None:
    one, two, *_ = stores
    await one.acquire(ONE, now=100.0)
    assert await two.acquire_shards(TWO, 2, now=101.0) is None
    assert await two.acquire_shards(TWO, 2, now=100.1 + LEASE) is not None
    with pytest.raises(NotOwner):
        await running(one, ANN, BEN)
    assert await one.acquire(ONE, now=112.0) is None
    assert await one.acquire(ONE, now=100.2 + 2 * LEASE) is not None
    with pytest.raises(NotOwner):
        await running(two, ANN, BEN)


async def test_each_looks_after_tables_of_its_own_shards_only(stores: list[Store]) -> None:
    one, two, *_ = stores
    await one.acquire_shards(ONE, 2, named=(0,), now=100.0)
    await two.acquire_shards(TWO, 2, named=(1,), now=100.0)
    mine, other = await due(one, ZERO, 103.0), await due(two, FIRST, 104.0)
    for store, table, wake, guild in ((one, mine, 103.0, ZERO), (two, other, 104.0, FIRST)):
        assert store.owns_guild(guild)
        assert not store.owns_guild({ZERO: FIRST, FIRST: ZERO}[guild])
        assert await store.unfinished() == [table]
        assert await store.guilds() == [guild]
        assert (await store.guilds((0,)), await store.guilds((1,))) == ([ZERO], [FIRST])
        assert await store.due_tables(100.0) == ([], wake)
        assert await store.due_tables(200.0) == ([table], None)
        assert await store.count_open_tables() == {"playing": 1}
        assert await store.take_due(105.0, most=8, until=300.0) == [table]
        assert await store.due_tables(250.0) == ([], 300.0)


async def test_a_server_is_left_only_where_it_would_be_seen(stores: list[Store]) -> None:
    one, two, *_ = stores
    await one.acquire_shards(ONE, 2, named=(0,), now=100.0)
    await two.acquire_shards(TWO, 2, named=(1,), now=100.0)
    for store, guild in ((one, ZERO), (two, FIRST)):
        assert await store.mark_arrived(guild, now=100.0)
    assert not await one.sync_guilds([ZERO], now=200.0, forget=0.0), "the other one is another's"
    assert await two.sync_guilds([], now=200.0, forget=0.0)


async def test_each_looks_after_the_evenings_of_its_own_servers(stores: list[Store]) -> None:
    one, two = stores[:2]
    await one.acquire_shards(ONE, 2, named=(0,), now=100.0)
    await two.acquire_shards(TWO, 2, named=(1,), now=100.0)
    mine, other = [
        await store.create_game_night(replace(planned(), guild=guild, wake=wake), interaction=None, now=100.0)
        for store, guild, wake in ((one, ZERO, 150.0), (two, FIRST, 160.0))
    ]
    for store, number, wake in ((one, mine, 150.0), (two, other, 160.0)):
        assert await store.due_game_nights(100.0) == ([], wake)
        assert await store.due_game_nights(200.0) == ([number], None)
        await store.update_game_night(number, event=number, wake=300.0)
        assert [found for found, _, _ in await store.linked_events()] == [number]
    # A press that another process hears counts there as well.
    evening = await two.set_rsvp(mine, guest(BEN), "in")
    assert [guest.user for guest in evening.accepted] == [ANN, BEN]


async def test_time_in_which_nobody_was_at_work_moves_what_is_due_in_that_shard(stores: list[Store]) -> None:
    one, two, three, four = stores
    await one.acquire_shards(ONE, 2, named=(0,), now=100.0)
    await two.acquire_shards(TWO, 2, named=(1,), now=100.0)
    mine, other = await due(one, ZERO, 150.0), await due(two, FIRST, 150.0)
    for at in (108.0, 116.0, 124.0):
        await two.heartbeat(at)
    owned = await three.acquire_shards(THREE, 2, now=130.0)
    assert owned is not None
    assert (owned.shards, owned.away) == ((0,), 30.0)
    stored = await loaded(three, mine)
    assert (stored.wake, stored.seats[0].deadline) == (180.0, 230.0)
    stored = await loaded(three, other)
    assert (stored.wake, stored.seats[0].deadline) == (150.0, 200.0)
    # A swap within a pulse or two moves nothing.
    await three.release([7], now=131.0)
    owned = await four.acquire_shards("another", 2, named=(0,), now=131.0 + BEAT)
    assert owned is not None
    assert owned.heard == (7,)
    assert (await loaded(four, mine)).wake == 180.0


async def test_time_in_which_one_of_them_stood_still_moves_what_is_due_in_its_shards_once(stores: list[Store]) -> None:
    one, two, *_ = stores
    await one.acquire_shards(ONE, 4, named=(0, 2), now=100.0)
    await two.acquire_shards(TWO, 4, named=(1, 3), now=100.0)
    guilds = [shard << 22 | 7 for shard in range(4)]
    tables = [await due(one if shard in (0, 2) else two, guild, 150.0) for shard, guild in enumerate(guilds)]
    for at in (108.0, 116.0):
        assert (await two.heartbeat(at)).stood_still == 0.0
    assert await one.take_due(160.0, most=8, until=9e9) == []
    assert await two.take_due(117.0, most=8, until=9e9) == []
    assert (await one.heartbeat(160.0)).stood_still == 60.0
    assert (await one.heartbeat(162.0)).stood_still == 0.0
    for shard, table in enumerate(tables):
        stored, moved = await loaded(one, table), 60.0 if shard in (0, 2) else 0.0
        assert (stored.wake, stored.seats[0].deadline) == (150.0 + moved, 200.0 + moved)


async def test_they_are_divided_anew_once_nobody_is_at_work(stores: list[Store]) -> None:
    one, two, *_ = stores
    await one.acquire_shards(ONE, 2, now=100.0)
    table = await due(one, FIRST, 150.0)
    owned = await two.acquire_shards(TWO, 8, named=(5,), now=130.0)
    assert owned is not None
    assert (two.shards, owned.away) == ((5,), 30.0)
    assert (await loaded(two, table)).wake == 180.0
    with pytest.raises(NotOwner):
        await append(one, table, 1)


async def test_what_is_written_about_anothers_table_is_told_to_them_and_the_first_of_two_counts(
    stores: list[Store],
) -> None:
    one, two, three, _ = stores
    await one.acquire_shards(ONE, 2, named=(0,), now=100.0)
    await two.acquire_shards(TWO, 2, named=(1,), now=100.0)
    table = await running(two, ANN, BEN, guild=FIRST)
    own = await running(one, ANN, BEN, guild=ZERO)
    await append(one, own, 1)
    await append(two, table, 1)
    assert await one.change_notes() == await two.change_notes() == [], "of one's own nothing is told"
    await append(one, table, 2)
    with pytest.raises(ActionConflict):
        await append(two, table, 2)
    with pytest.raises(ActionConflict):
        await append(one, table, 2)
    assert [(tiding.table) for tiding in await two.change_notes()] == [table], "what was refused is not told"
    assert await two.has_notes(table)
    assert not await two.has_notes(own)
    assert await one.change_notes() == []
    await one.open_vote(table, what="end", user=ANN, now=100.0, until=300.0)
    await one.add_note(table)
    await two.add_note(table)
    tidings = await two.change_notes()
    assert len(tidings) == 3
    await two.ack_notes([tidings[0].id, tidings[1].id])
    assert await two.change_notes() == [tidings[2]]
    # Whoever follows finds what was not heeded.
    await two.release([], now=101.0)
    await three.acquire_shards(THREE, 2, named=(1,), now=101.0)
    assert await three.change_notes() == [tidings[2]]


async def test_somebody_who_is_forgotten_is_told_wherever_they_sat(stores: list[Store]) -> None:
    one, two, *_ = stores
    await one.acquire_shards(ONE, 2, named=(0,), now=100.0)
    await two.acquire_shards(TWO, 2, named=(1,), now=100.0)
    mine, other = await lobby(one, ANN, guild=ZERO), await lobby(two, ANN, guild=FIRST)
    assert await one.delete_user(ANN, ghost=-2_000_000) == [mine, other]
    assert [tiding.table for tiding in await two.change_notes()] == [other]
    assert await one.change_notes() == []


async def test_shards_start_one_after_the_other(stores: list[Store]) -> None:
    one, two, *_ = stores
    turns = [await store.reserve_start(0, now=100.0, every=5.0) for store in (one, two, one)]
    assert turns == [0.0, 5.0, 10.0]
    assert await two.reserve_start(1, now=100.0, every=5.0) == 0.0
    assert await two.reserve_start(0, now=200.0, every=5.0) == 0.0
    assert await two.reserve_start(0, now=200.0 - 86_400.0, every=5.0) == 0.0, "a clock that was wrong blocks nobody"


async def test_nothing_is_brought_up_to_date_under_those_that_share(path: Path) -> None:
    steps = migrations()
    further = Migration(len(steps) + 1, "new.sql", "create table new (id integer primary key);")
    async with open_store(path) as bot:
        await bot.acquire_shards(process_name(), 2, named=(1,), now=time.time())
        with pytest.raises(DatabaseInUse, match="stop that one first"):
            open_database(path, [*steps, further])
        await bot.request_shards(THREE, (0,))
        assert (await bot.heartbeat(time.time())).wanted == ""
        await bot.request_shards(THREE, (1,))
        assert (await bot.heartbeat(time.time())).wanted == THREE
        await bot.release([], now=time.time())
        open_database(path, [*steps, further]).close()
