"""PNGs of palette pictures, packed as quickly as the machine can.

The picture is one byte a pixel already, so a PNG of it is a header, the palette, and one call of a compressor; that
call is most of what a board costs. The quickest compressor that is installed is taken, and a slower one for what it
leaves too large; ``docs/decisions`` (PNG packing) has the figures. Which one it is changes the bytes and their number,
never a pixel.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from io import BytesIO

from PIL import Image

__all__ = ["Encoder", "encode", "encoders"]

Encoder = Callable[[Image.Image, bytes], bytes]
"""Makes a PNG of palette indices (mode L) and the palette's red, green and blue of each colour in turn."""
Compress = Callable[[bytes, int], bytes]
"""Packs bytes at a level."""

QUICK = "isal"
COMPRESSORS = ((QUICK, "isal.isal_zlib", 1), ("zlib-ng", "zlib_ng.zlib_ng", 3))
"""Quickest first: what it is called, its module, and the level that was measured best for boards."""
HEAVY = 0.06
"""A picture of more bytes a pixel than this is worth the time to be packed again, more tightly."""
PILLOW = "pillow"
PILLOW_LEVEL = 3
PILLOW_STRATEGY = 0

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


@cache
def encoders() -> dict[str, Encoder]:
    """Return this machine's encoders by name, quickest first; Pillow's own is always the last."""
    return {**dict(_installed()), PILLOW: _by_pillow}


def encode(image: Image.Image, palette: bytes) -> bytes:
    """Return the picture as a PNG."""
    known = encoders()
    if QUICK in known:
        file = known[QUICK](image, palette)
        if len(file) <= HEAVY * image.width * image.height:
            return file
    return next(encoder for name, encoder in known.items() if name != QUICK)(image, palette)


def _installed() -> Iterator[tuple[str, Encoder]]:
    for name, module, level in COMPRESSORS:
        try:
            compress: Compress = import_module(module).compress
        except ImportError:
            continue
        yield name, partial(_by_hand, compress, level)


def _by_hand(compress: Compress, level: int, image: Image.Image, palette: bytes) -> bytes:
    # Each row begins with a byte that names its filter, 0 for none. Pillow can have one follow each row; so the first
    # goes before all rows, and the last is left out.
    followed = image.tobytes("raw", "L", image.width + 1, 1)
    rows = b"".join((b"\0", memoryview(followed)[:-1]))
    # Eight bits a pixel, colours from the palette, the usual compression and filters, not interlaced.
    header = struct.pack(">2I5B", image.width, image.height, 8, 3, 0, 0, 0)
    parts = (b"IHDR", header), (b"PLTE", palette), (b"IDAT", compress(rows, level)), (b"IEND", b"")
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in parts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(content)), kind, content, struct.pack(">I", zlib.crc32(kind + content))))


def _by_pillow(image: Image.Image, palette: bytes) -> bytes:
    coloured = image.copy()
    coloured.putpalette(palette)
    out = BytesIO()
    coloured.save(out, "PNG", compress_level=PILLOW_LEVEL, compress_type=PILLOW_STRATEGY)
    return out.getvalue()
