"""Counting finished games: what was earned and thrown at them, for profiles.

Tables that are over are counted once, in the order in which they ended; what was not, because the process ended in
between, is counted after the next start. All is made from the stored log, so that counting again comes to the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

import structlog
from msgspec import Struct

import games
from bot.core.errors import UserError
from bot.core.retry import retry_until_success
from bot.core.service import Service, StartContext
from bot.core.tasks import cancel_tasks
from bot.messages.board import BoardMessages
from bot.storage import (
    DiceTotals,
    EarnedAchievement,
    NotNext,
    Store,
    StoreError,
    StoreFailed,
    TableRow,
    UnreadableTable,
)
from bot.storage.repos.player_stats import week_of
from bot.table import session
from bot.table.deadlines import is_away
from bot.table.display_names import distinct_names
from bot.table.registry import TableRegistry
from games.achievements.context import FinishedGame, PlayerHistory, PlayerPerspective, dice_totals
from games.achievements.shared import achievements_of
from games.core import Seat
from games.core.record import RecordError, ReplayError
from games.core.table import Table

log = structlog.get_logger(__name__)

PATIENCE = 1.0
"""Seconds that a table's end waits to be counted; what takes longer is told as soon as it is known."""


class GameStats(Struct, frozen=True):
    """Achievements and dice totals that a finished table adds to profiles."""

    earned: tuple[EarnedAchievement, ...] = ()
    thrown: tuple[DiceTotals, ...] = ()


def game_stats(stored: TableRow, pasts: Mapping[tuple[int, int], PlayerHistory]) -> GameStats:
    """Return what players earned and rolled at a finished table; ``pasts`` by guild and user: ``UncountedTable``.

    Nothing is earned where all others had left, by players who left, by those for whom a computer sat in at
    the end, and in seats that have changed hands. A log that cannot be replayed any more has neither
    achievements nor dice.
    """
    try:
        table = Table(session.record_of(stored, distinct_names(sitting.name for sitting in stored.seats)))
        if stored.drawn:
            table.call_it_a_draw()
    except (RecordError, ReplayError, games.UnknownGame) as error:
        log.warning("table cannot be played again", table=stored.id, error=str(error))
        return GameStats()
    levels = [sitting.level for sitting in stored.seats]
    again = [seat for seat, sitting in enumerate(stored.seats) if sitting.user in stored.invited]
    assert stored.ended is not None
    tale = FinishedGame(table, levels, again=again, week=week_of(stored.ended))
    # A seat with two players in turn counts for neither's achievements nor dice.
    shared = {relief.seat for relief in stored.reliefs}
    people = {
        seat: sitting.user for seat, sitting in enumerate(stored.seats) if sitting.user > 0 and seat not in shared
    }
    thrown = [
        DiceTotals(people[seat], sides, count, total)
        for seat, kinds in sorted(dice_totals(tale).items())
        for sides, (count, total) in sorted(kinds.items())
        if seat in people
    ]
    return GameStats(tuple(_earned(stored, tale, people, pasts)), tuple(thrown))


def _earned(
    stored: TableRow, finished: FinishedGame, people: Mapping[Seat, int], pasts: Mapping[tuple[int, int], PlayerHistory]
) -> list[EarnedAchievement]:
    left = {seat for seat, action in stored.actions if action == "resign"}
    if finished.abandoned:
        return []
    found: list[EarnedAchievement] = []
    for seat, user in people.items():
        if seat in left or is_away(stored, seat):
            continue
        for guild in [where for where, who in pasts if who == user]:
            mine = PlayerPerspective(finished, seat, pasts[guild, user])
            for game in (None, stored.game):
                found += [
                    EarnedAchievement(guild, user, game or "", feat.key)
                    for feat in achievements_of(game)
                    if feat.earned(mine)
                ]
    return found


async def catch_up(store: Store, progress: Callable[[int], None] | None = None) -> int:
    """Count all tables that have not been, in their order. ``progress`` is called with each table; returns how many."""
    done = 0
    while (table := await store.next_uncounted()) is not None:
        counting = await store.load_uncounted(table)
        if counting is None:
            continue
        try:
            stored = await store.load(table)
            # Run in a thread: replaying a long game takes some milliseconds.
            found = GameStats() if stored is None else await asyncio.to_thread(game_stats, stored, counting.pasts)
        except StoreError:
            raise
        except UnreadableTable as error:
            log.warning("table cannot be played again", table=table, error=str(error))
            found = GameStats()
        except Exception:
            # A mistake in one rule must not keep all later tables from being counted; a rebuild corrects it.
            log.exception("counting achievements and dice failed; the table counts without them", table=table)
            found = GameStats()
        try:
            await store.count_table(table, earned=found.earned, thrown=found.thrown)
        except NotNext:
            # Another process was quicker.
            continue
        done += 1
        if progress:
            progress(table)
    return done


async def rebuild(store: Store, progress: Callable[[int], None] | None = None) -> int:
    """Count all finished tables again, in the order in which they ended; comes to the same as before.

    If it is broken off, the next start goes on with it. Returns how many tables were counted.
    """
    await store.reset_counted()
    return await catch_up(store, progress)


class StatsAggregator(Service):
    """Aggregator of tables as they end, one at a time, after all those that were left over."""

    def __init__(self, store: Store, tables: TableRegistry, boards: BoardMessages) -> None:
        self._store = store
        self._tables = tables
        self._boards = boards
        self._counting: asyncio.Task[None] | None = None
        self._late: set[asyncio.Task[None]] = set()

    async def ensure_counted(self, table: int) -> None:
        """Count that table before its end is shown. If that takes too long, it is shown again afterwards."""
        working = asyncio.create_task(self._until(table))
        done, _ = await asyncio.wait({working}, timeout=PATIENCE)
        if done:
            if not working.cancelled() and (error := working.exception()):
                log.warning("counting a table failed", table=table, error=str(error))
            return
        again = asyncio.create_task(self._show_again(table, working))
        self._late.add(again)
        again.add_done_callback(self._late.discard)

    async def start(self, context: StartContext) -> None:
        """Count what the last stop left over."""
        self.catch_up()

    def catch_up(self) -> None:
        """Begin to count what was left over, in the background."""
        if self._counting is None or self._counting.done():
            self._counting = asyncio.create_task(self._catch_up())

    async def wait_idle(self) -> None:
        """Wait until all tables that are being counted have been."""
        while tasks := [task for task in (self._counting, *self._late) if task is not None and not task.done()]:
            await asyncio.wait(tasks)

    async def stop(self) -> None:
        """Count no further; what is left over is counted after the next start."""
        await cancel_tasks([self._counting, *self._late])

    async def _until(self, table: int) -> None:
        while not await retry_until_success(
            "loading a count failed", lambda: self._store.is_counted(table), on=StoreFailed
        ):
            self.catch_up()
            assert self._counting is not None
            await asyncio.shield(self._counting)

    async def _catch_up(self) -> None:
        await retry_until_success("counting tables failed", lambda: catch_up(self._store), on=StoreFailed)

    async def _show_again(self, table: int, working: asyncio.Task[None]) -> None:
        await working
        if await retry_until_success(
            "loading a count failed", lambda: self._store.new_achievements(table), on=StoreFailed
        ):
            with suppress(UserError):
                self._boards.repaint(await self._tables.get(table), again=True)
