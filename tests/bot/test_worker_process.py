"""Worker processes, whatever they do: every request is answered, and the right one is blamed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.core import retry, worker_process
from bot.core.worker_process import RequestFailed, RestartPause, WorkerLost, WorkerProcess, scrubbed_env
from tests.time_limits import PATIENCE

GAME = "magic_numbers"


@pytest.fixture
async def worker() -> AsyncIterator[WorkerProcess]:
    """Yield a process that decides for computers; ``(GAME, None)`` only loads the game."""
    made = WorkerProcess("bot.ai.worker")
    yield made
    await made.stop()


class Doing:
    """Part of a request that does something in the process when it is read there."""

    def __init__(self, do: Any, *what: Any) -> None:
        self._do = do, what

    def __reduce__(self) -> Any:
        return self._do


async def outcomes(*replies: asyncio.Future[Any]) -> list[type]:
    async with asyncio.timeout(PATIENCE):
        return [type(each) for each in await asyncio.gather(*replies, return_exceptions=True)]


async def test_requests_are_answered_in_turn_also_those_from_before_it_is_there(worker: WorkerProcess) -> None:
    early = [worker.send((GAME, None), PATIENCE) for _ in range(5)]
    assert worker.pid is None
    assert worker.pending == 5
    assert await outcomes(*early) == [type(None)] * 5
    assert worker.pending == 0


async def test_who_asks_what_cannot_be_answered_is_told_and_the_process_goes_on(worker: WorkerProcess) -> None:
    replies = [worker.send((game, None), PATIENCE) for game in (GAME, "no_game", GAME)]
    assert await outcomes(*replies) == [type(None), RequestFailed, type(None)]
    assert not worker.ended


@pytest.mark.parametrize("started", [False, True])
async def test_when_it_is_stopped_nobody_waits_for_ever(worker: WorkerProcess, started: bool) -> None:
    if started:
        await worker.send((GAME, None), PATIENCE)
    replies = [worker.send(Doing(time.sleep, 1000), 1000.0), worker.send((GAME, None), 1000.0)]
    await worker.stop()
    assert await outcomes(*replies, worker.send((GAME, None), 1000.0)) == [WorkerLost] * 3


async def test_one_that_takes_too_long_is_ended_and_only_its_request_is_blamed(worker: WorkerProcess) -> None:
    await worker.send((GAME, None), PATIENCE)
    replies = [worker.send(Doing(time.sleep, 1000), 0.1), worker.send((GAME, None), PATIENCE)]
    assert await outcomes(*replies) == [RequestFailed, WorkerLost]
    assert "TimeoutError" in str(replies[0].exception())


async def test_the_time_of_a_request_begins_when_the_one_before_it_is_answered(worker: WorkerProcess) -> None:
    await worker.send((GAME, None), PATIENCE)
    # It stands still for longer than the second has once its turn has come; whether that is answered does not matter.
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)
    replies = [worker.send((GAME, None), PATIENCE), worker.send((GAME, None), 0.05)]
    await asyncio.sleep(0.1)
    os.kill(worker.pid, signal.SIGCONT)
    assert await outcomes(replies[0]) == [type(None)]


@pytest.mark.parametrize(("number", "blamed"), [(signal.SIGSEGV, RequestFailed), (signal.SIGKILL, WorkerLost)])
async def test_a_request_is_blamed_for_a_crash_and_not_for_a_kill(
    worker: WorkerProcess, number: signal.Signals, blamed: type
) -> None:
    await worker.send((GAME, None), PATIENCE)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)
    replies = [worker.send((GAME, None), PATIENCE) for _ in range(3)]
    os.kill(worker.pid, number)
    os.kill(worker.pid, signal.SIGCONT)
    assert await outcomes(*replies) == [blamed, WorkerLost, WorkerLost]


async def test_a_request_that_comes_after_a_crash_is_not_blamed_for_it(
    worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    await worker.send((GAME, None), PATIENCE)
    late: list[asyncio.Future[Any]] = []
    status = WorkerProcess._exit_status

    async def asked_meanwhile(self: WorkerProcess) -> int | None:
        late.append(self.send((GAME, None), PATIENCE))
        return await status(self)

    monkeypatch.setattr(WorkerProcess, "_exit_status", asked_meanwhile)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSEGV)
    async with asyncio.timeout(PATIENCE):
        while not worker.ended:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert await outcomes(*late) == [WorkerLost]


async def test_where_there_is_no_room_for_it_every_request_is_told(
    worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_room(module: str) -> Any:
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr(worker_process, "start_worker", no_room)
    assert await outcomes(*(worker.send((GAME, None), PATIENCE) for _ in range(3))) == [WorkerLost] * 3


async def test_its_end_is_told_once_after_those_who_waited_and_not_when_it_was_stopped() -> None:
    told: list[Any] = []
    for end in (signal.SIGKILL, None):
        worker = WorkerProcess("bot.ai.worker", lambda status, why: told.append(status))
        await worker.send((GAME, None), PATIENCE)
        reply = worker.send(Doing(time.sleep, 1000), 1000.0)
        reply.add_done_callback(lambda _: told.append("answered"))
        if end is not None and worker.pid is not None:
            os.kill(worker.pid, end)
            await outcomes(reply)
        await worker.stop()
        await outcomes(reply)
    assert told == ["answered", -signal.SIGKILL, "answered"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows the environment of another process")
@pytest.mark.parametrize("module", ["bot.ai.worker", "bot.rendering.worker"])
async def test_no_secret_is_in_its_environment_from_its_start_on(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    for name in ("SLEEPOVER_TOKEN", "HOME_TOKEN", "PATHS_SECRET", "LANGUAGE_MODEL_KEY"):
        monkeypatch.setenv(name, "secret")
    process = await worker_process.start_worker(module)
    try:
        # Empty for a moment after the process was started, until the kernel has laid out its memory.
        while not (environment := await asyncio.to_thread(Path(f"/proc/{process.pid}/environ").read_bytes)):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    finally:
        process.kill()
        await process.wait()
    assert b"PATH=" in environment
    assert b"secret" not in environment
    assert "secret" not in scrubbed_env().values()


async def test_each_failure_in_a_row_doubles_the_pause_however_many_there_were(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    pause = RestartPause()
    assert pause.is_over

    def length() -> float:
        pause.on_failure()
        return pause._until - now

    assert [length() for _ in range(4)] == [1.0, 2.0, 4.0, 8.0]
    assert [length() for _ in range(3000)][-1] == retry.PROCESS.longest
    assert not pause.is_over
    now += retry.PROCESS.longest
    assert pause.is_over
    pause.on_success()
    assert length() == retry.PROCESS.first
