"""Seat substitutions in the middle of a game, for a player who has to go or stays away, or comes late.

A player offers their seat, to one user or to any user at the table, and keeps it until it is taken; or leaves it to a
computer at once; or the players agree that a user takes that of a computer or of an absent player
(:class:`TakeOverVote`). It is taken for good: the former
holder's direct message is deleted, and the new holder is told everything that is the seat's, once. No user
who has sat at that game before takes a seat, for they have seen what others must not.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar

import discord
import structlog

from bot.ai.seats import free_computer
from bot.core.availability import NO_REST, Availability, add_waking_time
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.service import BackgroundService
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.announcer import Announcer
from bot.messages.cleanup import PendingDeletions
from bot.messages.mentions import named_only
from bot.messages.notices import TableNotices
from bot.play.dispatcher import on_table
from bot.play.post_action import ActionEffects
from bot.play.votes import VoteTopic, require_unpaused
from bot.storage import (
    ActionConflict,
    AlreadySawSecrets,
    AlreadySeated,
    BlockedByPlayer,
    DeliveredTwice,
    NotSeated,
    Store,
    Substitute,
    Vote,
    What,
)
from bot.table.deadlines import SILENCE, deadlines_now, now, relative_time
from bot.table.display_names import clean_name, mention
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession
from bot.table.votes import can_drop_out, offered_seats, replaceable_seats
from bot.ui.components import layout
from bot.ui.components.buttons import TableClick
from bot.ui.games import load
from games.core import Seat

log = structlog.get_logger(__name__)

_SEAT = re.compile("[0-9]{1,3}")

_TRIES = 8
"""Number of tries to store a substitution against actions that arrive at the same time."""


def substitute_from(interaction: discord.Interaction[Any]) -> Substitute:
    """Return the pressing user as a substitute, with the fields of a user who sits down."""
    user = interaction.user
    return Substitute(user.id, clean_name(user.display_name, user.name), str(interaction.locale), interaction.id)


class SeatSubstitution(BackgroundService):
    """Substitutions of seats. The caller holds the table."""

    def __init__(
        self,
        announcer: Announcer,
        notices: TableNotices,
        store: Store,
        tables: TableRegistry,
        effects: ActionEffects,
        pending_deletions: PendingDeletions,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        super().__init__()
        self._announcer = announcer
        self._notices = notices
        self._store = store
        self._tables = tables
        self._effects = effects
        self._pending_deletions = pending_deletions
        self._ephemeral_cleaner = ephemeral_cleaner

    @on_table("@hand-over", held=False)
    async def ask_to_offer(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Ask whether the user is sure that they want to offer their seat."""
        require_running(session)
        seat = seat_of_user(session, responder.interaction.user.id)
        speak = responder.words(session.game.name)
        sure, yes = speak("hand-over-sure"), speak("button-hand-over-sure")
        await responder.update(layout.leaving_question(session, seat, sure, "@hand-over!", yes, speak))

    @on_table("@hand-over!")
    async def on_offer(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Offer the user's seat to any user at the table."""
        await self.offer(responder, session, None)

    @on_table("@keep")
    async def on_keep(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Withdraw the offer of the user's seat."""
        await self.withdraw_offer(responder, session)
        await self._ephemeral_cleaner.confirm(responder, responder.words()("done-kept"))

    @on_table("@take:", held=False)
    async def ask_to_take(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Ask whether the user is sure that they want to take over an offered seat."""
        seat, user = _seat(click), responder.interaction.user.id
        self.require_offered(session, seat, user)
        await self.require_fitting(session, user)
        speak = responder.words(session.game.name)
        sure, yes = speak("take-sure", seat=session.chat_names[seat]), speak("button-take-sure")
        await responder.send_private(layout.confirmation(session, sure, f"@take!:{seat}", yes))

    @on_table("@take!:")
    async def on_take(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Give the offered seat to the user."""
        session = await self.take_offered(responder, session, _seat(click))
        done = "done-relieved-secret" if load(session.game.name).has_direct_messages else "done-relieved"
        await self._ephemeral_cleaner.confirm(responder, responder.words()(done))

    @on_table("@drop-out!")
    async def drop_out(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Have a computer take the user's seat at once, for good."""
        require_running(session)
        user = responder.interaction.user.id
        seat = seat_of_user(session, user)
        if seat in session.out_seats:
            raise UserError("sorry-not-playing-any-more")
        if not can_drop_out(session, seat):
            raise UserError("sorry-drop-out")

        def still(session: TableSession) -> bool:
            return session.seat_of(user) == seat and can_drop_out(session, seat)

        await self.assign_seat(session, seat, free_computer(session, responder.interaction.id), still)
        await self._ephemeral_cleaner.confirm(responder, responder.words()("done-dropped-out"))

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

        users = [] if invited is None else [invited.id]
        call = self._notices.mentions.request("offer", users, sender=user, session=session)
        about = f"offer {session.seat_of(user)} {until}"
        self._background.start(self._notices.post(session, about, text, call, still=still))
        done = "\n".join([responder.words()("done-offered"), *named_only(call, responder.words())])
        await self._ephemeral_cleaner.confirm(responder, done)

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
        """Give that seat to ``substitute``, for good, as long as it is ``still`` available.

        Return the table as it is then.

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
        relief, sitting = session.stored.reliefs[-1], session.stored.seats[seat]
        self._effects.update_direct_messages(session, [seat])
        self._pending_deletions.retract()
        text = session.words(
            "relieved-call",
            who=mention(sitting.user, session.words) if sitting.level is None else session.chat_names[seat],
            former=session.former_name(relief),
            link=table_link(session.stored),
        )
        self._background.start(self._call(session, text, sitting.user))
        await self._effects.after_change(session)
        return session

    async def _call(self, session: TableSession, text: str, user: int) -> None:
        call = self._announcer.mentions.request("relieved", [user], session=session)
        await self._announcer.send(session.stored.guild, session.stored.channel, text, call)

    async def _repaint(self, session: TableSession) -> TableSession:
        session = await self._tables.reload(session.id)
        await self._effects.after_change(session)
        return session


def _seat(click: TableClick) -> Seat:
    if not _SEAT.fullmatch(click.argument):
        raise UserError("sorry-late", repaint=True)
    return int(click.argument)


class TakeOverVote(VoteTopic):
    """Vote to let the asking user take over the seat of a computer, or of an absent player, who answers by coming
    back."""

    what: ClassVar[What] = "relieve"

    def __init__(self, substitutions: SeatSubstitution) -> None:
        self._substitutions = substitutions

    async def substitute(self, responder: Responder, session: TableSession) -> Substitute | None:
        """Implement :meth:`VoteTopic.substitute`."""
        await self._substitutions.require_fitting(session, responder.interaction.user.id)
        return substitute_from(responder.interaction)

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`.

        The store has been asked before whether that user may sit down there.
        """
        require_running(session)
        require_unpaused(session)
        if about not in replaceable_seats(session, now()):
            raise UserError("sorry-not-absent", repaint=True)

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        seat, heir = vote.about, vote.heir
        if seat is not None and heir is not None:
            with suppress(UserError):
                await self._substitutions.assign_seat(
                    session, seat, heir, lambda live: seat in replaceable_seats(live, now())
                )


def _refusal(error: AlreadySeated | AlreadySawSecrets | BlockedByPlayer, other: bool) -> UserError:
    told = (
        "seated"
        if isinstance(error, AlreadySeated)
        else "watched"
        if isinstance(error, AlreadySawSecrets)
        else "unwelcome"
    )
    return UserError(f"sorry-relief-{told}", other="yes" if other else "no")
