"""What people told about themselves."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Protocol

from bot.store.errors import TooOften
from bot.store.hashes import hashed
from bot.store.transactions import Database, Transactions

_LEAP_YEAR = 2000


CHANGES = 2
"""How often a birthday can be changed within a year; the first time it is told is no change."""
YEAR = 365 * 86_400.0


class PeopleStore(Protocol):
    """What is stored of people beside their games."""

    async def set_birthday(self, user: int, month: int | None, day: int | None, *, now: float = 0.0) -> None:
        """Remember a birthday, or forget it if ``month`` and ``day`` are None.

        Who goes first tells a little of others' birthdays, and more to somebody who tries one date after the other. So
        a date can be changed ``CHANGES`` times within a ``YEAR``, also by somebody who takes it back, or has themselves
        forgotten, in between.

        Raises:
            ValueError: there is no such day.
            TooOften: it has been changed too often; nothing is changed now.
        """
        ...

    async def birthdays(self, users: Iterable[int]) -> dict[int, tuple[int, int]]:
        """The (month, day) of those among ``users`` who told theirs."""
        ...


class StoredPeople(Transactions):
    """A ``PeopleStore`` over transactions."""

    async def set_birthday(self, user: int, month: int | None, day: int | None, *, now: float = 0.0) -> None:
        """See ``PeopleStore.set_birthday``."""
        if month is None and day is None:
            await self._write(lambda db: db.change(_FORGET_BIRTHDAY, user))
            return
        if month is None or day is None:
            raise ValueError("a birthday is a month and a day")
        date(_LEAP_YEAR, month, day)

        def work(db: Database) -> None:
            db.alone("birthday", user)
            before = db.row(_BIRTHDAY, user)
            if before == (month, day):
                return
            db.change(_OLD_TELLINGS, now - YEAR)
            who = hashed(db, "birthday", user)
            told = db.rows(_TELLINGS, who)
            changes = [time for time, first in told if not first]
            first = before is None and not told
            if not first and len(changes) >= CHANGES:
                raise TooOften(changes[-CHANGES] + YEAR, kept=before is not None)
            db.change(_TELL, who, now, int(first))
            db.change(_SET_BIRTHDAY, user, month, day)

        await self._write(work)

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

_TELLINGS = "select told, first from tellings where who = $1 order by told"

_TELL = "insert into tellings (who, told, first) values ($1, $2, $3)"

_OLD_TELLINGS = "delete from tellings where told <= $1"

_BIRTHDAY = "select month, day from birthdays where user_id = $1"
