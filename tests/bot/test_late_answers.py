"""Answers that take longer than Discord waits are put off, and still reach who they are for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.interactions.responder import Responder
from tests.bot.simcord_bot import Evening


@pytest.fixture
def slow(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer takes so long that it is put off first."""
    real = Responder.__init__

    def late(self: Responder, *given: Any, **named: Any) -> None:
        real(self, *given, **named)
        self.defer()

    monkeypatch.setattr(Responder, "__init__", late)


@pytest.mark.usefixtures("slow")
async def test_a_table_is_opened_late(night: Evening) -> None:
    # A game without a direct message, whose calls would be among these.
    await night.slash("Ann", "play", game="tie_die")
    assert "@join" in (await night.board()).actions
    put_off, filled = [call for call in night.env.http_requests if call.method in ("POST", "PATCH")]
    assert put_off.json["type"] == 5
    assert filled.path.endswith("/messages/@original")


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


@pytest.mark.usefixtures("slow")
async def test_what_is_private_stays_private(night: Evening) -> None:
    said = await night.slash("Ann", "rules", game="magic_numbers")
    assert said.private
    assert not said.public
    await night.start("Ann", "Ben")
    refused = await night.slash("Cleo", "play", game="magic_numbers")
    assert refused.words
    assert not refused.public
    assert len([message for message in night.messages() if not message.private]) == 1


@pytest.mark.usefixtures("slow")
async def test_what_is_for_others_is_never_private(night: Evening) -> None:
    await night.start("Ann", "Ben")
    who, (other,) = await night.turn(), await night.others()
    assert who is not None
    said = await night.slash(other, "table nudge")
    assert not said.private
    assert [str(night.people[who].id) in message.text for message in said.public] == [True]


@pytest.mark.usefixtures("slow")
async def test_thinking_is_replaced_and_not_followed_up(night: Evening) -> None:
    board = await night.start("Ann", "Ben")
    for do in (
        lambda: night.slash("Ann", "rules", game="magic_numbers"),
        lambda: night.slash("Ann", "history"),
        lambda: night.slash("Ann", "table resign"),
        lambda: night.press("Ben", "@rules", board),
    ):
        before = len(night.env.http_requests)
        await do()
        calls = night.requests(before)
        assert ("DELETE" in [method for method, _ in calls]) is False
        followed_up = [path for method, path in calls if method == "POST" and path.startswith("/webhooks/")]
        # A press is put off without "thinking…": there is nothing to replace.
        assert len(followed_up) <= (do.__code__.co_names[:2] == ("press",))


@pytest.mark.usefixtures("slow")
async def test_a_page_that_is_turned_late_is_turned(night: Evening) -> None:
    said = await night.slash("Ann", "rules", game="magic_numbers")
    (page,) = said.private
    button = next(custom_id for custom_id in page.buttons.values() if custom_id.endswith(":2"))
    await night.click("Ann", button, on=page)
    assert night.show(page.channel, page.id).text != page.text
