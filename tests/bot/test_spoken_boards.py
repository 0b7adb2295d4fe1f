"""Boards in words are for the ear: no sign stands where a word is meant."""

from __future__ import annotations

import re

import pytest

import games
import renderers
from bot.i18n import available_locales, localizer
from sleepover.workshop.samples.names import PLAIN
from sleepover.workshop.samples.positions import moments

SIGNS = re.compile(r"[→←↑↓▲▼−±]|\+\d|\d+×(?!\d)")
"""Arrows, and signs for more, less and times; a room of 8×8 squares is read as it should be."""


@pytest.mark.parametrize("game", games.names())
def test_no_sign_stands_for_a_word_in_an_alt_text_or_on_a_text_board(game: str) -> None:
    renderer, found, positions = renderers.load(game), dict[str, str](), list(moments(game))
    for locale in available_locales():
        speak = localizer(locale, game)
        for moment in positions:
            names = PLAIN[: moment.seats]
            for seat in (None, *range(moment.seats)):
                view = moment.view(seat)
                told = [renderer.text(view, names, speak), renderer.alt(view, names, speak)]
                if seat is not None:
                    told.append(renderer.card_alt(view, names, speak))
                for line in "\n".join(told).splitlines():
                    if SIGNS.search(line):
                        found.setdefault(locale, line)
    assert found == {}
