"""Tables in this process: loaded from the store, played on, and dropped when they get many."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace
from structlog.contextvars import bound_contextvars

import games
from bot.core.errors import GameMissing, UserError
from bot.core.instrumentation import failpoint
from bot.i18n import ListOf, missing_title
from bot.storage import (
    RELIEVE,
    UNDO,
    ActionConflict,
    AlreadyOver,
    DeadlineUpdate,
    DeliveredTwice,
    RecordDigest,
    SeatOutcome,
    SeatsChanged,
    Store,
    StoreFailed,
    TableRow,
    UnreadableTable,
)
from bot.table.deadlines import By, deadlines_after_action, now
from bot.table.emojis_and_links import NO_EMOJIS, AppEmojis
from bot.table.session import CannotReplay, TableSession
from bot.table.table_options import next_auto_roll
from bot.table.votes import replaceable_seats, takes_newcomers
from games.core import RESIGN, Action, IllegalAction, Ranking, Seat
from games.core.record import Frame, Record, digest
from games.core.seats import places
from games.core.table import Proposal

log = structlog.get_logger(__name__)

_KEPT = 500
"""Number of tables kept in memory. The rest is loaded again at the next click."""
_TRIES = 8
"""Number of tries to store an action against others that arrive at the same time."""


class ActionRefused(Exception):
    """The rules refuse the action; ``stale`` tells whether the button was from an earlier moment."""

    def __init__(self, session: TableSession, cause: IllegalAction, *, stale: bool) -> None:
        super().__init__(str(cause))
        self.session = session
        self.cause = cause
        self.stale = stale


class TableGameMissing(GameMissing):
    """The game of the table ``stored`` is not installed: the table is kept as it is, and cannot be looked at."""

    def __init__(self, stored: TableRow) -> None:
        super().__init__(missing_title(stored.game))
        self.stored = stored


class TableRegistry:
    """The tables, by number. What is in memory is a copy that may be dropped at any moment.

    If several processes share the tables, another process's table is never kept in memory, and one of our own is
    dropped from it when another process has written about it.
    """

    def __init__(self, store: Store, emojis: AppEmojis = NO_EMOJIS) -> None:
        self.store = store
        self.emojis = emojis
        self._live: OrderedDict[int, TableSession] = OrderedDict()
        self._newest: WeakValueDictionary[int, TableSession] = WeakValueDictionary()
        """Each table as it was last read, as long as anybody has it."""
        self._loading: dict[int, asyncio.Task[TableSession]] = {}
        """The newest load under way of each table. An older one may end later, and is not kept."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unreadable: set[int] = set()
        """Tables that cannot be replayed, or not now, once that is in the log."""
        self.fell_behind: Callable[[int], None] = lambda table: None
        """Called with a table at which the database has failed in the middle of something: what has been done there is
        stored, and the rest has still to follow."""

        self.buried: Callable[[TableRow], None] = lambda stored: None
        """Called with a table that is closed and of which no more can be said than that."""

    @asynccontextmanager
    async def lock(self, table: int) -> AsyncIterator[None]:
        """Hold a table, so that answers reach Discord in the order of the actions."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        async with lock:
            # All log messages inside are about that table, also those of later effects.
            with bound_contextvars(table=table):
                try:
                    if not self.store.owns_all_shards:
                        await self._drop_if_old(table)
                    yield
                except StoreFailed:
                    self.fell_behind(table)
                    raise

    def is_locked(self, table: int) -> bool:
        """Return whether the table's lock is held; then more of it may be stored than memory knows."""
        lock = self._locks.get(table)
        return lock is not None and lock.locked()

    async def refresh(self, table: int) -> None:
        """Drop a table from memory if another process has written about it.

        Called before it is shown to a caller that does not hold its lock.
        """
        if not self.store.owns_all_shards and await self.store.has_notes(table):
            # The table's holder is changing the session in memory.
            async with self.lock(table):
                pass

    async def _drop_if_old(self, table: int) -> None:
        if (table in self._live or table in self._loading) and await self.store.has_notes(table):
            self.drop([table])

    async def get(self, table: int) -> TableSession:
        """Return the table, from memory or from the store.

        Raises:
            TableGameMissing: its game is not installed.
            UserError: there is no such table, or it is over and cannot be played again from what is stored.
        """
        live = self._live.get(table)
        if live is not None:
            self._live.move_to_end(table)
            return live
        loading = self._loading.get(table)
        return await (self.reload(table) if loading is None else asyncio.shield(loading))

    async def reload(self, table: int, *, spare: bool = False) -> TableSession:
        """Load the table from the store, whatever is in memory; raises as ``get`` does.

        ``spare``: until the store has answered, the session in memory stays there for callers that only look.
        """
        if not spare:
            self._live.pop(table, None)
        loading = self._loading[table] = asyncio.create_task(self._load(table))
        try:
            # A caller that stops waiting does not cancel it for others.
            return await asyncio.shield(loading)
        finally:
            if self._loading.get(table) is loading:
                del self._loading[table]

    async def _load(self, table: int) -> TableSession:
        try:
            stored = await self.store.load(table)
            if stored is None:
                raise UserError("sorry-gone", repaint=True)
            if stored.game not in games.names():
                if table not in self._unreadable:
                    self._unreadable.add(table)
                    log.warning("table kept for later: its game is not installed", table=table, game=stored.game)
                raise TableGameMissing(stored)
            live = TableSession(stored, self.emojis, ours=self.store.owns_guild(stored.guild))
        except UnreadableTable as error:
            return await self._give_up(table, error.status)
        except CannotReplay:
            assert stored is not None
            if stored.status == "closed":
                # This version cannot even show it as closed.
                self.buried(stored)
                raise UserError("sorry-closed", repaint=True) from None
            return await self._give_up(table, stored.status)
        if live.ours and self._loading.get(table) is asyncio.current_task():
            self._live[table] = live
            if (before := self._newest.get(table)) is not None:
                before.newer = live
            self._newest[table] = live
        if len(self._live) > _KEPT:
            self._live.popitem(last=False)
        return live

    async def _give_up(self, table: int, status: str) -> TableSession:
        """Close an ongoing table whose stored data makes no game, and load it; other tables are not touched.

        A finished table stays as it is, and a ``UserError`` is raised.
        """
        going_on = status in ("lobby", "playing")
        if table not in self._unreadable:
            self._unreadable.add(table)
            fate = "table closed" if going_on else "finished game not shown"
            log.exception(f"{fate}: it cannot be played again from what is stored", table=table)
        if not going_on:
            raise UserError("sorry-unreadable") from None
        with suppress(AlreadyOver):
            await self.store.close(table, now=now())
        return await self._load(table)

    def revision(self, table: int) -> int | None:
        """Return the revision of the table in memory, or None if it is not there."""
        live = self._live.get(table)
        return None if live is None else live.revision

    def cached(self, table: int | None) -> TableSession | None:
        """Return the table if it is in memory, else None."""
        return None if table is None else self._live.get(table)

    def drop(self, tables: Iterable[int] | None = None) -> None:
        """Drop what is in memory, of those tables or of all."""
        for table in [*self._live, *self._loading] if tables is None else tables:
            self._live.pop(table, None)
            # A running load may be older than this.
            self._loading.pop(table, None)

    async def play(
        self,
        session: TableSession,
        seat: Seat,
        action: Action,
        *,
        turn: int | None,
        agreed: Callable[[Any], None] | None = None,
        user: int | None,
        interaction: int | None,
        by: By = "person",
        prefetch: Callable[[TableSession, Sequence[Frame]], None] | None = None,
    ) -> tuple[TableSession, Frame]:
        """Play an action: checked by the rules, stored, and only then part of the table.

        ``turn`` is how many actions had been played when the button was drawn (None: it was typed). ``agreed`` gets the
        seat's view and raises ``IllegalAction`` where the action would come to something else than the button said.
        ``user`` and ``interaction`` are None where a computer decided, and ``by`` tells why it did. ``prefetch`` gets
        what will happen if it can be stored, before that is tried. Where the table rolls for people, what is due then
        is rolled at once. Returns the table as it is now (another object if somebody was quicker and it had to be
        loaded again) and what the action did.

        Raises:
            UserError: the game is not running, or the button no longer means what it said.
            ActionRefused: the rules refuse it, or it is not what was agreed.
            DeliveredTwice: this very interaction has been carried out before.
        """
        if turn is not None and turn > session.action_count:
            session = await self.reload(session.id)
        holder = session.stored.seats[seat].user
        for _ in range(_TRIES):
            require_running(session)
            if session.stored.seats[seat].user != holder:
                # Another player has taken over that seat at this very moment, and now decides there.
                raise UserError("sorry-late" if user is None else "sorry-not-seated", repaint=True)
            if session.stored.paused is not None and action != RESIGN:
                raise UserError("sorry-paused", repaint=True)
            table = session.table
            assert table is not None
            stale = turn is not None and turn != session.action_count
            if turn is not None and session.acted_since(seat, turn):
                raise UserError("sorry-late", repaint=True)
            try:
                proposal = table.propose(seat, action)
                if agreed:
                    agreed(table.view(seat))
            except IllegalAction as error:
                raise ActionRefused(session, error, stale=stale) from None
            coming = predictable_proposals(session, proposal)
            failpoint("proposed")
            if prefetch:
                prefetch(session, [one.frame for one in coming])
            try:
                await self._append(session, proposal, by, user, interaction)
            except DeliveredTwice:
                raise
            except (ActionConflict, SeatsChanged):
                session = await self.reload(session.id)
                continue
            failpoint("committed")
            return await self.make_auto_rolls(session, coming[1:]), proposal.frame
        raise UserError("sorry-late", repaint=True)

    async def make_auto_rolls(self, session: TableSession, coming: Sequence[Proposal] = ()) -> TableSession:
        """Make the rolls that are due at a table which rolls for people; return the table as it is then.

        Each is stored like any other action; ``coming`` are those that were played out already. An action in between
        does no harm: what is still due then follows from what is stored, and the next caller finds it.
        """
        ahead = list(coming)
        try:
            while (due := next_auto_roll(session)) is not None:
                assert session.table is not None
                proposal = ahead.pop(0) if ahead else session.table.propose(due.seat, due.action)
                failpoint("rolling")
                try:
                    await self._append(session, proposal, "table", session.stored.seats[due.seat].user, None)
                except (ActionConflict, SeatsChanged):
                    return await self.reload(session.id)
                failpoint("rolled")
        except StoreFailed as error:
            log.error("automatic roll failed", table=session.id, error=str(error))
        return session

    async def _append(
        self, session: TableSession, proposal: Proposal, by: By, user: int | None, interaction: int | None
    ) -> None:
        """Store what is proposed, and only then make it part of the table; raises as ``Store.append`` does."""
        table, frame = session.table, proposal.frame
        assert table is not None
        assert frame.seat is not None
        assert frame.action is not None
        ranking, at = session.game.ranking(frame.state), now()
        left = session.resigned_seats | ({frame.seat} if frame.action == RESIGN else set())
        waiting = deadlines_after_action(session, frame.state, frame.seat, by, left, at=at)
        told = record_digest_of(table.record, (frame.seat, frame.action)) if ranking else None
        appended = await self.store.append(
            session.id,
            session.action_count + 1,
            seat=frame.seat,
            action=frame.action,
            user=user,
            interaction=interaction,
            now=at,
            results=seat_outcomes(session, ranking, left) if ranking else None,
            waiting=waiting,
            record_digest=told,
        )
        failpoint("stored")
        table.commit(proposal)
        session.apply(appended)

    async def set_waiting(self, session: TableSession, waiting: DeadlineUpdate) -> None:
        """Store that other players are waited for now, because a user asked for it.

        Raises:
            UserError: a player acted at that very moment.
        """
        try:
            session.apply(await self.store.set_waiting(session.id, session.action_count, waiting))
        except ActionConflict:
            await self.reload(session.id)
            raise UserError("sorry-late", repaint=True) from None

    async def reset_waiting(self, session: TableSession, waiting: DeadlineUpdate) -> None:
        """Store that other players are waited for now, as a result of something stored already.

        A failure to store is no user's error, and is made up for later. Nothing is needed where a player
        acted at that very moment, which has set the clock.
        """
        try:
            session.apply(await self.store.set_waiting(session.id, session.action_count, waiting))
        except ActionConflict:
            return
        except StoreFailed as error:
            log.error("setting deadlines failed", table=session.id, error=str(error))
            self.fell_behind(session.id)

    async def undo(self, session: TableSession, seat: Seat, *, turn: int, user: int, interaction: int) -> TableSession:
        """Take back the latest action of that seat: stored like an action, and only then undone. Return the table
        as it is now.

        Raises:
            UserError: something has happened since, or it cannot be taken back.
            DeliveredTwice: this very interaction has been carried out before.
        """
        require_running(session)
        table, at, waiting = session.table, now(), None
        assert table is not None
        if turn == session.action_count:
            if not can_undo(session, seat):
                raise UserError("sorry-no-undo", repaint=True)
            waiting = deadlines_after_action(
                session, table.frames[-2].state, seat, "person", session.resigned_seats, at=at
            )
        # If the table has changed since, the store knows whether it was this very interaction.
        failpoint("proposed")
        try:
            undone = await self.store.append(
                session.id,
                turn + 1,
                seat=seat,
                action=UNDO,
                user=user,
                interaction=interaction,
                now=at,
                waiting=waiting,
            )
        except ActionConflict:
            await self.reload(session.id)
            raise UserError("sorry-no-undo", repaint=True) from None
        failpoint("stored")
        session.take_back()
        session.apply(undone)
        failpoint("committed")
        return session


def predictable_proposals(session: TableSession, proposal: Proposal) -> list[Proposal]:
    """Return the proposal and the rolls that the table will make after it, as far as can be predicted."""
    assert session.table is not None
    found = [proposal]
    while (due := next_auto_roll(session, found[-1].frame.state)) is not None:
        found.append(session.table.propose(due.seat, due.action, found[-1]))
    return found


def can_undo(session: TableSession, seat: Seat) -> bool:
    """Return whether that seat can undo its own last action.

    It can if no player has learned anything by it or answered it, and nothing was undone here before (which
    would only play for time). At a paused table nothing can: the player who undid something would be waited
    for, and their time would run.
    """
    log = session.stored.actions
    return (
        session.stored.status == "playing"
        and session.stored.paused is None
        and session.table is not None
        and bool(log)
        and log[-1][0] == seat
        and log[-1][1] not in (UNDO, RELIEVE)
        and (len(log) < 2 or log[-2][1] != UNDO)
        and session.table.can_take_back()
    )


def require_running(session: TableSession) -> None:
    """Raise the ``UserError`` that fits if the table's game is not going on."""
    sentence = {"lobby": "sorry-not-started", "over": "sorry-over", "closed": "sorry-closed"}.get(session.stored.status)
    if sentence:
        raise UserError(sentence, repaint=True)


def seat_of_user(session: TableSession, user: int) -> Seat:
    """Return the user's seat at the table.

    Raises:
        UserError: they do not sit there.
    """
    seat = session.seat_of(user)
    if seat is None:
        free = replaceable_seats(session, now()) if takes_newcomers(session) else []
        if free and not any(relief.user == user for relief in session.stored.reliefs):
            names = tuple(session.chat_names[other] for other in free)
            raise UserError("sorry-not-seated-free", seats=ListOf(names, "or"))
        raise UserError("sorry-not-seated")
    return seat


def record_digest_of(record: Record, *last: tuple[Seat, Action]) -> RecordDigest:
    """Return the digest of a game's record once it is over, with that ``last`` action or by agreement."""
    whole = replace(record, actions=(*record.actions, *last))
    return RecordDigest(digest(whole) or "", whole.seats)


def seat_outcomes(
    session: TableSession, ranking: Ranking, left: Collection[Seat], *, drawn: bool = False
) -> list[SeatOutcome]:
    """Return the results to store, one for each seat. In a ``drawn`` game the first place is no win."""
    return [
        SeatOutcome(
            seat=seat,
            user=session.stored.seats[seat].user,
            place=place,
            won=place == 1 and not drawn,
            left=seat in left,
        )
        for seat, place in sorted(places(ranking).items())
    ]
