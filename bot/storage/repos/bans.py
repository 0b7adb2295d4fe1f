"""People and guilds that the operator has blocked from the bot, beside the blocks among players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot.storage.backends.base import Database, Transactions, transaction

BanKind = Literal["user", "server"]


class Ban(Struct, frozen=True):
    """A blocked person or guild: its ``id``, ``since`` when, and the operator's reason."""

    kind: BanKind
    id: int
    since: float
    reason: str


class BanRepository(Transactions):
    """The operator's blocks."""

    @transaction("read")
    def bans(self, db: Database) -> Sequence[Ban]:
        """Return all blocks, people first, the oldest first."""
        return [Ban(*row) for row in db.rows(_BANS)]


def is_banned(db: Database, user: int) -> bool:
    """Return whether the operator has blocked that person."""
    return db.row(_IS_BANNED, user) is not None


def ban_reason(db: Database, kind: BanKind, id: int) -> str | None:
    """Return the reason of that block, or None if there is none."""
    row = db.row(_REASON[kind], id)
    return None if row is None else row[0]


def ban(db: Database, kind: BanKind, id: int, reason: str, now: float) -> None:
    """Block that person or guild; who is blocked already stays so since then, for this reason."""
    db.execute(_BAN[kind], id, now, reason)


def unban(db: Database, kind: BanKind, id: int) -> None:
    """Lift that block."""
    db.execute(_UNBAN[kind], id)


_BANS = """
    select * from (
        select 'user' as kind, user_id as id, since, reason from banned_users
        union all
        select 'server', guild_id, since, reason from banned_guilds
    ) as blocked order by kind desc, since, id
"""

_IS_BANNED = "select 1 from banned_users where user_id = $1"

_REASON = {
    "user": "select reason from banned_users where user_id = $1",
    "server": "select reason from banned_guilds where guild_id = $1",
}

_BAN = {
    "user": """
        insert into banned_users (user_id, since, reason) values ($1, $2, $3)
        on conflict (user_id) do update set reason = excluded.reason
    """,
    "server": """
        insert into banned_guilds (guild_id, since, reason) values ($1, $2, $3)
        on conflict (guild_id) do update set reason = excluded.reason
    """,
}

_UNBAN = {
    "user": "delete from banned_users where user_id = $1",
    "server": "delete from banned_guilds where guild_id = $1",
}
