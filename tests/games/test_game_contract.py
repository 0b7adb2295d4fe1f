"""Every game keeps the laws of all games. A new one is found by its name and tried like the others."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import games
from games.core import IllegalAction
from sleepover.workshop.checks import companions, game_contract, secrecy
from sleepover.workshop.checks.game_contract import ContractViolation, facts
from sleepover.workshop.samples.cases import Case, cases, random_table
from tests.conftest import Share
from tests.deep_share import deep

FACTS = {
    "sibling_rivalry": "score pawns turn phase ones dice open faces",
    "magic_numbers": "score good evil turn phase face",
    "tie_die": "score die phase ready passed used challenge round turn",
    "pillow_fight": "phase rows fragile hits at holding pillows torn turn actions attacked defending round",
}
"""What docs/rules.md says."""

ALL = (*game_contract.LAWS, *companions.LAWS, *secrecy.LAWS)

TABLES = Counter(case.game.name for case in cases())
PAIRS = [
    (case, law)
    for number, case in enumerate(cases())
    for place, law in enumerate(ALL)
    if deep() or (number + place) % 3 == 0 or TABLES[case.game.name] < 6
]
"""Every law at every third table of each game, and every third law at each table; with ``--deep``, and where a game has
few tables, each at each."""


@pytest.fixture(autouse=True)
def every_misspelling_everywhere(monkeypatch: pytest.MonkeyPatch, share: Share) -> None:
    """In a deep run each wrong way to write an action is tried in all the states, and not in a third of them."""
    monkeypatch.setattr(game_contract, "MISSPELLINGS", share(1, game_contract.MISSPELLINGS))


@pytest.mark.parametrize(("case", "law"), PAIRS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_every_table_of_every_game_keeps_it(case: Case, law: Callable[[Case], None]) -> None:
    law(case)


def test_every_law_is_tried_at_tables_of_every_game_and_some_at_every_table() -> None:
    tried = {(case.game.name, law) for case, law in PAIRS}
    assert tried == {(name, law) for name in games.names() for law in ALL}
    assert {str(case) for case, _ in PAIRS} == set(map(str, cases()))


def test_no_law_is_left_out() -> None:
    written = {
        value
        for module in (game_contract, companions, secrecy)
        for name, value in vars(module).items()
        if getattr(value, "__annotations__", {}) == {"case": "Case", "return": "None"} and not name.startswith("_")
    }
    assert written == set(ALL)
    assert len(ALL) >= 19


@pytest.mark.parametrize("case", [case for case in cases() if case.game.name in FACTS], ids=str)
def test_facts_have_the_documented_names(case: Case) -> None:
    for frame in random_table(case, "facts", resignations=0.01).frames:
        told = facts(case, frame.state)
        assert set(told) == {*FACTS[case.game.name].split(), "over", "ranking", "out"}


def test_magic_numbers_has_two_to_ten_seats() -> None:
    assert "magic_numbers" in games.names()
    assert games.load("magic_numbers").player_counts == range(2, 11)


def test_an_unknown_game_is_named_together_with_those_there_are() -> None:
    for name in ("chess", "core", "", "..", "magic_numbers.rules"):
        with pytest.raises(games.UnknownGame, match="magic_numbers"):
            games.load(name)


# That a law can be broken, and what is said then


class Wrong:
    """The rules of a game with some answers replaced."""

    def __init__(self, **answers: Any) -> None:
        self._right = games.load("sibling_rivalry")
        self.__dict__.update(answers)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._right, name)


RIGHT = games.load("sibling_rivalry")
AS_SMALL = next(case for case in cases() if case.game is RIGHT)


def eager(state: Any, seat: int, action: str, dice: Any) -> Any:
    """Roll before refusing, which breaks the contract."""
    dice.roll(6)
    return RIGHT.apply(state, seat, action, dice)


def lenient(state: Any, seat: int, action: str, dice: Any) -> Any:
    return RIGHT.apply(state, seat, action.strip() if action.startswith("stop") else action, dice)


def clinging(state: Any, seat: int, action: str, dice: Any) -> Any:
    if action == "resign" and seat == 1:
        raise IllegalAction("game-over")
    return RIGHT.apply(state, seat, action, dice)


def silent(state: Any, seat: int, action: str, dice: Any) -> Any:
    step = RIGHT.apply(state, seat, action, dice)
    return replace(step, events=()) if action == "resign" else step


ANSWERS = "the_rules_answer_with_what_is_asked_for"


def as_a_tuple(state: Any, seat: int, action: str, dice: Any) -> Any:
    step = RIGHT.apply(state, seat, action, dice)
    return step.state, step.events


def with_one_event(state: Any, seat: int, action: str, dice: Any) -> Any:
    step = RIGHT.apply(state, seat, action, dice)
    return replace(step, events=list(step.events))


@pytest.mark.parametrize(
    ("law", "answers", "told"),
    [
        (ANSWERS, {"apply": as_a_tuple}, r"apply returns a tuple: .* a Transition\(state, ev"),
        (ANSWERS, {"apply": with_one_event}, "apply, as the events of its Step, retu"),
        (ANSWERS, {"legal": lambda *_: "roll"}, "legal returns a str: 'roll' for seat"),
        (ANSWERS, {"actors": lambda _: [0]}, r"actors returns a list: \[0\], and has"),
        (ANSWERS, {"view": lambda *_: {}}, "view returns a dict: {}, and has to return"),
        ("random_legal_play_starts_and_ends", {"ranking": lambda state: None}, "not over after"),
        ("only_those_awaited_have_something_to_decide", {"legal": lambda *_: ("roll",)}, r"seat . is not awaited and"),
        ("every_legal_action_is_accepted_and_is_its_notation", {"notation": re.compile("x")}, "does not know 'roll'"),
        ("everything_else_is_refused_without_a_roll_and_changes_nothing", {"apply": eager}, "a d6 was rolled"),
        ("everything_else_is_refused_without_a_roll_and_changes_nothing", {"apply": lenient}, "is accepted, and not"),
        ("every_seat_can_resign_in_every_phase_and_the_game_still_ends", {"apply": clinging}, "seat 1 cannot resign"),
        ("every_seat_can_resign_in_every_phase_and_the_game_still_ends", {"apply": silent}, "no event Left"),
        ("the_ranking_has_every_seat_once", {"ranking": lambda state: ((0,),)}, r"ranking of 2 seats is \(\(0,\),\)"),
        ("resign_is_no_game_s_own_word", {"notation": re.compile(".*")}, "the notation matches resign"),
        ("options_are_described_well_enough_to_offer_them", {"player_counts": range(1, 3)}, "for 2 players or more"),
        ("looking_twice_shows_the_same_and_changes_nothing", {"view": lambda state, _: RIGHT.view(state, 0)}, "None"),
    ],
)  # fmt: skip
def test_a_game_that_breaks_a_law_is_told_how(
    law: str, answers: dict[str, Any], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong: Any = Wrong(**answers)
    load = games.load
    monkeypatch.setattr(games, "load", lambda name: wrong if name == "sibling_rivalry" else load(name))
    (check,) = (one for one in ALL if one.__name__ == law)
    with pytest.raises(ContractViolation, match=told):
        check(AS_SMALL._replace(game=wrong))
