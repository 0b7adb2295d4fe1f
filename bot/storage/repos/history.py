"""Past games: who played what, and how it ended.

What is kept of finished games for their end to be told: rematches, the card that somebody shared, and messages
that do not show it yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from msgspec import Struct

from bot.ratings.model import ALL_GAMES, EVERYWHERE
from bot.storage.backends.base import Database, Transactions, transaction


class SeatResult(Struct, frozen=True):
    """One seat's result in a past game; ``place`` counts from 1, ``level`` is that of a computer."""

    user: int
    name: str
    level: str | None
    place: int
    won: bool
    left: bool


class PastGame(Struct, frozen=True):
    """A game that was played to its end; ``seats`` are in seat order. ``message`` is None where none is left."""

    table: int
    game: str
    guild: int
    channel: int
    message: int | None
    ended: float
    seats: tuple[SeatResult, ...]


class ArchiveRepository(Transactions):
    """The list of past games."""

    @transaction("read")
    def past_games(
        self,
        db: Database,
        user: int,
        *,
        guild: int | None,
        game: str | None,
        limit: int,
        before: int | None = None,
        after: int | None = None,
    ) -> Sequence[PastGame]:
        """Return a user's games in a guild (None: everywhere), of one game or all (None), newest first.

        They are ordered by table number. ``before`` limits them to lower table numbers; ``after`` to higher
        ones, and then takes the lowest of those. With both, ``after`` counts.
        """
        statement, edge = (_OLDER, _NO_EDGE if before is None else before) if after is None else (_NEWER, after)

        scope = (EVERYWHERE if guild is None else guild, ALL_GAMES if game is None else game)
        rows: list[Any] = db.rows(statement, user, edge, *scope, limit)
        given_up = db.rows(statement.replace("results", "reliefs"), user, edge, *scope, limit)
        found = sorted(map(tuple, [*rows, *given_up]), reverse=after is None)[:limit]
        return [_past(db, row) for row in sorted(found, reverse=True)]


def _past(db: Database, row: Any) -> PastGame:
    table, game, guild, channel, message, ended = row
    seats = tuple(
        SeatResult(user, name, level, place, bool(won), bool(left))
        for user, name, level, place, won, left in db.rows(_PLACES, table)
    )
    return PastGame(table, game, guild, channel, message, ended, seats)


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


LONGEST_CHAIN = 200
"""Most rematches that are followed back."""


class SeriesGame(Struct, frozen=True):
    """A finished table of a chain of rematches: who sat there, in seat order, as (user, name, level), and who won."""

    table: int
    players: tuple[tuple[int, str, str | None], ...]
    winners: frozenset[int]
    """Their users; computers have one below zero."""


class ShareCardMessage(NamedTuple):
    """Message that shows a finished game's share card."""

    channel: int
    message: int


class ShareCardRepository(Transactions):
    """Rematch chains, and the share cards of finished tables."""

    @transaction("read")
    def tables_without_card(
        self, db: Database, *, channel: int | None = None, guild: int | None = None
    ) -> Sequence[int]:
        """Return the finished tables in that channel or guild whose message does not show it yet, by number."""
        return [table for (table,) in db.rows(_UNSHOWN, channel or 0, guild or 0)]

    @transaction("read")
    def rematch_chain(self, db: Database, table: int) -> Sequence[SeriesGame]:
        """Return the finished tables that led here by rematch, oldest first, and this one if it is over."""
        rows = db.rows(_CHAIN, table, LONGEST_CHAIN)
        found = []
        for (_, number), each in groupby(rows, key=itemgetter(0, 1)):
            seats = [(user, name, level, won) for _, _, user, name, level, won in each]
            players = tuple((user, name, level) for user, name, level, _ in seats)
            found.append(SeriesGame(number, players, frozenset(user for user, _, _, won in seats if won)))
        return found

    @transaction("read")
    def latest_rematch(self, db: Database, table: int) -> int:
        """Return the last of the tables that follow ``table``, each as the rematch of the one before; itself if none
        does. A table that was closed without a result is no rematch."""
        for _ in range(LONGEST_CHAIN):
            if (following := rematch_of(db, table)) is None:
                break
            table = following
        return table

    @transaction("read")
    def share_card(self, db: Database, table: int) -> ShareCardMessage | None:
        """Return where the table's share card is, or None if no player has shared it."""
        row = db.row(_CARD, table)
        return None if row is None else ShareCardMessage(*row)

    @transaction("write")
    def set_share_card(self, db: Database, table: int, *, channel: int, message: int) -> None:
        """Note where that table's card is. A table has one: where there is one already nothing changes."""
        db.execute(_CARDED, table, channel, message)


def rematch_of(db: Database, table: int) -> int | None:
    """Return the rematch of that table, unless it has none, or it was closed without a result."""
    row = db.row(_REMATCH, table)
    return None if row is None else row[0]


def link_rematch(db: Database, table: int, after: int) -> None:
    """Note that ``table`` is the rematch of the table ``after``."""
    db.execute(_FOLLOW, table, after)


_FOLLOW = "insert into rematches (table_id, after_id) values ($1, $2)"

# Earlier versions opened several.
_REMATCH = """
    select tables.id from rematches join tables on tables.id = rematches.table_id
    where rematches.after_id = $1 and tables.status <> 'closed'
    order by tables.id desc limit 1
"""

_CHAIN = """
    with recursive chain (id, back) as (
        select $1, 0
        union all
        select after_id, back + 1 from chain join rematches on table_id = chain.id where back < $2
    )
    select chain.back, chain.id, results.user_id, seats.name, seats.level, results.won
    from chain
    join results on results.table_id = chain.id
    join seats on seats.table_id = results.table_id and seats.user_id = results.user_id
    order by chain.back desc, results.seat
"""

_CARD = "select channel_id, message_id from cards where table_id = $1"

_CARDED = "insert into cards (table_id, channel_id, message_id) values ($1, $2, $3) on conflict do nothing"

# There are few of them, and they have an index of their own.
_UNSHOWN = """
    select id from tables where status in ('over', 'closed') and painted < length
    and (channel_id = $1 or guild_id = $2) order by id
"""
