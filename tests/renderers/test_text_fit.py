"""Lines that are too long: broken where the script allows it, smaller, and cut only then."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.i18n import localizer
from bot.i18n.locales import available_locales
from renderers import theme
from renderers.canvas import Sheet, lines, smallest
from renderers.magic_numbers import final_board, player_board
from renderers.text import text_layout

SIZE = 24


def test_a_line_is_broken_between_words_and_japanese_between_characters() -> None:
    wide = text_layout.width("Charley", SIZE)
    assert lines("Charley Horse", SIZE, wide, 2) == ["Charley", "Horse"]
    assert lines("Charley Horse", SIZE, wide, 1) is None
    assert lines("Charley Horse", SIZE, wide - 1, 2) is None
    assert lines("Charley Horse", SIZE, 1000, 2) == ["Charley Horse"]
    three = text_layout.width("その顔", SIZE)
    assert lines("その顔やめて！", SIZE, three, 3) == ["その顔", "やめ", "て！"], "no line begins with !"
    assert lines("その顔 やめ d6", SIZE, 1000, 1) == ["その顔 やめ d6"]


@pytest.mark.parametrize(("size", "least"), [(60, 45), (36, 28), (32, 28), (28, 28), (17, 17)])
def test_letters_do_not_get_too_small(size: int, least: int) -> None:
    assert smallest(size) == least


def test_what_is_too_wide_is_written_smaller_before_it_is_cut() -> None:
    page = Sheet.plain((600, 100), theme.PANEL)
    wide = text_layout.width("Zielpunkte", 40)
    least = text_layout.width("Zielpunkte", smallest(40))

    def written(limit: int) -> int:
        return page.write(0, 50, "Zielpunkte", 40, theme.INK, theme.PANEL, limit=limit)

    assert written(wide) == wide
    assert least <= written(wide - 10) <= wide - 10
    assert written(least) == least
    assert 0 < written(least - 1) < least - 1
    assert text_layout.fit("Zielpunkte", smallest(40), least - 1).endswith("…")


def test_the_narrow_space_of_french_is_drawn_as_a_space() -> None:
    drawn = []
    for text in ("1\u202f000", "1\u00a0000"):
        page = Sheet.plain((200, 60), theme.PANEL)
        page.write(0, 40, text, 30, theme.INK, theme.PANEL)
        drawn.append(page.png())
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("locale", available_locales())
def test_headings_of_magic_numbers_keep_apart_and_keep_off_their_frames(locale: str) -> None:
    words = localizer(locale, "magic_numbers")

    def wide(message: str) -> int:
        return text_layout.width(words(message, turns=9, bonus=10), theme.SMALL)

    final, own = final_board, player_board
    good, evil = wide("board-good") / 2, wide("board-evil") / 2
    ends = [
        (final.INSET + 8, final.INSET + 8 + wide("board-cards")),
        (final.GOOD_X - good, final.GOOD_X + good),
        (final.EVIL_X - evil, final.EVIL_X + evil),
        (final.CHART[0], final.CHART[0] + wide("board-course")),
        (final.SCORE_X - wide("board-score"), final.SCORE_X),
    ]
    for (_, end), (start, _) in pairwise(ends):
        assert start - end >= 12, ends
    for message in ("board-good-does", "board-evil-does"):
        assert wide(message) <= own.PATCH - 36, message
