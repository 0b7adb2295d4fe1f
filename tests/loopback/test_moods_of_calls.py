"""What is said in a message of its own, in any weather: said once, and not at all when it is so no more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from bot.playing import crier
from bot.store import StoreFailed
from playground.moods import CallRule, Failing, RateLimited, Silent
from tests.bot.shown import Shown
from tests.loopback.rooms import PEOPLE, SENDS, Room, games

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOODS: dict[str, CallRule] = {
    "5xx": Failing(status=503, method="POST", times=1),
    "5xx, though it was done": Failing(status=503, method="POST", applied=True, times=1),
    "no answer": Silent(method="POST", times=1),
    "no answer, though it was done": Silent(method="POST", applied=True, times=1),
    "429": RateLimited(retry_after=0.05, method="POST", times=1),
    "429, at the door": RateLimited(retry_after=0.05, method="POST", scope="address", times=1),
}


async def vote(room: Room) -> None:
    await room.command("Ann", "table end")


async def offer(room: Room) -> None:
    await room.command("Ann", "table hand-over")


async def resumed(room: Room) -> None:
    house = room.hall.bot.house
    async with house.tables.hold(room.table):
        live = await house.pauses.pause(await room.live())
        await house.pauses.resume(live, None)


async def silence(room: Room) -> None:
    house = room.hall.bot.house
    async with house.tables.hold(room.table):
        await house.silences.say(await room.live())


async def remind(room: Room) -> None:
    house = room.hall.bot.house
    async with house.tables.hold(room.table):
        live = await room.live()
        assert live.table is not None
        await house.reminders.remind(live, sorted(live.table.actors)[:1])


CALLS: dict[str, Callable[[Room], Awaitable[None]]] = {
    "a vote": vote,
    "a seat": offer,
    "the end of a pause": resumed,
    "a silence": silence,
    "a reminder": remind,
}


def said(room: Room) -> list[Shown]:
    """What stands in the channel beside the board."""
    boards = {board.id for board in room.boards()}
    return [message for message in room.messages() if not message.private and message.id not in boards]


async def quiet(room: Room) -> None:
    """Until nothing is being said any more."""
    house = room.hall.bot.house
    await house.votes.done()
    await house.handovers.done()
    for part in (house.pauses, house.silences, house.reminders):
        await part._background.settle()
    await room.rest()


@games
@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("call", CALLS)
async def test_what_is_said_is_said_once_whatever_happens_on_its_way(room: Room, call: str, mood: str) -> None:
    await room.begin()
    before = {message.id for message in said(room)}
    await room.hall.make(msgspec.structs.replace(MOODS[mood], path=f"/channels/{room.channel}/messages"))
    await CALLS[call](room)
    await quiet(room)
    assert len([message for message in said(room) if message.id not in before]) == 1


async def remind_by_letter(room: Room, mood: CallRule) -> tuple[str, list[Shown], list[Shown]]:
    """Somebody who is awaited wishes to be reminded by direct message: who, and what comes in the channel and there."""
    await room.begin()
    live = await room.live()
    assert live.table is not None
    seat = min(live.table.actors)
    who = next(name for name in PEOPLE if room.hall.seats[name].id == live.stored.seats[seat].user)
    await room.command(who, "me pings", how="message")
    before, letters = {one.id for one in said(room)}, {one.id for one in room.letters(who)}
    try:
        await room.hall.make(msgspec.structs.replace(mood, path=SENDS, person=who))
        await remind(room)
        await quiet(room)
        called = [one for one in said(room) if one.id not in before]
        return who, called, [one for one in room.letters(who) if one.id not in letters]
    finally:
        await room.command(who, "me pings", how="half")


@games
@pytest.mark.letters
@pytest.mark.parametrize("mood", MOODS)
async def test_a_reminder_by_direct_message_comes_once_and_is_not_said_elsewhere(room: Room, mood: str) -> None:
    _, called, letters = await remind_by_letter(room, MOODS[mood])
    assert (len(called), len(letters)) == (0, 1)


@games
@pytest.mark.letters
async def test_who_takes_no_direct_messages_is_reminded_in_the_channel(room: Room) -> None:
    who, (called,), letters = await remind_by_letter(room, Failing(status=403, code=50007, method="POST", times=1))
    assert f"<@{room.hall.seats[who].id}>" in called.text
    assert letters == []


@games
async def test_what_is_so_no_more_is_not_said(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.begin()
    before = {message.id for message in said(room)}
    monkeypatch.setattr(crier, "FIRST_PAUSE", 0.5)
    await room.hall.make(Silent(method="POST", path=f"/channels/{room.channel}/messages", times=1))
    await offer(room)
    await room.press("Ann", "@keep", await room.offered("Ann", "@keep"))
    await quiet(room)
    assert {message.id for message in said(room)} == before


@games
async def test_a_call_to_a_seat_that_is_on_its_way_when_the_seat_is_kept_is_taken_away(room: Room) -> None:
    await room.begin()
    before = {message.id for message in said(room)}
    await room.hall.make(Silent(method="POST", path=f"/channels/{room.channel}/messages", applied=True, times=1))
    await offer(room)
    await room.press("Ann", "@keep", await room.offered("Ann", "@keep"))
    await quiet(room)
    await room.until(lambda: {message.id for message in said(room)} == before, "nobody is called any more")


@games
async def test_what_the_database_does_not_let_us_ask_is_asked_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin()
    before = {message.id for message in said(room)}
    store, asked = room.hall.bot.house.store, 0
    real = store.server

    async def server(guild: int) -> object:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise StoreFailed("disk I/O error")
        return await real(guild)

    monkeypatch.setattr(store, "server", server)
    await resumed(room)
    await quiet(room)
    assert len([message for message in said(room) if message.id not in before]) == 1
