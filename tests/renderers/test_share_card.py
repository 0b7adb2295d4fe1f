"""The card of a finished game: the same for the same game, small enough, and for whatever people are called."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.i18n import localizer
from renderers import canvas
from renderers.cards import share_card as card
from renderers.cards.share_card import ShareCardImage, ShareCardLine, draw_share_card

MOST = 100_000
"""Bytes."""
LONG = "Wilhelmina Featherstonehaugh-Cholmondeley"
NAMES = ("Ann", LONG, "ゆき", "שרה", "", "W" * 40, "🦊", "Gus", "Hal", "Ida")
SPEAK = localizer("en", "magic_numbers")


def full(players: int = 10, headline: str = "", told: str = "") -> ShareCardImage:
    """Return a card that is as full as it can be."""
    lines = [
        ShareCardLine(
            seat, seat + 1, NAMES[seat], str(30 - seat), "1043", ("▲ 43", "▼ 4", "●")[seat % 3], "★ Out of nowhere"
        )
        for seat in range(players)
    ]
    curves = [[(at * (seat + 2)) % 31 for at in range(400)] for seat in range(players)]
    throws = [(seat % players, (6, 4, 8, 10)[seat % 4], 1 + seat % 4) for seat in range(8)]
    return ShareCardImage(
        headline or f"{LONG} won it with somebody else's 4 in the very last of all moments",
        "Magic Numbers · 22 November 2026 · table 123456",
        told or "Ann gives the 4 away. " * 8,
        lines,
        throws,
        curves,
        400,
    )


@pytest.mark.parametrize("players", [2, 4, 10])
def test_the_fullest_card_is_drawn_alike_each_time_and_small_enough(players: int) -> None:
    png = draw_share_card(full(players), SPEAK)
    assert png == draw_share_card(full(players), SPEAK)
    assert len(png) <= MOST
    with Image.open(io.BytesIO(png)) as image:
        assert image.width == 1000
        assert image.height <= 1500


def test_what_there_is_not_takes_no_room() -> None:
    def height(what: ShareCardImage) -> int:
        with Image.open(io.BytesIO(draw_share_card(what, SPEAK))) as image:
            return image.height

    whole = full(3)
    assert height(replace(whole, curves=())) < height(whole)
    assert height(replace(whole, curves=(), told="", throws=())) < height(replace(whole, curves=()))
    # Nobody has moved: there is no curve to draw.
    assert height(replace(whole, curves=((0,), (0,), (0,)))) == height(replace(whole, curves=()))


@pytest.mark.parametrize("text", ["Ann won", full().headline, "W" * 200, "a " * 300, ""])
def test_a_text_is_set_in_the_lines_it_may_have(text: str) -> None:
    for wide, most in ((700, 2), (300, 3)):
        size, lines = canvas.setting(text, card.SIZES, wide, most)
        assert len(lines) <= most
        assert all(canvas.text_layout.width(line, size) <= wide for line in lines)


def test_each_player_s_line_and_curve_is_in_the_picture() -> None:
    drawn = draw_share_card(full(4), SPEAK)
    for changed in (
        replace(full(4), lines=[replace(line, points="7") for line in full(4).lines]),
        replace(full(4), lines=[replace(line, badge="") for line in full(4).lines]),
        replace(full(4), lines=[replace(line, rating="", change="") for line in full(4).lines]),
        replace(full(4), curves=[*full(4).curves[:3], [0] * 400]),
        replace(full(4), throws=full(4).throws[:3]),
        replace(full(4), told="Ann."),
    ):
        assert draw_share_card(changed, SPEAK) != drawn
