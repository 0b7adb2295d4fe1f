"""C-4: the dice come from the seed and the salt, without bias, and were promised beforehand."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.dice import DiceError, FastDice, ScriptedDice, SeededDice, commitment, salt_part

ZEROS = bytes(32)
COUNTING = bytes(range(32))

sides_asked = st.lists(st.integers(1, 256), max_size=120)
small_sides = st.sampled_from([2, 3, 4, 5, 6, 7, 8, 9, 10])


def rulebook_bytes(seed: bytes, salt: str) -> Iterator[int]:
    """Yield the bytes of C-4 by the definition of HMAC itself, sharing nothing with the code under test."""
    block = 0
    while True:
        message = (salt + ":" + str(block)).encode("utf-8")
        key = seed + bytes(64 - len(seed))
        inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
        yield from hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
        block += 1


def rulebook_faces(seed: bytes, salt: str, asked: list[int]) -> list[int]:
    source = rulebook_bytes(seed, salt)
    faces = []
    for sides in asked:
        while (byte := next(source)) >= 256 - 256 % sides:
            pass
        faces.append(1 + byte % sides)
    return faces


def rolled(seed: bytes, salt: str, asked: list[int]) -> list[int]:
    dice = SeededDice(seed, salt)
    return [dice.roll(sides) for sides in asked]


def block(seed: bytes, salt: str, number: int) -> bytes:
    return hmac.new(seed, f"{salt}:{number}".encode(), hashlib.sha256).digest()


@given(seed=st.binary(min_size=32, max_size=32), salt=st.text(max_size=40), asked=sides_asked)
def test_c4_faces_are_those_of_the_rulebook(seed: bytes, salt: str, asked: list[int]) -> None:
    assert rolled(seed, salt, asked) == rulebook_faces(seed, salt, asked)


def test_c4_known_answers() -> None:
    # printf '1-2:0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f
    assert block(COUNTING, "1-2", 0).hex() == "a24c39d351adf36d27b8d06bdc4563e217bc5aac6c321955f6f7dfafe04be482"
    assert rolled(COUNTING, "1-2", [6] * 12) == [1, 5, 4, 2, 4, 6, 4, 2, 4, 5, 5, 6]
    assert rolled(COUNTING, "1-2", [4, 6, 8, 10, 3, 5, 7, 9, 2, 100, 20, 256]) == [
        3,
        5,
        2,
        2,
        1,
        4,
        6,
        2,
        2,
        85,
        9,
        108,
    ]
    # The salt of a table with one person and one computer, and no salt at all.
    assert rolled(ZEROS, "1234567890123456789-cpu-1234567890123456799", [6] * 12) == [
        1,
        6,
        4,
        2,
        5,
        1,
        3,
        1,
        3,
        6,
        6,
        5,
    ]
    assert rolled(ZEROS, "", [6] * 12) == [3, 4, 1, 5, 3, 3, 4, 6, 3, 3, 5, 5]
    # A salt is written as UTF-8, the block's number in decimal.
    assert rolled(ZEROS, "zwölf:🎲", [6] * 12) == [2, 6, 4, 1, 1, 3, 3, 4, 4, 1, 3, 5]


def test_c4_the_second_block_follows_the_first() -> None:
    both = block(COUNTING, "s", 0) + block(COUNTING, "s", 1)
    assert rolled(COUNTING, "s", [256] * 64) == [1 + byte for byte in both]


def test_c4_the_tenth_block_has_two_digits() -> None:
    assert rolled(COUNTING, "s", [256] * (11 * 32))[-32:] == [1 + byte for byte in block(COUNTING, "s", 10)]


@pytest.mark.parametrize(
    ("sides", "dropped"),
    [
        (2, []),
        (3, [255]),
        (4, []),
        (5, [255]),
        (6, [252, 253, 254, 255]),
        (7, [252, 253, 254, 255]),
        (8, []),
        (9, [252, 253, 254, 255]),
        (10, [250, 251, 252, 253, 254, 255]),
    ],
)
def test_c4_drops_exactly_the_bytes_that_would_load_the_die(sides: int, dropped: list[int]) -> None:
    source = rulebook_bytes(COUNTING, "bytes")
    stream = [next(source) for _ in range(6000)]
    assert set(stream) == set(range(256))
    kept = [byte for byte in stream if byte not in dropped]
    assert rolled(COUNTING, "bytes", [sides] * len(kept)) == [1 + byte % sides for byte in kept]
    counts = Counter(1 + byte % sides for byte in range(256) if byte not in dropped)
    assert len(counts) == sides
    assert len(set(counts.values())) == 1


def test_c4_a_dropped_byte_is_gone_for_a_die_that_would_have_taken_it() -> None:
    salt = next(str(n) for n in range(10_000) if block(ZEROS, str(n), 0)[0] >= 250)
    first, second, third = block(ZEROS, salt, 0)[:3]
    assert second < 250
    assert rolled(ZEROS, salt, [10, 8]) == [1 + second % 10, 1 + third % 8]
    assert rolled(ZEROS, salt, [8, 10]) == [1 + first % 8, 1 + second % 10]


@given(st.binary(min_size=32, max_size=32))
def test_c4_the_commitment_is_the_hash_of_the_seed_s_bytes(seed: bytes) -> None:
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()


def test_c4_known_commitment() -> None:
    assert commitment(ZEROS) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


@given(asked=sides_asked, later=sides_asked)
def test_a_fork_shows_the_same_faces_and_leaves_the_dice_as_they_are(asked: list[int], later: list[int]) -> None:
    dice = SeededDice(COUNTING, "fork")
    for sides in asked:
        dice.roll(sides)
    log, fork = list(dice.log), dice.fork()
    tried = [fork.roll(sides) for sides in later]
    assert fork.log == list(zip(later, tried, strict=True))
    assert dice.log == log
    assert [dice.roll(sides) for sides in later] == tried


@pytest.mark.parametrize("sides", [0, -1, 257])
def test_there_is_no_die_with_so_many_sides(sides: int) -> None:
    with pytest.raises(ValueError, match="1 to 256 sides"):
        SeededDice(ZEROS, "").roll(sides)


@given(small_sides, st.data())
def test_scripted_dice_show_their_faces_in_order(sides: int, data: st.DataObject) -> None:
    faces = data.draw(st.lists(st.integers(1, sides), max_size=20))
    dice = ScriptedDice(faces)
    assert [dice.roll(sides) for _ in faces] == faces
    assert dice.log == [(sides, face) for face in faces]


@given(small_sides, st.integers(-3, 3))
def test_a_scripted_face_must_be_on_the_die(sides: int, face: int) -> None:
    for wrong in (-face if face > 0 else face, sides + 1 + abs(face)):
        dice = ScriptedDice([1, wrong])
        dice.roll(sides)
        with pytest.raises(DiceError, match=f"face number 2 is {wrong}, which a d{sides} does not have"):
            dice.roll(sides)
        assert dice.log == [(sides, 1)]


def test_scripted_dice_that_ran_out_say_what_was_asked_for() -> None:
    dice = ScriptedDice([1, 2])
    dice.roll(6)
    fork = dice.fork()
    assert fork.roll(6) == 2
    with pytest.raises(DiceError, match="all 2 are used and a d10 is asked for"):
        fork.roll(10)
    assert dice.roll(6) == 2


@given(small_sides, st.integers())
def test_dice_for_simulations_show_every_face_and_no_other(sides: int, seed: int) -> None:
    dice = FastDice(random.Random(seed))
    assert {dice.roll(sides) for _ in range(400)} == set(range(1, sides + 1))


def test_a_part_of_the_salt_is_the_number_of_a_press_and_the_hash_of_a_word_for_luck() -> None:
    hashed = hashlib.sha256("Zoë's 🎲".encode()).hexdigest()[:32]
    assert salt_part(1234567890123456789, "Zoë's 🎲") == f"1234567890123456789~{hashed}"
    assert salt_part(1234567890123456789, "luck") == "1234567890123456789~a7a45ea923c6229b341e2d21ff8fde3a"


def test_white_space_at_the_ends_of_a_word_does_not_count_and_inside_it_does() -> None:
    assert salt_part(7, " \t\n\u3000plum cake\u00a0\r\n") == salt_part(7, "plum cake") != salt_part(7, "plum  cake")
    assert salt_part(7, "Luck") != salt_part(7, "luck")


@pytest.mark.parametrize("word", ["", " ", "\n\u2003"])
def test_no_word_adds_nothing(word: str) -> None:
    assert salt_part(7, word) == salt_part(7) == "7"


def test_half_a_character_is_no_word() -> None:
    with pytest.raises(ValueError, match="surrogates"):
        salt_part(7, "\ud83d")


@given(number=st.integers(0, 2**63 - 1), word=st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_a_part_never_has_what_joins_parts(number: int, word: str) -> None:
    part = salt_part(number, word)
    assert re.fullmatch(r"[0-9]+(~[0-9a-f]{32})?", part)
    assert part.split("~")[0] == str(number)
