"""Computers that play: their own seats, those of people who are away, and a decision whose time is up."""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections.abc import Callable
from typing import Protocol

import structlog
from msgspec import Struct

from bot.ai.external_players import ExternalPlayers
from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.core import retry
from bot.core.errors import UserError
from bot.core.service import Service
from bot.core.tasks import BackgroundTasks, cancel_tasks
from bot.engines.registry import is_program
from bot.table.deadlines import By, all_away, is_away, now, playing_level, stand_in_level
from bot.table.registry import ActionRefused, TableRegistry
from bot.table.session import TableSession
from bot.table.table_options import next_auto_roll
from games.ai import levels
from games.ai.stakes import stakes_of
from games.core import Action, Seat
from games.core.record import Frame

log = structlog.get_logger(__name__)

PAUSE = (0.4, 2.5)
"""Seconds that a computer takes at least and at most, so that people can follow."""
UNSAID = (0.2, 1.0)
"""Between which parts of the way from the shortest to the longest it lies in a game that names no stakes."""
SWAY = 0.4
"""Share of the way to the longest pause by which such a pause may be longer than the shortest that fits."""
SHORTEST_REST = 1.0
"""Seconds that it rests at least, however often somebody wakes it."""


class PendingMove(Struct, frozen=True):
    """A decision that a computer has to make: for which seat, how well, after how many actions, and why. Also a roll
    that the table owes to a person, where it could not be made with the action before it."""

    seat: Seat
    level: str
    number: int
    by: By


class ActionFollowUp(Protocol):
    """Follows up an action that is stored."""

    async def after_action(self, session: TableSession, step: Frame) -> None:
        """Show it, and see who is next."""
        ...


class _Mover:
    """The task that moves for the computers of one table."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None]
        self.tried = asyncio.Event()
        """Set when the first decision has been made, or could not be made."""
        self.timely = False
        """True if the scheduler has asked for it: then it decides for players whose time is up, too."""

    @property
    def stand_in_time(self) -> float:
        """Present time for comparing deadlines; minus infinity unless the scheduler has asked for this task.

        Only the clock may find a deadline passed: time may have stood still.
        """
        return now() if self.timely else -math.inf


class _RetryTimer:
    """The time after something went wrong at a table, until it is tried again."""

    def __init__(self, failures: int, number: int | None, then: Callable[[], None]) -> None:
        """Schedule ``then`` for after so many ``failures`` in a row before the latest.

        ``number`` is the number of actions so far (None: not known).
        """
        self.failures = failures
        self.number = number
        self._then = then
        self._loop = asyncio.get_running_loop()
        self._begun = self._loop.time()
        self._timer = self._loop.call_later(retry.COMPUTER.pause(failures), then)

    def cut_short(self) -> None:
        """Shorten the wait to ``SHORTEST_REST``, because a user has looked at the table."""
        at = self._begun + SHORTEST_REST
        if at < self._timer.when():
            self._timer.cancel()
            self._timer = self._loop.call_at(at, self._then)

    def cancel(self) -> None:
        """Cancel the retry."""
        self._timer.cancel()


class AiMoveScheduler(Service):
    """Scheduler of computers' moves, one move after another at each table.

    While computers have to move at a table there is a task for it; when people are to decide there is none. What has
    to be done follows from what is stored, so that another process can go on with it. Whatever goes wrong is tried
    again, with longer and longer rests, and at once when somebody looks at the table.
    """

    def __init__(
        self,
        tables: TableRegistry,
        engine_workers: EngineWorkers,
        external_players: ExternalPlayers,
        follower: ActionFollowUp,
    ) -> None:
        self._tables = tables
        self._engine_workers = engine_workers
        self._external_players = external_players
        self._follower = follower
        self._moving: dict[int, _Mover] = {}
        self._resting: dict[int, _RetryTimer] = {}
        self._preparing = BackgroundTasks()

    def on_change(self, session: TableSession) -> None:
        """Start the computers' decisions that a change at that table makes due.

        Decisions whose time is up are left to the scheduler, which takes a few tables at a time.
        """
        if session.id in self._moving:
            return
        if (rest := self._resting.get(session.id)) is not None:
            if rest.number != session.action_count:
                rest.cut_short()
            return
        duty = next_ai_move(session, now())
        if duty is not None and duty.by != "clock":
            self._start(session.id)

    def after_press(self, interaction: object, session: TableSession) -> None:
        """Retry at a table whose computer waits after an error, because a player pressed a button there."""
        self.retry(session)

    def retry(self, session: TableSession) -> None:
        """Retry at once at a table whose computer waits after an error."""
        if session.id in self._resting:
            self._resting[session.id].cut_short()
        else:
            self.on_change(session)

    async def play_due(self, session: TableSession) -> None:
        """Decide there also for those whose time is up. Waits until that has been tried once."""
        duty = next_ai_move(session, now())
        if session.id in self._moving:
            self._moving[session.id].timely = True
        if session.id in self._moving or session.id in self._resting or duty is None:
            self.retry(session)
        else:
            mover = self._start(session.id)
            mover.timely = True
            if duty.by == "clock":
                await mover.tried.wait()

    def warm_up_worker(self, game: str) -> None:
        """Prepare a worker process for a game, because a computer has sat down."""
        self._preparing.start(self._engine_workers.warm_up(game))

    @property
    def pending_count(self) -> int:
        """Number of tables at which computers think, or wait after a failure."""
        return len(self._moving) + len(self._resting)

    async def stop(self) -> None:
        """Cancel all pending and running moves; the next start schedules them again."""
        for rest in self._resting.values():
            rest.cancel()
        self._resting.clear()
        await cancel_tasks(mover.task for mover in self._moving.values())
        await self._preparing.stop()

    def _start(self, table: int) -> _Mover:
        mover = self._moving[table] = _Mover()
        mover.task = asyncio.create_task(self._move_on(table, mover))
        # This also runs if the task is cancelled before it has begun.
        mover.task.add_done_callback(lambda _: self._gone(table, mover))
        return mover

    def _try_again(self, table: int) -> None:
        if table not in self._moving:
            self._start(table)

    def _gone(self, table: int, mover: _Mover) -> None:
        mover.tried.set()
        if self._moving.get(table) is mover:
            del self._moving[table]

    async def _move_on(self, table: int, mover: _Mover) -> None:
        try:
            while await self._move(table, mover):
                self._resting.pop(table, None)
                mover.tried.set()
        except UserError:
            self._resting.pop(table, None)
        except Exception:
            before = self._resting.pop(table, None)
            failures = 0 if before is None else before.failures + 1
            log.exception("computer move failed", table=table, again_in=retry.COMPUTER.pause(failures))
            there = self._tables.cached(table)
            number = None if there is None else there.action_count
            self._resting[table] = _RetryTimer(failures, number, lambda: self._try_again(table))
        else:
            self._resting.pop(table, None)
        # No await between finding nothing to do and this: nobody can have looked in between.
        self._gone(table, mover)

    async def _move(self, table: int, mover: _Mover) -> bool:
        """Make the next decision that is due there; False if there is none."""
        live = await self._tables.get(table)
        duty = next_ai_move(live, mover.stand_in_time)
        if duty is None:
            return False
        # The computation is part of the pause. A player whose time is up has had pause enough.
        pause = _pause(live, duty) if duty.by == "computer" else 0.0
        action, _ = await asyncio.gather(self._decide(live, duty), asyncio.sleep(pause))
        while True:
            async with self._tables.lock(table):
                live = await self._tables.get(table)
                fresh = next_ai_move(live, mover.stand_in_time, duty.seat)
                if fresh is None:
                    # They have come back or acted themselves, or the table is over.
                    return True
                if fresh == duty:
                    await self._carry_out(live, duty, action)
                    return True
            # If all decide at once, another player's action leaves the same decision in another position.
            duty = fresh
            action = await self._decide(live, duty)

    async def _decide(self, session: TableSession, pending: PendingMove) -> Action:
        """Return the action that the computer chooses.

        If it fails, return any legal action, so that the game goes on. If a program fails, the computer that
        replaces players decides.
        """
        assert session.table is not None
        legal = session.table.legal(pending.seat)
        view = session.table.view(pending.seat)
        seed = _seed(session, pending)
        if len(legal) == 1:
            return legal[0]
        level, own = pending.level, session.stored.seats[pending.seat].level
        if pending.by == "computer" and own is not None and is_program(own):
            chosen = await self._external_players.choose(session, pending.seat, own, seed)
            if chosen is not None:
                return chosen
            level = stand_in_level(session.game.name)
        try:
            return await self._engine_workers.choose(session.game.name, level, view, legal, seed)
        except EngineFailed as error:
            log.error(
                "computer decision failed", table=session.id, game=session.game.name, level=level, error=str(error)
            )
            return _any(session, pending)

    async def _carry_out(self, session: TableSession, pending: PendingMove, action: Action) -> None:
        """Play the action by the way that people's actions take."""
        assert session.table is not None
        user = session.stored.seats[pending.seat].user if pending.by == "table" else None
        for tried in (action, _any(session, pending)):
            try:
                session, step = await self._tables.play(
                    session, pending.seat, tried, turn=pending.number, user=user, interaction=None, by=pending.by
                )
            except ActionRefused as refused:
                log.error(
                    "computer action refused", table=session.id, level=pending.level, action=tried, error=str(refused)
                )
                continue
            except UserError:
                # Another process was quicker; the next round finds the next decision.
                return
            await self._follower.after_action(session, step)
            return
        raise RuntimeError(f"no action of seat {pending.seat} at table {session.id} is accepted")


def next_ai_move(session: TableSession, at: float, only: Seat | None = None) -> PendingMove | None:
    """Return the next decision that a computer has to make at that table; None if players decide.

    ``only`` restricts it to one seat. Seats are taken in order; a player's decision whose time is up goes
    before those of computers.
    """
    table, stored = session.table, session.stored
    if table is None or stored.status != "playing" or stored.paused is not None:
        return None
    due: list[PendingMove] = []
    for seat in sorted(table.actors if only is None else table.actors & {only}):
        sitting = stored.seats[seat]
        if sitting.deadline is not None and sitting.deadline <= at:
            return PendingMove(seat, stand_in_level(stored.game), session.action_count, "clock")
        if sitting.level is not None or is_away(stored, seat):
            level = stand_in_level(stored.game) if sitting.level is None else playing_level(stored.game, sitting.level)
            due.append(PendingMove(seat, level, session.action_count, "computer"))
        elif (owed := next_auto_roll(session)) is not None and owed.seat == seat:
            due.append(PendingMove(seat, stand_in_level(stored.game), session.action_count, "table"))
    return due[0] if due and not all_away(session) else None


def _pause(session: TableSession, pending: PendingMove) -> float:
    """Return the seconds that a computer seems to think: more when more is at stake for the room.

    Secrets do not change it: it follows from public numbers and the room's view alone.
    """
    assert session.table is not None
    (shortest, longest), at_stake = PAUSE, stakes_of(session.game.name, session.table.view(None), pending.seat)
    low, high = UNSAID if at_stake is None else (at_stake * (1 - SWAY), at_stake * (1 - SWAY) + SWAY)
    part = levels.decision_rng(session.id, pending.number, pending.seat, "pause").uniform(low, high)
    return shortest + (longest - shortest) * part


def _seed(session: TableSession, pending: PendingMove) -> str:
    """Return the random seed of the decision.

    It is as secret as the dice until they are revealed, and reveals nothing of them.
    """
    return hashlib.sha256(session.stored.seed + f"computer:{pending.number}:{pending.seat}".encode()).hexdigest()


def _any(session: TableSession, pending: PendingMove) -> Action:
    assert session.table is not None
    return levels.decision_rng(_seed(session, pending), "any").choice(session.table.legal(pending.seat))
