"""Text in pixels: any name, in any script, measured and cut to a width, the same on every machine.

Pillow's basic layout is used, never libraqm: that one loads fribidi from the machine it runs on, so a name
would be drawn differently, or not joined at all, elsewhere. What names need of it is done here.
"""

from __future__ import annotations

import re
import struct
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from renderers.scripts import visual_order

__all__ = ["clean", "fit", "mask", "width"]

FOLDER = Path(__file__).parent / "fonts"
CHAIN = (
    "Fredoka-SemiBold",
    "NotoSans-SemiBold",
    "NotoSansArabic-SemiBold",
    "NotoSansHebrew-SemiBold",
    "NotoSansDevanagari-SemiBold",
    "NotoSansThai-SemiBold",
    "NotoSansArmenian-SemiBold",
    "NotoSansGeorgian-SemiBold",
    "NotoSansBengali-SemiBold",
    "NotoSansTamil-SemiBold",
    "NotoSansJP-Medium",
    "NotoSansKR-Medium",
    "NotoSansSC-Medium",
    "NotoEmoji-SemiBold",
    "NotoSansSymbols2-Regular",
)
"""The fonts in the order they are asked for a character."""

MISSING = "□"
"""Stands for a character that no font here has."""

LONGEST = 48
"""No name keeps more characters than this, whatever width there is."""

_ALIKE = str.maketrans("→", "➝")
"""What no font here has, and what is drawn in its place."""

_DROPPED = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0x1F3FB, 0x1F400), *range(0xE0000, 0xE01F0))))
_JOINER = "\u200d"


@lru_cache(2048)
def clean(name: str) -> str:
    """The name on one line, without what would break one; empty if nothing visible is left.

    Compatibility letters become plain ones, a joined emoji its first part, and no letter keeps more than two
    marks above or below it.
    """
    kept: list[str] = []
    marks = 0
    joined = False
    for char in unicodedata.normalize("NFKC", name[: 8 * LONGEST]):
        kind = unicodedata.category(char)
        if char == _JOINER:
            joined = True
            continue
        if char in _DROPPED or kind in ("Cf", "Cs", "Co"):
            continue
        if joined and kind == "So":
            joined = False
            continue
        joined = False
        if kind[0] in "ZC":
            char = " "
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= 2 and kind != "Me":
            kept.append(char)
    plain = " ".join("".join(kept).split())
    if not any(unicodedata.category(char)[0] not in "MZ" for char in plain):
        return ""
    return plain if len(plain) <= LONGEST else _whole(plain[: LONGEST - 1]) + "…"


@cache
def _covered(font: str) -> frozenset[int]:
    """The characters a font has, read from its character map (formats 4 and 12)."""
    data = (FOLDER / f"{font}.ttf").read_bytes()
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


@lru_cache(64)
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / f"{name}.ttf", size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(4096)
def _home(word: str) -> str | None:
    """The first font that has all of the word's characters."""
    return next((font for font in CHAIN if all(ord(char) in _covered(font) for char in word)), None)


@lru_cache(2048)
def _runs(text: str) -> Sequence[tuple[str, str]]:
    """The text as it is seen from left to right, cut where the font changes: ``(font, characters)``."""
    runs: list[tuple[str, str]] = []
    for word in re.findall(r" |[^ ]+", visual_order(text.translate(_ALIKE))):
        # A word is set in one font where one has all of it: two in one word look like a mistake.
        whole = _home(word)
        for char in (word,) if whole else word:
            font = whole or _home(char)
            if font is None:
                if unicodedata.category(char)[0] == "M":
                    continue
                font, char = _home(MISSING) or CHAIN[0], MISSING
            if runs and runs[-1][0] == font:
                runs[-1] = (font, runs[-1][1] + char)
            else:
                runs.append((font, char))
    return tuple(runs)


@lru_cache(4096)
def width(text: str, size: int) -> int:
    """How many pixels wide the text is in letters of ``size`` pixels."""
    return round(sum(_font(font, size).getlength(part) for font, part in _runs(text)))


@lru_cache(2048)
def fit(text: str, size: int, limit: int) -> str:
    """The text, or as much of its beginning as fits into ``limit`` pixels with an ellipsis behind it."""
    if width(text, size) <= limit:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(_whole(text[:middle]) + "…", size) <= limit:
            low = middle
        else:
            high = middle - 1
    return _whole(text[:low]) + "…"


def _whole(text: str) -> str:
    return text.rstrip(" -–·.,")


@lru_cache(512)
def mask(text: str, size: int) -> tuple[Image.Image, int, int]:
    """How much of each pixel the text covers (mode L), with the way from its origin on the baseline to the corner.

    Letters reach no higher than 1.05 and no lower than 0.4 of their size, however many marks they carry.
    """
    above, below, side = round(size * 1.05), round(size * 0.4), round(size * 0.35)
    drawn = Image.new("L", (width(text, size) + 2 * side, above + below))
    draw = ImageDraw.Draw(drawn)
    at = float(side)
    for font, part in _runs(text):
        face = _font(font, size)
        draw.text((round(at), above), part, fill=255, font=face, anchor="ls")
        at += face.getlength(part)
    box = drawn.getbbox() or (0, 0, 1, 1)
    return drawn.crop(box), box[0] - side, box[1] - above
