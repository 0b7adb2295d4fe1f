"""The boards of finished games that somebody who was forgotten played: each is painted again without their name.

There may be hundreds, in channels where others play, so they are painted one after the other with a pause in between,
behind everything else. What is owed is stored, without anybody's id, and so outlives a restart.
"""

from __future__ import annotations

import asyncio

import structlog

from bot.playing.board import Boards
from bot.playing.rounds import TRIES, Rounds
from bot.store import Store

log = structlog.get_logger(__name__)

BETWEEN = 1.5
"""Seconds between two boards: well below what Discord lets pass in one channel, so that running games go first."""


class Effacements:
    """Sees to the boards that are owed to be painted without a name."""

    def __init__(self, store: Store, boards: Boards) -> None:
        self._store = store
        self._boards = boards
        rounds = Rounds(self._paint_all)
        self.begin, self.settle, self.stop = rounds.begin, rounds.settle, rounds.stop

    async def _paint_all(self) -> bool:
        """Try once for each board; returns whether any is left to be tried again."""
        left = False
        for table, tries in await self._store.repaints():
            done = await self._boards.renew(table) or tries + 1 >= TRIES
            await self._store.repainted(table, done=done)
            left = left or not done
            await asyncio.sleep(BETWEEN)
        return left
