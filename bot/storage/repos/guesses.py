"""Guesses of people who watch a game: the chances that they give its seats, and how good these were."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from bot.storage.backends.base import Database, Transactions, to_json, transaction
from bot.storage.errors import DeliveredTwice, GuessRefused
from bot.storage.repos.privacy import OWE_REPAINT
from games.analysis.win_probability import Vector


class Guess(Struct, frozen=True):
    """A guess: who gave it, when ``number`` actions had been played, and each seat's chance.

    After the end, ``score`` is its Brier score. ``reviewed`` are the review's chances at that moment, and ``review`` is
    their Brier score; None if the game could not be reviewed.
    """

    user: int
    name: str
    number: int
    chances: Vector
    score: float | None = None
    review: float | None = None
    reviewed: Vector | None = None

    @property
    def ahead(self) -> float:
        """Return by how much it is better than the review."""
        return 0.0 if self.score is None or self.review is None else self.review - self.score


class GuessScore(Struct, frozen=True):
    """The Brier scores of a guess and of the review's chances at its moment."""

    score: float
    review: float | None = None
    reviewed: Vector | None = None


class Guesser(Struct, frozen=True):
    """Somebody on a list of guessers: by how much their guesses are better than the reviews on average."""

    user: int
    name: str
    guesses: int
    ahead: float


class GuessRepository(Transactions):
    """Guesses at running and past games."""

    @transaction("write")
    def set_guess(
        self,
        db: Database,
        table: int,
        user: int,
        name: str,
        chances: Vector,
        *,
        closes: int,
        interaction: int,
        now: float,
    ) -> None:
        """Store somebody's guess, or change it, as long as fewer than ``closes`` actions have been played.

        It is a guess at the game as it is in this moment, whenever its form was opened.

        Raises:
            GuessRefused: it is too late, or they play or have played there themselves.
            DeliveredTwice: that, or a later change by them, is stored already.
        """
        db.lock_rows(table)
        guild, status, played, sits = db.row(_MAY, table, user) or (0, "", 0, 0)
        if sits or status != "playing" or played >= closes:
            raise GuessRefused(table, "seated" if sits else "late")
        if not db.execute(_SET, table, guild, user, name, played, to_json(chances), now, interaction):
            raise DeliveredTwice(interaction)

    @transaction("read")
    def guesses(self, db: Database, table: int) -> Sequence[Guess]:
        """Return all guesses at a game, the best first, and then the earliest."""
        return [_guess(*row) for row in db.rows(_OF, table)]

    @transaction("read")
    def shown_guesses(self, db: Database, table: int) -> Sequence[Guess]:
        """Return the guesses that a finished game's message shows, the best first: all that have their score, but for
        those of people whom a player has blocked, or who have blocked one. A struck game shows none."""
        return [_guess(*row) for row in db.rows(_SHOWN, table)]

    @transaction("read")
    def unscored_guesses(self, db: Database) -> Sequence[int]:
        """Return the tables that have ended and whose guesses have no score yet, of those that this process serves."""
        return [table for (table,) in db.rows(self._here(_UNSCORED))]

    @transaction("write")
    def score_guesses(self, db: Database, table: int, scores: Mapping[int, GuessScore]) -> None:
        """Store the scores of a finished game's guesses, by user, and delete all others without one.

        So nothing is left of somebody who took over a seat. The messages that show the guesses are owed an edit.
        """
        db.lock_rows(table)
        for user, found in scores.items():
            reviewed = None if found.reviewed is None else to_json(found.reviewed)
            db.execute(_SCORE, table, user, found.score, found.review, reviewed)
        db.execute(_DROP, table)
        if scores:
            db.execute(OWE_REPAINT, table)
            db.execute(_TOUCH_NIGHT, table)

    @transaction("read")
    def best_guessers(
        self, db: Database, guild: int, *, since: float, until: float, least: int, limit: int
    ) -> Sequence[Guesser]:
        """Return the best guessers of a guild with at least so many guesses at games that ended in that time.

        The best is first. Guesses at games that were struck, or could not be reviewed, do not count.
        """
        return [Guesser(*row) for row in db.rows(_BEST, guild, since, until, least, limit)]

    @transaction("read")
    def night_guessers(self, db: Database, tournament: int) -> Sequence[Guesser]:
        """Return those whose guesses at a night's tables are better than the reviews, all together; the best first.

        ``ahead`` is the sum of all their guesses.
        """
        return [Guesser(*row) for row in db.rows(_OF_NIGHT, tournament)]


def _guess(
    user: int, name: str, number: int, chances: str, score: float | None, review: float | None, reviewed: str | None
) -> Guess:
    known = None if reviewed is None else _vector(reviewed)
    return Guess(user, name, number, _vector(chances), score, review, known)


def _vector(stored: str) -> Vector:
    return msgspec.json.decode(stored, type=tuple[float, ...])


_MAY = """
    select guild_id, status, (select coalesce(max(n), 0) from actions where table_id = $1),
           (select count(*) from (
               select 1 from seats where table_id = $1 and user_id = $2
               union all
               select 1 from reliefs where table_id = $1 and user_id = $2
           ) as there)
    from tables where id = $1
"""

_SET = """
    insert into guesses (table_id, guild_id, user_id, name, number, chances, given, interaction_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (table_id, user_id) do update set
        name = excluded.name, number = excluded.number, chances = excluded.chances, given = excluded.given,
        interaction_id = excluded.interaction_id
    where excluded.interaction_id > guesses.interaction_id and guesses.score is null
"""

_FIELDS = "guesses.user_id, guesses.name, number, chances, score, review, reviewed"
_ORDER = "order by case when review is null then 1 else 0 end, score - review, given, guesses.user_id"

_OF = f"select {_FIELDS} from guesses where table_id = $1 {_ORDER}"

_SHOWN = f"""
    select {_FIELDS} from guesses join tables on tables.id = table_id
    where table_id = $1 and score is not null and struck = 0 and not exists (
        select 1 from blocks, seats
        where seats.table_id = $1 and (
            (blocks.user_id = seats.user_id and blocked_id = guesses.user_id)
            or (blocks.user_id = guesses.user_id and blocked_id = seats.user_id)
        )
    )
    {_ORDER}
"""

_UNSCORED = """
    select distinct table_id from guesses
    where score is null
      and table_id in (select id from tables where id = table_id and status in ('over', 'closed') /* here */)
    order by table_id
"""

_SCORE = """
    update guesses
    set score = $3, review = $4, reviewed = $5, ended = (select ended from tables where id = $1)
    where table_id = $1 and user_id = $2 and score is null
"""

_DROP = "delete from guesses where table_id = $1 and score is null"

_TOUCH_NIGHT = """
    update tournaments set revision = revision + 1
    where state = 'over' and id in (select tournament_id from tournament_tables where table_id = $1)
"""

_LATEST_NAME = """
    (select other.name from guesses as other
     where other.user_id = guesses.user_id order by other.given desc, other.table_id desc limit 1)
"""

_BEST = f"""
    select guesses.user_id, {_LATEST_NAME}, count(*), avg(review - score)
    from guesses join tables on tables.id = guesses.table_id
    where guesses.guild_id = $1 and guesses.ended >= $2 and guesses.ended < $3 and review is not null and struck = 0
    group by guesses.user_id having count(*) >= $4
    order by avg(review - score) desc, count(*) desc, guesses.user_id limit $5
"""

_OF_NIGHT = f"""
    select guesses.user_id, {_LATEST_NAME}, count(*), sum(review - score)
    from tournament_tables
    join guesses on guesses.table_id = tournament_tables.table_id
    join tables on tables.id = guesses.table_id
    where tournament_id = $1 and struck = 0 and review is not null
    group by guesses.user_id having sum(review - score) > 0
    order by sum(review - score) desc, guesses.user_id
"""
