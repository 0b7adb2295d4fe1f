"""Votes at a table. They are stored, so that they go on after a restart, and decided by the ballots or, once their time
is up, by the scheduler.

A topic of a vote is one word (``what``), and a :class:`VoteTopic` beside its feature: who may ask for it, and what
comes of it. Another topic is another class, a word in ``bot.storage.repos.votes.What``, and its sentences:
``vote-<what>-sure``, ``-open``, ``-call``, ``-refused``.
"""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress
from typing import ClassVar, cast

import structlog
from msgspec.structs import replace

from bot.core.errors import UserError
from bot.core.service import BackgroundService
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.mentions import NO_CALL, MentionRequest, named_only
from bot.messages.notices import TableNotices
from bot.play.dispatcher import on_table
from bot.play.post_action import ActionEffects
from bot.storage import NoVote, StoreFailed, Substitute, Vote, VoteTaken, What
from bot.storage.repos.votes import VoteRepository
from bot.table.deadlines import SILENCE, deadlines_now, now, relative_time, vote_deadline
from bot.table.display_names import mention
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry, require_running
from bot.table.session import TableSession
from bot.table.votes import asked_seats, gives_way, is_player, open_vote, vote_outcome, vote_sentence
from bot.ui.components import layout
from bot.ui.components.buttons import TableClick
from games.core import Seat

log = structlog.get_logger(__name__)

_ASKED = re.compile(r"(?P<what>draw|remove|relieve)(?::(?P<seat>[0-9]{1,3}))?")
"""The argument of a vote's button. The end of the game has another way, and so has a pause."""
_BALLOT = re.compile(r"(?P<what>yes|no):(?P<vote>[0-9]{1,18})")


class VoteTopic(ABC):
    """Base of the topics that a table can vote on."""

    what: ClassVar[What]

    async def decide_alone(self, responder: Responder, session: TableSession, about: Seat | None) -> str | None:
        """Do it without a vote, if the asking user may; return the sentence that says so, or None.

        Raises:
            UserError: they may not ask for it at all.
        """
        return None

    async def substitute(self, responder: Responder, session: TableSession) -> Substitute | None:
        """Return the asking user as the one who would take over the seat, if the vote is about that.

        Raises:
            UserError: they cannot.
        """
        return None

    @abstractmethod
    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Check that the user may ask for this vote now, about that seat.

        Raises:
            UserError: they may not; it says why.
        """

    @abstractmethod
    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Carry out a vote that has passed. The caller holds the table.

        It may be called again after a restart, even if the vote has been carried out already, and then does
        nothing.
        """


def require_player(session: TableSession, user: int) -> None:
    """Raise ``UserError`` if that user does not play there, or not any more."""
    require_running(session)
    if not is_player(session, user):
        raise UserError("sorry-vote-others")


def require_unpaused(session: TableSession) -> None:
    """Raise ``UserError`` if the game is paused.

    Silence counts as agreement, and players of a paused game need not look in so often.
    """
    if session.stored.paused is not None:
        raise UserError("sorry-paused", repaint=True)


class VoteService(BackgroundService):
    """Votes at tables. Each is watched, because a player who leaves may decide it."""

    def __init__(
        self,
        notices: TableNotices,
        store: VoteRepository,
        tables: TableRegistry,
        effects: ActionEffects,
        ephemeral_cleaner: EphemeralCleaner,
        topics: Iterable[VoteTopic],
    ) -> None:
        super().__init__()
        self._notices = notices
        self._store = store
        self._tables = tables
        self._effects = effects
        self._ephemeral_cleaner = ephemeral_cleaner
        self._topics = {topic.what: topic for topic in topics}

    @on_table("@ask:", held=False)
    async def ask_for_vote(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Ask whether the user is sure of the vote."""
        what, about = _asked(click)
        speak = responder.words(session.game.name)
        who = "" if about is None or about >= len(session.names) else session.chat_names[about]
        sure, yes = speak(f"{vote_sentence(session, what, about)}-sure", seat=who), speak("button-vote-sure")
        await responder.update(layout.confirmation(session, sure, f"@ask!:{click.argument}", yes))

    @on_table("@ask!:")
    async def on_sure(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Start the vote, or do what it is about if the user may do that alone."""
        what, about = _asked(click)
        require_running(session)
        done = await self._topics[what].decide_alone(responder, session, about)
        if done is None:
            text = await self.start_vote(responder, session, what, about)
        else:
            text = responder.words()(done)
        await self._ephemeral_cleaner.confirm(responder, text)

    @on_table("@vote:")
    async def on_ballot(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Record the yes or no of a ballot's button."""
        ballot = _BALLOT.fullmatch(click.argument)
        if ballot is None:
            raise UserError("sorry-late", repaint=True)
        await self.cast(responder, session, int(ballot["vote"]), yes=ballot["what"] == "yes")

    async def start_vote(
        self,
        responder: Responder,
        session: TableSession,
        what: What = "end",
        about: Seat | None = None,
    ) -> str:
        """Start a vote for the answered user, to end the game or for something else; return what to tell them.

        The caller holds the table.

        Raises:
            UserError: they may not ask that now, there is a vote already that does not give way, or the others have
                said no to them today.
        """
        user, at = responder.interaction.user.id, now()
        substitute = await self._topics[what].substitute(responder, session)
        self._topics[what].check(session, user, about)
        if (again := await self._store.refused_until(session.id, user, what, about, now=at)) is not None:
            raise UserError("sorry-vote-refused", when=relative_time(again))
        before = open_vote(session)
        instead = before if before is not None and await self._gives_way(session, before, user, at) else None
        try:
            await self._store.open_vote(
                session.id,
                what=what,
                user=user,
                now=at,
                until=at + SILENCE,
                about=about,
                substitute=substitute,
                instead=None if instead is None else instead.id,
            )
        except VoteTaken:
            asker = before.user if before is not None else 0
            raise UserError("sorry-vote-taken", who=mention(asker, responder.words())) from None
        except NoVote:
            require_running(await self._tables.reload(session.id))
            raise
        session = await self._show(session)
        displaced = None if instead is None else instead.user
        call = self._request(session, displaced)
        self._background.start(self._call(session, user, call, displaced))
        return "\n".join([responder.words()("done-vote-asked"), *named_only(call, responder.words())])

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
            await self._effects.after_change(session, responder)

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

    async def _show(self, session: TableSession) -> TableSession:
        """Return the reloaded table after a change of its vote, with new deadlines and a new board."""
        session = await self._tables.reload(session.id)
        await self._tables.reset_waiting(session, deadlines_now(session, at=now()))
        await self._effects.after_change(session)
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

    async def _gives_way(self, session: TableSession, vote: Vote, user: int, at: float) -> bool:
        """Return whether the open vote gives way to the user's question: a player's does so once a day to each."""
        if not gives_way(session, vote, user, at):
            return False
        return not is_player(session, vote.user) or await self._store.may_take_place(session.id, user, now=at)

    def _request(self, session: TableSession, displaced: int | None) -> MentionRequest:
        """Return the call of those who are asked, of the player that the vote is about, and of who is ``displaced``."""
        vote = open_vote(session)
        if vote is None:
            return NO_CALL
        seats = [*asked_seats(session, vote), *([] if vote.about is None else [vote.about])]
        users = [session.stored.seats[seat].user for seat in seats]
        if displaced is not None:
            users.append(displaced)
        return self._notices.mentions.request("vote", users, sender=vote.user, session=session)

    async def _call(self, session: TableSession, asker: int, call: MentionRequest, displaced: int | None) -> None:
        """Notify the others in a message of its own, because an edited board mentions no player.

        Who was ``displaced`` by this vote is told so there.

        A player who is not to be called is named all the same.
        """
        vote = open_vote(session)
        if vote is None:
            return
        others = [session.stored.seats[seat] for seat in asked_seats(session, vote)]
        text = session.words(
            f"{vote_sentence(session, vote.what, vote.about)}-call",
            who=mention(asker, session.words),
            others=session.words.format_list([f"<@{sitting.user}>" for sitting in others]) if others else "none",
            seat="" if vote.about is None else _mention(session, vote.about),
            when=relative_time(vote_deadline(session.stored, session.out_seats) or vote.until),
            link=table_link(session.stored),
        )
        if displaced is not None:
            text += f"\n{session.words('vote-displaced', who=mention(displaced, session.words))}"

        async def still() -> bool:
            now_open = open_vote(await self._tables.get(session.id))
            return now_open is not None and now_open.id == vote.id

        await self._notices.post(session, f"vote {vote.id}", text, call, still=still)


def _mention(session: TableSession, seat: Seat) -> str:
    sitting = session.stored.seats[seat]
    return mention(sitting.user, session.words) if sitting.level is None else session.chat_names[seat]


def _asked(click: TableClick) -> tuple[What, Seat | None]:
    asked = _ASKED.fullmatch(click.argument)
    if asked is None:
        raise UserError("sorry-late", repaint=True)
    return cast(What, asked["what"]), None if asked["seat"] is None else int(asked["seat"])
