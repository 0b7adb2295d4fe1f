"""Notices beside the board, which are taken away or tried again until they have served.

Public ones about a table are deleted once what they say is settled, or the table has ended. What one is about is stored
with it, in a word or two:

- ``vote ID``: a vote that is going on;
- ``offer SEAT UNTIL``: a seat that is offered until then;
- ``turn N``: those who are to move after ``N`` actions, while the game is not paused;
- ``front SEAT``: the only one who is to move;
- ``silence N`` and ``silence N paused``: nothing has happened since action ``N``;
- ``lobby``: a table that has not begun.

Players whose table was closed because its place is gone get a direct message, which is tried again for hours. If the
answer to one is lost, it may be there or not: the next try carries the same nonce, by which Discord knows it again for
some minutes, and looks before it sends. What is owed is stored, so that a restart goes on with it.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import structlog
from msgspec.structs import replace

from bot.core import retry
from bot.core.discord_errors import CLOSED, LOST, error_code, surely_failed
from bot.core.errors import UserError
from bot.core.retry import retry_until_success
from bot.core.service import BackgroundService
from bot.i18n import localizer
from bot.interactions.responder import Responder
from bot.messages.announcer import Announcer, Still, never_obsolete
from bot.messages.cleanup import PendingDeletions
from bot.messages.delivery import MessageDelivery
from bot.messages.mentions import NO_CALL, MentionRequest
from bot.messages.reconciler import RetryLoop
from bot.storage import ClosingNotice, Store, StoreFailed, TableNotice
from bot.table.deadlines import now
from bot.table.registry import TableRegistry
from bot.table.session import TableSession, is_finished
from bot.table.votes import offered_seats, open_vote
from bot.ui.components.layout import OutgoingMessage

log = structlog.get_logger(__name__)


class TableNotices(BackgroundService):
    """Posts notices, watches the tables they are about, and deletes those that are settled."""

    def __init__(
        self, announcer: Announcer, store: Store, tables: TableRegistry, pending_deletions: PendingDeletions
    ) -> None:
        super().__init__()
        self._announcer = announcer
        self.mentions = announcer.mentions
        self._store = store
        self._tables = tables
        self._pending_deletions = pending_deletions

    async def post(
        self,
        session: TableSession,
        about: str,
        content: str | OutgoingMessage,
        call: MentionRequest = NO_CALL,
        *,
        still: Still = never_obsolete,
        **more: Any,
    ) -> None:
        """Post a notice in the table's channel, as :meth:`Announcer.send` does. The caller must not hold the table."""
        said = await self._announcer.send(
            session.stored.guild, session.stored.channel, content, call, still=still, **more
        )
        if not isinstance(said, str):
            await self.track(session.id, TableNotice(said.channel.id, said.id, about))

    def post_soon(self, session: TableSession, about: str, content: str) -> None:
        """Post a notice that calls nobody, in the background."""
        if not self._background.stopped:
            self._background.start(self.post(session, about, content))

    async def track(self, table: int, notice: TableNotice) -> None:
        """Delete that message, which has been posted, once it is settled. Nobody may hold the table."""

        await retry_until_success("storing a notice failed", lambda: self._note(table, notice), on=StoreFailed)
        # If the table has ended meanwhile, the message is a pending deletion.
        self._pending_deletions.retract()

    def keep_answer(self, responder: Responder, table: int, message: int | None, about: str) -> None:
        """Keep, in the background, the message of a public answer as a notice of the table.

        None as ``message``: Discord has not returned its id.
        """
        channel = responder.interaction.channel_id
        if message is not None and channel is not None and not self._background.stopped:
            self._background.start(self.track(table, TableNotice(channel, message, about)))

    def on_change(self, session: TableSession) -> None:
        """Delete the notices that a change at that table has settled."""
        if session.stored.status not in ("lobby", "playing"):
            self._pending_deletions.retract()
        elif session.ours and _settled(session) and not self._background.stopped:
            self._background.start(self._retract(session.id))

    async def done(self) -> None:
        """Wait until what has been begun is done."""
        await self._background.wait_idle()

    async def _note(self, table: int, notice: TableNotice) -> None:
        async with self._tables.lock(table):
            added = await self._store.note_notice(table, notice)
            with suppress(UserError):
                live = await self._tables.get(table)
                live.apply(added)
                self.on_change(live)

    async def _retract(self, table: int) -> None:
        with suppress(UserError):
            await retry_until_success("retracting notices failed", lambda: self._retract_settled(table), on=StoreFailed)
        self._pending_deletions.retract()

    async def _retract_settled(self, table: int) -> None:
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            if settled := _settled(live):
                live.apply(await self._store.retract_notices(table, settled))


def _settled(session: TableSession) -> list[int]:
    """Return the messages whose notices are settled."""
    return [notice.message for notice in session.stored.notices if not _stands(session, notice.about)]


def _stands(session: TableSession, about: str) -> bool:
    """Return whether what a notice is about is still to be settled."""
    kind, _, rest = about.partition(" ")
    if kind == "lobby":
        return session.stored.status == "lobby"
    if session.stored.status != "playing":
        return False
    if kind == "vote":
        vote = open_vote(session)
        return vote is not None and str(vote.id) == rest
    if kind == "offer":
        return rest in [f"{seat} {session.stored.seats[seat].offered}" for seat in offered_seats(session, now())]
    if kind == "front":
        return session.table is not None and [str(seat) for seat in session.table.actors] == [rest]
    paused = " paused" if session.stored.paused is not None else ""
    return about == f"{kind} {session.action_count}{paused}"


class ClosingNotices:
    """Direct messages about closed tables, sent in the background, once to each player who takes direct messages."""

    def __init__(self, delivery: MessageDelivery, store: Store, tables: TableRegistry) -> None:
        self._delivery = delivery
        self._store = store
        self._tables = tables
        rounds = RetryLoop(self._tell_all)
        self.tell, self.settle, self.stop = rounds.start, rounds.wait_idle, rounds.stop

    async def enqueue(self, session: TableSession, sentence: str) -> None:
        """Note that the players still in the game are to be sent ``sentence`` once the table has ended."""
        seats = enumerate(session.stored.seats)
        playing = [seat for seat, sitting in seats if sitting.user > 0 and seat not in session.resigned_seats]
        await self._store.add_closing_notices(session.id, playing, sentence)

    async def _tell_all(self) -> bool:
        """Try once for each; returns whether any is left to be tried again."""
        again = False
        for owed in await self._store.closing_notices():
            try:
                live = await self._tables.get(owed.table)
            except UserError:
                await self._store.update_closing_notice(owed, done=True)
                continue
            if not live.ours or not is_finished(live):
                # It is another process's, or is being closed: that caller starts a round afterwards.
                continue
            try:
                left = await self._tell(live, replace(owed, tries=owed.tries + 1))
            except Exception:
                log.exception("closing notice failed", table=owed.table)
                again = True
                continue
            given_up = left is None or left.tries >= retry.OWED.tries
            await self._store.update_closing_notice(left or owed, done=given_up)
            again = again or not given_up
        return again

    async def _tell(self, session: TableSession, notice: ClosingNotice) -> ClosingNotice | None:
        """Send a closing notice, and return what of it is still pending."""
        sitting = session.stored.seats[notice.seat]
        if sitting.user < 0:
            # The user has had their data deleted meanwhile.
            return None
        speak = localizer(sitting.locale, session.game.name)
        text = speak(notice.sentence, game=speak("title"), table=str(session.id))
        before = notice

        async def mark_unsure() -> None:
            nonlocal notice
            notice = replace(notice, unsure=True)
            await self._store.update_closing_notice(notice, done=False)

        try:
            await self._delivery.send_owed(
                None,
                await self._delivery.open_dm(sitting.user),
                text,
                f"g{session.id:x}-{notice.seat:x}",
                unsure=notice.unsure,
                since=sitting.joined,
                mark_unsure=mark_unsure,
            )
        except LOST as error:
            log.info("closing notice failed", table=session.id, error=str(error))
            if error_code(error) in CLOSED:
                return None
            return before if surely_failed(error) else notice
        return None
