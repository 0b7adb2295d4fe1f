"""Reminding people who are awaited, and taking reminders away that are out of date.

What is to be said is decided and noted while the table is held, and said afterwards: a call to Discord may take long,
and nobody at the table waits for it. It is noted before it is sent, so that a crash loses a reminder rather than
sending it twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

import structlog

from bot.core.availability import is_resting
from bot.core.errors import UserError
from bot.core.service import Service
from bot.core.tasks import BackgroundTasks
from bot.i18n import localizer
from bot.interactions.responder import Responder
from bot.messages.announcer import Announcer, Said
from bot.messages.notices import TableNotices
from bot.storage import NotSeated, SeatRow, Store
from bot.table.deadlines import (
    availability_at,
    deadline_text,
    is_away,
    is_live_game,
    now,
    relative_time,
    reminder_time,
    seats_with_stale_reminder,
)
from bot.table.emojis_and_links import table_link
from bot.table.registry import TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession
from games.core import Seat

log = structlog.get_logger(__name__)

MESSENGERS = 4
"""Number of reminders that are sent or deleted at the same time; the others wait."""


NUDGE_STAYS = 120.0
"""Seconds after which a call that somebody asked for is taken away again."""
SOON_STAYS = 3600.0
"""Seconds after which it is taken away that somebody is next but one."""


class TurnReminders(Service):
    """Reminders, sent and deleted a few at a time."""

    def __init__(self, announcer: Announcer, notices: TableNotices, store: Store, tables: TableRegistry) -> None:
        self._announcer = announcer
        self._notices = notices
        self._store = store
        self._tables = tables
        self._messengers = asyncio.Semaphore(MESSENGERS)
        self._background = BackgroundTasks()
        self._tidied: set[int] = set()
        """Tables whose reminders are to be taken away, until somebody begins with it."""
        self._front: dict[int, Seat | None] = {}
        """The only awaited seat of each table, as it was seen last."""

    async def remind(self, session: TableSession, seats: Sequence[Seat]) -> None:
        """Remind awaited players, each in the way they wish; in the channel if a direct message cannot be sent.

        Does not wait until they are sent. The caller holds the table.
        """
        for seat in seats:
            seat_row = session.stored.seats[seat]
            at = now()
            session.apply(await self._store.set_reminder_message(session.id, seat_row.user, 0, at=at))
            self._send(partial(self._remind, session, seat_row))

    def remove_stale(self, session: TableSession) -> None:
        """Delete reminders at that table that are no longer needed, in the background."""
        if session.id not in self._tidied and seats_with_stale_reminder(session, now()):
            self._tidied.add(session.id)
            self._send(partial(self._tidy, session.id))

    def notify_up_next(self, session: TableSession) -> None:
        """Notify the player who is next but one in the background, if they like to know.

        Another player is to move, and then they are. Nothing is sent at a live table, before a computer's
        turn, or while they rest.
        """
        if session.stored.status != "playing" or session.table is None:
            self._front.pop(session.id, None)
            return
        actors = session.table.actors
        front = next(iter(actors)) if len(actors) == 1 else None
        before, seen = self._front.get(session.id), session.id in self._front
        self._front[session.id] = front
        if (
            not seen
            or front is None
            or front == before
            or is_live_game(session.stored)
            or session.stored.paused is not None
        ):
            return
        if session.stored.seats[front].user <= 0 or is_away(session.stored, front):
            return
        seats = len(session.stored.seats)
        following = [(front + step) % seats for step in range(1, seats)]
        seat = next((seat for seat in following if seat not in session.out_seats), front)
        seat_row = session.stored.seats[seat]
        if seat == front or seat_row.user <= 0 or is_away(session.stored, seat) or not seat_row.soon or seat_row.muted:
            return
        if not is_resting(availability_at(session.stored, seat_row), now()):
            self._send(partial(self._notify_up_next, session, front, seat_row))

    async def nudge(self, responder: Responder, session: TableSession) -> None:
        """Remind the awaited players, each in their own way, because a player asked for it.

        The caller holds the table.

        Raises:
            UserError: no other player is awaited, the table is paused, or they have all been called lately.
        """
        require_running(session)
        seat = seat_of_user(session, responder.interaction.user.id)
        assert session.table is not None
        if session.stored.paused is not None:
            raise UserError("sorry-paused", repaint=True)
        awaited = [actor for actor in sorted(session.table.actors - {seat}) if session.stored.seats[actor].user > 0]
        if not awaited:
            raise UserError("sorry-your-turn" if seat in session.table.actors else "sorry-nobody-to-nudge")
        seat_rows = [session.stored.seats[actor] for actor in awaited]
        named = session.words.format_list([f"<@{seat_row.user}>" for seat_row in seat_rows])
        # All are named alike, so that nobody sees how the others want to be reminded, or that they sleep; it mentions
        # only some.
        mentions, guild = self._notices.mentions, session.stored.guild
        users = [seat_row.user for seat_row in seat_rows]
        call = mentions.request("nudge", users, sender=responder.interaction.user.id, session=session)
        if call.is_spent:
            who = responder.words().format_list([session.chat_names[actor] for actor in awaited])
            raise UserError("sorry-called-lately", who=who, when=relative_time(call.again or now()))
        called, by_message = await mentions.allowed(guild, call), await mentions.users_by_message(guild, call)
        said = await responder.mention(
            session.words("done-nudged", who=named, link=table_link(session.stored)), called, NUDGE_STAYS
        )
        self._notices.keep_answer(responder, session.id, said, f"turn {session.action_count}")
        written_to = [
            actor
            for actor, seat_row in zip(awaited, seat_rows, strict=True)
            if seat_row.user in by_message and seat_row.nudge is None
        ]
        await self.remind(session, written_to)

    @property
    def pending_count(self) -> int:
        """Count of reminders that are to be sent or deleted."""
        return len(self._background)

    async def stop(self) -> None:
        """Cancel running work. Reminders still to be deleted are found again after the next start."""
        await self._background.stop()

    def _send(self, job: Callable[[], Awaitable[None]]) -> None:
        self._background.start(self._run(job))

    async def _run(self, job: Callable[[], Awaitable[None]]) -> None:
        async with self._messengers:
            try:
                await job()
            except UserError:
                pass
            except Exception:
                log.exception("reminder failed")

    async def _remind(self, before: TableSession, seat_row: SeatRow) -> None:
        """Send the reminder that has been noted as under way, and note where it is; an older one is taken away."""
        if seat_row.nudge:
            await self._announcer.delete(seat_row.nudge_channel or before.stored.channel, seat_row.nudge)
        message, channel = 0, None
        said: Said = "refused"
        if seat_row.reminders == "message":
            said = await self._write_to(before, seat_row)
        if said == "refused":
            message = await self._call(before, seat_row)
        elif not isinstance(said, str):
            message, channel = said.id, said.channel.id
        if not message:
            return
        async with self._tables.lock(before.id):
            live = await self._tables.get(before.id)
            seat = live.seat_of(seat_row.user)
            there = None if seat is None else live.stored.seats[seat]
            awaited = live.stored.status == "playing" and there is not None and there.since == seat_row.since
            if awaited and there is not None and there.nudge == 0:
                assert seat is not None
                live.apply(await self._store.set_reminder_message(live.id, seat_row.user, message, channel=channel))
                return
        # They have acted while it was being sent.
        await self._announcer.delete(channel or before.stored.channel, message)

    async def _is_due(self, session: TableSession, seat_row: SeatRow) -> bool:
        """Return whether the reminder noted as under way is still of use."""
        latest = await self._tables.get(session.id)
        there = latest.seat_row_of(seat_row.user)
        return (
            latest.stored.status == "playing"
            and there is not None
            and (there.since, there.nudge) == (seat_row.since, 0)
        )

    async def _write_to(self, session: TableSession, seat_row: SeatRow) -> Said:
        """Remind a player by direct message.

        If it is unknown whether it has arrived, it is not sent elsewhere.
        """
        speak = localizer(seat_row.locale, session.game.name)
        parts = {"game": speak("title"), "table": str(session.id), "link": table_link(session.stored)}
        text = speak("remind-by-message", **parts)
        if seat_row.deadline is not None:
            text = speak("remind-by-message-until", **parts, when=deadline_text(seat_row.deadline, now()))
        return await self._announcer.send_dm(seat_row.user, text, still=lambda: self._is_due(session, seat_row))

    async def _call(self, session: TableSession, seat_row: SeatRow) -> int:
        """Remind a player in the table's channel, and return the message's id (0: it could not be sent).

        A mention notifies a player only in a message of its own.
        """
        who, there = f"<@{seat_row.user}>", table_link(session.stored)
        if seat_row.deadline is None:
            text = session.words("remind-turn-open", who=who, link=there)
        else:
            early = seat_row.reminders == "daily" or now() < reminder_time(session.stored, seat_row)
            sentence = "remind-turn-until" if early else "table-nudge"
            text = session.words(sentence, who=who, when=deadline_text(seat_row.deadline, now()), link=there)
        # If a guild wants no pings, the awaited player is named, and not mentioned.
        call, where = self._announcer.mentions.request("turn", [seat_row.user], session=session), session.stored
        said = await self._announcer.send(
            where.guild, where.channel, text, call, still=lambda: self._is_due(session, seat_row)
        )
        return 0 if isinstance(said, str) else said.id

    async def _notify_up_next(self, session: TableSession, front: Seat, seat_row: SeatRow) -> None:
        """Notify a player who is next but one; that message is deleted after a while."""
        parts = {
            "game": session.title,
            "table": str(session.id),
            "link": table_link(session.stored),
            "front": session.chat_names[front],
        }

        async def still() -> bool:
            latest = await self._tables.get(session.id)
            return latest.table is not None and latest.table.actors == {front}

        if seat_row.reminders == "message":
            speak = localizer(seat_row.locale, session.game.name)
            text = speak("remind-soon-by-message", **{**parts, "game": speak("title")})
            await self._announcer.send_dm(seat_row.user, text, still=still, delete_after=SOON_STAYS)
            return
        text = session.words("remind-soon", who=f"<@{seat_row.user}>", front=parts["front"], link=parts["link"])
        call = self._notices.mentions.request("soon", [seat_row.user], session=session)
        await self._notices.post(session, f"front {front}", text, call, still=still, delete_after=SOON_STAYS)

    async def _tidy(self, table: int) -> None:
        self._tidied.discard(table)
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            old = [live.stored.seats[seat] for seat in seats_with_stale_reminder(live, now())]
        for seat_row in old:
            if seat_row.nudge:
                await self._announcer.delete(seat_row.nudge_channel or live.stored.channel, seat_row.nudge)
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            for seat_row in old:
                seat = live.seat_of(seat_row.user)
                if seat is None or live.stored.seats[seat].nudge != seat_row.nudge:
                    continue
                if not seat_row.nudge and seat not in seats_with_stale_reminder(live, now()):
                    # 0 does not tell which reminder it was: this one may be a new one being sent.
                    continue
                with suppress(NotSeated):
                    live.apply(await self._store.set_reminder_message(table, seat_row.user, None))
