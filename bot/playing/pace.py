"""Discord's limit on ordinary edits and messages, kept from our side, so that nothing waits inside the library where it
could not be called back any more."""

from __future__ import annotations

import asyncio
from collections import deque

SENT, WITHIN = 5, 5.0
"""So many edits, or new messages, a channel takes in so many seconds. The answer to a click is neither."""
_MANY = 1000
"""Channels remembered; beyond that those are dropped in which nothing has been sent for a while."""


class Pace:
    """Lets so many through in each place, and has the rest wait."""

    def __init__(self) -> None:
        self._sent: dict[tuple[str, int], deque[float]] = {}

    async def step(self, what: str, channel: int) -> None:
        """Wait until one more may be sent there, and count it as sent. ``what`` tells kinds of calls apart."""
        loop = asyncio.get_running_loop()
        while True:
            sent = self._sent.setdefault((what, channel), deque())
            while sent and sent[0] <= loop.time() - WITHIN:
                sent.popleft()
            if len(sent) < SENT:
                sent.append(loop.time())
                self._tidy(loop.time() - WITHIN)
                return
            await asyncio.sleep(sent[0] + WITHIN - loop.time())

    def _tidy(self, since: float) -> None:
        if len(self._sent) > _MANY:
            self._sent = {place: sent for place, sent in self._sent.items() if sent and sent[-1] > since}
