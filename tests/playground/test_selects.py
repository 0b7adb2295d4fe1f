"""Context menus and user-installed apps, as Discord describes both."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from playground.errors import LocalError
from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from playground.world.guilds import remove_bot
from tests.playground.bot import TinyBot
from tests.playground.conftest import running


def with_menus() -> TinyBot:
    """Return a bot with a user menu, a message menu, and a command for user installs."""
    bot = TinyBot()

    @bot.tree.context_menu(name="Wave at them")
    async def wave(interaction: discord.Interaction, who: discord.Member) -> None:
        bot.seen.append(interaction)
        await interaction.response.send_message(f"waves at {who.display_name}", ephemeral=True)

    @bot.tree.context_menu(name="Count the words")
    async def count(interaction: discord.Interaction, message: discord.Message) -> None:
        bot.seen.append(interaction)
        await interaction.response.send_message(f"{len(message.content.split())} words", ephemeral=True)

    @bot.tree.command(name="along", description="Comes along")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def along(interaction: discord.Interaction) -> None:
        bot.seen.append(interaction)
        await interaction.response.send_message("here I am", ephemeral=True)

    return bot


def data(interaction: discord.Interaction) -> Any:
    return interaction.data


async def test_a_menu_says_on_whom_or_what_it_was_used(
    local: LocalDiscord, ann: SimulatedUser, ben: SimulatedUser
) -> None:
    async with running(local, with_menus()) as bot:
        assert (await ann.menu("Wave at them", str(ben.id))).state == "done"
        (said,) = [message for message in ann.messages() if "waves" in message["content"]]
        assert said["content"] == "waves at Ben"
        sent = data(bot.seen[-1])
        assert (sent["type"], sent["target_id"]) == (2, str(ben.id))
        assert set(sent["resolved"]) == {"users", "members"}
        message = local.actions.say(ben.person, local.channel_id, "four words it has")
        assert (await ann.menu("Count the words", str(message.id))).state == "done"
        sent = data(bot.seen[-1])
        assert (sent["type"], sent["target_id"], set(sent["resolved"])) == (3, str(message.id), {"messages"})
        assert any(message["content"] == "4 words" for message in ann.messages())
        # A private answer has no menu, and there is none on what is not there.
        (own,) = [one["id"] for one in ann.messages() if one["content"] == "4 words"]
        for menu, target in (("Count the words", own), ("Count the words", "77"), ("Wave at them", "77")):
            with pytest.raises(LocalError):
                await ann.menu(menu, target)
        # What is typed is no menu, and a menu is not typed.
        with pytest.raises(LocalError, match="no command"):
            await ann.command("Wave")


async def test_who_has_it_installed_uses_it_where_the_bot_is_not(
    local: LocalDiscord, ann: SimulatedUser, ben: SimulatedUser
) -> None:
    async with running(local, with_menus()) as bot:
        assert (await ann.command("along")).state == "done"
        assert bot.seen[-1].is_guild_integration()
        assert not bot.seen[-1].is_user_integration()
        local.people_at_table.change(ann.person, {"installed": True})
        assert (await ann.command("along")).state == "done"
        assert bot.seen[-1].is_guild_integration()
        assert bot.seen[-1].is_user_integration()
        remove_bot(local.world, local.guild_id)
        with pytest.raises(LocalError, match="not in this server"):
            await ben.command("along")
        with pytest.raises(LocalError, match="not in this server"):
            await ann.command("panel")
        before = len(ann.messages())
        assert (await ann.command("along")).state == "done"
        assert not bot.seen[-1].is_guild_integration()
        assert bot.seen[-1].is_user_integration()
        assert len(ann.messages()) == before + 1
        assert not any(message["content"] == "here I am" for message in ben.messages())


def test_whether_somebody_has_it_installed_is_yes_or_no(local: LocalDiscord, ann: SimulatedUser) -> None:
    assert ann.person.json()["installed"] is False
    with pytest.raises(LocalError, match="true or false"):
        local.people_at_table.change(ann.person, {"installed": "perhaps"})
    assert local.people_at_table.change(ann.person, {"installed": True}).json()["installed"] is True
