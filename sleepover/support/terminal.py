"""Terminal output: one-sentence errors, and pipes that close early."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TextIO

if TYPE_CHECKING:
    from rich.console import Console

LONGEST = 600
"""The longest error message, in characters: what it quotes may be of any length."""


STOPPED = 130
"""The exit status after Ctrl-C, as shells have it."""


class CommandError(Exception):
    """Failure of a command; the message is one sentence that names the place. Exit status 1."""

    status = 1


class UsageError(CommandError):
    """The command was asked for in a way that it does not know, whatever the files say; exit status 2."""

    status = 2


UNMENDABLE = 78
"""The exit status where starting again does not help (``EX_CONFIG`` of sysexits.h), so that service managers can leave
it be."""


class PermanentFailure(CommandError):
    """Permanent failure: it repeats until its cause is changed. Exit status ``UNMENDABLE``."""

    status = UNMENDABLE


class Interrupted(CommandError):
    """Ctrl-C came before it was done. The message says how far it got; exit status ``STOPPED``."""

    status = STOPPED


def prepare_streams() -> None:
    """Make standard output and error write characters that their encoding has not as ``\\u2026``."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def log_to_standard_error() -> None:
    """Write the log's lines to standard error: standard output is the command's. Only a terminal gets colours."""
    # structlog is imported only when something is logged.
    import structlog

    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False),
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )


def cut(text: str) -> str:
    """Return the user's text, short enough for an error message about it to follow."""
    return text if len(text) <= 80 else f"{text[:80]}…"


def without_addresses(message: str, given: Sequence[str]) -> str:
    """Mask passwords in a message that may repeat arguments ``given`` to a command."""
    from bot.core.database_url import HIDDEN
    from bot.core.paths import may_hold_password

    for word in given:
        option, _, value = word.partition("=")
        for text in (word, value) if option.startswith("-") else (word,):
            if may_hold_password(text):
                for repeated in (text, repr(text)[1:-1], cut(text), str(Path(text))):
                    message = message.replace(repeated, HIDDEN)
    return message


def write(data: bytes) -> None:
    """Write bytes to standard output as they are, whatever the locale."""
    if sys.stdout is not None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)


def narrow(console: Console, wanted: int) -> bool:
    """Return whether a table of that width would not fit on the console.

    Files and pipes take any width unless ``COLUMNS`` says otherwise.
    """
    return console.width < wanted and (console.is_terminal or "COLUMNS" in os.environ)


def flush() -> None:
    """Write out what is still held back.

    Raises:
        OSError: it cannot be written; a ``BrokenPipeError`` if nobody reads it any more.
    """
    if sys.stdout is not None:
        sys.stdout.flush()


def give_up(message: str, status: int = 1) -> NoReturn:
    """Print on standard error, in one line, why the command ends, and end it with that status."""
    # This is imported only now: most commands end well, and `replay --json` needs nothing of the bot.
    from bot.i18n.transcript import escape_control

    line = escape_control(message)
    with suppress(OSError):
        print(line if len(line) <= LONGEST else f"{line[:LONGEST]}…", file=sys.stderr)
    flush_errors()
    sys.exit(status)


def flush_errors() -> None:
    """Write out what standard error holds back; drop it if there is no room, so that the exit status stays."""
    if sys.stderr is None:
        return
    try:
        sys.stderr.flush()
    except OSError:
        _abandon(sys.stderr)


def end_stopped(message: str) -> NoReturn:
    """End the program after Ctrl-C, with one sentence.

    The output written so far is kept, as far as it still has a reader.
    """
    try:
        flush()
    except BrokenPipeError:
        # Ctrl-C has stopped the reader, too.
        abandon_output()
    give_up(message, STOPPED)


def abandon_output() -> None:
    """Discard buffered output, so that Python does not complain about it at its exit."""
    if sys.stdout is not None:
        _abandon(sys.stdout)


def _abandon(stream: TextIO) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


@contextmanager
def file_errors(named: object) -> Iterator[None]:
    """Turn an error about that file, whose name the message begins with, into a ``CommandError``."""
    try:
        yield
    except OSError as error:
        raise CommandError(f"{named}: {reason(error)}") from None
    except ValueError as error:
        raise CommandError(f"{named}: {error}") from None


def reason(error: OSError) -> str:
    """Return the operating system's reason for the error, without numbers and paths."""
    return (error.strerror or str(error) or type(error).__name__).lower()
