"""Tests of background tasks: errors are logged, and the tasks are cancelled when the bot stops."""

from __future__ import annotations

import asyncio

from structlog.testing import capture_logs

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
