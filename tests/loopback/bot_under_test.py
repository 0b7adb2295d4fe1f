"""A local Discord, a database, and processes of the bot at it."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import monotonic
from typing import Any

from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.bot.message_text import Shown
from tests.loopback.process_pool import Child, Nursery, nursery
from tests.time_limits import PATIENCE


class Bot:
    """A process of the bot, and what it has said."""

    def __init__(self, process: Child) -> None:
        self.process = process
        self.said = ""
        self._more = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while line := await self.process.readline():
            self.said += line.decode()
            self._more.set()
        self._more.set()

    async def says(self, words: str) -> float:
        """Wait until it has said that; how many seconds it took."""
        begun = monotonic()
        async with asyncio.timeout(2 * PATIENCE):
            while words not in self.said:
                assert not self._reading.done(), self.said
                self._more.clear()
                await self._more.wait()
        return monotonic() - begun

    def send(self, number: signal.Signals) -> None:
        os.kill(self.process.pid, number)

    async def ends(self) -> int:
        status = await self.process.wait()
        async with asyncio.timeout(PATIENCE):
            await self._reading
        return os.waitstatus_to_exitcode(status)


class BotProcesses:
    """A local Discord, a database, and the processes at it."""

    def __init__(self, local: LocalDiscord, folder: Path, births: Nursery) -> None:
        self.local = local
        self.database = folder / "bot.sqlite"
        self.bots: list[Bot] = []
        self.seats = {name: SimulatedUser(local, name) for name in local.people}
        self._births = births

    async def start(self, *options: str, **environment: str) -> Bot:
        arguments = [self.local.url, self.local.gateway.url, self.local.token, str(self.database), *options]
        arguments += [f"{name}={value}" for name, value in environment.items()]
        self.bots.append(Bot(await self._births.fork(arguments)))
        return self.bots[-1]

    def owner(self) -> tuple[int, str]:
        with closing(sqlite3.connect(self.database)) as db:
            found: tuple[int, str] = db.execute("select fence, holder from owner").fetchone()
            return found

    async def owned_by(self, bot: Bot) -> float:
        """Wait until that process is the owner; how many seconds it took."""
        begun = monotonic()
        while f" {bot.process.pid} " not in self.owner()[1]:
            assert monotonic() - begun < 2 * PATIENCE, "\n".join(bot.said for bot in self.bots)
            await asyncio.sleep(0.05)
        return monotonic() - begun

    def board(self) -> Shown:
        return self._boards()[-1]

    def _boards(self) -> list[Shown]:
        shown = [Shown(message, lambda _: None) for message in self.seats["Ann"].messages()]
        return [message for message in shown if not message.private and message.actions]

    async def table(self) -> None:
        """Start a game of Ann and Ben, who retry their presses."""
        await self.seats["Ann"].command("play", game="magic_numbers", house_rules="first host, target 50")
        await self.press("Ben", "@join")
        await self.press("Ann", "@start")

    async def press(self, who: str, action: str) -> Any:
        # On a busy machine the board comes some time after the answer.
        try:
            await self.seats[who].until(lambda: any(action in board.actions for board in self._boards()[-1:]), PATIENCE)
        except TimeoutError as error:
            error.add_note("\n".join(str(Shown(message, lambda _: None)) for message in self.seats[who].messages()))
            error.add_note("\n".join(bot.said for bot in self.bots))
            raise
        board = self.board()
        return await self.seats[who].click(board.actions[action], board.json)


@asynccontextmanager
async def bot_processes(folder: Path, people: Sequence[str] = ("Ann", "Ben")) -> AsyncIterator[BotProcesses]:
    async with (
        nursery("tests.loopback.bot_process") as births,
        LocalDiscord(people=people, rate_limits=False) as local,
    ):
        opened = BotProcesses(local, folder, births)
        try:
            yield opened
        finally:
            for bot in opened.bots:
                if not bot.process.ended:
                    bot.process.kill()
                    await bot.ends()
