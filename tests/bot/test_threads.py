"""Tables in a thread of their own: made for them, named after whose turn it is, woken by play and closed at the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.core import retry
from bot.core.service import StartContext
from bot.messages import threads
from bot.messages.threads import ARCHIVED_AFTER, CLOSES_AFTER, QUIET, RENAMES, WITHIN
from bot.storage import GuildSettings, StoreFailed
from tests.bot.simcord_bot import BotHarness, Said

RULES = "first host, target 20"


class Clock:
    """The seconds that the threads count; they go on by hand."""

    def __init__(self, harness: BotHarness) -> None:
        self.at = 1_000_000.0
        harness.patch.setattr(threads, "monotonic_seconds", lambda: self.at)


@pytest.fixture
def changes(harness: BotHarness) -> list[dict[str, Any]]:
    """Return the bot's changes of threads; automatic upkeep is off, and a test takes the steps."""
    made: list[dict[str, Any]] = []

    async def edit_thread(channel: int, **changed: Any) -> None:
        # simcord asks for Manage Channels, which Discord does not; tests/loopback have it as Discord does.
        made.append(changed)
        meta = {name: value for name, value in changed.items() if name == "archived"}
        harness.env.backend.edit_channel(
            channel, {name: changed[name] for name in changed if name not in meta}, thread_metadata=meta
        )

    harness.patch.setattr(harness.bot, "edit_thread", edit_thread)
    harness.patch.setattr(harness.bot.services.threads._reconciler, "request", lambda table: None)
    return made


async def opens(harness: BotHarness, who: str, game: str = "magic_numbers") -> Said:
    said = await harness.slash(
        who, "play", game=game, house_rules=RULES if game == "magic_numbers" else "", thread=True
    )
    await harness.bot.services.boards.wait_idle()
    return said


def thread(harness: BotHarness, channel: int) -> Any:
    return harness.env.backend.get_channel(channel)


async def test_a_table_has_a_thread_of_its_own_and_others_are_beside_it(
    harness: BotHarness, changes: list[dict[str, Any]]
) -> None:
    await harness.sit("Dan")
    said = await opens(harness, "Ann")
    stored = await harness.stored()
    there = thread(harness, stored.channel)
    assert stored.threaded
    assert there.is_thread
    assert there.parent_id == harness.channel.id
    assert there.name == "🔮 Magic Numbers · come and play"
    assert there.thread_metadata.auto_archive_duration == ARCHIVED_AFTER
    assert f"<#{stored.channel}>" in said.public[0].text
    board = await harness.board()
    assert board.channel == stored.channel
    await opens(harness, "Cleo")
    assert {(await harness.stored(number)).status for number in (1, 2, 3)} == {"lobby"}
    # It is played like any other.
    await harness.press("Ben", "@join", on=board)
    await harness.press("Ann", "@start", on=board)
    await harness.press("Ann", "roll", on=await harness.board(2))
    assert (await harness.stored(2)).actions == ((0, "roll"),)


async def test_it_is_named_after_whose_turn_it_is_within_discords_limit(
    harness: BotHarness, changes: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(harness)
    await opens(harness, "Ann")
    harness.deal(1, 2, 3, 4, *[5] * 50)
    await harness.press("Ben", "@join")
    await harness.press("Ann", "@start")
    look, names = harness.bot.services.threads, changes
    assert await look._step(1) == QUIET, "a game that has just begun moves quickly"
    await harness.press("Ann", "roll")
    clock.at += QUIET - 1.0
    await harness.press("Ann", "give 1")
    assert await look._step(1) == QUIET
    assert names == []
    clock.at += QUIET
    assert await look._step(1) == 0.0
    assert names == [{"name": "🔮 Magic Numbers · Ben to move"}]
    assert await look._step(1) == "done", "nothing has changed since"
    for who in ("Ben", "Ann"):
        await harness.press(who, "roll")
        await harness.press(who, f"give {int(who == 'Ann')}")
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
        await harness.press(who, "roll")
        await harness.press(who, f"give {int(who == 'Ann')}")
    clock.at += QUIET
    assert await look._step(1) == 0.0
    assert [change["name"] for change in names[2:]] == ["🔮 Magic Numbers · Ben to move"]


async def test_what_an_earlier_process_has_renamed_counts(harness: BotHarness, changes: list[dict[str, Any]]) -> None:
    clock = Clock(harness)
    await opens(harness, "Ann")
    services = harness.bot.services
    services.threads._names.clear()
    services.threads._renamed.clear()
    clock.at += QUIET
    assert await services.threads._step(1) == WITHIN
    clock.at += WITHIN
    assert await services.threads._step(1) == 0.0
    assert len(changes) == 1


async def test_no_answer_waits_for_a_name(harness: BotHarness, changes: list[dict[str, Any]]) -> None:
    clock = Clock(harness)
    await opens(harness, "Ann")
    await harness.press("Ben", "@join")
    never = asyncio.Event()

    async def hangs(channel: int, **changed: Any) -> None:
        await never.wait()

    harness.patch.setattr(harness.bot, "edit_thread", hangs)
    await harness.press("Ann", "@start")
    clock.at += QUIET
    renaming = asyncio.create_task(harness.bot.services.threads._step(1))
    await asyncio.sleep(0)
    await harness.press("Ann", "roll")
    assert (await harness.stored()).actions == ((0, "roll"),)
    assert not renaming.done()
    renaming.cancel()


async def test_it_is_closed_a_while_after_the_end_also_after_a_restart(
    harness: BotHarness, changes: list[dict[str, Any]]
) -> None:
    await opens(harness, "Ann")
    await harness.press("Ben", "@join")
    await harness.press("Ann", "@start")
    await harness.press("Ben", "@resign!", on=await _sure(harness))
    stored = await harness.stored()
    assert stored.status == "over"
    assert stored.ended is not None
    look, ended = harness.bot.services.threads, stored.ended
    harness.patch.setattr(threads, "now", lambda: ended + 1.0)
    assert await look._step(1) == CLOSES_AFTER - 1.0
    assert not thread(harness, stored.channel).thread_metadata.archived, "there is time for a rematch"
    assert changes == [{"name": "🔮 Magic Numbers · it's over"}]
    # Another process comes to it by what is stored.
    assert await harness.store.open_threads() == [1]
    harness.patch.setattr(threads, "now", lambda: ended + CLOSES_AFTER)
    assert await look._step(1) == "done"
    assert thread(harness, stored.channel).thread_metadata.archived
    assert await harness.store.open_threads() == []
    assert not (await harness.stored()).threaded


async def _sure(harness: BotHarness) -> Any:
    (menu,) = (await harness.press("Ben", "⋯ More")).private
    await harness.press("Ben", "@resign", on=menu)
    return harness.show(menu.channel, menu.id)


async def test_a_rematch_stays_in_it_and_keeps_it_open(harness: BotHarness, changes: list[dict[str, Any]]) -> None:
    await opens(harness, "Ann")
    await harness.press("Ben", "@join")
    await harness.press("Ann", "@start")
    await harness.press("Ben", "@resign!", on=await _sure(harness))
    await harness.press("Ann", "@rematch")
    first, second = await harness.stored(1), await harness.stored(2)
    assert (second.channel, second.threaded) == (first.channel, True)
    harness.patch.setattr(threads, "now", lambda: (first.ended or 0.0) + CLOSES_AFTER)
    assert await harness.bot.services.threads._step(1) == "done"
    assert not thread(harness, first.channel).thread_metadata.archived
    assert ((await harness.stored(1)).threaded, (await harness.stored(2)).threaded) == (False, True)


async def test_an_archived_one_is_woken_by_play(harness: BotHarness, changes: list[dict[str, Any]]) -> None:
    await opens(harness, "Ann")
    await harness.press("Ben", "@join")
    await harness.press("Ann", "@start")
    stored = await harness.stored()
    await harness.bot.edit_thread(stored.channel, archived=True)
    await asyncio.sleep(0)
    await harness.press("Ann", "roll", on=await harness.board())
    await harness.bot.services.threads.wait_idle()
    assert (await harness.stored()).actions == ((0, "roll"),)
    assert not thread(harness, stored.channel).thread_metadata.archived
    assert "keep" in (await harness.board()).actions


async def test_that_one_is_locked_is_said_once_in_the_channel(
    harness: BotHarness, changes: list[dict[str, Any]]
) -> None:
    await opens(harness, "Ann")
    stored = await harness.stored()
    look = harness.bot.services.threads
    for _ in range(2):
        look.on_thread_update(stored.channel, harness.channel.id, archived=False, locked=True)
        await look.wait_idle()
    told = [message for message in harness.messages() if "has been locked" in message.text]
    assert len(told) == 1
    assert "Manage Threads" in told[0].text
    look.on_thread_update(stored.channel, harness.channel.id, archived=False, locked=False)
    look.on_thread_update(stored.channel, harness.channel.id, archived=False, locked=True)
    look.on_thread_update(999, harness.channel.id, archived=False, locked=True)
    await look.wait_idle()
    assert len([message for message in harness.messages() if "has been locked" in message.text]) == 2


async def test_threads_without_a_table_are_not_remembered(harness: BotHarness, changes: list[dict[str, Any]]) -> None:
    await opens(harness, "Ann")
    own = (await harness.stored()).channel
    look = harness.bot.services.threads
    for number in (*range(1000, 1200), own):
        look.on_thread_update(number, harness.channel.id, archived=True, locked=True)
    await look.wait_idle()
    assert (look._asleep, look._locked) == ({own}, {own})
    await harness.slash("Ann", "table end")
    live = await harness.bot.services.tables.get(1)
    await look._close(live, "over")
    assert (look._asleep, look._locked) == (set(), set())


async def test_threads_that_are_left_are_looked_for_until_the_database_tells_of_them(
    harness: BotHarness, changes: list[dict[str, Any]]
) -> None:
    harness.patch.setattr(retry.PROMPT, "first", 0.0)
    tended: list[int] = []
    look, store, asked = harness.bot.services.threads, harness.bot.services.store, 0

    async def left() -> list[int]:
        nonlocal asked
        asked += 1
        if asked < 3:
            raise StoreFailed("disk I/O error")
        return [7]

    harness.patch.setattr(store, "open_threads", left)
    harness.patch.setattr(look._reconciler, "request", tended.append)
    await look.start(StartContext())
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
    harness: BotHarness, changes: list[dict[str, Any]], taken: tuple[str, ...], named: str
) -> None:
    harness.forbid(*taken)
    said = await opens(harness, "Ann")
    stored = await harness.stored()
    assert (stored.channel, stored.threaded) == (harness.channel.id, False)
    assert f"not allowed to yet: {named}." in said.words
    assert (await harness.board()).channel == harness.channel.id


async def test_a_server_without_threads_has_none(harness: BotHarness, changes: list[dict[str, Any]]) -> None:
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(threads=False))
    assert "doesn't allow games in threads" in (await opens(harness, "Ann")).words
    assert await harness.tables() == 0


async def test_a_thread_of_which_no_table_has_come_is_closed(
    harness: BotHarness, changes: list[dict[str, Any]]
) -> None:
    async def fails(*_: Any, **__: Any) -> int:
        raise RuntimeError("full")

    harness.patch.setattr(type(harness.store), "create", fails)
    assert (await opens(harness, "Ann")).words
    (made,) = [one for one in harness.env.backend.channels.values() if one.is_thread]
    assert made.thread_metadata.archived


async def test_the_end_gets_its_name_only_where_there_may_be_one_more(
    harness: BotHarness, changes: list[dict[str, Any]]
) -> None:
    clock = Clock(harness)
    await opens(harness, "Ann")
    stored = await harness.stored()
    look = harness.bot.services.threads
    look._renamed[stored.channel].extend([clock.at] * RENAMES)
    await harness.bot.services.termination.void(await harness.bot.services.tables.get(1))
    ended = (await harness.stored()).ended
    assert ended is not None
    harness.patch.setattr(threads, "now", lambda: ended)
    assert await look._step(1) == CLOSES_AFTER
    assert changes == []
    harness.patch.setattr(threads, "now", lambda: ended + CLOSES_AFTER)
    assert await look._step(1) == "done"
    assert changes == [{"archived": True}]
