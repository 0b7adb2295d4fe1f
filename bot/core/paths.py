"""Names of files and folders that users give: refused if they cannot be meant as such.

A mistyped one would make a file all the same, in a folder that is named after it, even if that is a password.
"""

from __future__ import annotations

import re
import unicodedata

from bot.core import database_url
from bot.core.database_url import QUOTES

QUOTED = (
    "it has quotation marks around it that are not its own (`docker --env-file` keeps them, for one): take them away"
)
_BRACKETS = re.compile(r"[<\[({].*[>\])}]|(?:.*[/\\])?(?:<[^/\\]*>|\{[^/\\]*\})(?:[/\\].*)?")
"""Around the whole, or those of a placeholder around a part of it."""
_SEPARATED = r"(?:^|[/\\\s<>\[({=" + QUOTES + "])"
_ADDRESS = re.compile(
    # A scheme with a slash behind it. A single letter is a drive.
    rf"{_SEPARATED}[a-z][a-z0-9+.-]+:[/\\]"
    # Prefixes of addresses that other tools accept without one.
    rf"|{_SEPARATED}(?:jdbc|odbc|file|data|dsn|ur[il]|https?|ftp|s3|(?:postgres|sqlite|pgsql|psql|my|mssql|mariadb|oracle"
    r"|sqlserver|mongodb|redis|cockroachdb|duckdb)[a-z0-9]*(?:\+\w+)?):"
    # A scheme whose colon was lost.
    r"|^(?:postgres(?:ql)?|sqlite3?|mysql)(?:\+\w+)?;?//"
    # USER:PASSWORD@HOST and HOST:PORT/DATABASE without a scheme.
    r"|^(?![a-z]:[/\\]).*:.*@"
    r"|^/?/?[^/\\:]+:\d{2,5}/",
    re.IGNORECASE,
)
_KEYWORDS = re.compile(
    r"(?:^|[\s;,])(?:host(?:addr)?|port|dbname|user(?: ?name)?|uid|password|passwd|pwd|passfile|service|sslmode|server"
    r"|database|database_url|data source|driver|dsn|sleepover_\w+)\s*=",
    re.IGNORECASE,
)
_VARIABLE = re.compile(r"\$\{|\$\(|(?:^|[/\\])\$[A-Za-z_]\w*|%[A-Za-z_]\w*%|(?:^|/)%[a-zA-Z](?:/|$)")


def check_database(text: str) -> None:
    """Check that the text can be a SQLite file, or is the address of a PostgreSQL database.

    Raises:
        ValueError: it cannot; the message is the rest of a sentence, and repeats nothing of it.
    """
    if not database_url.is_postgres_url(text):
        _check(
            text,
            "it is neither a file nor an address that begins with postgresql://. Look at how its beginning is spelled, "
            "and name a file by its path alone, such as data/sleepover.sqlite",
        )
        return
    try:
        database_url.parse_database_url(text)
    except ValueError as error:
        raise ValueError(f"that is no address ({error}); {database_url.HOW}") from None


def check_path(text: str) -> None:
    """Check that the text can be the name of a file or a folder.

    Raises:
        ValueError: it cannot; the message is the rest of a sentence, and repeats nothing of it.
    """
    _check(text, "it is an address, and a file or folder is wanted: name it by its path alone")


def may_hold_password(text: str) -> bool:
    """Return whether there is something in it as in an address with a password."""
    without_drive = re.sub(r"^[A-Za-z]:(?=[/\\])", "", text)
    return re.search(r"postgres(?:ql)?(?:\+\w+)?:|:.*@", without_drive, re.IGNORECASE | re.DOTALL) is not None


def has_quotes(text: str) -> bool:
    """Return whether there are quotation marks at an end of it."""
    return text[:1] in {*QUOTES} or text[-1:] in {*QUOTES}


def _check(text: str, not_an_address: str) -> None:
    if any(unicodedata.category(character) in ("Cc", "Zl", "Zp") or character == "\ufeff" for character in text):
        raise ValueError(
            "it has a tab, a backspace or another invisible character in it: "
            r"""in TOML a path with \ stands between single quotes, as in 'C:\temp\bot.sqlite'"""
        )
    if has_quotes(text) or any(map(has_quotes, filter(None, re.split(r"[/\\]", text)))):
        raise ValueError(QUOTED)
    if _ADDRESS.search(text) or _KEYWORDS.search(text):
        raise ValueError(not_an_address)
    if _BRACKETS.fullmatch(text):
        raise ValueError("it has brackets around it that are not its own: take them away")
    if text.startswith("~"):
        raise ValueError("it begins with a ~, which nothing here expands: write the folder out, as in /home/ann/games")
    if _VARIABLE.search(text):
        raise ValueError("it has a variable in it, which nothing here fills in: write out what it stands for")
