"""The painter: one picture at a time, boards before cards, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from threading import Event
from typing import Any

import pytest

import bot.painter
from bot.painter import Painter
from bot.panels.frame import Picture
from bot.words import words

SPEAK = words()


class Studio:
    """A painter whose pictures wait until they are let, and are remembered in the order in which they were drawn."""

    def __init__(self, painter: Painter) -> None:
        self.painter = painter
        self.drawn: list[str] = []
        self.begun = asyncio.Event()
        self.go_on = Event()
        self._loop = asyncio.get_running_loop()

    def draw(self, game: str, *_: Any) -> Picture:
        self._loop.call_soon_threadsafe(self.begun.set)
        self.go_on.wait()
        self.drawn.append(game)
        return Picture(game.encode(), game)

    async def busy(self, *wanted: tuple[str, bool]) -> list[asyncio.Task[Picture | None]]:
        """While a first picture is being drawn, want others: their names, and whether each is a card."""
        tasks = []
        for name, secret in (("first", False), *wanted):
            tasks.append(asyncio.create_task(self.painter.picture(name, None, (), SPEAK, secret=secret)))
            await self.begun.wait()
        await asyncio.sleep(0)
        return tasks


@pytest.fixture
async def studio(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Studio]:
    studio = Studio(Painter())
    monkeypatch.setattr(bot.painter, "_board", studio.draw)
    monkeypatch.setattr(bot.painter, "_card", studio.draw)
    yield studio
    studio.go_on.set()
    studio.painter.close()


async def test_boards_are_drawn_before_cards_each_in_their_order(studio: Studio) -> None:
    tasks = await studio.busy(("card 1", True), ("board 1", False), ("card 2", True), ("board 2", False))
    studio.go_on.set()
    pictures = await asyncio.gather(*tasks)
    assert studio.drawn == ["first", "board 1", "board 2", "card 1", "card 2"]
    assert [picture.alt for picture in pictures if picture] == ["first", "card 1", "board 1", "card 2", "board 2"]


async def test_what_nobody_waits_for_any_more_is_not_drawn(studio: Studio) -> None:
    tasks = await studio.busy(("gone", False), ("wanted", False))
    tasks[1].cancel()
    await asyncio.wait([tasks[1]])
    studio.go_on.set()
    await tasks[2]
    assert studio.drawn == ["first", "wanted"]


async def test_who_waits_when_it_closes_is_told(studio: Studio) -> None:
    tasks = await studio.busy(("board", False), ("card", True))
    studio.painter.close()
    studio.go_on.set()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(done[0], Picture)
    assert [type(each) for each in done[1:]] == [asyncio.CancelledError] * 2
    assert studio.drawn == ["first"]


async def test_a_picture_that_fails_is_none_and_the_next_is_drawn(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Picture:
        raise ValueError("no colour left")

    monkeypatch.setattr(bot.painter, "_card", fail)
    studio.go_on.set()
    assert await studio.painter.picture("card", None, (), SPEAK, secret=True) is None
    assert await studio.painter.picture("board", None, (), SPEAK) == Picture(b"board", "board")
