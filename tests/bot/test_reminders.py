"""Tests of reminders: each user in their own way, never on every click, never twice for one decision."""

from __future__ import annotations

import pytest

from bot.table.deadlines import relative_time
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening
from tests.bot.test_deadline_scheduler import MINUTE, again, reminders
from tests.bot.test_direct_messages import close
from tests.bot.test_stale_clicks import CARDS


async def choose(night: Evening, who: str, how: str) -> None:
    said = await night.slash(who, "me pings", how=how)
    assert "How I remind you" in said.words
    assert not said.public


def letters(night: Evening, who: str) -> list[Shown]:
    """Return the reminders among the user's direct messages: those without a card."""
    return [message for message in night.mail(who) if "it is your turn" in message.text]


async def untimed(night: Evening, *who: str) -> None:
    night.deal(*CARDS[:4], 1, *([1, 1] * 30))
    await night.sit(*who)
    await night.store.set_clock(1, 0)
    await night.bot.services.tables.reload(1)
    await night.press(who[0], "@start")


async def test_the_usual_way_is_shown_and_every_way_can_be_chosen(night: Evening) -> None:
    (shown,) = (await night.slash("Ann", "me pings")).private
    assert "Now: **When time runs short**" in shown.text
    for label, how in (
        ("When it is my turn", "turn"),
        ("By direct message", "message"),
        ("Never", "never"),
        ("When time runs short", "half"),
    ):
        await night.press("Ann", label, on=shown)
        shown = night.show(shown.channel, shown.id)
        assert f"Now: **{label}**" in shown.text
        assert await night.store.reminders(night.people["Ann"].id) == how
    assert await night.store.reminders(night.people["Ben"].id) == "half"


async def test_reminders_are_behind_the_three_dots(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    for begins in (True, False):
        menu = (await night.press("Ann", "@more")).private[0]
        (shown,) = (await night.press("Ann", "Reminders", on=menu)).private
        assert "How I remind you" in shown.text
        assert "Reminders" not in (await night.press("Dan", "@more")).private[0].buttons
        if begins:
            await night.press("Ann", "@start")


async def test_who_wants_it_is_called_when_it_is_their_turn_and_they_have_been_away(night: Evening) -> None:
    await untimed(night, "Ann", "Ben")
    await choose(night, "Ben", "turn")
    await night.env.advance_time(3 * MINUTE)
    assert await reminders(night) == []
    await night.play_on(["roll", "keep"])
    await night.env.settle()
    await night.env.advance_time(1)
    (call,) = await reminders(night)
    assert f"<@{night.people['Ben'].id}>: it is your turn" in call.text
    assert [mentioned["id"] for mentioned in call.json["mentions"]] == [str(night.people["Ben"].id)]
    await night.env.advance_time(30 * MINUTE)
    assert [message.id for message in await reminders(night)] == [call.id], "once for a decision"
    await night.press("Ben", "roll")
    assert await reminders(night) == []


async def test_nobody_who_is_there_is_called(night: Evening) -> None:
    await untimed(night, "Ann", "Ben")
    for name in ("Ann", "Ben"):
        await choose(night, name, "turn")
    for _ in range(3):
        for name in ("Ann", "Ben"):
            assert await night.turn() == name
            await night.press(name, "roll")
            await night.env.advance_time(20)
            await night.press(name, "keep")
            await night.env.advance_time(20)
            assert await reminders(night) == []
    await night.env.advance_time(90)
    assert len(await reminders(night)) == 1, "but who does not come is called after two minutes"


async def test_who_chooses_a_direct_message_is_not_called_in_the_channel(night: Evening) -> None:
    await untimed(night, "Ann", "Ben")
    await choose(night, "Ann", "message")
    before = len(night.mail("Ann"))
    await night.env.advance_time(2 * MINUTE + 1)
    assert await reminders(night) == []
    (letter,) = letters(night, "Ann")
    assert len(night.mail("Ann")) == before + 1
    assert "**Magic Numbers**: it is your turn. [To table 1](https://discord.com/channels/" in letter.text
    await night.env.advance_time(60 * MINUTE)
    await night.press("Ann", "roll")
    assert letters(night, "Ann") == []
    assert len(night.mail("Ann")) == before


async def test_where_no_direct_message_can_be_sent_the_channel_is_the_way(night: Evening) -> None:
    await untimed(night, "Ann", "Ben")
    await choose(night, "Ann", "message")
    close(night, "Ann")
    await night.env.advance_time(2 * MINUTE + 1)
    assert len(await reminders(night)) == 1
    assert letters(night, "Ann") == []


async def test_who_wants_no_reminders_gets_none(night: Evening) -> None:
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo")
    await choose(night, "Ann", "never")
    await night.env.advance_time(9 * MINUTE)
    assert await reminders(night) == []
    assert letters(night, "Ann") == []
    await night.env.advance_time(2 * MINUTE)
    assert len((await night.stored()).actions) == 1, "the clock decides all the same"


async def test_a_choice_counts_at_once_at_tables_that_are_going_on(night: Evening) -> None:
    night.deal(*CARDS[:4], 1)
    await night.start("Ann", "Ben")
    await night.env.advance_time(6 * MINUTE)
    assert len(await reminders(night)) == 1
    await choose(night, "Ann", "never")
    await night.env.settle()
    assert await reminders(night) == []
    await choose(night, "Ann", "half")
    await night.env.settle()
    await night.env.advance_time(1)
    assert len(await reminders(night)) == 1


@pytest.mark.parametrize(("how", "called"), [("turn", True), ("half", True), ("message", False), ("never", False)])
async def test_a_nudge_names_all_alike_and_calls_only_who_wants_to_be(night: Evening, how: str, called: bool) -> None:
    night.deal(*CARDS)
    await night.start("Ann", "Ben", "Cleo")
    await choose(night, "Ann", how)
    before = len(night.env.http_requests)
    said = await night.slash("Ben", "table nudge")
    (call,) = said.public
    ann = night.people["Ann"].id
    assert f"<@{ann}>: it is your turn!" in call.text
    sent = [
        request.json["data"]["allowed_mentions"]
        for request in night.env.http_requests[before:]
        if "callback" in request.path
    ]
    assert sent[0].get("users", []) == ([ann] if called else [])
    await night.slash("Ben", "table nudge")
    assert len(letters(night, "Ann")) == (how == "message"), "once for a decision"


async def test_reminders_are_the_same_after_a_restart(night: Evening) -> None:
    await untimed(night, "Ann", "Ben")
    await choose(night, "Ann", "turn")
    await night.env.advance_time(MINUTE)
    await again(night)
    assert await reminders(night) == []
    await night.env.advance_time(MINUTE + 1)
    assert len(await reminders(night)) == 1
    await again(night)
    await night.env.advance_time(MINUTE)
    assert len(await reminders(night)) == 1


@pytest.mark.parametrize("how", ["turn", "message"])
async def test_with_a_clock_the_reminder_says_until_when_and_comes_once(night: Evening, how: str) -> None:
    night.deal(*CARDS[:4], 1, *([1, 1] * 30))
    await night.start("Ann", "Ben")
    await choose(night, "Ann", how)
    await night.env.advance_time(2 * MINUTE + 1)
    told = letters(night, "Ann") if how == "message" else await reminders(night)
    (shown,) = told
    deadline = (await night.stored()).seats[0].deadline
    assert deadline is not None
    assert f"Deadline: {relative_time(deadline)}" in shown.text
    await night.env.advance_time(5 * MINUTE)
    assert len(letters(night, "Ann")) + len(await reminders(night)) == 1, "not at half time again"
    await night.press("Ann", "roll")
    assert letters(night, "Ann") + await reminders(night) == []
