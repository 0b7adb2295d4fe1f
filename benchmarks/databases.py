"""Cost of the store in SQLite and in PostgreSQL, measured in turns within one run: trust the ratios.

An action is stored as a click stores it: the action itself, who is waited for next, and a little later,
without syncing, how far the board shows it. First one table, action after action; then eight tables at once,
with one store for all of them; and then, on the server, the same tables with a store for each two. The server
is asked at the address that ``--postgres`` or ``SLEEPOVER_POSTGRES`` gives, where the database has to be
empty; without one only SQLite is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from time import perf_counter, process_time

from msgspec import Struct, to_builtins

from benchmarks.sheets import Sheet, tell
from bot.core.database_url import masked_url
from bot.storage import DeadlineUpdate, SeatDeadline, Store, open_store
from bot.storage.repos.messages import BoardState

VARIABLE = "SLEEPOVER_POSTGRES"
TABLES = 8
ROUNDS = 4
"""Number of times each is measured, in turns."""
_ids = count(10**18)


class Row(Struct, frozen=True):
    """Measurements: actions a second, and milliseconds for one action (as its caller waits for it).

    ``cpu_ms`` is this process's processor time for an action; the server's own is not in it.
    """

    what: str
    database: str
    per_second: float
    p50_ms: float
    p99_ms: float
    load_ms: float
    cpu_ms: float


async def _table(store: Store, channel: int) -> int:
    table = await store.create(
        guild=1,
        channel=channel,
        game="tie_die",
        rules=1,
        options={},
        host=1,
        locale="en-GB",
        seed=b"",
        invited=[],
        now=0.0,
    )
    for user in (1, 2, 3):
        await store.sit(table, user=user, name="Name", joined=next(_ids), locale="en-GB", most=3)
    await store.start(table, order=[1, 2, 3], salt="", setup={}, now=1.0)
    return table


async def _act(store: Store, table: int, n: int) -> float:
    begun = perf_counter()
    waiting = DeadlineUpdate(float(n), (SeatDeadline(n % 3, float(n), 0),))
    await store.append(table, n, seat=n % 3, action="roll", user=1, interaction=next(_ids), now=2.0, waiting=waiting)
    taken = perf_counter() - begun
    await store.note_shown([BoardState(table=table, number=n, message=7, channel=10**9 + table)])
    return taken


async def measure(what: str, name: str, stores: Sequence[Store], tables: int, actions: int) -> Row:
    """Measure ``actions`` actions at each of that many tables, which the stores share."""
    numbers = [await _table(stores[place % len(stores)], next(_ids)) for place in range(tables)]

    async def play(place: int) -> list[float]:
        store = stores[place % len(stores)]
        return [await _act(store, numbers[place], n) for n in range(1, actions + 1)]

    begun, worked = perf_counter(), process_time()
    taken = sorted(ms for some in await asyncio.gather(*map(play, range(tables))) for ms in some)
    seconds, worked = perf_counter() - begun, process_time() - worked
    begun = perf_counter()
    for number in numbers:
        await stores[0].load(number)
    load = (perf_counter() - begun) / tables
    for number in numbers:
        await stores[0].close(number, now=3.0)
    return Row(
        what,
        name,
        round(len(taken) / seconds, 1),
        round(1000 * statistics.median(taken), 3),
        round(1000 * taken[int(len(taken) * 0.99)], 3),
        round(1000 * load, 3),
        round(1000 * worked / len(taken), 3),
    )


async def compare(address: str, actions: int) -> list[Row]:
    """All of it, in turns; the medians of the rounds."""
    found: list[list[Row]] = []
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as opened:
            file: Store = await opened.enter_async_context(open_store(Path(folder) / "bot.sqlite"))
            kinds: list[Callable[[], Awaitable[Row]]] = [
                lambda: measure("one table", "SQLite", [file], 1, actions),
                lambda: measure(f"{TABLES} tables", "SQLite", [file], TABLES, actions // TABLES),
            ]
            if address:
                served: list[Store] = [
                    await opened.enter_async_context(open_store(address)) for _ in range(TABLES // 2)
                ]
                kinds += [
                    lambda: measure("one table", "PostgreSQL", served[:1], 1, actions),
                    lambda: measure(f"{TABLES} tables", "PostgreSQL", served[:1], TABLES, actions // TABLES),
                    lambda: measure(
                        f"{TABLES} tables, {TABLES // 2} stores", "PostgreSQL", served, TABLES, actions // TABLES
                    ),
                ]
            found = [[await kind() for kind in kinds] for _ in range(ROUNDS)]
    return [_middle(rows) for rows in zip(*found, strict=True)]


def _middle(rows: Sequence[Row]) -> Row:
    figures = {
        name: statistics.median(getattr(row, name) for row in rows)
        for name in ("per_second", "p50_ms", "p99_ms", "load_ms", "cpu_ms")
    }
    return Row(rows[0].what, rows[0].database, **figures)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks databases", description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "--postgres", metavar="ADDRESS", default=os.environ.get(VARIABLE, ""), help="of an empty database"
    )
    parser.add_argument("--actions", type=int, default=800, help="how many in each round (default 800)")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rows = asyncio.run(compare(chosen.postgres, chosen.actions))
    there = (
        f"PostgreSQL at {masked_url(chosen.postgres)}"
        if chosen.postgres
        else "no PostgreSQL: --postgres names a database"
    )
    sheet = Sheet.of(
        f"storing actions, in ms; {there}",
        ("what", "database", "actions/s", "p50", "p99", "load", "our processor"),
        ((row.what, row.database, row.per_second, row.p50_ms, row.p99_ms, row.load_ms, row.cpu_ms) for row in rows),
        f"medians of {ROUNDS} rounds in turns",
        words=2,
    )
    tell([sheet], {"rows": to_builtins(rows)}, as_json=chosen.json)


if __name__ == "__main__":
    main()
