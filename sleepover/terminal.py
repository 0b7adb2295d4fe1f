"""What a terminal can take: one-sentence errors, text that cannot steer it, and pipes that close early."""

from __future__ import annotations

import os
import sys
import unicodedata
from io import TextIOWrapper
from typing import NoReturn

LONGEST = 600
"""The longest error message, in characters: what it quotes may be of any length."""

_ESCAPED = frozenset(("Cc", "Cs", "Zl", "Zp"))
# Marks that reorder the text around them: a name could make a line read as something it does not say.
_REORDERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class CommandError(Exception):
    """What was asked for cannot be done. The message is one sentence that names the place; exit status 1."""


def plain(text: str) -> str:
    """The text on one line, with everything that could steer a terminal written out (``\\x1b``)."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_visible(character) for character in text)


def _visible(character: str) -> str:
    if character in _REORDERING or unicodedata.category(character) in _ESCAPED:
        return character.encode("unicode-escape", "surrogatepass").decode("ascii")
    return character


def prepare_streams() -> None:
    """Have standard output and error write out, as ``\\u2026``, what their encoding cannot express."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def write(data: bytes) -> None:
    """Write bytes to standard output as they are, whatever the locale."""
    if sys.stdout is not None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)


def flush() -> None:
    """Write out what is still held back.

    Raises:
        OSError: it cannot be written; a ``BrokenPipeError`` if nobody reads it any more.
    """
    if sys.stdout is not None:
        sys.stdout.flush()


def give_up(message: str) -> NoReturn:
    """Say on standard error, in one line, why the command ends, and end it with status 1."""
    line = plain(message)
    print(line if len(line) <= LONGEST else f"{line[:LONGEST]}…", file=sys.stderr)
    sys.exit(1)


def abandon_output() -> None:
    """Send what is still held back nowhere, so that Python does not complain about it on its way out."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def reason(error: OSError) -> str:
    """What the operating system says is wrong, without numbers and paths."""
    return (error.strerror or str(error) or type(error).__name__).lower()
