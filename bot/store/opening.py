"""Opening a store, whatever its database is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import overload

from bot.store import schema
from bot.store.addresses import is_server, told
from bot.store.errors import NotLetIn
from bot.store.sqlite import SqliteStore, open_sqlite
from bot.store.subjects import Subjects


@overload
def open_store(where: Path) -> AbstractAsyncContextManager[SqliteStore]: ...
@overload
def open_store(where: Path | str) -> AbstractAsyncContextManager[Subjects]: ...
def open_store(where: Path | str) -> AbstractAsyncContextManager[Subjects]:
    """The store in a SQLite file, or at the address of a PostgreSQL database (``postgresql://…``); made or brought up
    to date if need be, closed on leaving.

    Raises:
        StoreError: as the texts of its kinds say, each with a sentence that says what to do.
    """
    return _open_served(str(where)) if is_server(where) else open_sqlite(Path(where))


@asynccontextmanager
async def _open_served(address: str) -> AsyncIterator[Subjects]:
    with needs_driver(address):
        from bot.store.postgres import open_postgres
    async with open_postgres(address) as store:
        yield store


def ask_for(where: Path | str, holder: str) -> None:
    """Ask the owner of a database that cannot be opened yet to hand over."""
    if not is_server(where):
        schema.ask_for(Path(where), holder)
        return
    with needs_driver(str(where)):
        from bot.store import postgres
    postgres.ask_for(str(where), holder)


@contextmanager
def needs_driver(address: str) -> Iterator[None]:
    """Say how to get what speaks with PostgreSQL where it is not installed.

    Raises:
        NotLetIn: it is not.
    """
    try:
        yield
    except ImportError as error:
        # psycopg without libpq has no name.
        if (error.name or "psycopg").partition(".")[0] not in ("psycopg", "psycopg_binary", "psycopg_c"):
            raise
        raise NotLetIn(
            told(address),
            "what speaks with PostgreSQL is not installed",
            "install Sleepover with its extra “postgres”: in a clone `uv sync --no-default-groups --extra postgres`, "
            "else as docs/hosting.md says",
        ) from error
