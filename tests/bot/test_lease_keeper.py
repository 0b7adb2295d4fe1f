"""The lease is kept through a store that fails now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app import lease_keeper
from bot.app.lease_keeper import LeaseKeeper, PeerLiveness
from bot.core.sharding import ShardAssignment
from bot.storage import SqliteStore, StoreFailed, open_store
from bot.storage.ops.lease import LEASE
from bot.table.deadlines import now
from tests.failure_helpers import Failing
from tests.time_limits import PATIENCE


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(lease_keeper, "BEAT", 0.02)
    with capture_logs():
        yield


def fails_once(monkeypatch: pytest.MonkeyPatch, method: str) -> asyncio.Event:
    """Make the first call of that method fail; return an event that is set when it is called again."""
    real, again, calls = getattr(SqliteStore, method), asyncio.Event(), 0

    async def called(store: SqliteStore, *given: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise StoreFailed("disk I/O error")
        try:
            return await real(store, *given, **named)
        finally:
            again.set()

    monkeypatch.setattr(SqliteStore, method, called)
    return again


async def test_a_lease_that_cannot_be_taken_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_once(monkeypatch, "acquire")
    async with open_store(tmp_path / "bot.sqlite") as store, asyncio.timeout(PATIENCE):
        one = LeaseKeeper(store)
        assert (await one.acquire()).away == 0
        await one.release([])


async def test_a_heartbeat_that_fails_is_followed_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    again = fails_once(monkeypatch, "heartbeat")
    async with open_store(tmp_path / "bot.sqlite") as store, asyncio.timeout(PATIENCE):
        one = LeaseKeeper(store)
        await one.acquire()
        await again.wait()
        assert one.is_certain()
        await one.release([])


async def test_who_cannot_write_is_sure_for_as_long_as_the_lease_is_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(store: SqliteStore, now: float) -> str:
        raise StoreFailed("database or disk is full")

    monkeypatch.setattr(lease_keeper, "LEASE", lease_keeper._MARGIN + 0.05)
    monkeypatch.setattr(lease_keeper, "BEAT", 0.2)
    monkeypatch.setattr(SqliteStore, "heartbeat", fails)
    path = tmp_path / "bot.sqlite"
    async with open_store(path) as store, open_store(path) as another, asyncio.timeout(PATIENCE):
        one = LeaseKeeper(store, "one")
        await one.acquire()
        await asyncio.sleep(0.1)
        while not one.is_certain():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert await another.acquire("other", now=now() + 2 * LEASE)
        await one.lost.wait()
        assert not one.is_certain()


async def test_who_can_neither_write_nor_read_a_server_is_not_sure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(store: SqliteStore, *given: float) -> Any:
        raise StoreFailed("connection refused")

    monkeypatch.setattr(lease_keeper, "LEASE", lease_keeper._MARGIN + 0.05)
    monkeypatch.setattr(SqliteStore, "heartbeat", fails)
    monkeypatch.setattr(SqliteStore, "is_owner", fails)
    async with open_store(tmp_path / "bot.sqlite") as store, asyncio.timeout(PATIENCE):
        one = LeaseKeeper(store, "one")
        await one.acquire()
        while one.is_certain():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert not one.lost.is_set()
        monkeypatch.undo()
        while not one.is_certain():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await one.release([])


async def test_a_request_to_hand_over_that_fails_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    again = fails_once(monkeypatch, "request_handover")
    path = tmp_path / "bot.sqlite"
    async with open_store(path) as store, open_store(path) as another, asyncio.timeout(PATIENCE):
        one, other = LeaseKeeper(store, "one"), LeaseKeeper(another, "other")
        await one.acquire()
        taking = asyncio.create_task(other.acquire(ask=True))
        await again.wait()
        await one.wanted.wait()
        await one.release([5])
        assert (await taking).heard == (5,)
        await other.release([])


async def test_who_cannot_hand_over_ends_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_once(monkeypatch, "release")
    async with open_store(tmp_path / "bot.sqlite") as store, asyncio.timeout(PATIENCE):
        one = LeaseKeeper(store)
        await one.acquire()
        await one.release([])


async def test_shards_that_cannot_be_taken_are_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = Failing(monkeypatch, "acquire_shards", "after")
    async with open_store(tmp_path / "bot.sqlite") as store, asyncio.timeout(PATIENCE):
        one = LeaseKeeper(store, "one", ShardAssignment((0, 1), 2), 2)
        assert (await one.acquire()).shards == (0, 1)
        assert failing.failed
        assert store.shards == (0, 1)
        await one.release([])


async def test_a_request_for_shards_that_fails_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = Failing(monkeypatch, "request_shards", "after")
    path = tmp_path / "bot.sqlite"
    async with open_store(path) as store, open_store(path) as another, asyncio.timeout(PATIENCE):
        one, other = (
            LeaseKeeper(each, name, ShardAssignment((1,), 2), 2) for each, name in ((store, "one"), (another, "other"))
        )
        await one.acquire()
        taking = asyncio.create_task(other.acquire(ask=True))
        await one.wanted.wait()
        assert failing.failed
        await one.release([5])
        assert (await taking).heard == (5,)
        await other.release([])


class Time:
    """The keeper's two clocks: the machine's, which can be set and goes on while it sleeps, and one that cannot."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = now(), 0.0
        monkeypatch.setattr(lease_keeper, "now", lambda: self.wall)
        monkeypatch.setattr(lease_keeper, "monotonic", lambda: self.steady)

    def goes_on(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


async def test_who_has_not_been_heard_of_for_seven_of_ten_seconds_is_not_sure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nothing is written by it: what it has let in by then has some seconds to be stored before another begins.
    monkeypatch.setattr(lease_keeper, "BEAT", 1e6)
    time = Time(monkeypatch)
    async with open_store(tmp_path / "bot.sqlite") as store:
        one = LeaseKeeper(store, "one")
        await one.acquire()
        await asyncio.sleep(0)
        time.goes_on(6.0)
        assert one.is_certain()
        time.goes_on(1.5)
        assert not one.is_certain()
        await one.release([])


@pytest.mark.parametrize("seen_by_both", [True, False], ids=["a paused container", "a machine that sleeps"])
async def test_whose_time_has_stood_still_is_not_sure_before_deadlines_have_been_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seen_by_both: bool
) -> None:
    monkeypatch.setattr(lease_keeper, "BEAT", 0.2)
    time = Time(monkeypatch)
    moved, renewed = asyncio.Event(), asyncio.Event()
    async with open_store(tmp_path / "bot.sqlite") as store, asyncio.timeout(PATIENCE):
        one = LeaseKeeper(store, "one")
        one.renewed = renewed.set
        one.stood_still = moved.set
        await one.acquire()
        await renewed.wait()
        assert one.is_certain()
        assert not moved.is_set()
        time.wall += 8 * 3600.0
        time.steady += 8 * 3600.0 if seen_by_both else 0.0
        assert not one.is_certain(), "a press waits until then"
        await moved.wait()
        assert one.is_certain()
        renewed.clear()
        moved.clear()
        await renewed.wait()
        assert not moved.is_set(), "once"
        await one.release([])


async def test_one_that_asks_to_take_over_and_dies_is_handed_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats = 0

    def beaten() -> None:
        nonlocal beats
        beats += 1

    async def some() -> None:
        seen = beats
        while beats < seen + 5:  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    path = tmp_path / "bot.sqlite"
    async with open_store(path) as store, open_store(path) as dying, asyncio.timeout(PATIENCE):
        one = LeaseKeeper(store, "one")
        one.renewed = beaten
        await one.acquire()
        await dying.request_handover("another 1")
        await some()
        assert not one.wanted.is_set()
        # Long afterwards somebody else comes, and dies as well.
        monkeypatch.setattr(lease_keeper, "_STALE", 0.0)
        await dying.request_handover("yet another 1")
        await some()
        assert not one.wanted.is_set()
        monkeypatch.setattr(lease_keeper, "_STALE", PATIENCE)
        await dying.request_handover("yet another 2")
        await one.wanted.wait()
        await one.release([])


@pytest.mark.parametrize("ahead", [-3600.0, 3600.0])
async def test_one_on_another_machine_whose_clock_is_wrong_is_left_at_work_until_it_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    monkeypatch.setattr(lease_keeper, "LEASE", 0.3)
    path, there = tmp_path / "bot.sqlite", "elsewhere 1 aa"
    async with open_store(path) as other, open_store(path) as store, asyncio.timeout(PATIENCE):
        await other.acquire(there, now=now() + ahead)
        one = LeaseKeeper(store, "one", peer_liveness=PeerLiveness())
        taking = asyncio.create_task(one.acquire())
        for _ in range(20):
            await asyncio.sleep(0.05)
            await other.heartbeat(now() + ahead)
        assert not taking.done()
        # It falls silent.
        await taking
        await one.release([])
