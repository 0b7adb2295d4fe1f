"""One process that decides for computers: a question on standard input, its answer on standard output.

``python -m bot.thinker``. Both are pickles behind their length in four bytes. It ends with its input, so it does not
outlive the bot, however that ended.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import pickle
import signal
import struct
import sys
from typing import Any, BinaryIO

from games import computers

LENGTH = struct.Struct("!I")
_TOO_LONG = 20.0
"""Seconds after which a decision ends the process, should nobody be there any more to do so."""


def packed(value: object) -> bytes:
    """A question or an answer as it is sent."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def _read(source: BinaryIO) -> Any:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(source.read(*LENGTH.unpack(head)))


def _answer(game: str, question: Any) -> tuple[bool, str]:
    """Whether it went well, and the action or what went wrong. Without a question the game is only made ready."""
    try:
        computers.levels(game)
        return True, "" if question is None else computers.decide(game, *question)
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
            faulthandler.dump_traceback_later(_TOO_LONG, exit=True)
            answer = _answer(game, question)
            faulthandler.cancel_dump_traceback_later()
            target.write(packed(answer))
            target.flush()


if __name__ == "__main__":
    main()
