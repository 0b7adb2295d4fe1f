"""Tests of slow computations: each runs once, and each user has only a few running at a time."""

from __future__ import annotations

import asyncio

import pytest

from bot.core.errors import UserError
from bot.history.single_flight import SingleFlight

ANN, BEN = 1, 2


class Finder:
    """Finds out what it is asked for as soon as it may."""

    def __init__(self, kept: int = 8) -> None:
        self.once: SingleFlight[str, str] = SingleFlight(kept)
        self.begun: list[str] = []
        self.free = asyncio.Event()
        self.fails = False

    async def _find(self, what: str) -> str:
        self.begun.append(what)
        await self.free.wait()
        if self.fails:
            raise ValueError(what)
        return what.upper()

    def ask(self, what: str, user: int | None = ANN) -> asyncio.Task[str]:
        return asyncio.create_task(self.once.get(what, lambda: self._find(what), user))


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
async def finder() -> Finder:
    return Finder()


async def test_it_is_found_out_once_for_however_many_and_kept(finder: Finder) -> None:
    asked = [finder.ask("a"), finder.ask("a"), finder.ask("a", BEN), finder.ask("a", None)]
    finder.free.set()
    assert await asyncio.gather(*asked) == ["A"] * 4
    assert await finder.ask("a") == "A"
    assert finder.begun == ["a"]


async def test_who_waits_for_one_thing_waits_for_no_other(finder: Finder) -> None:
    asked = [finder.ask("a"), finder.ask("b")]
    await a_moment()
    assert isinstance(asked[1].exception(), UserError)
    # Others may; and nobody is counted of whom it is not known who they are.
    asked = [asked[0], finder.ask("b", BEN), finder.ask("c", None), finder.ask("d", None)]
    await a_moment()
    assert finder.begun == ["a", "b", "c", "d"]
    finder.free.set()
    await asyncio.gather(*asked)
    assert await finder.ask("b") == "B"


async def test_a_look_at_what_is_there_makes_no_room_for_another(finder: Finder) -> None:
    finder.free.set()
    await finder.ask("kept")
    finder.free.clear()
    waiting = finder.ask("a")
    await a_moment()
    for more in ("b", "c"):
        assert await finder.ask("kept") == "KEPT"
        asked = finder.ask(more)
        await a_moment()
        assert isinstance(asked.exception(), UserError)
    assert finder.begun == ["kept", "a"]
    finder.free.set()
    assert await waiting == "A"
    assert await finder.ask("b") == "B"


async def test_what_has_failed_is_tried_again_and_keeps_nobody_waiting(finder: Finder) -> None:
    finder.fails = True
    finder.free.set()
    asked = [finder.ask("a"), finder.ask("a", BEN)]
    assert [type(one) for one in await asyncio.gather(*asked, return_exceptions=True)] == [ValueError] * 2
    finder.fails = False
    assert await finder.ask("a") == "A"
    assert finder.begun == ["a", "a"]


async def test_the_oldest_is_forgotten_where_there_are_too_many() -> None:
    finder = Finder(kept=2)
    finder.free.set()
    for what in ("a", "b", "a", "c"):
        await finder.ask(what)
    assert list(finder.once.found) == ["a", "c"]
    finder = Finder(kept=5)
    finder.free.set()
    for what in "abcd":
        await finder.ask(what)
    assert list(finder.once.found) == list("abcd")
