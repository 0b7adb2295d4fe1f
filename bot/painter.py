"""Pictures of a table, drawn off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from queue import Empty, PriorityQueue
from time import perf_counter
from typing import Any, Generic, TypeVar

import structlog

import renderers
from bot.live import Live
from bot.panels.frame import Picture
from bot.words import Words, words
from games.core import Seat

T = TypeVar("T")

log = structlog.get_logger(__name__)


class Painter:
    """Draws on one thread, beside the event loop; a second thread did not make it faster.

    Boards come before cards, each in the order in which they were asked for: the answer to a click waits for its board,
    and a card follows the board anyway. What takes long is done in small parts between them.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        self._wanted: PriorityQueue[tuple[int, int, _Wanted[Any]]] = PriorityQueue()
        self._numbers = count()

    def close(self) -> None:
        """Let the thread end; whoever waits for a picture is told that it was cancelled."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        while (wanted := self._first()) is not None:
            wanted.picture.cancel()

    async def board(self, live: Live) -> Picture | None:
        """The board as the room sees it, or None if it cannot be drawn: a game does not stop for a picture."""
        assert live.table is not None
        return await self.picture(live.game.name, live.table.view(None), live.names, live.words)

    async def card(self, live: Live, seat: Seat, locale: str) -> Picture | None:
        """That seat's secret card, or None if the game has none or it cannot be drawn."""
        assert live.table is not None
        speak = words(locale, live.game.name)
        return await self.picture(live.game.name, live.table.view(seat), live.names, speak, secret=True)

    async def picture(
        self, game: str, view: Any, names: Sequence[str], speak: Words, *, secret: bool = False, later: bool = False
    ) -> Picture | None:
        """The board for ``view``, or (``secret``) the card of the seat whose view it is; None if it cannot be drawn.

        ``later``: after the boards that tables wait for.
        """
        draw = _card if secret else _board
        return await self.drawn(lambda: draw(game, view, names, speak), game, late=secret or later)

    async def drawn(self, draw: Callable[[], Picture | None], what: str, *, late: bool = True) -> Picture | None:
        """What ``draw`` draws, after the boards unless it is not ``late``; None if it cannot be drawn. ``what`` it is
        stands in the log then."""
        try:
            return await self._ask(_CARD if late else _BOARD, draw)
        except Exception:
            log.exception("picture not drawn", what=what)
            return None

    async def gradually(self, work: Iterator[T]) -> list[T]:
        """All that ``work`` yields. It goes on whenever no picture is wanted, for some milliseconds at a time; so each
        of its steps should be as short as drawing a board. What it raises is raised here."""
        found: list[T] = []
        more = True
        while more:
            more = await self._ask(_BETWEEN, lambda: _go_on(work, found))
        return found

    async def _ask(self, rank: int, do: Callable[[], T]) -> T:
        wanted = _Wanted(do)
        self._wanted.put((rank, next(self._numbers), wanted))
        self._thread.submit(self._draw_next)
        return await asyncio.wrap_future(wanted.picture)

    def _draw_next(self) -> None:
        # Called as often as pictures are wanted: not each for its own, but all are drawn.
        wanted = self._first()
        if wanted is not None:
            wanted.fulfil()

    def _first(self) -> _Wanted[Any] | None:
        try:
            return self._wanted.get_nowait()[-1]
        except Empty:
            return None


_BOARD, _CARD, _BETWEEN = range(3)
_TURN = 0.004
"""Seconds after which long work makes way for a board."""


def _go_on(work: Iterator[T], found: list[T]) -> bool:
    """Do a few steps; returns whether there may be more."""
    until = perf_counter() + _TURN
    for step in work:
        found.append(step)
        if perf_counter() > until:
            return True
    return False


class _Wanted(Generic[T]):
    """A picture, or something else, that somebody waits for."""

    def __init__(self, draw: Callable[[], T]) -> None:
        self.picture: Future[T] = Future()
        self._draw = draw

    def fulfil(self) -> None:
        if not self.picture.set_running_or_notify_cancel():
            return
        try:
            self.picture.set_result(self._draw())
        except Exception as error:
            self.picture.set_exception(error)


def _board(game: str, view: Any, names: Sequence[str], speak: Words) -> Picture:
    renderer = renderers.load(game)
    return Picture(renderer.board(view, names, speak), renderer.alt(view, names, speak))


def _card(game: str, view: Any, names: Sequence[str], speak: Words) -> Picture | None:
    renderer = renderers.load(game)
    png = renderer.card(view, names, speak)
    return None if png is None else Picture(png, renderer.card_alt(view, names, speak))
