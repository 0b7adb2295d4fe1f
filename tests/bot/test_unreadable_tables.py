"""Tests of tables whose stored rows cannot be replayed.

A user who presses there gets an error message, it is logged once, and no other table is affected.
"""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from typing import Any

import pytest
from structlog.testing import capture_logs

import games
from bot.app.client import SleepoverClient
from bot.i18n import localizer
from bot.profiles.aggregator import catch_up
from tests.bot.simcord_bot import BotHarness
from tests.deep_share import deep, share

CLOSED, UNREADABLE = localizer()("sorry-closed"), localizer()("sorry-unreadable")
THREE = ("Ann", "Ben", "Cleo")
DAMAGES = ("an action", "the options")


ROWS = {
    "options that are cut off": """update tables set options = '{"a' where id = 1""",
    "options of another kind": "update tables set options = '[1]' where id = 1",
    "a set-up that is cut off": "update tables set setup = '[' where id = 1",
    "a broken seed": "update tables set seed = 'zz' where id = 1",
    "nobody knows who is invited": "update tables set invited = '7' where id = 1",
}
"""Rows of which the table cannot even be read."""


def damaged(first: int) -> list[tuple[str, str]]:
    """Each game with each damage; unless a run is deep with one of them, the next game with the next."""
    return [
        (game, what)
        for number, game in enumerate(games.names(), start=first)
        for at, what in enumerate(DAMAGES)
        if deep() or number % len(DAMAGES) == at
    ]


async def damage(harness: BotHarness, what: str) -> None:
    """Damage the stored rows of table 1 so that they make no game, and drop it from memory."""
    if what in ROWS:
        await harness.store._write(lambda db: db.execute(ROWS[what]))
    elif what == "the options":
        await harness.store._write(
            lambda db: db.execute("""update tables set options = '{"nonsense":1}' where id = 1""")
        )
    elif (await harness.stored(1)).actions:
        await harness.store._write(lambda db: db.execute("update actions set action = 'nonsense' where table_id = 1"))
    else:
        await harness.store.append(1, 1, seat=0, action="nonsense", user=None, interaction=None, now=1.0)
    harness.bot.services.tables.drop()


def logged_messages(logs: Sequence[MutableMapping[str, Any]]) -> list[str]:
    """Return the log's messages about tables that cannot be replayed."""
    assert [entry["event"] for entry in logs if entry["event"] == "answer failed"] == []
    return [entry["event"].partition(":")[0] for entry in logs if "cannot be played again" in entry["event"]]


async def test_a_start_closes_it_and_no_other(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.elsewhere("Cleo", "play", game="magic_numbers")
    await damage(harness, "an action")
    with capture_logs() as logs:
        harness.bot = SleepoverClient(harness.store, own_emojis=False)
        await harness.env.restart_bot(harness.bot)
        await harness.env.settle()
        await harness.env.advance_time(3600)
    assert logged_messages(logs) == ["table closed"]
    assert (await harness.stored(1)).status == "closed"
    assert "closed without a result" in (await harness.board(1)).text
    assert (await harness.stored(2)).status == "lobby"


@pytest.mark.parametrize(("game", "what"), damaged(0))
async def test_a_press_at_one_in_play_closes_it_with_a_sentence_and_no_other(
    harness: BotHarness, game: str, what: str
) -> None:
    board = await harness.start(*THREE, game=game)
    button = next(iter(board.buttons.values()))
    await harness.elsewhere("Dan", "play", game=game)
    other = await harness.stored(2)
    await damage(harness, what)
    with capture_logs() as logs:
        assert (await harness.click("Ann", button, on=board)).words == CLOSED
        assert "closed without a result" in (await harness.board(1)).text
        assert (await harness.click("Ann", button, on=board)).words == CLOSED
    assert logged_messages(logs) == ["table closed"]
    assert (await harness.stored(1)).status == "closed"
    assert await harness.stored(2) == other
    await harness.press("Ben", "@join", on=await harness.board(2))
    assert await harness.seated() == ["Dan", "Ben"]


@pytest.mark.parametrize(("game", "what"), damaged(1))
async def test_a_press_at_one_that_is_over_gets_a_sentence_and_changes_nothing(
    harness: BotHarness, game: str, what: str
) -> None:
    await harness.start(*THREE, game=game)
    await harness.slash("Ben", "table resign")
    await harness.slash("Cleo", "table resign")
    await harness.bot.services.stats.wait_idle()
    await harness.bot.services.boards.wait_idle()
    await harness.elsewhere("Dan", "play", game=game)
    await damage(harness, what)
    before, board = await harness.everything(), await harness.board(1)
    with capture_logs() as logs:
        for who, button in (("Ann", "@rematch"), ("Ben", "@more"), ("Cleo", "@share"), ("Ann", "@rematch")):
            assert (await harness.click(who, board.actions[button], on=board)).words == UNREADABLE
    assert logged_messages(logs) == ["finished game not shown"]
    assert (await harness.board(1)).text == board.text
    assert await harness.everything() == before
    await harness.press("Ben", "@join", on=await harness.board(2))
    assert await harness.seated() == ["Dan", "Ben"]


async def status(harness: BotHarness) -> str:
    """Return the stored status of table 1."""
    (found,) = await harness.store._read(lambda db: db.row("select status from tables where id = 1"))
    return str(found)


@pytest.mark.parametrize("what", ROWS)
async def test_one_whose_row_cannot_be_read_is_closed_with_a_sentence_and_no_other(
    harness: BotHarness, what: str
) -> None:
    board = await harness.start("Ann", "Ben")
    await harness.elsewhere("Dan", "play", game="tie_die")
    other = await harness.stored(2)
    await damage(harness, what)
    with capture_logs() as logs:
        for _ in range(2):
            assert (await harness.click("Ann", next(iter(board.buttons.values())), on=board)).words == CLOSED
        await harness.env.advance_time(3600)
    assert logged_messages(logs) == ["table closed"]
    assert await status(harness) == "closed"
    there = harness.show(board.channel, board.id)
    assert there.buttons == {}
    assert "closed without a result" in there.text or there.text == localizer()("table-gone")
    assert await harness.stored(2) == other


@pytest.mark.parametrize("what", [*ROWS, "the options"])
async def test_a_lobby_whose_row_cannot_be_read_leaves_its_channel_free(harness: BotHarness, what: str) -> None:
    board = await harness.sit("Ann", "Ben")
    await damage(harness, what)
    with capture_logs() as logs:
        await harness.slash("Cleo", "play", game="magic_numbers")
        await harness.bot.services.boards.wait_idle()
    assert logged_messages(logs) == ["table closed"]
    assert await status(harness) == "closed"
    assert await harness.seated() == ["Cleo"]
    there = harness.show(board.channel, board.id)
    assert "closed without a result" in there.text
    assert there.buttons == {}


@pytest.mark.parametrize("what", [*ROWS][:: share(1, 2)])
async def test_one_that_the_clock_comes_to_is_closed_once_and_says_so(harness: BotHarness, what: str) -> None:
    board = await harness.start("Ann", "Ben")
    await damage(harness, what)
    with capture_logs() as logs:
        await harness.env.advance_time(3 * 3600)
    assert logged_messages(logs) == ["table closed"]
    assert not [entry for entry in logs if entry["log_level"] == "error" and "exc_info" not in entry]
    assert "closed without a result" in harness.show(board.channel, board.id).text


@pytest.mark.parametrize("what", [*[*ROWS][share(0, 1) :: share(1, 2)], "an action"])
async def test_one_that_is_over_keeps_no_later_game_from_being_counted(harness: BotHarness, what: str) -> None:
    for _ in range(2):
        await harness.start("Ann", "Ben", game="tie_die")
        await harness.slash("Ben", "table resign")
    await harness.bot.services.stats.wait_idle()
    await harness.store.reset_counted()
    await damage(harness, what)
    with capture_logs() as logs:
        assert await catch_up(harness.store) == 2
    assert [entry["event"] for entry in logs] == ["table cannot be played again"]
    assert [await harness.store.is_counted(table) for table in (1, 2)] == [True, True]


async def test_somebody_is_forgotten_though_a_row_cannot_be_read(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await damage(harness, "nobody knows who is invited")
    with capture_logs():
        await harness.forget("Ben")
        await harness.bot.services.account_deletion.wait_idle()
    assert harness.people["Ben"].id not in [seat.user for seat in (await harness.stored(1)).seats]
