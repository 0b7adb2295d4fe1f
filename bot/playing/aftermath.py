"""What follows an action that is stored: the board, the whispers, and a look at who is next."""

from __future__ import annotations

from typing import Protocol

from bot.ground.steps import step
from bot.panels import load
from bot.playing.answer import Answer
from bot.playing.board import Boards
from bot.playing.whispers import Whispers
from bot.table.live import Live
from games.learning import learners
from games.record import Frame


class Watcher(Protocol):
    """Watches tables: computers, the clock, votes."""

    def look(self, live: Live) -> None:
        """Something has changed at that table. Does not wait for anything."""
        ...


class Counter(Protocol):
    """Counts tables that are over."""

    async def counted(self, table: int) -> None:
        """Have that table counted before its end is shown, if it does not take long."""
        ...


class Aftermath:
    """Follows up what happened at a table. The caller holds the table."""

    def __init__(self, boards: Boards, whispers: Whispers, counter: Counter) -> None:
        self._boards = boards
        self._whispers = whispers
        self._counter = counter
        self._watchers: tuple[Watcher, ...] = ()

    def watched_by(self, *watchers: Watcher) -> None:
        """From now on these look at every table at which something has changed."""
        self._watchers += watchers

    async def follow(self, live: Live, done: Frame, answer: Answer | None = None) -> None:
        """An action is stored, and what the table has rolled after it: show it, as the answer to a click or by an edit;
        whisper; and see who is next. Where another process looks after the table, it has been left word, and does all
        that."""
        if not live.ours:
            return
        try:
            if live.stored.status == "over":
                await self._counter.counted(live.id)
                step("counted")
            await self._boards.show(live, answer)
            if load(live.game.name).secrets and live.table:
                since = live.table.frames[done.number :]
                self._whispers.poke(live, {seat for frame in since for seat in learners(live.table, frame)})
        finally:
            self.attend(live)

    async def over(self, live: Live) -> None:
        """The game has ended by no action: show it, and whisper to all, who have learned how it ended."""
        await self._counter.counted(live.id)
        self._boards.repaint(live)
        if load(live.game.name).secrets:
            self._whispers.poke(live, range(len(live.names)))
        self.attend(live)

    def attend(self, live: Live) -> None:
        """Something has changed at that table: let those who watch look at it."""
        if not live.ours:
            return
        for watcher in self._watchers:
            watcher.look(live)
