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

    def on_change(self, live: TableSession) -> None:
        """Something has changed at that table. Does not wait for anything."""
        ...


class ResultCounter(Protocol):
    """Counts tables that are over."""

    async def ensure_counted(self, table: int) -> None:
        """Have that table counted before its end is shown, if it does not take long."""
        ...


class ActionEffects:
    """Follows up what happened at a table. The caller holds the table."""

    def __init__(self, boards: BoardMessages, whispers: DirectMessageSync, counter: ResultCounter) -> None:
        self._boards = boards
        self._whispers = whispers
        self._counter = counter
        self._watchers: tuple[TableObserver, ...] = ()

    def add_observers(self, *watchers: TableObserver) -> None:
        """From now on these look at every table at which something has changed."""
        self._watchers += watchers

    async def after_action(self, live: TableSession, done: Frame, answer: Responder | None = None) -> None:
        """An action is stored, and what the table has rolled after it: show it, as the answer to a click or by an edit;
        whisper; and see who is next. Where another process looks after the table, it has been left word, and does all
        that."""
        if not live.ours:
            return
        try:
            if live.stored.status == "over":
                await self._counter.ensure_counted(live.id)
                failpoint("counted")
            await self._boards.show(live, answer)
            if load(live.game.name).secrets and live.table:
                since = live.table.frames[done.number :]
                self._whispers.schedule_update(
                    live, {seat for frame in since for seat in seats_to_update(live.table, frame)}
                )
        finally:
            self.notify(live)

    async def after_end(self, live: TableSession) -> None:
        """The game has ended by no action: show it, and whisper to all, who have learned how it ended."""
        await self._counter.ensure_counted(live.id)
        self._boards.repaint(live)
        if load(live.game.name).secrets:
            self._whispers.schedule_update(live, range(len(live.names)))
        self.notify(live)

    def notify(self, live: TableSession) -> None:
        """Something has changed at that table: let those who watch look at it."""
        if not live.ours:
            return
        for watcher in self._watchers:
            watcher.on_change(live)
