"""Everything that is known of a person is handed out, and forgotten to the last byte."""

from __future__ import annotations

import ast
import io
import json
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.storage import GHOSTS, SeatOutcome, SqliteStore, Store, open_store
from bot.storage.backends import sqlite
from bot.storage.backends.sqlite import SqliteDatabase, open_database
from bot.storage.personal_data import (
    CARRIED_ON,
    LISTS,
    NOT_THEIRS,
    OUTLIVES,
    PERSONS,
    USER,
    WITHHELD,
    deletion_statements,
    personal_columns,
    undeclared_columns,
)
from bot.storage.repos.user_prefs import YEAR
from tests.project.source_tree import ROOT
from tests.store.people import ANN, BEN, CLEO, GUILD, append, lobby, played, running
from tests.store.test_lobby import loaded
from tests.store.test_query_plans import plan, walks

ME = 1_234_567_890_123_456_789
GHOST = GHOSTS - 77
LATER = """
    create table trophies (guild_id bigint not null, user_id bigint not null, weight double precision not null,
                          primary key (user_id, guild_id));
    create table achievements (user_id bigint primary key, story text not null);
"""
"""Tables as somebody might add them later, without a word to anybody."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sleepover.db"


def everywhere(path: Path, user: int) -> None:
    """Put that id into every column that can hold a person's: a row of its own for each."""
    number = count(1000)
    with closing(open_database(path)) as raw:
        raw.execute("pragma ignore_check_constraints = on")
        raw.execute("pragma foreign_keys = off")
        db = SqliteDatabase(raw)
        for column in [*((one.table, one.name) for one in personal_columns(db)), *_lists()]:
            row: dict[str, Any] = {}
            for table, name, kind in db.columns():
                if table != column[0]:
                    continue
                row[name] = "lobby" if name == "status" else "[]" if name == "invited" else f"t{next(number)}"
                if "text" not in kind:
                    row[name] = next(number)
                if name == "table_id":
                    row[name] = 7
            row[column[1]] = json.dumps([5, user]) if column in _lists() else user
            marks = ", ".join("?" for _ in row)
            raw.execute(f"insert into {column[0]} ({', '.join(row)}) values ({marks})", list(row.values()))


def _lists() -> list[tuple[str, str]]:
    return [(table, name) for table, _, name in (path.partition(".") for path in sorted(LISTS))]


def holding(path: Path, user: int) -> list[str]:
    """Return the columns in which that user id is stored, alone or in a text."""
    with closing(sqlite3.connect(path)) as raw:
        return [
            f"{table}.{name}"
            for table, name, _ in SqliteDatabase(raw).columns()
            if raw.execute(f"select 1 from {table} where cast({name} as text) like ?", [f"%{user}%"]).fetchone()
        ]


def traces(path: Path, user: int) -> list[tuple[str, bytes]]:
    """Return the files whose raw bytes hold that user id, each with the form found."""
    sought = (str(user).encode(), user.to_bytes(8, "big"), *([user.to_bytes(6, "big")] if user < 1 << 47 else []))
    return [
        (file.name, needle)
        for file in path.parent.glob(f"{path.name}*")
        for needle in sought
        if needle in file.read_bytes()
    ]


def test_it_is_said_of_every_column_whether_it_can_hold_a_person(path: Path) -> None:
    with closing(open_database(path)) as raw:
        assert undeclared_columns(SqliteDatabase(raw)) == [], "say so in bot/storage/personal_data.py"
        there = {f"{table}.{name}" for table, name, _ in SqliteDatabase(raw).columns()}
    assert there >= PERSONS | LISTS | CARRIED_ON | NOT_THEIRS | WITHHELD


def test_a_column_of_which_nobody_has_said_it_is_seen(path: Path) -> None:
    with closing(open_database(path)) as raw:
        raw.executescript(LATER)
        raw.execute("create table duels (user_id bigint, other_id integer, winner bigint, games integer)")
        db = SqliteDatabase(raw)
        assert undeclared_columns(db) == ["achievements.story", "duels.other_id", "duels.winner"]
        found = {column.path for column in personal_columns(db)}
        assert {"trophies.user_id", "achievements.user_id", "duels.user_id", "seats.user_id"} <= found


def test_everything_of_a_person_is_found_by_an_index(path: Path) -> None:
    with closing(open_database(path)) as db:
        for statement in deletion_statements(SqliteDatabase(db)):
            assert [step for step in plan(db, statement) if walks(db, step)] == [], statement


@pytest.mark.parametrize("later", ["", LATER], ids=["as it is", "with tables added later"])
async def test_whoever_stands_everywhere_is_forgotten_everywhere(path: Path, later: str) -> None:
    async with open_store(path):
        """What is computed when an older file is opened has been."""
    with closing(open_database(path)) as raw:
        raw.executescript(later)
    everywhere(path, ME)
    before = holding(path, ME)
    with closing(sqlite3.connect(path)) as raw:
        every = {f"{table}.{name}" for table, name, _ in SqliteDatabase(raw).columns() if name == USER}
    assert set(before) == every | PERSONS | LISTS
    assert traces(path, ME)
    async with open_store(path) as store:
        await store.delete_user(ME, ghost=GHOST)
        assert set(holding(path, ME)) == OUTLIVES, "an operator's block keeps the id as long as it lasts"
        with closing(sqlite3.connect(path)) as raw, raw:
            raw.execute("delete from banned_users where user_id = ?", [ME])
        await store.erase_traces(ME)
        assert traces(path, ME) == []
    assert holding(path, ME) == []
    assert set(holding(path, GHOST)) == CARRIED_ON | {"departures.ghost"}
    assert holding(path, 5) != [], "others stay"


async def life(store: Store, *, games: int, now: float = 0.0) -> list[int]:
    """Ann plays a lot, with others and under changing names, and sets all there is."""
    await store.set_birthday(ME, 2, 29, now=now)
    await store.set_reminders(ME, "turn")
    await store.count_hint(ME, "tie_die")
    await store.stop_hints(ME)
    await store.begin_guide(ME, 1, now=now)
    await store.set_puzzle(739000, "tie_die", "{}", table=None)
    await store.answer_puzzle(ME, 739000, 2, solved=True)
    await store.allow_puzzles(ME, 739000)
    names = {ME: "Ann", BEN: "Ben", CLEO: "Cleo"}
    tables = [await played(store, (ME, BEN, CLEO)[number % 3], ME, BEN, CLEO, names=names) for number in range(games)]
    await store.block(ME, BEN)
    await store.block(CLEO, ME)
    return tables


async def standing(store: Store) -> list[tuple[int, str, int, int, int]]:
    """Return the lines of the leaderboard, without their places."""
    page = await store.leaderboard_page(guild=None, game=None, newcomers=True, limit=9, offset=0)
    return [(line.user, line.name, line.score, line.games, line.wins) for line in page.lines]


async def test_others_go_on_as_if_nobody_had_been_forgotten(tmp_path: Path) -> None:
    """A game that ends afterwards counts for them as it would have, ratings too."""
    after = []
    for forgotten in (False, True):
        async with open_store(tmp_path / f"{forgotten}.db") as store:
            await life(store, games=3)
            table = await lobby(store, BEN)
            await store.sit(table, user=ME, name="Ann", joined=9, locale="en", most=3)
            await store.sit(table, user=CLEO, name="Cleo", joined=10, locale="en", most=3)
            await store.start(table, order=[BEN, ME, CLEO], salt="", setup={}, now=500.0)
            if forgotten:
                await store.delete_user(ME, ghost=GHOST)
            places = ((BEN, 2), (GHOST if forgotten else ME, 3), (CLEO, 1))
            results = [SeatOutcome(seat, user, place, place == 1, False) for seat, (user, place) in enumerate(places)]
            await append(store, table, 1, now=900.0, results=results)
            after.append([await store.ratings(user, guild=guild) for user in (BEN, CLEO) for guild in (None, GUILD)])
    assert after[0] == after[1]


async def test_others_keep_their_games_places_and_numbers(store: Store) -> None:
    first, second = await life(store, games=2)
    board = await standing(store)
    profile = await store.game_tallies(BEN, guild=None)
    ratings = [await store.ratings(user, guild=GUILD) for user in (BEN, CLEO)]
    before = await loaded(store, first)
    assert sorted(await store.delete_user(ME, ghost=GHOST)) == [first, second]
    for _ in range(2):
        assert await standing(store) == [line for line in board if line[0] != ME]
        assert await store.game_tallies(BEN, guild=None) == profile
        assert [await store.ratings(user, guild=GUILD) for user in (BEN, CLEO)] == ratings
        assert await store.game_tallies(ME, guild=None) == await store.game_tallies(GHOST, guild=None) == []
        assert await store.ratings(ME, guild=GUILD) == []
        await store.recount_results()
        await store.rebuild_ratings()
    for table in (first, second):
        stored = await loaded(store, table)
        assert [(seat.user, seat.name) for seat in stored.seats] == [(GHOST, ""), (BEN, "Ben"), (CLEO, "Cleo")]
        assert stored.seats[0].is_deleted_user
        assert stored.actions == before.actions
        assert stored.salt == before.salt
    assert await store.birthdays([ME]) == {}
    assert await store.reminders(ME) == "half"
    assert await store.hint_count(ME, "tie_die") == 0
    assert await store.blocked(CLEO) == []


async def test_a_newcomer_starts_afresh_and_can_be_forgotten_again_as_somebody_else(store: Store) -> None:
    await life(store, games=1)
    await store.delete_user(ME, ghost=GHOST)
    table = await lobby(store, BEN)
    await store.sit(table, user=ME, name="Ann", joined=5, locale="en", most=4)
    assert [one.id for one in await store.open_seats(ME)] == [table]
    await store.delete_user(ME, ghost=GHOST - 1)
    assert [seat.user for seat in (await loaded(store, table)).seats] == [BEN, GHOST - 1]
    assert [seat.user for seat in (await loaded(store, 1)).seats] == [GHOST, BEN, CLEO]


async def test_boards_of_finished_games_become_repaints_without_the_persons_id(store: Store) -> None:
    first, second = [await played(store, ANN, ANN, BEN) for _ in range(2)]
    for table in (first, second):
        await store.set_board_message(
            table, number=1, message=5000 + table, channel=(await loaded(store, table)).channel
        )
    assert await store.pending_repaints() == []
    await store.delete_user(ANN, ghost=GHOSTS)
    assert await store.pending_repaints() == [(second, 0), (first, 0)]
    assert (await loaded(store, first)).painted >= 0, "it is not behind: nothing is missing on it"
    await store.finish_repaint(second, done=False)
    assert await store.pending_repaints() == [(first, 0), (second, 1)]
    await store.finish_repaint(first, done=True)
    await store.delete_user(BEN, ghost=GHOSTS - 1)
    assert await store.pending_repaints() == [(second, 0), (first, 0)]


async def test_messages_to_a_forgotten_person_become_retractions_without_their_id(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await store.set_direct_message(table, 0, number=0, channel=70, message=1000, user=ANN)
    await store.set_direct_message(table, 1, number=0, channel=71, message=1001, user=BEN)
    await store.set_reminder_message(table, ANN, 1002, channel=70)
    await store.delete_user(ANN, ghost=GHOST)
    assert await store.pending_deletions() == [(70, 1000, 0), (70, 1002, 0)]
    seat = (await loaded(store, table)).seats[0]
    assert (seat.dm_channel, seat.dm_message, seat.nudge, seat.joined, seat.locale) == (None, None, None, 0, "")
    assert await store.unfinished() == [table]


async def test_no_bytes_are_left_after_a_long_life(path: Path) -> None:
    async with open_store(path) as store:
        for number in range(5):
            await life(store, games=40, now=number * YEAR)
            table = await lobby(store, BEN)
            await store.sit(table, user=ME, name="Ann", joined=9, locale="en", most=4)
            await store.start(table, order=[BEN, ME], salt="", setup={}, now=1.0)
            for n in range(1, 60):
                await store.append(table, n, seat=n % 2, action="give 1", user=ME, interaction=None, now=2.0)
            await store.delete_user(ME, ghost=GHOST - table)
            assert await store.erase_pending()
            await store.erase_traces(ME)
            assert not await store.erase_pending()
            assert traces(path, ME) == []
            assert holding(path, ME) == []
    assert traces(path, ME) == []


@pytest.mark.parametrize("known", [ME, None], ids=["at once", "after a crash, when nobody knows the id any more"])
async def test_what_an_older_version_left_in_unused_parts_of_the_file_goes_too(path: Path, known: int | None) -> None:
    chance = random.Random(3)
    with closing(open_database(path)) as raw:
        raw.execute("pragma secure_delete = off")
        raw.execute("begin")
        others = [(ME + 1 + other,) for other in chance.sample(range(10**6), 4000)]
        raw.executemany("insert into birthdays values (?, 1, 1)", others)
        raw.execute("insert into birthdays values (?, 1, 1)", [ME])
        raw.execute("commit")
        raw.execute("delete from birthdays")
        raw.execute("pragma wal_checkpoint(truncate)")
    assert holding(path, ME) == []
    assert traces(path, ME)
    async with open_store(path) as store:
        await store.delete_user(ME, ghost=GHOST)
    async with open_store(path) as store:
        assert await store.erase_pending()
        assert await store.erase_traces(known)
        assert traces(path, ME) == []
        assert not await store.erase_pending()


async def test_a_sweep_does_not_settle_what_is_owed_to_the_next(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_store(path) as store:
        await life(store, games=1)
        await store.delete_user(ME, ghost=GHOST)
        real = SqliteStore._outside

        async def another(self: SqliteStore, statement: str) -> None:
            monkeypatch.setattr(SqliteStore, "_outside", real)
            await store.delete_user(BEN, ghost=GHOST - 1)
            await real(self, statement)

        monkeypatch.setattr(SqliteStore, "_outside", another)
        await store.erase_traces(ME)
        assert await store.erase_pending()


def test_the_search_finds_an_id_wherever_it_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run_here(command: list[str], *, input: bytes, check: bool) -> SimpleNamespace:
        """Run the search's program in this process: a process for each place would take most of the test's time."""
        with monkeypatch.context() as patch:
            patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(input)))
            try:
                exec(command[-1], {})
            except SystemExit as end:
                return SimpleNamespace(returncode=end.code)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(sqlite, "_CHUNK", 64)
    path = tmp_path / "data"
    for needle in sqlite.id_byte_patterns(ME):
        for place in range(120):
            for end in ("", "-wal"):
                Path(f"{path}{end}").write_bytes(bytes(place) + needle + bytes(50))
                with monkeypatch.context() as patch:
                    # The first place is searched as it is for people.
                    if place:
                        patch.setattr(subprocess, "run", run_here)
                    assert sqlite.contains_id(path, ME)
                    Path(f"{path}{end}").write_bytes(bytes(place) + needle[:-1] + b"\xff" + bytes(50))
                    assert not sqlite.contains_id(path, ME)
    assert len(sqlite.id_byte_patterns(ME)) == 2
    assert len(sqlite.id_byte_patterns(1 << 45)) == 3


# ---------------------------------------------------------------------- handing out


async def test_all_that_is_a_persons_is_handed_out_and_nothing_of_others(path: Path) -> None:
    async with open_store(path):
        """What is computed when an older file is opened has been."""
    everywhere(path, ME)
    async with open_store(path) as store:
        known = await store.export_rows(ME)
    with closing(sqlite3.connect(path)) as raw:
        mine = {column.table for column in personal_columns(SqliteDatabase(raw))}
    assert known.keys() == mine
    assert [row for rows in known.values() for row in rows if str(ME) not in row.values()] == []
    assert [row["user_id"] for row in known["blocks"]] == [str(ME)], "not who has blocked them"
    assert all(rows for rows in known.values())


async def test_an_export_has_games_results_and_settings(path: Path) -> None:
    async with open_store(path) as store:
        first, _ = await life(store, games=2)
        running_now = await lobby(store, BEN)
        await store.sit(running_now, user=ME, name="Annie", joined=5, locale="de", most=4)
        known = await store.export_rows(ME)
        strangers = await store.export_rows(999)
    assert [row["name"] for row in known["seats"]] == ["Ann", "Ann", "Annie"]
    assert [(row["place"], row["won"]) for row in known["results"]] == [(1, 1), (2, 0)]
    assert [(row["month"], row["day"]) for row in known["birthdays"]] == [(2, 29)]
    assert [row["how"] for row in known["reminders"]] == ["turn"]
    assert [(row["game"], row["turns"]) for row in known["hints"]] == [("", 3), ("tie_die", 1)]
    assert [row["table_id"] for row in known["guides"]] == [1]
    assert [(row["day"], row["choice"], row["solved"]) for row in known["puzzle_answers"]] == [(739000, 2, 1)]
    assert [row["day"] for row in known["puzzle_lenders"]] == [739000]
    assert [row["blocked_id"] for row in known["blocks"]] == [BEN]
    assert {row["game"] for row in known["tallies"]} == {"", "magic_numbers"}
    tables = {row["id"]: row for row in known["tables"]}
    assert {first, running_now} <= tables.keys()
    assert not {"seed", "salt", "setup", "invited", "host_id"} & tables[running_now].keys()
    assert json.loads(json.dumps(known)) == known
    assert not any(strangers.values())


def test_every_field_of_an_export_is_described(path: Path) -> None:
    text = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
    with closing(open_database(path)) as raw:
        db = SqliteDatabase(raw)
        mine = {
            column.table for column in personal_columns(db) if column.path not in NOT_THEIRS or column.table == "blocks"
        }
        fields = [
            (table, name) for table, name, _ in db.columns() if table in mine and f"{table}.{name}" not in WITHHELD
        ]
    missing = [
        f"{table}.{name}"
        for table, name in fields
        if not any(line.startswith(f"| `{table}` |") and f"`{name}`" in line for line in text.splitlines())
    ]
    assert missing == []


async def test_what_is_stored_after_a_deletion_stays_though_another_program_looks_in(path: Path) -> None:
    def look() -> list[tuple[int, int, int]]:
        """Return the birthdays, as another process reads them that is the only one to open the database."""
        program = "import sqlite3, sys; db = sqlite3.connect(sys.argv[1])\n"
        program += "print(db.execute('select user_id, month, day from birthdays').fetchall()); db.close()"
        ran = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
        return ast.literal_eval(ran.stdout)  # type: ignore[no-any-return]

    async with open_store(path) as store:
        await store.set_birthday(ME, 3, 4, now=1.0)
        await store.delete_user(ME, ghost=GHOST)
        await store.erase_traces(ME)
        assert look() == []
        await store.set_birthday(ANN, 5, 6, now=2.0)
        assert look() == [(ANN, 5, 6)]
