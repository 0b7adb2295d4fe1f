"""Changes of tables: who sits there, what was decided, and who is waited for."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import TypeVar

import structlog

from bot.core import instrumentation
from bot.core.instrumentation import TableEvent
from bot.storage import sql
from bot.storage.backends.base import Database, to_json, transaction
from bot.storage.errors import (
    ActionConflict,
    AlreadyOver,
    AlreadySeated,
    BlockedByPlayer,
    ChannelTaken,
    DeliveredTwice,
    NotInLobby,
    NotSeated,
    RematchTaken,
    RemovedByHost,
    SeatsChanged,
    TableFull,
    UnknownTable,
)
from bot.storage.ops.lease import OPENINGS, RISEN, has_missed_heartbeat, recent_interactions, remember_interactions
from bot.storage.repos.guild_settings import guild_settings
from bot.storage.repos.history import link_rematch, rematch_of
from bot.storage.repos.lobbies import (
    forget_lobby,
    forget_thread,
    is_complete_rematch,
    note_opening,
    note_removal,
    require_lobby_seat,
    require_opening_at,
    was_removed,
)
from bot.storage.repos.messages import retract_all_notices
from bot.storage.repos.premoves import delete_premoves
from bot.storage.repos.privacy import RETRACT
from bot.storage.repos.ratings import rate_finished_table
from bot.storage.repos.results import count_results
from bot.storage.repos.substitutions import assign_substitute_results, clear_offers
from bot.storage.repos.table_queries import TableQueryRepository, seats_at
from bot.storage.repos.user_prefs import is_blocked_at
from bot.storage.repos.votes import forget_refusals, forget_vote
from bot.storage.seat_styles import assign_styles
from bot.storage.table_changes import ActionAppended, InactivityNotified, ReminderChanged, WaitingChanged
from bot.storage.table_rows import (
    GHOSTS,
    DeadlineUpdate,
    Option,
    OptionChange,
    RecordDigest,
    SeatOutcome,
    SeatRow,
)

log = structlog.get_logger(__name__)

T = TypeVar("T")

LOBBY = 86_400.0
"""Seconds after which an open table that nobody starts is closed; they begin anew when somebody sits down."""
_FIRST = 1_420_070_400.0
"""The time at which Discord's ids begin, in seconds since 1970."""


def snowflake_time(id: int) -> float:
    """Return when Discord created that id, as a Unix time in seconds."""
    return (id >> 22) / 1000 + _FIRST


class TableRepository(TableQueryRepository):
    """Changes of tables, and queries of them."""

    @transaction("write")
    def create(
        self,
        db: Database,
        *,
        guild: int,
        channel: int,
        game: str,
        rules: int,
        options: Mapping[str, Option],
        host: int,
        locale: str,
        seed: bytes,
        invited: Collection[int],
        now: float,
        clock: int = 0,
        bank: int = 0,
        interaction: int | None = None,
        opener: SeatRow | None = None,
        computers: Sequence[SeatRow] = (),
        after: int | None = None,
        wake: float | None = None,
        threaded: bool = False,
        rolls: bool = False,
        planning: bool = False,
    ) -> int:
        """Open a lobby, with the ``opener`` in its first seat and ``computers`` behind, and return the table's number.

        Without an ``opener`` no person sits there. ``after`` is the table of which it is the rematch, ``wake``
        when the table has to be checked; ``threaded``: the channel is a thread that was made for it.

        Raises:
            DeliveredTwice: that ``interaction`` has opened a table before, perhaps in another process.
            RematchTaken: the table ``after`` has a rematch already.
            ChannelTaken: the channel has a lobby or a running table.
            TooManyLobbies: the opener, or the guild, has as many lobbies or threads as there may be.
            BlockedByPlayer: the host has blocked the opener, who is another user.
        """
        asked = to_json(tuple(invited))
        what = (guild, channel, game, rules, to_json(options), host, locale, seed.hex(), asked, now, clock)
        values = (*what, wake, int(threaded), bank, int(rolls), int(planning))

        db.advisory_lock("channel", channel)
        before = [] if interaction is None else recent_interactions(db, OPENINGS)
        if interaction in before:
            assert interaction is not None
            raise DeliveredTwice(interaction)
        if opener is not None:
            db.advisory_lock("lobbies", guild)
            db.advisory_lock("seats", opener.user)
        if after is not None:
            db.lock_rows(after)
            if (there := rematch_of(db, after)) is not None:
                raise RematchTaken(after, there)
        if (taken := db.row(sql.OPEN_AT, channel)) is not None:
            raise ChannelTaken(channel, taken[0])
        if opener is not None:
            require_opening_at(db, guild, opener.user, thread=threaded and after is None)
            require_lobby_seat(db, guild, opener.user)
        row = db.row(sql.CREATE, *values)
        if interaction is not None:
            remember_interactions(db, OPENINGS, [*before, interaction])
        table: int = row[0]
        if after is not None:
            link_rematch(db, table, after)
        if opener is not None:
            if is_blocked_at(db, table, opener.user):
                raise BlockedByPlayer(table)
            note_opening(db, table, guild, opener.user)
        for seat, one in enumerate([*([] if opener is None else [opener]), *computers]):
            db.execute(sql.SIT, table, one.user, seat, one.name, one.joined, one.locale, one.level)
        db.on_commit(partial(_tell, "opened", table, game=game))
        return table

    @transaction("table")
    def sit(
        self,
        db: Database,
        table: int,
        *,
        user: int,
        name: str,
        joined: int,
        locale: str,
        most: int,
        level: str | None = None,
    ) -> None:
        """Seat a user, or with a ``level`` a computer, as the last of at most ``most``.

        Raises:
            NotInLobby, DeliveredTwice, AlreadySeated, RemovedByHost, TableFull, BlockedByPlayer, TooManyLobbies: in
                this order. ``DeliveredTwice``: by this very interaction they sat down before, whether they still
                sit there or have got up since. ``BlockedByPlayer``: the host, or a player who sits there, has
                blocked that user, who is not the host.
        """
        if level is None:
            db.advisory_lock("seats", user)
        db.lock_rows(table)
        _lobby(db, table)
        sitters = db.rows(sql.SITTERS, table)
        if joined and (db.row(sql.JOINED, table, user) == (joined,) or joined in recent_interactions(db, RISEN)):
            raise DeliveredTwice(joined)
        if any(seated == user for _, seated in sitters):
            raise AlreadySeated(table, user)
        if level is None and was_removed(db, table, user):
            raise RemovedByHost(table)
        if len(sitters) >= most:
            raise TableFull(table, most)
        if is_blocked_at(db, table, user):
            raise BlockedByPlayer(table)
        if level is None:
            require_lobby_seat(db, db.row(sql.GUILD, table)[0], user)
        db.execute(sql.SIT, table, user, len(sitters), name, joined, locale, level)
        # The clock's time for the table moves with outages, as deadlines do.
        db.execute(sql.STAY, table, snowflake_time(joined) + LOBBY)
        if joined and is_complete_rematch(db, table):
            # It starts now. If the process ends before, the scheduler does that.
            db.execute(sql.LINGER, table, snowflake_time(joined))
        db.execute(sql.BEHIND, table)

    @transaction("table")
    def leave(
        self, db: Database, table: int, user: int, *, interaction: int | None = None, removed: bool = False
    ) -> None:
        """Remove a user from the lobby; the players behind them move up.

        Their direct message is put among the pending deletions. If they are ``removed`` by the host, they cannot come
        back.

        Raises:
            NotInLobby, NotSeated, DeliveredTwice: in this order. ``DeliveredTwice``: they sat down after the
                ``interaction`` that asks for it, so it has acted before.
        """
        db.lock_rows(table)
        _lobby(db, table)
        if (row := db.row(sql.RISE, table, user)) is None:
            raise NotSeated(table, f"user {user}")
        position, channel, message, joined = row
        if interaction is not None and interaction < joined:
            # The user has sat down again since, so this press was delivered a second time.
            raise DeliveredTwice(interaction)
        db.execute(sql.MOVE_UP, table, position)
        db.execute(sql.BEHIND, table)
        if channel is not None and message is not None:
            db.execute(RETRACT, channel, message)
        if removed:
            note_removal(db, table, user)
        if joined:
            remember_interactions(db, RISEN, [*recent_interactions(db, RISEN), joined])

    @transaction("table")
    def set_luck(self, db: Database, table: int, user: int, luck: str) -> None:
        """Store what a player's word for luck adds to their part of the salt, in place of another; empty: nothing.

        Raises:
            NotInLobby, NotSeated: in this order.
        """
        db.lock_rows(table)
        _lobby(db, table)
        if not db.execute(sql.SET_LUCK, table, user, luck):
            raise NotSeated(table, f"user {user}")

    @transaction("table")
    def set_options(
        self, db: Database, table: int, options: Mapping[str, Option], *, changes: Sequence[OptionChange] | None = None
    ) -> None:
        """Replace the house rules, and what is noted of their ``changes`` (None: that stays).

        Raises:
            NotInLobby: too late, or no such table.
        """
        if not db.execute(sql.SET_OPTIONS, table, to_json(options), None if changes is None else to_json(changes)):
            raise NotInLobby(table)

    @transaction("table")
    def set_clock(
        self, db: Database, table: int, clock: int, *, bank: int = 0, changes: Sequence[OptionChange] | None = None
    ) -> None:
        """Replace the seconds for a decision (0: no clock), those of the time bank (0: none), and what is noted of
        changes (None: that stays).

        Raises:
            NotInLobby: too late, or no such table.
        """
        if not db.execute(sql.SET_CLOCK, table, clock, None if changes is None else to_json(changes), bank):
            raise NotInLobby(table)

    @transaction("table")
    def set_rolls(
        self, db: Database, table: int, *, rolls: bool, changes: Sequence[OptionChange] | None = None
    ) -> None:
        """Replace whether the table rolls for people, and what is noted of changes (None: that stays).

        Raises:
            NotInLobby: too late, or no such table.
        """
        if not db.execute(sql.SET_ROLLS, table, int(rolls), None if changes is None else to_json(changes)):
            raise NotInLobby(table)

    @transaction("table")
    def set_planning(
        self, db: Database, table: int, *, planning: bool, changes: Sequence[OptionChange] | None = None
    ) -> None:
        """Replace whether plans can be made at the table; ``changes`` and errors are as for ``set_rolls``."""
        noted = None if changes is None else to_json(changes)
        if not db.execute(sql.SET_PLANNING, table, int(planning), noted):
            raise NotInLobby(table)

    @transaction("table")
    def set_host(self, db: Database, table: int, user: int) -> None:
        """Hand the table to another host.

        Raises:
            UnknownTable: there is none of that number.
        """
        if not db.execute(sql.SET_HOST, table, user):
            raise UnknownTable(table)

    @transaction("table")
    def start(
        self,
        db: Database,
        table: int,
        *,
        order: Sequence[int],
        salt: str,
        setup: Mapping[str, object],
        now: float,
        levels: Mapping[int, str] | None = None,
    ) -> None:
        """Move a table from lobby to playing, exactly once.

        ``order`` are the users in seat order; ``levels`` are those of computers that play otherwise from now on than
        they were said to when they sat down.

        Raises:
            NotInLobby: it has started, was closed, or does not exist.
            SeatsChanged: ``order`` is not exactly who sits there now.
        """
        if not db.execute(sql.START, table, salt, to_json(setup), now):
            raise NotInLobby(table)
        forget_lobby(db, table)
        if sorted(user for _, user in db.rows(sql.SITTERS, table)) != sorted(order):
            raise SeatsChanged(table)
        seats = {seat.user: seat for seat in seats_at(db, table)}
        styles = assign_styles([seats[user] for user in order], lobby=True)
        for seat, (user, style) in enumerate(zip(order, styles, strict=True)):
            db.execute(sql.PLACE, table, user, seat, None if levels is None else levels.get(user), style)
        people = sum(user > 0 for user in order)
        db.on_commit(partial(_tell, "started", table, people=people, computers=len(order) - people))

    @transaction("table")
    def append(
        self,
        db: Database,
        table: int,
        n: int,
        *,
        seat: int,
        action: str,
        user: int | None,
        interaction: int | None,
        now: float,
        results: Sequence[SeatOutcome] | None = None,
        waiting: DeadlineUpdate | None = None,
        record_digest: RecordDigest | None = None,
    ) -> ActionAppended:
        """Store action number ``n`` (from 1). With ``results``, one for each seat, the table is over with it.

        ``user`` and ``interaction`` are those of the click, None where no click was behind it. ``waiting`` is who is
        waited for after it (None: as before; nobody, once it is over). ``record_digest`` is the record's where the
        table is over with it.

        Raises:
            DeliveredTwice: that interaction has already acted, at any table.
            ActionConflict: ``n`` does not follow the last action, or the table is not being played.
            SeatsChanged: ``results`` are one for each seat, but somebody there has been forgotten meanwhile.
            ValueError: ``results`` are not exactly one for each seat, with the user who sits there.
        """
        if results is not None:
            db.advisory_lock("endings")
        # The usual way is two statements; why it failed is asked only if it did.
        if not db.execute(sql.ADVANCE, table, n):
            if interaction is not None and db.row(sql.INTERACTION, interaction):
                raise DeliveredTwice(interaction)
            raise ActionConflict(table, n)
        if not db.execute(sql.APPEND, table, n, seat, action, user, interaction, now):
            assert interaction is not None, "nothing but the interaction can be there already"
            raise DeliveredTwice(interaction)
        if waiting is not None:
            _wait(db, table, n, waiting)
        if results is not None:
            _end(db, table, n, results, now, record_digest)
        return ActionAppended(seat, action, None if results is None else now, waiting, record_digest)

    @transaction("table")
    def set_waiting(self, db: Database, table: int, n: int, waiting: DeadlineUpdate) -> WaitingChanged:
        """Note who is waited for after action ``n``, where that has changed without an action.

        Raises:
            ActionConflict: ``n`` is not the last action, or the table is not being played.
        """
        _wait(db, table, n, waiting)
        if waiting.seats:
            db.execute(sql.BEHIND, table)
        return WaitingChanged(waiting)

    @transaction("table")
    def extend_wake(self, db: Database, table: int, wake: float) -> None:
        """Set the time at which the scheduler checks a lobby.

        Raises:
            NotInLobby: too late, or no such table.
        """
        if not db.execute(sql.LINGER, table, wake):
            raise NotInLobby(table)

    @transaction("table")
    def end_in_draw(
        self,
        db: Database,
        table: int,
        n: int,
        *,
        results: Sequence[SeatOutcome],
        record_digest: RecordDigest,
        now: float,
    ) -> None:
        """End the table after action ``n`` in a draw that the remaining players agreed on.

        There is one of ``results`` for each seat.

        Raises:
            ActionConflict: ``n`` is not the last action, or the table is not being played.
            SeatsChanged, ValueError: as for ``append``.
        """
        db.advisory_lock("endings")
        if not db.execute(sql.DRAW, table, n):
            raise ActionConflict(table, n)
        _end(db, table, n, results, now, record_digest)

    @transaction("table")
    def pause(self, db: Database, table: int, n: int, paused: float | None, waiting: DeadlineUpdate) -> None:
        """Pause the table since ``paused``, or (None) go on, and note who is waited for after action ``n``.

        Raises:
            ActionConflict: ``n`` is not the last action, or the table is not being played.
        """
        if not db.execute(sql.PAUSE, table, n, paused):
            raise ActionConflict(table, n)
        _wait(db, table, n, waiting)

    @transaction("table")
    def mark_inactivity_notified(self, db: Database, table: int, n: int) -> InactivityNotified | None:
        """Note that the table has said that nothing happens there after action ``n``; None: something has."""
        return InactivityNotified(n) if db.execute(sql.SILENCE, table, n) else None

    @transaction("table")
    def set_reminder_message(
        self,
        db: Database,
        table: int,
        user: int,
        message: int | None,
        *,
        channel: int | None = None,
        at: float | None = None,
    ) -> ReminderChanged:
        """Note the message that reminds a player, and the time ``at`` which they were reminded (None: as before).

        The message is 0 if it could not be sent, and None if it has been deleted.

        ``channel`` is where it is, None for the table's own.

        Raises:
            NotSeated: they do not sit there.
        """
        if not db.execute(sql.NUDGED, table, user, message, channel, at):
            raise NotSeated(table, f"user {user}")
        return ReminderChanged(user, message, channel, at)

    @transaction("write", hurry=True)
    def take_due(self, db: Database, now: float, *, most: int, until: float) -> Sequence[int]:
        """Take at most so many of the tables that are due by ``now``, the longest due first.

        Each is due again at ``until``, unless something else is stored for it by then: so each is taken once, and if
        the caller does not get to it, it comes up again. A power cut may undo it.
        """
        fence = self._fence
        if has_missed_heartbeat(db, fence, now):
            return []
        found = [table for (table,) in db.rows(self._here(sql.DUE_FIRST), now, most)]
        taken = {table for table in sorted(found) if db.execute(sql.TAKE, table, until, now)}
        return [table for table in found if table in taken]

    @transaction("table")
    def clear_thread(self, db: Database, table: int) -> None:
        """Note that the table's thread has been closed, or is another table's by now."""
        db.execute(sql.UNTHREAD, table)
        forget_thread(db, table)

    @transaction("table")
    def close(self, db: Database, table: int, *, now: float) -> None:
        """End a lobby or a running table without results.

        Raises:
            AlreadyOver: it has ended, or does not exist.
        """
        if not db.execute(sql.CLOSE, table, now):
            raise AlreadyOver(table)
        db.execute(sql.GET_UP, table)
        forget_lobby(db, table)
        delete_premoves(db, table)
        retract_all_notices(db, table)
        clear_offers(db, table)
        forget_refusals(db, table)
        db.on_commit(partial(_tell, "closed", table))


def _tell(event: TableEvent, table: int, **more: object) -> None:
    """Log a stored table event, no matter who caused it, and pass it to the metrics hook."""
    log.info(f"table {event}", table=table, **more)
    if instrumentation.metrics_hook is not None:
        instrumentation.metrics_hook.on_table_event(event)


def _lobby(db: Database, table: int) -> None:
    if db.row(sql.STATUS, table) != ("lobby",):
        raise NotInLobby(table)


def _wait(db: Database, table: int, n: int, waiting: DeadlineUpdate) -> None:
    if not db.execute(sql.WAKE, table, n, waiting.wake):
        raise ActionConflict(table, n)
    for wait in waiting.seats:
        db.execute(
            sql.WAIT, table, wait.seat, wait.deadline, wait.missed, wait.since, wait.acted, wait.bank, wait.remaining
        )


def _end(
    db: Database, table: int, n: int, results: Sequence[SeatOutcome], now: float, record_digest: RecordDigest | None
) -> None:
    sitters, told = db.rows(sql.SITTERS, table), sorted((result.seat, result.user) for result in results)
    if told != sitters:
        if told == [(seat, dict(told).get(seat) if user <= GHOSTS else user) for seat, user in sitters]:
            raise SeatsChanged(table)
        raise ValueError(f"the results of table {table} must be one for each seat, with the user who sits there")
    _, guild, _, _, game, *_ = db.row(sql.TABLE, table)
    everywhere = guild_settings(db, guild).everywhere
    forget_vote(db, table)
    forget_refusals(db, table)
    delete_premoves(db, table)
    retract_all_notices(db, table)
    digest, names = record_digest or RecordDigest("", ())
    (ending,) = db.row(sql.END, table, now, int(everywhere), digest, to_json(names))
    db.execute(sql.OWE_WHISPERS, table, n)
    for result in results:
        db.execute(sql.RESULT, table, result.seat, result.user, result.place, int(result.won), int(result.left))
    assign_substitute_results(db, table)
    clear_offers(db, table)
    count_results(db, table, guild, game, everywhere=everywhere)
    rate_finished_table(db, ending)
    db.on_commit(partial(_tell, "ended", table, actions=n))
