"""Puzzles in the plainest store there can be."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage import TableRow
from bot.storage.repos.puzzles import PuzzleAnswer


class MemoryPuzzles:
    tables: dict[int, TableRow]

    def __init__(self) -> None:
        super().__init__()
        self.puzzles: dict[int, tuple[str, int | None]] = {}
        self.puzzled: dict[tuple[int, int], tuple[int, bool]] = {}
        self.lenders: set[int] = set()

    async def puzzle(self, day: int) -> str | None:
        return self.puzzles[day][0] if day in self.puzzles else None

    async def set_puzzle(self, day: int, game: str, position: str, *, table: int | None) -> str:
        return self.puzzles.setdefault(day, (position, table))[0]

    async def puzzle_games(self, limit: int) -> Sequence[int]:
        last = max((table or 0 for _, table in self.puzzles.values()), default=0)
        found = [
            number
            for number, there in self.tables.items()
            if number > last
            and there.status == "over"
            and not there.reliefs
            and (people := {seat.user for seat in there.seats if seat.level is None})
            and people <= self.lenders
        ]
        return sorted(found, reverse=True)[:limit]

    async def answer_puzzle(self, user: int, day: int, choice: int, *, solved: bool) -> PuzzleAnswer:
        self.puzzled.setdefault((user, day), (choice, solved))
        found = await self.puzzle_answer(user, day)
        assert found is not None
        return found

    async def puzzle_answer(self, user: int, day: int) -> PuzzleAnswer | None:
        if (user, day) not in self.puzzled:
            return None
        streak, then = 0, day
        while self.puzzled.get((user, then), (0, False))[1]:
            streak, then = streak + 1, then - 1
        return PuzzleAnswer(*self.puzzled[user, day], streak)

    async def puzzle_answers(self, day: int) -> tuple[int, int]:
        answers = [solved for (_, then), (_, solved) in self.puzzled.items() if then == day]
        return len(answers), sum(answers)

    async def allow_puzzles(self, user: int, day: int | None) -> None:
        (self.lenders.discard if day is None else self.lenders.add)(user)

    async def allows_puzzles(self, user: int) -> bool:
        return user in self.lenders
