"""Writes of the store that fail, as on a bad disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import pytest

from bot.storage import SqliteStore
from bot.storage.backends.base import Database


class Failing:
    """The first transaction of that method fails: before it does anything, or when all is done but the commit."""

    def __init__(self, patch: pytest.MonkeyPatch, method: str, place: str) -> None:
        self.failed = False
        # Others may write at the same time.
        inside = ContextVar("inside", default=False)
        real, write = getattr(SqliteStore, method), SqliteStore._write

        async def called(store: SqliteStore, *given: Any, **named: Any) -> Any:
            token = inside.set(True)
            try:
                return await real(store, *given, **named)
            finally:
                inside.reset(token)

        async def writes(store: SqliteStore, work: Callable[[Database], Any], **named: Any) -> Any:
            def broken(db: Database) -> Any:
                if place == "after":
                    work(db)
                self.failed = True
                raise sqlite3.OperationalError("disk I/O error")

            return await write(store, broken if inside.get() and not self.failed else work, **named)

        patch.setattr(SqliteStore, method, called)
        patch.setattr(SqliteStore, "_write", writes)
