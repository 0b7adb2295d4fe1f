"""Boards and cards drawn by a process of their own, while the event loop answers others.

Drawing is half of what a click costs, and most of it holds Python's lock. Beside the event loop, on a second core, it
keeps nobody waiting. A bot that draws little does without.
"""

from __future__ import annotations

import asyncio
import heapq
import os
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from functools import partial
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple

import structlog

from bot.core.worker_process import RequestFailed, RestartPause, WorkerProcess
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


class RenderJob(NamedTuple):
    """Job to render: the board for a view or, if ``secret``, the card of the seat whose view it is."""

    game: str
    view: Any
    names: tuple[str, ...]
    locale: str
    secret: bool = False
    styles: tuple[int, ...] = ()
    """By seat; see ``renderers.seat_styles``."""


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
        self._worker: WorkerProcess | None = None
        self._pause = RestartPause()
        self._waiting: list[tuple[float, int, _Order]] = []
        self._numbers = count()
        self._tried: set[str] = set()
        self._warming = 0
        """Number of games whose first drawings are running, or will soon."""
        self._ready: set[str] = set()
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
        return None if self._worker is None else self._worker.pid

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
        if self._closed or game in self._tried or not self._pause.is_over:
            return
        self._tried.add(game)
        try:
            jobs = examples()
        except Exception:
            # A board can be drawn even if the game's example cannot be played.
            log.exception("loading a game's renderer failed", game=game)
            return
        if self._worker is None:
            self._worker = WorkerProcess("bot.rendering.worker", self._on_process_end)
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
        for *_, order in self._waiting:
            order.picture.cancel()
        self._waiting.clear()
        if self._worker is not None:
            await self._worker.stop()

    def _give(self) -> None:
        while self._worker is not None and self._waiting and self._worker.pending < _AHEAD:
            *_, order = heapq.heappop(self._waiting)
            if order.picture.done():
                continue
            if order.stale():
                order.picture.set_result(None)
                continue
            self._worker.send(tuple(order.job), _PATIENCE).add_done_callback(partial(self._complete, order))

    def _complete(self, order: _Order, reply: asyncio.Future[tuple[bytes, str] | None]) -> None:
        error = reply.exception()
        if error is None:
            self._pause.on_success()
        self._give()
        if order.picture.done():
            return
        if error is None or isinstance(error, RequestFailed):
            answer = None if error is not None else reply.result()
            if error is not None:
                order.context.run(log.error, "drawing a picture failed", what=order.job.game, error=str(error))
            order.picture.set_result(None if answer is None else BoardImage(*answer))
        elif self._closed:
            order.picture.cancel()
        else:
            order.otherwise(order.picture)

    def _on_process_end(self, status: int | None, why: str) -> None:
        """Pass on the images that the process was not given any more."""
        self._worker = None
        self._pause.on_failure()
        self._ready.clear()
        self._tried.clear()
        log.error("render process ended; drawing goes on without it", status=status, why=why)
        waiting = sorted(self._waiting, key=lambda each: each[:2])
        self._waiting.clear()
        for *_, order in waiting:
            if not order.picture.done():
                order.otherwise(order.picture)
