"""Lateness of the event loop while boards are being drawn, next to its lateness at other times.

A task wants to run each millisecond, as the answers to other clicks do. Meanwhile the bot's renderer draws
boards on its thread, the next as soon as one is done: more than a bot ever does. Every millisecond counts,
also those that pass while the loop stands still, each with the time until the loop came to it.

On a busy machine most of that is waiting for a core. So there is a second figure, the part that drawing
causes: of the lateness, no more than what the renderer's thread computed since the loop went to sleep, which
is at most a millisecond too high.
"""

from __future__ import annotations

import asyncio
import statistics
import threading
import time
from collections.abc import Callable, Sequence
from itertools import cycle
from time import perf_counter
from typing import Any, NamedTuple

from msgspec import Struct

from bot.i18n import Localizer
from bot.rendering.service import RenderService

AIM_MS = 10.0
"""The aim in milliseconds for 99 of 100 lags of the loop while boards are drawn."""

TICK = 0.001
"""Seconds."""
IDLE = "idle"
"""Name of the row without any drawing."""

Clock = Callable[[], float]


class Boards(NamedTuple):
    """Boards that the renderer draws over and over."""

    game: str
    views: Sequence[Any]
    names: Sequence[str]
    speak: Localizer


class Late(NamedTuple):
    """Lateness of one tick, and the part of it that drawing causes; seconds."""

    whole: float
    drawing: float


class Row(Struct, frozen=True):
    """Lateness of the event loop while one game's boards were drawn; times in milliseconds."""

    game: str
    boards: int
    ticks: int
    p50_ms: float
    p99_ms: float
    longest_ms: float
    drawing_p99_ms: float
    drawing_longest_ms: float


def run(games: Sequence[Boards], rounds: int, seconds: float) -> list[Row]:
    """Measure so many seconds, round after round, without drawing and with each game's boards.

    The first row is the one without.
    """
    return asyncio.run(_run(games, rounds, seconds))


async def _run(games: Sequence[Boards], rounds: int, seconds: float) -> list[Row]:
    found: dict[str, list[Late]] = {IDLE: [], **{boards.game: [] for boards in games}}
    drawn = dict.fromkeys(found, 0)
    others = set(threading.enumerate())
    painter = RenderService()
    try:
        for _ in range(rounds):
            found[IDLE] += await ticks(seconds, lambda: 0.0)
            for boards in games:
                await _picture(painter, boards, boards.views[0])
                (thread,) = set(threading.enumerate()) - others
                enough = asyncio.Event()
                drawing = asyncio.create_task(_draw(painter, boards, enough))
                found[boards.game] += await ticks(seconds, _clock(thread))
                enough.set()
                drawn[boards.game] += await drawing
    finally:
        painter.close()
    return [row(game, drawn[game], late) for game, late in found.items()]


async def _draw(renderer: RenderService, boards: Boards, enough: asyncio.Event) -> int:
    drawn = 0
    for view in cycle(boards.views):
        if enough.is_set():
            break
        await _picture(renderer, boards, view)
        drawn += 1
    return drawn


async def _picture(renderer: RenderService, boards: Boards, view: Any) -> None:
    if await renderer.picture(boards.game, view, boards.names, boards.speak) is None:
        raise RuntimeError(f"a board of {boards.game} could not be drawn")


def _clock(thread: threading.Thread) -> Clock:
    """Return a clock of the seconds that the thread has computed.

    If the system does not tell, it is wall-clock time: all lateness then counts as caused by drawing.
    """
    if not hasattr(time, "pthread_getcpuclockid"):
        return perf_counter
    assert thread.ident is not None
    clock = time.pthread_getcpuclockid(thread.ident)
    return lambda: time.clock_gettime(clock)


async def ticks(seconds: float, computed: Clock) -> list[Late]:
    """Measure the loop's lateness for each millisecond of ``seconds`` seconds; ``computed`` is the clock of drawing."""
    late: list[Late] = []
    start = perf_counter()
    while (due := len(late) * TICK) < seconds:
        before = computed()
        await asyncio.sleep(max(0.0, start + due - perf_counter()))
        passed = perf_counter() - start
        blame = computed() - before
        while (due := len(late) * TICK) <= passed and due < seconds:
            late.append(Late(passed - due, min(passed - due, blame)))
    return late


def row(game: str, boards: int, late: Sequence[Late]) -> Row:
    """Return the row for these measurements."""
    whole = sorted(1000 * each.whole for each in late)
    drawing = sorted(1000 * each.drawing for each in late)
    rank = min(len(late) - 1, int(len(late) * 0.99))
    return Row(
        game=game,
        boards=boards,
        ticks=len(late),
        p50_ms=statistics.median(whole),
        p99_ms=whole[rank],
        longest_ms=whole[-1],
        drawing_p99_ms=drawing[rank],
        drawing_longest_ms=drawing[-1],
    )
