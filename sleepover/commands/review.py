"""``review``: a recorded game looked back on."""

from __future__ import annotations

import json as json_text
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, Any

from msgspec import to_builtins
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bot.i18n.transcript import escape_control
from bot.table.display_names import from_chat
from games import load_companions
from games.analysis import review as reviews
from games.analysis.review import Review
from games.core.percents import percent
from games.core.record import Record, ReplayError
from games.core.table import Table
from sleepover.support import record_files
from sleepover.support.progress import bar
from sleepover.support.terminal import Interrupted, UsageError, narrow

if TYPE_CHECKING:
    from bot.history.review_text import ReviewText

_TABLE = 118
"""Most width of the table, in characters."""
_FIGURES = ("start", "choices", "dice", "others", "unseen", "drift", "end", "as the computer")
_STAND_IN = 0xF0000
"""Private characters stand in for the names while the markup is taken off, so that a name keeps its asterisks."""


def review(path: Path, *, json: bool, samples: int, seed: str, plot: Path | None) -> None:
    """Print what the game's chances were, and what of them was luck.

    A plot on standard output has it to itself.

    Raises:
        UsageError: too few samples, or a plot that is not called ``.png`` or would share standard output with JSON.
        CommandError: no record, one that cannot be played, a plot that cannot be written, or stopped on the way.
    """
    if samples < 2:
        raise UsageError(f"--samples {samples}: at least 2 are needed to tell how far they may be wrong")
    if plot is not None:
        record_files.must_differ(plot, "--plot", path)
        record_files.must_end(plot, "--plot", "a plot", ".png")
        if json and record_files.is_stream(plot):
            raise UsageError("--json and --plot - cannot both have standard output: name a file for the plot")
    record = record_files.load(path)
    if plot is not None:
        record_files.must_be_writable(plot, "--plot")
    try:
        table = Table(record)
    except ReplayError as error:
        raise record_files.unplayable(path, record, error) from None
    found = _look_back(table, samples, seed)
    if json:
        print(json_text.dumps(as_object(found)))
        told = None if plot is None else _telling(found, table, record)
    else:
        told = _telling(found, table, record)
        if not record_files.is_stream(plot):
            _print(found, told, record)
    if plot is not None and told is not None:
        record_files.write(told.picture(), plot, "--plot")
        if not json and not record_files.is_stream(plot):
            print(plot)


def as_object(review: Review) -> dict[str, Any]:
    """Return the review as JSON values; docs/review.md explains its fields."""
    found: dict[str, Any] = to_builtins(review)
    # Each seat's own choices are for the pages of one reader.
    found.pop("others_costly", None)
    return found


def _look_back(table: Table, samples: int, seed: str) -> Review:
    # The modules are loaded before the progress bar mentions Ctrl-C: Python may miss it while it loads one.
    load_companions(table.record.game)
    try:
        with bar("looking back", table.number) as line:
            return reviews.review(table, samples=samples, seed=seed, progress=line.to)
    except KeyboardInterrupt:
        raise Interrupted("stopped before the review was done") from None


def _telling(found: Review, table: Table, record: Record) -> ReviewText:
    from bot.history.review_text import ReviewText
    from bot.i18n.transcript import printable_names
    from sleepover.support.english import english

    stand_ins = [chr(_STAND_IN + seat) for seat in range(len(record.seats))]
    say = english(record.game)
    return ReviewText(found, table, stand_ins, printable_names(record, say), say)


def _print(found: Review, review_text: ReviewText, record: Record) -> None:
    from bot.history.review_text import confidence_margin, signed_hundredths
    from bot.i18n.transcript import printable_names as printed
    from sleepover.support.english import english

    names = printed(record, english(record.game))
    console = Console(file=sys.stdout, soft_wrap=True, highlight=False)
    title = f"{found.game}: {len(found.decisions)} decisions, in games won of 100"
    rows = [
        (
            names[player.seat],
            f"{percent(player.start, 1)}%",
            _figure(signed_hundredths(player.quality), confidence_margin(player.quality_error)),
            _figure(signed_hundredths(player.luck), confidence_margin(player.luck_error)),
            _figure(signed_hundredths(player.others), confidence_margin(player.others_error)),
            signed_hundredths(player.unseen),
            _figure(signed_hundredths(player.drift), confidence_margin(player.drift_error)),
            f"{percent(player.result, 1)}%",
            f"{player.agreed} of {player.choices}",
        )
        for player in found.players
    ]
    if narrow(console, _TABLE):
        print(title)
        for name, *figures in rows:
            print(f"\n{name}")
            for what, figure in zip(_FIGURES, figures, strict=True):
                print(f"  {what:<15} {figure:>14}")
    else:
        console.width = max(console.width, _TABLE)
        grid = Grid(title=title, title_justify="left")
        grid.add_column("player")
        for what in _FIGURES:
            grid.add_column(what, justify="right")
        for name, *figures in rows:
            grid.add_row(Text(name), *figures)
        console.print(grid)
    from bot.history.review_text import ReviewSummary

    story = ReviewSummary(review_text)
    parts = (
        [] if found.insufficient else story.sentences(),
        story.players().splitlines(),
        review_text.players(),
        review_text.turning_points(),
        review_text.costliest_choices(),
        [review_text.method_note()],
    )
    for part in filter(None, parts):
        print()
        for line in part:
            text = _plainly(line, names)
            print(fill(text, console.width) if narrow(console, _TABLE) else text)


def _figure(value: str, margin: float) -> str:
    return f"{value} ± {round(100 * margin)}" if 100 * margin >= 0.5 else value


def _plainly(text: str, names: Sequence[str]) -> str:
    """Return the text without the chat's markup and escapes, each line fit for a terminal."""
    lines = (escape_control(from_chat(re.sub(r"\*\*(.+?)\*\*", r"\1", line))) for line in text.split("\n"))
    told = "\n".join(lines)
    for seat, name in enumerate(names):
        told = told.replace(_escaped(seat), name)
    return told


def _escaped(seat: int) -> str:
    return escape_control(chr(_STAND_IN + seat))
