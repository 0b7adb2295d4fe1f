"""Recorded display state of public and direct messages, and the tables that it leaves to update."""

import pytest

from bot.storage import ChannelTaken, DeadlineUpdate, NotSeated, SeatDeadline, SeatRow, Store, UnknownTable
from tests.store.people import ANN, BEN, CLEO, append, lobby, played, running, sit, won_by
from tests.store.test_lobby import NOWHERE, loaded


async def shown(store: Store, table: int) -> tuple[int | None, int, int]:
    stored = await loaded(store, table)
    return stored.message, stored.channel, stored.painted


async def whisper(store: Store, table: int, seat: int) -> SeatRow:
    return (await loaded(store, table)).seats[seat]


async def test_the_message_and_how_far_it_shows_are_remembered(store: Store) -> None:
    table = await lobby(store, ANN, channel=7)
    await store.set_board_message(table, number=0, message=1000, channel=7)
    assert await shown(store, table) == (1000, 7, 0)


async def test_a_message_never_shows_less_than_it_did(store: Store) -> None:
    table = await running(store, ANN, BEN, channel=7)
    await store.set_board_message(table, number=5, message=1000, channel=7)
    await store.set_board_message(table, number=4, message=1000, channel=7)
    assert await shown(store, table) == (1000, 7, 5)


async def test_a_new_message_counts_by_itself_and_may_be_elsewhere(store: Store) -> None:
    table = await running(store, ANN, BEN, channel=7)
    await store.set_board_message(table, number=5, message=1000, channel=7)
    await store.set_board_message(table, number=4, message=1001, channel=8)
    assert await shown(store, table) == (1001, 8, 4)
    assert (await store.open_at(7), await store.open_at(8)) == (None, table)


async def test_an_answer_on_an_older_message_does_not_bring_that_message_back(store: Store) -> None:
    table = await running(store, ANN, BEN, channel=7)
    await store.set_board_message(table, number=4, message=1001, channel=7)
    await store.set_board_message(table, number=5, message=1000, channel=7)
    assert await shown(store, table) == (1001, 7, 4)


async def test_an_open_table_does_not_move_to_where_another_is_open(store: Store) -> None:
    table, there = await running(store, ANN, BEN, channel=7), await lobby(store, ANN, channel=8)
    with pytest.raises(ChannelTaken) as refused:
        await store.set_board_message(table, number=0, message=1000, channel=8)
    assert refused.value.table == there
    assert await shown(store, table) == (None, 7, -1)


async def test_an_ended_table_may_be_shown_where_another_is_open(store: Store) -> None:
    table = await played(store, ANN, ANN, BEN)
    await lobby(store, ANN, channel=8)
    await store.set_board_message(table, number=1, message=1000, channel=8)
    assert await shown(store, table) == (1000, 8, 1)


async def test_ends_that_are_not_shown_yet_are_known_by_channel_and_by_server(store: Store) -> None:
    table = await played(store, ANN, ANN, BEN)
    await running(store, ANN, BEN, channel=8)
    found = await store.load(table)
    assert found is not None
    assert (
        list(await store.tables_without_card(channel=found.channel))
        == list(await store.tables_without_card(guild=found.guild))
        == [table]
    )
    assert (
        list(await store.tables_without_card(channel=9999)) == list(await store.tables_without_card(guild=9999)) == []
    )
    await store.set_board_message(table, number=1, message=1000, channel=found.channel)
    assert list(await store.tables_without_card(channel=found.channel)) == []


async def test_a_message_that_cannot_be_had_is_forgotten_and_no_longer_owed(store: Store) -> None:
    table = await played(store, ANN, ANN, BEN)
    await store.set_board_message(table, number=0, message=1000, channel=7)
    assert await store.unfinished() == [table]
    await store.set_board_message(table, number=1, message=None, channel=7)
    message, _, number = await shown(store, table)
    assert (message, number) == (None, 1)
    assert await store.unfinished() == []


async def test_painting_a_table_that_does_not_exist_is_refused(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.set_board_message(NOWHERE, number=0, message=1000, channel=7)


async def test_each_seat_has_its_own_whisper(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await store.set_direct_message(table, 1, number=3, channel=70, message=2000)
    assert [(seat.dm_channel, seat.dm_message, seat.whispered) for seat in (await loaded(store, table)).seats] == [
        (None, None, -1),
        (70, 2000, 3),
    ]


async def test_a_whisper_never_goes_back(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await store.set_direct_message(table, 0, number=3, channel=70, message=2000)
    await store.set_direct_message(table, 0, number=2, channel=70, message=2000)
    await store.set_direct_message(table, 0, number=9, channel=70, message=1999)
    seat = await whisper(store, table, 0)
    assert (seat.dm_message, seat.whispered) == (2000, 3)
    await store.set_direct_message(table, 0, number=2, channel=71, message=2001)
    seat = await whisper(store, table, 0)
    assert (seat.dm_channel, seat.dm_message, seat.whispered) == (71, 2001, 2)


async def test_whispers_keep_to_their_person_when_the_seats_move(store: Store) -> None:
    table = await lobby(store, ANN, BEN, CLEO)
    await store.set_direct_message(table, 2, number=-1, channel=73, message=2003, user=CLEO)
    await store.leave(table, ANN)
    assert (await whisper(store, table, 1)).dm_message == 2003
    await store.start(table, order=[CLEO, BEN], salt="", setup={}, now=2.0)
    assert (await whisper(store, table, 0)).dm_message == 2003


async def test_a_whisper_is_not_noted_for_whoever_moved_into_the_seat(store: Store) -> None:
    table = await lobby(store, ANN, BEN, CLEO)
    await store.leave(table, ANN)
    with pytest.raises(NotSeated):
        await store.set_direct_message(table, 1, number=-1, channel=72, message=2002, user=BEN)
    assert (await whisper(store, table, 1)) == SeatRow(
        CLEO, "Cleo", (await whisper(store, table, 1)).joined, "en-GB", None, None, -1
    )


async def test_a_whisper_to_a_seat_that_nobody_has_is_refused(store: Store) -> None:
    table = await lobby(store, ANN)
    for where, seat in ((table, 1), (table, -1), (NOWHERE, 0)):
        with pytest.raises(NotSeated):
            await store.set_direct_message(where, seat, number=0, channel=70, message=2000)


async def test_a_whisper_is_gone_with_the_seat(store: Store) -> None:
    table = await lobby(store, ANN)
    await store.set_direct_message(table, 0, number=-1, channel=70, message=2000)
    await store.leave(table, ANN)
    await sit(store, table, ANN)
    assert (await whisper(store, table, 0)).dm_message is None


async def test_lobbies_and_running_tables_are_always_to_look_after(store: Store) -> None:
    waiting, playing = await lobby(store, ANN), await running(store, ANN, BEN)
    await store.set_board_message(waiting, number=0, message=1000, channel=7)
    await store.set_board_message(playing, number=0, message=1001, channel=8)
    assert await store.unfinished() == [waiting, playing]


async def _asked(store: Store, table: int) -> int:
    await store.open_vote(table, what="end", user=ANN, now=100.0, until=200.0)
    vote = (await loaded(store, table)).vote
    assert vote is not None
    return vote.id


async def _says(store: Store, table: int) -> None:
    vote = await _asked(store, table)
    await store.set_board_message(table, number=0, message=1000, channel=7)
    await store.cast_ballot(table, vote, user=BEN, yes=True)


async def _decides(store: Store, table: int) -> None:
    vote = await _asked(store, table)
    await store.set_board_message(table, number=0, message=1000, channel=7)
    await store.close_vote(table, vote, "refused", n=0)


async def _keeps(store: Store, table: int) -> None:
    await store.offer_seat(table, ANN, invited=None, until=200.0)
    await store.set_board_message(table, number=0, message=1000, channel=7)
    await store.withdraw_offer(table, ANN)


CHANGES = {
    "somebody else is waited for": lambda store, table: store.set_waiting(
        table, 0, DeadlineUpdate(50.0, (SeatDeadline(0, 60.0, 0),))
    ),
    "somebody asks the others": _asked,
    "somebody answers": _says,
    "a vote is decided": _decides,
    "it is paused": lambda store, table: store.pause(table, 0, 50.0, DeadlineUpdate(None, ())),
    "a seat is on offer": lambda store, table: store.offer_seat(table, ANN, invited=None, until=200.0),
    "a seat is kept": _keeps,
}
"""What changes at a running table without an action, and stands on its message."""


@pytest.mark.parametrize("what", CHANGES)
async def test_what_changes_without_an_action_leaves_the_message_behind_until_that_is_painted(
    store: Store, what: str
) -> None:
    table = await running(store, ANN, BEN, channel=7)
    await store.set_board_message(table, number=0, message=1000, channel=7)
    await CHANGES[what](store, table)
    assert await shown(store, table) == (1000, 7, -1)
    await store.set_board_message(table, number=0, message=1000, channel=7)
    assert await shown(store, table) == (1000, 7, 0)


async def test_a_clock_that_is_set_anew_leaves_the_message_as_it_is(store: Store) -> None:
    table = await running(store, ANN, BEN, channel=7)
    await store.set_board_message(table, number=0, message=1000, channel=7)
    await store.set_waiting(table, 0, DeadlineUpdate(50.0, ()))
    assert await shown(store, table) == (1000, 7, 0)


async def test_a_table_that_is_over_is_looked_after_until_its_message_shows_the_end(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await store.set_board_message(table, number=0, message=1000, channel=7)
    await append(store, table, 1, results=won_by(ANN, ANN, BEN))
    assert await store.unfinished() == [table]
    await store.set_board_message(table, number=1, message=1000, channel=7)
    assert await store.unfinished() == []


async def test_a_table_that_is_over_is_looked_after_until_all_its_whispers_show_the_end(store: Store) -> None:
    table = await running(store, ANN, BEN, CLEO)
    await store.set_direct_message(table, 0, number=0, channel=70, message=2000)
    await store.set_direct_message(table, 1, number=0, channel=71, message=2001)
    await append(store, table, 1, results=won_by(ANN, ANN, BEN, CLEO))
    await store.set_board_message(table, number=1, message=1000, channel=7)
    await store.set_direct_message(table, 0, number=1, channel=70, message=2000)
    assert await store.unfinished() == [table]
    await store.set_direct_message(table, 1, number=1, channel=71, message=None)
    assert await store.unfinished() == []


async def test_a_whisper_that_was_under_way_when_the_game_ended_is_looked_after(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await append(store, table, 1, results=won_by(ANN, ANN, BEN))
    await store.set_board_message(table, number=1, message=1000, channel=7)
    await store.set_direct_message(table, 0, number=0, channel=70, message=2000)
    assert await store.unfinished() == [table]


async def test_a_closed_table_is_looked_after_until_its_message_says_so(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await append(store, table, 1)
    await store.set_board_message(table, number=1, message=1000, channel=7)
    await store.set_direct_message(table, 0, number=0, channel=70, message=2000)
    await store.close(table, now=9.0)
    assert await store.unfinished() == [table]
    await store.set_board_message(table, number=1, message=1000, channel=7)
    assert await store.unfinished() == []


async def test_a_closed_table_that_never_had_a_message_is_left_alone(store: Store) -> None:
    await store.close(await lobby(store, ANN), now=9.0)
    assert await store.unfinished() == []
