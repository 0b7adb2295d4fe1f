"""Tests of reminders: each user in their own way, never on every click, never twice for one decision."""

from __future__ import annotations

import pytest

from bot.table.deadlines import relative_time
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_deadline_scheduler import MINUTE, again, reminders
from tests.bot.test_direct_messages import close
from tests.bot.test_stale_clicks import CARDS


async def choose(harness: BotHarness, who: str, how: str) -> None:
    said = await harness.slash(who, "me pings", how=how)
    assert "How I remind you" in said.words
    assert not said.public


def letters(harness: BotHarness, who: str) -> list[Shown]:
    """Return the reminders among the user's direct messages: those without a card."""
    return [message for message in harness.mail(who) if "it is your turn" in message.text]


async def untimed(harness: BotHarness, *who: str) -> None:
    harness.deal(*CARDS[:4], 1, *([1, 1] * 30))
    await harness.sit(*who)
    await harness.store.set_clock(1, 0)
    await harness.bot.services.tables.reload(1)
    await harness.press(who[0], "@start")


async def test_the_usual_way_is_shown_and_every_way_can_be_chosen(harness: BotHarness) -> None:
    (shown,) = (await harness.slash("Ann", "me pings")).private
    assert "Now: **When time runs short**" in shown.text
    for label, how in (
        ("When it is my turn", "turn"),
        ("By direct message", "message"),
        ("Never", "never"),
        ("When time runs short", "half"),
    ):
        await harness.press("Ann", label, on=shown)
        shown = harness.show(shown.channel, shown.id)
        assert f"Now: **{label}**" in shown.text
        assert await harness.store.reminders(harness.people["Ann"].id) == how
    assert await harness.store.reminders(harness.people["Ben"].id) == "half"


async def test_reminders_are_behind_the_three_dots(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    for begins in (True, False):
        menu = (await harness.press("Ann", "@more")).private[0]
        (shown,) = (await harness.press("Ann", "Reminders", on=menu)).private
        assert "How I remind you" in shown.text
        assert "Reminders" not in (await harness.press("Dan", "@more")).private[0].buttons
        if begins:
            await harness.press("Ann", "@start")


async def test_who_wants_it_is_called_when_it_is_their_turn_and_they_have_been_away(harness: BotHarness) -> None:
    await untimed(harness, "Ann", "Ben")
    await choose(harness, "Ben", "turn")
    await harness.env.advance_time(3 * MINUTE)
    assert await reminders(harness) == []
    await harness.play_on(["roll", "keep"])
    await harness.env.settle()
    await harness.env.advance_time(1)
    (call,) = await reminders(harness)
    assert f"<@{harness.people['Ben'].id}>: it is your turn" in call.text
    assert [mentioned["id"] for mentioned in call.json["mentions"]] == [str(harness.people["Ben"].id)]
    await harness.env.advance_time(30 * MINUTE)
    assert [message.id for message in await reminders(harness)] == [call.id], "once for a decision"
    await harness.press("Ben", "roll")
    assert await reminders(harness) == []


async def test_nobody_who_is_there_is_called(harness: BotHarness) -> None:
    await untimed(harness, "Ann", "Ben")
    for name in ("Ann", "Ben"):
        await choose(harness, name, "turn")
    for _ in range(3):
        for name in ("Ann", "Ben"):
            assert await harness.turn() == name
            await harness.press(name, "roll")
            await harness.env.advance_time(20)
            await harness.press(name, "keep")
            await harness.env.advance_time(20)
            assert await reminders(harness) == []
    await harness.env.advance_time(90)
    assert len(await reminders(harness)) == 1, "but who does not come is called after two minutes"


async def test_who_chooses_a_direct_message_is_not_called_in_the_channel(harness: BotHarness) -> None:
    await untimed(harness, "Ann", "Ben")
    await choose(harness, "Ann", "message")
    before = len(harness.mail("Ann"))
    await harness.env.advance_time(2 * MINUTE + 1)
    assert await reminders(harness) == []
    (letter,) = letters(harness, "Ann")
    assert len(harness.mail("Ann")) == before + 1
    assert "**Magic Numbers**: it is your turn. [To table 1](https://discord.com/channels/" in letter.text
    await harness.env.advance_time(60 * MINUTE)
    await harness.press("Ann", "roll")
    assert letters(harness, "Ann") == []
    assert len(harness.mail("Ann")) == before


async def test_where_no_direct_message_can_be_sent_the_channel_is_the_way(harness: BotHarness) -> None:
    await untimed(harness, "Ann", "Ben")
    await choose(harness, "Ann", "message")
    close(harness, "Ann")
    await harness.env.advance_time(2 * MINUTE + 1)
    assert len(await reminders(harness)) == 1
    assert letters(harness, "Ann") == []


async def test_who_wants_no_reminders_gets_none(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    await choose(harness, "Ann", "never")
    await harness.env.advance_time(9 * MINUTE)
    assert await reminders(harness) == []
    assert letters(harness, "Ann") == []
    await harness.env.advance_time(2 * MINUTE)
    assert len((await harness.stored()).actions) == 1, "the clock decides all the same"


async def test_a_choice_counts_at_once_at_tables_that_are_going_on(harness: BotHarness) -> None:
    harness.deal(*CARDS[:4], 1)
    await harness.start("Ann", "Ben")
    await harness.env.advance_time(6 * MINUTE)
    assert len(await reminders(harness)) == 1
    await choose(harness, "Ann", "never")
    await harness.env.settle()
    assert await reminders(harness) == []
    await choose(harness, "Ann", "half")
    await harness.env.settle()
    await harness.env.advance_time(1)
    assert len(await reminders(harness)) == 1


@pytest.mark.parametrize(("how", "called"), [("turn", True), ("half", True), ("message", False), ("never", False)])
async def test_a_nudge_names_all_alike_and_calls_only_who_wants_to_be(
    harness: BotHarness, how: str, called: bool
) -> None:
    harness.deal(*CARDS)
    await harness.start("Ann", "Ben", "Cleo")
    await choose(harness, "Ann", how)
    before = len(harness.env.http_requests)
    said = await harness.slash("Ben", "table nudge")
    (call,) = said.public
    ann = harness.people["Ann"].id
    assert f"<@{ann}>: it is your turn!" in call.text
    sent = [
        request.json["data"]["allowed_mentions"]
        for request in harness.env.http_requests[before:]
        if "callback" in request.path
    ]
    assert sent[0].get("users", []) == ([ann] if called else [])
    await harness.slash("Ben", "table nudge")
    assert len(letters(harness, "Ann")) == (how == "message"), "once for a decision"


async def test_reminders_are_the_same_after_a_restart(harness: BotHarness) -> None:
    await untimed(harness, "Ann", "Ben")
    await choose(harness, "Ann", "turn")
    await harness.env.advance_time(MINUTE)
    await again(harness)
    assert await reminders(harness) == []
    await harness.env.advance_time(MINUTE + 1)
    assert len(await reminders(harness)) == 1
    await again(harness)
    await harness.env.advance_time(MINUTE)
    assert len(await reminders(harness)) == 1


@pytest.mark.parametrize("how", ["turn", "message"])
async def test_with_a_clock_the_reminder_says_until_when_and_comes_once(harness: BotHarness, how: str) -> None:
    harness.deal(*CARDS[:4], 1, *([1, 1] * 30))
    await harness.start("Ann", "Ben")
    await choose(harness, "Ann", how)
    await harness.env.advance_time(2 * MINUTE + 1)
    told = letters(harness, "Ann") if how == "message" else await reminders(harness)
    (shown,) = told
    deadline = (await harness.stored()).seats[0].deadline
    assert deadline is not None
    assert f"Deadline: {relative_time(deadline)}" in shown.text
    await harness.env.advance_time(5 * MINUTE)
    assert len(letters(harness, "Ann")) + len(await reminders(harness)) == 1, "not at half time again"
    await harness.press("Ann", "roll")
    assert letters(harness, "Ann") + await reminders(harness) == []
