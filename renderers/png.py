"""PNGs of palette pictures, packed as quickly as the machine can.

The picture is one byte a pixel already, so a PNG of it is a header, the palette, and one call of a compressor; that
call is most of what a board costs. The quickest compressor that is installed is taken, and a slower one for what it
leaves too large; ``docs/decisions`` (PNG packing) has the figures. Which one it is changes the bytes and their number,
never a pixel. Strips are packed by themselves and kept: most of a board is as it was an action ago.
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
Compress = Callable[[bytearray, int], bytes]
"""Packs the rows of a picture, each of so many bytes."""

QUICK, TIGHT = "isal", "zlib-ng"
QUICK_LEVEL, TIGHT_LEVEL = 1, 4
"""The levels that were measured best for boards."""
HEAVY = 0.06
"""A picture of more bytes a pixel than this is worth the time to be packed again, more tightly."""
STRIP = 33
"""Rows of a picture that are packed by themselves."""
STRIPS = 4096
"""Number of packed strips that are kept: some 6 MB, the boards of two hundred tables."""
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
    for name, module, level in ((QUICK, "isal.isal_zlib", QUICK_LEVEL), (TIGHT, "zlib_ng.zlib_ng", TIGHT_LEVEL)):
        try:
            compress: Compress = _Strips(import_module(module), level)
        except ImportError:
            continue
        yield name, partial(_by_hand, compress)


@cache
def _checksums() -> Any:
    """Return the module whose ``adler32`` and ``crc32`` are the quickest: those of ``zlib`` take ten times as long."""
    try:
        return import_module("zlib_ng.zlib_ng")
    except ImportError:
        return zlib


class _Strips:
    """Compressor that packs each strip of rows by itself, and the same strip only once.

    A kept strip is known by its place, its length and two checksums; its rows would take twenty times the memory.
    """

    _HEAD, _END = b"\x78\x01", b"\x03\x00"
    """The head of a zlib stream, and its last block, which is empty."""

    def __init__(self, module: Any, level: int) -> None:
        self._zlib, self._level = module, level
        self._kept: OrderedDict[tuple[int, int, int, int], bytes] = OrderedDict()

    def __call__(self, rows: bytearray, row: int) -> bytes:
        parts, checksums = [self._HEAD], _checksums()
        whole, sums = memoryview(rows), (1, 0)
        for at in range(0, len(rows), STRIP * row):
            strip = whole[at : at + STRIP * row]
            adler = checksums.adler32(strip)
            sums = _joined(sums, adler, len(strip))
            key = at, len(strip), adler, checksums.crc32(strip)
            # Taken out and put back, it is the last to be forgotten.
            self._kept[key] = packed = self._kept.pop(key, None) or self._pack(strip)
            parts.append(packed)
        while len(self._kept) > STRIPS:
            self._kept.popitem(last=False)
        return b"".join((*parts, self._END, struct.pack(">HH", sums[1], sums[0])))

    def _pack(self, strip: memoryview) -> bytes:
        packer = self._zlib.compressobj(self._level, zlib.DEFLATED, -zlib.MAX_WBITS)
        return packer.compress(strip) + packer.flush(zlib.Z_SYNC_FLUSH)  # type: ignore[no-any-return]


def _joined(sums: tuple[int, int], adler: int, length: int) -> tuple[int, int]:
    """Return both sums of Adler-32 of what came before and of ``length`` bytes more, whose own checksum is known."""
    low, high = sums
    return (low + (adler & 0xFFFF) - 1) % 65521, (high + (adler >> 16) + length * (low - 1)) % 65521


def _by_hand(compress: Compress, image: Image.Image, palette: bytes) -> bytes:
    width, height = image.size
    # Each row begins with a byte that names its filter, 0 for none.
    rows = bytearray((width + 1) * height)
    # A picture over these bytes: what is pasted into its pixels is written there, and copied only once.
    Image.frombuffer("L", (width + 1, height), rows, "raw", "L", 0, 1).im.paste(image.im, (1, 0, width + 1, height))
    # Eight bits a pixel, colours from the palette, the usual compression and filters, not interlaced.
    header = struct.pack(">2I5B", width, height, 8, 3, 0, 0, 0)
    parts = (b"IHDR", header), (b"PLTE", palette), (b"IDAT", compress(rows, width + 1)), (b"IEND", b"")
    return b"".join((_SIGNATURE, *(part for kind, content in parts for part in _chunk(kind, content))))


def _chunk(kind: bytes, content: bytes) -> tuple[bytes, ...]:
    crc = _checksums().crc32(content, zlib.crc32(kind))
    return struct.pack(">I", len(content)), kind, content, struct.pack(">I", crc)


def _by_pillow(image: Image.Image, palette: bytes) -> bytes:
    coloured = image.copy()
    coloured.putpalette(palette)
    out = BytesIO()
    coloured.save(out, "PNG", compress_level=PILLOW_LEVEL, compress_type=PILLOW_STRATEGY)
    return out.getvalue()
