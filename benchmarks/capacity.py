"""Needs of a host for so many servers: memory of all processes, processor, disk and log, at rest and after play.

The bot runs beside a local Discord with that many servers. People play all four games in turn at as many tables as an
evening has at once, one press after the other, until a week's actions are done or ``--actions`` of them. A day's needs
are then worked out from those of an action, a chat message and a second at rest. All assumptions stand in ``Assumed``,
and each of them is an option.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import chain, cycle, islice, repeat
from pathlib import Path

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from benchmarks.beside import Beside, bot_beside, cpu, family, memory, sleepover_run
from benchmarks.crowd import Crowd, Place, places
from benchmarks.load import open_all
from benchmarks.sheets import Sheet, tell
from bot.storage import open_store
from playground.server import LocalDiscord
from playground.world.guilds import open_server

SERVERS = (1, 100, 300, 3_000)
DAY = 86_400
WEEK = 7
MONTH = 30
MOST_WINDOWS = 40
"""Most times that a second at rest is measured, until the bot has called nobody meanwhile."""
SAMPLES = 8
"""Looks at the memory while people play."""
PART = 100
"""Bytes a game from which on a table of the database has a row of its own."""


class Assumed(Struct, frozen=True):
    """Assumptions about servers and people.

    They are the ``games`` a day on each server, but ``alone`` on a server that has its bot for itself; the greatest
    number of tables at once for each 100 servers (``tables``); the ``pause`` in seconds between two actions of a table
    in the busiest minute; the chat ``messages`` a day on each server, none of which the bot reads; and the
    ``channels`` and ``roles`` of each, which discord.py keeps in memory.
    """

    games: float = 0.5
    alone: float = 5.0
    tables: float = 1.3
    pause: float = 8.0
    messages: float = 300.0
    channels: int = 20
    roles: int = 10

    def games_a_day(self, servers: int) -> float:
        """Return the games of a day on so many servers."""
        return self.alone if servers == 1 else servers * self.games

    def at_once(self, servers: int) -> int:
        """Return the tables at once in the busiest minute."""
        return max(1, round(servers * self.tables / 100))


class Cost(Struct, frozen=True):
    """Figures measured with so many servers; memory in MB, of the bot's process (``own``) and the one that draws."""

    servers: int
    games: int
    actions: int
    rest_own: float
    rest_all: float
    week_own: tuple[float, ...]
    week_all: tuple[float, ...]
    rest_cpu: float
    action_cpu: float
    message_cpu: float
    stored: Mapping[str, float]
    log_bytes: int
    log_lines: int


async def measured(folder: Path, servers: int, most: int, rest: float, chat: int, assumed: Assumed) -> Cost:
    """Run the bot with so many servers, and play."""
    tables = assumed.at_once(servers)
    names = tuple(f"P{number}" for number in range(3 * min(tables, 4)))
    async with LocalDiscord(people=names, rate_limits=False) as local:
        _make_servers(local, servers, assumed)
        with tempfile.TemporaryDirectory() as other:
            rest_own, rest_all, rest_cpu = await _at_rest(local, Path(other), rest)
        async with bot_beside(local, folder) as bot, open_store(folder / "bot.sqlite") as store:
            crowd = Crowd(local, store)
            found = places(crowd, tables)
            said = await _chat(crowd, bot, found[0], chat)
            await open_all(found)
            before, began = _bytes(folder), _log(folder)
            await bot.health()
            actions = games = 0
            own: list[float] = []
            every: list[float] = []
            cpu = 0.0
            share = -(-most // SAMPLES)
            for _ in range(SAMPLES):
                done = await _play(found, share)
                # What is whispered and noted a moment later belongs to it.
                await asyncio.sleep(min(1.0, rest))
                health = await bot.health()
                actions, games, cpu = actions + done[0], games + done[1], cpu + health.cpu_seconds
                own.append(health.own_mb)
                every.append(health.memory_mb)
            stored, logged = _bytes(folder), _log(folder)
    each = max(1, games)
    return Cost(
        servers=servers,
        games=games,
        actions=actions,
        rest_own=rest_own,
        rest_all=rest_all,
        week_own=tuple(own),
        week_all=tuple(every),
        rest_cpu=rest_cpu,
        action_cpu=cpu / max(1, actions),
        message_cpu=said,
        stored={name: (size - before.get(name, 0)) / each for name, size in stored.items()},
        log_bytes=logged[0] - began[0],
        log_lines=logged[1] - began[1],
    )


def _make_servers(local: LocalDiscord, servers: int, assumed: Assumed) -> None:
    """Give the local Discord that many servers, of which it has one."""
    ann = next(iter(local.people.values()))
    for number in range(servers - 1):
        guild = open_server(local.world, f"server {number}", "games", [ann])
        for at in range(assumed.channels - 1):
            local.world.create_channel(guild.id, f"channel-{at}", announce=False)
        for at in range(assumed.roles):
            local.world.create_role(guild.id, f"role {at}")


async def _at_rest(local: LocalDiscord, folder: Path, seconds: float) -> tuple[float, float, float]:
    """Start ``sleepover run`` and leave it alone; return its MB, those with its workers, and its CPU for a second."""
    async with sleepover_run(local, folder) as process:
        for _ in range(MOST_WINDOWS):
            # It greets its servers after the first start, and prepares pictures.
            pids, calls = family(str(process.pid)), list(local.control.calls)[-1:]
            before = cpu(pids)
            await asyncio.sleep(seconds)
            taken = (cpu(pids) - before) / seconds
            if list(local.control.calls)[-1:] == calls:
                break
        return round(memory(pids[:1]) / 1e6, 1), round(memory(pids) / 1e6, 1), taken


async def _chat(crowd: Crowd, bot: Beside, place: Place, number: int) -> float:
    """Have people chat in a channel without a table; return the processor seconds of a message."""
    if not number:
        return 0.0
    person = crowd.person(place.people[0])
    await bot.health()
    for _ in range(number):
        crowd.local.actions.say(person, place.channel, "good evening")
        await asyncio.sleep(0)
    await asyncio.sleep(1.0)
    return (await bot.health()).cpu_seconds / number


async def _play(found: Sequence[Place], actions: int) -> tuple[int, int]:
    """Send so many actions, at one table after the other; return how many were done, and how many games ended.

    One at a time, since a busy machine would drop what comes too late, and that costs otherwise.
    """
    done = games = 0
    for place in islice(cycle(found), actions):
        done += (await place.act()).done
        if place.over:
            games += 1
            await place.open()
    return done, games


def _bytes(folder: Path) -> dict[str, int]:
    """Return the bytes of each table of the database, with its indexes."""
    with closing(sqlite3.connect(folder / "bot.sqlite")) as db:
        return dict(
            db.execute(
                "select tbl_name, sum(pgsize) from dbstat join sqlite_master using (name) group by tbl_name"
            ).fetchall()
        )


def _log(folder: Path) -> tuple[int, int]:
    """Return the bytes and lines of the bot's log."""
    log = (folder / "bot.log").read_bytes()
    return len(log), log.count(b"\n")


def sheets(costs: Sequence[Cost], assumed: Assumed) -> Iterator[Sheet]:
    """Yield what was measured, and what follows for a day of so many servers."""
    yield Sheet.of(
        "memory in MB: of all processes, and of the bot's own among them",
        ("servers", "at rest, all", "own", "actions", "while playing, all", "own"),
        (
            (cost.servers, cost.rest_all, cost.rest_own, cost.actions, _joined(cost.week_all), _joined(cost.week_own))
            for cost in costs
        ),
    )
    yield Sheet.of(
        "processor in ms of a core, and log",
        ("servers", "a second at rest", "an action", "a chat message", "log bytes per 1,000 actions", "lines"),
        (
            (
                *(cost.servers, 1000 * cost.rest_cpu, 1000 * cost.action_cpu, 1000 * cost.message_cpu),
                round(1000 * cost.log_bytes / max(1, cost.actions)),
                round(1000 * cost.log_lines / max(1, cost.actions)),
            )
            for cost in costs
        ),
    )
    longest = max(costs, key=lambda cost: cost.games)
    columns = ("servers", "games", "actions", "tables at once", "CPU s", "of a core", "in the busiest minute")
    told = ", ".join(f"{name} {value:g}" for name, value in to_builtins(assumed).items())
    yield Sheet.of(
        "worked out for a day",
        (*columns, "database MB a month", "log kB"),
        (_day(cost, longest, assumed) for cost in costs),
        f"assumed: {told}",
    )
    parts = sorted(longest.stored.items(), key=lambda part: -part[1])
    rows = [(name, round(size)) for name, size in parts if size >= PART]
    every = round(sum(longest.stored.values()))
    rows += [("others", max(0, every - sum(size for _, size in rows))), ("all", every)]
    yield Sheet.of(
        f"bytes of a game in the database ({longest.games} games)", ("table, with its indexes", "bytes"), rows
    )


def _joined(sizes: Sequence[float]) -> str:
    return " ".join(f"{size:.0f}" for size in sizes)


def _day(cost: Cost, longest: Cost, assumed: Assumed) -> tuple[object, ...]:
    """Return what follows for a day; a game's length, bytes and log are those of the ``longest`` run."""
    games = assumed.games_a_day(cost.servers)
    actions = games * longest.actions / max(1, longest.games)
    chat = assumed.messages * cost.servers * cost.message_cpu
    seconds = cost.rest_cpu * DAY + actions * cost.action_cpu + chat
    at_once = assumed.at_once(cost.servers)
    # People chat more in an evening, too.
    busiest = cost.rest_cpu + at_once / assumed.pause * cost.action_cpu + 3 * chat / DAY
    return (
        cost.servers,
        round(games),
        round(actions),
        at_once,
        round(seconds),
        f"{seconds / DAY:.2%}",
        f"{busiest:.1%}",
        games * MONTH * sum(longest.stored.values()) / 1e6,
        longest.log_bytes / max(1, longest.actions) * actions / 1e3,
    )


def main(arguments: Sequence[str]) -> None:
    """Measure, work out and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks capacity", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--servers", type=int, nargs="+", default=list(SERVERS), help="numbers of servers")
    parser.add_argument(
        "--actions", type=int, nargs="+", default=[40_000], help="most actions that are played, for each number (40000)"
    )
    parser.add_argument("--week", type=float, default=112.0, help="actions of a game, to know a week's (112)")
    parser.add_argument("--rest", type=float, default=20.0, help="seconds at rest (20)")
    parser.add_argument("--chat", type=int, default=2_000, help="chat messages (2000)")
    for name, value in to_builtins(Assumed()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"assumed ({value:g})")
    parser.add_argument("--json", action="store_true", help="print JSON in place of tables")
    chosen = parser.parse_args(list(arguments))
    assumed = replace(Assumed(), **{name: getattr(chosen, name) for name in Assumed.__struct_fields__})
    costs = []
    for servers, most in zip(chosen.servers, chain(chosen.actions, repeat(chosen.actions[-1])), strict=False):
        week = round(WEEK * assumed.games_a_day(servers) * chosen.week)
        with tempfile.TemporaryDirectory() as folder:
            costs.append(
                asyncio.run(measured(Path(folder), servers, min(most, week), chosen.rest, chosen.chat, assumed))
            )
    tell(
        list(sheets(costs, assumed)),
        {"assumed": to_builtins(assumed), "costs": to_builtins(costs)},
        as_json=chosen.json,
    )
