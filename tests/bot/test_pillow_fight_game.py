"""Pillow Fight in a channel, by clicks alone: from drawing the room to the winner."""

from __future__ import annotations

import re

import pytest

import games
import renderers
from bot.i18n import localizer
from games.core.record import replay
from tests.bot.pillow_table import PillowNight
from tests.bot.simcord_bot import BotHarness

pytestmark = pytest.mark.game("pillow_fight")

DRAWN = "......\n.ff...\n....#.\n.#....\n...ff.\n......"
SQUARES = str.maketrans(".#f", "🟫⬜🟦")


def values(form: object) -> dict[str, str]:
    """Return the values of a form's fields, by their key."""
    parts = [label["component"] for label in form.modal["components"]]  # type: ignore[attr-defined]
    return {part["custom_id"]: part.get("value", "") for part in parts}


async def test_a_whole_game_with_a_drawn_room_and_fragile_things(harness: BotHarness) -> None:
    table = PillowNight(harness)
    board = await table.start("Ann", "Ben", "Cleo", rules="size 6x6, fragile on")
    assert board.buttons.keys() >= {"Ann: Nursery", "Ann: Kitchen", "Ann: Playroom", "Ann: Draw my own…", "Peek"}

    # The first drawing has a row too short: that is said exactly, and all that was typed is kept.
    form = await table.ask("Ann", "?room")
    assert form.modal["title"] == "Draw a room of 6×6"
    broken = DRAWN.replace("....#.", "...#.")
    said = await table.send("Ann", form, rows=broken, fragile="b2, E3")
    assert "Row 3 from the top has 5 squares, and it needs 6." in said.words
    (wrong,) = said.private
    assert "Use it" not in wrong.buttons
    form = await table.ask("Ann", "Change", on=wrong)
    # What was typed comes back in squares of one width.
    assert values(form) == {"rows": broken.translate(SQUARES), "fragile": "B2 E3"}

    # Now a fragile thing is missing.
    said = await table.send("Ann", form, rows=DRAWN, fragile="b2, E3")
    assert "The room needs 3 fragile objects, and you gave 2." in said.words
    form = await table.ask("Ann", "Change", on=said.private[0])
    said = await table.send("Ann", form, rows=DRAWN, fragile="b2, E3 d2")
    (good,) = said.private
    assert good.pictures[0].data.startswith(b"\x89PNG")
    assert (await table.state()).phase == "room", "a preview decides nothing"
    await harness.press("Ann", "Use it", on=good)
    state = await table.state()
    assert state.room == DRAWN.replace("\n", "/")
    assert len(state.fragile) == 3
    assert "Ann drew a room" in (await harness.board()).text

    # Ben chooses squares, too few at first; what he took stays taken.
    form = await table.ask("Ben", "?pillows")
    assert [label["component"]["max_values"] for label in form.modal["components"]] == [6, 6]
    said = await table.send("Ben", form, squares_0=["A1", "B2", "C3"], squares_1=["F6"])
    assert "Place all 6 pillows at once; you gave 4." in said.words
    form = await table.ask("Ben", "Change", on=said.private[0])
    taken = [
        option["value"]
        for label in form.modal["components"]
        for option in label["component"]["options"]
        if option.get("default")
    ]
    assert taken == ["A1", "B2", "C3", "F6"]
    await table.send("Ben", form, squares_0=["A1", "B2", "C3"], squares_1=["F6", "E2", "F1"])
    assert (await table.state()).phase == "first"

    await harness.press("Cleo", "Cleo: I go first")
    end = await table.fight()
    assert (await harness.stored()).status == "over"
    assert "· 1. " in end.pictures[0].alt
    (*_, last) = replay(await harness.record("Ann"))
    assert last.state == await table.state()


async def test_everything_takes_two_taps_at_most_and_one_message(harness: BotHarness) -> None:
    table = PillowNight(harness)
    board = await table.start("Ann", "Ben", "Cleo", "Dan", rules="size 8x8")
    before = len(harness.messages())
    await table.do("Ann", "#0.0")
    await table.do("Ben", "#0.0" if "#0.0" in (await harness.board()).actions else evenly(await harness.board()))
    await harness.press("Cleo", "Cleo: Ben goes first")
    table.taps += 1
    for who in ("Ben", "Cleo", "Dan", "Ann"):
        taps = table.taps
        action = next(iter((await harness.board()).selects.values()))[3]["value"]
        await table.do(who, action)
        assert table.taps - taps <= 2
    end = await table.fight()
    assert end.id == board.id
    assert len(harness.messages()) == before
    actions = len((await harness.stored()).actions)
    assert table.taps <= 2 * actions


def evenly(board: object) -> str:
    return next(action for action in board.actions if action.startswith("pillows"))  # type: ignore[attr-defined]


async def test_peek_shows_the_seats_own_board_and_says_why_not(harness: BotHarness) -> None:
    table = PillowNight(harness)
    await table.start("Ann", "Ben", "Cleo")
    said = await harness.press("Ann", "@peek")
    assert "The fight hasn't begun" in said.words
    assert not said.private[0].pictures
    await harness.play_on(["Ann: Nursery", "Ben: Place evenly for me", "Cleo: I go first"])
    for square in ("A5", "F6", "C5"):
        await table.do(await harness.turn() or "", f"place {square}")
    said = await harness.press("Ben", "@peek")
    assert "You stand on **C5**, hands free." in said.words
    assert "No attack on Ann: the picture shows why." in said.words
    assert "Cleo on A5: throw 28% (minus 1: cover of B5)." in said.words
    (card,) = said.private
    assert card.pictures[0].name == "card.png"
    assert "You stand on" in card.pictures[0].alt
    assert len(card.pictures[0].alt) <= 1024
    view = games.load("pillow_fight").view(await table.state(), 1)
    own_text = renderers.load("pillow_fight").text(view, ("Ann", "Ben", "Cleo"), localizer("en", "pillow_fight"))
    assert "no throw, they stand right behind the wall on E5" in own_text


async def test_the_prompt_says_who_where_and_what_is_left(harness: BotHarness) -> None:
    table = PillowNight(harness)
    await table.start("Ann", "Ben", "Cleo")
    assert "**Ann**, which room is it tonight?" in (await harness.board()).text
    await harness.play_on(["Ann: Kitchen"])
    assert "**Ben**, place 6 pillows." in (await harness.board()).text
    await harness.play_on(["Ben: Place evenly for me", "Cleo: I go first"])
    for _ in range(3):
        await table.do(await harness.turn() or "", sensible_place(await harness.board()))
    board = await harness.board()
    assert re.search(r"\*\*Cleo\*\*, [A-F]\d, hands free: 2 actions left\.", board.text)
    await table.do("Cleo", "end")
    assert "**Ann**, " in (await harness.board()).text


def sensible_place(board: object) -> str:
    return next(iter(board.selects.values()))[0]["value"]  # type: ignore[attr-defined]


async def test_nobody_else_is_given_a_form(harness: BotHarness) -> None:
    table = PillowNight(harness)
    await table.start("Ann", "Ben", "Cleo")
    asked = await table.ask("Ben", "?room")
    assert asked.modal is None
    assert (await table.state()).phase == "room"


async def test_a_form_that_comes_too_late_changes_nothing(harness: BotHarness) -> None:
    table = PillowNight(harness)
    await table.start("Ann", "Ben", "Cleo")
    form = await table.ask("Ann", "?room")
    await harness.press("Ann", "Ann: Kitchen")
    before = await table.state()
    said = await table.send("Ann", form, rows=DRAWN)
    assert "happened already" in said.words
    assert await table.state() == before
