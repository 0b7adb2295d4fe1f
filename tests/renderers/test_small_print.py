"""Every board can be read on a phone: no word is too small, too pale, or cut, in whatever language."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from msgspec import Struct
from PIL import Image

import games
from bot.i18n import Localizer, available_locales, localizer
from games.core.last_action import view_to_draw
from games.sibling_rivalry.rules.board import TOP, TRACKS
from renderers import canvas, load, theme
from renderers.canvas import Stamp
from renderers.sibling_rivalry import layout, pawns
from renderers.text.text_layout import SOFT_HYPHEN
from renderers.theme import Colour
from tests.games.optional import OURS
from tests.renderers import cases, pillow_fight_cases, sibling_rivalry_cases, tie_die_cases
from tests.renderers.cases import NASTY, PLAIN
from tests.renderers.test_theme import contrast

PHONE = 400
"""How wide a phone shows a board, in pixels."""
LEAST = 11
"""No word may be set in smaller type there, in pixels."""


_NOTHING = Stamp(Image.new("L", (1, 1)), None)


class Print(Struct, frozen=True):
    """A word that was drawn: in letters of so many pixels, in which colour on which."""

    text: str
    size: float
    colour: Colour
    ground: Colour


@cache
def crowded(name: str) -> tuple[Any, ...]:
    """Return the views that :func:`_crowded` makes."""
    return tuple(_crowded(name))


def _crowded(name: str) -> Iterator[Any]:
    """Yield views of a game with the fullest boards, from its smallest table to its largest, some with players who
    left.
    """
    game: Any = games.load(name)
    if name == "pillow_fight":
        yield game.view(pillow_fight_cases.fullest(), None)
        yield game.view(pillow_fight_cases.fullest(), 0)
        for seats in game.player_counts:
            course = list(pillow_fight_cases.frames(seats, 5, leaving=0.03, size="8x8"))
            for frame in (course[0], *course[-60::12], course[-1]):
                yield from (view_to_draw(game, frame, viewer) for viewer in (None, 0))
        return
    if name == "sibling_rivalry":
        yield game.view(sibling_rivalry_cases.crowded(), None)
    states = {
        "magic_numbers": cases.states,
        "sibling_rivalry": sibling_rivalry_cases.states,
        "tie_die": tie_die_cases.states,
    }[name]
    for seats in game.player_counts:
        for leaving in (0.0, 0.03):
            course = list(states(seats, 1, leaving))
            for state in (course[0], *course[-40::8], course[-1]):
                yield from (game.view(state, viewer) for viewer in (None, 0))
    if name == "tie_die":
        for state in tie_die_cases.stages(max(game.player_counts)):
            yield game.view(state, None)


def printed(
    name: str, languages: Sequence[str], names: tuple[str, ...], views: Iterable[Any] | None = None
) -> set[tuple[str, Print]]:
    """Return every text that is written on the boards and cards of these views, or of the ``crowded`` ones, with the
    first of the languages that has it written so.
    """
    found: dict[Print, str] = {}
    views = crowded(name) if views is None else tuple(views)
    renderer, language = load(name), ""

    def word(text: str, size: int, colour: Colour, ground: Colour, shades: int) -> tuple[Stamp, int, int]:
        found.setdefault(Print(text, size, colour, ground), language)
        return _NOTHING, 0, 0

    with pytest.MonkeyPatch.context() as patch:
        # Where a word goes is measured before it is drawn, and nobody looks at these pictures.
        patch.setattr(canvas, "_word", word)
        patch.setattr(canvas.Sheet, "png", lambda _: b"")
        _forget(name)
        for language in languages:
            speak = localizer(language, name)
            for view in views:
                renderer.board(view, names[: view.seats], speak)
                renderer.card(view, names[: view.seats], speak)
        # Nor shall anybody find the parts without words that were kept for the next picture.
        _forget(name)
    assert {*found.values()} == {*languages}
    return {(language, each) for each, language in found.items()}


def _forget(name: str) -> None:
    """Empty the caches of a game's pictures: what is kept from other ones would not be written again."""
    for module in [module for key, module in sys.modules.items() if key.startswith(f"renderers.{name}")]:
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def is_read(found: set[tuple[str, Print]]) -> None:
    """Check that all that was written is large enough and stands out from its ground."""
    assert sorted((where, each.text) for where, each in found if each.size * PHONE / theme.WIDTH < LEAST) == []
    assert sorted((where, each.text) for where, each in found if contrast(each.colour, each.ground) < 4.5) == []


@pytest.mark.parametrize("name", OURS)
def test_all_print_is_read_on_a_phone_and_none_of_our_own_is_cut(name: str) -> None:
    found = printed(name, sorted(available_locales()), PLAIN)
    is_read(found)
    assert sorted((where, each.text) for where, each in found if each.text.endswith("…")) == []


def label_lines(speak: Localizer, track: int, square: int, pawn: bool = False) -> list[str]:
    """Return the lines in which the name of a square of Sibling Rivalry is written into it, or beside a ``pawn``."""
    left, most = (layout.LAST_NAME, 3) if square == TOP else (pawns.beside(1)[2] if pawn else layout.NAME, 2)
    label = speak("label-square", track=track, square=square)
    size = layout.NAME_SIZES[pawn]
    lines = canvas.lines(label, size, layout.CELL_WIDTH - left - layout.NAME_END, most)
    assert lines is not None, (track, square, label)
    return lines


@pytest.mark.parametrize("language", sorted(available_locales()))
def test_the_names_of_the_squares_before_every_pawn_are_on_the_board(language: str) -> None:
    speak = localizer(language, "sibling_rivalry")
    for seats in (2, 6):
        course = list(sibling_rivalry_cases.states(seats, 3))
        for state in (course[1], course[len(course) // 2], course[-3]):
            view = games.load("sibling_rivalry").view(state, None)
            before = {
                (track, each)
                for track, square in {pawn for pawn in view.pawns if pawn} | {(track, 0) for track in view.open}
                for each in range(square + 1, min(TOP, square + 3) + 1)
            } - set(view.pawns)
            assert before
            found = {each.text for _, each in printed("sibling_rivalry", [language], PLAIN, [view])}
            for track, square in before:
                assert found >= set(label_lines(speak, track, square)), (track, square)


@pytest.mark.parametrize("language", sorted(available_locales()))
def test_the_name_of_every_square_has_room_in_it(language: str) -> None:
    speak = localizer(language, "sibling_rivalry")
    assert all(label_lines(speak, track, square) for track in TRACKS for square in range(1, TOP + 1))
    assert all(label_lines(speak, track, square, pawn=True) for track in TRACKS for square in range(1, TOP))


@pytest.mark.parametrize("language", sorted(available_locales()))
def test_a_square_has_one_name_on_the_board_and_on_the_buttons(language: str) -> None:
    speak = localizer(language, "sibling_rivalry")
    for track in TRACKS:
        for square in range(1, TOP + 1):
            board, short = (speak(of, track=track, square=square) for of in ("label-square", "short-square"))
            told = unicodedata.normalize("NFKC", board.replace(SOFT_HYPHEN, ""))
            assert told.replace("! ", "!") == unicodedata.normalize("NFKC", short).replace("! ", "!")


@pytest.mark.parametrize("name", OURS)
def test_long_names_are_cut_and_not_set_smaller(name: str) -> None:
    is_read(printed(name, ["en"], NASTY))
