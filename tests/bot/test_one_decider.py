"""Two processes at one table: the store picks one of two actions, and the other still makes sense or is told why."""

from __future__ import annotations

from typing import Any

import pytest

from bot.storage import ActionConflict, SeatsChanged, SqliteStore
from bot.table.registry import TableRegistry
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_stale_clicks import CARDS

THREE = ("Ann", "Ben", "Cleo")


async def elsewhere(harness: BotHarness, seat: int, action: str) -> None:
    """Another process carries out an action; this one hears nothing of it."""
    tables = TableRegistry(harness.store)
    user = (await harness.stored()).seats[seat].user
    live = await tables.get(1)
    await tables.play(live, seat, action, turn=live.action_count, user=user, interaction=live.action_count + 1)


async def test_a_button_drawn_elsewhere_works_here(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 5)
    board = await harness.start(*THREE)
    await elsewhere(harness, 0, "roll")
    await harness.click("Ann", "s:1:1:give 2", on=board)
    assert [action for _, action in (await harness.stored()).actions] == ["roll", "give 2"]
    assert "**Ben**, roll the die" in (await harness.board()).text


async def test_what_was_done_elsewhere_meanwhile_is_not_done_again(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 5)
    board = await harness.start(*THREE)
    await elsewhere(harness, 0, "roll")
    said = await harness.press("Ann", "roll", on=board)
    assert "That has happened already" in said.words
    assert len((await harness.stored()).actions) == 1
    assert "keep" in (await harness.board()).actions


async def test_the_end_of_a_table_elsewhere_is_noticed(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    board = await harness.start(*THREE)
    await harness.store.close(1, now=0)
    said = await harness.press("Ann", "roll", on=board)
    assert "closed" in said.words
    assert (await harness.stored()).actions == ()
    assert not harness.show(board.channel, board.id).buttons


async def test_a_start_elsewhere_is_noticed(harness: BotHarness) -> None:
    lobby = await harness.sit(*THREE)
    order = [sitting.user for sitting in (await harness.stored()).seats]
    await harness.store.start(1, order=order, salt="1-2-3-4", setup={}, now=0)
    for who, action in (("Dan", "@join"), ("Ben", "@leave"), ("Ann", "@start")):
        said = await harness.click(who, f"s:1:0:{action}", on=lobby)
        assert "has already started" in said.words
    assert "roll" in harness.show(lobby.channel, lobby.id).actions


@pytest.mark.parametrize("lost", [ActionConflict(1, 1), SeatsChanged(1)], ids=lambda lost: type(lost).__name__)
async def test_an_action_that_another_process_was_quicker_than_is_tried_on_the_newer_table(
    harness: BotHarness, lost: Exception
) -> None:
    harness.deal(*CARDS, 4, 5)
    board = await harness.start(*THREE)
    real, tried = SqliteStore.append, list[int]()

    async def append(store: SqliteStore, table: int, n: int, **given: Any) -> Any:
        tried.append(n)
        if len(tried) == 1:
            raise lost
        return await real(store, table, n, **given)

    harness.patch.setattr(SqliteStore, "append", append)
    await harness.press("Ann", "roll", on=board)
    assert tried == [1, 1]
    assert [action for _, action in (await harness.stored()).actions] == ["roll"]
