"""A table between two processes that share the shards: what one of them writes, the other tells."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app import lease_keeper as keeping
from bot.app.health import HealthMonitor
from bot.app.lease_keeper import LeaseKeeper
from bot.app.metrics import Metrics
from bot.core import retry
from bot.core.service import StartContext
from bot.core.sharding import ShardAssignment, format_shards, parse_shards, shard_of
from bot.play import recovery as hearing
from bot.play.recovery import ShardInbox
from bot.storage import LeaseAcquired, SqliteStore, StoreFailed, open_store
from bot.table.deadlines import now
from bot.table.registry import TableRegistry
from sleepover.doctor import postgres as server
from sleepover.doctor import sqlite
from tests import postgres
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_stale_clicks import CARDS
from tests.databases import made
from tests.failure_helpers import Failing
from tests.time_limits import PATIENCE

HERE, THERE = "elsewhere 1 aa", "elsewhere 2 bb"


@pytest.fixture
async def there(harness: BotHarness) -> AsyncIterator[TableRegistry]:
    """Yield the tables of another process with the other shard, to which this guild does not belong."""
    mine = shard_of((await _started(harness)).guild, 2)
    (path,) = await harness.store._read(lambda db: db.row("select file from pragma_database_list where name = 'main'"))
    async with open_store(Path(path)) as store:
        assert await harness.store.acquire_shards(HERE, 2, named=(mine,), now=now())
        assert await store.acquire_shards(THERE, 2, named=(1 - mine,), now=now())
        yield TableRegistry(store)
        # So that the evening ends as it began.
        harness.store._fence = None


async def _started(harness: BotHarness) -> Any:
    harness.deal(*CARDS, 4, 5, 6)
    await harness.start("Ann", "Ben", "Cleo")
    return await harness.stored()


async def roll(tables: TableRegistry) -> None:
    """Ann rolls, by a click that has reached that process."""
    async with tables.lock(1):
        live = await tables.get(1)
        await tables.play(live, 0, "roll", turn=live.action_count, user=live.stored.seats[0].user, interaction=9)


async def text(harness: BotHarness) -> str:
    return str((await harness.press("Ben", "@text")).words)


async def test_memory_answers_for_nothing_newer_that_another_process_has_stored(
    harness: BotHarness, there: TableRegistry
) -> None:
    before = await text(harness)
    await roll(there)
    after = await text(harness)
    assert after != before
    harness.bot.services.tables.drop()
    assert await text(harness) == after


async def test_whoever_has_a_table_to_themselves_has_it_as_it_is(harness: BotHarness, there: TableRegistry) -> None:
    tables = harness.bot.services.tables
    assert (await tables.get(1)).action_count == 0
    await roll(there)
    async with tables.lock(1):
        assert (await tables.get(1)).action_count == 1


async def test_another_processs_table_is_never_kept_in_memory(harness: BotHarness, there: TableRegistry) -> None:
    async with there.lock(1):
        assert (await there.get(1)).action_count == 0
    await harness.press("Ann", "roll")
    live = await there.get(1)
    assert live.action_count == 1
    assert not live.ours
    assert there.cached(1) is None


async def test_what_follows_an_action_at_anothers_table_is_left_to_that_process(harness: BotHarness) -> None:
    mine = shard_of((await _started(harness)).guild, 2)
    services, looked = harness.bot.services, []

    class Watcher:
        def on_change(self, live: Any) -> None:
            looked.append(live.id)

    services.effects.add_observers(Watcher())
    assert await harness.store.acquire_shards(HERE, 2, named=(1 - mine,), now=now())
    services.tables.drop()
    mail = harness.mail("Ann")
    await harness.press("Ann", "roll")
    await services.direct_messages.wait_idle()
    await services.boards.wait_idle()
    assert (await harness.stored()).actions == ((0, "roll"),)
    assert looked == []
    assert "keep" not in (await harness.board()).actions
    assert [letter.text for letter in harness.mail("Ann")] == [letter.text for letter in mail]
    # Not even where it is asked to: each table has one painter and one clock.
    live = await services.tables.get(1)
    services.boards.repaint(live, again=True)
    services.direct_messages.schedule_update(live, [0])
    services.effects.notify(live)
    assert looked == []
    assert not services.boards.pending_count
    assert not len(services.direct_messages._reconciler)
    alarm = services.scheduler._timer._jobs[None].timer
    services.scheduler.on_change(live)
    assert services.scheduler._timer._jobs[None].timer is alarm
    harness.store._fence = None


async def test_the_tables_own_process_paints_what_another_has_stored(harness: BotHarness, there: TableRegistry) -> None:
    await roll(there)
    assert "keep" not in (await harness.board()).actions
    services = harness.bot.services
    await services.shard_inbox.process_notes()
    await services.boards.wait_idle()
    assert "keep" in (await harness.board()).actions
    assert await harness.store.change_notes() == []


async def test_a_plan_that_another_process_has_stored_is_carried_out_by_the_tables_own(
    harness: BotHarness, there: TableRegistry
) -> None:
    await harness.press("Ann", "roll")
    await harness.press("Ann", "keep")
    ben = harness.people["Ben"].id
    await there.store.set_premove(1, ben, "keep 1 2 3 4 5 6; given void", n=1)
    await harness.env.settle()
    assert len((await harness.stored()).actions) == 2, "this process has not heard of it yet"
    await harness.bot.services.shard_inbox.process_notes()
    await harness.bot.services.premoves._reconciler.wait_idle()
    assert (await harness.stored()).actions[2:] == ((1, "roll"), (1, "keep"))
    # Nor does a process do anything about plans at tables that another looks after.
    live = await there.get(1)
    assert not live.ours
    harness.bot.services.premoves.on_change(live)
    assert not harness.bot.services.premoves.pending_count


async def test_what_could_not_be_seen_to_is_seen_to_later(harness: BotHarness, there: TableRegistry) -> None:
    await roll(there)
    done: list[int] = []

    async def fails(table: int) -> None:
        done.append(table)
        if len(done) == 1:
            raise StoreFailed("disk I/O error")

    tidings = ShardInbox(harness.store, fails, lambda: None)
    with capture_logs():
        for _ in range(3):
            await tidings.process_notes()
    assert done == [1, 1]


async def test_hints_that_are_not_wanted_go_at_others_tables_too(harness: BotHarness, there: TableRegistry) -> None:
    await there.store.add_note(1)
    await harness.store.add_note(1)
    assert [tiding.table for tiding in await harness.store.change_notes()] == [1]


@pytest.mark.parametrize("place", ["before", "after"])
async def test_what_could_not_be_noted_as_seen_to_is_seen_to_once_more(
    harness: BotHarness, there: TableRegistry, place: str
) -> None:
    await roll(there)
    harness.patch.setattr(hearing, "EVERY", 0.0)
    harness.patch.setattr(retry.PROMPT, "first", 0.0)
    failing, done, twice = Failing(harness.patch, "ack_notes", place), list[int](), asyncio.Event()

    async def follow_up(table: int) -> None:
        done.append(table)

    real = SqliteStore.ack_notes

    async def heeded(store: SqliteStore, given: Iterable[int]) -> None:
        await real(store, given)
        twice.set()

    harness.patch.setattr(SqliteStore, "ack_notes", heeded)
    tidings = ShardInbox(harness.store, follow_up, lambda: None)
    with capture_logs() as logs:
        await tidings.start(StartContext())
        async with asyncio.timeout(PATIENCE):
            await twice.wait()
        await tidings.stop()
    assert failing.failed
    assert done == [1, 1]
    assert [entry["event"] for entry in logs] == ["reading change notes failed"]
    assert await harness.store.change_notes() == []


async def test_word_that_could_not_be_left_is_left_by_the_next_press(harness: BotHarness) -> None:
    mine = shard_of((await _started(harness)).guild, 2)
    (path,) = await harness.store._read(lambda db: db.row("select file from pragma_database_list where name = 'main'"))
    (menu,) = (await harness.press("Ann", "@more")).private
    assert await harness.store.acquire_shards(HERE, 2, named=(1 - mine,), now=now())
    harness.bot.services.tables.drop()
    failing = Failing(harness.patch, "add_note", "after")
    async with open_store(Path(path)) as other:
        assert await other.acquire_shards(THERE, 2, named=(mine,), now=now())
        with capture_logs():
            assert "went wrong" in (await harness.click("Ann", "m:hints-off", on=menu)).words
        assert failing.failed
        assert await other.change_notes() == []
        await harness.click("Ann", "m:hints-off", on=menu)
        assert [tiding.table for tiding in await other.change_notes()] == [1]
    harness.store._fence = None


# ---------------------------------------------------------------------- who claims what


async def test_what_nobody_looks_after_is_claimed_and_what_others_may_come_for_is_left_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = made(tmp_path / "bot.sqlite")
    async with open_store(path) as store, open_store(path) as other:
        # Of somebody on another machine, who has not been heard of for long.
        await other.acquire_shards(THERE, 3, named=(2,), now=now() - 100.0)
        one = LeaseKeeper(store, HERE, ShardAssignment(most=1), 3)
        claimed: list[LeaseAcquired] = []
        one.claimed = claimed.append
        with capture_logs():
            await one.acquire()
            assert store.shards == (0,)
            await one._claim()
            assert [(owned.shards, round(owned.away)) for owned in claimed] == [((2,), 100)]
            await one._claim()
            assert store.shards == (0, 2)
            monkeypatch.setattr(keeping, "VACANT", 0.0)
            await one._claim()
            assert store.shards == (0, 1, 2)
            await one.release([7])
        assert {lease.holder for lease in await other.leases()} == {""}


async def test_of_a_shard_that_is_ours_but_not_connected_yet_no_server_is_thought_to_be_gone(
    harness: BotHarness,
) -> None:
    bot, mine = harness.bot, shard_of((await _started(harness)).guild, 2)
    await bot.recovered.wait()
    # Connected as the other shard, when this one's process dies: its tables are this process's from now on, and nothing
    # is known of its servers.
    assert await harness.store.acquire_shards(HERE, 2, named=(0, 1), now=now())
    harness.patch.setattr(bot._connection, "_guilds", {})
    harness.patch.setattr(bot._connection, "shard_count", 2)
    harness.patch.setattr(bot, "shard_count", 2, raising=False)
    harness.patch.setattr(bot, "shard_ids", [1 - mine], raising=False)
    await bot._look_after()
    await bot._look_after((1 - mine,))
    assert (await harness.stored()).status == "playing"
    # It is connected, and the server is not there.
    await bot._look_after((mine,))
    assert (await harness.stored()).status == "closed"
    harness.store._fence = None


async def test_one_that_has_lost_a_shard_is_not_the_bot(tmp_path: Path) -> None:
    path = made(tmp_path / "bot.sqlite")
    async with open_store(path) as store, open_store(path) as other:
        one = LeaseKeeper(store, HERE, ShardAssignment((0, 1), 2), 2)
        await one.acquire()
        assert one.is_certain()
        assert await other.acquire_shards(THERE, 2, named=(1,), now=now() + 60.0)
        # The next heartbeat finds it out.
        one._beating and one._beating.cancel()  # type: ignore[func-returns-value]
        await one._beat()
        assert one.lost.is_set()
        assert not one.is_certain()


# ---------------------------------------------------------------------- what the setting says


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", None),
        (" 0-3/8 ", ShardAssignment((0, 1, 2, 3), 8)),
        ("5/8", ShardAssignment((5,), 8)),
        ("0, 2-3, 3/8", ShardAssignment((0, 2, 3), 8)),
        ("auto", ShardAssignment()),
        ("AUTO/8", ShardAssignment(of=8)),
        ("auto:4/8", ShardAssignment(of=8, most=4)),
        ("auto:4", ShardAssignment(most=4)),
    ],
)
def test_shards_are_named(text: str, found: ShardAssignment | None) -> None:
    assert parse_shards(text) == found


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("3", "does not name shards; write 0-3/8 for these four of eight, auto"),
        ("all", "does not name shards"),
        ("0-3/0", "there are from 1 to 4096 shards, not 0"),
        ("0-3/9999", "there are from 1 to 4096 shards, not 9999"),
        ("8/8", "of 8 shards the last is 7, so there is no shard 8"),
        ("3-1/8", "3-1 runs backwards; write 1-3"),
        ("auto/0", "there are from 1 to 4096 shards"),
        ("auto:9/8", "not with 9"),
        ("auto:0/8", "not with 0"),
        ("-1/8", "does not name shards"),
        ("٣/٨", "does not name shards"),
    ],
)
def test_what_names_no_shards_is_told(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        parse_shards(text)


def test_shards_are_spelled_as_they_are_written() -> None:
    assert format_shards((0, 1, 2, 3, 6), 8) == "0-3,6/8"
    assert format_shards((5,), 8) == "5/8"
    assert format_shards((), 8) == ""


def test_a_server_is_where_discord_has_it() -> None:
    assert [shard_of(197038439483310086, of) for of in (1, 2, 3, 16)] == [0, 0, 2, 2]
    assert shard_of(5 << 22 | 4_194_303, 4) == 1


# ---------------------------------------------------------------------- how they are


@pytest.mark.parametrize("served", [False, True], ids=["sqlite", "postgres"])
async def test_the_doctor_names_shards_that_nobody_looks_after(tmp_path: Path, served: bool) -> None:
    path = postgres.made() if served else made(tmp_path / "bot.sqlite")

    def said() -> list[tuple[str, str]]:
        if isinstance(path, Path):
            found = sqlite.looked_at(path, tmp_path, now=now(), thorough=False)
        else:
            found = server.looked_at(path, now=now(), thorough=False)
        return [(one.worth, f"{one.says} {one.mend}") for one in found if one.check == "shards"]

    async with open_store(path) as store, open_store(path) as other:
        assert said() == []
        await store.acquire_shards(HERE, 4, named=(0, 3), now=now())
        ((worth, words),) = said()
        assert worth == "wrong"
        assert "nobody looks after 1-2/4" in words
        assert "--shards 1-2/4" in words
        await other.acquire_shards(THERE, 4, now=now())
        ((worth, words),) = said()
        assert worth == "good"
        assert "4, and 2 processes look after them" in words


async def test_the_status_names_the_shards(tmp_path: Path) -> None:
    class Bot:
        guilds: Sequence[object] = ()
        shard_ids = (0, 3)

        def __init__(self) -> None:
            self.apart = {3}

    vitals = HealthMonitor(None)
    vitals.attach(bot=Bot())
    assert (await vitals.status()).shards == {"0": False, "3": False}
    vitals.set_stage("ready")
    assert (await vitals.status()).shards == {"0": True, "3": False}
    told, _ = await Metrics(vitals).exposition()
    assert b'sleepover_shard_connected{shard="0"} 1.0' in told
    assert b'sleepover_shard_connected{shard="3"} 0.0' in told
