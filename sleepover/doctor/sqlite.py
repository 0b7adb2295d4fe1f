"""The database and its backups. Nothing is changed, and a bot may be at work meanwhile."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from bot.storage import DatabaseDamaged, NewerDatabase, NotADatabase, StoreError
from bot.storage.backends.migrations import migrations
from bot.storage.ops import backup as copies
from bot.storage.ops.upgrade_copy import upgrade_copies
from sleepover.doctor.finding import DoctorFinding, ago, belonging, good, megabytes, notice, sharing, wrong

LARGE = 1_000_000_000
"""Bytes from which on somebody should know of it: rewriting it after a deletion takes half a minute or more."""
LOOK_SECONDS = 10.0
OLD_BACKUP = 2 * 86_400.0
OLD_COPY = 30 * 86_400.0


def looked_at(path: Path, folder: Path, *, now: float, thorough: bool, token: str = "") -> Iterator[DoctorFinding]:
    """Yield findings about the database ``path``, its disk, and its backups in ``folder``.

    With ``thorough`` the check takes as long as it needs.
    """
    there = path.is_file()
    if there:
        yield from _inside(path, now, thorough, token)
        yield from _readers(path)
    else:
        yield _to_be_made(path)
    yield from _disk(path)
    yield _backups(folder, there, now)
    yield from _copies(path, now)


def _inside(path: Path, now: float, thorough: bool, token: str) -> Iterator[DoctorFinding]:
    try:
        seen = copies.inspect_database(path, now=now, seconds=None if thorough else LOOK_SECONDS)
    except NewerDatabase as error:
        yield wrong("database", str(error), "update Sleepover, or restore a backup from before: `sleepover restore`")
        return
    except DatabaseDamaged as error:
        yield wrong("database", str(error), "stop the bot and restore a backup: `sleepover restore` lists them")
        return
    except NotADatabase as error:
        yield wrong("database", str(error), "give the right file as the setting database")
        return
    except StoreError as error:
        yield wrong("database", str(error), "let the user that the bot runs as read and write the file and its folder")
        return
    tables = "1 table" if seen.tables == 1 else f"{seen.tables:,} tables"
    says = f"{path}: sound, version {seen.version}, {tables}, {megabytes(seen.size)}"
    if not seen.whole:
        says = (
            f"{path}: sound as far as it was looked through in {LOOK_SECONDS:.0f} s, {tables}, {megabytes(seen.size)}"
        )
        yield notice("database", says, "`sleepover doctor --thorough` looks through all of it")
    elif seen.version < len(migrations()):
        says = f"{says}; this Sleepover knows version {len(migrations())}"
        yield notice("database", says, "the next start brings it up to date by itself, and keeps a copy beside it")
    elif seen.size > LARGE:
        yield notice("database", says, "keep as much of the disk free: a deletion may rewrite the file")
    else:
        yield good("database", says)
    yield good("at work", "a bot is at work with it" if seen.holder else "no bot is at work with it")
    yield from belonging(copies.belongs_to(path), token)
    if any(seen.shards.values()):
        yield sharing(seen.shards)


def _copies(path: Path, now: float) -> Iterator[DoctorFinding]:
    """Yield a notice about copies from before upgrades that are old: people may have had their data deleted since."""
    with suppress(OSError):
        files = [file for files in upgrade_copies(path).values() for file in files]
        old = [file for file in files if now - file.stat().st_mtime > OLD_COPY]
        if old:
            size = megabytes(sum(file.stat().st_size for file in old))
            days = f"{OLD_COPY / 86_400:.0f} days"
            says = f"{len(old)} from before an upgrade, {size}, over {days} old: {min(old).name} …"
            yield notice("copies", says, "remove them, unless you want to go back to that Sleepover")


def _readers(path: Path) -> Iterator[DoctorFinding]:
    if os.name == "nt":
        return
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & 0o077:
        yield notice("secrets", f"others on this machine may open {path} ({mode:04o})", f"chmod 600 {path}")
    if not os.access(path, os.R_OK | os.W_OK):
        yield wrong("secrets", f"this user may not read and write {path}", "run the bot as the file's owner")


def _to_be_made(path: Path) -> DoctorFinding:
    parent = next(folder for folder in path.absolute().parents if folder.exists())
    if not os.access(parent, os.W_OK | os.X_OK):
        mend = f"let the user that the bot runs as write to {parent}, or name another place as the setting database"
        return wrong("database", f"{path}: not there yet, and it cannot be made", mend)
    if path.is_dir():
        return wrong("database", f"{path} is a folder", "name a file in it as the setting database")
    return good("database", f"{path}: not there yet; the first start makes it")


def _disk(path: Path) -> Iterator[DoctorFinding]:
    folder = next(folder for folder in path.absolute().parents if folder.exists())
    free = shutil.disk_usage(folder).free
    size = path.stat().st_size if path.is_file() else 0
    needed = size + 100_000_000
    says = f"{megabytes(free)} left where the database is"
    if free < 20_000_000:
        yield wrong("disk", says, f"make room: {megabytes(needed)} should be free")
    elif free < needed:
        mend = f"make room: {megabytes(needed)} should be free, as a deletion may rewrite the file"
        yield notice("disk", says, mend)
    else:
        yield good("disk", says)


def _backups(folder: Path, there: bool, now: float) -> DoctorFinding:
    try:
        made = copies.list_backups(folder)
    except OSError as error:
        return wrong(
            "backups",
            f"{folder}: {error.strerror}",
            "let this user read it, or name another one as the setting backups",
        )
    if not made:
        says = f"{folder}: there are none"
        mend = "`sleepover backup` makes one, with --every 1d again and again"
        return notice("backups", says, mend) if there else good("backups", f"{says}, and nothing to lose yet")
    newest = made[0]
    says = f"{folder}: {len(made)}, the newest {ago(now - newest.made)} old, {megabytes(newest.size)}"
    if newest.made > now + 3600:
        return notice("backups", f"{newest.path.name} is from the future", "set this machine's clock right")
    if now - newest.made > OLD_BACKUP:
        return notice("backups", says, "see why none is made any more; `sleepover backup` makes one now")
    return good("backups", says)
