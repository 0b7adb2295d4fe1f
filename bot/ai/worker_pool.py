"""The processes in which computers think and look back on games, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Sequence
from typing import Any

from bot.ai.worker import Question
from bot.core.service import DrainLimit, Service
from bot.core.worker_process import RequestFailed, WorkerLost, WorkerProcess
from games.analysis.advice import Advice
from games.analysis.explanations import Explanation
from games.analysis.puzzles import Puzzle
from games.analysis.review import Review
from games.core import Action, Seat
from games.core.record import Record

PATIENCE = 3.0
"""Seconds for a decision; a computer that takes longer is stopped."""
REVIEW_PATIENCE = 60.0
"""Seconds for a review. It takes ten at most on an idle machine."""
_STARTING = 20.0
"""Seconds for a new process to be there."""


class EngineFailed(Exception):
    """Missing answer: a computer failed or took too long, or its process died."""


class _WorkerPool:
    """A few of these processes, for questions of one kind. None is started before it is needed; one that fails is
    replaced at once, as a computer without one could only make any move."""

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)
        self._idle: list[WorkerProcess] = []
        self.all: set[WorkerProcess] = set()

    async def request(self, game: str, question: Question | None) -> Any:
        async with self._free:
            worker = self._idle.pop() if self._idle else WorkerProcess("bot.ai.worker")
            self.all.add(worker)
            try:
                # Loading a game is not part of a decision, so it has its own time limit.
                answer = await worker.send((game, None), _STARTING)
                if question is not None:
                    patience = PATIENCE if question[0] in ("decide", "advise") else REVIEW_PATIENCE
                    answer = await worker.send((game, question), patience)
            except (RequestFailed, WorkerLost) as error:
                raise EngineFailed(str(error)) from error
            except asyncio.CancelledError:
                # It would go on with what nobody waits for.
                await worker.stop()
                raise
            finally:
                if worker.ended:
                    self.all.discard(worker)
                else:
                    self._idle.append(worker)
        return answer

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.all))
        self.all.clear()
        self._idle.clear()


class EngineWorkers(Service):
    """Worker processes that choose moves, and one for reviews, so that no move waits for a review."""

    def __init__(self, most: int | None = None) -> None:
        self._deciding = _WorkerPool(most or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._looking_back = _WorkerPool(1)

    async def choose(self, game: str, level: str, view: Any, legal: Sequence[Action], seed: str) -> Action:
        """Return the action that the computer of that level chooses; equal arguments give equal choices.

        Raises:
            EngineFailed: it did not choose, or not within ``PATIENCE`` seconds.
        """
        action: Action = await self._deciding.request(game, ("decide", (level, view, tuple(legal), seed)))
        return action

    async def advise(self, game: str, view: Any, legal: Sequence[Action], seed: str) -> Advice | None:
        """Return the result of ``games.analysis.advice.advise``.

        Raises:
            EngineFailed: it found nothing, or not within ``PATIENCE`` seconds.
        """
        found: Advice | None = await self._deciding.request(game, ("advise", (view, tuple(legal), seed)))
        return found

    async def review(self, record: Record, guided: Sequence[Seat] = ()) -> Review:
        """Return the result of ``games.analysis.review.review``; one review runs at a time.

        Advice that the ``guided`` seats followed is no mistake.

        Raises:
            EngineFailed: it found nothing, or not within ``REVIEW_PATIENCE`` seconds.
        """
        found: Review = await self._looking_back.request(record.game, ("review", (record, tuple(guided))))
        return found

    async def explain(self, record: Record, seat: Seat) -> tuple[Explanation, ...]:
        """Return the result of ``games.analysis.explanations.explain_game``, after the waiting reviews.

        Raises:
            EngineFailed: as for ``review``.
        """
        found: tuple[Explanation, ...] = await self._looking_back.request(record.game, ("telling", (record, seat)))
        return found

    async def puzzle(self, record: Record) -> Puzzle | None:
        """Return the clearest puzzle in that game, or None; the review process searches for it.

        Raises:
            EngineFailed: as for ``review``.
        """
        found: Puzzle | None = await self._looking_back.request(record.game, ("puzzle", (record,)))
        return found

    async def warm_up(self, game: str) -> None:
        """Start a process for that game, so that its first decision does not take longer than others."""
        with contextlib.suppress(EngineFailed):
            await self._deciding.request(game, None)

    async def drain(self, limit: DrainLimit) -> None:
        """Go on: somebody may wait for it, and it changes nothing."""

    async def stop(self) -> None:
        """End the processes."""
        await self._deciding.stop()
        await self._looking_back.stop()
