"""Presses that come too late, twice, from the wrong person or from the wrong place: a sentence each, and no change."""

from __future__ import annotations

import pytest

from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening

# Seats 0 to 2 hold Good and Evil 5 2 · 3 6 · 1 4; the lot lets seat 0 begin; then rolls.
CARDS = (5, 2, 3, 6, 1, 4, 1)
THREE = ("Ann", "Ben", "Cleo")


async def game(night: Evening, *rolls: int) -> Shown:
    night.deal(*CARDS, *(rolls or (1,) * 50))
    return await night.start(*THREE)


async def refused(night: Evening, who: str, custom_id: str, on: Shown, sentence: str, *, changed: bool = False) -> None:
    """Press, be told why not in private, and see that nothing has changed in the store."""
    before = await night.everything()
    said = await night.click(who, custom_id, on=on, changed=changed)
    assert said.acknowledged
    assert sentence in said.words
    assert not said.public or all(message.id == on.id for message in said.public)
    assert await night.everything() == before


async def test_a_table_that_never_was(night: Evening) -> None:
    board = await game(night)
    for custom_id in ("s:99:0:roll", "s:99:0:@join", "s:99:0:@peek", f"s:{'9' * 18}:0:@more"):
        await refused(night, "Ann", custom_id, board, "no such table here")
    assert night.show(board.channel, board.id).json == board.json, "no button of this message: it stays as it is"


async def test_a_message_whose_table_is_gone_says_so(night: Evening) -> None:
    board = await game(night)

    async def nothing(table: int) -> None:
        return None

    night.bot.services.tables.drop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(night.store, "load", nothing)
        said = await night.press("Ann", "roll", on=board)
    assert "no such table here" in said.words
    assert "no table here any more" in night.show(board.channel, board.id).text


async def test_somebody_who_does_not_sit_there(night: Evening) -> None:
    board = await game(night)
    for action in ("roll", "@peek"):
        await refused(night, "Dan", board.actions[action], board, "You aren't playing at this table")


async def test_not_ones_turn(night: Evening) -> None:
    board = await game(night)
    for who in ("Ben", "Cleo"):
        await refused(night, who, board.actions["roll"], board, "It's Ann's turn")


@pytest.mark.parametrize("changed", [False, True])
async def test_the_same_button_pressed_twice(night: Evening, changed: bool) -> None:
    board = await game(night)
    await night.press("Ann", "roll", on=board)
    await refused(night, "Ann", board.actions["roll"], board, "That has happened already", changed=changed)
    assert len((await night.stored()).actions) == 1


async def test_the_same_press_delivered_twice_acts_once(night: Evening) -> None:
    board = await game(night)
    await night.twice("Ann", board.actions["roll"], on=board)
    assert (await night.stored()).actions == ((0, "roll"),)
    board = await night.board()
    assert "give 1" in board.actions
    await night.twice("Ann", board.actions["give 1"], on=board)
    assert (await night.stored()).actions == ((0, "roll"), (0, "give 1"))
    assert "roll" in (await night.board()).actions


async def test_joining_starting_and_rematches_delivered_twice_happen_once(night: Evening) -> None:
    night.deal(*CARDS, *(1,) * 50)
    lobby = await night.sit("Ann", "Ben")
    await night.twice("Cleo", lobby.actions["@join"], on=lobby)
    assert await night.seated() == ["Ann", "Ben", "Cleo"]
    assert len(night.mail("Cleo")) == 1
    await night.twice("Ann", lobby.actions["@start"], on=lobby)
    assert "roll" in (await night.board()).actions
    for name in ("Ann", "Ben"):
        await night.slash(name, "table resign")
    over = await night.board()
    await night.twice("Cleo", over.actions["@rematch"], on=over)
    assert await night.tables() == 2
    assert (await night.stored()).status == "lobby"


@pytest.mark.parametrize("changed", [False, True])
async def test_a_choice_of_an_earlier_round(night: Evening, changed: bool) -> None:
    await game(night, 1, 2, 3, 4)
    await night.press("Ann", "roll")
    early = await night.board()
    await night.play_on(["keep", "roll", "keep", "roll", "keep", "roll"])
    for action in ("keep", "give 2"):
        await refused(night, "Ann", early.actions[action], early, "That has happened already", changed=changed)


async def test_a_press_on_a_board_that_has_moved(night: Evening) -> None:
    board = await game(night)
    await night.slash("Ben", "table board")
    fresh = await night.board()
    assert fresh.id != board.id
    for action in ("roll", "@more"):
        if action == "roll":
            await refused(night, "Ann", board.actions[action], board, "This table has moved", changed=True)
    old = night.show(board.channel, board.id)
    assert f"/{fresh.id}" in old.text
    assert not old.buttons
    await night.press("Ann", "roll", on=fresh)
    assert (await night.stored()).actions == ((0, "roll"),)


async def test_after_the_end(night: Evening) -> None:
    board = await game(night)
    await night.press("Ann", "roll")
    last = await night.board()
    for name in ("Ann", "Ben"):
        await night.slash(name, "table resign")
    assert (await night.stored()).status == "over"
    for who, button, on in (("Ann", "roll", board), ("Cleo", "keep", last), ("Dan", "give 1", last)):
        await refused(night, who, on.actions[button], on, "This game is already over")
    await refused(night, "Cleo", "s:1:1:@resign!", last, "This game is already over")
    await refused(night, "Cleo", "s:1:1:@join", last, "This game is already over")


async def test_after_a_table_was_closed(night: Evening) -> None:
    lobby = await night.sit("Ann", "Ben")
    await night.slash("Ann", "table end")
    for action in ("@join", "@leave", "@start", "@house-rules"):
        await refused(night, "Ann", f"s:1:0:{action}", lobby, "This table was closed", changed=True)


async def test_after_a_running_game_was_closed(night: Evening) -> None:
    board = await game(night)
    await night.sweep()
    await refused(night, "Ann", board.actions["roll"], board, "This table was closed", changed=True)
    await refused(night, "Ann", board.actions["roll"], board, "This table was closed")
    shown = night.show(board.channel, board.id)
    assert "closed without a result" in shown.text
    assert not shown.buttons


async def test_a_lobbys_buttons_after_the_start(night: Evening) -> None:
    lobby = await night.sit("Ann", "Ben")
    await night.press("Ann", "@start")
    for who, action in (("Cleo", "@join"), ("Ben", "@leave"), ("Ann", "@start"), ("Ann", "@house-rules")):
        await refused(night, who, f"s:1:0:{action}", lobby, "has already started", changed=True)
    assert "roll" in night.show(lobby.channel, lobby.id).actions


async def test_a_games_buttons_before_the_start(night: Evening) -> None:
    lobby = await night.sit("Ann", "Ben")
    for action in ("roll", "keep", "@text", "@peek", "@record", "@resign", "@resign!"):
        await refused(night, "Ann", f"s:1:0:{action}", lobby, "hasn't started yet")


async def test_a_press_after_leaving(night: Evening) -> None:
    board = await game(night)
    await night.slash("Ben", "table resign")
    await refused(night, "Ben", board.actions["roll"], board, "That has happened already")
    fresh = await night.board()
    await refused(night, "Ben", fresh.actions["roll"], fresh, "You aren't playing in this game any more")
    await refused(night, "Ben", "s:1:0:@resign!", board, "You aren't playing in this game any more")


async def test_a_number_given_to_somebody_who_left_meanwhile(night: Evening) -> None:
    await game(night)
    await night.press("Ann", "roll")
    board = await night.board()
    await night.slash("Ben", "table resign")
    await refused(night, "Ann", board.actions["give 1"], board, "That has happened already")
    assert "give 1" not in night.show(board.channel, board.id).actions
    assert "give 2" in night.show(board.channel, board.id).actions


@pytest.mark.parametrize("action", ["dance", "give 7", "give 0", "give -1", "give 01", "give " + "9" * 60, "@", "@fly"])
async def test_a_button_that_no_panel_has(night: Evening, action: str) -> None:
    await game(night)
    await night.press("Ann", "roll")
    board = await night.board()
    before = await night.everything()
    said = await night.click("Ann", f"s:1:1:{action}", on=board)
    assert said.words
    assert "went wrong on our side" not in said.words
    assert await night.everything() == before


async def test_a_stale_press_brings_the_board_up_to_date(night: Evening) -> None:
    board = await game(night)
    await night.press("Ann", "roll")
    current = night.show(board.channel, board.id)
    night.env.backend.edit_message(board.channel, board.id, {"components": board.json["components"]})
    await refused(night, "Ann", board.actions["roll"], board, "Here's how things stand")
    assert night.show(board.channel, board.id).text == current.text


async def test_a_press_of_a_button_that_is_none_of_ours_gets_a_sentence_and_changes_nothing(night: Evening) -> None:
    board = await game(night)
    before = await night.everything()
    for custom_id in ("x:1:0:roll", "s:1:0:", "s:one:0:roll", "s:1:-1:roll", "", "p:1:", f"s:{'9' * 19}:0:roll"):
        said = await night.click("Ann", custom_id, on=board)
        assert said.acknowledged
        assert len(said.private) == 1, custom_id
        assert not said.public
    assert await night.everything() == before
