"""Premoves: the meaning of a plan in each game, and the reasons that make it void."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import games
from games.ai.premoves import PremoveStatus, assess_premove, parse_notation, planner, to_notation
from games.core import RESIGN, IllegalAction
from games.core.record import from_json
from games.core.table import Table

NAMES = ("Ann", "Ben", "Cleo")


def table(game: str, faces: Sequence[int], actions: Sequence[tuple[int, str]], seats: int = 3, **options: Any) -> Table:
    record = {"game": game, "rules": 1, "options": options, "seats": list(NAMES[:seats]), "setup": {}}
    return Table(from_json({**record, "faces": list(faces), "actions": [list(action) for action in actions]}))


def str_of(answers: dict[str, list[str]]) -> str:
    return "; ".join(" ".join((key, *given)) for key, given in answers.items())


def planned(at: Table, seat: int, **answers: Sequence[str]) -> str:
    made = planner(at.game.name)
    assert made
    return to_notation(made, at.view(seat), answers)


def after(at: Table, seat: int, plan: str, *actions: tuple[int, str], since: int | None = None) -> PremoveStatus:
    made = planner(at.game.name)
    assert made
    begun = at.number if since is None else since
    for who, action in actions:
        at.play(who, action)
    return assess_premove(made, at.game, at.frames, seat, plan, begun)


def magic(*rolls: int, target: int = 50) -> Table:
    cards = (1, 2, 1, 2, 1, 2)
    return table("magic_numbers", [*cards, 1, *rolls], [(0, "roll")], first="random", target=target)


def test_the_numbers_that_are_kept_and_who_gets_the_rest() -> None:
    for face, does in ((6, "keep"), (5, "give 2"), (3, "keep")):
        at = magic(4, face)
        plan = planned(at, 1, keep=("6", "3"), give=("2",))
        assert plan == "keep 3 6; give 2; given void"
        assert after(at, 1, plan) == PremoveStatus(), "it is not Ben's turn"
        assert after(at, 1, plan, (0, "keep"), since=1).does == "roll", "where the table does not roll for him"
        assert after(at, 1, plan, (1, "roll"), since=1).does == does
        assert after(at, 1, plan, (1, does), since=1) == PremoveStatus(over=True), "once"


def test_a_number_that_is_given_makes_it_void_unless_that_does_not_matter() -> None:
    strict, easy = magic(4, 5), magic(4, 5)
    plan = planned(strict, 1, give=("0",))
    assert after(strict, 1, plan, (0, "give 1")) == PremoveStatus(void="given")
    plan = planned(easy, 1, give=("0",), given=("whatever",))
    assert after(easy, 1, plan, (0, "give 1")).does == "roll"
    # What is given to others is no matter.
    at = magic(4, 5)
    assert after(at, 1, planned(at, 1, give=("0",)), (0, "give 2")).does == "roll"


@pytest.mark.parametrize("leaves", [0, 2])
def test_it_is_void_once_anybody_has_left_and_gone_with_its_maker(leaves: int) -> None:
    at = magic(4, 5, 5)
    plan = planned(at, 1, give=("0",))
    assert after(at, 1, plan, (leaves, RESIGN)) == PremoveStatus(void="left")
    at = magic(4, 5, 5)
    assert after(at, 1, plan, (1, RESIGN)) == PremoveStatus(over=True)


def test_who_decides_otherwise_has_taken_it_back() -> None:
    at = magic(4, 6, 3, 3)
    plan = planned(at, 1, keep=("6",), give=("2",))
    assert after(at, 1, plan, (0, "keep"), (1, "roll")).does == "keep", "a roll of one's own is what was planned, too"
    assert after(at, 1, plan, (1, "give 0"), since=1).over


def test_a_form_is_told_what_is_wrong_with_it() -> None:
    at = magic(4)
    for wrong, reason in (
        ({"keep": ("6",)}, "plan give whom"),
        ({"keep": ("7",), "give": ("2",)}, "plan strange"),
        ({"give": ("1",)}, "plan strange"),
        ({"give": ("0", "2")}, "plan strange"),
    ):
        with pytest.raises(IllegalAction, match=reason):
            planned(at, 1, **wrong)
    with pytest.raises(IllegalAction, match="plan nothing now"):
        planned(at, None, give=("2",))  # type: ignore[arg-type]
    assert planned(at, 1, keep=tuple("123456")) == "keep 1 2 3 4 5 6; given void", "then nobody gets anything"


TABLES = [Table.new(game, NAMES, seed=bytes(32)) for game in games.names() if planner(game) is not None]
WORDS = st.sampled_from(["0", "2", "6", "99", "abc", "ask", "stop", "pass", "upgrade", "defend", "own", "void"])
KEYS = st.sampled_from(sorted({key for at in TABLES for key in planner(at.game.name).kinds} | {"dance"}))  # type: ignore[union-attr]


@given(st.text(max_size=40) | st.dictionaries(KEYS, st.lists(WORDS, min_size=1, max_size=3), max_size=3).map(str_of))
@settings(max_examples=60, deadline=None)
def test_a_text_that_is_no_plan_of_the_game_is_void_or_does_what_is_legal(text: str) -> None:
    """Check that any text, such as a plan stored by another version, is void or does something legal."""
    for at in TABLES:
        made = planner(at.game.name)
        assert made is not None
        (seat, *_) = sorted(at.actors)
        stands = assess_premove(made, at.game, at.frames, seat, text, 0)
        assert stands.does is None or stands.does in at.legal(seat)
        if not {*parse_notation(text)} <= {*made.kinds} or not text:
            assert stands.void == "refused"


def rivals(*faces: int) -> Table:
    # Ann takes a step on Look (two dice of five show a 2).
    return table("sibling_rivalry", [1, 2, 2, 3, 3, 4, *faces], [(0, "roll")], first="random")


def test_rolling_again_while_the_danger_is_small_enough() -> None:
    # Ben goes on by three, and then there are two 1s: the next roll of three dice is dangerous.
    at = rivals(2, 2, 2, 5, 6, 1, 1, 5, 6, 6, 4, 4, 4, 4, 4)
    plan = planned(at, 1, danger=("20",))
    assert plan == "danger 20; track points; vain ask"
    assert after(at, 1, plan, (0, "stop")).does == "roll"
    assert after(at, 1, plan, (1, "roll"), since=1).does == "roll", "he is ahead, and in little danger"
    assert after(at, 1, plan, (1, "roll"), since=1).does == "stop"
    assert after(at, 1, plan, (1, "stop"), since=1).over


def test_where_stopping_brings_nothing_it_is_asked_or_as_was_said() -> None:
    for vain, does in (("ask", None), ("stop", "stop"), ("roll", "roll")):
        # Ben is where Ann is, and would fall short.
        at = rivals(2, 2, 5, 5, 6, 1, 1, 5, 5, 6)
        plan = planned(at, 1, danger=("5",), vain=(vain,))
        assert after(at, 1, plan, (0, "stop"), (1, "roll")).does == "roll", "there is no danger yet"
        stands = after(at, 1, plan, (1, "roll"), since=1)
        assert (stands.does, stands.over) == (does, False)


def test_a_pawn_that_is_taken_off_makes_it_void_and_one_that_scores_does_not() -> None:
    two = table("sibling_rivalry", [1, 2, 2, 3, 3, 4, 2, 2, 2, 4, 4], [(0, "roll"), (0, "stop"), (1, "roll")], 2)
    plan = planned(two, 0, danger=("20",))
    assert after(two, 0, plan, (1, "stop")) == PremoveStatus(void="pawn"), "though it is her turn at that very moment"
    two = table("sibling_rivalry", [1, 2, 2, 3, 3, 4, 3, 3, 4, 4, 4], [(0, "roll"), (0, "stop"), (1, "roll")], 2)
    plan = planned(two, 0, danger=("20",))
    assert after(two, 0, plan, (1, "stop")).does == "roll"


def ties(*faces: int, ready: Sequence[int] = (0,)) -> Table:
    return table("tie_die", faces, [(seat, "ready") for seat in ready])


def test_ready_without_an_upgrade_in_the_next_round() -> None:
    at = ties(3, 2, 1)
    plan = planned(at, 0, next=("ready",), window=("pass",))
    assert after(at, 0, plan) == PremoveStatus(), "this round is ready"
    stands = after(at, 0, plan, (1, "ready"), (2, "ready"))
    assert at.view(None).round == 2
    assert stands.does == "ready"
    assert after(at, 0, plan, (0, "ready"), since=1).over


def test_upgrades_as_far_as_the_points_reach_and_what_is_asked_ends_with_the_round() -> None:
    at = table("tie_die", [4, 2, 1, 3, 1, 2], [(0, "ready"), (1, "ready"), (2, "ready"), (0, "ready"), (1, "ready")])
    plan, asked = planned(at, 0, next=("upgrade",)), planned(at, 0, next=("ask",))
    assert after(at, 0, plan, (2, "ready")).does == "upgrade", "seven points"
    assert after(at, 0, plan, (0, "upgrade"), since=5).does == "ready", "and nothing left"
    assert assess_premove(planner("tie_die"), at.game, at.frames, 0, asked, 5).over  # type: ignore[arg-type]


def test_a_die_that_has_become_another_one_makes_an_answer_void() -> None:
    # Ann and Ben roll the same; Ben loses the roll-off with a d6 and has a d4 then.
    begin = [(0, "ready"), (1, "ready"), (2, "ready"), (0, "ready"), (1, "upgrade"), (1, "ready")]
    at = table("tie_die", [1, 6 - 2, 3, 2, 2, 1, 4, 1, 1, 1, 1, 1, 1], begin[:3])
    at.play(0, "ready")
    at.play(1, "ready")
    number, die = at.number, at.view(None).die[1]
    for challenged, expected in (("decline", "die"), ("ask", "")):
        plan = planned(at, 1, challenged=(challenged,))
        made = planner("tie_die")
        assert made
        before = at.view(None)
        smaller = type(before)(**{**{f: getattr(before, f) for f in before.__struct_fields__}, "die": (4, 6, 4)})
        assert made.changed(1, smaller, before, (), parse_notation(plan)) == expected
    assert (number, die) == (5, 4)


ROOM = "......../......../......../......../......../......../......../........"


def pillows(*, full: bool = True, more: Sequence[tuple[int, str]] = (), faces: Sequence[int] = ()) -> Table:
    actions = [
        *[(0, f"room {ROOM}"), (1, "pillows A1 B1 C1 D1 E1 F1"), (2, "first 0")],
        *[(0, "place A2"), (1, "place B2"), (2, "place H8")],
        *more,
    ]
    return table("pillow_fight", faces, actions, full_defence=full)


def test_full_defence_and_the_end_of_the_turn() -> None:
    at = pillows()
    plan = planned(at, 1)
    assert plan == "rest defend"
    assert after(at, 1, plan, (0, "end")).does == "defend"
    assert after(at, 1, plan, (1, "defend"), since=6).does == "end"
    assert after(at, 1, plan, (1, "end"), since=6).over
    # In the middle of the turn something else is done by hand: the rest is left to that hand.
    at = pillows()
    assert after(at, 1, plan, (0, "end"), (1, "move C3")).over
    assert at.view(None).turn == 1
    plain = pillows(full=False)
    assert planned(plain, 1) == "rest end"
    with pytest.raises(IllegalAction, match="plan strange"):
        planned(plain, 1, rest=("defend",))
    with pytest.raises(IllegalAction, match="plan nothing"):
        planned(plain, 1, rest=("ask",))


def test_an_attack_from_certain_odds_on_and_only_with_the_pillow_it_was_meant_with() -> None:
    armed = [(0, "end"), (1, "take B1"), (1, "end"), (2, "end")]
    for odds, does in (("20", "swing 0"), ("80", "end")):
        at = pillows(full=False, more=armed)
        plan = planned(at, 1, attack=("0",), odds=(odds,))
        assert after(at, 1, plan, (0, "end")).does == does
    made = planner("pillow_fight")
    assert made
    now = pillows(more=armed).view(None)
    waiting = type(now)(**{**{f: getattr(now, f) for f in now.__struct_fields__}, "holding": (False,) * 3})
    assert made.changed(1, now, waiting, (), parse_notation("attack 0; odds 20; rest end")) == "hands"
    assert made.changed(1, now, waiting, (), parse_notation("rest end")) == ""
