"""Pauses by consent: no player's time runs until one of them resumes the table.

Inactivity notices: a table at which nothing has happened for long says so once, in public, and offers what to
do.
"""

from __future__ import annotations

from contextlib import suppress
from typing import ClassVar

from bot.core.errors import UserError
from bot.core.service import BackgroundService
from bot.i18n import ListOf
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.notices import TableNotices
from bot.messages.reminders import TurnReminders
from bot.play.dispatcher import on, on_table
from bot.play.post_action import ActionEffects
from bot.play.votes import VoteService, VoteTopic, require_player, require_unpaused
from bot.storage import ActionConflict, NotSeated, Store, Vote, What
from bot.table.deadlines import (
    LONGEST_PAUSE,
    deadline_text,
    deadlines_now,
    earliest_deadline,
    inactive_since,
    inactivity_seconds,
    is_away,
    is_inactive,
    now,
    paused_deadlines,
    users_on_vacation,
    with_stand_ins,
)
from bot.table.display_names import mention
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession, is_finished
from bot.table.votes import voters
from bot.ui.components import layout
from bot.ui.components.buttons import TableClick
from bot.ui.views import inactivity as panel
from bot.ui.views.inactivity import InactivityButton
from games.core import Seat


class PauseService(BackgroundService):
    """Pauses of tables, and notices of inactivity there. The caller holds the table."""

    def __init__(self, notices: TableNotices, store: Store, tables: TableRegistry, effects: ActionEffects) -> None:
        super().__init__()
        self._notices = notices
        self._store = store
        self._tables = tables
        self._effects = effects

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

    async def _set(self, session: TableSession, since: float | None) -> TableSession:
        try:
            await self._store.pause(session.id, session.action_count, since, paused_deadlines(session, since, at=now()))
        except ActionConflict:
            await self._tables.reload(session.id)
            raise UserError("sorry-late", repaint=True) from None
        session = await self._tables.reload(session.id)
        await self._effects.after_change(session)
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
        users = [sitting.user for sitting in awaited if sitting.user != user]
        call = self._notices.mentions.request("resumed", users, sender=user, session=session)

        async def still() -> bool:
            latest = await self._tables.get(session.id)
            return latest.action_count == number and latest.stored.paused is None and not is_finished(latest)

        await self._notices.post(session, f"turn {number}", text, call, still=still)

    async def resume_due(self, session: TableSession) -> bool:
        """Resume the table if it has been paused for long enough; return whether it has."""
        due = session.stored.paused is not None and session.stored.paused + LONGEST_PAUSE <= now()
        if due:
            await self.resume(session, None)
        return due

    async def post_due_notice(self, session: TableSession) -> bool:
        """Post that nothing has happened there for long, unless that was done since the last action.

        It is stored before it is sent, so that a crash loses it rather than sending it twice. Does not wait
        until it is sent. Return False: the table's other deadlines are due all the same.
        """
        if is_inactive(session, now()):
            await self.post_notice(session)
        return False

    async def post_notice(self, session: TableSession) -> None:
        """Post the notice of inactivity, once after each action."""
        if self._background.stopped:
            return
        notified = await self._store.mark_inactivity_notified(session.id, session.action_count)
        if notified is None:
            return
        session.apply(notified)
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
            raise UserError("sorry-on-vacation", seats=ListOf(tuple(session.chat_names[other] for other in awaited)))
        waiting = with_stand_ins(session, missing, at=at)
        await self._tables.set_waiting(session, waiting)
        await self._effects.after_change(session)

    async def _say(self, session: TableSession, number: int) -> None:
        async def still() -> bool:
            latest = await self._tables.get(session.id)
            return latest.action_count == number and not is_finished(latest)

        about = f"silence {number}" if session.stored.paused is None else f"silence {number} paused"
        await self._notices.post(session, about, panel.inactivity_message(session, now()), still=still)

    async def mute(self, session: TableSession, user: int, *, muted: bool) -> None:
        """Mute the table's messages for that user, or unmute them.

        Raises:
            UserError: they do not sit there.
        """
        try:
            await self._store.mute(session.id, user, muted)
        except NotSeated:
            raise UserError("sorry-not-seated") from None
        session = await self._tables.reload(session.id)
        if session.stored.status == "playing":
            await self._tables.reset_waiting(session, deadlines_now(session, at=now()))


class PauseVote(VoteTopic):
    """Vote to pause the game for a while."""

    what: ClassVar[What] = "pause"

    def __init__(self, pauses: PauseService) -> None:
        self._pauses = pauses

    def check(self, session: TableSession, user: int, about: Seat | None) -> None:
        """Implement :meth:`VoteTopic.check`."""
        require_player(session, user)
        require_unpaused(session)

    async def carry_out(self, session: TableSession, vote: Vote) -> None:
        """Implement :meth:`VoteTopic.carry_out`."""
        with suppress(UserError):
            await self._pauses.pause(session)


class PauseHandlers:
    """Handlers of the buttons of tables that stand still, or are to: they pause, go on, call the others, have
    computers sit in, or mute."""

    def __init__(
        self,
        tables: TableRegistry,
        votes: VoteService,
        pauses: PauseService,
        reminders: TurnReminders,
        effects: ActionEffects,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._tables = tables
        self._votes = votes
        self._pauses = pauses
        self._reminders = reminders
        self._effects = effects
        self._ephemeral_cleaner = ephemeral_cleaner

    @on_table("@pause", held=False)
    async def ask_to_pause(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Ask whether the user is sure."""
        require_running(session)
        speak = responder.words(session.game.name)
        sure, yes = "vote-pause-sure", "button-vote-sure"
        if not voters(session, responder.interaction.user.id):
            sure, yes = "pause-alone", "button-pause-alone"
        await responder.reply(layout.confirmation(session, speak(sure), "@pause!", speak(yes)))

    @on_table("@pause!")
    async def pause(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Pause the table, or ask the others whether to."""
        user = _require_playing(responder, session)
        if session.stored.paused is not None:
            raise UserError("sorry-paused", repaint=True)
        if voters(session, user):
            await self._done(responder, session, await self._votes.start_vote(responder, session, "pause"))
        else:
            await self._pauses.pause(session)
            await self._done(responder, session, responder.words()("done-paused"))

    @on_table("@resume")
    async def resume(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Have the table go on."""
        session = await self._pauses.resume(session, _require_playing(responder, session))
        if responder.is_ephemeral_context:
            await self._done(responder, session, responder.words()("done-resumed"))
        else:
            await self._effects.after_change(session, responder)

    @on_table("@nudge")
    async def nudge(self, responder: Responder, session: TableSession, click: TableClick | None = None) -> None:
        """Mention the players who have to act."""
        await self._reminders.nudge(responder, session)
        self._effects.notify(await self._tables.get(session.id))

    @on_table("@sit-in")
    async def sit_in(self, responder: Responder, session: TableSession, click: TableClick | None = None) -> None:
        """Have computers stand in for awaited players who do not come."""
        await self._pauses.add_stand_ins(responder, session)
        await self._done(responder, session, responder.words()("done-sat-in"))

    @on_table("@mute", "@unmute")
    async def mute(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Mute the table's messages for the user, or unmute them."""
        muted = click.what == "@mute"
        await self._pauses.mute(session, responder.interaction.user.id, muted=muted)
        await self._done(responder, session, responder.words()("done-muted" if muted else "done-unmuted"))

    @on(InactivityButton, "resume", "nudge", "sit-in")
    async def on_inactivity_button(self, responder: Responder, button: InactivityButton) -> None:
        """Handle a button of the inactivity notice, which is not the table's own message."""
        async with self._tables.lock(button.table):
            session = await self._tables.get(button.table)
            if button.what == "nudge":
                await self.nudge(responder, session)
            elif button.what == "sit-in":
                await self.sit_in(responder, session)
            else:
                await self._pauses.resume(session, _require_playing(responder, session))
                await self._done(responder, session, responder.words()("done-resumed"))

    async def _done(self, responder: Responder, session: TableSession, text: str) -> None:
        await self._ephemeral_cleaner.confirm(responder, text)
        self._effects.notify(await self._tables.get(session.id))


def _require_playing(responder: Responder, session: TableSession) -> int:
    """Return the asking user, who plays at that table.

    Raises:
        UserError: they do not, or not any more.
    """
    require_running(session)
    user = responder.interaction.user.id
    if seat_of_user(session, user) in session.out_seats:
        raise UserError("sorry-not-playing-any-more")
    return user
