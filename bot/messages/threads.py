"""Tables in a thread of their own: made when one is opened, named after whose turn it is, closed after the end.

A thread belongs to its table and to nobody else, and there is one for each table. Discord takes two new names in ten
minutes, so several changes become one, and no answer ever waits for a name. Its maker may rename and
archive it, and Discord wakes one by itself when something is said there; only a locked one needs Manage Threads.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Literal

import discord
import structlog

from bot.core import retry
from bot.core.discord_errors import LOST, is_final
from bot.core.errors import UserError
from bot.core.permissions import missing_for_table, permission_names
from bot.core.retry import retry_until_success
from bot.core.service import BackgroundService, StartContext
from bot.i18n import Localizer, localizer
from bot.messages.announcer import Announcer
from bot.messages.delivery import MessageDelivery
from bot.messages.reconciler import Reconciler, Result
from bot.storage import StoreFailed
from bot.storage.repos.tables import TableRepository
from bot.table.deadlines import now
from bot.table.registry import TableRegistry
from bot.table.session import TableSession, is_finished
from bot.ui.games import load
from renderers.names import clipped
from renderers.text.text_layout import shorter

log = structlog.get_logger(__name__)

RENAMES, WITHIN = 2, 605.0
"""Limit of a thread's new names, and its seconds: Discord's limit, and a little reserve."""
QUIET = 20.0
"""Seconds without a change after which a thread gets its new name: while moves follow quickly, nobody reads it."""
CLOSES_AFTER = 600.0
"""Seconds after a game's end until its thread is archived: time for a rematch, a review, and a word."""
ARCHIVED_AFTER: Literal[10080] = 10080
"""Minutes without a message after which Discord archives it by itself: a week, the most there is."""
_LONGEST = 100
"""Characters of a thread's name."""


def monotonic_seconds() -> float:
    """Seconds that only ever go on."""
    return asyncio.get_running_loop().time()


class TableThreads(BackgroundService):
    """Threads of tables: created, renamed, archived and unarchived in the background."""

    def __init__(
        self, delivery: MessageDelivery, store: TableRepository, tables: TableRegistry, announcer: Announcer
    ) -> None:
        super().__init__()
        self._delivery = delivery
        self._announcer = announcer
        self._store = store
        self._tables = tables
        self._names: dict[int, str] = {}
        """Names of threads, by channel, as far as this process knows."""
        self._renamed: dict[int, deque[float]] = {}
        self._changed: dict[int, float] = {}
        """The time of the latest change at each table."""
        self._reconciler = Reconciler("thread edit failed", self._step, retry.OWED)
        self._locked: set[int] = set()
        self._asleep: set[int] = set()
        """Threads that are archived, as far as this process has heard."""

    async def create(self, interaction: discord.Interaction[Any], game: str, speak: Localizer) -> discord.Thread:
        """Create a thread for a table of that game in the interaction's channel.

        Raises:
            UserError: there can be none here; it says why, and names the permissions that are missing.
        """
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            raise UserError("thread-nowhere")
        missing = missing_for_table(interaction.app_permissions, thread=True, making=True)
        if missing:
            raise UserError("thread-lacking", permissions=permission_names(missing, localizer(str(interaction.locale))))
        kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
        name = clipped(speak("thread-open", emoji=load(game).emoji, game=speak("title")), _LONGEST)
        try:
            async with asyncio.timeout(retry.CALL):
                thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVED_AFTER)
        except LOST as error:
            log.info("creating a thread failed", error=str(error))
            raise UserError("thread-not-made") from None
        self._names[thread.id] = name
        self._renamed[thread.id] = deque()
        return thread

    async def abandon(self, thread: discord.Thread) -> None:
        """Archive the thread again, since no table has come of it."""
        try:
            await self._delivery.edit_thread(thread.id, archived=True)
        except LOST as error:
            log.info("archiving an empty thread failed", error=str(error))

    def on_change(self, session: TableSession) -> None:
        """Note a change at that table, and update its thread."""
        if not session.stored.threaded or self._background.stopped:
            return
        self._changed[session.id] = monotonic_seconds()
        if session.stored.channel in self._asleep and session.stored.status == "playing":
            # An answer to a press does not unarchive it, and an archived thread is in nobody's list.
            self._asleep.discard(session.stored.channel)
            self._background.start(self._wake(session.stored.channel))
        self._reconciler.request(session.id)

    async def start(self, context: StartContext) -> None:
        """Close what the last stop left open."""
        self._background.start(self._catch_up())

    def on_thread_update(self, thread: int, parent: int, *, archived: bool, locked: bool) -> None:
        """Handle a changed thread: if a thread with a table is locked now, tell its players.

        If it is archived, the next move wakes it.
        """
        asleep = archived and thread not in self._asleep
        newly_locked = locked and thread not in self._locked
        (self._asleep.add if archived else self._asleep.discard)(thread)
        (self._locked.add if locked else self._locked.discard)(thread)
        if asleep or newly_locked:
            self._background.start(self._on_archived(thread, parent, locked=newly_locked))

    async def stop(self) -> None:
        """Cancel running work; the next start goes on."""
        await super().stop()
        await self._reconciler.stop()

    async def _catch_up(self) -> None:
        for table in await retry_until_success("loading open threads failed", self._store.open_threads, on=StoreFailed):
            self._reconciler.request(table)

    async def _step(self, table: int) -> Result:
        """Rename or archive the table's thread if that is due."""
        live = await self._tables.get(table)
        channel = live.stored.channel
        if not live.stored.threaded:
            return "done"
        name = thread_name(live)
        if is_finished(live):
            left = (live.stored.ended or 0.0) + CLOSES_AFTER - now()
            if left > 0:
                await self._rename(channel, name)
                return left
            await self._close(live, name)
            return "done"
        if self._names.get(channel) == name:
            return "done"
        quiet = self._changed.get(table, 0.0) + QUIET - monotonic_seconds()
        pause = max(quiet, self._due(channel))
        if pause > 0:
            return pause
        await self._rename(channel, name)
        return 0.0

    def _due(self, channel: int) -> float:
        """Return the seconds until it can be renamed; renames of an earlier process are not known."""
        times = self._renamed.get(channel)
        at = monotonic_seconds()
        if times is None:
            times = self._renamed[channel] = deque([at] * RENAMES)
        while times and times[0] <= at - WITHIN:
            times.popleft()
        return 0.0 if len(times) < RENAMES else times[0] + WITHIN - at

    async def _rename(self, channel: int, name: str) -> None:
        """Rename the thread, unless it has that name, or may not be renamed now."""
        if self._names.get(channel) == name or self._due(channel) > 0:
            return
        self._renamed[channel].append(monotonic_seconds())
        await self._delivery.edit_thread(channel, name=name)
        self._names[channel] = name

    async def _close(self, session: TableSession, name: str) -> None:
        """Archive it, unless another table is there by now: that closes it in its time."""
        channel = session.stored.channel
        if await self._store.open_at(channel) is None:
            try:
                await self._rename(channel, name)
                await self._delivery.edit_thread(channel, archived=True)
            except discord.HTTPException as error:
                if not is_final(error):
                    raise
                log.info("thread edit refused", table=session.id, error=str(error))
        await self._store.clear_thread(session.id)
        await self._tables.reload(session.id)
        self._names.pop(channel, None)
        self._changed.pop(session.id, None)
        self._asleep.discard(channel)
        self._locked.discard(channel)

    async def _wake(self, channel: int) -> None:
        try:
            await self._delivery.edit_thread(channel, archived=False)
        except LOST as error:
            # It may be locked; or the next board that is posted unarchives it.
            log.info("unarchiving a thread failed", error=str(error))

    async def _on_archived(self, thread: int, parent: int, *, locked: bool) -> None:
        """Handle a thread that is archived or ``locked``: if it is locked, say so in the channel.

        A thread without a table, as most of a guild's threads are, is forgotten.
        """
        try:
            table = await self._store.open_at(thread)
            if table is None:
                self._asleep.discard(thread)
                self._locked.discard(thread)
                return
            if not locked:
                return
            live = await self._tables.get(table)
            text = live.words("thread-locked", thread=f"<#{thread}>", game=live.title)
        except (UserError, StoreFailed) as error:
            log.info("announcing a locked thread failed", error=str(error))
            return

        async def still() -> bool:
            return thread in self._locked

        await self._announcer.send(live.stored.guild, parent, text, still=still)


def thread_name(session: TableSession) -> str:
    """Return the name for that table's thread."""
    given = {"emoji": load(session.game.name).emoji, "game": session.title}
    if session.stored.status == "lobby":
        return clipped(session.words("thread-open", **given), _LONGEST)
    awaited = (
        [session.names[seat] for seat in sorted(session.table.actors)]
        if session.table and not is_finished(session)
        else []
    )
    if not awaited:
        return shorter(session.words("thread-over", **given), _LONGEST)
    return shorter(
        session.words("thread-turn", seats=session.words.format_list(awaited), count=len(awaited), **given), _LONGEST
    )
