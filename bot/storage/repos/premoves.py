"""Plans: what people have decided beforehand, at most one each at a table. Nobody else is ever shown them."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from bot.storage.backends.base import Database, Transactions
from bot.storage.errors import ActionConflict, NotSeated


class StoredPremove(Struct, frozen=True):
    """A user's premove: its notation, and the number of actions in the log when it was made.

    ``void`` is why it is void (None: it is not), and ``told`` whether the user has been told so.
    """

    user: int
    plan: str
    number: int
    void: str | None = None
    told: bool = False


class PremoveInterface(Protocol):
    """Plans. A table that ends forgets them; so does forgetting a person theirs."""

    async def set_premove(self, table: int, user: int, plan: str, *, n: int) -> None:
        """Remember a plan that was made after action ``n``, in place of the one before.

        Raises:
            NotSeated: that person does not play at the table, or no plans can be made there.
            ActionConflict: there has been no such action, or the table is not being played.
        """
        ...

    async def delete_premove(self, table: int, user: int, *, n: int | None = None) -> bool:
        """Delete a user's premove; return False if there was none. With ``n``: only one made after that action."""
        ...

    async def void_premove(self, table: int, user: int, why: str, *, n: int) -> bool:
        """Note that the plan made after action ``n`` is void. False: there is no such plan, or it was noted before."""
        ...

    async def mark_premove_told(self, table: int, user: int, *, n: int) -> None:
        """Note that its maker has been told that it is void."""
        ...


class PremoveRepository(Transactions):
    """:class:`PremoveInterface` over transactions."""

    async def set_premove(self, table: int, user: int, plan: str, *, n: int) -> None:
        """Implement :meth:`PremoveInterface.set_premove`."""

        def work(db: Database) -> None:
            db.lock_rows(table)
            if db.row(_AT, table, n) is None:
                raise ActionConflict(table, n + 1)
            if db.row(_MAY, table, user) is None:
                raise NotSeated(table, f"user {user}")
            db.execute(_PLAN, table, user, plan, n)

        await self._write(work, table=table)

    async def delete_premove(self, table: int, user: int, *, n: int | None = None) -> bool:
        """Implement :meth:`PremoveInterface.delete_premove`."""

        def work(db: Database) -> bool:
            db.lock_rows(table)
            return db.execute(_UNPLAN, table, user, n) > 0

        return await self._write(work, table=table)

    async def void_premove(self, table: int, user: int, why: str, *, n: int) -> bool:
        """Implement :meth:`PremoveInterface.void_premove`."""

        def work(db: Database) -> bool:
            db.lock_rows(table)
            return db.execute(_VOID, table, user, n, why) > 0

        return await self._write(work, table=table)

    async def mark_premove_told(self, table: int, user: int, *, n: int) -> None:
        """Implement :meth:`PremoveInterface.mark_premove_told`."""

        def work(db: Database) -> None:
            db.lock_rows(table)
            db.execute(_TOLD, table, user, n)

        await self._write(work, table=table)


def premoves_at(db: Database, table: int) -> tuple[StoredPremove, ...]:
    """Return the table's premoves, ordered by user."""
    rows = db.rows(_PLANS, table)
    return tuple(StoredPremove(user, plan, number, void, bool(told)) for user, plan, number, void, told in rows)


def delete_premoves(db: Database, table: int) -> None:
    """Delete all premoves at a table that is over."""
    db.execute(_FORGET, table)


def delete_premove(db: Database, table: int, user: int) -> None:
    """Delete a user's premove at a table where they play no more."""
    db.execute(_UNPLAN, table, user, None)


_FORGET = "delete from plans where table_id = $1"

_AT = "select 1 from tables where id = $1 and status = 'playing' and length >= $2"

_MAY = """
    select 1 from seats join tables on tables.id = seats.table_id
    where seats.table_id = $1 and seats.user_id = $2 and seats.level is null and tables.planning = 1
"""

_PLAN = """
    insert into plans (table_id, user_id, plan, number) values ($1, $2, $3, $4)
    on conflict (table_id, user_id)
    do update set plan = excluded.plan, number = excluded.number, void = null, told = 0
"""

_UNPLAN = "delete from plans where table_id = $1 and user_id = $2 and number = coalesce($3, number)"

_VOID = """
    update plans set void = $4 where table_id = $1 and user_id = $2 and number = $3 and void is null
"""

_TOLD = "update plans set told = 1 where table_id = $1 and user_id = $2 and number = $3"

_PLANS = "select user_id, plan, number, void, told from plans where table_id = $1 order by user_id"
