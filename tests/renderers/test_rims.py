"""Rims of letters: grown step by step, they are what Pillow's filter makes."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageOps

from renderers import canvas


@pytest.mark.parametrize("reach", [1, 2, 3, 4, 8, 10, 14])
def test_a_rim_is_the_lightest_pixel_of_the_square_around_each(reach: int) -> None:
    rng = random.Random(reach)
    for size in ((1, 1), (3, 40), (31, 7), (60, 50)):
        image = Image.frombytes(
            "L", size, bytes(rng.choice((0, 0, 0, rng.randrange(256))) for _ in range(size[0] * size[1]))
        )
        filtered = ImageOps.expand(image, reach).filter(ImageFilter.MaxFilter(2 * reach + 1))
        assert canvas.widened(image, reach).tobytes() == filtered.tobytes()


def test_a_wider_rim_takes_steps_that_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Image.Image] = []

    def lighter(one: Image.Image, other: Image.Image) -> Image.Image:
        asked.append(one)
        return one

    monkeypatch.setattr(ImageChops, "lighter", lighter)
    canvas.widened(Image.new("L", (9, 9)), 40)
    assert len(asked) == 2 * 7, "in each of two dimensions: twice as wide each time, up to 81 pixels"
