"""Plans in every store: one per player at a table, deleted with the game or the player."""

from __future__ import annotations

import pytest

from bot.storage import ActionConflict, NotInLobby, NotSeated, Store, StoredPremove, Substitute
from tests.store.conftest import Home
from tests.store.people import ANN, BEN, CLEO, append, interactions, lobby, won_by

PLAN = "keep 6; give 1; given void"


async def planning(store: Store) -> int:
    table = await lobby(store, ANN, BEN)
    await store.set_planning(table, planning=True)
    await store.start(table, order=[ANN, BEN], salt="", setup={}, now=200.0)
    return table


async def at(store: Store, table: int) -> tuple[StoredPremove, ...]:
    there = await store.load(table)
    assert there is not None
    return there.plans


async def test_a_plan_is_kept_replaced_told_and_taken_back(store: Store, home: Home) -> None:
    table = await planning(store)
    await store.set_premove(table, BEN, PLAN, n=0)
    await store.set_premove(table, ANN, "give 1; given void", n=0)
    async with home() as again:
        assert await at(again, table) == (StoredPremove(ANN, "give 1; given void", 0), StoredPremove(BEN, PLAN, 0))
    await append(store, table, 1)
    await store.set_premove(table, ANN, PLAN, n=1)
    assert not await store.void_premove(table, ANN, "left", n=0), "that one is gone"
    assert await store.void_premove(table, ANN, "left", n=1)
    assert not await store.void_premove(table, ANN, "given", n=1), "once"
    assert (await at(store, table))[0] == StoredPremove(ANN, PLAN, 1, "left")
    await store.mark_premove_told(table, ANN, n=1)
    assert (await at(store, table))[0] == StoredPremove(ANN, PLAN, 1, "left", told=True)
    await store.set_premove(table, ANN, PLAN, n=1)
    assert (await at(store, table))[0] == StoredPremove(ANN, PLAN, 1), "a new one is not void"
    assert not await store.delete_premove(table, ANN, n=0)
    assert await store.delete_premove(table, ANN, n=1)
    assert not await store.delete_premove(table, ANN)
    assert await at(store, table) == (StoredPremove(BEN, PLAN, 0),)


async def test_only_who_plays_can_plan_and_only_where_it_is_allowed(store: Store) -> None:
    table = await planning(store)
    with pytest.raises(NotSeated):
        await store.set_premove(table, CLEO, PLAN, n=0)
    with pytest.raises(ActionConflict):
        await store.set_premove(table, ANN, PLAN, n=1)
    with pytest.raises(NotInLobby):
        await store.set_planning(table, planning=False)
    other = await lobby(store, ANN, BEN)
    with pytest.raises(ActionConflict):
        await store.set_premove(other, ANN, PLAN, n=0)
    await store.start(other, order=[ANN, BEN], salt="", setup={}, now=200.0)
    with pytest.raises(NotSeated):
        await store.set_premove(other, ANN, PLAN, n=0)
    assert await at(store, table) == await at(store, other) == ()


@pytest.mark.parametrize("ends", ["over", "closed", "forgotten"])
async def test_it_goes_with_the_game_and_with_its_maker(store: Store, ends: str) -> None:
    table = await planning(store)
    await store.set_premove(table, ANN, PLAN, n=0)
    await store.set_premove(table, BEN, PLAN, n=0)
    if ends == "over":
        await append(store, table, 1, results=won_by(ANN, ANN, BEN))
    elif ends == "closed":
        await store.close(table, now=300.0)
    else:
        await store.delete_user(ANN, ghost=-(2**52))
    assert [plan.user for plan in await at(store, table)] == ([BEN] if ends == "forgotten" else [])


async def test_who_hands_over_their_seat_plans_nothing_any_more(store: Store) -> None:
    table = await planning(store)
    await store.set_premove(table, ANN, PLAN, n=0)
    await store.set_premove(table, BEN, PLAN, n=0)
    await store.void_premove(table, BEN, "given", n=0)
    await store.substitute(
        table,
        1,
        seat=1,
        former=BEN,
        substitute=Substitute(CLEO, "Cleo", "en", next(interactions)),
        bank=None,
        now=300.0,
    )
    assert await at(store, table) == (StoredPremove(ANN, PLAN, 0),)
