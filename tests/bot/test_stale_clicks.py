"""Presses that come too late, twice, from the wrong person or from the wrong place: a sentence each, and no change."""

from __future__ import annotations

import pytest

from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness

# Seats 0 to 2 hold Good and Evil 5 2 · 3 6 · 1 4; the lot lets seat 0 begin; then rolls.
CARDS = (5, 2, 3, 6, 1, 4, 1)
THREE = ("Ann", "Ben", "Cleo")


async def game(harness: BotHarness, *rolls: int) -> Shown:
    harness.deal(*CARDS, *(rolls or (1,) * 50))
    return await harness.start(*THREE)


async def refused(
    harness: BotHarness, who: str, custom_id: str, on: Shown, sentence: str, *, changed: bool = False
) -> None:
    """Press, be told why not in private, and see that nothing has changed in the store."""
    before = await harness.everything()
    said = await harness.click(who, custom_id, on=on, changed=changed)
    assert said.acknowledged
    assert sentence in said.words
    assert not said.public or all(message.id == on.id for message in said.public)
    assert await harness.everything() == before


async def test_a_table_that_never_was(harness: BotHarness) -> None:
    board = await game(harness)
    for custom_id in ("s:99:0:roll", "s:99:0:@join", "s:99:0:@peek", f"s:{'9' * 18}:0:@more"):
        await refused(harness, "Ann", custom_id, board, "no such table here")
    assert harness.show(board.channel, board.id).json == board.json, "no button of this message: it stays as it is"


async def test_a_message_whose_table_is_gone_says_so(harness: BotHarness) -> None:
    board = await game(harness)

    async def nothing(table: int) -> None:
        return None

    harness.bot.services.tables.drop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(harness.store, "load", nothing)
        said = await harness.press("Ann", "roll", on=board)
    assert "no such table here" in said.words
    assert "no table here any more" in harness.show(board.channel, board.id).text


async def test_somebody_who_does_not_sit_there(harness: BotHarness) -> None:
    board = await game(harness)
    for action in ("roll", "@peek"):
        await refused(harness, "Dan", board.actions[action], board, "You aren't playing at this table")


async def test_not_ones_turn(harness: BotHarness) -> None:
    board = await game(harness)
    for who in ("Ben", "Cleo"):
        await refused(harness, who, board.actions["roll"], board, "It's Ann's turn")


@pytest.mark.parametrize("changed", [False, True])
async def test_the_same_button_pressed_twice(harness: BotHarness, changed: bool) -> None:
    board = await game(harness)
    await harness.press("Ann", "roll", on=board)
    await refused(harness, "Ann", board.actions["roll"], board, "That has happened already", changed=changed)
    assert len((await harness.stored()).actions) == 1


async def test_the_same_press_delivered_twice_acts_once(harness: BotHarness) -> None:
    board = await game(harness)
    await harness.twice("Ann", board.actions["roll"], on=board)
    assert (await harness.stored()).actions == ((0, "roll"),)
    board = await harness.board()
    assert "give 1" in board.actions
    await harness.twice("Ann", board.actions["give 1"], on=board)
    assert (await harness.stored()).actions == ((0, "roll"), (0, "give 1"))
    assert "roll" in (await harness.board()).actions


async def test_joining_starting_and_rematches_delivered_twice_happen_once(harness: BotHarness) -> None:
    harness.deal(*CARDS, *(1,) * 50)
    lobby = await harness.sit("Ann", "Ben")
    await harness.twice("Cleo", lobby.actions["@join"], on=lobby)
    assert await harness.seated() == ["Ann", "Ben", "Cleo"]
    assert len(harness.mail("Cleo")) == 1
    await harness.twice("Ann", lobby.actions["@start"], on=lobby)
    assert "roll" in (await harness.board()).actions
    for name in ("Ann", "Ben"):
        await harness.slash(name, "table resign")
    over = await harness.board()
    await harness.twice("Cleo", over.actions["@rematch"], on=over)
    assert await harness.tables() == 2
    assert (await harness.stored()).status == "lobby"


@pytest.mark.parametrize("changed", [False, True])
async def test_a_choice_of_an_earlier_round(harness: BotHarness, changed: bool) -> None:
    await game(harness, 1, 2, 3, 4)
    await harness.press("Ann", "roll")
    early = await harness.board()
    await harness.play_on(["keep", "roll", "keep", "roll", "keep", "roll"])
    for action in ("keep", "give 2"):
        await refused(harness, "Ann", early.actions[action], early, "That has happened already", changed=changed)


async def test_a_press_on_a_board_that_has_moved(harness: BotHarness) -> None:
    board = await game(harness)
    await harness.slash("Ben", "table board")
    fresh = await harness.board()
    assert fresh.id != board.id
    for action in ("roll", "@more"):
        if action == "roll":
            await refused(harness, "Ann", board.actions[action], board, "This table has moved", changed=True)
    old = harness.show(board.channel, board.id)
    assert f"/{fresh.id}" in old.text
    assert not old.buttons
    await harness.press("Ann", "roll", on=fresh)
    assert (await harness.stored()).actions == ((0, "roll"),)


async def test_after_the_end(harness: BotHarness) -> None:
    board = await game(harness)
    await harness.press("Ann", "roll")
    last = await harness.board()
    for name in ("Ann", "Ben"):
        await harness.slash(name, "table resign")
    assert (await harness.stored()).status == "over"
    for who, button, on in (("Ann", "roll", board), ("Cleo", "keep", last), ("Dan", "give 1", last)):
        await refused(harness, who, on.actions[button], on, "This game is already over")
    await refused(harness, "Cleo", "s:1:1:@resign!", last, "This game is already over")
    await refused(harness, "Cleo", "s:1:1:@join", last, "This game is already over")


async def test_after_a_table_was_closed(harness: BotHarness) -> None:
    lobby = await harness.sit("Ann", "Ben")
    await harness.slash("Ann", "table end")
    for action in ("@join", "@leave", "@start", "@house-rules"):
        await refused(harness, "Ann", f"s:1:0:{action}", lobby, "This table was closed", changed=True)


async def test_after_a_running_game_was_closed(harness: BotHarness) -> None:
    board = await game(harness)
    await harness.sweep()
    await refused(harness, "Ann", board.actions["roll"], board, "This table was closed", changed=True)
    await refused(harness, "Ann", board.actions["roll"], board, "This table was closed")
    shown = harness.show(board.channel, board.id)
    assert "closed without a result" in shown.text
    assert not shown.buttons


async def test_a_lobbys_buttons_after_the_start(harness: BotHarness) -> None:
    lobby = await harness.sit("Ann", "Ben")
    await harness.press("Ann", "@start")
    for who, action in (("Cleo", "@join"), ("Ben", "@leave"), ("Ann", "@start"), ("Ann", "@house-rules")):
        await refused(harness, who, f"s:1:0:{action}", lobby, "has already started", changed=True)
    assert "roll" in harness.show(lobby.channel, lobby.id).actions


async def test_a_games_buttons_before_the_start(harness: BotHarness) -> None:
    lobby = await harness.sit("Ann", "Ben")
    for action in ("roll", "keep", "@text", "@peek", "@record", "@resign", "@resign!"):
        await refused(harness, "Ann", f"s:1:0:{action}", lobby, "hasn't started yet")


async def test_a_press_after_leaving(harness: BotHarness) -> None:
    board = await game(harness)
    await harness.slash("Ben", "table resign")
    await refused(harness, "Ben", board.actions["roll"], board, "That has happened already")
    fresh = await harness.board()
    await refused(harness, "Ben", fresh.actions["roll"], fresh, "You aren't playing in this game any more")
    await refused(harness, "Ben", "s:1:0:@resign!", board, "You aren't playing in this game any more")


async def test_a_number_given_to_somebody_who_left_meanwhile(harness: BotHarness) -> None:
    await game(harness)
    await harness.press("Ann", "roll")
    board = await harness.board()
    await harness.slash("Ben", "table resign")
    await refused(harness, "Ann", board.actions["give 1"], board, "That has happened already")
    assert "give 1" not in harness.show(board.channel, board.id).actions
    assert "give 2" in harness.show(board.channel, board.id).actions


@pytest.mark.parametrize("action", ["dance", "give 7", "give 0", "give -1", "give 01", "give " + "9" * 60, "@", "@fly"])
async def test_a_button_that_no_panel_has(harness: BotHarness, action: str) -> None:
    await game(harness)
    await harness.press("Ann", "roll")
    board = await harness.board()
    before = await harness.everything()
    said = await harness.click("Ann", f"s:1:1:{action}", on=board)
    assert said.words
    assert "went wrong on our side" not in said.words
    assert await harness.everything() == before


async def test_a_stale_press_brings_the_board_up_to_date(harness: BotHarness) -> None:
    board = await game(harness)
    await harness.press("Ann", "roll")
    current = harness.show(board.channel, board.id)
    harness.env.backend.edit_message(board.channel, board.id, {"components": board.json["components"]})
    await refused(harness, "Ann", board.actions["roll"], board, "Here's how things stand")
    assert harness.show(board.channel, board.id).text == current.text


async def test_a_press_of_a_button_that_is_none_of_ours_gets_a_sentence_and_changes_nothing(
    harness: BotHarness,
) -> None:
    board = await game(harness)
    before = await harness.everything()
    for custom_id in ("x:1:0:roll", "s:1:0:", "s:one:0:roll", "s:1:-1:roll", "", "p:1:", f"s:{'9' * 19}:0:roll"):
        said = await harness.click("Ann", custom_id, on=board)
        assert said.acknowledged
        assert len(said.private) == 1, custom_id
        assert not said.public
    assert await harness.everything() == before
