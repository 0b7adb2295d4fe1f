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

import bot.store
from bot.store import open_store, profiles, scores
from bot.store.schema import open_database

STATEMENTS = {
    f"{module.name}.{name.lstrip('_')}": text
    for module in pkgutil.iter_modules(bot.store.__path__)
    for name, text in vars(importlib.import_module(f"bot.store.{module.name}")).items()
    if name.isupper() and isinstance(text, str) and re.match(r"\s*(select|insert|update|delete|with)\s", text)
}

WHOLE = {
    "scores.FORGET_TALLIES",
    "scores.FORGET_NAMES",
    "scores.PLAYED",
    "ratings.FORGET_RATINGS",
    "ratings.FORGET_HISTORY",
    "ratings.FORGET_MODEL",
    "ratings.MODEL",
    *(f"profiles.FORGET_{what}" for what in ("CAREERS", "RIVALS", "LUCK", "FEATS")),
    "profiles.COUNT_AGAIN",
}
"""Those that are meant to go through everything: counting afresh; and what asks a table of one row."""

SMALL = {"tables_open", "tables_behind", "seats_behind", "tables_due", "tables_uncounted"}
"""Indexes of only those rows that are asked for, read from end to end."""


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(open_database(tmp_path / "sleepover.db")) as opened:
        yield opened


def plan(db: sqlite3.Connection, statement: str) -> list[str]:
    values = dict.fromkeys(re.findall(r"\$(\d+)", statement), 1)
    return [row[3] for row in db.execute(f"explain query plan {statement}", values)]


def walks(db: sqlite3.Connection, step: str) -> bool:
    """Whether a step of a plan reads all of a table: any table may grow."""
    walked = re.match(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step)
    return bool(walked and walked[1] in tables(db) and walked[2] not in SMALL)


def tables(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}


@pytest.mark.parametrize("name", sorted(STATEMENTS.keys() - WHOLE))
def test_statement_finds_its_rows_by_an_index(db: sqlite3.Connection, name: str) -> None:
    assert [step for step in plan(db, STATEMENTS[name]) if walks(db, step)] == []


def test_the_statements_are_found() -> None:
    assert {"sql.CREATE", "scores.STANDINGS", "people.BIRTHDAY"} <= STATEMENTS.keys()
    assert STATEMENTS.keys() >= WHOLE


def test_a_statement_without_an_index_would_be_seen(db: sqlite3.Connection) -> None:
    assert any(walks(db, step) for step in plan(db, "select name from seats where name = $1"))
    assert any(walks(db, step) for step in plan(db, "select id from tables where host_id = $1 and painted < length"))


def test_pages_of_a_leaderboard_come_sorted_out_of_the_index(db: sqlite3.Connection) -> None:
    assert not [step for step in plan(db, scores._STANDINGS) if "TEMP B-TREE" in step]
    assert "SEARCH tallies USING COVERING INDEX tallies_ranked (guild_id=? AND game=?)" in plan(db, scores._STANDINGS)


def test_the_favourite_rival_is_the_first_in_the_index(db: sqlite3.Connection) -> None:
    assert not [step for step in plan(db, profiles._MOST_MET) if "TEMP B-TREE" in step]


async def test_tallies_of_many_results_agree_with_the_results_themselves(tmp_path: Path) -> None:
    path, chance = tmp_path / "sleepover.db", random.Random(7)
    with closing(open_database(path)) as db:
        _fill(db, tables=3000, chance=chance)
    async with open_store(path) as store:
        await store.recount()
        for guild in (None, 1, 2):
            for game in (None, "g1", "g2"):
                with closing(sqlite3.connect(path)) as db:
                    expected = db.execute(BY_HAND, {"guild": guild, "game": game}).fetchall()
                page = await store.leaderboard(guild=guild, game=game, limit=1000, offset=0)
                assert [(line.user, line.name, line.games, line.wins, line.place) for line in page] == expected
                later = await store.leaderboard(guild=guild, game=game, limit=5, offset=40)
                assert later == page[40:45]


BY_HAND = """
    select user_id, 'n' || user_id, count(*), sum(won),
           rank() over (order by sum(won) desc, avg(won) desc, count(*) desc)
    from results join tables on tables.id = table_id
    where (:guild is null or guild_id = :guild) and (:game is null or game = :game)
    group by user_id
    order by 5, user_id
"""


def _fill(db: sqlite3.Connection, tables: int, chance: random.Random) -> None:
    db.execute("begin")
    for table in range(1, tables + 1):
        users = chance.sample(range(1, 101), 3)
        db.execute(
            "insert into tables (id, guild_id, channel_id, game, rules, options, host_id, locale, status, seed,"
            " created, started, ended, invited) values (?, ?, 1, ?, 1, '{}', 1, 'en', 'over', '', 0, 1, ?, '[]')",
            (table, chance.choice((1, 2)), chance.choice(("g1", "g2")), 1 + table),
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
