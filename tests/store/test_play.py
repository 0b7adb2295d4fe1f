"""A table from its start to its end."""

import pytest

from bot.storage import ActionConflict, AlreadyOver, DeliveredTwice, LeaderboardPage, SeatOutcome, Store
from tests.store.conftest import Home
from tests.store.people import ANN, BEN, CLEO, GUILD, append, interactions, lobby, played, running, won_by
from tests.store.test_lobby import NOWHERE, loaded


async def test_actions_are_loaded_in_the_order_of_their_numbers(store: Store) -> None:
    table = await running(store, ANN, BEN)
    for n in range(1, 31):
        await append(store, table, n, f"give {n}", seat=n % 2)
    assert (await loaded(store, table)).actions == tuple((n % 2, f"give {n}") for n in range(1, 31))


@pytest.mark.parametrize("n", [0, 1, 2, 4, -1], ids=lambda n: f"number {n}")
async def test_after_two_actions_only_number_three_can_follow(store: Store, n: int) -> None:
    table = await running(store, ANN, BEN)
    await append(store, table, 1, "give 1")
    await append(store, table, 2, "give 2")
    with pytest.raises(ActionConflict) as refused:
        await append(store, table, n, "give 6")
    assert (refused.value.table, refused.value.n) == (table, n)
    await append(store, table, 3, "keep 3")
    assert (await loaded(store, table)).actions == ((0, "give 1"), (0, "give 2"), (0, "keep 3"))


async def test_nothing_is_played_at_a_table_that_is_not_running(store: Store) -> None:
    waiting, closed = await lobby(store, ANN), await running(store, ANN, BEN)
    await store.close(closed, now=9.0)
    over = await played(store, ANN, ANN, BEN)
    for table, n in ((waiting, 1), (closed, 1), (over, 2), (NOWHERE, 1)):
        before = await store.load(table)
        with pytest.raises(ActionConflict):
            await append(store, table, n)
        assert await store.load(table) == before


async def test_an_interaction_acts_once_whatever_number_it_comes_back_with(store: Store) -> None:
    table = await running(store, ANN, BEN)
    click = next(interactions)
    await append(store, table, 1, interaction=click)
    for n in (1, 2, 7):
        with pytest.raises(DeliveredTwice):
            await append(store, table, n, interaction=click)
    await append(store, table, 2)
    assert len((await loaded(store, table)).actions) == 2


async def test_an_interaction_does_not_act_at_a_second_table(store: Store) -> None:
    first, second = await running(store, ANN, BEN), await running(store, ANN, BEN)
    click = next(interactions)
    await append(store, first, 1, interaction=click)
    with pytest.raises(DeliveredTwice):
        await append(store, second, 1, interaction=click)
    assert (await loaded(store, second)).actions == ()


async def test_a_click_that_lost_may_try_again_with_the_next_number(store: Store) -> None:
    table = await running(store, ANN, BEN)
    click = next(interactions)
    await append(store, table, 1, "give 1")
    with pytest.raises(ActionConflict):
        await append(store, table, 1, "give 2", interaction=click)
    await append(store, table, 2, "give 2", interaction=click)
    assert (await loaded(store, table)).actions == ((0, "give 1"), (0, "give 2"))


async def test_any_number_of_actions_have_no_click_behind_them(store: Store) -> None:
    table = await running(store, ANN, BEN)
    for n in (1, 2):
        await store.append(table, n, seat=1, action="keep 1", user=None, interaction=None, now=5.0)
    assert (await loaded(store, table)).actions == ((1, "keep 1"), (1, "keep 1"))


async def test_the_action_with_results_ends_the_table(store: Store) -> None:
    table = await running(store, ANN, BEN, channel=7)
    await append(store, table, 1)
    await append(store, table, 2, "give 6", now=444.0, results=won_by(BEN, ANN, BEN))
    stored = await loaded(store, table)
    assert (stored.status, stored.ended, len(stored.actions)) == ("over", 444.0, 2)
    assert await store.open_at(7) is None


@pytest.mark.parametrize(
    "results",
    [
        [],
        won_by(ANN, ANN),
        won_by(ANN, ANN, BEN, CLEO),
        won_by(ANN, BEN, ANN),
        won_by(ANN, ANN, CLEO),
        [SeatOutcome(0, ANN, 1, True, False), SeatOutcome(0, ANN, 1, True, False)],
    ],
    ids=["none", "one missing", "one too many", "seats swapped", "somebody else", "one twice"],
)
async def test_results_that_are_not_those_of_the_table_store_nothing(store: Store, results: list[SeatOutcome]) -> None:
    table = await running(store, ANN, BEN)
    before, click = await store.load(table), next(interactions)
    with pytest.raises(ValueError, match="one for each seat"):
        await append(store, table, 1, interaction=click, results=results)
    assert await store.load(table) == before
    assert not await store.game_tallies(ANN, guild=None)
    await append(store, table, 1, interaction=click, results=won_by(ANN, ANN, BEN))


async def test_a_lost_race_for_the_last_action_counts_nothing(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await append(store, table, 1)
    with pytest.raises(ActionConflict):
        await append(store, table, 1, results=won_by(ANN, ANN, BEN))
    assert (await loaded(store, table)).status == "playing"
    assert await store.leaderboard_page(guild=None, game=None, limit=10, offset=0) == LeaderboardPage([], 0, 0)


@pytest.mark.parametrize("started", [False, True], ids=["lobby", "running"])
async def test_closing_ends_a_table_without_results(store: Store, started: bool) -> None:
    table = await (running if started else lobby)(store, ANN, BEN)
    await store.close(table, now=321.0)
    stored = await loaded(store, table)
    assert (stored.status, stored.ended) == ("closed", 321.0)
    assert await store.leaderboard_page(guild=None, game=None, limit=10, offset=0) == LeaderboardPage([], 0, 0)


async def test_what_has_ended_cannot_be_closed(store: Store) -> None:
    closed, over = await lobby(store, ANN), await played(store, ANN, ANN, BEN)
    await store.close(closed, now=9.0)
    for table in (closed, over, NOWHERE):
        before = await store.load(table)
        with pytest.raises(AlreadyOver):
            await store.close(table, now=10.0)
        assert await store.load(table) == before


async def test_everything_is_still_there_when_the_store_is_opened_again(home: Home) -> None:
    async with home() as store:
        running_on = await running(store, BEN, ANN)
        await append(store, running_on, 1, "give 4")
        over = await played(store, ANN, ANN, BEN)
        await store.set_birthday(ANN, 2, 29)
        before = [await store.load(table) for table in (running_on, over)]
        ranking = await store.leaderboard_page(guild=GUILD, game=None, newcomers=True, limit=10, offset=0)
        assert ranking.newcomers == 2
    async with home() as store:
        assert [await store.load(table) for table in (running_on, over)] == before
        assert await store.leaderboard_page(guild=GUILD, game=None, newcomers=True, limit=10, offset=0) == ranking
        assert await store.birthdays([ANN]) == {ANN: (2, 29)}
        await append(store, running_on, 2)
