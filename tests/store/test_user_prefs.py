"""Users' preferences for reminders, the users they have blocked, and the tables where they sit."""

import pytest

from bot.storage import (
    GHOSTS,
    BlockedByPlayer,
    DeadlineUpdate,
    RateExceeded,
    SeatDeadline,
    SeatOutcome,
    SeatsChanged,
    Store,
)
from bot.storage.repos.user_prefs import YEAR
from games.core import RESIGN
from tests.store.people import ANN, BEN, CLEO, DORA, append, lobby, running, sit, won_by
from tests.store.test_lobby import loaded, seated


async def test_who_says_nothing_is_reminded_in_the_usual_way(store: Store) -> None:
    table = await running(store, ANN, BEN)
    assert await store.reminders(ANN) == "half"
    await store.set_reminders(ANN, "never")
    await store.set_reminders(ANN, "message")
    assert [await store.reminders(user) for user in (ANN, BEN)] == ["message", "half"]
    assert [seat.reminders for seat in (await loaded(store, table)).seats] == ["message", "half"]
    await store.set_reminders(ANN, "half")
    assert [seat.reminders for seat in (await loaded(store, table)).seats] == ["half", "half"]


async def test_whom_one_has_blocked_is_ones_own_list(store: Store) -> None:
    assert await store.block(ANN, CLEO)
    assert await store.block(ANN, BEN)
    assert not await store.block(ANN, BEN)
    assert [await store.blocked(user) for user in (ANN, BEN)] == [[BEN, CLEO], []]
    assert await store.unblock(ANN, CLEO)
    assert not await store.unblock(ANN, CLEO)
    assert not await store.unblock(BEN, ANN)
    assert await store.blocked(ANN) == [BEN]


async def test_who_is_blocked_by_the_host_cannot_sit_down(store: Store) -> None:
    await store.block(ANN, BEN)
    table = await lobby(store)
    with pytest.raises(BlockedByPlayer) as refused:
        await sit(store, table, BEN)
    assert str(ANN) not in str(refused.value)
    await sit(store, table, CLEO)
    await store.unblock(ANN, BEN)
    await sit(store, table, BEN)
    assert await seated(store, table) == [CLEO, BEN]


async def test_who_is_blocked_by_somebody_at_the_table_cannot_sit_down_but_the_host_can(store: Store) -> None:
    await store.block(CLEO, BEN)
    await store.block(CLEO, ANN)
    table = await lobby(store, CLEO)
    with pytest.raises(BlockedByPlayer):
        await sit(store, table, BEN)
    await sit(store, table, ANN)
    assert await seated(store, table) == [CLEO, ANN]


async def test_who_has_blocked_somebody_may_sit_down_with_them(store: Store) -> None:
    await store.block(BEN, CLEO)
    table = await lobby(store, CLEO)
    await sit(store, table, BEN)
    assert await seated(store, table) == [CLEO, BEN]


async def test_appointments_are_open_tables_at_which_one_still_plays(store: Store) -> None:
    waiting = await running(store, ANN, BEN)
    await store.set_waiting(waiting, 0, DeadlineUpdate(None, (SeatDeadline(1, 900.0, 0, 300.0, 250.0),)))
    joined = await lobby(store, BEN)
    left, over, closed = [await running(store, BEN, CLEO, DORA) for _ in range(3)]
    others = await running(store, ANN, CLEO)
    await append(store, left, 1, RESIGN)
    await append(store, over, 1, results=won_by(BEN, BEN, CLEO, DORA))
    await store.close(closed, now=5.0)
    found = {one.id: one for one in await store.open_seats(BEN)}
    assert {waiting, joined} <= found.keys()
    assert not {left, over, closed, others} & found.keys()
    one = found[waiting]
    assert (one.seat, one.status, one.channel) == (1, "playing", (await loaded(store, waiting)).channel)
    assert [(seat.user, seat.since, seat.deadline, seat.acted) for seat in one.seats] == [
        (ANN, None, None, None),
        (BEN, 300.0, 900.0, 250.0),
    ]
    assert (found[joined].status, found[joined].seats[0].since) == ("lobby", None)


async def test_open_tables_are_those_one_sits_at_or_is_host_of(store: Store) -> None:
    hosted = await lobby(store, CLEO)
    seated_at = await running(store, BEN, CLEO)
    closed = await lobby(store, BEN)
    await store.close(closed, now=5.0)
    assert await store.open_tables(ANN) == [hosted, seated_at]
    assert await store.open_tables(BEN) == [seated_at]
    assert await store.open_tables(DORA) == []


async def test_invitations_are_forgotten_once_they_do_not_matter(store: Store) -> None:
    begun, closed = await lobby(store, ANN, BEN), await lobby(store)
    assert (await loaded(store, begun)).invited == (CLEO, DORA)
    await store.start(begun, order=[ANN, BEN], salt="", setup={}, now=5.0)
    await store.close(closed, now=5.0)
    assert [(await loaded(store, table)).invited for table in (begun, closed)] == [(), ()]


async def test_who_gets_up_leaves_no_direct_message_behind(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    await store.set_direct_message(table, 1, number=-1, channel=70, message=1000, user=BEN)
    await store.leave(table, BEN)
    await store.leave(table, ANN)
    assert await store.pending_deletions() == [(70, 1000, 0)]
    await store.finish_deletion(70, 1000, done=False)
    assert await store.pending_deletions() == [(70, 1000, 1)]
    await store.finish_deletion(70, 1000, done=True)
    assert await store.pending_deletions() == []


async def test_results_that_were_worked_out_before_somebody_was_forgotten_are_worked_out_anew(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await store.delete_user(BEN, ghost=GHOSTS - 5)
    with pytest.raises(SeatsChanged):
        await append(store, table, 1, results=won_by(ANN, ANN, BEN))
    with pytest.raises(ValueError, match="one for each seat"):
        await append(store, table, 1, results=won_by(ANN, CLEO, BEN))
    results = [SeatOutcome(0, ANN, 1, True, False), SeatOutcome(1, GHOSTS - 5, 2, False, True)]
    await append(store, table, 1, results=results)
    assert (await loaded(store, table)).status == "over"


async def test_blocks_outlive_that_somebody_is_forgotten(store: Store) -> None:
    await store.block(BEN, CLEO)
    await store.block(ANN, CLEO)
    await store.block(ANN, DORA)
    await store.delete_user(CLEO, ghost=GHOSTS - 5)
    assert await store.blocked(BEN) == [], "who has been forgotten is not listed"
    table = await lobby(store, BEN)
    await store.set_host(table, DORA)
    with pytest.raises(BlockedByPlayer):
        await sit(store, table, CLEO)
    assert await store.blocked_among(ANN, [BEN, CLEO, DORA]) == [CLEO, DORA]
    # A newcomer like any other otherwise.
    other = await lobby(store)
    await store.set_host(other, DORA)
    await sit(store, other, DORA)
    await sit(store, other, CLEO)
    assert not await store.block(BEN, CLEO), "it was so already"
    assert await store.blocked(BEN) == [CLEO]
    assert await store.unblock(ANN, CLEO)
    assert not await store.unblock(ANN, CLEO)
    assert await store.blocked_among(ANN, [CLEO]) == []
    # Whoever has blocked somebody, and has themselves forgotten, blocks nobody any more.
    await store.delete_user(CLEO, ghost=GHOSTS - 6)
    await store.delete_user(BEN, ghost=GHOSTS - 7)
    again = await lobby(store)
    await store.set_host(again, BEN)
    await sit(store, again, BEN)
    await sit(store, again, CLEO)


async def test_no_other_than_the_blocked_person_is_kept_away(store: Store) -> None:
    await store.block(ANN, CLEO)
    await store.delete_user(CLEO, ghost=GHOSTS - 5)
    table = await lobby(store, ANN)
    await sit(store, table, BEN)
    await sit(store, table, DORA)


async def test_a_birthday_is_changed_twice_a_year_and_taken_back_at_any_time(store: Store) -> None:
    await store.set_birthday(ANN, 1, 1, now=1.0)
    for day in (2, 3):
        await store.set_birthday(ANN, 1, day, now=10.0 * day)
        await store.set_birthday(ANN, 1, day, now=10.0 * day + 1)
    with pytest.raises(RateExceeded) as refused:
        await store.set_birthday(ANN, 1, 4, now=40.0)
    assert refused.value.until == 20.0 + YEAR
    assert refused.value.kept
    assert await store.birthdays([ANN]) == {ANN: (1, 3)}
    await store.set_birthday(ANN, 1, 3, now=41.0)
    await store.set_birthday(BEN, 1, 4, now=41.0)
    # Neither taking it back nor being forgotten is a way round.
    await store.set_birthday(ANN, None, None, now=42.0)
    assert await store.birthdays([ANN]) == {}
    for _ in range(2):
        with pytest.raises(RateExceeded) as refused:
            await store.set_birthday(ANN, 1, 3, now=43.0)
        assert not refused.value.kept
        await store.delete_user(ANN, ghost=GHOSTS - 5)
    await store.set_birthday(ANN, 1, 5, now=20.0 + YEAR)
    with pytest.raises(RateExceeded) as refused:
        await store.set_birthday(ANN, 1, 6, now=21.0 + YEAR)
    assert refused.value.until == 30.0 + YEAR


async def test_who_told_a_birthday_long_ago_has_changed_it_by_telling_another(store: Store) -> None:
    await store.set_birthday(ANN, 1, 1, now=0.0)
    for day in (2, 3):
        await store.set_birthday(ANN, 1, day, now=2 * YEAR)
    with pytest.raises(RateExceeded):
        await store.set_birthday(ANN, 1, 4, now=2 * YEAR + 1)
