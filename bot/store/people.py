"""What people told about themselves."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Protocol

from bot.store.transactions import Database, Transactions

_LEAP_YEAR = 2000


class PeopleStore(Protocol):
    """What is stored of people beside their games."""

    async def set_birthday(self, user: int, month: int | None, day: int | None) -> None:
        """Remember a birthday, or forget it if ``month`` and ``day`` are None.

        Raises:
            ValueError: there is no such day.
        """
        ...

    async def birthdays(self, users: Iterable[int]) -> dict[int, tuple[int, int]]:
        """The (month, day) of those among ``users`` who told theirs."""
        ...


class SqlitePeople(Transactions):
    """A ``PeopleStore`` in SQLite."""

    async def set_birthday(self, user: int, month: int | None, day: int | None) -> None:
        """See ``PeopleStore.set_birthday``."""
        if month is None and day is None:
            await self._write(lambda db: db.change(_FORGET_BIRTHDAY, user))
            return
        if month is None or day is None:
            raise ValueError("a birthday is a month and a day")
        date(_LEAP_YEAR, month, day)
        await self._write(lambda db: db.change(_SET_BIRTHDAY, user, month, day))

    async def birthdays(self, users: Iterable[int]) -> dict[int, tuple[int, int]]:
        """See ``PeopleStore.birthdays``."""
        asked = tuple(users)

        def work(db: Database) -> dict[int, tuple[int, int]]:
            found = ((user, db.row(_BIRTHDAY, user)) for user in asked)
            return {user: (row[0], row[1]) for user, row in found if row is not None}

        return await self._read(work)


_SET_BIRTHDAY = """
    insert into birthdays (user_id, month, day) values ($1, $2, $3)
    on conflict (user_id) do update set month = excluded.month, day = excluded.day
"""

_FORGET_BIRTHDAY = "delete from birthdays where user_id = $1"

_BIRTHDAY = "select month, day from birthdays where user_id = $1"
