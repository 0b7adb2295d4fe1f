"""Games that last for weeks: clocks of hours and days, time banks, quiet hours, vacations, pauses, and silence."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.storage import SeatRow
from bot.table.deadlines import AWAY_AFTER, LONGEST_PAUSE
from tests.bot.message_text import Shown
from tests.bot.pillow_table import PillowNight
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_deadline_scheduler import acts, again

HOUR, DAY = 3600.0, 86_400.0
CARDS = (1, 2, 3, 4, 5, 6)


async def weeks(harness: BotHarness, *who: str, clock: str = "86400") -> Shown:
    """Start a game of these people with that clock, in which the first of them goes first."""
    harness.deal(*CARDS[: 2 * len(who)], 1, *([5, 5, 6, 6] * 20))
    await harness.slash(who[0], "play", game="magic_numbers", house_rules="first host, target 50", clock=clock)
    await harness.join(*who)
    return await harness.start_now(who[0])


async def seat(harness: BotHarness, who: str) -> SeatRow:
    """Return the player's seat at the newest table."""
    (found,) = [one for one in (await harness.stored()).seats if one.user == harness.people[who].id]
    return found


def at(harness: BotHarness) -> float:
    return harness.env.now().timestamp()


def wall(time: float | None) -> str:
    assert time is not None
    return datetime.fromtimestamp(time, UTC).strftime("%a %H:%M")


async def until(harness: BotHarness, time: str) -> None:
    """Wait for the next time that it is so late, by UTC."""
    hour, minute = (int(part) for part in time.split(":"))
    there = datetime.fromtimestamp(at(harness), UTC).replace(hour=hour, minute=minute, second=0, microsecond=0)
    ahead = (there.timestamp() - at(harness)) % DAY
    await harness.env.advance_time(ahead)
    await harness.env.settle()


def called(harness: BotHarness, *words: str) -> list[str]:
    """Return the users mentioned by the last message that says whose turn it is, or has one of these words."""
    names = {str(person.id): name for name, person in harness.people.items()}
    for call in reversed(harness.env.http_requests):
        body = call.json if isinstance(call.json, dict) else {}
        data = body.get("data") or body
        text = str(data.get("content") or "")
        if any(word in text for word in words or ("it is your turn!",)):
            return [names[str(user)] for user in data["allowed_mentions"].get("users", [])]
    raise AssertionError("nobody was called")


def table_of_buttons(shown: Shown) -> set[str]:
    return set(shown.buttons.values())


async def public(harness: BotHarness) -> list[Shown]:
    """Return the public messages that are no boards."""
    boards = {(await harness.stored(table)).message for table in range(1, await harness.tables() + 1)}
    found = [message for message in harness.messages() if not message.private and message.id not in boards]
    return [message for message in found if "has moved" not in message.text]


async def test_a_clock_is_asked_for_with_the_table_and_goes_on_with_the_rematch(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "play", game="magic_numbers", house_rules="target 20", clock="86400-14400")
    assert "1 day + 4 hours a move" in said.public[0].text
    stored = await harness.stored()
    assert (stored.clock, stored.bank) == (4 * HOUR, DAY)
    (form,) = (await harness.press("Ann", "@house-rules")).private
    (chosen,) = [option["label"] for option in form.selects["p:1:_clock"] if option.get("default")]
    assert chosen == "Time for a decision: 1 day + 4 hours"
    await harness.join("Ben")
    await harness.click("Ann", "p:1:_clock", on=form, values=["8"])
    board = await harness.board()
    assert "Time for a decision: 7 days" in board.text
    await harness.click("Ann", "p:1:_clock", on=form, values=["12"])
    assert "Time for a decision" not in (await harness.board()).text, "as when Ben sat down"
    board = await harness.start_now("Ann")
    # A day and four hours from now, in everybody's own time.
    deadline = (await harness.stored()).wake
    assert deadline is not None
    told = min(one.deadline for one in (await harness.stored()).seats if one.deadline is not None)
    assert told == pytest.approx(at(harness) + DAY + 4 * HOUR, abs=3)
    assert f"⏳ <t:{-int(-told // 1)}:f>" in board.text
    assert "a move" not in board.text, "the pace stands in the lobby alone"
    await harness.play_on()
    await harness.press("Ben", "Rematch")
    stored = await harness.stored()
    assert (stored.id, stored.clock, stored.bank) == (2, 4 * HOUR, DAY)
    refused = await harness.people["Cleo"].slash(harness.channel, "play", game="magic_numbers", clock="86400")
    assert refused is not None


async def test_a_time_bank_pays_for_what_is_over_the_time_of_a_move(harness: BotHarness) -> None:
    await weeks(harness, "Ann", "Ben", clock="86400-14400")
    await harness.env.advance_time(10 * HOUR)
    await harness.press("Ann", "roll")
    assert (await seat(harness, "Ann")).bank == pytest.approx(DAY - 6 * HOUR, abs=10)
    assert (await seat(harness, "Ben")).bank is None
    # What is not needed of a move's time fills the bank, but never beyond what it held.
    await harness.press("Ann", "keep")
    assert (await seat(harness, "Ann")).bank == pytest.approx(DAY - 2 * HOUR, abs=10)
    await harness.press("Ben", "roll")
    await harness.press("Ben", "keep")
    assert (await seat(harness, "Ben")).bank == pytest.approx(DAY)
    ann = await seat(harness, "Ann")
    assert ann.deadline == pytest.approx(at(harness) + DAY + 2 * HOUR, abs=20)
    # Once it is empty there is the time of the move alone.
    await harness.env.advance_time(DAY + 2 * HOUR + 20)
    ann = await seat(harness, "Ann")
    assert (ann.missed, ann.bank) == (1, 0.0)
    assert ann.deadline == pytest.approx(at(harness) + 4 * HOUR, abs=30)
    await again(harness)
    assert (await seat(harness, "Ann")).bank == 0.0


async def test_no_time_runs_in_quiet_hours_and_nobody_is_called(harness: BotHarness) -> None:
    # It is midnight by UTC, and a quarter to six in Kathmandu.
    await weeks(harness, "Ann", "Ben", "Cleo", clock="43200")
    plain = (await seat(harness, "Ann")).deadline
    assert wall(plain) == "Thu 12:00"
    said = await harness.slash("Ann", "me quiet", zone="asia/kathmandu", **{"from": "11 pm", "to": "8"})
    assert "23:00 to 08:00 (Asia/Kathmandu)" in said.words
    assert "It is 05:45 there" in said.words
    # Her night lasts until 2:15 by UTC: that much is added.
    assert wall((await seat(harness, "Ann")).deadline) == "Thu 14:15"
    board = await harness.board()
    assert "Kathmandu" not in board.text
    assert f"⏳ <t:{-int(-((await seat(harness, 'Ann')).deadline or 0) // 1)}" in board.text
    await again(harness)
    assert wall((await seat(harness, "Ann")).deadline) == "Thu 14:15"
    await until(harness, "8:10")
    assert await public(harness) == []
    await until(harness, "8:16")
    (nudge,) = await public(harness)
    assert "half your time is up" in nudge.text
    await harness.press("Ann", "roll")
    # It becomes Ben's turn while he sleeps, before two days off.
    await harness.slash("Ben", "me quiet", zone="UTC", days_off="fri, Saturday", **{"from": "22:00", "to": "6:00"})
    await harness.slash("Ben", "me pings", how="turn")
    await until(harness, "22:30")
    await harness.press("Ann", "keep")
    assert wall((await seat(harness, "Ben")).deadline) == "Sun 18:00"
    await until(harness, "22:00")
    assert await public(harness) == []
    said = await harness.slash("Cleo", "table nudge")
    assert called(harness) == []
    assert str(harness.people["Ben"].id) in said.public[0].text, "nobody sees that he sleeps"
    await harness.env.advance_time(DAY + 7 * HOUR)
    assert await public(harness) == []
    await harness.env.advance_time(HOUR + 1)
    assert len(await public(harness)) == 1


async def test_quiet_hours_that_leave_no_time_are_refused_and_nothing_changes(harness: BotHarness) -> None:
    async def told(**given: str) -> str:
        return (await harness.slash("Ann", "me quiet", **given)).words

    assert "You haven't set quiet hours" in await told()
    assert "Tell me where you are" in await told(**{"from": "23", "to": "8"})
    assert "recognise “Atlantis” as a time zone" in await told(zone="Atlantis", **{"from": "23", "to": "8"})
    assert "both" in await told(zone="Europe/Berlin", **{"from": "23"})
    assert "both" in await told(zone="Europe/Berlin")
    assert "recognise “25:00” as a time" in await told(zone="Europe/Berlin", **{"from": "25:00", "to": "8"})
    assert "as a time" in await told(zone="Europe/Berlin", **{"from": "late", "to": "8"})
    assert "whole day" in await told(zone="Europe/Berlin", **{"from": "8", "to": "8:00"})
    assert "More than 16" in await told(zone="Europe/Berlin", **{"from": "8", "to": "7"})
    assert "as a day of the week" in await told(zone="Europe/Berlin", days_off="s")
    assert "more than 4 days" in await told(zone="Europe/Berlin", days_off="mo tu we th fr sa su")
    assert await harness.store.quiet(harness.people["Ann"].id) is None
    assert "all of Saturday and Sunday (UTC-03:30)" in await told(zone="-3:30", days_off="weekend")
    # For a quarter of an hour it can be put right, then it holds for a day.
    assert "22:30 to 07:00, and all of Saturday and Sunday" in await told(**{"from": "10:30pm", "to": "7am"})
    await harness.env.advance_time(1000)
    assert "Next change: <t:" in await told(days_off="none")
    await harness.env.advance_time(DAY)
    said = await harness.slash("Ann", "me quiet", days_off="none")
    assert "22:30 to 07:00 (UTC-03:30)" in said.words
    (panel,) = said.private
    await harness.click("Ann", "m:quiet-none", on=panel)
    assert "Now: **none**" in harness.show(panel.channel, panel.id).text
    (panel,) = (await harness.slash("Ann", "me quiet")).private
    await harness.click("Ann", "m:quiet-forget", on=panel)
    assert "You haven't set quiet hours" in harness.show(panel.channel, panel.id).text
    found = await harness.suggest("Ann", "me quiet", "zone", "new y")
    assert found[0] == {"name": "America/New_York · 19:16", "value": "America/New_York"}, found[:2]


async def test_what_is_known_of_somebodys_rest_is_told_exported_and_forgotten(harness: BotHarness) -> None:
    ann = harness.people["Ann"].id
    await harness.slash("Ann", "me quiet", zone="Europe/Berlin", **{"from": "23", "to": "8"})
    await harness.slash("Ann", "me vacation", until="3")
    await harness.slash("Ann", "me pings", hour=7)
    (shown,) = (await harness.slash("Ann", "me privacy")).private
    assert "23:00 to 08:00 (Europe/Berlin)" in shown.text
    assert "When you were away** (1)" in shown.text
    known = await harness.store.export_rows(ann)
    assert len(known["rests"]) == len(known["vacations"]) == 1
    assert (known["reminders"][0]["hour"], known["reminders"][0]["zone"]) == (7, "Europe/Berlin")
    await harness.forget("Ann")
    assert await harness.store.quiet(ann) is None
    assert await harness.store.away_until(ann, now=at(harness)) is None
    known = await harness.store.export_rows(ann)
    assert [known["rests"], known["vacations"], known["reminders"]] == [[], [], []]


async def test_at_a_live_table_nobodys_rest_stops_the_clock(harness: BotHarness) -> None:
    await harness.slash("Ann", "me quiet", zone="UTC", **{"from": "22", "to": "8"})
    await harness.slash("Ann", "me vacation", until="2")
    await weeks(harness, "Ann", "Ben", clock="3600")
    assert (await seat(harness, "Ann")).deadline == pytest.approx(at(harness) + HOUR, abs=5)
    assert "away until" not in (await harness.board()).text
    await harness.env.advance_time(HOUR / 2 + 1)
    assert len(await public(harness)) == 1
    await harness.env.advance_time(HOUR / 2)
    assert len(await acts(harness)) == 1


async def test_who_is_on_vacation_is_waited_for_and_the_table_says_until_when(harness: BotHarness) -> None:
    await weeks(harness, "Ann", "Ben")
    await harness.env.advance_time(HOUR)
    said = await harness.slash("Ann", "me vacation", until="2026-01-07")
    assert "You are away until **<t:1767830399:D>**" in said.words
    assert "14 more days off are left" in said.words
    # 23 hours are left when the day is over.
    assert wall((await seat(harness, "Ann")).deadline) == "Thu 23:00"
    board = await harness.board()
    assert "Ann is away until <t:1767830399:D>" in board.text
    await harness.env.advance_time(4 * DAY)
    assert await acts(harness) == []
    (panel,) = (await harness.slash("Ann", "me vacation")).private
    await harness.click("Ann", "m:vacation-over", on=panel)
    assert "You are not away" in harness.show(panel.channel, panel.id).text
    assert "17 more days off are left" in harness.show(panel.channel, panel.id).text
    assert (await seat(harness, "Ann")).deadline == pytest.approx(at(harness) + 23 * HOUR, abs=30)
    assert "away until" not in (await harness.board()).text
    refused = await harness.slash("Ann", "me vacation", until="30")
    assert "until <t:" in refused.words
    assert "21 days in each quarter" in refused.words
    assert "as a date" in (await harness.slash("Ann", "me vacation", until="soon")).words
    assert "over already" in (await harness.slash("Ann", "me vacation", until="2025-12-31")).words
    assert await harness.store.away_until(harness.people["Ann"].id, now=at(harness)) is None
    offered = await harness.suggest("Ann", "me vacation", "until", "")
    assert [one["value"] for one in offered][:2] == ["2026-01-06", "2026-01-08"]


async def test_a_table_is_paused_by_consent_and_goes_on_when_anybody_says_so(harness: BotHarness) -> None:
    await weeks(harness, "Ann", "Ben", "Cleo")
    await harness.env.advance_time(HOUR)
    (sure,) = (await harness.press("Ben", "@pause")).private
    assert "nobody" not in (await harness.stored()).options
    await harness.press("Ben", "@pause!", on=sure)
    assert "would like to pause this game" in (await harness.board()).text
    assert "would like to pause the game" in (await public(harness))[-1].text
    await harness.press("Cleo", "Fine with me")
    await harness.env.settle()
    stored = await harness.stored()
    assert stored.paused is not None
    assert stored.vote is None
    board = await harness.board()
    assert "The game was paused" in board.text
    assert "Go on" in board.buttons
    assert "roll" not in board.actions
    ann = await seat(harness, "Ann")
    assert ann.deadline is None
    assert ann.remaining == pytest.approx(23 * HOUR, abs=30)
    # An old board still has its buttons.
    assert "The game is paused" in (await harness.click("Ann", "s:1:0:roll", on=board)).words
    assert "aren't playing at this table" in (await harness.press("Dan", "Go on")).words
    await harness.env.advance_time(2 * DAY)
    await again(harness)
    assert await acts(harness) == []
    before = len(await public(harness))
    await harness.press("Cleo", "Go on")
    await harness.env.settle()
    assert (await seat(harness, "Ann")).deadline == pytest.approx(at(harness) + 23 * HOUR, abs=30)
    told = (await public(harness))[before:]
    assert len(told) == 1
    assert "Cleo" in told[0].text or str(harness.people["Cleo"].id) in told[0].text
    assert called(harness, "resumed the game") == ["Ann"]
    await harness.press("Ann", "roll")
    assert (await acts(harness)) == [(0, "roll")]
    assert "somebody was quicker" in (await harness.click("Cleo", "s:1:1:@resume", on=await harness.board())).words


async def test_a_pause_ends_by_itself_after_a_month(harness: BotHarness) -> None:
    harness.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await harness.slash("Ann", "play", game="magic_numbers", house_rules="first host", clock="86400")
    menu = (await harness.press("Ann", "@computers")).private[0]
    await harness.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    harness.patch.setattr("bot.ai.move_scheduler.PAUSE", (100.0, 100.0))
    await harness.start_now("Ann")
    await harness.press("Ann", "roll")
    await harness.press("Ann", "keep")
    (sure,) = (await harness.press("Ann", "@pause")).private
    assert "whenever you like" in sure.text
    await harness.press("Ann", "@pause!", on=sure)
    assert (await harness.stored()).paused is not None
    await harness.env.advance_time(LONGEST_PAUSE - HOUR)
    assert (await harness.stored()).paused is not None
    (silence,) = await public(harness)
    assert table_of_buttons(silence) == {"z:1:resume", "z:1:end"}
    assert list(silence.buttons) == ["Go on", "End this table"]
    assert len(await acts(harness)) == 2, "computers stand still, too"
    await harness.env.advance_time(HOUR + 10)
    stored = await harness.stored()
    assert stored.paused is None
    assert "paused for long enough" in (await public(harness))[-1].text
    await harness.env.advance_time(250)
    assert len(await acts(harness)) > 2


async def test_a_table_at_which_nothing_happens_says_so_once_and_offers_what_can_be_done(harness: BotHarness) -> None:
    await weeks(harness, "Ann", "Ben", "Cleo", clock="0")
    # The clock comes by each day.
    await harness.slash("Ann", "me pings", how="daily", zone="UTC")
    await harness.env.advance_time(3 * DAY - 60)
    for message in await public(harness):
        assert "Nothing has happened" not in message.text
    await harness.env.advance_time(120)
    told = [message for message in await public(harness) if "Nothing has happened" in message.text]
    assert len(told) == 1
    assert "It is Ann the others are waiting for" in told[0].text
    assert list(told[0].buttons) == ["Give them a nudge", "Let a computer sit in", "End this table"]
    await harness.store.mark_outdated(1)
    await again(harness)
    await harness.env.advance_time(4 * DAY)
    assert (await harness.stored()).message != told[0].id, "a restart does not take this for the table's message"
    assert len([message for message in await public(harness) if "Nothing has happened" in message.text]) == 1
    await harness.press("Ben", "Give them a nudge", on=told[0])
    assert called(harness) == ["Ann"]
    (sure,) = (await harness.press("Ben", "End this table", on=told[0])).private
    assert "Shall I?" in sure.text
    assert "aren't playing at this table" in (await harness.press("Dan", "Let a computer sit in", on=told[0])).words
    assert "your own turn" in (await harness.press("Ann", "Let a computer sit in", on=told[0])).words
    harness.patch.setattr("bot.ai.move_scheduler.PAUSE", (100.0, 100.0))
    await harness.press("Ben", "Let a computer sit in", on=told[0])
    assert (await seat(harness, "Ann")).missed == AWAY_AFTER
    assert "A computer is playing for Ann" in (await harness.board()).text
    await harness.press("Ann", "@back")
    assert "in the meantime" in (await harness.press("Ben", "Let a computer sit in", on=told[0])).words


async def test_nobody_sits_in_for_who_said_that_they_are_away(harness: BotHarness) -> None:
    await weeks(harness, "Ann", "Ben")
    await harness.slash("Ann", "me vacation", until="10")
    await harness.env.advance_time(3 * DAY + 60)
    assert not [message for message in await public(harness) if "Nothing has happened" in message.text]
    refused = await harness.click("Ben", "z:1:sit-in", on=await harness.board())
    assert "said that they are away" in refused.words
    assert (await seat(harness, "Ann")).missed == 0


async def test_a_table_can_be_muted(harness: BotHarness) -> None:
    await weeks(harness, "Ann", "Ben")
    (menu,) = (await harness.press("Ann", "@more")).private
    await harness.press("Ann", "Mute this table", on=menu)
    await harness.env.advance_time(13 * HOUR)
    assert await public(harness) == []
    await harness.slash("Ben", "table nudge")
    assert called(harness) == []
    (menu,) = (await harness.press("Ann", "@more")).private
    assert "Unmute this table" in menu.buttons
    await harness.press("Ann", "Unmute this table", on=menu)
    await harness.env.settle()
    await harness.env.advance_time(1)
    assert any("half your time is up" in message.text for message in await public(harness))


async def test_once_a_day_at_an_hour_of_ones_own(harness: BotHarness) -> None:
    await weeks(harness, "Ann", "Ben", clock="259200")
    refused = await harness.slash("Ann", "me pings", how="daily")
    assert "what time it is where you are" in refused.words
    said = await harness.slash("Ann", "me pings", how="daily", hour=9, zone="europe/berlin")
    assert "once a day at 09:00 (Europe/Berlin)" in said.words
    await until(harness, "7:59")
    assert await public(harness) == []
    await until(harness, "8:01")
    (first,) = await public(harness)
    assert "it is your turn" in first.text
    await until(harness, "7:59")
    assert [message.id for message in await public(harness)] == [first.id]
    await again(harness)
    await until(harness, "8:01")
    (second,) = await public(harness)
    assert second.id != first.id
    await harness.press("Ann", "roll")
    await harness.env.settle()
    assert await public(harness) == []


async def test_who_likes_to_know_is_told_that_they_are_next_but_one(harness: BotHarness) -> None:
    await weeks(harness, "Ann", "Ben", "Cleo")
    (panel,) = (await harness.slash("Cleo", "me pings")).private
    await harness.click("Cleo", "m:soon-on", on=panel)
    assert "Don't tell me" in harness.show(panel.channel, panel.id).text or "soon-off" in str(
        harness.show(panel.channel, panel.id).json
    )
    await harness.press("Ann", "roll")
    await harness.env.settle()
    assert await public(harness) == []
    await harness.press("Ann", "keep")
    await harness.env.settle()
    (told,) = await public(harness)
    assert "after Ben it's your turn" in told.text
    assert called(harness, "it's your turn") == ["Cleo"]
    await harness.press("Ben", "roll")
    await harness.env.settle()
    assert len(await public(harness)) == 1
    await harness.press("Ben", "keep")
    await harness.env.settle()
    assert await public(harness) == [], "now it is Cleo's turn, and it says so at the table"


async def test_turns_say_what_is_asked_and_since_when(harness: BotHarness) -> None:
    await weeks(harness, "Ann", "Ben")
    await harness.env.advance_time(2 * HOUR)
    (shown,) = (await harness.slash("Ann", "turns")).private
    asked = await harness.board()
    prompt = next(line for line in asked.text.splitlines() if "⏳" in line).partition(" ⏳")[0]
    assert prompt in shown.text
    assert "your turn began <t:" in shown.text
    assert prompt not in (await harness.slash("Ben", "turns")).words


async def test_a_servers_quiet_hours_hold_for_those_who_have_none(harness: BotHarness) -> None:
    harness.come("Boss", manage_guild=True)
    await weeks(harness, "Ann", "Ben", clock="43200")
    await harness.slash("Ben", "me quiet", zone="UTC", days_off="sunday")
    (panel,) = (await harness.slash("Boss", "settings")).private
    assert "**Quiet hours:** none" in panel.text
    table = PillowNight(harness)
    form = await table.ask("Boss", "Quiet hours", on=panel)
    said = await table.send("Boss", form, zone="Atlantis", **{"from": "23", "to": "8"})
    assert "recognise “Atlantis” as a time zone" in said.words
    form = await table.ask("Boss", "Quiet hours", on=panel)
    await table.send("Boss", form, zone="UTC", **{"from": "6", "to": "18"})
    (panel,) = (await harness.slash("Boss", "settings")).private
    assert "06:00 to 18:00 (UTC), for all who have none of their own" in panel.text
    # It is midnight: six hours before, and six after.
    assert wall((await seat(harness, "Ann")).deadline) == "Fri 00:00"
    await harness.press("Ann", "roll")
    await harness.press("Ann", "keep")
    assert wall((await seat(harness, "Ben")).deadline) == "Thu 12:00", "Ben has days off of his own, and nothing else"
    form = await table.ask("Boss", "Quiet hours", on=panel)
    await table.send("Boss", form, zone="UTC", **{"from": "", "to": ""})
    assert (await harness.store.guild_settings(harness.guild.id)).quiet is None
