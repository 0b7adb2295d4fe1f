"""The game's words on a terminal: the same sentences as at the table, without the table's markup."""

from __future__ import annotations

import sys

import bot.words
from bot.words import Words, words
from bot.words.retelling import Sentences, names
from games.record import Record


def english(game: str) -> Words:
    """The game's words. What is wrong with them is logged on standard error: standard output is the game's."""
    if "structlog" in sys.modules:
        _log_to_standard_error()
    else:
        bot.words.complain = _complain
    return words("en", game)


def _complain(what: str, **details: object) -> None:
    _log_to_standard_error()
    bot.words.complain = bot.words.logged
    bot.words.complain(what, **details)


def _log_to_standard_error() -> None:
    # Where nothing is logged it need not be imported.
    import structlog

    structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))


def sentences(record: Record) -> Sentences:
    """What tells that record in English."""
    say = english(record.game)
    return Sentences(record, names(record, say), say)
