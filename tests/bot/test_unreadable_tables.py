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
from tests.bot.simcord_bot import Evening
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
    "a game that is gone": "update tables set game = 'gone_game' where id = 1",
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


async def damage(night: Evening, what: str) -> None:
    """Damage the stored rows of table 1 so that they make no game, and drop it from memory."""
    if what in ROWS:
        await night.store._write(lambda db: db.execute(ROWS[what]))
    elif what == "the options":
        await night.store._write(lambda db: db.execute("""update tables set options = '{"nonsense":1}' where id = 1"""))
    elif (await night.stored(1)).actions:
        await night.store._write(lambda db: db.execute("update actions set action = 'nonsense' where table_id = 1"))
    else:
        await night.store.append(1, 1, seat=0, action="nonsense", user=None, interaction=None, now=1.0)
    night.bot.services.tables.drop()


def told(logs: Sequence[MutableMapping[str, Any]]) -> list[str]:
    """Return the log's messages about tables that cannot be replayed."""
    assert [entry["event"] for entry in logs if entry["event"] == "answer failed"] == []
    return [entry["event"].partition(":")[0] for entry in logs if "cannot be played again" in entry["event"]]


async def test_a_start_closes_it_and_no_other(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.elsewhere("Cleo", "play", game="magic_numbers")
    await damage(night, "an action")
    with capture_logs() as logs:
        night.bot = SleepoverClient(night.store, own_emojis=False)
        await night.env.restart_bot(night.bot)
        await night.env.settle()
        await night.env.advance_time(3600)
    assert told(logs) == ["table closed"]
    assert (await night.stored(1)).status == "closed"
    assert "closed without a result" in (await night.board(1)).text
    assert (await night.stored(2)).status == "lobby"


@pytest.mark.parametrize(("game", "what"), damaged(0))
async def test_a_press_at_one_in_play_closes_it_with_a_sentence_and_no_other(
    night: Evening, game: str, what: str
) -> None:
    board = await night.start(*THREE, game=game)
    button = next(iter(board.buttons.values()))
    await night.elsewhere("Dan", "play", game=game)
    other = await night.stored(2)
    await damage(night, what)
    with capture_logs() as logs:
        assert (await night.click("Ann", button, on=board)).words == CLOSED
        assert "closed without a result" in (await night.board(1)).text
        assert (await night.click("Ann", button, on=board)).words == CLOSED
    assert told(logs) == ["table closed"]
    assert (await night.stored(1)).status == "closed"
    assert await night.stored(2) == other
    await night.press("Ben", "@join", on=await night.board(2))
    assert await night.seated() == ["Dan", "Ben"]


@pytest.mark.parametrize(("game", "what"), damaged(1))
async def test_a_press_at_one_that_is_over_gets_a_sentence_and_changes_nothing(
    night: Evening, game: str, what: str
) -> None:
    await night.start(*THREE, game=game)
    await night.slash("Ben", "table resign")
    await night.slash("Cleo", "table resign")
    await night.bot.services.stats.wait_idle()
    await night.bot.services.boards.wait_idle()
    await night.elsewhere("Dan", "play", game=game)
    await damage(night, what)
    before, board = await night.everything(), await night.board(1)
    with capture_logs() as logs:
        for who, button in (("Ann", "@rematch"), ("Ben", "@more"), ("Cleo", "@share"), ("Ann", "@rematch")):
            assert (await night.click(who, board.actions[button], on=board)).words == UNREADABLE
    assert told(logs) == ["finished game not shown"]
    assert (await night.board(1)).text == board.text
    assert await night.everything() == before
    await night.press("Ben", "@join", on=await night.board(2))
    assert await night.seated() == ["Dan", "Ben"]


async def status(night: Evening) -> str:
    """Return the stored status of table 1."""
    (found,) = await night.store._read(lambda db: db.row("select status from tables where id = 1"))
    return str(found)


@pytest.mark.parametrize("what", ROWS)
async def test_one_whose_row_cannot_be_read_is_closed_with_a_sentence_and_no_other(night: Evening, what: str) -> None:
    board = await night.start("Ann", "Ben")
    await night.elsewhere("Dan", "play", game="tie_die")
    other = await night.stored(2)
    await damage(night, what)
    with capture_logs() as logs:
        for _ in range(2):
            assert (await night.click("Ann", next(iter(board.buttons.values())), on=board)).words == CLOSED
        await night.env.advance_time(3600)
    assert told(logs) == ["table closed"]
    assert await status(night) == "closed"
    there = night.show(board.channel, board.id)
    assert there.buttons == {}
    assert "closed without a result" in there.text or there.text == localizer()("table-gone")
    assert await night.stored(2) == other


@pytest.mark.parametrize("what", [*ROWS, "the options"])
async def test_a_lobby_whose_row_cannot_be_read_leaves_its_channel_free(night: Evening, what: str) -> None:
    board = await night.sit("Ann", "Ben")
    await damage(night, what)
    with capture_logs() as logs:
        await night.slash("Cleo", "play", game="magic_numbers")
        await night.bot.services.boards.wait_idle()
    assert told(logs) == ["table closed"]
    assert await status(night) == "closed"
    assert await night.seated() == ["Cleo"]
    there = night.show(board.channel, board.id)
    assert "closed without a result" in there.text
    assert there.buttons == {}


@pytest.mark.parametrize("what", [*ROWS][:: share(1, 2)])
async def test_one_that_the_clock_comes_to_is_closed_once_and_says_so(night: Evening, what: str) -> None:
    board = await night.start("Ann", "Ben")
    await damage(night, what)
    with capture_logs() as logs:
        await night.env.advance_time(3 * 3600)
    assert told(logs) == ["table closed"]
    assert not [entry for entry in logs if entry["log_level"] == "error" and "exc_info" not in entry]
    assert "closed without a result" in night.show(board.channel, board.id).text


@pytest.mark.parametrize("what", [*[*ROWS][share(0, 1) :: share(1, 2)], "an action"])
async def test_one_that_is_over_keeps_no_later_game_from_being_counted(night: Evening, what: str) -> None:
    for _ in range(2):
        await night.start("Ann", "Ben", game="tie_die")
        await night.slash("Ben", "table resign")
    await night.bot.services.stats.wait_idle()
    await night.store.reset_counted()
    await damage(night, what)
    with capture_logs() as logs:
        assert await catch_up(night.store) == 2
    assert [entry["event"] for entry in logs] == ["table cannot be played again"]
    assert [await night.store.is_counted(table) for table in (1, 2)] == [True, True]


async def test_somebody_is_forgotten_though_a_row_cannot_be_read(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await damage(night, "nobody knows who is invited")
    with capture_logs():
        await night.forget("Ben")
        await night.bot.services.account_deletion.wait_idle()
    assert night.people["Ben"].id not in [seat.user for seat in (await night.stored(1)).seats]
