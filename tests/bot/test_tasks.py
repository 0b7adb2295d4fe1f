"""Tests of background tasks: errors are logged, and the tasks are cancelled when the bot stops."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.core import tasks
from bot.core.tasks import BackgroundTasks


async def test_what_goes_wrong_in_the_background_is_in_the_log() -> None:
    background = BackgroundTasks()

    async def fails() -> None:
        raise ValueError("here")

    with capture_logs() as logs:
        background.start(fails())
        await background.wait_idle()
        await asyncio.sleep(0)
    assert [str(entry["exc_info"]) for entry in logs] == ["here"]
    assert len(background) == 0


async def test_what_is_left_off_is_not() -> None:
    background = BackgroundTasks()
    with capture_logs() as logs:
        background.start(asyncio.sleep(60))
        await asyncio.sleep(0)
        await background.stop()
        background.start(asyncio.sleep(60))
    assert logs == []
    assert len(background) == 0


async def test_a_task_whose_library_swallows_a_cancellation_is_cancelled_until_it_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "CANCEL_AGAIN", 0.001)
    swallowed = 0

    async def stubborn() -> None:
        nonlocal swallowed
        for _ in range(3):
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                swallowed += 1
        await asyncio.Event().wait()

    running = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    await tasks.cancel_tasks([running, None])
    assert running.cancelled()
    assert swallowed == 3


def test_tasks_are_cancelled_and_awaited_in_one_place() -> None:
    """Only ``cancel_tasks`` cancels again: a second way could wait for a task that goes on."""
    waits = re.compile(r"\.cancel\(\)\n\s*(?:[\w, ()]+ = )?(?:await )?asyncio\.(?:gather|wait)\(")
    assert waits.search("task.cancel()\n    await asyncio.gather(task, return_exceptions=True)")
    found = {str(path) for path in Path("bot").rglob("*.py") if waits.search(path.read_text())}
    assert found == {"bot/core/tasks.py"}
