"""Account deletion: leaving tables, deleting stored data, and cleaning up sent messages.

A user who asks to be forgotten leaves their tables, then the store, then the last bytes of its file. The
messages that the bot sent to them are deleted.

The boards and cards of finished games that they played are rendered again without their name.

There may be hundreds, in channels where others play, so they are rendered one after the other with a pause in
between, behind everything else. The work that is owed is stored, without any user id, and so outlives a
restart.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

import structlog

from bot.core import retry
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.service import BackgroundService, Service, StartContext
from bot.core.tasks import cancel_tasks
from bot.messages.board import BoardMessages
from bot.messages.cleanup import PendingDeletions
from bot.messages.reconciler import RetryLoop
from bot.play.lobby import LobbyHandlers
from bot.play.post_action import ActionEffects
from bot.storage import GHOSTS, AlreadyOver, Store, StoreFailed
from bot.table.deadlines import now
from bot.table.registry import ActionRefused, TableRegistry
from games.core import RESIGN

log = structlog.get_logger(__name__)

HOUR = 3600.0
BETWEEN = 1.5
"""Seconds between two boards: well below what Discord lets pass in one channel, so that running games go first."""


class FinishedBoardRenderer(Protocol):
    """Protocol: a message kind that still shows finished games."""

    async def repaint_finished(self, table: int) -> bool:
        """Edit the message shown for that table once more; return False if Discord did not take it."""
        ...


class NameRedaction(Service):
    """Repeated edits of the boards and other messages that still show a deleted user's name."""

    def __init__(
        self, store: Store, shown: Sequence[FinishedBoardRenderer], also: Callable[[], None] = lambda: None
    ) -> None:
        """Repaint what is ``shown`` of finished tables. ``also`` begins with messages that are about no table."""
        self._store = store
        self._shown = shown
        self._also = also
        self._rounds = RetryLoop(self._paint_all)
        self.resume, self.settle = self._rounds.start, self._rounds.wait_idle

    def begin(self) -> None:
        """Begin with what is stored as owed. Waits for nothing."""
        self._rounds.start()
        self._also()

    async def stop(self) -> None:
        """Cancel the running round; the next start goes on."""
        await self._rounds.stop()

    async def _paint_all(self) -> bool:
        """Try once for each board; returns whether any is left to be tried again."""
        left = False
        for table, tries in await self._store.pending_repaints():
            painted = [await each.repaint_finished(table) for each in self._shown]
            done = all(painted) or tries + 1 >= retry.OWED.tries
            await self._store.finish_repaint(table, done=done)
            left = left or not done
            await asyncio.sleep(BETWEEN)
        return left


_GHOSTS = 1 << 52
"""Size of the range that a ghost's number is drawn from: so large that no two are ever the same, and exact in any
JSON."""


class AccountDeletion(BackgroundService):
    """Deletion of user accounts, with the clean-up work that follows.

    The work that is owed is stored, without the user's id. Large files and tables of the database are rewritten in the
    hour in which the fewest games end, once for all deletions since.
    """

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        lobby: LobbyHandlers,
        effects: ActionEffects,
        pending_deletions: PendingDeletions,
        name_redaction: NameRedaction,
    ) -> None:
        super().__init__()
        self._store = store
        self._tables = tables
        self._boards = boards
        self._lobby = lobby
        self._effects = effects
        self._pending_deletions = pending_deletions
        self._name_redaction = name_redaction
        self._rewriting: asyncio.Task[None] | None = None

    async def delete_account(self, user: int) -> None:
        """Make the user leave all their tables, and delete them from the store before this returns."""
        store, tables = self._store, self._tables
        left = await store.open_tables(user)
        for table in left:
            try:
                await self._leave(table, user)
            except (UserError, ActionRefused):
                continue
            except Exception:
                log.exception("leaving a table failed", table=table)
        try:
            tables.drop(await store.delete_user(user, ghost=GHOSTS - secrets.randbelow(_GHOSTS)))
            failpoint("forgotten")
        finally:
            # The user has left these tables, whether or not their data could be deleted.
            for table in left:
                await self._show(table)
        self._background.start(self._sweep(user))
        self._pending_deletions.retract()
        self._name_redaction.begin()

    async def leave_lobbies(self, user: int) -> None:
        """Make the user leave all lobbies, and pass on or close those that they host; games go on."""
        for table in await self._store.open_tables(user):
            with suppress(UserError, ActionRefused):
                await self._leave(table, user, lobbies_only=True)
                await self._show(table)
        self._pending_deletions.retract()

    async def start(self, context: StartContext) -> None:
        """Resume the deletions and edits that were pending at the last stop."""
        if await retry.retry_until_success(
            "loading pending deletions failed", self._store.erase_pending, on=StoreFailed
        ):
            self._background.start(self._sweep(None))
        self._pending_deletions.retract()
        # Whatever else is owed begins with its own service.
        self._name_redaction.resume()

    async def _leave(self, table: int, user: int, *, lobbies_only: bool = False) -> None:
        """Leave a lobby or resign from a game, as the user's own command would, and pass on the host's role."""
        async with self._tables.lock(table):
            live = await self._tables.reload(table)
            seat = live.seat_of(user)
            if live.stored.status == "lobby":
                if seat is not None:
                    live = await self._lobby.leave_lobby(live, user)
                live = await self._lobby.reassign_host(live, user)
                if live.stored.host == user:
                    with suppress(AlreadyOver):
                        await self._store.close(table, now=now())
            elif live.stored.status == "playing" and not lobbies_only:
                live = await self._lobby.reassign_host(live, user)
                if seat is not None and seat not in live.out_seats:
                    live, played = await self._tables.play(live, seat, RESIGN, turn=None, user=user, interaction=None)
                    await self._effects.after_action(live, played)

    async def _show(self, table: int) -> None:
        try:
            async with self._tables.lock(table):
                live = await self._tables.reload(table)
                if live.stored.message is not None:
                    self._boards.repaint(live)
                self._effects.notify(live)
        except Exception:
            log.exception("board redaction failed", table=table)

    async def stop(self) -> None:
        """Cancel running work; the next start goes on."""
        await cancel_tasks([self._rewriting])
        await super().stop()

    async def wait_rewritten(self) -> None:
        """Wait until nothing is owed to the quiet hour."""
        if self._rewriting is not None:
            await asyncio.wait({self._rewriting})

    async def _sweep(self, user: int | None) -> None:
        """Erase at once what nobody has to wait for, and the rest in a quiet hour."""
        try:
            done = await self._store.erase_traces(user, small_only=True)
        except Exception:
            log.exception("erasing deleted data failed; it is tried again")
            done = False
        if not done and (self._rewriting is None or self._rewriting.done()):
            self._rewriting = asyncio.create_task(self._rewrite())

    async def _rewrite(self) -> None:
        """Rewrite what has to be, each day at the quiet hour, until nothing is owed."""
        while True:
            try:
                await asyncio.sleep(seconds_until_quiet(await self._store.latest_ends(), now()))
                if not await self._store.erase_pending() or await self._store.erase_traces(None):
                    return
            except StoreFailed as error:
                log.error("deleted data is left in the database's files", error=str(error))
            # The quiet hour is over then.
            await asyncio.sleep(HOUR)


def seconds_until_quiet(ends: Sequence[float], at: float) -> float:
    """Return the seconds until the next hour of the day, by UTC, in which the fewest of those games ended.

    0 if it is now. Of equal hours it is the next one.
    """
    hours = Counter(int(end // HOUR) % 24 for end in ends)
    hour = int(at // HOUR)
    wait = min(range(24), key=lambda ahead: (hours[(hour + ahead) % 24], ahead))
    return max(0.0, (hour + wait) * HOUR - at)
