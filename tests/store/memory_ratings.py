"""Ratings and servers of the plain store: all is computed from the first table on whenever it is asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from bot.ratings import model
from bot.ratings.model import EncounterCount, PlayerRating, RatedSeat
from bot.storage import (
    CurrentRating,
    GuildSettings,
    LeaderboardPage,
    LeaderboardPosition,
    LeaderboardRow,
    RatingChange,
    RatingPoint,
    RatingUpdate,
    SeatOutcome,
    TableRow,
)
from tests.store.memory_substitutions import MemoryReliefs


class MemoryRatings(MemoryReliefs):
    results: dict[int, tuple[SeatOutcome, ...]]
    """In the order in which the tables ended."""
    servers: dict[int, GuildSettings]
    greeted: set[int]
    left: dict[int, float]
    """Since when the bot has not been in a server."""
    everywhere: dict[int, bool]
    deciders: Counter[tuple[int, int]]
    """Number of decisions that people took, by table and seat."""
    spared: Counter[tuple[int, int]]
    """Number of decisions that the clock took."""

    async def guild_settings(self, guild: int) -> GuildSettings:
        return self.servers.get(guild, GuildSettings())

    async def mark_arrived(self, guild: int, *, now: float) -> bool:
        self.left.pop(guild, None)
        new = guild not in self.greeted
        self.greeted.add(guild)
        self.servers.setdefault(guild, GuildSettings())
        return new

    async def sync_guilds(self, guilds: Collection[int], *, now: float, forget: float) -> bool:
        for guild in list(self.servers):
            if guild in guilds:
                self.left.pop(guild, None)
            elif self.left.setdefault(guild, now) < forget:
                del self.left[guild], self.servers[guild]
                self.greeted.discard(guild)
        return bool(self.left)

    async def ratings(self, user: int, *, guild: int | None) -> Sequence[CurrentRating]:
        games = ["", *sorted({table.game for table in self.tables.values()})]
        found = ((game, self._held(guild, game).get(user)) for game in games)
        return [CurrentRating(game, *held[:4]) for game, held in found if held is not None]

    async def rating_history(
        self, user: int, *, guild: int | None, game: str | None, limit: int
    ) -> Sequence[RatingPoint]:
        points = []
        for table, _, after in self._course(guild, game or "", ""):
            if user in after:
                assert table.ended is not None
                points.append(RatingPoint(table.ended, table.id, *after[user][:2]))
        return points[-limit:]

    async def rating_changes(self, table: int) -> Sequence[RatingChange]:
        asked = self.tables.get(table)
        for there, before, after in self._course(asked.guild, asked.game, "") if asked else ():
            if there.id == table:
                people = [seat.user for seat in there.seats if seat.user in after]
                return [
                    RatingChange(user, before.get(user, model.initial_rating())[:2], after[user][:2]) for user in people
                ]
        return []

    async def update_ratings(self, update: RatingUpdate) -> bool:
        return False

    async def rebuild_ratings(self) -> int:
        return sum(model.is_rated(self.tables[table].game, self._players(table)) for table in self.results)

    async def leaderboard_page(
        self, *, guild: int | None, game: str | None, period: str = "", newcomers: bool = False, limit: int, offset: int
    ) -> LeaderboardPage:
        settled, unsettled = self._order(guild, game, period)
        held, names = self._held(guild, game or "", period), self._names(guild)
        scores = {user: model.display_rating(*held[user][:2]) for user in held}
        lines = [
            LeaderboardRow(
                user,
                names[user],
                scores[user],
                held[user].games,
                held[user].wins,
                None if newcomers else 1 + sum(scores[other] > scores[user] for other in settled),
            )
            for user in (unsettled if newcomers else settled)
        ]
        return LeaderboardPage(lines[offset : offset + limit], len(settled), len(unsettled))

    async def leaderboard_position(
        self, user: int, *, guild: int | None, game: str | None, period: str = ""
    ) -> LeaderboardPosition | None:
        settled, unsettled = self._order(guild, game, period)
        if user in settled:
            return LeaderboardPosition(False, settled.index(user))
        return LeaderboardPosition(True, unsettled.index(user)) if user in unsettled else None

    def _order(self, guild: int | None, game: str | None, period: str = "") -> tuple[list[int], list[int]]:
        held = {user: held for user, held in self._held(guild, game or "", period).items() if user > 0}
        order = sorted(held, key=lambda user: (-model.display_rating(*held[user][:2]), user))
        ranked = [user for user in order if held[user].games >= model.SETTLED_AFTER]
        return ranked, [user for user in order if user not in ranked]

    def _names(self, guild: int | None) -> dict[int, str]:
        """Return the latest names of players, whatever they played."""
        there = [
            table
            for table in self.results
            if (self.everywhere[table] if guild is None else self.tables[table].guild == guild)
        ]
        there.sort(key=lambda table: (self.tables[table].ended, table))
        names: dict[int, str] = {}
        for table in there:
            names |= {one.user: one.name for one in (*self.tables[table].seats, *self.given_up.get(table, ()))}
        return names

    def _players(self, table: int) -> list[RatedSeat]:
        seats = self.tables[table].seats
        results = sorted(self.results[table], key=lambda result: result.seat)
        found, rated = list[RatedSeat](), self.rated(table)
        for one in results:
            level, first = seats[one.seat].level, rated.get(one.seat)
            if first is None:
                decided = self.deciders[table, one.seat]
                spared = 0 if level else self.spared[table, one.seat]
                gone = model.decided_too_little(self.tables[table].game, decided, spared)
                found.append(RatedSeat(one.user, one.place, one.won, one.left, level, decided, False, gone))
            else:
                found.append(RatedSeat(first.user, one.place, False, one.left, level, first.decisions, True))
        return found

    def _course(
        self, guild: int | None, game: str, period: str
    ) -> Iterator[tuple[TableRow, dict[int, PlayerRating], dict[int, PlayerRating]]]:
        """Each table that counts there, with the ratings before it and those of its people after it."""
        held: dict[int, PlayerRating] = {}
        met: dict[frozenset[int], EncounterCount] = {}
        games: Counter[int] = Counter()
        for table, players in ((self.tables[table], self._players(table)) for table in self.results):
            ended = table.ended
            assert ended is not None
            there = (table.guild, 0) if self.everywhere[table.id] else (table.guild,)
            if not model.is_rated(table.game, players) or (guild or 0) not in there:
                continue
            known = {user for user in games if games[user] >= model.SETTLED_AFTER}
            if model.RatingScope(guild or 0, game, period) in model.rating_scopes(
                table.guild, table.game, ended, everywhere=self.everywhere[table.id]
            ):
                after = model.rate_table(
                    table.game,
                    players,
                    held,
                    lambda one, other, at=ended: model.encounter_weight(met.get(frozenset((one, other))), at),  # type: ignore[misc]
                    known if not guild else None,
                )
                yield table, dict(held), after
                held.update(after)
            people = [player for player in players if player.level is None]
            # Everybody for whom a table counts has one rated game more.
            games.update(list(model.rate_table(table.game, players, {}, lambda one, other: 1.0, set())))
            users = [player.user for player in model.counted_seats(table.game, people)]
            for place, one in enumerate(users):
                for other in users[:place]:
                    pair = frozenset((one, other))
                    met[pair] = model.update_encounters(met.get(pair), ended)

    def _held(self, guild: int | None, game: str, period: str = "") -> dict[int, PlayerRating]:
        held: dict[int, PlayerRating] = {}
        for _, _, after in self._course(guild, game, period):
            held.update(after)
        return held
