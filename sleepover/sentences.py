"""The game's words on a terminal: the same sentences as at the table, without the table's markup."""

from __future__ import annotations

import sys

import structlog

from bot.words import Words, words
from bot.words.retelling import Sentences, names
from games.record import Record


def english(game: str) -> Words:
    """The game's words. What is wrong with them is logged on standard error: standard output is the game's."""
    structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))
    return words("en", game)


def sentences(record: Record) -> Sentences:
    """What tells that record in English."""
    say = english(record.game)
    return Sentences(record, names(record, say), say)
