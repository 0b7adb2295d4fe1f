"""Tie-Die over real HTTP: presses that really cross each other."""

from __future__ import annotations

import asyncio

from tests.loopback.loopback_bot import LoopbackHarness


async def start(harness: LoopbackHarness, *who: str) -> None:
    await harness.start(*who, game="tie_die", rules="target 20")


async def test_everybody_presses_ready_at_once_and_all_of_it_counts(open_hall: LoopbackHarness) -> None:
    names = ("Ann", "Ben", "Cleo", "Dan")
    await start(open_hall, *names)
    for rolled in range(1, 4):
        board = await open_hall.board()
        outcomes = await asyncio.gather(*(open_hall.press(name, "ready", board) for name in names))
        assert {outcome.state for outcome in outcomes} == {"done"}
        await open_hall.rest()
        played = [seat for seat, action in (await open_hall.stored()).actions if action == "ready"]
        assert sorted(played) == sorted([0, 1, 2, 3] * rolled)
        assert "".join(open_hall.ephemeral_text(name) for name in names) == ""
        await to_the_next_round(open_hall, names)


async def test_each_pressing_ready_twice_at_once_is_ready_once(open_hall: LoopbackHarness) -> None:
    names = ("Ann", "Ben", "Cleo")
    await start(open_hall, *names)
    board = await open_hall.board()
    outcomes = await asyncio.gather(*(open_hall.press(name, "ready", board) for name in names * 2))
    assert {outcome.state for outcome in outcomes} == {"done"}
    await open_hall.rest()
    assert sorted((await open_hall.stored()).actions) == [(0, "ready"), (1, "ready"), (2, "ready")]
    for name in names:
        assert open_hall.ephemeral_text(name).count("That has happened already") == 1


async def to_the_next_round(harness: LoopbackHarness, names: tuple[str, ...]) -> None:
    """All who may challenge pass, at once."""
    game = await harness.game()
    if game.state.phase == "challenge":
        board = await harness.board()
        await asyncio.gather(*(harness.press(names[seat], "pass", board) for seat in game.actors))
        await harness.rest()
