"""Recovery after a start: all that is stored but not shown yet is shown now.

It also shows what other processes have done at our tables, if a host shares Discord's shards among several.

A click in direct messages reaches the process that has shard 0, wherever its table is. It is stored there by the same
rules as any other; its effects are left to the process that serves the table, which finds a note about it here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

import structlog
from structlog.contextvars import unbind_contextvars

from bot.ai.move_scheduler import AiMoveScheduler
from bot.core import retry
from bot.core.errors import UserError
from bot.core.retry import Backoff, retry_until_success
from bot.core.service import BackgroundService, Service, StartContext
from bot.core.tasks import cancel_tasks
from bot.interactions.concurrency import InteractionPriority
from bot.messages.board import BoardMessages
from bot.play.post_action import ActionEffects
from bot.play.scheduler import DeadlineScheduler
from bot.storage import Store, StoreError, StoreFailed
from bot.table.registry import TableGameMissing, TableRegistry
from bot.table.session import TableSession
from games.core.disclosure import last_update_step

log = structlog.get_logger(__name__)


class TableRecovery(BackgroundService):
    """Recovery of the tables that were open when the bot was last stopped, however that was."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        scheduler: DeadlineScheduler,
        ai_moves: AiMoveScheduler,
        effects: ActionEffects,
        priority: InteractionPriority,
    ) -> None:
        super().__init__()
        self._store = store
        self._tables = tables
        self._boards = boards
        self._scheduler = scheduler
        self._ai_moves = ai_moves
        self._effects = effects
        self._priority = priority
        self._behind: set[int] = set()
        """Tables at which the database has failed since they were last followed up."""
        self._healing: set[int] = set()
        tables.fell_behind = self.recover_table

    async def start(self, context: StartContext) -> None:
        """Recover the tables of the connected shards."""
        await self.recover(context.shards)

    async def recover(self, shards: Collection[int] | None = None) -> None:
        """Repaint every table whose message lags behind the store, bring the direct messages up to date, and let
        computers go on. Clicks go first. ``shards``: only tables of these, of all that this process serves.
        """
        unfinished = await retry_until_success(
            "loading unfinished tables failed", lambda: self._store.unfinished(shards), on=StoreFailed
        )
        await retry_until_success(
            "loading old boards failed", lambda: self._boards.resume_cleanup(shards), on=StoreFailed
        )
        backoff = Backoff(retry.PROMPT)
        while unfinished := [table for table in unfinished if not await self._done(table, self._look_after)]:
            log.error("recovering tables failed", tables=len(unfinished), again_in=backoff.next_pause)
            await backoff.wait()

    def recover_table(self, table: int) -> None:
        """Recover a table at which the database failed in the middle of something, in the background.

        What was stored is followed up, as after a restart, as soon as the database allows it.
        """
        self._behind.add(table)
        if table not in self._healing and not self._background.stopped:
            self._healing.add(table)
            self._background.start(self._heal(table))

    async def _heal(self, table: int) -> None:
        backoff = Backoff(retry.PROMPT)
        while table in self._behind:
            self._behind.discard(table)
            if not await self._done(table, self.after_foreign_write):
                self._behind.add(table)
            # Work that fails again and again gets longer pauses.
            await backoff.wait()
        # No await between finding nothing to do and this: nothing can have failed in between.
        self._healing.discard(table)

    async def _done(self, table: int, look_after: Callable[[int], Awaitable[None]]) -> bool:
        """Run the work for that table; return False if it has to be tried again because the store failed."""
        await self._priority.yield_to_clicks()
        try:
            await look_after(table)
        except TableGameMissing as missing:
            await self._scheduler.hold(missing.stored)
            self._scheduler.restart()
        except StoreFailed as error:
            log.warning("recovering a table failed", table=table, error=str(error))
            return False
        except UserError:
            pass
        except Exception:
            log.exception("recovering a table failed", table=table)
        return True

    async def after_foreign_write(self, table: int) -> None:
        """Show the present state of a table after another process has written about it, or after an interrupted change.

        A table of another process is left to it, which has a note of it.

        Raises:
            UserError: there is no such table.
        """
        async with self._tables.lock(table):
            live = await self._tables.reload(table, spare=True)
            if not live.ours:
                return
            await self._scheduler.start_clock(live)
            await self._effects.ensure_counted(live)
            self._boards.repaint(live)
        self._effects.update_direct_messages(live, _lagging(live))
        self._effects.notify(live)

    async def _look_after(self, table: int) -> None:
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            await self._scheduler.start_clock(live)
            await self._effects.ensure_counted(live)
            stored = live.stored
            if stored.message is None or stored.painted < live.action_count:
                # If its message was to be replaced, or has changed, another may have been posted without being stored.
                self._boards.repaint(live, again=True, doubtful=stored.message is None or stored.painted < 0)
        self._effects.update_direct_messages(live, _lagging(live))
        if any(sitting.level is not None for sitting in live.stored.seats):
            self._ai_moves.warm_up_worker(live.game.name)
        self._effects.notify(live)


def _lagging(session: TableSession) -> list[int]:
    """Return the seats whose direct message is owed, or may lack what they learned since its last edit."""
    owed = [
        seat for seat, sitting in enumerate(session.stored.seats) if sitting.dm_channel is None and sitting.user >= 0
    ]
    if session.table is None:
        return owed
    lessons = last_update_step(session.table)
    return [*owed, *(seat for seat, number in lessons.items() if session.stored.seats[seat].whispered < number)]


EVERY = 0.2
"""Seconds between two looks. It is one small question to the database, of a table that is empty most of the time."""


class ShardInbox(Service):
    """Reader of the notes that other processes leave; each noted table is followed up by ``follow_up``."""

    def __init__(self, store: Store, follow_up: Callable[[int], Awaitable[None]], then: Callable[[], None]) -> None:
        """Read notes from ``store``. ``then`` is called after any table was followed up."""
        self._store = store
        self._follow_up = follow_up
        self._then = then
        self._looking: asyncio.Task[None] | None = None

    async def start(self, context: StartContext) -> None:
        """Start looking for notes, unless this process runs alone."""
        if self._looking is None and not self._store.owns_all_shards:
            self._looking = asyncio.create_task(self._poll())

    async def stop(self) -> None:
        """Stop looking for notes; the next owner handles those that are left."""
        await cancel_tasks([self._looking])

    async def process_notes(self) -> None:
        """Handle all notes that other processes have left."""
        notes = await self._store.change_notes()
        if not notes:
            return
        done: list[int] = []
        for table in dict.fromkeys(note.table for note in notes):
            try:
                await self._follow_up(table)
            except StoreError:
                # The note stays until the table can be followed up.
                log.exception("following up a change failed", table=table)
                continue
            except UserError:
                pass
            except Exception:
                log.exception("following up a change failed", table=table)
            done += [note.id for note in notes if note.table == table]
        self._then()
        await self._store.ack_notes(done)

    async def _poll(self) -> None:
        unbind_contextvars("table")
        backoff = Backoff(retry.PROMPT)
        while True:
            try:
                await self.process_notes()
            except StoreError as error:
                log.error("reading change notes failed", error=str(error), again_in=backoff.next_pause)
                await backoff.wait()
            else:
                backoff.reset()
                await asyncio.sleep(EVERY)
