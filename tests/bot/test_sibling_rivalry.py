"""Sibling Rivalry at the table: a whole game by clicks, what the buttons say, and what the story tells."""

from __future__ import annotations

import random

import pytest

from bot.i18n import localizer
from bot.table.session import STORY_LINES
from bot.ui.games import ActionOption, load
from games.sibling_rivalry.rules import GAME, State
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.renderers.sibling_rivalry_cases import crowded, laid_out, states

pytestmark = pytest.mark.game("sibling_rivalry")

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")
UI = load("sibling_rivalry")
WORDS = localizer("en", "sibling_rivalry")


async def start(harness: BotHarness, *who: str, rules: str = "track short, first host") -> Shown:
    """Open a table, sit down and begin."""
    return await harness.start(*who, rules=rules)


async def play(harness: BotHarness, limit: int = 300) -> int:
    """Let everybody press what looks best to a cautious child, to the end; how many presses that took."""
    taps = 0
    while (who := await harness.turn()) is not None:
        shown = await harness.board()
        offered = [label for label, custom_id in shown.buttons.items() if custom_id.split(":", 3)[3][0] not in "@"]
        stops = [label for label in offered if label.startswith("Stop: ") and ("outdo" in label or "stays" in label)]
        await harness.press(who, (stops or offered)[0], shown)
        taps += 1
        assert taps < limit
    return taps


async def test_a_whole_game_is_played_by_clicks_to_the_winner(harness: BotHarness) -> None:
    rng = random.Random(4)
    harness.deal(*(rng.randint(1, 6) for _ in range(2000)))
    board = await start(harness, "Ann", "Ben")
    taps = await play(harness)
    end = await harness.board()
    assert (await harness.stored()).status == "over"
    assert "is past the finish and wins" in end.text
    assert set(end.actions) == {"@rematch", "@share", "@more"}
    assert "is past the finish and wins!" in end.pictures[0].alt
    # All of it in one message, which is edited in place.
    assert [message.id for message in harness.messages() if not message.private] == [board.id]
    assert taps == (await harness.bot.services.tables.get(1)).action_count


async def test_the_dice_and_stop_are_where_they_were(harness: BotHarness) -> None:
    harness.deal(2, 2, 3, 4, 6, 3, 3, 4, 5, 6)
    board = await start(harness, "Ann", "Ben")
    assert next(iter(board.buttons)) == "Roll 5 dice"
    board = await harness.play_on(["roll"])
    assert list(board.buttons)[:2] == ["Roll again · 4% caught", "Stop: Sidelong Glance stays, 2 points"]
    assert "“**Sidelong Glance**”, alone on Look" in board.text
    board = await harness.play_on(["roll"])
    assert list(board.buttons)[:2] == ["Roll again · 4% caught", "Stop: Sidelong Glance stays, 2 points"]
    assert board.text.count("**Sidelong Glance**") == 2


async def test_a_choice_says_what_it_does_and_against_whom(harness: BotHarness) -> None:
    harness.deal(2, 2, 3, 4, 6, 2, 2, 2, 3, 1)
    await start(harness, "Ann", "Ben")
    board = await harness.play_on(["roll", "stop", "roll"])
    assert list(board.buttons)[:2] == [
        "Look +3 → Direct Look, 2 points · ahead of Ann",
        "Faces +1 → Kissyface, 3 points",
    ]
    board = await harness.play_on(["choose 2"])
    assert list(board.buttons)[:2] == ["Roll again · 13% caught", "Stop: outdo Ann, Direct Look"]
    board = await harness.play_on(["stop"])
    assert "Ann" in board.text
    assert (await harness.bot.services.tables.get(1)).table.state.pawns == (None, (2, 3))  # type: ignore[union-attr]


async def test_the_last_action_is_told_in_full_with_who_was_caught_and_who_slid_back_where(harness: BotHarness) -> None:
    look, nothing = (2, 2, 4, 4, 5), (4, 4, 5, 5, 6)
    harness.deal(*nothing, *nothing, *look, *nothing, *nothing, *nothing, *nothing, *look, *nothing, 1, 1, 1, 4, 4)
    await start(harness, "Ann", "Ben", "Cleo", rules="first host")
    await harness.play_on(["roll", "stop"] * 5)
    # Cleo's look was not outdone.
    assert "0 → 2" in (await harness.bot.services.tables.get(1)).recent_story()[-1]
    await harness.play_on(["roll", "stop"] * 4)
    board = await harness.play_on(["roll"])
    told = (await harness.bot.services.tables.get(1)).recent_story()
    caught, scored = told[-2:]
    assert "1 1 1 4 4" in caught
    assert "Ann" in caught
    assert "caught with three 1s and had nothing to lose" in caught
    assert "0 → 2" in scored
    assert "Ben" in scored
    assert "Cleo" in scored
    assert "back to 1" in scored
    assert all(line in board.text for line in told)
    assert len(told) <= STORY_LINES


async def test_text_board_and_rules_can_be_read_at_the_table_and_there_is_nothing_to_peek(harness: BotHarness) -> None:
    board = await start(harness, "Ann", "Ben")
    assert "@peek" not in board.actions
    said = await harness.press("Dan", "@text")
    assert "2 Look (open): Looking Near 2" in said.words
    said = await harness.press("Dan", "@rules")
    assert "Page 1 of 4" in said.words
    assert said.private[0].pictures[0].data.startswith(b"\x89PNG")


async def test_eight_people_of_long_names_play_on_one_board(harness: BotHarness) -> None:
    names = [f"{number}{'W' * 31}" for number in range(8)]
    for name in names:
        harness.come(name)
    await start(harness, *names)
    board = await harness.play_on(["roll"])
    assert board.pictures
    for name in names[1:]:
        await harness.slash(name, "table resign")
    assert "Everybody else has gone to bed" in (await harness.board()).text


def choices(state: State, names: tuple[str, ...] = NAMES) -> list[ActionOption]:
    """Return everything that the panel offers, row by row."""
    return [choice for row in UI.rows(GAME.view(state, None), names, WORDS) for choice in row]  # type: ignore[union-attr]


def test_the_panel_offers_exactly_what_is_legal_in_labels_that_fit() -> None:
    long = tuple(f"{name}{'W' * 28}" for name in NAMES)
    for seats in (2, 5, 8):
        for state in states(seats, leaving=0.01, escalate="any"):
            legal = () if state.turn is None else tuple(GAME.legal(state, state.turn))
            offered = choices(state, long)
            assert tuple(choice.action for choice in offered) == legal
            assert all(len(choice.label) <= 80 for choice in offered)
            prompt = UI.prompt(GAME.view(state, None), NAMES, WORDS)
            assert bool(prompt) == (state.turn is not None)


def test_stop_says_what_becomes_of_the_pawn() -> None:
    placed = [
        laid_out((3, 5), pawns) for pawns in (((4, 2), (4, 3)), ((4, 4), (4, 3)), ((4, 4), (3, 3)), (None, (4, 3)))
    ]
    assert [choices(state)[1].label for state in (crowded(), *placed)] == [
        "Stop: tied with Ben, your pawn comes off",
        "Stop: behind Ben, your pawn comes off",
        "Stop: outdo Ben, Sides",
        "Stop: Sides stays, 5 points",
        "Stop: no pawn placed",
    ]


def test_the_last_square_says_that_it_scores_at_once_or_wins() -> None:
    pawns = ((4, 6), (3, 2), None)
    state = laid_out((10, 5, 0), pawns, phase="choose", faces=(4, 3, 3, 3, 2), open=(3, 4))
    assert [choice.label for choice in choices(state)] == [
        "Faces +3 → Pig Nose, 3 points · ahead of Ben",
        "Ticklers +1 → Hahahaha!, 8 points & go again!",
    ]
    near = laid_out((15, 5, 0), pawns, phase="choose", faces=(4, 3, 3, 3, 2), open=(3, 4))
    assert choices(near)[1].label == "Ticklers +1 → Hahahaha!, 8 points & win!"
