"""The processes in which computers think."""

from __future__ import annotations

import asyncio
import os
import random
import select
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import games
from bot.ai import worker_pool
from bot.ai.worker_pool import EngineFailed, EngineWorkers
from games.ai import levels
from games.core import SetupData
from games.core.dice import FastDice

HOUSE = Path(__file__).parents[2]


@pytest.fixture
async def engine_workers() -> AsyncIterator[EngineWorkers]:
    made = EngineWorkers(most=1)
    yield made
    await made.stop()


def position(game: str) -> tuple[Any, tuple[str, ...]]:
    """Return the view and the legal actions of the seat that starts a game of three."""
    rules = games.load(game)
    state = rules.start(rules.options(), 3, SetupData(), FastDice(random.Random(1))).state
    seat = min(rules.actors(state))
    return rules.view(state, seat), tuple(rules.legal(state, seat))


class Slow:
    """A view that takes for ever to read."""

    def __reduce__(self) -> Any:
        return time.sleep, (1000,)


@pytest.mark.parametrize("game", games.names())
async def test_it_decides_there_as_it_would_here(engine_workers: EngineWorkers, game: str) -> None:
    view, legal = position(game)
    for level in levels.levels(game):
        assert await engine_workers.choose(game, level, view, legal, "7") == levels.decide(
            game, level, view, legal, "7"
        )


class Told:
    """A level that is read as what the process has been told of its surroundings."""

    def __reduce__(self) -> Any:
        return eval, ("repr([dict(__import__('os').environ), __import__('sys').orig_argv])",)


async def test_who_thinks_is_told_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    token = "MTIz.abc.def-secret"
    for name in ("SLEEPOVER_TOKEN", "DISCORD_BOT_TOKEN", "SOMETHING_ELSE"):
        monkeypatch.setenv(name, f"Bot {token}")
    monkeypatch.setenv("SLEEPOVER_TOKEN_FILE", "/run/secrets/token-secret")
    thinkers = EngineWorkers(most=1)
    try:
        with pytest.raises(EngineFailed) as failed:
            await thinkers.choose("magic_numbers", Told(), None, (), "7")  # type: ignore[arg-type]
    finally:
        await thinkers.stop()
    told = str(failed.value)
    assert "PYTHONPATH" in told, "that is what it was told"
    assert "bot.ai.worker" in told
    assert "secret" not in told


async def test_no_process_is_started_before_it_is_needed(engine_workers: EngineWorkers) -> None:
    assert not engine_workers._deciding.all
    await engine_workers.warm_up("magic_numbers")
    (one,) = engine_workers._deciding.all
    view, legal = position("magic_numbers")
    await engine_workers.choose("magic_numbers", levels.RANDOM, view, legal, "7")
    assert engine_workers._deciding.all == {one}


async def test_what_goes_wrong_there_is_told_and_the_process_goes_on(engine_workers: EngineWorkers) -> None:
    view, legal = position("magic_numbers")
    with pytest.raises(EngineFailed, match="UnknownLevel: magic_numbers has no computer 'clever'"):
        await engine_workers.choose("magic_numbers", "clever", view, [*legal, *legal], "7")
    (one,) = engine_workers._deciding.all
    await engine_workers.choose("magic_numbers", levels.RANDOM, view, legal, "7")
    assert engine_workers._deciding.all == {one}


async def test_who_takes_too_long_is_stopped_and_replaced(
    engine_workers: EngineWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, legal = position("magic_numbers")
    await engine_workers.warm_up("magic_numbers")
    monkeypatch.setattr(worker_pool, "PATIENCE", 0.05)
    with pytest.raises(EngineFailed, match="Timeout"):
        await engine_workers.choose("magic_numbers", levels.RANDOM, Slow(), legal, "7")
    monkeypatch.undo()
    assert await engine_workers.choose("magic_numbers", levels.RANDOM, view, legal, "7") in legal


async def test_one_that_dies_is_replaced(engine_workers: EngineWorkers) -> None:
    view, legal = position("magic_numbers")
    await engine_workers.warm_up("magic_numbers")
    (one,) = engine_workers._deciding.all
    assert one._process
    one._process.kill()
    await one._process.wait()
    with pytest.raises(EngineFailed):
        await engine_workers.choose("magic_numbers", levels.RANDOM, view, legal, "7")
    assert await engine_workers.choose("magic_numbers", levels.RANDOM, view, legal, "7") in legal


async def test_a_cancelled_question_mixes_up_no_answers(engine_workers: EngineWorkers) -> None:
    view, legal = position("magic_numbers")
    await engine_workers.warm_up("magic_numbers")
    asking = asyncio.create_task(engine_workers.choose("magic_numbers", levels.RANDOM, Slow(), legal, "7"))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert await engine_workers.choose("magic_numbers", levels.RANDOM, view, legal, "7") in legal


async def test_the_event_loop_goes_on_meanwhile(engine_workers: EngineWorkers) -> None:
    await engine_workers.warm_up("magic_numbers")
    asking = asyncio.create_task(engine_workers.choose("magic_numbers", levels.RANDOM, Slow(), ("roll", "keep"), "7"))
    for _ in range(100):
        await asyncio.sleep(0)
    assert not asking.done()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


ORPHAN = """
import asyncio
from bot.ai.worker_pool import EngineWorkers
async def main():
    workers = EngineWorkers()
    await workers.warm_up("magic_numbers")
    (one,) = workers._deciding.all
    print(one._process.pid, flush=True)
    await asyncio.sleep(1000)
asyncio.run(main())
"""


async def test_it_ends_with_the_bot_even_with_kill_9() -> None:
    command = (sys.executable, "-c", ORPHAN)
    bot = await asyncio.create_subprocess_exec(*command, cwd=HOUSE, stdout=asyncio.subprocess.PIPE)
    assert bot.stdout
    watched = os.pidfd_open(int(await bot.stdout.readline()))
    try:
        bot.kill()
        await bot.wait()
        ended, _, _ = await asyncio.to_thread(select.select, [watched], [], [], 30)
        assert ended, "the thinker is still there"
    finally:
        os.close(watched)


async def test_ctrl_c_is_the_bots_to_hear(engine_workers: EngineWorkers) -> None:
    view, legal = position("magic_numbers")
    await engine_workers.warm_up("magic_numbers")
    (one,) = engine_workers._deciding.all
    assert one._process
    one._process.send_signal(signal.SIGINT)
    assert await engine_workers.choose("magic_numbers", levels.RANDOM, view, legal, "7") in legal
    assert engine_workers._deciding.all == {one}
