"""Leaderboards, read page by page out of an index of the ratings as they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from bot.ground.rating import ALL_GAMES, ALL_TIME, EVERYWHERE, Scope
from bot.store.transactions import Database, Transactions


class Ranked(Struct, frozen=True):
    """One line of a leaderboard: the rating as it is shown, and out of how many rated games, won by how many.

    ``place`` counts from 1 and is shared by equals (1, 2, 2, 4); a newcomer has none.
    """

    user: int
    name: str
    score: int
    games: int
    wins: int
    place: int | None


class Page(Struct, frozen=True):
    """Lines of a leaderboard, and how many people there are on it in all: with a place, and newcomers."""

    lines: Sequence[Ranked]
    ranked: int
    newcomers: int


class Whereabouts(Struct, frozen=True):
    """Where somebody stands: among the newcomers or not, and how many lines come before theirs there."""

    newcomer: bool
    before: int


class LeaderboardStore(Protocol):
    """Who is how strong. ``guild`` None is everywhere, ``game`` None all together, ``period`` '' all time."""

    async def leaderboard(
        self,
        *,
        guild: int | None,
        game: str | None,
        period: str = ALL_TIME,
        newcomers: bool = False,
        limit: int,
        offset: int,
    ) -> Page:
        """A page of those with a place, or of the newcomers, the strongest first.

        Names are the latest they played under there. Only people who can be called by one are listed: no computers, and
        nobody who had themselves forgotten.
        """
        ...

    async def whereabouts(
        self, user: int, *, guild: int | None, game: str | None, period: str = ALL_TIME
    ) -> Whereabouts | None:
        """Where somebody stands there, None if they have no rating there."""
        ...


class StoredLeaderboard(Transactions):
    """A ``LeaderboardStore`` over transactions."""

    async def leaderboard(
        self,
        *,
        guild: int | None,
        game: str | None,
        period: str = ALL_TIME,
        newcomers: bool = False,
        limit: int,
        offset: int,
    ) -> Page:
        """See ``LeaderboardStore.leaderboard``."""
        scope = _scope(guild, game, period)

        def work(db: Database) -> Page:
            ranked, unranked = (db.row(_COUNT, *scope, settled)[0] for settled in (1, 0))
            rows = db.rows(_PAGE, *scope, int(not newcomers), limit, offset)
            lines: list[Ranked] = []
            place = None if newcomers or not rows else db.row(_ABOVE, *scope, 1, rows[0][2])[0] + 1
            for number, (user, name, score, games, wins) in enumerate(rows, start=offset + 1):
                if place is not None and lines and lines[-1].score != score:
                    place = number
                lines.append(Ranked(user, name, score, games, wins, place))
            return Page(lines, ranked, unranked)

        return await self._read(work)

    async def whereabouts(
        self, user: int, *, guild: int | None, game: str | None, period: str = ALL_TIME
    ) -> Whereabouts | None:
        """See ``LeaderboardStore.whereabouts``."""
        scope = _scope(guild, game, period)

        def work(db: Database) -> Whereabouts | None:
            row = db.row(_STANDING, *scope, user)
            if row is None:
                return None
            score, settled = row
            before = db.row(_ABOVE, *scope, settled, score)[0] + db.row(_BESIDE, *scope, settled, score, user)[0]
            return Whereabouts(not settled, before)

        return await self._read(work)


def _scope(guild: int | None, game: str | None, period: str) -> Scope:
    return Scope(EVERYWHERE if guild is None else guild, ALL_GAMES if game is None else game, period)


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
