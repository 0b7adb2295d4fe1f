"""A server from which far more is asked than there are means for: its people are told so, and another one's notice
nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.interactions.rate_limits import PERSON, SERVER, Kind, RateLimiter
from playground.client.event_stream import StreamEvent
from playground.faults.rules import ServerMade
from playground.simulated_user import InteractionOutcome, SimulatedUser
from tests.bot.message_text import Shown
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.loopback.two_guilds import PEOPLE, Room

Ask = Callable[[SimulatedUser], Coroutine[Any, Any, InteractionOutcome]]


def asks(board: Shown, over: int) -> dict[Kind, list[Ask]]:
    """Return the requests that flood the bot, by the kind of rate limit that they use.

    Some are about the table being played, some about the table ``over``, whose game is over.
    """
    deed = next(custom_id for action, custom_id in board.actions.items() if not action.startswith("@"))
    return {
        "act": [lambda seat: seat.click(deed, board.json)],
        "look": [
            lambda seat: seat.click(board.button("@text"), board.json),
            lambda seat: seat.command("leaderboard"),
            lambda seat: seat.command("profile"),
        ],
        "call": [lambda seat: seat.command("table board")],
        "open": [lambda seat: seat.command("play", game="tie_die")],
        "film": [lambda seat: seat.command("replay", id=str(over))],
        "review": [lambda seat: seat.command("review", id=str(over))],
    }


class Charged(RateLimiter):
    """The usual budgets, which do not fill again, and note who was let in and who was not, by kind and server."""

    def __init__(self) -> None:
        super().__init__(clock=lambda: 0.0, scale=1)
        self.let_in: Counter[tuple[Kind, int | None]] = Counter()
        self.refused: Counter[tuple[Kind, int | None]] = Counter()

    def take_token(self, kind: Kind, person: int, server: int | None) -> bool:
        paid = super().take_token(kind, person, server)
        (self.let_in if paid else self.refused)[kind, server] += 1
        return paid


def listened(opened: LoopbackHarness) -> set[int]:
    """Return a set that collects the users told from now on that they request too much.

    Each is noted at once, because such a message is deleted after the time it takes to read.
    """
    told: set[int] = set()

    def listen(event: StreamEvent) -> None:
        if event.seat is not None and b"a lot at once" in event.frame:
            told.add(event.seat)

    opened.local.broadcaster.watchers.append(listen)
    return told


@asynccontextmanager
async def flooded(
    opened: LoopbackHarness, flooders: list[SimulatedUser], kinds: dict[Kind, list[Ask]], told: set[int]
) -> AsyncIterator[None]:
    """Meanwhile each of them asks for as much as one person may, all together for far more than a server may."""
    asking: list[asyncio.Task[InteractionOutcome]] = []

    async def flood() -> None:
        for kind, ways in kinds.items():
            for number in range(int(PERSON[kind].most)):
                asking.extend(asyncio.create_task(ways[number % len(ways)](seat)) for seat in flooders)
                await asyncio.sleep(0.01)

    flood_task = asyncio.create_task(flood())
    try:
        yield
        await flood_task
        for seat in flooders:
            await seat.until(lambda seat=seat: seat.person.id in told, 60)  # type: ignore[misc]
    finally:
        for task in (flood_task, *asking):
            task.cancel()
        await asyncio.gather(flood_task, *asking, return_exceptions=True)


async def test_when_many_people_of_one_server_ask_for_too_much_they_are_told_and_another_servers_people_play_on(
    tmp_path: Path, share: Callable[[int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"F{number}" for number in range(share(40, 9))]
    async with loopback_harness(tmp_path, (*PEOPLE, *names)) as opened:
        flooders = [opened.seats[name] for name in names]
        await opened.start(*names[:2])
        await flooders[0].command("table resign")
        await opened.rest()
        await flooders[0].command("play", game="tie_die")
        assert (await opened.press(names[1], "@join", table=2)).state == "done"
        assert (await opened.press(names[0], "@start", table=2)).state == "done"
        await opened.rest()
        board = await opened.board(2)
        made = await opened.make(ServerMade(name="Elsewhere"))
        elsewhere = int(made["server"])
        (channel,) = [one.id for one in opened.local.world.channels.values() if one.guild_id == elsewhere]
        for name in PEOPLE:
            opened.seats[name].channel_id = channel
        room = Room(opened, "tie_die", channel)
        await room.start_game()
        budgets = Charged()
        monkeypatch.setattr(opened.bot.services.dispatcher._interaction_filter, "_rate_limiter", budgets)
        kinds = asks(board, over=1)
        if len(flooders) * PERSON["act"].most <= SERVER["act"].most:
            # To act more often than a server may takes more people than these.
            del kinds["act"]
        told = listened(opened)
        async with flooded(opened, flooders, kinds, told):
            for number in range(1, 9):
                assert (await room.act()).state == "done"
                assert (await room.press("Ann", "@text")).state == "done"
                await room.until(lambda number=number: room.shows_all(number), f"{number} on the board")  # type: ignore[misc]
        here, there = opened.local.guild_id, elsewhere
        for kind in kinds:
            # Nobody has asked for more than one person may: it is the server that may not.
            assert budgets.refused[kind, here] > 0, kind
            assert budgets.let_in[kind, here] == SERVER[kind].most, kind
        assert not any(server == there for _, server in budgets.refused)
        assert not told & {opened.seats[name].person.id for name in PEOPLE}
