"""Errors below the command line, each with the sentence and exit status that the command ends with."""

from __future__ import annotations

import errno
import sqlite3

from bot.core.config import ConfigError
from bot.storage import (
    AccessDenied,
    CannotOpen,
    DatabaseDamaged,
    MigrationFailed,
    NewerDatabase,
    NotADatabase,
    StoreError,
)
from sleepover.support.terminal import CommandError, PermanentFailure

_FOR_GOOD = {
    *(errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EISDIR, errno.ELOOP, errno.ENAMETOOLONG),
    errno.EEXIST,
}
_FOR_NOW = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR}


_FOR_NOW_THERE = ("08", "40", "53", "55", "57")
"""Beginnings of PostgreSQL's codes for temporary errors: connections, deadlocks, room, locks, a server that stops."""


def said(error: ConfigError | StoreError) -> CommandError:
    """Return the command's error: :class:`PermanentFailure` if starting again cannot help."""
    return PermanentFailure(str(error)) if _stays(error) else CommandError(str(error))


def _stays(error: ConfigError | StoreError) -> bool:
    cause = error.__cause__
    if isinstance(error, (ConfigError, NotADatabase, AccessDenied, NewerDatabase, DatabaseDamaged)):
        return True
    if isinstance(error, MigrationFailed):
        state = getattr(cause, "sqlstate", None) or ""
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF not in _FOR_NOW and not state.startswith(_FOR_NOW_THERE)
    if isinstance(error, CannotOpen):
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        return code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM) or (
            isinstance(cause, OSError) and cause.errno in _FOR_GOOD
        )
    return False
