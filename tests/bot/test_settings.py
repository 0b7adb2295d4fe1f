"""Tests of guild settings: each setting, where it acts; and the bot's greeting."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import actors
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from bot.accounts import guild_lifecycle
from bot.storage import GuildSettings
from bot.ui.views.lobby import CLOCK
from tests.bot.locales import forget, only
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening, Said, evening
from tests.bot.test_deadline_scheduler import MINUTE, reminders

MIA = "Mia"
CHANNELS, ROLES = 8, 6
"""Discord's numbers for lists of channels and of roles."""


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Evening]:
    """Run an evening in a guild that Mia manages."""
    async with evening(tmp_path) as night:
        night.come(MIA, manage_guild=True)
        yield night


async def panel(night: Evening, who: str = MIA) -> Shown:
    (shown,) = (await night.slash(who, "settings")).private
    return shown


async def choose(night: Evening, field: str, *values: object, who: str = MIA, kind: int | None = None) -> Said:
    """Choose in the panel from a list, by the values; of a ``kind`` of list that has channels or roles in it."""
    on = await panel(night) if who == MIA else night.messages()[0]
    if kind is None:
        return await night.click(who, f"g:{field}", on=on, values=[str(value) for value in values])
    # Evening.click knows one kind of list.
    data: dict[str, Any] = {"custom_id": f"g:{field}", "component_type": kind, "values": [str(one) for one in values]}
    result = await actors._dispatch_actor_interaction(
        night.people[who], 3, night.channel, data, extra={"message": on.json}, source_message_id=on.id
    )
    return Said(night, result)


async def switch(night: Evening, label: str) -> Shown:
    shown = await panel(night)
    await night.click(MIA, shown.button(label), on=shown)
    return night.show(shown.channel, shown.id)


def listed(shown: Shown, field: str) -> list[int]:
    """Return the default values of a select menu of channels or roles."""
    (found,) = [part for part in shown.components if part.get("custom_id") == f"g:{field}"]
    return [int(one["id"]) for one in found.get("default_values", [])]


def called(night: Evening, text: str) -> list[int]:
    """Return the users mentioned by the last message with that text."""
    bodies = [call.json.get("data", call.json) for call in night.env.http_requests if isinstance(call.json, dict)]
    found = [body for body in bodies if text in str(body.get("content"))]
    return [int(user) for user in found[-1]["allowed_mentions"].get("users", [])]


async def test_all_is_in_one_private_panel(night: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    only(monkeypatch, tmp_path / "none")
    try:
        shown = await panel(night)
    finally:
        monkeypatch.undo()
        forget()
    assert shown.private
    ids = {part["custom_id"] for part in shown.components if "custom_id" in part}
    switches = ("g:threads:0", "g:pings:0", "g:everywhere:1", "g:banter:0")
    assert ids == {
        *("g:channels", "g:clock", "g:follow", "g:moderators", *switches, "g:quiet:1"),
    }, "a language to choose is shown only where there are several"
    assert "every channel I can write in" in shown.text
    assert [one["label"] for one in shown.selects["g:clock"] if one.get("default")] == [
        "Time for a decision: 10 minutes"
    ]


async def test_only_who_manages_the_server_sees_and_changes_it(night: Evening) -> None:
    night.come("Mod", manage_messages=True)
    (command,) = [command for command in night.commands() if command["name"] == "settings"]
    assert command["default_member_permissions"] == 1 << 5
    # A server may show a command to others.
    everybody = {night.people[who]: True for who in ("Ann", "Mod", MIA)}
    night.guild.set_command_permissions(int(command["id"]), everybody)
    shown = await panel(night)
    for who in ("Ann", "Mod"):
        assert "Manage Server" in (await night.slash(who, "settings")).words
        for custom_id, values in (("g:pings:0", None), ("g:clock", ["60"]), ("g:channels", []), ("g:moderators", [])):
            assert "Manage Server" in (await night.click(who, custom_id, on=shown, values=values)).words
    person = night.people[MIA].user
    rules = Said(night, await person.slash("rules", game="tie_die")).private[0]
    data = {"custom_id": "g:pings:0", "component_type": 2}
    said = await actors._dispatch_actor_interaction(
        person, 3, person.dm_channel, data, extra={"message": rules.json}, source_message_id=rules.id
    )
    assert "in a server's channels" in Said(night, said).words
    assert await night.store.guild_settings(night.guild.id) == GuildSettings()


async def test_games_are_opened_in_the_chosen_channels_and_their_threads(night: Evening) -> None:
    lounge = night.guild.create_text_channel("lounge")
    await choose(night, "channels", lounge.id, kind=CHANNELS)
    shown = await panel(night)
    assert listed(shown, "channels") == [lounge.id]
    assert "in the channel chosen here" in shown.text
    said = await night.slash("Ann", "play", game="tie_die")
    assert said.words.endswith(f"games are played elsewhere: <#{lounge.id}>.")
    assert await night.tables() == 0
    home, night.channel = night.channel, lounge
    thread = night.env.backend.create_thread(
        lounge.id, "a thread", night.people["Ann"].id, type=ChannelType.PUBLIC_THREAD
    )
    assert (await night.slash("Ann", "play", game="tie_die")).public
    night.channel = ChannelHandle(night.env, night.guild, thread)
    assert (await night.slash("Ann", "play", game="tie_die")).public
    # None chosen: everywhere again.
    night.channel = home
    await choose(night, "channels", kind=CHANNELS)
    assert (await night.slash("Ann", "play", game="tie_die")).public


async def test_a_rematch_stays_where_games_may_be_opened(night: Evening) -> None:
    night.soon_over()
    await night.start("Ann", "Ben")
    board = await night.play_on()
    lounge = night.guild.create_text_channel("lounge")
    await choose(night, "channels", lounge.id, kind=CHANNELS)
    assert "are played elsewhere" in (await night.press("Ann", "@rematch", on=board)).words
    assert await night.tables() == 1


async def test_channels_that_are_gone_are_no_longer_chosen_and_open_nothing_by_it(night: Evening) -> None:
    lounge = night.guild.create_text_channel("lounge")
    await choose(night, "channels", lounge.id, kind=CHANNELS)
    night.env.backend.delete_channel(lounge.id)
    await night.env.settle()
    assert "are gone" in (await night.slash("Ann", "play", game="tie_die")).words
    shown = await panel(night)
    assert "are gone, so nobody can open a game" in shown.text
    assert listed(shown, "channels") == []


async def test_what_is_missing_in_the_chosen_channels_is_named_as_discord_names_it(night: Evening) -> None:
    lounge, attic = night.guild.create_text_channel("lounge"), night.guild.create_text_channel("attic")
    night.forbid("attach_files")
    await choose(night, "channels", night.channel.id, lounge.id, attic.id, kind=CHANNELS)
    denied = discord.Permissions(embed_links=True, send_messages_in_threads=True).value
    bot = night.env.backend.bot_user.id
    overwrite = Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=denied)
    night.env.backend.set_overwrite(lounge.id, overwrite)
    text = (await panel(night)).text
    assert f"<#{night.channel.id}>: I need Attach Files." in text
    assert f"<#{lounge.id}>: I need Embed Links and Send Messages in Threads." in text
    assert f"<#{attic.id}>" not in text
    # Where there are no tables in threads, nothing is needed for them.
    assert f"<#{lounge.id}>: I need Embed Links." in (await switch(night, "In threads: yes")).text


async def test_where_no_channel_will_do_that_is_said(night: Evening) -> None:
    night.forbid("embed_links")
    assert "No channel yet gives me" in (await panel(night)).text
    night.forbid()
    assert "No channel yet gives me" not in (await panel(night)).text


async def test_no_tables_in_threads(night: Evening) -> None:
    shown = await switch(night, "In threads: yes")
    assert "In threads: no" in shown.buttons
    home = night.channel
    thread = night.env.backend.create_thread(
        home.id, "a thread", night.people["Ann"].id, type=ChannelType.PUBLIC_THREAD
    )
    night.channel = ChannelHandle(night.env, night.guild, thread)
    assert "doesn't allow games in threads" in (await night.slash("Ann", "play", game="tie_die")).words
    night.channel = home
    assert (await night.slash("Ann", "play", game="tie_die")).public


async def test_the_default_clock_is_that_of_new_tables_and_the_host_may_choose_another(night: Evening) -> None:
    await choose(night, "clock", 60)
    await night.sit("Ann")
    assert (await night.stored()).clock == 60
    (menu,) = (await night.press("Ann", "@house-rules")).private
    (custom_id,) = [one for one in menu.selects if one.endswith(f":{CLOCK}")]
    await night.click("Ann", custom_id, on=menu, values=["1"])
    assert (await night.stored()).clock == 180
    await night.press("Ben", "@join")
    await night.env.advance_time(60)
    await night.start_now("Ann")
    board = await night.play_on()
    await night.press("Ann", "@rematch", on=board)
    assert (await night.stored()).clock == 180, "a rematch has the clock of the game before"


@pytest.mark.parametrize("pings", [True, False])
async def test_pings(night: Evening, pings: bool) -> None:
    if not pings:
        assert "Pings: no" in (await switch(night, "Pings: yes")).buttons
    await night.start("Ann", "Ben", rules="first host, target 20")
    turn = night.people[str(await night.turn())]
    expected = [turn.id] if pings else []
    await night.env.advance_time(6 * MINUTE)
    (reminder,) = await reminders(night)
    assert f"<@{turn.id}>" in reminder.text, "named in any case"
    assert called(night, reminder.text) == expected
    (other,) = await night.others()
    (nudge,) = (await night.slash(other, "table nudge")).public
    assert f"<@{turn.id}>" in nudge.text
    assert called(night, nudge.text) == expected
    await night.slash(other, "table end")
    await night.env.settle()
    assert called(night, "would like to end") == expected


async def test_a_role_may_end_games_in_place_of_moderators(night: Evening) -> None:
    night.come("Mod", manage_messages=True)
    helper = night.come("Helper")
    role = helper.roles[0] if hasattr(helper, "roles") else None
    number = int(getattr(role, "id", 0)) or next(
        one.id for one in night.env.backend.guilds[night.guild.id].roles.values() if one.name == "role of Helper"
    )
    await night.sit("Ann")
    assert "or a moderator" in (await night.slash("Helper", "table end")).words
    await choose(night, "moderators", number, kind=ROLES)
    shown = await panel(night)
    assert f"<@&{number}>" in shown.text
    assert listed(shown, "moderators") == [number]
    assert f"<@&{number}>" in (await night.slash("Mod", "table end")).words, "moderators by Discord's rights no more"
    assert (await night.stored()).status == "lobby"
    await night.slash("Helper", "table end")
    assert (await night.stored()).status == "closed"
    await night.sit("Ann")
    await night.slash(MIA, "table end")
    assert (await night.stored()).status == "closed", "who manages the server always may"
    # A role that is gone is as if none were chosen.
    night.env.backend.delete_role(night.guild.id, number)
    await night.env.settle()
    await night.sit("Ann")
    await night.slash("Mod", "table end")
    assert (await night.stored()).status == "closed"


async def test_the_language_of_tables(night: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "words"
    (folder / "de").mkdir(parents=True)
    (folder / "de" / "common.ftl").write_text("button-join = Mitspielen\n", encoding="utf-8")
    only(monkeypatch, folder)
    try:
        shown = await panel(night)
        assert [one["value"] for one in shown.selects["g:language"]] == ["own", "de", "en"]
        await choose(night, "language", "de")
        await night.slash("Ann", "play", game="tie_die")
        assert "Mitspielen" in (await night.board()).buttons
        await night.sweep()
        await choose(night, "language", "own")
        await night.slash("Ann", "play", game="tie_die")
        assert "Join" in (await night.board()).buttons
    finally:
        monkeypatch.undo()
        forget()


async def test_nobody_can_choose_what_there_is_not(night: Evening) -> None:
    before = GuildSettings(channels=(night.channel.id,), clock=60)
    await night.store.set_guild_settings(night.guild.id, before)
    for field, values in (
        *(("clock", [value]) for value in ("", "61", "-1", "x")),
        *(("language", [value]) for value in ("", "xx", "../en")),
        ("channels", ["1"]),
        ("channels", ["everywhere"]),
        ("channels", [night.channel.id, "1"]),
        ("moderators", ["1"]),
        ("moderators", ["9" * 5000]),
        ("threads", ["0"] * 2),
        ("everything", ["1"]),
    ):
        assert "somebody was quicker" in (await choose(night, field, *values)).words, field
    assert await night.store.guild_settings(night.guild.id) == before


# Hello


def greetings(night: Evening, channel: int | None = None) -> list[str]:
    return [message.text for message in night.messages(channel) if "Hello" in message.text]


async def comes(night: Evening) -> None:
    """Discord announces the server, as it does after an invitation, and now and then after that."""
    night.bot.dispatch("guild_join", night.bot.get_guild(night.guild.id))
    await night.env.settle()
    await night.bot.services.guild_lifecycle.wait_idle()


async def starts(night: Evening) -> None:
    night.bot.services.guild_lifecycle.start()
    await night.bot.services.guild_lifecycle.wait_idle()


async def test_hello_is_said_once_however_often_discord_announces_a_server(night: Evening) -> None:
    guild = night.bot.get_guild(night.guild.id)
    assert guild is not None
    # It has been there for long: an update greets nobody.
    night.patch.setattr(guild_lifecycle, "RECENT", 3600.0)
    joined, guild.me.joined_at = guild.me.joined_at, datetime(2020, 1, 1, tzinfo=UTC)
    await starts(night)
    assert greetings(night) == []
    guild.me.joined_at = joined
    night.patch.setattr(guild_lifecycle, "RECENT", 1e12)
    await comes(night)
    (said,) = greetings(night)
    ids = {command["name"]: command["id"] for command in night.commands()}
    assert f"Open a game with </play:{ids['play']}>" in said
    assert f"</settings:{ids['settings']}>" in said
    assert "Tie-Die" in said
    await comes(night)
    # After a restart, and after being removed and invited again within a month.
    await starts(night)
    night.patch.setattr(type(night.bot), "guilds", [])
    night.bot.services.guild_lifecycle.on_guild_leave()
    await comes(night)
    assert len(greetings(night)) == 1


async def test_hello_is_said_where_the_bot_may_write_and_nowhere_else(night: Evening) -> None:
    night.patch.setattr(guild_lifecycle, "RECENT", 1e12)
    night.forbid("send_messages")
    await comes(night)
    night.forbid()
    await comes(night)
    assert greetings(night) == [], "where it may write nowhere it says nothing, also later"
    night.patch.setattr(guild_lifecycle, "KEPT", -1e6)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(night.bot), "guilds", [])
        night.bot.services.guild_lifecycle.on_guild_leave()
        await night.bot.services.guild_lifecycle.wait_idle()
    night.forbid("send_messages")
    attic = night.guild.create_text_channel("attic")
    await comes(night)
    assert greetings(night) == []
    assert len(greetings(night, attic.id)) == 1


async def test_settings_are_kept_for_a_month_after_the_bot_was_removed(night: Evening) -> None:
    settled, number, at = GuildSettings(pings=False), night.guild.id, 1_000_000.0
    await night.store.set_guild_settings(number, settled)
    night.patch.setattr(guild_lifecycle, "now", lambda: at)
    night.env.backend.remove_guild(number)
    await night.env.settle()
    await night.bot.services.guild_lifecycle.wait_idle()
    for days, kept in ((29, settled), (31, GuildSettings())):
        night.patch.setattr(guild_lifecycle, "now", lambda days=days: at + days * 86_400)
        await starts(night)
        assert await night.store.guild_settings(number) == kept


async def test_how_soon_a_board_follows_the_chat_is_chosen_from_a_list(night: Evening) -> None:
    shown = await panel(night)
    assert [one["label"] for one in shown.selects["g:follow"] if one.get("default")] == [
        "Board follows the chat: calmly"
    ]
    for value in ("quickly", "never", "calmly"):
        await choose(night, "follow", value)
        assert (await night.store.guild_settings(night.guild.id)).follow == value
    said = await choose(night, "follow", "always")
    assert said.private
    assert (await night.store.guild_settings(night.guild.id)).follow == "calmly"
