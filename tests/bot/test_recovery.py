"""Starting again: whatever was stored but not shown any more is shown."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from bot.app.client import SleepoverClient
from bot.core import tasks
from bot.interactions.responder import Responder
from bot.messages.cleanup import StaleBoards
from bot.play import recovery
from bot.storage import SqliteStore, StaleMessage, StoreFailed
from bot.ui.components.layout import OutgoingMessage
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening
from tests.bot.test_stale_clicks import CARDS
from tests.failure_helpers import Failing
from tests.time_limits import PATIENCE

THREE = ("Ann", "Ben", "Cleo")


async def again(night: Evening) -> None:
    """End the bot's process, and start another one over the same store."""
    night.bot = SleepoverClient(night.store, own_emojis=False)
    await night.env.restart_bot(night.bot)
    await night.env.settle()


async def append(night: Evening, seat: int, action: str) -> None:
    """Store an action after which the process ends before it has answered."""
    stored = await night.stored()
    number = len(stored.actions) + 1
    await night.store.append(stored.id, number, seat=seat, action=action, user=None, interaction=None, now=time.time())


async def test_a_stored_action_is_shown_and_whispered(night: Evening) -> None:
    night.deal(*CARDS, 4, 6)
    await night.start(*THREE)
    await append(night, 0, "roll")
    await append(night, 0, "keep")
    assert "score **0**" in night.mail("Ann")[0].text
    await again(night)
    board = await night.board()
    assert "**Ben**, roll the die" in board.text
    assert "score **4**" in night.mail("Ann")[0].text
    await night.play_on(["roll", "give 2"])
    assert "score **6**" in night.mail("Cleo")[0].text


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (429, 30046), (400, 50083), (403, 50005), (403, 50021)])
async def test_where_a_message_cannot_be_edited_any_more_a_fresh_one_shows_it(
    night: Evening, status: int, code: int
) -> None:
    """The message was deleted, edited too often when it was old, its thread is archived, or it is not the bot's own."""
    night.deal(*CARDS, 4, 6)
    old = await night.start(*THREE)
    await append(night, 0, "roll")
    night.env.inject_error("PATCH", f"/channels/{old.channel}/messages/{old.id}", status=status, code=code)
    await again(night)
    board = await night.board()
    assert board.id > old.id
    assert "keep" in board.actions
    assert (await night.stored()).message == board.id


async def moved(night: Evening) -> tuple[Shown, Shown]:
    """Post the board afresh, and end the process before the old one says so; return the old board and the fresh one."""
    old = await night.start(*THREE)

    async def never(self: StaleBoards, left: StaleMessage) -> None:
        raise asyncio.CancelledError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(StaleBoards, "_clear", never)
        await night.slash("Ann", "table board")
        await night.env.settle()
    fresh = await night.board()
    assert fresh.id > old.id
    assert "roll" in night.show(old.channel, old.id).actions
    return old, fresh


async def test_an_old_board_says_where_the_fresh_one_is_though_the_process_ended_before(night: Evening) -> None:
    old, fresh = await moved(night)
    await again(night)
    await night.bot.services.boards.wait_idle()
    there = night.show(old.channel, old.id)
    assert not there.actions
    assert "moved" in there.text
    assert "roll" in night.show(fresh.channel, fresh.id).actions
    assert await night.store.stale_messages() == []
    before = len(night.env.http_requests)
    await again(night)
    await night.bot.services.boards.wait_idle()
    assert ("PATCH", f"/channels/{old.channel}/messages/{old.id}") not in night.requests(before)


async def test_an_old_board_is_marked_again_where_it_could_not_be_noted(night: Evening) -> None:
    old, _ = await moved(night)
    with pytest.MonkeyPatch.context() as patch:
        failing = Failing(patch, "clear_stale_message", "after")
        await again(night)
        await night.bot.services.boards.wait_idle()
    assert failing.failed
    assert not night.show(old.channel, old.id).actions
    assert len(await night.store.stale_messages()) == 1
    await again(night)
    await night.bot.services.boards.wait_idle()
    assert await night.store.stale_messages() == []


async def test_an_old_board_is_looked_for_until_the_database_can_be_read(night: Evening) -> None:
    old, _ = await moved(night)
    night.patch.setattr(tasks, "FIRST_PAUSE", 0.01)
    real, failed = SqliteStore.stale_messages, list[bool]()

    async def fails(self: SqliteStore, shards: Any) -> Any:
        if not failed:
            failed.append(True)
            raise StoreFailed("disk I/O error")
        return await real(self, shards)

    night.patch.setattr(SqliteStore, "stale_messages", fails)
    await again(night)
    await night.bot.services.boards.wait_idle()
    assert not night.show(old.channel, old.id).actions


async def test_a_start_that_was_not_shown_is_shown(night: Evening) -> None:
    night.deal(*CARDS, 4)
    lobby = await night.sit(*THREE)
    stored = await night.stored()
    order = [sitting.user for sitting in stored.seats]
    await night.store.start(stored.id, order=order, salt="1-2-3-4", setup={}, now=time.time())
    assert "@start" in night.show(lobby.channel, lobby.id).actions
    await again(night)
    assert "roll" in (await night.board()).actions
    assert "Good **5**" in night.mail("Ann")[0].text


async def test_somebody_who_sat_down_unseen_is_shown(night: Evening) -> None:
    await night.sit("Ann")
    ben = night.people["Ben"]
    await night.store.sit(1, user=ben.id, name="Ben", joined=5, locale="en-US", most=10)
    await again(night)
    assert "Ann and Ben" in (await night.board()).pictures[0].alt


async def test_a_first_whisper_that_was_not_noted_is_sent_again(night: Evening) -> None:
    night.deal(*CARDS, 4)
    await night.sit("Ann", "Ben")
    cleo = night.people["Cleo"]
    await night.store.sit(1, user=cleo.id, name="Cleo", joined=5, locale="en-US", most=10)
    await again(night)
    await night.press("Ann", "@start")
    (mail,) = night.mail("Cleo")
    assert "Good **1**" in mail.text
    await night.play_on(["roll", "give 2"])
    assert [message.id for message in night.mail("Cleo")] == [mail.id]
    assert "Evil" in night.mail("Cleo")[0].text.replace("Evil **", "")


async def test_a_lobby_that_was_never_posted_is_posted(night: Evening) -> None:
    night.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    night.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    # A game without direct messages: they would go out by the same path.
    await night.slash("Ann", "play", game="tie_die")
    assert (await night.stored()).message is None
    await again(night)
    assert "@join" in (await night.board()).actions


async def test_a_table_closed_unseen_says_so(night: Evening) -> None:
    board = await night.start("Ann", "Ben")
    await night.store.close(1, now=time.time())
    await again(night)
    assert "closed without a result" in night.show(board.channel, board.id).text
    assert await night.store.unfinished() == []


async def test_old_buttons_work_after_a_restart(night: Evening) -> None:
    night.deal(*CARDS, 4)
    board = await night.start(*THREE)
    await again(night)
    assert (await night.board()).id == board.id
    await night.press("Ann", "roll", on=board)
    assert "keep" in (await night.board()).actions


async def test_where_all_is_shown_a_start_says_nothing(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.play_on(["roll", "keep"])
    before = len(night.env.http_requests)
    await again(night)
    quiet = [call for call in night.requests(before) if "/messages" in call[1] or "/callback" in call[1]]
    assert quiet == []


async def test_one_table_that_cannot_be_shown_does_not_keep_the_others_back(night: Evening) -> None:
    await night.sit("Ann")
    lost = await night.stored()
    night.env.backend.delete_message(night.channel.id, lost.message or 0)
    night.env.inject_error("POST", f"/channels/{night.channel.id}/messages", status=403, code=50013, times=None)
    night.channel = night.guild.create_text_channel("attic")
    await night.sit("Ben")
    await night.store.sit(2, user=night.people["Cleo"].id, name="Cleo", joined=5, locale="en-US", most=10)
    await again(night)
    assert "Ben and Cleo" in (await night.board()).pictures[0].alt
    assert night.bot.recovered.is_set()


async def test_a_table_opened_while_a_start_looks_after_the_others_is_posted_once(night: Evening) -> None:
    drawn, go_on = asyncio.Event(), asyncio.Event()
    post = Responder.post

    async def slowly(self: Responder, message: OutgoingMessage, *, board: bool = False) -> int:
        drawn.set()
        await go_on.wait()
        return await post(self, message, board=board)

    night.patch.setattr(Responder, "post", slowly)
    opening = asyncio.create_task(night.slash("Ann", "play", game="tie_die"))
    await drawn.wait()
    await night.bot.services.recovery.recover()
    for _ in range(20):
        await asyncio.sleep(0.01)
    go_on.set()
    await opening
    await night.bot.services.boards.wait_idle()
    (message,) = night.messages()
    assert (await night.stored()).message == message.id


@pytest.mark.parametrize("read", ["kept_value", "guilds", "unfinished", "load"])
async def test_what_cannot_be_looked_up_at_a_start_is_looked_up_again(night: Evening, read: str) -> None:
    night.deal(*CARDS, 4, 6)
    await night.start(*THREE)
    await append(night, 0, "roll")
    await append(night, 0, "keep")
    night.patch.setattr(tasks, "FIRST_PAUSE", 0.01)
    night.patch.setattr(recovery, "FIRST_PAUSE", 0.01)
    real, failed = getattr(SqliteStore, read), []

    async def fails_once(store: SqliteStore, *given: Any, **named: Any) -> Any:
        if not failed:
            failed.append(read)
            raise StoreFailed("disk I/O error")
        return await real(store, *given, **named)

    night.patch.setattr(SqliteStore, read, fails_once)
    await again(night)
    assert failed
    async with asyncio.timeout(PATIENCE):
        while "**Ben**, roll the die" not in (await night.board()).text:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        while "score **4**" not in night.mail("Ann")[0].text:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
