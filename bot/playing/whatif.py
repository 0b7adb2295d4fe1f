"""*What if?* in the lobby: what the table's house rules do, told to whoever asks."""

from __future__ import annotations

from typing import Any

import discord

from bot.panels.whatif import Asked
from bot.playing.painter import Painter
from bot.playing.reception import Reception
from bot.table.tables import Tables
from bot.words import words


class WhatIf:
    """Answers what house rules do to a game's length and fairness."""

    def __init__(self, reception: Reception, tables: Tables, painter: Painter) -> None:
        self._reception = reception
        self._tables = tables
        self._painter = painter

    async def predict(self, interaction: discord.Interaction[Any], table: int, *, again: bool) -> None:
        """Answer the person who asked, and nobody else; ``again`` brings the answer that was pressed up to date."""
        async with self._reception.answering(interaction, table, private=True) as answer:
            live = await self._tables.get(table)
            speak = words(str(interaction.locale), live.game.name)
            asked = Asked.of(live, speak)
            picture = await self._painter.drawn(asked.picture, live.game.name) if asked.now else None
            message = asked.message(picture)
            await (answer.update(message) if again else answer.whisper(message))
