"""Speed of leaderboards at a million results: pages, a user's place, and storing the end of one more table.

A database is filled directly: a few people play most, guilds of all sizes, two to six at a table, computers
among them. Its ratings are then rebuilt from the results, as ``sleepover ratings rebuild`` does.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any

from benchmarks.sheets import Sheet, tell
from bot.ratings import model
from bot.storage import GuildSettings, SeatOutcome, SqliteStore, open_store
from bot.storage.backends.sqlite import open_database
from bot.storage.repos import results as repos_results

GAMES = ("magic_numbers", "pillow_fight", "sibling_rivalry", "tie_die")
LEVELS = ("easy", "normal", "hard")
GUILDS = 300
DAY = 86_400.0
BEGIN = 1_735_689_600.0
"""The first moment of 2025: results are spread over two years from then on."""
ROUNDS = 200
"""Number of times each page is asked for."""
ENDS = 60
"""Number of tables of each size that are ended."""


def fill(path: Path, results: int, people: int) -> int:
    """Store tables with so many results in all; returns how many tables there are."""
    chance = random.Random(1)
    with closing(open_database(path)) as db:
        db.execute("pragma synchronous = off")
        db.execute("begin")
        tables, seats, ends = [], [], []
        number = stored = 0
        step = 2 * 365 * DAY / (results / 3.4)
        for number, sitting in enumerate(_seatings(chance, results, people), start=1):
            stored += len(sitting)
            guild, game = 1 + int(GUILDS * chance.random() ** 2), chance.choice(GAMES)
            ended = BEGIN + number * step
            tables.append((number, guild, game, ended - 600, ended, number))
            places = sorted(range(len(sitting)), key=lambda _: chance.random())
            for seat, (user, level) in enumerate(sitting):
                seats.append((number, user, seat, f"Player {user}", level))
                ends.append((number, seat, user, places[seat] + 1, int(places[seat] == 0)))
            if len(tables) == 5000:
                _insert(db, tables, seats, ends)
        _insert(db, tables, seats, ends)
        db.execute("commit")
    return number


def _seatings(chance: random.Random, results: int, people: int) -> Iterator[list[tuple[int, str | None]]]:
    stored = 0
    while stored < results:
        size = chance.choice((2, 2, 3, 4, 4, 6))
        computers = chance.choice((0, 0, 0, 1)) if size > 1 else 0
        users = {1 + int(people * chance.random() ** 3) for _ in range(size - computers)}
        sitting: list[tuple[int, str | None]] = [(user, None) for user in sorted(users)]
        sitting += [(-1 - number, chance.choice(LEVELS)) for number in range(size - len(users))]
        stored += len(sitting)
        yield sitting


def _insert(db: sqlite3.Connection, tables: list[Any], seats: list[Any], ends: list[Any]) -> None:
    db.executemany(
        "insert into tables (id, guild_id, channel_id, game, rules, options, host_id, locale, status, seed, created,"
        " started, ended, ending, painted, invited)"
        " values (?, ?, 1, ?, 1, '{}', 1, 'en', 'over', '', 0, ?, ?, ?, 0, '[]')",
        tables,
    )
    db.executemany(
        "insert into seats (table_id, user_id, position, name, joined, locale, level) values (?, ?, ?, ?, 0, 'en', ?)",
        seats,
    )
    db.executemany(
        "insert into results (table_id, seat, user_id, place, won, gone, decisions) values (?, ?, ?, ?, ?, 0, 20)",
        ends,
    )
    for rows in (tables, seats, ends):
        rows.clear()


async def timed(work: Callable[[], Awaitable[object]], rounds: int) -> dict[str, float]:
    """Return the median and the 99th percentile of ``rounds`` runs of ``work``, in milliseconds."""
    found = []
    for _ in range(rounds):
        start = time.perf_counter()
        await work()
        found.append((time.perf_counter() - start) * 1000)
    return {"p50_ms": statistics.median(found), "p99_ms": sorted(found)[ceil(rounds * 0.99) - 1]}


async def pages(store: SqliteStore, rounds: int) -> list[dict[str, Any]]:
    """Measure what users ask for: leaderboard pages in several scopes, and their own place."""
    rows = []
    last = BEGIN + 2 * 365 * DAY - 1
    scopes: Sequence[tuple[str, int | None, str | None, str]] = (
        ("everywhere, all games, all time", None, None, ""),
        ("everywhere, one game, all time", None, GAMES[0], ""),
        ("everywhere, all games, this month", None, None, model.month(last)),
        ("the busiest server, all games, all time", 1, None, ""),
    )
    for name, guild, game, period in scopes:
        scope: dict[str, Any] = {"guild": guild, "game": game, "period": period}
        first = await store.leaderboard_page(**scope, limit=10, offset=0)
        for what, offset in (("first page", 0), ("middle page", first.ranked // 2), ("last page", first.ranked - 10)):
            offset = max(0, offset)
            took = await timed(partial(store.leaderboard_page, **scope, limit=10, offset=offset), rounds)
            rows.append({"what": f"{name}: {what}", "people": first.ranked + first.newcomers, **took})
        middle = (await store.leaderboard_page(**scope, limit=1, offset=first.ranked // 2)).lines
        if middle:
            user = middle[0].user
            took = await timed(partial(store.leaderboard_position, user, **scope), rounds)
            rows.append({"what": f"{name}: a place in the middle", "people": first.ranked + first.newcomers, **took})
    return rows


async def ends(store: SqliteStore, size: int, many: int) -> dict[str, float]:
    """Measure storing the last action of ``many`` tables of ``size`` players, with their results.

    For comparison, an action that does not end a game is measured, too.
    """
    chance = random.Random(size)
    ending: list[float] = []
    other: list[float] = []
    for guild in range(1, 10):
        await store.set_guild_settings(guild, GuildSettings(everywhere=True))
    for number in range(many):
        users = chance.sample(range(1, 20_000), size)
        table = await store.create(
            guild=1 + number % 9, channel=10**9 + 1000 * size + number, game=GAMES[number % 4], rules=1, options={},
            host=1, locale="en", seed=bytes(32), invited=(), now=0.0,
        )  # fmt: skip
        for user in users:
            await store.sit(table, user=user, name=f"Player {user}", joined=1, locale="en", most=10)
        await store.start(table, order=users, salt="", setup={}, now=1.0)
        results = [SeatOutcome(seat, user, seat + 1, seat == 0, False) for seat, user in enumerate(users)]
        # All of them have to have decided enough, for only then is there anything to work out.
        before = size * model.min_decisions(GAMES[number % 4])
        for n in range(before):
            seat = n % size
            await store.append(table, n + 1, seat=seat, action="a", user=users[seat], interaction=None, now=BEGIN)
        for n, given, times in ((before + 1, None, other), (before + 2, results, ending)):
            start = time.perf_counter()
            await store.append(
                table, n, seat=0, action="a", user=users[0], interaction=None, now=BEGIN + 729 * DAY, results=given
            )
            times.append((time.perf_counter() - start) * 1000)
    return {
        "p50_ms": statistics.median(ending),
        "p99_ms": sorted(ending)[-1],
        "without_ms": statistics.median(other),
    }


async def measure(path: Path, results: int, people: int, rounds: int = ROUNDS, many: int = ENDS) -> dict[str, Any]:
    """Fill, rebuild, ask and store."""
    start = time.perf_counter()
    tables = fill(path, results, people)
    filled = time.perf_counter() - start
    async with open_store(path) as store:
        start = time.perf_counter()
        await store.rebuild_ratings()
        reckoned = time.perf_counter() - start
        with closing(sqlite3.connect(path)) as db:
            values = dict.fromkeys(map(str, range(1, 8)), 1)
            plan = [row[3] for row in db.execute(f"explain query plan {repos_results._PAGE}", values)]
            (rows,) = db.execute("select count(*) from ratings").fetchone()
        return {
            "benchmark": "leaderboard",
            "python": platform.python_version(),
            "results": results,
            "tables": tables,
            "people": people,
            "ratings": rows,
            "fill_s": filled,
            "rebuild_s": reckoned,
            "plan": plan,
            "pages": await pages(store, rounds),
            "ends": [{"people": size, **await ends(store, size, many)} for size in (2, 4, 10)],
        }


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks leaderboard", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--results", type=int, default=1_000_000, help="how many results there are")
    parser.add_argument("--people", type=int, default=100_000, help="among how many people")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how many times each page is asked for")
    parser.add_argument("--ends", type=int, default=ENDS, help="how many tables of each size are ended")
    parser.add_argument("--database", type=Path, help="where to make the database; left out: a temporary folder")
    parser.add_argument("--alone", action="store_true", help="accepted, and changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        path = chosen.database or Path(folder) / "leaderboard.sqlite"
        if path.exists():
            parser.error(f"{path} is there already: name a file that is not, and it is made")
        found = asyncio.run(measure(path, chosen.results, chosen.people, chosen.rounds, chosen.ends))
        found["megabytes"] = path.stat().st_size / 1e6
    told = (
        f"{found['results']:,} results of {found['tables']:,} tables among {found['people']:,} people, stored in"
        f" {found['fill_s']:.0f} s; {found['ratings']:,} ratings worked out in {found['rebuild_s']:.0f} s;"
        f" {found['megabytes']:.0f} MB. Python {found['python']}."
    )
    plan = f"Plan of a page: {' · '.join(found['plan'])}"
    sheets = [
        Sheet.of(title, [name.replace("_", " ") for name in rows[0]], (list(row.values()) for row in rows), *notes)
        for title, rows, notes in (
            ("Milliseconds to ask for", found["pages"], (told, plan)),
            ("… and to store the end of a table", found["ends"], ()),
        )
    ]
    tell(sheets, found, as_json=chosen.json)
