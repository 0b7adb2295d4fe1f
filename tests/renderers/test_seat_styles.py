"""Styles of seats: a table whose players kept their colours is drawn with these, whatever was drawn before it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from string import ascii_uppercase
from typing import Any

import pytest

import games
from bot.i18n import localizer
from renderers import load, theme
from renderers.canvas import passing
from renderers.cards import poster
from renderers.cards.poster import Poster, PosterSeat
from renderers.seat_styles import cache_by_style, cache_by_styles, seat_styles, style_of
from sleepover.workshop.samples.names import NASTY
from sleepover.workshop.samples.positions import moments

STYLES = (7, 2, 0, 9, 1, 3, 8, 4, 5, 6)
"""Another style for each seat, in no order."""


def modules() -> Iterator[Any]:
    yield from [module for key, module in sys.modules.items() if key.partition(".")[0] == "renderers"]


def forget() -> None:
    for module in modules():
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def drawn(name: str) -> list[object]:
    renderer, words = load(name), localizer("en", name)
    found: list[object] = []
    with passing():
        for moment in moments(name):
            room, own, called = moment.view(None), moment.view(0), NASTY[: moment.seats]
            found += [renderer.board(room, called, words), renderer.card(own, called, words)]
            found += [renderer.alt(room, called, words), renderer.text(room, called, words)]
    return found


@pytest.mark.parametrize("name", games.names())
def test_every_seat_is_drawn_in_its_style_and_nothing_is_kept_from_other_tables(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = drawn(name)
    with seat_styles(STYLES):
        other = drawn(name)
    assert drawn(name) == plain, "and nothing is kept for them"
    with seat_styles(range(10)):
        assert drawn(name) == plain, "the seats' own styles"
    # The same with the styles by seat put in by hand, where nothing has been drawn yet.
    forget()
    monkeypatch.setattr(theme, "seat_colour", lambda seat: theme.SEATS[STYLES[seat]])
    monkeypatch.setattr(theme, "seat_shape", lambda seat: theme.SHAPES[STYLES[seat]])
    for module in modules():
        if hasattr(module, "letter"):
            monkeypatch.setattr(module, "letter", lambda seat: ascii_uppercase[STYLES[seat]])
    wanted = drawn(name)
    forget()
    assert len(plain) > 8
    for boards in (plain[::4], other[::4]):
        assert all(boards)
    assert not {*plain[::4]} & {*other[::4]}
    assert other == wanted


def test_a_lobby_is_drawn_in_the_players_styles() -> None:
    seated = tuple(PosterSeat(name) for name in ("Ann", "Ben"))
    plain, crossed = (Poster("tie_die", "Tie-Die", "Dice", seated, 4, styles) for styles in ((), (1, 0)))
    assert poster.draw(plain) != poster.draw(crossed)
    assert poster.draw(plain) == poster.draw(Poster("tie_die", "Tie-Die", "Dice", seated, 4, (0, 1)))


def test_a_seat_has_its_own_style_unless_the_table_says_otherwise() -> None:
    with seat_styles((3, 1)):
        assert [style_of(seat) for seat in range(4)] == [3, 1, 2, 3]
    assert style_of(0) == 0


def test_a_seat_is_drawn_once_for_each_style() -> None:
    calls = []

    @cache_by_style(8)
    def one(seat: int, more: str) -> str:
        calls.append(seat)
        return f"{style_of(seat)} {more}"

    @cache_by_styles(8)
    def several(seats: tuple[int, ...]) -> list[int]:
        return [style_of(seat) for seat in seats]

    assert (one(1, "a"), several((0, 1))) == ("1 a", [0, 1])
    with seat_styles((1, 0)):
        assert (one(0, "a"), several((0, 1))) == ("1 a", [1, 0])
    assert calls == [1]


def test_a_drawing_in_the_table_s_own_styles_enters_them_once(monkeypatch: pytest.MonkeyPatch) -> None:
    entered: list[tuple[int, ...]] = []

    def enter(styles: tuple[int, ...]) -> Any:
        entered.append(styles)
        return seat_styles(styles)

    monkeypatch.setattr("renderers.seat_styles.seat_styles", enter)
    drawn = cache_by_styles(4)(lambda seat: style_of(seat))
    with seat_styles(STYLES):
        assert drawn(0) == 7
    assert drawn(1) == 1
    assert entered == []
    by_style = cache_by_style(4)(lambda seat: style_of(seat))
    with seat_styles(STYLES):
        assert by_style(0) == 7
    assert entered == [()]
