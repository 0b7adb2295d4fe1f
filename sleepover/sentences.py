"""The game's words on a terminal: the same sentences as at the table, without the table's markup."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence

import structlog

from bot.words import Words, words
from bot.words.telling import refuse, tell
from games.core import Event, IllegalAction, option_choices
from games.record import Record
from sleepover.terminal import plain

_STAND_IN = 0xF0000
"""Private characters stand in for the names while the markup is taken off, so that a name keeps its asterisks."""


def english(game: str) -> Words:
    """The game's words. What is wrong with them is logged on standard error: standard output is the game's."""
    structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))
    return words("en", game)


class Sentences:
    """Tells one record in English. ``names`` are the players' names as they can be printed."""

    def __init__(self, record: Record, names: Sequence[str]) -> None:
        self.words = english(record.game)
        self.names = names
        self.record = record

    def event(self, event: Event, number: int) -> str:
        """What happened in action ``number``, on one line."""
        return self._told(lambda stand_ins: tell(event, stand_ins, self.words, number))

    def refusal(self, error: IllegalAction) -> str:
        """Why an action was refused, on one line."""
        return self._told(lambda stand_ins: refuse(error, stand_ins, self.words))

    def title(self) -> str:
        """The game and who plays it."""
        return f"{self.words('title')}: {self.words.join(list(self.names))}"

    def house_rules(self) -> str:
        """Every option and its value."""
        return "; ".join(
            f"{self._or(f'option-{name}', name)}: {self._value(name)}"
            for name in option_choices(type(self.record.options))
        )

    def _value(self, option: str) -> str:
        value = getattr(self.record.options, option)
        shown = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        return self._or(f"option-{option}-{str(value).lower()}", shown)

    def _or(self, message: str, otherwise: str) -> str:
        return self.words(message) if message in self.words else otherwise

    def _told(self, sentence: Callable[[Sequence[str]], str]) -> str:
        stand_ins = [chr(_STAND_IN + seat) for seat in range(len(self.names))]
        text = plain(re.sub(r"\*\*(.+?)\*\*", r"\1", sentence(stand_ins)))
        for stand_in, name in zip(stand_ins, self.names, strict=True):
            text = text.replace(stand_in, name)
        return text
