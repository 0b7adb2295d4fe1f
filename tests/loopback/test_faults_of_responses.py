"""Answers that take long, in any weather: they are announced in time, and what was announced comes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.i18n import localizer
from bot.interactions import responder
from bot.interactions.responder import Responder
from playground.faults.rules import Failing, InteractionsLate
from tests.loopback.fault_table import rule, tried
from tests.loopback.two_guilds import Room, games
from tests.time_limits import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Slow:
    """From now on a page of rules is ready when it is told to be; every answer is put off before."""

    def __init__(self, room: Room, patch: pytest.MonkeyPatch) -> None:
        self.asked, self.free, self.put_off = asyncio.Event(), asyncio.Event(), asyncio.Event()
        """Set when a page is asked for; set it to have the page; set when its answer is announced, if it can be."""
        pages, real, announce = (
            room.harness.bot.services.pages,
            room.harness.bot.services.pages.page,
            Responder._announce,
        )

        async def page(*given: Any, **named: Any) -> Any:
            self.asked.set()
            await self.free.wait()
            return await real(*given, **named)

        async def announced(responder: Responder) -> None:
            try:
                await announce(responder)
            finally:
                self.put_off.set()

        patch.setattr(pages, "page", page)
        patch.setattr(Responder, "_announce", announced)
        patch.setattr(responder, "DEFER_AFTER", 0.0)
        patch.setattr(responder, "_AT_LEAST", 0.0)


@games
@tried("an answer put off")
@pytest.mark.parametrize("ready", ["while it is announced", "after that"])
async def test_what_was_announced_comes_though_nobody_knows_whether_the_announcement_did(
    room: Room, mood: str, ready: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    monkeypatch.setattr(responder, "_ANNOUNCED", 0.3)
    monkeypatch.setattr(responder, "AT_MOST", PATIENCE)
    slow = Slow(room, monkeypatch)
    await room.harness.make(rule(mood))
    asking = asyncio.create_task(room.command("Ben", "rules", game=room.game))
    async with asyncio.timeout(PATIENCE):
        await (slow.put_off if ready == "after that" else slow.asked).wait()
    slow.free.set()
    await asking
    # The page's own first line, as every game has it.
    rules = localizer(game=room.game)("rules-1").splitlines()[0]
    await room.until(lambda: rules in room.ephemeral_text("Ben"), "the rules")
    answers = [message for message in room.messages("Ben") if message.private and message.id not in room._before["Ben"]]
    assert len(answers) == 1, "nothing is left that says that it is being made"


@games
async def test_what_comes_late_is_announced_the_sooner(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.start_game()
    monkeypatch.setattr(responder, "DEFER_AFTER", 100.0)
    begin, left = Responder.__init__, []

    def begun(an_answer: Responder, *given: Any, **named: Any) -> None:
        begin(an_answer, *given, **named)
        left.append(an_answer._timer.when() - asyncio.get_running_loop().time())

    monkeypatch.setattr(Responder, "__init__", begun)
    assert (await room.command("Ben", "rules", game=room.game)).state == "done"
    await room.harness.make(InteractionsLate(by=1.2, times=1))
    assert (await room.command("Ben", "rules", game=room.game)).state == "done"
    in_time, late = left
    assert late < in_time - 0.5
    monkeypatch.setattr(responder, "DEFER_AFTER", 0.5)
    await room.harness.make(InteractionsLate(by=0.8, times=1))
    assert (await room.command("Ben", "rules", game=room.game)).state == "done"
    assert left[-1] >= 0.05, "what is said at once need not be announced"


DISCORD = (
    "Discord isn't taking that from me just now, so it may not have worked. The game itself is safe: try again in a "
    "moment."
)


@games
@tried("a board that is asked for")
@pytest.mark.parametrize("late", [False, True])
async def test_who_asks_for_a_board_that_discord_does_not_take_hears_what_is_so(
    room: Room, mood: str, late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    before = room.board().id
    if late:
        monkeypatch.setattr(responder, "DEFER_AFTER", 0.0)
        monkeypatch.setattr(responder, "_AT_LEAST", 0.0)
        monkeypatch.setattr(responder, "AT_MOST", PATIENCE)
    await room.harness.make(rule(mood, path=room.path))
    await room.command("Ben", "table board")
    await room.until(lambda: room.ephemeral_text("Ben") != "", "Ben has an answer")
    if isinstance(found := rule(mood), Failing) and found.code:
        assert room.ephemeral_text() == DISCORD
        assert room.board().id == before
        assert (await room.command("Ben", "table board")).state == "done"
    else:
        # It has been looked for, is not there, and is posted after all.
        assert room.ephemeral_text() == "Here's the board."
    await room.healed(0)
    assert room.board().id > before
    assert room.ephemeral_text("Ben").endswith("Here's the board.")
