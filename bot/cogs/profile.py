"""``/profile``: what somebody's games came to."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.catalogue import find, playable
from bot.client import Sleepover
from bot.cogs.play import game_choices
from bot.names import for_chat, tidy
from bot.panels import profile as panel
from bot.panels.profile import FeatsButton
from bot.refusals import Refusal
from bot.scores.profiles import About, Teller, gather
from bot.translator import text
from bot.waiting import now
from bot.words import words

_HERE, _EVERYWHERE = "here", "everywhere"


class Profiles(commands.Cog):
    """Anybody's profile, for anybody on the same server."""

    def __init__(self, bot: Sleepover) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-profile"), description=text("command-profile.description"))
    @app_commands.rename(
        player=text("option-profile-player"), game=text("option-profile-game"), scope=text("option-profile-scope")
    )
    @app_commands.describe(
        player=text("option-profile-player.description"),
        game=text("option-profile-game.description"),
        scope=text("option-profile-scope.description"),
    )
    @app_commands.choices(
        scope=[
            app_commands.Choice(name=text("choice-profile-here"), value=_HERE),
            app_commands.Choice(name=text("choice-profile-everywhere"), value=_EVERYWHERE),
        ]
    )
    @app_commands.guild_only()
    async def profile(
        self,
        interaction: discord.Interaction[Sleepover],
        player: discord.Member | discord.User | None = None,
        game: str | None = None,
        scope: str = _HERE,
    ) -> None:
        """A player's games, rating, streaks, rivals, luck and achievements."""
        async with self.bot.desk.answering(interaction) as answer:
            if interaction.guild_id is None:
                raise Refusal("sorry-server-only")
            who = player or interaction.user
            name = tidy(who.display_name, who.name)
            if who.bot:
                raise Refusal("sorry-profile-computer", player=for_chat([name])[0])
            about = About(
                who.id,
                name,
                interaction.guild_id,
                None if game is None else find(game, str(interaction.locale)),
                scope == _EVERYWHERE,
            )
            speak = words(str(interaction.guild_locale or interaction.locale))
            teller = Teller(await gather(self.bot.store, about), speak, now())
            picture = await self.bot.painter.drawn(teller.draw, "profile")
            more = FeatsButton(about.user, about.everywhere, about.game, 0, speak("profile-more"))
            texts = [teller.sums(), teller.details(), teller.feats()]
            await answer.post(panel.profile(teller.title, texts, picture, more, speak))

    @profile.autocomplete("game")
    async def _game(self, interaction: discord.Interaction[Sleepover], current: str) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))

    async def show_feats(self, interaction: discord.Interaction[Sleepover], button: FeatsButton) -> None:
        """A page of all achievements, for the person who asks alone."""
        async with self.bot.desk.answering(interaction, private=True) as answer:
            if interaction.guild_id is None:
                raise Refusal("sorry-server-only")
            game = button.game if button.game in playable() else None
            about = About(button.user, "", interaction.guild_id, game, button.everywhere)
            speak = words(str(interaction.locale))
            teller = Teller(await gather(self.bot.store, about), speak, now())
            page = panel.all_feats(teller.feats_title(f"<@{about.user}>"), teller.all_feats(), button, speak)
            await (answer.update(page) if button.page else answer.whisper(page))


async def setup(bot: Sleepover) -> None:
    """Called by discord.py."""
    bot.answer_presses(FeatsButton)
    await bot.add_cog(Profiles(bot))
