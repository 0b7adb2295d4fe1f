"""Tests of the renderer under load: superseded pictures are skipped, and cards get their turn.

Both on the renderer's own thread and in the render process.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from threading import Semaphore
from typing import Any

import pytest

import bot.rendering.service
import bot.rendering.worker_pool
from bot.messages.direct import DirectMessageSync
from bot.rendering.service import RenderService
from bot.rendering.worker_pool import RenderProcess
from bot.ui.components.layout import BoardImage
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_render_service import a_table
from tests.bot.test_stale_clicks import CARDS
from tests.time_limits import PATIENCE

GAME = "magic_numbers"
TICK = 0.01
"""Seconds by the clock of those who draw that each picture takes."""


class Easel:
    """Draws one picture each time that it is let, in place of the process or on the painter's thread."""

    def __init__(self, patch: pytest.MonkeyPatch, where: str) -> None:
        self.drawn: list[str] = []
        """The views that were drawn."""
        self.time = 0.0
        self._patch = patch
        self._let, self._let_here = asyncio.Semaphore(0), Semaphore(0)
        for module in (bot.rendering.service, bot.rendering.worker_pool):
            patch.setattr(module, "perf_counter", lambda: self.time)
        if where == "thread":
            patch.setattr(bot.rendering.service, "_board", self._draw_here)
            patch.setattr(bot.rendering.service, "_card", self._draw_here)
            self.renderer = RenderService()
        else:
            patch.setattr(bot.rendering.worker_pool, "WorkerProcess", lambda module, on_end: FakeWorker(self))
            recorder = RenderProcess(few=0)
            self.renderer = RenderService(recorder)
            recorder.warm_up(GAME, lambda: [])

    async def start(self) -> None:
        """Wait until it can draw."""
        recorder = self.renderer._render_process
        async with asyncio.timeout(PATIENCE):
            while recorder is not None and not recorder.is_warm(GAME):  # noqa: ASYNC110
                await asyncio.sleep(0)

    def let(self, many: int = 1) -> None:
        """Let that many pictures be drawn."""
        for _ in range(many):
            self._let.release()
            self._let_here.release()

    def _note(self, view: str) -> tuple[bytes, str]:
        self.drawn.append(view)
        self.time += TICK
        return view.encode(), view

    def _draw_here(self, game: str, view: str, *_: Any) -> BoardImage:
        self._let_here.acquire()
        return BoardImage(*self._note(view))

    async def draw_there(self, view: str) -> tuple[bytes, str]:
        """Draw it once that is let, as the process would."""
        await self._let.acquire()
        return self._note(view)


class FakeWorker:
    """In place of the process: it draws what it is sent, one after the other."""

    def __init__(self, easel: Easel) -> None:
        self.pending = 0
        self._easel = easel
        self._turn = asyncio.Lock()
        self._drawing: set[asyncio.Task[tuple[bytes, str]]] = set()

    def send(self, request: Any, seconds: float) -> asyncio.Future[tuple[bytes, str]]:
        """Draw it after those before it."""
        self.pending += 1
        task = asyncio.create_task(self._draw(request[1]))
        self._drawing.add(task)
        return task

    async def _draw(self, view: str) -> tuple[bytes, str]:
        async with self._turn:
            drawn = await self._easel.draw_there(view)
        self.pending -= 1
        return drawn

    async def stop(self) -> None:
        """Draw what is left."""
        await asyncio.gather(*self._drawing)


@pytest.fixture(params=["thread", "process"])
async def easel(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Easel]:
    easel = Easel(monkeypatch, request.param)
    await easel.start()
    yield easel
    easel.let(10_000)
    await easel.renderer.stop()


async def some_turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize("what", ["board", "card"])
@pytest.mark.parametrize("needed", [False, True])
async def test_a_picture_superseded_before_it_is_begun_is_never_drawn(easel: Easel, what: str, needed: bool) -> None:
    """Check this except for a picture that is needed whatever it shows: the answer to a click."""
    painter, live = easel.renderer, a_table(0)
    # What was given away already is drawn: no more than a process has at a time.
    before = [asyncio.create_task(painter.board(a_table(number), only_if_new=False)) for number in range(100, 103)]
    await some_turns()
    drawing = (
        painter.board(live, only_if_new=not needed)
        if what == "board"
        else painter.card(live, 0, "en-US", only_if_new=not needed)
    )
    asked = asyncio.create_task(drawing)
    await some_turns()
    live.action_count += 1
    easel.let(10)
    async with asyncio.timeout(PATIENCE):
        pictures = await asyncio.gather(*before, asked)
    assert (pictures[-1] is not None) == needed
    mine = f"{'None' if what == 'board' else 0} after 0"
    assert easel.drawn == [f"None after {number}" for number in range(100, 103)] + [mine] * needed


async def test_cards_age_so_that_none_starves_however_many_boards_are_asked_for(easel: Easel) -> None:
    """A card lets pass the boards of a quarter of a second, and those that were asked for before it: no more."""
    painter, card, count = easel.renderer, a_table(0), 0
    asked: list[asyncio.Task[BoardImage | None]] = []

    def ask() -> None:
        nonlocal count
        count += 1
        asked.append(asyncio.create_task(painter.board(a_table(1000 + count))))

    for _ in range(8):
        ask()
    await some_turns()
    mine = asyncio.create_task(painter.card(card, 0, "en-US"))
    await some_turns()
    for number in range(100):
        # For each that is drawn another one is asked for: there are always eight that wait.
        ask()
        await some_turns()
        easel.let()
        async with asyncio.timeout(PATIENCE):
            while len(easel.drawn) <= number:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        await some_turns()
        if mine.done():
            break
    assert mine.done(), "it is still waiting after a hundred boards"
    before = easel.drawn.index("0 after 0")
    # And it did let some pass.
    assert 8 < before <= 8 + 0.25 / TICK + 3
    easel.let(count)
    await asyncio.gather(*asked)


async def test_a_whisper_tells_what_is_newest_when_its_card_is_drawn(harness: BotHarness) -> None:
    """A card that is superseded before it is drawn is not drawn, and the message does not go without one."""
    harness.deal(*CARDS, 1, 5, 5, 6, 6)
    await harness.start("Ann", "Ben", "Cleo")
    services, drawn = harness.bot.services, []
    real = RenderService.card

    async def card(self: RenderService, live: Any, seat: int, locale: str, **how: bool) -> BoardImage | None:
        drawn.append((live.action_count, how))
        if len(drawn) == 1:
            # Its turn comes only after somebody has acted.
            async with services.tables.lock(1):
                await services.tables.play(live, 0, "roll", turn=None, user=harness.people["Ann"].id, interaction=None)
            return None
        return await real(self, live, seat, locale, **how)

    harness.patch.setattr(RenderService, "card", card)
    live = await services.tables.get(1)
    with harness.env.time_context():
        services.direct_messages.schedule_update(live, [1])
        await services.direct_messages.wait_idle()
        await services.boards._delivery_log.wait_idle()
    assert [number for number, _ in drawn] == [0, 1]
    assert all(how == {"only_if_new": True} for _, how in drawn)
    (mail,) = harness.mail("Ben")
    assert mail.files.keys() == {"card.png"}
    assert (await harness.stored()).seats[1].whispered == 1


async def test_a_whisper_does_not_wait_for_a_table_to_stand_still(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5, 6, 6)
    await harness.start("Ann", "Ben", "Cleo")
    live, services = await harness.bot.services.tables.get(1), harness.bot.services
    asked: list[bool] = []

    async def card(
        self: RenderService, live: Any, seat: int, locale: str, *, only_if_new: bool = False
    ) -> BoardImage | None:
        asked.append(only_if_new)
        live.stored = live.stored.__class__(
            **{
                **{field: getattr(live.stored, field) for field in live.stored.__struct_fields__},
                "actions": (*live.stored.actions, (0, "undo")),
            }
        )
        return None

    harness.patch.setattr(RenderService, "card", card)
    message, number = await DirectMessageSync._drawn(services.direct_messages, live, 1, "en-US")
    assert asked == [True, True, True, False]
    assert (message.files, number) == ((), 3)
    services.tables.drop()
