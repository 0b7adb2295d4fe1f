"""Seats that change hands in the middle of a game: relief for somebody who has to go, or who stays away.

A player offers their seat, to somebody or to anybody at the table, and keeps it until it is taken; or those
who play agree that somebody takes it (``bot.playing.questions.ToRelieve``). It is taken for good: what was whispered to
the one before is deleted, and the new holder is told all that is the seat's, once. Nobody takes a seat who
has sat at that game before, for they have seen what others must not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import structlog

from bot.ground.background import Background
from bot.ground.refusals import Refusal
from bot.ground.steps import step
from bot.panels import load
from bot.playing.aftermath import Aftermath
from bot.playing.answer import Answer
from bot.playing.board import Boards
from bot.playing.crier import Crier
from bot.playing.notices import Notices
from bot.playing.retractions import Retractions
from bot.playing.whispers import Whispers
from bot.store import AlreadySeated, Conflict, DeliveredTwice, Heir, NotSeated, Store, Unwelcome, Watched
from bot.table.links import link
from bot.table.live import Live
from bot.table.names import mention, tidy
from bot.table.polls import PATIENCE, offered
from bot.table.tables import Tables, check_running, seat_at
from bot.table.waiting import moment, now, resumed
from games.core import Seat

log = structlog.get_logger(__name__)

_TRIES = 8
"""How often a seat is given against actions that arrive at the same time."""


def heir_of(interaction: discord.Interaction[Any]) -> Heir:
    """The person who has pressed, as they would sit down."""
    user = interaction.user
    return Heir(user.id, tidy(user.display_name, user.name), str(interaction.locale), interaction.id)


class Handovers:
    """Lets seats change hands. The caller holds the table."""

    def __init__(
        self,
        crier: Crier,
        notices: Notices,
        store: Store,
        tables: Tables,
        boards: Boards,
        whispers: Whispers,
        aftermath: Aftermath,
        retractions: Retractions,
    ) -> None:
        self._crier = crier
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._whispers = whispers
        self._aftermath = aftermath
        self._retractions = retractions
        self._background = Background()

    async def done(self) -> None:
        """Wait until what has been begun is done."""
        await self._background.settle()

    async def stop(self) -> None:
        """Leave off: who was to be told sees it at the table."""
        await self._background.stop()

    async def offer(self, answer: Answer, live: Live, invited: discord.User | discord.Member | None) -> None:
        """The person who is answered would hand over their seat, to that person or (None) to anybody at the table.

        Raises:
            Refusal: it is not theirs to give any more, or that person cannot take it.
        """
        check_running(live)
        user = answer.interaction.user.id
        if seat_at(live, user) in live.out:
            raise Refusal("sorry-not-playing-any-more")
        if invited is not None:
            if invited.bot:
                raise Refusal("sorry-hand-over-bot")
            await self.must_fit(live, invited.id, other=True)
        until = now() + PATIENCE
        try:
            await self._store.offer(live.id, user, invited=None if invited is None else invited.id, until=until)
        except NotSeated:
            check_running(await self._tables.reload(live.id))
            raise Refusal("sorry-not-seated") from None
        live = await self._repaint(live)
        text = live.words(
            "offered-call",
            who=mention(user, live.words),
            whom="anybody" if invited is None else mention(invited.id, live.words),
            when=moment(until),
            link=link(live.stored),
        )

        async def still() -> bool:
            latest = await self._tables.get(live.id)
            return latest.seat_of(user) in offered(latest, now())

        called = [] if invited is None else [invited.id]
        about = f"offer {live.seat_of(user)} {until}"
        self._background.begin(self._notices.post(live, about, text, called, still=still))

    async def keep(self, answer: Answer, live: Live) -> None:
        """The person who is answered keeps their seat after all.

        Raises:
            Refusal: they do not offer it.
        """
        check_running(live)
        user = answer.interaction.user.id
        seat_at(live, user)
        if not await self._store.withdraw(live.id, user):
            raise Refusal("sorry-no-offer", repaint=True)
        await self._repaint(live)

    def must_be_offered(self, live: Live, seat: Seat, user: int) -> None:
        """Raise the ``Refusal`` that says why that person cannot take that seat, which may be offered to somebody."""
        check_running(live)
        if seat not in offered(live, now()):
            raise Refusal("sorry-no-offer", repaint=True)
        sitting = live.stored.seats[seat]
        if sitting.user == user:
            raise Refusal("sorry-own-offer")
        if sitting.offered_to not in (None, user):
            raise Refusal("sorry-offered-to-other", whom=mention(sitting.offered_to or 0, live.words))

    async def must_fit(self, live: Live, user: int, *, other: bool = False) -> None:
        """Raise the ``Refusal`` that says why that person cannot take over any seat there, told to somebody
        ``other``."""
        try:
            await self._store.may_relieve(live.id, user)
        except (AlreadySeated, Watched, Unwelcome) as error:
            raise _refusal(error, other) from None

    async def take(self, answer: Answer, live: Live, seat: Seat) -> Live:
        """The person who is answered takes over the seat that is offered. Returns the table as it is then.

        Raises:
            Refusal: it is not offered to them, or they cannot sit there.
        """
        heir = heir_of(answer.interaction)

        def still(live: Live) -> bool:
            self.must_be_offered(live, seat, heir.user)
            return True

        return await self.give(live, seat, heir, still)

    async def give(self, live: Live, seat: Seat, heir: Heir, still: Callable[[Live], bool]) -> Live:
        """Give that seat to ``heir``, for good, as long as it is ``still`` to be given. Returns the table as it is
        then.

        Raises:
            Refusal: it is not, or they cannot sit there.
        """
        for _ in range(_TRIES):
            check_running(live)
            if not still(live):
                raise Refusal("sorry-late", repaint=True)
            sitting = live.stored.seats[seat]
            # Nobody begins with an empty time bank.
            bank = None if sitting.bank is None else max(sitting.bank, live.stored.bank / 2)
            step("relieving")
            try:
                await self._store.relieve(
                    live.id, live.number + 1, seat=seat, former=sitting.user, heir=heir, bank=bank, now=now()
                )
            except DeliveredTwice:
                return await self._tables.reload(live.id)
            except (Conflict, NotSeated):
                live = await self._tables.reload(live.id)
                continue
            except (AlreadySeated, Watched, Unwelcome) as error:
                raise _refusal(error, False) from None
            step("relieved")
            return await self._follow(await self._tables.reload(live.id), seat)
        raise Refusal("sorry-late", repaint=True)

    async def _follow(self, live: Live, seat: Seat) -> Live:
        """A seat has changed hands: time runs for the new holder, all see it, and they learn what is theirs."""
        await self._tables.wait_anew(live, resumed(live, [seat], at=now()))
        live = await self._tables.roll(live)
        relief, user = live.stored.reliefs[-1], live.stored.seats[seat].user
        if live.ours:
            self._boards.repaint(live)
            if load(live.game.name).secrets:
                self._whispers.poke(live, [seat])
        self._retractions.retract()
        text = live.words(
            "relieved-call", who=mention(user, live.words), former=live.former_name(relief), link=link(live.stored)
        )
        self._background.begin(self._call(live, text, user))
        self._aftermath.attend(live)
        return live

    async def _call(self, live: Live, text: str, user: int) -> None:
        await self._crier.say(live.stored.guild, live.stored.channel, text, [user])

    async def _repaint(self, live: Live) -> Live:
        live = await self._tables.reload(live.id)
        self._boards.repaint(live)
        self._aftermath.attend(live)
        return live


def _refusal(error: AlreadySeated | Watched | Unwelcome, other: bool) -> Refusal:
    told = "seated" if isinstance(error, AlreadySeated) else "watched" if isinstance(error, Watched) else "unwelcome"
    return Refusal(f"sorry-relief-{told}", other="yes" if other else "no")
