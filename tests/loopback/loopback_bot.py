"""The real bot at the local Discord, over real HTTP and a real websocket, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from bot.app.client import SleepoverClient
from bot.interactions.rate_limits import RateLimiter
from bot.interactions.responder import Responder
from bot.play.dispatcher import InteractionDispatcher
from bot.storage import SqliteStore, TableRow, open_store
from games.core.table import Table
from playground.faults.rules import FaultRule
from playground.server import LocalDiscord
from playground.simulated_user import InteractionOutcome, SimulatedUser
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import USUAL, helpful
from tests.databases import made
from tests.readiness import Ready
from tests.time_limits import PATIENCE

BEHIND = ("@leave", "@house-rules", "@fair", "@luck")
"""What stands behind the ⋯ of an open table."""


class LoopbackHarness:
    """A local Discord, the bot connected to it, and the people by name."""

    def __init__(self, local: LocalDiscord, bot: SleepoverClient, store: SqliteStore) -> None:
        self.local = local
        self.store = store
        self._busy = 0
        self._idle = asyncio.Event()
        self.follow(bot)
        self.seats = {name: SimulatedUser(local, name) for name in local.people}

    def follow(self, bot: SleepoverClient) -> None:
        """Use this bot from now on."""
        self.bot = bot
        self._watch(bot.services.dispatcher)

    # ------------------------------------------------------------------ seeing

    async def stored(self, table: int = 1) -> TableRow:
        found = await self.store.load(table)
        assert found is not None
        return found

    def shown(self, message: dict[str, Any]) -> Shown:
        return Shown(message, self.local.world.cdn.get)

    def messages(self, who: str | None = None) -> list[Shown]:
        """Return the channel's messages as that player, or the first one, sees them, oldest first."""
        seat = self.seats[who or next(iter(self.seats))]
        return [self.shown(message) for message in seat.messages()]

    def mail(self, who: str) -> list[Shown]:
        """Return that player's direct messages."""
        return [self.shown(message) for message in self.seats[who].direct_messages()]

    def ephemeral_text(self, who: str) -> str:
        """Return the text of all ephemeral answers to that player."""
        return "\n".join(message.text for message in self.messages(who) if message.private)

    async def board(self, table: int = 1) -> Shown:
        """Return a table's public message."""
        return self._board(table)

    def _board(self, table: int) -> Shown:
        mine = [
            message
            for message in self.messages()
            if not message.private and any(button.startswith(f"s:{table}:") for button in message.buttons.values())
        ]
        assert mine, self.messages()
        return mine[-1]

    async def game(self, table: int = 1) -> Table:
        game = (await self.bot.services.tables.get(table)).table
        assert game is not None
        return game

    async def turn(self, table: int = 1) -> str | None:
        """Return the name of the player to move; None when the game is over."""
        seat = next(iter((await self.game(table)).actors), None)
        names = {seat.id: name for name, seat in self.seats.items()}
        return None if seat is None else names[(await self.stored(table)).seats[seat].user]

    # ------------------------------------------------------------------ doing

    async def press(self, who: str, action: str, on: Shown | None = None, table: int = 1) -> InteractionOutcome:
        """Press the button that does this, once it is there or behind the ⋯ that is there, and wait for the answer.

        On a busy machine the bot puts an answer off, and the board comes some time after it.
        """
        board = on or self._board(table)
        if action in BEHIND:
            seat = self.seats[who]
            assert (await seat.click(board.button("@more"), board.json)).state == "done"
            board = (await seat.until(lambda: self._menu(who, action), PATIENCE)) or board
            return await seat.click(board.button(action), board.json)
        if on is None and action not in board.actions:
            with suppress(TimeoutError):
                await self.seats[who].until(lambda: action in self._board(table).actions, PATIENCE)
            board = self._board(table)
        return await self.seats[who].click(board.button(action), board.json)

    def _menu(self, who: str, action: str) -> Shown | None:
        """Return the newest ephemeral answer to that player with this button."""
        return next((one for one in reversed(self.messages(who)) if one.private and action in one.actions), None)

    async def start(self, *who: str, rules: str | None = None, game: str = USUAL[0]) -> Shown:
        """Open a table, have people sit down in this order, and begin."""
        await self.sit(*who, rules=rules, game=game)
        assert (await self.press(who[0], "@start")).state == "done"
        return await self.board()

    async def sit(self, *who: str, rules: str | None = None, game: str = USUAL[0]) -> Shown:
        """Open a table and have people sit down; without ``rules``, as at an ``Evening``."""
        if rules is None:
            rules = USUAL[1] if game == USUAL[0] else ""
        await self.seats[who[0]].command("play", game=game, house_rules=rules)
        for name in who[1:]:
            assert (await self.press(name, "@join")).state == "done"
        await self.rest()
        return await self.board()

    async def until_decorated(self) -> None:
        """Wait until the bot's own emojis are there."""
        async with asyncio.timeout(PATIENCE):
            await self.bot.decorated.wait()

    async def act(self, table: int = 1) -> bool:
        """Play one helpful action of the player to move; return False when the game is over."""
        who, game = await self.turn(table), await self.game(table)
        if who is None:
            return False
        assert (await self.press(who, helpful(game, next(iter(game.actors))), table=table)).state == "done"
        return True

    async def play_on(self) -> Shown:
        """To the end."""
        for _ in range(300):
            if not await self.act():
                break
        await self.rest()
        return await self.board()

    async def make(self, rule: FaultRule) -> dict[str, str]:
        """Put the local Discord into a mood."""
        return await self.local.make(rule)

    async def rest(self) -> None:
        """Wait until the bot has handled every interaction and sent every board and direct message."""
        async with asyncio.timeout(4 * PATIENCE):
            while self._busy:
                self._idle.clear()
                await self._idle.wait()
            await self.bot.services.direct_messages.wait_idle()
            await self.bot.services.boards.wait_idle()

    async def until(self, check: Callable[[Table], bool], table: int = 1) -> None:
        """Wait until the game is as wanted; it is checked whenever a message is shown."""

        def reached() -> bool:
            live = self.bot.services.tables._live.get(table)
            return live is not None and live.table is not None and check(live.table)

        await next(iter(self.seats.values())).until(reached)

    def _watch(self, dispatcher: InteractionDispatcher) -> None:
        real = dispatcher.answering

        @asynccontextmanager
        async def answering(*given: Any, **named: Any) -> AsyncIterator[Responder]:
            self._busy += 1
            try:
                async with real(*given, **named) as answer:
                    yield answer
            finally:
                self._busy -= 1
                self._idle.set()

        dispatcher.answering = answering  # type: ignore[method-assign]


@asynccontextmanager
async def loopback_harness(
    folder: Path, people: Sequence[str] = ("Ann", "Ben", "Cleo", "Dan"), *, shards: int = 1, own_emojis: bool = False
) -> AsyncIterator[LoopbackHarness]:
    """Open the hall; the bot's store is in ``folder``."""
    # Without its rate limits, which would make the tests wait; where they matter a test sets them in the way.
    async with (
        LocalDiscord(people=people, rate_limits=False) as local,
        open_store(made(folder / "bot.sqlite")) as store,
    ):
        # Discord's three seconds: where they matter, a test lets them pass.
        local.actions.deadline = PATIENCE
        with local.point_discordpy_here():
            async with connected(local, store, shards, own_emojis=own_emojis) as bot:
                yield LoopbackHarness(local, bot, store)


class _Impatient(Ready):
    """Bot that does not wait five seconds before each gateway connection after the first.

    This local Discord does not require the wait.
    """

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await super().before_identify_hook(shard_id, initial=True)


@asynccontextmanager
async def connected(
    local: LocalDiscord, store: SqliteStore, shards: int = 1, *, own_emojis: bool = False
) -> AsyncIterator[SleepoverClient]:
    """Yield the bot, from connecting to disconnecting."""
    bot = _Impatient(store, rate_limiter=RateLimiter(scale=1e6), own_emojis=own_emojis)
    bot.shard_count = shards
    async with bot:
        working = asyncio.create_task(bot.start(local.token))
        ready = asyncio.create_task(bot.recovered.wait())
        await asyncio.wait({working, ready}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            ready.cancel()
            working.result()
        yield bot
    await asyncio.gather(working, return_exceptions=True)
