"""Seat substitutions in the middle of a game, for a player who has to go or stays away.

A player offers their seat, to one user or to any user at the table, and keeps it until it is taken; or the
players agree that a user takes it (``bot.play.votes.TakeOverVote``). It is taken for good: the former
holder's direct message is deleted, and the new holder is told everything that is the seat's, once. No user
who has sat at that game before takes a seat, for they have seen what others must not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import structlog

from bot.core.availability import NO_REST, Availability, add_waking_time
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.tasks import BackgroundTasks
from bot.interactions.responder import Responder
from bot.messages.announcer import Announcer
from bot.messages.board import BoardMessages
from bot.messages.cleanup import PendingDeletions
from bot.messages.direct import DirectMessageSync
from bot.messages.notices import TableNotices
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
from bot.table.deadlines import SILENCE, deadlines_now, now, relative_time
from bot.table.display_names import clean_name, mention
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession
from bot.table.votes import offered_seats
from bot.ui.games import load
from games.core import Seat

log = structlog.get_logger(__name__)

_TRIES = 8
"""Number of tries to store a substitution against actions that arrive at the same time."""


def substitute_from(interaction: discord.Interaction[Any]) -> Substitute:
    """Return the pressing user as a substitute, with the fields of a user who sits down."""
    user = interaction.user
    return Substitute(user.id, clean_name(user.display_name, user.name), str(interaction.locale), interaction.id)


class SeatSubstitution:
    """Substitutions of seats. The caller holds the table."""

    def __init__(
        self,
        announcer: Announcer,
        notices: TableNotices,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        direct_messages: DirectMessageSync,
        effects: ActionEffects,
        pending_deletions: PendingDeletions,
    ) -> None:
        self._announcer = announcer
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._direct_messages = direct_messages
        self._effects = effects
        self._pending_deletions = pending_deletions
        self._background = BackgroundTasks()

    async def wait_idle(self) -> None:
        """Wait until what has been begun is done."""
        await self._background.wait_idle()

    async def stop(self) -> None:
        """Cancel running notifications: their users see it at the table."""
        await self._background.stop()

    async def offer(
        self, responder: Responder, session: TableSession, invited: discord.User | discord.Member | None
    ) -> None:
        """Offer the answered user's seat to that user, or (None) to any user at the table.

        Raises:
            UserError: it is not theirs to give any more, or that user cannot take it.
        """
        require_running(session)
        user = responder.interaction.user.id
        if seat_of_user(session, user) in session.out_seats:
            raise UserError("sorry-not-playing-any-more")
        if invited is not None:
            if invited.bot:
                raise UserError("sorry-hand-over-bot")
            await self.require_fitting(session, invited.id, other=True)
        at = now()
        # Time in which the invited user rests is no silence.
        rest = NO_REST if invited is None else await self._availability(invited.id, at)
        until = add_waking_time(rest, at, SILENCE)
        try:
            await self._store.offer_seat(session.id, user, invited=None if invited is None else invited.id, until=until)
        except NotSeated:
            require_running(await self._tables.reload(session.id))
            raise UserError("sorry-not-seated") from None
        session = await self._repaint(session)
        text = session.words(
            "offered-call",
            who=mention(user, session.words),
            whom="anybody" if invited is None else mention(invited.id, session.words),
            when=relative_time(until),
            link=table_link(session.stored),
        )

        async def still() -> bool:
            latest = await self._tables.get(session.id)
            return latest.seat_of(user) in offered_seats(latest, now())

        called = [] if invited is None else [invited.id]
        about = f"offer {session.seat_of(user)} {until}"
        self._background.start(self._notices.post(session, about, text, called, still=still))

    async def _availability(self, user: int, at: float) -> Availability:
        away = await self._store.away_until(user, now=at)
        return Availability(await self._store.quiet(user), None if away is None else (at, away))

    async def withdraw_offer(self, responder: Responder, session: TableSession) -> None:
        """Withdraw the offer of the answered user, who keeps their seat.

        Raises:
            UserError: they do not offer it.
        """
        require_running(session)
        user = responder.interaction.user.id
        seat_of_user(session, user)
        if not await self._store.withdraw_offer(session.id, user):
            raise UserError("sorry-no-offer", repaint=True)
        await self._repaint(session)

    def require_offered(self, session: TableSession, seat: Seat, user: int) -> None:
        """Raise the ``UserError`` that says why that user cannot take that seat, which may be offered to another."""
        require_running(session)
        if seat not in offered_seats(session, now()):
            raise UserError("sorry-no-offer", repaint=True)
        sitting = session.stored.seats[seat]
        if sitting.user == user:
            raise UserError("sorry-own-offer")
        if sitting.offered_to not in (None, user):
            raise UserError("sorry-offered-to-other", whom=mention(sitting.offered_to or 0, session.words))

    async def require_fitting(self, session: TableSession, user: int, *, other: bool = False) -> None:
        """Raise the ``UserError`` that says why that user cannot take over any seat there.

        ``other``: another user is told.
        """
        try:
            await self._store.check_substitution(session.id, user)
        except (AlreadySeated, AlreadySawSecrets, BlockedByPlayer) as error:
            raise _refusal(error, other) from None

    async def take_offered(self, responder: Responder, session: TableSession, seat: Seat) -> TableSession:
        """Give the offered seat to the answered user. Return the table as it is then.

        Raises:
            UserError: it is not offered to them, or they cannot sit there.
        """
        heir = substitute_from(responder.interaction)

        def still(session: TableSession) -> bool:
            self.require_offered(session, seat, heir.user)
            return True

        return await self.assign_seat(session, seat, heir, still)

    async def assign_seat(
        self, session: TableSession, seat: Seat, substitute: Substitute, still: Callable[[TableSession], bool]
    ) -> TableSession:
        """Give that seat to ``heir``, for good, as long as it is ``still`` available. Return the table as it is then.

        Raises:
            UserError: it is not, or they cannot sit there.
        """
        for _ in range(_TRIES):
            require_running(session)
            if not still(session):
                raise UserError("sorry-late", repaint=True)
            sitting = session.stored.seats[seat]
            # No substitute begins with an empty time bank.
            bank = None if sitting.bank is None else max(sitting.bank, session.stored.bank / 2)
            failpoint("relieving")
            try:
                await self._store.substitute(
                    session.id,
                    session.action_count + 1,
                    seat=seat,
                    former=sitting.user,
                    substitute=substitute,
                    bank=bank,
                    now=now(),
                )
            except DeliveredTwice:
                return await self._tables.reload(session.id)
            except (ActionConflict, NotSeated):
                session = await self._tables.reload(session.id)
                continue
            except (AlreadySeated, AlreadySawSecrets, BlockedByPlayer) as error:
                raise _refusal(error, False) from None
            failpoint("relieved")
            return await self._follow(await self._tables.reload(session.id), seat)
        raise UserError("sorry-late", repaint=True)

    async def _follow(self, session: TableSession, seat: Seat) -> TableSession:
        """Follow up a change of hands: start the new holder's time, show it to all, and tell them what is theirs."""
        await self._tables.reset_waiting(session, deadlines_now(session, [seat], at=now()))
        session = await self._tables.make_auto_rolls(session)
        relief, user = session.stored.reliefs[-1], session.stored.seats[seat].user
        if session.ours:
            self._boards.repaint(session)
            if load(session.game.name).secrets:
                self._direct_messages.schedule_update(session, [seat])
        self._pending_deletions.retract()
        text = session.words(
            "relieved-call",
            who=mention(user, session.words),
            former=session.former_name(relief),
            link=table_link(session.stored),
        )
        self._background.start(self._call(session, text, user))
        self._effects.notify(session)
        return session

    async def _call(self, session: TableSession, text: str, user: int) -> None:
        await self._announcer.send(session.stored.guild, session.stored.channel, text, [user])

    async def _repaint(self, session: TableSession) -> TableSession:
        session = await self._tables.reload(session.id)
        self._boards.repaint(session)
        self._effects.notify(session)
        return session


def _refusal(error: AlreadySeated | AlreadySawSecrets | BlockedByPlayer, other: bool) -> UserError:
    told = (
        "seated"
        if isinstance(error, AlreadySeated)
        else "watched"
        if isinstance(error, AlreadySawSecrets)
        else "unwelcome"
    )
    return UserError(f"sorry-relief-{told}", other="yes" if other else "no")
