"""Computers at a table, and deadlines of players."""

import pytest

from bot.storage import (
    ActionConflict,
    AlreadySeated,
    DeadlineUpdate,
    NotInLobby,
    NotSeated,
    SeatDeadline,
    SeatOutcome,
    Store,
    TableFull,
)
from tests.store.people import ANN, BEN, CLEO, append, lobby, running
from tests.store.test_lobby import NOWHERE, loaded

COCOA, TEDDY = -1, -2


async def computer(store: Store, table: int, user: int = COCOA, *, level: str = "hard", most: int = 10) -> None:
    await store.sit(table, user=user, name="Cocoa", joined=0, locale="en", most=most, level=level)


async def against(store: Store, *levels: str) -> int:
    """Return a table where Ann plays against computers of these levels."""
    table = await lobby(store, ANN)
    for number, level in enumerate(levels, start=1):
        await computer(store, table, -number, level=level)
    await store.start(
        table, order=[ANN, *(-number for number in range(1, len(levels) + 1))], salt="", setup={}, now=2.0
    )
    return table


async def test_a_computer_sits_down_like_anybody_and_keeps_its_level(store: Store) -> None:
    table = await lobby(store, ANN)
    await computer(store, table)
    await computer(store, table, TEDDY, level="easy", most=3)
    assert [(seat.user, seat.level) for seat in (await loaded(store, table)).seats] == [
        (ANN, None),
        (COCOA, "hard"),
        (TEDDY, "easy"),
    ]
    with pytest.raises(AlreadySeated):
        await computer(store, table)
    with pytest.raises(TableFull):
        await computer(store, table, -3, most=3)
    await store.leave(table, COCOA)
    await store.start(table, order=[TEDDY, ANN], salt="cpu-1-2", setup={}, now=2.0)
    assert [(seat.user, seat.level) for seat in (await loaded(store, table)).seats] == [(TEDDY, "easy"), (ANN, None)]


async def test_results_of_computers_are_taken_and_counted_for_people_only(store: Store) -> None:
    table = await against(store, "hard", "easy")
    results = [
        SeatOutcome(0, ANN, 2, False, False),
        SeatOutcome(1, COCOA, 1, True, False),
        SeatOutcome(2, TEDDY, 3, False, False),
    ]
    with pytest.raises(ValueError, match="one for each seat"):
        await append(store, table, 1, results=results[:1])
    await append(store, table, 1, results=results)
    for _ in range(2):
        page = await store.leaderboard_page(guild=None, game=None, newcomers=True, limit=9, offset=0)
        assert [(line.user, line.games, line.wins) for line in page.lines] == [(ANN, 1, 0)]
        assert await store.game_tallies(COCOA, guild=None) == []
        await store.recount_results()


async def test_the_time_for_a_decision_is_chosen_in_the_lobby(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    assert (await loaded(store, table)).clock == 0
    await store.set_clock(table, 600)
    await store.start(table, order=[ANN, BEN], salt="", setup={}, now=2.0)
    assert (await loaded(store, table)).clock == 600
    for where in (table, NOWHERE):
        with pytest.raises(NotInLobby):
            await store.set_clock(where, 60)


async def test_an_action_and_who_is_waited_for_after_it_are_stored_together(store: Store) -> None:
    table = await running(store, ANN, BEN)
    waiting = DeadlineUpdate(350.0, (SeatDeadline(0, None, 0), SeatDeadline(1, 900.0, 1)))
    await store.append(table, 1, seat=0, action="keep 1", user=None, interaction=None, now=5.0, waiting=waiting)
    stored = await loaded(store, table)
    assert stored.wake == 350.0
    assert [(seat.deadline, seat.missed) for seat in stored.seats] == [(None, 0), (900.0, 1)]
    with pytest.raises(ActionConflict):
        await store.append(
            table,
            1,
            seat=0,
            action="x",
            user=None,
            interaction=None,
            now=5.0,
            waiting=DeadlineUpdate(1.0, (SeatDeadline(1, 1.0, 5),)),
        )
    assert await loaded(store, table) == stored
    # What is not said stays as it was.
    await append(store, table, 2)
    assert (await loaded(store, table)).seats[1].deadline == 900.0


async def test_who_is_waited_for_can_change_without_an_action(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await append(store, table, 1)
    await store.set_waiting(table, 1, DeadlineUpdate(7.0, (SeatDeadline(1, 9.0, 2),)))
    stored = await loaded(store, table)
    assert (stored.wake, stored.seats[1].deadline, stored.seats[1].missed) == (7.0, 9.0, 2)
    for number in (0, 2):
        with pytest.raises(ActionConflict):
            await store.set_waiting(table, number, DeadlineUpdate(None))
    for where in (await lobby(store, ANN), NOWHERE):
        with pytest.raises(ActionConflict):
            await store.set_waiting(where, 0, DeadlineUpdate(None))
    assert await loaded(store, table) == stored


async def test_what_is_due_is_told_in_order_and_when_the_next_is(store: Store) -> None:
    assert await store.due_tables(1000.0) == ([], None)
    tables = [await running(store, ANN, BEN) for _ in range(4)]
    for table, wake in zip(tables, (30.0, 10.0, 20.0, None), strict=True):
        await store.set_waiting(table, 0, DeadlineUpdate(wake))
    first, second, third = tables[1], tables[2], tables[0]
    assert await store.due_tables(5.0) == ([], 10.0)
    assert await store.due_tables(20.0) == ([first, second], 30.0)
    assert await store.due_tables(99.0) == ([first, second, third], None)
    assert await store.due_tables(20.0, most=1) == ([first], 30.0)


async def test_due_tables_are_taken_a_few_at_a_time_each_once_and_come_up_again_later(store: Store) -> None:
    tables = [await running(store, ANN, BEN) for _ in range(4)]
    for table, wake in zip(tables, (30.0, 10.0, 20.0, 90.0), strict=True):
        await store.set_waiting(table, 0, DeadlineUpdate(wake))
    assert await store.take_due(40.0, most=2, until=70.0) == [tables[1], tables[2]]
    assert await store.take_due(40.0, most=2, until=70.0) == [tables[0]]
    assert await store.take_due(40.0, most=2, until=70.0) == []
    # One is seen to; whoever took the other two has died.
    await store.set_waiting(tables[0], 0, DeadlineUpdate(None))
    assert await store.due_tables(40.0) == ([], 70.0)
    assert await store.take_due(70.0, most=9, until=99.0) == [tables[1], tables[2]]


async def test_nothing_is_due_at_a_table_that_has_ended(store: Store) -> None:
    over, closed = await running(store, ANN, BEN), await running(store, ANN, BEN)
    for table in (over, closed):
        await store.set_waiting(table, 0, DeadlineUpdate(10.0, (SeatDeadline(0, 20.0, 0),)))
    results = [SeatOutcome(0, ANN, 1, True, False), SeatOutcome(1, BEN, 2, False, False)]
    await append(store, over, 1, results=results)
    await store.close(closed, now=9.0)
    assert await store.due_tables(1000.0) == ([], None)


async def test_a_reminder_is_noted_and_taken_back(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await store.set_reminder_message(table, BEN, 77)
    assert [seat.nudge for seat in (await loaded(store, table)).seats] == [None, 77]
    await store.set_reminder_message(table, BEN, None)
    assert (await loaded(store, table)).seats[1].nudge is None
    for where, user in ((table, CLEO), (NOWHERE, ANN)):
        with pytest.raises(NotSeated):
            await store.set_reminder_message(where, user, 1)
