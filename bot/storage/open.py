"""Opening a store, whatever its database is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import overload

from bot.core.database_url import is_postgres_url, masked_url
from bot.storage.backends import sqlite_schema
from bot.storage.backends.sqlite import SqliteStore, open_sqlite
from bot.storage.errors import AccessDenied
from bot.storage.repositories import Repositories


@overload
def open_store(where: Path) -> AbstractAsyncContextManager[SqliteStore]: ...
@overload
def open_store(where: Path | str) -> AbstractAsyncContextManager[Repositories]: ...
def open_store(where: Path | str) -> AbstractAsyncContextManager[Repositories]:
    """Open the store in a SQLite file, or at the address of a PostgreSQL database (``postgresql://…``).

    It is created or migrated if need be, and closed on leaving.

    Raises:
        StoreError: as the texts of its kinds say, each with a sentence that says what to do.
    """
    return _open_served(str(where)) if is_postgres_url(where) else open_sqlite(Path(where))


@asynccontextmanager
async def _open_served(address: str) -> AsyncIterator[Repositories]:
    with require_driver(address):
        from bot.storage.backends.postgres import open_postgres
    async with open_postgres(address) as store:
        yield store


def request_handover(where: Path | str, holder: str) -> None:
    """Ask the owner of a database that cannot be opened yet to hand over."""
    if not is_postgres_url(where):
        sqlite_schema.request_handover(Path(where), holder)
        return
    with require_driver(str(where)):
        from bot.storage.backends import postgres
    postgres.request_handover(str(where), holder)


@contextmanager
def require_driver(address: str) -> Iterator[None]:
    """Raise an error with instructions if the PostgreSQL driver is not installed.

    Raises:
        AccessDenied: it is not.
    """
    try:
        yield
    except ImportError as error:
        # psycopg without libpq has no name.
        if (error.name or "psycopg").partition(".")[0] not in ("psycopg", "psycopg_binary", "psycopg_c"):
            raise
        raise AccessDenied(
            masked_url(address),
            "what speaks with PostgreSQL is not installed",
            "install Sleepover with its extra “postgres”: in a clone `uv sync --no-default-groups --extra postgres`, "
            "else as docs/hosting.md says",
        ) from error
