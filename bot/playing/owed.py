"""What is owed to the message of one table, and how those hear of it who wait for that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from bot.ground.permissions import missing
from bot.playing.answer import LOST, Answer
from bot.words import words


class Move(NamedTuple):
    """A channel in which the board is to be posted again, and who waits for that."""

    channel: int
    there: asyncio.Future[None]


class Wish:
    """What is owed to one table's message."""

    def __init__(self) -> None:
        self.again = False
        """Whether to paint even what was painted before: it may not have arrived."""
        self.moves: list[Move] = []
        """Where to post it again."""
        self.lost: list[Move] = []
        """The same once more, where it may have been posted: that is looked for before."""
        self.kept: list[Move] = []
        """Those for whom it will be looked for."""
        self.told: list[Answer] = []
        """Who is to be told if it cannot be painted."""
        self.by: Answer | None = None
        """The answer that has shown it in words, and can bring the picture: Discord does not count that as an edit."""

    def leave_alone(self, error: Exception) -> None:
        """Those who wait for the board to be posted again hear what went wrong, unless it will be looked for."""
        leave_alone([move for move in (*self.lost, *self.moves) if move not in self.kept], error)

    async def tell(self) -> None:
        """Say to those who asked that the board could not be painted, and what is missing, if something is."""
        for answer in self.told:
            speak = words(str(answer.interaction.locale))
            lacking = missing(answer.interaction)
            why = f" {speak('sorry-permissions', permissions=lacking)}" if lacking else ""
            with suppress(*LOST):
                await answer.say(speak("sorry-unpainted") + why)


def is_there(moves: Iterable[Move]) -> None:
    """Those who wait for the board to be posted again hear that it has been."""
    for move in moves:
        if not move.there.done():
            move.there.set_result(None)


def leave_alone(moves: Iterable[Move], error: Exception) -> None:
    """They hear what went wrong."""
    for move in moves:
        if not move.there.done():
            move.there.set_exception(error)
