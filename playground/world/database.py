"""The local Discord on disk: one SQLite file of small JSON rows, and the uploaded files."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

from playground.world.files import StoredFile

VERSION = 1
FILE = "discord.sqlite"
LOCK = "discord.lock"
_CHECKPOINT_BYTES = 4 << 20
_SCHEMA = """
CREATE TABLE things (kind TEXT NOT NULL, id INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE files (id TEXT PRIMARY KEY, filename TEXT NOT NULL, content_type TEXT NOT NULL, data BLOB NOT NULL);
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""


class WorldDatabaseError(Exception):
    """The file cannot be used; the message says why and what to do."""


class WorldDatabase:
    """One open file. A batch is one transaction and survives the process being killed.

    It is not fsynced at each batch (only a power cut could lose the last ones), which keeps a batch far under a
    millisecond; copying the log back into the file, which is slow, is done in a thread of its own.
    """

    def __init__(self, folder: Path, patience: float = 0.0) -> None:
        """Open the file in `folder`; wait up to `patience` seconds for another world to let go of it."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.path = folder / FILE
        for name in (FILE, LOCK):
            _make_private(folder / name)
        self._thread: threading.Thread | None = None
        self._unsaved = 0
        self._lock = _lock(folder, patience)
        try:
            self._db = sqlite3.connect(self.path, isolation_level=None)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=NORMAL")
            self._db.execute("PRAGMA wal_autocheckpoint=0")
            # Some builds of SQLite overwrite what is deleted with zeros, which doubles what a batch writes.
            self._db.execute("PRAGMA secure_delete=OFF")
            (version,) = self._db.execute("PRAGMA user_version").fetchone()
            if version == 0:
                self._db.executescript(f"BEGIN; {_SCHEMA} PRAGMA user_version={VERSION}; COMMIT;")
        except sqlite3.DatabaseError as error:
            self._lock.close()
            raise WorldDatabaseError(f"{self.path} cannot be opened as a local Discord: {error}.") from error
        if version > VERSION:
            self._db.close()
            self._lock.close()
            raise WorldDatabaseError(
                f"{self.path} was written by a newer version of this program; update it, or use another folder."
            )

    def load(self, kind: str) -> Iterator[tuple[int, bytes]]:
        """All rows of a kind as (id, JSON), by id."""
        yield from self._db.execute("SELECT id, data FROM things WHERE kind = ? ORDER BY id", (kind,))

    def meta(self) -> dict[str, str]:
        """Return the single values."""
        return dict(self._db.execute("SELECT name, value FROM meta"))

    def file(self, file_id: str) -> StoredFile | None:
        """Return an uploaded file, or None."""
        row = self._db.execute("SELECT id, filename, content_type, data FROM files WHERE id = ?", (file_id,)).fetchone()
        return None if row is None else StoredFile(*row)

    def file_ids(self) -> set[str]:
        """Return the ids of all uploaded files."""
        return {row[0] for row in self._db.execute("SELECT id FROM files")}

    def write(
        self,
        things: Iterable[tuple[str, int, bytes | None]],
        files: Iterable[StoredFile] = (),
        dropped: Iterable[str] = (),
        meta: dict[str, str] | None = None,
    ) -> None:
        """One transaction: rows (None deletes), new files, dropped files, single values."""
        db = self._db
        size = 0
        db.execute("BEGIN IMMEDIATE")
        try:
            for kind, key, data in things:
                if data is None:
                    db.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, key))
                else:
                    size += len(data)
                    db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (kind, key, data))
            for file in files:
                size += len(file.data)
                row = (file.id, file.filename, file.content_type, file.data)
                db.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)", row)
            db.executemany("DELETE FROM files WHERE id = ?", [(file_id,) for file_id in dropped])
            db.executemany("INSERT OR REPLACE INTO meta VALUES (?, ?)", list((meta or {}).items()))
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise
        self._checkpoint(size)

    def _checkpoint(self, size: int) -> None:
        self._unsaved += size
        if self._unsaved > _CHECKPOINT_BYTES and not (self._thread is not None and self._thread.is_alive()):
            self._unsaved = 0
            self._thread = threading.Thread(target=_copy_log, args=(self.path,), daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Close the file, its log copied back."""
        if self._thread is not None:
            self._thread.join()
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()
        self._lock.close()


def _make_private(path: Path) -> None:
    """Create the file if missing, and make it readable for its owner only.

    It holds DMs and a token. SQLite (3.40.1) gives the files beside it the same permissions.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        path.chmod(0o600)
        for beside in path.parent.glob(f"{path.name}-*"):
            beside.chmod(0o600)
    except OSError as error:
        raise WorldDatabaseError(f"{path} cannot be used: {error.strerror or error}.") from error


def _lock(folder: Path, patience: float) -> sqlite3.Connection:
    """Hold the folder: two worlds written into one file would be neither. The lock goes with the process."""
    lock = sqlite3.connect(folder / LOCK, isolation_level=None, timeout=patience)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        raise WorldDatabaseError(
            f"{folder} is in use by another local Discord; stop it, or use another folder."
        ) from error
    return lock


def _copy_log(path: Path) -> None:
    # A connection of its own: sqlite lets the other one write meanwhile. RESTART lets the log begin anew.
    db = sqlite3.connect(path, isolation_level=None, timeout=0.0)
    try:
        db.execute("PRAGMA wal_checkpoint(RESTART)")
    finally:
        db.close()
