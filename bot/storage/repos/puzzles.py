"""The puzzle of the day: which it is, what people answered, and whose games puzzles are made from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

from msgspec import Struct

from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.repos.availability import VACATIONS
from bot.storage.repos.deals import SEALED

_LONGEST_STREAK = 400
"""Most days in a row that are counted."""


class PuzzleAnswer(Struct, frozen=True):
    """A user's answer on the day itself: the number of the choice, and whether it ``solved`` the puzzle.

    ``streak`` is on how many days in a row, up to that one, they have solved it; days of a vacation are left out.
    """

    choice: int
    solved: bool
    streak: int


class PuzzleRepository(Transactions):
    """Puzzles. A day is ``date.toordinal()``."""

    @transaction("read")
    def puzzle(self, db: Database, day: int) -> str | None:
        """Return the day's position as JSON, or None if no user has asked for it yet."""
        row = db.row(_PUZZLE, day)
        return None if row is None else str(row[0])

    @transaction("write")
    def set_puzzle(self, db: Database, day: int, game: str, position: str, *, table: int | None) -> str:
        """Store the day's position, made from a table's game or (None) from none of ours.

        The first one stays, and is returned.
        """
        db.execute(_SET, day, game, position, table)
        return str(db.row(_PUZZLE, day)[0])

    @transaction("read")
    def puzzle_games(self, db: Database, limit: int) -> Sequence[int]:
        """Finished tables of which all who played have said that they may become puzzles, newer than the last of which
        one was made; newest first."""
        return [table for (table,) in db.rows(_LENT, limit)]

    @transaction("write")
    def answer_puzzle(self, db: Database, user: int, day: int, choice: int, *, solved: bool) -> PuzzleAnswer:
        """Store a user's answer. Their first one stays, and is returned."""
        db.execute(_ANSWER, user, day, choice, int(solved))
        found = _answered(db, user, day)
        assert found is not None
        return found

    @transaction("read")
    def puzzle_answer(self, db: Database, user: int, day: int) -> PuzzleAnswer | None:
        """Return what a user has answered, or None if nothing yet."""
        return _answered(db, user, day)

    @transaction("read")
    def puzzle_answers(self, db: Database, day: int) -> tuple[int, int]:
        """Return how many users have answered, and how many of them have solved it."""
        all_, solved = db.row(_COUNT, day)
        return int(all_), int(solved)

    @transaction("write")
    def allow_puzzles(self, db: Database, user: int, day: int | None) -> None:
        """Store, on that day, that a user's finished games may become puzzles; None: that they may not."""
        db.execute(_KEEP, user) if day is None else db.execute(_LEND, user, day)

    @transaction("read")
    def allows_puzzles(self, db: Database, user: int) -> bool:
        """Return whether a user's games may become puzzles, which they may not before the user said so."""
        return db.row(_LENDS, user) is not None


def _answered(db: Database, user: int, day: int) -> PuzzleAnswer | None:
    rows = db.rows(_LATEST, user, day, _LONGEST_STREAK)
    if not rows or rows[0][0] != day:
        return None
    _, choice, solved = rows[0]
    away = {
        one for begins, ends in db.rows(VACATIONS, user) for one in range(_day_of(begins), min(_day_of(ends), day) + 1)
    }
    return PuzzleAnswer(choice, bool(solved), streak(day, [(then, bool(right)) for then, _, right in rows], away))


def streak(day: int, answers: Sequence[tuple[int, bool]], away: Collection[int] = ()) -> int:
    """Return on how many days in a row, up to ``day``, a user solved the puzzle.

    ``answers`` are (day, solved), newest first. Nothing is asked of anybody on the days on which they were ``away``.
    """
    count, expected = 0, day
    for then, solved in answers:
        while expected > then and expected in away:
            expected -= 1
        if not solved or then != expected:
            break
        count, expected = count + 1, expected - 1
    return count


def _day_of(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).toordinal()


_PUZZLE = "select position from puzzles where day = $1"

_SET = """
    insert into puzzles (day, game, position, table_id) values ($1, $2, $3, $4) on conflict (day) do nothing
"""

# Those who lend are few; whoever handed a seat over has played too, and a forgotten person lends nothing. Of sealed
# dice nothing is shown.
_LENT = f"""
    select distinct results.table_id
    from puzzle_lenders
    join results on results.user_id = puzzle_lenders.user_id
    join tables on tables.id = results.table_id
    where results.table_id > (select coalesce(max(puzzles.table_id), 0) from puzzles)
      and tables.status = 'over' and not {SEALED}
      and not exists (select 1 from reliefs where reliefs.table_id = results.table_id)
      and not exists (
        select 1 from seats
        where seats.table_id = results.table_id and seats.level is null
          and not exists (select 1 from puzzle_lenders as lent where lent.user_id = seats.user_id)
      )
    order by results.table_id desc
    limit $1
"""

_ANSWER = """
    insert into puzzle_answers (user_id, day, choice, solved) values ($1, $2, $3, $4)
    on conflict (user_id, day) do nothing
"""

_LATEST = """
    select day, choice, solved from puzzle_answers where user_id = $1 and day <= $2 order by day desc limit $3
"""

_COUNT = "select count(*), coalesce(sum(solved), 0) from puzzle_answers where day = $1"

_LEND = "insert into puzzle_lenders (user_id, day) values ($1, $2) on conflict (user_id) do nothing"
_KEEP = "delete from puzzle_lenders where user_id = $1"
_LENDS = "select 1 from puzzle_lenders where user_id = $1"
