"""Load time of a page of a user's past games in a large store.

A database is filled with results; one busy player has thousands. The pages read are theirs (the newest, from
the middle, of a game and a guild that hardly occur) and those of others. Everything goes through the store as
the bot uses it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct, to_builtins

from benchmarks.sheets import Sheet, tell
from bot.storage import SqliteStore, open_store
from bot.storage.backends.sqlite import open_database

SEATS = 4
BUSY = 1
PLAYERS = 20_000
RARE_GAME, RARE_GUILD = "rare", 99


class Row(Struct, frozen=True):
    """Load time of one page, in milliseconds."""

    page: str
    games: int
    p50_ms: float
    longest_ms: float


def fill(path: Path, results: int, busy_tables: int) -> None:
    """Tables of four, the busy player at so many of them."""
    chance = random.Random(7)
    tables = results // SEATS
    with closing(open_database(path)) as db:
        db.execute("pragma synchronous = off")
        db.execute("begin")
        every = max(1, tables // busy_tables)

        def users(table: int) -> list[int]:
            rest = chance.sample(range(2, PLAYERS), SEATS)
            return [BUSY, *rest[1:]] if table % every == 0 else rest

        def rows() -> Iterator[tuple[Any, ...]]:
            for table in range(1, tables + 1):
                game = RARE_GAME if table == every else f"g{table % 4}"
                guild = RARE_GUILD if table == every else 1 + table % 3
                yield table, guild, table, game, table

        db.executemany(
            "insert into tables (id, guild_id, channel_id, game, rules, options, host_id, locale, status, seed,"
            " created, started, ended, invited) values (?, ?, ?, ?, 1, '{}', 1, 'en', 'over', '', 0, 1, ?, '[]')",
            rows(),
        )
        for table in range(1, tables + 1):
            seated = users(table)
            db.executemany(
                "insert into seats (table_id, user_id, position, name, joined, locale) values (?, ?, ?, 'n', 0, 'en')",
                [(table, user, seat) for seat, user in enumerate(seated)],
            )
            db.executemany(
                "insert into results (table_id, seat, user_id, place, won, gone) values (?, ?, ?, ?, ?, 0)",
                [(table, seat, user, 1 + seat, int(seat == 0)) for seat, user in enumerate(seated)],
            )
        db.execute("commit")


async def run(path: Path, results: int, rounds: int) -> list[Row]:
    """Read each kind of page so many times."""
    async with open_store(path) as store:
        middle = results // SEATS // 2
        asked: dict[str, dict[str, Any]] = {
            "busy, newest": {"user": BUSY},
            "busy, from the middle": {"user": BUSY, "before": middle},
            "busy, back from the middle": {"user": BUSY, "after": middle},
            "busy, one game on one server": {"user": BUSY, "guild": 1, "game": "g0"},
            "busy, a game played once": {"user": BUSY, "game": RARE_GAME},
            "busy, a server visited once": {"user": BUSY, "guild": RARE_GUILD},
            "busy, a server never visited": {"user": BUSY, "guild": 77},
            "somebody, newest": {"user": 500},
            "nobody": {"user": 10**9},
        }
        return [await _row(store, page, question, rounds) for page, question in asked.items()]


async def _row(store: SqliteStore, page: str, question: dict[str, Any], rounds: int) -> Row:
    taken: list[float] = []
    found: Sequence[Any] = ()
    for _ in range(rounds):
        start = perf_counter()
        found = await store.past_games(**{"guild": None, "game": None, "limit": 11} | question)
        taken.append(1000 * (perf_counter() - start))
    return Row(page, len(found), statistics.median(taken), max(taken))


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks history", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--results", type=int, default=1_000_000, help="how many are stored (default 1,000,000)")
    parser.add_argument("--busy", type=int, default=20_000, help="games of the busy player (default 20,000)")
    parser.add_argument("--rounds", type=int, default=50, help="how often each page is read (default 50)")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sleepover.db"
        fill(path, max(SEATS, chosen.results), max(1, chosen.busy))
        rows = asyncio.run(run(path, chosen.results, max(1, chosen.rounds)))
    sheet = Sheet.of(
        f"a page of past games among {chosen.results:,} results, in ms",
        ("page", "games", "p50", "longest"),
        ((row.page, row.games, row.p50_ms, row.longest_ms) for row in rows),
    )
    tell([sheet], {"rows": to_builtins(rows)}, as_json=chosen.json)


if __name__ == "__main__":
    main()
