"""Processes at a PostgreSQL database: killed, stopped and woken up; and the data left in its files."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import NotOwner, StoreFailed, open_store
from bot.storage.ops.lease import LEASE
from tests import postgres
from tests.store.people import ANN, BEN, append, played, running
from tests.time_limits import PATIENCE

PROJECT = Path(__file__).parents[2]
SOMEBODY = 0x0123_4567_89AB_CDEF
"""An id whose bytes are found nowhere by chance."""


OWNER = """
import asyncio, sys
from bot.storage import NotOwner, StoreError, open_store
from bot.storage.backends import postgres
postgres.IDLE_SECONDS = 1.0
async def main():
    async with open_store(sys.argv[1]) as store:
        assert await store.acquire("a process that stops", now=100.0)
        n = 0
        while True:
            n += 1
            try:
                await store.keep_value("n", str(n))
            except NotOwner:
                print("NotOwner", flush=True)
                return
            except StoreError:
                continue
            print(n, flush=True)
asyncio.run(main())
"""


async def test_a_process_that_was_stopped_and_wakes_up_writes_nothing_more() -> None:
    address = postgres.made()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", OWNER, address, cwd=PROJECT, stdout=subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE), open_store(address) as store:
            while (line := await process.stdout.readline()) != b"20\n":
                assert line
            # Wherever it is: between two transactions or in the middle of one.
            process.send_signal(signal.SIGSTOP)
            owned = None
            while owned is None:
                # If it stopped in the middle of a transaction, the server ends that after a while.
                with contextlib.suppress(StoreFailed):
                    owned = await store.acquire("the next", now=100.0 + 2 * LEASE)
                await asyncio.sleep(0.1)
            await store.keep_value("n", "mine")
            process.send_signal(signal.SIGCONT)
            rest = (await process.stdout.read()).split()
            assert rest[-1].decode() == NotOwner.__name__
            assert await store.kept_value("n") == "mine"
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def heap(address: str) -> bytes:
    """All files of that database, tables and indexes and what the server knows of their contents."""
    with postgres.raw(address) as db:
        db.execute("checkpoint")
        folder, number = db.execute(
            "select current_setting('data_directory'), oid from pg_database where datname = current_database()"
        ).fetchone() or ("", 0)
    return b"".join(file.read_bytes() for file in Path(folder, "base", str(number)).iterdir() if file.is_file())


async def test_after_a_sweep_the_id_is_in_no_file_of_the_database() -> None:
    number, text = SOMEBODY.to_bytes(8, sys.byteorder), str(SOMEBODY).encode()
    address = postgres.made()
    async with open_store(address) as store:
        for _ in range(3):
            await played(store, SOMEBODY, SOMEBODY, BEN, names={SOMEBODY: "Sam", BEN: "Ben"})
        await store.set_birthday(SOMEBODY, 2, 29)
        await store.block(ANN, SOMEBODY)
        await store.create(
            guild=500, channel=1, game="tie_die", rules=1, options={}, host=ANN, locale="de", seed=b"", now=1.0,
            invited=[SOMEBODY],
        )  # fmt: skip
        with postgres.raw(address) as db:
            # What the server gathers about columns, for its plans, holds values of theirs.
            db.execute("analyze")
        assert number in (before := heap(address))
        assert text in before
        await store.delete_user(SOMEBODY, ghost=-(2**52) - 1)
        assert number in heap(address), "deleting alone leaves it"
        assert await store.erase_pending()
        assert await store.erase_traces(SOMEBODY)
        assert not await store.erase_pending()
        after = heap(address)
        assert number not in after
        assert text not in after
        assert await store.game_tallies(BEN, guild=500)


async def test_a_sweep_waits_for_a_transaction_in_another_database_of_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Check that a sweep waits: rows deleted during the other transaction would be kept for it."""
    monkeypatch.setattr("bot.storage.backends.postgres_rewrite._PAUSE_SECONDS", 0.05)
    monkeypatch.setattr("bot.storage.backends.postgres_rewrite._TRIES", 2)
    address, number = postgres.made(), SOMEBODY.to_bytes(8, sys.byteorder)
    async with open_store(address) as store:
        with postgres.raw(postgres.empty_database("beside")) as beside:
            beside.execute("begin")
            beside.execute("create table something (n integer)")
            await played(store, SOMEBODY, SOMEBODY, BEN, names={SOMEBODY: "Sam", BEN: "Ben"})
            await store.delete_user(SOMEBODY, ghost=-(2**52) - 1)
            with pytest.raises(StoreFailed, match="may still see what was deleted"):
                await store.erase_traces(SOMEBODY)
            beside.execute("rollback")
        assert await store.erase_pending()
        assert await store.erase_traces(SOMEBODY)
        assert number not in heap(address)


@pytest.mark.parametrize(
    ("begins", "why"),
    [
        ("begin isolation level repeatable read; select count(*) from seats", "may still see what was deleted"),
        ("begin; lock table actions in access share mode", "actions: canceling statement due to lock timeout"),
    ],
)
async def test_a_sweep_that_somebody_is_in_the_way_of_is_owed_and_others_go_on(
    monkeypatch: pytest.MonkeyPatch, begins: str, why: str
) -> None:
    monkeypatch.setattr("bot.storage.backends.postgres_rewrite._PAUSE_SECONDS", 0.05)
    monkeypatch.setattr("bot.storage.backends.postgres_rewrite._TRIES", 2)
    address = postgres.made()
    async with open_store(address) as store:
        await played(store, ANN, ANN, BEN)
        await store.delete_user(ANN, ghost=-(2**52) - 1)
        with postgres.raw(address) as backup:
            for statement in begins.split("; "):
                backup.execute(statement)
            sweeping = asyncio.ensure_future(store.erase_traces(ANN))
            # Writing goes on, before, between and after the attempts.
            await append(store, await running(store, BEN), 1)
            with pytest.raises(Exception, match=why):
                await sweeping
        assert await store.erase_pending()
        assert await store.erase_traces(ANN)
        assert not await store.erase_pending()
