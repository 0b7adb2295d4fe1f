"""Tables, seats and actions in dictionaries, gone with the process. A store is compared with it.

A change that a repository returns is applied as a process does, so what is compared is also what it holds in memory.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.storage import (
    GHOSTS,
    LOBBY,
    ActionAppended,
    ActionConflict,
    AlreadyOver,
    AlreadySeated,
    ChannelTaken,
    DeadlineUpdate,
    DeliveredTwice,
    DirectMessageChanged,
    LogEntry,
    NotInLobby,
    NotSeated,
    Option,
    OptionChange,
    PremoveChanged,
    RecordDigest,
    ReminderChanged,
    RemovedByHost,
    SeatOutcome,
    SeatRow,
    SeatsChanged,
    StoredPremove,
    TableChange,
    TableFull,
    TableNotice,
    TableRow,
    TooManyLobbies,
    UnknownTable,
    assign_styles,
)
from bot.storage.repos.lobbies import SEATS_ANYWHERE, SEATS_HERE
from bot.storage.repos.tables import snowflake_time
from bot.storage.table_changes import (
    BoardChanged,
    InactivityNotified,
    NoticeAdded,
    NoticesRetracted,
    WaitingChanged,
    over,
    with_deadlines,
)

C = TypeVar("C", bound=TableChange)
OPEN = ("lobby", "playing")


class MemoryStore:
    def __init__(self) -> None:
        self.tables: dict[int, TableRow] = {}
        self.latests: dict[int, LogEntry] = {}
        self.interactions: dict[int, int | None] = {}
        self.openings: set[int] = set()
        self.risen: set[int] = set()
        self.after: dict[int, int] = {}
        self.removed: set[tuple[int, int]] = set()

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
        if interaction is not None and interaction in self.openings:
            raise DeliveredTwice(interaction)
        if (taken := await self.open_at(channel)) is not None:
            raise ChannelTaken(channel, taken)
        if interaction is not None:
            self.openings.add(interaction)
        table = len(self.tables) + 1
        if after is not None:
            self.after[table] = after
        self.tables[table] = TableRow(
            id=table,
            guild=guild,
            channel=channel,
            message=None,
            game=game,
            rules=rules,
            options=dict(options),
            host=host,
            locale=locale,
            status="lobby",
            seed=seed,
            salt="",
            setup={},
            created=now,
            started=None,
            ended=None,
            painted=-1,
            invited=tuple(invited),
            seats=(replace(opener, style=self._last_style(table, opener.user)),) if opener else (),
            actions=(),
            clock=clock,
            bank=bank,
            wake=wake,
            threaded=threaded,
            rolls=rolls,
            planning=planning,
        )
        return table

    async def load(self, table: int) -> TableRow | None:
        return self.tables.get(table)

    async def open_at(self, channel: int) -> int | None:
        open_here = (t.id for t in self.tables.values() if t.channel == channel and t.status in OPEN)
        return next(open_here, None)

    async def open_in(self, guild: int) -> Sequence[int]:
        return [t.id for t in self.tables.values() if t.guild == guild and t.status in OPEN]

    async def sit(
        self, table: int, *, user: int, name: str, joined: int, locale: str, most: int, level: str | None = None
    ) -> None:
        seats = self._lobby(table).seats
        if joined and (joined in self.risen or any((seat.user, seat.joined) == (user, joined) for seat in seats)):
            raise DeliveredTwice(joined)
        if user in self._users(table):
            raise AlreadySeated(table, user)
        if (table, user) in self.removed:
            raise RemovedByHost(table)
        if len(seats) >= most:
            raise TableFull(table, most)
        if level is None:
            self._check_lobbies(self.tables[table].guild, user)
        there = SeatRow(user, name, joined, locale, None, None, -1, level, style=self._last_style(table, user))
        wake = self.tables[table].wake
        if wake is not None:
            wake = max(wake, snowflake_time(joined) + LOBBY)
        self._change(table, seats=(*seats, there), painted=-1, wake=wake)

    def _check_lobbies(self, guild: int, user: int) -> None:
        there = [t for t in self.tables.values() if t.status == "lobby" and user in self._users(t.id)]
        here = [t.id for t in there if t.guild == guild]
        if len(here) >= SEATS_HERE:
            raise TooManyLobbies("seats", SEATS_HERE, here)
        if len(there) >= SEATS_ANYWHERE:
            raise TooManyLobbies("seats-anywhere", SEATS_ANYWHERE, [t.id for t in there])

    async def leave(self, table: int, user: int, *, interaction: int | None = None, removed: bool = False) -> None:
        seats = self._lobby(table).seats
        if user not in self._users(table):
            raise NotSeated(table, f"user {user}")
        (joined,) = (seat.joined for seat in seats if seat.user == user)
        if interaction is not None and interaction < joined:
            raise DeliveredTwice(interaction)
        if joined:
            self.risen.add(joined)
        invited = self.tables[table].invited
        if removed:
            self.removed.add((table, user))
            invited = tuple(other for other in invited if other != user)
        left = tuple(seat for seat in seats if seat.user != user)
        self._change(table, seats=left, invited=invited, painted=-1)

    async def set_luck(self, table: int, user: int, luck: str) -> None:
        seats = self._lobby(table).seats
        if user not in self._users(table):
            raise NotSeated(table, f"user {user}")
        self._change(table, seats=tuple(replace(seat, luck=luck) if seat.user == user else seat for seat in seats))

    async def set_options(
        self, table: int, options: Mapping[str, Option], *, changes: Sequence[OptionChange] | None = None
    ) -> None:
        noted = self._lobby(table).changes if changes is None else tuple(changes)
        self._change(table, options=dict(options), changes=noted, painted=-1)

    async def set_clock(
        self, table: int, clock: int, *, bank: int = 0, changes: Sequence[OptionChange] | None = None
    ) -> None:
        noted = self._lobby(table).changes if changes is None else tuple(changes)
        self._change(table, clock=clock, bank=bank, changes=noted, painted=-1)

    async def set_rolls(self, table: int, *, rolls: bool, changes: Sequence[OptionChange] | None = None) -> None:
        noted = self._lobby(table).changes if changes is None else tuple(changes)
        self._change(table, rolls=rolls, changes=noted, painted=-1)

    async def set_planning(self, table: int, *, planning: bool, changes: Sequence[OptionChange] | None = None) -> None:
        noted = self._lobby(table).changes if changes is None else tuple(changes)
        self._change(table, planning=planning, changes=noted, painted=-1)

    async def set_host(self, table: int, user: int) -> None:
        if table not in self.tables:
            raise UnknownTable(table)
        self._change(table, host=user, painted=-1)

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
        seats = {seat.user: seat for seat in self._lobby(table).seats}
        if sorted(order) != sorted(seats):
            raise SeatsChanged(table)
        styles = assign_styles([seats[user] for user in order], lobby=True)
        in_order = tuple(
            replace(seats[user], level=(levels or {}).get(user, seats[user].level), style=style)
            for user, style in zip(order, styles, strict=True)
        )
        there = {"seats": in_order, "salt": salt, "setup": dict(setup), "started": now, "invited": (), "changes": ()}
        self._change(table, status="playing", painted=-1, wake=None, **there)

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
    ) -> ActionAppended:
        if interaction is not None and interaction in self.interactions:
            raise DeliveredTwice(interaction)
        self._playing(table, n - 1, n)
        if results is not None:
            self._check(table, results)
        if interaction is not None:
            self.interactions[interaction] = user
        self.latests[table] = LogEntry(n, seat, action, user, now)
        return self._apply(
            table, ActionAppended(seat, action, None if results is None else now, waiting, record_digest)
        )

    def _check(self, table: int, results: Sequence[SeatOutcome]) -> None:
        if sorted((result.seat, result.user) for result in results) != list(enumerate(self._users(table))):
            told = {result.seat: result.user for result in results}
            here = {seat: told.get(seat) if user <= GHOSTS else user for seat, user in enumerate(self._users(table))}
            if told == here:
                raise SeatsChanged(table)
            raise ValueError(f"the results of table {table} must be one for each seat, with the user who sits there")

    async def end_in_draw(
        self, table: int, n: int, *, results: Sequence[SeatOutcome], record_digest: RecordDigest, now: float
    ) -> None:
        there = self._playing(table, n, n)
        self._check(table, results)
        there = over(there, now, record_digest)
        self.tables[table] = replace(there, drawn=True, painted=-1 if there.message else n)

    async def latest(self, table: int) -> LogEntry | None:
        return self.latests.get(table)

    async def extend_wake(self, table: int, wake: float) -> None:
        self._lobby(table)
        self._change(table, wake=wake)

    async def set_waiting(self, table: int, n: int, waiting: DeadlineUpdate) -> WaitingChanged:
        self._playing(table, n, n)
        return self._apply(table, WaitingChanged(waiting))

    async def pause(self, table: int, n: int, paused: float | None, waiting: DeadlineUpdate) -> None:
        there = self._playing(table, n, n)
        self.tables[table] = replace(with_deadlines(there, waiting), paused=paused, painted=-1)

    async def mark_inactivity_notified(self, table: int, n: int) -> InactivityNotified | None:
        try:
            self._playing(table, n, n)
        except ActionConflict:
            return None
        return self._apply(table, InactivityNotified(n))

    async def set_reminder_message(
        self, table: int, user: int, message: int | None, *, channel: int | None = None, at: float | None = None
    ) -> ReminderChanged:
        if table not in self.tables or user not in self._users(table):
            raise NotSeated(table, f"user {user}")
        return self._apply(table, ReminderChanged(user, message, channel, at))

    async def due_tables(self, now: float, *, most: int | None = None) -> tuple[Sequence[int], float | None]:
        waking = sorted((table.wake, table.id) for table in self.tables.values() if table.wake is not None)
        later = [wake for wake, _ in waking if wake > now]
        return [table for wake, table in waking if wake <= now][:most], min(later, default=None)

    async def take_due(self, now: float, *, most: int, until: float) -> Sequence[int]:
        tables, _ = await self.due_tables(now)
        for table in tables[:most]:
            self._change(table, wake=until)
        return tables[:most]

    async def note_notice(self, table: int, notice: TableNotice) -> NoticeAdded:
        return self._apply(table, NoticeAdded(notice))

    async def retract_notices(self, table: int, messages: Collection[int]) -> NoticesRetracted:
        return self._apply(table, NoticesRetracted(messages))

    async def open_threads(self) -> Sequence[int]:
        return [table.id for table in self.tables.values() if table.threaded and table.status not in OPEN]

    async def clear_thread(self, table: int) -> None:
        if table in self.tables:
            self._change(table, threaded=False)

    async def close(self, table: int, *, now: float) -> None:
        there = self.tables.get(table)
        if there is None or there.status not in OPEN:
            raise AlreadyOver(table)
        painted = -1 if there.message else len(there.actions)
        self._change(table, status="closed", ended=now, wake=None, painted=painted, invited=(), plans=(), notices=())

    async def unfinished(self, shards: Collection[int] | None = None) -> Sequence[int]:
        return [table.id for table in self.tables.values() if _unfinished(table)]

    async def set_board_message(self, table: int, *, number: int, message: int | None, channel: int) -> BoardChanged:
        if table not in self.tables:
            raise UnknownTable(table)
        there = self.tables[table]
        if message is not None and there.status in OPEN and message >= (there.message or 0):
            taken = await self.open_at(channel)
            if taken not in (None, table):
                raise ChannelTaken(channel, taken or 0)
        return self._apply(table, BoardChanged(number, message, channel))

    async def mark_outdated(self, table: int) -> None:
        if table not in self.tables:
            raise UnknownTable(table)
        if self.tables[table].status in OPEN or self.tables[table].message is not None:
            self._change(table, painted=-1)

    async def set_direct_message(
        self, table: int, seat: int, *, number: int, channel: int | None, message: int | None, user: int | None = None
    ) -> DirectMessageChanged:
        users = dict(enumerate(self._users(table))) if table in self.tables else {}
        if seat not in users or user not in (None, users[seat]):
            raise NotSeated(table, f"seat {seat}" if user is None else f"user {user} in seat {seat}")
        return self._apply(table, DirectMessageChanged(seat, number, channel, message))

    async def set_premove(self, table: int, user: int, plan: str, *, n: int) -> PremoveChanged:
        there = self.tables.get(table)
        if there is None or there.status != "playing" or len(there.actions) < n:
            raise ActionConflict(table, n + 1)
        if not there.planning or user not in [seat.user for seat in there.seats if seat.level is None]:
            raise NotSeated(table, f"user {user}")
        return self._apply(table, PremoveChanged(user, StoredPremove(user, plan, n)))

    async def delete_premove(self, table: int, user: int, *, n: int | None = None) -> PremoveChanged | None:
        there = self._premove(table, user, n)
        return None if there is None else self._apply(table, PremoveChanged(user, None))

    async def void_premove(self, table: int, user: int, why: str, *, n: int) -> PremoveChanged | None:
        there = self._premove(table, user, n)
        if there is None or there.void is not None:
            return None
        return self._apply(table, PremoveChanged(user, replace(there, void=why)))

    async def mark_premove_told(self, table: int, user: int, *, n: int) -> PremoveChanged | None:
        there = self._premove(table, user, n)
        return None if there is None else self._apply(table, PremoveChanged(user, replace(there, told=True)))

    def _premove(self, table: int, user: int, n: int | None) -> StoredPremove | None:
        plans = self.tables[table].plans if table in self.tables else ()
        return next((one for one in plans if one.user == user and n in (None, one.number)), None)

    async def delete_user(self, user: int, *, ghost: int) -> Sequence[int]:
        changed = []
        self.interactions = {one: whose for one, whose in self.interactions.items() if whose != user}
        for number, entry in self.latests.items():
            if entry.user == user:
                self.latests[number] = replace(entry, user=ghost)
        for table in self.tables.values():
            mine = user in self._users(table.id)
            if mine or user in (table.host, *table.invited):
                changed.append(table.id)
                self._change(
                    table.id,
                    painted=-1 if table.status in OPEN else table.painted,
                    host=ghost if table.host == user else table.host,
                    invited=tuple(other for other in table.invited if other != user),
                    seats=tuple(_ghostly(seat, ghost) if seat.user == user else seat for seat in table.seats),
                    plans=tuple(plan for plan in table.plans if plan.user != user),
                    digest="" if mine else table.digest,
                    told=() if mine else table.told,
                )
        return changed

    def _last_style(self, table: int, user: int) -> int | None:
        """Return the style of that user's last game, or of a computer's at the table that this one is after."""
        before = self.tables if user > 0 else (self.after.get(table),)
        theirs = [seat.style for at in before if at for seat in self.tables[at].seats if seat.user == user]
        return next((style for style in reversed(theirs) if style is not None), None)

    def _users(self, table: int) -> list[int]:
        return [seat.user for seat in self.tables[table].seats]

    def _lobby(self, table: int) -> TableRow:
        there = self.tables.get(table)
        if there is None or there.status != "lobby":
            raise NotInLobby(table)
        return there

    def _playing(self, table: int, after: int, n: int) -> TableRow:
        """Return a table that is played, with so many entries in its log; action ``n`` is refused elsewhere."""
        there = self.tables.get(table)
        if there is None or there.status != "playing" or len(there.actions) != after:
            raise ActionConflict(table, n)
        return there

    def _change(self, table: int, **fields: Any) -> None:
        self.tables[table] = replace(self.tables[table], **fields)

    def _apply(self, table: int, change: C) -> C:
        if table in self.tables:
            self.tables[table] = change.apply_to(self.tables[table])
        return change


def _unfinished(table: TableRow) -> bool:
    length = len(table.actions)
    behind = (seat.dm_message is not None and seat.whispered < length for seat in table.seats)
    return table.status in OPEN or table.painted < length or (table.status == "over" and any(behind))


def _ghostly(seat: SeatRow, ghost: int) -> SeatRow:
    return SeatRow(ghost, "", 0, "", None, None, seat.whispered, missed=1000, style=seat.style)
