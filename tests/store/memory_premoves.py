"""Plans in the plainest store there can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.storage import LOBBY, ActionConflict, NotInLobby, NotSeated, OptionChange, StoredPremove, TableRow
from bot.storage.repos.tables import snowflake_time


def stays(wake: float | None, joined: int) -> float | None:
    """Return the clock's wake time for an open table after a player sits down, or None."""
    return None if wake is None else max(wake, snowflake_time(joined) + LOBBY)


class MemoryPlans:
    tables: dict[int, TableRow]

    async def set_planning(self, table: int, *, planning: bool, changes: Sequence[OptionChange] | None = None) -> None:
        there = self.tables.get(table)
        if there is None or there.status != "lobby":
            raise NotInLobby(table)
        noted = there.changes if changes is None else tuple(changes)
        self.tables[table] = replace(there, planning=planning, changes=noted, painted=-1)

    async def set_premove(self, table: int, user: int, plan: str, *, n: int) -> None:
        there = self.tables.get(table)
        if there is None or there.status != "playing" or len(there.actions) < n:
            raise ActionConflict(table, n + 1)
        if not there.planning or user not in [seat.user for seat in there.seats if seat.level is None]:
            raise NotSeated(table, f"user {user}")
        self._replan(table, lambda one: one.user != user, StoredPremove(user, plan, n))

    async def delete_premove(self, table: int, user: int, *, n: int | None = None) -> bool:
        return self._replan(table, lambda one: one.user != user or n not in (None, one.number))

    async def void_premove(self, table: int, user: int, why: str, *, n: int) -> bool:
        (there,) = self._made(table, user, n) or (None,)
        if there is None or there.void is not None:
            return False
        return self._replan(table, lambda one: one.user != user, replace(there, void=why))

    async def mark_premove_told(self, table: int, user: int, *, n: int) -> None:
        for there in self._made(table, user, n):
            self._replan(table, lambda one: one.user != user, replace(there, told=True))

    def _made(self, table: int, user: int, n: int) -> list[StoredPremove]:
        plans = self.tables[table].plans if table in self.tables else ()
        return [one for one in plans if (one.user, one.number) == (user, n)]

    def _replan(self, table: int, stays: Callable[[StoredPremove], bool], *new: StoredPremove) -> bool:
        before = self.tables[table].plans if table in self.tables else ()
        plans = sorted([*filter(stays, before), *new], key=lambda one: one.user)
        if table in self.tables:
            self.tables[table] = replace(self.tables[table], plans=tuple(plans))
        return tuple(plans) != before
