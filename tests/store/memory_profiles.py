"""Profiles in the simplest store: nothing is summed up before it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.storage import (
    AchievementCount,
    DiceTotals,
    EarnedAchievement,
    NotNext,
    PersonaRecord,
    RivalRecord,
    RivalSummary,
    SeatOutcome,
    StreakCounts,
    TableRow,
    UncountedTable,
)
from bot.storage.repos.player_stats import week_of
from games.achievements.context import PastResults, PlayerHistory
from games.ai.levels import CHARACTERS
from tests.store.memory_substitutions import MemoryReliefs


class MemoryProfiles(MemoryReliefs):
    tables: dict[int, TableRow]
    results: dict[int, tuple[SeatOutcome, ...]]

    """In the order in which the tables ended."""
    everywhere: dict[int, bool]

    def __init__(self) -> None:
        super().__init__()
        self.order: list[int] = []
        self.earned: dict[int, Sequence[EarnedAchievement]] = {}
        self.thrown: dict[int, Sequence[DiceTotals]] = {}

    async def next_uncounted(self) -> int | None:
        return next((table for table in self.results if table not in self.order), None)

    async def load_uncounted(self, table: int) -> UncountedTable | None:
        if table != await self.next_uncounted():
            return None
        there = self.tables[table]
        people = [result.user for result in self.counting_results(table) if result.user > 0]
        scopes: tuple[int | None, ...] = (there.guild, None) if self.everywhere[table] else (there.guild,)
        return UncountedTable(
            {(guild or 0, user): self._past(user, guild, there.game) for guild in scopes for user in people}
        )

    async def is_counted(self, table: int) -> bool:
        return table in self.order

    async def count_table(
        self, table: int, *, earned: Sequence[EarnedAchievement], thrown: Sequence[DiceTotals]
    ) -> None:
        if table != await self.next_uncounted():
            raise NotNext(table)
        self.order.append(table)
        self.earned[table] = tuple(earned)
        self.thrown[table] = tuple(thrown)

    async def reset_counted(self) -> None:
        self.order = []

    async def new_achievements(self, table: int) -> Sequence[AchievementCount]:
        there = self.tables.get(table)
        if there is None:
            return []
        medals = [
            medal
            for sitting in there.seats
            for medal in await self.achievement_counts(sitting.user, guild=there.guild, game=None)
            if medal.table == table
        ]
        seats = {sitting.user: seat for seat, sitting in enumerate(there.seats)}
        return sorted(medals, key=lambda medal: (seats[medal.user], medal.game, medal.feat))

    async def achievement_counts(self, user: int, *, guild: int | None, game: str | None) -> Sequence[AchievementCount]:
        found: dict[tuple[str, str], AchievementCount] = {}
        for table in self.order:
            for one in self.earned[table]:
                if (one.guild, one.user) == (guild or 0, user) and game in (None, one.game):
                    at = self.tables[table]
                    first = AchievementCount(
                        user, one.game, one.feat, 0, table, at.guild, at.channel, at.message, self._ended(table)
                    )
                    medal = found.setdefault((one.game, one.feat), first)
                    found[one.game, one.feat] = replace(medal, times=medal.times + 1)
        return sorted(found.values(), key=lambda medal: (-medal.earned, -medal.table, medal.game, medal.feat))

    async def streaks(self, user: int, *, guild: int | None, game: str | None) -> StreakCounts:
        wins = best = 0
        weeks: list[int] = []
        best_weeks = 0
        for table, result in self._of(user, guild, game):
            wins = wins + 1 if result.won else 0
            best = max(best, wins)
            week = week_of(self._ended(table))
            if not weeks or week == weeks[-1] + 1:
                weeks.append(week)
            elif week > weeks[-1]:
                weeks = [week]
            best_weeks = max(best_weeks, len(weeks))
        return StreakCounts(wins, best, weeks[-1] if weeks else 0, len(weeks), best_weeks)

    async def rival_records(self, user: int, *, guild: int | None, game: str | None, known: int) -> RivalSummary:
        lines: dict[int, list[int]] = {}
        for table, mine in self._of(user, guild, game):
            for other in self.counting_results(table) if mine.place else ():
                if other.user > 0 and other.user != user:
                    line = lines.setdefault(other.user, [0, 0, 0])
                    line[0] += 1
                    line[1] += mine.place < other.place
                    line[2] += mine.place > other.place
        names: dict[int, str] = {}
        for table in sorted(self.results, key=lambda table: (self._ended(table), table)):
            if self._within(table, known or None):
                given = self.given_up.get(table, ())
                names |= {one.user: one.name for one in (*self.tables[table].seats, *given)}
        all_ = [RivalRecord(other, names[other], *line) for other, line in lines.items() if other in names]

        def first(key: Any, fits: Any = lambda rival: True) -> RivalRecord | None:
            return min(filter(fits, all_), key=key, default=None)

        return RivalSummary(
            first(lambda rival: (-rival.met, rival.user)),
            first(lambda r: (r.behind - r.ahead, r.user), lambda rival: rival.ahead > rival.behind),
            first(lambda r: (r.ahead - r.behind, -r.user), lambda rival: rival.behind > rival.ahead),
        )

    async def persona_records(self, user: int, *, guild: int | None, game: str | None) -> Sequence[PersonaRecord]:
        lines: dict[str, list[int]] = {}
        for table, mine in self._of(user, guild, game):
            for seat, sitting in enumerate(self.tables[table].seats):
                if sitting.level in CHARACTERS and mine.place:
                    other = self.results[table][seat]
                    line = lines.setdefault(sitting.level, [0, 0, 0])
                    line[0] += 1
                    line[1] += mine.place < other.place
                    line[2] += mine.place > other.place
        return [PersonaRecord(level, *lines[level]) for level in sorted(lines)]

    async def dice_totals(self, user: int, *, guild: int | None, game: str | None) -> Sequence[DiceTotals]:
        kinds: dict[int, DiceTotals] = {}
        for table in self.order:
            there = self.tables[table]
            if self._within(table, guild) and game in (None, there.game):
                for throw in self.thrown[table]:
                    if throw.user == user:
                        sum_ = kinds.get(throw.sides, DiceTotals(user, throw.sides, 0, 0))
                        kinds[throw.sides] = DiceTotals(
                            user, throw.sides, sum_.dice + throw.dice, sum_.total + throw.total
                        )
        return [kinds[sides] for sides in sorted(kinds)]

    def forget_deeds(self, user: int) -> None:
        self.earned = {table: [one for one in earned if one.user != user] for table, earned in self.earned.items()}
        self.thrown = {table: [one for one in thrown if one.user != user] for table, thrown in self.thrown.items()}

    def _ended(self, table: int) -> float:
        ended = self.tables[table].ended
        assert ended is not None
        return ended

    def _of(self, user: int, guild: int | None, game: str | None) -> list[tuple[int, SeatOutcome]]:
        return [
            (table, result)
            for table in self.order
            if self._within(table, guild) and game in (None, self.tables[table].game)
            for result in self.all_results(table)
            if result.user == user
        ]

    def _within(self, table: int, guild: int | None) -> bool:
        return self.everywhere[table] if guild is None else self.tables[table].guild == guild

    def _past(self, user: int, guild: int | None, game: str) -> PlayerHistory:
        played = {self.tables[table].game for table, _ in self._of(user, guild, None)}
        won = frozenset(what for what in played if self._career(user, guild, what).wins)
        return PlayerHistory(self._career(user, guild, None), self._career(user, guild, game), won)

    def _career(self, user: int, guild: int | None, game: str | None) -> PastResults:
        games = wins = streak = lasts = week = weeks = 0
        for table, result in self._of(user, guild, game):
            places = [other.place for other in self.results[table]]
            last = len(places) > 2 and result.place == max(places) and not result.won and not result.left
            games, wins = games + 1, wins + result.won
            streak, lasts = (streak + 1 if result.won else 0), (lasts + 1 if last else 0)
            now = week_of(self._ended(table))
            weeks = weeks if games > 1 and now <= week else weeks + 1 if games > 1 and now == week + 1 else 1
            week = max(week, now) if games > 1 else now
        return PastResults(games, wins, streak, lasts, week, weeks)
