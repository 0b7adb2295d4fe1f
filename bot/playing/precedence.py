"""People's clicks go first: work that can wait a moment asks here whether anybody is being answered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

LONGEST = 0.5
"""Seconds after which nobody waits any longer: where people click all the time, the rest has to go on as well."""
QUIET, LONGEST_FOR_QUIET = 5.0, 600.0
"""Seconds without a click that are a quiet moment, and after how many there will be none."""


class Precedence:
    """Counts the clicks that are being answered."""

    def __init__(self) -> None:
        self._clicks = 0
        self._so_far = 0
        self._gone = asyncio.Event()
        self._gone.set()

    @contextmanager
    def click(self) -> Iterator[None]:
        """A click is being answered."""
        self._clicks += 1
        self._so_far += 1
        self._gone.clear()
        try:
            yield
        finally:
            self._clicks -= 1
            if not self._clicks:
                self._gone.set()

    async def give_way(self) -> None:
        """Wait until no click is being answered, but not for ever."""
        if not self._clicks:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                # When one has been answered the next may be there already.
                while self._clicks:
                    await self._gone.wait()

    async def quiet(self) -> None:
        """Wait for a moment in which nobody clicks, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_FOR_QUIET):
                while True:
                    so_far = self._so_far
                    await asyncio.sleep(QUIET)
                    if self._so_far == so_far and not self._clicks:
                        return
