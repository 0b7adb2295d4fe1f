"""Seats that change hands, in the plainest store there can be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.storage import (
    RELIEVE,
    ActionConflict,
    AlreadySeated,
    BlockedByPlayer,
    DeliveredTwice,
    LogEntry,
    NotSeated,
    SeatOutcome,
    Substitute,
    Substitution,
    TableRow,
)
from bot.storage import AlreadySawSecrets as HasWatched


class GivenUp(Struct, frozen=True):
    seat: int
    user: int
    name: str
    decisions: int


class MemoryReliefs:
    tables: dict[int, TableRow]
    results: dict[int, tuple[SeatOutcome, ...]]
    interactions: dict[int, int | None]
    deciders: Counter[tuple[int, int]]
    latests: dict[int, LogEntry]
    rolled: dict[int, int | None]
    blocks: set[tuple[int, int]]
    kept_blocks: set[tuple[int, int]]

    def __init__(self) -> None:
        super().__init__()
        self.given_up: dict[int, list[GivenUp]] = {}
        self.watchers: set[tuple[int, int]] = set()
        self.naming: set[int] = set()

    async def offer_seat(self, table: int, user: int, *, invited: int | None, until: float) -> None:
        there = self.tables.get(table)
        if there is None or there.status != "playing" or user not in [seat.user for seat in there.seats]:
            raise NotSeated(table, f"user {user}")
        self._seat_of(table, user, offered=until, offered_to=invited)

    async def withdraw_offer(self, table: int, user: int) -> bool:
        there = self.tables.get(table)
        if there is None or not any(seat.user == user and seat.offered is not None for seat in there.seats):
            return False
        self._seat_of(table, user, offered=None, offered_to=None)
        return True

    def _seat_of(self, table: int, user: int, **fields: Any) -> None:
        seats = self.tables[table].seats
        changed = tuple(replace(seat, **fields) if seat.user == user else seat for seat in seats)
        self.tables[table] = replace(self.tables[table], seats=changed, painted=-1)

    async def check_substitution(self, table: int, user: int) -> None:
        there = self.tables.get(table)
        seats = there.seats if there else ()
        if any(seat.user == user for seat in seats):
            raise AlreadySeated(table, user)
        if (table, user) in self.watchers or any(one.user == user for one in self.given_up.get(table, ())):
            raise HasWatched(table, user)
        kept = self.blocks | self.kept_blocks
        hosts = [] if there is None or there.host == user else [there.host, *(seat.user for seat in seats)]
        if any((other, user) in kept for other in hosts):
            raise BlockedByPlayer(table)

    async def substitute(
        self, table: int, n: int, *, seat: int, former: int, substitute: Substitute, bank: float | None, now: float
    ) -> None:
        if substitute.joined in self.interactions:
            raise DeliveredTwice(substitute.joined)
        there = self.tables.get(table)
        if there is None or there.status != "playing" or n != len(there.actions) + 1:
            raise ActionConflict(table, n)
        if seat >= len(there.seats) or there.seats[seat].user != former:
            raise NotSeated(table, f"user {former} in seat {seat}")
        await self.check_substitution(table, substitute.user)
        before, vote = there.seats[seat], there.vote
        self.take_back([replace(before, nudge_channel=before.nudge_channel or there.channel)])  # type: ignore[attr-defined]
        self.given_up.setdefault(table, []).append(
            GivenUp(seat, former, before.name, self.deciders.pop((table, seat), 0))
        )
        self.rolled[table] = None
        self.interactions[substitute.joined] = substitute.user
        self.latests[table] = LogEntry(n, seat, RELIEVE, substitute.user, now)
        if vote is not None and vote.state == "open" and (vote.user == former or vote.about == seat):
            vote = None
        if vote is not None:
            vote = replace(vote, ballots=tuple(ballot for ballot in vote.ballots if ballot.user != former))
        after = replace(
            before,
            user=substitute.user,
            name=substitute.name,
            joined=substitute.joined,
            locale=substitute.locale,
            bank=bank,
            acted=now,
            dm_channel=None,
            dm_message=None,
            whispered=-1,
            nudge=None,
            nudge_channel=None,
            called=None,
            deadline=None,
            since=None,
            remaining=None,
            missed=0,
            muted=0,
            luck="",
            offered=None,
            offered_to=None,
        )
        self.tables[table] = replace(
            there,
            actions=(*there.actions, (seat, RELIEVE)),
            seats=tuple(after if at == seat else one for at, one in enumerate(there.seats)),
            host=substitute.user if there.host == former else there.host,
            reliefs=(*there.reliefs, Substitution(seat, former, before.name, n)),
            vote=vote,
            plans=tuple(plan for plan in there.plans if plan.user != former),
            wake=None,
            painted=-1,
        )

    def rated(self, table: int) -> dict[int, GivenUp]:
        """Return the first player of each seat that has changed hands."""
        return {one.seat: one for one in reversed(self.given_up.get(table, ()))}

    def counting_results(self, table: int) -> list[SeatOutcome]:
        """Return the results of players who decided enough in their seat, or sat there from the beginning."""
        given = Counter[int]()
        for one in self.given_up.get(table, ()):
            given[one.seat] += one.decisions
        return [one for one in self.results[table] if self.deciders[table, one.seat] >= given[one.seat]]

    def all_results(self, table: int) -> list[SeatOutcome]:
        """Return the counting results, and those of players who have handed over their seat."""
        found = self.counting_results(table)
        won = {one.seat: one.won for one in self.results[table]}
        for one in self.given_up.get(table, ()):
            whole = self.deciders[table, one.seat] + sum(
                other.decisions for other in self.given_up[table] if other.seat == one.seat
            )
            found.append(SeatOutcome(one.seat, one.user, 0, won[one.seat] and 2 * one.decisions > whole, True))
        return found

    def is_named(self, table: int, user: int) -> bool:
        """Return whether that table names a user who does not sit there."""
        there = self.tables[table]
        asks = there.vote is not None and there.vote.user == user
        return asks or user in [seat.offered_to for seat in there.seats] + [one.user for one in there.reliefs]

    def leave_seats(self, user: int, ghost: int) -> None:
        self.naming = {table for table in self.tables if self.is_named(table, user)}
        for table, there in list(self.tables.items()):
            sat = [seat.user for seat in there.seats] + [one.user for one in self.given_up.get(table, ())]
            if there.status == "playing" and user in sat:
                self.watchers.add((table, user))
            seats = tuple(
                replace(seat, offered=None, offered_to=None) if user in (seat.user, seat.offered_to) else seat
                for seat in there.seats
            )
            reliefs = tuple(replace(one, user=ghost, name="") if one.user == user else one for one in there.reliefs)
            self.tables[table] = replace(there, seats=seats, reliefs=reliefs)
        for table, gone in self.given_up.items():
            self.given_up[table] = [replace(one, user=ghost, name="") if one.user == user else one for one in gone]

    def go_home(self, table: int) -> None:
        self.watchers = {one for one in self.watchers if one[0] != table}
        there = self.tables[table]
        seats = tuple(replace(seat, offered=None, offered_to=None) for seat in there.seats)
        self.tables[table] = replace(there, seats=seats)
