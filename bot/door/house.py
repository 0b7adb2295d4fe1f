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

from bot.computers.company import Company
from bot.computers.opponents import Opponents
from bot.computers.programs import Programs
from bot.computers.thinking import Thinkers
from bot.ground.calendar import Calendar
from bot.ground.insisting import insist
from bot.ground.messenger import Messenger
from bot.panels.archive import ArchiveButton, ArchivePicker
from bot.panels.asking import WhyButton
from bot.panels.buttons import ActionPicker, Component, OptionPicker, PageButton, Pressed, TableButton, chosen, picked
from bot.panels.catalogue import find
from bot.panels.challenge import Challenge
from bot.panels.evenings import EveningButton, Sent
from bot.panels.forms import Submitted
from bot.panels.leaderboard import LeaderboardButton
from bot.panels.profile import FeatsButton, ProfileButton
from bot.panels.puzzles import PuzzleButton
from bot.panels.rests import FIELDS
from bot.panels.rests import Sent as RestSent
from bot.panels.retry import RetryButton
from bot.panels.review import ReviewButton
from bot.panels.selfservice import SelfServiceButton
from bot.panels.settings import SettingPicker, SettingSwitch
from bot.panels.silence import SilenceButton
from bot.panels.whatif import WhatIfButton
from bot.past.archive import Archive
from bot.past.asking import Asking
from bot.past.keepsakes import Keepsakes
from bot.past.puzzling import Puzzles
from bot.past.reviews import Reviews
from bot.people.arrivals import Arrivals, Mentions, Whereabouts
from bot.people.effacements import Effacements
from bot.people.goodbyes import Goodbyes
from bot.people.selfservice import SelfService
from bot.people.servers import Servers
from bot.playing.aftermath import Aftermath
from bot.playing.answer import Answer
from bot.playing.application import must_own
from bot.playing.board import Boards
from bot.playing.budgets import Budgets
from bot.playing.burials import Burials
from bot.playing.clock import Clock
from bot.playing.crier import Crier
from bot.playing.desk import Desk
from bot.playing.drawings import Drawings
from bot.playing.endings import Endings
from bot.playing.evening_desk import EveningDesk
from bot.playing.evening_notices import EveningNotices
from bot.playing.evenings import Evenings
from bot.playing.gate import Gate
from bot.playing.handovers import Handovers
from bot.playing.happenings import Happenings
from bot.playing.hints import Hints
from bot.playing.lobby import Lobby
from bot.playing.notes import Notes
from bot.playing.notices import Notices
from bot.playing.pace import Pace
from bot.playing.painter import Painter
from bot.playing.pauses import Pauses
from bot.playing.places import Places
from bot.playing.plans import Plans
from bot.playing.precedence import Precedence
from bot.playing.questions import questions
from bot.playing.reception import Reception
from bot.playing.recovery import Recovery
from bot.playing.reminders import Reminders
from bot.playing.retractions import Retractions
from bot.playing.rulespages import RulesPages
from bot.playing.silences import Silences
from bot.playing.slips import Slips
from bot.playing.standstill import Standstill
from bot.playing.studio import Studio
from bot.playing.threads import Threads
from bot.playing.tidings import Tidings
from bot.playing.usher import Usher
from bot.playing.votes import Votes
from bot.playing.whatif import WhatIf
from bot.playing.whispers import Whispers
from bot.scores.chronicles import Chronicles
from bot.scores.leaderboards import Leaderboards
from bot.scores.profile_pages import ProfilePages
from bot.scores.rating_updates import RatingUpdates
from bot.store import Store, StoreFailed
from bot.table.emojis import Emojis
from bot.table.tables import Tables

LAST_WORDS = 2.0
"""Seconds given to answers that are under way when the bot is stopped. What they would show is shown after the next
start."""

_LAST_ANSWERS = 1.5
"""Seconds given to them when another process takes over; people wait for it meanwhile."""
LAST_LOOKS = 20.0
"""Seconds given after that to what only looks, such as a review; nobody waits for it but who asked."""
_LET_IN = 0.02
"""Seconds that an interaction takes at most, on a busy machine, from the gateway to the reception."""

Answerer = Callable[[Answer, Any], Awaitable[None]]
"""Does what the press of one kind of component asks for."""


class House:
    """All parts of one bot, around one store."""

    def __init__(
        self,
        messenger: Messenger,
        store: Store,
        budgets: Budgets | None = None,
        *,
        here: Whereabouts,
        calendar: Calendar,
        mentions: Mentions,
        greets: bool = True,
        studio: Studio | None = None,
        programs: Programs | None = None,
    ) -> None:
        self.store = store

        # The table in memory, and what it looks like.
        self.emojis = Emojis()
        self.tables = Tables(store, self.emojis)
        self.painter = Painter(studio)

        # What follows an action: boards, whispers, and those who watch who is next.
        self.notes = Notes(store, self.tables)
        self.precedence = Precedence()
        self.pace = Pace()
        self.drawings = Drawings(store, self.painter)
        self.boards = Boards(
            messenger, store, self.tables, self.drawings, self.notes, self.precedence, self.emojis, self.pace
        )
        self.burials = Burials(messenger, self.tables, self.pace)
        self.retractions = Retractions(messenger, store)
        self.hints = Hints(store)
        self.whispers = Whispers(
            messenger, store, self.tables, self.painter, self.notes, self.retractions, self.hints, self.pace
        )
        self.chronicles = Chronicles(store, self.tables, self.boards)
        self.aftermath = Aftermath(self.boards, self.whispers, self.chronicles)
        self.thinkers = Thinkers()
        self.programs = programs or Programs()
        self.opponents = Opponents(self.tables, self.thinkers, self.programs, self.aftermath)
        self.crier = Crier(messenger, store, self.pace)
        self.notices = Notices(self.crier, store, self.tables, self.retractions)
        self.reminders = Reminders(self.crier, self.notices, store, self.tables)
        self.endings = Endings(store, self.tables, self.boards, self.aftermath)
        self.pauses = Pauses(self.notices, store, self.tables, self.boards, self.aftermath)
        self.silences = Silences(self.notices, store, self.tables, self.boards, self.aftermath)
        self.handovers = Handovers(
            self.crier, self.notices, store, self.tables, self.boards, self.whispers, self.aftermath, self.retractions
        )
        asked = questions(self.endings, self.pauses, self.handovers)
        self.votes = Votes(self.notices, store, self.tables, self.boards, self.endings, asked)
        self.clock = Clock(
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
        self.threads = Threads(messenger, store, self.tables, self.crier)
        self.aftermath.watched_by(self.opponents, self.clock, self.votes, self.hints, self.threads, self.notices)

        self.places = Places(messenger, store, self.tables, self.boards, self.aftermath, self.endings)

        # Where people come with their clicks, and what they find.
        self.usher = Usher(store, self.tables)
        gate = Gate(Budgets() if budgets is None else budgets)
        self.slips = Slips()
        self.reception = Reception(self.tables, self.drawings, self.boards, gate, self.usher, self.slips, self.pace)
        self.plans = Plans(messenger, store, self.tables, self.aftermath, self.slips)
        self.aftermath.watched_by(self.plans, self.slips)
        self.pages = RulesPages(self.painter)
        self.what_if = WhatIf(self.tables, self.painter)
        self.lobby = Lobby(
            store,
            self.tables,
            self.boards,
            self.whispers,
            self.clock,
            Company(store, self.tables, self.opponents, self.programs),
            self.aftermath,
            self.retractions,
            self.slips,
            self.hints,
            self.threads,
            self.notices,
        )
        invitations = EveningNotices(messenger, calendar, store, self.tables, self.painter, self.crier)
        self.evenings = Evenings(calendar, store, self.tables, self.boards, self.clock, self.lobby, invitations)
        self.evening_desk = EveningDesk(store, self.evenings, invitations, self.slips)
        self.happenings = Happenings(store, calendar, self.evenings)
        self.archive = Archive(self.usher, store, self.tables, self.painter)
        self.keepsakes = Keepsakes(messenger, store, self.tables, self.painter)
        self.desk = Desk(
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
            Standstill(store, self.tables, self.votes, self.pauses, self.silences, self.reminders),
            self.handovers,
        )

        # Beside the table: past games, scores, people.
        self.reviews = Reviews(self.tables, self.thinkers, self.painter)
        self.puzzles = Puzzles(self.reception, store, self.tables, self.thinkers, self.painter)
        self.asking = Asking(self.tables, self.thinkers)
        self.rating_updates = RatingUpdates(store)
        self.leaderboards = Leaderboards(self.reception, store, self.painter)
        self.profiles = ProfilePages(self.reception, store, self.painter)
        self.effacements = Effacements(store, (self.boards, self.keepsakes))
        self.goodbyes = Goodbyes(
            store, self.tables, self.boards, self.lobby, self.aftermath, self.retractions, self.effacements
        )
        self.selfservice = SelfService(store, self.clock, self.goodbyes, self.tables, self.whispers, self.hints)
        self.servers = Servers(store, self.clock)
        self.arrivals = Arrivals(here, store, mentions, greets=greets)

        self.recovery = Recovery(
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
        self.tidings = Tidings(store, self.recovery.follow_up, self.effacements.begin)

        self._answerers = self.answerers()

    def queues(self) -> Mapping[str, Callable[[], int]]:
        """How much is waiting or under way, by where."""
        return {
            "answers": lambda: self.reception.waiting,
            "pictures": lambda: self.painter.waiting,
            "boards": lambda: self.boards.waiting,
            "reminders": lambda: self.reminders.waiting,
            "thinking": lambda: self.opponents.waiting,
        }

    def answerers(self) -> Mapping[type[Component], Answerer]:
        """Who answers which kind of button or list."""
        return {
            TableButton: lambda to, it: self.desk.click(to, it.table, it.turn, it.action),
            ActionPicker: lambda to, it: self.desk.click(to, it.table, it.turn, chosen(to.interaction)),
            OptionPicker: lambda to, it: self.lobby.choose_rule(to, it.table, it.option, chosen(to.interaction)),
            EveningButton: lambda to, it: self.evening_desk.press(to, it.evening, it.what),
            SilenceButton: lambda to, it: self.desk.break_silence(to, it.table, it.what),
            PageButton: lambda to, it: self.desk.turn_page(to, it.game, it.page),
            WhatIfButton: lambda to, it: self.what_if.predict(to, it.table, again=it.again),
            ArchiveButton: lambda to, it: self.archive.browse(to, it.what, it.rest.split(":")),
            ArchivePicker: lambda to, it: self.archive.pick(to, it.what, it.rest.split(":"), chosen(to.interaction)),
            ReviewButton: lambda to, it: self.reviews.turn_to(to, it.table, it.what),
            PuzzleButton: lambda to, it: self.puzzles.press(to, it.day, it.what),
            WhyButton: lambda to, it: self.asking.ask(to, it.table, it.seat),
            LeaderboardButton: lambda to, it: self.leaderboards.turn_to(to, it.verb, it.asked),
            FeatsButton: lambda to, it: self.profiles.list_feats(to, it),
            ProfileButton: lambda to, it: self.profiles.press(to, it),
            SelfServiceButton: lambda to, it: self.selfservice.help(to, it.what),
            RetryButton: self._try_again,
            SettingSwitch: lambda to, it: self.servers.change(to, it.field, [str(int(it.value))]),
            SettingPicker: lambda to, it: self.servers.change(to, it.field, picked(to.interaction)),
        }

    async def press(self, press: discord.Interaction[Any], it: Component) -> None:
        """A button or a list was used: hand it to the part that answers its kind. Afterwards a computer that could not
        move at that table tries again."""
        do, pressed = self._answerers[type(it)], cast(Pressed, it)
        errand = pressed.errand
        with self.precedence.click():
            admitted = await self.reception.serve(press, errand, lambda to: do(to, it), private=pressed.alone)
        live = self.tables.at_hand(errand.table) if admitted and errand else None
        if live is not None:
            self.hints.heard(press, live)
            self.hints.look(live)
            self.opponents.wake(live)

    async def send_in(self, sending: discord.Interaction[Any], form: Submitted) -> None:
        """A form was sent: hand it to the part that reads forms."""
        with self.precedence.click():
            admitted = await self.reception.serve(sending, form.errand, lambda answer: self.desk.fill_in(answer, form))
        live = self.tables.at_hand(form.errand.table) if admitted and form.errand else None
        if live is not None:
            self.opponents.wake(live)

    async def challenge(self, sending: discord.Interaction[Any], sent: Challenge) -> None:
        """Somebody has said to which game they challenge somebody: open the table."""

        async def do(answer: Answer) -> None:
            await self.lobby.challenge(answer, find(sent.game, str(sending.locale)), {}, sent.user)

        await self.reception.serve(sending, None, do)

    async def set_date(self, sending: discord.Interaction[Any], form: Sent) -> None:
        """Somebody has said in a form when to play."""
        await self.reception.serve(sending, None, lambda answer: self.evening_desk.sent(answer, form))

    async def settle_quiet(self, sending: discord.Interaction[Any], form: RestSent) -> None:
        """Somebody has filled in quiet hours, their own or those of a server, or a vacation."""

        async def do(answer: Answer) -> None:
            if form.form == "server":
                await self.servers.quiet(answer, form.given)
            elif form.form == "own":
                await self.selfservice.quiet(answer, {field: form.given[field] for field in FIELDS})
            else:
                await self.selfservice.vacation(answer, form.given["until"])

        await self.reception.serve(sending, None, do, private=True)

    async def _try_again(self, answer: Answer, it: RetryButton) -> None:
        typed = it.typed(answer.interaction)
        if it.form == "server":
            await self.servers.ask_again(answer, typed)
        elif it.form in ("own", "vacation"):
            await self.selfservice.ask_again(answer, it.form, typed)
        else:
            await self.evening_desk.ask_again(answer, it.form, it.rest, typed)

    async def open(self, application: int, guilds: Iterable[int], shards: Collection[int] | None = None) -> None:
        """Connected, as that ``application`` and a member of these ``guilds``: look after what the last stop left
        behind, and let the clock run. ``shards``: those that have just been connected (None: all). The clock runs at
        once, whatever becomes of the rest; what the database does not let us do is tried until it does.

        Raises:
            OtherApplication: the database is another application's; nothing is looked after.
        """
        await insist("application not compared", partial(must_own, self.store, application), on=StoreFailed)
        self.clock.start()
        self.tidings.start()
        self.chronicles.catch_up()
        self.rating_updates.start()
        missed = partial(self.places.missed, application, list(guilds), shards)
        ours = await insist("servers not compared", missed, on=StoreFailed)
        await self.recovery.recover(shards)
        self.threads.start()
        self.evenings.start()
        self.happenings.start()
        if ours:
            self.arrivals.start()
        self.places.start()
        await insist("goodbyes not looked up", self.goodbyes.start, on=StoreFailed)

    async def catch_up(self) -> None:
        """Deadlines have been moved by time that counts for nobody: let the clock run by what they are now, and have
        boards show it."""
        self.tables.forget()
        self.clock.anew()
        await self.recovery.recover()

    async def last_words(self, seconds: float = LAST_WORDS) -> None:
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
                await self.reception.settle()
                await self.whispers.settle()
                await self.boards.settle()
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

    async def hand_over(self) -> None:
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
        await self.reception.leave_off(_LAST_ANSWERS)
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
