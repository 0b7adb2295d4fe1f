"""Somebody who deletes their data and comes back is no new opponent, and deleting changes nobody's numbers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.ratings import model
from bot.storage import GHOSTS, CurrentRating, GuildSettings, RatingUpdate, SeatOutcome, Store, open_store
from bot.storage.backends.base import Transactions
from bot.storage.backends.migrations import migrations
from bot.storage.backends.sqlite import open_database
from bot.storage.repos import ratings
from tests.store.conftest import HOMES, Home
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, NAMES, OTHER_GUILD, lobby, played, running, sit
from tests.store.test_lobby import loaded
from tests.store.test_rating_updates import finish, make_old, rows

NEW = dict.fromkeys(range(100, 200), "Newcomer")
EVERYBODY = NAMES | NEW
DAY = 86_400.0
NOVEMBER, JANUARY = 1_793_491_200.0, 1_798_761_600.0
"""The first moments of these months of 2026 and 2027."""


def home_in(folder: Path, kind: str = "sqlite") -> Home:
    folder.mkdir()
    return HOMES[kind](folder)


async def meets(store: Store, winner: int, *others: int, ended: float = NOVEMBER, guild: int = GUILD) -> int:
    return await played(store, winner, winner, *others, ended=ended, guild=guild, names=EVERYBODY)


async def deleted(store: Store, user: int, ghosts: count[int]) -> None:
    await store.delete_user(user, ghost=GHOSTS - next(ghosts))


async def shown(store: Store, user: int, *, guild: int | None = GUILD) -> int:
    found = [one for one in await store.ratings(user, guild=guild) if one.game == ""]
    return model.display_rating(found[0].mu, found[0].sigma) if found else 1000


async def farmed(home: Home, *, each: int, games: int = 40, ended: float = NOVEMBER) -> tuple[int, int, int]:
    """Return Ann's rating after that many wins over Ben, who deletes his data after ``each`` games (0: never).

    It is that of all time, of the season, and everywhere.
    """
    ghosts = count()
    async with home() as store:
        await store.set_guild_settings(GUILD, GuildSettings(everywhere=True))
        for number in range(games):
            await meets(store, ANN, BEN, ended=ended + number * DAY / 6)
            if each and number % each == each - 1:
                await deleted(store, BEN, ghosts)
        period = model.season(ended)
        page = await store.leaderboard_page(guild=GUILD, game=None, period=period, limit=9, offset=0)
        return await shown(store, ANN), page.lines[0].score, await shown(store, ANN, guild=None)


@pytest.mark.parametrize("kind", HOMES)
@pytest.mark.parametrize("each", [1, 3, 10])
async def test_a_friend_who_deletes_and_comes_back_is_worth_no_more_than_one_who_stays(
    kind: str, each: int, tmp_path: Path
) -> None:
    stays = await farmed(home_in(tmp_path / "stays", kind), each=0)
    leaves = await farmed(home_in(tmp_path / "leaves", kind), each=each)
    assert all(one <= other for one, other in zip(leaves, stays, strict=True))
    assert min(leaves) >= 1000


async def test_a_season_that_begins_forgets_no_departure(tmp_path: Path) -> None:
    stays, leaves = [
        (await farmed(home_in(tmp_path / name), each=each, ended=JANUARY - 2 * DAY))[1]
        for name, each in (("stays", 0), ("leaves", 1))
    ]
    assert leaves <= stays


async def test_two_people_who_take_turns_at_deleting_are_one_opponent(home: Home) -> None:
    """Test that it is not the account that counts, for whoever is new may be anybody."""
    ghosts, gains = count(), []
    async with home() as store:
        for number in range(12):
            before = await shown(store, ANN)
            await meets(store, ANN, 100 + number)
            gains.append(await shown(store, ANN) - before)
            await deleted(store, 100 + number, ghosts)
    assert gains[11] < gains[0] / 4


async def others_after(home: Home, *, deletes: bool) -> Sequence[Sequence[CurrentRating]]:
    """Return the ratings of those who go on, after Ben has played a lot with Ann, and perhaps deleted his data."""
    async with home() as store:
        # Dora has been there, though not at Ann's tables.
        await meets(store, CLEO, DORA)
        for number in range(6):
            await meets(store, ANN, BEN, CLEO, ended=NOVEMBER + number)
        if deletes:
            await store.delete_user(BEN, ghost=GHOSTS - 5)
        for number in range(3):
            await meets(store, ANN, CLEO, DORA, ended=NOVEMBER + 100 + number)
        return [await store.ratings(user, guild=GUILD) for user in (ANN, CLEO, DORA)]


@pytest.mark.parametrize("kind", HOMES)
async def test_everybody_who_was_there_before_counts_as_if_nobody_had_left(kind: str, tmp_path: Path) -> None:
    stays = await others_after(home_in(tmp_path / "stays", kind), deletes=False)
    assert await others_after(home_in(tmp_path / "leaves", kind), deletes=True) == stays


async def test_a_newcomer_counts_less_for_those_only_who_have_met_the_deleted_one_and_for_a_while(home: Home) -> None:
    async with home() as store:
        for number in range(5):
            await meets(store, ANN, BEN, ended=NOVEMBER + number)
            await meets(store, CLEO, DORA, ended=NOVEMBER + number)
        await store.delete_user(BEN, ghost=GHOSTS - 5)
        gains = []
        for number, (winner, later) in enumerate(((ANN, 1.0), (CLEO, 1.0), (ANN, 70 * DAY))):
            before = await store.ratings(winner, guild=GUILD)
            await meets(store, winner, 100 + number, ended=NOVEMBER + later)
            gains.append((await store.ratings(winner, guild=GUILD))[0].mu - before[0].mu)
    ann, cleo, ann_later = gains
    assert ann < cleo / 2
    assert ann_later > ann * 2


async def test_a_departure_has_no_id_and_somebody_who_never_played_leaves_none(store: Store) -> None:
    assert isinstance(store, Transactions)
    await store.set_birthday(BEN, 2, 29, now=1.0)
    await store.delete_user(BEN, ghost=GHOSTS - 1)
    await meets(store, ANN, CLEO)
    await store.delete_user(CLEO, ghost=GHOSTS - 2)
    found = await store._read(lambda db: db.rows("select * from departures"))
    assert list(map(tuple, found)) == [(GHOSTS - 2, 1)]
    assert not any((await store.export_rows(CLEO)).values())


async def test_a_game_that_ends_after_its_player_was_deleted_is_no_new_opponent_either(home: Home) -> None:
    ghosts, gains = count(), []
    async with home() as store:
        for user in range(100, 110):
            tables = [await lobby(store)]
            for seated in (ANN, user):
                await sit(store, tables[0], seated, name=EVERYBODY[seated])
            await store.start(tables[0], order=[ANN, user], salt="", setup={}, now=1.0)
            await deleted(store, user, ghosts)
        open_tables = await store.open_tables(ANN)
        for table in open_tables:
            before = await shown(store, ANN)
            seats = (await loaded(store, table)).seats
            await store.append(
                table, 1, seat=0, action="end", user=None, interaction=None, now=NOVEMBER,
                results=[result(number, seat.user) for number, seat in enumerate(seats)],
            )  # fmt: skip
            gains.append(await shown(store, ANN) - before)
        found = await rows(store)
        await store.rebuild_ratings()
        assert await rows(store) == found
    assert len(gains) == 10
    assert gains[-1] < gains[0] / 3


def result(seat: int, user: int) -> SeatOutcome:
    return SeatOutcome(seat, user, 1 if user == ANN else 2, user == ANN, False)


async def evening(store: Store, chance: random.Random, ghosts: count[int], *, tables: int) -> None:
    """Play tables of up to four; in between somebody deletes their data, who may sit down again under their id."""
    people = [ANN, BEN, CLEO, DORA, 100, 101, 102]
    for number in range(tables):
        users = chance.sample(people, chance.choice([2, 3, 4]))
        await meets(
            store,
            *users,
            ended=NOVEMBER + chance.choice([number, 40.0]) * DAY,
            guild=chance.choice([GUILD, OTHER_GUILD]),
        )
        while chance.random() < 0.3:
            await deleted(store, chance.choice(people), ghosts)


@pytest.mark.parametrize("seed", range(6))
async def test_after_any_deletions_a_rebuild_gives_the_same_numbers_to_the_last_bit(
    home: Home, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "SETTLED_AFTER", 2)
    chance, ghosts = random.Random(seed), count()
    async with home() as store:
        await store.set_guild_settings(GUILD, GuildSettings(everywhere=True))
        running_on = await running(store, ANN, BEN, CLEO)
        await evening(store, chance, ghosts, tables=25)
        await store.append(
            running_on, 1, seat=0, action="end", user=None, interaction=None, now=NOVEMBER,
            results=[result(number, seat.user) for number, seat in enumerate((await loaded(store, running_on)).seats)],
        )  # fmt: skip
        await evening(store, chance, ghosts, tables=5)
        found = await rows(store)
        assert await store.rebuild_ratings() == 31
        assert await rows(store) == found


@pytest.mark.parametrize("every", [1, 4])
async def test_deletions_in_the_middle_of_a_rebuild_come_out_the_same(
    home: Home, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("AT_START", 3), ("_STEP_TABLES", 4), ("_STEP_ROWS", 40)):
        monkeypatch.setattr(ratings, name, value)
    chance, ghosts = random.Random(7), count()
    async with home() as store:
        await evening(store, chance, ghosts, tables=25)
        await make_old(store)
        update, steps = RatingUpdate(), 0
        while await store.update_ratings(update):
            steps += 1
            if steps % every == 0 and steps < 12:
                await evening(store, chance, ghosts, tables=1)
                await deleted(store, BEN, ghosts)
                await meets(store, ANN, BEN)
        await finish(store, RatingUpdate())
        found = await rows(store)
        await store.rebuild_ratings()
        assert await rows(store) == found


def take_back(path: Path, older: Path, *, version: int) -> None:
    """Make the database ``older`` of that version, with all of ``path`` for which it had a place."""
    with closing(open_database(older, migrations()[:version])) as db:
        db.execute("pragma foreign_keys = off")
        db.execute("attach ? as newer", (str(path),))
        for (table,) in db.execute("select name from main.sqlite_master where type = 'table'").fetchall():
            had, has = (
                [name for (name,) in db.execute("select name from pragma_table_info(?, ?)", (table, schema))]
                for schema in ("main", "newer")
            )
            if columns := ", ".join(name for name in had if name in has):
                db.execute(f"delete from main.{table}")
                db.execute(f"insert into main.{table} ({columns}) select {columns} from newer.{table}")


async def test_ghosts_of_before_count_from_the_upgrade_on_and_change_no_rating(tmp_path: Path) -> None:
    path, before, ghosts = tmp_path / "sleepover.db", tmp_path / "before.db", count()
    async with open_store(path) as store:
        for _ in range(6):
            await meets(store, ANN, BEN)
            await store.delete_user(BEN, ghost=GHOSTS - next(ghosts))
    take_back(path, before, version=32)
    async with open_store(before) as store:
        upgraded = await shown(store, ANN)
        await store.rebuild_ratings()
        # All six count as different people, as they had been rated then.
        later = await shown(store, ANN)
        assert later > upgraded
        await meets(store, ANN, BEN)
        gain = await shown(store, ANN) - later
        found = await rows(store)
        await store.rebuild_ratings()
        assert await rows(store) == found
    assert gain < 20
