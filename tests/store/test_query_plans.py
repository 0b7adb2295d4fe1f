"""No statement walks through a table that grows, and rankings and sums are right at any size."""

import importlib
import pkgutil
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import bot.storage
from bot.storage import LeaderboardPosition, open_store
from bot.storage.backends.sqlite import open_database
from bot.storage.repos import history, player_stats, results
from tests.deep_share import share

STATEMENTS = {
    f"{module.name.rpartition('.')[2]}.{name.lstrip('_')}": text
    for module in pkgutil.walk_packages(bot.storage.__path__, "bot.storage.")
    if "postgres" not in module.name
    for name, text in vars(importlib.import_module(module.name)).items()
    if name.isupper() and isinstance(text, str) and re.match(r"\s*(select|insert|update|delete|with)\s", text)
}

WHOLE = {
    "results.FORGET_TALLIES",
    "results.FORGET_NAMES",
    "results.PLAYED",
    "ratings.FORGET_RATINGS",
    "ratings.FORGET_HISTORY",
    "ratings.FORGET_MODEL",
    "ratings.MODEL",
    "encounters.DEPARTURES",
    *(f"ratings.{what}" for what in ("RATED", "MEETINGS", "WHO_IS_RATED", "WHO_HAS_MET")),
    "player_stats.COUNT_AGAIN",
    "privacy.RETRACTIONS",
    "messages.OWED",
    "messages.LEFT",
    "messages.LEFT_HERE",
    "privacy.REPAINTS",
    "privacy.REPAINTS_HERE",
    "guild_settings.KNOWN",
    "shard_leases.SHARDS",
    "shard_leases.NOTES",
    "lease.DISMISS",
    "bans.BANS",
    "operations.LOG",
    "lease.SHARDS",
}
"""Those that are meant to go through everything: counting afresh; what asks a table of one row, or of one for each
shard; a queue that is empty most of the time; what an operator lists; and all servers, which a start compares with
those where the bot is."""

SMALL = {
    *("tables_open", "tables_behind", "seats_behind", "tables_due", "tables_uncounted", "tables_threaded"),
    *("evenings_told", "operations_waiting", "operation_messages_owed", "tournaments_at", "tournaments_behind"),
    *("tournaments_live", "guesses_waiting", "deals_sealed"),
}
"""Indexes of only those rows that are asked for, read from end to end."""


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """Made once: plans are only asked for."""
    with closing(open_database(tmp_path_factory.mktemp("plans") / "sleepover.db")) as opened:
        yield opened


def plan(db: sqlite3.Connection, statement: str) -> list[str]:
    values = dict.fromkeys(re.findall(r"\$(\d+)", statement), 1)
    return [row[3] for row in db.execute(f"explain query plan {statement}", values)]


def walks(db: sqlite3.Connection, step: str) -> bool:
    """Return whether a step of a query plan reads a whole table: any table may grow."""
    walked = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step)
    return bool(walked and walked[1] in tables(db) and walked[2] not in SMALL)


def tables(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}


@pytest.mark.relies_on("SQLite", "Its planner takes the index that a statement is written for.")
def test_statement_finds_its_rows_by_an_index(db: sqlite3.Connection) -> None:
    asked = sorted(STATEMENTS.keys() - WHOLE)
    assert [(name, step) for name in asked for step in plan(db, STATEMENTS[name]) if walks(db, step)] == []


def test_the_statements_are_found() -> None:
    assert {"sql.CREATE", "results.PAGE", "user_prefs.BIRTHDAY"} <= STATEMENTS.keys()
    assert STATEMENTS.keys() >= WHOLE


def test_a_statement_without_an_index_would_be_seen(db: sqlite3.Connection) -> None:
    assert any(walks(db, step) for step in plan(db, "select name from seats where name = $1"))
    assert any(walks(db, step) for step in plan(db, "select id from tables where game = $1 and painted < length"))


def test_pages_of_a_leaderboard_come_sorted_out_of_the_index(db: sqlite3.Connection) -> None:
    searched = "INDEX ratings_ranked (guild_id=? AND game=? AND period=? AND settled=?"
    assert plan(db, results._PAGE)[0] == f"SEARCH ratings USING {searched})"
    assert not [step for step in plan(db, results._PAGE) if "TEMP B-TREE" in step]
    for counting in (results._COUNT, results._ABOVE, results._BESIDE):
        assert plan(db, counting)[0].startswith(f"SEARCH ratings USING COVERING {searched}")


@pytest.mark.parametrize("statement", [history._OLDER, history._NEWER], ids=["older", "newer"])
def test_pages_of_a_history_come_sorted_out_of_the_index(db: sqlite3.Connection, statement: str) -> None:
    first, *rest = plan(db, statement)
    assert first.startswith("SEARCH results USING COVERING INDEX results_of_player (user_id=? AND table_id")
    assert rest == ["SEARCH tables USING INTEGER PRIMARY KEY (rowid=?)"]


def test_rivals_are_the_first_in_an_index(db: sqlite3.Connection) -> None:
    for statement in (player_stats._MOST_MET, player_stats._PREY, player_stats._NEMESIS):
        assert not [step for step in plan(db, statement) if "TEMP B-TREE" in step]


async def test_leaderboards_of_many_results_are_in_order_and_join_page_by_page(tmp_path: Path) -> None:
    path, chance = tmp_path / "sleepover.db", random.Random(7)
    with closing(open_database(path)) as db:
        _fill(db, tables=share(2000, 1000), chance=chance)
    async with open_store(path) as store:
        for guild in (None, 1):
            for game in (None, "g1"):
                whole = await store.leaderboard_page(guild=guild, game=game, limit=1000, offset=0)
                assert [line.user for line in whole.lines] == sorted(
                    (line.user for line in whole.lines),
                    key={line.user: (-line.score, line.user) for line in whole.lines}.__getitem__,
                )
                scores = [line.score for line in whole.lines]
                assert [line.place for line in whole.lines] == [1 + scores.index(score) for score in scores]
                assert len({line.place for line in whole.lines}) < len(whole.lines), "there are equals"
                assert len(whole.lines) == whole.ranked
                for offset in range(0, whole.ranked, 7):
                    page = await store.leaderboard_page(guild=guild, game=game, limit=7, offset=offset)
                    assert page.lines == whole.lines[offset : offset + 7]
                for before, line in enumerate(whole.lines):
                    assert await store.leaderboard_position(line.user, guild=guild, game=game) == LeaderboardPosition(
                        False, before
                    )


def _fill(db: sqlite3.Connection, tables: int, chance: random.Random) -> None:
    db.execute("begin")
    for table in range(1, tables + 1):
        users = chance.sample(range(1, 101), 3)
        db.execute(
            "insert into tables (id, guild_id, channel_id, game, rules, options, host_id, locale, status, seed,"
            " created, started, ended, ending, invited)"
            " values (?, ?, 1, ?, 1, '{}', 1, 'en', 'over', '', 0, 1, ?, ?, '[]')",
            (table, chance.choice((1, 2)), chance.choice(("g1", "g2")), 1 + table, table),
        )
        for seat, user in enumerate(users):
            db.execute(
                "insert into seats (table_id, user_id, position, name, joined, locale) values (?, ?, ?, ?, 0, 'en')",
                (table, user, seat, f"n{user}"),
            )
            db.execute(
                "insert into results (table_id, seat, user_id, place, won, gone) values (?, ?, ?, ?, ?, 0)",
                (table, seat, user, 1 + (seat > 0), int(seat == 0)),
            )
    db.execute("commit")
