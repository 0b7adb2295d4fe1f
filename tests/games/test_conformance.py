"""What every game must do, whatever it is about. A new game is found by its name and tried like the others."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import games
from games.core import RESIGN, Action, IllegalAction, Left, option_choices
from games.dice import FastDice
from games.record import facts_line, parse, replay, to_json
from games.table import Table
from tests.games.cases import BOUND, Case, NoDice, cases, play_on, random_decision, random_table, record_of

FACTS = {
    "sibling_rivalry": "score pawns turn phase ones dice open faces",
    "magic_numbers": "score good evil turn phase face",
    "tie_die": "score die phase ready passed used challenge round turn",
    "pillow_fight": "phase rows fragile hits at holding pillows torn turn actions attacked defending round",
}
EMPTY_AT_THE_END = {
    "turn": (None,),
    "phase": ("over",),
    "ones": (0,),
    "dice": (0,),
    "actions": (0,),
    "open": ([],),
    "faces": ([],),
    "face": (None,),
    "challenge": (None,),
    "attacked": (False,),
}

each_case = pytest.mark.parametrize("case", cases(), ids=str)
each_game = pytest.mark.parametrize("name", games.names())


def facts(case: Case, state: Any) -> dict[str, Any]:
    """The facts as they come back from JSON."""
    decoded: dict[str, Any] = json.loads(json.dumps(case.game.facts(state)))
    return decoded


def lists_all(case: Case, action: Action) -> bool:
    """Whether ``legal`` lists every action of this kind (a game names the kinds of which it gives examples only)."""
    return action.split(" ")[0] not in getattr(case.game, "examples", ())


def mutations(action: Action, seats: int) -> set[Action]:
    """The action written wrongly, or meant for somebody else."""
    word, *arguments = action.split(" ")
    wrong = {
        action.upper(),
        action.capitalize(),
        f" {action}",
        f"{action} ",
        f"{action}\n",
        f"{action}\0",
        action.replace(" ", "  "),
        action.replace(" ", "\t"),
        action.replace(" ", "\u00a0"),
        action[:-1],
        f"{action} 0",
        f"{action}\u200b",
        word,
        "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isalnum() else c for c in action),
    }
    for position, argument in enumerate(arguments):
        others = [f"0{argument}", f"+{argument}", f"-{argument}", f"{argument}.0", "9" * 5000, str(2**64), "-1", ""]
        others += [*map(str, range(seats + 1)), "\u0661", "\u00b2", "1_0", "0x1", "1e0", "Z99", "a1"]
        for other in others:
            wrong.add(" ".join((word, *arguments[:position], other, *arguments[position + 1 :])))
    return wrong - {action}


@each_case
def test_random_legal_play_starts_and_ends(case: Case) -> None:
    table = Table(record_of(case))
    assert table.actors
    assert table.ranking is None
    assert not facts(case, table.state)["over"]

    finished = random_table(case)

    assert finished.number < BOUND
    assert finished.actors == frozenset()
    assert finished.ranking is not None


@each_case
def test_only_those_awaited_have_something_to_decide(case: Case) -> None:
    for frame in random_table(case, resignations=0.02).frames:
        actors = case.game.actors(frame.state)
        out = facts(case, frame.state)["out"]
        for seat in range(case.seats):
            legal = case.game.legal(frame.state, seat)
            assert bool(legal) == (seat in actors)
            assert RESIGN not in legal
            assert len(set(legal)) == len(legal)
        assert not actors & set(out)


@each_case
def test_every_legal_action_is_accepted_and_is_its_notation(case: Case) -> None:
    rng = random.Random(str(case))
    for frame in random_table(case, "legal", resignations=0.02).frames[:60]:
        for seat in case.game.actors(frame.state):
            for action in case.game.legal(frame.state, seat):
                assert case.game.notation.fullmatch(action)
                case.game.apply(frame.state, seat, action, FastDice(rng))


@each_case
def test_everything_else_is_refused_without_a_roll_and_changes_nothing(case: Case) -> None:
    frames = random_table(case, "refused", resignations=0.02).frames
    known = {action for frame in frames for seat in range(case.seats) for action in case.game.legal(frame.state, seat)}
    sample = random.Random(str(case)).sample(frames, min(12, len(frames)))
    for frame in [*sample, frames[-1]]:
        before = copy.deepcopy(frame.state)
        for seat in range(case.seats):
            legal = set(case.game.legal(frame.state, seat))
            tried = {wrong for action in known for wrong in mutations(action, case.seats)} | known
            for action in tried | {"", " ", "dance", "resign now", "Resign", "resign "}:
                if action in legal or (case.game.notation.fullmatch(action) and legal and not lists_all(case, action)):
                    continue
                with pytest.raises(IllegalAction):
                    case.game.apply(frame.state, seat, action, NoDice())
        assert frame.state == before


@each_case
def test_nobody_from_another_table_can_act(case: Case) -> None:
    table = Table(record_of(case))
    for stranger in (-1, case.seats, 10**30):
        assert not case.game.legal(table.state, stranger)
        for action in ("resign", *table.legal(min(table.actors))):
            with pytest.raises(IllegalAction):
                case.game.apply(table.state, stranger, action, NoDice())


@each_case
def test_every_seat_can_resign_in_every_phase_and_the_game_still_ends(case: Case) -> None:
    seen: set[tuple[str, bool, bool]] = set()
    rng = random.Random(str(case))
    frames = random_table(case, "resign", resignations=0.01).frames
    phases = {facts(case, frame.state)["phase"] for frame in frames}
    for frame in frames:
        before = facts(case, frame.state)
        for seat in range(case.seats):
            kind = (before["phase"], seat in case.game.actors(frame.state), len(before["out"]) > 0)
            if seat in before["out"] or before["over"] or kind in seen:
                continue
            seen.add(kind)
            step = case.game.apply(frame.state, seat, RESIGN, FastDice(rng))
            assert Left(seat) in step.events
            assert facts(case, step.state)["out"] == [*before["out"], seat]
            assert seat not in case.game.actors(step.state)
            with pytest.raises(IllegalAction):
                case.game.apply(step.state, seat, RESIGN, NoDice())
            ranking = case.game.ranking(play_on(case, step.state, FastDice(rng), rng))
            assert ranking is not None
            assert ranking[-1 - len(before["out"])] == (seat,)
    assert {phase for phase, _, _ in seen} == phases - {"over"}


@each_case
def test_the_last_one_playing_wins_and_leavers_follow_the_later_the_better(case: Case) -> None:
    order = list(range(case.seats))
    random.Random(str(case)).shuffle(order)
    table = Table(record_of(case))
    for seat in order[:-1]:
        assert table.ranking is None
        table.commit(table.propose(seat, RESIGN))
    assert table.ranking == tuple((seat,) for seat in reversed(order))
    assert not table.actors


@each_case
def test_the_ranking_has_every_seat_once(case: Case) -> None:
    for label in ("a", "b"):
        ranking = random_table(case, label, resignations=0.02).ranking
        assert ranking is not None
        assert sorted(seat for place in ranking for seat in place) == list(range(case.seats))
        assert all(place for place in ranking)


@each_case
def test_facts_have_the_documented_names_and_describe_no_turn_after_the_end(case: Case) -> None:
    table = random_table(case, "facts", resignations=0.01)
    for frame in table.frames:
        told = facts(case, frame.state)
        if case.game.name in FACTS:
            assert set(told) == {*FACTS[case.game.name].split(), "over", "ranking", "out"}
        assert {"phase", "over", "ranking", "out"} <= set(told)
        assert told["over"] == (told["ranking"] is not None) == (not case.game.actors(frame.state))
        if "turn" in told and told["turn"] is not None:
            assert case.game.actors(frame.state) == {told["turn"]}
    for name, value in facts(case, table.state).items():
        if name in EMPTY_AT_THE_END:
            assert value in EMPTY_AT_THE_END[name]
        if name in ("ready", "passed", "defending"):
            assert not any(value)


@each_case
def test_a_record_plays_again_to_the_same_states_events_and_lines(case: Case) -> None:
    table = random_table(case, "replay", resignations=0.01)
    again = list(replay(table.record))
    assert again == table.frames
    assert [facts_line(case.game, frame) for frame in again] == [facts_line(case.game, f) for f in table.frames]
    assert Table(table.record).frames == table.frames


@each_case
def test_a_record_written_down_reads_the_same(case: Case) -> None:
    table = random_table(case, "written", resignations=0.01)
    written = to_json(table.record)
    assert to_json(parse(written)) == written
    assert list(replay(parse(written))) == table.frames


@each_case
def test_a_proposal_leaves_the_table_as_it_is_and_goes_stale(case: Case) -> None:
    table = Table(record_of(case))
    rng = random.Random(str(case))
    for _ in range(10):
        if not table.actors:
            break
        seat, action = random_decision(table, rng)
        before = (list(table.frames), table.record)
        first, second = table.propose(seat, action), table.propose(seat, action)
        assert (table.frames, table.record) == before
        assert first.frame == second.frame
        table.commit(second)
        with pytest.raises(ValueError, match="does not follow"):
            table.commit(first)


@each_game
def test_options_are_described_well_enough_to_offer_them(name: str) -> None:
    game = games.load(name)
    assert game.name == name
    assert game.rules >= 1
    assert game.seats.start >= 2
    for option, values in option_choices(game.options).items():
        assert len(values) >= 2
        assert len(set(map(str, values))) == len(values)
        assert getattr(game.options(), option) == values[0]
        assert type(getattr(game.options(), option)) is type(values[0])


@each_game
def test_resign_is_no_game_s_own_word(name: str) -> None:
    assert not games.load(name).notation.fullmatch(RESIGN)


def test_magic_numbers_has_two_to_ten_seats() -> None:
    assert "magic_numbers" in games.names()
    assert games.load("magic_numbers").seats == range(2, 11)


def test_an_unknown_game_is_named_together_with_those_there_are() -> None:
    for name in ("chess", "core", "", "..", "magic_numbers.rules"):
        with pytest.raises(games.UnknownGame, match="magic_numbers"):
            games.load(name)
