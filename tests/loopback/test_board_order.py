"""Every drawing of a board carries the number that it shows: that is noted of its message, and nothing newer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.rendering.service import RenderService
from bot.storage import SqliteStore
from tests.loopback.call_log import Line
from tests.loopback.loopback_bot import LoopbackHarness
from tests.loopback.test_boards import later
from tests.time_limits import PATIENCE


async def plays(harness: LoopbackHarness) -> None:
    """Play an action without a click."""
    services = harness.bot.services
    async with services.tables.lock(1):
        live = await services.tables.get(1)
        assert live.table is not None
        seat = min(live.table.actors)
        action, user = live.table.legal(seat)[0], live.stored.seats[seat].user
        live, frame = await services.tables.play(live, seat, action, turn=None, user=user, interaction=None)
        await services.effects.after_action(live, frame)


class Halt:
    """The first call of that method waits before it goes on, and what comes later does not."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: type, method: str) -> None:
        self.stuck, self.open = asyncio.Event(), asyncio.Event()
        real = getattr(owner, method)

        async def waits(*given: Any, **named: Any) -> Any:
            found = await real(*given, **named)
            if not self.stuck.is_set():
                self.stuck.set()
                await self.open.wait()
            return found

        patch.setattr(owner, method, waits)


async def test_what_was_drawn_before_something_happened_does_not_go_out(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_hall.start("Ann", "Ben", "Cleo")
    await open_hall.rest()
    line, drawing = Line(monkeypatch), Halt(monkeypatch, RenderService, "board")
    open_hall.bot.services.boards.repaint(await open_hall.bot.services.tables.get(1), again=True)
    async with asyncio.timeout(PATIENCE):
        await drawing.stuck.wait()
    await plays(open_hall)
    drawing.open.set()
    await open_hall.rest()
    assert line.sent == [1]
    assert (await open_hall.stored()).painted == 1


async def test_a_fresh_board_shows_what_an_answer_has_shown_before(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_hall.start("Ann", "Ben", "Cleo")
    await open_hall.rest()
    who, line = await open_hall.turn(), Line(monkeypatch)
    assert who is not None
    other = next(name for name in open_hall.seats if name not in (who, "Dan"))
    noting = Halt(monkeypatch, SqliteStore, "mark_outdated")
    async with later(open_hall.seats[other].command("table board")):
        async with asyncio.timeout(PATIENCE):
            await noting.stuck.wait()
        assert (await open_hall.press(who, "roll")).state == "done"
        noting.open.set()
    await open_hall.rest()
    assert line.sent == [1, 1]


async def test_what_crossed_an_older_edit_is_noted_only_once_it_is_painted_again(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may have taken the older one last. Should the process end now, the next start has to paint."""
    await open_hall.start("Ann", "Ben", "Cleo", game="tie_die")
    await open_hall.rest()
    line, services = Line(monkeypatch), open_hall.bot.services
    edit = line.hold("edit", "there")
    await plays(open_hall)
    async with asyncio.timeout(PATIENCE):
        await edit.stuck.wait()
    # All decide at once there.
    assert (await open_hall.press("Ben", "ready")).state == "done"
    await services.dispatcher.wait_idle()
    await services.boards._delivery_log.wait_idle()
    assert (await open_hall.stored()).painted < 2
    edit.open.set()
    await open_hall.rest()
    assert line.sent == [1, 2, 2]
    assert (await open_hall.stored()).painted == 2


async def test_of_two_edits_at_once_that_of_a_finished_game_s_name_is_not_painted_over_by_the_older(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is to be forgotten goes from a board by an edit of its own, which waits for no other."""
    await open_hall.start("Ann", "Ben", game="tie_die")
    await open_hall.seats["Ben"].command("table resign")
    await open_hall.rest()
    boards, tables = open_hall.bot.services.boards, open_hall.bot.services.tables
    line = Line(monkeypatch)
    older = line.hold("edit", "there")
    boards.repaint(await tables.get(1), again=True)
    async with asyncio.timeout(PATIENCE):
        await older.stuck.wait()
    await tables.reload(1)
    assert await boards.repaint_finished(1)
    older.open.set()
    await open_hall.rest()
    assert line.sent == [1, 1, 1], "nobody knows which Discord took last, so it is painted once more"


async def test_of_a_message_of_which_it_is_not_known_what_it_shows_nothing_is_noted(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that nothing is noted of a message whose shown state is unknown.

    A player who clicks on a first board before the bot knows its message may have changed what it has to show. If
    the process ends before showing that, the next start edits the board.
    """
    ann, free, answered, let = open_hall.seats["Ann"], asyncio.Event(), asyncio.Event(), asyncio.Event()
    real, calls = AsyncWebhookAdapter.request, 0

    async def request(*given: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 2:
            answered.set()
            await let.wait()
        result = await real(*given, **named)
        if calls == 1:
            # The lobby is there; that Discord has taken it is still on its way to the bot.
            await free.wait()
        return result

    monkeypatch.setattr(AsyncWebhookAdapter, "request", request)
    async with later(ann.command("play", game="tie_die")):
        await ann.until(lambda: ann.find("s:1:0:@join"))
        async with later(open_hall.seats["Ben"].click("s:1:0:@join")):
            async with asyncio.timeout(PATIENCE):
                await answered.wait()
            stored = await open_hall.stored()
            assert stored.message is not None
            assert stored.painted == -1
            free.set()
            # Ann's answer is through, and shows her alone.
            await ann.until(lambda: open_hall.bot.services.boards._being_posted == {}, PATIENCE)
            assert (await open_hall.stored()).painted == -1
            let.set()
    await open_hall.rest()
    assert (await open_hall.stored()).painted == 0
    assert "Ann and Ben" in (await open_hall.board()).pictures[0].alt
