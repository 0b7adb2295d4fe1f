"""``sleepover verify``: what was checked, line by line, and why not if anything is off."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Run, Save
from tests.cli.test_replay import GOLDEN
from tests.games.bad_records import FAILS_ON_THE_WAY, LEFT_OUT, RIGHT, SCRIPTED, WRONG_IN_ITSELF, changed


def test_verify_says_what_it_checked(run: Run) -> None:
    done = run("verify", GOLDEN / "seeded.json")
    assert (done.status, done.err) == (0, "")
    record, promise, dice, actions, end = done.lines
    assert record == "Record: magic_numbers, version 1 of its rules, 3 seats: Ann, Ben, Cleo."
    assert "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd" in promise
    assert dice.startswith("Dice: 1 d2, 14 d6 ")
    assert actions == "Actions: all 17 are legal."
    assert end == "End: 1. Ben; 2. Cleo; 3. Ann."


def test_verify_says_that_a_game_is_not_over(run: Run, save: Save) -> None:
    assert run("verify", save()).lines[-1] == "End: the game is not over in this record."


def test_verify_tells_the_fingerprint_where_the_record_has_none(run: Run, save: Save) -> None:
    done = run("verify", save(changed(commitment=LEFT_OUT)))
    assert done.status == 0
    assert RIGHT["commitment"] in done.lines[1]
    assert "none" in done.lines[1]


def test_verify_says_that_nothing_vouches_for_written_faces(run: Run, save: Save) -> None:
    done = run("verify", save(SCRIPTED, faces=[*SCRIPTED["faces"], 1, 1]))
    assert done.status == 0
    assert "none is possible" in done.lines[1]
    assert done.lines[2] == "Dice: 8 d6 asked for; the record has 10 faces, 8 were used."


def test_another_seed_than_the_promised_one_is_found_out(run: Run, save: Save) -> None:
    done = run("verify", save(seed="11" * 32))
    assert (done.status, done.out) == (1, b"")
    assert "'commitment' is not the SHA-256 of 'seed'" in done.sentence()


@pytest.mark.parametrize(("record", "place"), WRONG_IN_ITSELF.values(), ids=WRONG_IN_ITSELF)
def test_a_record_that_is_wrong_in_itself_is_refused(run: Run, save: Save, record: bytes, place: str) -> None:
    done = run("verify", save(record))
    assert (done.status, done.out) == (1, b"")
    assert re.search(place, done.sentence())


@pytest.mark.parametrize(("record", "played", "place"), FAILS_ON_THE_WAY.values(), ids=FAILS_ON_THE_WAY)
def test_a_record_that_fails_on_the_way_is_refused(
    run: Run, save: Save, record: bytes, played: int, place: str
) -> None:
    done = run("verify", save(record))
    assert done.status == 1
    assert re.search(place, done.sentence())
    assert not any(line.startswith(("Actions:", "End:")) for line in done.lines)
