"""Seats that change hands, plans and evenings, together with what else happens: forgotten people, hidden channels."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.table.deadlines import USUAL
from bot.ui.views import game_nights as panel
from tests.bot.simcord_bot import Evening
from tests.bot.test_game_nights import Clock, date, events, id_of, sets, settle
from tests.bot.test_game_nights import clock as clock
from tests.bot.test_stale_clicks import CARDS
from tests.bot.test_substitutions import absent, ask, later, rest

THREE = ("Ann", "Ben", "Cleo")


async def forget(night: Evening, who: str) -> None:
    await night.forget(who)
    await night.bot.services.account_deletion.wait_idle()
    await rest(night)


async def test_who_asked_for_a_seat_or_is_offered_one_and_was_forgotten_is_not_named_and_gets_none(
    night: Evening,
) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE)
    dan = str(id_of(night, "Dan")[0])
    await night.slash("Ann", "table hand-over", user=night.people["Dan"])
    await rest(night)
    assert dan in (await night.board()).text
    await forget(night, "Dan")
    assert dan not in (await night.board()).text
    await absent(night, 1)
    await ask(night, "Dan", 1)
    vote = (await night.stored()).vote
    assert vote is not None
    assert vote.state == "open"
    assert dan in (await night.board()).text
    before = await night.bot.services.tables.get(1)
    await forget(night, "Dan")
    assert dan not in (await night.board()).text
    # Nor where a process has it in memory as it was.
    later(night.patch, vote.until)
    async with night.bot.services.tables.lock(1):
        await night.bot.services.votes.resolve_due(before)
    await rest(night)
    stored = await night.stored()
    assert [sitting.user for sitting in stored.seats] == id_of(night, *THREE), (
        stored.actions,
        vote,
        before.stored.vote,
    )


async def test_an_event_does_not_name_a_host_who_was_forgotten_and_reads_no_name_as_markup(
    night: Evening, clock: Clock
) -> None:
    backend = night.env.backend.get_guild(night.guild.id)
    backend.members[id_of(night, "Ann")[0]].nick = "[Ann](x)"
    await sets(night)
    (event,) = events(night)
    assert r"\[Ann\](x) has set" in event.description
    await forget(night, "Ann")
    await settle(night)
    (event,) = events(night)
    assert "Somebody has set" in event.description
    assert panel.announcement_link(await date(night)) in event.description
    # One that is made without the host among those who are in, such as that of the next week.
    backend.scheduled_events.clear()
    await night.store.update_game_night(1, event=None, wake=0.0)
    await settle(night)
    (event,) = events(night)
    assert "Somebody has set" in event.description


@pytest.mark.parametrize(("kind", "seen"), [(11, True), (12, False)])
async def test_an_evening_in_a_private_thread_is_listed_nowhere_else(
    night: Evening, clock: Clock, kind: int, seen: bool
) -> None:
    shown = await sets(night)
    guild = night.bot.get_guild(night.guild.id)
    assert guild is not None
    data: Any = {"id": "77", "parent_id": str(night.channel.id), "type": kind, "name": "surprise", "owner_id": "1"}
    data |= {"member_count": 1, "message_count": 0, "thread_metadata": {"archived": False, "auto_archive_duration": 60}}
    data["thread_metadata"]["archive_timestamp"] = "2026-01-01T00:00:00+00:00"
    guild._add_thread(discord.Thread(guild=guild, state=guild._state, data=data))
    await night.store._write(lambda db: db.execute("update evenings set channel_id = 77"))
    assert (str(shown.id) in (await night.slash("Ben", "evenings")).private[0].text) is seen


async def test_an_evening_in_a_channel_that_not_everybody_sees_is_no_event_of_the_server(
    night: Evening, clock: Clock
) -> None:
    view = discord.Permissions(view_channel=True).value
    me = night.bot.user
    assert me is not None
    night.env.backend.set_overwrite(
        night.channel.id, Overwrite(target_id=night.guild.id, type=OverwriteType.ROLE, allow=0, deny=view)
    )
    for member in (me.id, id_of(night, "Ann")[0]):
        night.env.backend.set_overwrite(
            night.channel.id, Overwrite(target_id=member, type=OverwriteType.MEMBER, allow=view, deny=0)
        )
    await sets(night)
    assert "e:1:in" in str([message.json for message in night.messages()]), "it has its message"
    assert events(night) == []


async def test_house_rules_and_a_clock_that_a_later_version_has_no_more_are_left_to_the_usual(
    night: Evening, clock: Clock
) -> None:
    await sets(night, house_rules="target 50", clock="60")
    kept = {"target": 99999, "gone": 1, "first": "host"}
    await night.store._write(
        lambda db: db.execute("update evenings set options = $1, pace = '77' where id = 1", json.dumps(kept))
    )
    await clock.on(2 * 3600.0)
    stored = await night.stored()
    assert (stored.status, dict(stored.options), stored.clock) == ("lobby", {"first": "host"}, USUAL)
    assert (await night.board()).pictures
