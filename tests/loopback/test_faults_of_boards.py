"""Faults of Discord for boards that are posted, with each of the games.

After any fault of an answer there is one board with live buttons, and no player is told anything false. As in
``test_faults.py``.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.core import retry
from bot.core.discord_errors import LOST as CALL_FAILED
from bot.messages import board, delivery
from bot.messages.delivery import MessageDelivery
from bot.storage import GameNight as Date
from playground.faults.rules import Failing, MessageDeleted, Permissions, Silent
from playground.rest_api import message_routes
from tests.bot.message_text import Shown
from tests.failure_helpers import Failing as Unstored
from tests.loopback.call_log import Line
from tests.loopback.fault_table import CALLBACK, rule, tried
from tests.loopback.loopback_bot import connected, loopback_harness
from tests.loopback.test_slow_calls import by_computer
from tests.loopback.two_guilds import PEOPLE, Room, a_room, games, here

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def moved(room: Room, old: int) -> None:
    """Wait until the old board says where the new one is, if it still exists."""

    def says() -> bool:
        return all("This table has moved" in message.text for message in room.messages() if message.id == old)

    await room.until(says, "the old board says so")


# ---------------------------------------------------------------------- answers that are lost


async def asked_for(room: Room, patch: pytest.MonkeyPatch) -> None:
    room.mark()
    assert (await room.command("Ben", "table board")).state == "done"
    await room.until(lambda: room.ephemeral_text("Ben") != "", "Ben has an answer")
    assert room.ephemeral_text() == "Here's the board."


async def deleted(room: Room, patch: pytest.MonkeyPatch) -> None:
    await room.harness.make(MessageDeleted(channel=str(room.channel), message=str(room.board().id)))
    room.harness.bot.services.boards.repaint(await room.live(), again=True)


async def grown_old(room: Room, patch: pytest.MonkeyPatch) -> None:
    old = room.board().id
    patch.setattr(board, "_old", lambda message: message == old)
    room.harness.bot.services.boards.repaint(await room.live(), again=True)


OCCASIONS: dict[str, Callable[[Room, pytest.MonkeyPatch], Awaitable[None]]] = {
    "asked for": asked_for,
    "deleted": deleted,
    "grown old": grown_old,
}


@games
@tried("a board")
@pytest.mark.parametrize("occasion", OCCASIONS)
async def test_a_fresh_board_is_there_once_whatever_becomes_of_its_answer(
    room: Room, occasion: str, mood: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    old = room.board().id
    await room.harness.make(rule(mood, path=room.path))
    await OCCASIONS[occasion](room, monkeypatch)
    await room.healed(0)
    assert room.board().id != old
    await moved(room, old)


@games
async def test_a_board_that_may_have_arrived_is_known_again_by_what_is_there(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Some minutes later Discord has forgotten its nonce.
    monkeypatch.setattr(message_routes, "_NONCES", 0)
    await room.start_game()
    await room.harness.make(rule("a board: 503, though it was done", path=room.path))
    await asked_for(room, monkeypatch)
    await room.healed(0)


@games
async def test_a_board_that_arrives_after_it_was_looked_for_is_known_again_by_its_nonce_and_shows_what_has_happened(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing_yet(*_: object, **__: object) -> list[object]:
        await by_computer(room)
        return []

    await room.start_game()
    monkeypatch.setattr(MessageDelivery, "find", nothing_yet)
    gate = Line(monkeypatch, room.table).hold("edit", "there")
    await room.harness.make(rule("a board: 503, though it was done", path=room.path))
    await asked_for(room, monkeypatch)
    await gate.stuck.wait()
    assert (room.shows(), (await room.stored()).painted) == (0, -1), "it is not noted as what it does not show"
    gate.open.set()
    await room.healed(1)


@games
async def test_a_fresh_board_that_is_refused_leaves_the_old_one_as_it_is(room: Room) -> None:
    await room.start_game()
    old = room.board().id
    await room.harness.make(rule("a board that is asked for: refused", path=room.path))
    there = room.harness.bot.services.boards.move(room.table, room.channel)
    with pytest.raises(CALL_FAILED):
        await there
    await room.healed(0)
    assert room.board().id == old
    assert not room.harness.bot.services.boards._doubts, "nobody doubts what Discord has refused"


@games
async def test_whoever_presses_on_a_fresh_board_before_its_answer_comes_sees_it_played_there(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    old = room.board().id
    async with asked(room, Line(monkeypatch, room.table)):
        assert (await room.act()).state == "done"
        assert room.board().id > old
        assert room.shows() == 1, "the answer shows it"
    await room.healed(1)
    await moved(room, old)
    assert room.ephemeral_text() == "Here's the board."


@games
async def test_a_board_that_is_not_noted_is_found_and_whoever_asked_for_it_hears_that_it_is_there(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("before", "after"):
        await room.start_game()
        old = room.board().id
        with monkeypatch.context() as patch, capture_logs():
            unstored = Unstored(patch, "set_board_message", place)
            await asked_for(room, patch)
        assert unstored.failed
        await room.healed(0)
        await moved(room, old)
        await room.harness.bot.services.termination.void(await room.live())


@asynccontextmanager
async def asked(room: Room, line: Line) -> AsyncIterator[None]:
    """Ben has asked for the board. It is there, and Discord's word is still on its way back."""
    room.mark()
    gate = line.hold("post", "back")
    asking = asyncio.create_task(room.command("Ben", "table board"))
    try:
        await gate.stuck.wait()
        yield
    finally:
        gate.open.set()
        await asking


@games
@pytest.mark.parametrize("pressed", ["the old one", "the fresh one", "neither"])
async def test_a_fresh_board_of_which_nobody_knew_when_the_bot_died_is_found_at_the_next_start(
    tmp_path: Path, game: str, pressed: str
) -> None:
    async with loopback_harness(tmp_path, PEOPLE) as opened:
        room = await a_room(opened, game)
        with pytest.MonkeyPatch.context() as patch, here(opened, room.channel):
            # It does not give up before it dies.
            patch.setattr(delivery, "retry", retry)
            await room.start_game()
            old = room.board()
            line = Line(patch, room.table)
            gate = line.hold("post", "back")
            asking = asyncio.create_task(room.command("Ben", "table board"))
            await gate.stuck.wait()
            if pressed != "neither":
                who, custom_id, values = await room.next()
                on = old if pressed == "the old one" else room.board()
                assert (await opened.seats[who].click(custom_id, on.json, values)).state == "done"
            await opened.bot.services.delivery_log.wait_idle()
            number = await room.number()
            assert number == (pressed != "neither")
            assert (await room.stored()).painted == -1, "the next start looks for it"
            await opened.bot.close()
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        async with connected(opened.local, opened.store) as bot:
            opened.follow(bot)
            with here(opened, room.channel):
                await room.healed(number)
                assert room.board().id > old.id
                await moved(room, old.id)


# ---------------------------------------------------------------------- looking for what may be there


@games
@tried("a look back")
async def test_nothing_is_posted_before_what_may_be_there_has_been_looked_for(
    room: Room, mood: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_routes, "_NONCES", 0)
    await room.harness.make(rule(mood, path=room.path))
    await room.harness.make(Silent(path=CALLBACK, applied=True, times=1))
    await room.open()
    room.mark()
    await room.until(lambda: len(room.boards()) == 1, "a lobby")
    await room.sit()
    assert (await room.press("Ann", "@start")).state == "done"
    await room.healed(0)
    old = room.board().id
    await room.harness.make(rule(mood, path=room.path))
    await room.harness.make(rule("a board: no answer, though it was done", path=room.path))
    await deleted(room, monkeypatch)
    await room.healed(2)
    assert room.board().id != old


@games
async def test_where_the_bot_may_not_look_back_nothing_is_posted_before_it_may(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord shows nothing then, as if nothing was there."""
    monkeypatch.setattr(message_routes, "_NONCES", 0)
    await room.start_game()
    await room.harness.make(rule("a board: no answer, though it was done", path=room.path))
    await deleted(room, monkeypatch)
    await room.harness.make(Permissions(channel=str(room.channel), denied=["READ_MESSAGE_HISTORY"]))
    await room.until(lambda: room.harness.bot.may_read_history(room.channel) is False, "the bot knows")
    await room.rest()
    assert len(room.boards()) == 1
    await room.harness.make(Permissions(channel=str(room.channel)))
    await room.healed(0)


@games
async def test_a_board_is_found_however_much_has_been_said_since(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_routes, "_NONCES", 0)
    await room.start_game()
    await room.harness.make(rule("a look back: 503 twice", path=room.path, times=8))
    await room.harness.make(rule("a board: 503, though it was done", path=room.path))
    await deleted(room, monkeypatch)
    await room.until(lambda: len(room.boards()) == 1, "the fresh board")
    fresh, world = room.board().id, room.harness.local.world
    said = [
        world.create_message(room.channel, room.harness.seats["Cleo"].id, f"so what, {each}").id for each in range(80)
    ]
    await room.rest()
    assert (await room.stored()).message == fresh
    # So that people see the board again.
    for message in said:
        world.delete_message(room.channel, message)
    await room.healed(0)


@games
async def test_what_somebody_else_has_sent_is_not_taken_for_the_board(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    forged = room.board().json["components"]
    await room.harness.make(rule("a board: no answer", path=room.path))
    await deleted(room, monkeypatch)
    world = room.harness.local.world
    other = world.create_message(room.channel, room.harness.seats["Cleo"].id, "", components=forged, flags=1 << 15)
    await room.until(lambda: len(room.boards()) == 2, "the board is there again")
    world.delete_message(room.channel, other.id)
    await room.healed(0)


@games
async def test_an_old_board_says_where_the_new_one_is_when_it_can(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.start_game()
    old = room.board().id
    path = f"/channels/{room.channel}/messages/{old}"
    await room.harness.make(Failing(status=503, method="PATCH", path=path, times=2))
    await asked_for(room, monkeypatch)
    await moved(room, old)
    await room.healed(0)


# ---------------------------------------------------------------------- evenings with a date


@games
@tried("a game night")
@pytest.mark.parametrize("first", [True, False])
async def test_the_message_of_an_evening_is_there_once_whatever_becomes_of_its_answer(
    room: Room, mood: str, first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_routes, "_NONCES", 0)
    if first:
        await room.harness.make(rule(mood, path=room.path))
    assert (await room.command("Ann", "play", game=room.game, at="in 2 hours")).state == "done"
    await room.harness.bot.services.game_nights.wait_idle()
    if not first:
        (shown,) = _announced(room)
        # Somebody else sends what looks the same.
        parts = shown.json["components"]
        room.harness.local.world.create_message(
            room.channel, room.harness.seats["Cleo"].id, "", components=parts, flags=32768
        )
        await room.harness.make(MessageDeleted(channel=str(room.channel), message=str(shown.id)))
        await room.harness.make(rule(mood, path=room.path))
        await _look_after_the_evening(room)
    await _look_after_the_evening(room)
    found = await _look_after_the_evening(room)
    us = room.harness.local.world.bot_user.id
    assert [shown.id for shown in _announced(room) if int(shown.json["author"]["id"]) == us] == [found.message]


def _announced(room: Room) -> list[Shown]:
    return [
        message
        for message in room.messages()
        if any(button.startswith("e:") and button.endswith(":in") for button in message.buttons.values())
    ]


async def _look_after_the_evening(room: Room) -> Date:
    """Refresh the game night's message, as after a player's yes, and return the game night."""
    harness = room.harness
    guild = harness.local.world.channels[room.channel].guild_id
    assert guild is not None
    (evening,) = [one for one in await harness.store.game_nights_in(guild) if one.channel == room.channel]
    await harness.store.update_game_night(evening.id, shown=False, wake=1.0)
    harness.bot.services.game_nights.on_change()
    await harness.bot.services.game_nights.wait_idle()
    found = await harness.store.game_night(evening.id)
    assert found is not None
    return found
