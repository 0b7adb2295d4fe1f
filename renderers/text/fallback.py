"""Text without a shaper, for machines that HarfBuzz has no wheel for: one letter after the other, as Pillow sets them.

So no letters are joined, conjuncts fall apart, what is read from right to left stands the wrong way round, and emoji
are boxes. It offers what ``renderers.text.harfbuzz`` does.
"""

from __future__ import annotations

import struct
import unicodedata
from functools import cache, lru_cache

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from renderers.text import font_selection
from renderers.text.font_selection import EMOJI, FACES, MISSING, ignored
from renderers.text.unicode import grapheme_ends

__all__ = ["UnshapedInk", "UnshapedLine", "draw", "opened", "shaped"]

_EM = 100
"""Pixels in which a line is measured."""


class UnshapedLine(Struct, frozen=True, gc=False):
    """A line of text, in ems."""

    runs: tuple[tuple[str, str], ...]
    """Runs from left to right: a font and the characters set in it."""
    width: float
    breaks: tuple[int, ...]
    """Return where in the text a grapheme cluster ends."""


class UnshapedInk(Struct, frozen=True):
    """Coverage of each pixel by a text (mode L), and the offset from its baseline origin to the corner."""

    mask: Image.Image
    left: int
    top: int
    colours: Image.Image | None = None


@lru_cache(2048)
def shaped(text: str) -> UnshapedLine:
    """Return the text as one line; it may contain any characters."""
    text = "".join(MISSING if unicodedata.category(char) == "Cs" else char for char in text)
    runs: list[tuple[str, str]] = []
    for char in unicodedata.normalize("NFC", text):
        if ignored(char):
            continue
        face = _home(char)
        if face is None:
            face, char = _home(MISSING) or FACES[0], MISSING
        if runs and runs[-1][0] == face:
            runs[-1] = (face, runs[-1][1] + char)
        else:
            runs.append((face, char))
    return UnshapedLine(
        tuple(runs), sum(_font(face, _EM).getlength(part) for face, part in runs) / _EM, tuple(grapheme_ends(text))
    )


@cache
def _covered(face: str) -> frozenset[int]:
    """Return the characters of a font, read from its character map (formats 4 and 12)."""
    data = (font_selection.FOLDER / face).read_bytes()
    tables = {data[at : at + 4]: struct.unpack(">II", data[at + 8 : at + 16]) for at in _steps(data, 4, 12, 16)}
    start = tables[b"cmap"][0]
    found: set[int] = set()
    for at in _steps(data, start + 2, start + 4, 8):
        table = start + struct.unpack(">I", data[at + 4 : at + 8])[0]
        kind = struct.unpack(">H", data[table : table + 2])[0]
        if kind == 4:
            count = struct.unpack(">H", data[table + 6 : table + 8])[0] // 2
            ends = struct.unpack(f">{count}H", data[table + 14 : table + 14 + 2 * count])
            starts = struct.unpack(f">{count}H", data[table + 16 + 2 * count : table + 16 + 4 * count])
            for first, last in zip(starts, ends, strict=True):
                found.update(range(first, last + 1))
        elif kind == 12:
            for group in _steps(data, table + 14, table + 16, 12):
                first, last = struct.unpack(">II", data[group : group + 8])
                found.update(range(first, last + 1))
    return frozenset(found - {0xFFFF})


def _steps(data: bytes, counter: int, start: int, size: int) -> range:
    # The count of a format 12 map has four bytes; its upper two are 0 in any font kept here.
    count = struct.unpack(">H", data[counter : counter + 2])[0]
    return range(start, start + size * count, size)


@lru_cache(4096)
def _home(char: str) -> str | None:
    return next((face for face in FACES if face != EMOJI and ord(char) in _covered(face)), None)


@lru_cache(64)
def _font(face: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font_selection.FOLDER / face, size, layout_engine=ImageFont.Layout.BASIC)


def opened() -> None:
    """Open every font there is.

    Raises:
        OSError, ValueError, LookupError, struct.error: one cannot be.
    """
    for face in FACES:
        _covered(face)
        _font(face, _EM)


def draw(text: str, size: int) -> UnshapedInk:
    """Draw the text in letters of ``size`` pixels, as high and as low as ``renderers.text.harfbuzz.draw`` does."""
    line = shaped(text)
    above, below, side = round(size * 1.05), round(size * 0.4), round(size * 0.35)
    drawn = Image.new("L", (round(line.width * size) + 2 * side, above + below))
    pen = ImageDraw.Draw(drawn)
    at = float(side)
    for face, part in line.runs:
        font = _font(face, size)
        pen.text((round(at), above), part, fill=255, font=font, anchor="ls")
        at += _font(face, _EM).getlength(part) * size / _EM
    box = drawn.getbbox() or (0, 0, 1, 1)
    return UnshapedInk(drawn.crop(box), box[0] - side, box[1] - above)
