"""Records: what they may say, and that whatever is wrong in them is named."""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import games
from games.core import SetupData
from games.core.record import (
    Frame,
    RecordError,
    ReplayError,
    digest,
    facts_json_line,
    from_json,
    parse,
    replay,
    to_json,
)
from games.magic_numbers.rules import Options
from tests.games.bad_records import FAILS_ON_THE_WAY, LEFT_OUT, RIGHT, SCRIPTED, WRONG_IN_ITSELF, changed

GAME = games.load("magic_numbers")


def lines(record: bytes) -> list[Any]:
    return [json.loads(facts_json_line(GAME, frame)) for frame in replay(parse(record))]


def played_as_far_as_it_goes(record: bytes) -> tuple[list[Frame], ReplayError | None]:
    frames: list[Frame] = []
    try:
        frames.extend(replay(parse(record)))
    except ReplayError as error:
        return frames, error
    return frames, None


def test_a_record_says_who_played_what_and_under_which_rules() -> None:
    record = parse(changed())
    assert (record.game, record.rules, record.options) == ("magic_numbers", 1, Options("birthday", 30))
    assert record.seats == ("Ann", "Ben", "Cleo")
    assert record.setup == SetupData(birthday_order=((1,),))
    assert record.actions == ((1, "roll"), (1, "keep"), (2, "roll"), (2, "give 0"))
    assert (record.seed, record.salt, record.faces) == (bytes(32), "1-2", None)


def test_the_lines_of_a_replay_are_those_of_the_format() -> None:
    played = lines(changed(SCRIPTED))
    card = {"good": [3, 4, 6], "evil": [1, 2, 5], "out": [], "over": False, "ranking": None}
    start = {"score": [0, 0, 0], "turn": 1, "phase": "roll", "face": None}
    dealt = [[6, face] for face in (3, 1, 4, 2, 6, 5)]
    assert played[0] == {"n": 0, "seat": None, "action": None, "dice": dealt, "facts": card | start}
    rolled = {"score": [0, 0, 0], "turn": 1, "phase": "choose", "face": 4}
    assert played[1] == {"n": 1, "seat": 1, "action": "roll", "dice": [[6, 4]], "facts": card | rolled}
    kept = {"score": [0, 10, 0], "turn": 2, "phase": "roll", "face": None}
    assert played[2] == {"n": 2, "seat": 1, "action": "keep", "dice": [], "facts": card | kept}
    assert [line["n"] for line in played] == [0, 1, 2, 3, 4]
    assert played[4]["facts"]["score"] == [6, 10, 0]


@pytest.mark.parametrize(("record", "place"), WRONG_IN_ITSELF.values(), ids=WRONG_IN_ITSELF)
def test_a_record_that_is_wrong_in_itself_is_refused_in_one_line_that_names_the_place(
    record: bytes, place: str
) -> None:
    with pytest.raises(RecordError, match=place) as refused:
        parse(record)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("record", "played", "place"), FAILS_ON_THE_WAY.values(), ids=FAILS_ON_THE_WAY)
def test_a_record_that_fails_on_the_way_plays_as_far_as_it_goes(record: bytes, played: int, place: str) -> None:
    frames, error = played_as_far_as_it_goes(record)
    assert len(frames) == played
    assert error is not None
    assert error.number == played
    assert re.search(place, str(error))


def test_faces_left_over_are_no_error_even_if_no_die_has_them() -> None:
    assert len(lines(changed(SCRIPTED, faces=[*SCRIPTED["faces"], 99, -1]))) == 5


@pytest.mark.parametrize(
    "same",
    [
        changed(options={}),
        changed(options=LEFT_OUT),
        changed(options={"target": 30, "first": "birthday"}),
        changed(commitment=LEFT_OUT),
        changed(commitment=RIGHT["commitment"].upper()),
        changed(setup={"birthday_order": [[1], [0, 2]]}),
        b"\xef\xbb\xbf" + changed(),
        json.dumps(RIGHT, indent=4).replace("\n", "\r\n").encode(),
        json.dumps(dict(reversed(RIGHT.items()))).encode(),
    ],
    ids=[
        "no options",
        "options left out",
        "defaults written out",
        "no commitment",
        "commitment in capitals",
        "later birthdays",
        "byte order mark",
        "several lines",
        "other order of fields",
    ],
)
def test_what_makes_no_difference_to_the_game(same: bytes) -> None:
    assert lines(same) == lines(changed())


def test_nobody_s_birthday_is_an_empty_list_or_none_at_all() -> None:
    without = [changed(setup=setup, actions=[]) for setup in ({}, {"birthday_order": []}, LEFT_OUT)]
    assert lines(without[0]) == lines(without[1]) == lines(without[2])
    assert lines(without[0])[0]["dice"][-1][0] == 3


def test_the_host_is_in_the_setup_exactly_when_the_host_goes_first() -> None:
    record = changed(options={"first": "host"}, setup={"host": 2}, actions=[])
    assert lines(record)[0]["facts"]["turn"] == 2


names = st.lists(st.text(max_size=40), min_size=2, max_size=10)


@given(names, st.binary(min_size=32, max_size=32), st.text(max_size=40), st.sampled_from([30, 20, 50]))
def test_any_names_and_salt_survive_being_written_down(seats: list[str], seed: bytes, salt: str, target: int) -> None:
    raw = {"game": "magic_numbers", "rules": 1, "options": {"target": target}, "seats": seats}
    record = from_json(raw | {"seed": seed.hex(), "salt": salt, "actions": [[len(seats) - 1, "resign"]]})
    written = to_json(record)
    again = parse(written)
    assert (again.seats, again.seed, again.salt, again.options) == (tuple(seats), seed, salt, Options(target=target))
    assert again.actions == record.actions
    assert to_json(again) == written
    assert b"\n" not in written


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda children: st.lists(children, max_size=4) | st.dictionaries(st.text(max_size=8), children, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from([RIGHT, SCRIPTED]), st.data())
def test_whatever_stands_in_a_field_is_accepted_or_refused_with_a_sentence(
    base: dict[str, Any], data: st.DataObject
) -> None:
    raw = dict(base)
    raw[data.draw(st.sampled_from(sorted(RIGHT | SCRIPTED)))] = data.draw(json_values)
    try:
        record = from_json(raw)
    except RecordError:
        return
    assert to_json(parse(to_json(record))) == to_json(record)


@given(st.binary(max_size=60))
def test_whatever_bytes_a_file_holds_are_refused_with_a_sentence(junk: bytes) -> None:
    with pytest.raises(RecordError):
        parse(junk)


def test_the_canonical_form_is_what_the_rules_say() -> None:
    written = to_json(parse(changed(options={}, seats=["Zoë", 'B"\n\x7f\u2028', "🎲"], commitment=LEFT_OUT)))
    assert written.decode() == (
        '{"actions":[[1,"roll"],[1,"keep"],[2,"roll"],[2,"give 0"]],'
        f'"commitment":"{RIGHT["commitment"]}","game":"magic_numbers",'
        '"options":{"first":"birthday","target":30},"rules":1,"salt":"1-2",'
        '"seats":["Zoë","B\\"\\n\x7f\u2028","🎲"],'
        f'"seed":"{"00" * 32}","setup":{{"birthday_order":[[1]]}}}}'
    )


def test_the_digest_is_the_hash_of_the_canonical_form_however_the_record_was_written() -> None:
    record = parse(changed())
    assert digest(record) == hashlib.sha256(to_json(record)).hexdigest()
    mixed = dict(reversed(RIGHT.items())) | {"seed": "0" * 64, "commitment": RIGHT["commitment"].upper(), "options": {}}
    assert digest(parse(json.dumps(mixed, indent=2))) == digest(record)


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"target": 20}},
        {"seats": ["Ann", "Ben", "Cleo "]},
        {"salt": "1-2~00"},
        {"setup": {}},
        {"setup": {"birthday_order": [[1], [0]]}},
        {"actions": RIGHT["actions"][:-1]},
    ],
    ids=str,
)
def test_whatever_is_changed_changes_the_digest(change: dict[str, Any]) -> None:
    assert digest(parse(changed(**change))) != digest(parse(changed()))


def test_written_faces_have_no_digest() -> None:
    assert digest(parse(changed(SCRIPTED))) is None
