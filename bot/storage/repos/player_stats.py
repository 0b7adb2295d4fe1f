"""Player statistics for profiles: achievements, dice thrown, streaks and rivals.

Finished tables are *counted* one after the other, in the order in which they ended (``tables.ending``). Each
is counted in one transaction that also notes that it was. Counting all of them again gives the same result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.ratings.model import ALL_GAMES, EVERYWHERE
from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.errors import NotNext
from bot.storage.repos.deals import SEALED
from bot.storage.repos.results import PLAYED_AGAINST
from games.achievements.context import PastResults, PlayerHistory
from games.ai.levels import CHARACTERS

WEEK = 604_800
_MONDAY = 345_600
"""Seconds from the beginning of 1970, a Thursday, to the first Monday."""


class EarnedAchievement(Struct, frozen=True):
    """An achievement of a person at a table: in a guild (0: as counted everywhere), of a game ('': of none alone)."""

    guild: int
    user: int
    game: str
    feat: str


class DiceTotals(Struct, frozen=True):
    """Dice of ``sides`` that a person threw at a table: how many, and what their faces add up to."""

    user: int
    sides: int
    dice: int
    total: int


class UncountedTable(Struct, frozen=True):
    """A table that is the next one to be counted.

    ``pasts`` has, by guild and user, what each person at it had played before: in its guild and, if its games count
    everywhere, in 0.
    """

    pasts: Mapping[tuple[int, int], PlayerHistory]


class AchievementCount(Struct, frozen=True):
    """An achievement of a user in a game ('': any), earned ``times`` times, first at ``table``.

    ``guild``, ``channel`` and ``message`` say where that table is (None: it has no message any more).
    """

    user: int
    game: str
    feat: str
    times: int
    table: int
    guild: int
    channel: int
    message: int | None
    earned: float


class StreakCounts(Struct, frozen=True):
    """Wins in a row, weeks in a row up to ``week`` (as ``week_of`` counts), and the most there were of both."""

    wins: int = 0
    best_wins: int = 0
    week: int = 0
    weeks: int = 0
    best_weeks: int = 0


class RivalRecord(Struct, frozen=True):
    """A rival met at ``met`` tables; the player placed ahead at ``ahead`` of them, behind at ``behind``."""

    user: int
    name: str
    met: int
    ahead: int
    behind: int


class RivalSummary(Struct, frozen=True):
    """Three rivals of a player: the most often met, the most clearly beaten, and the strongest."""

    met: RivalRecord | None = None
    prey: RivalRecord | None = None
    nemesis: RivalRecord | None = None


class PersonaRecord(Struct, frozen=True):
    """Record against a persona, the computers of one ``level``, met at ``met`` tables.

    The player placed ahead of it at ``ahead`` tables, behind it at ``behind``.
    """

    level: str
    met: int
    ahead: int
    behind: int


def week_of(time: float) -> int:
    """Return the week of a time, counted from 1970 (Monday to Sunday, UTC)."""
    return int((time - _MONDAY) // WEEK)


class PlayerStatsRepository(Transactions):
    """Statistics that profiles show."""

    @transaction("read")
    def next_uncounted(self, db: Database) -> int | None:
        """Return the finished table to be counted next, or None if all have been."""
        row = db.row(_NEXT)
        return None if row is None else row[0]

    @transaction("read")
    def load_uncounted(self, db: Database, table: int) -> UncountedTable | None:
        """Return what is needed to count the table now, or None if it is not the next one."""
        following = db.row(_NEXT)
        if following is None or following[0] != table:
            return None
        _, guild, game, _, everywhere = following
        people = [user for (user,) in db.rows(_PEOPLE, table)]
        scopes = _scopes(guild, everywhere)
        return UncountedTable({(where, user): _past(db, where, user, game) for where in scopes for user in people})

    @transaction("read")
    def is_counted(self, db: Database, table: int) -> bool:
        """Return whether the table has been counted."""
        return db.row(_IS_COUNTED, table) is not None

    @transaction("write")
    def count_table(
        self, db: Database, table: int, *, earned: Sequence[EarnedAchievement], thrown: Sequence[DiceTotals]
    ) -> None:
        """Count that table: its results, and what was earned and thrown at it (one entry for each user and die).

        Raises:
            NotNext: it is not the next one; perhaps it has been counted already.
        """
        db.advisory_lock("endings")
        following = db.row(_NEXT)
        if following is None or following[0] != table:
            raise NotNext(table)
        _, guild, game, ended, everywhere = following
        db.execute(_COUNTED, table)
        for where in _scopes(guild, everywhere):
            for what in (game, ALL_GAMES):
                db.execute(_CAREER, table, where, what, week_of(ended))
                db.execute(_RIVALS, table, where, what)
                db.execute(_ENCOUNTERS, table, where, what)
            db.executemany(_THROWN, [(where, one.user, game, one.sides, one.dice, one.total) for one in thrown])
        db.executemany(_EARNED, [(one.guild, one.user, one.game, one.feat, table, ended) for one in earned])

    @transaction("write")
    def reset_counted(self, db: Database) -> None:
        """Begin to count again: nothing is counted any more."""
        db.advisory_lock("endings")
        forget_counted(db)

    @transaction("read")
    def new_achievements(self, db: Database, table: int) -> Sequence[AchievementCount]:
        """Return what players earned for the first time in the table's guild at that table, in seat order."""
        return [AchievementCount(*row) for row in db.rows(_TOLD, table)]

    @transaction("read")
    def achievement_counts(
        self, db: Database, user: int, *, guild: int | None, game: str | None
    ) -> Sequence[AchievementCount]:
        """Return a user's achievements in a guild (None: everywhere), latest first.

        ``game`` None: in all games and any.
        """
        where = EVERYWHERE if guild is None else guild
        rows = db.rows(_MEDALS, where, user) if game is None else db.rows(_MEDALS_OF, where, user, game)
        return [AchievementCount(*row) for row in rows]

    @transaction("read")
    def streaks(self, db: Database, user: int, *, guild: int | None, game: str | None) -> StreakCounts:
        """Return a user's streaks in a guild (None: everywhere), in a game (None: in all together)."""
        row = db.row(_STREAKS, *_scope(user, guild, game))
        return StreakCounts() if row is None else StreakCounts(*row)

    @transaction("read")
    def rival_records(
        self, db: Database, user: int, *, guild: int | None, game: str | None, known: int
    ) -> RivalSummary:
        """Return a user's rivals in a guild (None: everywhere) and a game (None: all).

        Only rivals with a name in guild ``known`` count.
        """
        scope = _scope(user, guild, game)
        found = [db.row(statement, *scope, known) for statement in (_MOST_MET, _PREY, _NEMESIS)]
        return RivalSummary(*(None if row is None else RivalRecord(*row) for row in found))

    @transaction("read")
    def persona_records(
        self, db: Database, user: int, *, guild: int | None, game: str | None
    ) -> Sequence[PersonaRecord]:
        """Return the records against personas that a user finished games with, by level.

        ``guild`` None: everywhere; ``game`` None: all. Levels are those of ``games.ai.levels.CHARACTERS``.
        """
        scope = _scope(user, guild, game)
        return [PersonaRecord(*row) for row in db.rows(_FACED, *scope)]

    @transaction("read")
    def dice_totals(self, db: Database, user: int, *, guild: int | None, game: str | None) -> Sequence[DiceTotals]:
        """Return the totals of all dice that a user threw, by number of sides; none while dice of theirs are sealed."""
        if db.row(_SEALED, user) is not None:
            return []
        where = EVERYWHERE if guild is None else guild
        rows = db.rows(_DICE, where, user) if game is None else db.rows(_DICE_OF, where, user, game)
        return [DiceTotals(*row) for row in rows]


def forget_counted(db: Database) -> None:
    """Delete what has been counted, so that all tables are counted again; the caller has the lock of the endings."""
    for name in ("careers", "rivals", "encounters", "luck", "feats"):
        db.execute(f"delete from {name}")
    db.execute(_COUNT_AGAIN)


def _scope(user: int, guild: int | None, game: str | None) -> tuple[int, int, str]:
    return (EVERYWHERE if guild is None else guild, user, ALL_GAMES if game is None else game)


def _scopes(guild: int, everywhere: int) -> tuple[int, ...]:
    return (guild, EVERYWHERE) if everywhere else (guild,)


def _past(db: Database, guild: int, user: int, game: str) -> PlayerHistory:
    careers = {row[0]: PastResults(*row[1:]) for row in db.rows(_CAREERS, guild, user)}
    won = frozenset(what for what, career in careers.items() if what != ALL_GAMES and career.wins)
    return PlayerHistory(careers.get(ALL_GAMES, PastResults()), careers.get(game, PastResults()), won)


_NEXT = """
    select id, guild_id, game, ended, everywhere from tables
    where status = 'over' and counted = 0
    order by ending
    limit 1
"""

_SEALED = f"""
    select 1 from seats join tables on tables.id = seats.table_id
    where seats.user_id = $1 and tables.deal_id is not null and {SEALED} limit 1
"""

_IS_COUNTED = "select id from tables where id = $1 and counted = 1"

_COUNTED = "update tables set counted = 1 where id = $1"

_PEOPLE = "select user_id from results where table_id = $1 and user_id > 0 and counts = 1 order by seat"

_CAREERS = "select game, games, wins, streak, lasts, week, weeks from careers where guild_id = $1 and user_id = $2"

# The results of people at table $1 into their careers in guild $2 (0: everywhere) and game $3 ('': all together); $4 is
# the week it ended in. A win that is none (``PLAYED_AGAINST``) leaves a streak as it is.
_CAREER = f"""
    insert into careers (guild_id, user_id, game, games, wins, streak, best_streak, lasts, week, weeks, best_weeks)
    select $2, user_id, $3, 1, win, win, win,
           case when won = 0 and gone = 0
                     and (select count(*) from results where table_id = $1) > 2
                     and place = (select max(place) from results where table_id = $1)
                then 1 else 0 end,
           $4, 1, 1
    from (
        select user_id, won, case when won = 1 and {PLAYED_AGAINST} then 1 else 0 end as win, gone, place
        from (
            select user_id, seat, won, gone, place from results where table_id = $1 and counts = 1
            union all
            select user_id, position, won, 1, 0 from reliefs where table_id = $1
        ) as played
    ) as counted
    where user_id > 0
    on conflict (guild_id, user_id, game) do update set
        games = careers.games + 1,
        wins = careers.wins + excluded.wins,
        streak = case when excluded.wins = 1 then careers.streak + 1
                      when excluded.user_id in (
                          select user_id from results where table_id = $1 and won = 1
                          union all
                          select user_id from reliefs where table_id = $1 and won = 1
                      ) then careers.streak else 0 end,
        best_streak = case when excluded.wins = 1 and careers.streak >= careers.best_streak
                           then careers.streak + 1 else careers.best_streak end,
        lasts = case when excluded.lasts = 1 then careers.lasts + 1 else 0 end,
        week = case when excluded.week > careers.week then excluded.week else careers.week end,
        weeks = case when excluded.week <= careers.week then careers.weeks
                     when excluded.week = careers.week + 1 then careers.weeks + 1 else 1 end,
        best_weeks = case when excluded.week = careers.week + 1 and careers.weeks >= careers.best_weeks
                          then careers.weeks + 1 else careers.best_weeks end
"""

# Each two people at table $1, in guild $2 (0: everywhere) and game $3 ('': all together).
_RIVALS = """
    insert into rivals (guild_id, user_id, game, rival_id, met, ahead, behind)
    select $2, mine.user_id, $3, theirs.user_id, 1,
           case when mine.place < theirs.place then 1 else 0 end,
           case when mine.place > theirs.place then 1 else 0 end
    from results as mine join results as theirs on theirs.table_id = mine.table_id
    where mine.table_id = $1 and mine.user_id > 0 and theirs.user_id > 0 and theirs.user_id <> mine.user_id
      and mine.counts = 1 and theirs.counts = 1
    on conflict (guild_id, user_id, game, rival_id) do update set
        met = rivals.met + 1,
        ahead = rivals.ahead + excluded.ahead,
        behind = rivals.behind + excluded.behind
"""

# Each person and each regular at table $1, in guild $2 (0: everywhere) and game $3 ('': all together).
_ENCOUNTERS = f"""
    insert into encounters (guild_id, user_id, game, level, met, ahead, behind)
    select $2, mine.user_id, $3, seats.level, 1,
           case when mine.place < theirs.place then 1 else 0 end,
           case when mine.place > theirs.place then 1 else 0 end
    from results as mine
    join seats on seats.table_id = mine.table_id and seats.level in ({", ".join(f"'{one}'" for one in CHARACTERS)})
    join results as theirs on theirs.table_id = mine.table_id and theirs.seat = seats.position
    where mine.table_id = $1 and mine.user_id > 0 and mine.counts = 1
    on conflict (guild_id, user_id, game, level) do update set
        met = encounters.met + 1,
        ahead = encounters.ahead + excluded.ahead,
        behind = encounters.behind + excluded.behind
"""

_THROWN = """
    insert into luck (guild_id, user_id, game, sides, dice, total) values ($1, $2, $3, $4, $5, $6)
    on conflict (guild_id, user_id, game, sides) do update set
        dice = luck.dice + excluded.dice, total = luck.total + excluded.total
"""

_EARNED = """
    insert into feats (guild_id, user_id, game, feat, times, table_id, earned) values ($1, $2, $3, $4, 1, $5, $6)
    on conflict (guild_id, user_id, game, feat) do update set times = feats.times + 1
"""

_TOLD = """
    select feats.user_id, feats.game, feats.feat, feats.times, feats.table_id, tables.guild_id,
           tables.channel_id, tables.message_id, feats.earned
    from tables
    join feats on feats.table_id = tables.id and feats.guild_id = tables.guild_id
    join seats on seats.table_id = tables.id and seats.user_id = feats.user_id
    where tables.id = $1
    order by seats.position, feats.game, feats.feat
"""

_FEATS = """
    select user_id, feats.game, feat, times, table_id, tables.guild_id, tables.channel_id, tables.message_id, earned
    from feats join tables on tables.id = feats.table_id
    where feats.guild_id = $1 and user_id = $2
"""

_MEDALS = f"{_FEATS} order by earned desc, table_id desc, feats.game, feat"

_MEDALS_OF = f"{_FEATS} and feats.game = $3 order by earned desc, table_id desc, feat"

_STREAKS = """
    select streak, best_streak, week, weeks, best_weeks from careers where guild_id = $1 and user_id = $2 and game = $3
"""

_RIVALS_OF = """
    select rival_id, name, met, ahead, behind
    from rivals join names on names.guild_id = $4 and names.user_id = rival_id
    where rivals.guild_id = $1 and rivals.user_id = $2 and game = $3
"""

_MOST_MET = f"{_RIVALS_OF} order by met desc, rival_id limit 1"

_PREY = f"{_RIVALS_OF} and ahead - behind > 0 order by ahead - behind desc, rival_id limit 1"

_NEMESIS = f"{_RIVALS_OF} and ahead - behind < 0 order by ahead - behind, rival_id desc limit 1"

_FACED = """
    select level, met, ahead, behind from encounters
    where guild_id = $1 and user_id = $2 and game = $3
    order by level
"""

_DICE = """
    select user_id, sides, sum(dice), sum(total) from luck where guild_id = $1 and user_id = $2
    group by user_id, sides order by sides
"""

_DICE_OF = """
    select user_id, sides, dice, total from luck where guild_id = $1 and user_id = $2 and game = $3 order by sides
"""

# Who has been struck stays counted, and so counts for nobody.
_COUNT_AGAIN = "update tables set counted = 0 where counted = 1 and struck = 0"
