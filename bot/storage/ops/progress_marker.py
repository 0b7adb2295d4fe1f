"""Progress marker: how far the database had come at the bot's last heartbeat, in a small file beside it.

SQLite (3.40.1) does not notice that a write-ahead log is missing: the database is then as it was some time before,
whole and without what was stored since. So is a backup that was put in its place. The marker is compared at a
start.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.storage.errors import MissingActions

_HOW_FAR = "select (select fence from owner where id = 1), (select coalesce(max(rowid), 0) from actions)"


class ProgressMarker(Struct, frozen=True):
    """The number of the owner then, and how many actions of all tables had been stored."""

    fence: int
    actions: int


def marker_path(path: Path) -> Path:
    """Return the path of the marker."""
    return path.with_name(f"{path.name}-seen")


def write_marker(db: sqlite3.Connection) -> None:
    """Note how far the database has come; nothing unstored is counted. That it cannot be written is no matter."""
    (file,) = db.execute("select file from pragma_database_list where name = 'main'").fetchone()
    if not file:
        return
    path = marker_path(Path(file))
    aside = path.with_name(f"{path.name}.new")
    with suppress(OSError):
        aside.write_bytes(msgspec.json.encode(ProgressMarker(*db.execute(_HOW_FAR).fetchone())))
        aside.replace(path)


def check_marker(db: sqlite3.Connection, path: Path) -> None:
    """Compare the database with what was noted, if anything was.

    Raises:
        MissingActions: it had come further.
    """
    try:
        seen = msgspec.json.decode(marker_path(path.resolve()).read_bytes(), type=ProgressMarker)
    except (OSError, msgspec.DecodeError):
        return
    fence, actions = db.execute(_HOW_FAR).fetchone()
    if fence < seen.fence or actions < seen.actions:
        raise MissingActions(path, marker_path(path.resolve()), max(0, seen.actions - actions))
