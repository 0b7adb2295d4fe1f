"""Records that are read and pictures that are written: in files, or as standard input and output."""

from __future__ import annotations

import sys
from pathlib import Path

from games.core import IllegalAction
from games.core.record import Record, RecordError, ReplayError, parse
from sleepover.support.terminal import CommandError, UsageError, file_errors
from sleepover.support.terminal import write as write_out

STREAM = "-"
"""The name that stands for standard input and output. A file of that name is ``./-``."""

LARGEST = 2**20
"""The longest record that is read, in bytes: some ninety thousand actions, forty times as many as the longest game of
computers that press anything. Whatever JSON these are, it takes less than 200 MB and a second to read them."""


def load(path: Path) -> Record:
    """Return the record in that file; ``-`` is standard input.

    Raises:
        CommandError: it cannot be read, or is not a record.
    """
    text = read(path)
    try:
        return parse(text)
    except RecordError as error:
        raise CommandError(f"{named(path)}: {error}") from None


def read(path: Path) -> bytes:
    """Return what is in a record's file; ``-`` is standard input.

    Raises:
        CommandError: it cannot be read, or is too large for a record.
    """
    with file_errors(named(path)):
        if is_stream(path):
            text = sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b""
        else:
            with path.open("rb") as file:
                text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        largest = f"{LARGEST // 2**20} MiB at most"
        raise CommandError(f"{named(path)}: no record is that large ({largest}). Is it the right file?")
    return text


def is_stream(path: Path | None) -> bool:
    """Return whether the path stands for standard input or output."""
    return path is not None and str(path) == STREAM


def named(path: Path) -> str:
    """Return a record's name in messages: its path, or standard input."""
    return "standard input" if is_stream(path) else str(path)


def must_end(path: Path, option: str, what: str, *endings: str) -> None:
    """Check that the output's name ends as its format does; a name without an ending is taken as it is.

    Raises:
        UsageError: it ends otherwise, and would be taken for something that it is not.
    """
    if not is_stream(path) and path.suffix and path.suffix.lower() not in endings:
        raise UsageError(f"{option} {path}: {what} can be {' or '.join(endings)} and not {path.suffix}")


def must_differ(path: Path, option: str, source: Path) -> None:
    """Check that the output is not the record itself.

    Raises:
        CommandError: it is, or cannot be looked at.
    """
    if is_stream(path) or is_stream(source):
        return
    with file_errors(f"{option} {path}"):
        if path.exists() and path.samefile(source):
            raise CommandError(f"{option} {path}: this is the record itself")


def must_be_writable(path: Path, option: str) -> None:
    """Find out whether something can be written there before the work is done for it, not after.

    Raises:
        CommandError: it cannot.
    """
    if is_stream(path):
        return
    with file_errors(f"{option} {path}"):
        there = path.exists()
        with path.open("ab"):
            pass
        if not there:
            path.unlink()


def make_empty(folder: Path, option: str) -> None:
    """Make that folder, or check that it is empty, so that nothing gets mixed up with what is written there.

    Raises:
        CommandError: it cannot be made, or something is in it.
    """
    with file_errors(f"{option} {folder}"):
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise CommandError(f"{option} {folder}: this folder is not empty; name a new one")


def write(data: bytes, path: Path, option: str) -> None:
    """Write the file that an option named, or to standard output.

    Raises:
        CommandError: it cannot be written.
    """
    if is_stream(path):
        write_out(data)
        return
    with file_errors(f"{option} {path}"):
        path.write_bytes(data)


def unplayable(path: Path, record: Record, error: ReplayError) -> CommandError:
    """Return the error for an action that cannot be played: its number, its seat and name, and the reason."""
    if error.seat is None or error.action is None:
        return CommandError(f"{named(path)}: the set-up: {error.cause}")
    from bot.i18n.transcript import printable_names
    from sleepover.support.english import english

    who = printable_names(record, english(record.game))
    return CommandError(
        f"{named(path)}: action {error.number}, {error.action!r} by seat {error.seat} ({who[error.seat]}): "
        f"{_why(error, record)}"
    )


def _why(error: ReplayError, record: Record) -> str:
    if not isinstance(error.cause, IllegalAction):
        return str(error.cause)
    from sleepover.support.english import sentences

    return sentences(record).refusal(error.cause)
