"""``/settings``: what a server settles for itself. A setting is a field of ``Server``, an option here, and its words:
``settings-<field>-<value>`` says what holds."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import asdict, replace

from bot.door.client import Sleepover
from bot.ground.refusals import Refusal
from bot.ground.translator import text
from bot.panels import frame
from bot.playing.reception import Reception, personal
from bot.store import Server, Store
from bot.words import Words


class Settings(commands.Cog):
    """What holds on a server."""

    def __init__(self, reception: Reception, store: Store) -> None:
        self._reception = reception
        self._store = store

    @app_commands.command(name=text("command-settings"), description=text("command-settings.description"))
    @app_commands.rename(everywhere=text("option-settings-everywhere"))
    @app_commands.describe(everywhere=text("option-settings-everywhere.description"))
    @app_commands.choices(
        everywhere=[
            app_commands.Choice(name=text("choice-everywhere-on"), value=1),
            app_commands.Choice(name=text("choice-everywhere-off"), value=0),
        ]
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[Sleepover], everywhere: int | None = None) -> None:
        """Show what holds, after changing what was given."""
        async with self._reception.answering(interaction, private=True) as answer:
            if interaction.guild_id is None:
                raise Refusal("sorry-server-only")
            if not interaction.permissions.manage_guild:
                raise Refusal("sorry-not-manager")
            before = await self._store.server(interaction.guild_id)
            after = before if everywhere is None else replace(before, everywhere=bool(everywhere))
            if after != before:
                await self._store.set_server(interaction.guild_id, after)
            speak = personal(answer)
            lines = [*_lines(after, speak), frame.small(speak("settings-from-now"))]
            await answer.whisper(frame.card(speak("settings-title"), "\n".join(lines)))


def _lines(server: Server, speak: Words) -> list[str]:
    return [
        speak(f"settings-{name}-{('on' if value else 'off') if isinstance(value, bool) else value}")
        for name, value in asdict(server).items()
    ]


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    await bot.add_cog(Settings(bot.house.reception, bot.house.store))
