"""Ratings after a change of their model: a long history is worked out again in steps, beside all else."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.ratings import model as ratings_model
from bot.storage import GuildSettings, RatingUpdate, SeatOutcome, Store, StoreFailed, open_store
from bot.storage.backends.base import Database, Transactions
from bot.storage.repos import ratings
from tests import postgres
from tests.databases import made
from tests.failure_helpers import Failing
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, OTHER_GUILD, append, lobby, played, sit

GHOST = -1_234_567
Rows = list[list[tuple[object, ...]]]


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path | str:
    """Return a database whose history is long: it takes several steps of each kind."""
    for name, value in (("AT_START", 3), ("_STEP_TABLES", 4), ("_STEP_ROWS", 7)):
        monkeypatch.setattr(ratings, name, value)
    return made(tmp_path / "night.sqlite") if request.param == "sqlite" else postgres.made()


async def history(store: Store, tables: int, seed: int = 1) -> None:
    """Store so many tables, at which places are shared, in two guilds, of which one counts everywhere."""
    await store.set_guild_settings(GUILD, GuildSettings(everywhere=True))
    chance = random.Random(seed)
    for number in range(tables):
        users = chance.sample([ANN, BEN, CLEO, DORA], 3)
        guild, game = chance.choice([GUILD, OTHER_GUILD]), chance.choice(["magic_numbers", "tie_die"])
        table = await lobby(store, guild=guild, game=game)
        for user in users:
            await sit(store, table, user)
        await store.start(table, order=users, salt="", setup={}, now=1.0)
        places = chance.choice([(1, 1, 3), (1, 2, 3), (1, 2, 2), (1, 1, 1)])
        results = [SeatOutcome(seat, user, places[seat], places[seat] == 1, False) for seat, user in enumerate(users)]
        await append(store, table, 1, now=1000.0 + number, results=results)


async def rows(store: Store) -> Rows:
    """Return all rows of the ratings' tables."""
    assert isinstance(store, Transactions)
    everything = (
        "select user_id, guild_id, period, game, mu, sigma, games, wins, reached, score, settled from ratings",
        "select user_id, guild_id, game, ending, mu, sigma from rating_history",
        "select guild_id, user_id, other_id, times, at from meetings",
        "select model from rating_model",
        "select name from kept where name = 'ratings'",
    )
    return await store._read(lambda db: [sorted(map(tuple, db.rows(statement))) for statement in everything])


async def make_old(store: Store) -> None:
    """Leave the ratings as another model had them: other numbers, and rows where this one has none."""
    assert isinstance(store, Transactions)

    def work(db: Database) -> None:
        db.execute("update ratings set mu = 99, sigma = 1, score = 9")
        db.execute("update rating_history set mu = 99, sigma = 1")
        db.execute("update meetings set times = 99")
        db.execute("update rating_model set model = 'another'")
        db.execute(
            "insert into ratings (user_id, guild_id, period, game, mu, sigma, games, wins, score, settled)"
            " values (77, 1, '', '', 1, 1, 1, 1, 1, 0)"
        )
        db.execute("insert into meetings (guild_id, user_id, other_id, times, at) values (1, 77, 78, 1, 1)")

    await store._write(work)


@asynccontextmanager
async def old(where: Path | str, tables: int = 30) -> AsyncIterator[tuple[Store, Rows]]:
    """Yield a store whose ratings are of another model, and what they should be."""
    async with open_store(where) as store:
        await history(store, tables)
        await store.rebuild_ratings()
        right = await rows(store)
        await make_old(store)
    async with open_store(where) as store:
        yield store, right


async def finish(store: Store, update: RatingUpdate) -> int:
    steps = 1
    while await store.update_ratings(update):
        steps += 1
        assert steps < 1000, "it does not end"
    return steps


async def test_a_long_history_does_not_hold_up_the_start_and_comes_out_the_same(where: Path | str) -> None:
    async with old(where) as (store, right):
        assert (await store.ratings(ANN, guild=GUILD))[0].mu == 99
        update = RatingUpdate()
        assert await finish(store, update) > 30 / 4 + 10
        assert await rows(store) == right
        assert update.tables == 30
        assert not await store.update_ratings(RatingUpdate())


async def test_a_short_one_is_worked_out_as_the_store_is_opened(where: Path | str) -> None:
    async with old(where, tables=3) as (store, right):
        assert await rows(store) == right
        assert not await store.update_ratings(RatingUpdate())


@pytest.mark.parametrize("every", [1, 5])
async def test_tables_that_end_meanwhile_are_in_it(where: Path | str, every: int) -> None:
    async with old(where) as (store, _):
        update, steps = RatingUpdate(), 0
        while await store.update_ratings(update):
            steps += 1
            if steps % every == 0 and steps < 80:
                await history(store, 1, seed=steps)
        found = await rows(store)
        assert await store.rebuild_ratings() == update.tables > 30
        assert await rows(store) == found


@pytest.mark.parametrize("after", [1, 5, 12, 20])
async def test_who_is_forgotten_meanwhile_does_not_come_back(where: Path | str, after: int) -> None:
    async with old(where) as (store, _):
        update = RatingUpdate()
        for _ in range(after):
            assert await store.update_ratings(update)
        await store.delete_user(BEN, ghost=GHOST)
        await finish(store, update)
        found = await rows(store)
        users = {row[0] for row in (*found[0], *found[1])} | {user for row in found[2] for user in row[1:3]}
        assert users == {ANN, CLEO, DORA, GHOST}
        assert await store.rebuild_ratings() == 30
        assert await rows(store) == found


async def test_one_process_does_it_at_a_time_and_another_can_take_over(where: Path | str) -> None:
    async with old(where) as (store, right), open_store(where) as beside:
        first, second = RatingUpdate(), RatingUpdate()
        for _ in range(9):
            assert await store.update_ratings(first)
        assert await beside.update_ratings(second)
        assert not await store.update_ratings(first)
        await finish(beside, second)
        assert await rows(store) == right


async def test_what_the_command_has_worked_out_is_not_worked_out_again(where: Path | str) -> None:
    async with old(where) as (store, right), open_store(where) as beside:
        update = RatingUpdate()
        for _ in range(12):
            assert await store.update_ratings(update)
        assert await beside.rebuild_ratings() == 30
        assert not await store.update_ratings(update)
        assert (await rows(store))[:4] == right[:4]


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("steps", [0, 3, 12])
async def test_a_step_that_fails_is_gone_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, steps: int
) -> None:
    for name, value in (("AT_START", 3), ("_STEP_TABLES", 4), ("_STEP_ROWS", 7)):
        monkeypatch.setattr(ratings, name, value)
    async with old(made(tmp_path / "night.sqlite")) as (store, right):
        update = RatingUpdate()
        for _ in range(steps):
            assert await store.update_ratings(update)
        failing = Failing(monkeypatch, "update_ratings", place)
        with pytest.raises(StoreFailed):
            await store.update_ratings(update)
        assert failing.failed
        await finish(store, update)
        assert await rows(store) == right
        assert update.tables == 30


async def test_shared_places_that_were_rated_by_the_library_are_rated_anew(
    where: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Test an upgrade, which finds them by the model's name alone."""
    async with open_store(where) as store:
        await history(store, 12)
        await played(store, ANN, ANN, BEN)
    model = ratings_model.MODEL
    assert ", rules 4, " in model
    monkeypatch.setattr(ratings_model, "MODEL", model.replace("rules 4", "rules 5"))
    async with open_store(where) as store:
        await finish(store, RatingUpdate())
        assert (await rows(store))[3] == [(ratings_model.MODEL,)]
