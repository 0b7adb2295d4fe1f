"""A game that is not installed any more: what is stored of it is kept and says so, and goes on once it is back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import games
from bot.app.client import SleepoverClient
from bot.core.errors import UserError
from bot.i18n import localizer
from bot.profiles.aggregator import catch_up
from bot.table.registry import TableGameMissing
from bot.ui import games as ui_games
from tests.bot.action_helpers import act
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_game_nights import HOUR, Clock, date, presses, sets
from tests.bot.test_game_nights import clock as clock
from tests.docs_games import LIARS_DICE, installed, unpacked

GAME = "liars_dice"
WAITS = localizer()("sorry-game-missing", game="Liars Dice")
HERE = localizer()("sorry-channel-waits", game="Liars Dice")
TWO = ("Ann", "Ben")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the distribution, as an installer unpacks it."""
    return unpacked(LIARS_DICE, tmp_path_factory.mktemp("liars_dice"))


@contextmanager
def no_traceback() -> Iterator[None]:
    """Check that nothing goes wrong inside."""
    with capture_logs() as logs:
        yield
    assert [entry for entry in logs if entry.get("exc_info") or entry["log_level"] == "error"] == []


async def restart(harness: BotHarness) -> None:
    """Stop the bot, and start it again."""
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await harness.env.settle()


async def begun(harness: BotHarness) -> None:
    """Play a table to its first bid."""
    await harness.slash("Ann", "play", game=GAME, house_rules="dice 3")
    await harness.join(*TWO)
    await harness.press("Ann", "@start")
    for name in TWO:
        await act(harness, name, "throw")


async def test_a_table_in_play_waits_through_a_start_without_its_game_and_goes_on_with_it(
    harness: BotHarness, folder: Path
) -> None:
    with installed(folder):
        await restart(harness)
        await begun(harness)
        board = await harness.board()
    stored = await harness.stored()
    with no_traceback():
        await restart(harness)
        await harness.env.advance_time(30 * 3600)
        assert GAME not in ui_games.playable_games()
        for who in ("Ann", "Ben", "Cleo"):
            # Whoever presses, also somebody who has no seat, and whatever they press.
            for button in board.buttons.values():
                assert (await harness.click(who, button, on=board)).words == WAITS
        assert (await harness.board(1)).text == board.text
    assert (await harness.stored()).actions == stored.actions
    assert (await harness.stored()).status == "playing"
    with installed(folder):
        await restart(harness)
        turn = await harness.turn()
        assert turn is not None
        await act(harness, turn, "bid 1 5")
        assert (await harness.stored()).actions == (*stored.actions, (TWO.index(turn), "bid 1 5"))


async def test_the_channel_of_a_table_that_waits_is_not_free_and_says_so(harness: BotHarness, folder: Path) -> None:
    with installed(folder):
        await restart(harness)
        await begun(harness)
    with no_traceback():
        await restart(harness)
        assert (await harness.slash("Cleo", "play", game="magic_numbers")).words == HERE
        assert (await harness.slash("Ann", "table board")).words == WAITS
        assert (await harness.slash("Ben", "table resign")).words == WAITS
        assert (await harness.stored()).status == "playing"


async def test_its_host_can_end_it_and_a_stranger_cannot(harness: BotHarness, folder: Path) -> None:
    with installed(folder):
        await restart(harness)
        await begun(harness)
        board = await harness.board()
    with no_traceback():
        await restart(harness)
        await harness.slash("Cleo", "table end")
        assert (await harness.stored()).status == "playing"
        assert (await harness.slash("Ann", "table end")).words == localizer()("done-ended")
        await harness.env.settle()
        assert (await harness.stored()).status == "closed"
        assert harness.show(board.channel, board.id).text == localizer()("table-closed")
        await harness.slash("Cleo", "play", game="magic_numbers")
    assert await harness.seated() == ["Cleo"]


async def test_what_lists_tables_lists_it_by_a_name(harness: BotHarness, folder: Path) -> None:
    with installed(folder):
        await restart(harness)
        await begun(harness)
        await harness.elsewhere("Ann", "play", game="magic_numbers")
    with no_traceback():
        await restart(harness)
        turns = (await harness.slash("Ann", "turns")).words
        assert "Liars Dice" in turns
        assert "Magic Numbers" in turns


async def test_its_results_are_kept_and_listed_and_what_looks_into_the_game_says_that_it_waits(
    harness: BotHarness, folder: Path
) -> None:
    with installed(folder):
        await restart(harness)
        await begun(harness)
        await harness.slash("Ben", "table resign")
        await harness.bot.services.stats.wait_idle()
        await harness.bot.services.boards.wait_idle()
        board = await harness.board(1)
    with no_traceback():
        await restart(harness)
        listed = await harness.slash("Ann", "history")
        assert "Liars Dice" in listed.public[0].text
        assert (await harness.slash("Ann", "replay", id="1")).words == WAITS
        for button in ("@rematch", "@more", "@share"):
            assert (await harness.click("Ann", board.actions[button], on=board)).words == WAITS
    assert (await harness.board(1)).text == board.text
    with installed(folder):
        await restart(harness)
        assert "Liar's Dice" in (await harness.slash("Ann", "replay", id="1")).public[0].text
    with capture_logs():
        assert await catch_up(harness.store) == 0


async def test_a_forged_button_of_another_server_is_not_told_what_waits_there(
    harness: BotHarness, folder: Path
) -> None:
    with installed(folder):
        await restart(harness)
        await begun(harness)
    await restart(harness)
    with pytest.raises(TableGameMissing) as caught:
        await harness.bot.services.tables.get(1)
    assert isinstance(caught.value, UserError)
    assert GAME not in games.names()


async def test_a_game_night_waits_for_the_game_an_hour_long_and_then_says_that_it_was_missed(
    harness: BotHarness, folder: Path, clock: Clock
) -> None:
    with installed(folder):
        await restart(harness)
        shown = await sets(harness, game=GAME)
    with no_traceback():
        await restart(harness)
        assert (await presses(harness, "Ben", "in", shown)).words == WAITS
        await clock.on(2 * HOUR + 60)
        assert (await date(harness)).outcome == ""
        await clock.on(HOUR)
        assert (await date(harness)).outcome == "missed"
        assert "Liars Dice" in harness.show(shown.channel, shown.id).text


async def test_a_game_night_opens_its_table_if_the_game_is_back_in_time(
    harness: BotHarness, folder: Path, clock: Clock
) -> None:
    with installed(folder):
        await restart(harness)
        await sets(harness, game=GAME)
    await restart(harness)
    await clock.on(2 * HOUR + 60)
    with installed(folder):
        await restart(harness)
        await clock.on(HOUR / 2)
        assert (await date(harness)).outcome == "opened"
        assert (await harness.stored()).game == GAME
