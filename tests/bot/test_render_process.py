"""Tests of the render process: its boards are the same, and no caller waits for ever, whatever becomes of it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

import pytest
from structlog.testing import capture_logs

import bot.rendering.service
import bot.rendering.worker_pool
import games
from bot.core import retry, worker_process
from bot.i18n import available_locales, localizer
from bot.rendering import samples
from bot.rendering.service import RenderService, render_now
from bot.rendering.worker_pool import RenderJob, RenderProcess
from bot.ui.components.layout import BoardImage
from bot.ui.games import load
from games.core.last_action import view_to_draw
from games.core.record import parse, replay
from tests.time_limits import PATIENCE

GAME = "tie_die"


@cache
def views(game: str) -> list[Any]:
    return [view_to_draw(games.load(game), frame, None) for frame in replay(parse(load(game).example))]


NAMES = ("Ann", "Ben", "Cleo", "Dan")


@pytest.fixture
async def renderer() -> AsyncIterator[RenderService]:
    """Yield a renderer whose process is there from the first picture on."""
    recorder = RenderProcess(few=0)
    painter = RenderService(recorder)
    yield painter
    await painter.stop()


async def board(renderer: RenderService, number: int, game: str = GAME) -> BoardImage | None:
    async with asyncio.timeout(PATIENCE):
        return await renderer.picture(game, views(game)[number], NAMES[: seats(game)], localizer(game=game))


def seats(game: str) -> int:
    return len(parse(load(game).example).seats)


async def moved_in(renderer: RenderService, game: str = GAME) -> RenderProcess:
    """Return the render process, once it has drawn its first picture of that game."""
    recorder = renderer._render_process
    assert recorder is not None
    await board(renderer, 0, game)
    for _ in range(int(100 * PATIENCE)):
        if recorder.is_warm(game):
            return recorder
        await asyncio.sleep(0.01)
    raise AssertionError("it never drew")


def nothing_here(patch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> BoardImage:
        raise AssertionError("it was drawn here")

    patch.setattr(bot.rendering.service, "render_now", never)


async def test_what_it_draws_is_the_same_and_nothing_is_drawn_here(
    renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, record = "magic_numbers", parse(load("magic_numbers").example)
    speak, names = localizer(game=game), record.seats
    last = list(replay(record))[-3]
    wanted = [
        render_now(RenderJob(game, view_to_draw(games.load(game), last, seat), names, "en", seat is not None), speak)
        for seat in (None, 0, 1)
    ]
    await moved_in(renderer, game)
    nothing_here(monkeypatch)
    with capture_logs() as logs:
        got = [
            await renderer.picture(
                game, view_to_draw(games.load(game), last, seat), names, speak, secret=seat is not None
            )
            for seat in (None, 0, 1)
        ]
    assert got == wanted
    assert None not in got
    assert logs == []


async def test_it_is_left_until_there_is_much_to_draw() -> None:
    recorder = RenderProcess(few=2)
    painter = RenderService(recorder)
    assert await board(painter, 0) is not None
    assert await board(painter, 1) is not None
    assert recorder.pid is None
    assert recorder._worker is None
    assert await board(painter, 2) is not None
    assert recorder._worker is not None
    await painter.stop()


async def test_it_learns_with_pictures_for_which_nobody_waits(
    renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder, given = await moved_in(renderer), []
    draw = recorder.render

    def noting(job: RenderJob, *rest: Any) -> Any:
        given.append(job)
        return draw(job, *rest)

    monkeypatch.setattr(recorder, "render", noting)
    assert await board(renderer, 0, "magic_numbers") is not None
    lessons = samples.rules_page_pictures("magic_numbers")
    assert given == list(lessons)
    assert lessons[-1].view.ranking is not None, "the end is one of them"
    # Until it has learnt, nobody waits for it: not with what it knows well either.
    assert not recorder.is_warm(GAME)
    assert await board(renderer, 1) is not None
    assert given == list(lessons)
    await moved_in(renderer, "magic_numbers")
    assert recorder.is_warm(GAME)


async def test_an_example_that_cannot_be_played_costs_nobody_a_board(
    renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: str) -> None:
        raise ValueError(game)

    monkeypatch.setattr(samples, "rules_page_pictures", broken)
    with capture_logs() as logs:
        assert [await board(renderer, number) is not None for number in range(3)] == [True] * 3
    assert [(entry["event"], entry["game"]) for entry in logs] == [("loading a game's renderer failed", GAME)]
    assert renderer._render_process is not None
    assert not renderer._render_process.is_warm(GAME)


async def test_when_it_is_ended_what_it_owes_is_drawn_here_and_another_comes(
    renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry.PROCESS, "first", 0.0)
    recorder = await moved_in(renderer)
    first = recorder.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    owed = [asyncio.create_task(board(renderer, number)) for number in range(6)]
    await asyncio.sleep(0)
    with capture_logs() as logs:
        os.kill(first, signal.SIGKILL)
        assert None not in await asyncio.gather(*owed)
    assert [entry["event"] for entry in logs] == ["render process ended; drawing goes on without it"]
    await moved_in(renderer)
    assert recorder.pid not in (None, first)


async def test_a_picture_that_ends_it_is_left_out_and_the_others_are_drawn(
    renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = await moved_in(renderer)
    pid = recorder.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    owed = [asyncio.create_task(board(renderer, number)) for number in range(4)]
    await asyncio.sleep(0)
    # As a fault in a library would end it, with the first picture.
    os.kill(pid, signal.SIGSEGV)
    os.kill(pid, signal.SIGCONT)
    drawn = await asyncio.gather(*owed)
    assert drawn[0] is None
    assert None not in drawn[1:]


async def test_one_that_is_stuck_is_ended(renderer: RenderService, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = await moved_in(renderer)
    pid = recorder.pid
    assert pid is not None
    monkeypatch.setattr(bot.rendering.worker_pool, "_PATIENCE", 0.1)
    os.kill(pid, signal.SIGSTOP)
    assert [await board(renderer, 1), await board(renderer, 2) is None] == [None, False]
    assert recorder.pid is None


async def test_what_cannot_be_drawn_is_told_and_the_next_is_drawn(renderer: RenderService) -> None:
    recorder = await moved_in(renderer)
    pid = recorder.pid
    with capture_logs() as logs:
        assert await renderer.picture(GAME, "no view", NAMES, localizer(game=GAME)) is None
    assert [(entry["event"], entry["what"]) for entry in logs] == [("drawing a picture failed", GAME)]
    assert await board(renderer, 1) is not None
    assert recorder.pid == pid


async def test_where_no_process_can_be_started_drawing_goes_on(
    renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_room(module: str) -> Any:
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr(worker_process, "start_worker", no_room)
    with capture_logs() as logs:
        assert None not in [await board(renderer, number) for number in range(4)]
        await asyncio.sleep(0)
    assert len(logs) == 1
    # Not at every picture: there is no room now.
    assert renderer._render_process is not None
    assert not renderer._render_process._pause.is_over


async def test_who_waits_when_it_stops_is_told(renderer: RenderService) -> None:
    recorder = await moved_in(renderer)
    assert recorder.pid is not None
    os.kill(recorder.pid, signal.SIGSTOP)
    owed = [asyncio.create_task(board(renderer, number)) for number in range(3)]
    await asyncio.sleep(0)
    await renderer.stop()
    done = await asyncio.gather(*owed, return_exceptions=True)
    assert [type(each) for each in done] == [asyncio.CancelledError] * 3


async def test_pictures_are_in_the_language_asked_for_here_and_there_and_are_not_mixed_up(
    renderer: RenderService, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, view = "magic_numbers", views("magic_numbers")[-3]
    names, tongues = NAMES[: seats(game)], available_locales()
    wanted = {locale: render_now(RenderJob(game, view, names, locale), localizer(locale, game)) for locale in tongues}
    assert len({picture.png for picture in wanted.values()}) == len(tongues)
    assert len({picture.alt for picture in wanted.values()}) == len(tongues)
    await moved_in(renderer, game)
    nothing_here(monkeypatch)
    for locale in (*tongues, *reversed(tongues)):
        assert await renderer.picture(game, view, names, localizer(locale, game)) == wanted[locale], locale
