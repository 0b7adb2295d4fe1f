"""The board when calls to Discord are slow: it ends at the present, and nothing older goes out after what is newer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.playing import board, pace
from playground.moods import Failing
from tests.bot.shown import Shown
from tests.loopback.hall import Hall
from tests.patience import PATIENCE

Kind = Literal["answer", "edit"]
"""The answer to a click, or an ordinary edit of the board."""
When = Literal["there", "back"]
"""Where a call is held up: on its way to Discord, or with Discord's word on its way back."""


class Line:
    """The line between the bot and Discord: notes every drawing of table 1's board, and can hold one up."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.sent: list[int] = []
        """How many actions each drawing shows that went out, in that order."""
        self._held: tuple[Kind, When] | None = None
        self.stuck = asyncio.Event()
        self._free = asyncio.Event()
        for kind, place in (("answer", AsyncWebhookAdapter), ("edit", HTTPClient)):
            patch.setattr(place, "request", self._watched(kind, place.request))  # type: ignore[arg-type]

    def hold(self, kind: Kind, when: When) -> None:
        """The next drawing of that kind is held up until ``release``."""
        self._held = kind, when
        self.stuck.clear()
        self._free.clear()

    def release(self) -> None:
        """Let what is held up go on."""
        self._held = None
        self._free.set()

    def _watched(self, kind: Kind, real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def request(*given: Any, **named: Any) -> Any:
            number = _number(repr(named))
            held = self._held if number is not None and self._held and self._held[0] == kind else None
            if held:
                self._held = None
            if held and held[1] == "there":
                self.stuck.set()
                await self._free.wait()
            if number is not None:
                self.sent.append(number)
            result = await real(*given, **named)
            if held and held[1] == "back":
                self.stuck.set()
                await self._free.wait()
            return result

        return request


def _number(asked: str) -> int | None:
    """How many actions the board shows that is sent with a call; None if none is."""
    found = re.search(r"s:1:(\d+):@text", asked)
    return int(found[1]) if found else None


def _shows(board: Shown) -> int:
    (number,) = {int(button.split(":")[2]) for button in board.buttons.values() if button.startswith("s:1:")}
    return number


@asynccontextmanager
async def later(doing: Awaitable[Any]) -> AsyncIterator[None]:
    """Something that somebody does meanwhile; done by the end."""
    task = asyncio.ensure_future(doing)
    yield
    async with asyncio.timeout(30):
        await task


@pytest.mark.parametrize("when", ["there", "back"])
@pytest.mark.parametrize("slow", ["answer", "edit"])
@pytest.mark.parametrize("then", ["click", "command", "here", "late click"])
async def test_whatever_is_slow_the_board_ends_at_the_present(
    open_hall: Hall, monkeypatch: pytest.MonkeyPatch, slow: Kind, when: When, then: str
) -> None:
    await open_hall.start("Ann", "Ben", "Cleo", "Dan")
    await open_hall.rest()
    line = Line(monkeypatch)
    line.hold(slow, when)
    who = await open_hall.turn()
    assert who is not None
    resigner = next(name for name in ("Cleo", "Dan") if name != who)
    first = open_hall.press(who, "roll") if slow == "answer" else open_hall.seats[resigner].command("table resign")
    async with later(first):
        async with asyncio.timeout(30):
            await line.stuck.wait()
        async with later(_then(open_hall, then, who)):
            # What does not have to wait is through by now; the rest is let go.
            await asyncio.sleep(0.3)
            line.release()
    await open_hall.rest()
    number = (await open_hall.game()).number
    shown = await open_hall.board()
    assert _shows(shown) == number
    assert line.sent == sorted(line.sent), "nothing older goes out after something newer"
    stored = await open_hall.stored()
    assert (stored.message, stored.painted) == (shown.id, number)


async def _then(hall: Hall, what: str, who: str) -> None:
    board = await hall.board()
    action = "roll" if "roll" in board.actions else "keep"
    if what == "click":
        await hall.press(who, action, board)
    elif what == "late click":
        # Not their turn: a private sentence, and the board is brought up to date if it was not.
        await hall.press(next(name for name in hall.seats if name != who), action, board)
    elif what == "here":
        await hall.press("Ann", "@more", board)
        more = next(message for message in reversed(hall.messages("Ann")) if message.private)
        await hall.seats["Ann"].click(more.actions["@here"], more.json)
    else:
        await hall.seats["Ben"].command("table resign")


async def test_a_click_does_not_wait_behind_an_edit_that_is_put_off_and_the_edit_is_dropped(
    open_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for Discord's limit is not sent when an answer has painted the board meanwhile."""
    await open_hall.start("Ann", "Ben", "Cleo", "Dan")
    await open_hall.rest()
    line, waits, next_hour = Line(monkeypatch), asyncio.Event(), asyncio.Event()

    async def rest(seconds: float) -> None:
        assert seconds > 3000
        waits.set()
        await next_hour.wait()

    monkeypatch.setattr(pace, "SENT", 1)
    monkeypatch.setattr(pace, "WITHIN", 3600.0)
    monkeypatch.setattr(pace, "asyncio", SimpleNamespace(sleep=rest, get_running_loop=asyncio.get_running_loop))
    who = await open_hall.turn()
    others = [name for name in ("Ann", "Ben", "Cleo", "Dan") if name != who]
    assert who is not None
    # The first takes the only edit of this hour, the second has to wait for the next.
    open_hall.bot.house.boards._pace._sent.clear()
    await open_hall.seats[others[0]].command("table resign")
    await open_hall.bot.house.boards.settle()
    await open_hall.seats[others[1]].command("table resign")
    async with asyncio.timeout(PATIENCE):
        await waits.wait()
    # The board does not show yet that the second has left, so this press is late: its answer mends the board.
    assert (await open_hall.press(who, "roll")).state == "done"
    assert _shows(await open_hall.board()) == 2
    assert (await open_hall.press(who, "roll")).state == "done"
    assert _shows(await open_hall.board()) == 3
    monkeypatch.setattr(pace, "WITHIN", 0.0)
    next_hour.set()
    await open_hall.rest()
    assert line.sent == [1, 2, 3], "the edit that was put off is not sent any more"


async def test_whoever_asks_for_the_board_waits_for_no_edit_that_discord_puts_off(
    open_hall: Hall, monkeypatch: pytest.MonkeyPatch
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
    open_hall.bot.house.boards.repaint(await open_hall.bot.house.tables.get(1), again=True)
    async with asyncio.timeout(PATIENCE):
        await stuck.wait()
    seat = open_hall.seats["Ben"]
    await seat.command("table board")
    await seat.until(lambda: open_hall.told("Ben") == "Here's the board.", PATIENCE)
    assert (await open_hall.board()).id > old.id
    free.set()
    await open_hall.rest()
    # The old board was not marked before now, and nobody waited for that either.
    assert "This table has moved" in next(message.text for message in open_hall.messages() if message.id == old.id)
    (newest,) = [message for message in open_hall.messages() if "@text" in message.actions]
    assert newest.id == (await open_hall.stored()).message


async def test_whoever_asks_for_the_board_does_not_wait_for_the_next_try(
    open_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_hall.start("Ann", "Ben")
    await open_hall.rest()
    monkeypatch.setattr(board, "_FIRST_PAUSE", 3600.0)
    monkeypatch.setattr(board, "_HURRIED", 0.05)
    await open_hall.make(Failing(status=503, method="PATCH", path="/channels/*/messages/*", times=1))
    open_hall.bot.house.boards.repaint(await open_hall.bot.house.tables.get(1), again=True)
    await open_hall.local.control.call(lambda call: call.status == 503, PATIENCE)
    seat = open_hall.seats["Ben"]
    await seat.command("table board")
    await seat.until(lambda: open_hall.told("Ben") == "Here's the board.", PATIENCE)
    await open_hall.rest()


async def test_many_changes_at_once_become_few_edits(open_hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_hall.sit("Ann", "Ben")
    edits: list[str] = []
    real = HTTPClient.request

    async def request(self: HTTPClient, route: Any, **named: Any) -> Any:
        if route.method == "PATCH" and "s:1:0:@join" in repr(named):
            edits.append(route.url)
            await asyncio.sleep(0.2)
        return await real(self, route, **named)

    monkeypatch.setattr(HTTPClient, "request", request)
    live = await open_hall.bot.house.tables.get(1)
    for _ in range(50):
        open_hall.bot.house.boards.repaint(live, again=True)
        await asyncio.sleep(0.001)
    await open_hall.bot.house.boards.settle()
    assert 1 <= len(edits) <= 3


async def test_whoever_clicks_before_the_bot_knows_of_its_message_clicks_on_the_table_s_message(
    open_hall: Hall, monkeypatch: pytest.MonkeyPatch
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
