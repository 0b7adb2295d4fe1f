"""Tests of the rows in Pillow Fight's message: exactly the legal actions are offered, within Discord's limits."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.rendering.rules_pages import page_count
from bot.storage import UNDO, Ballot, SeatRow, Vote
from bot.table.emojis_and_links import NO_EMOJIS
from bot.ui.components import layout
from bot.ui.games import ActionSelect, load
from bot.ui.games.pillow_fight import SquareNote, _lines, best_squares, square_selects
from games.core import RESIGN
from games.core.percents import percent
from games.core.record import parse, replay
from games.pillow_fight.rules import GAME, queries
from games.pillow_fight.rules.prospects import can_attack, prospects
from games.pillow_fight.rules.state import State, View
from tests.renderers.cases import NASTY, PLAIN
from tests.renderers.pillow_fight_cases import EVERYTHING, WORDS, states

pytestmark = pytest.mark.game("pillow_fight")

UI = load("pillow_fight")
SIZES = ("6x6", "8x8", "10x10")
WIDE = "W" * 32


def rows(state: State) -> Any:
    return UI.rows(GAME.view(state, None), PLAIN, WORDS)


def offered(state: State) -> list[str]:
    return [
        choice.action
        for row in rows(state)
        for choice in (row.choices if isinstance(row, ActionSelect) else row)
        if not choice.action.startswith("?")
    ]


def message(state: State, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return all components of the largest possible message at a table.

    All numbers are the longest, all players but one are away (and on vacation), a vote on ending the game is
    open, and the last action was taken back.
    """
    gone = [SeatRow(seat, name, 1, "en", None, None, -1, missed=2, away_until=4e9) for seat, name in enumerate(names)]
    awaited = replace(gone[0], missed=0, deadline=2e9, away_until=None)
    vote = Vote(10**18 - 1, "end", 0, 1e9, 2e9, ballots=tuple(Ballot(seat, yes=True) for seat in range(1, len(names))))
    live: Any = SimpleNamespace(
        id=10**18 - 1,
        action_count=10**9 - 1,
        words=WORDS,
        game=GAME,
        table=SimpleNamespace(view=lambda viewer: GAME.view(state, viewer), actors=frozenset({0})),
        stored=SimpleNamespace(
            seats=[awaited, *gone[1:]],
            actions=((0, UNDO),),
            wake=1e9,
            clock=14_400,
            bank=86_400,
            paused=None,
            status="playing",
            vote=vote,
            banter=False,
        ),
        seat_of=lambda user: user,
        resigned_seats=set(),
        out_seats=set(),
        names=names,
        chat_names=names,
        title="Pillow Fight",
        emojis=NO_EMOJIS,
        emoji=NO_EMOJIS.for_component,
        recent_story=list,
    )
    found: list[dict[str, Any]] = []
    waiting = list(layout.running_layout(live, None).with_picture(None).view.to_components())
    while waiting:
        part = waiting.pop()
        found.append(part)
        waiting += part.get("components", [])
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", GAME.player_counts)
def test_all_that_the_rules_allow_is_offered_and_nothing_else(seats: int, size: str) -> None:
    for state in states(seats, 1, leaving=0.01, size=size, most=120, full_defence=True, corner_cover=seats == 4):
        legal = [] if state.turn is None else GAME.legal(state, state.turn)
        if state.phase == "pillows":
            assert offered(state) == list(legal[:1])
        else:
            assert set(offered(state)) == set(legal) - {RESIGN}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", GAME.player_counts)
def test_a_message_never_has_more_than_discord_takes(seats: int, size: str) -> None:
    names = tuple(f"{WIDE}{seat}" for seat in range(seats))
    for state in states(seats, 2, size=size, most=60, **{**EVERYTHING, "fragile": True}):
        if state.turn is None:
            continue
        assert len(rows(state)) <= 5
        parts = message(state, names)
        assert len(parts) <= 40
        assert sum(len(part.get("content", "")) for part in parts) <= 4000
        ids = [part["custom_id"] for part in parts if "custom_id" in part]
        assert len(set(ids)) == len(ids)
        assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
        for part in parts:
            assert len(part.get("label", "")) <= 80
            options = part.get("options", [])
            assert len(options) <= 25
            assert all(len(option["value"]) <= 100 for option in options)


def test_long_names_leave_the_odds_on_the_button() -> None:
    for state in states(3, 5, size="6x6"):
        view = GAME.view(state, None)
        for row in UI.rows(view, (WIDE, WIDE, WIDE), WORDS) if state.turn is not None else ():
            for choice in row.choices if isinstance(row, ActionSelect) else row:
                if choice.action.startswith(("swing", "throw")):
                    assert len(choice.label) <= 80
                    assert choice.label.endswith("%")


def test_the_odds_on_a_button_are_those_of_the_rules() -> None:
    seen = 0
    for seed in range(4):
        for state in states(4, seed, melee_block=True, full_defence=True):
            view = GAME.view(state, None)
            for row in rows(state):
                for choice in row.choices if isinstance(row, ActionSelect) else row:
                    kind, _, other = choice.action.partition(" ")
                    if kind in ("swing", "throw"):
                        assert state.turn is not None
                        odds = queries.odds(view, state.turn, int(other), kind)  # type: ignore[arg-type]
                        assert choice.label.endswith(f" {round(odds.hit * 100)}%")
                        assert ("behind" in choice.label) == bool(odds.penalty)
                        seen += bool(odds.penalty)
    assert seen


def test_what_a_square_is_good_for_is_what_the_rules_say() -> None:
    said: dict[str, int] = {}
    for seed, cover in ((0, False), (1, True)):
        for state in list(states(4, seed, size="8x8", corner_cover=cover, most=90))[::3]:
            view, seat = GAME.view(state, None), state.turn
            if seat is None or state.phase not in ("place", "play"):
                continue
            for row in UI.rows(view, PLAIN, WORDS):
                for choice in row.choices if isinstance(row, ActionSelect) else ():
                    word, square = choice.action.split(" ")
                    if word in ("place", "move"):
                        for part in _checked(view, seat, square, choice.label):
                            said[part] = said.get(part, 0) + 1
    assert {"on", "beside", "behind", "swing", "throw"} <= set(said), said


def _checked(view: View, seat: int, square: str, label: str) -> list[str]:
    """Return the words said about a square, after checking each against the view with the seat there."""
    there = replace(view, at=tuple(square if other == seat else at for other, at in enumerate(view.at)))
    assert label.split(" · ")[0] == square
    _, _, good = label.partition(" · ")
    at_hand = () if view.holding[seat] else queries.at_hand(there, seat)
    assert (" on " in f" {good}") == (square in at_hand)
    assert ("beside a pillow" in good) == (bool(at_hand) and square not in at_hand)
    others = [other for other, at in enumerate(view.at) if at is not None and other != seat]
    sights = [queries.sight(there, other, seat) for other in others]
    covering = {each for sight in sights for each in sight.by if sight.verdict == "cover" or "beside" in sight.obstacle}
    named = re.search(r"behind (.*)$", good)
    assert set(re.findall(r"[A-J]\d+", named[1] if named else "")) <= covering
    assert bool(named) == bool(covering)
    found = re.search(r"(swing|throw) at .* (\d+)%", good)
    if found:
        best = max(queries.odds(there, seat, other, kind).hit for other in others for kind in ("swing", "throw"))
        assert int(found[2]) == round(best * 100)
    return re.findall(r"\b(?:on|beside|behind|swing|throw)\b", good)


def test_with_the_longest_names_a_choice_still_fits() -> None:
    longest = 0
    for state in states(6, 3, size="10x10", pillows=3, most=150):
        view = GAME.view(state, None)
        for row in UI.rows(view, (WIDE,) * 6, WORDS):
            for choice in row.choices if isinstance(row, ActionSelect) else ():
                longest = max(longest, len(choice.label))
    assert 60 < longest <= 100


def test_a_list_of_one_column_says_so() -> None:
    one, other = ({square: SquareNote(square, "") for square in squares} for squares in (("F1", "F2"), ("F1", "G2")))
    assert square_selects("move", one, WORDS)[0].placeholder == "Move to a square, column F…"
    assert square_selects("move", other, WORDS)[0].placeholder == "Move to a square, columns F to G…"


def test_moving_offers_the_best_few_squares_and_then_each_single_step() -> None:
    arrows = {
        (-1, 1): "↖",
        (0, 1): "↑",
        (1, 1): "↗",
        (-1, 0): "←",
        (1, 0): "→",
        (-1, -1): "↙",
        (0, -1): "↓",
        (1, -1): "↘",
    }
    seen = set()
    for seed in range(2):
        for state in list(states(4, seed))[::3]:
            if state.phase != "play" or state.turn is None:
                continue
            view = GAME.view(state, None)
            here, reach = view.at[state.turn] or "", queries.reachable(view, state.turn)
            if not reach:
                continue
            near = next(row for row in rows(state) if isinstance(row, ActionSelect) and row.key == "move-good")
            offered_here = [choice.action.removeprefix("move ") for choice in near.choices]
            best = best_squares(view, state.turn, reach)
            assert offered_here[: len(best)] == best
            assert len(best) <= 5
            steps = {}
            for choice in near.choices:
                square = choice.action.removeprefix("move ")
                way = (ord(square[0]) - ord(here[0]), int(square[1:]) - int(here[1:]))
                far = len(queries.way(view, here, square)) - 1
                told = f"{arrows[way]} one step" if far == 1 else f"{far} steps"
                assert choice.more.split(" · ")[0] == told
                steps |= {way: square} if far == 1 else {}
            assert set(steps.values()) == {each for each in reach if len(queries.way(view, here, each)) == 2}
            seen |= set(steps)
    assert seen == set(arrows)


def test_every_square_says_how_many_could_hit_there_and_how_likely_one_of_them_does() -> None:
    said: set[str] = set()
    for seed in range(2):
        for state in list(states(5, seed, size="8x8", melee_block=True, most=90))[::4]:
            view, seat = GAME.view(state, None), state.turn
            if seat is None or state.phase not in ("place", "play"):
                continue
            for row in rows(state):
                for choice in row.choices if isinstance(row, ActionSelect) else ():
                    word, _, square = choice.action.partition(" ")
                    if word not in ("place", "move"):
                        continue
                    there = replace(view, at=tuple(square if s == seat else at for s, at in enumerate(view.at)))
                    spared, count = 1.0, 0
                    for other, at in enumerate(view.at):
                        armed = view.holding[other] or queries.at_hand(view, other)
                        if other == seat or at is None or not armed:
                            continue
                        odds = max(queries.odds(there, other, seat, kind).hit for kind in ("swing", "throw"))
                        spared, count = spared * (1 - odds), count + bool(odds)
                    told = choice.more.split(" · ")[-1] if choice.more else ""
                    if all(at is None for other, at in enumerate(view.at) if other != seat):
                        assert not told
                    elif count:
                        number = "1 player" if count == 1 else f"{count} players"
                        assert told == f"{number} can hit you there, {percent(1 - spared)}%"
                    else:
                        assert told == "nobody can hit you there now"
                    said.add(told)
                    assert len(choice.more) <= 100
    assert len(said) > 9


def test_no_square_where_most_attacks_hit_stands_before_one_where_nobody_can() -> None:
    mixed = 0
    for state in list(states(5, 2, size="8x8", most=160)):
        view, seat = GAME.view(state, None), state.turn
        if seat is None or state.phase not in ("place", "play"):
            continue
        for row in rows(state):
            if not isinstance(row, ActionSelect) or row.key not in ("place-good", "move-good"):
                continue
            squares = [choice.action.split()[1] for choice in row.choices]
            found = prospects(view, seat, squares)
            risks = [found[square].risk for square in best_squares(view, seat, squares)]
            safe = [place for place, risk in enumerate(risks) if risk == 0]
            risky = [place for place, risk in enumerate(risks) if risk >= 0.75]
            assert not safe or not risky or max(safe) < min(risky)
            mixed += bool(safe and len(safe) < len(risks))
    assert mixed > 3


def test_of_squares_as_good_otherwise_the_safest_comes_first() -> None:
    compared = 0
    for state in list(states(5, 2, size="8x8", most=120))[::3]:
        view, seat = GAME.view(state, None), state.turn
        if seat is None or state.phase != "play":
            continue
        found = prospects(view, seat, queries.reachable(view, seat))
        best = [found[square] for square in best_squares(view, seat, found)]
        for one, other in pairwise(best):
            if view.holding[seat] and can_attack(view, seat, moving=True):
                alike = (one.attack and one.attack.hit) == (other.attack and other.attack.hit)
            else:
                alike = view.holding[seat] or bool(one.pillows or one.beside) == bool(other.pillows or other.beside)
            assert not alike or one.risk <= other.risk
            compared += alike and one.risk < other.risk
    assert compared > 9


def test_a_turn_takes_no_more_lines_than_a_phone_has_beside_the_board() -> None:
    fullest = 0
    for seats, size in ((3, "6x6"), (6, "8x8"), (6, "10x10")):
        for state in states(seats, 1, size=size, most=200, full_defence=True, pillows=3):
            if state.phase != "play" or state.turn is None:
                continue
            found = UI.rows(GAME.view(state, None), (WIDE,) * seats, WORDS)
            lines = sum(1 if isinstance(row, ActionSelect) else _lines(row) for row in found)
            assert lines <= 4, [row if isinstance(row, ActionSelect) else [each.label for each in row] for row in found]
            fullest = max(fullest, lines)
    assert fullest == 4


def test_the_first_square_has_the_most_use_less_its_risk() -> None:
    kinds = set()
    for seed in range(3):
        for state in list(states(4, seed, size="8x8", most=90))[::2]:
            view, seat = GAME.view(state, None), state.turn
            if seat is None or state.phase != "play":
                continue
            found = prospects(view, seat, queries.reachable(view, seat))
            best = best_squares(view, seat, found)
            if not best:
                continue
            armed = view.holding[seat]
            worth = {}
            for square, there in found.items():
                odds = there.attack.hit if there.attack is not None and can_attack(view, seat, moving=True) else 0
                use = odds if armed else (there.pillows or there.beside) and 0.5
                worth[square] = min(float(use), 0.7) - float(there.risk)
                if use and worth[square] > 0:
                    kinds.add("odds" if armed else "pillow")
            assert worth[best[0]] == max(worth[square] for square in best)
            assert worth[best[0]] >= max(worth.values()) or worth[best[0]] >= 0
    assert kinds == {"pillow", "odds"}


def test_a_turn_takes_no_row_of_its_own_for_its_end_where_there_is_room_beside_the_attacks() -> None:
    for state in states(6, 1, size="8x8", full_defence=True):
        if state.phase == "play" and state.turn is not None:
            found = [row for row in rows(state) if not isinstance(row, ActionSelect)]
            assert len(found) <= 2
            assert any(choice.action == "end" for row in found for choice in row)


@pytest.mark.parametrize("fragile", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_a_form_gives_back_what_it_was_filled_in_with(size: str, fragile: bool) -> None:
    start = next(states(3, size=size, fragile=fragile))
    view = GAME.view(start, 0)
    for action in GAME.legal(start, 0):
        form = UI.form("room", view, WORDS, {"action": action})
        assert form is not None
        assert form.preview
        assert UI.read_form("room", view, {field.key: [field.value] for field in form.fields}) == action
    form = UI.form("room", view, WORDS, {})
    assert form is not None
    fresh = UI.read_form("room", view, {field.key: [field.value] for field in form.fields})
    assert GAME.apply(start, 0, fresh, None).state.phase == "pillows"  # type: ignore[arg-type]
    assert UI.form("pillows", view, WORDS, {}) is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", GAME.player_counts)
def test_the_squares_for_pillows_fit_into_a_form(seats: int, size: str) -> None:
    for seed in range(3):
        state = next(state for state in states(seats, seed, size=size, pillows=3) if state.phase == "pillows")
        view = GAME.view(state, 1)
        for action in GAME.legal(state, 1):
            form = UI.form("pillows", view, WORDS, {"action": action})
            assert form is not None
            assert 1 <= len(form.fields) <= 5
            assert len(form.title) <= 45
            answers = {}
            for field in form.fields:
                assert 1 <= len(field.choices) <= 25
                assert len(field.label) <= 45
                answers[field.key] = [value for value, _ in field.choices if value in field.value.split()] or [""]
            assert set(UI.read_form("pillows", view, answers).split()) == set(action.split())


def test_a_room_is_read_however_it_is_typed() -> None:
    view = GAME.view(next(states(3, size="6x6", fragile=True)), 0)
    typed = "``` \n . . . . . .\n.F..#.\n..f...\n...f..\n.#..f.\n......\n```"
    action = UI.read_form("room", view, {"rows": [typed], "fragile": ["b5 ; C04,e 2 and that"]})
    assert action == "room ....../.f..#./..f.../...f../.#..f./...... fragile B5 C4 E2"


def test_peek_has_something_to_say_in_every_state() -> None:
    for state in states(4, 3, leaving=0.03, size="6x6"):
        for seat in range(4):
            said = UI.peek_text(GAME.view(state, seat), NASTY, WORDS)
            assert said
            assert ("You stand on" in said) == (state.phase == "play" and seat not in state.resigned)


def test_the_example_of_the_rules_is_a_game_with_a_throw_and_a_swing_and_a_winner() -> None:
    record = parse(UI.example)
    played = list(replay(record))
    actions = [action for _, action in record.actions]
    assert {"throw", "swing"} <= {action.split()[0] for action in actions}
    assert played[-1].state.ranking is not None
    assert len(UI.pictures) == page_count("pillow_fight")
    assert all(0 <= number < len(played) for number, _ in UI.pictures)
    assert json.loads(UI.example)["options"] == {"size": "6x6"}


def test_the_message_wears_the_colour_of_whose_turn_it_is_and_of_the_winner() -> None:
    for state in states(3, 4, size="6x6"):
        ranking = state.ranking
        assert UI.accent_seat(GAME.view(state, None)) == (ranking[0][0] if ranking else state.turn)


def test_an_option_that_is_on_or_off_says_so() -> None:
    assert layout.value_label("fragile", value=True, words=WORDS) == "on"
    assert layout.value_label("fragile", value=False, words=WORDS) == "off"
    assert layout.value_label("curfew", "off", WORDS) == "never"
    assert layout.value_label("pillows", 1, WORDS) == "one each (short)"
