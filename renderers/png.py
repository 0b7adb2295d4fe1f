"""PNGs of palette pictures, packed as quickly as the machine can.

The picture is one byte a pixel already, so a PNG of it is a header, the palette, and one call of a compressor; that
call is most of what a board costs. The quickest compressor that is installed is taken, and a slower one for what it
leaves too large; ``docs/decisions`` (PNG packing) has the figures. Which one it is changes the bytes and their number,
never a pixel. The slower one packs strips by themselves and keeps them: most of a board is as it was an action ago.
"""

from __future__ import annotations

import struct
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from io import BytesIO
from typing import Any

from PIL import Image

__all__ = ["Encoder", "encode", "encoders"]

Encoder = Callable[[Image.Image, bytes], bytes]
"""Makes a PNG of palette indices (mode L) and the palette's red, green and blue of each colour in turn."""
Compress = Callable[[bytes, int], bytes]
"""Packs the rows of a picture, each of so many bytes."""

QUICK, TIGHT = "isal", "zlib-ng"
QUICK_LEVEL, TIGHT_LEVEL = 1, 4
"""The levels that were measured best for boards."""
HEAVY = 0.06
"""A picture of more bytes a pixel than this is worth the time to be packed again, more tightly."""
STRIP = 33
"""Rows of a picture that are packed by themselves."""
STRIPS = 2048
"""Number of packed strips that are kept: some 4 MB, the boards of fifty tables."""
HEAVY_KIND = "heavy kind"
"""Key of ``Image.info``: true for a kind of picture that is known to be so heavy. Copies keep it."""
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
    # Tried in vain, the quick one would cost half as much again.
    if QUICK in known and not (TIGHT in known and image.info.get(HEAVY_KIND)):
        file = known[QUICK](image, palette)
        if len(file) <= HEAVY * image.width * image.height:
            return file
    return next(encoder for name, encoder in known.items() if name != QUICK)(image, palette)


def _installed() -> Iterator[tuple[str, Encoder]]:
    # Quickest first.
    for name, module, packer in ((QUICK, "isal.isal_zlib", _whole), (TIGHT, "zlib_ng.zlib_ng", _Strips)):
        try:
            compress: Compress = packer(import_module(module))
        except ImportError:
            continue
        yield name, partial(_by_hand, compress)


def _whole(module: Any) -> Compress:
    return lambda rows, _: module.compress(rows, QUICK_LEVEL)


class _Strips:
    """Compressor that packs each strip of rows by itself, and the same strip only once.

    A kept strip is known by its place, its length and two checksums; its rows would take twenty times the memory.
    """

    _HEAD, _END = b"\x78\x01", b"\x03\x00"
    """The head of a zlib stream, and its last block, which is empty."""

    def __init__(self, module: Any) -> None:
        self._zlib = module
        self._kept: OrderedDict[tuple[int, int, int, int], bytes] = OrderedDict()

    def __call__(self, rows: bytes, row: int) -> bytes:
        parts = [self._HEAD]
        whole, sums = memoryview(rows), (1, 0)
        for at in range(0, len(rows), STRIP * row):
            strip = whole[at : at + STRIP * row]
            adler = self._zlib.adler32(strip)
            sums = _joined(sums, adler, len(strip))
            key = at, len(strip), adler, self._zlib.crc32(strip)
            # Taken out and put back, it is the last to be forgotten.
            self._kept[key] = packed = self._kept.pop(key, None) or self._pack(strip)
            parts.append(packed)
        while len(self._kept) > STRIPS:
            self._kept.popitem(last=False)
        return b"".join((*parts, self._END, struct.pack(">HH", sums[1], sums[0])))

    def _pack(self, strip: memoryview) -> bytes:
        packer = self._zlib.compressobj(TIGHT_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        return packer.compress(strip) + packer.flush(zlib.Z_SYNC_FLUSH)  # type: ignore[no-any-return]


def _joined(sums: tuple[int, int], adler: int, length: int) -> tuple[int, int]:
    """Return both sums of Adler-32 of what came before and of ``length`` bytes more, whose own checksum is known."""
    low, high = sums
    return (low + (adler & 0xFFFF) - 1) % 65521, (high + (adler >> 16) + length * (low - 1)) % 65521


def _by_hand(compress: Compress, image: Image.Image, palette: bytes) -> bytes:
    # Each row begins with a byte that names its filter, 0 for none. Pillow can have one follow each row; so the first
    # goes before all rows, and the last is left out.
    followed = image.tobytes("raw", "L", image.width + 1, 1)
    rows = b"".join((b"\0", memoryview(followed)[:-1]))
    # Eight bits a pixel, colours from the palette, the usual compression and filters, not interlaced.
    header = struct.pack(">2I5B", image.width, image.height, 8, 3, 0, 0, 0)
    parts = (b"IHDR", header), (b"PLTE", palette), (b"IDAT", compress(rows, image.width + 1)), (b"IEND", b"")
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in parts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(content)), kind, content, struct.pack(">I", zlib.crc32(kind + content))))


def _by_pillow(image: Image.Image, palette: bytes) -> bytes:
    coloured = image.copy()
    coloured.putpalette(palette)
    out = BytesIO()
    coloured.save(out, "PNG", compress_level=PILLOW_LEVEL, compress_type=PILLOW_STRATEGY)
    return out.getvalue()
