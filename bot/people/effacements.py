"""The boards and cards of finished games that somebody who was forgotten played: each is painted again without their
name.

There may be hundreds, in channels where others play, so they are painted one after the other with a pause in between,
behind everything else. What is owed is stored, without anybody's id, and so outlives a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import structlog

from bot.playing.rounds import TRIES, Rounds
from bot.store import Store

log = structlog.get_logger(__name__)

BETWEEN = 1.5
"""Seconds between two boards: well below what Discord lets pass in one channel, so that running games go first."""


class Painting(Protocol):
    """Shows finished games in messages that stay."""

    async def renew(self, table: int) -> bool:
        """Paint what is shown of that table once more; False if Discord did not take it."""
        ...


class Effacements:
    """Sees to the boards, and whatever else shows names, that are owed to be painted without one."""

    def __init__(self, store: Store, shown: Sequence[Painting]) -> None:
        self._store = store
        self._shown = shown
        rounds = Rounds(self._paint_all)
        self.begin, self.settle, self.stop = rounds.begin, rounds.settle, rounds.stop

    async def _paint_all(self) -> bool:
        """Try once for each board; returns whether any is left to be tried again."""
        left = False
        for table, tries in await self._store.repaints():
            painted = [await each.renew(table) for each in self._shown]
            done = all(painted) or tries + 1 >= TRIES
            await self._store.repainted(table, done=done)
            left = left or not done
            await asyncio.sleep(BETWEEN)
        return left
