"""Palette and seats' marks: few colours, and no seat distinguished by colour alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from renderers import sprites, theme
from renderers.canvas import Sheet, painted
from renderers.theme import Colour


def lightness(colour: Colour) -> float:
    """Relative luminance, as web accessibility guidelines define it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((lightness(one), lightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_palette_fits_into_one_byte_and_has_every_named_colour() -> None:
    palette = theme.palette()
    assert len(palette) <= 256
    assert len(set(palette)) == len(palette)
    for colour in (theme.PANEL, theme.LAMP, *theme.SEATS, *theme.GLOW):
        assert palette[theme.index(colour)] == colour


def test_a_colour_painted_is_the_colour_pasted() -> None:
    for at, colour in enumerate(theme.palette()):
        assert painted((1, 1), colour, lambda brush: None, 1).getpixel((0, 0)) == at


@pytest.mark.parametrize("ground", [theme.PANEL, theme.PATCH, theme.LIT, theme.sky(0.0), theme.sky(0.99)])
def test_writing_is_readable_on_every_ground(ground: Colour) -> None:
    assert contrast(theme.CREAM, ground) >= 7
    assert contrast(theme.MUTED, ground) >= 4
    assert contrast(theme.LAMP, ground) >= 4.5


@pytest.mark.parametrize(
    "fill", [*theme.SEATS, theme.CREAM, theme.LAMP, theme.GIFT, theme.BLUE, theme.GOOD, theme.EVIL]
)
def test_dark_writing_is_readable_on_every_bright_thing(fill: Colour) -> None:
    assert contrast(theme.INK, fill) >= 4.5


def grey(stamp_seat: int) -> bytes:
    """Return the outline of a seat's badge without its colour."""
    cover = sprites.badge_stamp(stamp_seat, 24, theme.PANEL).cover
    assert cover is not None
    return cover.convert("L").tobytes()


def test_ten_seats_have_ten_shapes() -> None:
    for one, other in combinations(range(10), 2):
        differing = sum(a != b for a, b in zip(grey(one), grey(other), strict=True))
        assert differing > 100, f"the shapes of seats {one} and {other} look alike"


def test_a_sheet_leaves_its_background_alone() -> None:
    background = Image.new("L", (40, 40), 3)
    sheet = Sheet(background)
    sheet.box(0, 0, 20, 20, theme.LAMP)
    assert background.getextrema() == (3, 3)
