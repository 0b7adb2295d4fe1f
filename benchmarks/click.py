"""One click at a game of Magic Numbers through the local Discord: how long, how many calls, how many a second.

The local Discord and the people who click are one process, the bot (discord.py over HTTP and a websocket, SQLite with
``synchronous=FULL`` on disk) is another. A click's time is from the page's request to the moment that the board's
update arrives on the page's event stream. First one table alone, click after click; then several tables at once. Rate
limits are off: they would merge whispers and make the work less.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import aiohttp
from msgspec import Struct, to_builtins

from benchmarks.beside import bot_beside
from benchmarks.sheets import Sheet, tell
from playground.server import LocalDiscord
from playground.world.payloads import walk_components

AIM_MS = 50.0
"""The slowest of a hundred clicks wants to take no longer."""
PEOPLE = ("Ann", "Ben", "Cleo")
PATIENCE = 30.0


class Row(Struct, frozen=True):
    """Measurements with one number of tables at once; times in milliseconds.

    Calls are counted over the whole time, opening tables included: ``answers_per_click`` and
    ``calls_per_click`` are for each interaction. ``whispers_per_number`` counts the edits of direct messages,
    those at a game's start and end included, for each number that a player took.
    """

    tables: int
    clicks: int
    p50_ms: float
    p99_ms: float
    longest_ms: float
    clicks_per_second: float
    answers_per_click: float
    whispers_per_number: float
    calls_per_click: float


class Seen(Struct):
    """A board as its event brought it."""

    message: str
    ids: list[str]
    text: str

    @property
    def number(self) -> str:
        """Of which table, and after how many actions; another one when the game is over."""
        return next(custom_id.rpartition(":")[0] for custom_id in self.ids) + str(self.button("@rematch"))

    def button(self, action: str) -> str | None:
        """Return the custom id of the button for this action."""
        return next((custom_id for custom_id in self.ids if custom_id.endswith(f":{action}")), None)


class Tab:
    """A page open at one channel: what arrives there, and the clicks of the three who sit at its table."""

    def __init__(self, local: LocalDiscord, session: aiohttp.ClientSession, channel: int) -> None:
        self.local = local
        self.session = session
        self.channel = str(channel)
        self.boards: asyncio.Queue[tuple[float, Seen]] = asyncio.Queue()
        self.open = asyncio.Event()

    async def listen(self) -> None:
        """Read the page's events for ever."""
        url = f"{self.local.url}/local/seats/{self.local.people['Ann']}/events"
        async with self.session.get(url, timeout=aiohttp.ClientTimeout(total=None), read_bufsize=1 << 20) as events:
            self.open.set()
            async for line in events.content:
                if line.startswith(b"data: ") and self.channel.encode() in line:
                    now = perf_counter()
                    data = json.loads(line.removeprefix(b"data: "))
                    if data.get("channel_id") == self.channel and "op" in data and data["op"] != "delete":
                        self._note(now, data["message"])

    def _note(self, now: float, message: dict[str, Any]) -> None:
        parts = list(walk_components(message["components"]))
        ids = [part["custom_id"] for part in parts if part.get("custom_id", "").startswith("s:")]
        texts = [part["content"] for part in parts if part["type"] == 10]
        # Who sits at an open table is told by its poster.
        texts += [item.get("description") or "" for part in parts if part["type"] == 12 for item in part["items"]]
        if ids and not message["flags"] & 64:
            self.boards.put_nowait((now, Seen(message["id"], ids, "\n".join(texts))))

    async def do(
        self, who: str, action: str, body: dict[str, Any], shows: Callable[[Seen], bool] = lambda _: True
    ) -> tuple[float, Seen]:
        """Send a player's interaction; return the seconds until the board ``shows`` it, and the board."""
        url = f"{self.local.url}/local/seats/{self.local.people[who]}/{action}"
        begun = perf_counter()
        async with self.session.post(url, json={"channel_id": self.channel, **body}) as response:
            assert response.status == 202, await response.text()
        async with asyncio.timeout(PATIENCE):
            # It may be painted more often than people click.
            now, seen = await self.boards.get()
            while not shows(seen):
                now, seen = await self.boards.get()
        return now - begun, seen

    async def click(
        self, who: str, seen: Seen, custom_id: str | None, shows: Callable[[Seen], bool]
    ) -> tuple[float, Seen]:
        """Press a button of the board."""
        assert custom_id is not None, seen
        return await self.do(who, "component", {"message_id": seen.message, "custom_id": custom_id}, shows)

    async def open_table(self) -> Seen:
        """Open a new table, seat all three players, and start the game."""
        command = next(one for one in self.local.world.all_commands() if one["name"] == "play")
        # People roll themselves: a roll and what is done with the number are a click each.
        given = {"game": "magic_numbers", "house_rules": "first host", "roll_for_me": False}
        options = [{"name": name, "value": value} for name, value in given.items()]
        asked = {"command_id": command["id"], "options": options}
        _, seen = await self.do("Ann", "command", asked, lambda seen: seen.button("@join") is not None)
        for who in PEOPLE[1:]:
            _, seen = await self.click(who, seen, seen.button("@join"), _tells(who))
        _, seen = await self.click("Ann", seen, seen.button("@start"), lambda seen: seen.button("roll") is not None)
        return seen

    async def play(self, clicks: int, rng: random.Random) -> tuple[list[float], int]:
        """Click ``clicks`` times, in one game after the other.

        Returns the seconds of each click, and how many clicks gave a player a number.
        """
        times: list[float] = []
        numbers = turn = 0
        seen = await self.open_table()
        while len(times) < clicks:
            if seen.button("@rematch"):
                seen, turn = await self.open_table(), 0
            roll = seen.button("roll")
            choices = [one for one in seen.ids if one.endswith(":keep") or ":give " in one]
            before = seen.number
            took, seen = await self.click(PEOPLE[turn], seen, roll or rng.choice(choices), _moved_on(before))
            times.append(took)
            if not roll:
                numbers += 1
                turn = (turn + 1) % len(PEOPLE)
        return times, numbers


def _tells(name: str) -> Callable[[Seen], bool]:
    return lambda seen: name in seen.text


def _moved_on(before: str) -> Callable[[Seen], bool]:
    return lambda seen: seen.number != before


async def measure(tables: int, clicks: int, warm: int) -> Row:
    """Measure ``clicks`` clicks at each of that many tables at once, after ``warm`` clicks to warm up."""
    local = LocalDiscord(people=PEOPLE, rate_limits=False)
    with tempfile.TemporaryDirectory() as folder:
        async with local, bot_beside(local, Path(folder)), aiohttp.ClientSession() as web:
            return await _measured(local, web, tables, clicks, warm)


async def _measured(local: LocalDiscord, web: aiohttp.ClientSession, tables: int, clicks: int, warm: int) -> Row:
    rng = random.Random(7)
    await _play(local, web, tables, warm, rng)
    counter = _Counter(local)
    begun = perf_counter()
    played = await _play(local, web, tables, clicks, rng)
    seconds = perf_counter() - begun
    counter.stop()
    return _row(tables, [took for times, _ in played for took in times], sum(n for _, n in played), seconds, counter)


async def _play(
    local: LocalDiscord, web: aiohttp.ClientSession, tables: int, clicks: int, rng: random.Random
) -> list[tuple[list[float], int]]:
    """Click ``clicks`` times at each of that many tables, all in new channels; games begun before are left alone."""
    channels = [local.world.create_channel(local.guild_id, "table").id for _ in range(tables)]
    tabs = [Tab(local, web, channel) for channel in channels]
    listeners = [asyncio.create_task(tab.listen()) for tab in tabs]
    await asyncio.gather(*(tab.open.wait() for tab in tabs))
    played = await asyncio.gather(*(tab.play(clicks, rng) for tab in tabs))
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return played


def _row(tables: int, times: list[float], numbers: int, seconds: float, counter: _Counter) -> Row:
    ms = sorted(took * 1000 for took in times)
    return Row(
        tables=tables,
        clicks=len(ms),
        p50_ms=round(statistics.median(ms), 2),
        p99_ms=round(ms[max(0, -(-len(ms) * 99 // 100) - 1)], 2),
        longest_ms=round(ms[-1], 2),
        clicks_per_second=round(len(ms) / seconds, 1),
        answers_per_click=round(counter.answers / counter.interactions, 3),
        whispers_per_number=round(counter.direct_messages / max(1, numbers), 3),
        calls_per_click=round(sum(counter.calls.values()) / counter.interactions, 3),
    )


class _Counter:
    """Counts the bot's calls from now on, by method and route, and the interactions they answer."""

    def __init__(self, local: LocalDiscord) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()
        self.interactions = 0
        self._local = local
        self._note = local.control.note
        self._api, self._real = local.api, local.api.control
        local.world.subscribers.append(self._event)
        counter = self

        class Noting:
            def note(self, call: Any) -> None:
                counter.calls[call.method, call.route] += 1

        local.api.control = Noting()  # type: ignore[assignment]

    def stop(self) -> None:
        """Count no more."""
        self._api.control = self._real
        self._local.world.subscribers.remove(self._event)

    def _event(self, event: str, _payload: Any) -> None:
        self.interactions += event == "INTERACTION_CREATE"

    @property
    def answers(self) -> int:
        """Calls that answer an interaction."""
        return sum(count for (_, route), count in self.calls.items() if route.endswith("/callback"))

    @property
    def direct_messages(self) -> int:
        """Edits of messages that are no answers: the direct messages."""
        return sum(count for (method, route), count in self.calls.items() if (method, route) == _EDIT)


_EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")


# ---------------------------------------------------------------------- the command


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks click", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--clicks", type=int, default=1000, help="how many clicks at each table (default 1000)")
    parser.add_argument("--warm", type=int, default=100, help="how many before the measured ones (default 100)")
    parser.add_argument("--tables", type=int, default=4, help="how many tables at once the second time (default 4)")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    clicks, warm = max(2, chosen.clicks), max(1, chosen.warm)
    rows = [asyncio.run(measure(tables, clicks, warm)) for tables in sorted({1, max(1, chosen.tables)})]
    sheet = Sheet.of(
        f"a click until the board shows it, the bot in a process of its own; aim: p99 {AIM_MS:g} ms",
        ("tables at once", *(str(row.tables) for row in rows)),
        ((name.replace("_", " "), *(f"{getattr(row, name):g}" for row in rows)) for name in Row.__struct_fields__[1:]),
    )
    tell([sheet], {"aim": {"p99_ms": AIM_MS}, "rows": to_builtins(rows)}, as_json=chosen.json)


if __name__ == "__main__":
    main()
