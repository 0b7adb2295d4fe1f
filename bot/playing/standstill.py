"""The buttons of tables that stand still, or are to: pause, go on, call the others, have computers sit in, mute."""

from __future__ import annotations

from bot.ground.refusals import Refusal
from bot.playing.answer import Answer
from bot.playing.pauses import Pauses
from bot.playing.reminders import Reminders
from bot.playing.silences import Silences
from bot.playing.votes import Votes
from bot.store import NotSeated, Store
from bot.table.live import Live
from bot.table.polls import voters
from bot.table.tables import Tables, check_running, seat_at
from bot.table.waiting import now, resumed

CONTROLS = frozenset({"@pause!", "@resume", "@nudge", "@sit-in", "@mute", "@unmute"})
"""What these buttons are called."""


class Standstill:
    """Does what those buttons say. The caller holds the table."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        votes: Votes,
        pauses: Pauses,
        silences: Silences,
        reminders: Reminders,
    ) -> None:
        self._store = store
        self._tables = tables
        self._votes = votes
        self._pauses = pauses
        self._silences = silences
        self._reminders = reminders

    async def control(self, answer: Answer, live: Live, what: str) -> str | None:
        """Do it, and give the sentence by which this person is told; None if they have been told.

        Raises:
            Refusal: it is not for them, or not now.
        """
        user = answer.interaction.user.id
        if what == "@nudge":
            await self._reminders.call_others(answer, live)
            return None
        if what == "@sit-in":
            await self._silences.sit_in(answer, live)
            return "done-sat-in"
        if what in ("@mute", "@unmute"):
            return await self._mute(live, user, what == "@mute")
        check_running(live)
        if seat_at(live, user) in live.out:
            raise Refusal("sorry-not-playing-any-more")
        if what == "@resume":
            await self._pauses.resume(live, user)
            return "done-resumed"
        if live.stored.paused is not None:
            raise Refusal("sorry-paused", repaint=True)
        if voters(live, user):
            await self._votes.ask(answer, live, "pause")
            return "done-vote-asked"
        await self._pauses.pause(live)
        return "done-paused"

    async def _mute(self, live: Live, user: int, muted: bool) -> str:
        try:
            await self._store.mute(live.id, user, muted)
        except NotSeated:
            raise Refusal("sorry-not-seated") from None
        live = await self._tables.reload(live.id)
        if live.stored.status == "playing":
            await self._tables.wait_anew(live, resumed(live, at=now()))
        return "done-muted" if muted else "done-unmuted"
