"""The plainest store there can be: dictionaries, gone with the process. The other stores are compared with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date
from typing import Any

from msgspec.structs import replace

from bot.storage import (
    GHOSTS,
    UNDO,
    ActionConflict,
    AlreadyOver,
    AlreadySeated,
    Ballot,
    BlockedByPlayer,
    ChannelTaken,
    DeadlineUpdate,
    DeliveredTwice,
    GameTally,
    GuildSettings,
    HeartbeatResult,
    LeaseAcquired,
    LogEntry,
    NotInLobby,
    NotSeated,
    NoVote,
    Option,
    OptionChange,
    RateExceeded,
    RecordDigest,
    SeatOutcome,
    SeatRow,
    SeatsChanged,
    SeriesGame,
    ShardLease,
    ShareCardMessage,
    TableChangedNote,
    TableFull,
    TableNotice,
    TableRow,
    UnknownTable,
    Vote,
    VoteState,
    VoteTaken,
    assign_styles,
)
from tests.store.memory_history import MemoryArchive
from tests.store.memory_messages import OPEN, MemoryShowing
from tests.store.memory_premoves import MemoryPlans, stays
from tests.store.memory_profiles import MemoryProfiles
from tests.store.memory_ratings import MemoryRatings
from tests.store.memory_users import MemoryPeople


class MemoryStore(MemoryShowing, MemoryProfiles, MemoryRatings, MemoryArchive, MemoryPeople, MemoryPlans):
    def __init__(self) -> None:
        super().__init__()
        self.tables: dict[int, TableRow] = {}
        self.results: dict[int, tuple[SeatOutcome, ...]] = {}
        self.interactions: dict[int, int | None] = {}
        self.rolled: dict[int, int | None] = {}
        """The seat that the table has just rolled for."""
        self.deciders: Counter[tuple[int, int]] = Counter()
        self.spared: Counter[tuple[int, int]] = Counter()
        self.openings: set[int] = set()
        self.risen: set[int] = set()
        self.days: dict[int, tuple[int, int]] = {}
        self.servers: dict[int, GuildSettings] = {}
        self.greeted: set[int] = set()
        self.left: dict[int, float] = {}
        self.everywhere: dict[int, bool] = {}
        self.holder = ""
        self.votes = 0
        self.latests: dict[int, LogEntry] = {}
        self.tellings: dict[int, list[float]] = {}
        self.first: dict[int, float] = {}
        self.drawer: dict[str, str] = {}
        self.after: dict[int, int] = {}
        self.cards: dict[int, ShareCardMessage] = {}

    async def rematch_chain(self, table: int) -> Sequence[SeriesGame]:
        chain = [table]
        while chain[-1] in self.after:
            chain.append(self.after[chain[-1]])
        return [self._bout(number) for number in reversed(chain) if number in self.results]

    def _bout(self, table: int) -> SeriesGame:
        sitting = {seat.user: seat for seat in self.tables[table].seats}
        players = tuple((one.user, sitting[one.user].name, sitting[one.user].level) for one in self.results[table])
        return SeriesGame(table, players, frozenset(one.user for one in self.results[table] if one.won))

    async def share_card(self, table: int) -> ShareCardMessage | None:
        return self.cards.get(table)

    async def set_share_card(self, table: int, *, channel: int, message: int) -> None:
        self.cards.setdefault(table, ShareCardMessage(channel, message))

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
        if opener and opener.user != host and (host, opener.user) in self.blocks | self.kept_blocks:
            raise BlockedByPlayer(len(self.tables) + 1)
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
            seats=(replace(opener, style=self.last_style(table, opener.user)),) if opener else (),
            actions=(),
            clock=clock,
            bank=bank,
            wake=wake,
            threaded=threaded,
            rolls=rolls,
            planning=planning,
        )
        return table

    async def delete_user(self, user: int, *, ghost: int) -> Sequence[int]:
        self.forget_deeds(user)
        changed = {table for table, given in self.given_up.items() if user in [one.user for one in given]}
        self.leave_seats(user, ghost)
        self.interactions = {one: whose for one, whose in self.interactions.items() if whose != user}
        return sorted({*await super().delete_user(user, ghost=ghost), *changed})

    async def set_guild_settings(self, guild: int, server: GuildSettings, *, now: float = 0.0) -> None:
        self._moving(now, lambda: self.servers.update({guild: server}))

    async def load(self, table: int) -> TableRow | None:
        there = self.tables.get(table)
        seats = () if there is None else tuple(self.wished(seat, there.guild) for seat in there.seats)
        return there and replace(there, seats=seats, banter=self.servers.get(there.guild, GuildSettings()).banter)

    async def open_at(self, channel: int) -> int | None:
        open_here = (t.id for t in self.tables.values() if t.channel == channel and t.status in OPEN)
        return next(open_here, None)

    async def open_in(self, guild: int) -> Sequence[int]:
        return [t.id for t in self.tables.values() if t.guild == guild and t.status in OPEN]

    async def guilds(self) -> Sequence[int]:
        return list({t.guild for t in self.tables.values() if t.status in OPEN})

    async def sit(
        self, table: int, *, user: int, name: str, joined: int, locale: str, most: int, level: str | None = None
    ) -> None:
        seats = self._lobby(table).seats
        if joined and (joined in self.risen or any((seat.user, seat.joined) == (user, joined) for seat in seats)):
            raise DeliveredTwice(joined)
        if user in self._users(table):
            raise AlreadySeated(table, user)
        if len(seats) >= most:
            raise TableFull(table, most)
        host, kept = self.tables[table].host, self.blocks | self.kept_blocks
        if user != host and any((other, user) in kept for other in (host, *self._users(table))):
            raise BlockedByPlayer(table)
        there = SeatRow(user, name, joined, locale, None, None, -1, level, style=self.last_style(table, user))
        wake = stays(self.tables[table].wake, joined)
        self._change(table, seats=(*seats, there), painted=-1, wake=wake)

    async def leave(self, table: int, user: int, *, interaction: int | None = None) -> None:
        seats = self._lobby(table).seats
        if user not in self._users(table):
            raise NotSeated(table, f"user {user}")
        (joined,) = (seat.joined for seat in seats if seat.user == user)
        if interaction is not None and interaction < joined:
            raise DeliveredTwice(interaction)
        if joined:
            self.risen.add(joined)
        self.take_back(seat for seat in seats if seat.user == user)
        self._change(table, seats=tuple(seat for seat in seats if seat.user != user), painted=-1)

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
        styles = assign_styles([seats[user] for user in order])
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
    ) -> None:
        if interaction is not None and interaction in self.interactions:
            raise DeliveredTwice(interaction)
        there = self.tables.get(table)
        if there is None or there.status != "playing" or n != len(there.actions) + 1:
            raise ActionConflict(table, n)
        if results is not None:
            await self._results(there, results)
        self._change(
            table, actions=(*there.actions, (seat, action)), **_digest_columns(record_digest if results else None)
        )
        decided = user is not None and action != "resign"
        self.spared[table, seat] += user is None
        self.deciders[table, seat] += -decided if action == UNDO else decided
        self.latests[table] = LogEntry(n, seat, action, user, now)
        if user is None and self.rolled.get(table) == seat:
            self.deciders[table, seat] -= 1
        self.rolled[table] = seat if decided and interaction is None else None
        if waiting is not None:
            self._wait(table, n, waiting)
        if results is not None:
            self._change(table, status="over", ended=now, wake=None, vote=None, plans=())
            self._settle(table)
            self.go_home(table)
        if interaction is not None:
            self.interactions[interaction] = user

    async def _results(self, there: TableRow, results: Sequence[SeatOutcome]) -> None:
        table = there.id
        if sorted((result.seat, result.user) for result in results) != list(enumerate(self._users(table))):
            told = {result.seat: result.user for result in results}
            here = {seat: told.get(seat) if user <= GHOSTS else user for seat, user in enumerate(self._users(table))}
            if told == here:
                raise SeatsChanged(table)
            raise ValueError(f"the results of table {table} must be one for each seat, with the user who sits there")
        self.results[table] = tuple(results)
        self.everywhere[table] = (await self.guild_settings(there.guild)).everywhere

    async def end_in_draw(
        self, table: int, n: int, *, results: Sequence[SeatOutcome], record_digest: RecordDigest, now: float
    ) -> None:
        there = self.tables.get(table)
        if there is None or there.status != "playing" or n != len(there.actions):
            raise ActionConflict(table, n)
        await self._results(there, results)
        self._change(table, painted=-1 if there.message else len(there.actions))
        self._change(
            table,
            status="over",
            drawn=True,
            ended=now,
            wake=None,
            vote=None,
            plans=(),
            **_digest_columns(record_digest),
        )
        self._settle(table)
        self.go_home(table)

    async def latest(self, table: int) -> LogEntry | None:
        return self.latests.get(table)

    async def extend_wake(self, table: int, wake: float) -> None:
        self._lobby(table)
        self._change(table, wake=wake)

    async def set_waiting(self, table: int, n: int, waiting: DeadlineUpdate) -> None:
        self._wait(table, n, waiting)
        if waiting.seats:
            self._change(table, painted=-1)

    def _wait(self, table: int, n: int, waiting: DeadlineUpdate) -> None:
        there = self.tables.get(table)
        if there is None or there.status != "playing" or n != len(there.actions):
            raise ActionConflict(table, n)
        seats = dict(enumerate(there.seats))
        for wait in waiting.seats:
            if wait.seat in seats:
                seats[wait.seat] = replace(
                    seats[wait.seat],
                    deadline=wait.deadline,
                    missed=wait.missed,
                    since=wait.since,
                    acted=wait.acted,
                    bank=wait.bank,
                    remaining=wait.remaining,
                )
        self._change(table, wake=waiting.wake, seats=tuple(seats.values()))

    async def pause(self, table: int, n: int, paused: float | None, waiting: DeadlineUpdate) -> None:
        self._wait(table, n, waiting)
        self._change(table, paused=paused, painted=-1)

    async def mark_inactivity_notified(self, table: int, n: int) -> bool:
        there = self.tables.get(table)
        if there is None or there.status != "playing" or n != len(there.actions):
            return False
        self._change(table, silence=n)
        return True

    async def set_reminder_message(
        self, table: int, user: int, message: int | None, *, channel: int | None = None, at: float | None = None
    ) -> None:
        if table not in self.tables or user not in self._users(table):
            raise NotSeated(table, f"user {user}")
        seats = self.tables[table].seats
        told = {"nudge": message, "nudge_channel": channel, **({} if at is None else {"called": at})}
        self._change(table, seats=tuple(replace(seat, **told) if seat.user == user else seat for seat in seats))

    async def due_tables(self, now: float, *, most: int | None = None) -> tuple[Sequence[int], float | None]:
        waking = sorted((table.wake, table.id) for table in self.tables.values() if table.wake is not None)
        later = [wake for wake, _ in waking if wake > now]
        return [table for wake, table in waking if wake <= now][:most], min(later, default=None)

    async def take_due(self, now: float, *, most: int, until: float) -> Sequence[int]:
        tables, _ = await self.due_tables(now)
        for table in tables[:most]:
            self._change(table, wake=until)
        return tables[:most]

    async def open_vote(self, table: int, *, now: float, until: float, **asked: Any) -> None:
        there = self.tables.get(table)
        if there is None or there.status != "playing":
            raise NoVote(table)
        if there.vote is not None and there.vote.state == "open":
            raise VoteTaken(table)
        self.votes += 1
        self._change(table, vote=Vote(self.votes, asked=now, until=until, **asked), painted=-1)

    async def note_notice(self, table: int, notice: TableNotice) -> None:
        there = self.tables.get(table)
        if there is None or there.status not in OPEN:
            await self.add_pending_deletion(notice.channel, notice.message)
        elif notice.message not in [one.message for one in there.notices]:
            notices = sorted((*there.notices, notice), key=lambda one: one.message)
            self._change(table, notices=tuple(notices))

    async def retract_notices(self, table: int, messages: Collection[int]) -> None:
        if table in self.tables:
            self._settle(table, messages)

    def _settle(self, table: int, messages: Collection[int] | None = None) -> None:
        there = self.tables[table].notices
        for notice in there:
            if messages is None or notice.message in messages:
                self.taken_back.setdefault((notice.channel, notice.message), 0)
        left = () if messages is None else tuple(notice for notice in there if notice.message not in messages)
        self._change(table, notices=left)

    def _vote(self, table: int, vote: int, *states: VoteState) -> Vote:
        there = self.tables[table].vote if table in self.tables else None
        if there is None or there.id != vote or there.state not in ("open", *states):
            raise NoVote(table)
        return there

    async def cast_ballot(self, table: int, vote: int, *, user: int, yes: bool) -> None:
        there = self._vote(table, vote)
        said = {ballot.user: ballot for ballot in there.ballots} | {user: Ballot(user, yes)}
        self._change(table, vote=replace(there, ballots=tuple(said[one] for one in sorted(said))))
        self._behind(table)

    async def close_vote(self, table: int, vote: int, state: VoteState | None, *, n: int) -> None:
        there = self._vote(table, vote) if state else self._vote(table, vote, "passed")
        self._change(table, vote=state and replace(there, state=state, decided=n))
        self._behind(table)

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
        self._change(table, status="closed", ended=now, wake=None, painted=painted, invited=(), plans=())
        self._settle(table)
        self.go_home(table)

    def _behind(self, table: int) -> None:
        there = self.tables[table]
        if there.status in OPEN or there.message is not None:
            self._change(table, painted=-1)

    async def count_open_tables(self) -> Mapping[str, int]:
        return Counter(table.status for table in self.tables.values() if table.status in OPEN)

    async def unfinished(self, shards: Collection[int] | None = None) -> Sequence[int]:
        return [table.id for table in self.tables.values() if _unfinished(table)]

    async def acquire(self, holder: str, *, now: float, **_: Any) -> LeaseAcquired | None:
        if self.holder not in ("", holder):
            return None
        self.holder = holder
        return LeaseAcquired(0.0, ())

    async def heartbeat(self, now: float) -> HeartbeatResult:
        return HeartbeatResult("")

    async def request_handover(self, holder: str) -> None: ...

    async def release(self, heard: Sequence[int], *, now: float) -> None:
        self.holder = ""

    # One process, which is all there is.
    owns_all_shards = True
    shards = ()

    def owns_guild(self, guild: int) -> bool:
        return True

    async def acquire_shards(self, holder: str, of: int, **_: Any) -> LeaseAcquired | None:
        raise AssertionError("it is never shared")

    async def leases(self) -> Sequence[ShardLease]:
        return []

    async def request_shards(self, holder: str, named: Collection[int]) -> None: ...

    async def reserve_start(self, kind: int, *, now: float, every: float) -> float:
        return 0.0

    async def add_note(self, table: int) -> None: ...

    async def change_notes(self) -> Sequence[TableChangedNote]:
        return []

    async def ack_notes(self, tidings: Iterable[int]) -> None: ...

    async def has_notes(self, table: int) -> bool:
        return False

    async def kept_value(self, name: str) -> str | None:
        return self.drawer.get(name)

    async def keep_value(self, name: str, value: str) -> None:
        self.drawer[name] = value

    async def set_birthday(self, user: int, month: int | None, day: int | None, *, now: float = 0.0) -> None:
        if month is None and day is None:
            self.days.pop(user, None)
            return
        if month is None or day is None:
            raise ValueError("a birthday is a month and a day")
        date(2000, month, day)
        if self.days.get(user) == (month, day):
            return
        told = [time for time in self.tellings.get(user, ()) if time > now - 365 * 86_400.0]
        # Without a date and a telling within the year this is the first one; that is noted as no time at all.
        if user in self.days or told or (user in self.first and self.first[user] > now - 365 * 86_400.0):
            if len(told) >= 2:
                raise RateExceeded(told[-2] + 365 * 86_400.0, kept=user in self.days)
            told.append(now)
        else:
            self.first[user] = now
        self.tellings[user] = told
        self.days[user] = (month, day)

    async def birthdays(self, users: Iterable[int]) -> dict[int, tuple[int, int]]:
        return {user: self.days[user] for user in users if user in self.days}

    async def game_tallies(self, user: int, *, guild: int | None) -> Sequence[GameTally]:
        tallies: dict[str, GameTally] = {}
        for table, result in self._played(guild):
            if result.user == user:
                assert table.ended is not None
                assert table.started is not None
                tally = tallies.get(table.game, GameTally(table.game, 0, 0, 0, 0.0))
                tallies[table.game] = GameTally(
                    table.game,
                    tally.games + 1,
                    tally.wins + result.won,
                    tally.seconds + int(max(0, table.ended - table.started) + 0.5),
                    table.ended,
                )
        return [tallies[game] for game in sorted(tallies)]

    async def recount_results(self) -> None:
        """Nothing to do: all is counted when it is asked for."""

    def _played(self, guild: int | None) -> list[tuple[TableRow, SeatOutcome]]:
        """All results of people there, in the order in which their tables ended."""
        over = [self.tables[table] for table in self.results if self._within(table, guild)]
        over.sort(key=lambda table: (table.ended, table.id))
        return [(table, result) for table in over for result in self.all_results(table.id) if result.user > 0]

    def _users(self, table: int) -> list[int]:
        return [seat.user for seat in self.tables[table].seats]

    def _lobby(self, table: int) -> TableRow:
        there = self.tables.get(table)
        if there is None or there.status != "lobby":
            raise NotInLobby(table)
        return there

    def _behind(self, table: int) -> None:
        there = self.tables[table]
        if there.status in OPEN or there.message is not None:
            self._change(table, painted=-1)

    def _change(self, table: int, **fields: Any) -> None:
        self.tables[table] = replace(self.tables[table], **fields)


def _digest_columns(record_digest: RecordDigest | None) -> dict[str, Any]:
    return {
        "digest": record_digest.digest if record_digest else "",
        "told": tuple(record_digest.names) if record_digest else (),
    }


def _unfinished(table: TableRow) -> bool:
    length = len(table.actions)
    behind = (seat.dm_message is not None and seat.whispered < length for seat in table.seats)
    return table.status in OPEN or table.painted < length or (table.status == "over" and any(behind))
