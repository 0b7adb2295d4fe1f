"""Tests of the renderer: one picture at a time, boards before cards, and no caller waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from functools import partial
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

import bot.rendering.service
from bot.app import client
from bot.i18n import localizer
from bot.rendering.rules_pages import RulesPageBuilder
from bot.rendering.service import RenderService
from bot.ui.components.layout import BoardImage, OutgoingMessage
from bot.ui.games import load, playable_games
from tests.bot.simcord_bot import BotHarness
from tests.time_limits import PATIENCE

SPEAK = localizer()


class RenderRecorder:
    """A painter whose pictures wait until they are let, and are remembered in the order in which they were drawn."""

    def __init__(self, renderer: RenderService) -> None:
        self.renderer = renderer
        self.drawn: list[str] = []
        self.begun = asyncio.Event()
        self.go_on = Event()
        self._loop = asyncio.get_running_loop()

    def draw(self, game: str, *_: Any) -> BoardImage:
        self._loop.call_soon_threadsafe(self.begun.set)
        self.go_on.wait()
        self.drawn.append(game)
        return BoardImage(game.encode(), game)

    async def busy(self, *wanted: tuple[str, bool]) -> list[asyncio.Task[BoardImage | None]]:
        """Start the drawing of a first picture, and ask for others meanwhile: their names, and whether each is a
        card.
        """
        tasks = []
        for name, secret in (("first", False), *wanted):
            tasks.append(asyncio.create_task(self.renderer.picture(name, None, (), SPEAK, secret=secret)))
            await self.begun.wait()
        await asyncio.sleep(0)
        return tasks


@pytest.fixture
async def recorder(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RenderRecorder]:
    recorder = RenderRecorder(RenderService())
    monkeypatch.setattr(bot.rendering.service, "_board", recorder.draw)
    monkeypatch.setattr(bot.rendering.service, "_card", recorder.draw)
    yield recorder
    recorder.go_on.set()
    recorder.renderer.close()


async def test_boards_are_drawn_before_cards_each_in_their_order(recorder: RenderRecorder) -> None:
    tasks = await recorder.busy(("card 1", True), ("board 1", False), ("card 2", True), ("board 2", False))
    recorder.go_on.set()
    pictures = await asyncio.gather(*tasks)
    assert recorder.drawn == ["first", "board 1", "board 2", "card 1", "card 2"]
    assert [picture.alt for picture in pictures if picture] == ["first", "card 1", "board 1", "card 2", "board 2"]


async def test_what_nobody_waits_for_any_more_is_not_drawn(recorder: RenderRecorder) -> None:
    tasks = await recorder.busy(("gone", False), ("wanted", False))
    tasks[1].cancel()
    await asyncio.wait([tasks[1]])
    recorder.go_on.set()
    await tasks[2]
    assert recorder.drawn == ["first", "wanted"]


async def test_who_waits_when_it_closes_is_told(recorder: RenderRecorder) -> None:
    tasks = await recorder.busy(("board", False), ("card", True))
    recorder.renderer.close()
    recorder.go_on.set()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(done[0], BoardImage)
    assert [type(each) for each in done[1:]] == [asyncio.CancelledError] * 2
    assert recorder.drawn == ["first"]


async def test_a_picture_that_fails_is_none_and_the_next_is_drawn(
    recorder: RenderRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> BoardImage:
        raise ValueError("no colour left")

    monkeypatch.setattr(bot.rendering.service, "_card", fail)
    recorder.go_on.set()
    assert await recorder.renderer.picture("card", None, (), SPEAK, secret=True) is None
    assert await recorder.renderer.picture("board", None, (), SPEAK) == BoardImage(b"board", "board")


async def test_long_work_makes_way_for_boards_and_cards(
    recorder: RenderRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.rendering.service, "_TURN", 0.0)

    def steps() -> Iterator[int]:
        for number in range(3):
            recorder.drawn.append(f"step {number}")
            yield number

    work = asyncio.create_task(recorder.renderer.run_in_slices(steps()))
    tasks = await recorder.busy(("card", True), ("board", False))
    recorder.go_on.set()
    await asyncio.gather(*tasks)
    assert await work == [0, 1, 2]
    others = [name for name in recorder.drawn if not name.startswith("step")]
    assert others == ["first", "board", "card"]
    assert recorder.drawn[-2:] == ["step 1", "step 2"] or recorder.drawn[-3:] == ["step 0", "step 1", "step 2"]


async def test_a_board_waits_at_most_ten_milliseconds_for_long_work(monkeypatch: pytest.MonkeyPatch) -> None:
    at, asked, waited = 0.0, Event(), list[float]()
    monkeypatch.setattr(bot.rendering.service, "perf_counter", lambda: at)
    painter, loop = RenderService(), asyncio.get_running_loop()
    boards: list[asyncio.Task[BoardImage | None]] = []

    def draw() -> BoardImage:
        waited.append(at)
        return BoardImage(b"", "board")

    def ask() -> None:
        boards.append(asyncio.create_task(painter.run(draw, "board", late=False)))
        loop.call_soon(asked.set)

    def steps() -> Iterator[int]:
        nonlocal at
        for number in range(20):
            if number == 0:
                loop.call_soon_threadsafe(ask)
                assert asked.wait(PATIENCE)
            at += 0.002
            yield number

    try:
        assert await painter.run_in_slices(steps()) == list(range(20))
        await asyncio.gather(*boards)
    finally:
        painter.close()
    assert [time <= 0.01 for time in waited] == [True], waited


async def test_cards_age(recorder: RenderRecorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.rendering.service, "_MAY_WAIT", (0.0, 0.0, -1.0, 1.0))
    tasks = await recorder.busy(("board 1", False), ("old card", True), ("board 2", False))
    recorder.go_on.set()
    await asyncio.gather(*tasks)
    assert recorder.drawn == ["first", "old card", "board 1", "board 2"]


class Seen(list[str]):
    """Stands for a game in memory: its view says how far it is."""

    number = 0
    frames = (None,)

    def view(self, seat: int | None) -> str:
        return f"{seat} after {self.number}"


def a_table(number: int = 0) -> Any:
    table = Seen()
    table.number = number
    game = SimpleNamespace(name="magic_numbers")

    def shown(seat: int | None, coming: Any = ()) -> str:
        return f"{seat} as {coming[-1].state}" if coming else str(table.view(seat))

    live = SimpleNamespace(
        styles=(),
        id=1,
        table=table,
        game=game,
        names=("Ann",),
        words=SPEAK,
        number=number,
        action_count=number,
        view_to_draw=shown,
    )
    live.latest = live
    return live


@pytest.fixture
def views(recorder: RenderRecorder, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of the views that are drawn."""
    drawn: list[str] = []

    def draw(game: str, view: str, *_: Any) -> BoardImage:
        recorder.draw(game)
        drawn.append(view)
        return BoardImage(view.encode(), view)

    monkeypatch.setattr(bot.rendering.service, "_board", draw)
    monkeypatch.setattr(bot.rendering.service, "_card", draw)
    return drawn


async def test_the_same_is_drawn_once_for_all_who_ask(recorder: RenderRecorder, views: list[str]) -> None:
    live = a_table()
    asked = [asyncio.create_task(recorder.renderer.board(live)) for _ in range(5)]
    await recorder.begun.wait()
    recorder.go_on.set()
    assert len({id(picture) for picture in await asyncio.gather(*asked)}) == 1
    await recorder.renderer.board(live)
    await recorder.renderer.card(live, 0, "en-US")
    await recorder.renderer.card(live, 0, "en-US")
    await recorder.renderer.card(live, 1, "en-US")
    assert views == ["None after 0", "0 after 0", "1 after 0"]
    await recorder.renderer.board(a_table(1))
    assert len(views) == 4


@pytest.mark.parametrize("as_foreseen", [True, False])
async def test_a_board_that_was_foreseen_is_shown_if_it_came_so(
    recorder: RenderRecorder, views: list[str], as_foreseen: bool
) -> None:
    """The position after an action that could not be stored is not that after another one."""
    live, foreseen = a_table(), SimpleNamespace(number=1, state="foreseen")
    recorder.go_on.set()
    recorder.renderer.prefetch(live, [foreseen])
    live.number = live.action_count = live.table.number = 1
    live.table.frames = [foreseen if as_foreseen else SimpleNamespace(number=1, state="another")]
    picture = await recorder.renderer.board(live)
    assert picture is not None
    assert picture.alt == ("None as foreseen" if as_foreseen else "None after 1")
    assert views == ["None as foreseen"] if as_foreseen else picture.alt in views


async def test_an_answer_s_board_comes_before_those_that_are_painted_without_a_click(
    recorder: RenderRecorder, views: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.rendering.service, "_MAY_WAIT", (0.0, PATIENCE, 2 * PATIENCE, 3 * PATIENCE))
    first = asyncio.create_task(recorder.renderer.picture("first", "", (), SPEAK))
    await recorder.begun.wait()
    asked = [
        asyncio.create_task(recorder.renderer.board(a_table(1), only_if_new=True)),
        asyncio.create_task(recorder.renderer.board(a_table(2))),
    ]
    await asyncio.sleep(0)
    recorder.go_on.set()
    await asyncio.gather(first, *asked)
    assert views == ["", "None after 2", "None after 1"]


async def test_pictures_that_are_kept_are_few(
    recorder: RenderRecorder, views: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.rendering.service, "_KEPT", 3)
    recorder.go_on.set()
    for number in range(10):
        await recorder.renderer.board(a_table(number))
    assert len(recorder.renderer._shared) == 3


@pytest.mark.parametrize("needed", [False, True])
async def test_what_is_superseded_before_it_is_drawn_is_not_drawn(
    recorder: RenderRecorder, views: list[str], needed: bool
) -> None:
    first = asyncio.create_task(recorder.renderer.picture("first", "", (), SPEAK))
    await recorder.begun.wait()
    live = a_table()
    asked = [asyncio.create_task(recorder.renderer.board(live, only_if_new=True))]
    if needed:
        asked.append(asyncio.create_task(recorder.renderer.board(live)))
    await asyncio.sleep(0)
    live.action_count += 1
    recorder.go_on.set()
    await first
    pictures = await asyncio.gather(*asked)
    assert [picture is not None for picture in pictures] == [needed] * len(asked)
    assert views == ["", "None after 0"][: 1 + needed]


async def test_what_goes_wrong_in_long_work_is_raised_where_it_is_awaited(recorder: RenderRecorder) -> None:
    def steps() -> Iterator[int]:
        yield 1
        raise ValueError("out of film")

    with pytest.raises(ValueError, match="out of film"):
        await recorder.renderer.run_in_slices(steps())


async def test_a_board_of_each_game_is_drawn_and_told_first_once_the_bot_is_connected(harness: BotHarness) -> None:
    pages, done = harness.bot.services.pages, []
    page = RulesPageBuilder.page

    async def drawn(game: str, number: int, locale: str) -> OutgoingMessage:
        made = await page(pages, game, number, locale)
        done.append((game, bool(made.files), number))
        return made

    harness.patch.setattr(client.cogs, "extensions", lambda: ())
    said: list[str] = []
    harness.patch.setattr(pages, "page", drawn)
    harness.patch.setattr(pages, "warm_up_boards", partial(RulesPageBuilder.warm_up_boards, pages))

    def tell(game: str) -> Iterator[None]:
        said.append(game)
        yield

    harness.patch.setattr(client, "warm_up", tell)
    harness.bot.ready.clear()
    await harness.bot.setup_hook()
    await asyncio.sleep(0)
    assert (said, done) == ([], [])
    harness.bot.ready.set()
    assert harness.bot._drawing is not None
    await harness.bot._drawing
    assert said == list(playable_games())
    first = len(playable_games())
    assert done[:first] == [(game, True, 1) for game in playable_games()]
    for game in playable_games():
        number, seat = load(game).pictures[0]
        assert seat is None, f"page 1 of {game} shows a card, action {number}"
