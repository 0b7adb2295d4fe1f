"""``sleepover replay``: exactly the lines of the format, or the game told in sentences."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Save, process
from tests.games.bad_records import FAILS_ON_THE_WAY, SCRIPTED, WRONG_IN_ITSELF

GOLDEN = Path(__file__).parent / "golden"


def test_replay_json_prints_exactly_the_lines_it_always_has() -> None:
    done = process("replay", "--json", GOLDEN / "seeded.json")
    assert (done.status, done.err) == (0, "")
    assert done.out == (GOLDEN / "seeded.jsonl").read_bytes()


def test_replay_json_has_a_line_for_the_start_and_one_for_each_action(run: Run, save: Save) -> None:
    done = run("replay", save(SCRIPTED), "--json")
    lines = [json.loads(line) for line in done.lines]
    assert [(line["n"], line["seat"], line["action"]) for line in lines] == [
        (0, None, None),
        (1, 1, "roll"),
        (2, 1, "keep"),
        (3, 2, "roll"),
        (4, 2, "give 0"),
    ]
    assert [line["dice"] for line in lines[1:]] == [[[6, 4]], [], [[6, 6]], []]
    assert all(list(line) == ["n", "seat", "action", "dice", "facts"] for line in lines)
    assert lines[-1]["facts"]["score"] == [6, 10, 0]


def test_a_record_without_actions_has_one_line(run: Run, save: Save) -> None:
    assert len(run("replay", "--json", save(actions=[])).lines) == 1


def test_replay_tells_who_did_what_and_marks_what_one_player_alone_was_told(run: Run, save: Save) -> None:
    done = run("replay", save(SCRIPTED))
    assert (done.status, done.err) == (0, "")
    told = done.lines
    assert told[0] == "Magic Numbers: Ann, Ben, and Cleo" or told[0] == "Magic Numbers: Ann, Ben and Cleo"
    assert told[1].startswith("House rules: ")
    assert "30" in told[1]
    headings = [line for line in told if line and not line.startswith(" ")][2:]
    assert headings == [
        "0. Setup [d6 3, d6 1, d6 4, d6 2, d6 6, d6 5]",
        "1. Ben: roll [d6 4]",
        "2. Ben: keep",
        "3. Cleo: roll [d6 6]",
        "4. Cleo: give 0",
    ]
    alone = [line for line in told if re.match(r"  \(to \w+ alone\) \S", line)]
    assert [re.findall(r"to (\w+) alone", line)[0] for line in alone] == ["Ann", "Ben", "Cleo", "Ben", "Ann"]
    public = [line for line in told if line.startswith("  ") and line not in alone]
    assert len(public) == 5
    assert "Ben" in public[0]
    assert all("**" not in line for line in told)


def test_a_game_that_is_won_is_told_to_the_end(run: Run) -> None:
    assert "Ben" in run("replay", GOLDEN / "seeded.json").lines[-1]


@pytest.mark.parametrize("option", ["--json", None])
@pytest.mark.parametrize(("record", "place"), WRONG_IN_ITSELF.values(), ids=WRONG_IN_ITSELF)
def test_a_record_that_is_wrong_in_itself_prints_nothing_but_one_sentence(
    run: Run, save: Save, record: bytes, place: str, option: str | None
) -> None:
    path = save(record)
    done = run("replay", path, *([option] if option else []))
    assert (done.status, done.out) == (1, b"")
    assert re.search(place, done.sentence())
    assert done.sentence().startswith(f"{path}: ")


@pytest.mark.parametrize(("record", "played", "place"), FAILS_ON_THE_WAY.values(), ids=FAILS_ON_THE_WAY)
def test_what_was_played_before_an_error_is_printed(
    run: Run, save: Save, record: bytes, played: int, place: str
) -> None:
    path = save(record)
    done = run("replay", "--json", path)
    assert done.status == 1
    assert [json.loads(line)["n"] for line in done.lines] == list(range(played))
    assert re.search(place, done.sentence())
    told = run("replay", path)
    assert told.status == 1
    assert told.sentence() == done.sentence()
    assert bool(told.out) == bool(played)


def test_an_illegal_action_is_named_by_number_seat_and_name_with_the_reason_in_words(run: Run, save: Save) -> None:
    path = save(SCRIPTED, actions=[[1, "roll"], [0, "keep"]])
    done = run("replay", path)
    assert done.sentence() == f"{path}: action 2, 'keep' by seat 0 (Ann): It's Ben's turn."


def test_a_game_is_drawn_as_an_animation(run: Run, save: Save, tmp_path: Path) -> None:
    done = run("replay", save(SCRIPTED), "--gif", "game.gif")
    assert (done.status, done.lines, done.err) == (0, ["game.gif"], "")
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF89a")


def test_an_animation_is_not_written_over_its_record_or_where_nothing_can_be(run: Run, save: Save) -> None:
    path = save(SCRIPTED)
    before = path.read_bytes()
    assert run("replay", path, "--gif", path).sentence() == f"--gif {path}: this is the record itself"
    assert path.read_bytes() == before
    assert run("replay", path, "--gif", "no/such/folder.gif").sentence().startswith("--gif no/such/folder.gif: ")
    assert run("replay", path, "--gif", "game.gif", "--json").status == 2


def test_an_animation_of_a_game_that_cannot_be_played_says_why(run: Run, save: Save, tmp_path: Path) -> None:
    path = save(SCRIPTED, actions=[[1, "roll"], [0, "keep"]])
    assert "It's Ben's turn" in run("replay", path, "--gif", "game.gif").sentence()
    assert not (tmp_path / "game.gif").exists()
