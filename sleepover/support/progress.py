"""Progress of slow work, on standard error, and only if that is a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


class ProgressBar:
    """One line of progress: the present task, and the part that is done."""

    def __init__(self, progress: Progress, what: str, total: int | None) -> None:
        self._progress = progress
        self._line = progress.add_task(what, total=total)

    def to(self, done: int, total: int | None = None) -> None:
        """Set the amount done, and ``total`` if the amount to do is only known now."""
        if total is not None:
            self._progress.columns = _counted(self._progress.console)
        self._progress.update(self._line, completed=done, total=total)

    def on(self, done: int) -> None:
        """Add to the amount done."""
        self._progress.advance(self._line, done)

    def now(self, what: str) -> None:
        """Set the description of the present task."""
        self._progress.update(self._line, description=what)


def _timed() -> tuple[ProgressColumn, ...]:
    return SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()


def _counted(console: Console) -> tuple[ProgressColumn, ...]:
    width = 10 if console.width < 60 else 40
    return TextColumn("{task.description}"), BarColumn(width), MofNCompleteColumn(), TimeRemainingColumn()


@contextmanager
def bar(what: str, total: int | None = None) -> Iterator[ProgressBar]:
    """Yield a progress bar that disappears afterwards; without a total it shows the elapsed time."""
    console = Console(stderr=True)
    columns = _timed() if total is None else _counted(console)
    shown = Progress(
        *columns,
        console=console,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=not console.is_terminal,
    )
    with shown:
        yield ProgressBar(shown, what, total)


@contextmanager
def waiting(what: str) -> Iterator[Callable[[str], None]]:
    """Show the elapsed time of a task; the yielded function changes its description."""
    with bar(what) as line:
        yield line.now
