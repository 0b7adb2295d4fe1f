"""Text shaped and drawn by HarfBuzz: every script as its readers write it, the same pixels on every machine.

The Unicode bidirectional algorithm says in which order a line's parts stand; each part is shaped in one font, script
and direction. Nothing of the machine takes part: fonts are the project's own, and so are the libraries' versions.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

import uharfbuzz as hb
from bidi.wrapper import get_display
from msgspec import Struct
from PIL import Image, ImageChops

from renderers.text import font_selection
from renderers.text.font_selection import EMOJI, MISSING, SCRIPTS, SIGNS, as_picture, ignored
from renderers.text.unicode import grapheme_ends, graphemes, turning

__all__ = ["ShapedInk", "ShapedLine", "draw", "opened", "shaped"]

SMALLER = 0.9
"""An emoji's height beside that of the letters, by which it does not tower above them."""
ABOVE, BELOW = 1.05, 0.4
"""Most distances that letters may reach above and below the line they stand on, in ems."""
SMALLEST = 0.6
"""Scripts that reach further are set smaller, down to this."""
_COMMON = "Zyyy"
_NO_SCRIPT = (_COMMON, "Zinh", "Zzzz")
_LEVEL = (*_NO_SCRIPT, "Latn", "Grek", "Cyrl")
"""Scripts whose letters stay as large as they are, whatever marks are piled upon them."""
_APART = (*_LEVEL, "Hani", "Hira", "Kana", "Hang")
"""Scripts whose letters touch no other. They stand on whole pixels: the same letter looks the same, and a picture
takes less."""
_LANGUAGE = "und"
"""HarfBuzz would take the machine's otherwise."""


class Glyph(NamedTuple):
    """A glyph of a font and where its origin is, in ems from the beginning of the line; y goes up."""

    face: str
    number: int
    x: float
    y: float
    size: float
    """Size in ems: less than 1 if it is set smaller than its neighbours."""
    apart: bool
    """True if it touches no other: it may be moved to a whole pixel."""
    wide: bool
    """True if it takes room; a mark without stands upon the letter before it."""


class ShapedLine(Struct, frozen=True, gc=False):
    """A line of text from left to right, in ems, at no size yet."""

    glyphs: tuple[Glyph, ...]
    width: float
    breaks: tuple[int, ...]
    """Places where the text may be parted: a grapheme cluster ends there (UAX #29), and no glyph has what is on both
    sides."""


class ShapedInk(Struct, frozen=True):
    """Coverage of each pixel by a text (mode L), with the offset of its corner from the baseline origin.

    ``colours`` has the same size (mode RGBA) and holds the parts with colours of their own, if there are any.
    """

    mask: Image.Image
    left: int
    top: int
    colours: Image.Image | None = None


@cache
def _font(face: str) -> hb.Font:
    try:
        blob = hb.Blob.from_file_path(font_selection.FOLDER / face)
    except hb.HarfBuzzError as error:
        raise OSError(str(error)) from error
    font = hb.Font(hb.Face(blob))
    if not font.face.glyph_count:
        raise ValueError(f"{face} is not a font")
    return font


@lru_cache(2048)
def shaped(text: str) -> ShapedLine:
    """Return the text as one line; it may contain any characters."""
    text = _readable(text)
    glyphs: list[Glyph] = []
    ends: set[int] = {len(text)}
    at = 0.0
    codes = [*map(ord, text)]
    for run, backwards in _visual(text, _clusters(text)):
        parts = list(_parts(run))
        for part in reversed(parts) if backwards else parts:
            at = _set(codes, part, backwards, at, glyphs, ends)
    # Half of a conjunct is a glyph of its own for the shaper, and half a letter for its readers.
    return ShapedLine(tuple(glyphs), at, tuple(end for end in grapheme_ends(text) if end in ends))


class _Cluster(NamedTuple):
    """Part of a text that is set in one font (none has it if that is None) and is of one script, Zyyy if of none."""

    start: int
    end: int
    face: str | None
    script: str


def _set(
    codes: Sequence[int], part: _Cluster, backwards: bool, at: float, glyphs: list[Glyph], ends: set[int]
) -> float:
    """Shape a part behind ``at``; returns where it ends."""
    face = part.face or _box()
    buffer = hb.Buffer()
    buffer.cluster_level = hb.BufferClusterLevel.MONOTONE_GRAPHEMES
    if part.face is None:
        buffer.add_str(MISSING)
    else:
        # The text beside it is given as context, so that letters are joined across a change of fonts.
        buffer.add_codepoints(codes, part.start, part.end - part.start)
    buffer.direction = "rtl" if backwards else "ltr"
    buffer.script = part.script
    buffer.language = _LANGUAGE
    font = _font(face)
    hb.shape(font, buffer)
    infos, positions = buffer.glyph_infos, buffer.glyph_positions
    size = SMALLER if face == EMOJI else 1.0 if part.script in _LEVEL else _scale(font, infos, positions)
    unit = size / font.face.upem
    apart = part.script in _APART
    for info, position in zip(infos, positions, strict=True):
        x, y = at + position.x_offset * unit, position.y_offset * unit
        glyphs.append(Glyph(face, info.codepoint, x, y, size, apart, position.x_advance > 0))
        at += position.x_advance * unit
        if part.face is not None:
            ends.add(info.cluster)
    ends.update((part.start, part.end))
    return at


def _scale(font: hb.Font, infos: Sequence[hb.GlyphInfo], positions: Sequence[hb.GlyphPosition]) -> float:
    """Return the scale at which letters that reach too high or too low are drawn, as Tibetan and Burmese do."""
    high, low = ABOVE, BELOW
    for info, position in zip(infos, positions, strict=True):
        extents = font.get_glyph_extents(info.codepoint)
        if extents is not None:
            top = (position.y_offset + extents.y_bearing) / font.face.upem
            high, low = max(high, top), max(low, extents.height / -font.face.upem - top)
    return max(SMALLEST, min(ABOVE / high, BELOW / low))


def _readable(text: str) -> str:
    """Return the text without anything that is no character at all."""
    return text if text.isascii() else re.sub("[\ud800-\udfff]", MISSING, text)


def _visual(text: str, clusters: Sequence[_Cluster]) -> Iterator[tuple[Sequence[_Cluster], bool]]:
    """Yield the runs of one direction in visual order, each with whether it is right to left.

    The clusters of each run are in reading order.
    """
    if text.isascii() or not turning(text):
        yield clusters, False
        return
    levels = _levels(text)
    runs: list[tuple[list[_Cluster], int]] = []
    for cluster in clusters:
        level = levels[cluster.start]
        if runs and runs[-1][1] == level:
            runs[-1][0].append(cluster)
        else:
            runs.append(([cluster], level))
    # Rule L2: from the highest level down, all that stand on it or above it are turned round.
    for level in range(max(levels), 0, -1):
        first = 0
        while first < len(runs):
            last = first
            while last < len(runs) and runs[last][1] >= level:
                last += 1
            runs[first:last] = runs[first:last][::-1]
            first = max(last, first + 1)
    for run, level in runs:
        yield run, bool(level % 2)


def _levels(text: str) -> Sequence[int]:
    """Return the level of each character by the Unicode bidirectional algorithm."""
    # One paragraph: what would end it is blank here.
    line = "".join(" " if unicodedata.bidirectional(char) == "B" else char for char in text)
    # The library shows levels only in its debug output: a number for each byte, behind the text itself.
    told = str(get_display(line, debug=True)).rpartition("\n    levels: [")[2].partition("\n    paragraphs: [")[0]
    of_bytes = [int(level) for level in re.findall(r"Level\(\s*(\d+)", told)]
    starts = (0, *accumulate(len(char.encode()) for char in line))
    if starts[-1] != len(of_bytes):
        raise ValueError("python-bidi tells its levels in another way than it did")
    return [of_bytes[start] for start in starts[:-1]]


def _parts(run: Sequence[_Cluster]) -> Iterator[_Cluster]:
    """Yield the parts of a run of one direction, cut where font or script change."""
    part: _Cluster | None = None
    for cluster in run:
        if part is not None and _fit_together(part, cluster):
            script = part.script if cluster.script == _COMMON else cluster.script
            part = _Cluster(part.start, cluster.end, part.face, script)
            continue
        if part is not None:
            yield part
        part = cluster
    if part is not None:
        yield part


def _fit_together(part: _Cluster, cluster: _Cluster) -> bool:
    same_script = _COMMON in (part.script, cluster.script) or part.script == cluster.script
    return part.face == cluster.face is not None and part.end == cluster.start and same_script


def _clusters(text: str) -> Sequence[_Cluster]:
    """Return the grapheme clusters of a text, each with its font."""
    parts = graphemes(text)
    scripts = [_script(part) for part in parts]
    # Each script in one font for all of the text, if there is one …
    faces: list[str | None] = [_home(part) for part in parts]
    for script in dict.fromkeys(scripts):
        mine = [at for at, other in enumerate(scripts) if other == script and faces[at] not in (EMOJI, None)]
        if len({faces[at] for at in mine}) > 1:
            face = next((face for face in SCRIPTS.get(script, ()) if all(_has(face, parts[at]) for at in mine)), None)
            for at in mine:
                faces[at] = face or faces[at]
    # … each word too: two in one word look like a mistake …
    for word in _words(parts):
        mine = [at for at in word if faces[at] not in (EMOJI, None)]
        if len({faces[at] for at in mine if scripts[at] != _COMMON}) > 1:
            known = dict.fromkeys(face for at in mine for face in SCRIPTS.get(scripts[at], ()))
            face = next((face for face in known if all(_has(face, parts[at]) for at in mine)), None)
            for at in mine:
                faces[at] = face or faces[at]
        # … and brackets and the like in that of the letters beside them.
        beside = next((faces[at] for at in mine if scripts[at] != _COMMON), None)
        for at in mine:
            if scripts[at] != _COMMON:
                beside = faces[at]
            elif beside is not None and _has(beside, parts[at]):
                faces[at] = beside
    found: list[_Cluster] = []
    start = 0
    for part, face, script in zip(parts, faces, scripts, strict=True):
        if part == " " and found and found[-1].face not in (EMOJI, None) and _has(found[-1].face, part):
            face = found[-1].face
        found.append(_Cluster(start, start + len(part), face, script))
        start += len(part)
    return found


def _words(parts: Sequence[str]) -> Iterator[Sequence[int]]:
    """Yield the indices of the parts of each word."""
    word: list[int] = []
    for at, part in enumerate(parts):
        if part != " ":
            word.append(at)
        elif word:
            yield word
            word = []
    yield word


@lru_cache(4096)
def _script(cluster: str) -> str:
    for char in cluster:
        if char.isascii():
            if char.isalpha():
                return "Latn"
            continue
        buffer = hb.Buffer()
        buffer.add_str(char)
        buffer.language = _LANGUAGE
        buffer.guess_segment_properties()
        if (script := buffer.script) and script not in _NO_SCRIPT:
            return str(script)
    return _COMMON


@lru_cache(4096)
def _home(cluster: str) -> str | None:
    """Return the first font that has the cluster; None if there is none."""
    if as_picture(cluster) and _has(EMOJI, cluster):
        return EMOJI
    for face in dict.fromkeys((*SCRIPTS.get(_script(cluster), ()), *SIGNS)):
        if _has(face, cluster):
            return face
    return None


@lru_cache(8192)
def _has(face: str | None, cluster: str) -> bool:
    """Return whether a font has all of a cluster, or parts from which the shaper can compose it."""
    if face is None:
        return False
    font = _font(face)
    for char in cluster:
        if ignored(char) or font.get_nominal_glyph(ord(char)):
            continue
        # Ż from Z and a dot, 쀍 from its three parts. Two marks upon one another are left to fonts that know how.
        apart = unicodedata.normalize("NFD", char)
        if not 1 < len(apart) < (4 if "\uac00" <= char <= "\ud7a3" else 3) or not all(
            font.get_nominal_glyph(ord(part)) for part in apart
        ):
            return False
    return True


@cache
def _box() -> str:
    """Return the font that has the sign for missing characters."""
    return _home(MISSING) or SIGNS[0]


def opened() -> None:
    """Open every font there is.

    Raises:
        OSError, ValueError: one cannot be.
    """
    for face in font_selection.FACES:
        _font(face)


def draw(text: str, size: int) -> ShapedInk:
    """Draw the text in letters of ``size`` pixels.

    Letters reach no higher than 1.05 and no lower than 0.4 of their size, however many marks they carry.
    """
    line = shaped(text)
    above, below, side = round(size * ABOVE), round(size * BELOW), round(size * 0.35)
    wide, tall = round(line.width * size) + 2 * side, above + below
    # A row then has as many bytes as pixels.
    wide += -wide % 4
    brush = hb.RasterDraw()
    brush.extents = hb.RasterExtents(-side, -below, wide, tall, wide)
    coloured: list[Glyph] = []
    moved = 0.0
    for glyph in line.glyphs:
        if glyph.face == EMOJI:
            coloured.append(glyph)
            continue
        font = _font(glyph.face)
        scale = glyph.size * size / font.face.upem
        x = glyph.x * size
        if glyph.wide:
            moved = round(x) - x if glyph.apart else 0.0
        brush.transform = (scale, 0.0, 0.0, scale, x + moved, glyph.y * size)
        brush.draw_glyph(font, glyph.number)
    rendered = brush.render()
    if rendered is None:
        mask = Image.new("L", (wide, tall))
    else:
        mask = Image.frombytes("L", (wide, tall), rendered.buffer, "raw", "L", rendered.extents.stride, -1)
    colours = _painted(coloured, size, (wide, tall), side, above) if coloured else None
    if colours is not None:
        mask = ImageChops.lighter(mask, colours.getchannel("A"))
    box = mask.getbbox() or (0, 0, 1, 1)
    return ShapedInk(mask.crop(box), box[0] - side, box[1] - above, None if colours is None else colours.crop(box))


def _painted(glyphs: Sequence[Glyph], size: int, extent: tuple[int, int], side: int, above: int) -> Image.Image:
    whole = Image.new("RGBA", extent, (0, 0, 0, 0))
    for glyph in glyphs:
        picture, left, top = _picture(glyph.number, size)
        whole.paste(picture, (side + round(glyph.x * size) + left, above - round(glyph.y * size) + top), picture)
    return whole


@lru_cache(128)
def _picture(number: int, size: int) -> tuple[Image.Image, int, int]:
    """Return an emoji, and the offset from its origin to its upper left corner."""
    font = _font(EMOJI)
    scale = SMALLER * size / font.face.upem
    wide, above, below = round(size * 1.3), round(size * ABOVE), round(size * BELOW)
    brush = hb.RasterPaint()
    brush.extents = hb.RasterExtents(0, -below, wide, above + below, 4 * wide)
    brush.transform = (scale, 0.0, 0.0, scale, 0.0, 0.0)
    brush.paint_glyph_or_fail(font, number)
    rendered = brush.render()
    if rendered is None:
        return Image.new("RGBA", (1, 1), (0, 0, 0, 0)), 0, 0
    extent = (rendered.extents.width, rendered.extents.height)
    picture = Image.frombytes("RGBa", extent, rendered.buffer, "raw", "BGRa", rendered.extents.stride, -1)
    return picture.convert("RGBA"), 0, -above
