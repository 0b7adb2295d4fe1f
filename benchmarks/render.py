"""Milliseconds and bytes for a megapixel of each game's board at its fullest, beside the same picture drawn naively.

Naively: in full colour, every shape and word drawn anew for each picture with nothing kept, and saved as Pillow saves
a PNG by default. Names and views are the same, and both draw in the same run, by turns. Times are the process's own.
Then the last boards of each game are packed by each encoder there is, by turns, beside Pillow's. At the end the bot's
painter draws the same boards on its thread, and it is measured how late that makes the event loop.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import pkgutil
import platform
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from time import process_time
from types import ModuleType
from typing import Any, Self
from unittest.mock import patch

from msgspec import Struct, to_builtins
from PIL import Image

import games
import renderers
from benchmarks import lateness
from benchmarks.sheets import Sheet as Told
from benchmarks.sheets import tell
from bot.i18n import localizer
from games.core import SetupData
from games.core.dice import FastDice
from renderers import canvas, png, theme
from renderers.canvas import Brush, Painter, Sheet, Stamp
from renderers.text import text_layout
from renderers.theme import Colour

AIM_MS, AIM_KB = 6.0, 60.0
"""A megapixel of board wants to take no more milliseconds and kilobytes than these."""

MOST_ACTIONS = 300
NAMES = (
    "Ann",
    "Zoë Kreuzberg-Östergård",
    "محمد",
    "田中さくら",
    "Владислав",
    "Ελένη",
    "김민수",
    "Ben",
    "Cleo 🦄",
    "שלום",
)


class Row(Struct, frozen=True):
    """Results of one way of drawing: milliseconds, and kilobytes (1000 bytes), both for each megapixel."""

    game: str
    how: str
    seats: int
    megapixels: float
    median_ms: float
    p99_ms: float
    kilobytes: float


class Packing(Struct, frozen=True):
    """Results of an encoder on crowded boards: medians of its time and its size for each board.

    The ratios are to those of Pillow's encoder in the same run.
    """

    encoder: str
    boards: int
    median_ms: float
    kilobytes: float
    times_pillows_ms: float
    times_pillows_kilobytes: float


class NaiveSheet(Sheet):
    """A picture in full colour, saved as Pillow does by default."""

    @classmethod
    def plain(cls, size: tuple[int, int], colour: Colour) -> Self:
        return cls(Image.new("RGB", size, colour))

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        left, top = int(x), int(y)
        self._image.paste(colour, (left, top, left + round(width), top + round(height)))

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
        text = text if limit is None else text_layout.fit(text, size, limit)
        wide = text_layout.width(text, size)
        letters, left, top = text_layout.mask(text, size)
        at = x - {"left": 0.0, "middle": wide / 2, "right": float(wide)}[align]
        self._image.paste(colour, (int(at) + left, int(y) + top), letters)
        return wide

    def png(self) -> bytes:
        out = BytesIO()
        self._image.save(out, "PNG")
        return out.getvalue()


def _full_colour(size: tuple[int, int], ground: Colour, draw: Painter, scale: int) -> Image.Image:
    large = Image.new("RGB", (size[0] * scale, size[1] * scale), ground)
    draw(Brush(large, scale))
    return large.reduce(scale)


def _full_colour_stamp(size: tuple[int, int], ground: Colour, draw: Painter) -> Stamp:
    return Stamp(_full_colour(size, ground, draw, canvas.FINE), None)


def _modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(renderers.__path__, "renderers."):
        yield importlib.import_module(found.name)


def cached() -> list[Any]:
    """Return the cached functions of all renderers."""
    return [value for module in _modules() for value in vars(module).values() if hasattr(value, "cache_clear")]


@contextmanager
def _naively() -> Iterator[Callable[[], None]]:
    """Draw boards the naive way inside the block; yield the function that clears all caches."""
    instead = {"painted": _full_colour, "stamp": _full_colour_stamp, "Sheet": NaiveSheet}
    kept = cached()
    patches = []
    for module in _modules():
        patches += [patch.object(module, name, new) for name, new in instead.items() if hasattr(module, name)]

    def forget() -> None:
        for function in kept:
            function.cache_clear()

    for each in patches:
        each.start()
    forget()
    try:
        yield forget
    finally:
        for each in patches:
            each.stop()
        forget()


@cache
def longest(name: str) -> tuple[list[Any], int]:
    """Return the room's views throughout a long random game, without its end, and its number of players.

    It is the longest of some games with as many players as possible; there is one view before each action.
    """
    game = games.load(name)
    seats = game.player_counts[-1]
    best: list[Any] = []
    for seed in range(40):
        rng = random.Random(seed)
        dice = FastDice(rng)
        state = game.start(game.options(), seats, SetupData(), dice).state
        course: list[Any] = []
        while (actors := sorted(game.actors(state))) and len(course) < MOST_ACTIONS:
            course.append(state)
            seat = rng.choice(actors)
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)), dice).state
        best = max(best, course, key=len)
    return [game.view(state, None) for state in best], seats


def timed(draw: Callable[[Any], bytes], views: Sequence[Any], before: Callable[[], None]) -> tuple[list[float], bytes]:
    """Seconds of drawing each view, and the last picture. ``before`` is called, untimed, before each."""
    found, picture = [], b""
    for view in views:
        before()
        start = process_time()
        picture = draw(view)
        found.append(process_time() - start)
    return found, picture


def _row(game: str, how: str, seats: int, seconds: Sequence[float], picture: bytes) -> Row:
    with Image.open(BytesIO(picture)) as image:
        megapixels = image.width * image.height / 1e6
    each = sorted(second * 1000 / megapixels for second in seconds)
    p99 = each[min(len(each) - 1, int(len(each) * 0.99))]
    return Row(game, how, seats, megapixels, statistics.median(each), p99, len(picture) / 1000 / megapixels)


def run(times: int = 100, naive_times: int = 8) -> list[Row]:
    """Measure every game that has a renderer: two rows each, the house's way and the naive one.

    Drawn are the last views of a long game with a full table, each once and in order, as a table lives: what changed
    since the last picture is new, the rest may be kept.
    """
    rows: list[Row] = []
    for name in sorted(games.names()):
        renderer = renderers.load(name)
        views, seats = longest(name)
        said = localizer("en", name)

        def draw(view: Any, renderer: Any = renderer, said: Any = said) -> bytes:
            return bytes(renderer.board(view, NAMES, said))

        with _naively() as forget:
            naive, naive_picture = timed(draw, views[-naive_times:], forget)
        for view in views[:-times] or views[:1]:
            draw(view)
        gc.collect()
        ours, picture = timed(draw, views[-times:], lambda: None)
        rows += [_row(name, "sleepover", seats, ours, picture), _row(name, "naive", seats, naive, naive_picture)]
    return rows


def pack(each: int = 5, rounds: int = 3) -> list[Packing]:
    """Pack the ``each`` last boards of every game by each encoder alone, and as the house does."""
    boards = list(_unpacked(each))
    palette = canvas.flat_palette()
    names = (*png.encoders(), "sleepover")
    seconds: dict[str, list[float]] = {name: [] for name in names}
    sizes: dict[str, list[int]] = {name: [] for name in names}
    for _ in range(rounds):
        for image in boards:
            for name in names:
                # Nothing is kept from the last round.
                png.encoders.cache_clear()
                encode = png.encoders().get(name, png.encode)
                start = process_time()
                file = encode(image, palette)
                seconds[name].append(process_time() - start)
                sizes[name].append(len(file))
    ms = {name: statistics.median(found) * 1000 for name, found in seconds.items()}
    kilobytes = {name: statistics.median(found) / 1000 for name, found in sizes.items()}
    return [
        Packing(
            name,
            len(boards),
            ms[name],
            kilobytes[name],
            ms[name] / ms[png.PILLOW],
            kilobytes[name] / kilobytes[png.PILLOW],
        )
        for name in names
    ]


def _unpacked(each: int) -> Iterator[Image.Image]:
    """Yield the last ``each`` boards of every game as palette indices."""
    caught: list[Image.Image] = []

    def catch(image: Image.Image, palette: bytes) -> bytes:
        caught.append(image.copy())
        return b""

    with patch.object(png, "encode", catch):
        for name in sorted(games.names()):
            for view in longest(name)[0][-each:]:
                renderers.load(name).board(view, NAMES, localizer("en", name))
    yield from caught


def late(times: int, rounds: int, seconds: float) -> list[lateness.Row]:
    """Measure the event loop's lateness while the last views of such games are drawn, and while none is."""
    boards = [
        lateness.Boards(name, longest(name)[0][-times:], NAMES, localizer("en", name)) for name in sorted(games.names())
    ]
    return lateness.run(boards, rounds, seconds)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks render", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--times", type=int, default=100, help="how many successive boards are drawn (default 100)")
    parser.add_argument("--naive-times", type=int, default=8, help="how many naively (default 8)")
    parser.add_argument("--rounds", type=int, default=5, help="how often the loop's lateness is measured (default 5)")
    parser.add_argument("--seconds", type=float, default=0.8, help="how long each time (default 0.8)")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    times = max(1, chosen.times)
    rows = run(times, max(1, chosen.naive_times))
    packings = pack()
    delays = late(times, max(1, chosen.rounds), max(0.1, chosen.seconds))
    aim = {"ms": AIM_MS, "kilobytes": AIM_KB, "late_p99_ms": lateness.AIM_MS}
    found = {"rows": to_builtins(rows), "packing": to_builtins(packings), "lateness": to_builtins(delays)}
    tell(_sheets(rows, packings, delays), {"aim": aim, **found}, as_json=chosen.json)


def _sheets(rows: Sequence[Row], packings: Sequence[Packing], delays: Sequence[lateness.Row]) -> list[Told]:
    told = f"a board at its fullest, for a megapixel; aims {AIM_MS:g} ms and {AIM_KB:g} kB"
    drawn = Told.of(
        f"{told} · Python {platform.python_version()}",
        ("game", "drawn", "seats", "megapixels", "ms, median", "ms, p99", "kB"),
        (
            (row.game, row.how, row.seats, row.megapixels, *_one(row.median_ms, row.p99_ms, row.kilobytes))
            for row in rows
        ),
        words=2,
    )
    packed = Told.of(
        f"{packings[0].boards} crowded boards packed, medians; and times Pillow's in the same run" if packings else "",
        ("encoder", "ms", "kB", "× its ms", "× its kB"),
        (
            (
                packing.encoder,
                packing.median_ms,
                f"{packing.kilobytes:.1f}",
                packing.times_pillows_ms,
                packing.times_pillows_kilobytes,
            )
            for packing in packings
        ),
    )
    waited = Told.of(
        f"how late the event loop is meanwhile, in ms; aim {lateness.AIM_MS:g} at p99",
        ("boards of", "drawn", "p50", "p99", "longest", "drawing's part, p99", "longest"),
        (
            (
                delay.game,
                delay.boards,
                *_one(delay.p50_ms, delay.p99_ms, delay.longest_ms, delay.drawing_p99_ms, delay.drawing_longest_ms),
            )
            for delay in delays
        ),
    )
    return [drawn, packed, waited]


def _one(*values: float) -> tuple[str, ...]:
    return tuple(f"{value:.1f}" for value in values)


if __name__ == "__main__":
    main()
