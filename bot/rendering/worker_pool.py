"""Boards and cards drawn by a process of their own, while the event loop answers others.

Drawing is half of what a click costs, and most of it holds Python's lock. Beside the event loop, on a second core, it
keeps nobody waiting. A bot that draws little does without.
"""

from __future__ import annotations

import asyncio
import heapq
import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple

import structlog

from bot.core import worker_process
from bot.ui.components.layout import BoardImage

log = structlog.get_logger(__name__)

FEW = 24
"""Number of pictures that are drawn before a process is started for them."""
_AHEAD = 3
"""Number of jobs that it has at once, so that it does not wait for the next: more, and a board could not overtake a
card."""
_LESSONS_WAIT = 1.0
"""Seconds for which pictures that nobody waits for let others pass."""
_PATIENCE = 30.0
"""Seconds for a picture, after which the process is ended."""
_AGAIN = 5.0
"""Seconds until a process that ended is replaced; twice as many each time that the next one ends too."""
_AGAIN_AT_MOST = 600.0
_FROM_OUTSIDE = {-signal.SIGTERM} | ({-signal.SIGKILL} if hasattr(signal, "SIGKILL") else set())
"""Exit statuses of a process that was killed from outside: no picture is to blame."""


class RenderJob(NamedTuple):
    """Job to render: the board for a view or, if ``secret``, the card of the seat whose view it is."""

    game: str
    view: Any
    names: tuple[str, ...]
    locale: str
    secret: bool = False


class _Order(NamedTuple):
    """Image that a caller waits for: its job, a check whether it is stale, a fallback, and the caller's context."""

    job: RenderJob
    picture: asyncio.Future[BoardImage | None]
    stale: Callable[[], bool]
    otherwise: Callable[[asyncio.Future[BoardImage | None]], None]
    context: Context


def _draw_nowhere_else(picture: asyncio.Future[BoardImage | None]) -> None:
    picture.set_result(None)


class RenderProcess:
    """The process, how far it is, and what it is asked for. Whatever becomes of it, every picture is answered."""

    def __init__(self, *, few: int = FEW) -> None:
        self._few = few
        self._process: asyncio.subprocess.Process | None = None
        self._waiting: list[tuple[float, int, _Order]] = []
        self._numbers = count()
        self._given: deque[_Order] = deque()
        self._tried: set[str] = set()
        self._warming = 0
        """Number of games whose first drawings are running, or will soon."""
        self._ready: set[str] = set()
        self._reading: asyncio.Task[None] | None = None
        self._too_long: asyncio.TimerHandle | None = None
        self._failures = 0
        self._not_before = 0.0
        self._stuck = False
        self._closed = False

    @staticmethod
    def create_if_useful() -> RenderProcess | None:
        """One, where a second core makes it worth while."""
        return RenderProcess() if (os.cpu_count() or 1) > 1 else None

    @property
    def queue_length(self) -> int:
        """Count of images that are wanted and not begun yet."""
        return len(self._waiting)

    @property
    def pid(self) -> int | None:
        """Id of the process, if there is one."""
        return None if self._process is None else self._process.pid

    def is_warm(self, game: str) -> bool:
        """Return whether it can render for that game at once: the game is loaded, and no other is being loaded."""
        return game in self._ready and not self._warming

    def warm_up(self, game: str, examples: Callable[[], Sequence[RenderJob]]) -> None:
        """Count a picture of that game that was drawn elsewhere; after enough of them, prepare the process for the
        game.

        That is to draw the ``examples``, for which nobody waits, as each kind of picture takes long the first time.
        """
        if self._few > 0:
            self._few -= 1
            return
        if self._closed or game in self._tried or asyncio.get_running_loop().time() < self._not_before:
            return
        self._tried.add(game)
        try:
            jobs = examples()
        except Exception:
            # A board can be drawn even if the game's example cannot be played.
            log.exception("loading a game's renderer failed", game=game)
            return
        if self._reading is None:
            self._reading = asyncio.create_task(self._work())
        # The lessons come after earlier jobs; later jobs are drawn elsewhere.
        due = perf_counter() + _LESSONS_WAIT
        drawn = [self.render(job, due, lambda: False, _draw_nowhere_else) for job in jobs]
        self._warming += 1

        def learnt(results: asyncio.Future[Any]) -> None:
            self._warming -= 1
            if not results.cancelled() and all(isinstance(each, BoardImage) for each in results.result()):
                self._ready.add(game)

        asyncio.gather(*drawn, return_exceptions=True).add_done_callback(learnt)

    def render(
        self,
        job: RenderJob,
        due: float,
        stale: Callable[[], bool],
        otherwise: Callable[[asyncio.Future[BoardImage | None]], None],
    ) -> asyncio.Future[BoardImage | None]:
        """Return the image; None if it is ``stale`` when its turn comes, or cannot be rendered.

        Images that are ``due`` sooner come first. If the process has ended, ``otherwise`` gets the image that
        is still owed.
        """
        picture: asyncio.Future[BoardImage | None] = asyncio.get_running_loop().create_future()
        order = _Order(job, picture, stale, otherwise, copy_context())
        heapq.heappush(self._waiting, (due, next(self._numbers), order))
        self._give()
        return picture

    async def stop(self) -> None:
        """Stop the process; requests for an image are cancelled."""
        self._closed = True
        for order in (*self._given, *(order for *_, order in self._waiting)):
            order.picture.cancel()
        self._given.clear()
        self._waiting.clear()
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.wait([self._reading])

    def _give(self) -> None:
        if self._process is None or self._process.stdin is None:
            return
        while self._waiting and len(self._given) < _AHEAD:
            *_, order = heapq.heappop(self._waiting)
            if order.picture.done():
                continue
            if order.stale():
                order.picture.set_result(None)
                continue
            # The jobs are smaller than a pipe's buffer, so writes do not block.
            self._process.stdin.write(worker_process.pack_message(tuple(order.job)))
            self._given.append(order)
            if len(self._given) == 1:
                self._hurry()

    def _hurry(self) -> None:
        if self._too_long is not None:
            self._too_long.cancel()
        self._too_long = asyncio.get_running_loop().call_later(_PATIENCE, self._end_it) if self._given else None

    def _end_it(self) -> None:
        if self._process is not None:
            self._stuck = True
            self._process.kill()

    async def _work(self) -> None:
        """Run the process from its start to its end."""
        why, status = "it cannot be started", None
        try:
            self._process = await worker_process.start_worker("bot.rendering.worker")
            self._give()
            while True:
                well, answer = await worker_process.read_reply(self._process)
                order = self._given.popleft()
                self._hurry()
                self._give()
                self._complete(order, well, answer)
        except (OSError, EOFError, pickle.PickleError) as error:
            why = f"{type(error).__name__}: {error}"
            if self._process is not None:
                status = await worker_process.exit_status(self._process)
        finally:
            process, self._process, self._reading = self._process, None, None
            self._ready.clear()
            self._tried.clear()
            if process is not None:
                await worker_process.kill_worker(process)
        self._on_process_end(status, why)

    def _complete(self, order: _Order, well: bool, answer: Any) -> None:
        self._failures = 0
        if order.picture.done():
            return
        if not well:
            order.context.run(log.error, "drawing a picture failed", what=order.job.game, error=answer)
        order.picture.set_result(BoardImage(*answer) if well and answer is not None else None)

    def _on_process_end(self, status: int | None, why: str) -> None:
        """Pass on the images of a process that has ended, except one that may have caused its end."""
        self._not_before = asyncio.get_running_loop().time() + min(_AGAIN_AT_MOST, _AGAIN * 2**self._failures)
        self._failures += 1
        self._hurry()
        left = [*self._given, *(order for *_, order in sorted(self._waiting, key=lambda each: each[:2]))]
        blamed = bool(self._given) and (self._stuck or (status is not None and status not in _FROM_OUTSIDE))
        self._given.clear()
        self._waiting.clear()
        self._stuck = False
        log.error("render process ended; drawing goes on without it", status=status, why=why)
        for number, order in enumerate(left):
            if order.picture.done():
                continue
            if number == 0 and blamed:
                order.context.run(log.error, "drawing a picture failed", what=order.job.game, error=why)
                order.picture.set_result(None)
            else:
                order.otherwise(order.picture)
