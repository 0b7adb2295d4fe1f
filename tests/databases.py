"""Databases for tests that are not about how one is made."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from bot.storage.backends.sqlite import open_database, rebuild_ratings_if_outdated


def made(path: Path) -> Path:
    """Return the path, after putting an empty database there if there was no file.

    The database is a copy of one made once for all tests. Making a new one runs every migration, each of which
    waits for the disk: some thirty times as long.
    """
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(_empty())
    return path


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "empty.sqlite")
        db = open_database(path)
        rebuild_ratings_if_outdated(db)
        db.close()
        assert [file.name for file in Path(folder).iterdir()] == [path.name], "its log is part of it"
        return path.read_bytes()
