"""Drawing that is quick because most of it is drawn already.

A sheet is an image of palette indices (mode L), so pasting moves one byte a pixel and saving needs no search
for colours. Whatever is smooth — the background, a shape, a word — is drawn once in full colour at several times
its size, brought to the palette, and kept in a bounded cache as a stamp.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from io import BytesIO
from typing import Self

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageOps

from renderers import png, theme
from renderers.picture_cache import lru_cache
from renderers.text import text_layout
from renderers.theme import Colour

__all__ = ["Brush", "Painter", "Point", "Sheet", "Stamp", "cut_out", "lines", "painted", "smallest", "stamp"]

Point = tuple[float, float]
Box = tuple[float, float, float, float]

FINE = 4
"""Stamps are drawn this many times their size and shrunk."""
RIM = 2.5
"""Pixels of a rim round a letter."""
_NARROW, _SPACE = "\u202f", "\xa0"
"""The narrow space of French, which not every font has, and what is drawn instead."""
COARSE = 3
"""Backgrounds are drawn this many times their size and shrunk."""


class Stamp(Struct, frozen=True):
    """A small picture in palette indices, and (in mode 1) where it covers what is below (None: everywhere)."""

    image: Image.Image
    cover: Image.Image | None

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.image.size


class Brush:
    """Brush for shapes in full colour, in pixels of the finished picture, on a picture ``scale`` times as large."""

    def __init__(self, image: Image.Image, scale: int) -> None:
        self._scale = scale
        self._draw = ImageDraw.Draw(image)

    def _all(self, numbers: Iterable[float]) -> list[float]:
        return [number * self._scale for number in numbers]

    def _inside(self, box: Box) -> list[float]:
        # Pillow (13.0) counts the last pixel in; a box here ends before it.
        x0, y0, x1, y1 = (number * self._scale for number in box)
        return [x0, y0, max(x0, x1 - 1), max(y0, y1 - 1)]

    def oval(self, box: Box, fill: Colour | None, edge: Colour | None = None, thick: float = 0) -> None:
        """Draw an ellipse that fills the box."""
        self._draw.ellipse(self._inside(box), fill, edge, round(thick * self._scale))

    def disc(self, centre: Point, radius: float, fill: Colour) -> None:
        """Draw a filled circle."""
        x, y = centre
        self.oval((x - radius, y - radius, x + radius, y + radius), fill)

    def rounded(
        self, box: Box, radius: float, fill: Colour | None, edge: Colour | None = None, thick: float = 0
    ) -> None:
        """Draw a rectangle with round corners."""
        self._draw.rounded_rectangle(
            self._inside(box), radius * self._scale, fill, edge, max(1, round(thick * self._scale))
        )

    def rect(self, box: Box, fill: Colour) -> None:
        """Draw a filled rectangle."""
        self._draw.rectangle(self._inside(box), fill)

    def polygon(self, points: Sequence[Point], fill: Colour, soft: float = 0) -> None:
        """Draw a filled polygon; ``soft`` rounds its corners outwards, in pixels."""
        flat = [(x * self._scale, y * self._scale) for x, y in points]
        self._draw.polygon(flat, fill)
        if soft:
            self.line((*points, points[0]), fill, 2 * soft)

    def line(self, points: Sequence[Point], fill: Colour, thick: float) -> None:
        """Draw a line through the points, with round ends and corners."""
        flat = [(x * self._scale, y * self._scale) for x, y in points]
        self._draw.line(flat, fill, round(thick * self._scale))
        for point in points:
            self.disc(point, thick / 2, fill)

    def arc(self, box: Box, start: float, end: float, fill: Colour, thick: float) -> None:
        """Part of an ellipse's line, in degrees clockwise from three o'clock."""
        self._draw.arc(self._inside(box), start, end, fill, round(thick * self._scale))

    def word(self, centre: Point, text: str, size: float, fill: Colour, rim: Colour | None = None) -> None:
        """Draw a short word centred on a point, with a ``rim`` round it where it may stick out of what is below."""
        letters, _, _ = text_layout.mask(text, round(size * self._scale))
        if rim is not None:
            thick = round(RIM * self._scale)
            wide = widened(letters, thick)
            x, y = (middle * self._scale - length / 2 for middle, length in zip(centre, wide.size, strict=True))
            self._draw.bitmap((round(x), round(y)), wide, rim)
        x = centre[0] * self._scale - letters.width / 2
        y = centre[1] * self._scale - letters.height / 2
        self._draw.bitmap((round(x), round(y)), letters, fill)


def widened(mask: Image.Image, by: int) -> Image.Image:
    """Return a mask with ``by`` pixels more on each side, each pixel the greatest of those at most ``by`` away.

    The square is the sum of its sides, and a side of the halves before it: a hundredth of what a ``MaxFilter`` does.
    """
    wide = ImageOps.expand(mask, 2 * by)
    width, height = wide.size
    for right, down in ((1, 0), (0, 1)):
        seen = 1
        while seen < 2 * by + 1:
            step = min(seen, 2 * by + 1 - seen)
            x, y = right * step, down * step
            wide = ImageChops.lighter(wide, wide.crop((x, y, width + x, height + y)))
            seen += step
    return wide.crop((0, 0, width - 2 * by, height - 2 * by))


Painter = Callable[[Brush], None]
_NOWHERE: Colour = (255, 0, 255)


@cache
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(_flat_palette())
    return image


@cache
def _flat_palette() -> bytes:
    return bytes(part for colour in theme.palette() for part in colour)


def _indices(image: Image.Image) -> Image.Image:
    mapped = image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)
    return Image.frombytes("L", mapped.size, mapped.tobytes())


_UNPACKED = b"P5 %d %d 255\n"
"""The head of a picture in the format PGM, before its pixels."""


def indices(file: bytes) -> Image.Image:
    """Return the picture of a PNG file, or of one that was left unpacked, as palette indices."""
    if file.startswith(b"P5 "):
        _, width, height, _ = file[: file.index(b"\n")].split()
        return Image.frombytes("L", (int(width), int(height)), file[file.index(b"\n") + 1 :])
    with Image.open(BytesIO(file)) as image:
        image.load()
    if image.mode == "P" and image.getpalette() == list(_flat_palette()):
        return Image.frombytes("L", image.size, image.tobytes())
    return _indices(image.convert("RGB"))


def halved(image: Image.Image) -> Image.Image:
    """Palette indices at half the size, each pixel the mixture of four."""
    full = image.copy()
    full.putpalette(_flat_palette())
    return _indices(full.convert("RGB").reduce(2))


def flat_palette() -> bytes:
    """Return the palette as bytes: red, green and blue of each colour in turn."""
    return _flat_palette()


def painted(size: tuple[int, int], ground: Colour, draw: Painter, scale: int) -> Image.Image:
    """Return the painter's picture on ``ground`` as palette indices."""
    large = Image.new("RGB", (size[0] * scale, size[1] * scale), ground)
    draw(Brush(large, scale))
    return _indices(large.reduce(scale))


def stamp(size: tuple[int, int], ground: Colour, draw: Painter) -> Stamp:
    """Return the painter's picture as a stamp, with its edges blended into ``ground``.

    The stamp is transparent where the painter draws nothing.
    """
    # The drawing is repeated on a colour that no board has: pixels that still have it are bare.
    large = Image.new("RGB", (size[0] * FINE, size[1] * FINE), _NOWHERE)
    draw(Brush(large, FINE))
    apart = ImageChops.difference(large.reduce(FINE), Image.new("RGB", size, _NOWHERE)).split()
    cover = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2]).point([0] * 3 + [255] * 253, "1")
    return Stamp(painted(size, ground, draw, FINE), cover)


def cut_out(side: int, draw: Painter) -> bytes:
    """Return the painter's picture as a PNG with a transparent background, ``side`` pixels square."""
    large = Image.new("RGBA", (side * FINE, side * FINE), (0, 0, 0, 0))
    draw(Brush(large, FINE))
    # Shrunk with its colours weighted by how much they cover; otherwise the clear ground would darken every edge.
    small = large.convert("RGBa").reduce(FINE).convert("RGBA")
    file = BytesIO()
    small.save(file, "PNG")
    return file.getvalue()


@lru_cache(1024)
def _word(text: str, size: int, colour: Colour, ground: Colour, shades: int) -> tuple[Stamp, int, int]:
    drawn = text_layout.ink(text, size)
    cover = drawn.mask.point([0] * 8 + [255] * 248, "1")
    painted = drawn.mask.point(theme.ramp(colour, ground, shades))
    if drawn.colours is not None:
        # Emoji are drawn over the rest, and only where they are.
        whole = Image.new("RGB", drawn.colours.size, ground)
        whole.paste(drawn.colours, (0, 0), drawn.colours)
        painted.paste(_indices(whole), (0, 0), drawn.colours.getchannel("A").point([0] * 8 + [255] * 248, "1"))
    return Stamp(painted, cover), drawn.left, drawn.top


def smallest(size: int) -> int:
    """Return the smallest size for letters of ``size`` pixels that need room.

    It is three quarters, and never less than what can be read on a phone.
    """
    return min(size, max(theme.SMALL, -(-3 * size // 4)))


def lines(text: str, size: int, limit: int, most: int) -> list[str] | None:
    """Return the text in the fewest lines that fit into ``limit`` pixels; None if ``most`` are not enough."""
    found = text_layout.broken(text, size, limit)
    fits = len(found) <= most and all(text_layout.width(line, size) <= limit for line in found)
    return list(found) if fits else None


def setting(text: str, sizes: Sequence[int], wide: int, most: int) -> tuple[int, list[str]]:
    """Return the largest of the sizes at which the text needs at most ``most`` lines, and those lines.

    The text keeps its own line breaks, or is wrapped anew if they make too many lines even at the smallest size. Text
    that still does not fit is cut, at the smallest size.
    """
    flowing = " ".join(text.split())
    for parts in (text.split("\n"), [flowing]):
        for size in sizes:
            found = [line for part in parts for line in text_layout.broken(part, size, wide)]
            if len(found) <= most and all(text_layout.width(line, size) <= wide for line in found):
                return size, found
    size = sizes[-1]
    return size, [text_layout.fit(line, size, wide) for line in text_layout.broken(flowing, size, wide, most=most)]


class Sheet:
    """A picture being put together: a copy of a background with stamps, words and flat boxes on it."""

    def __init__(self, background: Image.Image) -> None:
        self._image = background.copy()

    @classmethod
    def plain(cls, size: tuple[int, int], colour: Colour) -> Self:
        """Return a sheet of one colour."""
        return cls(Image.new("L", size, theme.index(colour)))

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._image.size

    def copy(self) -> Self:
        """Return another sheet with the same on it."""
        return type(self)(self._image)

    def cut(self) -> Stamp:
        """Return all of this sheet as a stamp, to be kept. The sheet is not to be drawn on afterwards."""
        return Stamp(self._image, None)

    def stamp(self, what: Stamp, x: float, y: float) -> None:
        """Paste a stamp with its upper left corner at (``x``, ``y``)."""
        left, top = math.floor(x), math.floor(y)
        width, height = what.image.size
        # This does what ``Image.paste`` does without its type checks: a board has forty of these.
        onto, box = self._image.im, (left, top, left + width, top + height)
        if what.cover is None:
            onto.paste(what.image.im, box)
        else:
            onto.paste(what.image.im, box, what.cover.im)

    def centred(self, what: Stamp, x: float, y: float) -> None:
        """Paste a stamp with its centre at (``x``, ``y``)."""
        self.stamp(what, x - what.image.width / 2, y - what.image.height / 2)

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """Draw a flat rectangle on whole pixels."""
        left, top = math.floor(x), math.floor(y)
        self._image.paste(theme.index(colour), (left, top, left + round(width), top + round(height)))

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        colour: Colour,
        ground: Colour,
        align: str = "left",
        limit: int | None = None,
        shades: int = theme.RAMP,
        least: int | None = None,
    ) -> int:
        """Write a line of text with its baseline at ``y``; return its width.

        ``align`` is which part of the line ``x`` is: ``left``, ``middle`` or ``right``. What is wider than
        ``limit`` is written smaller, down to ``least`` (None: ``smallest(size)``), and then cut, with an ellipsis.
        With fewer ``shades`` its edges are rougher and take fewer bytes.
        """
        text = text.replace(_NARROW, _SPACE)
        if limit is not None and text_layout.width(text, size) > limit:
            least = smallest(size) if least is None else least
            size = next((each for each in range(size - 1, least, -1) if text_layout.width(text, each) <= limit), least)
            text = text_layout.fit(text, size, limit)
        wide = text_layout.width(text, size)
        at = x - {"left": 0.0, "middle": wide / 2, "right": float(wide)}[align]
        what, left, top = _word(text, size, colour, ground, shades)
        self.stamp(what, at + left, y + top)
        return wide

    def fitted(
        self,
        x: float,
        y: float,
        text: str,
        sizes: Sequence[int],
        colour: Colour,
        ground: Colour,
        limit: int,
        align: str = "left",
        shades: int = theme.RAMP,
    ) -> int:
        """Write a line in the largest of the sizes at which it fits; return its width in pixels.

        A line that does not fit at the smallest size is cut.
        """
        size = next((size for size in sizes if text_layout.width(text, size) <= limit), sizes[-1])
        return self.write(x, y, text_layout.fit(text, size, limit), size, colour, ground, align, shades=shades)

    def broken(
        self,
        x: float,
        middle: float,
        text: str,
        sizes: Sequence[int],
        colour: Colour,
        ground: Colour,
        limit: int,
        most: int,
        shades: int = theme.RAMP,
        *,
        whole: bool = False,
    ) -> None:
        """Write a text around the height ``middle`` on as few lines as there is room for.

        It has the largest of the sizes in which it takes no more than ``most`` lines; in the smallest it is cut or, if
        it is to be ``whole``, left out.
        """
        if whole and lines(text, sizes[-1], limit, most) is None:
            return
        told, size = next(
            ((told, size) for size in sizes if (told := lines(text, size, limit, most)) is not None),
            ([text], sizes[-1]),
        )
        step = size + (1 if len(told) < 3 else 0)
        y = middle + size * 0.34 - step * (len(told) - 1) / 2
        for line in told:
            self.write(x, y, text_layout.fit(line, size, limit), size, colour, ground, shades=shades)
            y += step

    def above(self, other: Sheet) -> Sheet:
        """Return a sheet with this one above the other."""
        width, height = self.size
        joined = self.plain((max(width, other.size[0]), height + other.size[1]), theme.SKY[0])
        joined.stamp(self.cut(), 0, 0)
        joined.stamp(other.cut(), 0, height)
        return joined

    def mark_heavy(self) -> None:
        """Have this picture and its copies packed tightly at once: their kind is known to need it."""
        self._image.info[png.HEAVY_KIND] = True

    def png(self) -> bytes:
        """Return the picture as a PNG; its bare palette indices inside ``passing``, see ``indices``."""
        if _passing.get():
            return _UNPACKED % self._image.size + self._image.tobytes()
        return png.encode(self._image, _flat_palette())


@contextmanager
def passing() -> Iterator[None]:
    """Leave pictures unpacked inside the context: they are opened again at once, and packing is most of the work."""
    token = _passing.set(True)
    try:
        yield
    finally:
        _passing.reset(token)


_passing = ContextVar("passing", default=False)
