"""Cost of a replay: the animation of a game as the bot makes it, next to other formats and sizes of its boards.

``python -m benchmarks replay``. Each game is played at random until it has about as many actions as asked
for; all formats are made in the same run, by turns, the others without captions. Seconds are the process's
own, with drawing. Then the bot's renderer makes animations without a pause while boards are wanted thirty
times a second. Measured are the lateness of the event loop and the time of a board, next to the same without
an animation.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import threading
from collections.abc import Callable, Sequence
from io import BytesIO
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct, to_builtins
from PIL import Image

import games
import renderers
from benchmarks.lateness import IDLE, _clock, ticks
from benchmarks.lateness import row as late_row
from benchmarks.sheets import Sheet, tell
from bot.history import animation
from bot.i18n import localizer
from bot.i18n.transcript import TranscriptWriter
from bot.rendering.service import RenderService
from games.core import SetupData
from games.core.dice import LoggedDice, SeededDice
from games.core.record import Frame, Record, replay
from renderers import canvas

AIM_SECONDS, AIM_KB = 1.0, 1000.0
"""The aims for the animation of a game of 60 actions: seconds and kilobytes at most."""
LENGTHS = (60, 190)
NAMES = ("Ann", "Ben", "Cleo", "Dan")

Save = Callable[[Sequence[Image.Image]], bytes]


class Row(Struct, frozen=True):
    """One game in one format; ``times`` is how many times the seconds of the house's way it took."""

    game: str
    actions: int
    how: str
    pictures: int
    seconds: float
    kilobytes: float
    times: float


class Wait(Struct, frozen=True):
    """Lateness of the loop and times of boards, in milliseconds, with or without an animation being made."""

    what: str
    boards: int
    late_p99_ms: float
    drawing_p99_ms: float
    board_p50_ms: float
    board_p99_ms: float
    board_longest_ms: float


def nearest_game(name: str, length: int) -> tuple[Record, list[Frame]]:
    """Return, of some random games of at most four players, the one whose length is nearest to ``length`` actions."""
    game = games.load(name)
    seats = min(4, game.player_counts[-1])
    best: tuple[tuple[int, str], ...] = ()
    seed = b""
    for number in range(30):
        rng = random.Random(number)
        tried = number.to_bytes(32, "big")
        dice: LoggedDice = SeededDice(tried, "salt")
        state = game.start(game.options(), seats, SetupData(), dice).state
        log: list[tuple[int, str]] = []
        while (actors := sorted(game.actors(state))) and len(log) < 2 * length:
            seat = rng.choice(actors)
            action = rng.choice(game.legal(state, seat))
            state = game.apply(state, seat, action, dice).state
            log.append((seat, action))
        if abs(len(log) - length) < abs(len(best) - length) or not best:
            best, seed = tuple(log), tried
    record = Record(
        game=name,
        rules=game.rules,
        options=game.options(),
        seats=NAMES[:seats],
        setup=SetupData(),
        actions=best,
        seed=seed,
        salt="salt",
    )
    return record, list(replay(record))


def boards(record: Record, frames: Sequence[Frame]) -> list[Image.Image]:
    """Return the boards in full size as palette pictures, without captions."""
    game, draw, speak = games.load(record.game), renderers.load(record.game).board, localizer("en", record.game)
    found = []
    for scene in animation.group_frames(frames):
        with canvas.passing():
            board = canvas.indices(draw(game.view(scene[-1].state, None), record.seats, speak))
        found.append(_coloured(board))
    tallest = max(board.height for board in found)
    return [_as_tall(board, tallest) for board in found]


def _coloured(board: Image.Image) -> Image.Image:
    image = board.copy()
    image.putpalette(canvas.flat_palette())
    return image


def _as_tall(board: Image.Image, height: int) -> Image.Image:
    whole = Image.new("P", (board.width, height))
    whole.putpalette(canvas.flat_palette())
    whole.paste(board)
    return whole


def _saved(images: Sequence[Image.Image], kind: str, **options: Any) -> bytes:
    out = BytesIO()
    images[0].save(out, kind, save_all=True, append_images=images[1:], duration=1500, loop=0, **options)
    return out.getvalue()


def _half(images: Sequence[Image.Image]) -> list[Image.Image]:
    return [image.convert("RGB").reduce(2) for image in images]


def _half_in_palette(images: Sequence[Image.Image]) -> list[Image.Image]:
    return [_coloured(canvas.halved(image)) for image in images]


OTHERS: dict[str, Save] = {
    "GIF by Pillow, full size": lambda images: _saved(images, "GIF"),
    "GIF by Pillow, half": lambda images: _saved(_half_in_palette(images), "GIF"),
    "APNG, half": lambda images: _saved(_half_in_palette(images), "PNG"),
    "WebP lossless, half": lambda images: _saved(_half(images), "WEBP", lossless=True, method=0, quality=20),
    "WebP lossy, half, quick": lambda images: _saved(_half(images), "WEBP", quality=60, method=0),
    "WebP lossy, half, small": lambda images: _saved(_half(images), "WEBP", quality=60, method=4),
}


def run(names: Sequence[str], lengths: Sequence[int], rounds: int, others: Sequence[str]) -> list[Row]:
    """Measure each game and length: the house's animation first, then the other formats."""
    rows: list[Row] = []
    for name in names:
        for length in lengths:
            record, frames = nearest_game(name, length)
            say = TranscriptWriter(record, record.seats, localizer("en", name))
            animation.build_animation(frames, say)
            seconds: dict[str, list[float]] = {}
            sizes: dict[str, int] = {}
            for _ in range(rounds):
                start = process_time()
                sizes["sleepover"] = len(animation.build_animation(frames, say))
                seconds.setdefault("sleepover", []).append(process_time() - start)
                for other in others:
                    start = process_time()
                    sizes[other] = len(OTHERS[other](boards(record, frames)))
                    seconds.setdefault(other, []).append(process_time() - start)
            ours = statistics.median(seconds["sleepover"])
            rows += [
                Row(
                    name,
                    len(record.actions),
                    how,
                    len(animation.group_frames(frames)),
                    statistics.median(taken),
                    sizes[how] / 1000,
                    statistics.median(taken) / ours,
                )
                for how, taken in seconds.items()
            ]
    return rows


def waits(name: str, length: int, rounds: int, seconds: float) -> list[Wait]:
    """Measure the loop's lateness and the boards' times, with animations made one after the other and without."""
    return asyncio.run(_waits(name, length, rounds, seconds))


async def _waits(name: str, length: int, rounds: int, seconds: float) -> list[Wait]:
    record, frames = nearest_game(name, length)
    speak = localizer("en", name)
    say = TranscriptWriter(record, record.seats, speak)
    game = games.load(name)
    views = [game.view(frame.state, None) for frame in frames]
    others = set(threading.enumerate())
    painter = RenderService()
    late: dict[str, list[Any]] = {IDLE: [], "boards": [], "boards and an animation": []}
    taken: dict[str, list[float]] = {what: [] for what in late}

    async def play(what: str) -> None:
        # Somebody presses a button thirty times a second.
        for number in range(10_000):
            start = perf_counter()
            await painter.picture(name, views[number % len(views)], record.seats, speak)
            taken[what].append(perf_counter() - start)
            await asyncio.sleep(0.033)

    async def animate() -> None:
        while True:
            await painter.run_in_slices(animation.animation_frames(frames, say))

    try:
        await painter.run_in_slices(animation.animation_frames(frames, say))
        (thread,) = set(threading.enumerate()) - others
        for _ in range(rounds):
            for what, busy in (
                (IDLE, ()),
                ("boards", (play("boards"),)),
                ("boards and an animation", (play("boards and an animation"), animate())),
            ):
                tasks = [asyncio.create_task(each) for each in busy]
                late[what] += await ticks(seconds, _clock(thread) if busy else lambda: 0.0)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        painter.close()
    return [_wait(what, late[what], taken[what]) for what in late]


def _wait(what: str, late: Sequence[Any], taken: Sequence[float]) -> Wait:
    measured = late_row(what, len(taken), late)
    each = sorted(1000 * value for value in taken) or [0.0]
    p99 = each[min(len(each) - 1, int(len(each) * 0.99))]
    return Wait(what, len(taken), measured.p99_ms, measured.drawing_p99_ms, statistics.median(each), p99, each[-1])


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks replay", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--length", type=int, action="append", help="so many actions (default: 60 and 190)")
    parser.add_argument("--rounds", type=int, default=3, help="how often (default 3)")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="how long lateness is measured each time (default 2)"
    )
    parser.add_argument("--alone", action="store_true", help="measure without other formats")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    names = chosen.game or sorted(games.names())
    lengths = chosen.length or LENGTHS
    rows = run(names, lengths, max(1, chosen.rounds), () if chosen.alone else tuple(OTHERS))
    waited = waits(names[0], lengths[0], max(1, chosen.rounds), max(0.1, chosen.seconds))
    aim = {"seconds": AIM_SECONDS, "kilobytes": AIM_KB}
    found = {"aim": aim, "rows": to_builtins(rows), "waits": to_builtins(waited)}
    tell(_sheets(rows, waited), found, as_json=chosen.json)


def _sheets(rows: Sequence[Row], waited: Sequence[Wait]) -> list[Sheet]:
    made = Sheet.of(
        f"a game as an animation; aims for 60 actions {AIM_SECONDS:g} s and {AIM_KB:g} kB",
        ("game", "as", "actions", "pictures", "seconds", "kB", "times ours"),
        (
            (row.game, row.how, row.actions, row.pictures, row.seconds, f"{row.kilobytes:.0f}", f"{row.times:.1f}")
            for row in rows
        ),
        words=2,
    )
    late = Sheet.of(
        "what others wait meanwhile, in ms",
        ("", "boards", "loop late, p99", "drawing's part, p99", "a board, p50", "p99", "longest"),
        (
            (
                each.what,
                each.boards,
                *(
                    f"{value:.1f}"
                    for value in (
                        each.late_p99_ms,
                        each.drawing_p99_ms,
                        each.board_p50_ms,
                        each.board_p99_ms,
                        each.board_longest_ms,
                    )
                ),
            )
            for each in waited
        ),
    )
    return [made, late]


if __name__ == "__main__":
    main()
