"""What the plainest store knows of people: their wishes, where they sit, and how they are forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from bot.store import ENOUGH, USUAL, Appointment, How, Result, Sitting, Stored, Vote
from games.core import RESIGN


class MemoryPeople:
    tables: dict[int, Stored]
    results: dict[int, tuple[Result, ...]]
    days: dict[int, tuple[int, int]]

    def __init__(self) -> None:
        self.hows: dict[int, How] = {}
        self.hints: dict[tuple[int, str], int] = {}
        self.blocks: set[tuple[int, int]] = set()
        self.kept_blocks: set[tuple[int, int]] = set()
        """Those against people who were forgotten."""
        self.taken_back: dict[tuple[int, int], int] = {}
        self.owed = False
        self.owed_repaints: dict[int, int] = {}

    def wished(self, seat: Sitting) -> Sitting:
        return replace(seat, reminders=self.hows.get(seat.user, USUAL))

    async def set_reminders(self, user: int, how: How) -> None:
        self.hows[user] = how

    async def reminders(self, user: int) -> How:
        return self.hows.get(user, USUAL)

    async def hinted(self, user: int, game: str) -> int:
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

    async def appointments(self, user: int) -> Sequence[Appointment]:
        found = []
        for table in self.tables.values():
            for place, seat in enumerate(table.seats):
                left = (place, RESIGN) in table.actions
                if table.status in ("lobby", "playing") and seat.user == user and not left:
                    seats = tuple(self.wished(other) for other in table.seats)
                    where = (table.id, table.guild, table.channel, table.message, table.game, table.status)
                    found.append(Appointment(*where, place, seats))
        return found

    async def open_tables(self, user: int) -> Sequence[int]:
        return [
            table.id
            for table in self.tables.values()
            if table.status in ("lobby", "playing") and user in (table.host, *(seat.user for seat in table.seats))
        ]

    async def known_of(self, user: int) -> Mapping[str, Sequence[Mapping[str, object]]]:
        raise AssertionError("only a file is asked what it holds")

    async def forget(self, user: int, *, ghost: int) -> Sequence[int]:
        changed = []
        for table in list(self.tables.values()):
            mine = [seat for seat in table.seats if seat.user == user]
            if user in (table.host, *table.invited) or mine:
                changed.append(table.id)
            self.take_back(mine)
            concerned = bool(mine or user in (table.host, *table.invited))
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
                digest="" if mine else table.digest,
                told=() if mine else table.told,
            )
        for number, results in self.results.items():
            self.results[number] = tuple(
                replace(result, user=ghost) if result.user == user else result for result in results
            )
        self.days.pop(user, None)
        self.hows.pop(user, None)
        self.hints = {place: turns for place, turns in self.hints.items() if place[0] != user}
        self.kept_blocks |= {pair for pair in self.blocks if pair[1] == user}
        self.kept_blocks = {pair for pair in self.kept_blocks if pair[0] != user}
        self.blocks = {pair for pair in self.blocks if user not in pair}
        self.owed = True
        return changed

    async def sweep(self, user: int | None) -> bool:
        self.owed = False
        return False

    async def repaints(self) -> Sequence[tuple[int, int]]:
        return sorted(self.owed_repaints.items(), key=lambda owed: (owed[1], -owed[0]))

    async def repainted(self, table: int, *, done: bool) -> None:
        if done:
            self.owed_repaints.pop(table, None)
        elif table in self.owed_repaints:
            self.owed_repaints[table] += 1

    async def sweep_owed(self) -> bool:
        return self.owed

    async def retract(self, channel: int, message: int) -> None:
        self.taken_back.setdefault((channel, message), 0)

    async def retractions(self) -> Sequence[tuple[int, int, int]]:
        return sorted(((*key, tries) for key, tries in self.taken_back.items()), key=lambda owed: (owed[2], owed))

    async def retracted(self, channel: int, message: int, *, done: bool) -> None:
        if done:
            self.taken_back.pop((channel, message), None)
        elif (channel, message) in self.taken_back:
            self.taken_back[channel, message] += 1

    def take_back(self, seats: Iterable[Sitting]) -> None:
        for seat in seats:
            if seat.dm_channel is not None and seat.dm_message is not None:
                self.taken_back.setdefault((seat.dm_channel, seat.dm_message), 0)
            if seat.nudge and seat.nudge_channel is not None:
                self.taken_back.setdefault((seat.nudge_channel, seat.nudge), 0)


def _without(vote: Vote | None, user: int) -> Vote | None:
    if vote is None or vote.user == user:
        return None
    return replace(vote, ballots=tuple(ballot for ballot in vote.ballots if ballot.user != user))


def _ghostly(seat: Sitting, ghost: int) -> Sitting:
    return Sitting(ghost, "", 0, "", None, None, seat.whispered, missed=1000)
