"""Pauses by consent: no player's time runs until one of them resumes the table.

Inactivity notices: a table at which nothing has happened for long says so once, in public, and offers what to
do.
"""

from __future__ import annotations

from bot.core.errors import UserError
from bot.core.tasks import BackgroundTasks
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.notices import TableNotices
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
from bot.table.emojis_and_links import table_link
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
        effects: ActionEffects,
    ) -> None:
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._effects = effects
        self._background = BackgroundTasks()

    async def pause(self, session: TableSession) -> TableSession:
        """Pause the table: no player's time runs there from now on. Returns the table as it is then.

        Raises:
            UserError: it is paused already, or a player acted at that very moment.
        """
        if session.stored.paused is not None:
            raise UserError("sorry-late", repaint=True)
        return await self._set(session, now())

    async def resume(self, session: TableSession, user: int | None) -> TableSession:
        """Resume the table, by that user or (None) because it was paused for long enough.

        All awaited players are notified. Returns the table as it is then.

        Raises:
            UserError: it is not paused, or a player acted at that very moment.
        """
        if session.stored.paused is None:
            raise UserError("sorry-late", repaint=True)
        session = await self._set(session, None)
        self._background.start(self._tell(session, user, session.action_count))
        return session

    async def stop(self) -> None:
        """Cancel running notifications: their users see it at the table."""
        await self._background.stop()

    async def _set(self, session: TableSession, since: float | None) -> TableSession:
        try:
            await self._store.pause(session.id, session.action_count, since, paused_deadlines(session, since, at=now()))
        except ActionConflict:
            await self._tables.reload(session.id)
            raise UserError("sorry-late", repaint=True) from None
        session = await self._tables.reload(session.id)
        self._boards.repaint(session)
        self._effects.notify(session)
        return session

    async def _tell(self, session: TableSession, user: int | None, number: int) -> None:
        """Notify the awaited players in a message of its own, because an edited board mentions no player."""
        assert session.table is not None
        awaited = [
            session.stored.seats[seat] for seat in sorted(session.table.actors) if session.stored.seats[seat].user > 0
        ]
        deadline = earliest_deadline(session)
        text = session.words(
            "resumed",
            who="nobody" if user is None else mention(user, session.words),
            seats=session.words.format_list([f"<@{sitting.user}>" for sitting in awaited]) if awaited else "none",
            when="none" if deadline is None else deadline_text(deadline, now()),
            link=table_link(session.stored),
        )
        wanted = [one for one in awaited if one.user != user and one.reminders not in ("message", "never")]
        called = [one.user for one in wanted if not one.muted]

        async def still() -> bool:
            latest = await self._tables.get(session.id)
            return latest.action_count == number and latest.stored.paused is None and not is_finished(latest)

        await self._notices.post(session, f"turn {number}", text, called, still=still)


class InactivityNotices:
    """Notices of inactivity at tables, and their buttons. The caller holds the table."""

    def __init__(
        self,
        notices: TableNotices,
        store: Store,
        tables: TableRegistry,
        boards: BoardMessages,
        effects: ActionEffects,
    ) -> None:
        self._notices = notices
        self._store = store
        self._tables = tables
        self._boards = boards
        self._effects = effects
        self._background = BackgroundTasks()

    async def post_notice(self, session: TableSession) -> None:
        """Post that nothing has happened there for long, unless that was done since the last action.

        It is stored before it is sent, so that a crash loses it rather than sending it twice. Does not wait
        until it is sent.
        """
        if self._background.stopped or not await self._store.mark_inactivity_notified(session.id, session.action_count):
            return
        session.apply_inactivity()
        self._background.start(self._say(session, session.action_count))

    async def add_stand_ins(self, responder: Responder, session: TableSession) -> None:
        """Start stand-ins by computers for awaited players who do not come, until they are back.

        A player has asked for it.

        Raises:
            UserError: it is not for this user, no player has been waited for so long, or they have said they
                are away.
        """
        require_running(session)
        seat = seat_of_user(session, responder.interaction.user.id)
        assert session.table is not None
        if seat in session.out_seats:
            raise UserError("sorry-not-playing-any-more")
        if session.stored.paused is not None:
            raise UserError("sorry-paused", repaint=True)
        at = now()
        awaited = [
            other
            for other in sorted(session.table.actors - {seat})
            if session.stored.seats[other].user > 0 and not is_away(session.stored, other)
        ]
        if not awaited:
            raise UserError("sorry-your-turn" if seat in session.table.actors else "sorry-nobody-to-nudge")
        if inactive_since(session.stored) + inactivity_seconds(session.stored) > at:
            raise UserError("sorry-not-silent", repaint=True)
        gone = users_on_vacation(session, at)
        missing = [other for other in awaited if other not in gone]
        if not missing:
            raise UserError(
                "sorry-on-vacation", seats=session.words.format_list([session.chat_names[other] for other in awaited])
            )
        waiting = with_stand_ins(session, missing, at=at)
        await self._tables.set_waiting(session, waiting)
        self._boards.repaint(session)
        self._effects.notify(session)

    async def stop(self) -> None:
        """Cancel running work."""
        await self._background.stop()

    async def _say(self, session: TableSession, number: int) -> None:
        async def still() -> bool:
            latest = await self._tables.get(session.id)
            return latest.action_count == number and not is_finished(latest)

        about = f"silence {number}" if session.stored.paused is None else f"silence {number} paused"
        await self._notices.post(session, about, panel.inactivity_message(session, now()), still=still)
