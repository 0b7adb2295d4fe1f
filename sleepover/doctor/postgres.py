"""A database on a PostgreSQL server. Nothing is changed, though it is tried whether it could be, and a bot may be at
work meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.database_url import masked_url
from bot.storage import AccessDenied, NewerDatabase, PostgresUnreachable, StoreError, require_driver
from bot.storage.backends.migrations import migrations
from sleepover.doctor.finding import DoctorFinding, belonging, good, megabytes, notice, sharing, wrong

FAR = 5.0
"""Milliseconds to the server and back from which on somebody should know: a click takes several ways."""


def looked_at(address: str, *, now: float, thorough: bool, token: str = "") -> Iterator[DoctorFinding]:
    """Yield findings about the database at that address.

    With ``thorough`` all of its rows are read, however long it takes.
    """
    try:
        with require_driver(address):
            from bot.storage.ops.transfer_postgres import inspect_postgres
        seen = inspect_postgres(address, now=now, thorough=thorough)
    except NewerDatabase as error:
        yield wrong("database", str(error), "update Sleepover, or restore a dump from before")
        return
    except AccessDenied as error:
        yield wrong("database", str(error), "do that, then ask again")
        return
    except PostgresUnreachable as error:
        yield wrong("database", str(error), "start the server, or name the right host and port as the setting database")
        return
    except StoreError as error:
        yield wrong("database", str(error), "look at the server's own log")
        return
    where = masked_url(address)
    tables = "1 table" if seen.tables == 1 else f"{seen.tables:,} tables"
    says = f"{where}: PostgreSQL {seen.server}, version {seen.version}, {tables}, {megabytes(seen.size)}"
    if not seen.version:
        yield good("database", f"{where}: PostgreSQL {seen.server}, and empty; the first start fills it")
    elif seen.version < len(migrations()):
        says = f"{says}; this Sleepover knows version {len(migrations())}"
        yield notice("database", says, "make a dump; the next start brings it up to date by itself")
    else:
        yield good("database", f"{says}{', and all rows can be read' if thorough else ''}")
    yield good("at work", "a bot is at work with it" if seen.holder else "no bot is at work with it")
    yield from belonging(seen.application, token)
    if any(seen.shards.values()):
        yield sharing(seen.shards)
    ways = f"{seen.milliseconds:.1f} ms to the server and back"
    if seen.milliseconds > FAR:
        yield notice("way", ways, "have the bot nearer to its database: a click takes about ten ways")
    else:
        yield good("way", ways)
    if not seen.private:
        mend = "add sslmode=verify-full to the address, and see that the server has a certificate"
        yield notice("secrets", "what goes to the server and back can be read on the way", mend)
    if seen.superuser:
        mend = "give the bot a role of its own, which owns its database and nothing else"
        yield notice("secrets", "the bot's role may do everything on that server", mend)
    if seen.foreign:
        mend = "make the bot's role the owner of all of its tables: `alter table … owner to …`"
        says = f"“{seen.foreign}” belongs to another role: an update cannot change it, nor a deletion write it afresh"
        yield notice("owner", says, mend)
    if not seen.durable:
        mend = "switch fsync and synchronous_commit on"
        yield notice("disk", "the server says that something is stored before it is on the disk", mend)
    yield good("backups", "the server's host makes them, with pg_dump or by copying its files and log")
