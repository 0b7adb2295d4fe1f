"""Composition of the bot: every service, made once and passed to those that need it.

Read from the top, each service is made of those above it. A service knows no more of the others than it is
given here.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Any, cast

import discord

from bot.accounts.account import AccountSettings
from bot.accounts.deletion import AccountDeletion, NameRedaction
from bot.accounts.guild_lifecycle import GuildLifecycle, GuildList, Mentions
from bot.accounts.guild_settings import GuildSettingsPanel
from bot.ai.external_players import ExternalPlayers
from bot.ai.move_scheduler import AiMoveScheduler
from bot.ai.seats import AiSeating
from bot.ai.worker_pool import EngineWorkers
from bot.core.ports import MessageClient, ScheduledEvents
from bot.core.retry import retry_until_success
from bot.game_nights.guild_events import GuildEventSync
from bot.game_nights.handlers import GameNightHandlers
from bot.game_nights.notifications import GameNightNotifier
from bot.game_nights.service import GameNightService
from bot.history.browser import GameHistory
from bot.history.daily_puzzle import DailyPuzzle
from bot.history.explanations import MoveExplanations
from bot.history.reviews import ReviewService
from bot.history.share_card import ShareCards
from bot.interactions.access import TableAccess
from bot.interactions.api_limiter import ApiRateLimiter
from bot.interactions.concurrency import InteractionPriority
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.rate_limits import InteractionFilter, RateLimiter
from bot.interactions.responder import Responder
from bot.messages.announcer import Announcer
from bot.messages.board import BoardMessages
from bot.messages.board_builder import BoardBuilder
from bot.messages.board_follow import BoardFollower, ChannelActivity
from bot.messages.board_queue import DeliveryLog
from bot.messages.cleanup import PendingDeletions, UnreadableTables
from bot.messages.delivery import MessageDelivery
from bot.messages.direct import DirectMessageSync
from bot.messages.notices import TableNotices
from bot.messages.onboarding import OnboardingHints
from bot.messages.reminders import TurnReminders
from bot.messages.threads import TableThreads
from bot.play.application_check import require_owner
from bot.play.channel_watch import ChannelWatcher
from bot.play.controller import TableController
from bot.play.dispatcher import InteractionDispatcher
from bot.play.lobby import LobbyController
from bot.play.lobby_panels import RuleForecastPanel
from bot.play.pause_controls import PauseControls
from bot.play.pauses import InactivityNotices, PauseService
from bot.play.post_action import ActionEffects
from bot.play.premoves import Premoves
from bot.play.recovery import ShardInbox, TableRecovery
from bot.play.scheduler import DeadlineScheduler
from bot.play.substitutions import SeatSubstitution
from bot.play.termination import GameTermination
from bot.play.votes import VoteService, vote_topics
from bot.profiles.aggregator import StatsAggregator
from bot.profiles.leaderboard import LeaderboardPages
from bot.profiles.profile_page import ProfilePages
from bot.profiles.rating_updates import RatingRebuilder
from bot.rendering.rules_pages import RulesPageBuilder
from bot.rendering.service import RenderService
from bot.rendering.worker_pool import RenderProcess
from bot.storage import Store, StoreFailed
from bot.table.emojis_and_links import AppEmojis
from bot.table.registry import TableRegistry
from bot.ui.components.account_buttons import AccountButton, LeaderboardButton
from bot.ui.components.buttons import (
    ActionSelectComponent,
    Component,
    OptionSelect,
    PersistentComponent,
    RulesPageButton,
    TableButton,
    selected_value,
    selected_values,
)
from bot.ui.components.history_buttons import ExplainButton, HistoryButton, HistorySelect, PuzzleButton, ReviewButton
from bot.ui.components.modals import ModalSubmission
from bot.ui.components.retry import RetryButton
from bot.ui.games import find_game
from bot.ui.views.availability import FIELDS
from bot.ui.views.availability import AvailabilityForm as RestSent
from bot.ui.views.game_nights import GameNightButton, GameNightForm
from bot.ui.views.guild_settings import SettingSelect, SettingToggle
from bot.ui.views.inactivity import InactivityButton
from bot.ui.views.options import ChallengeRequest
from bot.ui.views.profile import AchievementsButton, ProfileButton
from bot.ui.views.rule_forecast import ForecastButton

LAST_WORDS = 2.0
"""Seconds given to answers that are under way when the bot is stopped. What they would show is shown after the next
start."""

_LAST_ANSWERS = 1.5
"""Seconds given to them when another process takes over; people wait for it meanwhile."""
LAST_LOOKS = 20.0
"""Seconds given after that to what only looks, such as a review; nobody waits for it but who asked."""
_LET_IN = 0.02
"""Seconds that an interaction takes at most, on a busy machine, from the gateway to the reception."""

Answerer = Callable[[Responder, Any], Awaitable[None]]
"""Does what the press of one kind of component asks for."""


class Services:
    """All parts of one bot, around one store."""

    def __init__(
        self,
        client: MessageClient,
        store: Store,
        rate_limiter: RateLimiter | None = None,
        *,
        here: GuildList,
        scheduled_events: ScheduledEvents,
        mentions: Mentions,
        greets: bool = True,
        render_process: RenderProcess | None = None,
        external_players: ExternalPlayers | None = None,
    ) -> None:
        self.store = store

        # The table in memory, and its messages.
        self.emojis = AppEmojis()
        self.tables = TableRegistry(store, self.emojis)
        self.renderer = RenderService(render_process)

        # Effects of an action: boards, direct messages, and the observers of who is next.
        self.delivery_log = DeliveryLog(store, self.tables)
        self.priority = InteractionPriority()
        self.api_limiter = ApiRateLimiter()
        delivery = MessageDelivery(client, self.api_limiter)
        self.channel_activity = ChannelActivity(self.tables)
        self.board_builder = BoardBuilder(store, self.renderer, self.channel_activity.is_pushed_up)
        self.boards = BoardMessages(
            delivery, store, self.tables, self.board_builder, self.delivery_log, self.priority, self.emojis
        )
        self.unreadable_tables = UnreadableTables(delivery, self.tables)
        self.pending_deletions = PendingDeletions(delivery, store)
        self.hints = OnboardingHints(store)
        self.direct_messages = DirectMessageSync(
            delivery, store, self.tables, self.renderer, self.delivery_log, self.pending_deletions, self.hints
        )
        self.stats = StatsAggregator(store, self.tables, self.boards)
        self.effects = ActionEffects(self.boards, self.direct_messages, self.stats)
        self.engine_workers = EngineWorkers()
        self.programs = external_players or ExternalPlayers()
        self.ai_moves = AiMoveScheduler(self.tables, self.engine_workers, self.programs, self.effects)
        self.announcer = Announcer(delivery, store)
        self.notices = TableNotices(self.announcer, store, self.tables, self.pending_deletions)
        self.reminders = TurnReminders(self.announcer, self.notices, store, self.tables)
        self.termination = GameTermination(store, self.tables, self.boards, self.effects)
        self.pauses = PauseService(self.notices, store, self.tables, self.boards, self.effects)
        self.inactivity_notices = InactivityNotices(self.notices, store, self.tables, self.boards, self.effects)
        self.substitutions = SeatSubstitution(
            self.announcer,
            self.notices,
            store,
            self.tables,
            self.boards,
            self.direct_messages,
            self.effects,
            self.pending_deletions,
        )
        asked = vote_topics(self.termination, self.pauses, self.substitutions)
        self.votes = VoteService(self.notices, store, self.tables, self.boards, self.termination, asked)
        self.scheduler = DeadlineScheduler(
            store,
            self.tables,
            self.boards,
            self.effects,
            self.reminders,
            self.ai_moves,
            self.priority,
            self.votes,
            self.termination,
            self.pauses,
            self.inactivity_notices,
        )
        self.threads = TableThreads(delivery, store, self.tables, self.announcer)
        self.effects.add_observers(self.ai_moves, self.scheduler, self.votes, self.hints, self.threads, self.notices)

        self.channel_watcher = ChannelWatcher(delivery, store, self.tables, self.boards, self.effects, self.termination)

        # The way of interactions, and the controllers behind it.
        self.table_access = TableAccess(store, self.tables)
        gate = InteractionFilter(RateLimiter() if rate_limiter is None else rate_limiter)
        self.ephemeral_cleaner = EphemeralCleaner()
        self.dispatcher = InteractionDispatcher(
            self.tables,
            self.board_builder,
            self.boards,
            gate,
            self.table_access,
            self.ephemeral_cleaner,
            self.api_limiter,
        )
        self.premoves = Premoves(delivery, store, self.tables, self.effects, self.ephemeral_cleaner)
        self.board_follower = BoardFollower(
            client, store, self.tables, self.boards, self.channel_activity, self.ephemeral_cleaner
        )
        self.effects.add_observers(self.premoves, self.ephemeral_cleaner, self.board_follower)
        self.pages = RulesPageBuilder(self.renderer)
        self.what_if = RuleForecastPanel(self.tables, self.renderer)
        self.lobby = LobbyController(
            store,
            self.tables,
            self.boards,
            self.direct_messages,
            self.scheduler,
            AiSeating(store, self.tables, self.ai_moves, self.programs),
            self.effects,
            self.pending_deletions,
            self.ephemeral_cleaner,
            self.hints,
            self.threads,
            self.notices,
        )
        invitations = GameNightNotifier(delivery, scheduled_events, store, self.tables, self.renderer, self.announcer)
        self.game_nights = GameNightService(
            scheduled_events, store, self.tables, self.boards, self.scheduler, self.lobby, invitations
        )
        self.game_night_handlers = GameNightHandlers(store, self.game_nights, invitations, self.ephemeral_cleaner)
        self.guild_events = GuildEventSync(store, scheduled_events, self.game_nights)
        self.history = GameHistory(self.table_access, store, self.tables, self.renderer)
        self.share_cards = ShareCards(delivery, store, self.tables, self.renderer)
        self.controller = TableController(
            store,
            self.tables,
            self.boards,
            self.renderer,
            self.pages,
            self.lobby,
            self.scheduler,
            self.effects,
            self.history,
            self.share_cards,
            self.termination,
            self.votes,
            self.ephemeral_cleaner,
            self.hints,
            self.premoves,
            PauseControls(store, self.tables, self.votes, self.pauses, self.inactivity_notices, self.reminders),
            self.substitutions,
        )

        # Services beside the table: past games, scores, users.
        self.reviews = ReviewService(self.tables, self.engine_workers, self.renderer)
        self.daily_puzzle = DailyPuzzle(self.dispatcher, store, self.tables, self.engine_workers, self.renderer)
        self.explanations = MoveExplanations(self.tables, self.engine_workers)
        self.rating_updates = RatingRebuilder(store)
        self.leaderboards = LeaderboardPages(self.dispatcher, store, self.renderer)
        self.profiles = ProfilePages(self.dispatcher, store, self.renderer)
        self.name_redaction = NameRedaction(store, (self.boards, self.share_cards))
        self.account_deletion = AccountDeletion(
            store, self.tables, self.boards, self.lobby, self.effects, self.pending_deletions, self.name_redaction
        )
        self.account = AccountSettings(
            store, self.scheduler, self.account_deletion, self.tables, self.direct_messages, self.hints
        )
        self.guild_settings = GuildSettingsPanel(store, self.scheduler)
        self.guild_lifecycle = GuildLifecycle(here, store, self.announcer, mentions, greets=greets)

        self.recovery = TableRecovery(
            store,
            self.tables,
            self.boards,
            self.direct_messages,
            self.scheduler,
            self.stats,
            self.ai_moves,
            self.effects,
            self.priority,
        )
        self.shard_inbox = ShardInbox(store, self.recovery.after_foreign_write, self.name_redaction.begin)

        self._answerers = self.component_handlers()

    def queue_lengths(self) -> Mapping[str, Callable[[], int]]:
        """Return functions that count the waiting and running work of each queue."""
        return {
            "answers": lambda: self.dispatcher.running_count,
            "pictures": lambda: self.renderer.queue_length,
            "boards": lambda: self.boards.pending_count,
            "reminders": lambda: self.reminders.pending_count,
            "thinking": lambda: self.ai_moves.pending_count,
        }

    def component_handlers(self) -> Mapping[type[Component], Answerer]:
        """Return the handler for each kind of component."""
        return {
            TableButton: lambda to, it: self.controller.on_component(to, it.table, it.turn, it.action),
            ActionSelectComponent: lambda to, it: self.controller.on_component(
                to, it.table, it.turn, selected_value(to.interaction)
            ),
            OptionSelect: lambda to, it: self.lobby.set_option(to, it.table, it.option, selected_value(to.interaction)),
            GameNightButton: lambda to, it: self.game_night_handlers.on_component(to, it.evening, it.what),
            InactivityButton: lambda to, it: self.controller.on_inactivity_button(to, it.table, it.what),
            RulesPageButton: lambda to, it: self.controller.on_rules_page(to, it.game, it.page),
            ForecastButton: lambda to, it: self.what_if.show_forecast(to, it.table, it.what),
            HistoryButton: lambda to, it: self.history.on_button(to, it.what, it.rest.split(":")),
            HistorySelect: lambda to, it: self.history.on_select(
                to, it.what, it.rest.split(":"), selected_value(to.interaction)
            ),
            ReviewButton: lambda to, it: self.reviews.on_page_button(to, it.table, it.what),
            PuzzleButton: lambda to, it: self.daily_puzzle.on_component(to, it.day, it.what),
            ExplainButton: lambda to, it: self.explanations.explain(to, it.table, it.seat),
            LeaderboardButton: lambda to, it: self.leaderboards.on_page_button(to, it.verb, it.asked),
            AchievementsButton: lambda to, it: self.profiles.show_achievements(to, it),
            ProfileButton: lambda to, it: self.profiles.on_component(to, it),
            AccountButton: lambda to, it: self.account.help_button(to, it.what),
            RetryButton: self._try_again,
            SettingToggle: lambda to, it: self.guild_settings.change(to, it.field, [str(int(it.value))]),
            SettingSelect: lambda to, it: self.guild_settings.change(to, it.field, selected_values(to.interaction)),
        }

    async def on_component(self, press: discord.Interaction[Any], it: Component) -> None:
        """Pass a used component to the handler for its kind.

        Afterwards a computer that could not move at that table tries again.
        """
        do, pressed = self._answerers[type(it)], cast(PersistentComponent, it)
        errand = pressed.target
        with self.priority.interaction():
            admitted = await self.dispatcher.run(press, errand, lambda to: do(to, it), private=pressed.alone)
        live = self.tables.cached(errand.table) if admitted and errand else None
        if live is not None:
            self.hints.on_press(press, live)
            self.hints.on_change(live)
            self.ai_moves.retry(live)

    async def on_modal_submit(self, sending: discord.Interaction[Any], form: ModalSubmission) -> None:
        """Pass a submitted modal to the part that reads modals."""
        with self.priority.interaction():
            admitted = await self.dispatcher.run(
                sending, form.target, lambda answer: self.controller.on_form(answer, form)
            )
        live = self.tables.cached(form.target.table) if admitted and form.target else None
        if live is not None:
            self.ai_moves.retry(live)

    async def on_challenge(self, sending: discord.Interaction[Any], sent: ChallengeRequest) -> None:
        """Open the table for a challenge, once the user has chosen its game."""

        async def do(responder: Responder) -> None:
            await self.lobby.challenge(responder, find_game(sent.game, str(sending.locale)), {}, sent.user)

        await self.dispatcher.run(sending, None, do)

    async def on_game_night_form(self, sending: discord.Interaction[Any], form: GameNightForm) -> None:
        """Handle a submitted game night modal."""
        await self.dispatcher.run(sending, None, lambda answer: self.game_night_handlers.on_form(answer, form))

    async def on_quiet_hours_form(self, sending: discord.Interaction[Any], form: RestSent) -> None:
        """Apply a submitted modal: a user's or a guild's quiet hours, or a vacation."""

        async def do(responder: Responder) -> None:
            if form.form == "server":
                await self.guild_settings.quiet(responder, form.given)
            elif form.form == "own":
                await self.account.quiet(responder, {field: form.given[field] for field in FIELDS})
            else:
                await self.account.vacation(responder, form.given["until"])

        await self.dispatcher.run(sending, None, do, private=True)

    async def _try_again(self, responder: Responder, it: RetryButton) -> None:
        typed = it.typed(responder.interaction)
        if it.form == "server":
            await self.guild_settings.ask_again(responder, typed)
        elif it.form in ("own", "vacation"):
            await self.account.ask_again(responder, it.form, typed)
        else:
            await self.game_night_handlers.ask_again(responder, it.form, it.rest, typed)

    async def start(self, application: int, guilds: Iterable[int], shards: Collection[int] | None = None) -> None:
        """Start all services once connected as that ``application`` and a member of these ``guilds``.

        Work that the last stop left behind is resumed. ``shards``: those that have just been connected (None: all). The
        deadline scheduler runs at once; what the database refuses is retried until it succeeds.

        Raises:
            OtherApplication: the database is another application's; nothing is started.
        """
        await retry_until_success(
            "checking the application failed", partial(require_owner, self.store, application), on=StoreFailed
        )
        self.scheduler.start()
        self.shard_inbox.start()
        self.stats.catch_up()
        self.rating_updates.start()
        missed = partial(self.channel_watcher.catch_up, application, list(guilds), shards)
        ours = await retry_until_success("comparing guilds failed", missed, on=StoreFailed)
        await self.recovery.recover(shards)
        self.threads.start()
        self.game_nights.start()
        self.guild_events.start()
        if ours:
            self.guild_lifecycle.start()
        self.channel_watcher.start()
        await retry_until_success("loading pending deletions failed", self.account_deletion.start, on=StoreFailed)

    async def after_clock_gap(self) -> None:
        """Restart the clock and update boards after a gap in time.

        Deadlines have been moved by the time that counts for no player.
        """
        self.tables.drop()
        self.scheduler.restart()
        await self.recovery.recover()

    async def drain(self, seconds: float = LAST_WORDS) -> None:
        """Begin nothing new, and finish what is being said to players, while there still is a connection."""
        self.dispatcher.closing = True
        await self.ephemeral_cleaner.stop()
        await self.shard_inbox.stop()
        await self.recovery.stop()
        await self.unreadable_tables.stop()
        await self.scheduler.stop()
        await self.game_nights.stop()
        await self.ai_moves.stop()
        await self.premoves.stop()
        await self.votes.stop()
        await self.notices.stop()
        await self.substitutions.stop()
        await self.threads.stop()
        await self.board_follower.stop()
        await self.hints.stop()
        # Ctrl-C should not take long.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.dispatcher.wait_idle()
                await self.direct_messages.wait_idle()
                await self.boards.wait_idle()
        # The next start sends what could not be sent in that time.
        await self.direct_messages.stop()
        await self.boards.stop()
        await self.channel_watcher.stop()
        await self.guild_lifecycle.stop()
        await self.account_deletion.stop()
        await self.name_redaction.stop()
        await self.pending_deletions.stop()
        await self.stats.stop()
        await self.rating_updates.stop()

    async def drain_for_handover(self) -> None:
        """Begin nothing new, and finish running work, so that another process can go on at once.

        Boards still to be edited and direct messages still to be sent are sent. Long computations that change nothing
        go on until the end.
        """
        self.dispatcher.closing = True
        await self.ephemeral_cleaner.stop()
        await self.shard_inbox.stop()
        await self.recovery.stop()
        await self.unreadable_tables.stop()
        await self.scheduler.stop()
        await self.game_nights.stop()
        await self.ai_moves.stop()
        await self.premoves.stop()
        await self.votes.stop()
        await self.notices.stop()
        await self.substitutions.stop()
        await self.threads.stop()
        await self.board_follower.stop()
        await self.hints.stop()
        # Time for interactions let in just now to reach the dispatcher.
        await asyncio.sleep(_LET_IN)
        await self.dispatcher.drain(_LAST_ANSWERS)
        await self.boards.stop()
        await self.direct_messages.stop()
        await self.delivery_log.stop()
        await self.channel_watcher.stop()
        await self.guild_lifecycle.stop()
        await self.account_deletion.stop()
        await self.name_redaction.stop()
        await self.pending_deletions.stop()
        await self.stats.stop()
        await self.rating_updates.stop()

    async def close(self) -> None:
        """Stop all services and cancel pending work."""
        await self.dispatcher.stop()
        await self.reviews.stop()
        await self.explanations.stop()
        await self.daily_puzzle.stop()
        await self.engine_workers.stop()
        await self.programs.stop()
        await self.direct_messages.stop()
        await self.boards.stop()
        await self.delivery_log.stop()
        await self.renderer.stop()
