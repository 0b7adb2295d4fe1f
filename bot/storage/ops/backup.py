"""Copies of the database that are made while a bot is at work with it, and putting one of them back.

A backup is one SQLite file that holds everything, and beside it a file with its SHA-256 digest as ``sha256sum`` writes
it. Both are their owner's alone. A backup that has its name is whole, has been looked through, and is on the disk.

Restoring writes into the database that is there, in one transaction, and does not put another file in its place: a bot
that waits for its turn has the old one open, and would begin with that.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from bot.storage.backends.base import BUSY_SECONDS
from bot.storage.backends.migrations import APPLICATION, migrations
from bot.storage.backends.sqlite import APPLICATION_OF, database_files, open_database, rebuild_ratings_if_outdated
from bot.storage.errors import (
    CannotBackUp,
    CannotOpen,
    CannotRestore,
    DatabaseBusy,
    DatabaseDamaged,
    NewerDatabase,
    NotADatabase,
    StoreError,
    StoreFailed,
)
from bot.storage.ops import progress_marker
from bot.storage.ops.copy_files import STAMP, create_private, fsync_path, remove_partial_copies, require_room, stamp
from bot.storage.ops.lease import active_owner, clear_owners, process_name, shard_owners

_NAME = re.compile(r"sleepover-(\d{8}T\d{6}Z)(?:-(\d+))?\.sqlite")
_UNSEEN_TABLES = 1000
"""Number of table ids that are skipped if the old database cannot tell which it has given out."""


class BackupFile(Struct, frozen=True):
    """A backup: its file, when it was made (seconds since 1970, as its name says), and its size in bytes."""

    path: Path
    made: float
    size: int


class RestoreResult(Struct, frozen=True):
    """Result of a restore.

    It has the place of the old database (None: there was none), the number of tables in the new one, and the
    versions before and after the migration.
    """

    kept: Path | None
    tables: int
    version_before: int
    version: int


class DatabaseInfo(Struct, frozen=True):
    """Facts about a database: its version, its size in bytes, its holder (empty: none) and its number of tables.

    ``whole`` is False if there was no time to look through all of it. ``shards`` are those that its processes
    share, with the holder of each (empty: none).
    """

    version: int
    size: int
    holder: str
    tables: int
    whole: bool
    shards: Mapping[int, str] = {}


def default_backup_folder(database: Path) -> Path:
    """Return the folder for that database's backups, unless the settings say otherwise."""
    return database.parent / "backups"


def list_backups(folder: Path) -> tuple[BackupFile, ...]:
    """Return the backups in that folder, the newest first; none if there is no such folder.

    Raises:
        OSError: it cannot be read.
    """
    found: list[tuple[str, int, BackupFile]] = []
    for file in folder.iterdir() if folder.is_dir() else ():
        if name := _NAME.fullmatch(file.name):
            made = datetime.strptime(name[1], STAMP).replace(tzinfo=UTC).timestamp()
            found.append((name[1], int(name[2] or 1), BackupFile(file, made, file.stat().st_size)))
    return tuple(backup for *_, backup in sorted(found, key=lambda one: one[:2], reverse=True))


def back_up(path: Path, folder: Path, *, now: float) -> BackupFile:
    """Make a backup of the database ``path`` in ``folder``, which is made if need be. A bot that is at work meanwhile
    waits for nothing.

    Raises:
        CannotBackUp: there is no room, the folder cannot be written, or the database cannot be read.
        NotADatabase: ``path`` is no database of ours.
        DatabaseDamaged: the database is damaged. The backups that are there stay.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        remove_partial_copies(folder, ".sleepover-*.partial*")
        with _reading(path) as db:
            _recognise(db, path)
            require_room(folder, _size(db), lambda why: CannotBackUp(path, why))
            partial, final = _place(folder, now)
            try:
                with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
                    db.backup(copy)
                    # The journal mode makes it one file that needs no other beside it.
                    copy.execute("pragma journal_mode = delete")
                    _must_be_sound(copy, path)
                _write_digest(final, _digest(partial))
                fsync_path(partial)
                partial.replace(final)
                fsync_path(folder)
            except BaseException:
                for left in (partial, _digest_file(final)):
                    left.unlink(missing_ok=True)
                raise
    except OSError as error:
        raise CannotBackUp(path, error.strerror or str(error)) from error
    except sqlite3.DatabaseError as error:
        raise _damaged(error, path) or CannotBackUp(path, str(error)) from error
    return BackupFile(final, now, final.stat().st_size)


def remove_old_backups(folder: Path, keep: int, newest: BackupFile | None = None) -> tuple[Path, ...]:
    """Remove all backups but the ``keep`` newest, and say which. What has another name than a backup stays.

    ``newest`` is the one that has just been made, whatever the others' names say: it stays. Those that bear later dates
    were made before it, when the clock was wrong, and go first.

    Raises:
        OSError: one cannot be removed.
    """
    there = list_backups(folder)
    if newest is not None:
        there = tuple(sorted(there, key=lambda one: (one.path != newest.path, one.made > newest.made)))
    gone = tuple(backup.path for backup in there[max(1, keep) :])
    for file in gone:
        file.unlink()
        _digest_file(file).unlink(missing_ok=True)
    return gone


def inspect_database(path: Path, *, now: float, seconds: float | None = None) -> DatabaseInfo:
    """Inspect a database or a backup, and change nothing. ``seconds``: for so long at most.

    Raises:
        NotADatabase, DatabaseDamaged, NewerDatabase, CannotOpen: as their texts say. A backup that differs from its
            digest is damaged, too.
    """
    try:
        _compare_digest(path)
        with _reading(path) as db:
            version = _recognise(db, path)
            if version > (known := len(migrations())):
                raise NewerDatabase(path, version, known)
            whole = _must_be_sound(db, path, seconds=seconds)
            return DatabaseInfo(version, _size(db), active_owner(db, now), _tables(db), whole, shard_owners(db, now))
    except OSError as error:
        raise CannotOpen(path, error.strerror or str(error)) from error
    except sqlite3.DatabaseError as error:
        raise _damaged(error, path) or CannotOpen(path, str(error)) from error


def belongs_to(path: Path) -> str:
    """Return the application that the database belongs to; empty if it does not tell."""
    try:
        with _reading(path) as db:
            row = db.execute(APPLICATION_OF).fetchone()
    except (OSError, sqlite3.DatabaseError):
        return ""
    return "" if row is None else str(row[0])


def restore_backup(backup: Path, path: Path, *, now: float, stopped: bool = False) -> RestoreResult:
    """Replace the contents of the database ``path`` by ``backup``, brought up to date; the old one is kept beside it.

    First the backup is checked, copied and brought up to date; then the database changes in one transaction, or
    not at all. ``stopped`` is that no bot is running; it counts only if the database is too damaged to tell.

    Raises:
        DatabaseBusy: a bot is running with the database.
        CannotRestore, CannotOpen, NotADatabase, DatabaseDamaged, NewerDatabase, MigrationFailed, StoreFailed: as their
            texts say. The database is as it was.
    """
    before = inspect_database(backup, now=now)
    if path.exists() and path.samefile(backup):
        raise CannotRestore(backup, "is the database itself")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        old = sum(file.stat().st_size for file in database_files(path))
        # Room for the upgraded copy, the log of the transaction, and the old database.
        require_room(path.parent, 2 * before.size + old, lambda why: CannotRestore(backup, f"is sound, but {why}"))
        remove_partial_copies(path.parent, f".{path.name}-*.restoring*")
        with _ready(backup, path) as new:
            kept = _exchange(new, path, backup, now, stopped)
            version = new.execute("pragma user_version").fetchone()[0]
    except OSError as error:
        raise CannotRestore(backup, f"could not be put in place: {error.strerror or error}") from error
    except sqlite3.DatabaseError as error:
        raise StoreFailed(str(error)) from error
    return RestoreResult(kept, before.tables, before.version, version)


# ---------------------------------------------------------------------- restoring


class _Owner(NamedTuple):
    fence: int
    holder: str
    beat: float | None


@contextmanager
def _ready(backup: Path, path: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy of the backup beside the database, migrated to the present version."""
    copy = path.with_name(f".{path.name}-{secrets.token_hex(4)}.restoring")
    create_private(copy)
    try:
        with _reading(backup) as source, closing(sqlite3.connect(copy, isolation_level=None)) as target:
            source.backup(target)
            clear_owners(target)
        with closing(open_database(copy)) as new:
            rebuild_ratings_if_outdated(new)
            _must_be_sound(new, backup)
            yield new
    finally:
        for file in database_files(copy):
            file.unlink(missing_ok=True)


def _exchange(new: sqlite3.Connection, path: Path, backup: Path, now: float, stopped: bool) -> Path | None:
    """Write the new one into the database. Returns where the old one is kept."""
    kept = path.with_name(f"{path.stem}-before-restore-{stamp(now)}-{secrets.token_hex(2)}.sqlite")
    if not path.exists() or not path.stat().st_size:
        _transfer(new, path, 0, 0)
        return None
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)) as db:
            _recognise(db, path)
            with _leased(db, path, now) as (owner, renew):
                _keep(db, kept, owner)
                highest = None
                with suppress(sqlite3.DatabaseError):
                    highest = _highest(db)
                renew()
                _transfer(new, path, owner.fence + 1, highest)
        return kept
    except sqlite3.DatabaseError as error:
        if _damaged(error, path) is None:
            raise
    if not stopped:
        kept.unlink(missing_ok=True)
        raise CannotRestore(
            backup,
            f"is sound, but {path} is too damaged to tell whether a bot is at work with it: see that none is, and say "
            "so with --stopped",
        )
    for file in database_files(path):
        file.rename(f"{kept}{file.name.removeprefix(path.name)}")
    _transfer(new, path, 0, None)
    return kept


@contextmanager
def _leased(db: sqlite3.Connection, path: Path, now: float) -> Iterator[tuple[_Owner, Callable[[], None]]]:
    """Hold the lease inside the context, so that no bot begins.

    Yields the former owner, and a function that checks the lease again.
    """
    me = process_name()
    began = time.monotonic()
    db.execute("begin immediate")
    try:
        owner = _owner(db)
        if active_owner(db, now):
            raise DatabaseBusy(path)
        if owner:
            db.execute("update owner set fence = fence + 1, holder = ?, beat = ? where id = 1", (me, now))
        db.execute("commit")
    finally:
        if db.in_transaction:
            db.execute("rollback")

    def renew() -> None:
        then = now + time.monotonic() - began
        if owner and not db.execute("update owner set beat = ? where id = 1 and holder = ?", (then, me)).rowcount:
            raise DatabaseBusy(path)

    try:
        yield owner or _Owner(0, "", None), renew
    finally:
        # After a success the database has no such owner.
        if owner:
            with suppress(sqlite3.Error):
                db.execute("update owner set holder = '', beat = ? where id = 1 and holder = ?", (owner.beat, me))


def _keep(db: sqlite3.Connection, kept: Path, owner: _Owner) -> None:
    """Copy the old database page by page, because it may be damaged."""
    create_private(kept)
    try:
        with closing(sqlite3.connect(kept, isolation_level=None)) as copy:
            db.backup(copy)
            with suppress(sqlite3.Error):
                copy.execute("update owner set holder = '', beat = ? where id = 1", (owner.beat,))
            with suppress(sqlite3.Error):
                copy.execute("pragma journal_mode = delete")
    except BaseException:
        kept.unlink(missing_ok=True)
        raise
    fsync_path(kept)


def _transfer(new: sqlite3.Connection, path: Path, fence: int, highest: int | None) -> None:
    """Write the new one over the database in one transaction. ``fence`` is the highest number that an owner had, and
    ``highest`` that of a table (None: nobody knows)."""
    # A suspended owner of the old one must not own this one by having the same number.
    new.execute("update owner set fence = max(fence, ?) + 1, holder = '', wanted = '' where id = 1", (fence,))
    there = _highest(new)
    if highest is None:
        highest = there + _UNSEEN_TABLES
    if highest > there:
        # Tables opened since the backup have left buttons in channels. The next table must not answer to them.
        new.execute(_CLOSED_TABLE, {"1": highest})
    # The old marker would keep the next start from an older database, which is wanted now.
    progress_marker.marker_path(path.resolve()).unlink(missing_ok=True)
    with closing(open_database(path) if not path.exists() else _plain(path)) as db:
        new.backup(db)
        db.execute("pragma wal_checkpoint(truncate)")


def _plain(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)


_CLOSED_TABLE = """
    insert into tables (id, guild_id, channel_id, game, rules, options, host_id, locale, status, seed, created, ended,
                        painted, invited)
    values ($1, 0, 0, '', 0, '{}', 0, '', 'closed', '', 0, 0, 0, '[]')
"""


# ---------------------------------------------------------------------- files and what is in them


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with path.open("rb"):
        # This raises the system's own error; SQLite has one sentence for everything.
        pass
    with closing(sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)) as db:
        yield db


def _recognise(db: sqlite3.Connection, path: Path) -> int:
    """Return the database's version, if it is one of ours."""
    ((application,),) = db.execute("pragma application_id")
    if application != APPLICATION:
        raise NotADatabase(path, "no database of Sleepover")
    ((version,),) = db.execute("pragma user_version")
    return int(version)


def _must_be_sound(db: sqlite3.Connection, path: Path, *, seconds: float | None = None) -> bool:
    """Check all of it, or for some seconds; return whether that was all."""
    give_up = None if seconds is None else time.monotonic() + seconds
    # A row that violates a constraint is no damage.
    db.execute("pragma ignore_check_constraints = on")
    if give_up is not None:
        db.set_progress_handler(lambda: int(time.monotonic() > give_up), 10_000)
    try:
        (found,) = db.execute("pragma integrity_check(1)").fetchone()
        broken = db.execute("pragma foreign_key_check").fetchone() if found == "ok" else None
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return False
    finally:
        db.set_progress_handler(None, 0)
        db.execute("pragma ignore_check_constraints = off")
    if found != "ok":
        raise DatabaseDamaged(path, " ".join(str(found).split()))
    if broken:
        raise DatabaseDamaged(path, f"a row of {broken[0]} points to nothing in {broken[2]}")
    return True


def _damaged(error: sqlite3.DatabaseError, path: Path) -> StoreError | None:
    """Return the error that blames the file; None if the file is not to blame."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return NotADatabase(path, "not a database, or is damaged")
    return DatabaseDamaged(path, str(error)) if code == sqlite3.SQLITE_CORRUPT else None


def _owner(db: sqlite3.Connection) -> _Owner | None:
    """Return the owner of the database; None in a database from before there were owners."""
    if not db.execute("select 1 from sqlite_master where type = 'table' and name = 'owner'").fetchone():
        return None
    return _Owner(*db.execute("select fence, holder, beat from owner where id = 1").fetchone())


def _tables(db: sqlite3.Connection) -> int:
    if not db.execute("select 1 from sqlite_master where type = 'table' and name = 'tables'").fetchone():
        return 0
    (count,) = db.execute("select count(*) from tables").fetchone()
    return int(count)


def _highest(db: sqlite3.Connection) -> int:
    (highest,) = db.execute("select max(id) from tables").fetchone() if _tables(db) else (None,)
    return highest or 0


def _size(db: sqlite3.Connection) -> int:
    (pages,), (size,) = db.execute("pragma page_count").fetchone(), db.execute("pragma page_size").fetchone()
    return int(pages) * int(size)


def _place(folder: Path, now: float) -> tuple[Path, Path]:
    """Return a new file to write to, and the name that it gets when it is done."""
    for number in range(1, 1000):
        final = folder / f"sleepover-{stamp(now)}{f'-{number}' if number > 1 else ''}.sqlite"
        partial = folder / f".{final.stem}.partial"
        if not final.exists():
            with suppress(FileExistsError):
                create_private(partial)
                return partial, final
    raise FileExistsError(f"{folder} has a thousand backups of this second")


def _digest_file(backup: Path) -> Path:
    return backup.with_name(f"{backup.name}.sha256")


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _write_digest(backup: Path, digest: str) -> None:
    file = _digest_file(backup)
    file.unlink(missing_ok=True)
    create_private(file)
    file.write_text(f"{digest}  {backup.name}\n", encoding="utf-8")


def _compare_digest(path: Path) -> None:
    file = _digest_file(path)
    if file.exists() and file.read_text(encoding="utf-8", errors="replace").split()[:1] != [_digest(path)]:
        raise DatabaseDamaged(path, f"it is not what {file.name} says")
