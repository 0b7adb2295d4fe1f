"""Discord's moods about the places where tables are, with each of the games: what the bot may do there, threads, and
channels and servers that are gone. As in ``test_faults.py``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace

import discord
import pytest
import pytest_asyncio

from bot.core.permissions import invite_permissions
from bot.core.service import StartContext
from bot.messages.delivery import MessageDelivery
from playground.errors import LocalError
from playground.faults.rules import (
    BotInvited,
    BotRemoved,
    ChannelDeleted,
    Cleared,
    DirectMessages,
    Failing,
    Permissions,
    ServerDeleted,
    ServerMade,
    Thread,
    ThreadMade,
)
from playground.page_api.fault_injector import permission_bits
from playground.rest_api import message_routes
from playground.simulated_user import texts
from tests.loopback.fault_table import SENDS, rule, tried
from tests.loopback.loopback_bot import LoopbackHarness
from tests.loopback.two_guilds import PEOPLE, UNPAINTED, Room, games, here

pytestmark = pytest.mark.asyncio(loop_scope="session")


# ---------------------------------------------------------------------- permissions

NAMED = {
    "VIEW_CHANNEL": "View Channel",
    "SEND_MESSAGES": "Send Messages",
    "EMBED_LINKS": "Embed Links",
    "ATTACH_FILES": "Attach Files",
    "READ_MESSAGE_HISTORY": "Read Message History",
}
EVENTS = ["CREATE_EVENTS", "MANAGE_EVENTS"]
"""With either of them the bot makes events."""


@games
@pytest.mark.parametrize("permission", NAMED)
async def test_a_permission_that_is_taken_away_is_named_and_given_back_the_board_is_mended(
    room: Room, permission: str
) -> None:
    await room.start_game()
    channel = str(room.channel)
    await room.harness.make(Permissions(channel=channel, denied=[permission]))
    assert (await room.act()).state == "done"
    await room.rest()
    assert await room.number() == 1
    if room.shows() == 1:
        # The answer to a press needs less than a message does.
        assert room.ephemeral_text() == ""
    else:
        assert room.ephemeral_text().startswith(UNPAINTED)
    room.mark()
    await _refused_by_name(room, permission)
    await room.harness.make(Permissions(channel=channel))
    await room.healed(1)
    assert room.ephemeral_text() == ""


@games
@pytest.mark.parametrize("permission", NAMED)
async def test_a_permission_that_is_taken_away_while_people_sit_down_is_named_and_given_back_the_game_begins(
    room: Room, permission: str
) -> None:
    await room.open()
    room.mark()
    channel = str(room.channel)
    await room.harness.make(Permissions(channel=channel, denied=[permission]))
    await room.sit()
    await room.rest()
    assert [seat.name for seat in (await room.stored()).seats] == list(PEOPLE)
    # Nobody has sat down without the board, or else a sentence, saying so.
    if not all(name in _described(room) for name in PEOPLE):
        assert room.ephemeral_text("Cleo").startswith(UNPAINTED)
    room.mark()
    await _refused_by_name(room, permission)
    await room.harness.make(Permissions(channel=channel))
    await room.until(lambda: all(name in _described(room) for name in PEOPLE), "all are on the board")
    assert (await room.press("Ann", "@start")).state == "done"
    await room.healed(0)
    assert room.ephemeral_text() == ""


@games
@pytest.mark.parametrize("permission", NAMED)
async def test_a_permission_that_is_taken_away_before_the_end_is_named_and_given_back_there_is_a_rematch(
    room: Room, permission: str
) -> None:
    await room.start_game()
    channel, board = str(room.channel), room.board().id
    await room.harness.make(Permissions(channel=channel, denied=[permission]))
    for name in ("Cleo", "Ben"):
        assert (await room.command(name, "table resign")).state == "done"
    await room.rest()
    assert (await room.stored()).status == "over"
    if "@rematch" not in room.board().actions:
        assert UNPAINTED in room.ephemeral_text("Ben")
        assert NAMED[permission] in room.ephemeral_text("Ben")
    room.mark()
    await room.harness.make(Permissions(channel=channel))
    await room.until(lambda: "@rematch" in room.board().actions, "the end is on the board")
    assert room.board().id == board
    assert (await room.press("Ben", "@rematch")).state == "done"
    await room.rest()
    assert room.ephemeral_text() == ""
    rematch = await room.harness.store.open_at(room.channel)
    assert rematch not in (None, room.table)


async def _refused_by_name(room: Room, permission: str) -> None:
    """Something that cannot do without that permission is refused with its name."""
    assert (await room.command("Ben", "table board")).state == "done"
    assert NAMED[permission] in room.ephemeral_text("Ben")
    room.mark()


def _described(room: Room) -> str:
    """Return the description of the board's picture."""
    return " ".join(texts(room.board().json))


@games
async def test_without_the_permission_to_make_threads_it_is_named_and_the_table_is_in_the_channel(room: Room) -> None:
    channel = str(room.channel)
    await room.harness.make(Permissions(channel=channel, denied=["CREATE_PUBLIC_THREADS"]))
    room.mark()
    await room.open(thread=True)
    assert room.ephemeral_text("Ann").startswith("I'd have liked to give this table a thread of its own")
    assert "Create Public Threads" in room.ephemeral_text("Ann")
    room.mark()
    # It does not need one.
    await room.sit()
    assert (await room.press("Ann", "@start")).state == "done"
    await room.healed(0)
    assert room.ephemeral_text() == ""
    await room.harness.bot.services.termination.void(await room.live())
    await room.harness.make(Permissions(channel=channel))
    assert (await room.command("Ann", "play", game=room.game, thread=True)).state == "done"
    await room.rest()
    assert await room.harness.store.open_at(room.channel) is None
    assert "has opened a table" in room.messages()[-1].text
    assert room.ephemeral_text() == ""


@games
async def test_without_the_permission_to_make_events_an_evening_does_without_and_the_next_has_one(room: Room) -> None:
    harness, world = room.harness, room.harness.local.world
    server = world.guilds[world.channels[room.channel].guild_id or 0]
    calendar, before = harness.bot.services.game_nights._scheduled_events, set(server.scheduled_events)
    rights = {role.id: role.permissions for role in server.roles.values()}

    async def may_make_events(allowed: bool) -> None:
        for role in server.roles.values():
            role.permissions = rights[role.id] if allowed else rights[role.id] & ~permission_bits(EVENTS)
            world.emit("GUILD_ROLE_UPDATE", {"guild_id": str(server.id), "role": world.role_json(server.id, role.id)})
        await room.until(lambda: calendar.may_create(server.id, room.channel) == allowed, "the bot knows")

    room.mark()
    harness.local.control.calls.clear()
    # Once it has heard of the channel.
    await may_make_events(True)
    try:
        await may_make_events(False)
        assert await _announced(room, "in 2 hours") == 1
        assert not set(server.scheduled_events) - before
        await may_make_events(True)
        assert await _announced(room, "in 3 hours") == 2
        (made,) = set(server.scheduled_events) - before
        assert str(made) in "".join(message.text for message in room.messages())
    finally:
        await may_make_events(True)
    assert 403 not in {call.status for call in harness.local.control.calls}
    assert room.ephemeral_text() == ""


async def _announced(room: Room, at: str) -> int:
    """Set a date for the game as Ann; return how many dates are announced in the channel then."""
    assert (await room.command("Ann", "play", game=room.game, at=at)).state == "done"
    await room.rest()
    room.harness.bot.services.game_nights.on_change()
    await room.harness.bot.services.game_nights.wait_idle()
    buttons = [button for message in room.messages() for button in message.buttons.values()]
    return len([button for button in buttons if button.startswith("e:") and button.endswith(":in")])


async def test_each_permission_that_the_bot_asks_for_is_taken_away_here() -> None:
    tried = [*NAMED, "SEND_MESSAGES_IN_THREADS", "CREATE_PUBLIC_THREADS", "CREATE_EVENTS"]
    assert invite_permissions(threads=True, events=True).value == permission_bits(tried)


@games
async def test_rights_that_come_back_by_a_role_mend_the_board_too(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.start_game()
    places = room.harness.bot.services.channel_watcher
    await room.harness.make(Permissions(channel=str(room.channel), denied=["ATTACH_FILES"]))
    await room.act()
    await room.rest()
    # Nothing is said of the channel itself.
    monkeypatch.setattr(places, "on_channel_change", lambda channels: None)
    await room.harness.make(Permissions(channel=str(room.channel)))
    server = SimpleNamespace(id=(await room.stored()).guild)
    before, after = (SimpleNamespace(guild=server, permissions=discord.Permissions(number)) for number in (0, 1))
    room.harness.bot.dispatch("guild_role_update", before, after)
    await room.healed(1)


# ---------------------------------------------------------------------- threads


@pytest_asyncio.fixture(loop_scope="session")
async def thread(room: Room) -> AsyncIterator[Room]:
    made = await room.harness.make(ThreadMade(channel=str(room.channel)))
    found = Room(room.harness, room.game, int(made["channel"]))
    with here(room.harness, found.channel):
        yield found


@games
async def test_a_thread_that_was_archived_opens_again(thread: Room) -> None:
    await thread.start_game()
    await thread.harness.make(Thread(channel=str(thread.channel)))
    assert (await thread.act()).state == "done"
    await thread.healed(1)
    assert thread.ephemeral_text() == ""


@games
async def test_in_a_thread_the_permission_for_threads_is_named(thread: Room) -> None:
    await thread.start_game()
    channel = str(thread.channel)
    await thread.harness.make(Permissions(channel=channel, denied=["SEND_MESSAGES_IN_THREADS"]))
    assert (await thread.command("Ben", "table board")).state == "done"
    assert "Send Messages in Threads" in thread.ephemeral_text("Ben")
    await thread.harness.make(Permissions(channel=channel))
    await thread.healed(0)


@games
async def test_in_a_locked_thread_nothing_is_lost_and_unlocked_the_board_is_mended(thread: Room) -> None:
    await thread.start_game()
    await thread.harness.make(Thread(channel=str(thread.channel), archived=True, locked=True))
    with pytest.raises(LocalError, match="locked"):
        await thread.press("Ben", "@more")
    # A computer, or the clock, decides: the board cannot show it.
    live = await thread.live()
    assert live.table is not None
    tables, seat = thread.harness.bot.services.tables, min(live.table.actors)
    async with tables.lock(thread.table):
        live, played = await tables.play(live, seat, live.table.legal(seat)[0], turn=None, user=None, interaction=None)
        await thread.harness.bot.services.effects.after_action(live, played)
    await thread.harness.make(Thread(channel=str(thread.channel), archived=False))
    await thread.healed(1)


# ---------------------------------------------------------------------- places that are gone


@games
async def test_a_table_whose_channel_is_deleted_is_closed_and_the_players_are_told(room: Room) -> None:
    await room.start_game()
    await room.act()
    await room.rest()
    await room.harness.make(ChannelDeleted(channel=str(room.channel)))
    await _closed(room)
    assert [_told_it_is_gone(room, name) for name in PEOPLE] == [1, 1, 1]


@games
@tried("a direct message", "a direct channel")
async def test_that_a_place_is_gone_is_told_exactly_once_whatever_happens_on_its_way(room: Room, mood: str) -> None:
    await room.start_game()
    await room.act()
    await room.rest()
    await room.harness.make(rule(mood))
    await room.harness.make(ChannelDeleted(channel=str(room.channel)))
    await _closed(room)
    await room.until(lambda: _told_it_is_gone(room, "Ben") == 1, "Ben is told")
    await _all_is_told(room)
    assert [_told_it_is_gone(room, name) for name in PEOPLE] == [1, 1, 1]


@games
@pytest.mark.parametrize("by", ["what is there", "its nonce"])
async def test_a_word_that_may_have_arrived_is_known_again(
    room: Room, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    if by == "its nonce":
        monkeypatch.setattr(MessageDelivery, "find", _nothing_is_there)
    else:
        # Some minutes later Discord has forgotten it.
        monkeypatch.setattr(message_routes, "_NONCES", 0)
    await room.harness.make(rule("a direct message: 503, though it was done"))
    await room.harness.make(ChannelDeleted(channel=str(room.channel)))
    await _closed(room)
    await _all_is_told(room)
    assert _told_it_is_gone(room, "Ben") == 1


@games
async def test_who_cannot_be_told_that_a_place_is_gone_is_left_alone(room: Room) -> None:
    await room.start_game()
    room.harness.local.control.calls.clear()
    await room.harness.make(DirectMessages(person="Ben"))
    await room.harness.make(ChannelDeleted(channel=str(room.channel)))
    await _closed(room)
    await _all_is_told(room)
    assert [_told_it_is_gone(room, name) for name in PEOPLE] == [1, 0, 1]
    assert [call.code for call in room.harness.local.control.calls].count(50007) == 1


@games
async def test_whoever_has_themselves_forgotten_meanwhile_is_told_no_more(room: Room) -> None:
    await room.start_game()
    await room.harness.make(Failing(status=503, method="POST", path=SENDS, person="Ben"))
    await room.harness.make(ChannelDeleted(channel=str(room.channel)))
    await _closed(room)
    await room.harness.bot.services.account_deletion.delete_account(room.harness.seats["Ben"].id)
    await _all_is_told(room)
    await room.harness.make(Cleared())
    await room.harness.bot.services.channel_watcher.wait_idle()
    assert [_told_it_is_gone(room, name) for name in PEOPLE] == [1, 0, 1]


async def _nothing_is_there(*_: object, **__: object) -> list[object]:
    return []


def _told_it_is_gone(room: Room, name: str) -> int:
    told = f"table {room.table}, was closed without a result: its channel is gone."
    return [told in letter.text for letter in room.harness.mail(name)].count(True)


async def _all_is_told(room: Room) -> None:
    async def told() -> bool:
        return not await room.harness.store.closing_notices()

    await room.until(told, "nobody is left to be told")


@games
async def test_a_channel_that_went_unheard_is_noticed_when_the_board_is_painted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    places = room.harness.bot.services.channel_watcher
    with monkeypatch.context() as patch:
        patch.setattr(places, "on_channels_deleted", lambda channels: None)
        await room.harness.make(ChannelDeleted(channel=str(room.channel)))
        # Until the bot has heard of it, which is what it does not do here.
        await room.until(lambda: room.harness.bot.get_channel(room.channel) is None, "the channel is gone")
    assert (await room.stored()).status == "playing"
    room.harness.bot.services.boards.repaint(await room.live(), again=True)
    await _closed(room)


@games
async def test_a_table_in_a_thread_goes_with_its_channel(thread: Room) -> None:
    await thread.start_game()
    parent = thread.harness.local.world.channels[thread.channel].parent_id
    await thread.harness.make(ChannelDeleted(channel=str(parent)))
    await _closed(thread)


async def _closed(room: Room) -> None:
    async def closed() -> bool:
        return (await room.stored()).status == "closed"

    await room.until(closed, "closed")
    await room.harness.bot.services.channel_watcher.wait_idle()
    assert await room.harness.store.open_at(room.channel) is None
    assert (await room.stored()).wake is None
    assert room.table not in await room.harness.store.unfinished()


@games
async def test_a_bot_that_is_removed_closes_its_tables_and_invited_again_plays_on(room: Room) -> None:
    await room.start_game()
    await room.act()
    await room.rest()
    old = room.board()
    await room.harness.make(BotRemoved())
    await _closed(room)
    # Discord lets a bot write to nobody with whom it shares no server.
    assert _told_it_is_removed(room) == [0, 0, 0]
    await room.harness.make(BotInvited())
    # The old board is still there, and its buttons tell.
    room.mark()
    custom_id = next(iter(old.actions.values()))
    assert (await room.harness.seats["Ann"].click(custom_id, old.json)).state == "done"
    await room.rest()
    assert room.ephemeral_text("Ann") == "This table was closed."
    shown = next(message.text for message in room.messages() if message.id == old.id)
    assert shown.endswith("This table was closed without a result.")
    await room.start_game()
    await room.act()
    await room.healed(1)


@games
async def test_who_shares_another_server_with_a_bot_that_is_removed_is_told_of_it(room: Room) -> None:
    made = await room.harness.make(ServerMade(name="Elsewhere"))
    await room.start_game()
    await room.act()
    await room.rest()
    await room.harness.make(BotRemoved())
    await _closed(room)
    await _all_is_told(room)
    assert _told_it_is_removed(room) == [1, 1, 1]
    await room.harness.make(BotInvited())
    await room.harness.make(ServerDeleted(server=made["server"]))


def _told_it_is_removed(room: Room) -> list[int]:
    told = f"table {room.table}, was closed without a result: I'm no longer on that server"
    return [sum(told in letter.text for letter in room.harness.mail(name)) for name in PEOPLE]


@games
async def test_a_server_that_is_deleted_takes_its_tables_along(open_house: LoopbackHarness, game: str) -> None:
    made = await open_house.make(ServerMade(name="Elsewhere"))
    server = open_house.local.world.guilds[int(made["server"])]
    channel = next(one.id for one in open_house.local.world.channels.values() if one.guild_id == server.id)
    room = Room(open_house, game, channel)
    with here(open_house, channel):
        await room.start_game()
        await open_house.make(ServerDeleted(server=made["server"]))
        await _closed(room)
    for name in PEOPLE:
        assert "was closed without a result: I'm no longer on that server" in open_house.mail(name)[-1].text


@games
async def test_a_removal_while_the_bot_was_down_is_noticed_at_the_start(room: Room) -> None:
    await room.start_game()
    places, guild = room.harness.bot.services.channel_watcher, (await room.stored()).guild
    await places.start(StartContext([guild]))
    await places.start(StartContext([], same_application=False))
    assert (await room.stored()).status == "playing", "another application's tables are left alone"
    await places.start(StartContext([]))
    await _closed(room)
