"""Results that the operator has struck: games that count for nobody any more, in no rating, sum, streak, achievement or
night.

The game itself stays, with its log, record and review. That it is struck is stored with the table (``tables.struck``),
so everything that is worked out again from the stored results comes to the same.
"""

from __future__ import annotations

from bot.storage import sql
from bot.storage.backends.base import Database
from bot.storage.repos import messages, privacy
from bot.storage.repos.player_stats import forget_counted
from bot.storage.repos.ratings import forget_table_ratings, outdate_ratings
from bot.storage.repos.results import count_results, recount_last_played
from bot.storage.repos.tournament_standings import standings_of
from bot.storage.repos.tournaments import CHAMPION, load_tournament, touch

STRUCK_ONE, STRUCK_SOME = "struck-result", "struck-results"
"""Message to the people, by its name: the result of a game, or of several."""


def tables_to_strike(db: Database, user: int) -> list[int]:
    """Return the tables where that person has played to the end and that count, in the order in which they ended."""
    return [table for (table,) in db.rows(_COUNTING, user)]


def strike_results(db: Database, tables: list[int]) -> list[int]:
    """Strike those tables' results, and owe everybody who sat there one message; return those that counted before.

    Ratings, achievements and streaks are out of date afterwards, and the running bot works them out again, or the next
    start does.
    """
    db.advisory_lock("endings")
    db.lock_rows(*tables)
    struck, last = list[int](), dict[int, tuple[int, int]]()
    for table in tables:
        if (row := db.row(_STRIKE, table)) is None:
            continue
        guild, game, ending, everywhere = row
        count_results(db, table, guild, game, everywhere=bool(everywhere), sign=-1)
        people = [user for (user,) in db.rows(_PEOPLE, table)]
        forget_table_ratings(db, people, guild, game, ending)
        db.execute(privacy.OWE_REPAINT, table)
        _take_points(db, table)
        last |= {user: (table, seat) for seat, user in db.rows(sql.SITTERS, table) if user > 0}
        last |= {user: last.get(user, (table, -1)) for user in people if user > 0}
        struck.append(table)
    if not struck:
        return []
    for user, (table, seat) in last.items():
        recount_last_played(db, user)
        if seat >= 0:
            db.execute(messages.OWE, table, seat, STRUCK_ONE if len(struck) == 1 else STRUCK_SOME)
    forget_counted(db)
    outdate_ratings(db)
    return struck


def _take_points(db: Database, table: int) -> None:
    """Take away the points of a table that the operator has struck, and find the champions of its night again."""
    if (row := db.row(_NIGHT_OF, table)) is None:
        return
    (number,) = row
    if not db.execute(_VOID, table):
        return
    touch(db, number)
    there = load_tournament(db, number)
    assert there is not None
    if there.state == "over":
        played = any(one.state == "over" for one in there.tables)
        db.execute(_NO_CHAMPION, number)
        for line in standings_of(there) if played else ():
            if line.place == 1:
                db.execute(CHAMPION, number, line.player)


_COUNTING = """
    select id from tables
    where status = 'over' and struck = 0 and id in (
        select table_id from seats where user_id = $1 union select table_id from reliefs where user_id = $1
    )
    order by ending
"""

_STRIKE = """
    update tables set struck = 1, counted = 1 where id = $1 and status = 'over' and struck = 0
    returning guild_id, game, ending, everywhere
"""

_PEOPLE = """
    select user_id from seats where table_id = $1 union select user_id from reliefs where table_id = $1 order by 1
"""

_NO_CHAMPION = "update tournament_players set won = 0 where tournament_id = $1"

_NIGHT_OF = "select tournament_id from tournament_tables where table_id = $1"

_VOID = "update tournament_tables set state = 'void' where table_id = $1 and state = 'over'"
