"""The processes in which computers think, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from collections.abc import Sequence
from typing import Any

import structlog

from bot.thinker import LENGTH, packed
from games.core import Action

log = structlog.get_logger(__name__)

PATIENCE = 3.0
"""Seconds for a decision; whoever takes longer is stopped."""
_STARTING = 20.0
"""Seconds for a new process to be there."""


class ThoughtFailed(Exception):
    """A computer did not decide: it failed, took too long, or its process died."""


class _Thinker:
    """One process. Started new with its first question; once it has failed it is not asked again."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, game: str, question: Any) -> tuple[bool, str]:
        if self._process is None:
            # A fresh interpreter and not a fork: threads and event loop stay out of it.
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.thinker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            )
        if question is not None:
            # Reading what a game needs is not thinking: it has its own time.
            await self._ask(game, None, _STARTING)
        return await self._ask(game, question, PATIENCE if question is not None else _STARTING)

    async def _ask(self, game: str, question: Any, patience: float) -> tuple[bool, str]:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(packed((game, question)))
        await self._process.stdin.drain()
        reading = self._process.stdout
        (length,) = LENGTH.unpack(await asyncio.wait_for(reading.readexactly(LENGTH.size), patience))
        answer: tuple[bool, str] = pickle.loads(await asyncio.wait_for(reading.readexactly(length), patience))
        return answer

    async def end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


class Thinkers:
    """A few of these processes. None is started before it is needed; one that fails is replaced."""

    def __init__(self, most: int | None = None) -> None:
        self._free = asyncio.Semaphore(most or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._idle: list[_Thinker] = []
        self._all: set[_Thinker] = set()

    async def choose(self, game: str, level: str, view: Any, legal: Sequence[Action], seed: str) -> Action:
        """What the computer of that level decides; the same arguments give the same choice.

        Raises:
            ThoughtFailed: it did not, or not in ``PATIENCE`` seconds.
        """
        well, answer = await self._ask(game, (level, view, tuple(legal), seed))
        if not well:
            raise ThoughtFailed(answer)
        return answer

    async def prepare(self, game: str) -> None:
        """Have a process ready for that game, so that its first decision does not take longer than others."""
        with contextlib.suppress(ThoughtFailed):
            await self._ask(game, None)

    async def stop(self) -> None:
        """End the processes."""
        await asyncio.gather(*(thinker.end() for thinker in self._all))
        self._all.clear()
        self._idle.clear()

    async def _ask(self, game: str, question: Any) -> tuple[bool, str]:
        async with self._free:
            thinker = self._idle.pop() if self._idle else _Thinker()
            self._all.add(thinker)
            try:
                answer = await thinker.ask(game, question)
            except (OSError, EOFError, TimeoutError, pickle.PickleError) as error:
                await self._drop(thinker)
                raise ThoughtFailed(f"{type(error).__name__}: {error}") from error
            except BaseException:
                # Cancelled between question and answer: what comes next would be taken for the answer to another.
                await self._drop(thinker)
                raise
            self._idle.append(thinker)
            return answer

    async def _drop(self, thinker: _Thinker) -> None:
        self._all.discard(thinker)
        await thinker.end()
