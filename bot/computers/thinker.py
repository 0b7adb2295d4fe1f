"""One process that decides for computers, or looks back on games: a question on standard input, its answer on standard
output.

``python -m bot.computers.thinker``. Both are pickles behind their length in four bytes. It ends with its input, so it
does not outlive the bot, however that ended.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import pickle
import signal
import struct
import sys
from typing import Any, BinaryIO, Literal

from games import computers
from games.review import review

Question = tuple[Literal["decide", "review"], tuple[Any, ...]]
"""What is asked for, and with which arguments."""

LENGTH = struct.Struct("!I")
_TOO_LONG = {"decide": 20.0, "review": 90.0}
"""Seconds after which a question ends the process, should nobody be there any more to do so."""


def packed(value: object) -> bytes:
    """A question or an answer as it is sent."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def _read(source: BinaryIO) -> Any:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(source.read(*LENGTH.unpack(head)))


def _answer(game: str, question: Question | None) -> tuple[bool, Any]:
    """Whether it went well, and the answer or what went wrong. Without a question the game is only made ready."""
    try:
        computers.levels(game)
        if question is None:
            return True, ""
        kind, parts = question
        return True, computers.decide(game, *parts) if kind == "decide" else review(*parts)
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"


def main() -> None:
    """Answer until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        # Answering clicks comes first.
        os.nice(5)
    source = sys.stdin.buffer
    # Whatever a game might print must not get between the answers.
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            game, question = _read(source)
            faulthandler.dump_traceback_later(_TOO_LONG[question[0] if question else "decide"], exit=True)
            answer = _answer(game, question)
            faulthandler.cancel_dump_traceback_later()
            target.write(packed(answer))
            target.flush()


if __name__ == "__main__":
    main()
