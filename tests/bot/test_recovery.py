"""Starting again: whatever was stored but not shown any more is shown."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from bot.app.client import SleepoverClient
from bot.core import retry
from bot.interactions.responder import Responder
from bot.messages.cleanup import StaleBoards
from bot.storage import SqliteStore, StaleMessage, StoreFailed
from bot.ui.components.layout import OutgoingMessage
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_stale_clicks import CARDS
from tests.failure_helpers import Failing
from tests.time_limits import PATIENCE

THREE = ("Ann", "Ben", "Cleo")


async def again(harness: BotHarness) -> None:
    """End the bot's process, and start another one over the same store."""
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await harness.env.settle()


async def append(harness: BotHarness, seat: int, action: str) -> None:
    """Store an action after which the process ends before it has answered."""
    stored = await harness.stored()
    number = len(stored.actions) + 1
    await harness.store.append(
        stored.id, number, seat=seat, action=action, user=None, interaction=None, now=time.time()
    )


async def test_a_stored_action_is_shown_and_whispered(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 6)
    await harness.start(*THREE)
    await append(harness, 0, "roll")
    await append(harness, 0, "keep")
    assert "score **0**" in harness.mail("Ann")[0].text
    await again(harness)
    board = await harness.board()
    assert "**Ben**, roll the die" in board.text
    assert "score **4**" in harness.mail("Ann")[0].text
    await harness.play_on(["roll", "give 2"])
    assert "score **6**" in harness.mail("Cleo")[0].text


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (429, 30046), (400, 50083), (403, 50005), (403, 50021)])
async def test_where_a_message_cannot_be_edited_any_more_a_fresh_one_shows_it(
    harness: BotHarness, status: int, code: int
) -> None:
    """The message was deleted, edited too often when it was old, its thread is archived, or it is not the bot's own."""
    harness.deal(*CARDS, 4, 6)
    old = await harness.start(*THREE)
    await append(harness, 0, "roll")
    harness.env.inject_error("PATCH", f"/channels/{old.channel}/messages/{old.id}", status=status, code=code)
    await again(harness)
    board = await harness.board()
    assert board.id > old.id
    assert "keep" in board.actions
    assert (await harness.stored()).message == board.id


async def moved(harness: BotHarness) -> tuple[Shown, Shown]:
    """Post the board afresh, and end the process before the old one says so; return the old board and the fresh one."""
    old = await harness.start(*THREE)

    async def never(self: StaleBoards, left: StaleMessage) -> None:
        raise asyncio.CancelledError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(StaleBoards, "_clear", never)
        await harness.slash("Ann", "table board")
        await harness.env.settle()
    fresh = await harness.board()
    assert fresh.id > old.id
    assert "roll" in harness.show(old.channel, old.id).actions
    return old, fresh


async def test_an_old_board_says_where_the_fresh_one_is_though_the_process_ended_before(harness: BotHarness) -> None:
    old, fresh = await moved(harness)
    await again(harness)
    await harness.bot.services.boards.wait_idle()
    there = harness.show(old.channel, old.id)
    assert not there.actions
    assert "moved" in there.text
    assert "roll" in harness.show(fresh.channel, fresh.id).actions
    assert await harness.store.stale_messages() == []
    before = len(harness.env.http_requests)
    await again(harness)
    await harness.bot.services.boards.wait_idle()
    assert ("PATCH", f"/channels/{old.channel}/messages/{old.id}") not in harness.requests(before)


async def test_an_old_board_is_marked_again_where_it_could_not_be_noted(harness: BotHarness) -> None:
    old, _ = await moved(harness)
    with pytest.MonkeyPatch.context() as patch:
        failing = Failing(patch, "clear_stale_message", "after")
        await again(harness)
        await harness.bot.services.boards.wait_idle()
    assert failing.failed
    assert not harness.show(old.channel, old.id).actions
    assert len(await harness.store.stale_messages()) == 1
    await again(harness)
    await harness.bot.services.boards.wait_idle()
    assert await harness.store.stale_messages() == []


async def test_an_old_board_is_looked_for_until_the_database_can_be_read(harness: BotHarness) -> None:
    old, _ = await moved(harness)
    harness.patch.setattr(retry.PROMPT, "first", 0.01)
    real, failed = SqliteStore.stale_messages, list[bool]()

    async def fails(self: SqliteStore, shards: Any) -> Any:
        if not failed:
            failed.append(True)
            raise StoreFailed("disk I/O error")
        return await real(self, shards)

    harness.patch.setattr(SqliteStore, "stale_messages", fails)
    await again(harness)
    await harness.bot.services.boards.wait_idle()
    assert not harness.show(old.channel, old.id).actions


async def test_a_start_that_was_not_shown_is_shown(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    lobby = await harness.sit(*THREE)
    stored = await harness.stored()
    order = [sitting.user for sitting in stored.seats]
    await harness.store.start(stored.id, order=order, salt="1-2-3-4", setup={}, now=time.time())
    assert "@start" in harness.show(lobby.channel, lobby.id).actions
    await again(harness)
    assert "roll" in (await harness.board()).actions
    assert "Good **5**" in harness.mail("Ann")[0].text


async def test_somebody_who_sat_down_unseen_is_shown(harness: BotHarness) -> None:
    await harness.sit("Ann")
    ben = harness.people["Ben"]
    await harness.store.sit(1, user=ben.id, name="Ben", joined=5, locale="en-US", most=10)
    await again(harness)
    assert "Ann and Ben" in (await harness.board()).pictures[0].alt


async def test_a_first_whisper_that_was_not_noted_is_sent_again(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.sit("Ann", "Ben")
    cleo = harness.people["Cleo"]
    await harness.store.sit(1, user=cleo.id, name="Cleo", joined=5, locale="en-US", most=10)
    await again(harness)
    await harness.press("Ann", "@start")
    (mail,) = harness.mail("Cleo")
    assert "Good **1**" in mail.text
    await harness.play_on(["roll", "give 2"])
    assert [message.id for message in harness.mail("Cleo")] == [mail.id]
    assert "Evil" in harness.mail("Cleo")[0].text.replace("Evil **", "")


async def test_a_lobby_that_was_never_posted_is_posted(harness: BotHarness) -> None:
    harness.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    harness.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    # A game without direct messages: they would go out by the same path.
    await harness.slash("Ann", "play", game="tie_die")
    assert (await harness.stored()).message is None
    await again(harness)
    assert "@join" in (await harness.board()).actions


async def test_a_table_closed_unseen_says_so(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    await harness.store.close(1, now=time.time())
    await again(harness)
    assert "closed without a result" in harness.show(board.channel, board.id).text
    assert await harness.store.unfinished() == []


async def test_old_buttons_work_after_a_restart(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    board = await harness.start(*THREE)
    await again(harness)
    assert (await harness.board()).id == board.id
    await harness.press("Ann", "roll", on=board)
    assert "keep" in (await harness.board()).actions


async def test_where_all_is_shown_a_start_says_nothing(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.play_on(["roll", "keep"])
    before = len(harness.env.http_requests)
    await again(harness)
    quiet = [call for call in harness.requests(before) if "/messages" in call[1] or "/callback" in call[1]]
    assert quiet == []


async def test_one_table_that_cannot_be_shown_does_not_keep_the_others_back(harness: BotHarness) -> None:
    await harness.sit("Ann")
    lost = await harness.stored()
    harness.env.backend.delete_message(harness.channel.id, lost.message or 0)
    harness.env.inject_error("POST", f"/channels/{harness.channel.id}/messages", status=403, code=50013, times=None)
    harness.channel = harness.guild.create_text_channel("attic")
    await harness.sit("Ben")
    await harness.store.sit(2, user=harness.people["Cleo"].id, name="Cleo", joined=5, locale="en-US", most=10)
    await again(harness)
    assert "Ben and Cleo" in (await harness.board()).pictures[0].alt
    assert harness.bot.recovered.is_set()


async def test_a_table_opened_while_a_start_looks_after_the_others_is_posted_once(harness: BotHarness) -> None:
    drawn, go_on = asyncio.Event(), asyncio.Event()
    post = Responder.post

    async def slowly(self: Responder, message: OutgoingMessage, *, board: bool = False) -> int:
        drawn.set()
        await go_on.wait()
        return await post(self, message, board=board)

    harness.patch.setattr(Responder, "post", slowly)
    opening = asyncio.create_task(harness.slash("Ann", "play", game="tie_die"))
    await drawn.wait()
    await harness.bot.services.recovery.recover()
    for _ in range(20):
        await asyncio.sleep(0.01)
    go_on.set()
    await opening
    await harness.bot.services.boards.wait_idle()
    (message,) = harness.messages()
    assert (await harness.stored()).message == message.id


@pytest.mark.parametrize("read", ["kept_value", "guilds", "unfinished", "load"])
async def test_what_cannot_be_looked_up_at_a_start_is_looked_up_again(harness: BotHarness, read: str) -> None:
    harness.deal(*CARDS, 4, 6)
    await harness.start(*THREE)
    await append(harness, 0, "roll")
    await append(harness, 0, "keep")
    harness.patch.setattr(retry.PROMPT, "first", 0.01)
    real, failed = getattr(SqliteStore, read), []

    async def fails_once(store: SqliteStore, *given: Any, **named: Any) -> Any:
        if not failed:
            failed.append(read)
            raise StoreFailed("disk I/O error")
        return await real(store, *given, **named)

    harness.patch.setattr(SqliteStore, read, fails_once)
    await again(harness)
    assert failed
    async with asyncio.timeout(PATIENCE):
        while "**Ben**, roll the die" not in (await harness.board()).text:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        while "score **4**" not in harness.mail("Ann")[0].text:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
