"""The picture of a leaderboard: the same bytes for the same lines, whatever people are called, small enough to send."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from renderers.cards.leaderboard import LeaderboardLine, draw_leaderboard

NASTY = ("", "\u202eevil", "W" * 32, "نועה محمد", "Z̷̡̛̺̖̑̐͝algo", "🐉🐉🐉", "さくらもち", "a\nb", "\u200b", "𝕲𝖑𝖎𝖙𝖈𝖍")


def lines(names: tuple[str, ...]) -> list[LeaderboardLine]:
    return [
        LeaderboardLine(place, name, 1700 - 90 * place, "12 wins of 20") for place, name in enumerate(names, start=1)
    ]


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png))


def test_ten_lines_are_near_square_and_small() -> None:
    png = draw_leaderboard("Leaderboard: Sibling Rivalry", "everywhere · all time", lines(NASTY), "Somebody")
    width, height = opened(png).size
    assert (width, 0.9 * width < height < 1.1 * width) == (1000, True)
    assert len(png) < 80_000
    assert png == draw_leaderboard("Leaderboard: Sibling Rivalry", "everywhere · all time", lines(NASTY), "Somebody")


@settings(max_examples=25, deadline=None)
@given(name=st.text(max_size=40), place=st.none() | st.integers(1, 10**7), score=st.integers(-2000, 5000))
def test_any_name_place_and_rating_can_be_drawn(name: str, place: int | None, score: int) -> None:
    assert draw_leaderboard(
        "L", "a", [LeaderboardLine(place, name, score, "0 wins of 1", mine=True)], "Somebody"
    ).startswith(b"\x89PNG")


def test_a_name_that_cannot_be_seen_is_replaced() -> None:
    unseen = draw_leaderboard("L", "a", [LeaderboardLine(1, "\u200b\u202e", 1000, "x")], "Somebody")
    assert unseen == draw_leaderboard("L", "a", [LeaderboardLine(1, "Somebody", 1000, "x")], "Nobody")


@pytest.mark.parametrize("difference", ["place", "name", "score", "told", "mine"])
def test_everything_about_a_line_is_seen(difference: str) -> None:
    one = LeaderboardLine(1, "Ann", 1400, "2 wins of 3")
    changed = {"place": 2, "name": "Ben", "score": 1390, "told": "1 win of 3", "mine": True}
    other = LeaderboardLine(
        **{**{name: getattr(one, name) for name in one.__struct_fields__}, difference: changed[difference]}
    )
    assert draw_leaderboard("L", "a", [one], "Somebody") != draw_leaderboard("L", "a", [other], "Somebody")
