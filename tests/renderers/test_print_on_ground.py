"""Words and letters on a board stand out from what is behind them in the picture, not only from what should be."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct
from PIL import Image

import games
from bot.i18n import available_locales, localizer
from games.core.last_action import view_to_draw
from renderers import canvas, load, theme
from renderers.canvas import Stamp
from renderers.names import letter
from renderers.seat_styles import seat_styles
from renderers.text import text_layout
from renderers.theme import Colour
from tests.deep_share import deep
from tests.games.optional import OURS
from tests.renderers import cases, pillow_fight_cases, sibling_rivalry_cases, tie_die_cases
from tests.renderers.cases import NASTY, PLAIN
from tests.renderers.test_small_print import LEAST, PHONE, crowded
from tests.renderers.test_theme import contrast

_DRAW = canvas._word.__wrapped__
_STAMP = canvas.Sheet.stamp
_WORD = canvas.Brush.word
KEPT = ("load", "palette", "index", "ramp")
"""Caches that draw nothing."""
NOWHERE = (1, 2, 3)
FULL = 128
"""Ink as strong as this, of 255, is no mere edge of a letter."""
ROUGH = 0.02
"""Share of a word's ink that may stand on anything: a letter may touch the edge of its ground."""


class Print(Struct, frozen=True):
    """A word that was drawn: in letters of so many pixels, in which colour on which.

    ``pale`` is the share of its ink with too little contrast to what was there before.
    """

    text: str
    size: float
    colour: Colour
    ground: Colour
    pale: float = 0.0


def pale(colour: Colour, behind: Iterable[tuple[int, Colour]]) -> float:
    """Return the share of these pixels, counted by colour, that a word in that colour cannot be read on."""
    counted = list(behind)
    lost = sum(count for count, ground in counted if contrast(colour, ground) < 4.5)
    return lost / (sum(count for count, _ in counted) or 1)


def printed(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    language: str,
    names: tuple[str, ...],
    views: Iterable[Any],
) -> set[Print]:
    """Return every text that is written on the boards and cards of these views."""
    found: set[Print] = set()
    written: dict[int, tuple[Stamp, str, int, Colour, Colour]] = {}

    def word(text: str, size: int, colour: Colour, ground: Colour, shades: int) -> tuple[Stamp, int, int]:
        drawn = _DRAW(text, size, colour, ground, shades)
        written[id(drawn[0])] = drawn[0], text, size, colour, ground
        return drawn

    def stamp(sheet: canvas.Sheet, what: Stamp, x: float, y: float) -> None:
        if id(what) in written:
            _, text, size, colour, ground = written.pop(id(what))
            left, top = math.floor(x), math.floor(y)
            ink = text_layout.ink(text, size)
            strong = ink.mask.point([0] * FULL + [255] * (256 - FULL))
            under = sheet._image.crop((left, top, left + strong.width, top + strong.height))
            counts = enumerate(under.histogram(strong)[: len(theme.palette())])
            share = pale(colour, [(count, theme.palette()[at]) for at, count in counts if count])
            found.add(Print(text, size, colour, ground, 0.0 if ink.colours else share))
        _STAMP(sheet, what, x, y)

    def drawn_word(
        brush: canvas.Brush, at: canvas.Point, text: str, size: float, fill: Colour, rim: Colour | None = None
    ) -> None:
        letters, _, _ = text_layout.mask(text, round(size * brush._scale))
        left, top = (round(middle * brush._scale - length / 2) for middle, length in zip(at, letters.size, strict=True))
        under = brush._draw._image.crop((left, top, left + letters.width, top + letters.height))  # type: ignore[attr-defined]
        # Where there is no ink is another colour than any of ours.
        strong = Image.new("RGB", letters.size, NOWHERE)
        strong.paste(under.convert("RGB"), (0, 0), letters.point([0] * FULL + [255] * (256 - FULL)))
        colours = strong.getcolors(strong.width * strong.height) or ()
        counts = {ground: count for count, ground in colours if ground != NOWHERE}
        behind = counts if rim is None else {rim: 1}
        share = pale(fill, [(count, ground) for ground, count in behind.items()])
        found.add(Print(text, size, fill, max(behind, key=behind.__getitem__), share))
        _WORD(brush, at, text, size, fill, rim)

    monkeypatch.setattr(canvas, "_word", word)
    monkeypatch.setattr(canvas.Sheet, "stamp", stamp)
    monkeypatch.setattr(canvas.Brush, "word", drawn_word)
    # What is kept from other pictures would not be drawn again.
    for module in [module for key, module in sys.modules.items() if key.startswith("renderers.")]:
        for value in vars(module).values():
            if hasattr(value, "cache_clear") and getattr(value, "__name__", "") not in KEPT:
                value.cache_clear()
    renderer, speak = load(name), localizer(language, name)
    with canvas.passing():
        for view in views:
            renderer.board(view, names[: view.seats], speak)
            renderer.card(view, names[: view.seats], speak)
    assert found
    return found


def unreadable(found: Iterable[Print]) -> list[Print]:
    """Return what is too small or too pale."""
    return sorted(
        (
            each
            for each in found
            if each.size * PHONE / theme.WIDTH < LEAST or contrast(each.colour, each.ground) < 4.5 or each.pale > ROUGH
        ),
        key=lambda each: (each.text, each.size),
    )


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", sorted(available_locales()))
def test_full_boards_are_read_in_every_language(monkeypatch: pytest.MonkeyPatch, name: str, language: str) -> None:
    views = crowded(name)
    found = printed(monkeypatch, name, language, PLAIN, views if deep() else views[::9])
    assert unreadable(found) == []


def whole_games(name: str, seats: int) -> Iterator[Any]:
    """Yield the views of a whole game, with the last action in them, and some seats' own."""
    game: Any = games.load(name)
    frames = {
        "magic_numbers": cases.frames,
        "pillow_fight": pillow_fight_cases.frames,
        "sibling_rivalry": sibling_rivalry_cases.frames,
        "tie_die": tie_die_cases.frames,
    }[name]
    for number, frame in enumerate(frames(seats, 2, 0.01)):
        # Every picture of the game in a deep run, and always its end.
        if deep() or number % 7 == 0 or game.ranking(frame.state):
            yield view_to_draw(game, frame, (None, number % seats)[number % 2])


@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in OURS for seats in games.load(name).player_counts]
)
def test_whole_games_are_read_whatever_people_are_called_and_whichever_colours_they_have(
    monkeypatch: pytest.MonkeyPatch, name: str, seats: int
) -> None:
    styles = [(seat + 3 * seats) % len(theme.SEATS) for seat in range(seats)]
    with seat_styles(styles):
        found = printed(monkeypatch, name, "en", NASTY, whole_games(name, seats))
        assert {each.text for each in found} >= {letter(seat) for seat in range(seats)}
    assert unreadable(found) == []


def test_what_is_too_pale_too_small_or_beside_its_ground_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def board(view: object, names: object, words: object) -> None:
        page = canvas.Sheet.plain((400, 100), theme.PANEL)
        page.box(0, 0, 60, 100, theme.CREAM)
        page.write(10, 40, "half on cream", 30, theme.CREAM, theme.PANEL)
        page.write(100, 80, "small", 20, theme.CREAM, theme.PANEL)
        page.write(200, 80, "faint", 30, theme.SEAM, theme.PANEL)
        page.write(300, 40, "fine", 30, theme.CREAM, theme.PANEL)

    fake = SimpleNamespace(board=board, card=board)
    monkeypatch.setattr("tests.renderers.test_print_on_ground.load", lambda name: fake)
    found = printed(monkeypatch, "tie_die", "en", NASTY, [SimpleNamespace(seats=2)])
    assert [each.text for each in unreadable(found)] == ["faint", "half on cream", "small"]
