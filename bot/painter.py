"""Pictures of a table, drawn off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

import renderers
from bot.live import Live
from bot.panels.frame import Picture
from bot.words import Words, words
from games.core import Seat

log = structlog.get_logger(__name__)


class Painter:
    """Draws on one thread: drawing holds Python's lock, so that two threads would be slower than one."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")

    def close(self) -> None:
        """Let the thread end."""
        self._thread.shutdown(wait=False, cancel_futures=True)

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
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, draw, game, view, names, speak)
        except Exception:
            log.exception("picture not drawn", game=game)
            return None


def _board(game: str, view: Any, names: Sequence[str], speak: Words) -> Picture:
    renderer = renderers.load(game)
    return Picture(renderer.board(view, names, speak), renderer.alt(view, names, speak))


def _card(game: str, view: Any, names: Sequence[str], speak: Words) -> Picture | None:
    renderer = renderers.load(game)
    png = renderer.card(view, names, speak)
    return None if png is None else Picture(png, renderer.card_alt(view, names, speak))
