"""The board stays in view, over a real gateway: people's lines are told without what they say, and counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.messages import board_follow
from bot.messages.board_follow import FollowThreshold
from bot.messages.channel_activity import PUSHED_UP
from bot.storage import GuildSettings
from playground.server import LocalDiscord
from tests.bot.message_text import Shown
from tests.loopback.loopback_bot import Hall
from tests.loopback.process_pool import nursery
from tests.loopback.test_failpoints import PEOPLE, Point, a_night
from tests.time_limits import PATIENCE

LINES = 25
STEPS: list[Point] = [("posting", 1), ("posted", 1), ("replaced", 1)]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards may come down as soon as enough has been said, and talk pauses at once."""
    monkeypatch.setitem(
        board_follow.THRESHOLDS, "calmly", FollowThreshold(board_follow.THRESHOLDS["calmly"].messages, 0.0)
    )
    monkeypatch.setattr(board_follow, "QUIET", 0.0)


def talk(local: LocalDiscord, who: Any, lines: int = LINES, channel: int | None = None) -> None:
    for number in range(lines):
        local.actions.say(who.person, channel or local.channel_id, f"line {number}")


async def until(check: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not check():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def boards(hall: Hall, table: int = 1) -> list[Shown]:
    mine = [one for one in hall.messages() if any(id.startswith(f"s:{table}:") for id in one.buttons.values())]
    return [one for one in mine if not one.private]


@pytest.mark.usefixtures("at_once")
async def test_a_board_follows_the_talk_by_lines_that_come_without_their_words(
    open_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, heard = open_hall, list[dict[str, Any]]()
    parsers = hall.bot._connection.parsers
    parse = parsers["MESSAGE_CREATE"]

    def hears(data: dict[str, Any]) -> None:
        heard.append(data)
        parse(data)

    monkeypatch.setitem(parsers, "MESSAGE_CREATE", hears)
    old = await hall.start("Ann", "Ben")
    talk(hall.local, hall.seats["Dan"])
    await until(lambda: [one.id for one in boards(hall)] not in ([old.id], []) and len(boards(hall)) == 1)
    (new,) = boards(hall)
    await until(lambda: str(new.id) in next(one for one in hall.messages() if one.id == old.id).text)
    assert new.id == hall.messages()[-1].id
    spoken = [one for one in heard if one["author"]["id"] == str(hall.seats["Dan"].id)]
    assert len(spoken) == LINES
    assert {one["content"] for one in spoken} == {""}
    # What is pressed on it goes on.
    assert await hall.act()


async def test_a_board_that_shall_not_follow_offers_to_be_moved(open_hall: Hall) -> None:
    hall = open_hall
    old = await hall.start("Ann", "Ben")
    await hall.store.set_guild_settings((await hall.stored()).guild, GuildSettings(follow="never"))
    talk(hall.local, hall.seats["Dan"], PUSHED_UP)
    activity = hall.bot.services.channel_activity
    live = await hall.bot.services.tables.get(1)
    await until(lambda: activity.is_pushed_up(live))
    assert await hall.act()
    await hall.rest()
    assert [one.id for one in boards(hall)] == [old.id]
    assert (await hall.press("Dan", "@here", on=boards(hall)[0])).state == "done"
    await hall.rest()
    (new,) = boards(hall)
    assert new.id != old.id
    assert "@here" not in new.actions


@pytest.mark.parametrize("step", [step for step, _ in STEPS])
async def test_a_process_that_dies_while_a_board_comes_down_leaves_one(step: str, tmp_path: Path) -> None:
    async with nursery("tests.loopback.follow_process") as births, a_night(tmp_path, [], births) as night:
        await night.wake()
        await night.command("Ann", "play", game="magic_numbers", house_rules="first host")
        for name in PEOPLE[1:]:
            await night.press(name, "@join", 1)
        await night.press("Ann", "@start", 1)
        (old,) = night.boards(1)
        # The next process dies of it.
        night.plan = [(step, 1)]
        await night.sleep()
        await night.wake()
        assert night.process is not None
        dying = night.process.gone
        talk(night.local, night.seats["Cleo"])
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(dying)
        await night.revive()
        async with asyncio.timeout(PATIENCE):
            while await night.amiss(1) or len(night.boards(1)) != 1:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        stored = await night.stored()
        assert stored is not None
        (board,) = night.boards(1)
        assert board.id == stored.message
        assert (board.id == old.id) == (step == "posting")
        assert night.died == [(step, 1)]
