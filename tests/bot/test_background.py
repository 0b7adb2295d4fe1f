"""What is done in the background ends in the log if it goes wrong, and is left off when the bot stops."""

from __future__ import annotations

import asyncio

from structlog.testing import capture_logs

from bot.ground.background import Background


async def test_what_goes_wrong_in_the_background_is_in_the_log() -> None:
    background = Background()

    async def fails() -> None:
        raise ValueError("here")

    with capture_logs() as logs:
        background.begin(fails())
        await background.settle()
        await asyncio.sleep(0)
    assert [str(entry["exc_info"]) for entry in logs] == ["here"]
    assert len(background) == 0


async def test_what_is_left_off_is_not() -> None:
    background = Background()
    with capture_logs() as logs:
        background.begin(asyncio.sleep(60))
        await asyncio.sleep(0)
        await background.stop()
        background.begin(asyncio.sleep(60))
    assert logs == []
    assert len(background) == 0
