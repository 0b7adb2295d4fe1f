"""Names of any length in any script: on one line, within their width, in the right order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renderers import lettering
from renderers.lettering import clean, fit, mask, width
from renderers.names import isolated, lined
from renderers.scripts import visual_order
from tests.renderers.cases import NASTY, WORDS

NAMES = "Ann Zoë Łukasz Ελένη Владислав Nguyễn محمد שלום हिन्दी สมชาย Հայկ გიორგი বাংলা தமிழ் さくら 김민수 张伟 🦄 ♥★"


@settings(max_examples=150, deadline=None)
@given(name=st.text(max_size=80), size=st.sampled_from((24, 34, 56)), limit=st.integers(60, 400))
def test_no_name_is_wider_or_taller_than_its_place(name: str, size: int, limit: int) -> None:
    plain = clean(name)
    assert "\n" not in plain
    assert len(plain) <= lettering.LONGEST
    if not plain:
        return
    told = fit(plain, size, limit)
    assert width(told, size) <= limit
    letters, _, top = mask(told, size)
    assert -1.1 * size <= top
    assert top + letters.height <= 0.45 * size


@pytest.mark.parametrize("name", ["", " \n\t", "\u200b\u200d\u2060", "\u0301\u0301", "\ufe0f", "\ue000"])
def test_a_name_of_nothing_visible_is_replaced_by_the_seats_letter(name: str) -> None:
    assert lined([name], 1, WORDS) == ("Player A",)


def test_every_seat_has_a_name_even_if_too_few_are_given() -> None:
    assert lined(["Ann"], 3, WORDS) == ("Ann", "Player B", "Player C")


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("𝓐𝓷𝓷", "Ann"),
        ("Ann\nBen", "Ann Ben"),
        ("a\u0301", "á"),
        ("👨‍👩‍👧 home", "👨 home"),
        ("👍🏽", "👍"),
        ("\u202eevil", "evil"),
    ],
)
def test_names_are_made_plain(name: str, plain: str) -> None:
    assert clean(name) == plain


def test_piled_up_marks_are_cut_down() -> None:
    assert len(clean("a" + "\u0323\u0325\u0330" * 9)) <= 3


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("Ann", "Ann"),
        ("שלום", "םולש"),
        ("שלום (42)", "(42) םולש"),
        ("Ann שלום", "Ann םולש"),
        # Joined: initial, medial, final; lam and alef are one letter.
        ("محمد", "\ufeaa\ufee4\ufea4\ufee3"),
        ("لا", "\ufefb"),
        # The vowel sign i is said after its letter and drawn before it.
        ("कि", "िक"),
        ("கொ", "கொ".replace("கொ", "\u0bc6\u0b95\u0bbe")),
    ],
)
def test_characters_stand_in_the_order_they_are_seen(said: str, seen: str) -> None:
    assert visual_order(said) == seen


@pytest.mark.parametrize(
    "name",
    NAMES.split(),
)
def test_these_scripts_have_all_their_letters(name: str) -> None:
    assert all(font for char in visual_order(clean(name)) for font in [lettering._home(char)])


def test_a_character_without_a_letter_is_shown_as_a_box() -> None:
    assert mask("\U00010380", 30)[0].tobytes() == mask(lettering.MISSING, 30)[0].tobytes()


def test_only_names_from_right_to_left_are_set_apart_in_text() -> None:
    assert isolated("Ann") == "Ann"
    assert isolated("שלום") == "\u2068שלום\u2069"


def test_nasty_names_are_nasty_enough() -> None:
    assert lined(NASTY, 10, WORDS) != tuple(NASTY)
