"""Users in the simplest store: their preferences, their tables, and their deletion."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from msgspec import json
from msgspec.structs import replace

from bot.core.availability import Availability, QuietHours, add_waking_time, waking_seconds
from bot.storage import (
    ENOUGH,
    USUAL,
    ClosingNotice,
    GuildSettings,
    How,
    NotSeated,
    OpenSeat,
    RateExceeded,
    ReminderPrefs,
    SeatOutcome,
    SeatRow,
    TableRow,
    TooMuchAway,
    Vote,
)
from bot.storage.repos.availability import quarter_bounds
from games.core import RESIGN
from tests.store.memory_game_nights import MemoryEvenings
from tests.store.memory_puzzles import MemoryPuzzles


class MemoryPeople(MemoryEvenings, MemoryPuzzles):
    tables: dict[int, TableRow]
    results: dict[int, tuple[SeatOutcome, ...]]
    days: dict[int, tuple[int, int]]
    servers: dict[int, GuildSettings]

    def __init__(self) -> None:
        super().__init__()
        self.hows: dict[int, How] = {}
        self.owed_farewells: dict[tuple[int, int], ClosingNotice] = {}
        self.hourly: dict[int, tuple[int, str]] = {}
        self.sooner: set[int] = set()
        self.quiets: dict[int, tuple[QuietHours | None, float]] = {}
        self.vacations: dict[int, list[tuple[float, float]]] = {}
        self.hints: dict[tuple[int, str], int] = {}
        self.blocks: set[tuple[int, int]] = set()
        self.kept_blocks: set[tuple[int, int]] = set()
        """Those against people who were forgotten."""
        self.taken_back: dict[tuple[int, int], int] = {}
        self.owed = False
        self.owed_repaints: dict[int, int] = {}

    def wished(self, seat: SeatRow, guild: int) -> SeatRow:
        hour, zone = self.hourly.get(seat.user, (None, ""))
        quiet, _ = self.quiets.get(seat.user, (None, 0.0))
        if quiet is None and guild in self.servers:
            quiet = self.servers[guild].quiet
        begins, ends = self.vacations.get(seat.user, [(None, None)])[-1]
        return replace(
            seat,
            reminders=self.hows.get(seat.user, USUAL),
            hour=hour,
            zone=zone,
            soon=int(seat.user in self.sooner),
            hours=None if quiet is None else json.encode(quiet).decode(),
            away_from=begins,
            away_until=ends,
        )

    async def set_reminders(self, user: int, how: How, *, hour: int | None = None, zone: str = "") -> None:
        self.hows[user] = how
        self.hourly.pop(user, None)
        if how == "daily":
            self.hourly[user] = (9 if hour is None else hour, zone)

    async def set_up_next(self, user: int, soon: bool) -> None:
        self.sooner = self.sooner | {user} if soon else self.sooner - {user}

    async def reminder_prefs(self, user: int) -> ReminderPrefs:
        hour, zone = self.hourly.get(user, (None, ""))
        return ReminderPrefs(self.hows.get(user, USUAL), hour, zone, user in self.sooner)

    async def set_quiet(self, user: int, quiet: QuietHours | None, *, now: float) -> None:
        before, changed = self.quiets.get(user, (None, None))
        if user in self.quiets and before == quiet:
            return
        if changed is not None and now - changed < 86_400:
            if now - changed >= 900:
                raise RateExceeded(changed + 86_400)
            self._moving(now, lambda: self.quiets.update({user: (quiet, changed)}))
        else:
            self._moving(now, lambda: self.quiets.update({user: (quiet, now)}))
        self._wake(user, now)

    async def quiet(self, user: int) -> QuietHours | None:
        return self.quiets.get(user, (None, 0.0))[0]

    async def start_vacation(self, user: int, until: float, *, now: float) -> None:
        kept = [(begins, min(ends, now)) for begins, ends in self.vacations.get(user, [])]
        most = now
        while most < until and self._away_in_quarter(kept, now, most) < 21 * 86_400:
            # Second by second would take long: to the end of the quarter, or of what is left in it.
            _, end = quarter_bounds(most)
            most = min(until, end, most + 21 * 86_400 - self._away_in_quarter(kept, now, most))
        if most < until:
            raise TooMuchAway(most)
        kept = [(begins, ends) for begins, ends in kept if begins < ends]
        self._moving(now, lambda: self.vacations.update({user: [*kept, (now, until)]}))
        self._wake(user, now)

    def _away_in_quarter(self, kept: Sequence[tuple[float, float]], now: float, until: float) -> float:
        begins, ends = quarter_bounds(until)
        return sum(max(0.0, min(ends, end) - max(begins, start)) for start, end in [*kept, (now, until)])

    async def end_vacation(self, user: int, *, now: float) -> bool:
        if await self.away_until(user, now=now) is None:
            return False
        cut = [(begins, min(ends, now)) for begins, ends in self.vacations[user]]
        self._moving(now, lambda: self.vacations.update({user: cut}))
        self._wake(user, now)
        return True

    async def away_until(self, user: int, *, now: float) -> float | None:
        return next((ends for begins, ends in self.vacations.get(user, []) if begins <= now < ends), None)

    async def days_left(self, user: int, *, now: float) -> int:
        begins, ends = quarter_bounds(now)
        away = self.vacations.get(user, [])
        used = sum(max(0.0, min(ends, end) - max(begins, start)) for start, end in away)
        return max(0, int((21 * 86_400 - used) // 86_400))

    async def mute(self, table: int, user: int, muted: bool) -> None:
        there = self.tables.get(table)
        if there is None or all(seat.user != user for seat in there.seats):
            raise NotSeated(table, f"user {user}")
        seats = tuple(replace(seat, muted=int(muted)) if seat.user == user else seat for seat in there.seats)
        self.tables[table] = replace(there, seats=seats)

    def _moving(self, now: float, change: Callable[[], None]) -> None:
        def rests() -> dict[tuple[int, int], Availability]:
            return {
                (table.id, place): self.wished(seat, table.guild).availability
                for table in self.tables.values()
                for place, seat in enumerate(table.seats)
                if table.status == "playing"
                and seat.level is None
                and not (0 < table.clock <= 3600 and table.bank <= 3600)
            }

        before = rests()
        change()
        for (number, place), rest in rests().items():
            table = self.tables[number]
            deadline = table.seats[place].deadline
            if deadline is not None and deadline > now and rest != before[number, place]:
                moved = add_waking_time(rest, now, waking_seconds(before[number, place], now, deadline))
                seats = list(table.seats)
                seats[place] = replace(seats[place], deadline=moved)
                self.tables[number] = replace(table, seats=tuple(seats), wake=now)

    def _wake(self, user: int, now: float) -> None:
        for table in list(self.tables.values()):
            if table.status == "playing" and table.wake is not None and any(s.user == user for s in table.seats):
                self.tables[table.id] = replace(table, wake=now)

    async def reminders(self, user: int) -> How:
        return self.hows.get(user, USUAL)

    async def hint_count(self, user: int, game: str) -> int:
        finished = any(
            result.user == user
            for table, results in self.results.items()
            if self.tables[table].game == game
            for result in results
        )
        return ENOUGH if finished or (user, "") in self.hints else min(self.hints.get((user, game), 0), ENOUGH)

    async def count_hint(self, user: int, game: str) -> None:
        self.hints[user, game] = self.hints.get((user, game), 0) + 1

    async def stop_hints(self, user: int) -> None:
        self.hints[user, ""] = ENOUGH

    async def block(self, user: int, other: int) -> bool:
        new = (user, other) not in self.blocks | self.kept_blocks
        self.kept_blocks.discard((user, other))
        self.blocks.add((user, other))
        return new

    async def unblock(self, user: int, other: int) -> bool:
        there = (user, other) in self.blocks | self.kept_blocks
        self.blocks.discard((user, other))
        self.kept_blocks.discard((user, other))
        return there

    async def blocked(self, user: int) -> Sequence[int]:
        return sorted(other for by, other in self.blocks if by == user)

    async def blocked_among(self, user: int, others: Sequence[int]) -> Sequence[int]:
        return [other for other in others if (user, other) in self.blocks | self.kept_blocks]

    async def open_seats(self, user: int) -> Sequence[OpenSeat]:
        found = []
        for table in self.tables.values():
            for place, seat in enumerate(table.seats):
                left = (place, RESIGN) in table.actions
                if table.status in ("lobby", "playing") and seat.user == user and not left:
                    seats = tuple(self.wished(other, table.guild) for other in table.seats)
                    where = (table.id, table.guild, table.channel, table.message, table.game, table.status)
                    found.append(OpenSeat(*where, place, seats, table.paused is not None))
        return found

    async def open_tables(self, user: int) -> Sequence[int]:
        return [
            table.id
            for table in self.tables.values()
            if (table.status in ("lobby", "playing") and user in (table.host, *(seat.user for seat in table.seats)))
            or (table.status == "playing" and self.is_named(table.id, user))
        ]

    async def export_rows(self, user: int) -> Mapping[str, Sequence[Mapping[str, object]]]:
        raise AssertionError("only a file is asked what it holds")

    async def delete_user(self, user: int, *, ghost: int) -> Sequence[int]:
        changed = []
        for table in list(self.tables.values()):
            mine = [seat for seat in table.seats if seat.user == user]
            concerned = bool(mine or user in (table.host, *table.invited) or table.id in self.naming)
            if concerned:
                changed.append(table.id)
            self.take_back(mine)
            behind = concerned and table.status in ("lobby", "playing")
            if concerned and table.status == "over" and table.message is not None:
                self.owed_repaints[table.id] = 0
            self.tables[table.id] = replace(
                table,
                painted=-1 if behind else table.painted,
                host=ghost if table.host == user else table.host,
                invited=tuple(other for other in table.invited if other != user),
                seats=tuple(_ghostly(seat, ghost) if seat.user == user else seat for seat in table.seats),
                vote=_without(table.vote, user),
                plans=tuple(plan for plan in table.plans if plan.user != user),
                digest="" if mine else table.digest,
                told=() if mine else table.told,
            )
        for number, results in self.results.items():
            self.results[number] = tuple(
                replace(result, user=ghost) if result.user == user else result for result in results
            )
        self.days.pop(user, None)
        self.hows.pop(user, None)
        self.hourly.pop(user, None)
        self.sooner.discard(user)
        self.quiets.pop(user, None)
        self.vacations.pop(user, None)
        self.hints = {place: turns for place, turns in self.hints.items() if place[0] != user}
        self.lenders.discard(user)
        self.puzzled = {place: told for place, told in self.puzzled.items() if place[0] != user}
        self.kept_blocks |= {pair for pair in self.blocks if pair[1] == user}
        self.kept_blocks = {pair for pair in self.kept_blocks if pair[0] != user}
        self.blocks = {pair for pair in self.blocks if user not in pair}
        self.forget_guest(user, ghost)
        self.owed = True
        return changed

    async def erase_traces(self, user: int | None) -> bool:
        self.owed = False
        return False

    async def pending_repaints(self) -> Sequence[tuple[int, int]]:
        return sorted(self.owed_repaints.items(), key=lambda owed: (owed[1], -owed[0]))

    async def finish_repaint(self, table: int, *, done: bool) -> None:
        if done:
            self.owed_repaints.pop(table, None)
        elif table in self.owed_repaints:
            self.owed_repaints[table] += 1

    async def erase_pending(self) -> bool:
        return self.owed

    async def add_closing_notices(self, table: int, seats: Collection[int], sentence: str) -> None:
        if table in self.tables:
            for seat in seats:
                self.owed_farewells.setdefault((table, seat), ClosingNotice(table, seat, sentence))

    async def closing_notices(self) -> Sequence[ClosingNotice]:
        return sorted(self.owed_farewells.values(), key=lambda owed: (owed.tries, owed.table, owed.seat))

    async def update_closing_notice(self, notice: ClosingNotice, *, done: bool) -> None:
        key = notice.table, notice.seat
        if key in self.owed_farewells:
            if done:
                del self.owed_farewells[key]
            else:
                sentence = self.owed_farewells[key].sentence
                self.owed_farewells[key] = replace(notice, sentence=sentence)

    async def add_pending_deletion(self, channel: int, message: int) -> None:
        self.taken_back.setdefault((channel, message), 0)

    async def pending_deletions(self) -> Sequence[tuple[int, int, int]]:
        return sorted(((*key, tries) for key, tries in self.taken_back.items()), key=lambda owed: (owed[2], owed))

    async def finish_deletion(self, channel: int, message: int, *, done: bool) -> None:
        if done:
            self.taken_back.pop((channel, message), None)
        elif (channel, message) in self.taken_back:
            self.taken_back[channel, message] += 1

    def take_back(self, seats: Iterable[SeatRow]) -> None:
        for seat in seats:
            if seat.dm_channel is not None and seat.dm_message is not None:
                self.taken_back.setdefault((seat.dm_channel, seat.dm_message), 0)
            if seat.nudge and seat.nudge_channel is not None:
                self.taken_back.setdefault((seat.nudge_channel, seat.nudge), 0)


def _without(vote: Vote | None, user: int) -> Vote | None:
    if vote is None or vote.user == user:
        return None
    return replace(vote, ballots=tuple(ballot for ballot in vote.ballots if ballot.user != user))


def _ghostly(seat: SeatRow, ghost: int) -> SeatRow:
    return SeatRow(ghost, "", 0, "", None, None, seat.whispered, missed=1000, style=seat.style)
