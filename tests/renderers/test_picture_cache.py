"""Tests of pictures that are kept packed while nobody plays: they come back pixel for pixel."""

from __future__ import annotations

import gc
import random

import pytest
from PIL import Image

import renderers
from bot.i18n import localizer
from bot.rendering import samples, worker
from bot.ui.games import playable_games
from renderers import picture_cache
from renderers.canvas import Sheet, Stamp

SIDE = 200


def noise(mode: str = "L") -> Image.Image:
    pixels = random.Random(1).randbytes(SIDE * SIDE)
    return Image.frombytes("L", (SIDE, SIDE), pixels).convert(mode)


def pack() -> None:
    for _ in picture_cache.pack_pictures():
        pass


@pytest.mark.parametrize("mode", ["L", "1"])
def test_a_packed_picture_comes_back_pixel_for_pixel(mode: str) -> None:
    drawn = picture_cache.lru_cache(1)(lambda: noise(mode))
    pack()
    assert drawn()._im is not None
    pack()
    assert drawn()._im is None
    assert drawn().tobytes() == noise(mode).tobytes()
    assert drawn().copy().tobytes() == noise(mode).tobytes()


def test_a_picture_that_is_used_stays_unpacked_until_it_is_not_used() -> None:
    drawn = picture_cache.lru_cache(1)(lambda: Stamp(noise(), noise("1")))
    drawn()
    pack()
    board = Sheet(Image.new("L", (SIDE, SIDE)))
    board.stamp(drawn(), 0, 0)
    pack()
    assert drawn().image._im is not None
    pack()
    assert drawn().image._im is None
    again = Sheet(Image.new("L", (SIDE, SIDE)))
    again.stamp(drawn(), 0, 0)
    assert again._image.tobytes() == board._image.tobytes()


def test_a_picture_that_has_left_its_cache_is_forgotten() -> None:
    drawn = picture_cache.lru_cache(1)(lambda number: Image.new("L", (SIDE, SIDE), number))
    before = len(picture_cache._large)
    for number in range(5):
        drawn(number)
    gc.collect()
    assert len(picture_cache._large) <= before + 1


@pytest.mark.parametrize("game", playable_games())
def test_boards_are_the_same_after_all_that_they_are_made_of_was_packed(game: str) -> None:
    jobs = samples.rules_page_pictures(game)

    def drawn() -> list[bytes]:
        found = [worker._answer((*job,)) for job in jobs]
        return [each[0] for each in found if each is not None]

    before = drawn()
    pack()
    pack()
    packed = [ref() for ref in picture_cache._large.values()]
    assert any(image is not None and image._im is None for image in packed)
    assert drawn() == before
    assert renderers.load(game).alt(jobs[0].view, jobs[0].names, localizer(game=game))
