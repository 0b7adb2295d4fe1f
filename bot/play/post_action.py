"""What follows an action that is stored: the board, the whispers, and a look at who is next."""

from __future__ import annotations

from typing import Protocol

from bot.core.instrumentation import failpoint
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.direct import DirectMessageSync
from bot.table.session import TableSession
from bot.ui.games import load
from games.core.disclosure import seats_to_update
from games.core.record import Frame


class TableObserver(Protocol):
    """Watches tables: computers, the clock, votes."""

    def on_change(self, session: TableSession) -> None:
        """Something has changed at that table. Does not wait for anything."""
        ...


class ResultCounter(Protocol):
    """Counts tables that are over."""

    async def ensure_counted(self, table: int) -> None:
        """Have that table counted before its end is shown, if it does not take long."""
        ...


class ActionEffects:
    """Follows up what happened at a table. The caller holds the table."""

    def __init__(self, boards: BoardMessages, direct_messages: DirectMessageSync, counter: ResultCounter) -> None:
        self._boards = boards
        self._direct_messages = direct_messages
        self._counter = counter
        self._watchers: tuple[TableObserver, ...] = ()

    def add_observers(self, *watchers: TableObserver) -> None:
        """From now on these look at every table at which something has changed."""
        self._watchers += watchers

    async def after_action(self, session: TableSession, done: Frame, responder: Responder | None = None) -> None:
        """An action is stored, and what the table has rolled after it: show it, as the answer to a click or by an edit;
        whisper; and see who is next. Where another process looks after the table, it has been left word, and does all
        that."""
        if not session.ours:
            return
        try:
            if session.stored.status == "over":
                await self._counter.ensure_counted(session.id)
                failpoint("counted")
            await self._boards.show(session, responder)
            if load(session.game.name).secrets and session.table:
                since = session.table.frames[done.number :]
                self._direct_messages.schedule_update(
                    session, {seat for frame in since for seat in seats_to_update(session.table, frame)}
                )
        finally:
            self.notify(session)

    async def after_end(self, session: TableSession) -> None:
        """The game has ended by no action: show it, and whisper to all, who have learned how it ended."""
        await self._counter.ensure_counted(session.id)
        self._boards.repaint(session)
        if load(session.game.name).secrets:
            self._direct_messages.schedule_update(session, range(len(session.names)))
        self.notify(session)

    def notify(self, session: TableSession) -> None:
        """Something has changed at that table: let those who watch look at it."""
        if not session.ours:
            return
        for watcher in self._watchers:
            watcher.on_change(session)
