"""The PNGs of boards: the same pixels by every encoder, quick ones first, and large ones packed more tightly."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO

import pytest
from PIL import Image

import games
from bot.i18n import localizer
from games.core import Setup
from games.core.dice import FastDice
from renderers import canvas, load, png, theme
from renderers.canvas import Sheet
from tests.renderers.cases import PLAIN

ENCODERS = ("isal", "zlib-ng", "pillow")


@pytest.fixture
def fresh() -> Iterator[None]:
    """Clear the cache of installed encoders before and after the test."""
    forget = png.encoders.cache_clear
    forget()
    yield
    forget()


def palette() -> bytes:
    return canvas.flat_palette()


def pixels(file: bytes) -> tuple[tuple[int, int], bytes]:
    with Image.open(BytesIO(file)) as image:
        image.load()
        assert (image.format, image.mode) == ("PNG", "P")
        return image.size, image.convert("RGB").tobytes()


def coloured(image: Image.Image) -> tuple[tuple[int, int], bytes]:
    own = image.copy()
    own.putpalette(palette())
    return image.size, own.convert("RGB").tobytes()


def noise(width: int, height: int, colours: int) -> Image.Image:
    rng = random.Random(f"{width} {height} {colours}")
    return Image.frombytes("L", (width, height), bytes(rng.choices(range(colours), k=width * height)))


def board(game: str) -> bytes:
    rules = games.load(game)
    state = rules.start(rules.options(), 3, Setup(), FastDice(random.Random(1))).state
    return load(game).board(rules.view(state, None), PLAIN, localizer("en", game))


def test_all_three_encoders_are_there_quickest_first() -> None:
    assert tuple(png.encoders()) == ENCODERS


@pytest.mark.parametrize("name", [*ENCODERS, "encode"])
@pytest.mark.parametrize("size", [(1, 1), (1, 7), (31, 2), (640, 480)], ids=str)
@pytest.mark.relies_on("Pillow", "It reads a palette picture that another library has packed.")
def test_every_encoder_keeps_every_pixel(name: str, size: tuple[int, int]) -> None:
    encoder = {**png.encoders(), "encode": png.encode}[name]
    for colours in (1, 7, len(theme.palette())):
        image = noise(*size, colours)
        before = image.tobytes()
        file = encoder(image, palette())
        assert pixels(file) == coloured(image)
        assert canvas.indices(file).tobytes() == image.tobytes() == before


@pytest.mark.parametrize("game", games.names())
def test_a_board_has_the_same_pixels_whoever_packs_it(game: str, monkeypatch: pytest.MonkeyPatch, fresh: None) -> None:
    usual = pixels(board(game))
    for name, encoder in png.encoders().items():
        monkeypatch.setattr(png, "encoders", lambda only={name: encoder, png.PILLOW: encoder}: only)
        assert pixels(board(game)) == usual


def test_what_the_quick_encoder_packs_well_it_packs() -> None:
    flat = Image.new("L", (400, 300), 3)
    assert png.encode(flat, palette()) == png.encoders()["isal"](flat, palette())


def test_what_it_leaves_too_large_is_packed_by_the_next() -> None:
    crowded = noise(200, 200, 30)
    assert len(png.encoders()["isal"](crowded, palette())) > png.HEAVY * 200 * 200
    assert png.encode(crowded, palette()) == png.encoders()["zlib-ng"](crowded, palette())


def test_nothing_is_packed_twice_that_need_not_be(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noting(name: str, encoder: png.Encoder) -> png.Encoder:
        def note(image: Image.Image, colours: bytes) -> bytes:
            asked.append(name)
            return encoder(image, colours)

        return note

    known = {name: noting(name, encoder) for name, encoder in png.encoders().items()}
    monkeypatch.setattr(png, "encoders", lambda: known)
    png.encode(Image.new("L", (400, 300), 3), palette())
    assert asked == ["isal"]


@pytest.mark.parametrize(
    ("missing", "left"),
    [
        (("isal",), ("zlib-ng", "pillow")),
        (("zlib_ng",), ("isal", "pillow")),
        (("isal", "zlib_ng"), ("pillow",)),
    ],
    ids=str,
)
def test_where_an_encoder_cannot_be_imported_the_next_one_packs_and_boards_have_the_same_pixels(
    missing: tuple[str, ...], left: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, fresh: None
) -> None:
    image = noise(300, 200, 9)
    boards = {game: pixels(board(game)) for game in games.names()}
    png.encoders.cache_clear()
    for package in missing:
        for module in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            monkeypatch.delitem(sys.modules, module)
        # What stands there as None cannot be imported.
        monkeypatch.setitem(sys.modules, package, None)
        with pytest.raises(ImportError):
            import_module(package)
    assert tuple(png.encoders()) == left
    assert pixels(png.encode(image, palette())) == coloured(image)
    assert {game: pixels(board(game)) for game in games.names()} == boards


def test_a_picture_that_is_opened_again_at_once_is_not_packed() -> None:
    sheet = Sheet.plain((400, 300), theme.PANEL)
    with canvas.passing():
        loose = sheet.png()
    assert len(loose) > 400 * 300 > 50 * len(sheet.png())
    assert canvas.indices(loose).tobytes() == canvas.indices(sheet.png()).tobytes()
