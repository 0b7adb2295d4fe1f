"""Ratings as they are kept: brought up to date with each table that ends, or rebuilt from the stored results alone.

After a change of the model a short history is rebuilt when the store is opened, and a long one step by step while the
bot is at work (``RatingUpdate``).

Tables count in the order in which they came to their end, ``tables.ending``: it is given by the transaction that stores
the results, for two tables may well end in the same moment, or by clocks that differ.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby, islice
from operator import itemgetter
from secrets import token_hex
from typing import Any, NamedTuple

from msgspec import Struct

from bot.ratings import model
from bot.ratings.model import ALL_GAMES, ALL_TIME, EVERYWHERE, EncounterCount, PlayerRating, RatedSeat, RatingScope
from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.ops.lease import KEEP, KEPT
from bot.storage.repos.encounters import MEET, Encounters, Pair, departures, encounters_at, meeting_rows

_AT_ONCE = 1000
"""Number of tables that are read at a time when all are counted again."""

AT_START = 1000
"""Most tables that are counted again before the bot connects, in about a second: no other process waits for the
database for long. If there are more, they are counted while it runs."""

_STEP_TABLES, _STEP_ROWS = 20, 500
"""Number of tables counted, and of ratings stored, in one of those steps: some hundredths of a second."""

_UPDATING = "ratings"
"""Under which name it is kept which process works all ratings out again, so that it is one at a time. Forgetting
somebody removes it: what has been worked out by then has an id in it that must not come back."""


class CurrentRating(Struct, frozen=True):
    """A user's all-time rating in one ``game`` ('': all together).

    It follows ``games`` rated games, of which ``wins`` were won.
    """

    game: str
    mu: float
    sigma: float
    games: int
    wins: int


class RatingPoint(NamedTuple):
    """A user's rating after a table, and when that table ended."""

    ended: float
    table: int
    mu: float
    sigma: float


class RatingChange(Struct, frozen=True):
    """A table's effect on a user's rating: ``before`` and ``after`` are (mu, sigma)."""

    user: int
    before: tuple[float, float]
    after: tuple[float, float]


class RatingRepository(Transactions):
    """Ratings of people. ``guild`` None is everywhere, ``game`` None all games together."""

    @transaction("read")
    def ratings(self, db: Database, user: int, *, guild: int | None) -> Sequence[CurrentRating]:
        """Return a user's all-time ratings: all games together ('') first, then each rated game by name."""
        rows = db.rows(_RATINGS, user, _guild(guild), ALL_TIME)
        return [CurrentRating(*row) for row in rows]

    @transaction("read")
    def rating_history(
        self, db: Database, user: int, *, guild: int | None, game: str | None, limit: int
    ) -> Sequence[RatingPoint]:
        """Return a user's all-time rating after each of their last ``limit`` rated tables, oldest first."""
        asked = (user, _guild(guild), game or ALL_GAMES, limit)
        rows = db.rows(_HISTORY, *asked)
        return [RatingPoint(*row) for row in reversed(rows)]

    @transaction("read")
    def rating_changes(self, db: Database, table: int) -> Sequence[RatingChange]:
        """Return how a table changed its players' ratings, in its game and guild, in seat order.

        Empty if it was not rated.
        """
        changes = []
        for user, guild, game, ending, *after in db.rows(_CHANGED, table):
            before = db.row(_BEFORE, user, guild, game, ending) or model.initial_rating()[:2]
            changes.append(RatingChange(user, tuple(before), tuple(after)))
        return changes

    @transaction("write")
    def rebuild_ratings(self, db: Database, progress: Callable[[int, int], None] | None = None) -> int:
        """Work all ratings out again from the stored results, to the same numbers; returns how many tables counted.

        ``progress`` is called now and then, in another thread, with the number of results done and of all.

        The transaction that stores results keeps the ratings in step, and opening a store whose ratings are of another
        ``rating.MODEL`` does this if there are few; by itself it is for results that were changed by hand.
        """
        db.advisory_lock("endings")
        return rebuild_ratings(db, progress)

    async def update_ratings(self, update: RatingUpdate) -> bool:
        """Go one step on with working out all ratings again, to the numbers of ``rebuild_ratings``; whether more are
        to come.

        Tables may end between two steps, and are rated as always. Nothing is left to do where the ratings are of
        ``rating.MODEL``, or where another process has begun to work them out since.
        """
        if await self._read(ratings_up_to_date):
            return False
        more = await self._write(update.step)
        update.stored = True
        return more


def rate_finished_table(db: Database, ending: int) -> None:
    """Count the table that was the ``ending``-th to be played to its end."""
    for ended in _ended(db, ending - 1, ending):
        if not ended.is_rated():
            continue
        scopes = ended.scopes()
        periods = sorted({scope.period for scope in scopes} - {ALL_TIME})
        before: defaultdict[RatingScope, dict[int, PlayerRating]] = defaultdict(dict)
        for user in ended.people():
            for guild, game, period, *held in db.rows(_HELD, user, ended.guild, *periods, ended.game):
                before[RatingScope(guild, game, period)][user] = PlayerRating(*held)
        encounters = encounters_at(db, ended.guild, ended.people())
        rated = dict(ended.tally(scopes, before, encounters))
        db.executemany(_RATE, _current(rated))
        db.executemany(_REMEMBER, _remembered(ending, rated))
        db.executemany(MEET, meeting_rows(ended.meetings(encounters.met)))


def rebuild_ratings(db: Database, progress: Callable[[int, int], None] | None = None) -> int:
    """Work everything out again; how many tables counted."""
    db.execute(_FORGET_RATINGS)
    db.execute(_FORGET_HISTORY)
    db.execute(_FORGET_MEETINGS)
    db.execute(_FORGET_MODEL)
    last = db.row(_LAST)[0] or 0
    count = _Count(departures(db))
    for first in range(0, last, _AT_ONCE):
        counted = count.take(db, first + _AT_ONCE)
        db.executemany(_REMEMBER, [row for ended, rated, _ in counted for row in _remembered(ended.ending, rated)])
        if progress:
            progress(min(first + _AT_ONCE, last), last)
    db.executemany(_RATE, _current(count.held))
    db.executemany(MEET, meeting_rows(count.encounters.met))
    db.execute(_RECKONED, model.MODEL)
    return count.tables


def ratings_up_to_date(db: Database) -> bool:
    """Return whether all ratings are of this model and have been calculated."""
    return bool(db.row(_MODEL) == (model.MODEL,))


def soon_up_to_date(db: Database) -> bool:
    """Return whether all ratings are out of date, and few enough for opening the database to wait for them."""
    return not ratings_up_to_date(db) and (db.row(_LAST)[0] or 0) <= AT_START


def rebuild_if_outdated(db: Database) -> None:
    """Rebuild all ratings unless they are up to date; another process may have done so meanwhile."""
    db.advisory_lock("endings")
    if soon_up_to_date(db):
        rebuild_ratings(db)


def outdate_ratings(db: Database) -> None:
    """Have all ratings worked out again, by the running bot or at the next start."""
    begin_update_anew(db)
    db.execute(_FORGET_MODEL)


def forget_table_ratings(db: Database, users: Iterable[int], guild: int, game: str, ending: int) -> None:
    """Delete what the history of those users' ratings has of the ``ending``-th table, in that guild and game."""
    for user in users:
        db.execute(_FORGET_POINT, user, guild, game, ending)


def begin_update_anew(db: Database) -> None:
    """Restart a running update of all ratings, in whichever process, from the beginning."""
    db.execute(_DROP, _UPDATING)


class RatingUpdate:
    """Progress of a process that works out all ratings again, step by step.

    First come the tables, in their order, with the history of ratings; then the ratings themselves, and how often
    people have met. What ends meanwhile is taken along by the next step. Only the last step says that the ratings are
    of the new model, so if the process ends before, the next start begins again.
    """

    def __init__(self) -> None:
        self.stored = True
        """True if the last step has been stored; if not, what is here is ahead of what is there."""
        self._mark = token_hex(8)
        self._begin({})

    @property
    def tables(self) -> int:
        """Number of tables that have counted so far."""
        return self._count.tables

    def _begin(self, departures: Mapping[int, int]) -> None:
        self._begun = False
        self._count = _Count(departures)
        self._rows: Iterator[tuple[str, tuple[object, ...]]] | None = None

    def step(self, db: Database) -> bool:
        """Go one step on; whether more are to come. No other transaction counts tables meanwhile."""
        db.advisory_lock("endings")
        if ratings_up_to_date(db) or not self._goes_on(db):
            return False
        count = self._count
        last = db.row(_LAST)[0] or 0
        for ended, rated, met in count.take(db, min(last, count.last + _STEP_TABLES)):
            for user in ended.people():
                # The old model may have rated other players than this one does.
                db.execute(_FORGET_POINT, user, ended.guild, ended.game, ended.ending)
            db.executemany(_REMEMBER, _remembered(ended.ending, rated))
            if self._rows is not None:
                db.executemany(_RATE, _current(rated))
                db.executemany(MEET, meeting_rows(met))
        if count.last < last:
            return True
        self._rows = self._rows or count.rows()
        rows = list(islice(self._rows, _STEP_ROWS))
        for statement in (_RATE, MEET):
            db.executemany(statement, [row for which, row in rows if which == statement])
        if len(rows) == _STEP_ROWS:
            return True
        count.drop_others(db)
        db.execute(_FORGET_MODEL)
        db.execute(_RECKONED, model.MODEL)
        db.execute(_DROP, _UPDATING)
        return False

    def _goes_on(self, db: Database) -> bool:
        """Return whether this process works them out; from the start, if it begins now or has to begin again."""
        kept = db.row(KEPT, _UPDATING)
        if not self.stored or not self._begun or kept is None:
            self._begin(departures(db))
            self._begun = True
            db.execute(KEEP, _UPDATING, self._mark)
        elif kept[0] != self._mark:
            return False
        self.stored = False
        return True


class _Count:
    """All ratings and meetings as they come to be, table by table, in memory."""

    def __init__(self, departures: Mapping[int, int]) -> None:
        self.held: defaultdict[RatingScope, dict[int, PlayerRating]] = defaultdict(dict)
        self.encounters = Encounters(departures)
        self.last = 0
        """The number of the last table that has been looked at."""
        self.tables = 0
        """Number of tables that counted."""

    def take(
        self, db: Database, to: int
    ) -> Iterator[tuple[_Ended, dict[RatingScope, dict[int, PlayerRating]], dict[Pair, EncounterCount]]]:
        """Count the tables up to number ``to``: each of them, what it made of ratings, and of meetings."""
        for ended in _ended(db, self.last, to):
            rated: dict[RatingScope, dict[int, PlayerRating]] = {}
            met: dict[Pair, EncounterCount] = {}
            if ended.is_rated():
                self.tables += 1
                rated = dict(ended.tally(ended.scopes(), self.held, self.encounters))
                met = ended.meetings(self.encounters.met)
                for scope, held in rated.items():
                    self.held[scope].update(held)
                    for user in held:
                        self.encounters.first.setdefault((scope.guild, user), ended.ending)
                self.encounters.update(met)
            yield ended, rated, met
        self.last = max(self.last, to)

    def rows(self) -> Iterator[tuple[str, tuple[object, ...]]]:
        """Yield the rows of everything counted at the start, with their statements; each row is made when it is
        asked for.
        """
        for scope in list(self.held):
            for user in list(self.held[scope]):
                for row in _current({scope: {user: self.held[scope][user]}}):
                    yield _RATE, row
        for pair in list(self.encounters.met):
            for row in meeting_rows({pair: self.encounters.met[pair]}):
                yield MEET, row

    def drop_others(self, db: Database) -> None:
        """Delete the ratings and meetings that only the old model had."""
        if db.row(_RATED)[0] > sum(map(len, self.held.values())):
            for user, *scope in db.rows(_WHO_IS_RATED):
                if user not in self.held.get(RatingScope(*scope), ()):
                    db.execute(_FORGET_RATING, user, *scope)
        if db.row(_MEETINGS)[0] > len(self.encounters.met):
            for pair in db.rows(_WHO_HAS_MET):
                if tuple(pair) not in self.encounters.met:
                    db.execute(_FORGET_MEETING, *pair)


class _Ended(NamedTuple):
    """Return a table that was played to its end."""

    ending: int
    guild: int
    game: str
    ended: float
    everywhere: bool
    guided: bool
    players: Sequence[RatedSeat]

    def is_rated(self) -> bool:
        """Return whether the table counts for any person; one who was guided against computers only learned."""
        return not (self.guided and len(self.people()) == 1) and model.is_rated(self.game, self.players)

    def people(self) -> list[int]:
        return [player.user for player in self.players if player.level is None]

    def guilds(self) -> tuple[int, ...]:
        return (self.guild, EVERYWHERE) if self.everywhere else (self.guild,)

    def scopes(self) -> list[RatingScope]:
        return model.rating_scopes(self.guild, self.game, self.ended, everywhere=self.everywhere)

    def tally(
        self,
        scopes: Iterable[RatingScope],
        before: defaultdict[RatingScope, dict[int, PlayerRating]],
        encounters: Encounters,
    ) -> Iterator[tuple[RatingScope, dict[int, PlayerRating]]]:
        """Yield every player's rating afterwards, scope by scope.

        The model is asked once where all players held the same ratings before.
        """
        people = self.people()
        so_far = before[RatingScope(EVERYWHERE, ALL_GAMES, ALL_TIME)]
        known = {user for user in people if user in so_far and so_far[user].games >= model.SETTLED_AFTER}
        asked: dict[tuple[object, ...], dict[int, PlayerRating]] = {}
        for scope in scopes:
            there = before[scope]
            held = (scope.guild, *(there.get(user) for user in people))
            if held not in asked:
                asked[held] = model.rate_table(
                    self.game,
                    self.players,
                    there,
                    partial(encounters.weight, scope.guild, ending=self.ending, ended=self.ended),
                    known if scope.guild == EVERYWHERE else None,
                )
            yield scope, asked[held]

    def meetings(self, met: Mapping[Pair, EncounterCount]) -> dict[Pair, EncounterCount]:
        """Return how often the players who count here have met by now, seen from each of them."""
        users = [player.user for player in model.counted_seats(self.game, self.players) if player.level is None]
        pairs = ((guild, one, other) for guild in self.guilds() for one in users for other in users if one != other)
        return {pair: model.update_encounters(met.get(pair), self.ended) for pair in pairs}


def _ended(db: Database, over: int, to: int) -> Iterator[_Ended]:
    """Yield the tables from number ``over`` + 1 to number ``to``, in the order in which they ended."""
    for table, rows in groupby(db.rows(_ENDED, over, to), key=itemgetter(0, 1, 2, 3, 4, 5)):
        ending, guild, game, ended, everywhere, guided = table
        players = [
            RatedSeat(
                user,
                place,
                bool(won),
                bool(left),
                level,
                own,
                bool(relieved),
                model.decided_too_little(game, own, spared),
            )
            for *_, user, place, won, left, level, own, relieved, spared in rows
        ]
        yield _Ended(ending, guild, game, ended, bool(everywhere), bool(guided), players)


def _current(counted: Any) -> Iterator[tuple[object, ...]]:
    for (guild, game, period), everybody in counted.items():
        for user, held in everybody.items():
            score = model.display_rating(held.mu, held.sigma)
            yield user, guild, period, game, *held, score, int(held.games >= model.SETTLED_AFTER)


def _remembered(ending: int, counted: dict[RatingScope, dict[int, PlayerRating]]) -> Iterator[tuple[object, ...]]:
    for (guild, game, period), everybody in counted.items():
        if period == ALL_TIME:
            for user, held in everybody.items():
                yield user, guild, game, ending, held.mu, held.sigma


def _guild(guild: int | None) -> int:
    return EVERYWHERE if guild is None else guild


_RATINGS = """
    select game, mu, sigma, games, wins from ratings
    where user_id = $1 and guild_id = $2 and period = $3
    order by game
"""

_HISTORY = """
    select tables.ended, tables.id, rating_history.mu, rating_history.sigma
    from rating_history join tables on tables.ending = rating_history.ending
    where rating_history.user_id = $1 and rating_history.guild_id = $2 and rating_history.game = $3
    order by rating_history.ending desc
    limit $4
"""

_CHANGED = """
    select seats.user_id, tables.guild_id, tables.game, tables.ending, rating_history.mu, rating_history.sigma
    from tables
    join seats on seats.table_id = tables.id
    join rating_history on rating_history.user_id = seats.user_id and rating_history.guild_id = tables.guild_id
                       and rating_history.game = tables.game and rating_history.ending = tables.ending
    where tables.id = $1
    order by seats.position
"""

_BEFORE = """
    select mu, sigma from rating_history
    where user_id = $1 and guild_id = $2 and game = $3 and ending < $4
    order by ending desc
    limit 1
"""

# The tables whose number is above $1 and at most $2 and that are not struck, seat by seat. Where seats have changed
# hands, it is those who sat there first who are rated; last, if they left their seat to a computer.
_ENDED = """
    select tables.ending, tables.guild_id, tables.game, tables.ended, tables.everywhere, tables.guided,
           coalesce(reliefs.user_id, results.user_id),
           case when reliefs.gone = 1 then (select count(*) from seats where seats.table_id = tables.id)
                else results.place end,
           case when reliefs.user_id is null then results.won else 0 end,
           case when reliefs.gone = 1 then 1 else results.gone end,
           case when reliefs.user_id is null then seats.level else reliefs.level end,
           coalesce(reliefs.decisions, results.decisions), case when reliefs.user_id is null then 0 else 1 end,
           case when (case when reliefs.user_id is null then seats.level else reliefs.level end) is null then (
               select count(*) from actions
               where actions.table_id = results.table_id and actions.seat = results.seat and actions.user_id is null
           ) else 0 end
    from tables
    join results on results.table_id = tables.id
    join seats on seats.table_id = results.table_id and seats.user_id = results.user_id
    left join reliefs on reliefs.table_id = results.table_id and reliefs.position = results.seat and not exists (
        select 1 from reliefs as earlier
        where earlier.table_id = reliefs.table_id and earlier.position = reliefs.position and earlier.n < reliefs.n
    )
    where tables.ending > $1 and tables.ending <= $2 and tables.struck = 0
    order by tables.ending, results.seat
"""

# What somebody holds wherever a table in guild $2, game $5 and the periods $3 and $4 counts.
_HELD = """
    select guild_id, game, period, mu, sigma, games, wins, reached from ratings
    where user_id = $1 and guild_id in (0, $2) and period in ('', $3, $4) and game in ('', $5)
"""

_RATE = """
    insert into ratings (user_id, guild_id, period, game, mu, sigma, games, wins, reached, score, settled)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (user_id, guild_id, period, game) do update set
        mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, wins = excluded.wins,
        reached = excluded.reached, score = excluded.score, settled = excluded.settled
"""

_REMEMBER = """
    insert into rating_history (user_id, guild_id, game, ending, mu, sigma) values ($1, $2, $3, $4, $5, $6)
"""

_FORGET_POINT = """
    delete from rating_history where user_id = $1 and guild_id in (0, $2) and game in ('', $3) and ending = $4
"""

_FORGET_RATING = "delete from ratings where user_id = $1 and guild_id = $2 and game = $3 and period = $4"

_FORGET_MEETING = "delete from meetings where guild_id = $1 and user_id = $2 and other_id = $3"

_RATED = "select count(*) from ratings"

_MEETINGS = "select count(*) from meetings"

_WHO_IS_RATED = "select user_id, guild_id, game, period from ratings"

_WHO_HAS_MET = "select guild_id, user_id, other_id from meetings"

_DROP = "delete from kept where name = $1"

_LAST = "select max(ending) from tables where ending is not null"

_FORGET_RATINGS = "delete from ratings"

_FORGET_HISTORY = "delete from rating_history"

_FORGET_MEETINGS = "delete from meetings"

_FORGET_MODEL = "delete from rating_model"

_RECKONED = "insert into rating_model (model) values ($1)"

_MODEL = "select model from rating_model"
