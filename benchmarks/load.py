"""Load test of one bot: all four games at many tables, from a single click to more than it can serve.

The bot (discord.py over HTTP and a websocket, SQLite on disk) is one process; the local Discord and all who
click are another. A click's time is from the press to its answer. ``one`` clicks at a single table, one click
after the other; ``rates`` offers so many actions a second to many tables, whether or not the last ones have
been answered; ``hold`` offers one rate for a long time; ``start`` and ``overdue`` start the bot over
thousands of games; ``flood`` has one user ask for far too much while others play; ``moods`` plays with
Discord's limits and a slow network; ``growth`` plays on and measures the memory.

``--bare`` measures a bound beside it: a bot that answers each press with the same ready picture, and does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from benchmarks import bare_bot
from benchmarks.beside import Beside, bot_beside
from benchmarks.crowd import Crowd, Place, Press, places
from benchmarks.floods import FLOODS, RESTED, Asked, flooder, flooding
from benchmarks.sheets import Sheet, is_collecting, tell
from bot.core.memory import freeze_gc
from bot.storage import open_store
from playground.server import LocalDiscord

AIMS = {"one p50": 8.0, "one p99": 25.0, "rate": 150.0, "rate p99": 100.0, "table kB": 100.0, "first answer s": 1.0}
"""The aims on two cores; times in milliseconds unless the name says otherwise."""
PARTS = ("one", "rates", "hold", "start", "overdue", "flood", "moods", "growth")
OPENED_AT_ONCE = 8
CLICKED_AT = 20
WARM = 10.0
"""Seconds of play before anything is compared: what a bot does the first time takes longer."""
NETWORK = 0.15
"""Seconds that each call of the bot takes in ``moods``."""
WHILE_WAITING = ("@text", "@peek", "@more", "@start")
"""Buttons that people press while they wait for their turn: texts, their own numbers, and late actions."""


class Row(Struct, frozen=True):
    """Measurements of one load; times in milliseconds, from the press to the answer.

    ``calls`` are the bot's calls for each action; ``calls_a_second``: the most that it made within one
    second, of those that Discord limits to 50.
    """

    what: str
    offered: float
    served: float
    actions: int
    unanswered: int
    p50_ms: float
    p95_ms: float
    p99_ms: float
    longest_ms: float
    calls: float
    calls_a_second: int
    cpu_ms: float
    late_p99_ms: float
    memory_mb: float
    note: str = ""


class Measuring:
    """Counts from when it is made: what the bot calls, and what it takes of the machine."""

    def __init__(self, crowd: Crowd, bot: Beside) -> None:
        self._crowd, self._bot = crowd, bot

    @classmethod
    async def begin(cls, crowd: Crowd, bot: Beside) -> Measuring:
        """From now on."""
        await bot.health()
        crowd.count_anew()
        return cls(crowd, bot)

    async def row(self, what: str, presses: Sequence[Press], seconds: float, *, offered: float = 0.0) -> Row:
        """One row of the table from what was pressed within so many seconds, which end now."""
        health = await self._bot.health()
        done = sum(press.done for press in presses)
        return Row(
            what=what,
            offered=round(offered, 1),
            served=round(done / seconds, 1),
            **times(presses),
            calls=round(sum(self._crowd.calls.values()) / max(1, done), 2),
            calls_a_second=self._crowd.most_in_a_second(),
            cpu_ms=round(1000 * health.cpu_seconds / max(1, done), 2),
            late_p99_ms=health.late_p99_ms,
            memory_mb=health.memory_mb,
        )


def times(presses: Sequence[Press]) -> dict[str, Any]:
    """Return the columns of a row with the answer times."""
    ms = sorted(1000 * (press.until - press.at) for press in presses if press.done) or [0.0]
    done = sum(press.done for press in presses)
    return {
        "actions": done,
        "unanswered": len(presses) - done,
        "p50_ms": round(statistics.median(ms), 1),
        "p95_ms": round(quantile(ms, 0.95), 1),
        "p99_ms": round(quantile(ms, 0.99), 1),
        "longest_ms": round(ms[-1], 1),
    }


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies."""
    return ordered[max(0, -int(-len(ordered) * share // 1) - 1)]


@asynccontextmanager
async def evening(
    folder: Path, tables: int, *, people: int = 12, scale: float = 1e6, rate_limits: bool = False
) -> AsyncIterator[tuple[Crowd, Beside, list[Place]]]:
    """Run the bot beside a local Discord with ``tables`` tables, none of them opened yet."""
    names = tuple(f"P{number}" for number in range(people))
    async with (
        LocalDiscord(people=names, rate_limits=rate_limits) as local,
        bot_beside(local, folder, scale=scale) as bot,
        open_store(folder / "bot.sqlite") as store,
    ):
        crowd = Crowd(local, store)
        yield crowd, bot, places(crowd, tables)


async def open_all(found: Sequence[Place]) -> None:
    """Open a game at each place, some at a time."""
    waiting = list(found)

    async def some() -> None:
        while waiting:
            await waiting.pop().open()

    await asyncio.gather(*(some() for _ in range(OPENED_AT_ONCE)))


async def one_after_the_other(place: Place, actions: int) -> list[Press]:
    """Send ``actions`` actions at one table, in games one after the other."""
    presses: list[Press] = []
    while len(presses) < actions:
        if place.over:
            await place.open()
        presses.append(await place.act())
    return presses


async def offer(found: Sequence[Place], rate: float, seconds: float) -> tuple[list[Press], float, float]:
    """Send ``rate`` actions a second, at random moments and tables, whether or not earlier ones were answered.

    A table at which no player can act yet is skipped. Returns the presses, how many a second were really
    offered, and how many seconds it took until all were answered.
    """
    crowd = found[0].crowd
    free = list(found)
    presses: list[Press] = []
    working: list[asyncio.Task[None]] = []
    offered = 0
    # Those who click live with the local Discord: what was opened before is not walked over while answers are timed.
    freeze_gc()

    async def act(place: Place) -> None:
        press = await place.act()
        presses.append(replace(press, shown=await place.shown()))
        if place.over:
            await place.open()
        free.append(place)

    begun = next_at = perf_counter()
    while (now := perf_counter()) < begun + seconds:
        if next_at > now:
            await asyncio.sleep(next_at - now)
        next_at += crowd.rng.expovariate(rate)
        if free:
            offered += 1
            place = free.pop(crowd.rng.randrange(len(free)))
            working.append(asyncio.create_task(act(place)))
    taken = perf_counter() - begun
    await asyncio.gather(*working)
    return presses, offered / taken, perf_counter() - begun


async def one(folder: Path, actions: int) -> list[Row]:
    """Measure a single table."""
    async with evening(folder, 1) as (crowd, bot, found):
        await one_after_the_other(found[0], 100)
        measuring = await Measuring.begin(crowd, bot)
        begun = perf_counter()
        presses = await one_after_the_other(found[0], actions)
        return [await measuring.row("one table", presses, perf_counter() - begun)]


async def bare(folder: Path, actions: int) -> list[Row]:
    """Measure a bot that answers with a ready picture, pressed as often at a single message."""
    async with (
        LocalDiscord(people=("P0",), rate_limits=False) as local,
        bot_beside(local, folder, module="benchmarks.bare_bot") as bot,
        open_store(folder / "unused.sqlite") as store,
    ):
        crowd = Crowd(local, store)
        channel = local.world.create_channel(local.guild_id, "bare").id
        button = {"type": 2, "style": 2, "label": "Press", "custom_id": bare_bot.BUTTON}
        row = {"type": 1, "components": [button]}
        message = local.world.create_message(channel, local.world.bot_user.id, "!", components=[row]).id

        async def press() -> Press:
            at = perf_counter()
            done = await crowd.press("P0", channel, message, bare_bot.BUTTON)
            return Press(at, perf_counter(), done)

        for _ in range(100):
            await press()
        measuring = await Measuring.begin(crowd, bot)
        begun = perf_counter()
        presses = [await press() for _ in range(actions)]
        return [await measuring.row("a bare bot", presses, perf_counter() - begun)]


async def rates(folder: Path, tables: int, wanted: Sequence[float], seconds: float) -> list[Row]:
    """More and more actions a second; the first row's note tells what a live table takes of memory."""
    found_rows: list[Row] = []
    async with evening(folder, tables) as (crowd, bot, found):
        # The second half of the tables tells what one takes: by then everything has been loaded that all share. The
        # process that draws knows no tables; what it keeps of pictures grows for a while and says nothing of them.
        half = tables // 2
        await open_all(found[:half])
        before = (await bot.health()).own_mb
        await open_all(found[half:])
        after = (await bot.health()).own_mb
        await offer(found, wanted[0], min(5.0, seconds))
        for rate in wanted:
            measuring = await Measuring.begin(crowd, bot)
            presses, offered, taken = await offer(found, rate, seconds)
            told = await measuring.row(f"{tables} tables", presses, taken, offered=offered)
            ms = sorted(1000 * (press.shown - press.at) for press in presses if press.shown)
            late = ", ".join(f"{quantile(ms, share):.0f}" for share in (0.5, 0.95, 0.99, 1.0))
            found_rows.append(replace(told, note=f"on the board after {late} ms (p50, p95, p99, longest)"))
    each = 1000 * (after - before) / max(1, tables - half)
    first = found_rows[0]
    return [replace(first, note=f"a live table takes {each:.0f} kB; {first.note}"), *found_rows[1:]]


async def growth(folder: Path, tables: int, rate: float, seconds: float) -> list[Row]:
    """Measure the bot's memory after each quarter of a long run; an hour of people's play takes minutes here."""
    found_rows: list[Row] = []
    async with evening(folder, tables) as (crowd, bot, found):
        await open_all(found)
        await offer(found, rate, seconds / 8)
        for quarter in range(1, 5):
            measuring = await Measuring.begin(crowd, bot)
            presses, offered, taken = await offer(found, rate, seconds / 4)
            found_rows.append(await measuring.row(f"quarter {quarter}", presses, taken, offered=offered))
    return found_rows


async def flood(folder: Path, tables: int, rate: float, seconds: float) -> list[Row]:
    """Measure the play of others, first alone, then while one user sends a hundred requests a second."""
    found_rows: list[Row] = []
    # As many people as there are chairs: nobody who plays comes near what one person may ask for.
    async with evening(folder, tables, people=3 * tables, scale=1.0) as (crowd, bot, found):
        await open_all(found)
        one = await flooder(found[0])
        await offer(found[1:], rate, WARM)
        for what in ("", *FLOODS):
            measuring = await Measuring.begin(crowd, bot)
            async with flooding(one, what) if what else nullcontext(Asked()) as asked:
                presses, offered, taken = await offer(found[1:], rate, seconds)
                told = await measuring.row(f"flood of {what}" if what else "in peace", presses, taken, offered=offered)
            note = f"asked for {asked.times} times, {asked.answered} answers; " if what else ""
            found_rows.append(replace(told, note=note))
            # The flooder's budget fills again.
            await asyncio.sleep(RESTED)
    usual = found_rows[0].p95_ms
    floods = [
        replace(row, note=f"{row.note}p95 {row.p95_ms / usual:.2f} times that in peace") for row in found_rows[1:]
    ]
    return [found_rows[0], *floods]


async def faults(folder: Path, tables: int, actions: int) -> list[Row]:
    """Discord's limits, 150 ms on every call, and three computers at each table beside the person who clicks: both when
    it is their turn, and while the computers play."""
    async with evening(folder, tables, people=tables, rate_limits=True) as (crowd, bot, found):
        await crowd.slow(NETWORK)
        for place in found:
            place.people = place.people[:1]
            await place.open(computers=3)
        measuring = await Measuring.begin(crowd, bot)
        begun = perf_counter()
        played = await asyncio.gather(*(_beside_computers(place, actions) for place in found))
        seconds = perf_counter() - begun
        turns = [press for some, _ in played for press in some]
        looks = [press for _, some in played for press in some]
        both = await measuring.row("limits, 150 ms: all clicks", [*turns, *looks], seconds)
        parts = {"their own turns": turns, "while computers play": looks}
        return [both, *[replace(both, **times(presses), what=what) for what, presses in parts.items()]]


async def _beside_computers(place: Place, actions: int) -> tuple[list[Press], list[Press]]:
    """Send ``actions`` actions of the place's one person, and some presses while they wait for their turn.

    Returns both kinds of presses.
    """
    turns: list[Press] = []
    looks: list[Press] = []
    while len(turns) < actions:
        if place.over:
            await place.open(computers=3)
        waiting = asyncio.create_task(place.my_turn())
        while not waiting.done():
            await asyncio.wait({waiting}, timeout=place.crowd.rng.uniform(0.2, 1.2))
            if not waiting.done():
                at = perf_counter()
                done = await place.forge(place.people[0], f"s:{place.table}:0:{place.crowd.rng.choice(WHILE_WAITING)}")
                looks.append(Press(at, perf_counter(), done))
        if waiting.result():
            turns.append(await place.act())
    return turns, looks


async def start(folder: Path, tables: int, *, overdue: bool, seconds: float) -> list[Row]:
    """Start the bot over ``tables`` games, while people click from the first moment on."""
    names = tuple(f"P{number}" for number in range(12))
    # With Discord's limits, where many calls are made at once: those for all tables that have to be looked after.
    async with LocalDiscord(people=names, rate_limits=overdue) as local:
        async with open_store(folder / "bot.sqlite") as store:
            crowd = Crowd(local, store)
            # People click at a few tables more, which are in time: the clock does not play for them.
            found = await fill(crowd, places(crowd, tables + CLICKED_AT), overdue=tables if overdue else 0)
        async with bot_beside(local, folder) as bot, open_store(folder / "bot.sqlite") as store:
            crowd.store = store
            measuring = await Measuring.begin(crowd, bot)
            ready = perf_counter()
            first = await found[-1].act()
            presses, offered, taken = await offer(found[-CLICKED_AT:], 10.0, seconds)
            what = f"start, {tables} {'overdue' if overdue else 'going on'}"
            told = await measuring.row(what, [first, *presses], taken, offered=offered)
            late, _ = await store.due_tables(time.time())
        note = f"ready after {bot.ready_seconds:.1f} s, first answer {first.until - ready:.2f} s later"
        if overdue:
            note += f", {tables - len(late)} looked after in {taken:.0f} s"
        return [replace(told, note=note)]


async def fill(crowd: Crowd, found: list[Place], *, overdue: int) -> list[Place]:
    """Games at all these places, written into the database as if they had been opened and had a board. At so many of
    them somebody's time is up."""
    now = time.time()
    for at, place in enumerate(found):
        await place.write(now - 1000, now - 100 + 50 * at / overdue if at < overdue else None)
    return found


# ---------------------------------------------------------------------- the command


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks load", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (all of them by default)")
    parser.add_argument("--actions", type=int, default=1000, help="how many at the single table (default 1000)")
    parser.add_argument("--tables", type=int, default=200, help="how many tables for rates and hold (default 200)")
    parser.add_argument("--rates", default="50,100,150,200,300", help="actions a second to offer (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each rate is offered (default 20)")
    parser.add_argument("--hold", type=float, default=300.0, help="how long 150 a second are offered (default 300)")
    parser.add_argument("--open", type=int, default=10_000, help="tables that a start finds (default 10000)")
    parser.add_argument("--bare", action="store_true", help="measure a bare bot first; without PART it and one table")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    if unknown := set(chosen.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}: choose from {', '.join(PARTS)}")
    rows: list[Row] = []
    aloud = not (chosen.json or is_collecting())
    if aloud:
        print(f"From press to answer, the bot in a process of its own; Python {platform.python_version()}.")
        print(f"Aims: {', '.join(f'{name} {aim:g}' for name, aim in AIMS.items())}.")
    for part in ("bare",) * chosen.bare + tuple(chosen.parts or (("one",) if chosen.bare else PARTS)):
        found = asyncio.run(measure(part, chosen))
        rows += found
        for each in found if aloud else ():
            print(f"\n{each.what}{f': {each.note}' if each.note else ''}")
            print("\n".join(f"  {line}" for line in _lines(each)), flush=True)
    if not aloud:
        names = Row.__struct_fields__
        sheet = Sheet.of(
            f"from press to answer; aims: {', '.join(f'{name} {aim:g}' for name, aim in AIMS.items())}",
            [name.replace("_", " ") for name in names],
            ([_figure(getattr(row, name)) for name in names] for row in rows),
        )
        tell([sheet], {"aims": AIMS, "rows": to_builtins(rows)}, as_json=chosen.json)


def _figure(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _lines(each: Row) -> Iterator[str]:
    wanted = f" of {each.offered:g} wanted" if each.offered else ""
    yield f"{each.served:g} actions/s{wanted}; {each.actions} in all, {each.unanswered} without an answer"
    yield f"p50 {each.p50_ms:g}, p95 {each.p95_ms:g}, p99 {each.p99_ms:g}, longest {each.longest_ms:g} ms"
    calls = f", {each.calls:g} calls to Discord"
    yield f"an action: {each.cpu_ms:g} ms of a core{calls}; {each.calls_a_second} calls in one second at the most"
    yield f"event loop late by {each.late_p99_ms:g} ms at p99; {each.memory_mb:g} MB"


async def measure(part: str, chosen: argparse.Namespace) -> list[Row]:
    """One part, with a database of its own."""
    wanted = [float(rate) for rate in chosen.rates.split(",")]
    parts: dict[str, Callable[[Path], Awaitable[list[Row]]]] = {
        "bare": lambda folder: bare(folder, chosen.actions),
        "one": lambda folder: one(folder, chosen.actions),
        "rates": lambda folder: rates(folder, chosen.tables, wanted, chosen.seconds),
        "hold": lambda folder: rates(folder, chosen.tables, [AIMS["rate"]], chosen.hold),
        "start": lambda folder: start(folder, chosen.open, overdue=False, seconds=chosen.seconds),
        "overdue": lambda folder: start(folder, chosen.open, overdue=True, seconds=chosen.seconds),
        "flood": lambda folder: flood(folder, 20, 30.0, chosen.seconds),
        "moods": lambda folder: faults(folder, 4, 25),
        "growth": lambda folder: growth(folder, chosen.tables, 100.0, 4 * chosen.seconds),
    }
    with tempfile.TemporaryDirectory() as folder:
        return await parts[part](Path(folder))


if __name__ == "__main__":
    main()
