"""A game as an animation: boards one after the other, at half their size, each with its caption above it.

It is a GIF, because that plays wherever a picture is shown, and because the boards' one palette is what a GIF has:
after the first picture only what has changed is written. Pictures are added one by one, so that the caller can do
something else in between.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from PIL import GifImagePlugin, Image, ImageChops

from renderers import theme
from renderers.canvas import Sheet, flat_palette, halved, indices
from renderers.text import text_layout
from renderers.theme import BODY, MARGIN, SMALL, WIDTH

CAPTION = 172
"""Pixels above the board, at its full size: three lines, and how far the game has come."""
_BAR = 10
_TALLEST = 2400
"""No board is taller than this."""
_LINES = 3
_LEADING = 44
_STRIP = 64
"""Rows of which it is found out together what has changed: the caption changes always, and a board in few places."""
_COUNT = 150
"""Pixels kept free for the number at the end of the first line."""

Box = tuple[int, int, int, int]


class GifWriter:
    """An animation being put together. ``size`` and ``frames`` tell what it has come to."""

    def __init__(self) -> None:
        self._last: Image.Image | None = None
        self._next: tuple[Image.Image, list[Box], int] | None = None
        self._first: tuple[Image.Image, int] | None = None
        self._shown = Image.new("L", (WIDTH // 2, _TALLEST // 2), _ground())
        self._height = 0
        self._parts: list[bytes] = []

    @property
    def frames(self) -> int:
        """Count of pictures in the animation."""
        return len(self._parts) + (self._first is not None)

    def add(self, board: bytes, caption: str, count: str, part: float, seconds: float) -> None:
        """One more picture: a board as a PNG, shown for so many seconds.

        ``caption`` says what happened, ``count`` stands beside it, ``part`` is how much of the game has been played.
        """
        self.lay(board, caption, count, part, seconds)
        self.pack()

    def lay(self, board: bytes, caption: str, count: str, part: float, seconds: float) -> None:
        """Draw the next picture: the first half of ``add``, so that the caller can do other work in between."""
        picture = self._page(indices(board), caption, count, part)
        hundredths = max(2, round(seconds * 100))
        boxes = [(0, 0, WIDTH, self._height)] if self._last is None else list(_changes(picture, self._last))
        self._last = picture
        self._next = picture, boxes, hundredths

    def pack(self) -> None:
        """Encode what has changed since the picture before, at half its size: the second half of ``add``."""
        assert self._next is not None
        (picture, boxes, hundredths), self._next = self._next, None
        # If nothing has changed, one corner is shown again, for its time.
        boxes = boxes or [(0, 0, 2, 2)]
        x0, y0 = min(box[0] for box in boxes), min(box[1] for box in boxes)
        x1, y1 = max(box[2] for box in boxes), max(box[3] for box in boxes)
        at = x0 // 2, y0 // 2
        if self._first is None:
            now = halved(picture.crop((x0, y0, x1, y1)))
            self._first = now, hundredths
            self._shown.paste(now, at)
            return
        now = Image.new("L", ((x1 - x0) // 2, (y1 - y0) // 2), _clear())
        for changed in boxes:
            self._halve(picture, changed, now, at)
        self._parts.append(_picture(now, at, hundredths))

    def _halve(self, picture: Image.Image, box: Box, onto: Image.Image, at: tuple[int, int]) -> None:
        """Show that part of the picture at half its size, what is new in it ``onto`` the one that begins ``at``."""
        now, left, top = halved(picture.crop(box)), box[0] // 2, box[1] // 2
        place = left, top, left + now.width, top + now.height
        same = ImageChops.difference(now, self._shown.crop(place)).point([255] + [0] * 255)
        self._shown.paste(now, place)
        now.paste(_clear(), (0, 0, *now.size), same)
        onto.paste(now, (left - at[0], top - at[1]))

    def gif(self) -> bytes:
        """Return the whole animation, which loops.

        Raises:
            ValueError: it has no picture.
        """
        if self._first is None:
            raise ValueError("an animation needs a picture")
        # Only now is it known how tall the tallest board is.
        now, hundredths = self._first
        opening = Image.new("L", (WIDTH // 2, self._height // 2), _ground())
        opening.paste(now)
        palette = flat_palette()
        head = b"GIF89a" + struct.pack("<HHBBB", *opening.size, 0xF7, 0, 0) + palette.ljust(768, b"\0")
        again = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
        return b"".join((head, again, _picture(opening, (0, 0), hundredths), *self._parts, b";"))

    def _page(self, board: Image.Image, caption: str, count: str, part: float) -> Image.Image:
        self._height = max(self._height, CAPTION + board.height + board.height % 2)
        page = Sheet.plain((WIDTH, CAPTION), theme.INK)
        page.box(0, CAPTION - _BAR, WIDTH, _BAR, theme.DIM)
        page.box(0, CAPTION - _BAR, max(1, round(WIDTH * part)), _BAR, theme.LAMP)
        wide = WIDTH - 2 * MARGIN
        page.write(WIDTH - MARGIN, 46, count, SMALL, theme.MUTED, theme.INK, "right")
        for number, line in enumerate(_lines(caption, BODY, wide)):
            page.write(MARGIN, 46 + number * _LEADING, line, BODY, theme.CREAM, theme.INK)
        whole = Image.new("L", (WIDTH, self._height), _ground())
        whole.paste(page.cut().image)
        whole.paste(board, (0, CAPTION))
        if self._last is not None and self._last.height < self._height:
            taller = Image.new("L", whole.size, _ground())
            taller.paste(self._last)
            self._last = taller
        return whole


def _changes(picture: Image.Image, before: Image.Image) -> Iterator[Box]:
    """Yield boxes with everything in which two pictures of a size differ. Their edges are even, so that halves meet."""
    changed = ImageChops.difference(picture, before)
    for top in range(0, changed.height, _STRIP):
        box = changed.crop((0, top, changed.width, min(changed.height, top + _STRIP))).getbbox()
        if box is not None:
            yield box[0] & ~1, top + box[1] & ~1, box[2] + 1 & ~1, top + box[3] + 1 & ~1


def _lines(text: str, size: int, wide: int) -> list[str]:
    """Return the text in at most ``_LINES`` lines, the first shorter than the others; the rest is cut."""
    lines = text_layout.broken(text, size, wide - _COUNT, wide, most=_LINES)
    return [text_layout.fit(line, size, wide - (0 if number else _COUNT)) for number, line in enumerate(lines)]


def _ground() -> int:
    return theme.index(theme.SKY[0])


def _clear() -> int:
    """Return the transparent palette index, which shows the picture before; no colour has it."""
    return len(theme.palette())


def _picture(image: Image.Image, at: tuple[int, int], hundredths: int) -> bytes:
    """Return one encoded GIF frame: its position, and its duration in hundredths of a second."""
    control = b"!\xf9\x04" + struct.pack("<BHBB", 0x05, min(hundredths, 0xFFFF), _clear(), 0)
    place = b"," + struct.pack("<HHHHB", *at, *image.size, 0)
    return control + place + _packed(image)


def _packed(image: Image.Image) -> bytes:
    # The first part is Pillow's own image descriptor, which would not leave out the unchanged parts.
    return b"".join(GifImagePlugin.getdata(image)[1:])
