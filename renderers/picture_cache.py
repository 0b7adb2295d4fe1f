"""Caches of drawings that take little memory while nobody plays.

A large picture in such a cache can be packed: its pixels are kept compressed, at a tenth of their size or less, until
the picture is used again. That takes a millisecond for a megabyte, and drawing it anew a hundred times as long.
"""

from __future__ import annotations

import functools
import weakref
import zlib
from collections.abc import Callable, Iterator
from typing import Any, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

_LARGE = 16 * 1024
"""Pixels from which a picture is packed."""
_QUICKLY = 1
"""Level of the compression."""

_large: dict[int, weakref.ref[Image.Image]] = {}
"""The large pictures in all caches, by their ids."""


class _PackedImage(Image.Image):
    """A picture whose pixels are unpacked when they are asked for."""

    packed: bytes = b""
    used = False
    """True if the pixels were asked for since the last packing."""

    @property
    def im(self) -> Any:
        """The pixels."""
        self.used = True
        if self._im is None:
            self._im = Image.frombytes(self.mode, self.size, zlib.decompress(self.packed)).im
        return self._im

    @im.setter
    def im(self, pixels: Any) -> None:
        self._im = pixels

    def load(self) -> Any:
        """Unpack the pixels and return access to them."""
        return self.im.pixel_access(self.readonly)


def lru_cache(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache ``most`` results of a function that draws, as ``functools.lru_cache`` does; large pictures can be packed.

    They must not be changed after they were drawn.
    """

    def cached(draw: Callable[P, T]) -> Callable[P, T]:
        @functools.wraps(draw)
        def draw_once(*arguments: P.args, **named: P.kwargs) -> T:
            drawn = draw(*arguments, **named)
            _note_large(drawn)
            return drawn

        return functools.lru_cache(most)(draw_once)  # type: ignore[return-value]

    return cached


def _note_large(drawn: object) -> None:
    """Note the large pictures in a drawing: one, a stamp, a sheet, or several of them."""
    if isinstance(drawn, tuple):
        for each in drawn:
            _note_large(each)
        return
    for name in ("", "image", "cover", "mask", "_image"):
        image = getattr(drawn, name, None) if name else drawn
        if isinstance(image, Image.Image) and image.width * image.height >= _LARGE and image.mode in ("L", "1"):
            _large[id(image)] = weakref.ref(image, functools.partial(_forget, id(image)))


def _forget(key: int, _reference: object) -> None:
    _large.pop(key, None)


def pack_pictures() -> Iterator[None]:
    """Pack the large pictures in the caches that were not used since the last time, one with each step.

    On the thread that draws, so that none is being used.
    """
    for reference in list(_large.values()):
        image = reference()
        if image is None:
            continue
        if not isinstance(image, _PackedImage):
            packed = zlib.compress(image.tobytes(), _QUICKLY)
            image.__class__ = _PackedImage
            assert isinstance(image, _PackedImage)
            image.packed = packed
        if not image.used:
            image._im = None
        image.used = False
        yield
