"""The evening itself: what a test is told when it presses what is not there, and that slow machines have time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import games
from bot.play.dispatcher import Handlers
from tests.bot.simcord_bot import BotHarness, bot_harness
from tests.simcord import env


async def test_a_press_that_is_not_possible_says_which_buttons_there_are(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    with pytest.raises(
        AssertionError, match=r"no button 'Fly'; there are: .*'Join' \(@join\), .*'Ann: Start' \(@start\)"
    ):
        await harness.press("Ann", "Fly")


async def test_one_chooses_from_a_list_by_what_it_says_or_stands_for(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="")
    (form,) = (await harness.press("Ann", "@house-rules")).private
    (target, options) = next(iter(form.selects.items()))
    await harness.choose("Ann", options[1]["label"], on=form)
    (changed,) = [message for message in harness.messages() if message.id == form.id]
    assert [option.get("default") for option in changed.selects[target]].index(True) == 1
    with pytest.raises(AssertionError, match=r"no list with .*Fly"):
        await harness.choose("Ann", "Fly", on=form)


@pytest.mark.parametrize("game", games.names())
async def test_any_game_can_be_what_an_evening_is_about(tmp_path: Path, game: str) -> None:
    names = ("Ann", "Ben", "Cleo")
    async with bot_harness(tmp_path, names, game=game) as harness:
        await harness.start(*names)
        assert (await harness.stored()).game == game
        await harness.slash("Ann", "table resign")
        assert [action for _, action in (await harness.stored()).actions] == ["resign"]


async def test_a_bot_that_takes_longer_than_simcord_waits_is_waited_for(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Handlers.handle

    async def slow(self: Handlers, *given: object) -> None:
        await asyncio.to_thread(time.sleep, 0.2)
        await real(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(env, "_HORIZON", 0.05)
    monkeypatch.setattr(Handlers, "handle", slow)
    await harness.sit("Ann", "Ben")
    assert len((await harness.stored()).seats) == 2
    monkeypatch.setattr(env, "PATIENCE", 0.1)
    with pytest.raises(TimeoutError, match="did not settle"):
        await harness.press("Ann", "@start")
