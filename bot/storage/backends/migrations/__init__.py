"""Migrations: how a database comes from each version to the next, written once for SQLite and PostgreSQL.

A file is SQL that SQLite runs as it stands; ``postgres_schema.to_postgres_schema`` derives what PostgreSQL runs, and
refuses what only SQLite knows.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import whitespace

from msgspec import Struct

FOLDER = Path(__file__).parent

APPLICATION = int.from_bytes(b"Slee", "big")
"""``pragma application_id`` of our files; the first migration sets it."""
FIRST_WITH_OWNERS = 9
"""The version from which on the database says who is at work."""


class Migration(Struct, frozen=True):
    """One migration to version ``number``; ``name`` is its file's."""

    number: int
    name: str
    sql: str


@cache
def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """Return the migrations in ``folder`` (``0001_what_it_brings.sql``, …), in order.

    Raises:
        ValueError: the numbers are not 1, 2, 3, … (a mistake in the program).
    """
    found: list[Migration] = []
    for number, file in enumerate(sorted(folder.glob("*.sql")), start=1):
        if not re.match(rf"{number:04}_\w+$", file.stem):
            raise ValueError(f"{file.name} should be number {number:04}: migrations are numbered without a gap")
        found.append(Migration(number, file.name, file.read_text(encoding="utf-8")))
    return tuple(found)


def statements(sql: str) -> Iterator[str]:
    """Yield the statements of a script one by one (``executescript`` would commit what is open)."""
    statement = ""
    for piece in sql.split(";"):
        statement += piece
        # A semicolon within quotes, a comment or a trigger completes nothing.
        if sqlite3.complete_statement(f"{statement};"):
            yield statement
            statement = ""
        else:
            statement += ";"
    if statement.strip(";" + whitespace):
        yield statement
