"""Pictures of a table, drawn off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from queue import Empty, PriorityQueue
from typing import Any

import structlog

import renderers
from bot.live import Live
from bot.panels.frame import Picture
from bot.words import Words, words
from games.core import Seat

log = structlog.get_logger(__name__)


class Painter:
    """Draws on one thread, beside the event loop; a second thread did not make it faster.

    Boards come before cards, each in the order in which they were asked for: the answer to a click waits for its board,
    and a card follows the board anyway.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        self._wanted: PriorityQueue[tuple[bool, int, _Wanted]] = PriorityQueue()
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
        self, game: str, view: Any, names: Sequence[str], speak: Words, *, secret: bool = False
    ) -> Picture | None:
        """The board for ``view``, or (``secret``) the card of the seat whose view it is; None if it cannot be drawn."""
        draw = _card if secret else _board
        return await self.drawn(lambda: draw(game, view, names, speak), game, later=secret)

    async def drawn(self, draw: Callable[[], Picture | None], of: str, *, later: bool = True) -> Picture | None:
        """What ``draw`` makes on the painter's thread, ``later`` than the boards that are wanted; None if it fails."""
        wanted = _Wanted(draw)
        try:
            self._wanted.put((later, next(self._numbers), wanted))
            self._thread.submit(self._draw_next)
            return await asyncio.wrap_future(wanted.picture)
        except Exception:
            log.exception("picture not drawn", of=of)
            return None

    def _draw_next(self) -> None:
        # Called as often as pictures are wanted: not each for its own, but all are drawn.
        wanted = self._first()
        if wanted is not None:
            wanted.fulfil()

    def _first(self) -> _Wanted | None:
        try:
            return self._wanted.get_nowait()[-1]
        except Empty:
            return None


class _Wanted:
    """A picture that somebody waits for."""

    def __init__(self, draw: Callable[[], Picture | None]) -> None:
        self.picture: Future[Picture | None] = Future()
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
