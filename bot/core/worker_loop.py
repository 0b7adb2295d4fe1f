"""Loop of a worker process: requests from standard input, replies to standard output, one after the other.

Both are pickles behind their length in four bytes. A worker ends with its input, so it does not outlive the bot,
however that ended. Nothing here needs asyncio: a worker starts sooner without it.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from bot.core.memory import configure_malloc

LENGTH = struct.Struct("!I")

_ROOM = 1 << 20
"""Bytes of answers that can lie between the processes, where the system lets us say so: the most that Linux allows."""


def serve(answer: Callable[[Any], Any], *, nice: int = 0, seconds: Callable[[Any], float] | None = None) -> None:
    """Answer requests until there are no more: with (True, the answer), or (False, the error in words).

    ``seconds`` gives the time after which a request ends the process, should nobody be there any more to do so.
    """
    configure_malloc()
    source, target = _open_pipes(nice)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            request = _read_request(source)
            if seconds is not None:
                faulthandler.dump_traceback_later(seconds(request), exit=True)
            try:
                reply = True, answer(request)
            except Exception as error:
                reply = False, f"{type(error).__name__}: {error}"
            if seconds is not None:
                faulthandler.cancel_dump_traceback_later()
            target.write(pack(reply))
            target.flush()


def pack(value: object) -> bytes:
    """Return a request or a reply as the bytes to send."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def _read_request(source: BinaryIO) -> Any:
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(source.read(*LENGTH.unpack(head)))


def _open_pipes(nice: int) -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes of requests and of replies.

    From then on nothing else gets between the replies, whatever is printed, and Ctrl-C is left to the bot.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # The usual 64 kB hold one board. With room for several, the next is begun before the bot has fetched the last.
    with contextlib.suppress(ImportError, AttributeError, OSError):
        import fcntl

        fcntl.fcntl(target.fileno(), fcntl.F_SETPIPE_SZ, _ROOM)
    return sys.stdin.buffer, target
