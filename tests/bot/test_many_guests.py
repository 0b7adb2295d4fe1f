"""An evening with very many guests says all that one with few does, to all of them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.game_nights.notifications import GameNightNotifier
from bot.i18n.excerpt import MESSAGE
from bot.messages.announcer import MOST_CALLED
from bot.storage import Attendee
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening
from tests.bot.test_game_nights import HOUR, Clock, clock, date, fills_in, lives_in, presses, sets, settle

__all__ = ["clock"]

FIRST = 10**17
"""The smallest of their ids: they are as long as those of today."""


async def crowd(night: Evening, count: int, *, wish: str = "in") -> list[int]:
    """Add ``count`` guests, who are members of the guild."""
    guild, users = night.env.backend.get_guild(night.guild.id), list[int]()
    for number in range(count):
        user = night.come(f"Guest{number}").id
        assert user in guild.members
        await night.store.set_rsvp(1, Attendee(user, f"Guest{number}", "en-US", user, latest=user), wish)  # type: ignore[arg-type]
        users.append(user)
    return users


def bodies(night: Evening, text: str) -> list[dict[str, Any]]:
    """Return the bodies that the bot has sent with that text in them."""
    sent = [call.json for call in night.env.http_requests if call.method == "POST" and isinstance(call.json, dict)]
    return [body for body in sent if text in str(body.get("content") or "")]


def called_by(bodies: list[dict[str, Any]]) -> list[int]:
    for body in bodies:
        assert len(body["content"]) <= MESSAGE
        assert len(body["allowed_mentions"]["users"]) <= MOST_CALLED
        assert all(f"<@{user}>" in body["content"] for user in body["allowed_mentions"]["users"])
    return [int(user) for body in bodies for user in body["allowed_mentions"]["users"]]


@pytest.mark.parametrize("count", [85, 110, 199])
async def test_calling_off_and_another_time_reach_everybody_once(night: Evening, clock: Clock, count: int) -> None:
    shown = await sets(night)
    everybody = sorted([night.people["Ann"].id, *await crowd(night, count)])
    await fills_in(night, "Ann", "e:1:change", shown, "in 5 hours", "never")
    await settle(night)
    assert sorted(called_by(bodies(night, "is at another time now"))) == everybody
    (sure,) = (await presses(night, "Ann", "off", shown)).private
    await night.click("Ann", sure.button("Yes, call it off"), on=sure)
    await settle(night)
    assert sorted(called_by(bodies(night, "has been called off"))) == everybody


async def test_at_its_hour_those_who_sit_are_called_and_the_rest_is_counted(night: Evening, clock: Clock) -> None:
    shown = await sets(night)
    await crowd(night, 110)
    await night.store.update_game_night(1, shown=False, wake=clock.at)
    await settle(night)
    text = night.show(shown.channel, shown.id).text
    assert "{" not in text
    waiting = text.partition("Waiting for a seat")[2].partition("\n")[0]
    named, more = len(re.findall(r"<@\d+>", waiting)), int(re.search(r"and (\d+) more", waiting)[1])  # type: ignore[index]
    seats = len(re.findall(r"<@\d+>", text.partition("In so far")[2].partition("\n")[0]))
    assert named + more + seats == 111
    await clock.on(2 * HOUR)
    (call,) = bodies(night, "it's time for")
    assert sorted(called_by([call])) == sorted(seat.user for seat in (await night.stored()).seats)
    assert re.search(r"The table is full\. .* and \d+ more: if", call["content"])


async def test_who_cannot_be_written_to_is_reminded_in_the_channel_though_they_are_a_hundred(
    night: Evening, clock: Clock
) -> None:
    await sets(night)
    wished = await crowd(night, 105, wish="remind")
    night.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await clock.on(2 * HOUR - 15 * 60)
    assert sorted(called_by(bodies(night, "begins"))) == sorted(wished)


async def test_what_discord_refuses_is_not_noted_as_said_and_is_said_later(night: Evening, clock: Clock) -> None:
    shown = await sets(night)
    await presses(night, "Ben", "in", shown)
    path = f"/channels/{night.channel.id}/messages"
    (sure,) = (await presses(night, "Ann", "off", shown)).private
    night.env.inject_error("POST", path, status=403, code=50013, times=1)
    await night.click("Ann", sure.button("Yes, call it off"), on=sure)
    await settle(night)
    assert not (await date(night)).told
    said = len(bodies(night, "has been called off"))
    await clock.on(16 * 60)
    assert len(bodies(night, "has been called off")) == said + 1
    over = await date(night)
    assert (over.told, over.wake, over.guests) == (True, None, ())
    await clock.on(HOUR)
    assert len(bodies(night, "has been called off")) == said + 1, "once"


async def test_reminders_that_were_refused_come_again_for_those_alone_who_had_none(
    night: Evening, clock: Clock
) -> None:
    shown = await sets(night)
    for name in ("Cleo", "Dan"):
        await presses(night, name, "remind", shown)
    dan = night.env.backend.get_dm_channel(night.people["Dan"].id).id
    night.env.inject_error("POST", f"/channels/{dan}/messages", status=403, code=50007, times=None)
    night.env.inject_error("POST", f"/channels/{night.channel.id}/messages", status=403, code=50013, times=1)
    await clock.on(2 * HOUR - 15 * 60)
    assert len(night.mail("Cleo")) == 1
    await clock.on(61)
    assert called_by(bodies(night, f"<@{night.people['Dan'].id}> ⏰")[1:]) == [night.people["Dan"].id]
    assert len(night.mail("Cleo")) == 1


async def test_guests_are_asked_for_side_by_side(night: Evening, clock: Clock) -> None:
    await sets(night)
    await crowd(night, 60)
    calendar = night.bot.services.game_nights._scheduled_events
    at_once, most = 0, 0

    async def is_there(guild: int, user: int) -> bool:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0)
        at_once -= 1
        return True

    night.patch.setattr(calendar, "is_on_guild", is_there)
    notices = night.bot.services.game_nights._notifier
    here, elsewhere = await notices.attendees(await date(night))
    assert (len(here), elsewhere, most) == (61, [], 61)


async def test_at_its_hour_no_more_are_asked_for_than_it_takes_to_fill_the_table(night: Evening, clock: Clock) -> None:
    shown = await sets(night)
    users = await crowd(night, 60)
    # The host says yes once more, and is the last who did; the first thirty have left the server.
    for _ in range(2):
        await presses(night, "Ann", "in", shown)
    asked: list[int] = []

    async def is_there(guild: int, user: int) -> bool:
        asked.append(user)
        return user not in users[:30]

    night.patch.setattr(night.bot.services.game_nights._scheduled_events, "is_on_guild", is_there)
    night.patch.setattr(GameNightNotifier, "announce_outcome", untold)
    await clock.on(2 * HOUR)
    seated = [seat.user for seat in (await night.stored()).seats]
    assert seated == [night.people["Ann"].id, *users[30 : 29 + len(seated)]]
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
    night: Evening, clock: Clock
) -> None:
    await lives_in(night, "Ann", "Europe/Berlin")
    night.come("Eve")
    for host in ("Ann", "Ben", "Cleo", "Dan", "Eve"):
        for hours in range(5):
            await sets(night, host, at=f"in {hours + 2} hours", game="pillow_fight")
    pages = (await night.slash("Ben", "evenings")).private
    assert len(pages) > 1
    whole(pages)
    text = "\n".join(page.text for page in pages)
    for number in range(1, 26):
        assert str((await date(night, number)).message) in text
    blocked = [FIRST + number for number in range(150)]
    for user in blocked:
        await night.store.block(night.people["Ben"].id, user)
    pages = (await night.slash("Ben", "me blocked")).private
    whole(pages)
    assert sorted(int(user) for page in pages for user in re.findall(r"<@(\d+)>", page.text)) == blocked
