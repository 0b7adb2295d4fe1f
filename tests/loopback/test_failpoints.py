"""kill -9 at every step between a click and its answer: what was answered is there, once, and all see the present."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.core.instrumentation import FAILPOINTS
from bot.storage import NotInLobby, TableRow, open_store
from bot.table.deadlines import now
from bot.table.session import TableSession
from bot.table.table_options import next_auto_roll
from bot.ui.games import playable_games
from playground.errors import LocalError
from playground.server import LocalDiscord
from playground.simulated_user import InteractionOutcome, SimulatedUser
from tests.bot.message_text import Shown
from tests.loopback.presence import amiss
from tests.loopback.process_pool import Child, Nursery, nursery

PEOPLE = ("Ann", "Ben", "Cleo")
ACTIONS = 5
NEVER = 1_000_000
PATIENCE = 60.0
EVENING = 8 * PATIENCE
"""Seconds after which people have pressed in vain for long enough."""

Point = tuple[str, int]
"""A step, and how often a process comes to it before it dies of it."""

USUAL: dict[str, list[Point]] = {
    "magic_numbers": [("whispered", 1), ("rolling", 1), ("answered", 2)],
    "pillow_fight": [("started", 1), ("replaced", 1), ("proposed", 2), ("forgotten", 1)],
    "sibling_rivalry": [("posted", 1), ("rolled", 1), ("committed", 2)],
    "tie_die": [("seated", 2), ("drawn", 3), ("counted", 1)],
}
ANY: list[Point] = [("heard", 3), ("stored", 1), ("answered", 2)]
"""Those of a game that is not named above."""
AT_MOST_ROLLED = 4
HURRY = 5.0
"""Seconds by which the clocks of two processes may differ here."""
"""So many rolls in a row are not made for people, unless by a miracle."""
TIMES = 11
"""As the how manieth of its kind a step is died at, in a deep run."""
AT_ONCE = 3
"""So many deaths in an evening."""
ACTIONS_OF_DEEP = 12
LEAST = 75
"""So many deaths of each game in a deep run: 300 of all."""
OF_ALL = (
    *("heard", "opened", "seated", "started", "proposed", "stored", "committed"),
    *("counted", "drawn", "answered", "posted", "replaced", "noted", "closed", "forgotten"),
)
"""The steps that come in every game's evening."""


class FailpointRun:
    """A local Discord, and a bot that may be dead."""

    def __init__(self, local: LocalDiscord, database: Path, plan: Sequence[Point], nursery: Nursery) -> None:
        self.nursery = nursery
        self.plan = list(plan)
        self.local = local
        self.database = database
        self.seats = {name: SimulatedUser(local, name) for name in PEOPLE}
        self.process: Child | None = None
        self.next: Point = ("", NEVER)
        """What the one who is awake dies of."""
        self.died: list[Point] = []
        self.looked = 0
        """After so many deaths what people see has been looked at."""

    @property
    def deaths(self) -> int:
        return len(self.died)

    async def wake(self) -> None:
        """Start the bot. It dies where the plan says next, be it before it is ready: then another one is started."""
        while True:
            step, times = self.next = self.plan.pop(0) if self.plan else ("", NEVER)
            self.process = await self.nursery.fork(
                [self.local.url, self.local.gateway.url, self.local.token, str(self.database), step, str(times)]
            )
            async with asyncio.timeout(PATIENCE):
                if await self.process.readline() == b"ready\n":
                    return
                await self.process.wait()
            self.died.append(self.next)

    async def sleep(self) -> None:
        """End the bot in an orderly way; it is dead then in any case."""
        if self.process is not None:
            await self.process.end()

    async def do(self, deed: Callable[[], Any]) -> InteractionOutcome | None:
        """Run a player's action; return None if the bot died of it, in which case a new bot is started."""
        assert self.process is not None
        doing = asyncio.ensure_future(deed())
        dying = asyncio.shield(self.process.gone)
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        if doing.done() and not dying.done():
            # What it does after the answer may be what it dies of.
            await asyncio.wait({dying}, timeout=0.05)
        died = dying.done()
        dying.cancel()
        outcome: InteractionOutcome | None = None
        if doing.done():
            with suppress(LocalError, TimeoutError):
                outcome = doing.result()
        else:
            doing.cancel()
        if died:
            self.died.append(self.next)
            await self.wake()
        return outcome

    async def revive(self) -> None:
        """Start a new bot if the current one has died without a player's action."""
        assert self.process is not None
        if self.process.gone.done():
            self.died.append(self.next)
            await self.wake()

    async def amiss(self, table: int) -> list[str]:
        """Return the differences between visible and stored state; empty if all is well."""
        return await amiss(self.database, table, self.seats, self.local.world.cdn.get)

    async def stored(self, table: int = 1) -> TableRow | None:
        async with open_store(self.database) as store:
            return await store.load(table)

    async def knows(self, who: str) -> bool:
        """Return whether the table stores that player in a seat."""
        stored = await self.stored()
        return stored is not None and any(seat.user == self.seats[who].id for seat in stored.seats)

    def boards(self, table: int) -> list[Shown]:
        """All public messages in which that table's buttons can be pressed."""
        messages = [Shown(message, lambda _: None) for message in self.seats["Ann"].messages()]
        return [
            message
            for message in messages
            if not message.private and any(one.startswith(f"s:{table}:") for one in message.buttons.values())
        ]

    async def press(self, who: str, action: str, table: int, turn: int | None = None) -> bool:
        """Press a button of the table's board, or choose from its lists; whether the bot answered."""
        board = self.boards(table)[-1]
        chosen = None
        custom_id = board.actions.get(action, f"s:{table}:{turn}:{action}")
        if action not in board.actions and board.offers(action):
            custom_id, chosen = board.options(action)
        outcome = await self.do(lambda: self.seats[who].click(custom_id, board.json, chosen))
        return outcome is not None and outcome.state == "done"

    async def command(self, who: str, path: str, **options: str) -> bool:
        outcome = await self.do(lambda: self.seats[who].command(path, **options))
        return outcome is not None and outcome.state == "done"


@asynccontextmanager
async def a_night(folder: Path, plan: Sequence[Point], births: Nursery) -> AsyncIterator[FailpointRun]:
    async with LocalDiscord(people=PEOPLE, rate_limits=False) as local:
        run = FailpointRun(local, folder / "bot.sqlite", plan, births)
        try:
            yield run
        finally:
            if run.process is not None:
                run.process.kill()
                await run.process.wait()


async def an_evening(run: FailpointRun, game: str, actions: int = ACTIONS) -> None:
    """Play a lobby, some actions, an end, a rematch and a player's deletion, each checked after a death."""
    ids = {seat.id: name for name, seat in run.seats.items()}
    while not run.boards(1):
        await run.command("Ann", "play", game=game)
    stored = await run.stored()
    assert stored is not None
    assert [ids[seat.user] for seat in stored.seats] == ["Ann"]
    for name in PEOPLE[1:]:
        answered = await run.press(name, "@join", 1)
        stored = await run.stored()
        assert stored is not None
        if name not in [ids[seat.user] for seat in stored.seats]:
            assert not answered
            await run.press(name, "@join", 1)
        await present(run)
    while (stored := await run.stored()) is not None and stored.status == "lobby":
        await run.press("Ann", "@start", 1)
    await present(run)
    stored = await run.stored()
    assert stored is not None
    assert stored.status == "playing"
    _is_awaited(stored)
    await afresh(run)
    done = waited = 0
    while done < actions:
        live = TableSession(stored)
        table = live.table
        assert table is not None
        seat = min(table.actors)
        legal = table.legal(seat)
        if next_auto_roll(live) is not None:
            # It is about to be made, by the bot that is awake.
            await asyncio.sleep(0.05)
            stored = await run.stored()
            assert stored is not None
            done = len(stored.actions)
            continue
        board = run.boards(1)[-1]
        # What is too long for a button's id is named by its place.
        given = [*board.actions, *(option["value"] for options in board.selects.values() for option in options)]
        offered = [action for action in given if action in legal or action.startswith("#")]
        if not offered:
            # It is written into a form, or the board is not there yet: the next one is waited for only a while.
            waited += 1
            if waited > 50:
                break
            await asyncio.sleep(0.1)
            continue
        action = offered[done % len(offered)]
        answered = await run.press(ids[stored.seats[seat].user], action, 1, done)
        await present(run)
        stored = await run.stored()
        assert stored is not None
        # What the table rolls then, it may have come to or not.
        came = len(stored.actions) - done
        assert came <= (1 if not stored.rolls else 1 + AT_MOST_ROLLED)
        assert came or not answered
        done = len(stored.actions)
        if stored.status == "over":
            break
        assert stored.status == "playing"
        _is_awaited(stored)
    for name in PEOPLE:
        stored = await run.stored()
        assert stored is not None
        if stored.status == "playing":
            await run.command(name, "table resign")
            stored = await run.stored()
            assert stored is not None
            if stored.status == "playing" and not _left(stored, run.seats[name].id):
                await run.command(name, "table resign")
        await present(run)
    stored = await run.stored()
    assert stored is not None
    assert stored.status == "over"
    while await run.stored(2) is None:
        # The board may not show the end yet.
        await run.press("Ben", "@rematch", 1)
        await asyncio.sleep(0.05)
    await run.command("Ann", "table end")
    while await run.knows("Cleo"):
        await run.command("Cleo", "me privacy")
        for custom_id in ("m:delete", "m:delete-sure", "m:delete-final"):
            await run.do(lambda custom_id=custom_id: run.seats["Cleo"].click(custom_id))  # type: ignore[misc]


async def afresh(run: FailpointRun) -> None:
    """Post the board again, further down."""
    old = run.boards(1)[-1].id
    while run.boards(1)[-1].id == old:
        await run.command("Ann", "table board")
        await present(run)


def _is_awaited(stored: TableRow) -> None:
    """Check that each decision that a player owes has a deadline, and the clock wakes in time for the first."""
    table, at = TableSession(stored).table, now()
    assert table is not None
    deadlines = {seat: stored.seats[seat].deadline for seat in table.actors}
    assert all(due is not None and at < due <= at + stored.clock + HURRY for due in deadlines.values()), deadlines
    assert stored.wake is not None
    assert stored.wake <= min(due for due in deadlines.values() if due is not None)


def _left(stored: TableRow, user: int) -> bool:
    return any(action == "resign" and stored.seats[seat].user == user for seat, action in stored.actions)


async def present(run: FailpointRun) -> None:
    """After a death: once another bot is awake, all see what is stored, and nothing else."""
    if run.looked == run.deaths:
        return
    found: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while found := await run.amiss(1):
                # What the table rolls is on its way to be seen; the bot may die of that, too.
                await asyncio.sleep(0.05)
                await run.revive()
    except TimeoutError:
        raise AssertionError("\n".join([f"after {run.died}:", *found])) from None
    run.looked = run.deaths


async def check(run: FailpointRun) -> None:
    """All is well, once the bot has slept: nothing is behind any more, all see the present, and no table has two
    boards."""
    async with open_store(run.database) as store:
        stored = await store.load(1)
        assert stored is not None
        assert stored.status == "over"
        assert stored.painted == len(stored.actions)
        assert await store.is_counted(1)
        assert await store.next_uncounted() is None
        assert not await store.pending_repaints()
        assert not await store.pending_deletions()
        with pytest.raises(NotInLobby):
            await store.set_options(1, {})
    table = 1
    while await run.stored(table) is not None:
        found = await run.amiss(table)
        assert not found, "\n".join([f"table {table} after {run.died}:", *found])
        table += 1


def made(folder: Path, name: str) -> Path:
    inside = folder / name
    inside.mkdir()
    return inside


@pytest.mark.parametrize("game", playable_games())
async def test_an_evening_survives_the_deaths_of_the_bot(
    game: str, tmp_path: Path, share: Callable[[int, int], int]
) -> None:
    deep = share(1, 0)
    async with nursery("tests.loopback.failpoint_process") as births:

        async def survived(plan: Sequence[Point], folder: Path) -> list[Point]:
            """Play an evening with these deaths, and return the deaths that really happened."""
            async with a_night(folder, plan, births) as run:
                await run.wake()
                async with asyncio.timeout(EVENING):
                    await an_evening(run, game, ACTIONS_OF_DEEP if deep else ACTIONS)
                run.plan.clear()
                await run.sleep()
                # What was left undone by a stop or a death is made up for at the next start.
                await run.wake()
                await run.sleep()
                await check(run)
            return run.died

        if not deep:
            plan = USUAL.get(game, ANY)
            assert await survived(plan, made(tmp_path, "usual")) == plan
            return
        waiting = [(step, times) for times in range(1, TIMES + 1) for step in FAILPOINTS]
        died: list[Point] = []
        for number in count():
            if not waiting:
                break
            plan = waiting[:AT_ONCE]
            came = await survived(plan, made(tmp_path, str(number)))
            assert came == plan[: len(came)]
            died += came
            waiting = waiting[len(came) :]
            if not came:
                # With a whole evening before it: what comes so often in none does not come more often either.
                never, times = plan[0]
                waiting = [point for point in waiting if not (point[0] == never and point[1] >= times)]
        assert len(died) >= LEAST, str(died)
        assert {step for step, _ in died} >= set(OF_ALL)
