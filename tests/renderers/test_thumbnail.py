"""The small picture of a game in a list of games."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.ui.games import playable_games
from renderers.cards import thumbnail

MOST = 8_000
"""Bytes of one: a phone loads one for each game."""


@pytest.mark.parametrize("game", [*playable_games(), "nothing"])
def test_it_is_a_small_square_and_the_same_each_time(game: str) -> None:
    png = thumbnail.draw(game)
    with Image.open(io.BytesIO(png)) as image:
        assert image.size == (thumbnail.SIDE, thumbnail.SIDE)
    assert len(png) < MOST
    thumbnail.draw.cache_clear()
    assert thumbnail.draw(game) == png


def test_every_game_has_a_picture_of_its_own() -> None:
    games = [*playable_games(), "nothing"]
    assert len({thumbnail.draw(game) for game in games}) == len(games)
