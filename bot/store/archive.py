"""Past games: who played what, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from bot.ground.rating import ALL_GAMES, EVERYWHERE
from bot.store.transactions import Database, Transactions


class Place(Struct, frozen=True):
    """How a past game ended for one seat; ``place`` counts from 1, ``level`` is that of a computer."""

    user: int
    name: str
    level: str | None
    place: int
    won: bool
    left: bool


class Past(Struct, frozen=True):
    """A game that was played to its end; ``seats`` are in seat order. ``message`` is None where none is left."""

    table: int
    game: str
    guild: int
    channel: int
    message: int | None
    ended: float
    seats: tuple[Place, ...]


class ArchiveStore(Protocol):
    """The list of past games."""

    async def past(
        self,
        user: int,
        *,
        guild: int | None,
        game: str | None,
        limit: int,
        before: int | None = None,
        after: int | None = None,
    ) -> Sequence[Past]:
        """The games that somebody played in a guild (None: everywhere), one game or (None) all, newest first.

        They are ordered by the table's number. ``before``: only tables of a lower number; ``after``: of a higher one,
        and then the lowest of those. With both, ``after`` counts.
        """
        ...


class StoredArchive(Transactions):
    """An ``ArchiveStore`` over transactions."""

    async def past(
        self,
        user: int,
        *,
        guild: int | None,
        game: str | None,
        limit: int,
        before: int | None = None,
        after: int | None = None,
    ) -> Sequence[Past]:
        """See ``ArchiveStore.past``."""
        statement, edge = (_OLDER, _NO_EDGE if before is None else before) if after is None else (_NEWER, after)

        scope = (EVERYWHERE if guild is None else guild, ALL_GAMES if game is None else game)

        def work(db: Database) -> list[Past]:
            rows: list[Any] = db.rows(statement, user, edge, *scope, limit)
            given_up = db.rows(statement.replace("results", "reliefs"), user, edge, *scope, limit)
            found = sorted(map(tuple, [*rows, *given_up]), reverse=after is None)[:limit]
            return [_past(db, row) for row in sorted(found, reverse=True)]

        return await self._read(work)


def _past(db: Database, row: Any) -> Past:
    table, game, guild, channel, message, ended = row
    seats = tuple(
        Place(user, name, level, place, bool(won), bool(left))
        for user, name, level, place, won, left in db.rows(_PLACES, table)
    )
    return Past(table, game, guild, channel, message, ended, seats)


_NO_EDGE = 2**62
"""A number above that of any table."""

# A player who handed over a seat has no result; of those who have, every table is over. The guild and the game of a
# table are not in the index: of somebody who has played thousands of games, thousands of
# tables may be looked at until one of the rarest is found, each by its number.
_OLDER = """
    select tables.id, tables.game, tables.guild_id, tables.channel_id, tables.message_id, tables.ended
    from results join tables on tables.id = results.table_id
    where results.user_id = $1 and results.table_id < $2
      and $3 in (0, tables.guild_id) and $4 in ('', tables.game) and tables.status = 'over'
    order by results.table_id desc
    limit $5
"""

_NEWER = """
    select tables.id, tables.game, tables.guild_id, tables.channel_id, tables.message_id, tables.ended
    from results join tables on tables.id = results.table_id
    where results.user_id = $1 and results.table_id > $2
      and $3 in (0, tables.guild_id) and $4 in ('', tables.game) and tables.status = 'over'
    order by results.table_id
    limit $5
"""

_PLACES = """
    select results.user_id, seats.name, seats.level, results.place, results.won, results.gone
    from results join seats on seats.table_id = results.table_id and seats.user_id = results.user_id
    where results.table_id = $1
    order by results.seat
"""
