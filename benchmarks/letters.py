"""Cost of text shaping: each game's boards with HarfBuzz's letters, next to those with Pillow's, by turns.

Pillow's are what a machine without HarfBuzz gets, one letter after the other; so the ratio is the cost of
drawing every script as its readers write it. Three figures for each game: a board with empty caches, one of a
game that goes on, and its size. Besides, the time to shape and to draw a name that is not cached. Times are
the process's own.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from time import process_time
from typing import Any
from unittest.mock import patch

from msgspec import Struct, to_builtins

import games
import renderers
from benchmarks.render import NAMES, cached, longest
from benchmarks.sheets import Sheet, tell
from bot.i18n import Localizer, localizer
from renderers.text import fallback, harfbuzz, text_layout

SYLLABLES = (
    "an",
    "Zo",
    "ë",
    "ka",
    "Łu",
    "му",
    "λε",
    "さく",
    "田",
    "김",
    "мо",
    "हि",
    "न्दी",
    "سل",
    "ام",
    "🦄",
    "তা",
    "ம்",
    " ",
)
"""The alphabet of names that nobody had before."""
SIZE = 34


class Row(Struct, frozen=True):
    """The shaper's figures for a game, and how many times Pillow's they are: medians of pairs in the same run."""

    game: str
    first_ms: float
    first_ratio: float
    next_ms: float
    next_ratio: float
    kilobytes: float
    kilobytes_ratio: float


class Name(Struct, frozen=True):
    """Milliseconds for a name that is new, and how many times Pillow's they are."""

    milliseconds: float
    ratio: float


@contextmanager
def _by(way: Any) -> Iterator[None]:
    with ExitStack() as stack:
        for name in ("shaped", "draw"):
            stack.enter_context(patch.object(text_layout, name, getattr(way, name)))
        yield


def _forget() -> None:
    for function in cached():
        function.cache_clear()


def run(times: int = 20, rounds: int = 5) -> list[Row]:
    """Measure the last ``times`` boards of each game, ``rounds`` times both ways."""
    rows: list[Row] = []
    for name in sorted(games.names()):
        views = longest(name)[0][-times:]
        draw = partial(_drawn, renderers.load(name), localizer("en", name))
        found: dict[Any, list[tuple[float, float, float]]] = {harfbuzz: [], fallback: []}
        for number in range(rounds):
            for way in (harfbuzz, fallback) if number % 2 else (fallback, harfbuzz):
                with _by(way):
                    _forget()
                    seconds, sizes = _timed(draw, views)
                found[way].append((seconds[0], statistics.fmean(seconds[1:] or seconds), statistics.fmean(sizes)))
        _forget()
        first, later, size = (statistics.median(each) for each in zip(*found[harfbuzz], strict=True))
        ratios = [
            statistics.median(ours / theirs for ours, theirs in zip(mine, other, strict=True))
            for mine, other in zip(zip(*found[harfbuzz], strict=True), zip(*found[fallback], strict=True), strict=True)
        ]
        rows.append(Row(name, first * 1000, ratios[0], later * 1000, ratios[1], size / 1000, ratios[2]))
    return rows


def _drawn(renderer: renderers.Renderer, said: Localizer, view: Any) -> bytes:
    return renderer.board(view, NAMES, said)


def _timed(draw: Callable[[Any], bytes], views: Sequence[Any]) -> tuple[list[float], list[int]]:
    seconds, sizes = [], []
    for view in views:
        start = process_time()
        picture = draw(view)
        seconds.append(process_time() - start)
        sizes.append(len(picture))
    return seconds, sizes


def new_names(many: int = 200) -> Name:
    """Measure shaping and drawing ``many`` names that are not cached, each both ways, with the fonts open."""
    rng = random.Random(1)
    names = ["".join(rng.choices(SYLLABLES, k=6)).strip() or "Ann" for _ in range(many)]
    found: dict[Any, list[float]] = {harfbuzz: [], fallback: []}
    for way in found:
        with _by(way):
            text_layout.ink("".join(SYLLABLES), SIZE)
    for number, name in enumerate(names):
        for way in (harfbuzz, fallback) if number % 2 else (fallback, harfbuzz):
            with _by(way):
                for function in (text_layout.clean, text_layout.width, text_layout.fit, text_layout.ink, way.shaped):
                    function.cache_clear()
                start = process_time()
                text_layout.ink(text_layout.fit(text_layout.clean(name), SIZE, 300), SIZE)
                found[way].append(process_time() - start)
    _forget()
    ours, theirs = (statistics.median(found[way]) for way in (harfbuzz, fallback))
    return Name(ours * 1000, ours / theirs)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks letters", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--times", type=int, default=20, help="how many successive boards are drawn (default 20)")
    parser.add_argument("--rounds", type=int, default=5, help="how often each way (default 5)")
    parser.add_argument("--names", type=int, default=200, help="how many new names (default 200)")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rows = run(max(1, chosen.times), max(1, chosen.rounds))
    names = new_names(max(1, chosen.names))
    boards = Sheet.of(
        "boards of full tables, names in every script: HarfBuzz's letters, and × Pillow's in the same run",
        ("game", "first, ms", "×", "next, ms", "×", "kB", "×"),
        (
            (
                row.game,
                *(f"{row.first_ms:.1f}", f"{row.first_ratio:.2f}", f"{row.next_ms:.2f}", f"{row.next_ratio:.2f}"),
                *(f"{row.kilobytes:.1f}", f"{row.kilobytes_ratio:.3f}"),
            )
            for row in rows
        ),
    )
    told = Sheet.of(
        "a name that nobody had before, shaped, fitted and drawn",
        ("ms", "×"),
        [(f"{names.milliseconds:.2f}", f"{names.ratio:.2f}")],
    )
    tell([boards, told], {"rows": to_builtins(rows), "names": to_builtins(names)}, as_json=chosen.json)
