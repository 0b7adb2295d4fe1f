"""Characters newer than the running Python, and letters of more than one character, as Unicode itself parts them."""

from __future__ import annotations

import subprocess
import sys
import unicodedata
from itertools import accumulate
from pathlib import Path

import pytest
import regex

from renderers.names import isolated
from renderers.text import font_selection, harfbuzz
from renderers.text.text_layout import beginning, clean, ink, shorter
from renderers.text.unicode import (
    formatting,
    grapheme_ends,
    graphemes,
    invisible,
    mark,
    right_to_left,
    spacing,
    turning,
    visible,
)

FILE = Path(__file__).parent / "unicode" / "GraphemeBreakTest.txt"
"""Unicode's own test, version 18.0.0 of 2026-06-12, under the licence beside it."""


def official() -> list[list[str]]:
    """Return Unicode's cases: the grapheme clusters of a text each."""
    found = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        parted = line.partition("#")[0].strip()
        if parted:
            clusters = [part.replace("×", " ").split() for part in parted.split("÷") if part.strip()]
            found.append(["".join(chr(int(code, 16)) for code in codes) for codes in clusters])
    return found


CASES = official()


def everything(properties: str) -> list[str]:
    """Return the characters that have one of these properties."""
    one = regex.compile(f"[{properties}]")
    return [char for char in map(chr, range(0x110000)) if one.match(char)]


@pytest.mark.relies_on("regex", "Its grapheme clusters are those of Unicode 18.")
def test_texts_are_parted_as_in_unicodes_own_test() -> None:
    assert FILE.read_text(encoding="utf-8").startswith("# GraphemeBreakTest-18.0.0.txt")
    assert len(CASES) == 853
    assert [(case, graphemes("".join(case))) for case in CASES if graphemes("".join(case)) != case] == []


def test_no_length_cuts_a_name_within_a_letter() -> None:
    wrong = []
    for case in CASES:
        for text in ("".join(case), "Ann" + "".join(case) + "Ben"):
            ends = {0, *grapheme_ends(text)}
            wrong += [(text, most) for most in range(len(text) + 1) if len(beginning(text, most)) not in ends]
    assert wrong == []


def test_nor_where_there_is_no_shaper() -> None:
    code = (
        "from tests.renderers.test_unicode import test_no_length_cuts_a_name_within_a_letter as law\n"
        "from renderers.text import fallback, text_layout\n"
        "text_layout._way = lambda: fallback\n"
        "law()\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("joiner", ["", "\u200d", "\u0301"])
def test_consonants_that_are_linked_are_one_letter_in_every_script(joiner: str) -> None:
    # The others of Unicode 18 belong to what follows them alone.
    linkers = [char for char in everything(r"\p{InCB=Linker}") if regex.match(r"\p{GCB=Extend}", char)]
    assert len(linkers) > 15
    for linker in linkers:
        block = range(ord(linker) & ~0x7F, (ord(linker) & ~0x7F) + 0x80)
        consonant = next(char for char in map(chr, block) if regex.match(r"\p{InCB=Consonant}", char))
        letter = consonant + linker + joiner + consonant
        name = f"An{letter}"
        assert beginning(name, len(name) - 1) == "An", ascii(name)
        assert shorter(name + "na", len(name)) == "An…", ascii(name)
        assert clean("A" * 46 + letter).endswith("A…"), ascii(letter)


def test_every_emoji_there_is_stays_in_a_name_and_is_drawn_in_its_colours() -> None:
    pictures = everything(r"\p{Emoji_Presentation}")
    assert {char for char in pictures if unicodedata.category(char) == "Cn"} or sys.version_info >= (3, 16)
    for char in pictures:
        assert clean(f"Mia {char}") == f"Mia {char}", ascii(char)
        assert clean(char) == char
        assert font_selection.as_picture(char)
        assert harfbuzz._home(char) == font_selection.EMOJI, ascii(char)
    assert ink("🩷", 34).colours is not None


def test_what_nobody_has_assigned_yet_is_a_box_on_a_board_and_not_nothing() -> None:
    unassigned = [char for char in ("\u0378", "\u0530", "\U0001f8ff", "\U0001fbff") if regex.match(r"\p{Cn}", char)]
    assert unassigned
    for char in unassigned:
        assert not [one for one in (formatting, spacing, invisible, mark, right_to_left) if one(char)], ascii(char)
        assert visible(char)
        assert clean(f"Mia {char}") == f"Mia {char}"


def test_what_is_no_character_or_only_steers_others_is_no_part_of_a_name() -> None:
    for char in ("\uffff", "\U0001fffe", "\ufdd0", "\ud800", "\u202e", "\u2065", "\ufff3", "\U000e0fff", "\ue000"):
        assert formatting(char), ascii(char)
        assert invisible(char), ascii(char)
        assert not visible(char), ascii(char)
        assert clean(f"Mia{char}") == "Mia", ascii(char)
    for char in ("\x00", "\x1b", "\u2028", "\u3000", "\u3164"):
        assert spacing(char), ascii(char)
        assert clean(f"Mia{char}Ann") == "Mia Ann", ascii(char)


def test_marks_of_a_younger_unicode_pile_no_higher_than_others() -> None:
    marks = [char for char in everything(r"\p{M}") if unicodedata.category(char) == "Cn"]
    for char in marks or ["\u0301"]:
        assert mark(char)
        assert len(clean("a" + char * 20)) <= 8
        assert clean(char) == ""


def test_scripts_of_a_younger_unicode_are_read_from_the_right_too() -> None:
    garay = "\U00010d4a\U00010d4b"
    assert isolated(garay) == f"\u2068{garay}\u2069"
    assert isolated("Mia 🩷") == "Mia 🩷"
    assert list(accumulate(map(len, graphemes("Mia 🩷")))) == grapheme_ends("Mia 🩷")


@pytest.mark.parametrize(
    ("text", "turns"),
    [
        ("Ann", False),
        ("Ann 12", False),
        ("Ann \N{FACE WITH TEARS OF JOY}", False),
        ("\N{HEBREW LETTER ALEF}nn", True),
        ("\N{ARABIC-INDIC DIGIT ONE}", True),
        ("Ann\N{RIGHT-TO-LEFT OVERRIDE}neB", True),
    ],
)
def test_a_line_is_put_in_order_where_something_in_it_changes_the_order(text: str, turns: bool) -> None:
    assert turning(text) == turns
