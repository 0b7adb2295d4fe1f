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
from tests.bot.simcord_bot import Evening
from tests.deep_share import deep
from tests.games.tie_die_helpers import position
from tests.renderers.tie_die_cases import stages, states

pytestmark = pytest.mark.game("tie_die")

NAMES = ("Ann", "Ben", "Cleo", "Dan")
UI = load("tie_die")
WORDS = localizer("en", "tie_die")


async def start(night: Evening, *who: str, rules: str = "target 30") -> Shown:
    """Open a table, sit down and begin."""
    return await night.start(*who, rules=rules)


async def actions(night: Evening) -> list[tuple[int, str]]:
    return list((await night.stored()).actions)


async def refused(night: Evening, who: str, button: str, on: Shown, sentence: str, *, changed: bool = False) -> None:
    """Press, be told why not in private, and see that nothing has changed."""
    before = await night.everything()
    said = await night.click(who, {**on.buttons, **on.actions}[button], on=on, changed=changed)
    assert sentence in said.words
    assert await night.everything() == before


async def play(night: Evening, rng: random.Random) -> int:
    """Let players in turn press, in any order, to the end; return the number of presses."""
    taps = 0
    while True:
        live = await night.bot.services.tables.get(await night.tables())
        assert live.table is not None
        if not live.table.actors:
            return taps
        seat, before = rng.choice(sorted(live.table.actors)), live.action_count
        board = await night.board()
        legal = live.table.legal(seat)
        offered = [action for action in board.actions if action.partition("~")[0] in legal]
        if "upgrade" in legal:
            offered = [one for one in offered if one in ("ready", f"upgrade~{live.table.state.die[seat] + 2}")]
        assert {action.partition("~")[0] for action in offered} == set(legal), "a legal action has no button"
        said = await night.press(NAMES[seat], rng.choice(offered), board)
        assert (await night.bot.services.tables.get(live.id)).action_count > before, said.words
        taps += 1


# Whole games


async def test_a_whole_game_of_four_is_played_by_clicks_to_the_winner(night: Evening) -> None:
    rng = random.Random(5)
    faces = random.Random(11)
    monotone = [faces.randint(1, 4) for _ in range(4000)]
    night.deal(*monotone)
    board = await start(night, *NAMES, rules="target 20")
    taps = await play(night, rng)
    end = await night.board()
    assert (await night.stored()).status == "over"
    assert "🏆" in end.text
    assert "**wins**" in end.text
    assert set(end.actions) == {"@rematch", "@share", "@more"}
    assert [message.id for message in night.messages() if not message.private] == [board.id]
    assert taps == len(await actions(night))


async def test_the_record_of_a_game_replays(night: Evening) -> None:
    await start(night, "Ann", "Ben", rules="target 20")
    await play(night, random.Random(1))
    record = await night.record("Dan")
    live = await night.bot.services.tables.get(1)
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
    night: Evening, order: tuple[str, ...], changed: bool
) -> None:
    night.deal(3, 1, 4)
    board = await start(night, "Ann", "Ben", "Cleo")
    # Everybody's button was drawn before anybody's press, and says so.
    for name in order:
        said = await night.click(name, board.actions["ready"], on=board, changed=changed)
        assert said.words == ""
    assert await actions(night) == [(NAMES.index(name), "ready") for name in order]
    after = await night.board()
    assert "Ann **3**, Ben **1**, and Cleo **4**" in after.text
    assert "**Round 2 · get ready.**" in after.text


async def test_a_double_press_is_harmless_and_told_so_in_private(night: Evening) -> None:
    night.deal(1, 2)
    board = await start(night, "Ann", "Ben")
    await night.twice("Ann", board.actions["ready"], on=board)
    for changed in (False, True):
        await refused(night, "Ann", "ready", board, "That has happened already", changed=changed)
    await refused(night, "Ann", "ready", await night.board(), "You're already ready")
    await night.press("Ben", "ready", board)
    assert await actions(night) == [(0, "ready"), (1, "ready")]
    # The next round's button is another one.
    await refused(night, "Ben", "ready", board, "That has happened already")


async def test_an_upgrade_and_a_ready_of_others_do_not_get_into_each_other(night: Evening) -> None:
    night.deal(4, 3, 2, 1, *(4, 3, 2, 1) * 9)
    board = await start(night, *NAMES)
    for _ in range(2):
        for name in NAMES:
            await night.press(name, "ready")
        for name in NAMES:
            if "pass" in (await night.board()).actions:
                await night.press(name, "pass")
    board = await night.board()
    assert list(board.buttons)[:2] == ["Ready 🎲", "Ann, Ben: Upgrade to d6 · 6 points"]
    for name, button in (("Dan", "ready"), ("Ben", "upgrade~6"), ("Cleo", "ready"), ("Ann", "upgrade~6")):
        await night.click(name, board.actions[button], on=board)
    assert (await actions(night))[-4:] == [(3, "ready"), (1, "upgrade"), (2, "ready"), (0, "upgrade")]
    assert "Ready: Cleo and Dan. Waiting for: **Ann and Ben**" in (await night.board()).text


async def test_a_window_in_which_nobody_can_challenge_is_skipped(night: Evening) -> None:
    night.deal(1, 2, 3, 4)
    await start(night, *NAMES)
    for name in NAMES:
        await night.press(name, "ready")
    assert "ready" in (await night.board()).actions


async def test_leaving_sets_off_the_roll_if_everybody_else_is_ready(night: Evening) -> None:
    night.deal(1, 2)
    await start(night, "Ann", "Ben", "Cleo")
    await night.press("Ann", "ready")
    await night.press("Ben", "ready")
    await night.slash("Cleo", "table resign")
    assert "Ann **1** and Ben **2**" in (await night.board()).text


# Who may press what


async def at_challenges(night: Evening) -> Shown:
    """Ann has 8 and a d4, Ben 6 and a d4, Cleo 4 and a d4: Ben may challenge Ann, Cleo both."""
    night.deal(4, 3, 2, 4, 3, 2, *(1, 2, 3, 4) * 20)
    await start(night, "Ann", "Ben", "Cleo")
    for name in NAMES[:3]:
        await night.press(name, "ready")
    for name in NAMES[:3]:
        await night.press(name, "ready")
    return await night.board()


async def test_challenges_are_offered_by_target_with_their_price_and_to_whom(night: Evening) -> None:
    board = await at_challenges(night)
    assert list(board.buttons)[:3] == ["Challenge Ann · 4 points", "Cleo: Challenge Ben · 4 points", "Pass"]
    assert "Ben and Cleo may challenge" in board.text
    await refused(night, "Ann", "pass", board, "You can't challenge anybody right now")
    await refused(night, "Ben", "challenge 1~4", board, "You can't challenge yourself")
    await refused(night, "Dan", "pass", board, "You aren't playing at this table")


async def test_passes_and_a_challenge_pressed_at_the_same_time_both_count(night: Evening) -> None:
    board = await at_challenges(night)
    await night.click("Cleo", board.actions["pass"], on=board)
    await night.click("Ben", board.actions["challenge 0~4"], on=board)
    assert (await actions(night))[-2:] == [(2, "pass"), (1, "challenge 0")]


async def test_while_a_challenge_waits_only_the_defender_acts(night: Evening) -> None:
    board = await at_challenges(night)
    await night.press("Ben", "challenge 0~4")
    asked = await night.board()
    assert list(asked.buttons)[:2] == ["Ann: Accept the duel ⚔️", "Ann: Decline · 4 points"]
    assert "**Ann**: Ben has paid 4 to challenge you" in asked.text
    assert "50% for you" in asked.text
    await refused(night, "Cleo", "pass", board, "so Ann has to accept or decline first")
    await refused(night, "Ben", "accept", asked, "Ann was challenged, not you")
    night.deal(4, 3, 2, 4, 3, 2, 1, 1, 2, 4)
    night.bot.services.tables.drop()
    await night.press("Ann", "accept")
    told = (await night.bot.services.tables.get(1)).recent_story()
    # Blow by blow, in one breath.
    duel = told[-1]
    assert duel.startswith("⚔️")
    assert duel.index("Ben **1** and Ann **1**") < duel.index("Ben **2** and Ann **4**") < duel.index("🛡️")
    assert duel.count("⚔️") == 1


async def test_somebody_elses_upgrade_is_refused_with_the_reason(night: Evening) -> None:
    night.deal(2, 2, 4, 1, *(4, 3) * 20)
    await start(night, "Ann", "Ben")
    # Ann wins a roll-off and holds a d6.
    for name in ("Ann", "Ben", "Ann", "Ben"):
        await night.press(name, "ready")
    while "pass" in (await night.board()).actions:
        await night.press("Ben", "pass")
    for _ in range(2):
        board = await night.board()
        if "upgrade~8" in board.actions and "upgrade~6" in board.actions:
            break
        for name in ("Ann", "Ben"):
            await night.press(name, "ready")
        if "pass" in (await night.board()).actions:
            await night.press("Ben", "pass")
    assert list(board.buttons)[:3] == [
        "Ready 🎲",
        "Ben: Upgrade to d6 · 6 points",
        "Ann: Upgrade to d8 · 8 points",
    ]
    await refused(
        night, "Ann", "upgrade~6", board, "That upgrade, to a d6, is for somebody else. Your next die is a d8"
    )
    await refused(night, "Ben", "upgrade~8", board, "Your next die is a d6, for 6 points")
    for odd in ("x", "99999", "²", "6~6", " 6"):
        said = await night.click(
            "Ben", f"s:1:{(await night.bot.services.tables.get(1)).action_count}:upgrade~{odd}", on=board
        )
        assert "is not something you can do" in said.words
    await night.press("Ann", "upgrade~8")
    assert "d8" in (await night.board()).text


async def test_a_challenge_whose_price_has_changed_meanwhile_is_not_made(night: Evening) -> None:
    state = position([20, 19, 12], [10, 4, 4], phase="challenge", waiting=[1, 2])
    night.patch.setattr(type(GAME), "start", lambda *_: Transition(state, ()))
    night.deal(9, 1)
    board = await start(night, "Ann", "Ben", "Cleo")
    assert list(board.buttons)[:2] == ["Challenge Ann · 10 points", "Cleo: Challenge Ben · 4 points"]
    # Ben challenges Ann and moves up to her d10: now a challenge to him costs 10 points, which Cleo has.
    await night.press("Ben", "challenge 0~10")
    await night.press("Ann", "accept")
    for changed in (False, True):
        await refused(night, "Cleo", "challenge 1~4", board, "Ben holds a d10 now", changed=changed)
    fresh = await night.board()
    assert list(fresh.buttons)[:2] == ["Cleo: Challenge Ann · 6 points", "Cleo: Challenge Ben · 10 points"]
    await night.press("Cleo", "challenge 1~10")
    assert (await actions(night))[-1] == (2, "challenge 1")


# The panel alone


def choices(state: State, names: tuple[str, ...] = NAMES) -> list[ActionOption]:
    """Return everything that the panel offers, row by row."""
    return [choice for row in UI.rows(GAME.view(state, None), names, WORDS) for choice in row]  # type: ignore[union-attr]


def test_the_panel_offers_what_is_legal_for_anybody_and_nothing_else() -> None:
    long = tuple(f"{name}{'W' * 28}" for name in NAMES)
    for seats in GAME.seats:
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


async def test_the_rules_have_pictures_and_the_text_board_all_there_is(night: Evening) -> None:
    board = await start(night, "Ann", "Ben")
    assert "@peek" not in board.actions
    assert "challenge left, not ready" in (await night.press("Dan", "@text")).words
    said = await night.press("Dan", "@rules")
    assert "Page 1 of 4" in said.words
    for page in range(2, 5):
        said = await night.click("Dan", f"r:tie_die:{page}", on=said.private[0])
        (shown,) = said.private
        assert f"Page {page} of 4" in shown.text
        assert shown.pictures[0].data.startswith(b"\x89PNG")
