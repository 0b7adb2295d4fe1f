"""Transactions, for every subject of the store: what each database does in its own way, and all subjects ask for alike.

A subject is a class on ``Transactions``, with functions of a ``Database`` that run within one transaction and wait for
nothing else. ``sqlite.py`` and ``postgres.py`` have the two of each.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar

import msgspec

from bot.store.errors import NotOwner

T = TypeVar("T")

BUSY_SECONDS = 5.0
"""How long a transaction waits for another process to commit."""
Alone = Literal["birthday", "channel", "endings"]
"""What is done by one transaction at a time. ``birthday``: to tell somebody's. ``channel``: to open a table in a
channel, or to move one there. ``endings``: all that rests on the order in which tables have ended."""


class Database(ABC):
    """Short words for running statements with numbered parameters (``$1``), inside a transaction."""

    @abstractmethod
    def rows(self, statement: str, *values: object) -> list[Any]:
        """All rows."""

    @abstractmethod
    def row(self, statement: str, *values: object) -> Any:
        """The first row, or None."""

    @abstractmethod
    def change(self, statement: str, *values: object) -> int:
        """How many rows it changed."""

    @abstractmethod
    def many(self, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
        """Run it once for each of the rows of values."""

    @abstractmethod
    def held(self, statement: str, *values: object) -> Any:
        """The first row, or None; until the transaction ends nobody else changes it."""

    @abstractmethod
    def hold(self, *tables: int) -> None:
        """Wait until nobody else changes these tables (of the game), and let nobody do so until the transaction ends.

        Whoever looks at a table and then changes something of it begins with this. Tables that are not there are no
        matter.
        """

    @abstractmethod
    def alone(self, what: Alone, key: int = 0) -> None:
        """Wait until no other transaction does that, and let none do it until this one ends. Comes before ``hold``."""

    @abstractmethod
    def defer(self) -> None:
        """Let rows point to nothing for a while: whether they do is looked at when the transaction ends."""

    @abstractmethod
    def columns(self) -> list[tuple[str, str, str]]:
        """All columns: table, name, and type in lower case; tables and columns in a fixed order."""


class Transactions(ABC):
    """What the subjects of the store have in common.

    A whole transaction is one visit to a connection's thread. There it runs to its end whether or not somebody still
    waits for it, so a cancelled caller leaves nothing half done.
    """

    _fence: int | None = None
    """The number of the owner that this process is; None: it writes as a guest, without being asked."""

    @abstractmethod
    async def _write(self, work: Callable[[Database], T], *, hurry: bool = False) -> T:
        """``hurry``: do not wait until it is on the disk; a power cut may undo it, a crash of the process does not."""

    @abstractmethod
    async def _read(self, work: Callable[[Database], T]) -> T:
        """All statements see the same moment."""

    @abstractmethod
    async def _read_aside(self, work: Callable[[Database], T]) -> T:
        """The same on a connection of its own: for what takes long, and must not keep the others waiting."""

    @abstractmethod
    async def _beat(self, work: Callable[[Database], T]) -> T:
        """Write in a hurry, and behind nobody who waits for others if that can be; then note how far the database has
        come, if somebody will want to know."""

    @abstractmethod
    async def _note_how_far(self) -> None:
        """Note how far the database has come, if somebody will want to know."""

    @abstractmethod
    async def _efface(self, user: int | None) -> bool:
        """See that nothing deleted is left in unused parts of files; whether any had to be written afresh."""


def checked(found: object, fence: int) -> None:
    """Raise ``NotOwner`` if the number ``found`` there by ``FENCE`` is another than this owner's."""
    if found != fence:
        raise NotOwner


def to_json(value: object) -> str:
    """The value as text to store."""
    return msgspec.json.encode(value).decode()


FENCE = "select fence from owner where id = 1"
