"""After a start: whatever is stored but was not shown any more is shown now."""

from __future__ import annotations

import discord
import structlog

from bot.computers.opponents import Opponents
from bot.ground.messenger import Messenger
from bot.ground.refusals import Refusal
from bot.panels import load
from bot.panels.buttons import custom_ids
from bot.playing.aftermath import Aftermath, Counter
from bot.playing.answer import LOST
from bot.playing.board import Boards
from bot.playing.clock import Clock
from bot.playing.precedence import Precedence
from bot.playing.whispers import Whispers
from bot.store import Store
from bot.table.live import Live
from bot.table.tables import Tables
from games.learning import last_lessons

log = structlog.get_logger(__name__)

_LOOKED_THROUGH = 50
"""Messages of a channel among which a board is looked for that nobody has noted."""


class Recovery:
    """Looks after the tables that were open when the bot was last stopped, however that was."""

    def __init__(
        self,
        messenger: Messenger,
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
        self._messenger = messenger
        self._store = store
        self._tables = tables
        self._boards = boards
        self._whispers = whispers
        self._clock = clock
        self._counter = counter
        self._opponents = opponents
        self._aftermath = aftermath
        self._precedence = precedence

    async def recover(self) -> None:
        """Repaint every table whose message lags behind the store, bring the direct messages up to date, and let
        computers go on. Clicks go first."""
        for table in await self._store.unfinished():
            await self._precedence.give_way()
            try:
                await self._look_after(table)
            except Refusal:
                continue
            except Exception:
                log.exception("table not recovered", table=table)

    async def _look_for(self, table: int) -> None:
        """A board may have been posted without a note of it: it is the table's message, and there shall be no other."""
        stored = (await self._tables.get(table)).stored
        if stored.message is not None and stored.painted >= 0:
            return
        where = self._messenger.get_partial_messageable(stored.channel, guild_id=stored.guild)
        after = None if stored.message is None else discord.Object(stored.message)
        try:
            seen = [message async for message in where.history(limit=_LOOKED_THROUGH, after=after, oldest_first=False)]
        except LOST as error:
            log.info("no board looked for", table=table, error=str(error))
            return
        mine = f"s:{table}:"
        found = [
            message.id
            for message in seen
            if any(custom_id and custom_id.startswith(mine) for custom_id in custom_ids(message.components))
        ]
        if found:
            await self._boards.adopt(table, found)

    async def _look_after(self, table: int) -> None:
        await self._look_for(table)
        async with self._tables.hold(table):
            live = await self._tables.get(table)
            await self._clock.begin(live)
            if live.stored.status == "over":
                await self._counter.counted(table)
            if live.stored.message is None or live.stored.painted < live.number:
                self._boards.repaint(live, again=True)
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
