"""``sleepover play`` as a process of its own, played through the page's API."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import pytest

from bot.storage import open_store
from playground.client.user_actions import ANSWER_SECONDS
from playground.faults.rules import FaultRule, fault_json
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import USUAL
from tests.loopback.process_pool import nursery
from tests.loopback.program import Program, begun
from tests.time_limits import PATIENCE

T = TypeVar("T")
HOUSE = Path(__file__).parents[2]
_PRESSED_AGAIN = 2 * ANSWER_SECONDS
"""Seconds after which somebody whose press has come to nothing presses once more."""


class Play:
    """The running process: its page's address and the people by name."""

    def __init__(self, process: asyncio.subprocess.Process | Program, url: str, session: aiohttp.ClientSession) -> None:
        self.process = process
        self.url = url
        self.session = session
        self.people: dict[str, str] = {}
        self.channel = ""

    async def look_around(self) -> None:
        state = await self.get("/local/state")
        self.people = {person["name"]: person["id"] for person in state["people"]}
        self.channel = state["channels"][0]["id"]

    async def get(self, path: str) -> Any:
        async with self.session.get(self.url + path) as response:
            return await response.json()

    async def post(self, path: str, body: dict[str, Any]) -> int:
        async with self.session.post(self.url + path, json=body) as response:
            await response.read()
            return response.status

    # ------------------------------------------------------------------ seeing and doing

    async def messages(self, who: str, kind: str = "guild") -> list[Shown]:
        view = await self.get(f"/local/seats/{self.people[who]}/view")
        found = [message for channel in view["channels"] if channel["kind"] == kind for message in channel["messages"]]
        return [Shown(message, lambda _: None) for message in found]

    async def board(self) -> Shown | None:
        """Return the newest public message with a table's buttons."""
        public = [message for message in await self.messages("Ann") if not message.private and message.actions]
        return public[-1] if public else None

    async def press(self, who: str, action: str, on: Shown) -> int:
        """Press a button and give Discord's answer to that, without waiting for the bot's."""
        body = {"channel_id": str(on.channel), "message_id": str(on.id), "custom_id": on.button(action)}
        return await self.post(f"/local/seats/{self.people[who]}/component", body | {"component_type": 2})

    async def command(self, who: str, path: str, **options: str) -> int:
        name, *inner = path.split()
        view = await self.get(f"/local/seats/{self.people[who]}/view")
        command = next(one for one in view["commands"] if one["name"] == name)
        given: list[dict[str, Any]] = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        for part in reversed(inner):
            given = [{"name": part, "type": 1, "options": given}]
        body = {"channel_id": self.channel, "command_id": command["id"], "options": given}
        return await self.post(f"/local/seats/{self.people[who]}/command", body)

    async def until(self, check: Callable[[Shown], T | bool | None], seconds: float = PATIENCE) -> Shown:
        """Return the board once it is as wanted; the page's events trigger each check."""
        async with asyncio.timeout(seconds):
            url = f"{self.url}/local/seats/{self.people['Ann']}/events"
            async with self.session.get(url, timeout=aiohttp.ClientTimeout(total=None)) as events:
                while True:
                    board = await self.board()
                    if board is not None and check(board):
                        return board
                    await events.content.readline()

    async def act(self, who: str, action: str, on: Shown, check: Callable[[Shown], T | bool | None]) -> Shown:
        """Press a button until the board is as wanted: where a press reaches the bot after Discord's three seconds,
        as on a busy machine, it does nothing, and people are told to press again."""
        async with asyncio.timeout(PATIENCE):
            while True:
                status = await self.press(who, action, on)
                with suppress(TimeoutError):
                    return await self.until(check, _PRESSED_AGAIN)
                assert status == 202

    async def make(self, rule: FaultRule) -> dict[str, str]:
        """Put the local Discord into a mood; the answer has the ids of what came of it."""
        async with self.session.post(f"{self.url}/local/weather", json=fault_json(rule)) as response:
            answer = await response.json()
            assert response.status == 200, answer
            return dict(answer["made"])

    async def awake(self) -> None:
        """Wait, by the page's events, until the bot has registered its commands and listens."""
        async with asyncio.timeout(PATIENCE):
            seat = f"{self.url}/local/seats/{self.people['Ann']}"
            async with self.session.get(f"{seat}/events", timeout=aiohttp.ClientTimeout(total=None)) as events:
                while not (await self.get("/local/state"))["bot"]["online"]:
                    await events.content.readline()

    async def sit(self, *who: str, game: str = USUAL[0], rules: str = "first host, target 20") -> Shown:
        """Open a table and have people sit down."""
        assert await self.command(who[0], "play", game=game, house_rules=rules) == 202
        board = await self.until(lambda board: "@join" in board.actions)
        for name in who[1:]:
            board = await self.act(name, "@join", board, lambda board, name=name: name in alts(board))
        return board

    async def play_on(self, *, turns: int | None = None) -> Shown:
        """Play from the board as it is, keeping each roll, to the end or for so many turns."""
        done = 0
        while turns is None or done < turns:
            board = await self.until(lambda board: board.actions.keys() & {"roll", "keep", "@rematch"})
            if "@rematch" in board.actions:
                break
            action = "keep" if "keep" in board.actions else "roll"
            (name,) = [name for name in self.people if f"**{name}**" in asked(board)]
            await self.act(name, action, board, lambda after, before=board: after.actions != before.actions)
            done += action == "keep"
        board = await self.board()
        assert board is not None
        return board

    # ------------------------------------------------------------------ the process

    async def kill(self) -> None:
        """kill -9: no time to say anything."""
        self.process.kill()
        await self.process.wait()

    async def interrupt(self) -> tuple[int, str]:
        """Ctrl-C: the exit status and what was written to standard error."""
        assert self.process.stderr is not None
        self.process.send_signal(signal.SIGINT)
        async with asyncio.timeout(PATIENCE):
            errors = await self.process.stderr.read()
            return await self.process.wait(), errors.decode()


@asynccontextmanager
async def playing(data: Path, seats: str = "Ann,Ben", *, afresh: bool = False) -> AsyncIterator[Play]:
    """``sleepover play`` over that folder, from its address to its end (kill -9, if it is still there).

    It is forked from the nursery or, ``afresh``, another Python starts, which takes it a second of a core.
    """
    arguments = ["play", "--port", "0", "--no-browser", "--seats", seats, "--data", str(data)]
    environment = {"NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "200"}
    process: asyncio.subprocess.Process | Program
    async with AsyncExitStack() as opened:
        if afresh:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.loopback.lean_process", *arguments),
                cwd=HOUSE,
                env={**os.environ, **environment},
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
        else:
            births = await opened.enter_async_context(nursery("tests.loopback.lean_process"))
            with pytest.MonkeyPatch.context() as patch:
                for name, value in environment.items():
                    patch.setenv(name, value)
                process = await begun(births, data / "errors.txt", *arguments, of=Program)
        try:
            async with aiohttp.ClientSession() as session, asyncio.timeout(8 * PATIENCE):
                play = Play(process, await _address(process), session)
                await play.look_around()
                yield play
        finally:
            if process.returncode is None:
                await play.kill() if "play" in locals() else process.kill()


def alts(board: Shown) -> str:
    """Return the alt texts of a board's pictures."""
    return " ".join(picture.alt for picture in board.pictures)


def asked(board: Shown) -> str:
    """Return the line of a board that says what is asked of whom; small print may be below it."""
    return [line for line in board.text.splitlines() if not line.startswith("-# ")][-1]


async def _address(process: asyncio.subprocess.Process | Program) -> str:
    assert process.stdout is not None
    assert process.stderr is not None
    while line := await process.stdout.readline():
        found = re.search(r"http://[\w.]+:\d+", line.decode())
        if found:
            return found[0]
    raise AssertionError((await process.stderr.read()).decode())


async def stored_actions(data: Path) -> list[tuple[int, str]]:
    """Return the stored actions of the first table's game, read after the bot's process has ended."""
    async with open_store(data / "bot.sqlite") as store:
        stored = await store.load(1)
        assert stored is not None
        return json.loads(json.dumps(stored.actions))
