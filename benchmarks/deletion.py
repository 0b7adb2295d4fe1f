"""Others' waits while data is deleted from PostgreSQL.

A store is filled with finished games. Then other connections store actions at a steady rate, as clicks do, and every
answer is timed: first alone, then while somebody's data is deleted, then while the database's files are rewritten. With
``--locked`` the tables are rewritten once more as the server does it by itself, ``vacuum full``. All in one run: trust
the ratios. The server is asked at ``--postgres`` or ``SLEEPOVER_POSTGRES``, where the database has to be empty.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from itertools import count
from time import perf_counter
from typing import Any

from benchmarks.databases import VARIABLE, _act, _table
from benchmarks.sheets import Sheet, tell
from bot.core.database_url import masked_url
from bot.storage import GHOSTS, Store, StoreFailed, open_store
from bot.storage.backends import postgres, postgres_rewrite

ACTIONS_A_TABLE = 60
SOMEBODY = 10
PLAYERS = 2000
"""Number of people, from that id on; each table has three of them."""
_channels = count(10)

_FILL = (
    """
    insert into tables (id, guild_id, channel_id, game, rules, options, host_id, locale, status, seed, created, started,
                        ended, ending, everywhere, painted, invited, length)
    select 1000 + n, n % 300, n, 'tie_die', 1, '{{}}', 1, 'en', 'over', '', 0, n, n + 600, n, 1, 0, '[]', {actions}
    from generate_series(1, {tables}) as n
    """,
    """
    insert into seats (table_id, user_id, position, name, joined, locale)
    select 1000 + n, 10 + (n * 7 + seat * 661) % {players}, seat, 'Somebody', n * 10 + seat, 'en'
    from generate_series(1, {tables}) as n, generate_series(0, 2) as seat
    """,
    """
    insert into results (table_id, seat, user_id, place, won, gone, decisions)
    select table_id, position, user_id, position + 1, case position when 0 then 1 else 0 end, 0, 20 from seats
    where table_id > 1000
    """,
    """
    insert into actions (table_id, n, seat, action, user_id, interaction_id, taken)
    select seats.table_id, n, n % 3, 'give 2', user_id, seats.table_id * 1000 + n, n
    from seats, generate_series(1, {actions}) as n where position = n % 3 and seats.table_id > 1000
    """,
    """
    insert into rating_history (user_id, guild_id, game, ending, mu, sigma)
    select user_id, guild, game, table_id - 1000, 25, 8 from seats, (values (0), (7)) as where_(guild),
           (values (''), ('tie_die')) as what(game)
    where table_id > 1000
    """,
)


def fill(address: str, actions: int) -> None:
    """Store finished games with so many actions in all."""
    tables = actions // ACTIONS_A_TABLE
    values = {"tables": tables, "players": PLAYERS, "actions": ACTIONS_A_TABLE}
    with postgres.connect(address) as db:
        db.execute("set synchronous_commit = off")
        for statement in _FILL:
            db.execute(statement.format(**values))
        db.execute("select setval(pg_get_serial_sequence('tables', 'id'), 10000000)")
        db.execute("analyze")


async def timed(
    what: str, work: Callable[[], Awaitable[Any]], clicks: Sequence[Callable[[], Awaitable[float]]], interval: float
) -> dict[str, float | str]:
    """Return how long answers take while ``work`` is done; between two clicks are ``interval`` seconds."""
    done, taken, failed = asyncio.Event(), list[float](), 0

    async def keep_clicking(click: Callable[[], Awaitable[float]]) -> None:
        nonlocal failed
        while not done.is_set():
            try:
                taken.append(1000 * await click())
            except StoreFailed:
                # It has waited for a lock for as long as a click may.
                failed += 1
            await asyncio.sleep(interval)

    clicking = [asyncio.create_task(keep_clicking(click)) for click in clicks]
    begun = perf_counter()
    try:
        await work()
    finally:
        seconds = perf_counter() - begun
        done.set()
        await asyncio.gather(*clicking)
    taken.sort()
    return {
        "meanwhile": what,
        "seconds": round(seconds, 1),
        "answers": len(taken),
        "failed": failed,
        "p50 ms": round(statistics.median(taken), 1),
        "p99 ms": round(taken[int(len(taken) * 0.99)], 1),
        "longest ms": round(taken[-1], 1),
    }


def clicks_of(store: Store, table: int) -> Callable[[], Awaitable[float]]:
    """Return what stores the next action of a table, and returns how many seconds that took."""
    stored = 0

    async def click() -> float:
        nonlocal stored
        taken = await _act(store, table, stored + 1)
        stored += 1
        return taken

    return click


async def measure(
    address: str, *, actions: int, clicking: int, interval: float, seconds: float, locked: bool
) -> list[dict[str, Any]]:
    """Measure each of it, one after the other."""
    async with AsyncExitStack() as opened:

        async def another() -> Store:
            return await opened.enter_async_context(open_store(address))

        deleting = await another()
        await asyncio.to_thread(fill, address, actions)
        clicks = []
        for _ in range(clicking):
            store = await another()
            clicks.append(clicks_of(store, await _table(store, next(_channels))))

        async def rewritten() -> None:
            assert await deleting.erase_traces(None)

        async def by_the_server() -> None:
            await deleting.delete_user(SOMEBODY + 1, ghost=GHOSTS - 2)
            small, postgres_rewrite.SMALL = postgres_rewrite.SMALL, 1 << 60
            try:
                assert await deleting.erase_traces(None)
            finally:
                postgres_rewrite.SMALL = small

        kinds: list[tuple[str, Callable[[], Awaitable[Any]]]] = [
            ("nothing", lambda: asyncio.sleep(seconds)),
            ("somebody's data is deleted", lambda: deleting.delete_user(SOMEBODY, ghost=GHOSTS - 1)),
            ("the files are rewritten", rewritten),
            *([("the same by `vacuum full`", by_the_server)] if locked else []),
            ("nothing, again", lambda: asyncio.sleep(seconds)),
        ]
        return [await timed(what, work, clicks, interval) for what, work in kinds]


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks deletion", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--postgres", default=os.environ.get(VARIABLE, ""), help="address of an empty database")
    parser.add_argument("--actions", type=int, default=6_000_000, help="actions of finished games (default 6000000)")
    parser.add_argument("--clicking", type=int, default=4, help="connections that store actions (default 4)")
    parser.add_argument("--interval", type=float, default=0.2, help="seconds from answer to click (default 0.2)")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds without a deletion (default 10)")
    parser.add_argument("--locked", action="store_true", help="measure `vacuum full` of all tables, too")
    parser.add_argument("--alone", action="store_true", help="accepted, and changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    if not chosen.postgres:
        parser.exit(2, f"an empty PostgreSQL database is needed: --postgres or {VARIABLE}\n")
    rows = asyncio.run(
        measure(
            chosen.postgres,
            actions=chosen.actions,
            clicking=chosen.clicking,
            interval=chosen.interval,
            seconds=chosen.seconds,
            locked=chosen.locked,
        )
    )
    title = f"Others' answers, {chosen.actions:,} actions, in {masked_url(chosen.postgres)}"
    sheet = Sheet.of(title, list(rows[0]), (list(row.values()) for row in rows))
    tell([sheet], {"benchmark": "deletion", "actions": chosen.actions, "rows": rows}, as_json=chosen.json)


if __name__ == "__main__":
    main()
