"""Two openings of the same tables at once, as two processes would have them: one of them decides, the other is told."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable

import pytest

from bot.storage import (
    ActionConflict,
    AlreadySeated,
    ChannelTaken,
    DeliveredTwice,
    NotInLobby,
    Store,
    StoreConflict,
    TableFull,
    TooManyLobbies,
)
from bot.storage.repos.lobbies import OPENED, SEATS_HERE
from tests.store.conftest import Home
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, append, interactions, lobby, opened, running, sit, won_by
from tests.store.test_lobby import loaded

Two = tuple[Store, Store]


@pytest.fixture
async def two(home: Home) -> AsyncIterator[Two]:
    async with home() as one, home() as other:
        yield one, other


async def outcome(attempt: Awaitable[object]) -> type[StoreConflict] | None:
    try:
        await attempt
    except StoreConflict as refusal:
        return type(refusal)
    return None


async def race(*attempts: Awaitable[object]) -> Counter[type[StoreConflict] | None]:
    return Counter(await asyncio.gather(*(outcome(attempt) for attempt in attempts)))


async def test_what_one_has_stored_the_other_loads(two: Two) -> None:
    one, other = two
    table = await running(one, ANN, BEN)
    await append(one, table, 1, "give 4")
    await append(other, table, 2, "give 5", seat=1)
    assert await one.load(table) == await other.load(table)
    assert (await loaded(one, table)).actions == ((0, "give 4"), (1, "give 5"))


async def test_exactly_one_of_two_wins_each_number(two: Two) -> None:
    table = await running(two[0], ANN, BEN)

    async def play(seat: int) -> list[int]:
        """Try every number, as one who loses does who loads and tries the next."""
        told = [await outcome(append(two[seat], table, n, f"give {seat}", seat=seat)) for n in range(1, 101)]
        assert set(told) <= {None, ActionConflict}
        return [n for n, refusal in enumerate(told, start=1) if refusal is None]

    numbers = dict(enumerate(await asyncio.gather(play(0), play(1))))
    assert Counter(numbers[0] + numbers[1]) == Counter(range(1, 101))
    actions = (await loaded(two[0], table)).actions
    for seat, mine in numbers.items():
        assert [n for n, action in enumerate(actions, start=1) if action == (seat, f"give {seat}")] == mine


async def test_of_many_attempts_at_one_number_one_is_stored(two: Two) -> None:
    table = await running(two[0], ANN, BEN)
    tally = await race(*(append(store, table, 1) for store in two * 10))
    assert tally == {None: 1, ActionConflict: 19}
    assert len((await loaded(two[0], table)).actions) == 1


async def test_an_interaction_delivered_to_both_acts_once(two: Two) -> None:
    for _ in range(20):
        table, click = await running(two[0], ANN, BEN), next(interactions)
        tally = await race(*(append(store, table, 1, interaction=click) for store in two))
        assert tally == {None: 1, DeliveredTwice: 1}


async def test_a_table_ends_once_and_is_counted_once(two: Two) -> None:
    table = await running(two[0], ANN, BEN)
    tally = await race(*(append(store, table, 1, results=won_by(ANN, ANN, BEN)) for store in two * 3))
    assert tally == {None: 1, ActionConflict: 5}
    page = await two[1].leaderboard_page(guild=GUILD, game=None, newcomers=True, limit=9, offset=0)
    assert [line.games for line in page.lines] == [1, 1]


async def test_a_table_is_either_closed_or_played_on(two: Two) -> None:
    for _ in range(10):
        table = await running(two[0], ANN, BEN)
        await race(two[0].close(table, now=9.0), append(two[1], table, 1))
        assert await outcome(append(two[1], table, 2)) is ActionConflict
        assert (await loaded(two[0], table)).status == "closed"


async def test_the_last_seat_goes_to_one(two: Two) -> None:
    for _ in range(10):
        table = await lobby(two[0], ANN, BEN)
        tally = await race(sit(two[0], table, CLEO, most=3), sit(two[1], table, DORA, most=3))
        assert tally == {None: 1, TableFull: 1}
        await two[0].close(table, now=3.0)


async def test_a_channel_gets_one_table(two: Two) -> None:
    for channel in range(10, 20):
        assert await race(*(lobby(store, channel=channel) for store in two)) == {None: 1, ChannelTaken: 1}


async def test_an_interaction_opens_one_table_however_late_the_other_hears_of_it(two: Two) -> None:
    one, other = two
    for _ in range(10):
        click = next(interactions)
        tally = await race(*(lobby(store, channel=click, interaction=click) for store in two))
        assert tally == {None: 1, DeliveredTwice: 1}
    # Also when there would be room again.
    table = await lobby(one, channel=5, interaction=1)
    await one.close(table, now=3.0)
    assert await outcome(lobby(other, channel=5, interaction=1)) is DeliveredTwice
    assert await other.open_at(5) is None
    assert await outcome(lobby(other, channel=5, interaction=2)) is None


async def test_nobody_sits_down_twice(two: Two) -> None:
    for _ in range(10):
        table = await lobby(two[0], ANN)
        assert await race(*(sit(store, table, BEN) for store in two)) == {None: 1, AlreadySeated: 1}
        await two[0].close(table, now=3.0)


async def test_the_last_lobby_that_somebody_may_sit_in_is_one(two: Two) -> None:
    for _ in range(10):
        tables = [await lobby(two[0], channel=None) for _ in range(SEATS_HERE + 1)]
        for table in tables[2:]:
            await sit(two[0], table, BEN)
        races = (sit(store, table, BEN) for store, table in zip(two, tables, strict=False))
        assert await race(*races) == {None: 1, TooManyLobbies: 1}
        for table in tables:
            await two[0].close(table, now=3.0)


async def test_the_last_lobby_that_somebody_may_open_is_one(two: Two) -> None:
    for _ in range(10):
        tables = [await opened(two[0], ANN) for _ in range(OPENED - 1)]
        assert await race(*(opened(store, ANN) for store in two)) == {None: 1, TooManyLobbies: 1}
        open_now = await two[0].open_in(GUILD)
        assert len(open_now) == len(tables) + 1
        for table in open_now:
            await two[0].close(table, now=3.0)


async def test_a_table_is_started_by_one_with_their_order(two: Two) -> None:
    for _ in range(10):
        table, orders = await lobby(two[0], ANN, BEN), ([ANN, BEN], [BEN, ANN])
        attempts = (
            store.start(table, order=order, salt=str(order[0]), setup={}, now=2.0)
            for store, order in zip(two, orders, strict=True)
        )
        assert await race(*attempts) == {None: 1, NotInLobby: 1}
        stored = await loaded(two[0], table)
        assert str(stored.seats[0].user) == stored.salt


async def test_a_caller_who_is_cancelled_leaves_nothing_half_done(store: Store) -> None:
    table = await running(store, ANN, BEN)
    waiting = asyncio.create_task(append(store, table, 1, results=won_by(ANN, ANN, BEN)))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting])
    stored = await loaded(store, table)
    assert (stored.status, len(stored.actions)) == ("over", 1)
    assert (await store.leaderboard_page(guild=None, game=None, limit=9, offset=0)).newcomers == 2
    await append(store, await running(store, ANN, BEN), 1)
