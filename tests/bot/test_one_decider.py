"""Two processes at one table: the store picks one of two actions, and the other still makes sense or is told why."""

from __future__ import annotations

from bot.table.registry import TableRegistry
from tests.bot.simcord_bot import Evening
from tests.bot.test_stale_clicks import CARDS

THREE = ("Ann", "Ben", "Cleo")


async def elsewhere(night: Evening, seat: int, action: str) -> None:
    """Another process carries out an action; this one hears nothing of it."""
    tables = TableRegistry(night.store)
    user = (await night.stored()).seats[seat].user
    live = await tables.get(1)
    await tables.play(live, seat, action, turn=live.action_count, user=user, interaction=live.action_count + 1)


async def test_a_button_drawn_elsewhere_works_here(night: Evening) -> None:
    night.deal(*CARDS, 4, 5)
    board = await night.start(*THREE)
    await elsewhere(night, 0, "roll")
    await night.click("Ann", "s:1:1:give 2", on=board)
    assert [action for _, action in (await night.stored()).actions] == ["roll", "give 2"]
    assert "**Ben**, roll the die" in (await night.board()).text


async def test_what_was_done_elsewhere_meanwhile_is_not_done_again(night: Evening) -> None:
    night.deal(*CARDS, 4, 5)
    board = await night.start(*THREE)
    await elsewhere(night, 0, "roll")
    said = await night.press("Ann", "roll", on=board)
    assert "That has happened already" in said.words
    assert len((await night.stored()).actions) == 1
    assert "keep" in (await night.board()).actions


async def test_the_end_of_a_table_elsewhere_is_noticed(night: Evening) -> None:
    night.deal(*CARDS, 4)
    board = await night.start(*THREE)
    await night.store.close(1, now=0)
    said = await night.press("Ann", "roll", on=board)
    assert "closed" in said.words
    assert (await night.stored()).actions == ()
    assert not night.show(board.channel, board.id).buttons


async def test_a_start_elsewhere_is_noticed(night: Evening) -> None:
    lobby = await night.sit(*THREE)
    order = [sitting.user for sitting in (await night.stored()).seats]
    await night.store.start(1, order=order, salt="1-2-3-4", setup={}, now=0)
    for who, action in (("Dan", "@join"), ("Ben", "@leave"), ("Ann", "@start")):
        said = await night.click(who, f"s:1:0:{action}", on=lobby)
        assert "has already started" in said.words
    assert "roll" in night.show(lobby.channel, lobby.id).actions
