"""What the gateway sends, on its way to discord.py's parsers, which take it apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog

log = structlog.get_logger(__name__)

Parse = Callable[[Any], None]

_NEEDED = ("READY", "RESUMED")
"""Without these there is no connection."""


def forgiving(parsers: dict[str, Parse]) -> None:
    """See that nothing ends the bot by not being what it should be: it is logged, and passed over.

    discord.py ends the connection, and the bot with it, when a parser raises. For ``READY`` that is right.
    """
    parsers |= {what: _forgiving(what, parse) for what, parse in parsers.items() if what not in _NEEDED}


def _forgiving(what: str, parse: Parse) -> Parse:
    def comes(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            log.error("not understood what Discord sent", what=what, error=f"{type(error).__name__}: {error}")

    return comes
