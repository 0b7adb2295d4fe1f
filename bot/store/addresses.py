"""Where a database is: a file of SQLite's, or an address of PostgreSQL's."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

_SCHEME = re.compile(r"postgres(?:ql)?:", re.IGNORECASE)


def is_server(where: Path | str) -> bool:
    """Whether that is the address of a PostgreSQL database (``postgresql://…``, ``postgres://…``), and no file."""
    return isinstance(where, str) and _SCHEME.match(where) is not None


def secrets(where: Path | str) -> list[str]:
    """What must not be read in a log of that address: its password, as it stands there and as it is meant."""
    if not is_server(where):
        return []
    who = str(where).partition("//")[2].rpartition("@")[0]
    found = [who.partition(":")[2], *re.findall(r"[?&]password=([^&]*)", str(where))]
    return [word for each in found if each for word in {each, unquote(each)}]


def told(where: Path | str) -> str:
    """The same for people and logs: of an address no password, and nothing else that it is connected with."""
    if not is_server(where):
        return str(where)
    # Where a password begins and ends is seen by the last @, as it may hold anything.
    scheme, _, rest = str(where).partition("//")
    who, at, there = rest.rpartition("@")
    user = re.split(r"[:/?#]", who, maxsplit=1)[0]
    return f"{scheme}//{user}{at}{re.split(r'[?#]', there, maxsplit=1)[0]}"
