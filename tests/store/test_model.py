"""A law: whatever is asked in whatever order, a store answers as plain dictionaries would."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from msgspec.structs import replace

from bot.core.availability import QuietHours
from bot.storage import (
    GHOSTS,
    ClosingNotice,
    DeadlineUpdate,
    DiceTotals,
    EarnedAchievement,
    Follow,
    GuildSettings,
    RecordDigest,
    SeatDeadline,
    SeatOutcome,
    StaleMessage,
    Store,
    StoreConflict,
    Substitute,
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
    """After so many steps all tables are looked at, and in the end. If it is one, everything is asked there."""

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
        self.time = 500.0

    def teardown(self) -> None:
        try:
            self.all_answers_are_the_same()
            self.all_counts_are_the_same()
            self.recount_results()
            self.all_counts_are_the_same()
        finally:
            self.result_of(self.opened.aclose())
            self.loop.close()
            self.folder.cleanup()

    def some(self, games: Sequence[str | None], number: int) -> Sequence[str | None]:
        """Of all games one, another for each ``number`` and from course to course, where not everything is asked."""
        first = (number + self.click + len(self.memory.tables)) % len(games)
        return games if type(self).every == 1 else games[first : first + 1]

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

    @rule(user=users, quiet=st.none() | quiets, ahead=ahead)
    def rest(self, user: int, quiet: QuietHours | None, ahead: float) -> None:
        self.time += ahead
        self.both("set_quiet", user, quiet, now=self.time)
        self.both("quiet", user)

    @rule(user=users, days=st.integers(1, 30), ahead=ahead)
    def leave_for_a_while(self, user: int, days: int, ahead: float) -> None:
        self.time += ahead
        self.both("start_vacation", user, self.time + days * 86_400.0, now=self.time)
        self.both("days_left", user, now=self.time)

    @rule(user=users, ahead=ahead)
    def is_back_early(self, user: int, ahead: float) -> None:
        self.time += ahead
        self.both("away_until", user, now=self.time)
        self.both("end_vacation", user, now=self.time)

    @rule(table=tables, user=users, muted=st.booleans(), soon=st.booleans())
    def mute(self, table: int, user: int, muted: bool, soon: bool) -> None:
        self.both("mute", table, user, muted)
        self.both("set_up_next", user, soon)
        self.both("reminder_prefs", user)

    @rule(table=tables, step=st.sampled_from([0, 0, 0, 1]), paused=st.none() | nows, waiting=waitings)
    def stand_still(self, table: int, step: int, paused: float | None, waiting: DeadlineUpdate) -> None:
        number = len(self.memory.tables[table].actions) + step if table in self.memory.tables else 1
        self.both("pause", table, number, paused, waiting)
        self.both("mark_inactivity_notified", table, number)

    @rule(guild=guilds, quiet=st.none() | quiets, bank=st.sampled_from([0, 900]))
    def settle_quiet(self, guild: int, quiet: QuietHours | None, bank: int) -> None:
        before = self.result_of(self.memory.guild_settings(guild))
        self.both("set_guild_settings", guild, replace(before, quiet=quiet, bank=bank), now=self.time)
        self.both("guild_settings", guild)

    @rule(now=nows)
    def due_tables(self, now: float) -> None:
        self.both("due_tables", now)

    @rule(now=nows, most=st.integers(0, 3), later=nows)
    def take_due(self, now: float, most: int, later: float) -> None:
        self.both("take_due", now, most=most, until=now + later)

    @rule(table=tables, user=users | st.just(-1), interaction=st.none() | st.integers(1, 60))
    def leave(self, table: int, user: int, interaction: int | None) -> None:
        self.both("leave", table, user, interaction=interaction)

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

    @rule(table=tables, seats=st.sets(st.integers(0, 2)), sentence=st.sampled_from(["vanished-channel", "vanished"]))
    def add_closing_notices(self, table: int, seats: set[int], sentence: str) -> None:
        self.both("add_closing_notices", table, seats, sentence)

    @rule(
        notice=st.builds(
            ClosingNotice, tables, st.integers(0, 2), st.just(""), tries=st.integers(0, 3), unsure=st.booleans()
        ),
        done=rarely,
    )
    def update_closing_notice(self, notice: ClosingNotice, done: bool) -> None:
        self.both("update_closing_notice", notice, done=done)

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
        leaves=st.sets(st.tuples(channels, st.integers(1000, 1003)), max_size=2),
    )
    def set_board_message(self, table: int, **shown: Any) -> None:
        self.both("set_board_message", table, **shown)

    @rule(stale=st.builds(StaleMessage, tables, channels, st.integers(1000, 1003)))
    def clear_stale_message(self, stale: StaleMessage) -> None:
        self.both("clear_stale_message", stale)

    @rule(table=tables, seat=st.integers(0, 3), number=numbers, message=messages, user=st.none() | users)
    def set_direct_message(self, table: int, seat: int, **shown: Any) -> None:
        self.both("set_direct_message", table, seat, channel=70, **shown)

    @rule(table=tables, user=users, now=nows, about=st.sampled_from([None, 1]))
    def open_vote(self, table: int, user: int, now: float, about: int | None) -> None:
        what = "end" if about is None else "remove"
        self.both("open_vote", table, what=what, user=user, now=now, until=now + 9, about=about)

    @rule(table=tables, seat=st.sampled_from([0, 0, 1]), user=users, click=clicks, step=st.sampled_from([1, 1, 1, 0]))
    def substitute(self, table: int, seat: int, user: int, click: str, step: int) -> None:
        self.click += click != "the last again"
        there = self.memory.tables.get(table)
        former = there.seats[seat].user if there and seat < len(there.seats) else 11
        n = len(there.actions) + step if there else 1
        substitute = Substitute(user, f"H{user}", "de", self.click)
        self.both("substitute", table, n, seat=seat, former=former, substitute=substitute, bank=2.5, now=self.time)
        self.both("check_substitution", table, 11)

    @rule(table=tables, user=users, invited=st.none() | users, sure=rarely)
    def offer_seat(self, table: int, user: int, invited: int | None, sure: bool) -> None:
        self.both("offer_seat", table, user, invited=invited, until=900.0)
        if sure:
            self.both("withdraw_offer", table, user)

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

    @rule(table=tables, vote=st.integers(1, 3), user=users, yes=st.booleans())
    def cast_ballot(self, table: int, vote: int, user: int, yes: bool) -> None:
        self.both("cast_ballot", table, vote, user=user, yes=yes)

    @rule(table=tables, vote=st.integers(1, 3), state=st.sampled_from(["passed", "refused", None]), n=numbers)
    def close_vote(self, table: int, vote: int, state: str | None, n: int) -> None:
        self.both("close_vote", table, vote, state, n=n)

    @rule(table=tables, user=users, luck=st.sampled_from(["", "ab" * 16]))
    def set_luck(self, table: int, user: int, luck: str) -> None:
        self.both("set_luck", table, user, luck)

    @rule(user=users, day=st.none() | st.integers(28, 32), month=st.none() | st.integers(0, 13), now=nows)
    def set_birthday(self, user: int, day: int | None, month: int | None, now: float) -> None:
        # Which words say that a day does not exist is nobody's business; that both refuse it is checked elsewhere.
        if (day is None) == (month is None) and day != 32 and month not in (0, 13):
            # The years go by in jumps, so that some changes are too many and others are not.
            self.both("set_birthday", user, month, day, now=now * 86_400.0)

    @rule(user=users, how=st.sampled_from(["turn", "half", "message", "never"]))
    def set_reminders(self, user: int, how: str) -> None:
        self.both("set_reminders", user, how)

    @rule(user=users, game=games, stop=rarely)
    def hint(self, user: int, game: str, stop: bool) -> None:
        if stop:
            self.both("stop_hints", user)
        else:
            self.both("count_hint", user, game)
        self.both("hint_count", user, game)

    @rule(user=users, other=users, take_back=st.booleans())
    def block(self, user: int, other: int, take_back: bool) -> None:
        self.both("unblock" if take_back else "block", user, other)

    @rule(user=users, sure=rarely)
    def delete_user(self, user: int, sure: bool) -> None:
        if sure:
            self.ghost -= 1
            self.both("delete_user", user, ghost=self.ghost)

    @rule(message=st.integers(1000, 1003), done=st.booleans())
    def finish_deletion(self, message: int, done: bool) -> None:
        self.both("finish_deletion", 70, message, done=done)

    @rule()
    def recount_results(self) -> None:
        self.result_of(self.store.recount_results())
        self.both("rebuild_ratings")

    @rule()
    def end_vacation(self) -> None:
        self.result_of(self.opened.aclose())
        self.store = self.result_of(self.opened.enter_async_context(self.reopen()))

    @rule(table=st.none() | tables, feats=st.lists(feats), thrown=st.lists(thrown))
    def count_table(self, table: int | None, feats: list[tuple[int, str]], thrown: list[DiceTotals]) -> None:
        """Count the table whose turn it is, or another one."""
        self.both("next_uncounted")
        if table is None:
            table = self.result_of(self.memory.next_uncounted()) or 1
        self.both("load_uncounted", table)
        self.both("is_counted", table)
        there = self.memory.tables.get(table)
        earned = [
            EarnedAchievement(guild, user, "", feat)
            for user, feat in feats
            for guild in (0, there.guild if there else 0)
        ]
        once = {(one.guild, one.user, one.feat): one for one in earned}
        kinds = {(throw.user, throw.sides): throw for throw in thrown}
        self.both("count_table", table, earned=list(once.values()), thrown=list(kinds.values()))

    @rule()
    def reset_counted(self) -> None:
        self.both("reset_counted")

    @rule(guild=guilds, everywhere=st.booleans(), follow=st.sampled_from(get_args(Follow)))
    def set_guild_settings(self, guild: int, everywhere: bool, follow: Follow) -> None:
        channels = (7, 8) if everywhere else ()
        self.both(
            "set_guild_settings",
            guild,
            GuildSettings(
                channels, not everywhere, 60, everywhere, "de", everywhere, 5, banter=everywhere, follow=follow
            ),
        )

    @rule(guild=guilds, now=nows)
    def mark_arrived(self, guild: int, now: float) -> None:
        self.both("mark_arrived", guild, now=now)

    @rule(there=st.sets(guilds), now=nows, forget=nows)
    def sync_guilds(self, there: set[int], now: float, forget: float) -> None:
        self.both("sync_guilds", there, now=now, forget=forget)
        for guild in (500, 501):
            self.both("guild_settings", guild)

    @rule(
        guild=st.none() | guilds,
        game=st.none() | games,
        period=st.sampled_from(["", "1970Q1", "1970-01", "1970-02"]),
        newcomers=st.sampled_from([True, True, False]),
        limit=st.integers(1, 3),
        offset=st.integers(0, 3),
    )
    def leaderboard_page(self, **page: Any) -> None:
        self.both("leaderboard_page", **page)

    @rule(user=users | st.just(-1), guild=st.none() | guilds, game=st.none() | games)
    def leaderboard_position(self, user: int, guild: int | None, game: str | None) -> None:
        self.both("leaderboard_position", user, guild=guild, game=game)

    @rule(user=users, guild=st.none() | guilds)
    def game_tallies(self, user: int, guild: int | None) -> None:
        self.both("game_tallies", user, guild=guild)

    @rule(
        user=users | st.just(-1),
        guild=st.none() | guilds,
        game=st.none() | games,
        limit=st.integers(0, 3),
        before=st.none() | st.integers(0, 5),
        after=st.none() | st.integers(0, 5),
    )
    def past_games(self, user: int, **page: Any) -> None:
        self.both("past_games", user, **page)

    @invariant()
    def all_answers_stay_the_same(self) -> None:
        self.steps += 1
        if self.steps % type(self).every == 0:
            self.all_answers_are_the_same()

    def all_answers_are_the_same(self) -> None:
        for table in self.memory.tables:
            self.both("load", table)
        self.both("unfinished")
        self.both("due_tables", 500.0)
        self.both("pending_deletions")
        self.both("closing_notices")
        self.both("stale_messages")

    def all_counts_are_the_same(self) -> None:
        for channel in range(7, 10):
            self.both("open_at", channel)
            self.both("tables_without_card", channel=channel)
        for guild in (500, 501):
            self.both("open_in", guild)
            self.both("tables_without_card", guild=guild)
        for guild in (None, 500, 501):
            for user in range(11, 15):
                self.game_tallies(user, guild)
                self.both("past_games", user, guild=guild, game=None, limit=9)
                self.both("ratings", user, guild=guild)
                self.both("rating_history", user, guild=guild, game=None, limit=2)
                self.leaderboard_position(user, guild, None)
            for newcomers in (False, True):
                self.both("leaderboard_page", guild=guild, game=None, newcomers=newcomers, limit=9, offset=0)
        for user in range(11, 15):
            self.both("open_seats", user)
            self.both("open_tables", user)
            self.both("blocked", user)
            self.both("blocked_among", user, range(11, 15))
        for table in range(1, 6):
            self.both("rating_changes", table)
        for guild in (500, 501):
            self.both("guild_settings", guild)
        self.both("birthdays", range(11, 15))
        for guild in (None, 500, 501):
            for user in range(11, 15):
                for game in self.some((None, "magic_numbers", "tie_die"), user + (guild or 0)):
                    for asked in ("achievement_counts", "streaks", "dice_totals", "persona_records"):
                        self.both(asked, user, guild=guild, game=game)
                    self.both("rival_records", user, guild=guild, game=game, known=500)
        for table in self.memory.tables:
            self.both("new_achievements", table)
        self.both("next_uncounted")


@pytest.mark.parametrize("kind", [kind for kind in HOMES if kind != "memory"])
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
