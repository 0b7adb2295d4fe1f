"""The boards in the documents are what the renderers draw now, from records that hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from docs.draw import DOCS, NAMES, draw
from games.record import parse, replay


def _difference(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_in_the_documents_is_current(name: str, tmp_path: Path) -> None:
    # Pixels, not bytes: what a compressor makes of them may differ from one processor to another.
    with Image.open(DOCS / "images" / name) as kept, Image.open(draw(name, tmp_path)) as drawn:
        same = (
            kept.size == drawn.size and not ImageChops.difference(kept.convert("RGB"), drawn.convert("RGB")).getbbox()
        )
    assert same, f"docs/images/{name} is out of date: uv run python docs/draw.py draws it again"


@pytest.mark.parametrize("path", sorted((DOCS / "examples").glob("*.json")), ids=lambda path: path.stem)
def test_an_example_record_is_a_whole_game_with_checked_dice(path: Path) -> None:
    record = parse(path.read_bytes())
    *_, last = replay(record)
    assert record.commitment
    assert last.number == len(record.actions) > 0
