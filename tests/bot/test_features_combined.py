"""Seats that change hands, plans and evenings, together with what else happens: forgotten people, hidden channels."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest

from bot.table.deadlines import USUAL
from bot.ui.views import game_nights as panel
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_game_nights import Clock, date, events, id_of, sets, wait_idle
from tests.bot.test_game_nights import clock as clock
from tests.bot.test_stale_clicks import CARDS
from tests.bot.test_substitutions import absent, ask, later, rest

THREE = ("Ann", "Ben", "Cleo")


async def forget(harness: BotHarness, who: str) -> None:
    await harness.forget(who)
    await harness.bot.services.account_deletion.wait_idle()
    await rest(harness)


async def test_who_asked_for_a_seat_or_is_offered_one_and_was_forgotten_is_not_named_and_gets_none(
    harness: BotHarness,
) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE)
    dan = str(id_of(harness, "Dan")[0])
    await harness.slash("Ann", "table hand-over", user=harness.people["Dan"])
    await rest(harness)
    assert dan in (await harness.board()).text
    await forget(harness, "Dan")
    assert dan not in (await harness.board()).text
    await absent(harness, 1)
    await ask(harness, "Dan", 1)
    vote = (await harness.stored()).vote
    assert vote is not None
    assert vote.state == "open"
    assert dan in (await harness.board()).text
    before = await harness.bot.services.tables.get(1)
    await forget(harness, "Dan")
    assert dan not in (await harness.board()).text
    # Nor where a process has it in memory as it was.
    later(harness.patch, vote.until)
    async with harness.bot.services.tables.lock(1):
        await harness.bot.services.votes.resolve_due(before)
    await rest(harness)
    stored = await harness.stored()
    assert [sitting.user for sitting in stored.seats] == id_of(harness, *THREE), (
        stored.actions,
        vote,
        before.stored.vote,
    )


async def test_an_event_does_not_name_a_host_who_was_forgotten_and_reads_no_name_as_markup(
    harness: BotHarness, clock: Clock
) -> None:
    backend = harness.env.backend.get_guild(harness.guild.id)
    backend.members[id_of(harness, "Ann")[0]].nick = "[Ann](x)"
    await sets(harness)
    (event,) = events(harness)
    assert r"\[Ann\](x) has set" in event.description
    await forget(harness, "Ann")
    await wait_idle(harness)
    (event,) = events(harness)
    assert "Somebody has set" in event.description
    assert panel.announcement_link(await date(harness)) in event.description
    # One that is made without the host among those who are in, such as that of the next week.
    backend.scheduled_events.clear()
    await harness.store.update_game_night(1, event=None, wake=0.0)
    await wait_idle(harness)
    (event,) = events(harness)
    assert "Somebody has set" in event.description


@pytest.mark.parametrize(("kind", "seen"), [(11, True), (12, False)])
async def test_an_evening_in_a_private_thread_is_listed_nowhere_else(
    harness: BotHarness, clock: Clock, kind: int, seen: bool
) -> None:
    shown = await sets(harness)
    guild = harness.bot.get_guild(harness.guild.id)
    assert guild is not None
    data: Any = {"id": "77", "parent_id": str(harness.channel.id), "type": kind, "name": "surprise", "owner_id": "1"}
    data |= {"member_count": 1, "message_count": 0, "thread_metadata": {"archived": False, "auto_archive_duration": 60}}
    data["thread_metadata"]["archive_timestamp"] = "2026-01-01T00:00:00+00:00"
    guild._add_thread(discord.Thread(guild=guild, state=guild._state, data=data))
    await harness.store._write(lambda db: db.execute("update evenings set channel_id = 77"))
    assert (str(shown.id) in (await harness.slash("Ben", "evenings")).private[0].text) is seen


async def test_an_evening_in_a_channel_that_not_everybody_sees_is_no_event_of_the_server(
    harness: BotHarness, clock: Clock
) -> None:
    harness.hide("Ann")
    await sets(harness)
    assert "e:1:in" in str([message.json for message in harness.messages()]), "it has its message"
    assert events(harness) == []


async def test_house_rules_and_a_clock_that_a_later_version_has_no_more_are_left_to_the_usual(
    harness: BotHarness, clock: Clock
) -> None:
    await sets(harness, house_rules="target 50", clock="60")
    kept = {"target": 99999, "gone": 1, "first": "host"}
    await harness.store._write(
        lambda db: db.execute("update evenings set options = $1, pace = '77' where id = 1", json.dumps(kept))
    )
    await clock.on(2 * 3600.0)
    stored = await harness.stored()
    assert (stored.status, dict(stored.options), stored.clock) == ("lobby", {"first": "host"}, USUAL)
    assert (await harness.board()).pictures
