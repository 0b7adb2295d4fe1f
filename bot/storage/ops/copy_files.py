"""Files of copies of the database: names with a date, their owner's alone, and on the disk before they are trusted."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.errors import StoreError

STAMP = "%Y%m%dT%H%M%SZ"
_LEFT_BEHIND = 3600.0
"""Seconds after which a half-made copy is taken to be a dead process's."""


def stamp(now: float) -> str:
    """Return the time as it is in names of files, in UTC."""
    return datetime.fromtimestamp(now, UTC).strftime(STAMP)


def require_room(folder: Path, wanted: int, error: Callable[[str], StoreError]) -> None:
    """Raise ``error`` with the reason if the disk has no room for ``wanted`` bytes."""
    free = shutil.disk_usage(folder).free
    if free < wanted + 2**20:
        raise error(f"{folder} has room for {free // 2**20} MB, and {wanted // 2**20 + 1} MB are needed")


def create_private(path: Path) -> None:
    """Create the file, readable by its owner alone.

    Raises:
        FileExistsError: it is there.
    """
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def remove_partial_copies(folder: Path, pattern: str) -> None:
    """Remove what a process that died has left half done: it holds as many secrets as the rest."""
    for file in folder.glob(pattern):
        if time.time() - file.stat().st_mtime > _LEFT_BEHIND:
            file.unlink(missing_ok=True)


def fsync_path(path: Path) -> None:
    """Wait until the file or folder is on the disk."""
    if os.name == "nt":
        return
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
