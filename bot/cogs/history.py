"""``/history``, ``/replay`` and ``/verify``: past games.

``/review``: a finished game looked back on, privately.

``/puzzle``: find the best move.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import SleepoverClient
from bot.cogs import autocomplete_choices, usable_anywhere
from bot.cogs.play import game_choices
from bot.core.permissions import is_member_guild
from bot.history.browser import GameHistory
from bot.history.daily_puzzle import DailyPuzzle
from bot.history.reviews import ReviewService
from bot.i18n.command_translator import translatable
from bot.play.dispatcher import InteractionDispatcher
from bot.table.display_names import clean_name
from bot.ui.games import find_game


class HistoryCog(commands.Cog):
    """Past games."""

    def __init__(self, dispatcher: InteractionDispatcher, history: GameHistory) -> None:
        self._dispatcher = dispatcher
        self._history = history

    @usable_anywhere
    @app_commands.command(name=translatable("command-history"), description=translatable("command-history.description"))
    @app_commands.rename(
        player=translatable("option-history-player"),
        game=translatable("option-history-game"),
        private=translatable("option-history-private"),
    )
    @app_commands.describe(
        player=translatable("option-history-player.description"),
        game=translatable("option-history-game.description"),
        private=translatable("option-history-private.description"),
    )
    async def history(
        self,
        interaction: discord.Interaction[SleepoverClient],
        player: discord.Member | discord.User | None = None,
        game: str | None = None,
        private: bool = False,
    ) -> None:
        """Past games of a player."""
        private = _alone(interaction, private)
        async with self._dispatcher.answering(interaction, private=private) as answer:
            name = None if game is None else find_game(game, str(interaction.locale))
            who = player or interaction.user
            await self._history.show_history(
                answer, who.id, clean_name(who.display_name, who.name), name, private=private
            )

    @history.autocomplete("game")
    async def _game(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        return game_choices(current, str(interaction.locale))

    @app_commands.command(name=translatable("command-replay"), description=translatable("command-replay.description"))
    @app_commands.rename(number=translatable("option-replay-id"), private=translatable("option-replay-private"))
    @app_commands.describe(
        number=translatable("option-replay-id.description"), private=translatable("option-replay-private.description")
    )
    async def replay(
        self, interaction: discord.Interaction[SleepoverClient], number: str, private: bool = False
    ) -> None:
        """Show the animated replay of a game."""
        private = _alone(interaction, private)
        async with self._dispatcher.answering(interaction, private=private) as answer:
            await self._history.show_animation(answer, await self._history.find(interaction, number), private=private)

    @usable_anywhere
    @app_commands.command(name=translatable("command-verify"), description=translatable("command-verify.description"))
    @app_commands.rename(number=translatable("option-verify-id"), private=translatable("option-verify-private"))
    @app_commands.describe(
        number=translatable("option-verify-id.description"), private=translatable("option-verify-private.description")
    )
    async def verify(
        self, interaction: discord.Interaction[SleepoverClient], number: str, private: bool = False
    ) -> None:
        """Show the check of a game's dice and actions."""
        private = _alone(interaction, private)
        async with self._dispatcher.answering(interaction, private=private) as answer:
            await self._history.verify(answer, await self._history.find(interaction, number), private=private)

    @replay.autocomplete("number")
    @verify.autocomplete("number")
    async def _number(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        return await autocomplete_choices(self._history.suggest(interaction, current))


def _alone(interaction: discord.Interaction[SleepoverClient], private: bool) -> bool:
    """Return whether only the user sees the answer: they asked for that, or the bot is no member here."""
    return private or not is_member_guild(interaction)


class ReviewCog(commands.Cog):
    """Cog of ``/review``: luck and choices in a game."""

    def __init__(self, dispatcher: InteractionDispatcher, history: GameHistory, reviews: ReviewService) -> None:
        self._dispatcher = dispatcher
        self._history = history
        self._reviews = reviews

    @app_commands.command(name=translatable("command-review"), description=translatable("command-review.description"))
    @app_commands.rename(number=translatable("option-review-id"))
    @app_commands.describe(number=translatable("option-review-id.description"))
    async def review(self, interaction: discord.Interaction[SleepoverClient], number: str) -> None:
        """Show the review of a game."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            live = await self._history.find(interaction, number)
            await self._reviews.show_first_page(answer, live.id)

    @review.autocomplete("number")
    async def _number(
        self, interaction: discord.Interaction[SleepoverClient], current: str
    ) -> list[app_commands.Choice[str]]:
        return await autocomplete_choices(self._history.suggest(interaction, current))


class PuzzleCog(commands.Cog):
    """Find the best move."""

    def __init__(self, daily_puzzle: DailyPuzzle) -> None:
        self._daily_puzzle = daily_puzzle

    @usable_anywhere
    @app_commands.command(name=translatable("command-puzzle"), description=translatable("command-puzzle.description"))
    async def puzzle(self, interaction: discord.Interaction[SleepoverClient]) -> None:
        """Show the puzzle of the day."""
        await self._daily_puzzle.show(interaction)


async def setup(bot: SleepoverClient) -> None:
    """Add the cogs; called by discord.py."""
    await bot.add_cog(HistoryCog(bot.services.dispatcher, bot.services.history))
    await bot.add_cog(ReviewCog(bot.services.dispatcher, bot.services.history, bot.services.reviews))
    await bot.add_cog(PuzzleCog(bot.services.daily_puzzle))
