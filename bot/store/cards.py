"""What is kept of finished games for their end to be told: rematches, the card that somebody shared, and messages
that do not show it yet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple, Protocol

from msgspec import Struct

from bot.store.transactions import Database, Transactions

LONGEST_CHAIN = 200
"""So many rematches are looked back on at most."""


class Bout(Struct, frozen=True):
    """A finished table of a chain of rematches: who sat there, in seat order, as (user, name, level), and who won."""

    table: int
    players: tuple[tuple[int, str, str | None], ...]
    winners: frozenset[int]
    """Their users; computers have one below zero."""


class Card(NamedTuple):
    """Where the card of a finished game was posted."""

    channel: int
    message: int


class CardStore(Protocol):
    """What belongs to the end of tables."""

    async def chain(self, table: int) -> Sequence[Bout]:
        """The finished tables of which this one is the rematch, the oldest first, and this one itself if it is over."""
        ...

    async def card(self, table: int) -> Card | None:
        """Where that table's card is, if anybody has shared it."""
        ...

    async def carded(self, table: int, *, channel: int, message: int) -> None:
        """Note where that table's card is. A table has one: where there is one already nothing changes."""
        ...

    async def unshown(self, *, channel: int | None = None, guild: int | None = None) -> Sequence[int]:
        """The tables in that channel, or that server, that are done and whose message does not show it yet, by
        number."""
        ...


class StoredCards(Transactions):
    """A ``CardStore`` over transactions."""

    async def unshown(self, *, channel: int | None = None, guild: int | None = None) -> Sequence[int]:
        """See ``CardStore.unshown``."""
        return [table for (table,) in await self._read(lambda db: db.rows(_UNSHOWN, channel or 0, guild or 0))]

    async def chain(self, table: int) -> Sequence[Bout]:
        """See ``CardStore.chain``."""
        rows = await self._read(lambda db: db.rows(_CHAIN, table, LONGEST_CHAIN))
        found = []
        for (_, number), each in groupby(rows, key=itemgetter(0, 1)):
            seats = [(user, name, level, won) for _, _, user, name, level, won in each]
            players = tuple((user, name, level) for user, name, level, _ in seats)
            found.append(Bout(number, players, frozenset(user for user, _, _, won in seats if won)))
        return found

    async def card(self, table: int) -> Card | None:
        """See ``CardStore.card``."""
        row = await self._read(lambda db: db.row(_CARD, table))
        return None if row is None else Card(*row)

    async def carded(self, table: int, *, channel: int, message: int) -> None:
        """See ``CardStore.carded``."""
        await self._write(lambda db: db.change(_CARDED, table, channel, message))


def follow(db: Database, table: int, after: int) -> None:
    """Note that ``table`` is the rematch of the table ``after``."""
    db.change(_FOLLOW, table, after)


_FOLLOW = "insert into rematches (table_id, after_id) values ($1, $2)"

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
