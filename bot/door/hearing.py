"""What the gateway sends, on its way to discord.py's parsers, which take it apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog

log = structlog.get_logger(__name__)

Parse = Callable[[Any], None]

_NEEDED = ("READY", "RESUMED")
"""Without these there is no connection."""
_WITH_ID = ("user", "member", "message", "author", "role")
"""What is told with an id of its own, where it is."""
_BEYOND = 2**63
"""What no id of Discord's reaches, and no column of a database holds."""


def forgiving(parsers: dict[str, Parse]) -> None:
    """See that nothing ends the bot by not being what it should be: it is logged, and passed over.

    discord.py ends the connection, and the bot with it, when a parser raises. For ``READY`` that is right.
    """
    parsers |= {what: _forgiving(what, parse) for what, parse in parsers.items() if what not in _NEEDED}


def _forgiving(what: str, parse: Parse) -> Parse:
    def comes(data: Any) -> None:
        try:
            _look_at_ids(data)
            parse(data)
        except Exception as error:
            log.error("not understood what Discord sent", what=what, error=f"{type(error).__name__}: {error}")

    return comes


def _look_at_ids(data: Any) -> None:
    """See that ids are such as can be stored, in what is told and in whom and what it tells of.

    Raises:
        ValueError, TypeError: one is not.
    """
    for name, value in data.items():
        if name == "id" or name.endswith("_id"):
            if value is not None and not 0 <= int(value) < _BEYOND:
                raise ValueError(f"{name} is no id")
        elif name in _WITH_ID and isinstance(value, dict):
            _look_at_ids(value)
