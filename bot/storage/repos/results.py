"""Results, leaderboards and player names: sums for profiles, counted from the stored results.

Leaderboards are read page by page out of an index of the ratings as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot.ratings.model import ALL_GAMES, ALL_TIME, EVERYWHERE, RatingScope
from bot.storage.backends.base import Database, Transactions, transaction


class GameTally(Struct, frozen=True):
    """A user's totals in one game.

    ``games`` were played to the end and ``wins`` of them won, in ``seconds`` between start and end (none, if
    the clock was set back in between); ``last_played`` is when the latest ended.
    """

    game: str
    games: int
    wins: int
    seconds: int
    last_played: float


class ResultRepository(Transactions):
    """Sums for profiles, and the names on leaderboards."""

    @transaction("read")
    def game_tallies(self, db: Database, user: int, *, guild: int | None) -> Sequence[GameTally]:
        """Return a user's results in a guild (None: everywhere), one tally per game, by the game's name."""
        scope = EVERYWHERE if guild is None else guild
        return [GameTally(*row) for row in db.rows(_PROFILE, scope, user)]

    @transaction("write")
    def recount_results(self, db: Database) -> None:
        """Rebuild what ``game_tallies`` returns, and the leaderboards' names, from the stored results.

        The transaction that stores results keeps the counts in step; this is for results that were changed by
        hand.
        """
        db.advisory_lock("endings")
        db.execute(_FORGET_TALLIES)
        db.execute(_FORGET_NAMES)
        for table, guild, game, everywhere, struck in db.rows(_PLAYED):
            count_results(db, table, guild, game, everywhere=bool(everywhere), sign=0 if struck else 1)


def count_results(
    db: Database, table: int, guild: int, game: str, *, everywhere: bool, sign: Literal[1, 0, -1] = 1
) -> None:
    """Add a table's results to all counts, in its guild and perhaps everywhere, in its game and in all.

    ``sign`` -1 takes them away again, and is followed by ``recount_last_played``; 0 notes the players' names only.
    """
    for where in (guild, EVERYWHERE) if everywhere else (guild,):
        db.execute(_NAME, table, where)
        for what in (game, ALL_GAMES):
            if sign:
                db.execute(_TALLY, table, where, what, sign)


def recount_last_played(db: Database, user: int) -> None:
    """Correct a user's counts from which results were taken away: when they last played, and that none are empty."""
    db.execute(_FORGET_EMPTY, user)
    db.execute(_LAST_PLAYED, user)


PLAYED_AGAINST = """
    exists (
        select 1 from results as other
        where other.table_id = $1 and other.seat <> played.seat and (
            other.gone = 0 or other.decisions > 0
            or exists (select 1 from reliefs where table_id = $1 and position = other.seat and decisions > 0)
        )
    )
"""
"""Condition for the seat ``played`` of table $1: at least one of the others did not just resign without any decision of
their own. A win over nobody else is a game, and no win."""

# The results of people at table $1 (computers are below zero), also of those who have handed over their seat, added to
# the tallies of guild $2 (0: everywhere) and game $3 ('': all together) if $4 is 1, or taken away if it is -1.
_TALLY = f"""
    insert into tallies (guild_id, user_id, game, games, wins, seconds, last_played)
    select $2, played.user_id, $3, $4, case when played.won = 1 and {PLAYED_AGAINST} then $4 else 0 end,
           case when tables.ended > tables.started
                then $4 * cast(round(cast(tables.ended - tables.started as numeric)) as bigint) else 0 end,
           tables.ended
    from (
        select table_id, user_id, seat, won from results where table_id = $1 and counts = 1
        union all
        select table_id, user_id, position, won from reliefs where table_id = $1
    ) as played join tables on tables.id = played.table_id
    where played.user_id > 0
    on conflict (guild_id, user_id, game) do update set
        games = tallies.games + excluded.games,
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

_FORGET_EMPTY = "delete from tallies where user_id = $1 and games <= 0"

_LAST_PLAYED = """
    update tallies set last_played = coalesce((
        select max(tables.ended) from tables
        where tables.status = 'over' and tables.struck = 0
          and (tallies.game = '' or tables.game = tallies.game)
          and (tables.guild_id = tallies.guild_id or (tallies.guild_id = 0 and tables.everywhere = 1))
          and tables.id in (
              select seats.table_id
              from seats join results on results.table_id = seats.table_id and results.seat = seats.position
              where seats.user_id = tallies.user_id and results.user_id = tallies.user_id and results.counts = 1
              union all
              select table_id from reliefs where reliefs.user_id = tallies.user_id
          )
    ), last_played)
    where user_id = $1
"""

_PLAYED = "select id, guild_id, game, everywhere, struck from tables where status = 'over' order by id"

_PROFILE = """
    select game, games, wins, seconds, last_played from tallies
    where guild_id = $1 and user_id = $2 and game <> ''
    order by game
"""


class LeaderboardRow(Struct, frozen=True):
    """One line of a leaderboard: the rating as it is shown, and out of how many rated games, won by how many.

    ``place`` counts from 1 and is shared by equals (1, 2, 2, 4); a newcomer has none.
    """

    user: int
    name: str
    score: int
    games: int
    wins: int
    place: int | None


class LeaderboardPage(Struct, frozen=True):
    """Lines of a leaderboard, and how many people there are on it in all: with a place, and newcomers."""

    lines: Sequence[LeaderboardRow]
    ranked: int
    newcomers: int


class LeaderboardPosition(Struct, frozen=True):
    """A user's position: among the newcomers or not, and how many lines come before theirs there."""

    newcomer: bool
    before: int


class LeaderboardRepository(Transactions):
    """Leaderboards.

    ``guild`` None is everywhere, ``game`` None all together, ``period`` '' all time.
    """

    @transaction("read")
    def leaderboard_page(
        self,
        db: Database,
        *,
        guild: int | None,
        game: str | None,
        period: str = ALL_TIME,
        newcomers: bool = False,
        limit: int,
        offset: int,
    ) -> LeaderboardPage:
        """Return a page of the ranked players, or of the newcomers, strongest first.

        Names are the latest they played under there. Only users with a name are listed: no computers, no
        deleted users.
        """
        scope = _scope(guild, game, period)
        ranked, unranked = (db.row(_COUNT, *scope, settled)[0] for settled in (1, 0))
        rows = db.rows(_PAGE, *scope, int(not newcomers), limit, offset)
        lines: list[LeaderboardRow] = []
        place = None if newcomers or not rows else db.row(_ABOVE, *scope, 1, rows[0][2])[0] + 1
        for number, (user, name, score, games, wins) in enumerate(rows, start=offset + 1):
            if place is not None and lines and lines[-1].score != score:
                place = number
            lines.append(LeaderboardRow(user, name, score, games, wins, place))
        return LeaderboardPage(lines, ranked, unranked)

    @transaction("read")
    def leaderboard_position(
        self, db: Database, user: int, *, guild: int | None, game: str | None, period: str = ALL_TIME
    ) -> LeaderboardPosition | None:
        """Return a user's position there, or None if they have no rating there."""
        scope = _scope(guild, game, period)
        row = db.row(_STANDING, *scope, user)
        if row is None:
            return None
        score, settled = row
        before = db.row(_ABOVE, *scope, settled, score)[0] + db.row(_BESIDE, *scope, settled, score, user)[0]
        return LeaderboardPosition(not settled, before)


def _scope(guild: int | None, game: str | None, period: str) -> RatingScope:
    return RatingScope(EVERYWHERE if guild is None else guild, ALL_GAMES if game is None else game, period)


_PAGE = """
    select user_id,
           (select name from names where names.guild_id = ratings.guild_id and names.user_id = ratings.user_id),
           score, games, wins
    from ratings
    where guild_id = $1 and game = $2 and period = $3 and settled = $4 and user_id > 0
    order by score desc, user_id
    limit $5 offset $6
"""

_COUNT = """
    select count(*) from ratings where guild_id = $1 and game = $2 and period = $3 and settled = $4 and user_id > 0
"""

# How many have a higher rating than $5, and how many of the same come before the user $6.
_ABOVE = """
    select count(*) from ratings
    where guild_id = $1 and game = $2 and period = $3 and settled = $4 and score > $5 and user_id > 0
"""

_BESIDE = """
    select count(*) from ratings
    where guild_id = $1 and game = $2 and period = $3 and settled = $4 and score = $5 and user_id > 0 and user_id < $6
"""

_STANDING = """
    select score, settled from ratings
    where guild_id = $1 and game = $2 and period = $3 and user_id = $4 and user_id > 0
"""
