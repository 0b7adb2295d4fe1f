"""The plan of the house: every part of the bot, made once and handed to those who need it.

Read from the top, each part is made of those above it. Nothing else knows more of the others than it is given here.
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
from bot.core.tasks import retry_until_success
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
from bot.messages.board_queue import DeliveryLog
from bot.messages.cleanup import PendingDeletions, UnreadableTables
from bot.messages.direct import DirectMessageSync
from bot.messages.onboarding import OnboardingHints
from bot.messages.reminders import TurnReminders
from bot.messages.table_notices import TableNotices
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
from bot.table.formatting import AppEmojis
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
from bot.ui.views.availability import Sent as RestSent
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
        messenger: MessageClient,
        store: Store,
        budgets: RateLimiter | None = None,
        *,
        here: GuildList,
        calendar: ScheduledEvents,
        mentions: Mentions,
        greets: bool = True,
        studio: RenderProcess | None = None,
        programs: ExternalPlayers | None = None,
    ) -> None:
        self.store = store

        # The table in memory, and what it looks like.
        self.emojis = AppEmojis()
        self.tables = TableRegistry(store, self.emojis)
        self.painter = RenderService(studio)

        # What follows an action: boards, whispers, and those who watch who is next.
        self.notes = DeliveryLog(store, self.tables)
        self.precedence = InteractionPriority()
        self.pace = ApiRateLimiter()
        self.drawings = BoardBuilder(store, self.painter)
        self.boards = BoardMessages(
            messenger, store, self.tables, self.drawings, self.notes, self.precedence, self.emojis, self.pace
        )
        self.burials = UnreadableTables(messenger, self.tables, self.pace)
        self.retractions = PendingDeletions(messenger, store)
        self.hints = OnboardingHints(store)
        self.whispers = DirectMessageSync(
            messenger, store, self.tables, self.painter, self.notes, self.retractions, self.hints, self.pace
        )
        self.chronicles = StatsAggregator(store, self.tables, self.boards)
        self.aftermath = ActionEffects(self.boards, self.whispers, self.chronicles)
        self.thinkers = EngineWorkers()
        self.programs = programs or ExternalPlayers()
        self.opponents = AiMoveScheduler(self.tables, self.thinkers, self.programs, self.aftermath)
        self.crier = Announcer(messenger, store, self.pace)
        self.notices = TableNotices(self.crier, store, self.tables, self.retractions)
        self.reminders = TurnReminders(self.crier, self.notices, store, self.tables)
        self.endings = GameTermination(store, self.tables, self.boards, self.aftermath)
        self.pauses = PauseService(self.notices, store, self.tables, self.boards, self.aftermath)
        self.silences = InactivityNotices(self.notices, store, self.tables, self.boards, self.aftermath)
        self.handovers = SeatSubstitution(
            self.crier, self.notices, store, self.tables, self.boards, self.whispers, self.aftermath, self.retractions
        )
        asked = vote_topics(self.endings, self.pauses, self.handovers)
        self.votes = VoteService(self.notices, store, self.tables, self.boards, self.endings, asked)
        self.clock = DeadlineScheduler(
            store,
            self.tables,
            self.boards,
            self.aftermath,
            self.reminders,
            self.opponents,
            self.precedence,
            self.votes,
            self.endings,
            self.pauses,
            self.silences,
        )
        self.threads = TableThreads(messenger, store, self.tables, self.crier)
        self.aftermath.add_observers(self.opponents, self.clock, self.votes, self.hints, self.threads, self.notices)

        self.places = ChannelWatcher(messenger, store, self.tables, self.boards, self.aftermath, self.endings)

        # Where people come with their clicks, and what they find.
        self.usher = TableAccess(store, self.tables)
        gate = InteractionFilter(RateLimiter() if budgets is None else budgets)
        self.slips = EphemeralCleaner()
        self.reception = InteractionDispatcher(
            self.tables, self.drawings, self.boards, gate, self.usher, self.slips, self.pace
        )
        self.plans = Premoves(messenger, store, self.tables, self.aftermath, self.slips)
        self.aftermath.add_observers(self.plans, self.slips)
        self.pages = RulesPageBuilder(self.painter)
        self.what_if = RuleForecastPanel(self.tables, self.painter)
        self.lobby = LobbyController(
            store,
            self.tables,
            self.boards,
            self.whispers,
            self.clock,
            AiSeating(store, self.tables, self.opponents, self.programs),
            self.aftermath,
            self.retractions,
            self.slips,
            self.hints,
            self.threads,
            self.notices,
        )
        invitations = GameNightNotifier(messenger, calendar, store, self.tables, self.painter, self.crier)
        self.evenings = GameNightService(calendar, store, self.tables, self.boards, self.clock, self.lobby, invitations)
        self.evening_desk = GameNightHandlers(store, self.evenings, invitations, self.slips)
        self.happenings = GuildEventSync(store, calendar, self.evenings)
        self.archive = GameHistory(self.usher, store, self.tables, self.painter)
        self.keepsakes = ShareCards(messenger, store, self.tables, self.painter)
        self.desk = TableController(
            store,
            self.tables,
            self.boards,
            self.painter,
            self.pages,
            self.lobby,
            self.clock,
            self.aftermath,
            self.archive,
            self.keepsakes,
            self.endings,
            self.votes,
            self.slips,
            self.hints,
            self.plans,
            PauseControls(store, self.tables, self.votes, self.pauses, self.silences, self.reminders),
            self.handovers,
        )

        # Beside the table: past games, scores, people.
        self.reviews = ReviewService(self.tables, self.thinkers, self.painter)
        self.puzzles = DailyPuzzle(self.reception, store, self.tables, self.thinkers, self.painter)
        self.asking = MoveExplanations(self.tables, self.thinkers)
        self.rating_updates = RatingRebuilder(store)
        self.leaderboards = LeaderboardPages(self.reception, store, self.painter)
        self.profiles = ProfilePages(self.reception, store, self.painter)
        self.effacements = NameRedaction(store, (self.boards, self.keepsakes))
        self.goodbyes = AccountDeletion(
            store, self.tables, self.boards, self.lobby, self.aftermath, self.retractions, self.effacements
        )
        self.selfservice = AccountSettings(store, self.clock, self.goodbyes, self.tables, self.whispers, self.hints)
        self.servers = GuildSettingsPanel(store, self.clock)
        self.arrivals = GuildLifecycle(here, store, mentions, greets=greets)

        self.recovery = TableRecovery(
            store,
            self.tables,
            self.boards,
            self.whispers,
            self.clock,
            self.chronicles,
            self.opponents,
            self.aftermath,
            self.precedence,
        )
        self.tidings = ShardInbox(store, self.recovery.after_foreign_write, self.effacements.begin)

        self._answerers = self.component_handlers()

    def queue_lengths(self) -> Mapping[str, Callable[[], int]]:
        """How much is waiting or under way, by where."""
        return {
            "answers": lambda: self.reception.running_count,
            "pictures": lambda: self.painter.queue_length,
            "boards": lambda: self.boards.pending_count,
            "reminders": lambda: self.reminders.pending_count,
            "thinking": lambda: self.opponents.pending_count,
        }

    def component_handlers(self) -> Mapping[type[Component], Answerer]:
        """Who answers which kind of button or list."""
        return {
            TableButton: lambda to, it: self.desk.on_component(to, it.table, it.turn, it.action),
            ActionSelectComponent: lambda to, it: self.desk.on_component(
                to, it.table, it.turn, selected_value(to.interaction)
            ),
            OptionSelect: lambda to, it: self.lobby.set_option(to, it.table, it.option, selected_value(to.interaction)),
            GameNightButton: lambda to, it: self.evening_desk.on_component(to, it.evening, it.what),
            InactivityButton: lambda to, it: self.desk.on_inactivity_button(to, it.table, it.what),
            RulesPageButton: lambda to, it: self.desk.on_rules_page(to, it.game, it.page),
            ForecastButton: lambda to, it: self.what_if.show_forecast(to, it.table, again=it.again),
            HistoryButton: lambda to, it: self.archive.on_button(to, it.what, it.rest.split(":")),
            HistorySelect: lambda to, it: self.archive.on_select(
                to, it.what, it.rest.split(":"), selected_value(to.interaction)
            ),
            ReviewButton: lambda to, it: self.reviews.on_page_button(to, it.table, it.what),
            PuzzleButton: lambda to, it: self.puzzles.on_component(to, it.day, it.what),
            ExplainButton: lambda to, it: self.asking.explain(to, it.table, it.seat),
            LeaderboardButton: lambda to, it: self.leaderboards.on_page_button(to, it.verb, it.asked),
            AchievementsButton: lambda to, it: self.profiles.show_achievements(to, it),
            ProfileButton: lambda to, it: self.profiles.on_component(to, it),
            AccountButton: lambda to, it: self.selfservice.help_button(to, it.what),
            RetryButton: self._try_again,
            SettingToggle: lambda to, it: self.servers.change(to, it.field, [str(int(it.value))]),
            SettingSelect: lambda to, it: self.servers.change(to, it.field, selected_values(to.interaction)),
        }

    async def on_component(self, press: discord.Interaction[Any], it: Component) -> None:
        """A button or a list was used: hand it to the part that answers its kind. Afterwards a computer that could not
        move at that table tries again."""
        do, pressed = self._answerers[type(it)], cast(PersistentComponent, it)
        errand = pressed.target
        with self.precedence.interaction():
            admitted = await self.reception.run(press, errand, lambda to: do(to, it), private=pressed.alone)
        live = self.tables.cached(errand.table) if admitted and errand else None
        if live is not None:
            self.hints.on_press(press, live)
            self.hints.on_change(live)
            self.opponents.retry(live)

    async def on_modal_submit(self, sending: discord.Interaction[Any], form: ModalSubmission) -> None:
        """A form was sent: hand it to the part that reads forms."""
        with self.precedence.interaction():
            admitted = await self.reception.run(sending, form.target, lambda answer: self.desk.on_form(answer, form))
        live = self.tables.cached(form.target.table) if admitted and form.target else None
        if live is not None:
            self.opponents.retry(live)

    async def on_challenge(self, sending: discord.Interaction[Any], sent: ChallengeRequest) -> None:
        """Somebody has said to which game they challenge somebody: open the table."""

        async def do(answer: Responder) -> None:
            await self.lobby.challenge(answer, find_game(sent.game, str(sending.locale)), {}, sent.user)

        await self.reception.run(sending, None, do)

    async def on_game_night_form(self, sending: discord.Interaction[Any], form: GameNightForm) -> None:
        """Somebody has said in a form when to play."""
        await self.reception.run(sending, None, lambda answer: self.evening_desk.on_form(answer, form))

    async def on_quiet_hours_form(self, sending: discord.Interaction[Any], form: RestSent) -> None:
        """Somebody has filled in quiet hours, their own or those of a server, or a vacation."""

        async def do(answer: Responder) -> None:
            if form.form == "server":
                await self.servers.quiet(answer, form.given)
            elif form.form == "own":
                await self.selfservice.quiet(answer, {field: form.given[field] for field in FIELDS})
            else:
                await self.selfservice.vacation(answer, form.given["until"])

        await self.reception.run(sending, None, do, private=True)

    async def _try_again(self, answer: Responder, it: RetryButton) -> None:
        typed = it.typed(answer.interaction)
        if it.form == "server":
            await self.servers.ask_again(answer, typed)
        elif it.form in ("own", "vacation"):
            await self.selfservice.ask_again(answer, it.form, typed)
        else:
            await self.evening_desk.ask_again(answer, it.form, it.rest, typed)

    async def start(self, application: int, guilds: Iterable[int], shards: Collection[int] | None = None) -> None:
        """Connected, as that ``application`` and a member of these ``guilds``: look after what the last stop left
        behind, and let the clock run. ``shards``: those that have just been connected (None: all). The clock runs at
        once, whatever becomes of the rest; what the database does not let us do is tried until it does.

        Raises:
            OtherApplication: the database is another application's; nothing is looked after.
        """
        await retry_until_success(
            "application not compared", partial(require_owner, self.store, application), on=StoreFailed
        )
        self.clock.start()
        self.tidings.start()
        self.chronicles.catch_up()
        self.rating_updates.start()
        missed = partial(self.places.catch_up, application, list(guilds), shards)
        ours = await retry_until_success("servers not compared", missed, on=StoreFailed)
        await self.recovery.recover(shards)
        self.threads.start()
        self.evenings.start()
        self.happenings.start()
        if ours:
            self.arrivals.start()
        self.places.start()
        await retry_until_success("goodbyes not looked up", self.goodbyes.start, on=StoreFailed)

    async def after_clock_gap(self) -> None:
        """Deadlines have been moved by time that counts for nobody: let the clock run by what they are now, and have
        boards show it."""
        self.tables.drop()
        self.clock.restart()
        await self.recovery.recover()

    async def drain(self, seconds: float = LAST_WORDS) -> None:
        """Begin nothing new, and finish what is being said to players, while there still is a connection."""
        self.reception.closing = True
        await self.slips.stop()
        await self.tidings.stop()
        await self.recovery.stop()
        await self.burials.stop()
        await self.clock.stop()
        await self.evenings.stop()
        await self.opponents.stop()
        await self.plans.stop()
        await self.votes.stop()
        await self.notices.stop()
        await self.handovers.stop()
        await self.threads.stop()
        await self.hints.stop()
        # Nobody likes to wait for Ctrl-C.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.reception.wait_idle()
                await self.whispers.wait_idle()
                await self.boards.wait_idle()
        # What could not be brought in that time, the next start brings.
        await self.whispers.stop()
        await self.boards.stop()
        await self.places.stop()
        await self.arrivals.stop()
        await self.goodbyes.stop()
        await self.effacements.stop()
        await self.retractions.stop()
        await self.chronicles.stop()
        await self.rating_updates.stop()

    async def drain_for_handover(self) -> None:
        """Begin nothing new, and finish what has been let in, so that another process can go on at once. What is still
        to be painted or whispered, it paints and whispers. What only looks and takes long goes on until the end."""
        self.reception.closing = True
        await self.slips.stop()
        await self.tidings.stop()
        await self.recovery.stop()
        await self.burials.stop()
        await self.clock.stop()
        await self.evenings.stop()
        await self.opponents.stop()
        await self.plans.stop()
        await self.votes.stop()
        await self.notices.stop()
        await self.handovers.stop()
        await self.threads.stop()
        await self.hints.stop()
        # Time for what was let in just now to come as far as the reception.
        await asyncio.sleep(_LET_IN)
        await self.reception.drain(_LAST_ANSWERS)
        await self.boards.stop()
        await self.whispers.stop()
        await self.notes.stop()
        await self.places.stop()
        await self.arrivals.stop()
        await self.goodbyes.stop()
        await self.effacements.stop()
        await self.retractions.stop()
        await self.chronicles.stop()
        await self.rating_updates.stop()

    async def close(self) -> None:
        """Leave off everything."""
        await self.reception.stop()
        await self.reviews.stop()
        await self.asking.stop()
        await self.puzzles.stop()
        await self.thinkers.stop()
        await self.programs.stop()
        await self.whispers.stop()
        await self.boards.stop()
        await self.notes.stop()
        await self.painter.stop()
