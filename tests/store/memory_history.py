"""Past games in the plainest store there can be."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage import PastGame, SeatOutcome, SeatResult, TableRow
from tests.store.memory_substitutions import MemoryReliefs


class MemoryArchive(MemoryReliefs):
    tables: dict[int, TableRow]
    results: dict[int, tuple[SeatOutcome, ...]]

    async def tables_without_card(self, *, channel: int | None = None, guild: int | None = None) -> Sequence[int]:
        done = [one for one in self.tables.values() if one.status in ("over", "closed")]
        behind = [one for one in done if one.painted < len(one.actions)]
        return [one.id for one in behind if channel == one.channel or guild == one.guild]

    async def past_games(
        self,
        user: int,
        *,
        guild: int | None,
        game: str | None,
        limit: int,
        before: int | None = None,
        after: int | None = None,
    ) -> Sequence[PastGame]:
        found = [
            self._past_game(self.tables[number])
            for number, results in sorted(self.results.items(), reverse=True)
            if user in {*(one.user for one in (*results, *self.given_up.get(number, ())))}
            and guild in (None, self.tables[number].guild)
            and game in (None, self.tables[number].game)
        ]
        if after is not None:
            newer = [past for past in found if past.table > after]
            return newer[max(0, len(newer) - limit) :]
        return [past for past in found if before is None or past.table < before][:limit]

    def _past_game(self, table: TableRow) -> PastGame:
        assert table.ended is not None
        places = [
            SeatResult(
                result.user,
                table.seats[result.seat].name,
                table.seats[result.seat].level,
                result.place,
                result.won,
                result.left,
            )
            for result in self.results[table.id]
        ]
        return PastGame(table.id, table.game, table.guild, table.channel, table.message, table.ended, tuple(places))
