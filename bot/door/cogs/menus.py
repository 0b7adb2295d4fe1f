"""What a right-click offers: on a person a challenge and their profile, on a message of ours its replay and check."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.door.client import Sleepover
from bot.door.house import House
from bot.ground.refusals import Refusal
from bot.ground.translator import text
from bot.panels import challenge
from bot.panels.buttons import table_of
from bot.playing.reception import personal
from bot.table.live import Live
from bot.table.names import for_chat, tidy

Person = discord.Member | discord.User


class Menus:
    """Answers them; discord.py has no place for these in a cog."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def challenge(self, interaction: discord.Interaction[Sleepover], who: Person) -> None:
        """Ask to which game; the table is opened when that is sent."""
        async with self._house.reception.answering(interaction, private=True) as answer:
            speak = personal(answer)
            name = tidy(who.display_name, who.name)
            if who.bot:
                raise Refusal("sorry-challenge-computer", player=for_chat([name])[0])
            if who.id == interaction.user.id:
                raise Refusal("sorry-challenge-self")
            if not await answer.ask(challenge.form(who.id, name, speak)):
                raise Refusal("sorry-slow")

    async def profile(self, interaction: discord.Interaction[Sleepover], who: Person) -> None:
        """Their profile, shown privately."""
        await self._house.profiles.present(interaction, who, None, everywhere=False)

    async def replay(self, interaction: discord.Interaction[Sleepover], message: discord.Message) -> None:
        """The game of that message step by step, shown privately."""
        async with self._house.reception.answering(interaction, private=True) as answer:
            await self._house.archive.step_through(answer, await self._table(interaction, message))

    async def verify(self, interaction: discord.Interaction[Sleepover], message: discord.Message) -> None:
        """The check of the game of that message, shown privately."""
        async with self._house.reception.answering(interaction, private=True) as answer:
            await self._house.archive.check(answer, await self._table(interaction, message), private=True)

    async def _table(self, interaction: discord.Interaction[Sleepover], message: discord.Message) -> Live:
        """The table of a message of ours, if the person asking may look at it.

        Raises:
            Refusal: it is not ours, is about no table, or they may not.
        """
        me = interaction.client.user
        table = table_of(message) if me is not None and message.author.id == me.id else None
        if table is None:
            raise Refusal("sorry-no-game-in-message")
        return await self._house.usher.show(interaction, table)


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    menus = Menus(bot.house)
    server = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    for name, callback in (
        ("menu-challenge", menus.challenge),
        ("menu-profile", menus.profile),
        ("menu-replay", menus.replay),
        ("menu-verify", menus.verify),
    ):
        menu = app_commands.ContextMenu(name=text(name), callback=callback)
        if name in ("menu-challenge", "menu-profile"):
            menu.allowed_contexts = server
        bot.tree.add_command(menu)
