"""Composition of the bot: every service, made once and passed to those that need it.

Read from the top, each service is made of those above it. A service knows no more of the others than it is
given here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Protocol

from bot.accounts.account import AccountSettings
from bot.accounts.deletion import AccountDeletion, NameRedaction
from bot.accounts.guild_lifecycle import GuildLifecycle, GuildList
from bot.accounts.guild_settings import GuildSettingsPanel
from bot.ai.external_players import ExternalPlayers
from bot.ai.move_scheduler import AiMoveScheduler
from bot.ai.seats import AiSeating
from bot.ai.worker_pool import EngineWorkers
from bot.app.operator_requests import OperatorClosures, OperatorMessages, OperatorRequests, ResultStrikes
from bot.core.ports import ScheduledEvents
from bot.core.retry import retry_until_success
from bot.core.service import DrainLimit, Service, StartContext
from bot.game_nights.guild_events import GuildEventSync
from bot.game_nights.handlers import GameNightHandlers
from bot.game_nights.notifications import GameNightNotifier
from bot.game_nights.service import GameNightService
from bot.history.browser import GameHistory
from bot.history.daily_puzzle import DailyPuzzle
from bot.history.explanations import MoveExplanations
from bot.history.guesses import Guesses
from bot.history.reviews import ReviewService
from bot.history.share_card import ShareCards
from bot.interactions.access import TableAccess
from bot.interactions.api_limiter import ApiRateLimiter
from bot.interactions.block_list import BlockList
from bot.interactions.concurrency import InteractionPriority
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.rate_limits import InteractionFilter, RateLimiter
from bot.messages.announcer import Announcer
from bot.messages.board import BoardMessages
from bot.messages.board_builder import BoardBuilder
from bot.messages.board_follow import BoardFollower, ChannelActivity
from bot.messages.cleanup import PendingDeletions, UnreadableTables
from bot.messages.delivery import MessageDelivery
from bot.messages.delivery_log import DeliveryLog
from bot.messages.direct import DirectMessageBuilder, DirectMessageSync
from bot.messages.mentions import MentionPolicy
from bot.messages.notices import TableNotices
from bot.messages.onboarding import OnboardingHints
from bot.messages.reminders import TurnReminders
from bot.messages.threads import TableThreads
from bot.play.application_check import claim_application
from bot.play.channel_watch import ChannelWatcher
from bot.play.dispatcher import BoardRepair, InteractionDispatcher
from bot.play.game_picker import GamePicker
from bot.play.guided_games import GuidedGames
from bot.play.help_replies import HelpClient, HelpReplies
from bot.play.lobby import AiPlayerMenu, GameStart, LobbyHandlers, SeatRemoval
from bot.play.option_handlers import OptionHandlers, RuleForecastPanel
from bot.play.pauses import PauseHandlers, PauseService, PauseVote
from bot.play.post_action import ActionEffects
from bot.play.premoves import Premoves
from bot.play.recovery import ShardInbox, TableRecovery
from bot.play.scheduler import DeadlineScheduler
from bot.play.substitutions import SeatSubstitution, TakeOverVote
from bot.play.table_actions import TableActions
from bot.play.table_menus import BoardMover, TableMenus
from bot.play.table_opener import TableInvitations, TableOpener
from bot.play.termination import DrawVote, EndHandlers, EndVote, GameTermination, RemovePlayerVote
from bot.play.votes import VoteService
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
from bot.tournaments.handlers import TournamentHandlers
from bot.tournaments.messages import TournamentMessages
from bot.tournaments.service import TournamentService

LAST_WORDS = 2.0
"""Seconds given to answers that are under way when the bot is stopped. What they would show is shown after the next
start."""

LAST_ANSWERS = 1.5
"""Seconds given to them when another process takes over; people wait for it meanwhile."""
LAST_LOOKS = 20.0
"""Seconds given after that to what only looks, such as a review; nobody waits for it but who asked."""


class Client(HelpClient, GuildList, Protocol):
    """Protocol: what the services use of Discord's client."""


class Services:
    """All parts of one bot, around one store."""

    def __init__(
        self,
        client: Client,
        store: Store,
        rate_limiter: RateLimiter | None = None,
        *,
        scheduled_events: ScheduledEvents,
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
        self.ephemeral_cleaner = EphemeralCleaner()
        self.channel_activity = ChannelActivity(self.tables)
        self.board_builder = BoardBuilder(store, self.renderer, self.channel_activity.is_pushed_up)
        self.boards = BoardMessages(
            delivery, store, self.tables, self.board_builder, self.delivery_log, self.priority, self.emojis
        )
        self.unreadable_tables = UnreadableTables(delivery, self.tables)
        self.pending_deletions = PendingDeletions(delivery, store)
        self.engine_workers = EngineWorkers()
        self.hints = OnboardingHints(store, self.engine_workers)
        self.direct_messages = DirectMessageSync(
            delivery,
            store,
            self.tables,
            DirectMessageBuilder(self.renderer, self.hints),
            self.delivery_log,
            self.pending_deletions,
        )
        self.stats = StatsAggregator(store, self.tables, self.boards)
        self.effects = ActionEffects(self.boards, self.direct_messages, self.stats)
        self.programs = external_players or ExternalPlayers()
        self.ai_moves = AiMoveScheduler(self.tables, self.engine_workers, self.programs, self.effects)
        self.announcer = Announcer(delivery, MentionPolicy(store))
        self.block_list = BlockList(store)
        self.notices = TableNotices(self.announcer, store, self.tables, self.pending_deletions)
        self.reminders = TurnReminders(self.announcer, self.notices, store, self.tables)
        self.termination = GameTermination(store, self.tables, self.effects)
        self.pauses = PauseService(self.notices, store, self.tables, self.effects)
        self.substitutions = SeatSubstitution(
            self.announcer,
            self.notices,
            store,
            self.tables,
            self.effects,
            self.pending_deletions,
            self.ephemeral_cleaner,
        )
        topics = (
            EndVote(self.termination),
            DrawVote(self.termination),
            RemovePlayerVote(self.termination),
            PauseVote(self.pauses),
            TakeOverVote(self.substitutions),
        )
        self.votes = VoteService(self.notices, store, self.tables, self.effects, self.ephemeral_cleaner, topics)
        ai_seating = AiSeating(store, self.tables, self.ai_moves, self.programs)
        self.game_start = GameStart(store, self.tables, ai_seating, self.effects, self.ephemeral_cleaner)
        due_steps = (
            self.game_start.start_due,
            self.termination.close_expired_lobby,
            self.votes.resolve_due,
            self.pauses.resume_due,
            self.termination.end_due,
            self.pauses.post_due_notice,
        )
        self.scheduler = DeadlineScheduler(
            store, self.tables, self.effects, self.reminders, self.ai_moves, self.priority, due_steps
        )
        self.threads = TableThreads(delivery, store, self.tables, self.announcer)
        self.premoves = Premoves(delivery, store, self.tables, self.effects, self.ephemeral_cleaner)
        self.board_follower = BoardFollower(
            client, store, self.tables, self.boards, self.channel_activity, self.ephemeral_cleaner
        )
        self.effects.add_observers(self.ai_moves, self.scheduler, self.votes, self.hints, self.threads, self.notices)
        self.effects.add_observers(self.premoves, self.ephemeral_cleaner, self.board_follower)
        self.channel_watcher = ChannelWatcher(delivery, store, self.tables, self.boards, self.effects, self.termination)

        # The way of interactions.
        self.table_access = TableAccess(store, self.tables)
        self.dispatcher = InteractionDispatcher(
            self.tables,
            self.table_access,
            BoardRepair(self.tables, self.table_access, self.board_builder, self.boards),
            InteractionFilter(RateLimiter() if rate_limiter is None else rate_limiter, self.block_list),
            self.ephemeral_cleaner,
            self.api_limiter,
            self.priority,
        )
        self.dispatcher.add_observers(self.hints, self.ai_moves)

        # The handlers at a table, before, during and after a game.
        self.pages = RulesPageBuilder(self.renderer)
        self.lobby = LobbyHandlers(
            store,
            self.tables,
            self.boards,
            self.direct_messages,
            self.hints,
            self.game_start,
            self.ephemeral_cleaner,
        )
        self.opener = TableOpener(
            store, self.tables, self.boards, self.scheduler, ai_seating, self.threads, self.ephemeral_cleaner
        )
        guided_games = GuidedGames(self.tables, self.opener, self.lobby, self.game_start, self.hints, self.effects)
        self.picker = GamePicker(client, store, self.renderer, self.opener, self.lobby)
        self.help_replies = HelpReplies(client, store, self.announcer, self.picker, self.block_list)
        self.actions = TableActions(
            store, self.tables, self.boards, self.renderer, self.effects, self.scheduler, self.ephemeral_cleaner
        )
        self.board_mover = BoardMover(self.tables, self.boards, self.ephemeral_cleaner)
        self.ends = EndHandlers(self.tables, self.termination, self.votes, self.ephemeral_cleaner)
        self.dispatcher.handlers.add(
            self.lobby,
            SeatRemoval(self.lobby, self.pending_deletions, self.notices),
            self.game_start,
            guided_games,
            self.picker,
            AiPlayerMenu(store, self.tables, self.boards, ai_seating, self.ephemeral_cleaner),
            OptionHandlers(store, self.tables, self.boards, self.ephemeral_cleaner),
            RuleForecastPanel(self.tables, self.renderer),
            TableInvitations(store, self.tables, self.opener, self.lobby, self.notices),
            self.actions,
            TableMenus(store, self.renderer, self.pages, self.hints, self.ends, self.ephemeral_cleaner),
            self.board_mover,
            self.ends,
            self.votes,
            PauseHandlers(self.tables, self.votes, self.pauses, self.reminders, self.effects, self.ephemeral_cleaner),
            self.substitutions,
            self.premoves,
        )

        # Nights of several games; game nights with a date, which may begin one; and what is beside the table: past
        # games, scores, users.
        night_messages = TournamentMessages(delivery, store, self.tables, self.renderer, self.announcer)
        self.tournaments = TournamentService(
            scheduled_events,
            store,
            self.tables,
            self.opener,
            self.game_start,
            self.effects,
            night_messages,
        )
        self.effects.add_observers(self.tournaments)
        invitations = GameNightNotifier(delivery, scheduled_events, store, self.tables, self.renderer, self.announcer)
        self.game_nights = GameNightService(
            scheduled_events, store, self.tables, self.opener, invitations, self.tournaments
        )
        self.game_night_handlers = GameNightHandlers(store, self.game_nights, invitations, self.ephemeral_cleaner)
        self.reviews = ReviewService(self.tables, self.engine_workers, self.renderer)
        self.guesses = Guesses(
            store, self.tables, self.table_access, self.reviews, self.ephemeral_cleaner, self._tell_owed
        )
        self.effects.add_observers(self.guesses)
        self.tournament_handlers = TournamentHandlers(
            store, self.tournaments, night_messages, self.game_night_handlers, self.guesses, self.ephemeral_cleaner
        )
        self.guild_events = GuildEventSync(store, scheduled_events, self.game_nights, self.tournaments)
        self.history = GameHistory(self.table_access, store, self.tables, self.renderer)
        self.share_cards = ShareCards(delivery, store, self.tables, self.renderer)
        self.daily_puzzle = DailyPuzzle(self.dispatcher, store, self.tables, self.engine_workers, self.renderer)
        self.explanations = MoveExplanations(self.tables, self.engine_workers)
        self.rating_updates = RatingRebuilder(store)
        self.leaderboards = LeaderboardPages(self.dispatcher, store, self.renderer)
        self.profiles = ProfilePages(self.dispatcher, store, self.renderer)
        self.name_redaction = NameRedaction(store, (self.boards, self.share_cards), self.tournaments.catch_up)
        self.account_deletion = AccountDeletion(
            store, self.tables, self.boards, self.lobby, self.effects, self.pending_deletions, self.name_redaction
        )
        self.account = AccountSettings(
            store, self.scheduler, self.account_deletion, self.tables, self.direct_messages, self.hints
        )
        self.guild_settings = GuildSettingsPanel(store, self.scheduler)
        self.guild_lifecycle = GuildLifecycle(client, store, self.announcer, self.block_list, greets=greets)
        self.dispatcher.handlers.add(
            self.game_night_handlers,
            self.tournament_handlers,
            self.history,
            self.share_cards,
            self.reviews,
            self.guesses,
            self.daily_puzzle,
            self.explanations,
            self.leaderboards,
            self.profiles,
            self.account,
            self.guild_settings,
        )

        self.recovery = TableRecovery(
            store, self.tables, self.boards, self.scheduler, self.ai_moves, self.effects, self.priority
        )
        self.operator_requests = OperatorRequests(
            client,
            store,
            self.block_list,
            OperatorClosures(store, self.tables, self.termination, self.guild_events),
            ResultStrikes(store, self.tables, self.rating_updates, self.stats, self._tell_owed),
            self.account_deletion,
            OperatorMessages(delivery, store, self.tables),
        )
        self.shard_inbox = ShardInbox(store, self.recovery.after_foreign_write, self._tell_owed)
        self.lifecycle: tuple[Service, ...] = (
            # What the others use, to the last.
            *(self.renderer, self.engine_workers, self.programs),
            # Messages, and what changes many of them at once.
            *(self.delivery_log, self.pending_deletions, self.hints, self.direct_messages, self.boards),
            *(self.name_redaction, self.stats, self.rating_updates, self.ephemeral_cleaner),
            # Answers: what only looks goes on longest. While they are finished, nothing below begins anything.
            *(self.dispatcher, self.reviews, self.guesses, self.explanations, self.daily_puzzle),
            # What answers and deadlines set going.
            *(self.board_follower, self.notices, self.reminders, self.pauses, self.substitutions, self.votes),
            *(self.help_replies, self.premoves, self.ai_moves, self.unreadable_tables),
            # Deadlines are looked at as soon as there is a connection. The tables of guilds that have gone are closed
            # before the others are recovered, and whatever else may be due comes after that.
            *(self.scheduler, self.shard_inbox, self.channel_watcher, self.recovery, self.threads),
            *(self.tournaments, self.game_nights, self.guild_events, self.guild_lifecycle, self.account_deletion),
            self.operator_requests,
        )
        """All services, each below those that it uses: they start in this order, and stop in the reverse order."""

    def _tell_owed(self) -> None:
        """Begin to send and repaint what another process, or the operator, has made us owe."""
        self.name_redaction.begin()
        self.channel_watcher.tell()

    def queue_lengths(self) -> Mapping[str, Callable[[], int]]:
        """Return functions that count the waiting and running work of each queue."""
        return {
            "answers": lambda: self.dispatcher.running_count,
            "pictures": lambda: self.renderer.queue_length,
            "boards": lambda: self.boards.pending_count,
            "reminders": lambda: self.reminders.pending_count,
            "thinking": lambda: self.ai_moves.pending_count,
        }

    async def start(self, application: int, guilds: Iterable[int], shards: Collection[int] | None = None) -> None:
        """Start all services once connected as that ``application`` and a member of these ``guilds``.

        Work that the last stop left behind is resumed. ``shards``: those that have just been connected (None: all). The
        deadline scheduler runs at once; what the database refuses is retried until it succeeds.

        Raises:
            OtherApplication: the database is another application's; nothing is started.
        """
        same = await retry_until_success(
            "checking the application failed", partial(claim_application, self.store, application), on=StoreFailed
        )
        context = StartContext(tuple(guilds), shards, same)
        for service in self.lifecycle:
            await service.start(context)

    async def after_clock_gap(self) -> None:
        """Restart the clock and update boards after a gap in time.

        Deadlines have been moved by the time that counts for no player.
        """
        self.tables.drop()
        self.scheduler.restart()
        await self.recovery.recover()

    async def drain(self, seconds: float = LAST_WORDS, *, changes_only: bool = False) -> None:
        """Begin nothing new, and finish what is being said to players, while there still is a connection.

        ``changes_only``: another process waits to go on, so what only looks is not waited for.
        """
        self.dispatcher.closing = True
        limit = DrainLimit(asyncio.get_running_loop().time() + seconds, changes_only)
        for service in reversed(self.lifecycle):
            await service.drain(limit)

    async def close(self) -> None:
        """Stop all services and cancel pending work."""
        for service in reversed(self.lifecycle):
            await service.stop()
