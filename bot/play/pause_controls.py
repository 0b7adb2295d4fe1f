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
"""What these buttons are called."""


class PauseControls:
    """Does what those buttons say. The caller holds the table."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        votes: VoteService,
        pauses: PauseService,
        silences: InactivityNotices,
        reminders: TurnReminders,
    ) -> None:
        self._store = store
        self._tables = tables
        self._votes = votes
        self._pauses = pauses
        self._silences = silences
        self._reminders = reminders

    async def on_component(self, answer: Responder, live: TableSession, what: str) -> str | None:
        """Do it, and give the sentence by which this person is told; None if they have been told.

        Raises:
            Refusal: it is not for them, or not now.
        """
        user = answer.interaction.user.id
        if what == "@nudge":
            await self._reminders.nudge(answer, live)
            return None
        if what == "@sit-in":
            await self._silences.add_stand_ins(answer, live)
            return "done-sat-in"
        if what in ("@mute", "@unmute"):
            return await self._mute(live, user, what == "@mute")
        require_running(live)
        if seat_of_user(live, user) in live.out_seats:
            raise UserError("sorry-not-playing-any-more")
        if what == "@resume":
            await self._pauses.resume(live, user)
            return "done-resumed"
        if live.stored.paused is not None:
            raise UserError("sorry-paused", repaint=True)
        if voters(live, user):
            await self._votes.start_vote(answer, live, "pause")
            return "done-vote-asked"
        await self._pauses.pause(live)
        return "done-paused"

    async def _mute(self, live: TableSession, user: int, muted: bool) -> str:
        try:
            await self._store.mute(live.id, user, muted)
        except NotSeated:
            raise UserError("sorry-not-seated") from None
        live = await self._tables.reload(live.id)
        if live.stored.status == "playing":
            await self._tables.reset_waiting(live, deadlines_now(live, at=now()))
        return "done-muted" if muted else "done-unmuted"
