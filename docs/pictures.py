"""Makes every picture of the documents anew: ``just pictures``. Needs a Chromium, and takes a few minutes.

The film and the photographs are taken of the running product, whose dice, computers and times are the same each time.
So a second run makes the same pictures; whatever has become another one is listed at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PIL import Image, ImageChops, ImageSequence

from docs import draw, draw_architecture, draw_portal, film, photograph, picture_texts

IMAGES = draw.DOCS / "images"
BARELY, FEW = 32, 24
"""Steps of a colour's 256, and pixels, by which a browser's smooth edges may differ from one run to the next: pixels
count that differ by more steps."""


class _Moment(NamedTuple):
    """One picture of a film, and for how many milliseconds it is shown (0: it is the only one)."""

    picture: Image.Image
    stays: int


async def take() -> None:
    """Film and photograph the product, and store the words in the pictures."""
    picture_texts.store(await film.film(), await photograph.photograph())


def difference(old: bytes, new: bytes) -> str:
    """Return in words how two pictures differ; an empty string if nobody could see it."""
    before, after = list(_moments(old)), list(_moments(new))
    if len(before) != len(after):
        return f"{len(after)} pictures, was {len(before)}"
    found = []
    for number, (one, other) in enumerate(zip(before, after, strict=True), 1):
        where = f"picture {number}: " if len(after) > 1 else ""
        if one.picture.size != other.picture.size or one.stays != other.stays:
            found.append(f"{where}{other.picture.size}, {other.stays} ms, was {one.picture.size}, {one.stays} ms")
        else:
            apart = ImageChops.difference(one.picture, other.picture).convert("L")
            apart = apart.point(lambda step: 255 * (step > BARELY))
            if apart.histogram()[255] > FEW:
                found.append(f"{where}other pixels in {apart.getbbox()}")
    return "; ".join(found)


def _moments(file: bytes) -> Iterator[_Moment]:
    with Image.open(io.BytesIO(file)) as image:
        for each in ImageSequence.Iterator(image):
            each.load()
            yield _Moment(each.convert("RGB"), int(each.info.get("duration", 0)))


def settle(before: dict[Path, bytes]) -> Iterator[str]:
    """Yield which pictures are others than ``before``, and put back those files whose pictures are the same."""
    for path in sorted({*before, *IMAGES.iterdir()}):
        old, new = before.get(path), path.read_bytes() if path.exists() else None
        if old is None or new is None:
            yield f"{path.name}: {'new' if old is None else 'gone'}"
        elif old != new:
            what = "drawn otherwise" if path.suffix == ".svg" else difference(old, new)
            if what:
                yield f"{path.name}: {what}"
            else:
                path.write_bytes(old)


def main() -> None:
    """Make all pictures and say which are others than before."""
    before = {path: path.read_bytes() for path in IMAGES.iterdir()}
    words = picture_texts.STORED.read_text(encoding="utf-8") if picture_texts.STORED.exists() else ""
    with contextlib.redirect_stdout(io.StringIO()):
        for name in draw.NAMES:
            draw.draw(name, IMAGES)
    draw_architecture.PICTURE.write_text(draw_architecture.picture(), encoding="utf-8")
    draw_portal.draw()
    asyncio.run(take())
    changed = list(settle(before))
    if words != picture_texts.STORED.read_text(encoding="utf-8"):
        changed.append(f"{picture_texts.STORED.name}: other words; look at the pictures and at their alt texts")
    print("\n".join(changed) or "All pictures are as they were.")


if __name__ == "__main__":
    main()
