"""Tests of game nights: schedule, say yes, move, call off; and at its hour a table with those who said yes."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

import pytest

from bot.core.availability import QuietHours
from bot.core.service import StartContext
from bot.game_nights import guild_events, handlers, notifications, service
from bot.play import table_opener
from bot.storage import GameNight as Date
from bot.storage import GuildSettings
from bot.table.deadlines import now
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import FORM, BotHarness, Said

HOUR, DAY, WEEK = 3600.0, 86_400.0, 7 * 86_400.0


class Clock:
    """The time by which evenings go: put forward by tests, and never by itself."""

    def __init__(self, harness: BotHarness) -> None:
        self.harness = harness
        self.at = now()
        for module in (service, handlers, notifications, guild_events, table_opener):
            harness.patch.setattr(module, "now", lambda: self.at, raising=False)

    async def on(self, seconds: float) -> None:
        """Advance the time by ``seconds``, and let everything that is due happen."""
        self.at += seconds
        await wait_idle(self.harness)


@pytest.fixture
def clock(harness: BotHarness) -> Clock:
    return Clock(harness)


async def wait_idle(harness: BotHarness) -> None:
    services = harness.bot.services
    for _ in range(2):
        services.game_nights.on_change()
        await services.game_nights.wait_idle()
    await services.boards.wait_idle()


async def date(harness: BotHarness, number: int = 1) -> Date:
    found = await harness.store.game_night(number)
    assert found is not None
    return found


async def sets(harness: BotHarness, who: str = "Ann", at: str = "in 2 hours", **more: Any) -> Shown:
    """Schedule a game night; return its message."""
    said = await harness.slash(who, "play", game=more.pop("game", "magic_numbers"), at=at, **more)
    assert said.public, said.words
    await wait_idle(harness)
    return harness.show(said.public[0].channel, said.public[0].id)


async def presses(harness: BotHarness, who: str, what: str, on: Shown) -> Said:
    """Press a button of an evening's message, as it is now."""
    shown = harness.show(on.channel, on.id)
    (custom_id,) = [one for one in shown.buttons.values() if one.endswith(f":{what}")]
    return await harness.click(who, custom_id, on=shown)


async def lives_in(harness: BotHarness, who: str, zone: str) -> None:
    """Set the user's zone with their quiet hours."""
    await harness.store.set_quiet(id_of(harness, who)[0], QuietHours(zone, 0, 360), now=0.0)


def id_of(harness: BotHarness, *names: str) -> list[int]:
    return [harness.people[name].id for name in names]


def called(harness: BotHarness, message: Shown) -> set[int]:
    """Return the users whom the message mentions, by the bot's calls to Discord."""
    bodies = [call.json for call in harness.env.http_requests if call.method == "POST" and isinstance(call.json, dict)]
    (body,) = [body for body in bodies if body.get("content") and body["content"] == message.json["content"]]
    allowed = body["allowed_mentions"]
    assert not allowed.get("parse")
    assert "roles" not in allowed or not allowed["roles"]
    return {int(user) for user in allowed.get("users", ())}


def events(harness: BotHarness) -> list[Any]:
    return list(harness.env.backend.get_guild(harness.guild.id).scheduled_events.values())


def saying(harness: BotHarness, text: str) -> list[Shown]:
    return [message for message in harness.messages() if text in message.text]


async def test_at_its_hour_a_table_opens_with_those_who_are_in(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness, house_rules="target 50", clock="60")
    starts = (await date(harness)).starts
    assert starts == pytest.approx(clock.at + 2 * HOUR)
    assert f"<t:{int(starts)}:F>" in shown.text
    assert "House rules: " in shown.text
    assert shown.files
    assert [(event.name, event.status) for event in events(harness)] == [("🔮 Magic Numbers", 1)]
    for name in ("Cleo", "Ben"):
        await presses(harness, name, "in", shown)
    inside = harness.show(shown.channel, shown.id).text.partition("In so far (3):")[2]
    assert [int(one) for one in re.findall(r"<@(\d+)>", inside)] == id_of(harness, "Ann", "Cleo", "Ben")
    assert "15 minutes before" in (await presses(harness, "Dan", "remind", shown)).words
    assert "15 minutes" not in harness.show(shown.channel, shown.id).text.split("Remind me")[0]
    await clock.on(2 * HOUR - 15 * 60)
    (letter,) = harness.mail("Dan")
    assert "Magic Numbers begins" in letter.text
    assert [harness.mail(name) for name in ("Ann", "Ben", "Cleo")] == [[], [], []]
    await clock.on(15 * 60)
    stored = await harness.stored()
    assert await harness.seated() == ["Ann", "Cleo", "Ben"]
    assert (stored.status, stored.host, dict(stored.options), stored.clock) == (
        *("lobby", id_of(harness, "Ann")[0]),
        *({"target": 50}, 60),
    )
    (call,) = saying(harness, "it's time for")
    assert called(harness, call) == set(id_of(harness, "Ann", "Ben", "Cleo")), "those, once, and nobody else"
    over = harness.show(shown.channel, shown.id)
    assert "the table is open" in over.text
    assert not over.buttons
    assert [event.status for event in events(harness)] == [2]
    assert (await date(harness)).guests == ()
    # Nothing comes twice, and the table is one like any other.
    await clock.on(HOUR)
    assert (await harness.tables(), len(saying(harness, "it's time for"))) == (1, 1)
    await harness.press("Dan", "@join")
    await harness.start_now("Ann")
    assert (await harness.stored()).status == "playing"


async def test_who_says_yes_at_the_moment_of_the_reminders_does_not_take_them_away(
    harness: BotHarness, clock: Clock
) -> None:
    shown = await sets(harness)
    await presses(harness, "Dan", "remind", shown)
    clock.at += 2 * HOUR - 15 * 60 + 1
    await presses(harness, "Ben", "in", shown)
    await wait_idle(harness)
    assert ["begins" in letter.text for letter in harness.mail("Dan")] == [True]


async def test_reminders_whose_moment_comes_while_something_else_is_told_are_not_forgotten(
    harness: BotHarness, clock: Clock
) -> None:
    shown = await sets(harness)
    await presses(harness, "Dan", "remind", shown)
    desk = harness.bot.services.game_nights
    get, asked = desk.get, []

    async def passing(number: int) -> Date:
        """Return the date, and let the moment come after the second question whether it had come."""
        found = await get(number)
        asked.append(number)
        if len(asked) == 2:
            clock.at = found.starts - 15 * 60 + 1
        return found

    harness.patch.setattr(desk, "get", passing)
    await harness.store.update_game_night(1, shown=False, wake=clock.at)
    await wait_idle(harness)
    assert clock.at == (await date(harness)).starts - 15 * 60 + 1
    assert ["begins" in letter.text for letter in harness.mail("Dan")] == [True]


async def test_im_in_takes_itself_back_and_who_comes_too_late_waits_for_a_seat(
    harness: BotHarness, clock: Clock
) -> None:
    shown = await sets(harness, game="tie_die")
    seats = int(re.search(r"room for \d+ to (\d+)\.", shown.text)[1])  # type: ignore[index]
    names = [f"Guest{number}" for number in range(seats)]
    for name in names:
        harness.come(name)
    for name in names[:-1]:
        assert not (await presses(harness, name, "in", shown)).words
    assert "number 1 on the waiting list" in (await presses(harness, names[-1], "in", shown)).words
    assert "Waiting for a seat" in harness.show(shown.channel, shown.id).text
    await presses(harness, names[0], "in", shown)
    assert "Waiting for a seat" not in harness.show(shown.channel, shown.id).text
    await presses(harness, names[0], "in", shown)
    await clock.on(2 * HOUR)
    assert await harness.seated() == ["Ann", *names[1:]]
    (call,) = saying(harness, "it's time for")
    assert f"The table is full. <@{id_of(harness, names[0])[0]}>" in call.text
    assert id_of(harness, names[0])[0] not in called(harness, call)


REFUSED = {
    "friday": "At what time?",
    "friday 20:00": "I don't know what time it is where you are",
    "blursday 20:00 UTC": "I don't understand “blursday”",
    "2020-01-01 20:00 UTC": "That's over already",
    "in 400 days": "more than a year away",
    "<t:1>": "That's over already",
    "25:00 UTC": "I don't understand “25:00”",
}


async def test_what_is_no_date_is_refused_with_what_to_do(harness: BotHarness) -> None:
    for typed, told in REFUSED.items():
        assert told in (await harness.slash("Ann", "play", game="magic_numbers", at=typed)).words, typed
    assert await harness.store.game_night(1) is None
    assert "only repeat if it has a date" in (await harness.slash("Ann", "play", game="tie_die", repeat="weekly")).words


async def test_a_date_is_read_in_ones_own_zone_or_the_servers(harness: BotHarness, clock: Clock) -> None:
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings())
    # Where nobody's zone is known, those of the language are offered.
    offered = await harness.suggest("Ann", "play", "at", "tomorrow 8pm")
    assert "2026-01-01 20:00 America/New_York" in [one["value"] for one in offered]
    assert await harness.suggest("Ann", "play", "at", "blursday 8pm") == []
    await lives_in(harness, "Ann", "Asia/Tokyo")
    (offered,) = await harness.suggest("Ann", "play", "at", "tomorrow 8pm")
    assert offered["value"] == "tomorrow 8pm"
    assert "20:00 (Asia/Tokyo)" in offered["name"]
    await sets(harness, at="tomorrow 8pm")
    evening = await date(harness)
    assert (evening.zone, evening.minute) == ("Asia/Tokyo", 20 * 60)
    assert evening.starts % DAY == 11 * HOUR


async def test_only_the_host_or_a_moderator_moves_it_or_calls_it_off(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    await presses(harness, "Ben", "in", shown)
    for what in ("change", "off"):
        assert "who set this evening" in (await presses(harness, "Ben", what, shown)).words
    assert "who set this evening" in (await harness.click("Ben", "e:1:off-sure", on=shown)).words
    harness.come("Mod", manage_messages=True)
    (sure,) = (await presses(harness, "Mod", "off", shown)).private
    await harness.click("Mod", sure.button("Yes, call it off"), on=sure)
    await wait_idle(harness)
    assert "has been called off" in harness.show(shown.channel, shown.id).text
    (told,) = saying(harness, "has been called off. ")
    assert called(harness, told) == set(id_of(harness, "Ann", "Ben"))
    assert [event.status for event in events(harness)] == [4]
    assert "isn't coming up any more" in (await harness.click("Ben", "e:1:in", on=shown)).words
    await clock.on(3 * HOUR)
    assert await harness.tables() == 0


async def test_a_button_means_nothing_where_its_evening_is_not(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    other = (await harness.elsewhere("Ben", "play", game="tie_die")).public[0]
    before = await date(harness)
    for what in ("in", "remind", "change", "off", "off-once", "off-sure", "again"):
        said = await harness.click("Ann", f"e:1:{what}", on=other)
        assert "isn't coming up any more" in said.words
        assert "isn't coming up any more" in (await harness.click("Ann", f"e:99:{what}", on=shown)).words
    assert await date(harness) == before


async def test_nobody_said_yes_is_told_once_and_a_series_ends_when_it_comes_twice(
    harness: BotHarness, clock: Clock
) -> None:
    await lives_in(harness, "Ann", "Europe/Berlin")
    shown = await sets(harness, repeat="weekly")
    await presses(harness, "Ann", "in", shown)
    await clock.on(2 * HOUR)
    assert len(saying(harness, "Nobody had said yes to Magic Numbers")) == 1
    assert await harness.tables() == 0
    second = await date(harness, 2)
    assert (second.idle, second.accepted, second.outcome) == (1, (), "")
    await clock.on(second.starts - clock.at)
    (told,) = saying(harness, "second time in a row")
    assert not called(harness, told)
    assert await harness.store.game_nights_in(harness.guild.id) == []


async def test_a_series_does_not_end_while_its_host_is_on_vacation(harness: BotHarness, clock: Clock) -> None:
    await lives_in(harness, "Ann", "Europe/Berlin")
    shown = await sets(harness, repeat="weekly")
    await presses(harness, "Ann", "in", shown)
    ann = harness.people["Ann"].id
    await harness.store.start_vacation(ann, clock.at + 2 * WEEK, now=clock.at)
    await clock.on(2 * HOUR)
    for number in (2, 3):
        coming = await date(harness, number)
        assert (coming.idle, coming.outcome) == (0, "")
        await clock.on(coming.starts - clock.at)
    assert saying(harness, "second time in a row") == []
    # She is back: the third without a yes is the first that counts.
    assert (await date(harness, 4)).idle == 1


async def test_a_series_comes_again_with_a_message_of_its_own_at_the_same_local_hour(
    harness: BotHarness, clock: Clock
) -> None:
    # Berlin, two days before clocks are put back.
    clock.at = 1792778400.0
    await lives_in(harness, "Ann", "Europe/Berlin")
    shown = await sets(harness, at="saturday 20:00", repeat="weekly")
    first = await date(harness)
    assert first.minute == 20 * 60
    await presses(harness, "Ben", "in", shown)
    await clock.on(first.starts - clock.at)
    assert await harness.seated() == ["Ann", "Ben"]
    second = await date(harness, 2)
    assert second.starts - first.starts == WEEK + HOUR, "the clock was put back in between"
    assert [guest.user for guest in second.accepted] == id_of(harness, "Ann"), "the others are asked anew"
    assert second.message not in (None, first.message)
    assert second.event not in (None, first.event)
    assert len(saying(harness, "Every week at the same time")) == 1, "the one that is over says so no more"
    # Only this time.
    again = harness.show(shown.channel, second.message or 0)
    (sure,) = (await presses(harness, "Ann", "off", again)).private
    await harness.click("Ann", sure.button("Only this time"), on=sure)
    await wait_idle(harness)
    third = await date(harness, 3)
    assert (third.starts - second.starts, third.outcome) == (WEEK, "")
    (sure,) = (await presses(harness, "Ann", "off", harness.show(shown.channel, third.message or 0))).private
    await harness.click("Ann", sure.button("All of them"), on=sure)
    assert await harness.store.game_nights_in(harness.guild.id) == []


async def test_a_bot_that_was_away_says_sorry_or_that_it_is_too_late(harness: BotHarness, clock: Clock) -> None:
    await sets(harness)
    shown = await sets(harness, game="tie_die", at="in 8 hours")
    await harness.bot.services.game_nights.stop()
    clock.at += 2 * HOUR + 50 * 60
    harness.bot.services.game_nights._background.stopped = False
    await harness.bot.services.game_nights.start(StartContext())
    await wait_idle(harness)
    (call,) = saying(harness, "sorry, I'm late")
    assert called(harness, call) == set(id_of(harness, "Ann"))
    await harness.sweep()
    await clock.on(7 * HOUR)
    (told,) = saying(harness, "I was away then")
    assert await harness.tables() == 1
    assert "Nothing came of this evening" in harness.show(shown.channel, shown.id).text
    # A new date is one press away, for anybody.
    assert any(one.endswith(":again") for one in told.buttons.values())


async def test_a_busy_channel_gets_a_thread_and_where_there_can_be_none_it_waits(
    harness: BotHarness, clock: Clock
) -> None:
    shown = await sets(harness)
    await harness.slash("Ben", "play", game="tie_die")
    await clock.on(2 * HOUR)
    stored = await harness.stored(2)
    assert stored.threaded
    assert stored.channel == shown.id, "a thread at its message, of which there is one at the most"
    (call,) = [message for message in harness.messages(stored.channel) if "it's time for" in message.text]
    assert called(harness, call) == set(id_of(harness, "Ann"))
    # No threads here.
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(threads=False))
    await sets(harness, game="pillow_fight", at="in 1 hour")
    await clock.on(HOUR)
    await clock.on(10 * 60)
    assert len(saying(harness, "there's still a game going on here")) == 1
    assert await harness.tables() == 2
    await harness.sweep()
    await clock.on(60)
    assert (await harness.stored(3)).channel == harness.channel.id
    assert len(saying(harness, "it's time for Pillow Fight")) == 1
    assert not saying(harness, "sorry, I'm late")
    # An hour is enough.
    await sets(harness, game="tie_die", at="in 1 hour")
    await clock.on(HOUR)
    for _ in range(7):
        await clock.on(10 * 60)
    assert len(saying(harness, "for an hour now")) == 1
    assert await harness.tables() == 3


async def test_who_has_left_or_plays_elsewhere_is_not_put_at_the_table(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    for name in ("Ben", "Cleo", "Dan"):
        await presses(harness, name, "in", shown)
    del harness.env.backend.get_guild(harness.guild.id).members[harness.people["Ben"].id]
    await harness.elsewhere("Cleo", "play", game="magic_numbers", clock="60")
    board = await harness.board()
    harness.come("Eve")
    await harness.press("Eve", "@join", on=board)
    await harness.press("Cleo", "@start", on=await harness.board())
    await clock.on(2 * HOUR)
    assert await harness.seated() == ["Ann", "Dan"]
    (call,) = saying(harness, "it's time for")
    assert called(harness, call) == set(id_of(harness, "Ann", "Dan"))
    assert f"<@{id_of(harness, 'Cleo')[0]}> said yes, too" in call.text
    assert str(id_of(harness, "Ben")[0]) not in call.text


async def test_the_first_who_comes_is_host_where_the_host_does_not(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    await presses(harness, "Ben", "in", shown)
    await presses(harness, "Ann", "in", shown)
    await clock.on(2 * HOUR)
    assert (await harness.stored()).host == id_of(harness, "Ben")[0]
    assert await harness.seated() == ["Ben"]


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50005), (403, 50021), (400, 50083)])
async def test_a_message_that_takes_no_edits_any_more_is_posted_anew_once(
    harness: BotHarness, clock: Clock, status: int, code: int
) -> None:
    shown = await sets(harness)
    path = f"/channels/{shown.channel}/messages/{shown.id}"
    harness.env.inject_error("PATCH", path, status=status, code=code, times=None)
    await harness.store.update_game_night(1, shown=False, wake=clock.at)
    await wait_idle(harness)
    again = await date(harness)
    assert again.message not in (None, shown.id)
    assert again.shown
    for _ in range(3):
        await clock.on(60)
    assert (await date(harness)).message == again.message
    assert len(saying(harness, "an evening together")) == 2


async def test_an_old_message_that_was_edited_too_often_waits_for_its_turn(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    path = f"/channels/{shown.channel}/messages/{shown.id}"
    harness.env.inject_error("PATCH", path, status=429, code=30046, times=1)
    await harness.store.update_game_night(1, shown=False, wake=clock.at)
    await wait_idle(harness)
    assert not (await date(harness)).shown
    await clock.on(61)
    assert ((await date(harness)).message, (await date(harness)).shown) == (shown.id, True)
    assert len(saying(harness, "an evening together")) == 1


async def test_evenings_are_listed_for_those_who_see_them(harness: BotHarness, clock: Clock) -> None:
    assert "Nothing is planned yet" in (await harness.slash("Ben", "evenings")).private[0].text
    shown = await sets(harness)
    listed = (await harness.slash("Ben", "evenings")).private[0].text
    assert "Magic Numbers" in listed
    assert str(shown.id) in listed


async def test_a_message_that_went_out_without_a_note_is_found_and_one_that_is_gone_comes_again(
    harness: BotHarness, clock: Clock
) -> None:
    shown = await sets(harness)
    event = (await date(harness)).event
    await harness.store.update_game_night(1, message=None, event=None, shown=False, wake=0.0)
    await wait_idle(harness)
    evening = await date(harness)
    assert (evening.message, evening.event, evening.shown) == (shown.id, event, True)
    assert len(events(harness)) == 1
    harness.env.backend.delete_message(shown.channel, shown.id)
    await harness.store.update_game_night(1, shown=False, wake=0.0)
    await wait_idle(harness)
    again = await date(harness)
    assert again.message not in (None, shown.id)
    assert "e:1:in" in harness.show(shown.channel, again.message or 0).buttons.values()


async def test_what_happened_to_an_event_while_the_bot_was_away_is_made_up_for(
    harness: BotHarness, clock: Clock
) -> None:
    for game in ("magic_numbers", "tie_die", "pillow_fight"):
        await sets(harness, game=game)
    backend, guild = harness.env.backend, harness.guild.id
    moved, gone, liked = [event.id for event in events(harness)]
    quiet = harness.bot.services.guild_events
    harness.patch.setattr(harness.bot, "on_guild_event", lambda what, data: None)
    backend.edit_scheduled_event(guild, moved, {"scheduled_start_time": "2030-05-05T18:00:00+00:00"})
    backend.delete_scheduled_event(guild, gone)
    backend.set_scheduled_event_subscription(guild, liked, harness.people["Cleo"].id, True)
    await quiet.start(StartContext())
    await wait_idle(harness)
    assert (await date(harness, 1)).starts == 1904234400.0
    assert (await date(harness, 2)).outcome == "off"
    assert [guest.user for guest in (await date(harness, 3)).guests if guest.remind] == id_of(harness, "Cleo")
    assert len(saying(harness, "is at another time now")) == 1


async def test_a_channel_that_is_gone_has_no_evenings(harness: BotHarness, clock: Clock) -> None:
    await sets(harness)
    harness.bot.services.guild_events.on_channels_deleted(harness.guild.id, [harness.channel.id])
    await wait_idle(harness)
    assert (await date(harness)).outcome == "off"
    assert [event.status for event in events(harness)] == [4]


async def fills_in(harness: BotHarness, who: str, custom_id: str, on: Shown, at: str, repeat: str) -> Said:
    """Send the form of an evening."""
    parts = [
        {"type": 18, "component": {"type": 4, "custom_id": "at", "value": at}},
        {"type": 18, "component": {"type": 3, "custom_id": "repeat", "values": [repeat]}},
    ]
    data = {"custom_id": custom_id, "components": parts}
    return Said(harness, await harness.interact(who, FORM, data, on=on))


async def test_another_time_is_set_in_a_form_and_those_who_are_in_are_told(harness: BotHarness, clock: Clock) -> None:
    await lives_in(harness, "Ann", "Europe/Berlin")
    shown = await sets(harness)
    await presses(harness, "Ben", "in", shown)
    await presses(harness, "Cleo", "remind", shown)
    assert "who set this evening" in (await fills_in(harness, "Ben", "e:1:change", shown, "in 5 hours", "never")).words
    assert (
        "I don't understand" in (await fills_in(harness, "Ann", "e:1:change", shown, "whenever 20:00", "never")).words
    )
    before = await date(harness)
    assert "Done: it's <t:" in (await fills_in(harness, "Ann", "e:1:change", shown, "in 5 hours", "weekly")).words
    await wait_idle(harness)
    evening = await date(harness)
    assert evening.starts == pytest.approx(before.starts + 3 * HOUR)
    assert (evening.repeats, evening.event_starts) == ("weekly", evening.starts)
    (told,) = saying(harness, "is at another time now")
    assert called(harness, told) == set(id_of(harness, "Ann", "Ben"))
    (event,) = events(harness)
    assert datetime.fromisoformat(event.scheduled_start_time).timestamp() == evening.starts
    assert f"<t:{int(evening.starts)}:F>" in harness.show(shown.channel, shown.id).text
    await clock.on(2 * HOUR)
    assert (await harness.tables(), harness.mail("Cleo")) == (0, [])
    await clock.on(3 * HOUR - 15 * 60)
    await clock.on(15 * 60)
    assert (await harness.seated(), len(harness.mail("Cleo"))) == (["Ann", "Ben"], 1)
    # From what has come to nothing, anybody goes on to another date.
    await fills_in(harness, "Dan", "e:1:again", shown, "in 3 hours", "never")
    new = next(
        one for one in await harness.store.game_nights_in(harness.guild.id) if one.host == id_of(harness, "Dan")[0]
    )
    assert (new.game, new.starts) == ("magic_numbers", pytest.approx(clock.at + 3 * HOUR))
