"""The board stays in view, over a real gateway: people's lines are told without what they say, and counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.messages import board_follow
from bot.messages.board_follow import PUSHED_UP, FollowThreshold
from bot.storage import GuildSettings
from playground.server import LocalDiscord
from tests.bot.message_text import Shown
from tests.loopback.loopback_bot import LoopbackHarness
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


def boards(harness: LoopbackHarness, table: int = 1) -> list[Shown]:
    mine = [one for one in harness.messages() if any(id.startswith(f"s:{table}:") for id in one.buttons.values())]
    return [one for one in mine if not one.private]


@pytest.mark.usefixtures("at_once")
async def test_a_board_follows_the_talk_by_lines_that_come_without_their_words(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, heard = open_hall, list[dict[str, Any]]()
    parsers = harness.bot._connection.parsers
    parse = parsers["MESSAGE_CREATE"]

    def hears(data: dict[str, Any]) -> None:
        heard.append(data)
        parse(data)

    monkeypatch.setitem(parsers, "MESSAGE_CREATE", hears)
    old = await harness.start("Ann", "Ben")
    talk(harness.local, harness.seats["Dan"])
    await until(lambda: [one.id for one in boards(harness)] not in ([old.id], []) and len(boards(harness)) == 1)
    (new,) = boards(harness)
    await until(lambda: str(new.id) in next(one for one in harness.messages() if one.id == old.id).text)
    assert new.id == harness.messages()[-1].id
    spoken = [one for one in heard if one["author"]["id"] == str(harness.seats["Dan"].id)]
    assert len(spoken) == LINES
    assert {one["content"] for one in spoken} == {""}
    # What is pressed on it goes on.
    assert await harness.act()


async def test_a_board_that_shall_not_follow_offers_to_be_moved(open_hall: LoopbackHarness) -> None:
    harness = open_hall
    old = await harness.start("Ann", "Ben")
    await harness.store.set_guild_settings((await harness.stored()).guild, GuildSettings(follow="never"))
    talk(harness.local, harness.seats["Dan"], PUSHED_UP)
    activity = harness.bot.services.channel_activity
    live = await harness.bot.services.tables.get(1)
    await until(lambda: activity.is_pushed_up(live))
    assert await harness.act()
    await harness.rest()
    assert [one.id for one in boards(harness)] == [old.id]
    assert (await harness.press("Dan", "@here", on=boards(harness)[0])).state == "done"
    await harness.rest()
    (new,) = boards(harness)
    assert new.id != old.id
    assert "@here" not in new.actions


@pytest.mark.parametrize("step", [step for step, _ in STEPS])
async def test_a_process_that_dies_while_a_board_comes_down_leaves_one(step: str, tmp_path: Path) -> None:
    async with nursery("tests.loopback.follow_process") as births, a_night(tmp_path, [], births) as run:
        await run.wake()
        await run.command("Ann", "play", game="magic_numbers", house_rules="first host")
        for name in PEOPLE[1:]:
            await run.press(name, "@join", 1)
        await run.press("Ann", "@start", 1)
        (old,) = run.boards(1)
        # The next process dies of it.
        run.plan = [(step, 1)]
        await run.sleep()
        await run.wake()
        assert run.process is not None
        dying = run.process.gone
        talk(run.local, run.seats["Cleo"])
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(dying)
        await run.revive()
        async with asyncio.timeout(PATIENCE):
            while await run.amiss(1) or len(run.boards(1)) != 1:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        stored = await run.stored()
        assert stored is not None
        (board,) = run.boards(1)
        assert board.id == stored.message
        assert (board.id == old.id) == (step == "posting")
        assert run.died == [(step, 1)]
