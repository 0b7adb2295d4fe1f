"""Deadlines of all tables: they remind players, have a computer decide for absent ones, and close deserted tables.

The next deadline is stored, so that a restart changes nothing.

However many tables are due, it takes a few at a time, each once, and lets presses go first.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

import structlog
from msgspec.structs import replace
from structlog.contextvars import unbind_contextvars

from bot.core import instrumentation, retry
from bot.core.errors import UserError
from bot.core.service import Service, StartContext
from bot.interactions.concurrency import InteractionPriority
from bot.messages.reconciler import Reconciler, Result
from bot.messages.reminders import TurnReminders
from bot.play.post_action import ActionEffects
from bot.storage import ActionConflict, AlreadyOver, NotInLobby, NotSeated, TableRow
from bot.storage.repos.tables import TableRepository
from bot.table.deadlines import deadlines_now, now, restarted_deadlines, seats_to_remind
from bot.table.registry import TableGameMissing, TableRegistry
from bot.table.session import TableSession
from games.core import Seat

log = structlog.get_logger(__name__)

WORKERS = 4
"""Number of tables that are processed at the same time."""
BATCH = 8
"""Number of tables taken from the store at a time."""
PER_SECOND = 20
"""Most tables processed in a second if more are waiting than one batch. Each takes a call to Discord or two, and
Discord allows 50 a second for everything but the answers to clicks: there is room for other tables'."""
AGAIN = 30.0
"""Seconds after which a table that was taken is due again, if nothing has come of it."""

WITHOUT_GAME = 60.0
"""Seconds after which a table whose game is not installed is looked at again."""

_LATE = 0.01
"""Seconds by which the timer fires late: two clocks never agree to the last digit, and too early would be in vain."""
_NAP = 3600.0
"""Seconds after which the store is checked in any case: the machine's clock may have been set."""


class StandInPlayer(Protocol):
    """Protocol: a stand-in that decides for players whose time is up."""

    async def play_due(self, session: TableSession) -> None:
        """Decide there for them; returns once it has been tried."""
        ...


DueStep = Callable[[TableSession], Awaitable[bool]]
"""A step that may be due at a table. It looks whether it is, and does it; it returns whether that was all that was due,
because what it has done sets the timer anew."""


class DeadlineScheduler(Service):
    """One timer for all tables, set to the earliest time that any of them waits for."""

    def __init__(
        self,
        store: TableRepository,
        tables: TableRegistry,
        effects: ActionEffects,
        reminders: TurnReminders,
        stand_in: StandInPlayer,
        priority: InteractionPriority,
        due_steps: Sequence[DueStep],
    ) -> None:
        self._store = store
        self._tables = tables
        self._effects = effects
        self._reminders = reminders
        self._stand_in = stand_in
        self._priority = priority
        self._due_steps = due_steps
        self._timer = Reconciler[None]("deadline scheduler failed", self._process_due, retry.PROMPT)
        self._meant = math.inf
        """The earliest time that the timer was set for."""
        self._next = 0.0
        """The loop's time at which the next table may be begun, if many are due."""
        self._running = False

    async def start(self, context: StartContext) -> None:
        """Start taking tables that are due. Waits for nothing."""
        self._running = True
        self._timer.resume()
        self._timer.request(None, within=0.0)

    def restart(self) -> None:
        """Check what is due now, because the next deadline has been moved."""
        if self._running:
            self._timer.request(None, within=0.0)

    async def stop(self) -> None:
        """Stop taking tables that are due."""
        self._running = False
        await self._timer.stop()

    async def start_clock(self, session: TableSession) -> None:
        """Start the clock for the players who are to decide, where it does not, or not soon enough for what was stored
        last: when a game starts, and where something that has been done there may not have been followed up."""
        if session.stored.status != "playing":
            return
        at, wake = now(), session.stored.wake
        waiting = deadlines_now(session, at=at)
        if wake is not None and wake <= at + AGAIN and waiting.wake is not None and waiting.wake <= at:
            # It is due, and has been taken.
            waiting = replace(waiting, wake=wake)
        if waiting.seats or wake is None or (waiting.wake is not None and waiting.wake < wake):
            await self._tables.reset_waiting(session, waiting)

    async def hold(self, stored: TableRow) -> None:
        """Let nobody's time run out at a table whose game is not installed, so that it can go on where it is."""
        at = now()
        with suppress(ActionConflict, NotInLobby):
            if stored.status == "playing":
                waiting = replace(restarted_deadlines(stored, at=at), wake=at + WITHOUT_GAME)
                await self._store.set_waiting(stored.id, len(stored.actions), waiting)
            elif stored.status == "lobby":
                await self._store.extend_wake(stored.id, at + WITHOUT_GAME)

    async def recompute(self, table: int) -> None:
        """Recompute the deadlines of a table: a player wants other reminders, or rests at other times."""
        async with self._tables.lock(table):
            live = await self._tables.reload(table)
            if live.stored.status == "playing":
                await self._wait_on(live)
                await self._effects.after_change(live)

    async def _wait_on(self, session: TableSession) -> None:
        waiting = deadlines_now(session, at=now())
        if waiting.seats or waiting.wake != session.stored.wake:
            await self._tables.reset_waiting(session, waiting)

    def on_change(self, session: TableSession) -> None:
        """Set the timer of a changed table, and delete reminders that are out of date.

        Each table has the timer of the process that serves it.
        """
        if not session.ours:
            return
        if session.stored.wake is not None:
            self._set(session.stored.wake)
        self._reminders.remove_stale(session)
        self._reminders.notify_up_next(session)

    async def player_returned(self, session: TableSession, seat: Seat) -> None:
        """Restart the time of a player who plays again.

        Raises:
            UserError: they have not been away, or a player acted at that very moment.
        """
        if session.stored.seats[seat].missed == 0:
            raise UserError("sorry-not-away", repaint=True)
        waiting = deadlines_now(session, [seat], at=now())
        await self._tables.set_waiting(session, waiting)

    def _set(self, wake: float) -> None:
        """Set the timer to that time, unless it fires earlier anyway."""
        if self._running:
            self._meant = min(self._meant, wake)
            self._timer.request(None, within=_seconds_until(wake))

    async def _process_due(self, _: None) -> Result:
        """Handle all due tables, a batch at a time; return the seconds until the next one is due."""
        # Its work is not about the table that has set the timer.
        unbind_contextvars("table")
        meant, self._meant = min(self._meant, now()), math.inf
        while True:
            at = now()
            until = at + AGAIN
            due, following = await self._store.due_tables(at, most=1)
            if not due:
                break
            taken = await self._store.take_due(at, most=BATCH, until=until)
            if not taken:
                # Another process was quicker, or this one was suspended, and the lease has to be renewed first.
                return "later"
            await self._look_after(taken, until, meant)
        if following is None:
            return _NAP
        self._meant = min(self._meant, following)
        return _seconds_until(following)

    async def _look_after(self, taken: Sequence[int], until: float, meant: float) -> None:
        """Process one batch with a few workers; if the batch is full, others are waiting, and it goes slowly."""
        waiting = list(reversed(taken))
        crowded = len(taken) == BATCH
        time = asyncio.get_running_loop().time

        async def work() -> None:
            while waiting:
                table = waiting.pop()
                if crowded:
                    # One after the other: many at a time, most of all after a start, would make clicks wait.
                    begins = max(time(), self._next)
                    self._next = begins + 1 / PER_SECOND
                    await asyncio.sleep(begins - time())
                await self._priority.yield_to_clicks()
                if instrumentation.metrics_hook is not None:
                    instrumentation.metrics_hook.on_deadline(max(0.0, now() - meant))
                begun = time()
                await self._process_table(table, until)
                if crowded:
                    # On a busy machine each takes longer, and then the pauses are longer, too.
                    await asyncio.sleep(time() - begun)

        async with asyncio.TaskGroup() as workers:
            for _ in range(min(WORKERS, len(taken))):
                workers.create_task(work())

    async def _process_table(self, table: int, until: float) -> None:
        """Process one table that is due."""
        try:
            async with self._tables.lock(table):
                live = await self._tables.reload(table)
                if live.stored.status == "closed":
                    # It could not be replayed.
                    await self._effects.after_change(live)
                    return
                if live.stored.status == "over" or (live.stored.status == "playing" and live.stored.wake != until):
                    # An action since then has set the timer anew.
                    return
                for step in self._due_steps:
                    if await step(live):
                        return
                at = now()
                await self._reminders.remind(live, seats_to_remind(live, at))
                waiting = deadlines_now(live, at=at)
                if waiting.wake is not None and waiting.wake <= at:
                    waiting = replace(waiting, wake=until)
                if waiting.wake != until:
                    live.apply(await self._store.set_waiting(table, live.action_count, waiting))
            self._effects.notify(live)
            # If time is up, a computer decides, and its action sets the timer anew.
            await self._stand_in.play_due(live)
        except TableGameMissing as missing:
            await self.hold(missing.stored)
        except (UserError, AlreadyOver, ActionConflict, NotInLobby, NotSeated):
            return
        except Exception:
            # It is due again in a while.
            log.exception("processing a due table failed", table=table)


def _seconds_until(wake: float) -> float:
    """Return the seconds until the timer has to fire for what is due then."""
    return min(max(0.0, wake - now()) + _LATE, _NAP)
