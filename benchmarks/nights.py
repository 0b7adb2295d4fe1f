"""Forty nights at once, and what they cost beyond their tables.

Each night has one table: its host and two regulars, at one game of Magic Numbers. All are played to the end, and once
more with nights that nobody brings forward, so that only their tables go on. The local Discord and the bot are one
process here, and the processor time is that of all processes.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct, to_builtins

from benchmarks.sheets import Sheet, tell
from bot.ai import move_scheduler
from bot.app.client import SleepoverClient
from bot.core.service import StartContext
from bot.interactions.rate_limits import RateLimiter
from bot.storage import NewTournament, SqliteStore, TournamentPlayer, open_store
from bot.table.deadlines import now
from bot.table.personas import REGULARS
from games.ai import levels
from games.tournaments.programme import Programme
from playground.faults.rules import ChannelMade
from playground.server import LocalDiscord

PATIENCE = 600.0
PLAYED = Programme(("magic_numbers",), "turn", 1, options={"magic_numbers": {"target": 20}})


class Cost(Struct, frozen=True):
    """Processor seconds and calls to Discord, from the start of the games to the last message about them."""

    cpu_s: float
    calls: int


class Result(Struct, frozen=True):
    """The medians of several runs, and what the nights cost as a multiple of their tables."""

    nights: int
    tables: Cost
    all: Cost
    cpu_ratio: float
    calls_ratio: float


class Bench:
    """A bot at a local Discord, in this process."""

    def __init__(self, local: LocalDiscord, bot: SleepoverClient, store: SqliteStore) -> None:
        self.local = local
        self.bot = bot
        self.store = store
        self.calls = 0
        real = bot.http.request

        def request(*given: Any, **named: Any) -> Any:
            self.calls += 1
            return real(*given, **named)

        bot.http.request = request  # type: ignore[method-assign]

    async def open_nights(self, count: int) -> list[int]:
        """Set up that many nights, each in a channel and of a host of its own."""
        guild = next(iter(self.local.world.guilds))
        regulars = list(REGULARS)[:2]
        found = []
        for number in range(count):
            channel = int((await self.local.make(ChannelMade(name=f"night-{number}")))["channel"])
            host = TournamentPlayer(1_000_000 + number, f"Host {number}", "en-US", None, 1, 1)
            players = [host] + [
                TournamentPlayer(-1 - at, REGULARS[level].name, "en-US", level, at + 2, 0)
                for at, level in enumerate(regulars)
            ]
            new = NewTournament(guild, channel, host.user, PLAYED, "en-US", "", tuple(players))
            found.append(await self.store.create_tournament(new, interaction=None, now=now()))
        return found

    async def measure(self, count: int, *, nights: bool) -> Cost:
        """Play that many nights, or only their tables; return the cost."""
        services = self.bot.services
        numbers = await self.open_nights(count)
        for number in numbers:
            await services.tournaments.begin(await services.tournaments.get(number))
            services.tournaments.request(number)
        tables = await self._tables(numbers)
        if not nights:
            await services.tournaments.stop()
        before, calls = _cpu(), self.calls
        async with asyncio.timeout(PATIENCE):
            running = set(tables)
            while running:
                for table in sorted(running):
                    if await self._decide(table):
                        running.discard(table)
                await asyncio.sleep(0.01)
            if nights:
                await self._all_over(numbers)
            await services.boards.wait_idle()
        cost = Cost(round(_cpu() - before, 2), self.calls - calls)
        if not nights:
            await services.tournaments.start(StartContext(tuple(self.local.world.guilds), same_application=True))
            await self._all_over(numbers)
        return cost

    async def _all_over(self, numbers: Sequence[int]) -> None:
        async with asyncio.timeout(PATIENCE):
            for number in numbers:
                while True:
                    if await self._is_over(number):
                        break
                    await asyncio.sleep(0.05)

    async def _tables(self, numbers: Sequence[int]) -> list[int]:
        """Wait until all nights play; return their tables."""
        async with asyncio.timeout(PATIENCE):
            while True:
                rounds = [(await self.bot.services.tournaments.get(number)).current_tables for number in numbers]
                if all(round and all(table.state == "playing" for table in round) for round in rounds):
                    await self.bot.services.boards.wait_idle()
                    return [table.table for round in rounds for table in round if table.table is not None]
                await asyncio.sleep(0.1)

    async def _is_over(self, number: int) -> bool:
        found = await self.bot.services.tournaments.get(number)
        return found.state == "over" and found.shown == found.revision and found.card is not None

    async def _decide(self, table: int) -> bool:
        """Have the host decide if it is up to them; return whether the game is over."""
        services = self.bot.services
        live = await services.tables.get(table)
        if live.stored.status != "playing" or live.table is None:
            return True
        people = [seat for seat in live.table.actors if live.stored.seats[seat].level is None]
        if people:
            async with services.tables.lock(table):
                live = await services.tables.get(table)
                assert live.table is not None
                view, legal = live.table.view(people[0]), live.table.legal(people[0])
                action = levels.decide(live.game.name, "easy", view, legal, f"{table}:{live.action_count}")
                user = live.stored.seats[people[0]].user
                live, done = await services.tables.play(live, people[0], action, turn=None, user=user, interaction=None)
                await services.effects.after_action(live, done)
        return False


def _cpu() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Bench]:
    """Yield a bench with its database in ``folder``."""
    async with LocalDiscord(people=("Ann",), rate_limits=False) as local, open_store(folder / "bot.sqlite") as store:
        with local.point_discordpy_here():
            bot = SleepoverClient(store, rate_limiter=RateLimiter(scale=1e6), own_emojis=False)
            async with bot:
                working = asyncio.create_task(bot.start(local.token))
                await bot.recovered.wait()
                yield Bench(local, bot, store)
            await asyncio.gather(working, return_exceptions=True)


async def measured(nights: int, runs: int) -> Result:
    """Measure that many nights and their tables alone, in turn, so many times each."""
    move_scheduler.PAUSE = (0.0, 0.0)
    found: dict[bool, list[Cost]] = {False: [], True: []}
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as bench:
            await bench.measure(1, nights=True)
            for run in range(2 * runs):
                found[run % 2 == 1].append(await bench.measure(nights, nights=run % 2 == 1))
    tables, everything = (
        Cost(median(one.cpu_s for one in found[kind]), round(median(one.calls for one in found[kind])))
        for kind in (False, True)
    )
    return Result(
        nights,
        tables,
        everything,
        round(everything.cpu_s / max(0.01, tables.cpu_s), 2),
        round(everything.calls / max(1, tables.calls), 2),
    )


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks nights", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--nights", type=int, default=40, help="how many at once (default 40)")
    parser.add_argument("--runs", type=int, default=3, help="runs of each kind, of which the median counts (default 3)")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(list(arguments))
    found = asyncio.run(measured(chosen.nights, chosen.runs))
    rows = [
        ("tables alone", found.tables.cpu_s, found.tables.calls),
        ("nights", found.all.cpu_s, found.all.calls),
        ("ratio", found.cpu_ratio, found.calls_ratio),
    ]
    title = f"{found.nights} nights at once"
    note = "A ratio of 1 is what their tables cost; the rest is standings, cards and rounds."
    tell([Sheet.of(title, ("", "processor s", "calls"), rows, note)], to_builtins(found), as_json=chosen.json)
