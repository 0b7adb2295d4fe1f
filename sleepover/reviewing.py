"""``review``: a recorded game looked back on."""

from __future__ import annotations

import json as json_text
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from bot.words.plain import plain
from games import review as reviews
from games.record import Record, ReplayError
from games.review import Review
from games.table import Table
from sleepover import files
from sleepover.terminal import CommandError, Stopped

if TYPE_CHECKING:
    from bot.past.looking_back import LookingBack

_TABLE = 118
"""How wide the table may get, in characters."""
_STAND_IN = 0xF0000
"""Private characters stand in for the names while the markup is taken off, so that a name keeps its asterisks."""


def review(path: Path, *, json: bool, samples: int, seed: str, plot: Path | None) -> None:
    """Print what the game's chances were, and what of them was luck.

    Raises: CommandError: no record, one that cannot be played, too few samples, a plot that cannot be written, or
    stopped on the way.
    """
    record = files.load(path)
    if samples < 2:
        raise CommandError(f"--samples {samples}: at least 2 are needed to tell how far they may be wrong")
    if plot is not None:
        if plot.exists() and plot.samefile(path):
            raise CommandError(f"--plot {plot}: this is the record itself")
        files.must_be_writable(plot)
    try:
        table = Table(record)
    except ReplayError as error:
        raise files.unplayable(path, record, error) from None
    found = _look_back(table, samples, seed)
    if json:
        print(json_text.dumps(as_object(found)))
        told = None if plot is None else _telling(found, table, record)
    else:
        told = _telling(found, table, record)
        _print(found, told, record)
    if plot is not None and told is not None:
        files.write_plot(plot, told.picture())
        if not json:
            print(plot)


def as_object(review: Review) -> dict[str, Any]:
    """The review as JSON values; docs/review.md tells its fields."""
    found: dict[str, Any] = to_builtins(review)
    return found


def _look_back(table: Table, samples: int, seed: str) -> Review:
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    try:
        with bar:
            line = bar.add_task("looking back", total=table.number)
            return reviews.review(
                table, samples=samples, seed=seed, progress=lambda number: bar.update(line, completed=number)
            )
    except KeyboardInterrupt:
        raise Stopped("stopped before the review was done") from None


def _telling(found: Review, table: Table, record: Record) -> LookingBack:
    from bot.past.looking_back import LookingBack
    from bot.words.retelling import names
    from sleepover.sentences import english

    stand_ins = [chr(_STAND_IN + seat) for seat in range(len(record.seats))]
    return LookingBack(found, table, stand_ins, names(record), english(record.game))


def _print(found: Review, told: LookingBack, record: Record) -> None:
    from bot.past.looking_back import margin, signed
    from bot.words.retelling import names as printed

    names = printed(record)
    console = Console(file=sys.stdout, soft_wrap=True, highlight=False)
    console.width = max(console.width, _TABLE)
    title = f"{found.game}: {len(found.decisions)} decisions, in points of winning chance"
    grid = Grid(title=title, title_justify="left")
    grid.add_column("player")
    for title in ("start", "choices", "dice", "others", "unseen", "drift", "end", "as the computer"):
        grid.add_column(title, justify="right")
    for player in found.players:
        grid.add_row(
            Text(names[player.seat]),
            f"{player.start:.1%}",
            _figure(signed(player.quality), margin(player.quality_error)),
            _figure(signed(player.luck), margin(player.luck_error)),
            _figure(signed(player.others), margin(player.others_error)),
            signed(player.unseen),
            _figure(signed(player.drift), margin(player.drift_error)),
            f"{player.result:.1%}",
            f"{player.agreed} of {player.choices}",
        )
    console.print(grid)
    for part in (told.players(), told.turning_points(), told.costly(), [told.how()]):
        print()
        for line in part:
            print(_plainly(line, names))


def _figure(value: str, margin: float) -> str:
    return f"{value} ± {round(100 * margin)}" if 100 * margin >= 0.5 else value


def _plainly(text: str, names: Sequence[str]) -> str:
    """Without the chat's markup, each line fit for a terminal."""
    lines = (plain(re.sub(r"\*\*(.+?)\*\*", r"\1", line)) for line in text.split("\n"))
    told = "\n".join(lines)
    for seat, name in enumerate(names):
        told = told.replace(_escaped(seat), name)
    return told


def _escaped(seat: int) -> str:
    return plain(chr(_STAND_IN + seat))
