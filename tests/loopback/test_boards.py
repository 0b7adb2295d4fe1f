"""Boards while calls to Discord are slow: no player waits for a call that can wait, little is sent twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.core import retry
from bot.interactions import api_limiter
from bot.messages import board
from playground.faults.rules import Failing
from tests.bot.message_text import Shown
from tests.loopback.call_log import Line
from tests.loopback.loopback_bot import LoopbackHarness
from tests.time_limits import PATIENCE


def _shows(board: Shown) -> int:
    (number,) = {int(button.split(":")[2]) for button in board.buttons.values() if button.startswith("s:1:")}
    return number


@asynccontextmanager
async def later(doing: Awaitable[Any]) -> AsyncIterator[None]:
    """Run something in the background, and wait for it at the end."""
    task = asyncio.ensure_future(doing)
    yield
    async with asyncio.timeout(30):
        await task


async def test_a_click_does_not_wait_behind_an_edit_that_is_put_off_and_the_edit_is_dropped(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that an edit that waits for Discord's limit is dropped once an answer has updated the board."""
    await open_hall.start("Ann", "Ben", "Cleo", "Dan")
    await open_hall.rest()
    line, waits, next_hour = Line(monkeypatch), asyncio.Event(), asyncio.Event()

    async def rest(seconds: float) -> None:
        assert seconds > 3000
        waits.set()
        await next_hour.wait()

    monkeypatch.setattr(api_limiter, "SENT", 1)
    monkeypatch.setattr(api_limiter, "WITHIN", 3600.0)
    monkeypatch.setattr(api_limiter, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": rest}))
    who = await open_hall.turn()
    others = [name for name in ("Ann", "Ben", "Cleo", "Dan") if name != who]
    assert who is not None
    # The first takes the only edit of this hour, the second has to wait for the next.
    open_hall.bot.services.boards._api_limiter._sent.clear()
    await open_hall.seats[others[0]].command("table resign")
    await open_hall.bot.services.boards.wait_idle()
    await open_hall.seats[others[1]].command("table resign")
    async with asyncio.timeout(PATIENCE):
        await waits.wait()
    # The board does not show yet that the second has left, so this press is late: its answer mends the board.
    assert (await open_hall.press(who, "roll")).state == "done"
    assert _shows(await open_hall.board()) == 2
    assert (await open_hall.press(who, "roll")).state == "done"
    assert _shows(await open_hall.board()) == 3
    monkeypatch.setattr(api_limiter, "WITHIN", 0.0)
    next_hour.set()
    await open_hall.rest()
    assert line.sent == [1, 2, 3], "the edit that was put off is not sent any more"


async def test_whoever_asks_for_the_board_waits_for_no_edit_that_discord_puts_off(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await open_hall.start("Ann", "Ben")
    await open_hall.rest()
    stuck, free = asyncio.Event(), asyncio.Event()
    real = HTTPClient.request

    async def request(self: HTTPClient, route: Any, **named: Any) -> Any:
        if route.method == "PATCH":
            stuck.set()
            await free.wait()
        return await real(self, route, **named)

    monkeypatch.setattr(HTTPClient, "request", request)
    monkeypatch.setattr(board, "_HURRIED", 0.05)
    open_hall.bot.services.boards.repaint(await open_hall.bot.services.tables.get(1), again=True)
    async with asyncio.timeout(PATIENCE):
        await stuck.wait()
    seat = open_hall.seats["Ben"]
    await seat.command("table board")
    await seat.until(lambda: open_hall.ephemeral_text("Ben") == "Here's the board.", PATIENCE)
    assert (await open_hall.board()).id > old.id
    free.set()
    await open_hall.rest()
    # The old board was not marked before now, and nobody waited for that either.
    assert "This table has moved" in next(message.text for message in open_hall.messages() if message.id == old.id)
    (newest,) = [message for message in open_hall.messages() if "@text" in message.actions]
    assert newest.id == (await open_hall.stored()).message


async def test_whoever_asks_for_the_board_does_not_wait_for_the_next_try(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_hall.start("Ann", "Ben")
    await open_hall.rest()
    monkeypatch.setattr(retry.PROMPT, "first", 3600.0)
    monkeypatch.setattr(retry.PROMPT, "longest", 3600.0)
    monkeypatch.setattr(board, "_HURRIED", 0.05)
    await open_hall.make(Failing(status=503, method="PATCH", path="/channels/*/messages/*", times=1))
    open_hall.bot.services.boards.repaint(await open_hall.bot.services.tables.get(1), again=True)
    await open_hall.local.control.call(lambda call: call.status == 503, PATIENCE)
    seat = open_hall.seats["Ben"]
    await seat.command("table board")
    await seat.until(lambda: open_hall.ephemeral_text("Ben") == "Here's the board.", PATIENCE)
    await open_hall.rest()


async def test_many_changes_at_once_become_one_more_edit(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_hall.start("Ann", "Ben")
    await open_hall.rest()
    line, boards = Line(monkeypatch), open_hall.bot.services.boards
    gate = line.hold("edit", "there")
    live = await open_hall.bot.services.tables.get(1)
    for _ in range(50):
        boards.repaint(live, again=True)
    async with asyncio.timeout(PATIENCE):
        await gate.stuck.wait()
    for _ in range(50):
        boards.repaint(live, again=True)
        await asyncio.sleep(0)
    gate.open.set()
    await open_hall.rest()
    assert line.sent == [0, 0]


async def test_whoever_clicks_before_the_bot_knows_of_its_message_clicks_on_the_table_s_message(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, free = open_hall.seats["Ann"], asyncio.Event()
    real = AsyncWebhookAdapter.request

    async def request(*given: Any, **named: Any) -> Any:
        result = await real(*given, **named)
        if not free.is_set():
            # The lobby is there; that Discord has taken it is still on its way to the bot.
            await asyncio.wait([asyncio.ensure_future(free.wait())])
        return result

    monkeypatch.setattr(AsyncWebhookAdapter, "request", request)
    async with later(seat.command("play", game="magic_numbers")):
        await seat.until(lambda: seat.find("s:1:0:@join"))
        monkeypatch.setattr(AsyncWebhookAdapter, "request", real)
        assert (await open_hall.seats["Ben"].click("s:1:0:@join")).state == "done"
        free.set()
    await open_hall.rest()
    (board,) = open_hall.messages()
    assert "Ann and Ben" in board.pictures[0].alt
    assert (await open_hall.stored()).message == board.id
