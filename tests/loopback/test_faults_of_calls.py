"""Messages apart from the board, under any fault: sent once, and not at all if no longer true."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from bot.core import retry
from bot.interactions.api_limiter import ApiRateLimiter
from bot.storage import Attendee, StoreFailed
from bot.storage import GameNight as Date
from playground.faults.rules import CallFault, Failing, Silent
from tests.bot.message_text import Shown
from tests.loopback.fault_table import SENDS, rule, tried
from tests.loopback.two_guilds import PEOPLE, Room, games

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def vote(room: Room) -> None:
    await room.command("Ann", "table end")


async def offer(room: Room) -> None:
    await room.command("Ann", "table hand-over")


async def resumed(room: Room) -> None:
    services = room.harness.bot.services
    async with services.tables.lock(room.table):
        live = await services.pauses.pause(await room.live())
        await services.pauses.resume(live, None)


async def silence(room: Room) -> None:
    services = room.harness.bot.services
    async with services.tables.lock(room.table):
        await services.pauses.post_notice(await room.live())


async def remind(room: Room) -> None:
    services = room.harness.bot.services
    async with services.tables.lock(room.table):
        live = await room.live()
        assert live.table is not None
        await services.reminders.remind(live, sorted(live.table.actors)[:1])


async def locked(room: Room) -> None:
    """Lock and unlock the room's thread; the room is both the thread and its channel."""
    threads = room.harness.bot.services.threads
    threads.on_thread_update(room.channel, room.channel, archived=False, locked=True)
    await threads.wait_idle()
    threads.on_thread_update(room.channel, room.channel, archived=False, locked=False)


CALLS: dict[str, Callable[[Room], Awaitable[None]]] = {
    "a vote": vote,
    "a seat": offer,
    "the end of a pause": resumed,
    "a silence": silence,
    "a reminder": remind,
    "a locked thread": locked,
}


def said(room: Room) -> list[Shown]:
    """Return the public messages in the channel other than boards."""
    boards = {board.id for board in room.boards()}
    return [message for message in room.messages() if not message.private and message.id not in boards]


async def quiet(room: Room) -> None:
    """Wait until no message is being sent any more."""
    services = room.harness.bot.services
    await services.votes.wait_idle()
    await services.substitutions.wait_idle()
    for part in (services.pauses, services.reminders):
        await part._background.wait_idle()
    await room.rest()


@games
@tried("an announcement")
@pytest.mark.parametrize("call", CALLS)
async def test_what_is_said_is_said_once_whatever_happens_on_its_way(room: Room, call: str, mood: str) -> None:
    await room.start_game()
    before = {message.id for message in said(room)}
    await room.harness.make(rule(mood, path=room.path))
    await CALLS[call](room)
    await quiet(room)
    assert len([message for message in said(room) if message.id not in before]) == 1


async def remind_by_letter(room: Room, mood: CallFault) -> tuple[str, list[Shown], list[Shown]]:
    """Remind an awaited player who wants reminders by direct message.

    Return the player's name, and the new messages in the channel and in the direct messages.
    """
    await room.start_game()
    live = await room.live()
    assert live.table is not None
    seat = min(live.table.actors)
    who = next(name for name in PEOPLE if room.harness.seats[name].id == live.stored.seats[seat].user)
    await room.command(who, "me pings", how="message")
    before, letters = {one.id for one in said(room)}, {one.id for one in room.letters(who)}
    try:
        await room.harness.make(msgspec.structs.replace(mood, path=SENDS, person=who))
        await remind(room)
        await quiet(room)
        called = [one for one in said(room) if one.id not in before]
        return who, called, [one for one in room.letters(who) if one.id not in letters]
    finally:
        await room.command(who, "me pings", how="half")


@games
@pytest.mark.letters
@tried("an announcement")
async def test_a_reminder_by_direct_message_comes_once_and_is_not_said_elsewhere(room: Room, mood: str) -> None:
    _, called, letters = await remind_by_letter(room, rule(mood))
    assert (len(called), len(letters)) == (0, 1)


@games
@pytest.mark.letters
async def test_who_takes_no_direct_messages_is_reminded_in_the_channel(room: Room) -> None:
    who, (called,), letters = await remind_by_letter(room, Failing(status=403, code=50007, method="POST", times=1))
    assert f"<@{room.harness.seats[who].id}>" in called.text
    assert letters == []


@games
async def test_what_is_so_no_more_is_not_said(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.start_game()
    before = {message.id for message in said(room)}
    monkeypatch.setattr(retry.NOTICE, "first", 0.5)
    await room.harness.make(Silent(method="POST", path=room.path, times=1))
    await offer(room)
    await room.press("Ann", "@keep", await room.offered("Ann", "@keep"))
    await quiet(room)
    assert {message.id for message in said(room)} == before


@games
async def test_what_is_so_no_more_when_its_turn_comes_is_not_said(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a message no longer true after a long wait in the queue is not sent."""
    await room.start_game()
    before, services, go_on = {message.id for message in said(room)}, room.harness.bot.services, asyncio.Event()
    turn = ApiRateLimiter.acquire

    async def late(self: ApiRateLimiter) -> None:
        await go_on.wait()
        await turn(self)

    with monkeypatch.context() as patch:
        patch.setattr(services.api_limiter, "acquire", lambda: late(services.api_limiter))
        await silence(room)
        await room.act()
        go_on.set()
        await quiet(room)
    assert {message.id for message in said(room)} == before


@games
async def test_a_call_to_a_seat_that_is_on_its_way_when_the_seat_is_kept_is_taken_away(room: Room) -> None:
    await room.start_game()
    before = {message.id for message in said(room)}
    await room.harness.make(Silent(method="POST", path=room.path, applied=True, times=1))
    await offer(room)
    await room.press("Ann", "@keep", await room.offered("Ann", "@keep"))
    await quiet(room)
    await room.until(lambda: {message.id for message in said(room)} == before, "nobody is called any more")


@games
async def test_what_the_database_does_not_let_us_ask_is_asked_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    before = {message.id for message in said(room)}
    store, asked = room.harness.bot.services.store, 0
    real = store.guild_settings

    async def server(guild: int) -> object:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise StoreFailed("disk I/O error")
        return await real(guild)

    monkeypatch.setattr(store, "guild_settings", server)
    await resumed(room)
    await quiet(room)
    assert len([message for message in said(room) if message.id not in before]) == 1


async def an_evening(room: Room) -> Date:
    """Schedule a game night in the room as Ann, and return it."""
    assert (await room.command("Ann", "play", game=room.game, at="in 2 hours")).state == "done"
    await room.harness.bot.services.game_nights.wait_idle()
    guild = room.harness.local.world.channels[room.channel].guild_id
    assert guild is not None
    (found,) = [one for one in await room.harness.store.game_nights_in(guild) if one.channel == room.channel]
    return found


@games
@tried("an announcement")
async def test_what_has_come_of_an_evening_is_told_once_whatever_happens_on_its_way(room: Room, mood: str) -> None:
    evening, evenings = await an_evening(room), room.harness.bot.services.game_nights
    before = {message.id for message in said(room)}
    await room.harness.make(rule(mood, path=room.path))
    async with evenings.lock(evening.id):
        await evenings.close(evening, "off", None)
    evenings.on_change()
    await evenings.wait_idle()
    (told,) = [message for message in said(room) if message.id not in before]
    assert "has been called off" in told.text


@games
@pytest.mark.letters
@tried("an announcement")
async def test_a_reminder_of_an_evening_comes_once_and_is_not_said_elsewhere(room: Room, mood: str) -> None:
    evening, guest = await an_evening(room), room.harness.seats["Ben"].id
    evening = msgspec.structs.replace(evening, guests=(*evening.guests, Attendee(guest, "Ben", "en-US", 1, remind=1)))
    before, letters = {one.id for one in said(room)}, {one.id for one in room.harness.mail("Ben")}
    await room.harness.make(rule(mood, path=SENDS, person="Ben"))
    await room.harness.bot.services.game_night_handlers._notifier.send_reminders(evening)
    called = [one for one in said(room) if one.id not in before]
    assert (len(called), len([one for one in room.harness.mail("Ben") if one.id not in letters])) == (0, 1)


@games
@pytest.mark.letters
async def test_of_an_evening_that_is_off_meanwhile_nobody_is_reminded(room: Room) -> None:
    evening, guest, services = await an_evening(room), room.harness.seats["Ben"].id, room.harness.bot.services
    remind = msgspec.structs.replace(evening, guests=(Attendee(guest, "Ben", "en-US", 1, remind=1),))
    before, letters = {one.id for one in said(room)}, {one.id for one in room.harness.mail("Ben")}
    await room.harness.make(Failing(status=429, code=40003, path=SENDS, person="Ben", method="POST", times=1))
    reminding = asyncio.create_task(services.game_night_handlers._notifier.send_reminders(remind))
    async with services.game_nights.lock(evening.id):
        await services.store.end_game_night(evening.id, "off", now=1.0)
    await reminding
    # That it is off may be told.
    assert not [one for one in said(room) if one.id not in before and "begins" in one.text]
    assert {one.id for one in room.harness.mail("Ben")} == letters
