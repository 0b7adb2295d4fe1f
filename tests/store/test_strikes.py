"""Struck results: they count for nobody, and whatever is worked out again from the stored results agrees."""

from __future__ import annotations

import random
from typing import Any

from bot.profiles import aggregator
from bot.storage import GuildSettings, Operation, OperationRequest, RatingUpdate, SeatOutcome, Store, Substitute
from bot.storage.backends.base import Transactions
from tests.store.conftest import Home
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, OTHER_GUILD, append, interactions, lobby, running, sit

TABLES = (
    "tallies",
    "ratings",
    "rating_history",
    "meetings",
    "careers",
    "rivals",
    "encounters",
    "feats",
    "luck",
    "names",
)


async def history(store: Store, tables: int, without: frozenset[int] = frozenset(), seed: int = 1) -> None:
    """Play so many tables in two guilds, of which one counts everywhere; those ``without`` are closed instead."""
    await store.set_guild_settings(GUILD, GuildSettings(everywhere=True))
    chance = random.Random(seed)
    for number in range(1, tables + 1):
        users = chance.sample([ANN, BEN, CLEO, DORA], 3)
        guild, game = chance.choice([GUILD, OTHER_GUILD]), chance.choice(["magic_numbers", "tie_die"])
        places = chance.choice([(1, 1, 3), (1, 2, 3), (1, 2, 2), (1, 1, 1)])
        table = await lobby(store, guild=guild, game=game)
        for user in users:
            await sit(store, table, user)
        await store.start(table, order=users, salt="", setup={}, now=1.0 + number)
        results = [
            SeatOutcome(seat, user, places[seat], places[seat] == 1, chance.random() < 0.2)
            for seat, user in enumerate(users)
        ]
        if number in without:
            await store.close(table, now=1000.0 + number)
        else:
            await append(store, table, 1, now=1000.0 + number, results=results)


async def books(store: Store, *tables: str) -> dict[str, list[Any]]:
    """Return all rows of those tables, by name, without the place in the order of tables."""
    assert isinstance(store, Transactions)

    def read(db: Any) -> dict[str, list[Any]]:
        found = {}
        for table in tables:
            names = [name for where, name, _ in db.columns() if where == table and name != "ending"]
            found[table] = sorted(map(tuple, db.rows(f"select {', '.join(names)} from {table}")))
        return found

    return await store._read(read)


async def struck(store: Store, kind: Any = "strike", **about: Any) -> Operation:
    """Ask for a strike, and do it as the running bot would."""
    operation = await store.request_operation(OperationRequest(kind, "otto", reason="a bot played", **about), now=9.0)
    await store.strike_for(operation, now=10.0)
    return await store.operation(operation.id)


async def work_out(store: Store) -> None:
    """Do what the running bot does in the background."""
    update = RatingUpdate()
    while await store.update_ratings(update):
        pass
    await aggregator.catch_up(store)


async def test_struck_tables_count_as_if_they_had_never_been_played(home: Home) -> None:
    gone = frozenset({3, 4, 11, 20})
    async with home() as store:
        await history(store, 20, without=gone)
        await work_out(store)
        expected = await books(store, *TABLES[:-1])
        await _emptied(store)
        await history(store, 20)
        await work_out(store)
        first = await lowest(store)
        assert await books(store, *TABLES[:-1]) != expected
        for number in gone:
            assert (await struck(store, table=first + number - 1)).result == "1 result struck"
        await work_out(store)
        found = await books(store, *TABLES[:-1])
        shift = {"feats": 0, "names": 0}
        for table in TABLES[:-1]:
            if table not in shift:
                assert found[table] == expected[table], table


async def _emptied(store: Store) -> None:
    """Take all tables away, as if nothing had been played."""
    assert isinstance(store, Transactions)
    names = (
        *("actions", "results", "openings", "tallies", "ratings", "rating_history", "meetings", "careers", "rivals"),
        *("encounters", "luck", "feats", "names", "seats", "rating_model", "tables"),
    )

    def work(db: Any) -> None:
        for name in names:
            db.execute(f"delete from {name}")

    await store._write(work)


async def lowest(store: Store) -> int:
    assert isinstance(store, Transactions)
    return int(await store._read(lambda db: db.row("select min(id) from tables")[0]))


async def test_a_rebuild_comes_to_the_same_as_what_follows_a_strike(home: Home) -> None:
    async with home() as store:
        await history(store, 15)
        await work_out(store)
        await struck(store, table=2)
        assert (await struck(store, "strike-user", user=ANN)).state == "done"
        await work_out(store)
        before = await books(store, *TABLES)
        await store.rebuild_ratings()
        await store.recount_results()
        await aggregator.rebuild(store)
        assert await books(store, *TABLES) == before
        assert await store.game_tallies(ANN, guild=GUILD) == []
        assert await store.ratings(ANN, guild=None) == []


async def test_who_played_there_is_owed_one_message_though_many_results_are_struck(home: Home) -> None:
    async with home() as store:
        await history(store, 12)
        await struck(store, "strike-user", user=ANN)
        owed = await store.closing_notices()
        users = []
        for notice in owed:
            row = await store.load(notice.table)
            assert row is not None
            users.append(row.seats[notice.seat].user)
        assert sorted(users) == [ANN, BEN, CLEO, DORA]
        assert {notice.sentence for notice in owed} == {"struck-results"}


async def test_a_struck_game_was_never_played_by_who_had_handed_their_seat_over_either(home: Home) -> None:
    async with home() as store:
        table = await running(store, ANN, BEN)
        cleo = Substitute(CLEO, "Cleo", "en-GB", next(interactions))
        await store.substitute(table, 1, seat=0, former=ANN, substitute=cleo, bank=None, now=300.0)
        results = [SeatOutcome(0, CLEO, 1, True, False), SeatOutcome(1, BEN, 2, False, False)]
        await append(store, table, 2, now=400.0, results=results)
        people = (ANN, BEN, CLEO)
        assert [len(await store.game_tallies(user, guild=GUILD)) for user in people] == [1, 1, 1]
        await struck(store, table=table)
        assert [await store.game_tallies(user, guild=GUILD) for user in people] == [[], [], []]


async def test_a_strike_that_is_done_again_strikes_nothing_more(home: Home) -> None:
    async with home() as store:
        await history(store, 3)
        operation = await store.request_operation(OperationRequest("strike", "otto", table=1, reason="x"), now=9.0)
        assert await store.strike_for(operation, now=10.0) == [1]
        assert await store.strike_for(operation, now=11.0) == []
        assert (await store.operation(operation.id)).ended == 10.0
