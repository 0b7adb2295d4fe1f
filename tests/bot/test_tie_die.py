"""Tie-Die at the table: everybody presses in their own time, and a button does what it says or says why not."""

from __future__ import annotations

import itertools
import random

import pytest

from bot.i18n import localizer
from bot.ui.games import ActionOption, load
from games.core import IllegalAction, Transition
from games.tie_die.rules import GAME
from games.tie_die.rules.state import State
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.deep_share import deep
from tests.games.tie_die_helpers import position
from tests.renderers.tie_die_cases import stages, states

pytestmark = pytest.mark.game("tie_die")

NAMES = ("Ann", "Ben", "Cleo", "Dan")
UI = load("tie_die")
WORDS = localizer("en", "tie_die")


async def start(harness: BotHarness, *who: str, rules: str = "target 30") -> Shown:
    """Open a table, sit down and begin."""
    return await harness.start(*who, rules=rules)


async def actions(harness: BotHarness) -> list[tuple[int, str]]:
    return list((await harness.stored()).actions)


async def refused(
    harness: BotHarness, who: str, button: str, on: Shown, sentence: str, *, changed: bool = False
) -> None:
    """Press, be told why not in private, and see that nothing has changed."""
    before = await harness.everything()
    said = await harness.click(who, {**on.buttons, **on.actions}[button], on=on, changed=changed)
    assert sentence in said.words
    assert await harness.everything() == before


async def play(harness: BotHarness, rng: random.Random) -> int:
    """Let players in turn press, in any order, to the end; return the number of presses."""
    taps = 0
    while True:
        live = await harness.bot.services.tables.get(await harness.tables())
        assert live.table is not None
        if not live.table.actors:
            return taps
        seat, before = rng.choice(sorted(live.table.actors)), live.action_count
        board = await harness.board()
        legal = live.table.legal(seat)
        offered = [action for action in board.actions if action.partition("~")[0] in legal]
        if "upgrade" in legal:
            offered = [one for one in offered if one in ("ready", f"upgrade~{live.table.state.die[seat] + 2}")]
        assert {action.partition("~")[0] for action in offered} == set(legal), "a legal action has no button"
        said = await harness.press(NAMES[seat], rng.choice(offered), board)
        assert (await harness.bot.services.tables.get(live.id)).action_count > before, said.words
        taps += 1


# Whole games


async def test_a_whole_game_of_four_is_played_by_clicks_to_the_winner(harness: BotHarness) -> None:
    rng = random.Random(5)
    faces = random.Random(11)
    monotone = [faces.randint(1, 4) for _ in range(4000)]
    harness.deal(*monotone)
    board = await start(harness, *NAMES, rules="target 20")
    taps = await play(harness, rng)
    end = await harness.board()
    assert (await harness.stored()).status == "over"
    assert "🏆" in end.text
    assert "**wins**" in end.text
    assert set(end.actions) == {"@rematch", "@share", "@more"}
    assert [message.id for message in harness.messages() if not message.private] == [board.id]
    assert taps == len(await actions(harness))


async def test_the_record_of_a_game_replays(harness: BotHarness) -> None:
    await start(harness, "Ann", "Ben", rules="target 20")
    await play(harness, random.Random(1))
    record = await harness.record("Dan")
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    assert live.table.record.actions == record.actions


# Simultaneous play


@pytest.mark.parametrize(
    ("order", "changed"),
    [
        (order, changed)
        for number, order in enumerate(itertools.permutations(NAMES[:3]))
        # As it was seen, the next order as it is by now; in a deep run both.
        for changed in (False, True)
        if deep() or number % 2 == changed
    ],
)
async def test_all_can_press_ready_on_the_same_board_in_any_order(
    harness: BotHarness, order: tuple[str, ...], changed: bool
) -> None:
    harness.deal(3, 1, 4)
    board = await start(harness, "Ann", "Ben", "Cleo")
    # Everybody's button was drawn before anybody's press, and says so.
    for name in order:
        said = await harness.click(name, board.actions["ready"], on=board, changed=changed)
        assert said.words == ""
    assert await actions(harness) == [(NAMES.index(name), "ready") for name in order]
    after = await harness.board()
    assert "Ann **3**, Ben **1**, and Cleo **4**" in after.text
    assert "**Round 2 · get ready.**" in after.text


async def test_a_double_press_is_harmless_and_told_so_in_private(harness: BotHarness) -> None:
    harness.deal(1, 2)
    board = await start(harness, "Ann", "Ben")
    await harness.twice("Ann", board.actions["ready"], on=board)
    for changed in (False, True):
        await refused(harness, "Ann", "ready", board, "That has happened already", changed=changed)
    await refused(harness, "Ann", "ready", await harness.board(), "You're already ready")
    await harness.press("Ben", "ready", board)
    assert await actions(harness) == [(0, "ready"), (1, "ready")]
    # The next round's button is another one.
    await refused(harness, "Ben", "ready", board, "That has happened already")


async def test_an_upgrade_and_a_ready_of_others_do_not_get_into_each_other(harness: BotHarness) -> None:
    harness.deal(4, 3, 2, 1, *(4, 3, 2, 1) * 9)
    board = await start(harness, *NAMES)
    for _ in range(2):
        for name in NAMES:
            await harness.press(name, "ready")
        for name in NAMES:
            if "pass" in (await harness.board()).actions:
                await harness.press(name, "pass")
    board = await harness.board()
    assert list(board.buttons)[:2] == ["Ready 🎲", "Ann, Ben: Upgrade to d6 · 6 points"]
    for name, button in (("Dan", "ready"), ("Ben", "upgrade~6"), ("Cleo", "ready"), ("Ann", "upgrade~6")):
        await harness.click(name, board.actions[button], on=board)
    assert (await actions(harness))[-4:] == [(3, "ready"), (1, "upgrade"), (2, "ready"), (0, "upgrade")]
    assert "Ready: Cleo and Dan. Waiting for: **Ann and Ben**" in (await harness.board()).text


async def test_a_window_in_which_nobody_can_challenge_is_skipped(harness: BotHarness) -> None:
    harness.deal(1, 2, 3, 4)
    await start(harness, *NAMES)
    for name in NAMES:
        await harness.press(name, "ready")
    assert "ready" in (await harness.board()).actions


async def test_leaving_sets_off_the_roll_if_everybody_else_is_ready(harness: BotHarness) -> None:
    harness.deal(1, 2)
    await start(harness, "Ann", "Ben", "Cleo")
    await harness.press("Ann", "ready")
    await harness.press("Ben", "ready")
    await harness.slash("Cleo", "table resign")
    assert "Ann **1** and Ben **2**" in (await harness.board()).text


# Who may press what


async def at_challenges(harness: BotHarness) -> Shown:
    """Ann has 8 and a d4, Ben 6 and a d4, Cleo 4 and a d4: Ben may challenge Ann, Cleo both."""
    harness.deal(4, 3, 2, 4, 3, 2, *(1, 2, 3, 4) * 20)
    await start(harness, "Ann", "Ben", "Cleo")
    for name in NAMES[:3]:
        await harness.press(name, "ready")
    for name in NAMES[:3]:
        await harness.press(name, "ready")
    return await harness.board()


async def test_challenges_are_offered_by_target_with_their_price_and_to_whom(harness: BotHarness) -> None:
    board = await at_challenges(harness)
    assert list(board.buttons)[:3] == ["Challenge Ann · 4 points", "Cleo: Challenge Ben · 4 points", "Pass"]
    assert "Ben and Cleo may challenge" in board.text
    await refused(harness, "Ann", "pass", board, "You can't challenge anybody right now")
    await refused(harness, "Ben", "challenge 1~4", board, "You can't challenge yourself")
    await refused(harness, "Dan", "pass", board, "You aren't playing at this table")


async def test_passes_and_a_challenge_pressed_at_the_same_time_both_count(harness: BotHarness) -> None:
    board = await at_challenges(harness)
    await harness.click("Cleo", board.actions["pass"], on=board)
    await harness.click("Ben", board.actions["challenge 0~4"], on=board)
    assert (await actions(harness))[-2:] == [(2, "pass"), (1, "challenge 0")]


async def test_while_a_challenge_waits_only_the_defender_acts(harness: BotHarness) -> None:
    board = await at_challenges(harness)
    await harness.press("Ben", "challenge 0~4")
    asked = await harness.board()
    assert list(asked.buttons)[:2] == ["Ann: Accept the duel ⚔️", "Ann: Decline · 4 points"]
    assert "**Ann**: Ben has paid 4 to challenge you" in asked.text
    assert "50% for you" in asked.text
    await refused(harness, "Cleo", "pass", board, "so Ann has to accept or decline first")
    await refused(harness, "Ben", "accept", asked, "Ann was challenged, not you")
    harness.deal(4, 3, 2, 4, 3, 2, 1, 1, 2, 4)
    harness.bot.services.tables.drop()
    await harness.press("Ann", "accept")
    told = (await harness.bot.services.tables.get(1)).recent_story()
    # Blow by blow, in one breath.
    duel = told[-1]
    assert duel.startswith("⚔️")
    assert duel.index("Ben **1** and Ann **1**") < duel.index("Ben **2** and Ann **4**") < duel.index("🛡️")
    assert duel.count("⚔️") == 1


async def test_somebody_elses_upgrade_is_refused_with_the_reason(harness: BotHarness) -> None:
    harness.deal(2, 2, 4, 1, *(4, 3) * 20)
    await start(harness, "Ann", "Ben")
    # Ann wins a roll-off and holds a d6.
    for name in ("Ann", "Ben", "Ann", "Ben"):
        await harness.press(name, "ready")
    while "pass" in (await harness.board()).actions:
        await harness.press("Ben", "pass")
    for _ in range(2):
        board = await harness.board()
        if "upgrade~8" in board.actions and "upgrade~6" in board.actions:
            break
        for name in ("Ann", "Ben"):
            await harness.press(name, "ready")
        if "pass" in (await harness.board()).actions:
            await harness.press("Ben", "pass")
    assert list(board.buttons)[:3] == [
        "Ready 🎲",
        "Ben: Upgrade to d6 · 6 points",
        "Ann: Upgrade to d8 · 8 points",
    ]
    await refused(
        harness, "Ann", "upgrade~6", board, "That upgrade, to a d6, is for somebody else. Your next die is a d8"
    )
    await refused(harness, "Ben", "upgrade~8", board, "Your next die is a d6, for 6 points")
    for odd in ("x", "99999", "²", "6~6", " 6"):
        said = await harness.click(
            "Ben", f"s:1:{(await harness.bot.services.tables.get(1)).action_count}:upgrade~{odd}", on=board
        )
        assert "is not something you can do" in said.words
    await harness.press("Ann", "upgrade~8")
    assert "d8" in (await harness.board()).text


async def test_a_challenge_whose_price_has_changed_meanwhile_is_not_made(harness: BotHarness) -> None:
    state = position([20, 19, 12], [10, 4, 4], phase="challenge", waiting=[1, 2])
    harness.patch.setattr(type(GAME), "start", lambda *_: Transition(state, ()))
    harness.deal(9, 1)
    board = await start(harness, "Ann", "Ben", "Cleo")
    assert list(board.buttons)[:2] == ["Challenge Ann · 10 points", "Cleo: Challenge Ben · 4 points"]
    # Ben challenges Ann and moves up to her d10: now a challenge to him costs 10 points, which Cleo has.
    await harness.press("Ben", "challenge 0~10")
    await harness.press("Ann", "accept")
    for changed in (False, True):
        await refused(harness, "Cleo", "challenge 1~4", board, "Ben holds a d10 now", changed=changed)
    fresh = await harness.board()
    assert list(fresh.buttons)[:2] == ["Cleo: Challenge Ann · 6 points", "Cleo: Challenge Ben · 10 points"]
    await harness.press("Cleo", "challenge 1~10")
    assert (await actions(harness))[-1] == (2, "challenge 1")


# The panel alone


def choices(state: State, names: tuple[str, ...] = NAMES) -> list[ActionOption]:
    """Return everything that the panel offers, row by row."""
    return [choice for row in UI.rows(GAME.view(state, None), names, WORDS) for choice in row]  # type: ignore[union-attr]


def test_the_panel_offers_what_is_legal_for_anybody_and_nothing_else() -> None:
    long = tuple(f"{name}{'W' * 28}" for name in NAMES)
    for seats in GAME.player_counts:
        for state in itertools.chain(stages(seats, 0.02), states(seats, 5)):
            legal = {action for seat in GAME.actors(state) for action in GAME.legal(state, seat)}
            offered = choices(state, long)
            assert {choice.action for choice in offered} == legal
            assert len({choice.sent_value for choice in offered}) == len(offered) <= 5
            assert all(len(choice.label) <= 80 for choice in offered)
            view = GAME.view(state, None)
            prompt = UI.prompt(view, NAMES, WORDS)
            assert bool(prompt) == (state.ranking is None)
            assert all(NAMES[seat] in prompt for seat in GAME.actors(state))
            for seat in GAME.actors(state):
                mine = [choice for choice in offered if choice.action in GAME.legal(state, seat)]
                assert {choice.action for choice in mine if means(state, seat, choice)} == set(GAME.legal(state, seat))


def means(state: State, seat: int, choice: ActionOption) -> bool:
    try:
        if choice.meant:
            UI.check_pressed(GAME.view(state, seat), seat, choice.action, choice.meant)
    except IllegalAction:
        return False
    return True


def test_a_changed_price_is_told() -> None:
    state = position([20, 19, 18], [6, 10, 4], phase="challenge", waiting=[2])
    with pytest.raises(IllegalAction) as error:
        UI.check_pressed(GAME.view(state, 2), 2, "challenge 1", "4")
    assert (error.value.reason, error.value.details) == ("other-price", {"other": 1, "sides": 10})


def test_the_message_wears_the_colour_of_who_alone_is_awaited_and_of_the_winner() -> None:
    seen = set()
    for state in states(3, 2):
        view = GAME.view(state, None)
        awaited = GAME.actors(state)
        expected = state.ranking[0][0] if state.ranking else next(iter(awaited)) if len(awaited) == 1 else None
        assert UI.accent_seat(view) == expected
        seen.add((state.phase, expected is None))
    assert {("upgrade", True), ("upgrade", False), ("answer", False), ("over", False)} <= seen


async def test_the_rules_have_pictures_and_the_text_board_all_there_is(harness: BotHarness) -> None:
    board = await start(harness, "Ann", "Ben")
    assert "@peek" not in board.actions
    assert "challenge left, not ready" in (await harness.press("Dan", "@text")).words
    said = await harness.press("Dan", "@rules")
    assert "Page 1 of 4" in said.words
    for page in range(2, 5):
        said = await harness.click("Dan", f"r:tie_die:{page}", on=said.private[0])
        (shown,) = said.private
        assert f"Page {page} of 4" in shown.text
        assert shown.pictures[0].data.startswith(b"\x89PNG")
