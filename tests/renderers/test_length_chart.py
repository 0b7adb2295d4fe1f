"""Ranges beside each other, as *What if?* draws them."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from renderers.charts.game_length import QuantileBar, draw_length_chart


def _row(name: str, low: float, middle: float, high: float, *, now: bool = False, above: str = "") -> QuantileBar:
    return QuantileBar(name, above, low, middle, high, f"{middle:.0f} min", now)


def _drawn(*rows: QuantileBar) -> Image.Image:
    return Image.open(io.BytesIO(draw_length_chart("How long", "Minutes", rows)))


def test_the_same_rows_give_the_same_picture_and_others_another() -> None:
    rows = [_row("now", 3, 5, 8, now=True), _row("50 points", 5, 8, 12, above="Points to reach")]
    png = draw_length_chart("How long", "Minutes", rows)
    assert png == draw_length_chart("How long", "Minutes", rows)
    assert png != draw_length_chart(
        "How long", "Minutes", [rows[0], _row("50 points", 5, 9, 12, above="Points to reach")]
    )
    assert len(png) < 60_000


@pytest.mark.parametrize("count", [1, 14])
def test_every_row_has_its_place(count: int) -> None:
    picture = _drawn(*[_row("x" * 90, 3, 5, 8, now=number == 0, above="y" * 90) for number in range(count)])
    assert picture.width == 1000
    assert picture.height - _drawn(_row("x", 3, 5, 8)).height == (count - 1) * 66


@pytest.mark.parametrize("high", [0.2, 1, 7, 59, 400, 5000])
def test_any_length_fits_on_the_scale(high: float) -> None:
    assert _drawn(_row("now", high / 4, high / 2, high, now=True)).width == 1000
