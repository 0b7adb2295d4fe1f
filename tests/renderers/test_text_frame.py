"""The frame of every board in words: whose name is whose, who came where, and no more than fits."""

from __future__ import annotations

from functools import partial

import pytest

from bot.i18n import localizer
from renderers.names import letter
from renderers.text_board import (
    LONGEST_ALT,
    LONGEST_TEXT,
    first_fitting,
    fitting,
    left,
    lettered,
    letters,
    outcome,
    short_names,
    winners,
)
from sleepover.workshop.samples.names import NASTY

WORDS = localizer("en", "tie_die")
NAMED = ("Ann", "Ben", "Cleo", "Dan")


def test_sentences_are_told_in_their_order_until_one_does_not_fit() -> None:
    long, short = "x" * 200, "y" * 40
    assert fitting([long, short, "z" * 20, "."]) == f"{long} {short}"
    assert fitting([long, short, "z" * 20, "."], passing_over=True) == f"{long} {short} ."
    assert len(fitting([long, "y" * 55])) == LONGEST_ALT
    assert fitting([long, "y" * 56]) == long


def test_a_first_sentence_that_is_too_long_is_cut_and_told_all_the_same() -> None:
    told = fitting(["x" * 300, "no more"])
    assert len(told) == LONGEST_ALT
    assert told.endswith("…")


def test_of_several_texts_the_first_is_taken_that_a_message_holds() -> None:
    def lines(length: int) -> list[str]:
        return ["x" * length, "end"]

    assert first_fitting(partial(lines, length) for length in (LONGEST_TEXT, 100, 50)) == "x" * 100 + "\nend"
    assert first_fitting(partial(lines, length) for length in (LONGEST_TEXT, 4000)) == "x" * 4000 + "\nend"


@pytest.mark.parametrize("name", NASTY)
def test_whatever_somebody_is_called_a_letter_tells_them_apart_on_one_line(name: str) -> None:
    named = lettered([name] * 4, 4, WORDS, 12)
    assert [one[:2] for one in named] == [f"{letter(seat)} " for seat in range(4)]
    assert letters(4) == ["A", "B", "C", "D"]
    assert not any("\n" in one or "`" in one for one in named)
    assert [one[2:] for one in named] == short_names([name] * 4, 4, WORDS, 12)


def test_the_places_at_the_end_and_those_who_left_are_lines_of_their_own() -> None:
    assert outcome(None, (), NAMED, WORDS) == []
    assert outcome(None, (3,), NAMED, WORDS) == [WORDS("board-out", names="Dan")]
    ranked = WORDS("board-ranking", places="1. Ben, Cleo; 3. Ann; 4. Dan")
    assert outcome(((1, 2), (0,), (3,)), (3,), NAMED, WORDS) == [ranked, WORDS("board-out", names="Dan")]


def test_winners_and_leavers_are_named_in_a_sentence_and_nobody_where_there_is_none() -> None:
    assert winners(((1, 2), (0, 3)), NAMED, WORDS) == "Ben and Cleo"
    assert winners(None, NAMED, WORDS) == ""
    assert left((3, 0), NAMED, WORDS) == [WORDS("board-left", names="Dan and Ann")]
    assert left((), NAMED, WORDS) == []
