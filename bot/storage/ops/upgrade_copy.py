"""A copy of a SQLite database as it was before an upgrade, beside it.

An upgraded database is refused by the Sleepover that wrote it before. With the copy the host can go back, or on from
there if one of several migrations has failed.
"""

from __future__ import annotations

import re
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.errors import CannotUpgrade
from bot.storage.ops.copy_files import create_private, fsync_path, remove_partial_copies, require_room, stamp

KEPT = 3
"""Copies that are kept, each of another version."""


def copy_before_upgrade(db: sqlite3.Connection, path: Path, now: float) -> Path:
    """Copy the database ``db`` at ``path`` as it is at one moment; return the copy.

    Older copies of that version go, and all but the newest of ``KEPT`` versions.

    Raises:
        CannotUpgrade: there is no room, or the copy cannot be written. Older copies stay.
    """
    (version,) = db.execute("pragma user_version").fetchone()
    (pages,), (page_size,) = db.execute("pragma page_count").fetchone(), db.execute("pragma page_size").fetchone()
    folder = path.absolute().parent
    partial = folder / f".{path.name}-{secrets.token_hex(4)}.upgrading"
    try:
        remove_partial_copies(folder, f".{path.name}-*.upgrading*")
        require_room(folder, pages * page_size, lambda why: CannotUpgrade(path, version, why))
        create_private(partial)
        try:
            with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
                db.backup(copy)
                # Another process may be upgrading the database meanwhile.
                (version,) = copy.execute("pragma user_version").fetchone()
                # The journal mode makes it one file that needs no other beside it.
                copy.execute("pragma journal_mode = delete")
            fsync_path(partial)
            final = partial.replace(folder / f"{path.stem}-before-upgrade-v{version}-{stamp(now)}.sqlite")
            fsync_path(folder)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise
        _remove_old(path, final)
    except OSError as error:
        raise CannotUpgrade(path, version, error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise CannotUpgrade(path, version, str(error)) from error
    return final


def upgrade_copies(path: Path) -> dict[int, list[Path]]:
    """Return the copies of the database ``path`` by their version, the newest version and the newest copy first."""
    name = re.compile(rf"{re.escape(path.stem)}-before-upgrade-v(\d+)-\d{{8}}T\d{{6}}Z\.sqlite")
    found: dict[int, list[Path]] = {}
    for file in sorted(path.absolute().parent.iterdir(), reverse=True):
        if match := name.fullmatch(file.name):
            found.setdefault(int(match[1]), []).append(file)
    return dict(sorted(found.items(), reverse=True))


def _remove_old(path: Path, newest: Path) -> None:
    """Remove what is not kept. ``newest`` stays, whatever the others' names say."""
    found = [sorted(files, key=lambda file: file != newest) for files in upgrade_copies(path).values()]
    found.sort(key=lambda files: files[0] != newest)
    kept = {files[0] for files in found[:KEPT]}
    for file in {file for files in found for file in files} - kept:
        file.unlink(missing_ok=True)
