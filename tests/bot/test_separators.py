"""Tests of list separators: each language's own, on text boards and in transcripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import games
import renderers
from bot.i18n import available_locales, localizer
from bot.i18n.transcript import TranscriptWriter, printable_names, transcript
from games.core.last_action import view_to_draw
from games.core.record import replay
from tests.games import examples
from tests.games.optional import spoken_in

JAPANESE = r"[\u3000-\u30ff\u4e00-\u9fff]"
MIXED = re.compile(rf"{JAPANESE}[,;:] |[,;:] {JAPANESE}|\d, \d")


@pytest.mark.parametrize("game", spoken_in("ja"))
def test_japanese_has_none_of_the_signs_of_english(game: str) -> None:
    record, speak, renderer = examples.example(game), localizer("ja", game), renderers.load(game)
    frames = list(replay(record))
    told = [transcript(record, speak)]
    for frame in (*frames[:: max(1, len(frames) // 6)], frames[-1]):
        for seat in (None, 0):
            view = view_to_draw(games.load(game), frame, seat)
            told += [renderer.text(view, record.seats, speak), renderer.alt(view, record.seats, speak)]
            if seat is not None:
                told.append(renderer.card_alt(view, record.seats, speak))
    found = [line for text in told for line in text.splitlines() if MIXED.search(line)]
    assert not found, found[:5]


def test_each_language_has_its_own_signs() -> None:
    assert localizer("en").format_items(["a", "b", "c"]) == "a, b, c"
    assert localizer("en").format_groups(["a, b", "c"]) == "a, b; c"
    assert localizer("ja").format_items(iter(["a", "b", "c"])) == "a、b、c"
    assert localizer("ja").format_groups(["a、b", "c"]) == "a、b；c"
    assert localizer("ja").format_items([]) == localizer("ja").format_groups([]) == ""


def test_nothing_that_draws_a_board_joins_with_a_sign_of_its_own() -> None:
    code = [*Path("renderers").rglob("*.py"), *Path("bot/ui/games").glob("*.py"), Path("bot/i18n/transcript.py")]
    joined = re.compile(r"""(["'])[,;:] \1\.join""")
    assert not [str(path) for path in code if joined.search(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("locale", available_locales())
def test_a_transcript_says_yes_and_no_and_tells_namesakes_apart_in_its_language(locale: str) -> None:
    record, speak = examples.example("pillow_fight"), localizer(locale, "pillow_fight")
    twice = replace(record, seats=("Ann",) * len(record.seats))
    called = printable_names(twice, speak)
    assert len(set(called)) == len(called)
    assert all(name.startswith("Ann") for name in called)
    assert all(("(seat" in name) == (locale == "en") for name in called)
    rules = TranscriptWriter(record, called, speak).house_rules()
    assert localizer(locale)("value-off") in rules
    assert (re.search(r"\boff\b", rules) is not None) == (locale == "en"), rules
