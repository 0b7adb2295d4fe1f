"""After a start: whatever is stored but was not shown any more is shown now."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

import structlog

from bot.computers.opponents import Opponents
from bot.ground.background import Background
from bot.ground.insisting import FIRST_PAUSE, LONGEST_PAUSE, insist
from bot.ground.refusals import Refusal
from bot.panels import load
from bot.playing.aftermath import Aftermath, Counter
from bot.playing.board import Boards
from bot.playing.clock import Clock
from bot.playing.precedence import Precedence
from bot.playing.whispers import Whispers
from bot.store import Store, StoreFailed
from bot.table.live import Live
from bot.table.tables import Tables
from games.learning import last_lessons

log = structlog.get_logger(__name__)


class Recovery:
    """Looks after the tables that were open when the bot was last stopped, however that was."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        boards: Boards,
        whispers: Whispers,
        clock: Clock,
        counter: Counter,
        opponents: Opponents,
        aftermath: Aftermath,
        precedence: Precedence,
    ) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._whispers = whispers
        self._clock = clock
        self._counter = counter
        self._opponents = opponents
        self._aftermath = aftermath
        self._precedence = precedence
        self._behind: set[int] = set()
        """Tables at which the database has failed since they were last followed up."""
        self._healing: set[int] = set()
        self._background = Background()
        tables.fell_behind = self.heal

    async def recover(self, shards: Collection[int] | None = None) -> None:
        """Repaint every table whose message lags behind the store, bring the direct messages up to date, and let
        computers go on. Clicks go first. ``shards``: only tables of these, of all that this process looks after."""
        unfinished = await insist("tables not looked up", lambda: self._store.unfinished(shards), on=StoreFailed)
        await insist("old boards not looked up", lambda: self._boards.go_on(shards), on=StoreFailed)
        pause = FIRST_PAUSE
        while unfinished:
            unfinished = [table for table in unfinished if not await self._done(table, self._look_after)]
            if unfinished:
                log.error("tables not recovered", tables=len(unfinished), again_in=pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def heal(self, table: int) -> None:
        """The database has failed in the middle of something at that table: what of it is stored is followed up, as
        after a restart, as soon as the database lets us. Waits for nothing."""
        self._behind.add(table)
        if table not in self._healing and not self._background.stopped:
            self._healing.add(table)
            self._background.begin(self._heal(table))

    async def _heal(self, table: int) -> None:
        pause = FIRST_PAUSE
        while table in self._behind:
            self._behind.discard(table)
            if not await self._done(table, self.follow_up):
                self._behind.add(table)
            # What is tried in vain at each look is not tried without end.
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        # No await between finding nothing to do and this: nothing can have failed in between.
        self._healing.discard(table)

    async def stop(self) -> None:
        """Leave off: the next start sees to it."""
        await self._background.stop()

    async def _done(self, table: int, look_after: Callable[[int], Awaitable[None]]) -> bool:
        """Look after that table; whether it need not be tried again, because the store let it be."""
        await self._precedence.give_way()
        try:
            await look_after(table)
        except StoreFailed as error:
            log.warning("table not recovered yet", table=table, error=str(error))
            return False
        except Refusal:
            pass
        except Exception:
            log.exception("table not recovered", table=table)
        return True

    async def follow_up(self, table: int) -> None:
        """Another process has written about that table, or what was done there could not be brought to its end: show
        what it is now, to all whom that concerns. What another process looks after is left to it, which has word of it.

        Raises:
            Refusal: there is no such table.
        """
        async with self._tables.hold(table):
            live = await self._tables.reload(table, spare=True)
            if not live.ours:
                return
            await self._clock.begin(live)
            if live.stored.status == "over":
                await self._counter.counted(table)
            self._boards.repaint(live)
        if load(live.game.name).secrets:
            self._whispers.poke(live, _lagging(live))
        self._aftermath.attend(live)

    async def _look_after(self, table: int) -> None:
        async with self._tables.hold(table):
            live = await self._tables.get(table)
            await self._clock.begin(live)
            if live.stored.status == "over":
                await self._counter.counted(table)
            stored = live.stored
            if stored.message is None or stored.painted < live.number:
                # Where its message was to be replaced, or has changed, another may have been posted without a note.
                self._boards.repaint(live, again=True, doubtful=stored.message is None or stored.painted < 0)
        if load(live.game.name).secrets:
            self._whispers.poke(live, _lagging(live))
        if any(sitting.level is not None for sitting in live.stored.seats):
            self._opponents.prepare(live.game.name)
        self._aftermath.attend(live)


def _lagging(live: Live) -> list[int]:
    """The seats that may have learned something since their message was last edited, or to whom it is still owed."""
    owed = [seat for seat, sitting in enumerate(live.stored.seats) if sitting.dm_channel is None and sitting.user >= 0]
    if live.table is None:
        return owed
    lessons = last_lessons(live.table)
    return [*owed, *(seat for seat, number in lessons.items() if live.stored.seats[seat].whispered < number)]
