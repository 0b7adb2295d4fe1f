"""User preferences (reminders, hints, blocks) and what users told about themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Literal, Protocol

from msgspec import Struct

from bot.storage.backends.base import Database, Transactions
from bot.storage.errors import RateExceeded
from bot.storage.personal_data import purpose_hash

How = Literal["turn", "half", "daily", "message", "never"]
"""Kinds of reminders. ``turn``: mentioned in the channel when it is their turn and they have been away for a while.
``half``: only when half of their time is over. ``daily``: once a day, at an hour of their zone. ``message``: like
``turn``, by direct message. ``never``: not at all."""

USUAL: How = "half"
"""The kind of reminders for users who have set none."""


MORNING = 9
"""The hour at which somebody is reminded who has named none."""


class ReminderPrefs(Struct, frozen=True):
    """Reminder preferences of a user: ``how``, and for ``daily`` at which ``hour`` of which ``zone``.

    ``soon``: they are also told when they are next but one.
    """

    how: How = USUAL
    hour: int | None = None
    zone: str = ""
    soon: bool = False


ENOUGH = 3
"""Number of a newcomer's turns in which a game is explained."""


class UserPrefsInterface(Protocol):
    """Interface of the user preferences."""

    async def set_reminders(self, user: int, how: How, *, hour: int | None = None, zone: str = "") -> None:
        """Store how a user wants to be reminded; for ``daily``, at which hour in which zone."""
        ...

    async def set_up_next(self, user: int, soon: bool) -> None:
        """Store whether a user wants to be told that they are next but one."""
        ...

    async def reminder_prefs(self, user: int) -> ReminderPrefs:
        """Return all that a user has said about their reminders."""
        ...

    async def reminders(self, user: int) -> How:
        """Return how a user wants to be reminded."""
        ...

    async def hint_count(self, user: int, game: str) -> int:
        """Return in how many turns a user has had the game explained beside their decision.

        ``ENOUGH`` for users who have finished the game, explained or not, and for users who want no hints.
        """
        ...

    async def count_hint(self, user: int, game: str) -> None:
        """Count one more turn with a hint for the user in that game."""
        ...

    async def stop_hints(self, user: int) -> None:
        """Switch hints off for the user in all games."""
        ...

    async def block(self, user: int, other: int) -> bool:
        """Block ``other`` from tables where ``user`` is the host or sits; return False if it was so already."""
        ...

    async def unblock(self, user: int, other: int) -> bool:
        """Delete the block; return False if there was none."""
        ...

    async def blocked(self, user: int) -> Sequence[int]:
        """Return the ids of the users that a user has blocked, without users deleted since."""
        ...

    async def blocked_among(self, user: int, others: Sequence[int]) -> Sequence[int]:
        """Return the users among ``others`` whom a user has blocked, also if these were deleted since."""
        ...


class UserPrefsRepository(Transactions):
    """:class:`UserPrefsInterface` over transactions."""

    async def set_reminders(self, user: int, how: How, *, hour: int | None = None, zone: str = "") -> None:
        """Implement :meth:`UserPrefsInterface.set_reminders`."""
        daily = how == "daily"
        when = (MORNING if hour is None else hour) if daily else None

        def work(db: Database) -> None:
            db.execute(_SET_REMINDERS, user, USUAL if daily else how, when, zone if daily else "")
            # The default is not stored for any user.
            db.execute(_FORGET_REMINDERS, user, USUAL)

        await self._write(work)

    async def set_up_next(self, user: int, soon: bool) -> None:
        """Implement :meth:`UserPrefsInterface.set_up_next`."""

        def work(db: Database) -> None:
            db.execute(_SET_SOON, user, USUAL, int(soon))
            db.execute(_FORGET_REMINDERS, user, USUAL)

        await self._write(work)

    async def reminder_prefs(self, user: int) -> ReminderPrefs:
        """Implement :meth:`UserPrefsInterface.reminder_prefs`."""
        row = await self._read(lambda db: db.row(_REMINDERS, user))
        if row is None:
            return ReminderPrefs()
        how, hour, zone, soon = row
        return ReminderPrefs(how if hour is None else "daily", hour, zone, bool(soon))

    async def reminders(self, user: int) -> How:
        """Implement :meth:`UserPrefsInterface.reminders`."""
        return (await self.reminder_prefs(user)).how

    async def hint_count(self, user: int, game: str) -> int:
        """Implement :meth:`UserPrefsInterface.hint_count`."""

        def work(db: Database) -> int:
            if db.row(_NO_HINTS, user) is not None or db.row(_FINISHED, user, game) is not None:
                return ENOUGH
            row = db.row(_HINTED, user, game)
            return 0 if row is None else min(row[0], ENOUGH)

        return await self._read(work)

    async def count_hint(self, user: int, game: str) -> None:
        """Implement :meth:`UserPrefsInterface.count_hint`."""
        # A hint that a power cut undoes is shown once more.
        await self._write(lambda db: db.execute(_COUNT_HINT, user, game), hurry=True)

    async def stop_hints(self, user: int) -> None:
        """Implement :meth:`UserPrefsInterface.stop_hints`."""
        await self._write(lambda db: db.execute(_STOP_HINTS, user, ENOUGH))

    async def block(self, user: int, other: int) -> bool:
        """Implement :meth:`UserPrefsInterface.block`."""

        def work(db: Database) -> bool:
            # A deleted user who has come back is treated as any other from now on.
            before = db.execute(_UNBLOCK_KEPT, user, purpose_hash(db, "block", other))
            return bool(db.execute(_BLOCK, user, other)) and not before

        return await self._write(work)

    async def unblock(self, user: int, other: int) -> bool:
        """Implement :meth:`UserPrefsInterface.unblock`."""

        def work(db: Database) -> bool:
            kept = db.execute(_UNBLOCK_KEPT, user, purpose_hash(db, "block", other))
            return bool(db.execute(_UNBLOCK, user, other) + kept)

        return await self._write(work)

    async def blocked(self, user: int) -> Sequence[int]:
        """Implement :meth:`UserPrefsInterface.blocked`."""
        return [other for (other,) in await self._read(lambda db: db.rows(_BLOCKED, user))]

    async def blocked_among(self, user: int, others: Sequence[int]) -> Sequence[int]:
        """Implement :meth:`UserPrefsInterface.blocked_among`."""

        def work(db: Database) -> list[int]:
            known = {other for (other,) in db.rows(_BLOCKED, user)}
            kept = {who for (who,) in db.rows(_KEPT, user)}
            return [other for other in others if other in known or (kept and purpose_hash(db, "block", other) in kept)]

        return await self._write(work)


def is_blocked_at(db: Database, table: int, user: int) -> bool:
    """Return whether the table's host, or a player seated there, has blocked the user; hosts are welcome."""
    if db.row(_UNWELCOME, table, user) is not None:
        return True
    return db.row(_KEPT_UNWELCOME, table, user, purpose_hash(db, "block", user)) is not None


def hash_blocks(db: Database, user: int) -> None:
    """Keep the blocks against a user who is about to be deleted, with a hash in place of their id."""
    if db.row(_BLOCKED_BY, user) is not None:
        db.execute(_KEEP_BLOCKS, user, purpose_hash(db, "block", user))


_SET_REMINDERS = """
    insert into reminders (user_id, how, hour, zone) values ($1, $2, $3, $4)
    on conflict (user_id) do update set how = excluded.how, hour = excluded.hour, zone = excluded.zone
"""

_SET_SOON = """
    insert into reminders (user_id, how, soon) values ($1, $2, $3)
    on conflict (user_id) do update set soon = excluded.soon
"""

_FORGET_REMINDERS = "delete from reminders where user_id = $1 and how = $2 and hour is null and soon = 0"

_REMINDERS = "select how, hour, zone, soon from reminders where user_id = $1"

_NO_HINTS = "select 1 from hints where user_id = $1 and game = ''"

_HINTED = "select turns from hints where user_id = $1 and game = $2"

# Those who have played a game to its end, wherever that was.
_FINISHED = """
    select 1 from seats join tables on tables.id = seats.table_id
    where seats.user_id = $1 and tables.game = $2 and tables.status = 'over' limit 1
"""

_COUNT_HINT = """
    insert into hints (user_id, game, turns) values ($1, $2, 1)
    on conflict (user_id, game) do update set turns = hints.turns + 1
"""

_STOP_HINTS = """
    insert into hints (user_id, game, turns) values ($1, '', $2) on conflict (user_id, game) do nothing
"""

_BLOCK = "insert into blocks (user_id, blocked_id) values ($1, $2) on conflict do nothing"

_UNBLOCK = "delete from blocks where user_id = $1 and blocked_id = $2"

_BLOCKED = "select blocked_id from blocks where user_id = $1 order by blocked_id"

_BLOCKED_BY = "select 1 from blocks where blocked_id = $1"

_KEEP_BLOCKS = """
    insert into kept_blocks (user_id, who) select user_id, $2 from blocks where blocked_id = $1
    on conflict do nothing
"""

_KEPT = "select who from kept_blocks where user_id = $1"

_UNBLOCK_KEPT = "delete from kept_blocks where user_id = $1 and who = $2"

_KEPT_UNWELCOME = """
    select 1 from tables
    where id = $1 and host_id <> $2 and (
        exists (select 1 from kept_blocks where user_id = tables.host_id and who = $3)
        or exists (
            select 1 from seats join kept_blocks on kept_blocks.user_id = seats.user_id and kept_blocks.who = $3
            where seats.table_id = $1
        )
    )
"""

_UNWELCOME = """
    select 1 from tables
    where id = $1 and host_id <> $2 and (
        exists (select 1 from blocks where user_id = tables.host_id and blocked_id = $2)
        or exists (
            select 1 from seats join blocks on blocks.user_id = seats.user_id and blocks.blocked_id = $2
            where seats.table_id = $1
        )
    )
"""


_LEAP_YEAR = 2000


CHANGES = 2
"""Number of times that a birthday can be changed within a year; setting it first is no change."""
YEAR = 365 * 86_400.0


class UserInterface(Protocol):
    """Interface of what is stored of users beside their games."""

    async def set_birthday(self, user: int, month: int | None, day: int | None, *, now: float = 0.0) -> None:
        """Remember a birthday, or forget it if ``month`` and ``day`` are None.

        Who goes first tells a little of others' birthdays, and more to somebody who tries one date after the other. So
        a date can be changed ``CHANGES`` times within a ``YEAR``, also by somebody who takes it back, or has themselves
        forgotten, in between.

        Raises:
            ValueError: there is no such day.
            RateExceeded: it has been changed too often; nothing is changed now.
        """
        ...

    async def birthdays(self, users: Iterable[int]) -> dict[int, tuple[int, int]]:
        """Return the (month, day) of the users among ``users`` who told theirs."""
        ...


class UserRepository(Transactions):
    """:class:`UserInterface` over transactions."""

    async def set_birthday(self, user: int, month: int | None, day: int | None, *, now: float = 0.0) -> None:
        """Implement :meth:`UserInterface.set_birthday`."""
        if month is None and day is None:
            await self._write(lambda db: db.execute(_FORGET_BIRTHDAY, user))
            return
        if month is None or day is None:
            raise ValueError("a birthday is a month and a day")
        date(_LEAP_YEAR, month, day)

        def work(db: Database) -> None:
            db.advisory_lock("birthday", user)
            before = db.row(_BIRTHDAY, user)
            if before == (month, day):
                return
            db.execute(_OLD_TELLINGS, now - YEAR)
            who = purpose_hash(db, "birthday", user)
            told = db.rows(_TELLINGS, who)
            changes = [time for time, first in told if not first]
            first = before is None and not told
            if not first and len(changes) >= CHANGES:
                raise RateExceeded(changes[-CHANGES] + YEAR, kept=before is not None)
            db.execute(_TELL, who, now, int(first))
            db.execute(_SET_BIRTHDAY, user, month, day)

        await self._write(work)

    async def birthdays(self, users: Iterable[int]) -> dict[int, tuple[int, int]]:
        """Implement :meth:`UserInterface.birthdays`."""
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
