"""Answers that take longer than Discord waits are put off, and still reach who they are for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.answer import Answer
from tests.bot.evening import Evening


@pytest.fixture
def slow(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer takes so long that it is put off first."""
    real = Answer.__init__

    def late(self: Answer, *given: Any, **named: Any) -> None:
        real(self, *given, **named)
        self._late()

    monkeypatch.setattr(Answer, "__init__", late)


@pytest.mark.usefixtures("slow")
async def test_a_table_is_opened_late(night: Evening) -> None:
    await night.slash("Ann", "play", game="magic_numbers")
    assert "@join" in (await night.board()).actions
    put_off, filled = [call for call in night.env.http_requests if call.method == "POST"]
    assert put_off.json["type"] == 5
    assert filled.path.startswith("/webhooks/")


@pytest.mark.usefixtures("slow")
async def test_a_late_refusal_is_said_too(night: Evening) -> None:
    board = await night.start("Ann", "Ben")
    before = await night.everything()
    for custom_id in (board.actions["roll"], "s:1:0:keep"):
        assert (await night.click("Dan", custom_id, on=board)).words
    assert "no such day" in (await night.slash("Ann", "me birthday", day=31, month=4)).words
    assert await night.everything() == before


@pytest.mark.usefixtures("slow")
async def test_a_game_is_played_late(night: Evening) -> None:
    board = await night.start("Ann", "Ben")
    assert "roll" in board.actions
    await night.play_on(["roll", "keep", "roll"])
    assert "keep" in (await night.board()).actions
    assert "Good **" in (await night.press("Ann", "@peek")).words
