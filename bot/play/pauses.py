"""Tables that stand still by consent: their time does not run until any of those who play has them go on.

Tables at which nothing has happened for long: they say so once, in public, and offer what can be done.
"""

from __future__ import annotations

from bot.core.errors import UserError
from bot.core.tasks import BackgroundTasks
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.table_notices import TableNotices
from bot.play.post_action import ActionEffects
from bot.storage import ActionConflict, Store
from bot.table.deadlines import (
    deadline_text,
    earliest_deadline,
    inactive_since,
    inactivity_seconds,
    is_away,
    now,
    paused_deadlines,
    users_on_vacation,
    with_stand_ins,
)
from bot.table.display_names import mention
from bot.table.formatting import table_link
from bot.table.registry import TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession, is_finished
from bot.ui.views import inactivity as panel


class PauseService:
    """Pauses tables and has them go on. The caller holds the table."""

    def __init__(
        self,
        notices: TableNotices,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        aftermath: ActionEffects,
    ) -> None:
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._aftermath = aftermath
        self._background = BackgroundTasks()

    async def pause(self, live: TableSession) -> TableSession:
        """From now on nobody's time runs there. Returns the table as it is then.

        Raises:
            Refusal: it is paused already, or somebody acted at that very moment.
        """
        if live.stored.paused is not None:
            raise UserError("sorry-late", repaint=True)
        return await self._set(live, now())

    async def resume(self, live: TableSession, user: int | None) -> TableSession:
        """The table goes on, by that person or (None) because it has been paused for long enough; all who are awaited
        are told. Returns the table as it is then.

        Raises:
            Refusal: it is not paused, or somebody acted at that very moment.
        """
        if live.stored.paused is None:
            raise UserError("sorry-late", repaint=True)
        live = await self._set(live, None)
        self._background.start(self._tell(live, user, live.action_count))
        return live

    async def stop(self) -> None:
        """Leave off: who was to be told sees it at the table."""
        await self._background.stop()

    async def _set(self, live: TableSession, since: float | None) -> TableSession:
        try:
            await self._store.pause(live.id, live.action_count, since, paused_deadlines(live, since, at=now()))
        except ActionConflict:
            await self._tables.reload(live.id)
            raise UserError("sorry-late", repaint=True) from None
        live = await self._tables.reload(live.id)
        self._boards.repaint(live)
        self._aftermath.notify(live)
        return live

    async def _tell(self, live: TableSession, user: int | None, number: int) -> None:
        """Tell those who are awaited, in a message of its own: an edited board calls nobody."""
        assert live.table is not None
        awaited = [live.stored.seats[seat] for seat in sorted(live.table.actors) if live.stored.seats[seat].user > 0]
        deadline = earliest_deadline(live)
        text = live.words(
            "resumed",
            who="nobody" if user is None else mention(user, live.words),
            seats=live.words.format_list([f"<@{sitting.user}>" for sitting in awaited]) if awaited else "none",
            when="none" if deadline is None else deadline_text(deadline, now()),
            link=table_link(live.stored),
        )
        wanted = [one for one in awaited if one.user != user and one.reminders not in ("message", "never")]
        called = [one.user for one in wanted if not one.muted]

        async def still() -> bool:
            latest = await self._tables.get(live.id)
            return latest.action_count == number and latest.stored.paused is None and not is_finished(latest)

        await self._notices.post(live, f"turn {number}", text, called, still=still)


class InactivityNotices:
    """Says where nothing happens, and does what can be done about it. The caller holds the table."""

    def __init__(
        self,
        notices: TableNotices,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        aftermath: ActionEffects,
    ) -> None:
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._aftermath = aftermath
        self._background = BackgroundTasks()

    async def post_notice(self, live: TableSession) -> None:
        """Nothing has happened there for long: say so, unless it has been said since the last action. It is noted
        before it is sent, so that a crash loses it rather than saying it twice. Does not wait until it is sent."""
        if self._background.stopped or not await self._store.mark_inactivity_notified(live.id, live.action_count):
            return
        live.apply_inactivity()
        self._background.start(self._say(live, live.action_count))

    async def add_stand_ins(self, answer: Responder, live: TableSession) -> None:
        """Somebody who plays has computers sit in for those who are awaited and do not come, until they are back.

        Raises:
            Refusal: it is not for this person, nobody has been waited for so long, or they have said they are away.
        """
        require_running(live)
        seat = seat_of_user(live, answer.interaction.user.id)
        assert live.table is not None
        if seat in live.out_seats:
            raise UserError("sorry-not-playing-any-more")
        if live.stored.paused is not None:
            raise UserError("sorry-paused", repaint=True)
        at = now()
        awaited = [
            other
            for other in sorted(live.table.actors - {seat})
            if live.stored.seats[other].user > 0 and not is_away(live.stored, other)
        ]
        if not awaited:
            raise UserError("sorry-your-turn" if seat in live.table.actors else "sorry-nobody-to-nudge")
        if inactive_since(live.stored) + inactivity_seconds(live.stored) > at:
            raise UserError("sorry-not-silent", repaint=True)
        gone = users_on_vacation(live, at)
        missing = [other for other in awaited if other not in gone]
        if not missing:
            raise UserError(
                "sorry-on-vacation", seats=live.words.format_list([live.chat_names[other] for other in awaited])
            )
        waiting = with_stand_ins(live, missing, at=at)
        await self._tables.set_waiting(live, waiting)
        self._boards.repaint(live)
        self._aftermath.notify(live)

    async def stop(self) -> None:
        """Leave off."""
        await self._background.stop()

    async def _say(self, live: TableSession, number: int) -> None:
        async def still() -> bool:
            latest = await self._tables.get(live.id)
            return latest.action_count == number and not is_finished(latest)

        about = f"silence {number}" if live.stored.paused is None else f"silence {number} paused"
        view = panel.inactivity_message(live, now()).view
        await self._notices.post(live, about, view=view, still=still)
