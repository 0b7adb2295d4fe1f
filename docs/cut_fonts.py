"""Cuts the letters of the boards, ``renderers/fonts``, out of their makers' fonts, with all of their layout tables.

Run it when a font or its choice of characters is to change::

    mkdir letters && cd letters
    apt-get download fonts-noto-core=20201225-1 fonts-noto-extra=20201225-1 "fonts-noto-cjk=1:20220127+repack1-1"
    for each in fonts-noto-*.deb; do dpkg-deb -x "$each" .; done
    npm install @expo-google-fonts/fredoka@0.4.1 @expo-google-fonts/m-plus-rounded-1c@0.4.4
    npm install @fontsource/noto-color-emoji@5.3.2
    cd .. && uv run --with fonttools==4.68.0 --with brotli==1.2.1 python docs/cut_fonts.py letters

What it reads has to be what it was made for, byte for byte: see ``INPUTS``. The same input gives the same files.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program

FOLDER = Path(__file__).parent.parent / "renderers" / "fonts"
NOTO = "usr/share/fonts/truetype/noto/"
EMOJI = "node_modules/@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2"
FREDOKA = "node_modules/@expo-google-fonts/fredoka/600SemiBold/Fredoka_600SemiBold.ttf"
MPLUS = "node_modules/@expo-google-fonts/m-plus-rounded-1c/700Bold/MPLUSRounded1c_700Bold.ttf"
CJK = "usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
SIMPLIFIED = 2
"""The font within ``CJK`` whose characters look as in mainland China: names that Japanese does not know are Chinese."""
INPUTS = "cut_fonts.sha256"
"""Beside this file: the SHA-256 of all that is read."""

SPECK = 16
"""Of an emoji's 1,024 units: a pixel of the largest letters, less than half of one where names stand."""
WEIGHTS = ("SemiBold", "Bold", "Regular")
"""As near as there is to the weight of the boards' own letters."""
SCRIPTS = (
    # Unicode recommends these for names (UAX #31, table 5) …
    "Arabic", "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Kannada",
    "Khmer", "Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thaana", "Thai",
    # … these are in everyday use by somebody (table 7) …
    "Adlam", "Balinese", "Bamum", "Batak", "CanadianAboriginal", "Chakma", "Cham", "Cherokee", "HanifiRohingya",
    "Javanese", "KayahLi", "Lepcha", "Limbu", "Lisu", "Mandaic", "MeeteiMayek", "Miao", "Mongolian", "NKo", "Newa",
    "NewTaiLue", "OlChiki", "Osage", "Saurashtra", "Sundanese", "SylotiNagri", "Syriac", "TaiLe", "TaiTham", "TaiViet",
    "Tifinagh", "Vai", "Wancho", "Yi",
    # … and with these people adorn themselves.
    "Buginese", "Coptic", "Deseret", "Glagolitic", "Gothic", "Ogham", "OldItalic", "OldTurkic", "Phoenician", "Runic",
    "Tagalog",
)  # fmt: skip
FEATURES = frozenset(("vert", "vrt2", "vkrn", "vchw", "vhal", "valt", "vpal"))
"""Of the features that are kept by default, those for text from top to bottom."""


def main(source: Path) -> None:
    """Write all fonts; ``source`` is the folder with the packages."""
    told = Path(__file__).with_name(INPUTS)
    pinned = dict(reversed(line.split("  ")) for line in told.read_text().splitlines()) if told.exists() else {}
    read: dict[str, str] = {}

    def given(path: str) -> Path:
        digest = hashlib.sha256((source / path).read_bytes()).hexdigest()
        if pinned and pinned.get(path) != digest:
            sys.exit(f"{path} is not the file that this was made for; if it is meant to be, delete {told.name}")
        read[path] = digest
        return source / path

    for old in (*FOLDER.glob("*.ttf"), *FOLDER.glob("*.otf")):
        old.unlink()
    _cut(given(FREDOKA), "Fredoka-SemiBold.ttf")
    _cut(given(f"{NOTO}NotoSans-SemiBold.ttf"), "NotoSans-SemiBold.ttf")
    for script in SCRIPTS:
        weight = next(weight for weight in WEIGHTS if (source / f"{NOTO}NotoSans{script}-{weight}.ttf").exists())
        _cut(given(f"{NOTO}NotoSans{script}-{weight}.ttf"), f"NotoSans{script}-{weight}.ttf")
    for name in ("NotoSerifTibetan-SemiBold.ttf", "NotoSansSymbols-SemiBold.ttf"):
        _cut(given(f"{NOTO}{name}"), name)
    _cut(
        given(f"{NOTO}NotoSansMath-Regular.ttf"),
        "NotoSansMath-Regular.ttf",
        _spans((0x2100, 0x2150), (0x1D400, 0x1D800)),
    )
    _cut(
        given(f"{NOTO}NotoSansSymbols2-Regular.ttf"),
        "NotoSansSymbols2-Regular.ttf",
        _spans((0x2190, 0x2400), (0x2500, 0x2900), (0x2B00, 0x2C00), (0x1F030, 0x1F0F6), (0x1F650, 0x1F680),
               (0x1F780, 0x1F900), (0x1FA00, 0x1FA70)),
    )  # fmt: skip
    signs = _spans((0x2190, 0x2200), (0x2460, 0x2670))
    kana = _spans((0x3000, 0x3130), (0x31F0, 0x3200), (0xFF00, 0xFFF0))
    _cut(given(MPLUS), "MPLUSRounded1c-Bold.ttf", kana | signs | _han(_japanese))
    han = _han("gbk", "big5", "shift_jis", "euc_kr")
    hangul = _spans((0x1100, 0x1200), (0x3130, 0x3190), (0xA960, 0xA980), (0xAC00, 0xD800))
    rest = _spans((0xFE30, 0xFE50), (0x2E80, 0x2FE0), (0x3100, 0x3130), (0x31A0, 0x31F0), (0x3200, 0x3400))
    _cut(given(CJK), "NotoSansCJK-Bold.otf", kana | signs | han | hangul | rest, number=SIMPLIFIED, without=("locl",))
    _cut(given(EMOJI), "NotoColorEmoji.ttf", before=_lighter)
    told.write_text("".join(f"{digest}  {path}\n" for path, digest in sorted(read.items())))
    sizes = {path.name: path.stat().st_size for path in FOLDER.iterdir()}
    print(f"{len(sizes)} files, {sum(sizes.values()) / 1e6:.2f} MB")


def _cut(
    path: Path,
    name: str,
    characters: Iterable[int] | None = None,
    number: int = -1,
    without: Iterable[str] = (),
    before: Callable[[TTFont], None] | None = None,
) -> None:
    options = subset.Options()
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.recalc_timestamp = False
    options.font_number = number
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    options.drop_tables += ["BASE", "DSIG", "MATH", "STAT", "SVG ", "VORG", "vhea", "vmtx"]
    options.layout_features = [each for each in options.layout_features if each not in FEATURES | {*without}]
    font = subset.load_font(str(path), options)
    if before is not None:
        before(font)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=set(font.getBestCmap()) if characters is None else characters)
    cutter.subset(font)
    font.flavor = None
    subset.save_font(font, str(FOLDER / name), options)
    print(f"{name:38} {font['maxp'].numGlyphs:6} glyphs {(FOLDER / name).stat().st_size / 1000:8.0f} kB", flush=True)


def _lighter(font: TTFont) -> None:
    """Without pictures of two people with a colour of skin each, and without what is too small to be seen: the coats of
    arms on fifty flags were a third of the file."""
    del font["SVG "]
    shapes = font["glyf"]
    for name in font.getGlyphOrder():
        shape = shapes[name]
        if shape.numberOfContours > 0:
            kept = []
            for contour in _contours(shape):
                x, y = zip(*(point for point, _ in contour), strict=True)
                if max(max(x) - min(x), max(y) - min(y)) >= SPECK:
                    kept.append(contour)
            shapes[name] = _shape(kept)
    tones = {font.getBestCmap()[code] for code in range(0x1F3FB, 0x1F400)}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            ligatures: dict[str, list[Any]] = getattr(table, "ligatures", {})
            for first, entries in ligatures.items():
                ligatures[first] = [each for each in entries if sum(part in tones for part in each.Component) < 2]


def _contours(shape: Any) -> Iterator[list[tuple[tuple[int, int], int]]]:
    first = 0
    for last in shape.endPtsOfContours:
        yield list(zip(shape.coordinates[first : last + 1], shape.flags[first : last + 1], strict=True))
        first = last + 1


def _shape(contours: list[list[tuple[tuple[int, int], int]]]) -> Glyph:
    shape = Glyph()
    shape.numberOfContours = len(contours)
    points = [point for contour in contours for point in contour]
    if points:
        shape.coordinates = GlyphCoordinates([point for point, _ in points])
        shape.flags = bytearray(flag for _, flag in points)
        shape.endPtsOfContours = [sum(map(len, contours[: number + 1])) - 1 for number in range(len(contours))]
        shape.program = Program()
        shape.program.fromBytecode(b"")
        shape.recalcBounds(None)
    return shape


def _spans(*spans: tuple[int, int]) -> set[int]:
    return {code for first, end in spans for code in range(first, end)}


def _han(*encodings: str | Callable[[str], bool]) -> set[int]:
    """Return the code points of the Chinese characters in these encodings' standards."""
    blocks = ((0x3400, 0xA000), (0xF900, 0xFB00), (0x20000, 0x30000))
    return {code for encoding in encodings for block in blocks for code in _has(encoding, *block)}


def _has(encoding: str | Callable[[str], bool], first: int, end: int) -> Iterator[int]:
    for code in range(first, end):
        try:
            if encoding(chr(code)) if callable(encoding) else chr(code).encode(encoding):
                yield code
        except UnicodeEncodeError:
            pass


def _japanese(char: str) -> bool:
    """Return whether ``char`` is one of the 2,965 characters of everyday Japanese (JIS X 0208, level 1)."""
    return 0x889F <= int.from_bytes(char.encode("shift_jis"), "big") < 0x989F


if __name__ == "__main__":
    main(Path(sys.argv[1]))
