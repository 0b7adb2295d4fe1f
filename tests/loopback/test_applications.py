"""Started with another application's token, the bot touches nothing, and says what to do."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.play.application_check import OtherApplication
from bot.storage import GameNight, open_store
from tests.loopback.bot_under_test import BotProcesses, bot_processes
from tests.loopback.loopback_bot import LoopbackHarness
from tests.loopback.test_game_nights import rest
from tests.time_limits import PATIENCE


def rows(database: Path) -> dict[str, list[Any]]:
    """All that is stored."""
    with closing(sqlite3.connect(database)) as db:
        names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table' order by name")]
        return {name: sorted(db.execute(f"select * from {name}").fetchall(), key=repr) for name in names}


async def evenings(home: BotProcesses) -> list[GameNight]:
    async with open_store(home.database) as store:
        return list(await store.game_nights_in(home.local.world.homes[0].id))


async def has_event(home: BotProcesses) -> None:
    """Wait until the evening has an event, of which its message tells."""
    async with asyncio.timeout(2 * PATIENCE):
        while not [one for one in await evenings(home) if one.event is not None and one.shown]:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def an_evening_and_a_game(home: BotProcesses) -> None:
    """Give the right application a running game, and a game night that comes every week."""
    bot = await home.start()
    await bot.says("ready")
    await home.table()
    given = {"game": "tie_die", "at": "friday 20:00 Europe/Berlin", "repeat": "weekly"}
    assert (await home.seats["Ann"].command("play", **given)).state == "done"
    await has_event(home)
    bot.send(signal.SIGTERM)
    assert await bot.ends() == 0


@pytest.mark.parametrize("options", [(), ("--take-over",), ("SLEEPOVER_SHARDS=auto/1",)], ids=" ".join)
async def test_another_applications_token_touches_nothing_and_says_what_to_do(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    async with bot_processes(tmp_path) as home:
        await an_evening_and_a_game(home)
        before = rows(home.database)
        said, events = str(home.seats["Ann"].messages()), str(home.local.world.homes[0].scheduled_events)
        owner = home.local.world.application_id
        # On the same server, and on another one where it knows none of the tables.
        home.local.world.application_id += 1
        # The second start is no different from the first.
        for _ in range(2):
            other = await home.start(*options)
            assert await other.ends() != 0
            for told in ("another application's", "put back the token", "--new-application", str(owner)):
                assert told in other.said
            assert rows(home.database) == before
        assert (str(home.seats["Ann"].messages()), str(home.local.world.homes[0].scheduled_events)) == (said, events)
        home.local.world.application_id = owner
        right = await home.start()
        await right.says("ready")
        (evening,) = await evenings(home)
        assert (evening.outcome, evening.repeats) == ("", "weekly")
        assert (await home.press("Ann", "@more")).state == "done"


async def test_the_running_bot_is_not_asked_to_hand_over_to_another_application(tmp_path: Path) -> None:
    async with bot_processes(tmp_path) as home:
        await an_evening_and_a_game(home)
        right = await home.start()
        await right.says("ready")
        await home.owned_by(right)
        home.local.world.application_id += 1
        other = await home.start("--take-over")
        assert await other.ends() != 0
        assert not right.process.ended
        assert home.owner()[1].split()[1] == str(right.process.pid)


async def test_nothing_is_looked_after_for_another_application_in_the_same_process(open_hall: LoopbackHarness) -> None:
    harness = open_hall
    await harness.seats["Ann"].command("play", game="tie_die", at="in 2 hours")
    await rest(harness)
    assert harness.bot.application_id is not None
    with pytest.raises(OtherApplication, match="Put back the token"):
        await harness.bot.services.start(harness.bot.application_id + 1, [])
    await rest(harness)
    evening = await harness.store.game_night(1)
    assert evening is not None
    assert evening.outcome == ""


async def test_a_database_is_handed_to_a_new_application_which_posts_and_makes_anew(tmp_path: Path) -> None:
    async with bot_processes(tmp_path) as home:
        await an_evening_and_a_game(home)
        (before,) = await evenings(home)
        home.local.world.application_id += 1
        new = await home.start("--new-application")
        await new.says("ready")
        await has_event(home)
        assert (await home.press("Ann", "@more")).state == "done"
        new.send(signal.SIGTERM)
        assert await new.ends() == 0
        # From now on it is the right one.
        again = await home.start()
        await again.says("ready")
        (after,) = await evenings(home)
        assert (after.outcome, after.repeats, after.starts) == ("", "weekly", before.starts)


async def test_a_new_application_takes_over_from_nobody(tmp_path: Path) -> None:
    async with bot_processes(tmp_path) as home:
        bot = await home.start("--take-over", "--new-application")
        assert await bot.ends() != 0
