"""Seats that change hands in the middle of a game: relief for somebody who has to go, or who stays away.

A player offers their seat, to somebody or to anybody at the table, and keeps it until it is taken; or those
who play agree that somebody takes it (``bot.play.votes.TakeOverVote``). It is taken for good: what was whispered to
the one before is deleted, and the new holder is told all that is the seat's, once. Nobody takes a seat who
has sat at that game before, for they have seen what others must not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import structlog

from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.tasks import BackgroundTasks
from bot.interactions.responder import Responder
from bot.messages.announcer import Announcer
from bot.messages.board import BoardMessages
from bot.messages.cleanup import PendingDeletions
from bot.messages.direct import DirectMessageSync
from bot.messages.table_notices import TableNotices
from bot.play.post_action import ActionEffects
from bot.storage import (
    ActionConflict,
    AlreadySawSecrets,
    AlreadySeated,
    BlockedByPlayer,
    DeliveredTwice,
    NotSeated,
    Store,
    Substitute,
)
from bot.table.deadlines import deadlines_now, now, relative_time
from bot.table.display_names import clean_name, mention
from bot.table.formatting import table_link
from bot.table.registry import TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession
from bot.table.votes import PATIENCE, offered_seats
from bot.ui.games import load
from games.core import Seat

log = structlog.get_logger(__name__)

_TRIES = 8
"""How often a seat is given against actions that arrive at the same time."""


def substitute_from(interaction: discord.Interaction[Any]) -> Substitute:
    """The person who has pressed, as they would sit down."""
    user = interaction.user
    return Substitute(user.id, clean_name(user.display_name, user.name), str(interaction.locale), interaction.id)


class SeatSubstitution:
    """Lets seats change hands. The caller holds the table."""

    def __init__(
        self,
        crier: Announcer,
        notices: TableNotices,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        whispers: DirectMessageSync,
        aftermath: ActionEffects,
        retractions: PendingDeletions,
    ) -> None:
        self._crier = crier
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._whispers = whispers
        self._aftermath = aftermath
        self._retractions = retractions
        self._background = BackgroundTasks()

    async def wait_idle(self) -> None:
        """Wait until what has been begun is done."""
        await self._background.wait_idle()

    async def stop(self) -> None:
        """Leave off: who was to be told sees it at the table."""
        await self._background.stop()

    async def offer(self, answer: Responder, live: TableSession, invited: discord.User | discord.Member | None) -> None:
        """The person who is answered would hand over their seat, to that person or (None) to anybody at the table.

        Raises:
            Refusal: it is not theirs to give any more, or that person cannot take it.
        """
        require_running(live)
        user = answer.interaction.user.id
        if seat_of_user(live, user) in live.out_seats:
            raise UserError("sorry-not-playing-any-more")
        if invited is not None:
            if invited.bot:
                raise UserError("sorry-hand-over-bot")
            await self.require_fitting(live, invited.id, other=True)
        until = now() + PATIENCE
        try:
            await self._store.offer_seat(live.id, user, invited=None if invited is None else invited.id, until=until)
        except NotSeated:
            require_running(await self._tables.reload(live.id))
            raise UserError("sorry-not-seated") from None
        live = await self._repaint(live)
        text = live.words(
            "offered-call",
            who=mention(user, live.words),
            whom="anybody" if invited is None else mention(invited.id, live.words),
            when=relative_time(until),
            link=table_link(live.stored),
        )

        async def still() -> bool:
            latest = await self._tables.get(live.id)
            return latest.seat_of(user) in offered_seats(latest, now())

        called = [] if invited is None else [invited.id]
        about = f"offer {live.seat_of(user)} {until}"
        self._background.start(self._notices.post(live, about, text, called, still=still))

    async def withdraw_offer(self, answer: Responder, live: TableSession) -> None:
        """The person who is answered keeps their seat after all.

        Raises:
            Refusal: they do not offer it.
        """
        require_running(live)
        user = answer.interaction.user.id
        seat_of_user(live, user)
        if not await self._store.withdraw_offer(live.id, user):
            raise UserError("sorry-no-offer", repaint=True)
        await self._repaint(live)

    def require_offered(self, live: TableSession, seat: Seat, user: int) -> None:
        """Raise the ``Refusal`` that says why that person cannot take that seat, which may be offered to somebody."""
        require_running(live)
        if seat not in offered_seats(live, now()):
            raise UserError("sorry-no-offer", repaint=True)
        sitting = live.stored.seats[seat]
        if sitting.user == user:
            raise UserError("sorry-own-offer")
        if sitting.offered_to not in (None, user):
            raise UserError("sorry-offered-to-other", whom=mention(sitting.offered_to or 0, live.words))

    async def require_fitting(self, live: TableSession, user: int, *, other: bool = False) -> None:
        """Raise the ``Refusal`` that says why that person cannot take over any seat there, told to somebody
        ``other``."""
        try:
            await self._store.check_substitution(live.id, user)
        except (AlreadySeated, AlreadySawSecrets, BlockedByPlayer) as error:
            raise _refusal(error, other) from None

    async def take_offered(self, answer: Responder, live: TableSession, seat: Seat) -> TableSession:
        """The person who is answered takes over the seat that is offered. Returns the table as it is then.

        Raises:
            Refusal: it is not offered to them, or they cannot sit there.
        """
        heir = substitute_from(answer.interaction)

        def still(live: TableSession) -> bool:
            self.require_offered(live, seat, heir.user)
            return True

        return await self.assign_seat(live, seat, heir, still)

    async def assign_seat(
        self, live: TableSession, seat: Seat, heir: Substitute, still: Callable[[TableSession], bool]
    ) -> TableSession:
        """Give that seat to ``heir``, for good, as long as it is ``still`` to be given. Returns the table as it is
        then.

        Raises:
            Refusal: it is not, or they cannot sit there.
        """
        for _ in range(_TRIES):
            require_running(live)
            if not still(live):
                raise UserError("sorry-late", repaint=True)
            sitting = live.stored.seats[seat]
            # Nobody begins with an empty time bank.
            bank = None if sitting.bank is None else max(sitting.bank, live.stored.bank / 2)
            failpoint("relieving")
            try:
                await self._store.substitute(
                    live.id, live.action_count + 1, seat=seat, former=sitting.user, heir=heir, bank=bank, now=now()
                )
            except DeliveredTwice:
                return await self._tables.reload(live.id)
            except (ActionConflict, NotSeated):
                live = await self._tables.reload(live.id)
                continue
            except (AlreadySeated, AlreadySawSecrets, BlockedByPlayer) as error:
                raise _refusal(error, False) from None
            failpoint("relieved")
            return await self._follow(await self._tables.reload(live.id), seat)
        raise UserError("sorry-late", repaint=True)

    async def _follow(self, live: TableSession, seat: Seat) -> TableSession:
        """A seat has changed hands: time runs for the new holder, all see it, and they learn what is theirs."""
        await self._tables.reset_waiting(live, deadlines_now(live, [seat], at=now()))
        live = await self._tables.make_auto_rolls(live)
        relief, user = live.stored.reliefs[-1], live.stored.seats[seat].user
        if live.ours:
            self._boards.repaint(live)
            if load(live.game.name).secrets:
                self._whispers.schedule_update(live, [seat])
        self._retractions.retract()
        text = live.words(
            "relieved-call",
            who=mention(user, live.words),
            former=live.former_name(relief),
            link=table_link(live.stored),
        )
        self._background.start(self._call(live, text, user))
        self._aftermath.notify(live)
        return live

    async def _call(self, live: TableSession, text: str, user: int) -> None:
        await self._crier.send(live.stored.guild, live.stored.channel, text, [user])

    async def _repaint(self, live: TableSession) -> TableSession:
        live = await self._tables.reload(live.id)
        self._boards.repaint(live)
        self._aftermath.notify(live)
        return live


def _refusal(error: AlreadySeated | AlreadySawSecrets | BlockedByPlayer, other: bool) -> UserError:
    told = (
        "seated"
        if isinstance(error, AlreadySeated)
        else "watched"
        if isinstance(error, AlreadySawSecrets)
        else "unwelcome"
    )
    return UserError(f"sorry-relief-{told}", other="yes" if other else "no")
