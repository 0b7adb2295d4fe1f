"""Text in pixels: any name, in any script, measured, cut and broken to a width, the same on every machine.

HarfBuzz shapes and draws it (``renderers.text.harfbuzz``); where there is none for the machine, Pillow does what it can
(``renderers.text.fallback``). Nothing here takes a cluster apart: what the shaper says belongs together stays so.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from PIL import Image

from renderers.text.font_selection import FACES, MISSING
from renderers.text.unicode import formatting, mark, spacing, visible

if TYPE_CHECKING:
    from renderers.text.harfbuzz import ShapedInk, ShapedLine

SHAPED = find_spec("uharfbuzz") is not None and find_spec("bidi") is not None
"""True if there is a shaper for this machine; without one, letters stand one after the other."""

UNSHAPED = (
    "names are drawn letter by letter, as HarfBuzz cannot be had on this machine: some scripts do not come out right"
)
"""The warning for that case."""

SOFT_HYPHEN = "\u00ad"
"""Soft hyphen: a word may be parted there, and nothing is drawn if it is not."""

__all__ = [
    "FACES", "LONGEST", "MISSING", "SHAPED", "SOFT_HYPHEN", "UNSHAPED", "beginning", "broken", "clean", "fit", "ink",
    "mask", "opened", "shorter", "width",
]  # fmt: skip


@cache
def _way() -> Any:
    """Return the text drawing module, imported when it is first needed."""
    return import_module("renderers.text.harfbuzz" if SHAPED else "renderers.text.fallback")


def shaped(text: str) -> ShapedLine:
    """Return the text as one line, without a size."""
    line: ShapedLine = _way().shaped(text)
    return line


def draw(text: str, size: int) -> ShapedInk:
    """Return the text drawn in letters of ``size`` pixels."""
    drawn: ShapedInk = _way().draw(text, size)
    return drawn


def opened() -> None:
    """Open every font there is.

    Raises:
        OSError, ValueError, LookupError, struct.error: one cannot be.
    """
    _way().opened()


LONGEST = 48
"""No name keeps more characters than this, whatever width there is."""
_PILE = 2
"""Number of marks of no script that a letter keeps, such as accents …"""
_STACK = 6
"""… and how many of its own script: Tibetan and Burmese need some."""

_ZWNJ, _ZWJ = "\u200c", "\u200d"
_KEYCAP = "\u20e3"
_FLAG = "\U0001f3f4"


@lru_cache(2048)
def clean(name: str) -> str:
    """Return the name on one line; empty if nothing visible is left.

    Characters that would break the line or turn the text around it are removed; the others stay what they are, emoji
    sequences whole. No letter keeps more than two accents, or six marks of its own script.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name[: 8 * LONGEST]):
        last = kept[-1] if kept else " "
        if char in (_ZWJ, _ZWNJ):
            # Between letters that it parts or joins, or pictures that it joins.
            if ord(last) > 0x2FF and last not in (_ZWJ, _ZWNJ):
                kept.append(char)
            continue
        if "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef":
            if last != " " and not _selects(last) and last not in (_ZWJ, _ZWNJ):
                kept.append(char)
            continue
        if "\U000e0020" <= char <= "\U000e007f" and (last == _FLAG or "\U000e0020" <= last <= "\U000e007e"):
            kept.append(char)
            continue
        if formatting(char):
            continue
        if spacing(char):
            char = " "
        if mark(char):
            marks += 1
            around = unicodedata.category(char) == "Me" and char != _KEYCAP
            if last == " " or marks > (_PILE if _accent(char) else _STACK) or around:
                continue
        else:
            marks = 0
        kept.append(char)
    plain = " ".join("".join(kept).split())
    plain = plain.rstrip(_ZWJ + _ZWNJ)
    return shorter(plain, LONGEST) if visible(plain) else ""


def _selects(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _accent(char: str) -> bool:
    code = ord(char)
    return any(first <= code <= last for first, last in _ACCENTS)


_ACCENTS = ((0x300, 0x36F), (0x483, 0x489), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))


def shorter(text: str, most: int) -> str:
    """Return the text in at most ``most`` characters, without cutting a grapheme cluster.

    A longer text ends in an ellipsis.
    """
    return text if len(text) <= most else _whole(beginning(text, most - 1)) + "…"


def beginning(text: str, most: int) -> str:
    """Return the longest beginning of the text within ``most`` characters that cuts no cluster."""
    if len(text) <= most or (text.isascii() and "\r" not in text):
        return text[:most]
    # Text far behind the end does not change how the beginning is parted.
    ends = shaped(text[: most + _BEHIND]).breaks
    return text[: max((end for end in ends if end <= most), default=0)]


_BEHIND = 64
"""Number of further characters that are shaped. A cluster that reaches further is taken for one that ends there, which
is behind ``most`` anyway."""


@lru_cache(4096)
def width(text: str, size: int) -> int:
    """Return the width of the text in pixels, in letters of ``size`` pixels."""
    return round(shaped(text).width * size)


@lru_cache(2048)
def fit(text: str, size: int, limit: int) -> str:
    """Return the text, or its beginning with an ellipsis, cut to fit into ``limit`` pixels."""
    text = text[: 8 * LONGEST]
    if width(text, size) <= limit:
        return text
    ends = (0, *shaped(text).breaks)
    low, high = 0, len(ends) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if round(shaped(_whole(text[: ends[middle]]) + "…").width * size) <= limit:
            low = middle
        else:
            high = middle - 1
    return _whole(text[: ends[low]]) + "…"


def _whole(text: str) -> str:
    return text.rstrip(" -–·.," + _ZWJ + _ZWNJ)


_NOT_FIRST = frozenset(
    "、。，．・：；？！゛゜ヽヾゝゞ々ー）〕］｝〉》」』】〙〗〟’”»)]}!?,.:;%…‥〜～–％"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
)
"""No line of Japanese begins with these (JIS X 4051) …"""
_NOT_LAST = frozenset("（〔［｛〈《「『【〘〖〝‘“«([{¥￥$＄#＃")
"""… and none ends with these."""


@lru_cache(512)
def broken(text: str, size: int, *limits: int, most: int | None = None) -> tuple[str, ...]:
    """Return the text in lines no wider than ``limits``, the last of which holds for all following lines.

    If there would be more than ``most`` lines, the last one has all the rest.

    Lines end between words, at soft hyphens, and in Chinese and Japanese between any two characters that may be
    separated. A piece that cannot be broken may be too wide.
    """
    lines: list[str] = []
    for piece in _pieces(text[: 64 * LONGEST]):
        limit = limits[min(len(lines), len(limits)) - 1] if lines else limits[0]
        if lines and (len(lines) == most or width(_hyphenated(lines[-1] + piece), size) <= limit):
            lines[-1] += piece
        else:
            lines.append(piece)
    return tuple(map(_hyphenated, lines))


def _hyphenated(line: str) -> str:
    """Return the line as it is drawn: a soft hyphen is a hyphen at its end, and nothing within it."""
    line = line.rstrip()
    return line.replace(SOFT_HYPHEN, "") + "-" * line.endswith(SOFT_HYPHEN)


def _pieces(text: str) -> list[str]:
    """Return the pieces that must not be broken, each with the space after it."""
    found: list[str] = []
    for word in re.findall(r"[^ \t\n\u3000]+", text):  # Not at spaces that keep together.
        if word.isascii() or not any(map(_eastern, word)):
            found += re.findall(f"[^{SOFT_HYPHEN}]*{SOFT_HYPHEN}+|[^{SOFT_HYPHEN}]+", word)
        else:
            first = 0
            for at in shaped(word).breaks:
                parted = at == len(word) or (
                    (_eastern(word[at - 1]) or _eastern(word[at]))
                    and word[at] not in _NOT_FIRST
                    and word[at - 1] not in _NOT_LAST
                )
                if parted:
                    found.append(word[first:at])
                    first = at
        found[-1] += " "
    return found


def _eastern(char: str) -> bool:
    """Return whether the character is of a script without spaces whose lines may end almost anywhere."""
    return any(first <= char <= last for first, last in _EASTERN)


_EASTERN = (
    ("\u2e80", "\u312f"), ("\u3190", "\ua4cf"), ("\uf900", "\ufaff"), ("\uff01", "\uff9f"),
    ("\U00020000", "\U0003ffff"),
)  # fmt: skip


@lru_cache(512)
def ink(text: str, size: int) -> ShapedInk:
    """Return the text in letters of ``size`` pixels: its coverage, and its colours if it has its own.

    Letters reach no higher than 1.05 and no lower than 0.4 of their size, however many marks they carry.
    """
    return draw(text[: 8 * LONGEST], size)


def mask(text: str, size: int) -> tuple[Image.Image, int, int]:
    """Return the text's coverage of each pixel (mode L), and the offset of its corner.

    The offset is from the text's origin on the baseline.
    """
    drawn = ink(text, size)
    return drawn.mask, drawn.left, drawn.top
