"""The bytes behind the rows. SQLite overwrites what is deleted, but may leave older copies of a row in parts of a page
that are not in use; only rewriting the file is sure to leave none."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.store.transactions import BUSY_SECONDS

USUAL_MS = round(BUSY_SECONDS * 1000)
"""Milliseconds that a writer waits for another."""
PATIENCE_MS = 600_000
"""The same while the file is rewritten: that makes nothing fail."""

_CHUNK = 1 << 20
"""Bytes searched at a time: searching holds up all else in this process for less than a millisecond."""
_SHORT = 1 << 40
"""Ids of people on Discord are far larger than this; of smaller numbers the bytes say nothing."""


def needles(user: int) -> tuple[bytes, ...]:
    """What that id looks like in the file: as text, and as SQLite writes numbers, in six bytes and in eight."""
    shapes = [str(user).encode()]
    shapes += [user.to_bytes(size, "big") for size in (6, 8) if user.bit_length() < 8 * size]
    return tuple(shapes)


def files(path: Path) -> Iterator[Path]:
    """The database's file and those beside it that are there."""
    yield from (file for end in ("", "-wal", "-shm") if (file := Path(f"{path}{end}")).exists())


def found(path: Path, user: int) -> bool:
    """Whether that id is anywhere in the database's files. May take a second for each gigabyte."""
    if user < _SHORT:
        return True
    sought = needles(user)
    overlap = max(map(len, sought)) - 1
    for file in files(path):
        with file.open("rb") as data:
            tail = b""
            while chunk := data.read(_CHUNK):
                part = tail + chunk
                if any(needle in part for needle in sought):
                    return True
                tail = part[-overlap:]
    return False


def write_afresh(path: Path) -> None:
    """Write the whole file anew from its rows, with nothing in between, and empty the log beside it."""
    with closing(sqlite3.connect(path, timeout=PATIENCE_MS / 1000, isolation_level=None)) as db:
        db.execute("pragma secure_delete = on")
        db.execute("vacuum")
        db.execute("pragma wal_checkpoint(truncate)")
