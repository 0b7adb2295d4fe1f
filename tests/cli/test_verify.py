"""``sleepover verify``: what was checked, line by line, and why not if anything is off."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.conftest import Run, Save
from tests.cli.test_replay import GOLDEN
from tests.games.bad_records import FAILS_ON_THE_WAY, LEFT_OUT, RIGHT, SCRIPTED, WRONG_IN_ITSELF, changed


def test_verify_says_what_it_checked(run: Run) -> None:
    done = run("verify", GOLDEN / "seeded.json")
    assert (done.status, done.err) == (0, "")
    record, promise, dice, actions, end, *_ = done.lines
    assert record == "Record: magic_numbers, version 1 of its rules, 3 seats: Ann, Ben, Cleo."
    assert "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd" in promise
    assert dice == "Dice: 15 rolled, all of them from the seed and the salt."
    assert actions == "Actions: all 17 are legal."
    assert end == "End: 1. Ben; 2. Cleo; 3. Ann."


def test_verify_says_that_a_game_is_not_over(run: Run, save: Save) -> None:
    assert "End: this record stops before the end of the game." in run("verify", save()).lines


def test_verify_tells_the_fingerprint_where_the_record_has_none(run: Run, save: Save) -> None:
    done = run("verify", save(changed(commitment=LEFT_OUT)))
    assert (done.status, done.err) == (3, "")
    assert RIGHT["commitment"] in done.lines[1]
    assert "none" in done.lines[1]
    assert done.lines[-1] == "Lacking: the record has no commitment, as that of a played game has."


def test_verify_says_that_nothing_vouches_for_written_faces(run: Run, save: Save) -> None:
    done = run("verify", save(SCRIPTED, faces=[*SCRIPTED["faces"], 1, 1]))
    assert (done.status, done.err) == (3, "")
    assert "none is possible" in done.lines[1]
    assert done.lines[-1].startswith("Digest: none.")
    assert done.lines[2] == "Dice: 8 rolled, of the 10 faces that the record lists."


COMMITMENT = RIGHT["commitment"]
DIGEST = "44f45aac2f8769d79e98f778d3aa4cebc82527837c9dad3ce5b4b2980e26ba0f"
"""Of the golden record, computed without this code: by jq -cjS, with the defaults of its options, and sha256sum."""
PROMISED = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
OTHER = "ab" * 32
SEEDED = GOLDEN / "seeded.json"


def test_what_was_given_is_compared_and_what_was_not_is_said_to_be_open(run: Run) -> None:
    nothing = run("verify", SEEDED)
    digest, *compared = nothing.lines[5:]
    assert digest == f"Digest: {DIGEST}"
    assert [line.partition(",")[0] for line in compared] == [
        "Not compared: the digest",
        "Not compared: the commitment",
    ]
    both = run("verify", SEEDED, "--digest", DIGEST, "--commitment", PROMISED)
    assert (both.status, both.err) == (0, "")
    assert both.lines[6:] == [
        "Compared: the digest is the one given.",
        "Compared: the commitment is the one given.",
    ]
    assert "Not compared: the commitment" in run("verify", SEEDED, "--digest", DIGEST).out.decode()
    assert "Not compared: the digest" in run("verify", SEEDED, "--commitment", PROMISED).out.decode()


@pytest.mark.parametrize("name", ["digest", "commitment"])
def test_another_digest_or_commitment_is_wrong(run: Run, name: str) -> None:
    done = run("verify", SEEDED, f"--{name}", OTHER)
    assert done.status == 1
    assert f"the {name} is {DIGEST if name == 'digest' else PROMISED} and not {OTHER} as given" in done.sentence()
    assert done.lines[5] == f"Digest: {DIGEST}"
    assert "Compared: " not in done.out.decode().replace("Not compared: ", "")


def test_both_are_told_if_both_are_wrong(run: Run) -> None:
    sentence = run("verify", SEEDED, "--digest", OTHER, "--commitment", OTHER).sentence()
    assert "this is not the record that it was told for" in sentence
    assert "these are not the dice that were promised" in sentence


def test_any_change_of_the_record_is_another_digest(run: Run, save: Save) -> None:
    raw = json.loads(SEEDED.read_bytes())
    renamed = save(json.dumps(raw | {"seats": ["Ann", "Ben", "Clea"]}).encode())
    shorter = save(json.dumps(raw | {"actions": raw["actions"][:-1]}).encode(), name="shorter.json")
    for path in (renamed, shorter):
        assert run("verify", path, "--digest", DIGEST, "--commitment", PROMISED).status == 1
        assert run("verify", path, "--commitment", PROMISED).status == 0


def test_how_a_record_is_written_down_makes_no_difference(run: Run, save: Save) -> None:
    raw = json.loads(SEEDED.read_bytes())
    mixed = dict(reversed(raw.items())) | {"seed": raw["seed"].upper(), "commitment": raw["commitment"].upper()}
    path = save(b"\xef\xbb\xbf" + json.dumps(mixed, indent=3).encode())
    assert run("verify", path, "--digest", f" {DIGEST.upper()}\n", "--commitment", PROMISED.upper()).status == 0


@pytest.mark.parametrize("name", ["digest", "commitment"])
@pytest.mark.parametrize("value", ["", "hello", "0" * 63, "0" * 65, "g" * 64, "0x" + "0" * 62, "٠" * 64, "0" * 9999])
def test_what_is_no_digest_is_asking_wrongly(run: Run, name: str, value: str) -> None:
    done = run("verify", SEEDED, f"--{name}", value)
    assert (done.status, done.out) == (2, b"")
    assert "64 hex digits" in done.err


@pytest.mark.parametrize("name", ["digest", "commitment"])
def test_with_written_faces_there_is_nothing_to_compare(run: Run, save: Save, name: str) -> None:
    done = run("verify", save(SCRIPTED), f"--{name}", OTHER)
    assert (done.status, done.err) == (3, "")
    assert done.lines[-1].endswith(f"so --{name} could not be compared with anything.")


def test_without_its_commitment_a_record_is_compared_and_lacks_it_all_the_same(run: Run, save: Save) -> None:
    whole, path = save(), save(changed(commitment=LEFT_OUT), name="lacking.json")
    digest = next(line.removeprefix("Digest: ") for line in run("verify", whole).lines if line.startswith("Digest: "))
    assert run("verify", path, "--digest", digest, "--commitment", COMMITMENT).status == 3
    assert run("verify", path, "--digest", OTHER).status == 1
    assert run("verify", path, "--commitment", OTHER).status == 1


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
