"""Profiles over real HTTP, and a table that takes long to be counted."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.interactions.responder import Responder
from bot.profiles import aggregator
from bot.table.session import TableSession
from tests.loopback.loopback_bot import LoopbackHarness


async def test_a_profile_comes_with_its_picture_and_its_achievements_in_private(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben")
    end = await open_hall.play_on()
    (line,) = [line for line in end.text.splitlines() if "Beginner's luck" in line]
    winner = "Ann" if "Ann" in line else "Ben"
    assert (await open_hall.seats[winner].command("profile")).state == "done"
    await open_hall.rest()
    alone = open_hall.messages(winner)[-1]
    assert alone.private
    assert (await open_hall.seats[winner].click(alone.buttons["Show it here"], alone.json)).state == "done"
    await open_hall.rest()
    shown = next(message for message in open_hall.messages() if "profile.png" in message.files and not message.private)
    assert "1 win" in shown.pictures[0].alt
    assert "Beginner's luck" in shown.text
    assert shown.pictures[0].alt
    assert (await open_hall.seats["Cleo"].click(shown.buttons["All achievements"], shown.json)).state == "done"
    await open_hall.rest()
    assert "Hat-trick" in open_hall.ephemeral_text("Cleo")
    assert "Hat-trick" not in open_hall.ephemeral_text("Ben")


async def test_what_takes_long_to_count_is_told_when_it_is_known(
    open_hall: LoopbackHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown, count, show = asyncio.Event(), open_hall.store.count_table, open_hall.bot.services.boards.show
    first: list[str] = []

    async def slow(table: int, **given: Any) -> None:
        await shown.wait()
        await count(table, **given)

    async def show_first(session: TableSession, responder: Responder | None) -> None:
        await show(session, responder)
        if session.stored.status == "over":
            first.append((await open_hall.board()).text)
            shown.set()

    monkeypatch.setattr(open_hall.store, "count_table", slow)
    monkeypatch.setattr(open_hall.bot.services.boards, "show", show_first)
    monkeypatch.setattr(aggregator, "PATIENCE", 0.01)
    await open_hall.start("Ann", "Ben")
    await open_hall.play_on()
    while open_hall.bot.services.stats._late:
        await asyncio.wait(list(open_hall.bot.services.stats._late))
    await open_hall.rest()
    assert "Beginner's luck" not in first[0]
    assert "wins" in first[0]
    assert "Beginner's luck" in (await open_hall.board()).text
