"""Pictures of a table, drawn off the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from itertools import count
from queue import Empty, PriorityQueue
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

import structlog

from bot.core.memory import release_free_memory
from bot.core.service import DrainLimit, Service
from bot.i18n import Localizer, localizer
from bot.rendering import samples, worker
from bot.rendering.worker_pool import RenderJob, RenderProcess
from bot.table.session import TableSession
from bot.ui.components.layout import BoardImage
from bot.ui.views import lobby
from games.core import Seat
from games.core.record import Frame
from renderers.cards import poster
from renderers.cards.poster import Poster
from renderers.picture_cache import pack_pictures

T = TypeVar("T")

log = structlog.get_logger(__name__)


class RenderService(Service):
    """Rendering on one thread, beside the event loop; a second thread did not make it faster. With a
    ``render_process``, boards and cards are drawn there as soon as it can, and the thread has the rest.

    The board that the answer to a click waits for comes first, then the boards that are edited without a click, then
    cards, which follow their board anyway. But all of them age: a card that has waited for a quarter of a second comes
    before boards that are asked for then. Long work is done in small parts between them.

    A board or a card is drawn once for as many as ask for it, and a few are kept. One that is not needed any more when
    its turn comes, because the table has moved on, is not drawn.
    """

    def __init__(self, render_process: RenderProcess | None = None) -> None:
        self._render_process = render_process
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        self._wanted: PriorityQueue[tuple[float, int, _Wanted[Any]]] = PriorityQueue()
        self._numbers = count()
        self._shared: OrderedDict[Hashable, _Shared] = OrderedDict()
        self._boards = 0
        """Number of boards that are wanted and not drawn yet. Cards do not count: boards may pass them."""

    @property
    def queue_length(self) -> int:
        """Count of images that are wanted and not begun yet."""
        return self._wanted.qsize() + (self._render_process.queue_length if self._render_process is not None else 0)

    def is_far_behind(self, session: TableSession) -> bool:
        """Return whether the board of that running game would take long, because too many are wanted already."""
        assert session.table is not None
        shared = self._shared.get(_key(session, session.action_count, None, session.words))
        begun = shared is not None and _is_of(shared, session.table.frames[-1])
        return not begun and self._boards >= ENOUGH

    async def drain(self, limit: DrainLimit) -> None:
        """Go on: somebody may wait for it, and it changes nothing."""

    async def stop(self) -> None:
        """Stop the render process and the thread; requests for an image are cancelled."""
        if self._render_process is not None:
            await self._render_process.stop()
        self.close()

    def close(self) -> None:
        """Stop where there is no render process; requests for an image are cancelled."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        while (wanted := self._first()) is not None:
            wanted.picture.cancel()

    async def board(self, session: TableSession, *, only_if_new: bool = False) -> BoardImage | None:
        """Return the board as the room sees it, or None if it cannot be rendered.

        A game does not stop for an image.

        ``only_if_new``: None, too, if the table has moved on before the rendering, unless another caller
        needs the image.
        """
        return await self._of_game(session, None, session.words, only_if_new)

    async def card(
        self, session: TableSession, seat: Seat, locale: str, *, only_if_new: bool = False
    ) -> BoardImage | None:
        """Return that seat's secret card, or None if the game has none or it cannot be rendered.

        ``only_if_new`` as for :meth:`board`.
        """
        return await self._of_game(session, seat, localizer(locale, session.game.name), only_if_new)

    def prefetch(self, session: TableSession, frames: Sequence[Frame]) -> None:
        """Begin with the board as it will be when these frames are stored; what comes of it is shown only then. Where
        so many pictures are wanted that it may not be shown, it is not begun."""
        if self._boards >= ENOUGH:
            return
        number = session.action_count + len(frames)
        drawing = _of_view(session, number, None, session.view_to_draw(None, frames), session.words)
        self._begin(_key(session, number, None, session.words), drawing, _BOARD, foreseen=frames[-1])

    async def poster(self, session: TableSession) -> BoardImage | None:
        """Return the poster of an open table, or None if it cannot be rendered."""
        return await self.poster_with_alt(lobby.lobby_poster(session), lobby.poster_alt(session))

    async def poster_with_alt(self, what: Poster, alt: str) -> BoardImage | None:
        """Return a poster with its alt text, or None if it cannot be rendered."""

        def drawing() -> _Drawing:
            return _Drawing(lambda: BoardImage(poster.draw(what), alt), lambda: False, what.game, None)

        return await self._share((what, alt), drawing, _BOARD, only_if_new=False)

    async def _of_game(
        self, session: TableSession, seat: Seat | None, speak: Localizer, only_if_new: bool
    ) -> BoardImage | None:
        table, number = session.table, session.action_count
        assert table is not None
        rank = _CARD if seat is not None else _REPAINT if only_if_new else _BOARD

        def drawing() -> _Drawing:
            return _of_view(session, number, seat, session.view_to_draw(seat), speak)

        key = _key(session, number, seat, speak)
        return await self._share(key, drawing, rank, only_if_new=only_if_new, latest=table.frames[-1])

    async def _share(
        self,
        key: Hashable,
        drawing: Callable[[], _Drawing],
        rank: int,
        *,
        only_if_new: bool,
        latest: Frame | None = None,
    ) -> BoardImage | None:
        shared = self._shared.get(key)
        joined = shared is not None and _is_of(shared, latest)
        if shared is None or not joined:
            shared = self._begin(key, drawing(), rank)
        self._shared.move_to_end(key)
        shared.needed = shared.needed or not only_if_new
        try:
            # A caller that stops waiting does not cancel it for others.
            picture = await asyncio.shield(shared.drawing)
        except BaseException:
            self._forget(key, shared)
            raise
        if picture is None:
            # It was not drawn: another caller may ask again. So do those who joined too late.
            self._forget(key, shared)
            if joined and not only_if_new:
                return await self._share(key, drawing, rank, only_if_new=only_if_new, latest=latest)
        return picture

    def _begin(self, key: Hashable, drawing: _Drawing, rank: int, *, foreseen: Frame | None = None) -> _Shared:
        shared = self._shared[key] = _Shared(foreseen)
        shared.drawing = self._place(drawing, rank, lambda: not shared.needed and drawing.stale())
        if rank < _CARD:
            self._boards += 1
            shared.drawing.add_done_callback(self._has_drawn)
        while len(self._shared) > _KEPT:
            self._shared.popitem(last=False)
        return shared

    def _has_drawn(self, _board: asyncio.Future[BoardImage | None]) -> None:
        self._boards -= 1

    def _forget(self, key: Hashable, shared: _Shared) -> None:
        if shared.drawing.done() and self._shared.get(key) is shared:
            del self._shared[key]

    async def picture(
        self,
        game: str,
        view: Any,
        names: Sequence[str],
        speak: Localizer,
        *,
        styles: tuple[int, ...] = (),
        secret: bool = False,
        later: bool = False,
    ) -> BoardImage | None:
        """Return the board for ``view``, or (``secret``) the card of the seat whose view it is.

        It is None if it cannot be rendered. ``styles``: those of the seats (``renderers.seat_styles``).

        ``later``: after the boards that tables wait for.
        """
        motif = RenderJob(game, view, tuple(names), speak.locale, secret, styles)
        drawing = _Drawing(lambda: render_now(motif, speak), lambda: False, game, motif)
        return await self._place(drawing, _CARD if secret or later else _BOARD, drawing.stale)

    async def run(self, draw: Callable[[], BoardImage | None], what: str, *, late: bool = True) -> BoardImage | None:
        """Return the image that ``draw`` renders, or None if it cannot be rendered.

        It comes after the boards unless it is not ``late``. ``what`` names the image in the log then.
        """
        return await self._ask(_CARD if late else _BOARD, lambda: _or_none(draw, what))

    async def run_in_slices(self, work: Iterator[T]) -> list[T]:
        """Return everything that ``work`` yields.

        It runs whenever no image is wanted, for some milliseconds at a time; so each of its steps should be
        as short as rendering a board. Its errors are raised here.
        """
        found: list[T] = []
        more = True
        while more:
            more = await self._ask(_BETWEEN, lambda: _go_on(work, found))
        return found

    async def save_memory(self, quiet: Callable[[], Awaitable[None]]) -> None:
        """Pack the pictures that have not been used for a minute, and give back free memory, until this is cancelled.

        ``quiet`` waits for a moment in which nobody waits.
        """
        while True:
            await quiet()
            await self.run_in_slices(pack_pictures())
            await quiet()
            await asyncio.get_running_loop().run_in_executor(self._thread, release_free_memory)
            await asyncio.sleep(_MINUTE)

    def _place(self, drawing: _Drawing, rank: int, stale: Callable[[], bool]) -> asyncio.Future[BoardImage | None]:
        """Draw it unless it is ``stale`` when its turn comes; in the render process if that is possible."""

        def work() -> BoardImage | None:
            return None if stale() else drawing.draw()

        # Log messages of the drawing get this table's id.
        here = copy_context()

        def draw_here(picture: asyncio.Future[BoardImage | None]) -> None:
            self._ask(rank, lambda: here.run(_or_none, work, drawing.what), picture)

        if self._render_process is not None and drawing.motif is not None:
            if self._render_process.is_warm(drawing.motif.game):
                return self._render_process.render(drawing.motif, perf_counter() + _MAY_WAIT[rank], stale, draw_here)
            self._render_process.warm_up(drawing.motif.game, partial(samples.rules_page_pictures, drawing.motif.game))
        picture: asyncio.Future[BoardImage | None] = asyncio.get_running_loop().create_future()
        draw_here(picture)
        return picture

    def _ask(self, rank: int, do: Callable[[], T], picture: asyncio.Future[T] | None = None) -> asyncio.Future[T]:
        wanted = _Wanted(do, picture)
        self._wanted.put((perf_counter() + _MAY_WAIT[rank], next(self._numbers), wanted))
        self._thread.submit(self._draw_next)
        return wanted.picture

    def _draw_next(self) -> None:
        # It runs once for each wanted picture: not each call draws its own, but all are drawn.
        wanted = self._first()
        if wanted is not None:
            wanted.render()

    def _first(self) -> _Wanted[Any] | None:
        try:
            return self._wanted.get_nowait()[-1]
        except Empty:
            return None


_BOARD, _REPAINT, _CARD, _BETWEEN = range(4)
_MAY_WAIT = (0.0, 0.1, 0.25, 1.0)
"""Seconds for which each lets boards pass that were asked for later."""
ENOUGH = 30
"""Number of wanted boards at which an answer does not wait for one more: some 0.2 seconds of drawing."""
_KEPT = 48
"""Number of pictures kept for other callers that ask for the same."""
_MINUTE = 60.0
_TURN = 0.004
"""Seconds after which long work makes way for a board."""


def _go_on(work: Iterator[T], found: list[T]) -> bool:
    """Run a few steps; return whether there may be more."""
    until = perf_counter() + _TURN
    for step in work:
        found.append(step)
        if perf_counter() > until:
            return True
    return False


def _key(session: TableSession, number: int, seat: Seat | None, speak: Localizer) -> Hashable:
    return session.id, number, seat, session.names, session.styles, speak.locale


def _or_none(draw: Callable[[], BoardImage | None], what: str) -> BoardImage | None:
    try:
        return draw()
    except Exception:
        log.exception("drawing a picture failed", what=what)
        return None


class _Drawing(NamedTuple):
    """Image to render: the function, a check whether it is no longer needed, its subject, and its job."""

    draw: Callable[[], BoardImage | None]
    stale: Callable[[], bool]
    what: str
    motif: RenderJob | None
    """The job for the render process, which knows no tables; None if it can only be drawn here."""


def _of_view(session: TableSession, number: int, seat: Seat | None, view: Any, speak: Localizer) -> _Drawing:
    game = session.game.name
    motif = RenderJob(game, view, session.names, speak.locale, seat is not None, session.styles)
    return _Drawing(lambda: render_now(motif, speak), lambda: session.latest.action_count != number, game, motif)


class _Shared:
    """A board or a card that is being drawn, or was a moment ago."""

    drawing: asyncio.Future[BoardImage | None]

    def __init__(self, foreseen: Frame | None) -> None:
        self.foreseen = foreseen
        """The action after which it is so, if that was not part of the table yet."""
        self.needed = foreseen is not None
        """True if a caller shows it even if the table has moved on."""


def _is_of(shared: _Shared, latest: Frame | None) -> bool:
    """Return whether the image shows the table as it is after that action.

    A prefetched image may be of another outcome.
    """
    return shared.foreseen is None or shared.foreseen is latest


class _Wanted(Generic[T]):
    """Image, or another result, for which a caller waits on the event loop."""

    def __init__(self, draw: Callable[[], T], picture: asyncio.Future[T] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self.picture: asyncio.Future[T] = self._loop.create_future() if picture is None else picture
        self._draw = draw

    def render(self) -> None:
        """Make it, on another thread than the loop's."""
        if self.picture.cancelled():
            return
        settle: Callable[[], None]
        try:
            settle = partial(self.picture.set_result, self._draw())
        except Exception as error:
            settle = partial(self.picture.set_exception, error)
        with suppress(RuntimeError):
            # If the loop is closed, nobody waits any more.
            self._loop.call_soon_threadsafe(self._complete, settle)

    def _complete(self, resolve: Callable[[], None]) -> None:
        if not self.picture.done():
            resolve()


def render_now(job: RenderJob, speak: Localizer) -> BoardImage | None:
    """Draw here and now; None where there is no such card."""
    draw = _card if job.secret else _board
    return draw(job.game, job.view, job.names, job.styles, speak)


def _board(*what: Any) -> BoardImage | None:
    return BoardImage(*worker.render_board(*what))


def _card(*what: Any) -> BoardImage | None:
    drawn = worker.render_secret_card(*what)
    return None if drawn is None else BoardImage(*drawn)
