"""Each of Discord's moods, with each of the games: people get a sentence, the table heals when it can, and nothing is
said that is untrue.

One local Discord and one bot serve all of it; every mood and every game has a room of its own. Usually each mood is
tried with one of the games, in turn; with ``--deep`` each is with all of them (``conftest.py``).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.panels.catalogue import playable
from bot.playing import answer, board, gate, pace, whispers
from playground.errors import LocalError
from playground.moods import (
    BotInvited,
    BotRemoved,
    ChannelDeleted,
    DirectMessages,
    Dropped,
    Failing,
    InteractionsLate,
    InteractionsTwice,
    Late,
    Latency,
    Limits,
    MessageAged,
    MessageDeleted,
    Mood,
    Permissions,
    Quiet,
    RateLimited,
    Reconnect,
    ServerDeleted,
    ServerMade,
    Silent,
    Thread,
    ThreadMade,
    Twice,
)
from tests.loopback.hall import Hall, hall
from tests.loopback.rooms import PEOPLE, Room, a_room, fine_again, here
from tests.patience import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

CALLBACK = "/interactions/*/callback"
EDITS = "/channels/*/messages/*"
SENDS = "/channels/*/messages"


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def open_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    with pytest.MonkeyPatch.context() as patch:
        # What is waited for is as short as it can be.
        patch.setattr(answer, "AT_MOST", 0.5)
        patch.setattr(board, "_CALL", 0.5)
        patch.setattr(board, "_FIRST_PAUSE", 0.05)
        patch.setattr(board, "_LONGEST_PAUSE", 0.2)
        patch.setattr(whispers, "_CALL", 0.5)
        patch.setattr(whispers, "FIRST_PAUSE", 0.05)
        patch.setattr(whispers, "_LONGEST_PAUSE", 0.2)
        patch.setattr(whispers, "_PATIENCE", 0.5)
        patch.setattr(pace, "SENT", 1_000_000)
        async with hall(tmp_path_factory.mktemp("moods"), PEOPLE) as opened:
            yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def room(open_house: Hall, game: str) -> AsyncIterator[Room]:
    found = await a_room(open_house, game)
    with here(open_house, found.channel):
        try:
            yield found
        finally:
            await fine_again(open_house, found)


games = pytest.mark.parametrize("game", playable())


# ---------------------------------------------------------------------- calls

ANSWERED: dict[str, Mood] = {
    "429, short": RateLimited(retry_after=0.05, path=CALLBACK, times=2),
    "429, shared": RateLimited(retry_after=0.05, scope="shared", path=CALLBACK, times=1),
    "429, global": RateLimited(retry_after=0.05, scope="global", times=3),
    "429, at the door": RateLimited(retry_after=0.05, scope="address", path=CALLBACK, times=1),
    "429, long": RateLimited(retry_after=60, path=CALLBACK, times=1),
    "5xx": Failing(status=503, path=CALLBACK, times=1),
    "5xx, though it was done": Failing(status=500, path=CALLBACK, applied=True, times=1),
    "no answer": Silent(path=CALLBACK, times=1),
    "no answer, though it was done": Silent(path=CALLBACK, applied=True, times=1),
    "twice": Twice(path=CALLBACK, times=1),
    "late": Late(by=0.3, path=CALLBACK, times=1),
    "slow network": Latency(ms=60, times=8),
    "edits fail": Failing(status=502, method="PATCH", path=EDITS, times=2),
    "edits are not answered": Silent(method="PATCH", path=EDITS, applied=True, times=1),
    "edits come too often": RateLimited(retry_after=0.1, method="PATCH", path=EDITS, times=2),
    "not known any more": Failing(status=404, code=10062, path=CALLBACK, times=1),
}
"""Weather in which a press does its work, and nothing has to be said about it."""


@games
@pytest.mark.parametrize("mood", ANSWERED)
async def test_a_press_counts_once_and_the_board_shows_it(room: Room, mood: str) -> None:
    await room.begin()
    await room.hall.make(ANSWERED[mood])
    assert (await room.act()).state == "done"
    await room.healed(1)
    assert room.told() == ""


OPENED: dict[str, Mood] = {
    "429, long": RateLimited(retry_after=60, path=CALLBACK, times=1),
    "5xx": Failing(status=503, path=CALLBACK, times=1),
    "5xx, though it was done": Failing(status=500, path=CALLBACK, applied=True, times=1),
    "no answer": Silent(path=CALLBACK, times=1),
    "no answer, though it was done": Silent(path=CALLBACK, applied=True, times=1),
    "twice": Twice(path=CALLBACK, times=1),
    "not known any more": Failing(status=404, code=10062, path=CALLBACK, times=1),
}


@games
@pytest.mark.parametrize("mood", OPENED)
async def test_a_table_that_is_opened_is_there_once_whatever_becomes_of_the_answer(room: Room, mood: str) -> None:
    await room.hall.make(OPENED[mood])
    await room.open()
    room.mark()
    await room.until(lambda: len(room.boards()) == 1, "a lobby")
    await room.sit()
    assert (await room.press("Ann", "@start")).state == "done"
    await room.healed(0)
    assert room.told() == ""


# ---------------------------------------------------------------------- interactions


@games
async def test_what_is_delivered_twice_acts_once_and_is_answered_once(room: Room) -> None:
    calls = room.hall.local.control.calls
    calls.clear()
    await room.hall.make(InteractionsTwice(after=0.02))
    await room.begin()
    await room.act()
    await room.healed(1)
    # Once around the table: opened, joined twice, started, three presses.
    answered = [call.path for call in calls if call.path.endswith("/callback")]
    assert len(answered) == len(set(answered)) == 7
    assert {call.status for call in calls if call.path.endswith("/callback")} <= {200, 204}
    assert room.told() == ""


@games
async def test_what_is_delivered_late_counts(room: Room) -> None:
    await room.begin()
    await room.hall.make(InteractionsLate(by=0.4, times=1))
    assert (await room.act()).state == "done"
    await room.healed(1)
    assert room.told() == ""


@games
async def test_what_is_delivered_too_late_does_nothing_and_costs_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin()
    monkeypatch.setattr(gate, "IN_TIME", 0.2)
    monkeypatch.setattr(room.hall.local.actions, "deadline", 0.2)
    await room.hall.make(InteractionsLate(by=0.5, times=1))
    # Discord says so to whoever pressed.
    assert (await room.act()).state == "failed"
    await asyncio.sleep(0.5)
    monkeypatch.undo()
    await room.healed(0)
    assert room.told() == ""


# ---------------------------------------------------------------------- the line

LINES: dict[str, Mood] = {
    "dropped, and taken up again": Dropped(resume=True),
    "dropped, and begun anew": Dropped(resume=False),
    "asked to come back": Reconnect(),
    "quiet": Quiet(lasts=0.3),
}


@games
@pytest.mark.parametrize("line", LINES)
async def test_a_line_that_breaks_costs_nobody_anything(room: Room, line: str) -> None:
    await room.begin()
    back = asyncio.Event()

    async def heard(shard: int) -> None:
        back.set()

    room.hall.bot.add_listener(heard, "on_shard_ready")
    await room.hall.make(LINES[line])
    if LINES[line] == Dropped(resume=False):
        # What is pressed meanwhile is lost with the session, and Discord says so.
        async with asyncio.timeout(PATIENCE):
            await back.wait()
    assert (await room.act()).state == "done"
    await room.healed(1)
    room.hall.bot.remove_listener(heard, "on_shard_ready")
    assert room.told() == ""


# ---------------------------------------------------------------------- messages


@games
async def test_a_board_that_was_deleted_is_posted_afresh(room: Room) -> None:
    await room.begin()
    await room.hall.make(MessageDeleted(channel=str(room.channel), message=str(room.board().id)))
    assert (await room.command("Ben", "table board")).state == "done"
    await room.healed(0)
    assert room.told() == "Here's the board."


@games
async def test_a_fresh_board_that_is_posted_twice_on_its_way_is_there_once(room: Room) -> None:
    await room.begin()
    await room.hall.make(Twice(method="POST", path=f"/channels/{room.channel}/messages", times=1))
    assert (await room.command("Ben", "table board")).state == "done"
    await room.healed(0)
    assert room.told() == "Here's the board."


@games
async def test_direct_messages_that_were_deleted_come_again(room: Room) -> None:
    await room.begin()
    for name in PEOPLE:
        for letter in room.letters(name):
            await room.hall.make(MessageDeleted(channel=str(letter.channel), message=str(letter.id)))
    await room.act()
    # Who has learned nothing new since is not written to.
    await room.until(lambda: _shown(room, 1), "the board shows it")
    for _ in range(3):
        await room.act()
    await room.rest()
    for name in PEOPLE:
        assert len(room.letters(name)) <= 1
    if room.secret:
        assert any(room.letters(name) for name in PEOPLE)
    assert room.told() == ""


async def _shown(room: Room, number: int) -> bool:
    return (await room.number()) == number == room.shows()


@games
async def test_an_old_board_that_may_not_be_edited_moves(room: Room) -> None:
    await room.begin()
    old = room.board()
    # The answer is lost, so that the board is painted by an edit; and then another one would be too many.
    edits = f"/channels/{room.channel}/messages/{old.id}"
    await room.hall.make(Failing(status=404, code=10062, path=CALLBACK, times=1))
    await room.hall.make(Failing(status=400, code=30046, method="PATCH", path=edits, times=1))
    await room.act()
    await room.healed(1)
    assert room.board().id > old.id
    assert "This table has moved" in next(message.text for message in room.messages() if message.id == old.id)
    assert room.told() == ""


@games
async def test_a_board_of_more_than_an_hour_is_edited_as_often_as_discord_allows(room: Room) -> None:
    await room.begin()
    await room.hall.make(Limits(old_edits=True))
    try:
        await room.hall.make(MessageAged(channel=str(room.channel), message=str(room.board().id)))
        for number in range(1, 4):
            await room.hall.make(Failing(status=404, code=10062, path=CALLBACK, times=1))
            await room.act()
            await room.until(lambda number=number: _shown(room, number), f"{number} on the board")  # type: ignore[misc]
        await room.healed(3)
    finally:
        await room.hall.make(Limits(old_edits=False))
    assert room.told() == ""


# ---------------------------------------------------------------------- permissions

NAMED = {
    "VIEW_CHANNEL": "View Channel",
    "SEND_MESSAGES": "Send Messages",
    "EMBED_LINKS": "Embed Links",
    "ATTACH_FILES": "Attach Files",
    "READ_MESSAGE_HISTORY": "Read Message History",
}


@games
@pytest.mark.parametrize("permission", NAMED)
async def test_a_permission_that_is_taken_away_is_named_and_given_back_the_board_is_mended(
    room: Room, permission: str
) -> None:
    await room.begin()
    channel = str(room.channel)
    await room.hall.make(Permissions(channel=channel, denied=[permission]))
    assert (await room.act()).state == "done"
    await room.rest()
    assert await room.number() == 1
    if room.shows() == 1:
        # The answer to a press needs less than a message does.
        assert room.told() == ""
    else:
        assert room.told().startswith("That counts, but I couldn't update the board.")
    room.mark()
    # Something that cannot do without it is refused with its name.
    assert (await room.command("Ben", "table board")).state == "done"
    assert NAMED[permission] in room.told("Ben")
    room.mark()
    await room.hall.make(Permissions(channel=channel))
    await room.healed(1)
    assert room.told() == ""


@games
async def test_rights_that_come_back_by_a_role_mend_the_board_too(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.begin()
    places = room.hall.bot.house.places
    await room.hall.make(Permissions(channel=str(room.channel), denied=["ATTACH_FILES"]))
    await room.act()
    await room.rest()
    # Nothing is said of the channel itself.
    monkeypatch.setattr(places, "changed", lambda channels: None)
    await room.hall.make(Permissions(channel=str(room.channel)))
    places.rights_changed((await room.stored()).guild)
    await room.healed(1)


# ---------------------------------------------------------------------- direct messages


@games
async def test_closed_direct_messages_are_told_and_stop_nothing(room: Room) -> None:
    await room.hall.make(DirectMessages(person="Ben"))
    await room.open()
    room.mark()
    await room.sit()
    await room.rest()
    if room.secret:
        assert "Your privacy settings here don't let me send you direct messages" in room.told("Ben")
    else:
        assert room.told() == ""
    assert room.told("Ann") == room.told("Cleo") == ""
    assert (await room.press("Ann", "@start")).state == "done"
    for _ in range(2):
        assert (await room.act()).state == "done"
    await room.until(lambda: _shown(room, 2), "2 on the board")
    assert room.letters("Ben") == []
    await room.hall.make(DirectMessages(person="Ben", open=True))
    room.mark()
    if room.secret:
        # What there is to know is at the table all the time.
        await room.press("Ben", "@peek")
        assert room.told("Ben")
    assert (await room.act()).state == "done"
    await room.until(lambda: _shown(room, 3), "3 on the board")


@games
async def test_direct_messages_closed_in_mid_game_stop_nothing(room: Room) -> None:
    await room.begin()
    await room.hall.make(DirectMessages(person="Ben"))
    await room.act()
    await room.healed(1)
    assert room.told() == ""


LETTERS: dict[str, Mood] = {
    "too fast": Failing(status=400, code=40003, path="/users/@me/channels", times=1),
    "5xx": Failing(status=500, method="POST", path=SENDS, person="Ben", times=1),
    "5xx, though it was done": Failing(status=500, applied=True, method="POST", path=SENDS, person="Ben", times=1),
    "no answer": Silent(method="POST", path=SENDS, person="Ben", times=1),
    "no answer, though it was done": Silent(applied=True, method="POST", path=SENDS, person="Ben", times=1),
    "429": RateLimited(retry_after=0.1, method="POST", path=SENDS, person="Ben", times=1),
    "twice": Twice(method="POST", path=SENDS, person="Ben", times=1),
}


@games
@pytest.mark.parametrize("letter", LETTERS)
async def test_a_direct_message_comes_exactly_once_whatever_happens_on_its_way(room: Room, letter: str) -> None:
    await room.open()
    room.mark()
    await room.hall.make(LETTERS[letter])
    await room.sit()
    # Either it came in time, or they were told that it will come.
    assert room.told() == "" or room.told().startswith("You're in! I can't reach you by direct message right now")
    assert (await room.press("Ann", "@start")).state == "done"
    await room.healed(0)


# ---------------------------------------------------------------------- threads


@pytest_asyncio.fixture(loop_scope="session")
async def thread(room: Room) -> AsyncIterator[Room]:
    made = await room.hall.make(ThreadMade(channel=str(room.channel)))
    found = Room(room.hall, room.game, int(made["channel"]))
    with here(room.hall, found.channel):
        yield found


@games
async def test_a_thread_that_was_archived_opens_again(thread: Room) -> None:
    await thread.begin()
    await thread.hall.make(Thread(channel=str(thread.channel)))
    assert (await thread.act()).state == "done"
    await thread.healed(1)
    assert thread.told() == ""


@games
async def test_in_a_thread_the_permission_for_threads_is_named(thread: Room) -> None:
    await thread.begin()
    channel = str(thread.channel)
    await thread.hall.make(Permissions(channel=channel, denied=["SEND_MESSAGES_IN_THREADS"]))
    assert (await thread.command("Ben", "table board")).state == "done"
    assert "Send Messages in Threads" in thread.told("Ben")
    await thread.hall.make(Permissions(channel=channel))
    await thread.healed(0)


@games
async def test_in_a_locked_thread_nothing_is_lost_and_unlocked_the_board_is_mended(thread: Room) -> None:
    await thread.begin()
    await thread.hall.make(Thread(channel=str(thread.channel), archived=True, locked=True))
    with pytest.raises(LocalError, match="locked"):
        await thread.press("Ben", "@more")
    # A computer, or the clock, decides: the board cannot show it.
    live = await thread.live()
    assert live.table is not None
    tables, seat = thread.hall.bot.house.tables, min(live.table.actors)
    async with tables.hold(thread.table):
        live, played = await tables.play(live, seat, live.table.legal(seat)[0], turn=None, user=None, interaction=None)
        await thread.hall.bot.house.aftermath.follow(live, played)
    await thread.hall.make(Thread(channel=str(thread.channel), archived=False))
    await thread.healed(1)


# ---------------------------------------------------------------------- places that are gone


@games
async def test_a_table_whose_channel_is_deleted_is_closed_and_the_players_are_told(room: Room) -> None:
    await room.begin()
    await room.act()
    await room.rest()
    await room.hall.make(ChannelDeleted(channel=str(room.channel)))
    await _closed(room)
    for name in PEOPLE:
        told = f"table {room.table}, was closed without a result: its channel is gone."
        assert [told in letter.text for letter in room.hall.mail(name)].count(True) == 1


@games
async def test_a_channel_that_went_unheard_is_noticed_when_the_board_is_painted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begin()
    places = room.hall.bot.house.places
    with monkeypatch.context() as patch:
        patch.setattr(places, "channels", lambda channels: None)
        await room.hall.make(ChannelDeleted(channel=str(room.channel)))
        # Until the bot has heard of it, which is what it does not do here.
        await room.until(lambda: room.hall.bot.get_channel(room.channel) is None, "the channel is gone")
    assert (await room.stored()).status == "playing"
    room.hall.bot.house.boards.repaint(await room.live(), again=True)
    await _closed(room)


@games
async def test_a_table_in_a_thread_goes_with_its_channel(thread: Room) -> None:
    await thread.begin()
    parent = thread.hall.local.world.channels[thread.channel].parent_id
    await thread.hall.make(ChannelDeleted(channel=str(parent)))
    await _closed(thread)


async def _closed(room: Room) -> None:
    async def closed() -> bool:
        return (await room.stored()).status == "closed"

    await room.until(closed, "closed")
    await room.hall.bot.house.places.settle()
    assert await room.hall.store.open_at(room.channel) is None
    assert (await room.stored()).wake is None
    assert room.table not in await room.hall.store.unfinished()


@games
async def test_a_bot_that_is_removed_closes_its_tables_and_invited_again_plays_on(room: Room) -> None:
    await room.begin()
    await room.act()
    await room.rest()
    old = room.board()
    await room.hall.make(BotRemoved())
    await _closed(room)
    await room.hall.make(BotInvited())
    # The old board is still there, and its buttons tell.
    room.mark()
    custom_id = next(iter(old.actions.values()))
    assert (await room.hall.seats["Ann"].click(custom_id, old.json)).state == "done"
    await room.rest()
    assert room.told("Ann") == "This table was closed."
    shown = next(message.text for message in room.messages() if message.id == old.id)
    assert shown.endswith("This table was closed without a result.")
    await room.begin()
    await room.act()
    await room.healed(1)


@games
async def test_a_server_that_is_deleted_takes_its_tables_along(open_house: Hall, game: str) -> None:
    made = await open_house.make(ServerMade(name="Elsewhere"))
    server = open_house.local.world.guilds[int(made["server"])]
    channel = next(one.id for one in open_house.local.world.channels.values() if one.guild_id == server.id)
    room = Room(open_house, game, channel)
    with here(open_house, channel):
        await room.begin()
        await open_house.make(ServerDeleted(server=made["server"]))
        await _closed(room)
    for name in PEOPLE:
        assert "was closed without a result: I'm no longer on that server" in open_house.mail(name)[-1].text


@games
async def test_a_removal_while_the_bot_was_down_is_noticed_at_the_start(room: Room) -> None:
    await room.begin()
    places, application = room.hall.bot.house.places, room.hall.bot.application_id
    assert application is not None
    guild = (await room.stored()).guild
    await places.missed(application, [guild])
    await places.missed(application + 1, [])
    assert (await room.stored()).status == "playing", "another application's tables are left alone"
    await places.missed(application, [])
    assert (await room.stored()).status == "playing"
    await places.missed(application, [])
    await _closed(room)
