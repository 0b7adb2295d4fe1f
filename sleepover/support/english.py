"""The game's words on a terminal: the same sentences as at the table, without the table's markup."""

from __future__ import annotations

import sys

from bot.i18n import Localizer, localization, localizer
from bot.i18n.transcript import TranscriptWriter, printable_names
from games.core.record import Record
from sleepover.support.terminal import log_to_standard_error


def english(game: str) -> Localizer:
    """Return the game's texts in English.

    Problems with them are logged on standard error: standard output is the game's.
    """
    if "structlog" in sys.modules:
        log_to_standard_error()
    else:
        localization.complain = _complain
    return localizer("en", game)


def _complain(what: str, **details: object) -> None:
    log_to_standard_error()
    localization.complain = localization.log_missing_message
    localization.complain(what, **details)


def sentences(record: Record) -> TranscriptWriter:
    """Return a writer that describes the record in English."""
    say = english(record.game)
    return TranscriptWriter(record, printable_names(record, say), say)
