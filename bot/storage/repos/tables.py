"""Tables: who sits there, what was decided, what is shown of it, and who is waited for.

Where somebody sits, and where it is their turn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec
import structlog

from bot.core import instrumentation
from bot.core.instrumentation import TableEvent
from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, to_json
from bot.storage.deadlines import DeadlineUpdate
from bot.storage.errors import (
    ActionConflict,
    AlreadyOver,
    AlreadySeated,
    BlockedByPlayer,
    ChannelTaken,
    DeliveredTwice,
    NotInLobby,
    NotSeated,
    SeatsChanged,
    TableFull,
    UnknownTable,
    UnreadableTable,
)
from bot.storage.interface import (
    GHOSTS,
    LogEntry,
    OpenSeat,
    Option,
    OptionChange,
    RecordDigest,
    SeatOutcome,
    SeatRow,
    TableRow,
)
from bot.storage.ops.lease import OPENINGS, RISEN, has_missed_heartbeat, recent_interactions, remember_interactions
from bot.storage.repos.guild_settings import guild_settings
from bot.storage.repos.history import link_rematch
from bot.storage.repos.messages import notices_at, retract_all_notices
from bot.storage.repos.premoves import delete_premoves, premoves_at
from bot.storage.repos.privacy import RETRACT
from bot.storage.repos.ratings import rate_finished_table
from bot.storage.repos.results import count_results
from bot.storage.repos.substitutions import assign_substitute_results, clear_offers, substitutions_at
from bot.storage.repos.user_prefs import is_blocked_at
from bot.storage.repos.votes import forget_vote, vote_at
from bot.storage.seat_styles import assign_styles
from games.core import RESIGN

log = structlog.get_logger(__name__)

T = TypeVar("T")

LOBBY = 86_400.0
"""Seconds after which an open table that nobody starts is closed; they begin anew when somebody sits down."""
_FIRST = 1_420_070_400.0
"""The time at which Discord's ids begin, in seconds since 1970."""


def snowflake_time(id: int) -> float:
    """Return when Discord created that id, as a Unix time in seconds."""
    return (id >> 22) / 1000 + _FIRST


class TableRepository(Transactions):
    """Tables part of a ``Store``, over transactions."""

    async def create(
        self,
        *,
        guild: int,
        channel: int,
        game: str,
        rules: int,
        options: Mapping[str, Option],
        host: int,
        locale: str,
        seed: bytes,
        invited: Iterable[int],
        now: float,
        clock: int = 0,
        bank: int = 0,
        interaction: int | None = None,
        opener: SeatRow | None = None,
        after: int | None = None,
        wake: float | None = None,
        threaded: bool = False,
        rolls: bool = False,
        planning: bool = False,
    ) -> int:
        """Implement :meth:`TableInterface.create`."""
        asked = to_json(tuple(invited))
        what = (guild, channel, game, rules, to_json(options), host, locale, seed.hex(), asked, now, clock)
        values = (*what, wake, int(threaded), bank, int(rolls), int(planning))

        def work(db: Database) -> int:
            db.advisory_lock("channel", channel)
            before = [] if interaction is None else recent_interactions(db, OPENINGS)
            if interaction in before:
                assert interaction is not None
                raise DeliveredTwice(interaction)
            if (taken := db.row(sql.OPEN_AT, channel)) is not None:
                raise ChannelTaken(channel, taken[0])
            row = db.row(sql.CREATE, *values)
            if interaction is not None:
                remember_interactions(db, OPENINGS, [*before, interaction])
            table: int = row[0]
            if opener is not None:
                if is_blocked_at(db, table, opener.user):
                    raise BlockedByPlayer(table)
                db.execute(sql.SIT, table, opener.user, 0, opener.name, opener.joined, opener.locale, opener.level)
            if after is not None:
                link_rematch(db, table, after)
            return table

        table = await self._write(work)
        _tell("opened", table, game=game)
        return table

    async def load(self, table: int) -> TableRow | None:
        """Implement :meth:`TableInterface.load`."""
        return await self._read(lambda db: _load(db, table))

    async def open_at(self, channel: int) -> int | None:
        """Implement :meth:`TableInterface.open_at`."""
        row = await self._read(lambda db: db.row(sql.OPEN_AT, channel))
        return None if row is None else row[0]

    async def open_in(self, guild: int) -> Sequence[int]:
        """Implement :meth:`TableInterface.open_in`."""
        return sorted(table for (table,) in await self._read(lambda db: db.rows(sql.OPEN_IN, guild)))

    async def guilds(self, shards: Collection[int] | None = None) -> Sequence[int]:
        """Implement :meth:`TableInterface.guilds`."""
        return [guild for (guild,) in await self._read(lambda db: db.rows(self._here(sql.GUILDS, shards)))]

    async def sit(
        self, table: int, *, user: int, name: str, joined: int, locale: str, most: int, level: str | None = None
    ) -> None:
        """Implement :meth:`TableInterface.sit`."""

        def work(db: Database) -> None:
            db.lock_rows(table)
            _lobby(db, table)
            sitters = db.rows(sql.SITTERS, table)
            if joined and (db.row(sql.JOINED, table, user) == (joined,) or joined in recent_interactions(db, RISEN)):
                raise DeliveredTwice(joined)
            if any(seated == user for _, seated in sitters):
                raise AlreadySeated(table, user)
            if len(sitters) >= most:
                raise TableFull(table, most)
            if is_blocked_at(db, table, user):
                raise BlockedByPlayer(table)
            db.execute(sql.SIT, table, user, len(sitters), name, joined, locale, level)
            # The clock's time for the table moves with outages, as deadlines do.
            db.execute(sql.STAY, table, snowflake_time(joined) + LOBBY)
            db.execute(sql.BEHIND, table)

        await self._write(work, table=table)

    async def leave(self, table: int, user: int, *, interaction: int | None = None) -> None:
        """Implement :meth:`TableInterface.leave`."""

        def work(db: Database) -> None:
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
            if joined:
                remember_interactions(db, RISEN, [*recent_interactions(db, RISEN), joined])

        await self._write(work, table=table)

    async def set_luck(self, table: int, user: int, luck: str) -> None:
        """Implement :meth:`TableInterface.set_luck`."""

        def work(db: Database) -> None:
            db.lock_rows(table)
            _lobby(db, table)
            if not db.execute(sql.SET_LUCK, table, user, luck):
                raise NotSeated(table, f"user {user}")

        await self._write(work, table=table)

    async def set_options(
        self, table: int, options: Mapping[str, Option], *, changes: Sequence[OptionChange] | None = None
    ) -> None:
        """Implement :meth:`TableInterface.set_options`."""

        def work(db: Database) -> None:
            if not db.execute(sql.SET_OPTIONS, table, to_json(options), None if changes is None else to_json(changes)):
                raise NotInLobby(table)

        await self._write(work, table=table)

    async def set_clock(
        self, table: int, clock: int, *, bank: int = 0, changes: Sequence[OptionChange] | None = None
    ) -> None:
        """Implement :meth:`TableInterface.set_clock`."""

        def work(db: Database) -> None:
            if not db.execute(sql.SET_CLOCK, table, clock, None if changes is None else to_json(changes), bank):
                raise NotInLobby(table)

        await self._write(work, table=table)

    async def set_rolls(self, table: int, *, rolls: bool, changes: Sequence[OptionChange] | None = None) -> None:
        """Implement :meth:`TableInterface.set_rolls`."""

        def work(db: Database) -> None:
            if not db.execute(sql.SET_ROLLS, table, int(rolls), None if changes is None else to_json(changes)):
                raise NotInLobby(table)

        await self._write(work, table=table)

    async def set_planning(self, table: int, *, planning: bool, changes: Sequence[OptionChange] | None = None) -> None:
        """Implement :meth:`TableInterface.set_planning`."""

        def work(db: Database) -> None:
            noted = None if changes is None else to_json(changes)
            if not db.execute(sql.SET_PLANNING, table, int(planning), noted):
                raise NotInLobby(table)

        await self._write(work, table=table)

    async def set_host(self, table: int, user: int) -> None:
        """Implement :meth:`TableInterface.set_host`."""

        def work(db: Database) -> None:
            if not db.execute(sql.SET_HOST, table, user):
                raise UnknownTable(table)

        await self._write(work, table=table)

    async def start(
        self,
        table: int,
        *,
        order: Sequence[int],
        salt: str,
        setup: Mapping[str, object],
        now: float,
        levels: Mapping[int, str] | None = None,
    ) -> None:
        """Implement :meth:`TableInterface.start`."""

        def work(db: Database) -> None:
            if not db.execute(sql.START, table, salt, to_json(setup), now):
                raise NotInLobby(table)
            if sorted(user for _, user in db.rows(sql.SITTERS, table)) != sorted(order):
                raise SeatsChanged(table)
            seats = {seat.user: seat for seat in _seats(db, table)}
            styles = assign_styles([seats[user] for user in order])
            for seat, (user, style) in enumerate(zip(order, styles, strict=True)):
                db.execute(sql.PLACE, table, user, seat, None if levels is None else levels.get(user), style)

        await self._write(work, table=table)
        people = sum(user > 0 for user in order)
        _tell("started", table, people=people, computers=len(order) - people)

    async def append(
        self,
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
    ) -> None:
        """Implement :meth:`TableInterface.append`."""

        def work(db: Database) -> None:
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

        await self._write(work, table=table)
        if results is not None:
            _tell("ended", table, actions=n)

    async def latest(self, table: int) -> LogEntry | None:
        """Implement :meth:`TableInterface.latest`."""
        row = await self._read(lambda db: db.row(sql.LATEST, table))
        return None if row is None else LogEntry(*row)

    async def set_waiting(self, table: int, n: int, waiting: DeadlineUpdate) -> None:
        """Implement :meth:`TableInterface.set_waiting`."""

        def work(db: Database) -> None:
            _wait(db, table, n, waiting)
            if waiting.seats:
                db.execute(sql.BEHIND, table)

        await self._write(work, table=table)

    async def extend_wake(self, table: int, wake: float) -> None:
        """Implement :meth:`TableInterface.extend_wake`."""

        def work(db: Database) -> None:
            if not db.execute(sql.LINGER, table, wake):
                raise NotInLobby(table)

        await self._write(work, table=table)

    async def end_in_draw(
        self, table: int, n: int, *, results: Sequence[SeatOutcome], record_digest: RecordDigest, now: float
    ) -> None:
        """Implement :meth:`TableInterface.end_in_draw`."""

        def work(db: Database) -> None:
            db.advisory_lock("endings")
            if not db.execute(sql.DRAW, table, n):
                raise ActionConflict(table, n)
            _end(db, table, n, results, now, record_digest)

        await self._write(work, table=table)
        _tell("ended", table, actions=n)

    async def pause(self, table: int, n: int, paused: float | None, waiting: DeadlineUpdate) -> None:
        """Implement :meth:`TableInterface.pause`."""

        def work(db: Database) -> None:
            if not db.execute(sql.PAUSE, table, n, paused):
                raise ActionConflict(table, n)
            _wait(db, table, n, waiting)

        await self._write(work, table=table)

    async def mark_inactivity_notified(self, table: int, n: int) -> bool:
        """Implement :meth:`TableInterface.mark_inactivity_notified`."""
        return await self._write(lambda db: db.execute(sql.SILENCE, table, n) > 0, table=table)

    async def set_reminder_message(
        self, table: int, user: int, message: int | None, *, channel: int | None = None, at: float | None = None
    ) -> None:
        """Implement :meth:`TableInterface.set_reminder_message`."""

        def work(db: Database) -> None:
            if not db.execute(sql.NUDGED, table, user, message, channel, at):
                raise NotSeated(table, f"user {user}")

        await self._write(work, table=table)

    async def due_tables(self, now: float, *, most: int | None = None) -> tuple[Sequence[int], float | None]:
        """Implement :meth:`TableInterface.due_tables`."""

        def work(db: Database) -> tuple[Sequence[int], float | None]:
            following = db.row(self._here(sql.NEXT_DUE), now)
            first = () if most is None else (most,)
            tables = db.rows(self._here(sql.DUE if most is None else sql.DUE_FIRST), now, *first)
            return [table for (table,) in tables], None if following is None else following[0]

        return await self._read(work)

    async def take_due(self, now: float, *, most: int, until: float) -> Sequence[int]:
        """Implement :meth:`TableInterface.take_due`."""

        fence = self._fence

        def work(db: Database) -> list[int]:
            if has_missed_heartbeat(db, fence, now):
                return []
            found = [table for (table,) in db.rows(self._here(sql.DUE_FIRST), now, most)]
            taken = {table for table in sorted(found) if db.execute(sql.TAKE, table, until, now)}
            return [table for table in found if table in taken]

        return await self._write(work, hurry=True)

    async def open_threads(self) -> Sequence[int]:
        """Implement :meth:`TableInterface.open_threads`."""
        return [table for (table,) in await self._read(lambda db: db.rows(self._here(sql.THREADS_LEFT)))]

    async def clear_thread(self, table: int) -> None:
        """Implement :meth:`TableInterface.clear_thread`."""
        await self._write(lambda db: db.execute(sql.UNTHREAD, table), table=table)

    async def close(self, table: int, *, now: float) -> None:
        """Implement :meth:`TableInterface.close`."""

        def work(db: Database) -> None:
            if not db.execute(sql.CLOSE, table, now):
                raise AlreadyOver(table)
            db.execute(sql.GET_UP, table)
            delete_premoves(db, table)
            retract_all_notices(db, table)
            clear_offers(db, table)

        await self._write(work, table=table)
        _tell("closed", table)

    async def count_open_tables(self) -> Mapping[str, int]:
        """Implement :meth:`TableInterface.count_open_tables`."""
        return dict(await self._read(lambda db: db.rows(self._here(sql.CENSUS))))

    async def unfinished(self, shards: Collection[int] | None = None) -> Sequence[int]:
        """Implement :meth:`TableInterface.unfinished`."""
        statement = sql.UNFINISHED if self.owns_all_shards else self._here(sql.UNFINISHED_HERE, shards)
        return [table for (table,) in await self._read(lambda db: db.rows(statement))]


def _tell(event: TableEvent, table: int, **more: object) -> None:
    """Log a stored table event, no matter who caused it, and pass it to the metrics hook."""
    log.info(f"table {event}", table=table, **more)
    if instrumentation.metrics_hook is not None:
        instrumentation.metrics_hook.on_table_event(event)


_options = msgspec.json.Decoder(dict[str, Option]).decode
_setup = msgspec.json.Decoder(dict[str, object]).decode
_invited = msgspec.json.Decoder(tuple[int, ...]).decode
_changes = msgspec.json.Decoder(tuple[OptionChange, ...]).decode
_names = msgspec.json.Decoder(tuple[str, ...]).decode


def _load(db: Database, table: int) -> TableRow | None:
    row = db.row(sql.TABLE, table)
    if row is None:
        return None
    number, guild, channel, message, game, rules, options, host, locale, status, seed, salt, setup, *rest = row
    created, started, ended, painted, invited, clock, wake, changes, digest, told, *later = rest
    drawn, threaded, bank, paused, silence, rolls, planning, banter = later

    def read(how: Callable[[str], T], text: str, otherwise: T) -> T:
        try:
            return how(text)
        except (msgspec.MsgspecError, ValueError, TypeError):
            if status != "closed":
                raise UnreadableTable(table, status) from None
            return otherwise

    return TableRow(
        number,
        guild,
        channel,
        message,
        game,
        rules,
        read(_options, options, {}),
        host,
        locale,
        status,
        read(bytes.fromhex, seed, b""),
        salt,
        read(_setup, setup, {}),
        created,
        started,
        ended,
        painted,
        read(_invited, invited, ()),
        _seats(db, table),
        tuple(db.rows(sql.ACTIONS, table)),
        clock,
        wake,
        read(_changes, changes, ()),
        vote_at(db, table),
        digest,
        read(_names, told, ()),
        bool(drawn),
        bool(threaded),
        bank,
        paused,
        silence,
        bool(rolls),
        bool(planning),
        premoves_at(db, table),
        substitutions_at(db, table),
        bool(banter),
        notices_at(db, table),
    )


def _seats(db: Database, table: int) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(*sitter) for sitter in db.rows(sql.SEATS, table))


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


class OpenTurnRepository(Transactions):
    """Queries about one user across all tables."""

    async def open_seats(self, user: int) -> Sequence[OpenSeat]:
        """Implement :meth:`TableInterface.open_seats`."""

        def work(db: Database) -> list[OpenSeat]:
            found = []
            for table, guild, channel, message, game, status, seat, paused in db.rows(_APPOINTMENTS, user, RESIGN):
                seats = _seats(db, table)
                found.append(OpenSeat(table, guild, channel, message, game, status, seat, seats, bool(paused)))
            return found

        return await self._read(work)

    async def open_tables(self, user: int) -> Sequence[int]:
        """Implement :meth:`TableInterface.open_tables`."""
        return [table for (table,) in await self._read(lambda db: db.rows(_OPEN_TABLES, user))]


# Whether somebody has left ($2) is looked up among the actions of their open tables only.
_APPOINTMENTS = """
    select tables.id, guild_id, channel_id, message_id, game, status, seats.position,
           paused is not null
    from seats join tables on tables.id = seats.table_id
    where seats.user_id = $1 and seats.open = 1 and not exists (
        select 1 from actions
        where actions.table_id = seats.table_id and actions.seat = seats.position and actions.action = $2
    )
    order by tables.id
"""

_OPEN_TABLES = """
    select table_id from seats where user_id = $1 and open = 1
    union
    select votes.table_id from votes join tables on tables.id = votes.table_id
    where votes.user_id = $1 and status = 'playing'
    union
    select table_id from offers where invited_id = $1
    union
    select reliefs.table_id from reliefs join tables on tables.id = reliefs.table_id
    where reliefs.user_id = $1 and status = 'playing'
    union
    select id from tables where host_id = $1 and status in ('lobby', 'playing')
    order by 1
"""
