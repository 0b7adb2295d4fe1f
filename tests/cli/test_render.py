"""``sleepover render``: the board after any action, from any seat, as a picture or in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Save, process
from tests.games.bad_records import FAILS_ON_THE_WAY, SCRIPTED, WRONG_IN_ITSELF, changed

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_picture_goes_beside_you_under_the_record_s_name(run: Run, save: Save, tmp_path: Path) -> None:
    done = run("render", save(SCRIPTED, name="a game.json"))
    assert (done.status, done.lines, done.err) == (0, ["a game.png"], "")
    assert (tmp_path / "a game.png").read_bytes().startswith(PNG)


def test_the_same_input_gives_the_same_bytes_in_another_process(run: Run, save: Save, tmp_path: Path) -> None:
    path = save(SCRIPTED)
    assert run("render", path, "--out", "one.png", "--seat", "1").status == 0
    assert process("render", path, "--out", "two.png", "--seat", "1").status == 0
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


def test_out_can_be_standard_output(run: Run, save: Save, tmp_path: Path) -> None:
    path = save(SCRIPTED)
    done = run("render", path, "--out", "-")
    assert (done.status, done.err) == (0, "")
    assert run("render", path, "--out", "board.png").lines == ["board.png"]
    assert done.out == (tmp_path / "board.png").read_bytes()


def test_at_is_the_board_after_that_action_and_the_last_if_left_out(run: Run, save: Save) -> None:
    path = save(SCRIPTED)
    boards = [run("render", path, "--out", "-", "--at", number).out for number in ("0", "1", "2", "3", "4")]
    assert len(set(boards)) == 5
    assert run("render", path, "--out", "-").out == boards[-1]


def test_each_seat_sees_its_own_card_and_the_room_none(run: Run, save: Save) -> None:
    path = save(SCRIPTED)
    texts = [run("render", path, "--text", *seat).out for seat in ((), ("--seat", "0"), ("--seat", "1"))]
    boards = [run("render", path, "--out", "-", *seat).out for seat in ((), ("--seat", "0"), ("--seat", "1"))]
    assert len(set(texts)) == len(set(boards)) == 3


def test_the_room_s_board_is_the_same_whatever_is_on_the_cards(run: Run, save: Save) -> None:
    one = save(SCRIPTED, name="one.json")
    other = save(SCRIPTED, name="other.json", faces=[6, 5, 4, 3, 2, 1, 4, 6])
    for form in (("--out", "-"), ("--text",)):
        assert run("render", one, *form).out == run("render", other, *form).out


def test_text_prints_the_board_in_words(run: Run, save: Save, tmp_path: Path) -> None:
    path = save(SCRIPTED)
    done = run("render", path, "--text")
    assert (done.status, done.err) == (0, "")
    assert all(name in done.out.decode() for name in ("Ann", "Ben", "Cleo"))
    assert done.out.endswith(b"\n")
    assert sorted(tmp_path.iterdir()) == [path]
    assert run("render", path, "--text", "--out", "board.txt").lines == ["board.txt"]
    assert (tmp_path / "board.txt").read_bytes() == done.out


def test_a_board_before_an_illegal_action_can_be_seen(run: Run, save: Save) -> None:
    path = save(SCRIPTED, actions=[[1, "roll"], [1, "roll"]])
    assert run("render", path, "--text", "--at", "1").status == 0
    done = run("render", path, "--text")
    assert (done.status, done.out) == (1, b"")
    assert "action 2, 'roll' by seat 1 (Ben)" in done.sentence()


@pytest.mark.parametrize("number", ["-1", "5", "99999999999999999999"])
def test_an_action_that_there_is_not_is_refused(run: Run, save: Save, number: str) -> None:
    done = run("render", save(SCRIPTED), "--at", number)
    assert (done.status, done.out) == (1, b"")
    assert re.search(rf"--at {number}: .*0 .*to 4$", done.sentence())


@pytest.mark.parametrize("seat", ["-1", "3", "99999999999999999999"])
def test_a_seat_that_there_is_not_is_refused(run: Run, save: Save, seat: str) -> None:
    done = run("render", save(SCRIPTED), "--seat", seat)
    assert (done.status, done.out) == (1, b"")
    assert re.search(rf"--seat {seat}: .*0 to 2$", done.sentence())


@pytest.mark.parametrize("out", ["missing/board.png", ".", "game.json/board.png", "x" * 300, ""])
def test_a_file_that_cannot_be_written_is_named(run: Run, save: Save, out: str) -> None:
    done = run("render", save(SCRIPTED), "--out", out)
    assert (done.status, done.out) == (1, b"")
    assert done.sentence().startswith("--out ")


def test_the_record_is_not_overwritten_by_its_picture(run: Run, save: Save) -> None:
    path = save(changed(SCRIPTED), name="game.png")
    done = run("render", path)
    assert (done.status, done.out) == (1, b"")
    assert "the record itself" in done.sentence()
    assert path.read_bytes() == changed(SCRIPTED)


@pytest.mark.parametrize(("record", "place"), WRONG_IN_ITSELF.values(), ids=WRONG_IN_ITSELF)
def test_a_record_that_is_wrong_in_itself_is_refused(
    run: Run, save: Save, tmp_path: Path, record: bytes, place: str
) -> None:
    path = save(record)
    done = run("render", path)
    assert (done.status, done.out) == (1, b"")
    assert re.search(place, done.sentence())
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("record", "played", "place"), FAILS_ON_THE_WAY.values(), ids=FAILS_ON_THE_WAY)
def test_a_record_that_fails_on_the_way_is_refused(
    run: Run, save: Save, record: bytes, played: int, place: str
) -> None:
    done = run("render", save(record), "--text")
    assert (done.status, done.out) == (1, b"")
    assert re.search(place, done.sentence())
