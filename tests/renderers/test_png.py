"""The PNGs of boards: the same pixels by every encoder, quick ones first, and large ones packed more tightly."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from zlib_ng import zlib_ng

import games
from bot.i18n import localizer
from games.core import SetupData
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


def heavy(image: Image.Image) -> Image.Image:
    image.info[png.HEAVY_KIND] = True
    return image


def board(game: str) -> bytes:
    rules = games.load(game)
    state = rules.start(rules.options(), 3, SetupData(), FastDice(random.Random(1))).state
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


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the encoders that are asked from now on, in order."""
    asked: list[str] = []

    def noting(name: str, encoder: png.Encoder) -> png.Encoder:
        def note(image: Image.Image, colours: bytes) -> bytes:
            asked.append(name)
            return encoder(image, colours)

        return note

    known = {name: noting(name, encoder) for name, encoder in png.encoders().items()}
    monkeypatch.setattr(png, "encoders", lambda: known)
    return asked


def test_nothing_is_packed_twice_that_need_not_be(asked: list[str]) -> None:
    png.encode(Image.new("L", (400, 300), 3), palette())
    assert asked == ["isal"]


def test_a_heavy_kind_of_picture_is_packed_once_and_a_board_by_one_encoder_that_is_enough(asked: list[str]) -> None:
    png.encode(heavy(noise(200, 200, 30)), palette())
    assert asked == ["zlib-ng"]
    for game in games.names():
        asked.clear()
        board(game)
        assert len(asked) == 1, game


def test_a_heavy_kind_of_picture_is_packed_quickly_where_only_pillow_could_pack_it_more_tightly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left = {name: encoder for name, encoder in png.encoders().items() if name != png.TIGHT}
    monkeypatch.setattr(png, "encoders", lambda: left)
    flat = heavy(Image.new("L", (400, 300), 3))
    assert png.encode(flat, palette()) == left["isal"](flat, palette())


class PackingCounted:
    """zlib-ng, which counts the streams that it packs."""

    def __init__(self) -> None:
        self.streams = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(zlib_ng, name)

    def compressobj(self, *arguments: int) -> Any:
        self.streams += 1
        return zlib_ng.compressobj(*arguments)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> PackingCounted:
    """Return the count of strips that are packed from now on; nothing is kept from before."""
    counted = PackingCounted()
    known = {
        png.TIGHT: partial(png._by_hand, png._Strips(counted, png.TIGHT_LEVEL)),
        png.PILLOW: png.encoders()[png.PILLOW],
    }
    monkeypatch.setattr(png, "encoders", lambda: known)
    return counted


def test_a_strip_that_was_packed_before_is_not_packed_again(counted: PackingCounted) -> None:
    image = noise(50, 10 * png.STRIP, 30)
    first = png.encode(image, palette())
    assert counted.streams == 10
    assert png.encode(image, palette()) == first
    assert counted.streams == 10
    image.putpixel((7, 4 * png.STRIP), 31)
    changed = png.encode(image, palette())
    assert counted.streams == 11
    assert canvas.indices(changed).tobytes() == image.tobytes()


def test_the_next_board_of_a_game_packs_less_than_half_of_its_strips(counted: PackingCounted) -> None:
    rules, dice, rng = games.load("sibling_rivalry"), FastDice(random.Random(2)), random.Random(2)
    state = rules.start(rules.options(), 4, SetupData(), dice).state
    draw = load("sibling_rivalry").board
    draw(rules.view(state, None), PLAIN, localizer("en", "sibling_rivalry"))
    strips, counted.streams = counted.streams, 0
    boards = 12
    for _ in range(boards):
        seat = min(rules.actors(state))
        state = rules.apply(state, seat, rng.choice(rules.legal(state, seat)), dice).state
        draw(rules.view(state, None), PLAIN, localizer("en", "sibling_rivalry"))
    assert 0 < counted.streams < boards * strips / 2


def test_strips_are_no_larger_than_a_whole_board_was() -> None:
    with canvas.passing():
        image = canvas.indices(board("sibling_rivalry"))
    rows = b"".join(b"\0" + image.crop((0, y, image.width, y + 1)).tobytes() for y in range(image.height))
    whole = len(zlib_ng.compress(rows, 3))
    assert len(png.encode(heavy(image), palette())) < whole


def test_no_more_strips_are_kept_than_the_limit_and_the_last_used_stay(
    counted: PackingCounted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(png, "STRIPS", 3)
    one, two = (noise(50, count * png.STRIP, 30) for count in (1, 2))
    for image in (one, two, one):
        png.encode(image, palette())
    assert counted.streams == 3
    png.encode(noise(60, png.STRIP, 30), palette())
    png.encode(one, palette())
    assert counted.streams == 4
    png.encode(two, palette())
    assert counted.streams > 4


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
