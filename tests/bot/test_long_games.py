"""Games that last for weeks: clocks of hours and days, time banks, quiet hours, vacations, pauses, and silence."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.storage.interface import SeatRow
from bot.table.deadlines import AWAY_AFTER, LONGEST_PAUSE
from tests.bot.message_text import Shown
from tests.bot.pillow_table import PillowNight
from tests.bot.simcord_bot import Evening
from tests.bot.test_deadline_scheduler import acts, again

HOUR, DAY = 3600.0, 86_400.0
CARDS = (1, 2, 3, 4, 5, 6)


async def weeks(night: Evening, *who: str, clock: str = "86400") -> Shown:
    """Start a game of these people with that clock, in which the first of them goes first."""
    night.deal(*CARDS[: 2 * len(who)], 1, *([5, 5, 6, 6] * 20))
    await night.slash(who[0], "play", game="magic_numbers", house_rules="first host, target 50", clock=clock)
    await night.join(*who)
    return await night.start_now(who[0])


async def seat(night: Evening, who: str) -> SeatRow:
    """Return the player's seat at the newest table."""
    (found,) = [one for one in (await night.stored()).seats if one.user == night.people[who].id]
    return found


def at(night: Evening) -> float:
    return night.env.now().timestamp()


def wall(time: float | None) -> str:
    assert time is not None
    return datetime.fromtimestamp(time, UTC).strftime("%a %H:%M")


async def until(night: Evening, time: str) -> None:
    """Wait for the next time that it is so late, by UTC."""
    hour, minute = (int(part) for part in time.split(":"))
    there = datetime.fromtimestamp(at(night), UTC).replace(hour=hour, minute=minute, second=0, microsecond=0)
    ahead = (there.timestamp() - at(night)) % DAY
    await night.env.advance_time(ahead)
    await night.env.settle()


def called(night: Evening, *words: str) -> list[str]:
    """Return the users mentioned by the last message that says whose turn it is, or has one of these words."""
    names = {str(person.id): name for name, person in night.people.items()}
    for call in reversed(night.env.http_requests):
        body = call.json if isinstance(call.json, dict) else {}
        data = body.get("data") or body
        text = str(data.get("content") or "")
        if any(word in text for word in words or ("it is your turn!",)):
            return [names[str(user)] for user in data["allowed_mentions"].get("users", [])]
    raise AssertionError("nobody was called")


def table_of_buttons(shown: Shown) -> set[str]:
    return set(shown.buttons.values())


async def public(night: Evening) -> list[Shown]:
    """Return the public messages that are no boards."""
    boards = {(await night.stored(table)).message for table in range(1, await night.tables() + 1)}
    found = [message for message in night.messages() if not message.private and message.id not in boards]
    return [message for message in found if "has moved" not in message.text]


async def test_a_clock_is_asked_for_with_the_table_and_goes_on_with_the_rematch(night: Evening) -> None:
    said = await night.slash("Ann", "play", game="magic_numbers", house_rules="target 20", clock="86400-14400")
    assert "1 day + 4 hours a move" in said.public[0].text
    stored = await night.stored()
    assert (stored.clock, stored.bank) == (4 * HOUR, DAY)
    (form,) = (await night.press("Ann", "@house-rules")).private
    (chosen,) = [option["label"] for option in form.selects["p:1:_clock"] if option.get("default")]
    assert chosen == "Time for a decision: 1 day + 4 hours"
    await night.join("Ben")
    await night.click("Ann", "p:1:_clock", on=form, values=["8"])
    board = await night.board()
    assert "Time for a decision: 7 days" in board.text
    await night.click("Ann", "p:1:_clock", on=form, values=["12"])
    assert "Time for a decision" not in (await night.board()).text, "as when Ben sat down"
    board = await night.start_now("Ann")
    # A day and four hours from now, in everybody's own time.
    deadline = (await night.stored()).wake
    assert deadline is not None
    told = min(one.deadline for one in (await night.stored()).seats if one.deadline is not None)
    assert told == pytest.approx(at(night) + DAY + 4 * HOUR, abs=3)
    assert f"⏳ <t:{-int(-told // 1)}:f>" in board.text
    assert "1 day + 4 hours a move" in board.text
    await night.play_on()
    await night.press("Ben", "Rematch")
    stored = await night.stored()
    assert (stored.id, stored.clock, stored.bank) == (2, 4 * HOUR, DAY)
    refused = await night.people["Cleo"].slash(night.channel, "play", game="magic_numbers", clock="86400")
    assert refused is not None


async def test_a_time_bank_pays_for_what_is_over_the_time_of_a_move(night: Evening) -> None:
    await weeks(night, "Ann", "Ben", clock="86400-14400")
    await night.env.advance_time(10 * HOUR)
    await night.press("Ann", "roll")
    assert (await seat(night, "Ann")).bank == pytest.approx(DAY - 6 * HOUR, abs=10)
    assert (await seat(night, "Ben")).bank is None
    # What is not needed of a move's time fills the bank, but never beyond what it held.
    await night.press("Ann", "keep")
    assert (await seat(night, "Ann")).bank == pytest.approx(DAY - 2 * HOUR, abs=10)
    await night.press("Ben", "roll")
    await night.press("Ben", "keep")
    assert (await seat(night, "Ben")).bank == pytest.approx(DAY)
    ann = await seat(night, "Ann")
    assert ann.deadline == pytest.approx(at(night) + DAY + 2 * HOUR, abs=20)
    # Once it is empty there is the time of the move alone.
    await night.env.advance_time(DAY + 2 * HOUR + 20)
    ann = await seat(night, "Ann")
    assert (ann.missed, ann.bank) == (1, 0.0)
    assert ann.deadline == pytest.approx(at(night) + 4 * HOUR, abs=30)
    await again(night)
    assert (await seat(night, "Ann")).bank == 0.0


async def test_no_time_runs_in_quiet_hours_and_nobody_is_called(night: Evening) -> None:
    # It is midnight by UTC, and a quarter to six in Kathmandu.
    await weeks(night, "Ann", "Ben", "Cleo", clock="43200")
    plain = (await seat(night, "Ann")).deadline
    assert wall(plain) == "Thu 12:00"
    said = await night.slash("Ann", "me quiet", zone="asia/kathmandu", **{"from": "11 pm", "to": "8"})
    assert "23:00 to 08:00 (Asia/Kathmandu)" in said.words
    assert "It is 05:45 there" in said.words
    # Her night lasts until 2:15 by UTC: that much is added.
    assert wall((await seat(night, "Ann")).deadline) == "Thu 14:15"
    board = await night.board()
    assert "Kathmandu" not in board.text
    assert f"⏳ <t:{-int(-((await seat(night, 'Ann')).deadline or 0) // 1)}" in board.text
    await again(night)
    assert wall((await seat(night, "Ann")).deadline) == "Thu 14:15"
    await until(night, "8:10")
    assert await public(night) == []
    await until(night, "8:16")
    (nudge,) = await public(night)
    assert "half your time is up" in nudge.text
    await night.press("Ann", "roll")
    # It becomes Ben's turn while he sleeps, before two days off.
    await night.slash("Ben", "me quiet", zone="UTC", days_off="fri, Saturday", **{"from": "22:00", "to": "6:00"})
    await night.slash("Ben", "me pings", how="turn")
    await until(night, "22:30")
    await night.press("Ann", "keep")
    assert wall((await seat(night, "Ben")).deadline) == "Sun 18:00"
    await until(night, "22:00")
    assert await public(night) == []
    said = await night.slash("Cleo", "table nudge")
    assert called(night) == []
    assert str(night.people["Ben"].id) in said.public[0].text, "nobody sees that he sleeps"
    await night.env.advance_time(DAY + 7 * HOUR)
    assert await public(night) == []
    await night.env.advance_time(HOUR + 1)
    assert len(await public(night)) == 1


async def test_quiet_hours_that_leave_no_time_are_refused_and_nothing_changes(night: Evening) -> None:
    async def told(**given: str) -> str:
        return (await night.slash("Ann", "me quiet", **given)).words

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
    assert await night.store.quiet(night.people["Ann"].id) is None
    assert "all of Saturday and Sunday (UTC-03:30)" in await told(zone="-3:30", days_off="weekend")
    # For a quarter of an hour it can be put right, then it holds for a day.
    assert "22:30 to 07:00, and all of Saturday and Sunday" in await told(**{"from": "10:30pm", "to": "7am"})
    await night.env.advance_time(1000)
    assert "Next change: <t:" in await told(days_off="none")
    await night.env.advance_time(DAY)
    said = await night.slash("Ann", "me quiet", days_off="none")
    assert "22:30 to 07:00 (UTC-03:30)" in said.words
    (panel,) = said.private
    await night.click("Ann", "m:quiet-none", on=panel)
    assert "Now: **none**" in night.show(panel.channel, panel.id).text
    (panel,) = (await night.slash("Ann", "me quiet")).private
    await night.click("Ann", "m:quiet-forget", on=panel)
    assert "You haven't set quiet hours" in night.show(panel.channel, panel.id).text
    found = await night.suggest("Ann", "me quiet", "zone", "new y")
    assert found[0] == {"name": "America/New_York · 19:16", "value": "America/New_York"}, found[:2]


async def test_what_is_known_of_somebodys_rest_is_told_exported_and_forgotten(night: Evening) -> None:
    ann = night.people["Ann"].id
    await night.slash("Ann", "me quiet", zone="Europe/Berlin", **{"from": "23", "to": "8"})
    await night.slash("Ann", "me vacation", until="3")
    await night.slash("Ann", "me pings", hour=7)
    (shown,) = (await night.slash("Ann", "me privacy")).private
    assert "23:00 to 08:00 (Europe/Berlin)" in shown.text
    assert "When you were away** (1)" in shown.text
    known = await night.store.export_rows(ann)
    assert len(known["rests"]) == len(known["vacations"]) == 1
    assert (known["reminders"][0]["hour"], known["reminders"][0]["zone"]) == (7, "Europe/Berlin")
    await night.forget("Ann")
    assert await night.store.quiet(ann) is None
    assert await night.store.away_until(ann, now=at(night)) is None
    known = await night.store.export_rows(ann)
    assert [known["rests"], known["vacations"], known["reminders"]] == [[], [], []]


async def test_at_a_live_table_nobodys_rest_stops_the_clock(night: Evening) -> None:
    await night.slash("Ann", "me quiet", zone="UTC", **{"from": "22", "to": "8"})
    await night.slash("Ann", "me vacation", until="2")
    await weeks(night, "Ann", "Ben", clock="3600")
    assert (await seat(night, "Ann")).deadline == pytest.approx(at(night) + HOUR, abs=5)
    assert "away until" not in (await night.board()).text
    await night.env.advance_time(HOUR / 2 + 1)
    assert len(await public(night)) == 1
    await night.env.advance_time(HOUR / 2)
    assert len(await acts(night)) == 1


async def test_who_is_on_vacation_is_waited_for_and_the_table_says_until_when(night: Evening) -> None:
    await weeks(night, "Ann", "Ben")
    await night.env.advance_time(HOUR)
    said = await night.slash("Ann", "me vacation", until="2026-01-07")
    assert "You are away until **<t:1767830399:D>**" in said.words
    assert "14 more days off are left" in said.words
    # 23 hours are left when the day is over.
    assert wall((await seat(night, "Ann")).deadline) == "Thu 23:00"
    board = await night.board()
    assert "Ann is away until <t:1767830399:D>" in board.text
    await night.env.advance_time(4 * DAY)
    assert await acts(night) == []
    (panel,) = (await night.slash("Ann", "me vacation")).private
    await night.click("Ann", "m:vacation-over", on=panel)
    assert "You are not away" in night.show(panel.channel, panel.id).text
    assert "17 more days off are left" in night.show(panel.channel, panel.id).text
    assert (await seat(night, "Ann")).deadline == pytest.approx(at(night) + 23 * HOUR, abs=30)
    assert "away until" not in (await night.board()).text
    refused = await night.slash("Ann", "me vacation", until="30")
    assert "until <t:" in refused.words
    assert "21 days in each quarter" in refused.words
    assert "as a date" in (await night.slash("Ann", "me vacation", until="soon")).words
    assert "over already" in (await night.slash("Ann", "me vacation", until="2025-12-31")).words
    assert await night.store.away_until(night.people["Ann"].id, now=at(night)) is None
    offered = await night.suggest("Ann", "me vacation", "until", "")
    assert [one["value"] for one in offered][:2] == ["2026-01-06", "2026-01-08"]


async def test_a_table_is_paused_by_consent_and_goes_on_when_anybody_says_so(night: Evening) -> None:
    await weeks(night, "Ann", "Ben", "Cleo")
    await night.env.advance_time(HOUR)
    (sure,) = (await night.press("Ben", "@pause")).private
    assert "nobody" not in (await night.stored()).options
    await night.press("Ben", "@pause!", on=sure)
    assert "would like to pause this game" in (await night.board()).text
    assert "would like to pause the game" in (await public(night))[-1].text
    await night.press("Cleo", "Fine with me")
    await night.env.settle()
    stored = await night.stored()
    assert stored.paused is not None
    assert stored.vote is None
    board = await night.board()
    assert "The game was paused" in board.text
    assert "Go on" in board.buttons
    assert "roll" not in board.actions
    ann = await seat(night, "Ann")
    assert ann.deadline is None
    assert ann.remaining == pytest.approx(23 * HOUR, abs=30)
    # An old board still has its buttons.
    assert "The game is paused" in (await night.click("Ann", "s:1:0:roll", on=board)).words
    assert "aren't playing at this table" in (await night.press("Dan", "Go on")).words
    await night.env.advance_time(2 * DAY)
    await again(night)
    assert await acts(night) == []
    before = len(await public(night))
    await night.press("Cleo", "Go on")
    await night.env.settle()
    assert (await seat(night, "Ann")).deadline == pytest.approx(at(night) + 23 * HOUR, abs=30)
    told = (await public(night))[before:]
    assert len(told) == 1
    assert "Cleo" in told[0].text or str(night.people["Cleo"].id) in told[0].text
    assert called(night, "resumed the game") == ["Ann"]
    await night.press("Ann", "roll")
    assert (await acts(night)) == [(0, "roll")]
    assert "somebody was quicker" in (await night.click("Cleo", "s:1:1:@resume", on=await night.board())).words


async def test_a_pause_ends_by_itself_after_a_month(night: Evening) -> None:
    night.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await night.slash("Ann", "play", game="magic_numbers", house_rules="first host", clock="86400")
    menu = (await night.press("Ann", "@computers")).private[0]
    await night.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    night.patch.setattr("bot.ai.move_scheduler.PAUSE", (100.0, 100.0))
    await night.start_now("Ann")
    await night.press("Ann", "roll")
    await night.press("Ann", "keep")
    (sure,) = (await night.press("Ann", "@pause")).private
    assert "whenever you like" in sure.text
    await night.press("Ann", "@pause!", on=sure)
    assert (await night.stored()).paused is not None
    await night.env.advance_time(LONGEST_PAUSE - HOUR)
    assert (await night.stored()).paused is not None
    (silence,) = await public(night)
    assert table_of_buttons(silence) == {"z:1:resume", "z:1:end"}
    assert list(silence.buttons) == ["Go on", "End this table"]
    assert len(await acts(night)) == 2, "computers stand still, too"
    await night.env.advance_time(HOUR + 10)
    stored = await night.stored()
    assert stored.paused is None
    assert "paused for long enough" in (await public(night))[-1].text
    await night.env.advance_time(250)
    assert len(await acts(night)) > 2


async def test_a_table_at_which_nothing_happens_says_so_once_and_offers_what_can_be_done(night: Evening) -> None:
    await weeks(night, "Ann", "Ben", "Cleo", clock="0")
    # The clock comes by each day.
    await night.slash("Ann", "me pings", how="daily", zone="UTC")
    await night.env.advance_time(3 * DAY - 60)
    for message in await public(night):
        assert "Nothing has happened" not in message.text
    await night.env.advance_time(120)
    told = [message for message in await public(night) if "Nothing has happened" in message.text]
    assert len(told) == 1
    assert "It is Ann the others are waiting for" in told[0].text
    assert list(told[0].buttons) == ["Give them a nudge", "Let a computer sit in", "End this table"]
    await night.store.mark_outdated(1)
    await again(night)
    await night.env.advance_time(4 * DAY)
    assert (await night.stored()).message != told[0].id, "a restart does not take this for the table's message"
    assert len([message for message in await public(night) if "Nothing has happened" in message.text]) == 1
    await night.press("Ben", "Give them a nudge", on=told[0])
    assert called(night) == ["Ann"]
    (sure,) = (await night.press("Ben", "End this table", on=told[0])).private
    assert "Shall I?" in sure.text
    assert "aren't playing at this table" in (await night.press("Dan", "Let a computer sit in", on=told[0])).words
    assert "your own turn" in (await night.press("Ann", "Let a computer sit in", on=told[0])).words
    night.patch.setattr("bot.ai.move_scheduler.PAUSE", (100.0, 100.0))
    await night.press("Ben", "Let a computer sit in", on=told[0])
    assert (await seat(night, "Ann")).missed == AWAY_AFTER
    assert "A computer is playing for Ann" in (await night.board()).text
    await night.press("Ann", "@back")
    assert "in the meantime" in (await night.press("Ben", "Let a computer sit in", on=told[0])).words


async def test_nobody_sits_in_for_who_said_that_they_are_away(night: Evening) -> None:
    await weeks(night, "Ann", "Ben")
    await night.slash("Ann", "me vacation", until="10")
    await night.env.advance_time(3 * DAY + 60)
    (told,) = [message for message in await public(night) if "Nothing has happened" in message.text]
    assert "Let a computer sit in" not in told.buttons
    refused = await night.click("Ben", "z:1:sit-in", on=told)
    assert "said that they are away" in refused.words
    assert (await seat(night, "Ann")).missed == 0


async def test_a_table_can_be_muted(night: Evening) -> None:
    await weeks(night, "Ann", "Ben")
    (menu,) = (await night.press("Ann", "@more")).private
    await night.press("Ann", "Mute this table", on=menu)
    await night.env.advance_time(13 * HOUR)
    assert await public(night) == []
    await night.slash("Ben", "table nudge")
    assert called(night) == []
    (menu,) = (await night.press("Ann", "@more")).private
    assert "Unmute this table" in menu.buttons
    await night.press("Ann", "Unmute this table", on=menu)
    await night.env.settle()
    await night.env.advance_time(1)
    assert any("half your time is up" in message.text for message in await public(night))


async def test_once_a_day_at_an_hour_of_ones_own(night: Evening) -> None:
    await weeks(night, "Ann", "Ben", clock="259200")
    refused = await night.slash("Ann", "me pings", how="daily")
    assert "what time it is where you are" in refused.words
    said = await night.slash("Ann", "me pings", how="daily", hour=9, zone="europe/berlin")
    assert "once a day at 09:00 (Europe/Berlin)" in said.words
    await until(night, "7:59")
    assert await public(night) == []
    await until(night, "8:01")
    (first,) = await public(night)
    assert "it is your turn" in first.text
    await until(night, "7:59")
    assert [message.id for message in await public(night)] == [first.id]
    await again(night)
    await until(night, "8:01")
    (second,) = await public(night)
    assert second.id != first.id
    await night.press("Ann", "roll")
    await night.env.settle()
    assert await public(night) == []


async def test_who_likes_to_know_is_told_that_they_are_next_but_one(night: Evening) -> None:
    await weeks(night, "Ann", "Ben", "Cleo")
    (panel,) = (await night.slash("Cleo", "me pings")).private
    await night.click("Cleo", "m:soon-on", on=panel)
    assert "Don't tell me" in night.show(panel.channel, panel.id).text or "soon-off" in str(
        night.show(panel.channel, panel.id).json
    )
    await night.press("Ann", "roll")
    await night.env.settle()
    assert await public(night) == []
    await night.press("Ann", "keep")
    await night.env.settle()
    (told,) = await public(night)
    assert "after Ben it's your turn" in told.text
    assert called(night, "it's your turn") == ["Cleo"]
    await night.press("Ben", "roll")
    await night.env.settle()
    assert len(await public(night)) == 1
    await night.press("Ben", "keep")
    await night.env.settle()
    assert await public(night) == [], "now it is Cleo's turn, and it says so at the table"


async def test_turns_say_what_is_asked_and_since_when(night: Evening) -> None:
    await weeks(night, "Ann", "Ben")
    await night.env.advance_time(2 * HOUR)
    (shown,) = (await night.slash("Ann", "turns")).private
    asked = await night.board()
    prompt = next(line for line in asked.text.splitlines() if "⏳" in line).partition(" ⏳")[0]
    assert prompt in shown.text
    assert "your turn began <t:" in shown.text
    assert prompt not in (await night.slash("Ben", "turns")).words


async def test_a_servers_quiet_hours_hold_for_those_who_have_none(night: Evening) -> None:
    night.come("Boss", manage_guild=True)
    await weeks(night, "Ann", "Ben", clock="43200")
    await night.slash("Ben", "me quiet", zone="UTC", days_off="sunday")
    (panel,) = (await night.slash("Boss", "settings")).private
    assert "**Quiet hours:** none" in panel.text
    table = PillowNight(night)
    form = await table.ask("Boss", "Quiet hours", on=panel)
    said = await table.send("Boss", form, zone="Atlantis", **{"from": "23", "to": "8"})
    assert "recognise “Atlantis” as a time zone" in said.words
    form = await table.ask("Boss", "Quiet hours", on=panel)
    await table.send("Boss", form, zone="UTC", **{"from": "6", "to": "18"})
    (panel,) = (await night.slash("Boss", "settings")).private
    assert "06:00 to 18:00 (UTC), for all who have none of their own" in panel.text
    # It is midnight: six hours before, and six after.
    assert wall((await seat(night, "Ann")).deadline) == "Fri 00:00"
    await night.press("Ann", "roll")
    await night.press("Ann", "keep")
    assert wall((await seat(night, "Ben")).deadline) == "Thu 12:00", "Ben has days off of his own, and nothing else"
    form = await table.ask("Boss", "Quiet hours", on=panel)
    await table.send("Boss", form, zone="UTC", **{"from": "", "to": ""})
    assert (await night.store.guild_settings(night.guild.id)).quiet is None
