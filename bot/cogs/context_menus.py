"""Context menus: challenge and profile of a user; replay and check from a message of the bot."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app.client import SleepoverClient
from bot.app.services import Services
from bot.core.errors import UserError
from bot.i18n.command_translator import translatable
from bot.table.display_names import clean_name, escape_names
from bot.table.session import TableSession
from bot.ui.components.buttons import table_of_message
from bot.ui.views import options

Person = discord.Member | discord.User


class ContextMenus:
    """The context menus; discord.py has no place for these in a cog."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def challenge(self, interaction: discord.Interaction[SleepoverClient], who: Person) -> None:
        """Ask for the game; the table is opened when the form is submitted."""
        async with self._services.dispatcher.answering(interaction, private=True) as answer:
            speak = answer.words()
            name = clean_name(who.display_name, who.name)
            if who.bot:
                raise UserError("sorry-challenge-computer", player=escape_names([name])[0])
            if who.id == interaction.user.id:
                raise UserError("sorry-challenge-self")
            if not await answer.send_modal(options.challenge_form(who.id, name, speak)):
                raise UserError("sorry-slow")

    async def profile(self, interaction: discord.Interaction[SleepoverClient], who: Person) -> None:
        """Show the user's profile in an ephemeral message."""
        await self._services.profiles.show(interaction, who, None, everywhere=False)

    async def replay(self, interaction: discord.Interaction[SleepoverClient], message: discord.Message) -> None:
        """Show the game of that message step by step, in an ephemeral message."""
        async with self._services.dispatcher.answering(interaction, private=True) as answer:
            await self._services.history.show_replay(answer, await self._table(interaction, message))

    async def verify(self, interaction: discord.Interaction[SleepoverClient], message: discord.Message) -> None:
        """Show the check of that message's game in an ephemeral message."""
        async with self._services.dispatcher.answering(interaction, private=True) as answer:
            await self._services.history.verify(answer, await self._table(interaction, message), private=True)

    async def _table(self, interaction: discord.Interaction[SleepoverClient], message: discord.Message) -> TableSession:
        """Return the table of a message of the bot, if the user may view it.

        Raises:
            UserError: the message is not the bot's, is about no table, or the user may not view it.
        """
        me = interaction.client.user
        table = table_of_message(message) if me is not None and message.author.id == me.id else None
        if table is None:
            raise UserError("sorry-no-game-in-message")
        return await self._services.table_access.load_viewable(interaction, table)


async def setup(bot: SleepoverClient) -> None:
    """Add the cog; discord.py calls this."""
    menus = ContextMenus(bot.services)
    server = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    for name, callback in (
        ("menu-challenge", menus.challenge),
        ("menu-profile", menus.profile),
        ("menu-replay", menus.replay),
        ("menu-verify", menus.verify),
    ):
        menu = app_commands.ContextMenu(name=translatable(name), callback=callback)
        if name in ("menu-challenge", "menu-profile"):
            menu.allowed_contexts = server
        bot.tree.add_command(menu)
