"""Tables of every game at one local Discord, each in a room of its own: what is asked of a table in any weather."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest

from bot.play.recovery import _lagging
from bot.storage import TableRow
from bot.table.session import TableSession
from bot.ui.games import load, playable_games
from games.core import Seat
from playground.faults.rules import (
    BotInvited,
    ChannelDeleted,
    ChannelMade,
    Cleared,
    DirectMessages,
    FaultRule,
    Permissions,
)
from playground.simulated_user import InteractionOutcome
from tests.bot.message_text import Shown
from tests.loopback.loopback_bot import LoopbackHarness
from tests.time_limits import PATIENCE

PEOPLE = ("Ann", "Ben", "Cleo")

UNPAINTED = "That counts, but I couldn't update the board."
"""What is said to whoever has pressed when the board cannot show it for now."""

games = pytest.mark.parametrize("game", playable_games())


class Room:
    """A channel with a table of one game, at which Ann, Ben and Cleo play."""

    def __init__(self, harness: LoopbackHarness, game: str, channel: int) -> None:
        self.harness = harness
        self.game = game
        self.channel = channel
        self.table = 0
        self._before: dict[str, set[int]] = {}
        self._mail: dict[str, set[int]] = {}

    @property
    def path(self) -> str:
        """Path of the calls that send messages into the room, and read them."""
        return f"/channels/{self.channel}/messages"

    # ------------------------------------------------------------------ seeing

    async def stored(self) -> TableRow:
        return await self.harness.stored(self.table)

    async def number(self) -> int:
        return len((await self.stored()).actions)

    def messages(self, who: str = "Ann") -> list[Shown]:
        return [self.harness.shown(message) for message in self.harness.seats[who].messages(self.channel)]

    def boards(self) -> list[Shown]:
        """All public messages with buttons of this table that can be pressed."""
        mine = f"s:{self.table}:"
        return [
            message
            for message in self.messages()
            if not message.private and any(one.startswith(mine) for one in message.buttons.values())
        ]

    def board(self) -> Shown:
        return self.boards()[-1]

    def shows(self) -> int:
        """Return the number of actions that the board shows; -1 if there is no board."""
        ids = [custom_id for board in self.boards()[-1:] for custom_id in board.actions.values()]
        return max((int(custom_id.split(":")[2]) for custom_id in ids), default=-1)

    async def shows_all(self, number: int) -> bool:
        """Return whether that many actions have been played and the board shows them."""
        return (await self.number()) == number == self.shows()

    def ephemeral_text(self, who: str | None = None) -> str:
        """Return the ephemeral messages to that player, or to all, since the fault began."""
        return "\n".join(
            message.text
            for name in ([who] if who else PEOPLE)
            for message in self.messages(name)
            if message.private and message.id not in self._before[name]
        )

    def letters(self, who: str) -> list[Shown]:
        """Return that player's direct messages about this table."""
        return [message for message in self.harness.mail(who) if f"table {self.table}" in message.text]

    @property
    def secret(self) -> bool:
        return load(self.game).has_direct_messages

    async def live(self) -> TableSession:
        return await self.harness.bot.services.tables.get(self.table)

    async def rest(self) -> None:
        await self.harness.rest()

    # ------------------------------------------------------------------ doing

    async def open(self, **options: Any) -> None:
        outcome = await self.harness.seats["Ann"].command("play", game=self.game, **options)
        assert outcome.state == "done"
        await self.rest()
        found = await self.harness.store.open_at(self.channel)
        assert found is not None
        self.table = found

    async def sit(self, *people: str) -> None:
        """Seat people beside Ann, who has opened the table."""
        for name in people or PEOPLE:
            if name != "Ann":
                assert (await self.press(name, "@join")).state == "done"

    async def start_game(self) -> None:
        """Open and start a new game."""
        await self.open()
        await self.sit()
        assert (await self.press("Ann", "@start")).state == "done"
        await self.rest()
        self.mark()

    def mark(self) -> None:
        """From now on it counts what people are told."""
        self._before = {name: {message.id for message in self.messages(name)} for name in PEOPLE}

    async def press(self, who: str, action: str, on: Shown | None = None) -> InteractionOutcome:
        board = on or self.board()
        return await self.harness.seats[who].click(board.button(action), board.json)

    async def offered(self, who: str, action: str) -> Shown:
        """Return an ephemeral message with this button, after opening the one of ⋯ if there is none."""

        def found() -> list[Shown]:
            return [message for message in self.messages(who) if message.private and action in message.actions]

        if not found():
            assert (await self.press(who, "@more")).state == "done"
        return found()[-1]

    @asynccontextmanager
    async def unanswered(self, doing: Coroutine[Any, Any, InteractionOutcome], rule: FaultRule) -> AsyncIterator[None]:
        """Make Discord refuse, or never confirm, the bot's answer to this inside the context."""
        await self.harness.make(rule)
        stuck = asyncio.create_task(doing)
        try:
            # Long enough for the bot to be at its answer.
            await asyncio.sleep(0.1)
            yield
        finally:
            stuck.cancel()
            await asyncio.gather(stuck, return_exceptions=True)

    async def next(self) -> tuple[str, str, list[str] | None]:
        """Return a player who can act, and a button's custom id or a select's with the chosen value."""
        live = await self.live()
        assert live.table is not None
        board = self.board()
        ids = {seat.id: name for name, seat in self.harness.seats.items()}
        seats: Sequence[Seat] = sorted(live.table.actors)
        for seat in seats:
            legal = live.table.legal(seat)
            who = ids[live.stored.seats[seat].user]
            offered = [(action, custom_id, None) for action, custom_id in board.actions.items()]
            chosen = [
                (option["value"], custom_id, [option["value"]])
                for custom_id, options in board.selects.items()
                for option in options
            ]
            for action, custom_id, values in [*offered, *chosen]:
                # What is too long for a button's id is named by its place.
                if action.partition("~")[0] in legal or action.startswith("#"):
                    return who, custom_id, values
        raise AssertionError(f"nothing to press for {seats} on {board!r}")

    async def act(self) -> InteractionOutcome:
        """Play the next action by a press."""
        board = self.board()
        who, custom_id, values = await self.next()
        return await self.harness.seats[who].click(custom_id, board.json, values)

    async def command(self, who: str, path: str, **options: Any) -> InteractionOutcome:
        return await self.harness.seats[who].command(path, **options)

    # ------------------------------------------------------------------ what is asked of it

    async def until(self, check: Callable[[], Awaitable[bool] | bool], what: str) -> None:
        """Wait until that is so."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    found = check()
                    if found if isinstance(found, bool) else await found:
                        return
                    await asyncio.sleep(0.02)
        except TimeoutError:
            stored = await self.stored()
            raise AssertionError(
                f"never: {what}; stored {stored.actions}, {stored.status}, painted {stored.painted}, "
                f"shown {self.shows()}, told {self.ephemeral_text()!r}, boards {self.boards()}"
            ) from None

    async def healed(self, number: int) -> None:
        """Wait until the table is right after that many actions, and check that the next two presses work.

        It is right if one board shows the actions, and every player who may know something new has it in one
        direct message.
        """
        await self.until(lambda: self._all_is_well(number), f"all is well after {number} actions")
        for more in (1, 2):
            assert (await self.act()).state == "done"
            await self.until(lambda more=more: self._all_is_well(number + more), f"{more} more")  # type: ignore[misc]

    async def _all_is_well(self, number: int) -> bool:
        await self.rest()
        stored = await self.stored()
        assert len(stored.actions) <= number, stored.actions
        boards = self.boards()
        return (
            len(stored.actions) == number == stored.painted == self.shows()
            and [board.id for board in boards] == [stored.message]
            and (
                not self.secret
                or (not _lagging(TableSession(stored)) and all(self._one_letter(name) for name in PEOPLE))
            )
        )

    def _one_letter(self, who: str) -> bool:
        return len(self.letters(who)) == 1


@contextmanager
def here(harness: LoopbackHarness, channel: int) -> Iterator[None]:
    """Move all seats to that channel inside the context."""
    for seat in harness.seats.values():
        seat.channel_id = channel
    try:
        yield
    finally:
        for seat in harness.seats.values():
            seat.channel_id = None


async def a_room(harness: LoopbackHarness, game: str) -> Room:
    made = await harness.make(ChannelMade(name=f"room-{game.replace('_', '-')}"))
    return Room(harness, game, int(made["channel"]))


async def fine_again(harness: LoopbackHarness, room: Room) -> None:
    """Fine weather, and nothing left of that room."""
    moods: list[FaultRule] = [Cleared(), *(DirectMessages(person=name, open=True) for name in PEOPLE)]
    server = harness.local.world.channels.get(room.channel)
    if server is not None and not harness.local.world.bot_is_in(server.guild_id):
        moods.append(BotInvited())
    for mood in moods:
        await harness.make(mood)
    table = await harness.store.open_at(room.channel)
    if table is not None:
        await harness.store.close(table, now=1.0)
        harness.bot.services.tables.drop([table])
    if room.channel in harness.local.world.channels:
        await harness.make(Permissions(channel=str(room.channel)))
        await harness.make(ChannelDeleted(channel=str(room.channel)))
    await harness.rest()
