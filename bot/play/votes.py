"""Votes at a table. They are stored, so that they go on after a restart, and decided by the ballots or, once their time
is up, by the scheduler.

The topic is one word (``what``), and one class of this module has its conditions and its effect; so another topic needs
no other vote.

A topic of a vote is a class here: who may ask for it, and what comes of it. Another topic is another class, a word in
``bot.storage.repos.votes.What``, and its sentences: ``vote-<what>-sure``, ``-open``, ``-call``, ``-refused``.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar, Protocol

import structlog
from msgspec.structs import replace

from bot.core.errors import UserError
from bot.core.tasks import BackgroundTasks
from bot.i18n import localizer
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.notices import TableNotices
from bot.play.pauses import PauseService
from bot.play.substitutions import SeatSubstitution
from bot.play.termination import GameTermination
from bot.storage import ActionConflict, AlreadyOver, NoVote, Store, StoreFailed, Substitute, Vote, VoteTaken, What
from bot.table.deadlines import SILENCE, deadlines_now, now, relative_time, vote_deadline
from bot.table.display_names import mention
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry, require_running
from bot.table.session import TableSession
from bot.table.votes import absent_seats, asked_seats, can_be_drawn, open_vote, vote_outcome
from games.core import Seat


class VoteTopic(Protocol):
    """Base of the topics that a table can vote on."""

    what: ClassVar[What]

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Check that the user may ask for this vote now, about that seat.

        Raises:
            UserError: they may not; it says why.
        """
        ...

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Carry out a vote that has passed. The caller holds the table.

        It may be called again after a restart, even if the vote has been carried out already, and then does
        nothing.
        """
        ...


class EndVote:
    """Vote to end the game without a result.

    Permission to ask is found the same way as permission to end a table alone.
    """

    what: ClassVar[What] = "end"

    def __init__(self, termination: GameTermination) -> None:
        self._termination = termination

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`."""
        _must_go_on(session)

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        with suppress(AlreadyOver):
            await self._termination.void(session)


class DrawVote:
    """Vote to call the game a draw. Computers agree to nothing, so there must be none."""

    what: ClassVar[What] = "draw"

    def __init__(self, termination: GameTermination) -> None:
        self._termination = termination

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`."""
        _must_play(session, user)
        _must_go_on(session)
        if not can_be_drawn(session):
            raise UserError("sorry-no-draw")

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        with suppress(ActionConflict):
            await self._termination.end_in_draw(session)


class RemovePlayerVote:
    """Vote to go on without a player who is away.

    While it is open, they come back as if nothing had happened.
    """

    what: ClassVar[What] = "remove"

    def __init__(self, termination: GameTermination) -> None:
        self._termination = termination

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`."""
        if user != session.stored.host:
            _must_play(session, user)
        _must_go_on(session)
        if about not in absent_seats(session, now()) or session.seat_of(user) == about:
            raise UserError("sorry-not-absent", repaint=True)

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        if vote.about in absent_seats(session, now()):
            assert vote.about is not None
            await self._termination.remove_players(session, [vote.about], by="clock")


class PauseVote:
    """Vote to pause the game for a while."""

    what: ClassVar[What] = "pause"

    def __init__(self, pauses: PauseService) -> None:
        self._pauses = pauses

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`."""
        _must_play(session, user)
        _must_go_on(session)

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        with suppress(UserError):
            await self._pauses.pause(session)


class TakeOverVote:
    """Vote to let the asking user take over the seat of an absent player, who answers by coming back."""

    what: ClassVar[What] = "relieve"

    def __init__(self, substitutions: SeatSubstitution) -> None:
        self._substitutions = substitutions

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`.

        The store has been asked before whether that user may sit down there.
        """
        require_running(session)
        _must_go_on(session)
        if about not in absent_seats(session, now()):
            raise UserError("sorry-not-absent", repaint=True)

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        seat, heir = vote.about, vote.heir
        if seat is not None and heir is not None:
            with suppress(UserError):
                await self._substitutions.assign_seat(
                    session, seat, heir, lambda live: seat in absent_seats(live, now())
                )


def vote_topics(
    termination: GameTermination, pauses: PauseService, substitutions: SeatSubstitution
) -> Mapping[What, VoteTopic]:
    """Return all vote topics, by their word."""
    asked: tuple[VoteTopic, ...] = (
        *(EndVote(termination), DrawVote(termination), RemovePlayerVote(termination), PauseVote(pauses)),
        TakeOverVote(substitutions),
    )
    return {question.what: question for question in asked}


def _must_play(session: TableSession, user: int) -> None:
    require_running(session)
    seat = session.seat_of(user)
    if seat is None or seat in session.out_seats:
        raise UserError("sorry-vote-others")


def _must_go_on(session: TableSession) -> None:
    """Raise ``UserError`` if the game is paused.

    No answer counts as a yes, and players of a paused game need not look in so often.
    """
    if session.stored.paused is not None:
        raise UserError("sorry-paused", repaint=True)


log = structlog.get_logger(__name__)


class VoteService:
    """Votes at tables. Each is watched, because a player who leaves may decide it."""

    def __init__(
        self,
        notices: TableNotices,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        termination: GameTermination,
        topics: Mapping[What, VoteTopic],
    ) -> None:
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._termination = termination
        self._topics = topics
        self._background = BackgroundTasks()

    async def start_vote(
        self,
        responder: Responder,
        session: TableSession,
        what: What = "end",
        about: Seat | None = None,
        substitute: Substitute | None = None,
    ) -> TableSession:
        """Start a vote for the answered user, to end the game or for something else.

        The caller holds the table. ``heir`` is the user who would take over the seat that it is ``about``.
        Returns the table as it is then.

        Raises:
            UserError: they may not ask that now, there is a vote already, or the others have said no to them
                today.
        """
        user, at = responder.interaction.user.id, now()
        self._topics[what].check(session, user, about)
        speak = localizer(str(responder.interaction.locale))
        before = session.stored.vote
        if (
            before is not None
            and before.state == "refused"
            and (before.user, before.about) == (user, about)
            # A draw is an end, too; a pause is none.
            and (before.what == "pause") == (what == "pause")
            and at < before.asked + SILENCE
        ):
            raise UserError("sorry-vote-refused", when=relative_time(before.asked + SILENCE))
        try:
            await self._store.open_vote(
                session.id, what=what, user=user, now=at, until=at + SILENCE, about=about, substitute=substitute
            )
        except VoteTaken:
            asker = before.user if before is not None else 0
            raise UserError("sorry-vote-taken", who=mention(asker, speak)) from None
        except NoVote:
            require_running(await self._tables.reload(session.id))
            raise
        session = await self._show(session)
        self._background.start(self._call(session, user))
        return session

    async def cast(self, responder: Responder, session: TableSession, vote: int, *, yes: bool) -> None:
        """Record the answered user's yes or no, which they may change until the vote is decided.

        The caller holds the table.

        Raises:
            UserError: that vote is over, or it is not for this user to say.
        """
        require_running(session)
        user = responder.interaction.user.id
        latest, going_on = session.stored.vote, open_vote(session)
        if latest is not None and latest.id == vote and latest.state == "passed":
            # The passed vote could not be carried out before.
            await self.resolve_due(session)
            return
        if going_on is None or going_on.id != vote:
            raise UserError("sorry-vote-over", repaint=True)
        if user == going_on.user:
            raise UserError("sorry-vote-own")
        if user not in [session.stored.seats[seat].user for seat in asked_seats(session, going_on)]:
            raise UserError("sorry-vote-others")
        try:
            await self._store.cast_ballot(session.id, vote, user=user, yes=yes)
        except NoVote:
            await self._tables.reload(session.id)
            raise UserError("sorry-vote-over", repaint=True) from None
        session = await self._tables.reload(session.id)
        try:
            settled = await self.resolve_due(session)
        except StoreFailed as error:
            # The ballot is stored, so its effects will follow.
            log.error("settling a vote failed", table=session.id, error=str(error))
            self._tables.fell_behind(session.id)
            session, settled = await self._tables.get(session.id), False
        if not settled:
            await self._boards.show(session, responder)

    async def resolve_due(self, session: TableSession) -> bool:
        """Carry out that table's vote if it has been decided; return whether there was something to do.

        The caller holds the table.
        """
        vote, at = session.stored.vote, now()
        if vote is None or session.stored.status != "playing" or vote.state == "refused":
            return False
        # A vote that has passed at a running table: the process ended in between.
        found = "passed" if vote.state == "passed" else vote_outcome(session, vote, at)
        if found is None:
            return False
        if vote.state == "open":
            with suppress(NoVote):
                await self._store.close_vote(
                    session.id, vote.id, None if found == "moot" else found, n=session.action_count
                )
        if found == "passed":
            session = await self._tables.reload(session.id)
            if session.stored.vote is None or session.stored.vote.id != vote.id:
                # The vote is gone with the player who asked for it: the session in memory was older than that.
                if session.stored.status == "playing":
                    await self._show(session)
                return True
            await self._topics[vote.what].carry_out(session, vote)
            session = await self._tables.get(session.id)
        if session.stored.status == "playing":
            if found == "passed":
                # The vote has been carried out. If the process ends before this, that is repeated, which does nothing.
                try:
                    await self._store.close_vote(session.id, vote.id, None, n=session.action_count)
                except (NoVote, StoreFailed) as error:
                    log.error("closing a vote failed", table=session.id, error=str(error))
                    return True
            await self._show(session)
        return True

    def on_change(self, session: TableSession) -> None:
        """Check the vote after a change at that table: the asker, or a player who was asked, may have left."""
        vote = session.stored.vote
        if vote is None or session.stored.status != "playing" or vote.state == "refused":
            return
        # Only the scheduler decides whether its time is up: the process may have been suspended.
        if vote.state == "passed" or vote_outcome(session, replace(vote, until=math.inf), now()) is not None:
            self._background.start(self._resolve(session.id))

    async def wait_idle(self) -> None:
        """Wait until what has been begun is done."""
        await self._background.wait_idle()

    async def stop(self) -> None:
        """Cancel running work; the next start goes on."""
        await self._background.stop()

    async def _show(self, session: TableSession) -> TableSession:
        """Return the reloaded table after a change of its vote, with new deadlines and a new board."""
        session = await self._tables.reload(session.id)
        await self._tables.reset_waiting(session, deadlines_now(session, at=now()))
        self._boards.repaint(session)
        self._termination.notify(session)
        return session

    async def _resolve(self, table: int) -> None:
        try:
            async with self._tables.lock(table):
                await self.resolve_due(await self._tables.get(table))
        except UserError:
            return
        except Exception:
            # The scheduler settles it, or the next start.
            log.exception("settling a vote failed", table=table)

    async def _call(self, session: TableSession, asker: int) -> None:
        """Notify the others in a message of its own, because an edited board mentions no player.

        A player who wants no mentions is named all the same.
        """
        vote = open_vote(session)
        if vote is None:
            return
        others = [session.stored.seats[seat] for seat in asked_seats(session, vote)]
        text = session.words(
            f"vote-{vote.what}-call",
            who=mention(asker, session.words),
            others=session.words.format_list([f"<@{sitting.user}>" for sitting in others]) if others else "none",
            seat="" if vote.about is None else mention(session.stored.seats[vote.about].user, session.words),
            when=relative_time(vote_deadline(session.stored, session.out_seats) or vote.until),
            link=table_link(session.stored),
        )
        if vote.about is not None:
            others.append(session.stored.seats[vote.about])
        called = [sitting.user for sitting in others if sitting.user > 0 and sitting.reminders != "never"]

        async def still() -> bool:
            now_open = open_vote(await self._tables.get(session.id))
            return now_open is not None and now_open.id == vote.id

        await self._notices.post(session, f"vote {vote.id}", text, called, still=still)
