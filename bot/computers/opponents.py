"""Computers that play: their own seats, those of people who are away, and a decision whose time is up."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

import structlog
from msgspec import Struct

from bot.computers.thinking import ThoughtFailed
from bot.live import Live
from bot.refusals import Refusal
from bot.tables import RulesRefused
from bot.waiting import By, deserted, is_away, now, stand_in
from games import computers
from games.core import Action, Seat

if TYPE_CHECKING:
    from bot.client import Sleepover

log = structlog.get_logger(__name__)

PAUSE = (0.8, 2.5)
"""Seconds that a computer takes at least and at most, so that people can follow."""
_AFTER_TROUBLE = 5.0
"""Seconds until something that went wrong is tried again; more each time."""
_TRIES = 5


class Duty(Struct, frozen=True):
    """A decision that a computer has to make: for which seat, how well, after how many actions, and why."""

    seat: Seat
    level: str
    number: int
    by: By


class Opponents:
    """Moves for computers, one move after another at each table.

    While computers have to move at a table there is a task for it; when people are to decide there is none. What has
    to be done follows from what is stored, so that another process can go on with it.
    """

    def __init__(self, client: Sleepover) -> None:
        self._client = client
        self._moving: dict[int, asyncio.Task[None]] = {}
        self._preparing: set[asyncio.Task[None]] = set()

    def look(self, live: Live) -> None:
        """Something has changed at that table: if a computer has to decide there now, it will."""
        if live.id not in self._moving and next_duty(live, now()):
            self._moving[live.id] = asyncio.create_task(self._move_on(live.id))

    def prepare(self, game: str) -> None:
        """A computer has sat down: have a process ready for it."""
        task = asyncio.create_task(self._client.thinkers.prepare(game))
        self._preparing.add(task)
        task.add_done_callback(self._preparing.discard)

    async def stop(self) -> None:
        """Leave off where it is; the next start goes on."""
        tasks = [*self._moving.values(), *self._preparing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _move_on(self, table: int) -> None:
        troubles = 0
        try:
            while troubles < _TRIES:
                try:
                    if not await self._move(table):
                        return
                    troubles = 0
                except Refusal:
                    return
                except Exception:
                    log.exception("computer did not move", table=table)
                    troubles += 1
                    await asyncio.sleep(_AFTER_TROUBLE * troubles)
        finally:
            # No await between finding nothing to do and this: nobody can have looked in between.
            self._moving.pop(table, None)

    async def _move(self, table: int) -> bool:
        """Make the next decision that is due there; False if there is none."""
        live = await self._client.tables.get(table)
        duty = next_duty(live, now())
        if duty is None:
            return False
        # Thinking is part of the pause. For somebody whose time is up there has been pause enough.
        pause = 0.0 if duty.by == "clock" else _pause(live, duty)
        action, _ = await asyncio.gather(self._decide(live, duty), asyncio.sleep(pause))
        while True:
            async with self._client.tables.turn(table):
                live = await self._client.tables.get(table)
                fresh = next_duty(live, now(), duty.seat)
                if fresh is None:
                    # They have come back or acted themselves, or the table is over.
                    return True
                if fresh == duty:
                    await self._act(live, duty, action)
                    return True
            # Somebody else acted meanwhile where all decide at once: the same decision, in another position.
            duty = fresh
            action = await self._decide(live, duty)

    async def _decide(self, live: Live, duty: Duty) -> Action:
        """What the computer decides; if it fails, any of the actions there are, so that the game goes on."""
        assert live.table is not None
        legal = live.table.legal(duty.seat)
        view = live.table.view(duty.seat)
        seed = _seed(live, duty)
        if len(legal) == 1:
            return legal[0]
        try:
            return await self._client.thinkers.choose(live.game.name, duty.level, view, legal, seed)
        except ThoughtFailed as error:
            log.error("computer failed", table=live.id, game=live.game.name, level=duty.level, error=str(error))
            return _any(live, duty)

    async def _act(self, live: Live, duty: Duty, action: Action) -> None:
        """Play the action by the way that people's actions take."""
        assert live.table is not None
        for tried in (action, _any(live, duty)):
            try:
                live, step = await self._client.tables.commit(
                    live, duty.seat, tried, turn=duty.number, user=None, interaction=None, by=duty.by
                )
            except RulesRefused as refused:
                log.error("computer refused", table=live.id, level=duty.level, action=tried, error=str(refused))
                continue
            except Refusal:
                # Another process was quicker; what there is to do now is seen on the next round.
                return
            await self._client.follow(live, step)
            return
        raise RuntimeError(f"no action of seat {duty.seat} at table {live.id} is accepted")


def next_duty(live: Live, at: float, only: Seat | None = None) -> Duty | None:
    """The next decision that a computer has to make at that table, of all seats or of one; None if people decide.

    In seat order; a person's decision whose time is up goes before those of computers.
    """
    table, stored = live.table, live.stored
    if table is None or stored.status != "playing":
        return None
    due: list[Duty] = []
    for seat in sorted(table.actors if only is None else table.actors & {only}):
        sitting = stored.seats[seat]
        if sitting.deadline is not None and sitting.deadline <= at:
            return Duty(seat, stand_in(stored.game), live.number, "clock")
        if sitting.level is not None or is_away(stored, seat):
            due.append(Duty(seat, sitting.level or stand_in(stored.game), live.number, "computer"))
    return due[0] if due and not deserted(live) else None


def _pause(live: Live, duty: Duty) -> float:
    # The same for all secrets: it follows from public numbers alone.
    shortest, longest = PAUSE
    return computers.generator(live.id, duty.number, duty.seat, "pause").uniform(shortest, longest)


def _seed(live: Live, duty: Duty) -> str:
    """What is random in the decision: as secret as the dice until they are laid open, and telling nothing of them."""
    return hashlib.sha256(live.stored.seed + f"computer:{duty.number}:{duty.seat}".encode()).hexdigest()


def _any(live: Live, duty: Duty) -> Action:
    assert live.table is not None
    return computers.generator(_seed(live, duty), "any").choice(live.table.legal(duty.seat))
