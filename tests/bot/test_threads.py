"""Tables in a thread of their own: made for them, named after whose turn it is, woken by play and closed at the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.core import tasks
from bot.messages import threads
from bot.messages.threads import ARCHIVED_AFTER, CLOSES_AFTER, QUIET, RENAMES, WITHIN
from bot.storage import GuildSettings, StoreFailed
from tests.bot.simcord_bot import Evening, Said

RULES = "first host, target 20"


class Clock:
    """The seconds that the threads count; they go on by hand."""

    def __init__(self, night: Evening) -> None:
        self.at = 1_000_000.0
        night.patch.setattr(threads, "monotonic_seconds", lambda: self.at)


@pytest.fixture
def changes(night: Evening) -> list[dict[str, Any]]:
    """Return the bot's changes of threads; automatic upkeep is off, and a test takes the steps."""
    made: list[dict[str, Any]] = []

    async def edit_thread(channel: int, **changed: Any) -> None:
        # simcord asks for Manage Channels, which Discord does not; tests/loopback have it as Discord does.
        made.append(changed)
        meta = {name: value for name, value in changed.items() if name == "archived"}
        night.env.backend.edit_channel(
            channel, {name: changed[name] for name in changed if name not in meta}, thread_metadata=meta
        )

    night.patch.setattr(night.bot, "edit_thread", edit_thread)
    night.patch.setattr(night.bot.services.threads, "_tend", lambda table: None)
    return made


async def opens(night: Evening, who: str, game: str = "magic_numbers") -> Said:
    said = await night.slash(who, "play", game=game, house_rules=RULES if game == "magic_numbers" else "", thread=True)
    await night.bot.services.boards.wait_idle()
    return said


def thread(night: Evening, channel: int) -> Any:
    return night.env.backend.get_channel(channel)


async def test_a_table_has_a_thread_of_its_own_and_others_are_beside_it(
    night: Evening, changes: list[dict[str, Any]]
) -> None:
    await night.sit("Dan")
    said = await opens(night, "Ann")
    stored = await night.stored()
    there = thread(night, stored.channel)
    assert stored.threaded
    assert there.is_thread
    assert there.parent_id == night.channel.id
    assert there.name == "🔮 Magic Numbers · come and play"
    assert there.thread_metadata.auto_archive_duration == ARCHIVED_AFTER
    assert f"<#{stored.channel}>" in said.public[0].text
    board = await night.board()
    assert board.channel == stored.channel
    await opens(night, "Cleo")
    assert {(await night.stored(number)).status for number in (1, 2, 3)} == {"lobby"}
    # It is played like any other.
    await night.press("Ben", "@join", on=board)
    await night.press("Ann", "@start", on=board)
    await night.press("Ann", "roll", on=await night.board(2))
    assert (await night.stored(2)).actions == ((0, "roll"),)


async def test_it_is_named_after_whose_turn_it_is_within_discords_limit(
    night: Evening, changes: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(night)
    await opens(night, "Ann")
    night.deal(1, 2, 3, 4, *[5] * 50)
    await night.press("Ben", "@join")
    await night.press("Ann", "@start")
    look, names = night.bot.services.threads, changes
    assert await look._step(1) == QUIET, "a game that has just begun moves quickly"
    await night.press("Ann", "roll")
    clock.at += QUIET - 1.0
    await night.press("Ann", "give 1")
    assert await look._step(1) == QUIET
    assert names == []
    clock.at += QUIET
    assert await look._step(1) == 0.0
    assert names == [{"name": "🔮 Magic Numbers · Ben to move"}]
    assert await look._step(1) is None, "nothing has changed since"
    for who in ("Ben", "Ann"):
        await night.press(who, "roll")
        await night.press(who, f"give {int(who == 'Ann')}")
        clock.at += QUIET
        await look._step(1)
    assert [change["name"] for change in names] == [
        "🔮 Magic Numbers · Ben to move",
        "🔮 Magic Numbers · Ann to move",
    ]
    assert len(names) == RENAMES
    pause = await look._step(1)
    assert pause is not None
    assert WITHIN - 4 * QUIET < pause < WITHIN
    clock.at += pause
    # Of all that has happened meanwhile it gets the newest.
    for who in ("Ben", "Ann"):
        await night.press(who, "roll")
        await night.press(who, f"give {int(who == 'Ann')}")
    clock.at += QUIET
    assert await look._step(1) == 0.0
    assert [change["name"] for change in names[2:]] == ["🔮 Magic Numbers · Ben to move"]


async def test_what_an_earlier_process_has_renamed_counts(night: Evening, changes: list[dict[str, Any]]) -> None:
    clock = Clock(night)
    await opens(night, "Ann")
    house = night.bot.services
    house.threads._names.clear()
    house.threads._renamed.clear()
    clock.at += QUIET
    assert await house.threads._step(1) == WITHIN
    clock.at += WITHIN
    assert await house.threads._step(1) == 0.0
    assert len(changes) == 1


async def test_no_answer_waits_for_a_name(night: Evening, changes: list[dict[str, Any]]) -> None:
    clock = Clock(night)
    await opens(night, "Ann")
    await night.press("Ben", "@join")
    never = asyncio.Event()

    async def hangs(channel: int, **changed: Any) -> None:
        await never.wait()

    night.patch.setattr(night.bot, "edit_thread", hangs)
    await night.press("Ann", "@start")
    clock.at += QUIET
    renaming = asyncio.create_task(night.bot.services.threads._step(1))
    await asyncio.sleep(0)
    await night.press("Ann", "roll")
    assert (await night.stored()).actions == ((0, "roll"),)
    assert not renaming.done()
    renaming.cancel()


async def test_it_is_closed_a_while_after_the_end_also_after_a_restart(
    night: Evening, changes: list[dict[str, Any]]
) -> None:
    await opens(night, "Ann")
    await night.press("Ben", "@join")
    await night.press("Ann", "@start")
    await night.press("Ben", "@resign!", on=await _sure(night))
    stored = await night.stored()
    assert stored.status == "over"
    assert stored.ended is not None
    look, ended = night.bot.services.threads, stored.ended
    night.patch.setattr(threads, "now", lambda: ended + 1.0)
    assert await look._step(1) == CLOSES_AFTER - 1.0
    assert not thread(night, stored.channel).thread_metadata.archived, "there is time for a rematch"
    assert changes == [{"name": "🔮 Magic Numbers · it's over"}]
    # Another process comes to it by what is stored.
    assert await night.store.open_threads() == [1]
    night.patch.setattr(threads, "now", lambda: ended + CLOSES_AFTER)
    assert await look._step(1) is None
    assert thread(night, stored.channel).thread_metadata.archived
    assert await night.store.open_threads() == []
    assert not (await night.stored()).threaded


async def _sure(night: Evening) -> Any:
    (menu,) = (await night.press("Ben", "⋯ More")).private
    await night.press("Ben", "@resign", on=menu)
    return night.show(menu.channel, menu.id)


async def test_a_rematch_stays_in_it_and_keeps_it_open(night: Evening, changes: list[dict[str, Any]]) -> None:
    await opens(night, "Ann")
    await night.press("Ben", "@join")
    await night.press("Ann", "@start")
    await night.press("Ben", "@resign!", on=await _sure(night))
    await night.press("Ann", "@rematch")
    first, second = await night.stored(1), await night.stored(2)
    assert (second.channel, second.threaded) == (first.channel, True)
    night.patch.setattr(threads, "now", lambda: (first.ended or 0.0) + CLOSES_AFTER)
    assert await night.bot.services.threads._step(1) is None
    assert not thread(night, first.channel).thread_metadata.archived
    assert ((await night.stored(1)).threaded, (await night.stored(2)).threaded) == (False, True)


async def test_an_archived_one_is_woken_by_play(night: Evening, changes: list[dict[str, Any]]) -> None:
    await opens(night, "Ann")
    await night.press("Ben", "@join")
    await night.press("Ann", "@start")
    stored = await night.stored()
    await night.bot.edit_thread(stored.channel, archived=True)
    await asyncio.sleep(0)
    await night.press("Ann", "roll", on=await night.board())
    await night.bot.services.threads.wait_idle()
    assert (await night.stored()).actions == ((0, "roll"),)
    assert not thread(night, stored.channel).thread_metadata.archived
    assert "keep" in (await night.board()).actions


async def test_that_one_is_locked_is_said_once_in_the_channel(night: Evening, changes: list[dict[str, Any]]) -> None:
    await opens(night, "Ann")
    stored = await night.stored()
    look = night.bot.services.threads
    for _ in range(2):
        look.on_thread_update(stored.channel, night.channel.id, archived=False, locked=True)
        await look.wait_idle()
    told = [message for message in night.messages() if "has been locked" in message.text]
    assert len(told) == 1
    assert "Manage Threads" in told[0].text
    look.on_thread_update(stored.channel, night.channel.id, archived=False, locked=False)
    look.on_thread_update(stored.channel, night.channel.id, archived=False, locked=True)
    look.on_thread_update(999, night.channel.id, archived=False, locked=True)
    await look.wait_idle()
    assert len([message for message in night.messages() if "has been locked" in message.text]) == 2


async def test_threads_without_a_table_are_not_remembered(night: Evening, changes: list[dict[str, Any]]) -> None:
    await opens(night, "Ann")
    own = (await night.stored()).channel
    look = night.bot.services.threads
    for number in (*range(1000, 1200), own):
        look.on_thread_update(number, night.channel.id, archived=True, locked=True)
    await look.wait_idle()
    assert (look._asleep, look._locked) == ({own}, {own})
    await night.slash("Ann", "table end")
    live = await night.bot.services.tables.get(1)
    await look._close(live, "over")
    assert (look._asleep, look._locked) == (set(), set())


async def test_threads_that_are_left_are_looked_for_until_the_database_tells_of_them(
    night: Evening, changes: list[dict[str, Any]]
) -> None:
    night.patch.setattr(tasks, "FIRST_PAUSE", 0.0)
    tended: list[int] = []
    look, store, asked = night.bot.services.threads, night.bot.services.store, 0

    async def left() -> list[int]:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise StoreFailed("disk I/O error")
        return [7]

    night.patch.setattr(store, "open_threads", left)
    night.patch.setattr(look, "_tend", tended.append)
    look.start()
    await look.wait_idle()
    assert tended == [7]


@pytest.mark.parametrize(
    ("taken", "named"),
    [
        (("create_public_threads",), "Create Public Threads"),
        (("send_messages_in_threads",), "Send Messages in Threads"),
        (("create_public_threads", "send_messages_in_threads"), "Send Messages in Threads and Create Public Threads"),
    ],
)
async def test_what_is_missing_is_named_and_the_table_is_in_the_channel(
    night: Evening, changes: list[dict[str, Any]], taken: tuple[str, ...], named: str
) -> None:
    night.forbid(*taken)
    said = await opens(night, "Ann")
    stored = await night.stored()
    assert (stored.channel, stored.threaded) == (night.channel.id, False)
    assert f"not allowed to yet: {named}." in said.words
    assert (await night.board()).channel == night.channel.id


async def test_a_server_without_threads_has_none(night: Evening, changes: list[dict[str, Any]]) -> None:
    await night.store.set_guild_settings(night.guild.id, GuildSettings(threads=False))
    assert "doesn't allow games in threads" in (await opens(night, "Ann")).words
    assert await night.tables() == 0


async def test_a_thread_of_which_no_table_has_come_is_closed(night: Evening, changes: list[dict[str, Any]]) -> None:
    async def fails(*_: Any, **__: Any) -> int:
        raise RuntimeError("full")

    night.patch.setattr(type(night.store), "create", fails)
    assert (await opens(night, "Ann")).words
    (made,) = [one for one in night.env.backend.channels.values() if one.is_thread]
    assert made.thread_metadata.archived


async def test_the_end_gets_its_name_only_where_there_may_be_one_more(
    night: Evening, changes: list[dict[str, Any]]
) -> None:
    clock = Clock(night)
    await opens(night, "Ann")
    stored = await night.stored()
    look = night.bot.services.threads
    look._renamed[stored.channel].extend([clock.at] * RENAMES)
    await night.bot.services.termination.void(await night.bot.services.tables.get(1))
    ended = (await night.stored()).ended
    assert ended is not None
    night.patch.setattr(threads, "now", lambda: ended)
    assert await look._step(1) == CLOSES_AFTER
    assert changes == []
    night.patch.setattr(threads, "now", lambda: ended + CLOSES_AFTER)
    assert await look._step(1) is None
    assert changes == [{"archived": True}]


async def test_what_changes_when_it_has_just_been_tended_to_is_not_missed(
    night: Evening, changes: list[dict[str, Any]]
) -> None:
    await opens(night, "Ann")
    house, live = night.bot.services.threads, await night.bot.services.tables.get(1)
    tended: list[int] = []

    async def step(table: int) -> float | None:
        tended.append(table)
        return None

    night.patch.setattr(house, "_step", step)
    night.patch.setattr(house, "_tend", type(house)._tend.__get__(house))
    house.on_change(live)
    task = house._tending[1]
    # At the first moment at which that has ended: before anything that comes of its ending.
    while not task.done():
        await asyncio.sleep(0)
        if tended and 1 not in house._tending:
            break
    house.on_change(live)
    assert 1 in house._tending
    await asyncio.gather(*house._tending.values())
    assert tended == [1, 1]
