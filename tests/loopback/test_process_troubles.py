"""Everything that goes wrong between the bot and Discord in the middle of a game."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

import renderers.magic_numbers as renderer
from bot.interactions import responder
from tests.loopback.bot_under_test import bot_processes
from tests.loopback.loopback_bot import LoopbackHarness
from tests.time_limits import PATIENCE

CALLBACK = "/interactions/*/callback"


async def rolled(open_hall: LoopbackHarness) -> str:
    """Start a game of three, have the first seat roll, and say who that was."""
    await open_hall.start("Ann", "Ben", "Cleo")
    await open_hall.rest()
    who = await open_hall.turn()
    assert who is not None
    return who


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (403, 50001)])
async def test_where_the_answer_is_lost_the_board_is_repainted(
    open_hall: LoopbackHarness, status: int, code: int
) -> None:
    who = await rolled(open_hall)
    board = await open_hall.board()
    open_hall.local.control.fail("POST", CALLBACK, status=status, code=code)
    await open_hall.seats[who].click(board.actions["roll"], board.json) if status != 404 else await unanswered(
        open_hall, who, "roll"
    )
    await open_hall.rest()
    assert "keep" in (await open_hall.board()).actions
    assert len((await open_hall.stored()).actions) == 1


async def unanswered(open_hall: LoopbackHarness, who: str, action: str) -> None:
    """Press, and wait for what the room sees of it instead of an answer."""
    board = await open_hall.board()
    seat = open_hall.seats[who]
    body = {"channel_id": str(board.channel), "message_id": str(board.id), "custom_id": board.actions[action]}
    before = next(message for message in seat.messages() if message["id"] == str(board.id))
    open_hall.local.actions.component(seat.person, body)
    await seat.until(lambda: before not in seat.messages())


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()])
async def test_where_the_line_breaks_the_board_is_repainted(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    who = await rolled(open_hall)

    async def broken(*_: Any, **__: Any) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(AsyncWebhookAdapter, "request", broken)
        await unanswered(open_hall, who, "roll")
    await open_hall.rest()
    assert "keep" in (await open_hall.board()).actions


async def test_an_answer_that_came_too_often_is_given_again(open_hall: LoopbackHarness) -> None:
    who = await rolled(open_hall)
    open_hall.local.control.fail("POST", CALLBACK, status=429, retry_after=0.05, times=2)
    assert (await open_hall.press(who, "roll")).state == "done"
    assert "keep" in (await open_hall.board()).actions
    assert [call.status for call in open_hall.local.control.calls][-3:] == [429, 429, 204]


async def test_a_whisper_that_came_too_often_is_given_again(open_hall: LoopbackHarness) -> None:
    who = await rolled(open_hall)
    await open_hall.press(who, "roll")
    open_hall.local.control.fail("PATCH", "/channels/*/messages/*", status=429, retry_after=0.05)
    assert (await open_hall.press(who, "keep")).state == "done"
    await open_hall.rest()
    assert all(sitting.whispered in (0, 2) for sitting in (await open_hall.stored()).seats)
    assert 2 in [sitting.whispered for sitting in (await open_hall.stored()).seats]


async def test_a_slow_picture_is_put_off_in_time(open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    who = await rolled(open_hall)
    monkeypatch.setattr(responder, "DEFER_AFTER", 0.05)
    real = renderer.board
    seen: list[int] = []

    def slow(*given: Any) -> bytes:
        # Until Discord has heard that the answer takes longer.
        heard = len(open_hall.local.control.calls)
        deadline = time.monotonic() + PATIENCE
        while heard == len(open_hall.local.control.calls) and time.monotonic() < deadline:
            time.sleep(0.01)
        seen.append(open_hall.local.control.calls[-1].status)
        return real(*given)

    monkeypatch.setattr(renderer, "board", slow)
    assert (await open_hall.press(who, "roll")).state == "done"
    await open_hall.seats[who].until(
        lambda: any("keep" in message.actions for message in open_hall.messages() if not message.private)
    )
    assert seen == [200]
    routes = [(call.method, call.route.rsplit("/", 1)[1]) for call in open_hall.local.control.calls][-2:]
    assert routes == [("POST", "callback"), ("PATCH", "@original")]


async def test_what_takes_long_is_announced_before_discord_gives_up(tmp_path: Path) -> None:
    async with bot_processes(tmp_path) as home:
        await (await home.start()).says("ready")
        await home.table()
        # Discord waits for three seconds; here a little longer, for a slow machine.
        home.local.actions.deadline = 3.7
        with closing(sqlite3.connect(home.database, isolation_level=None)) as other:
            other.execute("begin immediate")
            said = await home.press("Ann", "roll")
            # It can only have been announced: nothing could be stored.
            assert other.execute("select count(*) from actions").fetchone() == (0,)
        assert said.state == "done"
        await home.seats["Ann"].until(lambda: "keep" in home.board().actions)


async def test_a_deleted_board_is_posted_afresh(open_hall: LoopbackHarness) -> None:
    await rolled(open_hall)
    board = await open_hall.board()
    open_hall.local.world.delete_message(board.channel, board.id)
    await open_hall.seats["Cleo"].command("table resign")
    await open_hall.rest()
    fresh = await open_hall.board()
    assert fresh.id > board.id
    assert "roll" in fresh.actions
    await open_hall.play_on()
    assert (await open_hall.board()).id == fresh.id


async def test_a_board_of_almost_an_hour_moves_to_a_fresh_message(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = await rolled(open_hall)
    board = await open_hall.board()
    later = timedelta(minutes=51)
    now = discord.utils.utcnow
    # Discord's clock and the bot's: 51 minutes later.
    open_hall.local.advance(later.total_seconds())
    monkeypatch.setattr(discord.utils, "utcnow", lambda: now() + later)
    assert (await open_hall.press(who, "roll", board)).state == "done"
    await open_hall.rest()
    fresh = await open_hall.board()
    assert fresh.id != board.id
    assert "keep" in fresh.actions
    old = next(message for message in open_hall.messages() if message.id == board.id)
    assert str(fresh.id) in old.text
    await open_hall.play_on()
    assert (await open_hall.board()).id == fresh.id


async def test_a_line_that_drops_is_taken_up_again_and_the_game_goes_on(open_hall: LoopbackHarness) -> None:
    who = await rolled(open_hall)
    resumed = asyncio.Event()

    async def on_shard_resumed(shard: int) -> None:
        resumed.set()

    open_hall.bot.add_listener(on_shard_resumed)
    await open_hall.local.gateway.drop()
    # Pressed while the bot does not hear: Discord tells it when it is back.
    assert (await open_hall.press(who, "roll")).state == "done"
    async with asyncio.timeout(PATIENCE):
        await resumed.wait()
    await open_hall.play_on()
    assert (await open_hall.stored()).status == "over"


async def test_a_session_that_is_gone_is_begun_anew_and_the_game_goes_on(open_hall: LoopbackHarness) -> None:
    await rolled(open_hall)
    ready = asyncio.Event()

    async def on_shard_ready(shard: int) -> None:
        ready.set()

    open_hall.bot.add_listener(on_shard_ready)
    open_hall.local.gateway.invalidate()
    async with asyncio.timeout(PATIENCE):
        await ready.wait()
    await open_hall.play_on()
    assert (await open_hall.stored()).status == "over"


async def test_direct_messages_closed_in_mid_game_stop_nothing(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben", "Cleo")
    open_hall.local.people_at_table.change(open_hall.seats["Ben"].person, {"dms_open": False})
    await open_hall.play_on()
    assert (await open_hall.stored()).status == "over"


async def test_a_deleted_whisper_behind_a_closed_door_stops_nothing(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben")
    (mail,) = open_hall.mail("Ben")
    open_hall.local.world.delete_message(mail.channel, mail.id)
    open_hall.local.people_at_table.change(open_hall.seats["Ben"].person, {"dms_open": False})
    await open_hall.play_on()
    assert (await open_hall.stored()).status == "over"
    assert open_hall.mail("Ben") == []


async def test_a_permission_taken_away_in_mid_game_is_named_and_nothing_is_lost(open_hall: LoopbackHarness) -> None:
    who = await rolled(open_hall)
    channel = open_hall.local.channel_id
    open_hall.local.world.deny_to_bot(channel, discord.Permissions(attach_files=True).value)
    assert (await open_hall.press(who, "roll")).state == "done"
    await open_hall.rest()
    assert "That counts" in open_hall.ephemeral_text(who)
    assert "Attach Files" in open_hall.ephemeral_text(who)
    assert len((await open_hall.stored()).actions) == 1
    open_hall.local.world.deny_to_bot(channel, 0)
    # The old button is pressed again: a sentence, and the board is mended.
    assert (await open_hall.press(who, "roll")).state == "done"
    assert "keep" in (await open_hall.board()).actions
    await open_hall.play_on()
    assert (await open_hall.stored()).status == "over"


async def test_a_channel_that_is_gone_stops_nobody_else(open_hall: LoopbackHarness) -> None:
    await rolled(open_hall)
    board = await open_hall.board()
    open_hall.local.world.delete_message(board.channel, board.id)
    channel = open_hall.local.channel_id
    everything = discord.Permissions(view_channel=True, send_messages=True).value
    open_hall.local.world.deny_to_bot(channel, everything)
    await open_hall.seats["Ann"].command("table resign")
    await open_hall.rest()
    assert (await open_hall.stored()).actions[-1][1] == "resign"
    assert "Send Messages" in open_hall.ephemeral_text("Ann")
