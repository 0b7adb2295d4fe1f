"""The buttons of tables that stand still, or are to: pause, go on, call the others, have computers sit in, mute."""

from __future__ import annotations

from bot.core.errors import UserError
from bot.interactions.responder import Responder
from bot.messages.reminders import TurnReminders
from bot.play.pauses import InactivityNotices, PauseService
from bot.play.votes import VoteService
from bot.storage import NotSeated, Store
from bot.table.deadlines import deadlines_now, now
from bot.table.registry import TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession
from bot.table.votes import voters

CONTROLS = frozenset({"@pause!", "@resume", "@nudge", "@sit-in", "@mute", "@unmute"})
"""The names of these buttons."""


class PauseControls:
    """Handlers of those buttons. The caller holds the table."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        votes: VoteService,
        pauses: PauseService,
        inactivity_notices: InactivityNotices,
        reminders: TurnReminders,
    ) -> None:
        self._store = store
        self._tables = tables
        self._votes = votes
        self._pauses = pauses
        self._inactivity_notices = inactivity_notices
        self._reminders = reminders

    async def on_component(self, responder: Responder, session: TableSession, what: str) -> str | None:
        """Carry the press out, and return the sentence for the user; None if they have been answered.

        Raises:
            UserError: it is not for them, or not now.
        """
        user = responder.interaction.user.id
        if what == "@nudge":
            await self._reminders.nudge(responder, session)
            return None
        if what == "@sit-in":
            await self._inactivity_notices.add_stand_ins(responder, session)
            return "done-sat-in"
        if what in ("@mute", "@unmute"):
            return await self._mute(session, user, what == "@mute")
        require_running(session)
        if seat_of_user(session, user) in session.out_seats:
            raise UserError("sorry-not-playing-any-more")
        if what == "@resume":
            await self._pauses.resume(session, user)
            return "done-resumed"
        if session.stored.paused is not None:
            raise UserError("sorry-paused", repaint=True)
        if voters(session, user):
            await self._votes.start_vote(responder, session, "pause")
            return "done-vote-asked"
        await self._pauses.pause(session)
        return "done-paused"

    async def _mute(self, session: TableSession, user: int, muted: bool) -> str:
        try:
            await self._store.mute(session.id, user, muted)
        except NotSeated:
            raise UserError("sorry-not-seated") from None
        session = await self._tables.reload(session.id)
        if session.stored.status == "playing":
            await self._tables.reset_waiting(session, deadlines_now(session, at=now()))
        return "done-muted" if muted else "done-unmuted"
