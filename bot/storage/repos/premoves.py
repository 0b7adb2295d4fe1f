"""Plans: what people have decided beforehand, at most one each at a table. Nobody else is ever shown them."""

from __future__ import annotations

from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.errors import ActionConflict, NotSeated
from bot.storage.table_changes import PremoveChanged
from bot.storage.table_rows import StoredPremove

_Row = tuple[int, str, int, str | None, int]


class PremoveRepository(Transactions):
    """Plans. A table that ends forgets them; so does forgetting a person theirs."""

    @transaction("table")
    def set_premove(self, db: Database, table: int, user: int, plan: str, *, n: int) -> PremoveChanged:
        """Remember a plan that was made after action ``n``, in place of the one before.

        Raises:
            NotSeated: that person does not play at the table, or no plans can be made there.
            ActionConflict: there has been no such action, or the table is not being played.
        """
        db.lock_rows(table)
        if db.row(_AT, table, n) is None:
            raise ActionConflict(table, n + 1)
        if db.row(_MAY, table, user) is None:
            raise NotSeated(table, f"user {user}")
        db.execute(_PLAN, table, user, plan, n)
        return PremoveChanged(user, StoredPremove(user, plan, n))

    @transaction("table")
    def delete_premove(self, db: Database, table: int, user: int, *, n: int | None = None) -> PremoveChanged | None:
        """Delete a user's premove; return None if there was none. With ``n``: only one made after that action."""
        db.lock_rows(table)
        return PremoveChanged(user, None) if db.execute(_UNPLAN, table, user, n) else None

    @transaction("table")
    def void_premove(self, db: Database, table: int, user: int, why: str, *, n: int) -> PremoveChanged | None:
        """Note that the plan made after action ``n`` is void. None: there is no such plan, or it was noted before."""
        db.lock_rows(table)
        return _changed(db.row(_VOID, table, user, n, why))

    @transaction("table")
    def mark_premove_told(self, db: Database, table: int, user: int, *, n: int) -> PremoveChanged | None:
        """Note that its maker has been told that it is void. None: there is no such plan."""
        db.lock_rows(table)
        return _changed(db.row(_TOLD, table, user, n))


def premoves_at(db: Database, table: int) -> tuple[StoredPremove, ...]:
    """Return the table's premoves, ordered by user."""
    return tuple(_premove(row) for row in db.rows(_PLANS, table))


def _premove(row: _Row) -> StoredPremove:
    user, plan, number, void, told = row
    return StoredPremove(user, plan, number, void, bool(told))


def _changed(row: _Row | None) -> PremoveChanged | None:
    return None if row is None else PremoveChanged(row[0], _premove(row))


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
    returning user_id, plan, number, void, told
"""

_TOLD = """
    update plans set told = 1 where table_id = $1 and user_id = $2 and number = $3
    returning user_id, plan, number, void, told
"""

_PLANS = "select user_id, plan, number, void, told from plans where table_id = $1 order by user_id"
