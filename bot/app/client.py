"""The bot's Discord client: connects, registers the commands and dispatches every interaction."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import importlib
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, TypedDict, Unpack, cast

import aiohttp
import discord
import msgspec
import structlog
from discord.ext import commands

from bot import cogs
from bot.ai.external_players import ExternalPlayers
from bot.app.handover_gate import InteractionGate
from bot.app.scheduled_events import ScheduledEventsClient, to_event_info
from bot.app.services import LAST_ANSWERS, LAST_LOOKS, LAST_WORDS, Services
from bot.core.discord_errors import LOST
from bot.core.discord_patches import guard_parsers, install_fast_adapter, skip_message_parsing
from bot.core.permissions import missing_for_table
from bot.core.retry import retry_until_success
from bot.core.sharding import format_shards
from bot.i18n import DEFAULT, available_locales, localizer
from bot.i18n.command_translator import CommandTranslator
from bot.interactions.api_limiter import is_rate_limited_path
from bot.interactions.rate_limits import RateLimiter
from bot.messages.app_emojis import AppEmojiSync
from bot.messages.warmup import warm_up
from bot.play.application_check import require_owner
from bot.rendering.worker_pool import RenderProcess
from bot.storage import LeaseAcquired, Store, StoreError, StoreFailed
from bot.table.deadlines import now, offered_levels
from bot.table.rule_forecast import load_forecasts
from bot.ui.components.buttons import Request, parse_component
from bot.ui.components.command_links import NO_LINKS, CommandLinks
from bot.ui.components.modals import parse_submission
from bot.ui.games import check_installed, playable_games
from bot.ui.views.availability import parse_quiet_hours_form
from bot.ui.views.game_nights import parse_game_night_form
from bot.ui.views.options import parse_challenge
from bot.ui.views.tournaments import parse_tournament_form

log = structlog.get_logger(__name__)

# The bot does not use voice: this avoids warnings that its libraries are missing.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


STARTS_APART = 5.5
"""Seconds between two starts of shards of a kind: Discord asks for five."""

REGISTERED_WITHIN = 5.0
"""Seconds for which a start waits until its commands are registered."""
CONNECTED_WITHIN = 10.0
"""Seconds after which the warm-up does not wait any longer until all shards are connected: the first ones answer."""

EVENTS = {
    "GUILD_SCHEDULED_EVENT_UPDATE": "changed",
    "GUILD_SCHEDULED_EVENT_DELETE": "gone",
    "GUILD_SCHEDULED_EVENT_USER_ADD": "interested",
    "GUILD_SCHEDULED_EVENT_USER_REMOVE": "uninterested",
}
"""Events of guilds that the gateway sends."""

INTENTS = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, guild_scheduled_events=True)
"""Gateway intents. None is privileged: messages come without their content, unless they are written to the bot."""
UNUSED_EVENTS = ("MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK")
"""Gateway events that come with the messages intent and are ignored."""
_EPHEMERAL = discord.MessageFlags.ephemeral.flag
"""The flag of messages that only one person sees: they push nothing up for the others."""

_GLOBALLY = 60.0
"""Seconds that Discord holds all calls back, where it does not say."""

_FORMS: tuple[Callable[[discord.Interaction[Any]], Request | None], ...] = (
    *(parse_submission, parse_challenge, parse_game_night_form, parse_tournament_form, parse_quiet_hours_form),
)
"""Each returns the submitted modal of its kind, and None for another."""

_COMMANDS = "commands"
"""Under what the store keeps what was registered last."""


def forwards_guild_event(bot: SleepoverClient, what: str) -> Callable[[Any], None]:
    """Hands on what the gateway tells of events."""
    return lambda data: bot.on_guild_event(what, data)


class GatedCommandTree(discord.app_commands.CommandTree["SleepoverClient"]):
    """The slash commands. Each use is checked by the :class:`InteractionDispatcher` first."""

    async def interaction_check(self, interaction: discord.Interaction[SleepoverClient], /) -> bool:
        """Return whether the interaction is to be handled."""
        reception = interaction.client.services.dispatcher
        if not await reception.accept(interaction):
            return False
        if wrong := cogs.out_of_bounds(interaction):
            await reception.refuse(interaction, "sorry-option", **wrong)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[SleepoverClient], error: discord.app_commands.AppCommandError, /
    ) -> None:
        """Answer that the command came in a form that is not registered any more, or has never been."""
        log.warning("parsing a command failed", error=f"{type(error).__name__}: {error}", most=1)
        if interaction.type is not discord.InteractionType.autocomplete and not interaction.response.is_done():
            await interaction.client.services.dispatcher.refuse(interaction, "sorry-command")


class ClientOptions(TypedDict, total=False):
    """Settings of a client, each with a default."""

    sync_commands: bool
    """True if it registers its commands, as it does without."""
    own_emojis: bool
    """True if it uses the application's emojis, as it does without; otherwise Unicode's."""
    greets: bool
    """True if it greets guilds that it joins, as it does without."""
    shards: Collection[int]
    """Shards that it connects as, ``of`` so many; without: all that Discord recommends."""
    of: int | None


class SleepoverClient(commands.AutoShardedBot):
    """A Discord client around one store. It needs no privileged intent."""

    def __init__(
        self,
        store: Store,
        *,
        rate_limiter: RateLimiter | None = None,
        interaction_gate: InteractionGate | None = None,
        trace: aiohttp.TraceConfig | None = None,
        render_process: RenderProcess | None = None,
        external_players: ExternalPlayers | None = None,
        **options: Unpack[ClientOptions],
    ) -> None:
        """Make a client that is not connected yet.

        Args:
            interaction_gate: if given, the client connects, and starts its services only at :meth:`start_owning`.
            trace: measures its calls to Discord.
            render_process: draws the boards; None draws them in this process.
            external_players: programs that can be seated.
        """
        super().__init__(
            # None is its default here too.
            shard_ids=cast(list[int], sorted(options.get("shards", ())) or None),
            shard_count=options.get("of"),
            tree_cls=GatedCommandTree,
            command_prefix=commands.when_mentioned,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            # These are the places for commands that declare none of their own.
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            max_messages=None,
            http_trace=self._paced(trace or aiohttp.TraceConfig()),
            chunk_guilds_at_startup=False,
            # Seconds without a further guild after which the bot counts as ready. They are for a cache of members,
            # which we do not have; the default of 2 seconds would only be waited for.
            guild_ready_timeout=0.2,
        )
        self.services = Services(
            self,
            store,
            rate_limiter,
            scheduled_events=ScheduledEventsClient(self),
            greets=options.get("greets", True),
            render_process=render_process,
            external_players=external_players,
        )
        self.ready = asyncio.Event()
        """Set when it is connected."""
        self.set_up = asyncio.Event()
        """Set when it is prepared and about to connect."""
        self.warm = asyncio.Event()
        """Set when everything is drawn and read that the first clicks need."""
        self.command_links = NO_LINKS
        """The commands that sentences can link to, as soon as they are known."""
        self._fetching_mentions = asyncio.Lock()
        self._concurrency: int | None = None
        self._aside: set[asyncio.Task[None]] = set()
        self.apart: set[int] = set()
        """The shards that have lost their connection to Discord and have none again yet."""
        self._lease_handed_over = False
        self._begun = asyncio.Event()
        # This is below all of discord.py's ways for commands, buttons and modals.
        parsers = self._connection.parsers
        parsers["INTERACTION_CREATE"] = skip_message_parsing(parsers["INTERACTION_CREATE"])
        # discord.py dispatches such events only as far as it keeps guilds and members.
        parsers |= {name: forwards_guild_event(self, what) for name, what in EVENTS.items()}
        # Of messages it matters only that there was one, and where: discord.py would make an object of each.
        parsers["MESSAGE_CREATE"] = self.on_channel_message
        parsers |= dict.fromkeys(UNUSED_EVENTS, lambda data: None)
        if interaction_gate is None:
            self._begun.set()
        else:
            parsers["INTERACTION_CREATE"] = interaction_gate.wrap(parsers["INTERACTION_CREATE"])
        guard_parsers(parsers)
        self.recovered = asyncio.Event()
        """Set when everything that a crash may have left unsaid has been said."""
        self.decorated = asyncio.Event()
        """Set when the application's emojis have been synchronised."""
        self._sync = options.get("sync_commands", True)
        self._emblems = AppEmojiSync(self, self.services.emojis) if options.get("own_emojis", True) else None
        self._recovering: asyncio.Task[None] | None = None
        self._drawing: asyncio.Task[None] | None = None

    def _paced(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Make ``trace`` delay every call that counts against Discord's rate limit, and return it.

        All calls pass here, including those that the library makes by itself or repeats.
        """

        async def wait(_session: Any, _context: Any, request: aiohttp.TraceRequestStartParams) -> None:
            if is_rate_limited_path(request.url.path):
                await self.services.api_limiter.consume()

        async def let_on(_session: Any, _context: Any, ended: aiohttp.TraceRequestEndParams) -> None:
            headers = ended.response.headers
            if ended.response.status == 429 and "X-RateLimit-Global" in headers:
                # The library holds all calls back until this one has waited, for ever if it is cancelled meanwhile.
                over = self.http._global_over
                asyncio.get_running_loop().call_later(float(headers.get("Retry-After", _GLOBALLY)), over.set)

        trace.on_request_start.insert(0, wait)
        trace.on_request_end.append(let_on)
        return trace

    async def setup_hook(self) -> None:
        """Prepare the client before it connects: response adapter, commands, files of words.

        Raises:
            OtherApplication: the database is another application's.
        """
        if self.application_id is not None:
            ours = partial(require_owner, self.services.store, self.application_id)
            await retry_until_success("checking the application failed", ours, on=StoreFailed)
        await retry_until_success("loading blocks failed", self.services.block_list.load, on=StoreFailed)
        install_fast_adapter()
        for extension in cogs.extensions():
            # ``load_extension`` would run the module anew for each bot in this process.
            await importlib.import_module(extension).setup(self)
        for problem in check_installed():
            log.error("game not used", game=problem.name, distribution=problem.distribution, why=problem.why)
        localizer()
        for game in playable_games():
            # The files are read now, and not while the first click waits.
            localizer(DEFAULT, game)
            offered_levels(game)
            load_forecasts(game)
        self._drawing = asyncio.create_task(self._warm_up())
        self._drawing.add_done_callback(lambda _: self.warm.set())
        if self._begun.is_set():
            await self._see_to_commands()
        self.set_up.set()

    async def _warm_up(self) -> None:
        """Make what boards and messages need only once, in small parts, as soon as the bot is connected.

        It answers from then on: who presses at once waits for the parts that it takes, and not for all of them.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECTED_WITHIN):
                await self.ready.wait()
        for game in playable_games():
            for _ in warm_up(game):
                await asyncio.sleep(0)
                await self.services.priority.yield_to_clicks()
        await self.services.pages.warm_up_boards()
        await self.services.pages.warm_up_all()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets one shard of a kind start at a time, whichever process it belongs to: they take turns."""
        if self.shard_ids is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if self._concurrency is None:
            self._concurrency = (await self.fetch_session_start_limits()).max_concurrency
        kind = (shard_id or 0) % self._concurrency

        async def reserve() -> float:
            return await self.services.store.reserve_start(kind, now=now(), every=STARTS_APART)

        # An exception here would end the connection, and with it the bot.
        turn = await retry_until_success("shard start failed", reserve, on=StoreFailed, shard=shard_id)
        await asyncio.sleep(turn)

    def adopt_shards(self, owned: LeaseAcquired) -> None:
        """Serve these shards as well from now on: the process that served them has died."""
        task = asyncio.create_task(self._adopt_all(owned))
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _adopt_all(self, owned: LeaseAcquired) -> None:
        try:
            await self._adopt(owned)
        except Exception:
            # The shards are connected and answer clicks, and their tables' timers run here.
            log.exception("recovering tables of taken shards failed", shards=list(owned.shards))

    async def _adopt(self, owned: LeaseAcquired) -> None:
        await self.recovered.wait()
        assert self.shard_ids is not None
        waiting = set(owned.shards)
        self.apart |= waiting
        there = [
            asyncio.create_task(self.wait_for("shard_ready", check=lambda shard, wanted=one: shard == wanted))
            for one in waiting
        ]
        for shard in owned.shards:
            self.shard_ids.append(shard)
            await self.launch_shard(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, shard)
        await asyncio.gather(*there)
        if 0 in waiting:
            await self._see_to_commands()
        await self._look_after(owned.shards)

    def on_clock_gap(self) -> None:
        """Time has stood still, and deadlines are moved by it: what memory and boards know of them is old."""
        self.services.tables.drop()
        task = asyncio.create_task(self._catch_up())
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _catch_up(self) -> None:
        await self.recovered.wait()
        await self.services.after_clock_gap()

    def start_owning(self) -> None:
        """Mark this process as the bot from now on."""
        self._begun.set()

    async def drain_for_handover(self) -> None:
        """Begin nothing new, and finish quickly what is being answered: another process goes on."""
        for task in (self._recovering, self._drawing, *self._aside):
            if task:
                task.cancel()
        self._lease_handed_over = True
        await self.services.drain(LAST_ANSWERS, changes_only=True)

    async def _see_to_commands(self) -> None:
        """Register the commands. Where Discord lets that wait, nothing else waits for it."""
        task = asyncio.create_task(self._register())
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)
        await asyncio.wait({task}, timeout=REGISTERED_WITHIN)
        if not task.done():
            log.warning("commands not registered yet: Discord delays them, and the bot goes on meanwhile")
        elif not task.cancelled():
            task.result()

    async def _register(self) -> None:
        """Register the commands, if they are not as they were registered last. What goes wrong stops nothing: the
        commands of before stay, and the next start tries again."""
        if not self._sync or not self._first:
            return
        try:
            payload = await self._payload()
            asked = [self.application_id, sorted(payload, key=lambda command: str(command["name"]))]
            fingerprint = hashlib.sha256(msgspec.json.encode(asked, order="sorted")).hexdigest()
            kept = await self.services.store.kept_value(_COMMANDS)
            # Even so, the commands may have been removed meanwhile.
            if kept == fingerprint and len(await self.tree.fetch_commands()) == len(payload):
                return
            assert self.application_id is not None
            # `tree.sync` would translate all of it once more.
            await self.http.bulk_upsert_global_commands(self.application_id, payload=payload)
            await self.services.store.keep_value(_COMMANDS, fingerprint)
            log.info("commands registered", commands=len(payload))
        except (*LOST, discord.app_commands.AppCommandError, StoreError) as error:
            log.error("commands not registered; the next start tries again", error=str(error))

    async def command_mentions(self) -> dict[str, str]:
        """Return the clickable mention of each command; none if the commands cannot be fetched.

        They are fetched once: a bot that comes to hundreds of servers at the same time greets them all.
        """
        async with self._fetching_mentions:
            if not self.command_links.mentions:
                try:
                    self.command_links = CommandLinks(await self.tree.fetch_commands())
                except LOST as error:
                    log.info("fetching commands failed", error=str(error))
            return self.command_links.mentions

    async def _payload(self) -> list[Any]:
        """Return the commands in the form that Discord registers."""
        commands, translator = self.tree.get_commands(), CommandTranslator()
        if available_locales() == (DEFAULT,):
            # Without other languages there is nothing to translate, and no need to ask for each sentence.
            return [command.to_dict(self.tree) for command in commands]
        return [await command.get_translated_payload(self.tree, translator) for command in commands]

    async def on_ready(self) -> None:
        """Handle the connection; the first time, recover the tables that were being played."""
        self.ready.set()
        log.info("ready", **self._servers(), shards=self.shard_setting)
        if self._recovering is None:
            self._recovering = asyncio.create_task(self._open())

    def _servers(self) -> dict[str, int]:
        """Return the number of available and of unavailable guilds, for the log."""
        away = sum(bool(guild.unavailable) for guild in self.guilds)
        return {"servers": len(self.guilds) - away, "unavailable": away}

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that the shard's connection is gone."""
        self.apart.add(shard)

    async def on_shard_connect(self, shard: int) -> None:
        """Record that the shard has a new connection."""
        self.apart.discard(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Record that the shard has resumed its session."""
        self.apart.discard(shard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited to a server."""
        log.info("guild joined", **self._servers())
        if self._is_the_bot():
            self.services.guild_lifecycle.on_guild_join(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Handle the removal of the bot from a guild, or of the guild itself."""
        log.info("guild left", **self._servers())
        if self._is_the_bot():
            self.services.channel_watcher.on_guild_removed(guild.id)
            self.services.guild_events.on_channels_deleted(guild.id, ())
            self.services.guild_lifecycle.on_guild_leave()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle the deletion of a channel with all its threads."""
        if self._is_the_bot():
            gone = [channel.id, *(thread.id for thread in getattr(channel, "threads", ()))]
            self.services.channel_watcher.on_channels_deleted(gone)
            self.services.guild_events.on_channels_deleted(channel.guild.id, gone)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Handle the deletion of a thread."""
        if self._is_the_bot():
            self.services.channel_watcher.on_channels_deleted([payload.thread_id])
            self.services.guild_events.on_channels_deleted(payload.guild_id, [payload.thread_id])

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Handle a changed channel: the bot's permissions there, and in its threads, may have changed."""
        if self._is_the_bot():
            self.services.channel_watcher.on_channel_change(
                [after.id, *(thread.id for thread in getattr(after, "threads", ()))]
            )

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Handle a thread that was archived, locked or opened again."""
        if self._is_the_bot():
            told: Any = payload.data.get("thread_metadata")
            meta = told if isinstance(told, dict) else {}
            archived, locked = bool(meta.get("archived")), bool(meta.get("locked"))
            if not archived:
                # Nothing can be edited in an archived thread, and a new message would open it again.
                self.services.channel_watcher.on_channel_change([payload.thread_id])
            self.services.threads.on_thread_update(
                payload.thread_id, payload.parent_id, archived=archived, locked=locked
            )

    def may_read_history(self, channel: int) -> bool:
        """Implement :meth:`MessageClient.may_read_history`."""
        place = self.get_channel(channel)
        if isinstance(place, discord.Thread):
            place = place.parent
        if not isinstance(place, discord.abc.GuildChannel):
            return True
        return place.permissions_for(place.guild.me).read_message_history

    def may_post_board(self, channel: int) -> bool:
        """Implement :meth:`MessageClient.may_post_board`."""
        place = self.get_channel(channel)
        thread = isinstance(place, discord.Thread)
        if isinstance(place, discord.Thread):
            if place.archived or place.locked:
                return False
            place = place.parent
        if not isinstance(place, discord.abc.GuildChannel):
            return True
        return not missing_for_table(place.permissions_for(place.guild.me), thread=thread)

    async def edit_thread(self, id: int, **changes: Any) -> None:
        """Implement :meth:`MessageClient.edit_thread`."""
        await self.http.edit_channel(id, **changes)

    async def leave_guild(self, id: int) -> None:
        """Implement :meth:`GuildList.leave_guild`."""
        await self.http.leave_guild(id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Handle a changed role: the bot's permissions in the guild may have changed."""
        if self._is_the_bot() and before.permissions != after.permissions:
            self.services.channel_watcher.on_permission_change(after.guild.id)

    def on_channel_message(self, data: Mapping[str, Any]) -> None:
        """Count a message in its channel, and answer one that is for the bot. What it says is not looked at."""
        if self._is_the_bot() and not data.get("flags", 0) & _EPHEMERAL:
            self.services.channel_activity.count(int(data["channel_id"]), int(data["id"]))
            self.services.help_replies.on_message(data)

    def on_guild_event(self, what: str, data: Mapping[str, Any]) -> None:
        """Pass on an event about a scheduled event of a guild."""
        if not self._is_the_bot():
            return
        happenings = self.services.guild_events
        if what == "changed":
            happenings.on_event_change(to_event_info(data))
        elif what == "gone":
            happenings.on_event_delete(int(data["id"]))
        else:
            event, user = int(data["guild_scheduled_event_id"]), int(data["user_id"])
            happenings.on_interest(event, user, interested=what == "interested")

    def _is_the_bot(self) -> bool:
        return self._begun.is_set() and not self._lease_handed_over

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Presses and forms come here; commands are on their way already."""
        if interaction.type is discord.InteractionType.component:
            component = await parse_component(interaction)
            asked = None if component is None else component.request(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            asked = next((form for parse in _FORMS if (form := parse(interaction)) is not None), None)
        else:
            return
        if not await self.services.dispatcher.accept(interaction):
            return
        if asked is None:
            await self.services.dispatcher.refuse(interaction, "sorry-unknown")
        else:
            await self.services.dispatcher.run(interaction, asked)

    async def close(self) -> None:
        """Disconnect; what is being said to players is finished first."""
        for task in (self._recovering, self._drawing, *self._aside):
            if task:
                task.cancel()
        if not self.is_closed():
            await self.services.drain(LAST_LOOKS if self._lease_handed_over else LAST_WORDS)
        await super().close()
        await self.services.close()

    async def _open(self) -> None:
        try:
            if not self._begun.is_set():
                await self._begun.wait()
                await self._see_to_commands()
            await self._look_after()
            if self._drawing:
                await self._drawing
        except Exception:
            # The scheduler runs, and clicks are answered.
            log.exception("recovery at the start failed")
        finally:
            self.recovered.set()
        if self._emblems:
            await (self._emblems.sync() if self._first else self._emblems.load())
            # From here on sentences link to the commands that they name.
            await self.command_mentions()
        self.decorated.set()

    async def _look_after(self, shards: Collection[int] | None = None) -> None:
        assert self.application_id is not None
        if shards is None and self.shard_ids is not None:
            # The library may have more shards by now. Their guilds are unknown before they are connected.
            shards = tuple(self.shard_ids)
        await self.services.start(self.application_id, [guild.id for guild in self.guilds], shards)

    @property
    def _first(self) -> bool:
        """Return whether this process handles what exists once for all shards, such as the commands."""
        return self.services.store.owns_all_shards or 0 in self.services.store.shards

    @property
    def shard_setting(self) -> str:
        """The shards that this process serves, as the setting names them, or how many there are."""
        return format_shards(self.services.store.shards, self.shard_count or 1) or str(self.shard_count)
