"""Answers that take longer than Discord waits are put off, and still reach who they are for."""

from __future__ import annotations

from typing import Any

import pytest

from bot.interactions.responder import Responder
from tests.bot.simcord_bot import BotHarness


@pytest.fixture
def slow(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer takes so long that it is put off first."""
    real = Responder.__init__

    def late(self: Responder, *given: Any, **named: Any) -> None:
        real(self, *given, **named)
        self.defer()

    monkeypatch.setattr(Responder, "__init__", late)


@pytest.mark.usefixtures("slow")
async def test_a_table_is_opened_late(harness: BotHarness) -> None:
    # A game without a direct message, whose calls would be among these.
    await harness.slash("Ann", "play", game="tie_die")
    assert "@join" in (await harness.board()).actions
    put_off, filled = [call for call in harness.env.http_requests if call.method in ("POST", "PATCH")]
    assert put_off.json["type"] == 5
    assert filled.path.endswith("/messages/@original")


@pytest.mark.usefixtures("slow")
async def test_a_late_refusal_is_said_too(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    before = await harness.everything()
    for custom_id in (board.actions["roll"], "s:1:0:keep"):
        assert (await harness.click("Dan", custom_id, on=board)).words
    assert "no such day" in (await harness.slash("Ann", "me birthday", day=31, month=4)).words
    assert await harness.everything() == before


@pytest.mark.usefixtures("slow")
async def test_a_game_is_played_late(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    assert "roll" in board.actions
    await harness.play_on(["roll", "keep", "roll"])
    assert "keep" in (await harness.board()).actions
    assert "Good **" in (await harness.press("Ann", "@peek")).words


@pytest.mark.usefixtures("slow")
async def test_what_is_private_stays_private(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "rules", game="magic_numbers")
    assert said.private
    assert not said.public
    await harness.start("Ann", "Ben")
    refused = await harness.slash("Cleo", "play", game="magic_numbers")
    assert refused.words
    assert not refused.public
    assert len([message for message in harness.messages() if not message.private]) == 1


@pytest.mark.usefixtures("slow")
async def test_what_is_for_others_is_never_private(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    who, (other,) = await harness.turn(), await harness.others()
    assert who is not None
    said = await harness.slash(other, "table nudge")
    assert not said.private
    assert [str(harness.people[who].id) in message.text for message in said.public] == [True]


@pytest.mark.usefixtures("slow")
async def test_thinking_is_replaced_and_not_followed_up(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    for do in (
        lambda: harness.slash("Ann", "rules", game="magic_numbers"),
        lambda: harness.slash("Ann", "history"),
        lambda: harness.slash("Ann", "table resign"),
        lambda: harness.press("Ben", "@rules", board),
    ):
        before = len(harness.env.http_requests)
        await do()
        calls = harness.requests(before)
        assert ("DELETE" in [method for method, _ in calls]) is False
        followed_up = [path for method, path in calls if method == "POST" and path.startswith("/webhooks/")]
        # A press is put off without "thinking…": there is nothing to replace.
        assert len(followed_up) <= (do.__code__.co_names[:2] == ("press",))


@pytest.mark.usefixtures("slow")
async def test_a_page_that_is_turned_late_is_turned(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "rules", game="magic_numbers")
    (page,) = said.private
    button = next(custom_id for custom_id in page.buttons.values() if custom_id.endswith(":2"))
    await harness.click("Ann", button, on=page)
    assert harness.show(page.channel, page.id).text != page.text
