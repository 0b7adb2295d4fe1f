"""The bot as Discord sees it: connects, registers the commands, and repairs what a crash left behind."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.answer import Answer
from bot.board import Boards
from bot.catalogue import playable
from bot.clock import Clock
from bot.cogs import extensions
from bot.computers.opponents import Opponents
from bot.computers.thinking import Thinkers
from bot.desk import Desk
from bot.forms import submitted
from bot.live import Live
from bot.painter import Painter
from bot.panels.buttons import ALL, press_unseen
from bot.past.archive import Archive
from bot.past.reviews import Reviews
from bot.people.goodbyes import Goodbyes
from bot.people.own import Own
from bot.recovery import recover
from bot.scores.chronicles import Chronicles
from bot.store import Store
from bot.tables import Tables
from bot.translator import Translator
from bot.waiting import offered
from bot.whispers import Whispers
from bot.words import DEFAULT, words
from games.record import Frame

log = structlog.get_logger(__name__)

_LAST_WORDS = 2.0
"""Seconds given to answers that are under way when the bot is stopped. What they would show is shown after the next
start."""

# Voice is nothing we use: no warnings that its libraries are missing.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Sleepover(commands.AutoShardedBot):
    """A Discord client around one store. It needs no privileged intent."""

    def __init__(self, store: Store, *, sync_commands: bool = True) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            max_messages=None,
            chunk_guilds_at_startup=False,
            # How long no further server may be announced before the bot counts as ready. It is for a cache of members,
            # which we do not have; the default of 2 seconds would only be waited for.
            guild_ready_timeout=0.2,
        )
        self.store = store
        self.painter = Painter()
        self.tables = Tables(store)
        self.boards = Boards(self, self.tables, self.painter)
        self.whispers = Whispers(self, self.tables, self.painter)
        self.thinkers = Thinkers()
        self.opponents = Opponents(self)
        self.clock = Clock(self)
        self.goodbyes = Goodbyes(self)
        self.own = Own(self)
        self.chronicles = Chronicles(self)
        self.desk = Desk(self)
        self.archive = Archive(self)
        self.reviews = Reviews(self)
        self.recovered = asyncio.Event()
        """Set when everything that a crash may have left unsaid has been said."""
        self._sync = sync_commands
        self._buttons: list[type[discord.ui.DynamicItem[Any]]] = []
        self._recovering: asyncio.Task[None] | None = None
        self._drawing: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Before connecting: buttons, commands, words."""
        self.answer_presses(*ALL)
        await self.tree.set_translator(Translator())
        for extension in extensions():
            await self.load_extension(extension)
        self._drawing = asyncio.create_task(self.desk.pages.draw_all())
        for game in playable():
            # Read now, and not while the first click waits.
            words(DEFAULT, game)
            offered(game)
        if self._sync:
            await self.tree.sync()

    def answer_presses(self, *kinds: type[discord.ui.DynamicItem[Any]]) -> None:
        """Have presses of these kinds of buttons and lists answered by their ``callback``."""
        self.add_dynamic_items(*kinds)
        self._buttons.extend(kinds)

    async def follow(self, live: Live, step: Frame, answer: Answer | None = None) -> None:
        """An action is stored: show it, as the answer to a click or by an edit; whisper; and see who is next."""
        try:
            if live.stored.status == "over":
                await self.chronicles.counted(live.id)
            await self.boards.show(live, answer)
            if live.panel.secrets:
                told = [event.audience for event in step.events if event.audience is not None]
                self.whispers.poke(live, range(len(live.names)) if live.table and live.table.ranking else told)
        finally:
            self.attend(live)

    def attend(self, live: Live) -> None:
        """Something has changed at that table: let computers and the clock look at it."""
        self.opponents.look(live)
        self.clock.look(live)

    async def on_ready(self) -> None:
        """Connected. The first time, look after the tables that were being played."""
        log.info("ready", servers=len(self.guilds), shards=self.shard_count)
        if self._recovering is None:
            self._recovering = asyncio.create_task(self._recover())

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms come here whoever asked for them, and presses that discord.py lets fall; all else is on its way to a
        command or a button already."""
        if interaction.type is discord.InteractionType.component:
            await press_unseen(interaction, self._buttons)
            return
        form = submitted(interaction)
        if form:
            await self.desk.fill_in(interaction, *form)

    async def close(self) -> None:
        """Disconnect; what is being said to players is finished first."""
        for task in (self._recovering, self._drawing):
            if task:
                task.cancel()
        if not self.is_closed():
            self.desk.closing = True
            await self.clock.stop()
            await self.opponents.stop()
            await self._settle()
            await self.goodbyes.stop()
            await self.chronicles.stop()
        await super().close()
        await self.desk.stop()
        await self.reviews.stop()
        await self.thinkers.stop()
        await self.whispers.stop()
        self.painter.close()

    async def _settle(self) -> None:
        """Finish what is being answered and whispered, if it does not take long: nobody likes to wait for Ctrl-C."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORDS):
                await self.desk.settle()
                await self.whispers.settle()

    async def _recover(self) -> None:
        try:
            self.chronicles.catch_up()
            await recover(self)
            await self.clock.start()
            await self.goodbyes.start()
            if self._drawing:
                await self._drawing
        finally:
            self.recovered.set()
        # What lives now lives long: keep the collector from walking over it again and again.
        gc.collect()
        gc.freeze()
