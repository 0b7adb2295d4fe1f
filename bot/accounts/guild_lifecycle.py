"""The servers that the bot comes to and leaves. Where it arrives it says hello, once, or leaves again if the operator
has blocked it; what a server has settled goes some time after the bot has left it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import discord
import structlog

from bot.core import retry
from bot.core.ports import CommandMentions
from bot.core.service import BackgroundService, StartContext
from bot.i18n import localizer
from bot.interactions.block_list import BlockList
from bot.messages.announcer import Announcer
from bot.messages.delivery import deliver
from bot.messages.reconciler import RetryLoop
from bot.storage import StoreError
from bot.storage.repos.guild_settings import GuildSettingsRepository
from bot.table.deadlines import now
from bot.ui.games import game_titles

log = structlog.get_logger(__name__)

KEPT = 30 * 86_400.0
"""Seconds for which a server's settings are kept after the bot has left it. A server that invites it again by then
finds them as they were, and no second greeting."""
RECENT = 86_400.0
"""Seconds after its arrival in which the bot says hello: not in the servers where it has been all along."""


class GuildList(CommandMentions, Protocol):
    """Protocol: the guilds that the bot is a member of. Discord's client is one."""

    @property
    def guilds(self) -> Sequence[discord.Guild]:
        """Guilds that the bot is in."""
        ...

    async def leave_guild(self, id: int) -> None:
        """Leave a guild, without asking Discord for it.

        Raises:
            discord.HTTPException: Discord does not take it, or the bot is not there.
        """
        ...


class GuildLifecycle(BackgroundService):
    """Arrivals in guilds, with a greeting if it ``greets``, and departures. All work is done in the background."""

    def __init__(
        self,
        here: GuildList,
        store: GuildSettingsRepository,
        announcer: Announcer,
        block_list: BlockList,
        *,
        greets: bool = True,
    ) -> None:
        super().__init__()
        self._here = here
        self._announcer = announcer
        self._store = store
        self._block_list = block_list
        self._greets = greets
        self._started = False
        self._noting = RetryLoop(self._note)

    async def start(self, context: StartContext) -> None:
        """Start once the bot's guilds are known, and greet those that it joined while no process ran."""
        if not context.same_application:
            return
        self._started = True
        self._noting.start()
        for guild in self._here.guilds:
            since, me = self._block_list.blocked_since(guild.id), None if guild.unavailable else guild.me
            if since is None:
                self.on_guild_join(guild)
            elif me is not None and me.joined_at is not None and me.joined_at.timestamp() > since:
                self._background.start(self._leave(guild.id))

    def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a guild if the bot has just joined it, or leave it again if the operator has blocked it.

        Discord reports the same arrival more than once.
        """
        if self._started and self._block_list.blocked_since(guild.id) is not None:
            self._background.start(self._leave(guild.id))
            return
        me = None if guild.unavailable or not self._started else guild.me
        if me is None or me.joined_at is None or me.joined_at.timestamp() < now() - RECENT:
            return
        self._background.start(self._greet(guild, me))

    def on_guild_leave(self) -> None:
        """Handle the removal of the bot from a guild, or of the guild itself."""
        if self._started:
            self._noting.start()

    async def wait_idle(self) -> None:
        """Wait until everything that can be done now has been done."""
        await super().wait_idle()
        await self._noting.wait_idle()

    async def stop(self) -> None:
        """Cancel running work."""
        await super().stop()
        await self._noting.stop()

    async def _leave(self, guild: int) -> None:
        log.info("leaving a blocked server")
        await deliver("leaving a blocked server failed", lambda: self._here.leave_guild(guild), retry.PROMPT)

    async def _greet(self, guild: discord.Guild, me: discord.Member) -> None:
        try:
            # Stored before it is sent: a crash in between loses a greeting rather than sending it twice.
            if not await self._store.mark_arrived(guild.id, now=now()):
                return
        except StoreError as error:
            log.error("greeting failed", error=str(error))
            return
        where = _where(guild, me)
        if where is None or not self._greets:
            log.info("greeting skipped", why="no channel where the bot may write" if where is None else "not asked to")
            return
        locale = str(guild.preferred_locale)
        speak = localizer(locale)
        said = await self._here.command_mentions()
        text = speak(
            "greeting",
            games=speak.format_list(list(game_titles(locale).values())),
            play=said.get("play", "`/play`"),
            help=said.get("help", "`/help`"),
            settings=said.get("settings", "`/settings`"),
        )
        await self._announcer.send(guild.id, where.id, text)

    async def _note(self) -> bool:
        at = now()
        return await self._store.sync_guilds([guild.id for guild in self._here.guilds], now=at, forget=at - KEPT)


def _where(guild: discord.Guild, me: discord.Member) -> Any:
    """Return the channel for the greeting, or None if there is none.

    It is the guild's system channel, or the first text channel, in which the bot may write.
    """
    for channel in (guild.system_channel, *guild.text_channels):
        if channel is not None:
            may = channel.permissions_for(me)
            if may.view_channel and may.send_messages:
                return channel
    return None
