"""Limits of lobbies and threads, and who may not come back to a lobby."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.storage import GHOSTS, LOBBY, RemovedByHost, Store, TooManyLobbies
from bot.storage.repos import lobbies
from bot.storage.repos.lobbies import OPENED, SEATS_ANYWHERE, SEATS_HERE
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, OTHER_GUILD, lobby, opened, sit
from tests.store.test_game_nights import found, guest, opening, put
from tests.store.test_lobby import loaded, seated


async def refused(store: Store, user: int, **where: int | bool) -> tuple[str, int, Sequence[int]]:
    """Return what keeps that person from opening one more lobby."""
    with pytest.raises(TooManyLobbies) as refusal:
        await opened(store, user, **where)  # type: ignore[arg-type]
    return refusal.value.limit, refusal.value.most, refusal.value.tables


async def start(store: Store, table: int) -> None:
    there = await seated(store, table)
    await store.start(table, order=there, salt="", setup={}, now=200.0)


async def test_who_was_removed_does_not_come_back_and_is_not_invited_any_more(store: Store) -> None:
    table = await lobby(store, ANN, BEN, CLEO)
    await store.leave(table, CLEO, removed=True)
    assert await seated(store, table) == [ANN, BEN]
    assert (await loaded(store, table)).invited == (DORA,)
    with pytest.raises(RemovedByHost):
        await sit(store, table, CLEO)
    with pytest.raises(RemovedByHost):
        await sit(store, table, CLEO, most=2)
    assert await seated(store, table) == [ANN, BEN]


async def test_who_was_removed_sits_down_at_every_other_table(store: Store) -> None:
    first = await lobby(store, ANN, BEN)
    await store.leave(first, BEN, removed=True)
    await sit(store, await lobby(store, ANN), BEN)
    await sit(store, first, DORA)


async def test_who_leaves_by_themselves_comes_back(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    await store.leave(table, BEN)
    await sit(store, table, BEN)
    assert await seated(store, table) == [ANN, BEN]


async def test_who_was_removed_and_forgotten_does_not_come_back(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    await store.leave(table, BEN, removed=True)
    await store.delete_user(BEN, ghost=GHOSTS)
    with pytest.raises(RemovedByHost):
        await sit(store, table, BEN)


async def test_another_host_does_not_bring_who_was_removed_back(store: Store) -> None:
    table = await lobby(store, ANN, BEN, CLEO)
    await store.leave(table, BEN, removed=True)
    await store.set_host(table, CLEO)
    await store.leave(table, ANN)
    with pytest.raises(RemovedByHost):
        await sit(store, table, BEN)


async def test_nobody_sits_in_more_than_a_few_lobbies_of_a_server(store: Store) -> None:
    tables = [await lobby(store, ANN) for _ in range(SEATS_HERE)]
    more = await lobby(store)
    with pytest.raises(TooManyLobbies) as refusal:
        await sit(store, more, ANN)
    assert (refusal.value.limit, refusal.value.most, refusal.value.tables) == ("seats", SEATS_HERE, tables)
    await sit(store, await lobby(store, guild=OTHER_GUILD), ANN)
    await store.leave(tables[0], ANN)
    await sit(store, more, ANN)


async def test_nobody_sits_in_more_than_a_few_lobbies_of_all_servers(store: Store) -> None:
    tables = [await lobby(store, ANN, guild=1000 + number) for number in range(SEATS_ANYWHERE)]
    with pytest.raises(TooManyLobbies) as refusal:
        await lobby(store, ANN, guild=2000)
    assert (refusal.value.limit, refusal.value.most, refusal.value.tables) == ("seats-anywhere", SEATS_ANYWHERE, tables)
    await store.close(tables[0], now=200.0)
    await lobby(store, ANN, guild=2000)


async def test_running_games_take_no_place_in_a_lobby(store: Store) -> None:
    for _ in range(2 * SEATS_ANYWHERE):
        await start(store, await lobby(store, ANN, BEN))
    await lobby(store, ANN)


async def test_computers_sit_in_as_many_lobbies_as_there_are(store: Store) -> None:
    for _ in range(2 * SEATS_ANYWHERE):
        await store.sit(await lobby(store), user=-1, name="Cocoa", joined=0, locale="en", most=4, level="easy")


async def test_nobody_opens_more_than_a_few_tables_of_a_server(store: Store) -> None:
    tables = [await opened(store, ANN) for _ in range(OPENED)]
    for table in tables:
        # Who gets up again, or hands the table on, has opened it all the same.
        await sit(store, table, BEN)
        await store.leave(table, ANN)
        await store.set_host(table, BEN)
        await store.leave(table, BEN)
    assert await refused(store, ANN) == ("opened", OPENED, tables)
    await opened(store, BEN)
    await opened(store, ANN, guild=OTHER_GUILD)
    await store.close(tables[0], now=200.0)
    await opened(store, ANN)


async def test_a_started_table_makes_room_for_another(store: Store) -> None:
    for _ in range(2 * OPENED):
        table = await opened(store, ANN)
        await sit(store, table, BEN)
        await start(store, table)


async def test_who_was_forgotten_opens_no_more_tables_than_others(store: Store) -> None:
    tables = [await opened(store, ANN) for _ in range(OPENED)]
    for table in tables:
        await store.leave(table, ANN)
    await store.delete_user(ANN, ghost=GHOSTS)
    assert await refused(store, ANN) == ("opened", OPENED, tables)


async def test_a_server_has_so_many_lobbies_and_no_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "OPENED_IN_GUILD", 2)
    table = await opened(store, ANN)
    await opened(store, BEN)
    assert await refused(store, CLEO) == ("guild", 2, ())
    await opened(store, CLEO, guild=OTHER_GUILD)
    await store.close(table, now=200.0)
    await opened(store, CLEO)


async def test_threads_count_until_they_are_archived_whatever_became_of_their_tables(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "THREADS", 2)
    monkeypatch.setattr(lobbies, "THREADS_IN_GUILD", 3)
    closed, running = await opened(store, ANN, threaded=True), await opened(store, ANN, threaded=True)
    await store.close(closed, now=200.0)
    await sit(store, running, BEN)
    await start(store, running)
    assert await refused(store, ANN, threaded=True) == ("threads", 2, [closed, running])
    with pytest.raises(TooManyLobbies):
        await store.require_opening(GUILD, ANN, thread=True)
    await store.close(await opened(store, ANN), now=200.0)
    await store.close(running, now=200.0)
    thread = (await loaded(store, running)).channel
    rematch = await opened(store, ANN, channel=thread, threaded=True, after=running)
    assert await refused(store, ANN, threaded=True) == ("threads", 2, [closed, rematch]), "it stays in that thread"
    await opened(store, CLEO, threaded=True)
    assert (await refused(store, DORA, threaded=True))[0] == "threads-guild"
    await store.clear_thread(closed)
    await opened(store, ANN, threaded=True)


async def test_a_refused_lobby_changes_nothing(store: Store) -> None:
    for _ in range(OPENED):
        await opened(store, ANN)
    before = await store.open_in(GUILD)
    await refused(store, ANN)
    await refused(store, ANN, threaded=True)
    assert await store.open_in(GUILD) == before


async def test_who_sits_in_enough_lobbies_is_left_out_of_a_game_night(store: Store) -> None:
    number = await put(store)
    for user in (ANN, BEN):
        await store.set_rsvp(number, guest(user), "in")
    for _ in range(SEATS_HERE):
        await lobby(store, ANN)
    table, _ = await store.open_game_night(number, opening(await found(store, number)), now=200.0)
    assert await seated(store, table) == [BEN]


async def test_what_is_stored_about_a_lobby_goes_with_it(store: Store) -> None:
    for started in (True, False):
        table = await opened(store, ANN)
        await sit(store, table, BEN)
        await sit(store, table, CLEO)
        await store.leave(table, CLEO, removed=True)
        assert await kept(store) == (1, 1)
        if started:
            await start(store, table)
        else:
            await store.close(table, now=200.0 + LOBBY)
        assert await kept(store) == (0, 0)


async def kept(store: Store) -> tuple[int, int]:
    """Return how many rows there are about lobbies."""
    return await store._read(
        lambda db: (db.row("select count(*) from openings")[0], db.row("select count(*) from removals")[0])
    )
