"""Discord's limit on ordinary edits and messages, kept from our side, so that nothing waits inside the library where it
could not be called back any more."""

from __future__ import annotations

import asyncio
from collections import deque

SENT, WITHIN = 5, 5.0
"""So many edits, or new messages, a channel takes in so many seconds. The answer to a click is neither."""
EVERYWHERE, A_WHILE = 40, 1.0
"""So many of them, and of direct messages, go out in so many seconds in all: Discord takes 50 calls a second of a bot,
answers to clicks aside, and the rest of them is left to what cannot wait."""
_MANY = 1000
"""Channels remembered; beyond that those are dropped in which nothing has been sent for a while."""


class Pace:
    """Lets so many through in each place, and has the rest wait."""

    def __init__(self) -> None:
        self._sent: dict[tuple[str, int], deque[float]] = {}
        self._everywhere: deque[float] = deque()

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
                return await self.turn()
            await asyncio.sleep(sent[0] + WITHIN - loop.time())

    async def turn(self) -> None:
        """Wait until one more may be sent anywhere, and count it as sent."""
        loop = asyncio.get_running_loop()
        while True:
            sent = self._everywhere
            while sent and sent[0] <= loop.time() - A_WHILE:
                sent.popleft()
            if len(sent) < EVERYWHERE:
                sent.append(loop.time())
                return
            await asyncio.sleep(sent[0] + A_WHILE - loop.time())

    def _tidy(self, since: float) -> None:
        if len(self._sent) > _MANY:
            self._sent = {place: sent for place, sent in self._sent.items() if sent and sent[-1] > since}
