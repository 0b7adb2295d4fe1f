"""The frame of every board in words: whose name is whose, who came where, and no more than fits."""

from __future__ import annotations

import gzip
import json
from functools import partial
from pathlib import Path

import pytest

import games
import renderers
from bot.i18n import localizer
from bot.i18n.locales import available_locales
from games.core.last_action import view_to_draw
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
from sleepover.workshop.samples.cases import random_table
from sleepover.workshop.samples.names import NASTY
from sleepover.workshop.samples.names import PLAIN as SAMPLES
from tests.deep_share import share
from tests.docs_games import cases_of

WORDS = localizer("en", "tie_die")
NAMED = ("Ann", "Ben", "Cleo", "Dan")


def test_sentences_are_told_in_their_order_and_one_that_does_not_fit_is_passed_over() -> None:
    long, short = "x" * (LONGEST_ALT - 56), "y" * 40
    assert fitting([long, short, "z" * 20, "."]) == f"{long} {short} ."
    assert len(fitting([long, "y" * 55])) == LONGEST_ALT
    assert fitting([long, "y" * 56]) == long


@pytest.mark.parametrize("schema", ["MediaGalleryItemRequest", "MessageAttachmentRequest"])
def test_an_alternative_text_is_as_long_as_discord_takes_it(schema: str) -> None:
    path = Path(__file__).parents[1] / "discord-api-spec" / "openapi.json.gz"
    described = json.loads(gzip.decompress(path.read_bytes()))["components"]["schemas"][schema]["properties"]
    assert described["description"]["maxLength"] == LONGEST_ALT


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("game", games.names())
def test_at_the_largest_table_everybody_is_in_the_alternative_text_however_long_their_names(
    game: str, locale: str
) -> None:
    renderer, speak = renderers.load(game), localizer(locale, game)
    case = max(cases_of(game), key=lambda case: case.seats)
    names = tuple(f"{name} Wanderlust-Schlafmütze" for name in SAMPLES[: case.seats])
    frames = random_table(case, resignations=0.01).frames
    for frame in [*frames[:: max(1, len(frames) // share(25, 8))], frames[-1]]:
        for viewer in (None, case.seats - 1):
            said = renderer.alt(view_to_draw(case.game, frame, viewer), names, speak)
            assert len(said) <= LONGEST_ALT
            for name in names:
                assert name[:8] in said, (frame.number, said)


def test_a_first_sentence_that_is_too_long_is_cut_and_told_all_the_same() -> None:
    told = fitting(["x" * (LONGEST_ALT + 44), "no more"])
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
