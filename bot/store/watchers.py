"""Who has seen what is hidden at a game that goes on, and was forgotten since: they take over no seat there."""

from __future__ import annotations

from bot.store.hashes import hashed
from bot.store.transactions import Database


def keep_watch(db: Database, user: int) -> None:
    """That person is about to be forgotten: that they have seen what is hidden at tables that go on is kept, without
    their id."""
    if (tables := db.rows(_WATCHED, user)) != []:
        who = hashed(db, "seat", user)
        for (table,) in tables:
            db.change(_KEEP_WATCH, table, who)


def has_watched(db: Database, table: int, user: int) -> bool:
    """Whether that person sat at that table before they were forgotten."""
    return db.row(_HAS_WATCHED, table, hashed(db, "seat", user)) is not None


def stop_watching(db: Database, table: int) -> None:
    """The game is not going on any more, and hides nothing."""
    db.change(_NO_WATCHERS, table)


_WATCHED = """
    select table_id from seats join tables on tables.id = table_id where user_id = $1 and status = 'playing'
    union
    select table_id from reliefs join tables on tables.id = table_id where user_id = $1 and status = 'playing'
"""

_KEEP_WATCH = "insert into watchers (table_id, who) values ($1, $2) on conflict do nothing"

_HAS_WATCHED = "select 1 from watchers where table_id = $1 and who = $2"

_NO_WATCHERS = "delete from watchers where table_id = $1"
