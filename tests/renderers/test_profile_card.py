"""The card of a profile: for everybody, whatever they are called and however much they have played."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.i18n import available_locales, localizer
from renderers.cards.profile import (
    EDGE,
    HEIGHT,
    LABELS,
    MOST,
    ProfileTexts,
    RatingPointMark,
    _ticks,
    _tile,
    draw_profile,
)
from renderers.text.text_layout import width
from renderers.theme import WIDTH
from tests.renderers.cases import NASTY

NUMBERS = (("12", "games"), ("3", "wins · 25%"), ("1103", "rating"), ("1822 ± 719", "best guess"))


def texts(name: str = "Ann", numbers: tuple[tuple[str, str], ...] = NUMBERS) -> ProfileTexts:
    return ProfileTexts(name, "All games · here", numbers, "Rating", "from then", "to now", ("None yet", "Asleep."))


def course(count: int, rating: int = 1000, spread: int = 750) -> list[RatingPointMark]:
    return [
        RatingPointMark(rating + number, rating + number + spread, rating + number + 2 * spread)
        for number in range(count)
    ]


@pytest.mark.parametrize("count", [0, 1, 2, 5, MOST, 4000])
def test_it_is_drawn_for_any_number_of_games(count: int) -> None:
    data = draw_profile(texts(), course(count))
    assert Image.open(io.BytesIO(data)).size == (WIDTH, HEIGHT)
    assert len(data) < 60_000
    assert data == draw_profile(texts(), course(count))


@pytest.mark.parametrize("name", [*NASTY, "", "W" * 32, "\u202e"])
def test_it_is_drawn_whatever_people_are_called(name: str) -> None:
    data = draw_profile(texts(name), course(3))
    assert Image.open(io.BytesIO(data)).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize(
    "spots",
    [
        [RatingPointMark(1500, 1500, 1500)] * 2,
        [RatingPointMark(-900, -500, -100), RatingPointMark(90_000, 95_000, 99_999)],
    ],
)
def test_ratings_that_do_not_move_or_move_far_have_a_scale(spots: list[RatingPointMark]) -> None:
    assert draw_profile(texts(), spots) != draw_profile(texts(), course(2))


@pytest.mark.parametrize(("low", "high"), [(0, 60), (985, 2515), (-1000, 9000), (1499.5, 1560.2), (10, 100_000)])
def test_a_scale_has_a_few_round_numbers(low: float, high: float) -> None:
    ticks = _ticks(low, high)
    assert 2 <= len(ticks) <= 8
    assert all(low <= tick <= high for tick in ticks)
    assert all(tick == round(tick) for tick in ticks)


def test_a_large_number_of_tiles_or_few_are_all_there() -> None:
    assert len({draw_profile(texts(numbers=NUMBERS[:count]), []) for count in range(1, 5)}) == 4


@pytest.mark.parametrize("locale", available_locales())
def test_what_stands_below_a_number_has_room_in_each_language(locale: str) -> None:
    speak = localizer(locale)
    said = [speak("profile-card-rating", settled=settled) for settled in ("yes", "no")]
    said += [speak("profile-card-games", games=games) for games in (0, 1, 2, 5, 1000)]
    said += [speak("profile-card-wins", wins=wins, share="100%") for wins in (0, 1, 2, 5, 1000)]
    for count in range(1, 5):
        left, right = _tile(0, count)
        assert not [text for text in said if width(text, LABELS[-1]) > right - left - EDGE]
