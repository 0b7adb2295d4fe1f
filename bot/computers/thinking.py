"""The processes in which computers think and look back on games, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from collections.abc import Sequence
from typing import Any

import structlog

from bot.computers.thinker import LENGTH, Question, packed
from games.core import Action
from games.record import Record
from games.review import Review

log = structlog.get_logger(__name__)

PATIENCE = 3.0
"""Seconds for a decision; whoever takes longer is stopped."""
REVIEW_PATIENCE = 60.0
"""Seconds for a review. It takes ten at most on an idle machine."""
_STARTING = 20.0
"""Seconds for a new process to be there."""


_NEEDED = frozenset(
    {"PATH", "LANG", "TZ", "TMPDIR", "TEMP", "TMP", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "VIRTUAL_ENV"}
    | {"SYSTEMROOT", "SYSTEMDRIVE", "WINDIR"}
)
"""Of the bot's environment what Python needs to start. The token is not among it, by whatever name it came."""


class ThoughtFailed(Exception):
    """There is no answer: a computer failed or took too long, or its process died."""


def _surroundings() -> dict[str, str]:
    """What a process that thinks is told of its surroundings: where things are, and not what the bot has been told."""
    kept = {name: value for name, value in os.environ.items() if name in _NEEDED or name.startswith(("LC_", "PYTHON"))}
    return {**kept, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class _Thinker:
    """One process. Started new with its first question; once it has failed it is not asked again."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, game: str, question: Question | None) -> tuple[bool, Any]:
        if self._process is None:
            # A fresh interpreter and not a fork: threads and event loop stay out of it.
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.computers.thinker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=_surroundings(),
            )
        if question is not None:
            # Reading what a game needs is not thinking: it has its own time.
            await self._ask(game, None, _STARTING)
        if question is None:
            return await self._ask(game, None, _STARTING)
        return await self._ask(game, question, PATIENCE if question[0] == "decide" else REVIEW_PATIENCE)

    async def _ask(self, game: str, question: Question | None, patience: float) -> tuple[bool, Any]:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(packed((game, question)))
        await self._process.stdin.drain()
        reading = self._process.stdout
        (length,) = LENGTH.unpack(await asyncio.wait_for(reading.readexactly(LENGTH.size), patience))
        answer: tuple[bool, Any] = pickle.loads(await asyncio.wait_for(reading.readexactly(length), patience))
        return answer

    async def end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


class _Crew:
    """A few of these processes, for questions of one kind. None is started before it is needed; one that fails is
    replaced."""

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)
        self._idle: list[_Thinker] = []
        self.all: set[_Thinker] = set()

    async def ask(self, game: str, question: Question | None) -> Any:
        async with self._free:
            thinker = self._idle.pop() if self._idle else _Thinker()
            self.all.add(thinker)
            try:
                well, answer = await thinker.ask(game, question)
            except (OSError, EOFError, TimeoutError, pickle.PickleError) as error:
                await self._drop(thinker)
                raise ThoughtFailed(f"{type(error).__name__}: {error}") from error
            except BaseException:
                # Cancelled between question and answer: what comes next would be taken for the answer to another.
                await self._drop(thinker)
                raise
            self._idle.append(thinker)
        if not well:
            raise ThoughtFailed(answer)
        return answer

    async def stop(self) -> None:
        await asyncio.gather(*(thinker.end() for thinker in self.all))
        self.all.clear()
        self._idle.clear()

    async def _drop(self, thinker: _Thinker) -> None:
        self.all.discard(thinker)
        await thinker.end()


class Thinkers:
    """Those who decide, and one who looks back on games: nobody's move waits for a review."""

    def __init__(self, most: int | None = None) -> None:
        self._deciding = _Crew(most or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._looking_back = _Crew(1)

    async def choose(self, game: str, level: str, view: Any, legal: Sequence[Action], seed: str) -> Action:
        """What the computer of that level decides; the same arguments give the same choice.

        Raises:
            ThoughtFailed: it did not, or not in ``PATIENCE`` seconds.
        """
        action: Action = await self._deciding.ask(game, ("decide", (level, view, tuple(legal), seed)))
        return action

    async def review(self, record: Record) -> Review:
        """What ``games.review.review`` finds; one at a time.

        Raises:
            ThoughtFailed: it found nothing, or not in ``REVIEW_PATIENCE`` seconds.
        """
        found: Review = await self._looking_back.ask(record.game, ("review", (record,)))
        return found

    async def prepare(self, game: str) -> None:
        """Have a process ready for that game, so that its first decision does not take longer than others."""
        with contextlib.suppress(ThoughtFailed):
            await self._deciding.ask(game, None)

    async def stop(self) -> None:
        """End the processes."""
        await self._deciding.stop()
        await self._looking_back.stop()
