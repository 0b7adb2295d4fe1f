"""Tests of guild settings: each setting, where it acts; and the bot's greeting."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from simcord.enums import ChannelType

from bot.accounts import guild_lifecycle
from bot.core import retry
from bot.core.service import StartContext
from bot.storage import GuildSettings
from bot.ui.views.lobby import CLOCK
from tests.bot.locales import forget, only
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import COMPONENT, BotHarness, Said, bot_harness
from tests.bot.test_deadline_scheduler import MINUTE, reminders

MIA = "Mia"
CHANNELS, ROLES = 8, 6
"""Discord's numbers for lists of channels and of roles."""


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[BotHarness]:
    """Run an evening in a guild that Mia manages."""
    async with bot_harness(tmp_path) as harness:
        harness.come(MIA, manage_guild=True)
        yield harness


async def panel(harness: BotHarness, who: str = MIA) -> Shown:
    (shown,) = (await harness.slash(who, "settings")).private
    return shown


async def choose(harness: BotHarness, field: str, *values: object, who: str = MIA, kind: int | None = None) -> Said:
    """Choose in the panel from a list, by the values; of a ``kind`` of list that has channels or roles in it."""
    on = await panel(harness) if who == MIA else harness.messages()[0]
    if kind is None:
        return await harness.click(who, f"g:{field}", on=on, values=[str(value) for value in values])
    # Evening.click knows one kind of list.
    data: dict[str, Any] = {"custom_id": f"g:{field}", "component_type": kind, "values": [str(one) for one in values]}
    return Said(harness, await harness.interact(who, COMPONENT, data, on=on))


async def switch(harness: BotHarness, label: str) -> Shown:
    shown = await panel(harness)
    await harness.click(MIA, shown.button(label), on=shown)
    return harness.show(shown.channel, shown.id)


def listed(shown: Shown, field: str) -> list[int]:
    """Return the default values of a select menu of channels or roles."""
    (found,) = [part for part in shown.components if part.get("custom_id") == f"g:{field}"]
    return [int(one["id"]) for one in found.get("default_values", [])]


def called(harness: BotHarness, text: str) -> list[int]:
    """Return the users mentioned by the last message with that text."""
    bodies = [call.json.get("data", call.json) for call in harness.env.http_requests if isinstance(call.json, dict)]
    found = [body for body in bodies if text in str(body.get("content"))]
    return [int(user) for user in found[-1]["allowed_mentions"].get("users", [])]


async def test_all_is_in_one_private_panel(
    harness: BotHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only(monkeypatch, tmp_path / "none")
    try:
        shown = await panel(harness)
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


async def test_only_who_manages_the_server_sees_and_changes_it(harness: BotHarness) -> None:
    harness.come("Mod", manage_messages=True)
    (command,) = [command for command in harness.commands() if command["name"] == "settings"]
    assert command["default_member_permissions"] == 1 << 5
    # A server may show a command to others.
    everybody = {harness.people[who]: True for who in ("Ann", "Mod", MIA)}
    harness.guild.set_command_permissions(int(command["id"]), everybody)
    shown = await panel(harness)
    for who in ("Ann", "Mod"):
        assert "Manage Server" in (await harness.slash(who, "settings")).words
        for custom_id, values in (("g:pings:0", None), ("g:clock", ["60"]), ("g:channels", []), ("g:moderators", [])):
            assert "Manage Server" in (await harness.click(who, custom_id, on=shown, values=values)).words
    person = harness.people[MIA].user
    rules = Said(harness, await person.slash("rules", game="tie_die")).private[0]
    data = {"custom_id": "g:pings:0", "component_type": 2}
    said = await harness.interact(person, COMPONENT, data, on=rules, channel=person.dm_channel)
    assert "in a server's channels" in Said(harness, said).words
    assert await harness.store.guild_settings(harness.guild.id) == GuildSettings()


async def test_games_are_opened_in_the_chosen_channels_and_their_threads(harness: BotHarness) -> None:
    lounge = harness.guild.create_text_channel("lounge")
    await choose(harness, "channels", lounge.id, kind=CHANNELS)
    shown = await panel(harness)
    assert listed(shown, "channels") == [lounge.id]
    assert "in the channel chosen here" in shown.text
    said = await harness.slash("Ann", "play", game="tie_die")
    assert said.words.endswith(f"games are played elsewhere: <#{lounge.id}>.")
    assert await harness.tables() == 0
    home, harness.channel = harness.channel, lounge
    thread = harness.env.backend.create_thread(
        lounge.id, "a thread", harness.people["Ann"].id, type=ChannelType.PUBLIC_THREAD
    )
    assert (await harness.slash("Ann", "play", game="tie_die")).public
    harness.channel = harness.handle(thread.id)
    assert (await harness.slash("Ann", "play", game="tie_die")).public
    # None chosen: everywhere again.
    harness.channel = home
    await choose(harness, "channels", kind=CHANNELS)
    assert (await harness.slash("Ann", "play", game="tie_die")).public


async def test_a_rematch_stays_where_games_may_be_opened(harness: BotHarness) -> None:
    harness.soon_over()
    await harness.start("Ann", "Ben")
    board = await harness.play_on()
    lounge = harness.guild.create_text_channel("lounge")
    await choose(harness, "channels", lounge.id, kind=CHANNELS)
    assert "are played elsewhere" in (await harness.press("Ann", "@rematch", on=board)).words
    assert await harness.tables() == 1


async def test_channels_that_are_gone_are_no_longer_chosen_and_open_nothing_by_it(harness: BotHarness) -> None:
    lounge = harness.guild.create_text_channel("lounge")
    await choose(harness, "channels", lounge.id, kind=CHANNELS)
    harness.env.backend.delete_channel(lounge.id)
    await harness.env.settle()
    assert "are gone" in (await harness.slash("Ann", "play", game="tie_die")).words
    shown = await panel(harness)
    assert "are gone, so nobody can open a game" in shown.text
    assert listed(shown, "channels") == []


async def test_what_is_missing_in_the_chosen_channels_is_named_as_discord_names_it(harness: BotHarness) -> None:
    lounge, attic = harness.guild.create_text_channel("lounge"), harness.guild.create_text_channel("attic")
    harness.forbid("attach_files")
    await choose(harness, "channels", harness.channel.id, lounge.id, attic.id, kind=CHANNELS)
    harness.forbid("embed_links", "send_messages_in_threads", channel=lounge.id)
    text = (await panel(harness)).text
    assert f"<#{harness.channel.id}>: I need Attach Files." in text
    assert f"<#{lounge.id}>: I need Embed Links and Send Messages in Threads." in text
    assert f"<#{attic.id}>" not in text
    # Where there are no tables in threads, nothing is needed for them.
    assert f"<#{lounge.id}>: I need Embed Links." in (await switch(harness, "In threads: yes")).text


async def test_where_no_channel_will_do_that_is_said(harness: BotHarness) -> None:
    harness.forbid("embed_links")
    assert "No channel yet gives me" in (await panel(harness)).text
    harness.forbid()
    assert "No channel yet gives me" not in (await panel(harness)).text


async def test_no_tables_in_threads(harness: BotHarness) -> None:
    shown = await switch(harness, "In threads: yes")
    assert "In threads: no" in shown.buttons
    home = harness.channel
    thread = harness.env.backend.create_thread(
        home.id, "a thread", harness.people["Ann"].id, type=ChannelType.PUBLIC_THREAD
    )
    harness.channel = harness.handle(thread.id)
    assert "doesn't allow games in threads" in (await harness.slash("Ann", "play", game="tie_die")).words
    harness.channel = home
    assert (await harness.slash("Ann", "play", game="tie_die")).public


async def test_the_default_clock_is_that_of_new_tables_and_the_host_may_choose_another(harness: BotHarness) -> None:
    await choose(harness, "clock", 60)
    await harness.sit("Ann")
    assert (await harness.stored()).clock == 60
    (menu,) = (await harness.press("Ann", "@house-rules")).private
    (custom_id,) = [one for one in menu.selects if one.endswith(f":{CLOCK}")]
    await harness.click("Ann", custom_id, on=menu, values=["1"])
    assert (await harness.stored()).clock == 180
    await harness.press("Ben", "@join")
    await harness.env.advance_time(60)
    await harness.start_now("Ann")
    board = await harness.play_on()
    await harness.press("Ann", "@rematch", on=board)
    assert (await harness.stored()).clock == 180, "a rematch has the clock of the game before"


@pytest.mark.parametrize("pings", [True, False])
async def test_pings(harness: BotHarness, pings: bool) -> None:
    if not pings:
        assert "Pings: no" in (await switch(harness, "Pings: yes")).buttons
    await harness.start("Ann", "Ben", rules="first host, target 20")
    turn = harness.people[str(await harness.turn())]
    expected = [turn.id] if pings else []
    await harness.env.advance_time(6 * MINUTE)
    (reminder,) = await reminders(harness)
    assert f"<@{turn.id}>" in reminder.text, "named in any case"
    assert called(harness, reminder.text) == expected
    (other,) = await harness.others()
    (nudge,) = (await harness.slash(other, "table nudge")).public
    assert f"<@{turn.id}>" in nudge.text
    assert called(harness, nudge.text) == expected
    await harness.slash(other, "table end")
    await harness.env.settle()
    assert called(harness, "would like to end") == expected


async def test_a_role_may_end_games_in_place_of_moderators(harness: BotHarness) -> None:
    harness.come("Mod", manage_messages=True)
    helper = harness.come("Helper", change_nickname=True)
    role = helper.roles[0] if hasattr(helper, "roles") else None
    number = int(getattr(role, "id", 0)) or next(
        one.id for one in harness.env.backend.guilds[harness.guild.id].roles.values() if one.name == "role of Helper"
    )
    await harness.sit("Ann")
    assert "or a moderator" in (await harness.slash("Helper", "table end")).words
    await choose(harness, "moderators", number, kind=ROLES)
    shown = await panel(harness)
    assert f"<@&{number}>" in shown.text
    assert listed(shown, "moderators") == [number]
    assert f"<@&{number}>" in (await harness.slash("Mod", "table end")).words, "moderators by Discord's rights no more"
    assert (await harness.stored()).status == "lobby"
    await harness.slash("Helper", "table end")
    assert (await harness.stored()).status == "closed"
    await harness.sit("Ann")
    await harness.slash(MIA, "table end")
    assert (await harness.stored()).status == "closed", "who manages the server always may"
    # A role that is gone is as if none were chosen.
    harness.env.backend.delete_role(harness.guild.id, number)
    await harness.env.settle()
    await harness.sit("Ann")
    await harness.slash("Mod", "table end")
    assert (await harness.stored()).status == "closed"


async def test_the_language_of_tables(harness: BotHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "words"
    (folder / "de").mkdir(parents=True)
    (folder / "de" / "common.ftl").write_text("button-join = Mitspielen\n", encoding="utf-8")
    only(monkeypatch, folder)
    try:
        shown = await panel(harness)
        assert [one["value"] for one in shown.selects["g:language"]] == ["own", "de", "en"]
        await choose(harness, "language", "de")
        await harness.slash("Ann", "play", game="tie_die")
        assert "Mitspielen" in (await harness.board()).buttons
        await harness.sweep()
        await choose(harness, "language", "own")
        await harness.slash("Ann", "play", game="tie_die")
        assert "Join" in (await harness.board()).buttons
    finally:
        monkeypatch.undo()
        forget()


async def test_nobody_can_choose_what_there_is_not(harness: BotHarness) -> None:
    before = GuildSettings(channels=(harness.channel.id,), clock=60)
    await harness.store.set_guild_settings(harness.guild.id, before)
    for field, values in (
        *(("clock", [value]) for value in ("", "61", "-1", "x")),
        *(("language", [value]) for value in ("", "xx", "../en")),
        ("channels", ["1"]),
        ("channels", ["everywhere"]),
        ("channels", [harness.channel.id, "1"]),
        ("moderators", ["1"]),
        ("moderators", ["9" * 5000]),
        ("threads", ["0"] * 2),
        ("everything", ["1"]),
    ):
        assert "somebody was quicker" in (await choose(harness, field, *values)).words, field
    assert await harness.store.guild_settings(harness.guild.id) == before


# Hello


def greetings(harness: BotHarness, channel: int | None = None) -> list[str]:
    return [message.text for message in harness.messages(channel) if "Hello" in message.text]


async def comes(harness: BotHarness) -> None:
    """Discord announces the server, as it does after an invitation, and now and then after that."""
    harness.bot.dispatch("guild_join", harness.bot.get_guild(harness.guild.id))
    await harness.env.settle()
    await harness.bot.services.guild_lifecycle.wait_idle()


async def starts(harness: BotHarness) -> None:
    await harness.bot.services.guild_lifecycle.start(StartContext())
    await harness.bot.services.guild_lifecycle.wait_idle()


async def test_hello_is_said_once_however_often_discord_announces_a_server(harness: BotHarness) -> None:
    guild = harness.bot.get_guild(harness.guild.id)
    assert guild is not None
    # It has been there for long: an update greets nobody.
    harness.patch.setattr(guild_lifecycle, "RECENT", 3600.0)
    joined, guild.me.joined_at = guild.me.joined_at, datetime(2020, 1, 1, tzinfo=UTC)
    await starts(harness)
    assert greetings(harness) == []
    guild.me.joined_at = joined
    harness.patch.setattr(guild_lifecycle, "RECENT", 1e12)
    await comes(harness)
    (said,) = greetings(harness)
    ids = {command["name"]: command["id"] for command in harness.commands()}
    assert f"Open a game with </play:{ids['play']}>" in said
    assert f"</settings:{ids['settings']}>" in said
    assert "Tie-Die" in said
    await comes(harness)
    # After a restart, and after being removed and invited again within a month.
    await starts(harness)
    harness.patch.setattr(type(harness.bot), "guilds", [])
    harness.bot.services.guild_lifecycle.on_guild_leave()
    await comes(harness)
    assert len(greetings(harness)) == 1


async def test_for_many_servers_the_commands_are_fetched_once(harness: BotHarness) -> None:
    real, fetched = type(harness.bot.tree).fetch_commands, []

    async def noted(tree: Any, **given: Any) -> Any:
        fetched.append(1)
        await asyncio.sleep(0)
        return await real(tree, **given)

    harness.patch.setattr(type(harness.bot.tree), "fetch_commands", noted)
    harness.bot._command_mentions = {}
    said = await asyncio.gather(*(harness.bot.command_mentions() for _ in range(300)))
    assert len(fetched) == 1
    assert all("play" in one for one in said)


async def test_hello_is_said_where_the_bot_may_write_and_nowhere_else(harness: BotHarness) -> None:
    harness.patch.setattr(guild_lifecycle, "RECENT", 1e12)
    harness.forbid("send_messages")
    await comes(harness)
    harness.forbid()
    await comes(harness)
    assert greetings(harness) == [], "where it may write nowhere it says nothing, also later"
    harness.patch.setattr(guild_lifecycle, "KEPT", -1e6)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(harness.bot), "guilds", [])
        harness.bot.services.guild_lifecycle.on_guild_leave()
        await harness.bot.services.guild_lifecycle.wait_idle()
    harness.forbid("send_messages")
    attic = harness.guild.create_text_channel("attic")
    await comes(harness)
    assert greetings(harness) == []
    assert len(greetings(harness, attic.id)) == 1


async def test_hello_that_discord_does_not_take_at_first_is_said_a_little_later(harness: BotHarness) -> None:
    harness.patch.setattr(guild_lifecycle, "RECENT", 1e12)
    harness.patch.setattr(retry.NOTICE, "first", 0.01)
    harness.env.inject_error("POST", f"/channels/{harness.channel.id}/messages", status=503)
    await comes(harness)
    assert len(greetings(harness)) == 1


async def test_settings_are_kept_for_a_month_after_the_bot_was_removed(harness: BotHarness) -> None:
    settled, number, at = GuildSettings(pings=False), harness.guild.id, 1_000_000.0
    await harness.store.set_guild_settings(number, settled)
    harness.patch.setattr(guild_lifecycle, "now", lambda: at)
    harness.env.backend.remove_guild(number)
    await harness.env.settle()
    await harness.bot.services.guild_lifecycle.wait_idle()
    for days, kept in ((29, settled), (31, GuildSettings())):
        harness.patch.setattr(guild_lifecycle, "now", lambda days=days: at + days * 86_400)
        await starts(harness)
        assert await harness.store.guild_settings(number) == kept


async def test_how_soon_a_board_follows_the_chat_is_chosen_from_a_list(harness: BotHarness) -> None:
    shown = await panel(harness)
    assert [one["label"] for one in shown.selects["g:follow"] if one.get("default")] == [
        "Board follows the chat: calmly"
    ]
    for value in ("quickly", "never", "calmly"):
        await choose(harness, "follow", value)
        assert (await harness.store.guild_settings(harness.guild.id)).follow == value
    said = await choose(harness, "follow", "always")
    assert said.private
    assert (await harness.store.guild_settings(harness.guild.id)).follow == "calmly"
