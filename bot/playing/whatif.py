"""*What if?* in the lobby: what the table's house rules do, told privately."""

from __future__ import annotations

from bot.panels.whatif import Asked
from bot.playing.answer import Answer
from bot.playing.painter import Painter
from bot.table.tables import Tables
from bot.words import words


class WhatIf:
    """Answers what house rules do to a game's length and fairness."""

    def __init__(self, tables: Tables, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter

    async def predict(self, answer: Answer, table: int, *, again: bool) -> None:
        """Answer the person who asked, and nobody else; ``again`` brings the answer that was pressed up to date."""
        live = await self._tables.get(table)
        speak = words(str(answer.interaction.locale), live.game.name)
        asked = Asked.of(live, speak)
        picture = await self._painter.drawn(asked.picture, live.game.name) if asked.now else None
        message = asked.message(picture)
        await (answer.update(message) if again else answer.whisper(message))
