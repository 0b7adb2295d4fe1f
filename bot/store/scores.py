"""Who has played and won what: sums for profiles, and names, counted from the stored results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from bot.ground.rating import ALL_GAMES, EVERYWHERE
from bot.store.transactions import Database, Transactions


class GameTally(Struct, frozen=True):
    """What somebody did in one game.

    ``games`` were played to the end and ``wins`` of them won, in ``seconds`` between start and end (none, if the
    clock was set back in between); ``last_played`` is when the latest ended.
    """

    game: str
    games: int
    wins: int
    seconds: int
    last_played: float


class ScoreStore(Protocol):
    """What profiles show, and the names on leaderboards."""

    async def profile(self, user: int, *, guild: int | None) -> Sequence[GameTally]:
        """What somebody played in a guild (None: everywhere), one tally a game, by the game's name."""
        ...

    async def recount(self) -> None:
        """Count all that ``profile`` shows, and the names of leaderboards, again from the stored results.

        The transaction that stores results keeps the counts in step; this is for results that were changed by hand.
        """
        ...


class StoredScores(Transactions):
    """A ``ScoreStore`` over transactions."""

    async def profile(self, user: int, *, guild: int | None) -> Sequence[GameTally]:
        """See ``ScoreStore.profile``."""
        scope = EVERYWHERE if guild is None else guild
        return [GameTally(*row) for row in await self._read(lambda db: db.rows(_PROFILE, scope, user))]

    async def recount(self) -> None:
        """See ``ScoreStore.recount``."""

        def work(db: Database) -> None:
            db.alone("endings")
            db.change(_FORGET_TALLIES)
            db.change(_FORGET_NAMES)
            for table, guild, game, everywhere in db.rows(_PLAYED):
                count(db, table, guild, game, everywhere=bool(everywhere))

        await self._write(work)


def count(db: Database, table: int, guild: int, game: str, *, everywhere: bool) -> None:
    """Add the results of a table to all that is counted, here and perhaps everywhere, in its game and in all."""
    for where in (guild, EVERYWHERE) if everywhere else (guild,):
        db.change(_NAME, table, where)
        for what in (game, ALL_GAMES):
            db.change(_TALLY, table, where, what)


# The results of people at table $1 (computers are below zero), also of those who have handed over their seat, added to
# the tallies of guild $2 (0: everywhere) and game $3 ('': all together).
_TALLY = """
    insert into tallies (guild_id, user_id, game, games, wins, seconds, last_played)
    select $2, played.user_id, $3, 1, played.won,
           case when tables.ended > tables.started
                then cast(round(cast(tables.ended - tables.started as numeric)) as bigint) else 0 end,
           tables.ended
    from (
        select table_id, user_id, won from results where table_id = $1 and counts = 1
        union all
        select table_id, user_id, won from reliefs where table_id = $1
    ) as played join tables on tables.id = played.table_id
    where played.user_id > 0
    on conflict (guild_id, user_id, game) do update set
        games = tallies.games + 1,
        wins = tallies.wins + excluded.wins,
        seconds = tallies.seconds + excluded.seconds,
        last_played = case when tallies.last_played > excluded.last_played
                           then tallies.last_played else excluded.last_played end
"""

# The names of people at table $1, as the latest known in guild $2 (0: everywhere).
_NAME = """
    insert into names (guild_id, user_id, name, ended, table_id)
    select $2, seated.user_id, seated.name, tables.ended, tables.id
    from (
        select table_id, user_id, name from seats where table_id = $1
        union all
        select table_id, user_id, name from reliefs where table_id = $1
    ) as seated join tables on tables.id = seated.table_id
    where seated.user_id > 0
    on conflict (guild_id, user_id) do update set
        name = excluded.name, ended = excluded.ended, table_id = excluded.table_id
    where (excluded.ended, excluded.table_id) > (names.ended, names.table_id)
"""

_FORGET_TALLIES = "delete from tallies"

_FORGET_NAMES = "delete from names"

_PLAYED = "select id, guild_id, game, everywhere from tables where status = 'over' order by id"

_PROFILE = """
    select game, games, wins, seconds, last_played from tallies
    where guild_id = $1 and user_id = $2 and game <> ''
    order by game
"""
