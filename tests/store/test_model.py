"""A law: whatever is asked in whatever order, a store answers about tables as plain dictionaries would."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from bot.core.availability import QuietHours
from bot.storage import (
    GHOSTS,
    DeadlineUpdate,
    DiceTotals,
    RecordDigest,
    SeatDeadline,
    SeatOutcome,
    Store,
    StoreConflict,
    TableNotice,
)
from tests.store.conftest import HOMES, Home
from tests.store.memory import MemoryStore

tables = st.sampled_from([1, 2, 1, 2, 3, 1, 2, 4])
users = st.integers(11, 14)
channels = st.integers(7, 9)
guilds = st.sampled_from([500, 501])
games = st.sampled_from(["magic_numbers", "tie_die"])
messages = st.none() | st.integers(1000, 1003)
numbers = st.integers(-1, 4)
names = st.text(min_size=1, max_size=6)
nows = st.integers(0, 1000).map(float)
options = st.dictionaries(st.sampled_from(["first", "target"]), st.booleans() | st.integers(0, 9) | names)
clicks = st.sampled_from(["fresh", "fresh", "fresh", "the last again", "none"])
waits = st.builds(
    SeatDeadline,
    st.integers(0, 3),
    st.none() | nows | st.sampled_from([90_000.0, 250_000.0]),
    st.integers(0, 2),
    bank=st.none() | nows,
    remaining=st.none() | nows,
)
quiets = st.sampled_from(
    [
        QuietHours("Europe/Berlin", 1380, 480),
        QuietHours("UTC", 0, 900, (4, 5)),
        QuietHours("UTC+05:45", None, None, (3,)),
        QuietHours(),
    ]
)
ahead = st.sampled_from([0.0, 10.0, 2000.0, 90_000.0])
waitings = st.builds(DeadlineUpdate, st.none() | nows, st.lists(waits, max_size=2).map(tuple))
feats = st.tuples(users, st.sampled_from(["first-win", "hat-trick"]))
thrown = st.builds(DiceTotals, users, st.sampled_from([4, 6]), st.integers(1, 9), st.integers(9, 36))
rarely = st.sampled_from([False, False, False, True])


class LikeMemory(RuleBasedStateMachine):
    home: Callable[[Path], Home]
    place: Path
    every: int
    """After so many steps all tables are looked at, and in the end."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(dir=type(self).place)
        self.opened = AsyncExitStack()
        self.loop = asyncio.new_event_loop()
        self.reopen = type(self).home(Path(self.folder.name))
        self.store: Store = self.result_of(self.opened.enter_async_context(self.reopen()))
        self.memory = MemoryStore()
        self.click = 0
        self.ghost = GHOSTS
        self.steps = 0

    def teardown(self) -> None:
        try:
            self.all_answers_are_the_same()
            self.counted_again_everything_is_the_same()
        finally:
            self.result_of(self.opened.aclose())
            self.loop.close()
            self.folder.cleanup()

    def result_of(self, awaitable: Awaitable[Any]) -> Any:
        # Thousands of times: ``asyncio.Runner`` would prepare for Ctrl-C each time.
        return self.loop.run_until_complete(awaitable)

    def both(self, method: str, *args: Any, **kwargs: Any) -> None:
        async def answer(store: Store) -> Any:
            try:
                return await getattr(store, method)(*args, **kwargs)
            except (StoreConflict, ValueError) as refusal:
                return type(refusal), str(refusal)

        async def answers() -> tuple[Any, Any]:
            return await answer(self.store), await answer(self.memory)

        stored, remembered = self.result_of(answers())
        assert stored == remembered

    @initialize(game=games, seated=st.lists(st.permutations(range(11, 15)), min_size=2, max_size=2), data=st.data())
    def begin(self, game: str, seated: list[list[int]], data: st.DataObject) -> None:
        """Most of what there is to get wrong comes after the start, so two tables are ready to be played."""
        for table, people in enumerate(seated, start=1):
            self.create(guild=500, channel=6 + table, game=game, options={}, now=0.0)
            for user in people[: data.draw(st.integers(2, 4))]:
                self.sit(table, user=user, name=f"n{user}", joined=table, most=4)
            if data.draw(st.integers(0, 3)):
                self.begin_play(table, list(people), now=1.0)

    def begin_play(self, table: int, people: list[int], now: float) -> None:
        seated = {seat.user for seat in self.memory.tables[table].seats}
        order = [*(user for user in people if user in seated), *sorted(user for user in seated if user < 0)]
        levels = {user: "grudge" for user in order if user == -1}
        self.both("start", table, order=order, salt="salt", setup={"host": 0}, now=now, levels=levels)

    @rule(
        guild=guilds,
        channel=channels,
        game=games,
        options=options,
        now=nows,
        clock=st.sampled_from([0, 60, 86_400]),
        bank=st.sampled_from([0, 900]),
        rolls=st.booleans(),
        planning=st.booleans(),
        threaded=st.booleans(),
    )
    def create(self, **opening: Any) -> None:
        if len(self.memory.tables) < 4:
            self.both("create", rules=1, host=11, locale="en", seed=bytes(32), invited=[12], **opening)

    @rule(table=tables, user=users, name=names, joined=numbers, most=st.integers(2, 4))
    def sit(self, table: int, **sitting: Any) -> None:
        self.both("sit", table, locale="de", **sitting)

    @rule(table=tables, user=st.integers(-3, -1), most=st.integers(2, 4), level=st.sampled_from(["easy", "hard"]))
    def sit_computer(self, table: int, **sitting: Any) -> None:
        self.both("sit", table, name="Cocoa", joined=0, locale="de", **sitting)

    @rule(table=tables, clock=st.sampled_from([0, 60, 600]))
    def set_clock(self, table: int, clock: int) -> None:
        self.both("set_clock", table, clock)

    @rule(table=tables, rolls=st.booleans())
    def set_rolls(self, table: int, rolls: bool) -> None:
        self.both("set_rolls", table, rolls=rolls)

    @rule(table=tables, planning=st.booleans())
    def set_planning(self, table: int, planning: bool) -> None:
        self.both("set_planning", table, planning=planning)

    @rule(table=tables, user=users, plan=st.sampled_from(["rest end", "danger 20"]), step=st.sampled_from([0, 0, 1]))
    def set_premove(self, table: int, user: int, plan: str, step: int) -> None:
        number = len(self.memory.tables[table].actions) if table in self.memory.tables else 0
        self.both("set_premove", table, user, plan, n=number + step)
        self.both("delete_premove", table, user + step, n=number)

    @rule(table=tables, user=users, ago=st.integers(0, 2), told=st.booleans(), taken=st.booleans())
    def void_premove(self, table: int, user: int, ago: int, told: bool, taken: bool) -> None:
        number = len(self.memory.tables[table].actions) - ago if table in self.memory.tables else 0
        self.both("void_premove", table, user, "left", n=number)
        if told:
            self.both("mark_premove_told", table, user, n=number)
        if taken:
            self.both("delete_premove", table, user)

    @rule(table=tables, step=st.sampled_from([0, 0, 0, 1]), waiting=waitings)
    def wait_for(self, table: int, step: int, waiting: DeadlineUpdate) -> None:
        number = len(self.memory.tables[table].actions) + step if table in self.memory.tables else 1
        self.both("set_waiting", table, number, waiting)

    @rule(table=tables, user=users | st.just(-1), message=messages)
    def set_reminder_message(self, table: int, user: int, message: int | None) -> None:
        self.both("set_reminder_message", table, user, message)

    @rule(table=tables, step=st.sampled_from([0, 0, 0, 1]), paused=st.none() | nows, waiting=waitings)
    def stand_still(self, table: int, step: int, paused: float | None, waiting: DeadlineUpdate) -> None:
        number = len(self.memory.tables[table].actions) + step if table in self.memory.tables else 1
        self.both("pause", table, number, paused, waiting)
        self.both("mark_inactivity_notified", table, number)

    @rule(now=nows)
    def due_tables(self, now: float) -> None:
        self.both("due_tables", now)

    @rule(now=nows, most=st.integers(0, 3), later=nows)
    def take_due(self, now: float, most: int, later: float) -> None:
        self.both("take_due", now, most=most, until=now + later)

    @rule(table=tables, user=users | st.just(-1), interaction=st.none() | st.integers(1, 60), removed=rarely)
    def leave(self, table: int, user: int, interaction: int | None, removed: bool) -> None:
        self.both("leave", table, user, interaction=interaction, removed=removed)

    @rule(table=tables, options=options)
    def set_options(self, table: int, options: dict[str, Any]) -> None:
        self.both("set_options", table, options)

    @rule(table=tables, user=users)
    def set_host(self, table: int, user: int) -> None:
        self.both("set_host", table, user)

    @rule(table=tables, people=st.permutations(range(11, 15)), now=nows)
    def start(self, table: int, people: list[int], now: float) -> None:
        if table in self.memory.tables:
            self.begin_play(table, people, now)

    @rule(table=tables, people=st.lists(users, max_size=4), now=nows)
    def start_with_others(self, table: int, people: list[int], now: float) -> None:
        self.both("start", table, order=people, salt="salt", setup={}, now=now)

    @rule(table=tables, steps=st.lists(st.sampled_from([1, 1, 1, 1, 0, 2]), min_size=1), click=clicks, now=nows)
    def append(self, table: int, steps: list[int], click: str, now: float) -> None:
        for step in steps:
            self.act(table, step, click, now, None)

    @rule(table=tables, now=nows, waiting=waitings)
    def append_and_wait(self, table: int, now: float, waiting: DeadlineUpdate) -> None:
        self.act(table, 1, "none", now, None, waiting)

    @rule(
        table=tables, step=st.sampled_from([1, 1, 1, 0]), click=clicks, now=nows, winners=st.integers(0, 4), bad=rarely
    )
    def end(self, table: int, step: int, click: str, now: float, winners: int, bad: bool) -> None:
        seats = self.memory.tables[table].seats if table in self.memory.tables else ()
        results = [
            SeatOutcome(number, seat.user, 1 if number < winners else winners + 1, number < winners, number > 2)
            for number, seat in enumerate(seats)
        ]
        self.act(table, step, click, now, results[bad:])

    def act(
        self,
        table: int,
        step: int,
        click: str,
        now: float,
        results: list[SeatOutcome] | None,
        waiting: DeadlineUpdate | None = None,
    ) -> None:
        self.click += click == "fresh"
        number = len(self.memory.tables[table].actions) + step if table in self.memory.tables else 1
        interaction = None if click == "none" else self.click
        self.both(
            "append",
            table,
            number,
            seat=0,
            action="a",
            user=11,
            interaction=interaction,
            now=now,
            results=results,
            waiting=waiting,
        )

    @rule(
        table=tables,
        notice=st.builds(TableNotice, channels, st.integers(1000, 1003), st.sampled_from(["vote 1", "turn 0"])),
    )
    def note_notice(self, table: int, notice: TableNotice) -> None:
        self.both("note_notice", table, notice)

    @rule(table=tables, messages=st.sets(st.integers(1000, 1003), max_size=2))
    def retract_notices(self, table: int, messages: set[int]) -> None:
        self.both("retract_notices", table, messages)

    @rule(table=tables, now=nows, sure=rarely)
    def close(self, table: int, now: float, sure: bool) -> None:
        if sure:
            self.both("close", table, now=now)

    @rule(
        table=tables,
        number=numbers,
        message=messages,
        channel=channels,
    )
    def set_board_message(self, table: int, **shown: Any) -> None:
        self.both("set_board_message", table, **shown)

    @rule(table=tables, seat=st.integers(0, 3), number=numbers, message=messages, user=st.none() | users)
    def set_direct_message(self, table: int, seat: int, **shown: Any) -> None:
        self.both("set_direct_message", table, seat, channel=70, **shown)

    @rule(table=tables, unthread=rarely)
    def threads(self, table: int, unthread: bool) -> None:
        self.both("open_threads")
        if unthread:
            self.both("clear_thread", table)

    @rule(table=tables, wake=nows)
    def extend_wake(self, table: int, wake: float) -> None:
        self.both("extend_wake", table, wake)

    @rule(table=tables, step=st.sampled_from([0, 0, 0, 1]), now=nows, sure=rarely, bad=rarely)
    def end_in_draw(self, table: int, step: int, now: float, sure: bool, bad: bool) -> None:
        if sure and table in self.memory.tables:
            there = self.memory.tables[table]
            results = [SeatOutcome(number, seat.user, 1, False, False) for number, seat in enumerate(there.seats)]
            self.both(
                "end_in_draw",
                table,
                len(there.actions) + step,
                results=results[bad:],
                record_digest=RecordDigest("ab" * 32, ["x"]),
                now=now,
            )

    @rule(table=tables, user=users, luck=st.sampled_from(["", "ab" * 16]))
    def set_luck(self, table: int, user: int, luck: str) -> None:
        self.both("set_luck", table, user, luck)

    @rule(user=users, sure=rarely)
    def delete_user(self, user: int, sure: bool) -> None:
        if sure:
            self.ghost -= 1
            self.both("delete_user", user, ghost=self.ghost)

    @rule()
    def end_vacation(self) -> None:
        self.result_of(self.opened.aclose())
        self.store = self.result_of(self.opened.enter_async_context(self.reopen()))

    @invariant()
    def all_answers_stay_the_same(self) -> None:
        self.steps += 1
        if self.steps % type(self).every == 0:
            self.all_answers_are_the_same()

    def all_answers_are_the_same(self) -> None:
        for table in self.memory.tables:
            self.both("load", table)
            self.both("latest", table)
        for channel in range(7, 10):
            self.both("open_at", channel)
        for guild in (500, 501):
            self.both("open_in", guild)
        self.both("unfinished")
        self.both("due_tables", 500.0)

    def counted_again_everything_is_the_same(self) -> None:
        before = self.result_of(self.counts())
        self.result_of(self.store.recount_results())
        self.result_of(self.store.rebuild_ratings())
        assert self.result_of(self.counts()) == before

    async def counts(self) -> list[Any]:
        """Return what is counted along with every table that ends."""
        store, found = self.store, list[Any]()
        for guild in (None, 500, 501):
            for newcomers in (False, True):
                page = {"guild": guild, "game": None, "newcomers": newcomers}
                found.append(await store.leaderboard_page(limit=9, offset=0, **page))
            for user in range(11, 15):
                found.append(await store.game_tallies(user, guild=guild))
                found.append(await store.ratings(user, guild=guild))
                found.append(await store.rating_history(user, guild=guild, game=None, limit=9))
                for game in (None, "magic_numbers", "tie_die"):
                    found.append(await store.streaks(user, guild=guild, game=game))
                    found.append(await store.persona_records(user, guild=guild, game=game))
                    found.append(await store.rival_records(user, guild=guild, game=game, known=500))
        return found


@pytest.mark.parametrize("kind", HOMES)
def test_a_store_answers_as_plain_dictionaries_would(
    kind: str, share: Callable[[int, int], int], tmp_path: Path
) -> None:
    # What is asked of a server takes longer, and nearly all of it is the same code.
    served = kind == "postgres"
    every = share(1, 3 if served else 1)
    own = {"home": staticmethod(HOMES[kind]), "place": tmp_path, "every": every}
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        type("Machine", (LikeMemory,), own),
        settings=settings(max_examples=share(50, 5 if served else 12), stateful_step_count=40, deadline=None),
    )
