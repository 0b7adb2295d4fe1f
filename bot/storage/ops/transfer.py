"""Moving a whole database: from SQLite to PostgreSQL, back, or to another of the same kind.

Everything is copied from one moment of the source, while a bot may be at work with it, into a target in which there is
nothing; then the target is read again, and compared with what was copied, table by table. It is all there afterwards,
or nothing of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import AbstractContextManager, ExitStack, closing
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.core.database_url import is_postgres_url, masked_url
from bot.storage import require_driver
from bot.storage.errors import CannotTransfer
from bot.storage.ops import transfer_endpoints
from bot.storage.ops.transfer_endpoints import Row, TransferEndpoint

Progress = Callable[[str, int, int], None]
"""Is told now and then which table is copied, how many of its rows have been, and how many there are."""

DISMISSED = ("holder", "wanted")
"""Columns that say who is at work. Nobody is at work with a copy."""
EVERY = 5_000
"""Rows between two reports."""
_ALL = 1 << 256


class CopiedTable(Struct, frozen=True):
    """A table that was copied: how many rows, and the sum of their SHA-256 digests in hex, in whatever order."""

    table: str
    rows: int
    digest: str


class TransferResult(Struct, frozen=True):
    """Result of a copy: its tables, and whether a bot was at work with the source, which goes on without the copy."""

    tables: Sequence[CopiedTable]
    at_work: bool


def copy_database(source: Path | str, target: Path | str, *, now: float, progress: Progress) -> TransferResult:
    """Copy everything in ``source`` to ``target``, which is created.

    Raises:
        CannotTransfer: the source is of another version, there is something in the target, or the copy is not
            the same.
        StoreError: as the texts of its kinds say. In all cases nothing is in the target.
    """
    with ExitStack() as opened:
        left, at_work = opened.enter_context(_source(source, now))
        right = opened.enter_context(_target(target, now))
        columns = left.columns()
        if columns != right.columns():
            raise CannotTransfer(masked_url(source), "has other tables or columns than this Sleepover makes")
        for table in columns:
            right.clear(table)
        copied = [_copy(left, right, table, names, progress) for table, names in columns.items()]
        right.set_highest_id(left.highest_ids())
        for one in copied:
            if (rows := _digest(right.rows(one.table, columns[one.table]))) != (one.rows, one.digest):
                raise CannotTransfer(
                    masked_url(target), f"has {rows[0]} rows in “{one.table}” that are not those of the source"
                )
    return TransferResult(copied, at_work)


def _copy(
    left: TransferEndpoint, right: TransferEndpoint, table: str, columns: Sequence[str], progress: Progress
) -> CopiedTable:
    number, total = 0, 0
    of = left.count(table)
    dismissed = [columns.index(name) for name in DISMISSED if name in columns]

    def rows() -> Generator[Row, None, None]:
        nonlocal number, total
        for found in left.rows(table, columns):
            row = found
            if dismissed:
                row = tuple("" if place in dismissed else value for place, value in enumerate(found))
            number += 1
            total += _digested(row)
            if number % EVERY == 0:
                progress(table, number, of)
            yield row

    progress(table, 0, of)
    with closing(rows()) as streamed:
        right.insert(table, columns, streamed)
    progress(table, number, of)
    return CopiedTable(table, number, f"{total % _ALL:064x}")


def _digest(rows: Iterable[Row]) -> tuple[int, str]:
    number, total = 0, 0
    for row in rows:
        number += 1
        total += _digested(row)
    return number, f"{total % _ALL:064x}"


def _digested(row: Row) -> int:
    return int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(row)).digest(), "big")


def _source(where: Path | str, now: float) -> AbstractContextManager[tuple[TransferEndpoint, bool]]:
    if not is_postgres_url(where):
        return transfer_endpoints.sqlite_source(Path(where), now)
    with require_driver(str(where)):
        from bot.storage.ops import transfer_postgres
    return transfer_postgres.postgres_source(str(where), now)


def _target(where: Path | str, now: float) -> AbstractContextManager[TransferEndpoint]:
    if not is_postgres_url(where):
        return transfer_endpoints.sqlite_target(Path(where))
    with require_driver(str(where)):
        from bot.storage.ops import transfer_postgres
    return transfer_postgres.postgres_target(str(where), now)
