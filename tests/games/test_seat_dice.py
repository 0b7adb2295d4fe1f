"""C-4's second kind of dice: each seat has a stream of its own, the same at every table of the same seed and salt."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import games
from games.core import SetupData, first_player_rule
from games.core.dice import ScriptedDice, SeatDice, SeededDice, thrown_by
from games.core.record import Record, RecordError, digest, parse, replay, to_json
from games.core.table import Table
from tests.games.optional import OURS

SEED, SALT = bytes(range(32)), "17-cpu-23"


def rulebook_throw(seed: bytes, salt: str, seat: int, throw: int, sides: list[int]) -> list[int]:
    """Return the faces of one throw as rules.md has it, sharing nothing with the code under test."""

    def stream() -> Iterator[int]:
        for block in range(99):
            yield from hmac.new(seed, f"{salt}:seat:{seat}:{throw}:{block}".encode(), hashlib.sha256).digest()

    source, faces = stream(), []
    for asked in sides:
        each = 256 // asked
        while (byte := next(source)) >= each * asked:
            pass
        faces.append(1 + byte // each)
    return faces


@given(
    seed=st.binary(min_size=32, max_size=32),
    salt=st.text(max_size=20),
    throws=st.lists(st.tuples(st.integers(0, 9), st.lists(st.integers(1, 256), min_size=1, max_size=40)), max_size=8),
)
def test_c4_throws_are_those_of_the_rulebook(seed: bytes, salt: str, throws: list[tuple[int, list[int]]]) -> None:
    dice, thrown = SeatDice(seed, salt), Counter[int]()
    for seat, sides in throws:
        hand = thrown_by(dice, seat)
        assert [hand.roll(one) for one in sides] == rulebook_throw(seed, salt, seat, thrown[seat], sides)
        thrown[seat] += 1
    assert dice.log == [
        (one, face)
        for (seat, sides), number in zip(throws, _numbers(throws), strict=True)
        for one, face in zip(sides, rulebook_throw(seed, salt, seat, number, sides), strict=True)
    ]


def _numbers(throws: list[tuple[int, list[int]]]) -> list[int]:
    return [[seat for seat, _ in throws[:at]].count(throws[at][0]) for at in range(len(throws))]


def test_c4_what_one_seat_throws_changes_no_other_seat() -> None:
    busy, idle = SeatDice(SEED, SALT), SeatDice(SEED, SALT)
    for _ in range(20):
        thrown_by(busy, 0).roll(6)
        busy.roll(6)
    assert [thrown_by(busy, 1).roll(6) for _ in range(20)] == [thrown_by(idle, 1).roll(6) for _ in range(20)]


def test_c4_how_many_dice_a_throw_has_does_not_change_the_next_one() -> None:
    many, few = SeatDice(SEED, SALT), SeatDice(SEED, SALT)
    both = [thrown_by(many, 0), thrown_by(few, 0)]
    first = [[hand.roll(6) for _ in range(count)] for hand, count in zip(both, (5, 3), strict=True)]
    assert first[0][:3] == first[1]
    assert thrown_by(many, 0).roll(6) == thrown_by(few, 0).roll(6)


def test_c4_a_hand_that_throws_nothing_is_no_throw() -> None:
    dice, other = SeatDice(SEED, SALT), SeatDice(SEED, SALT)
    thrown_by(dice, 0)
    assert thrown_by(dice, 0).roll(6) == thrown_by(other, 0).roll(6)


def test_c4_a_lucky_throw_is_lucky_with_any_number_of_sides() -> None:
    for number in range(200):
        if hmac.digest(SEED, f"{number}:seat:0:0:0".encode(), "sha256")[0] < 252:
            # With a byte that one of them drops they would part.
            parts = [(thrown_by(SeatDice(SEED, str(number)), 0).roll(sides) - 0.5) / sides for sides in (4, 6, 12)]
            assert max(parts) - min(parts) <= 0.25


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 20, 100, 256])
def test_c4_every_byte_that_counts_gives_each_face_as_often(sides: int, monkeypatch: pytest.MonkeyPatch) -> None:
    bytes_left = iter(range(256))
    monkeypatch.setattr(SeatDice, "block", lambda self, name: bytes(bytes_left))
    hand = thrown_by(SeatDice(SEED, SALT), 0)
    faces = Counter(hand.roll(sides) for _ in range(256 - 256 % sides))
    assert set(faces.values()) == {256 // sides}
    assert set(faces) == set(range(1, sides + 1))


@pytest.mark.parametrize("sides", [0, -1, 257])
def test_c4_a_die_has_one_to_256_sides(sides: int) -> None:
    with pytest.raises(ValueError, match="1 to 256"):
        thrown_by(SeatDice(SEED, SALT), 0).roll(sides)


def test_c4_what_no_seat_throws_is_of_the_first_kind() -> None:
    assert [SeatDice(SEED, SALT).roll(6)] == [SeededDice(SEED, SALT).roll(6)]
    scripted = ScriptedDice([4])
    assert thrown_by(scripted, 3) is scripted


def fresh(game: str, seats: int, streams: str = "seats") -> Table:
    rules = games.load(game)
    first = first_player_rule(rules.options())
    return Table(
        Record(
            game=game,
            rules=rules.rules,
            options=rules.options(first="random") if first else rules.options(),
            seats=tuple("ABCDEFGH"[:seats]),
            setup=SetupData(),
            seed=SEED,
            salt=SALT,
            streams=streams,  # type: ignore[arg-type]
        )
    )


def played(game: str, seats: int, chance: int, actions: int = 400) -> Table:
    """Return a table at which everybody does anything."""
    table, rng = fresh(game, seats), random.Random(chance)
    while table.actors and table.number < actions:
        seat = rng.choice(sorted(table.actors))
        table.play(seat, rng.choice(table.legal(seat)))
    return table


def throws_by_seat(table: Table) -> dict[int, list[list[tuple[int, int]]]]:
    """Return what each seat threw, throw by throw, as (sides, face)."""
    found: dict[int, list[list[tuple[int, int]]]] = {}
    for frame in table.frames[1:]:
        mine: dict[int, list[tuple[int, int]]] = {}
        for seat, sides, face in table.game.dice_owners(frame.seat, frame.dice, frame.events):
            mine.setdefault(seat, []).append((sides, face))
        for seat, dice in mine.items():
            together = table.game.name == "sibling_rivalry"
            found.setdefault(seat, []).extend([dice] if together else [[one] for one in dice])
    return found


@pytest.mark.parametrize("game", OURS)
def test_the_kth_throw_of_a_seat_is_the_same_at_all_tables_whatever_is_done_there(game: str) -> None:
    seats = max(3, games.load(game).player_counts.start)
    for chance in range(6):
        for seat, throws in throws_by_seat(played(game, seats, chance)).items():
            for number, throw in enumerate(throws):
                assert [face for _, face in throw] == rulebook_throw(SEED, SALT, seat, number, [s for s, _ in throw])


@pytest.mark.parametrize("game", OURS)
def test_all_tables_begin_alike_with_secrets_and_lots(game: str) -> None:
    one, other = fresh(game, 4), fresh(game, 4)
    assert one.state == other.state
    # What no seat throws is what it was with a stream for all.
    assert one.state == fresh(game, 4, streams="").state


@pytest.mark.parametrize("game", OURS)
def test_a_record_with_streams_comes_out_the_same_and_says_so(game: str) -> None:
    table = played(game, 4, 1)
    text = to_json(table.record)
    record = parse(text)
    assert record.streams == "seats"
    assert b'"streams":"seats"' in text
    assert [frame.dice for frame in replay(record)] == [frame.dice for frame in table.frames]
    assert list(replay(record))[-1].state == table.state
    assert digest(record) == hashlib.sha256(text).hexdigest()


def test_a_record_without_streams_is_what_it_was() -> None:
    record = fresh("tie_die", 2, streams="").record
    assert b"streams" not in to_json(record)
    assert isinstance(record.dice(), SeededDice)


@pytest.mark.parametrize("wrong", ["", "tables", None, 1, ["seats"]])
def test_other_streams_are_refused(wrong: Any) -> None:
    raw = json.loads(to_json(fresh("tie_die", 2).record)) | {"streams": wrong}
    with pytest.raises(RecordError, match="'streams'"):
        parse(json.dumps(raw))


def test_streams_and_faces_do_not_stand_together() -> None:
    raw = json.loads(to_json(fresh("tie_die", 2).record))
    for name in ("seed", "salt", "commitment"):
        del raw[name]
    with pytest.raises(RecordError, match="'faces' and 'streams'"):
        parse(json.dumps(raw | {"faces": [1]}))


def test_what_is_taken_back_is_thrown_no_other_way() -> None:
    table, straight = fresh("tie_die", 2), fresh("tie_die", 2)
    table.play(0, "ready")
    table.take_back()
    for seat in (0, 1):
        table.play(seat, "ready")
        straight.play(seat, "ready")
    assert table.frames[-1].dice == straight.frames[-1].dice
    # A proposal that is dropped rolls nothing.
    before = fresh("magic_numbers", 2)
    (seat,) = before.actors
    assert (
        before.propose(seat, "roll").frame.dice
        == before.propose(seat, "roll").frame.dice
        == before.play(seat, "roll").dice
    )
