"""Tests of garbage collection while the bot runs: frozen objects, and the times of full collections."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.app import run
from bot.app.client import SleepoverClient
from bot.core import memory, runtime
from bot.interactions import concurrency
from bot.interactions.concurrency import InteractionPriority
from tests.time_limits import PATIENCE


class Circle:
    """Refers to itself: nothing but the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


async def test_what_has_grown_old_is_passed_by_until_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime, "SELDOM", 0.0)
    asked, quiet = asyncio.Event(), asyncio.Event()

    async def wait() -> None:
        asked.set()
        await quiet.wait()
        quiet.clear()

    before = list(gc.callbacks)
    staying = asyncio.create_task(runtime.run_gc_policy(wait))
    await asked.wait()
    circle = Circle()
    seen = weakref.ref(circle)
    gc.collect()
    assert not any(each is circle for each in gc.get_objects()), "what is in use is not walked over again"
    del circle
    gc.collect()
    assert seen() is not None, "it was passed by"
    asked.clear()
    quiet.set()
    await asked.wait()
    assert seen() is None
    fresh = weakref.ref(Circle())
    gc.collect()
    assert fresh() is None, "what has not grown old is freed at any time"
    staying.cancel()
    await asyncio.wait([staying])
    assert gc.callbacks == before


async def test_what_came_with_the_tables_is_passed_by_without_a_look_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(run, "freeze_gc", lambda: done.append("looked at"))
    monkeypatch.setattr(gc, "freeze", lambda: done.append("passed by"))
    monkeypatch.setattr(gc, "collect", lambda: done.append("looked at"))
    bot = SimpleNamespace(set_up=asyncio.Event(), recovered=asyncio.Event())
    lightening = asyncio.create_task(run.freeze_startup_objects(cast(SleepoverClient, bot)))
    await asyncio.sleep(0)
    assert done == [], "a start is not interrupted"
    bot.set_up.set()
    await asyncio.sleep(0)
    assert done == ["looked at"]
    bot.recovered.set()
    await lightening
    assert done == ["looked at", "passed by"]


async def test_a_quiet_moment_is_one_in_which_nobody_has_clicked_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    clicks = InteractionPriority()
    paused: list[float] = []

    async def pause(seconds: float) -> None:
        paused.append(seconds)
        if len(paused) == 1:
            # One comes and is answered meanwhile, and another is being answered when that is over.
            with clicks.interaction():
                pass
        elif len(paused) == 2:
            answering.__enter__()
        elif len(paused) == 4:
            answering.__exit__(None, None, None)

    answering = clicks.interaction()
    monkeypatch.setattr(concurrency.asyncio, "sleep", pause)
    await clicks.wait_idle()
    assert paused == [concurrency.QUIET] * 4


async def test_where_people_always_click_it_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concurrency, "QUIET", 0.0)
    monkeypatch.setattr(concurrency, "LONGEST_FOR_QUIET", 0.05)
    clicks = InteractionPriority()
    with clicks.interaction():
        await asyncio.wait_for(clicks.wait_idle(), PATIENCE)


def test_a_start_is_seldom_interrupted_and_never_left_without_a_collector() -> None:
    before = gc.get_threshold()
    try:
        memory.defer_gc()
        assert gc.isenabled()
        assert gc.get_threshold() == memory._WHILE_STARTING
    finally:
        gc.set_threshold(*before)


@pytest.mark.skipif(memory._libc() is None, reason="the system's own allocator gives back what it likes")
def test_what_a_thread_has_freed_goes_back_to_the_system() -> None:
    code = (
        "import gc, threading; from pathlib import Path; from bot.core import memory; memory.configure_malloc()\n"
        "def rss(): return int(Path('/proc/self/statm').read_text().split()[1]) * 4096\n"
        "def work():\n kept = [bytes(60_000) for _ in range(2_000)]\n"
        "before = rss(); thread = threading.Thread(target=work); thread.start(); thread.join()\n"
        "memory.release_free_memory(); print(rss() - before)"
    )
    grown = subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], capture_output=True, check=True)
    assert int(grown.stdout) < 20_000_000
