"""Effects of a stored action: the board, the direct messages, and a look at the next player."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.core.instrumentation import failpoint
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.direct import DirectMessageSync
from bot.table.session import TableSession
from bot.ui.games import load
from games.core import Seat
from games.core.disclosure import seats_to_update
from games.core.record import Frame


class TableObserver(Protocol):
    """Protocol: an observer of tables, such as computers, the scheduler, votes."""

    def on_change(self, session: TableSession) -> None:
        """Handle a change at that table, without waiting for anything."""
        ...


class ResultCounter(Protocol):
    """Protocol: a counter of finished tables."""

    async def ensure_counted(self, table: int) -> None:
        """Count that table before its end is shown, if it does not take long."""
        ...


class ActionEffects:
    """Follows up what happened at a table. The caller holds the table."""

    def __init__(
        self, boards: BoardMessages, direct_messages: DirectMessageSync, result_counter: ResultCounter
    ) -> None:
        self._boards = boards
        self._direct_messages = direct_messages
        self._result_counter = result_counter
        self._watchers: tuple[TableObserver, ...] = ()

    def add_observers(self, *watchers: TableObserver) -> None:
        """Add observers, which are called with every changed table from now on."""
        self._watchers += watchers

    async def after_action(self, session: TableSession, done: Frame, responder: Responder | None = None) -> None:
        """Show a stored action, and what the table has rolled after it.

        The board is shown as the answer to a press or by an edit, direct messages are updated, and observers
        see the next player. Where another process runs the table, it has been left a note, and does all of
        that.
        """
        if not session.ours:
            return
        try:
            if session.stored.status == "over":
                await self._result_counter.ensure_counted(session.id)
                failpoint("counted")
            await self._boards.show(session, responder)
            if session.table:
                since = session.table.frames[done.number :]
                self.update_direct_messages(
                    session, {seat for frame in since for seat in seats_to_update(session.table, frame)}
                )
        finally:
            self.notify(session)

    async def after_change(self, session: TableSession, responder: Responder | None = None) -> None:
        """Show a change that is no action: as the answer to a press, or by an edit of the board."""
        if responder is None:
            self._boards.repaint(session)
        else:
            await self._boards.show(session, responder)
        self.notify(session)

    async def ensure_counted(self, session: TableSession) -> None:
        """Count a finished table, if it has not been."""
        if session.stored.status == "over":
            await self._result_counter.ensure_counted(session.id)

    def update_direct_messages(self, session: TableSession, seats: Iterable[Seat]) -> None:
        """Update the direct messages of those seats in the background, if the game has secrets."""
        if load(session.game.name).has_direct_messages:
            self._direct_messages.schedule_update(session, seats)

    async def after_end(self, session: TableSession) -> None:
        """Show a game that ended without an action.

        All direct messages are updated, because every player has learned how it ended.
        """
        await self._result_counter.ensure_counted(session.id)
        self._boards.repaint(session)
        self.update_direct_messages(session, range(len(session.names)))
        self.notify(session)

    def notify(self, session: TableSession) -> None:
        """Notify the observers that something has changed at that table."""
        if not session.ours:
            return
        for watcher in self._watchers:
            watcher.on_change(session)
