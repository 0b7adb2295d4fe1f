"""The one policy for what fails for a while: how long a call may take, and when what failed is tried again.

Pauses grow from try to try, and start anew after a success. They are not random: one process makes all calls to
Discord, and its limiter spreads them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import structlog
from msgspec import Struct

log = structlog.get_logger(__name__)

CALL = 30.0
"""Seconds that a call to Discord may take."""
LONG = 60.0
"""Seconds that a call with a picture may take, and a search through the messages of a channel."""
COURTESY = 10.0
"""Seconds that a call may take for what nobody misses: a hint, the removal of an ephemeral message."""

_LARGEST_POWER = 64
"""Failures in a row that still make a pause longer: by then each policy has come to its longest."""

Args = ParamSpec("Args")
Outcome = TypeVar("Outcome")


class RetryPolicy(Struct):
    """Pauses before further tries, in seconds: the first, the longest, and how many times as long each next one is.

    ``tries``: after so many in all it is given up (0: never).
    """

    first: float
    longest: float
    factor: float = 2.0
    tries: int = 0

    def pause(self, failures: int) -> float:
        """Return the seconds until the next try, after so many ``failures`` in a row before the latest."""
        return min(self.first * self.factor ** min(failures, _LARGEST_POWER), self.longest)


PROMPT = RetryPolicy(1.0, 60.0)
"""For what people see or wait for: boards, and all that the database refuses."""
SECRET = RetryPolicy(2.0, 600.0)
"""For direct messages with what a player may know."""
NOTICE = RetryPolicy(2.0, 60.0, tries=4)
"""For a message that is of use now or never. Discord knows its nonce again for some minutes."""
OWED = RetryPolicy(60.0, 3600.0, factor=4.0, tries=12)
"""For work that is stored and done in rounds, for hours. What fails still is out of our reach."""
COMPUTER = RetryPolicy(5.0, 300.0)
"""For decisions of computers and premoves, which people can make themselves meanwhile."""
PROCESS = RetryPolicy(1.0, 300.0)
"""For worker processes, and for programs that have failed at a table."""
EMOJIS = RetryPolicy(5.0, 600.0, factor=5.0, tries=5)
"""For emojis that another process is about to make."""


class Backoff:
    """Pauses of one work that is tried again and again."""

    def __init__(self, policy: RetryPolicy) -> None:
        self._policy = policy
        self._failures = 0

    @property
    def next_pause(self) -> float:
        """Seconds until the next try, if the one that runs fails."""
        return self._policy.pause(self._failures)

    def failed(self) -> float:
        """Count a failure, and return the seconds until the next try."""
        pause = self.next_pause
        self._failures += 1
        return pause

    def reset(self) -> None:
        """Start anew after a success."""
        self._failures = 0

    async def wait(self) -> bool:
        """Count a failure, and wait until the next try; return False at once if there is to be none."""
        pause = self.failed()
        if self._failures == self._policy.tries:
            return False
        await asyncio.sleep(pause)
        return True


async def retry_until_success(
    what: str, work: Callable[[], Awaitable[Outcome]], *, on: type[Exception], **context: object
) -> Outcome:
    """Await ``work``, and again after a pause for as long as it fails with ``on``; return its result.

    Each failure is logged as ``what``, with its ``context``. Any other error goes on to the caller.
    """
    backoff = Backoff(PROMPT)
    while True:
        try:
            return await work()
        except on as error:
            log.error(what, error=str(error), again_in=backoff.next_pause, **context)
        await backoff.wait()


def time_limited(
    work: Callable[Args, Coroutine[Any, Any, Outcome]],
) -> Callable[Args, Coroutine[Any, Any, Outcome]]:
    """Return ``work`` as a coroutine function that raises ``TimeoutError`` if a call takes longer than ``CALL``."""

    @wraps(work)
    async def limited(*args: Args.args, **given: Args.kwargs) -> Outcome:
        async with asyncio.timeout(CALL):
            return await work(*args, **given)

    return limited
