"""Load of an evening in very many guilds on Discord, the database and the bots: a simulation.

First a few games are played here, each to its end and so slowly that no two edits become one, to count the
cost of one table: actions, answers to clicks (which Discord does not limit as a whole), other calls (of which
it allows a bot 50 a second), processor time, bytes. Then evenings are made up of such tables: in each time
zone people come after supper, open tables at random moments, and play. The rows show the busiest minute. All
assumptions stand in ``Assumed``, and each of them is an option.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import random
import sqlite3
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct, to_builtins
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from benchmarks.crowd import Place
from benchmarks.load import evening
from playground.world.files import StoredFile

SERVERS = (1_000, 10_000, 100_000, 1_000_000)
PER_SHARD = 2_500
"""Servers on one of Discord's shards, at most."""
LIMIT = 50.0
"""Calls a second that Discord lets pass for a bot, but for answers to interactions."""
START = 5.0
"""Seconds between two starts of shards, for a bot to which Discord gives no more."""
DAY = 1440
"""Minutes."""

ZONES: Mapping[int, float] = {-8: 10.0, -5: 20.0, -3: 8.0, 0: 12.0, 1: 22.0, 3: 6.0, 5: 6.0, 8: 10.0, 9: 6.0}
"""Of a hundred guilds, the number that are so many hours ahead of UTC. A guess, like all here that was not counted."""


class Cost(Struct, frozen=True):
    """Cost of one table, from ``/play`` to its end: counted here, of all games alike."""

    actions: float
    answers: float
    calls: float
    cpu_ms: float
    stored_kb: float
    sent_kb: float


class Assumed(Struct, frozen=True):
    """Assumptions about people and machines.

    They are the ``share`` of guilds in which a user plays that evening, the number of ``tables`` opened
    there, the seconds between two actions of a table (``pause``), the local ``hour`` at which people sit down
    (give or take ``spread``), and how many ``commits`` a second one PostgreSQL makes.
    """

    share: float = 0.02
    tables: float = 2.0
    pause: float = 8.0
    hour: float = 20.5
    spread: float = 1.5
    commits: float = 2_000.0


class Row(Struct, frozen=True):
    """The busiest minute of an evening with so many servers; rates are a second."""

    servers: int
    tables_live: int
    actions: float
    answers: float
    calls: float
    calls_of_limit: float
    commits_of_one: float
    cores: float
    sent_mb: float
    stored_gb: float
    shards: int
    start_minutes: float


async def counted(folder: Path, tables: int, pause: float) -> Cost:
    """Play so many tables to their ends, ``pause`` seconds between two actions of each; what one of them costs."""
    sent = 0

    async with evening(folder, tables) as (crowd, bot, found):
        kept = crowd.local.files.on_stored

        def stored(file: StoredFile) -> None:
            nonlocal sent
            sent += len(file.data)
            kept(file)

        crowd.local.files.on_stored = stored
        await bot.health()
        empty, before = _bytes(folder), crowd.interactions
        crowd.count_anew()
        actions = sum(await asyncio.gather(*(_play(place, pause) for place in found)))
        # What is whispered and noted a moment later belongs to it.
        await asyncio.sleep(1.0)
        health = await bot.health()
        answers = crowd.interactions - before
        # Answers, and what follows them by their token.
        free = sum(
            times for (_, route), times in crowd.calls.items() if route.startswith(("/interactions", "/webhooks"))
        )
        calls = sum(crowd.calls.values()) - free
    return Cost(
        actions=round(actions / tables, 1),
        answers=round(answers / tables, 1),
        calls=round(calls / tables, 1),
        cpu_ms=round(1000 * health.cpu_seconds / tables, 1),
        stored_kb=round((_bytes(folder) - empty) / 1000 / tables, 1),
        sent_kb=round(sent / 1000 / tables, 1),
    )


async def _play(place: Place, pause: float) -> int:
    """One game to its end; how many actions it took."""
    actions = 0
    await place.open()
    while not place.over:
        await asyncio.sleep(pause)
        actions += (await place.act()).done
    return actions


def _bytes(folder: Path) -> int:
    """Bytes in use in the bot's database."""
    with closing(sqlite3.connect(folder / "bot.sqlite")) as db:
        (pages,), (free,), (size,) = (
            db.execute(f"pragma {what}").fetchone() for what in ("page_count", "freelist_count", "page_size")
        )
        return int((pages - free) * size)


def made_up(servers: int, cost: Cost, assumed: Assumed, rng: random.Random) -> Row:
    """Simulate an evening of ``servers`` guilds, table by table; return its busiest minute."""
    minutes = [0.0] * DAY
    lasts = max(1, round(cost.actions * assumed.pause / 60))
    zones, weights = list(ZONES), list(ZONES.values())
    for zone in rng.choices(zones, weights, k=round(servers * assumed.share * assumed.tables)):
        begins = round(60 * (rng.gauss(assumed.hour, assumed.spread) - zone))
        for minute in range(begins, begins + lasts):
            minutes[minute % DAY] += 1
    live = max(minutes)
    actions = live / assumed.pause
    # A table's answers and calls are spread over its actions.
    calls = actions * cost.calls / cost.actions
    shards = -(-servers // PER_SHARD)
    return Row(
        servers=servers,
        tables_live=int(live),
        actions=round(actions, 1),
        answers=round(actions * cost.answers / cost.actions, 1),
        calls=round(calls, 1),
        calls_of_limit=round(calls / LIMIT, 2),
        commits_of_one=round(actions * cost.answers / cost.actions / assumed.commits, 3),
        cores=round(actions * cost.cpu_ms / cost.actions / 1000, 2),
        sent_mb=round(actions * cost.sent_kb / cost.actions / 1000, 2),
        stored_gb=round(servers * assumed.share * assumed.tables * cost.stored_kb * 365 / 1e6, 1),
        shards=shards,
        start_minutes=round(shards * START / 60, 1),
    )


def main(arguments: Sequence[str]) -> None:
    """Count what a table costs, make evenings up, and print both."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks scale", description=__doc__)
    parser.add_argument("--games", type=int, default=8, help="tables that are played to count (8)")
    parser.add_argument("--quick", type=float, default=0.3, help="seconds between two actions of them (0.3)")
    parser.add_argument("--servers", type=int, nargs="+", default=list(SERVERS), help="sizes of evenings")
    for name, value in to_builtins(Assumed()).items():
        parser.add_argument(f"--{name}", type=float, default=value, help=f"assumed ({value:g})")
    parser.add_argument("--json", action="store_true", help="print JSON in place of tables")
    chosen = parser.parse_args(list(arguments))
    assumed = replace(Assumed(), **{name: getattr(chosen, name) for name in Assumed.__struct_fields__})
    with tempfile.TemporaryDirectory() as folder:
        cost = asyncio.run(counted(Path(folder), chosen.games, chosen.quick))
    rng = random.Random(7)
    rows = [made_up(servers, cost, assumed, rng) for servers in chosen.servers]
    if chosen.json:
        told = {"python": platform.python_version(), "cost": cost, "assumed": assumed, "rows": rows}
        print(json.dumps(to_builtins(told)))
        return
    console = Console()
    for title, found in (("Counted: one table", [cost]), ("Assumed", [assumed]), ("The busiest minute", rows)):
        table = Table(*found[0].__struct_fields__, title=title)
        for one in found:
            table.add_row(*(f"{value:,g}" for value in to_builtins(one).values()))
        console.print(table)
