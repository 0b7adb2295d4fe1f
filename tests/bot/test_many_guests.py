"""An evening with very many guests says all that one with few does, to all of them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.game_nights.notifications import GameNightNotifier
from bot.i18n.excerpt import MESSAGE
from bot.messages.mentions import MOST_CALLED
from bot.storage import Attendee
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_game_nights import HOUR, Clock, clock, date, fills_in, lives_in, presses, sets, wait_idle

__all__ = ["clock"]

FIRST = 10**17
"""The smallest of their ids: they are as long as those of today."""


async def crowd(harness: BotHarness, count: int, *, wish: str = "in") -> list[int]:
    """Add ``count`` guests, who are members of the guild."""
    guild, users = harness.env.backend.get_guild(harness.guild.id), list[int]()
    for number in range(count):
        user = harness.come(f"Guest{number}").id
        assert user in guild.members
        await harness.store.set_rsvp(1, Attendee(user, f"Guest{number}", "en-US", user, latest=user), wish)  # type: ignore[arg-type]
        users.append(user)
    return users


def bodies(harness: BotHarness, text: str) -> list[dict[str, Any]]:
    """Return the bodies that the bot has sent with that text in them."""
    sent = [call.json for call in harness.env.http_requests if call.method == "POST" and isinstance(call.json, dict)]
    return [body for body in sent if text in str(body.get("content") or "")]


def called_by(bodies: list[dict[str, Any]]) -> list[int]:
    for body in bodies:
        assert len(body["content"]) <= MESSAGE
        assert len(body["allowed_mentions"]["users"]) <= MOST_CALLED
        assert all(f"<@{user}>" in body["content"] for user in body["allowed_mentions"]["users"])
    return [int(user) for body in bodies for user in body["allowed_mentions"]["users"]]


@pytest.mark.parametrize("count", [85, 199])
async def test_calling_off_and_another_time_reach_everybody_once(harness: BotHarness, clock: Clock, count: int) -> None:
    shown = await sets(harness)
    everybody = sorted([harness.people["Ann"].id, *await crowd(harness, count)])
    await fills_in(harness, "Ann", "e:1:change", shown, "in 5 hours", "never")
    await wait_idle(harness)
    assert sorted(called_by(bodies(harness, "is at another time now"))) == everybody
    (sure,) = (await presses(harness, "Ann", "off", shown)).private
    await harness.click("Ann", sure.button("Yes, call it off"), on=sure)
    await wait_idle(harness)
    assert sorted(called_by(bodies(harness, "has been called off"))) == everybody


async def test_at_its_hour_those_who_sit_are_called_and_the_rest_is_counted(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    await crowd(harness, 110)
    await harness.store.update_game_night(1, shown=False, wake=clock.at)
    await wait_idle(harness)
    text = harness.show(shown.channel, shown.id).text
    assert "{" not in text
    waiting = text.partition("Waiting for a seat")[2].partition("\n")[0]
    named, more = len(re.findall(r"<@\d+>", waiting)), int(re.search(r"and (\d+) more", waiting)[1])  # type: ignore[index]
    seats = len(re.findall(r"<@\d+>", text.partition("In so far")[2].partition("\n")[0]))
    assert named + more + seats == 111
    await clock.on(2 * HOUR)
    (call,) = bodies(harness, "it's time for")
    assert sorted(called_by([call])) == sorted(seat.user for seat in (await harness.stored()).seats)
    assert re.search(r"The table is full\. .* and \d+ more: if", call["content"])


async def test_who_cannot_be_written_to_is_reminded_in_the_channel_though_they_are_a_hundred(
    harness: BotHarness, clock: Clock
) -> None:
    await sets(harness)
    wished = await crowd(harness, 105, wish="remind")
    harness.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await clock.on(2 * HOUR - 15 * 60)
    assert sorted(called_by(bodies(harness, "begins"))) == sorted(wished)


async def test_what_discord_refuses_is_not_noted_as_said_and_is_said_later(harness: BotHarness, clock: Clock) -> None:
    shown = await sets(harness)
    await presses(harness, "Ben", "in", shown)
    path = f"/channels/{harness.channel.id}/messages"
    (sure,) = (await presses(harness, "Ann", "off", shown)).private
    harness.env.inject_error("POST", path, status=403, code=50013, times=1)
    await harness.click("Ann", sure.button("Yes, call it off"), on=sure)
    await wait_idle(harness)
    assert not (await date(harness)).told
    said = len(bodies(harness, "has been called off"))
    await clock.on(16 * 60)
    assert len(bodies(harness, "has been called off")) == said + 1
    over = await date(harness)
    assert (over.told, over.wake, over.guests) == (True, None, ())
    await clock.on(HOUR)
    assert len(bodies(harness, "has been called off")) == said + 1, "once"


async def test_reminders_that_were_refused_come_again_for_those_alone_who_had_none(
    harness: BotHarness, clock: Clock
) -> None:
    shown = await sets(harness)
    for name in ("Cleo", "Dan"):
        await presses(harness, name, "remind", shown)
    dan = harness.env.backend.get_dm_channel(harness.people["Dan"].id).id
    harness.env.inject_error("POST", f"/channels/{dan}/messages", status=403, code=50007, times=None)
    harness.env.inject_error("POST", f"/channels/{harness.channel.id}/messages", status=403, code=50013, times=1)
    await clock.on(2 * HOUR - 15 * 60)
    assert len(harness.mail("Cleo")) == 1
    await clock.on(61)
    assert called_by(bodies(harness, f"<@{harness.people['Dan'].id}> ⏰")[1:]) == [harness.people["Dan"].id]
    assert len(harness.mail("Cleo")) == 1


async def test_guests_are_asked_for_side_by_side(harness: BotHarness, clock: Clock) -> None:
    await sets(harness)
    await crowd(harness, 60)
    calendar = harness.bot.services.game_nights._scheduled_events
    at_once, most = 0, 0

    async def is_there(guild: int, user: int) -> bool:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0)
        at_once -= 1
        return True

    harness.patch.setattr(calendar, "is_on_guild", is_there)
    notices = harness.bot.services.game_nights._notifier
    here, elsewhere = await notices.attendees(await date(harness))
    assert (len(here), elsewhere, most) == (61, [], 61)


async def test_at_its_hour_no_more_are_asked_for_than_it_takes_to_fill_the_table(
    harness: BotHarness, clock: Clock
) -> None:
    shown = await sets(harness)
    users = await crowd(harness, 60)
    # The host says yes once more, and is the last who did; the first thirty have left the server.
    for _ in range(2):
        await presses(harness, "Ann", "in", shown)
    asked: list[int] = []

    async def is_there(guild: int, user: int) -> bool:
        asked.append(user)
        return user not in users[:30]

    harness.patch.setattr(harness.bot.services.game_nights._scheduled_events, "is_on_guild", is_there)
    harness.patch.setattr(GameNightNotifier, "announce_outcome", untold)
    await clock.on(2 * HOUR)
    seated = [seat.user for seat in (await harness.stored()).seats]
    assert seated == [harness.people["Ann"].id, *users[30 : 29 + len(seated)]]
    assert len(asked) < 61


async def untold(*_: Any) -> bool:
    """Nothing is said, and nobody asked for."""
    return True


def whole(messages: list[Shown]) -> None:
    for message in messages:
        assert len(message.text) <= 4000
        assert message.text.count("(https://") == message.text.count("](https://")
        assert not re.search(r"<@?\d*$|https?:\S*…", message.text)


async def test_all_evenings_and_everybody_blocked_are_listed_in_as_many_messages_as_it_takes(
    harness: BotHarness, clock: Clock
) -> None:
    await lives_in(harness, "Ann", "Europe/Berlin")
    harness.come("Eve")
    for host in ("Ann", "Ben", "Cleo", "Dan", "Eve"):
        for hours in range(5):
            await sets(harness, host, at=f"in {hours + 2} hours", game="pillow_fight")
    pages = (await harness.slash("Ben", "evenings")).private
    assert len(pages) > 1
    whole(pages)
    text = "\n".join(page.text for page in pages)
    for number in range(1, 26):
        assert str((await date(harness, number)).message) in text
    blocked = [FIRST + number for number in range(150)]
    for user in blocked:
        await harness.store.block(harness.people["Ben"].id, user)
    pages = (await harness.slash("Ben", "me blocked")).private
    whole(pages)
    assert sorted(int(user) for page in pages for user in re.findall(r"<@(\d+)>", page.text)) == blocked
