"""Records from files."""

from __future__ import annotations

from pathlib import Path

from games.core import IllegalAction
from games.record import Record, RecordError, ReplayError, parse
from sleepover.terminal import CommandError, reason

LARGEST = 4 * 2**20
"""The longest record that is read, in bytes: some hundred thousand actions. Whatever JSON these are, it takes less than
200 MB to read them."""


def load(path: Path) -> Record:
    """The record in that file.

    Raises:
        CommandError: it cannot be read, or is not a record.
    """
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
    except OSError as error:
        raise CommandError(f"{path}: {reason(error)}") from None
    except ValueError as error:
        raise CommandError(f"{path}: {error}") from None
    if len(text) > LARGEST:
        raise CommandError(f"{path}: a record has at most {LARGEST} bytes")
    try:
        return parse(text)
    except RecordError as error:
        raise CommandError(f"{path}: {error}") from None


def must_be_writable(plot: Path) -> None:
    """Find out whether a picture can be written there before the work is done for it, not after.

    Raises:
        CommandError: it cannot.
    """
    try:
        there = plot.exists()
        with plot.open("ab"):
            pass
        if not there:
            plot.unlink()
    except OSError as error:
        raise CommandError(f"--plot {plot}: {reason(error)}") from None
    except ValueError as error:
        raise CommandError(f"--plot {plot}: {error}") from None


def make_empty(folder: Path, option: str) -> None:
    """Make that folder, or see that it is empty: what is written there shall not get mixed up with anything.

    Raises:
        CommandError: it cannot be made, or something is in it.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise CommandError(f"{option} {folder}: this folder is not empty; name a new one")
    except OSError as error:
        raise CommandError(f"{option} {folder}: {reason(error)}") from None
    except ValueError as error:
        raise CommandError(f"{option} {folder}: {error}") from None


def write_plot(plot: Path, picture: bytes) -> None:
    """Write the picture.

    Raises:
        CommandError: it cannot be written.
    """
    try:
        plot.write_bytes(picture)
    except OSError as error:
        raise CommandError(f"--plot {plot}: {reason(error)}") from None


def unplayable(path: Path, record: Record, error: ReplayError) -> CommandError:
    """The sentence for an action that cannot be played: its number, its seat and name, and why."""
    if error.seat is None or error.action is None:
        return CommandError(f"{path}: the set-up: {error.cause}")
    from bot.words.retelling import names

    who = names(record)
    return CommandError(
        f"{path}: action {error.number}, {error.action!r} by seat {error.seat} ({who[error.seat]}): "
        f"{_why(error, record)}"
    )


def _why(error: ReplayError, record: Record) -> str:
    if not isinstance(error.cause, IllegalAction):
        return str(error.cause)
    from sleepover.sentences import sentences

    return sentences(record).refusal(error.cause)
