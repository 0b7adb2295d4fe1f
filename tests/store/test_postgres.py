"""PostgreSQL only: many concurrent writers, connections that break, and servers that refuse."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import psycopg
import pytest

from bot.storage import (
    BoardState,
    ChannelTaken,
    DeadlineUpdate,
    DirectMessageState,
    NotOwner,
    RecordDigest,
    SeatDeadline,
    StoreFailed,
    TableFull,
    TableNotice,
    open_store,
)
from bot.storage.backends.base import Database
from bot.storage.backends.postgres import (
    HOLD,
    PostgresStore,
    PostgresTransactions,
    advisory_lock_number,
)
from bot.storage.errors import PostgresFailed
from bot.storage.ops.lease import LEASE
from bot.storage.repos.substitutions import Substitute
from tests import postgres
from tests.store.people import ANN, BEN, CLEO, append, lobby, played, running, sit, won_by
from tests.store.test_lobby import loaded
from tests.time_limits import PATIENCE

Raw = psycopg.Connection[Any]
Made = Callable[[PostgresStore], Awaitable[int]]
Does = Callable[[PostgresStore, int], Awaitable[object]]
HERE, THERE = "elsewhere 1 aa", "elsewhere 2 bb"
FAR = 2**40
"""A channel in which nothing is opened otherwise."""


@pytest.fixture
def address() -> str:
    return postgres.made()


@pytest.fixture
async def store(address: str) -> AsyncIterator[PostgresStore]:
    async with open_store(address) as opened:
        assert isinstance(opened, PostgresStore)
        yield opened


@pytest.fixture
def other(address: str) -> Iterator[Raw]:
    """Another process, which does one statement after the other."""
    with postgres.raw(address) as db:
        yield db


async def waiting(other: Raw, number: int = 1) -> list[str]:
    """Wait until that many connections wait for a lock, and return their queries."""
    async with asyncio.timeout(PATIENCE):
        while True:
            # Within a transaction the server would tell the same again and again.
            other.execute("select pg_stat_clear_snapshot()")
            held = other.execute(
                "select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
                " order by query_start"
            ).fetchall()
            if len(held) >= number:
                return [query for (query,) in held]
            await asyncio.sleep(0.002)


async def beside(other: Raw, meanwhile: str, attempt: Awaitable[object], first: str) -> None:
    """Run ``meanwhile`` in a process that holds what ``first`` asks for, as soon as the attempt waits for it."""
    other.execute("begin")
    other.execute(first)
    attempting = asyncio.ensure_future(attempt)
    try:
        await waiting(other)
        other.execute(meanwhile)
        other.execute("commit")
    except BaseException:
        other.execute("rollback")
        attempting.cancel()
        raise
    await attempting


def held(table: int) -> str:
    return f"select id from tables where id = {table} for no key update"


# ---------------------------------------------------------------------- whoever changes a table holds its row


async def _voting(store: PostgresStore) -> int:
    table = await running(store, ANN, BEN)
    await store.open_vote(table, what="end", user=ANN, now=1.0, until=2.0)
    return table


async def _asked(store: PostgresStore, table: int) -> int:
    vote = (await loaded(store, table)).vote
    assert vote is not None
    return vote.id


async def _ballot(store: PostgresStore, table: int) -> None:
    await store.cast_ballot(table, await _asked(store, table), user=BEN, yes=True)


async def _decide(store: PostgresStore, table: int) -> None:
    await store.close_vote(table, await _asked(store, table), "passed", n=0)


def _lobby(store: PostgresStore) -> Awaitable[int]:
    return lobby(store, ANN, BEN)


def _playing(store: PostgresStore) -> Awaitable[int]:
    return running(store, ANN, BEN)


async def _planning(store: PostgresStore) -> int:
    table = await lobby(store, ANN, BEN)
    await store.set_planning(table, planning=True)
    await store.start(table, order=[ANN, BEN], salt="", setup={}, now=1.0)
    return table


HEIR = Substitute(CLEO, "Cleo", "en", 77)
WRITES: dict[str, tuple[Made, Does]] = {
    "append": (_playing, lambda store, table: append(store, table, 1)),
    "append, ending": (_playing, lambda store, table: append(store, table, 1, results=won_by(ANN, ANN, BEN))),
    "open_vote": (_playing, lambda store, table: store.open_vote(table, what="end", user=ANN, now=1.0, until=2.0)),
    "cast_ballot": (_voting, _ballot),
    "close": (_playing, lambda store, table: store.close(table, now=1.0)),
    "close_vote": (_voting, _decide),
    "end_in_draw": (
        _playing,
        lambda store, table: store.end_in_draw(
            table, 0, results=won_by(ANN, ANN, BEN), record_digest=RecordDigest("", ()), now=1.0
        ),
    ),
    "delete_user": (_playing, lambda store, table: store.delete_user(ANN, ghost=-(2**52))),
    "extend_wake": (_lobby, lambda store, table: store.extend_wake(table, 9.0)),
    "note_shown": (
        _playing,
        lambda store, table: store.note_shown([BoardState(table, 7, 8, 0)], [DirectMessageState(table, ANN, 9, 0)]),
    ),
    "offer_seat": (_playing, lambda store, table: store.offer_seat(table, ANN, invited=None, until=9.0)),
    "set_board_message": (
        _playing,
        lambda store, table: store.set_board_message(table, number=0, message=8, channel=FAR),
    ),
    "mark_inactivity_notified": (_playing, lambda store, table: store.mark_inactivity_notified(table, 0)),
    "pause": (_playing, lambda store, table: store.pause(table, 0, 1.0, DeadlineUpdate(None, ()))),
    "substitute": (
        _playing,
        lambda store, table: store.substitute(table, 1, seat=1, former=BEN, substitute=HEIR, bank=None, now=1.0),
    ),
    "note_notice": (_playing, lambda store, table: store.note_notice(table, TableNotice(1, 2, "turn 0"))),
    "retract_notices": (_playing, lambda store, table: store.retract_notices(table, [2])),
    "leave": (_lobby, lambda store, table: store.leave(table, BEN)),
    "set_clock": (_lobby, lambda store, table: store.set_clock(table, 60)),
    "set_host": (_lobby, lambda store, table: store.set_host(table, BEN)),
    "set_luck": (_lobby, lambda store, table: store.set_luck(table, BEN, "x")),
    "set_options": (_lobby, lambda store, table: store.set_options(table, {})),
    "set_planning": (_lobby, lambda store, table: store.set_planning(table, planning=True)),
    "set_premove": (_planning, lambda store, table: store.set_premove(table, ANN, "rest end", n=0)),
    "delete_premove": (_planning, lambda store, table: store.delete_premove(table, ANN)),
    "void_premove": (_planning, lambda store, table: store.void_premove(table, ANN, "left", n=0)),
    "mark_premove_told": (_planning, lambda store, table: store.mark_premove_told(table, ANN, n=0)),
    "set_rolls": (_lobby, lambda store, table: store.set_rolls(table, rolls=True)),
    "sit": (_lobby, lambda store, table: sit(store, table, CLEO)),
    "start": (_lobby, lambda store, table: store.start(table, order=[ANN, BEN], salt="", setup={}, now=1.0)),
    "mark_outdated": (_playing, lambda store, table: store.mark_outdated(table)),
    "set_waiting": (
        _playing,
        lambda store, table: store.set_waiting(table, 0, DeadlineUpdate(9.0, (SeatDeadline(0, 9.0, 0),))),
    ),
    "set_guess": (
        _playing,
        lambda store, table: store.set_guess(table, CLEO, "Cleo", (0.5, 0.5), closes=3, interaction=9, now=1.0),
    ),
    "score_guesses": (_playing, lambda store, table: store.score_guesses(table, {})),
    "withdraw_offer": (_playing, lambda store, table: store.withdraw_offer(table, ANN)),
    "set_direct_message": (
        _playing,
        lambda store, table: store.set_direct_message(table, 0, number=0, channel=1, message=2),
    ),
}

ONE_STATEMENT = {
    "mute",
    "begin_guide",
    "set_reminder_message",
    "set_share_card",
    "finish_repaint",
    "count_table",
    "add_note",
    "has_notes",
    "clear_thread",
    "set_puzzle",
}
ONE_STATEMENT |= {"add_closing_notices"}
READING = {
    "call_prefs",
    "guesses",
    "shown_guesses",
    "load_uncounted",
    "may_take_place",
    "refused_until",
    "new_achievements",
    "load",
    "latest_rematch",
    "rematch_chain",
    "share_card",
    "is_counted",
    "latest",
    "rating_changes",
    "check_substitution",
}
"""Methods with a table that change what they do not look at, or (``count_table``) stand in another line; or only
read."""


def test_every_write_to_a_table_is_tried() -> None:
    found = {
        name
        for name, method in inspect.getmembers(PostgresStore, inspect.iscoroutinefunction)
        if not name.startswith("_") and {"table", "painted"} & inspect.signature(method).parameters.keys()
    }
    assert {write.partition(",")[0] for write in WRITES} - {"delete_user"} == found - ONE_STATEMENT - READING


@pytest.mark.parametrize("write", WRITES)
async def test_whoever_changes_a_table_first_waits_for_its_row(store: PostgresStore, other: Raw, write: str) -> None:
    make, does = WRITES[write]
    table = await make(store)
    other.execute("begin")
    other.execute(held(table))
    doing = asyncio.ensure_future(does(store, table))
    try:
        (at,) = await waiting(other)
    finally:
        other.execute("rollback")
    # Nothing of the table was looked at before; where nothing is, the change itself waits.
    assert at == HOLD or at.split()[:2] == ["update", "tables"]
    await doing


async def test_the_last_seat_goes_to_one_of_two(store: PostgresStore, other: Raw) -> None:
    table = await lobby(store, ANN)
    with pytest.raises(TableFull):
        await beside(
            other,
            "insert into seats (table_id, user_id, position, name, joined, locale)"
            f" values ({table}, {BEN}, 1, '', 1, '')",
            sit(store, table, CLEO, most=2),
            held(table),
        )
    assert [seat.user for seat in (await loaded(store, table)).seats] == [ANN, BEN]


def alone(what: str, key: int = 0) -> str:
    return f"select pg_advisory_xact_lock({advisory_lock_number('public', what, key)})"


OPEN = f"""
    insert into tables (guild_id, channel_id, game, rules, options, host_id, locale, seed, created, invited)
    values (500, {FAR}, 'tie_die', 1, '{{}}', 11, '', '', 1, '[]')
"""


async def test_two_that_open_a_table_in_a_channel_come_one_after_the_other(store: PostgresStore, other: Raw) -> None:
    with pytest.raises(ChannelTaken):
        await beside(other, OPEN, lobby(store, channel=FAR), alone("channel", FAR))


async def test_a_table_is_not_moved_to_where_another_is_being_opened(store: PostgresStore, other: Raw) -> None:
    table = await running(store, ANN, BEN)
    moving = store.set_board_message(table, number=0, message=8, channel=FAR)
    with pytest.raises(ChannelTaken):
        await beside(other, "select 1", moving, f"{alone('channel', FAR)}; {OPEN}")


async def test_tables_that_end_at_once_end_one_after_the_other(store: PostgresStore, other: Raw) -> None:
    first, second = await running(store, ANN, BEN), await running(store, ANN, CLEO)
    await beside(
        other,
        f"update tables set status = 'over', ended = 1, ending = 1 where id = {first}",
        append(store, second, 1, results=won_by(ANN, ANN, CLEO)),
        alone("endings"),
    )
    assert other.execute("select ending from tables order by id").fetchall() == [(1,), (2,)]


@pytest.mark.parametrize("work", ["rebuild_ratings", "recount_results", "reset_counted"])
async def test_what_is_computed_again_waits_for_a_table_that_ends(store: PostgresStore, other: Raw, work: str) -> None:
    await beside(other, "select 1", getattr(store, work)(), alone("endings"))


async def test_a_table_is_counted_once(store: PostgresStore, other: Raw) -> None:
    await played(store, ANN, ANN, BEN)
    again = store.count_table(1, earned=[], thrown=[])
    with pytest.raises(Exception, match="not the next one"):
        await beside(other, "update tables set counted = 1", again, alone("endings"))


async def test_who_waits_for_another_who_waits_for_them_begins_again(store: PostgresStore, other: Raw) -> None:
    first, second = await running(store, ANN, BEN), await running(store, ANN, CLEO)
    begun = 0

    def work(db: Database) -> int:
        nonlocal begun
        begun += 1
        db.lock_rows(first)
        db.lock_rows(second)
        return db.execute("update tables set painted = 7 where id = $1", second)

    other.execute("set deadlock_timeout = '1min'")
    other.execute("begin")
    other.execute(held(second))
    doing = asyncio.ensure_future(store._write(work))
    await waiting(other)
    # Returns as soon as the server has ended the transaction of whoever waits already.
    await asyncio.to_thread(other.execute, held(first))
    other.execute("commit")
    assert await doing == 1
    assert begun > 1


async def test_what_is_read_together_is_of_one_moment(store: PostgresStore, other: Raw) -> None:
    table = await running(store, ANN, BEN)

    def work(db: Database) -> tuple[object, object]:
        before = db.row("select length from tables where id = $1", table)
        other.execute(f"update tables set length = 9 where id = {table}")
        return before, db.row("select length from tables where id = $1", table)

    before, after = await store._read(work)
    assert before == after


# ---------------------------------------------------------------------- one owner


async def test_nobody_takes_over_in_the_middle_of_what_another_writes(address: str, other: Raw) -> None:
    async with open_store(address) as old, open_store(address) as new:
        table = await running(old, ANN, BEN)
        await old.acquire(HERE, now=100.0)
        other.execute("begin")
        other.execute(held(table))
        acting = asyncio.ensure_future(append(old, table, 1))
        await waiting(other)
        taking = asyncio.ensure_future(new.acquire(THERE, now=101.0 + LEASE))
        await waiting(other, 2)
        assert not taking.done()
        # Whoever is at work says so meanwhile.
        assert (await old.heartbeat(100.0 + LEASE)).wanted == ""
        other.execute("commit")
        await acting
        # By then they have given a sign of life, so it would have been wrong to take over.
        assert await taking is None
        assert await new.acquire(THERE, now=100.0 + 3 * LEASE) is not None
        with pytest.raises(NotOwner):
            await append(old, table, 2)
        assert len((await loaded(new, table)).actions) == 1


async def test_a_process_that_stops_in_the_middle_is_no_obstacle_for_long(
    address: str, other: Raw, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.backends.postgres.IDLE_SECONDS", 0.2)
    async with open_store(address) as old, open_store(address) as new:
        table = await running(old, ANN, BEN)
        await old.acquire(HERE, now=100.0)
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()

        def work(db: Database) -> None:
            db.lock_rows(table)
            loop.call_soon_threadsafe(stopped.set)
            # Until the server has ended it.
            for _ in range(500):
                if not other.execute("select 1 from pg_stat_activity where state = 'idle in transaction'").fetchone():
                    break
                time.sleep(0.01)
            db.execute("update tables set painted = 99 where id = $1", table)

        writing = asyncio.ensure_future(old._write(work))
        await stopped.wait()
        assert await new.acquire(THERE, now=100.0 + 2 * LEASE) is not None
        await append(new, table, 1)
        with pytest.raises(StoreFailed):
            await writing
        with pytest.raises(NotOwner):
            await append(old, table, 2)
        assert (await loaded(new, table)).painted == -1


# ---------------------------------------------------------------------- connections that break


def cut(other: Raw) -> None:
    """End all connections of the server but this one, as in a restart."""
    other.execute(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
        " where datname = current_database() and pid <> pg_backend_pid()"
    )


async def test_after_the_server_was_started_again_nobody_notices_anything(store: PostgresStore, other: Raw) -> None:
    await store.acquire(HERE, now=100.0)
    table = await running(store, ANN, BEN)
    cut(other)
    await append(store, table, 1)
    cut(other)
    assert len((await loaded(store, table)).actions) == 1
    assert (await store.heartbeat(101.0)).wanted == ""


async def test_what_was_under_way_has_not_happened_and_the_next_is_done(store: PostgresStore, other: Raw) -> None:
    table = await running(store, ANN, BEN)
    other.execute("begin")
    other.execute(held(table))
    acting = asyncio.ensure_future(append(store, table, 1))
    await waiting(other)
    cut(other)
    other.execute("rollback")
    with pytest.raises(StoreFailed, match=r"nothing was changed\. See that the PostgreSQL server runs"):
        await acting
    assert (await loaded(store, table)).actions == ()
    await append(store, table, 1)


@contextlib.contextmanager
def away(store: PostgresStore) -> Iterator[None]:
    """Close the database to new connections."""
    name = store._main._address.partition("@/")[2].partition("?")[0]
    with postgres.raw(postgres.server().format("postgres")) as db:
        db.execute(f"alter database {name} allow_connections false")
        try:
            yield
        finally:
            db.execute(f"alter database {name} allow_connections true")


async def test_while_the_server_is_away_writing_fails_and_when_it_is_back_all_goes_on(
    store: PostgresStore, other: Raw
) -> None:
    table = await running(store, ANN, BEN)
    await store.acquire(HERE, now=100.0)
    with away(store):
        cut(other)
        for attempt in (append(store, table, 1), store.load(table), store.heartbeat(101.0)):
            with pytest.raises(PostgresFailed, match="not currently accepting connections"):
                await attempt
    assert (await store.heartbeat(102.0)).wanted == ""
    await append(store, table, 1)
    assert len((await loaded(store, table)).actions) == 1


@pytest.mark.parametrize("stored", [True, False])
async def test_where_the_connection_breaks_during_a_commit_the_server_is_asked_what_came_of_it(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    table = await running(store, ANN, BEN)
    await store.acquire(HERE, now=100.0)
    real = PostgresTransactions._commit

    def breaks(self: PostgresTransactions, db: Raw) -> None:
        monkeypatch.setattr(PostgresTransactions, "_commit", real)
        if stored:
            real(self, db)
        db.pgconn.finish()
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(PostgresTransactions, "_commit", breaks)
    with contextlib.nullcontext() if stored else pytest.raises(StoreFailed, match="nothing was changed"):
        await append(store, table, 1)
    assert len((await loaded(store, table)).actions) == stored


async def test_where_the_server_cannot_be_asked_either_nobody_says_that_nothing_was_changed(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.acquire(HERE, now=100.0)
    monkeypatch.setattr("bot.storage.backends.postgres.BUSY_SECONDS", 0.1)
    with contextlib.ExitStack() as gone:

        def breaks(self: PostgresTransactions, db: Raw) -> None:
            gone.enter_context(away(store))
            db.pgconn.finish()
            raise psycopg.OperationalError("server closed the connection unexpectedly")

        monkeypatch.setattr(PostgresTransactions, "_commit", breaks)
        with pytest.raises(StoreFailed, match="whether anything was changed is not known"):
            await store.keep_value("name", "value")


async def test_a_cancelled_caller_leaves_nothing_half_done(store: PostgresStore, other: Raw) -> None:
    table = await running(store, ANN, BEN)
    other.execute("begin")
    other.execute(held(table))
    acting = asyncio.ensure_future(append(store, table, 1))
    await waiting(other)
    # This one has not even begun.
    following = asyncio.ensure_future(append(store, table, 2))
    await asyncio.sleep(0)
    for doing in (acting, following):
        doing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await doing
    other.execute("rollback")
    assert len((await loaded(store, table)).actions) == 2


async def test_a_write_that_comes_when_the_store_is_closed_fails_like_any_other(address: str) -> None:
    async with open_store(address) as store:
        pass
    with pytest.raises(StoreFailed):
        await store.keep_value("name", "value")


async def test_an_error_does_not_tell_the_values_of_rows(store: PostgresStore) -> None:
    with pytest.raises(StoreFailed) as told:
        await store._write(
            lambda db: db.executemany("insert into kept (name, value) values ($1, '')", [("ann",), ("ann",)])
        )
    assert "duplicate key" in str(told.value)
    assert "ann" not in str(told.value)
