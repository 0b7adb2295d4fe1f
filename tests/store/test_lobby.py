"""A table from its opening to its start."""

from typing import Any

import pytest

from bot.storage import (
    AlreadySeated,
    BlockedByPlayer,
    ChannelTaken,
    DeliveredTwice,
    NotInLobby,
    NotSeated,
    OptionChange,
    SeatRow,
    SeatsChanged,
    Store,
    TableFull,
    TableRow,
    UnknownTable,
)
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, OPTIONS, SEED, append, lobby, played, running, sit

NOWHERE = 99


async def loaded(store: Store, table: int) -> TableRow:
    stored = await store.load(table)
    assert stored is not None
    return stored


async def seated(store: Store, table: int) -> list[int]:
    return [seat.user for seat in (await loaded(store, table)).seats]


async def test_a_new_table_is_an_empty_lobby_with_all_it_was_opened_with(store: Store) -> None:
    table = await store.create(
        guild=GUILD,
        channel=2**63 - 1,
        game="magic_numbers",
        rules=3,
        options=OPTIONS,
        host=ANN,
        locale="pt-BR",
        seed=SEED,
        invited=(BEN, CLEO),
        now=1234.5,
    )
    assert await store.load(table) == TableRow(
        id=table,
        guild=GUILD,
        channel=2**63 - 1,
        message=None,
        game="magic_numbers",
        rules=3,
        options=OPTIONS,
        host=ANN,
        locale="pt-BR",
        status="lobby",
        seed=SEED,
        salt="",
        setup={},
        created=1234.5,
        started=None,
        ended=None,
        painted=-1,
        invited=(BEN, CLEO),
        seats=(),
        actions=(),
    )


async def test_options_keep_their_kind(store: Store) -> None:
    options = (await loaded(store, await lobby(store))).options
    assert [type(options[name]) for name in ("first", "target", "open_hands")] == [str, int, bool]


async def test_a_table_that_does_not_exist_loads_as_none(store: Store) -> None:
    assert await store.load(NOWHERE) is None


async def test_a_channel_has_one_open_table_at_a_time(store: Store) -> None:
    first = await lobby(store, ANN, BEN, channel=7)
    with pytest.raises(ChannelTaken) as refused:
        await lobby(store, channel=7)
    assert refused.value.table == first
    await store.start(first, order=[ANN, BEN], salt="", setup={}, now=2.0)
    with pytest.raises(ChannelTaken):
        await lobby(store, channel=7)
    assert await store.open_at(7) == first
    assert await store.open_at(8) is None


async def test_a_channel_is_free_again_once_its_table_is_closed_or_over(store: Store) -> None:
    closed = await lobby(store, channel=7)
    await store.close(closed, now=2.0)
    assert await store.open_at(7) is None
    second = await lobby(store, channel=7)
    assert second != closed
    assert await store.open_at(7) == second


async def test_whoever_opens_a_table_sits_there_or_there_is_no_table(store: Store) -> None:
    def opening(opener: SeatRow, host: int) -> dict[str, Any]:
        return {
            **{"guild": GUILD, "channel": 7, "game": "magic_numbers", "rules": 1, "options": OPTIONS, "host": host},
            **{"locale": "en-GB", "seed": SEED, "invited": [], "now": 1.0, "opener": opener},
        }

    await store.block(ANN, BEN)
    with pytest.raises(BlockedByPlayer):
        await store.create(**opening(SeatRow(BEN, "Ben", 70, "de", None, None, -1), ANN))
    assert await store.open_at(7) is None
    ann = SeatRow(ANN, "Ann", 71, "en-GB", None, None, -1)
    table = await store.create(**opening(ann, ANN))
    assert (await loaded(store, table)).seats == (ann,)
    await sit(store, table, CLEO)
    assert await seated(store, table) == [ANN, CLEO]


async def test_one_press_opens_one_table_also_if_that_has_been_closed_since(store: Store) -> None:
    press = 900
    await store.close(await lobby(store, channel=7, interaction=press), now=2.0)
    with pytest.raises(DeliveredTwice):
        await lobby(store, channel=7, interaction=press)
    assert await store.open_at(7) is None
    await lobby(store, channel=7, interaction=901)


async def test_people_sit_in_the_order_in_which_they_came(store: Store) -> None:
    table = await lobby(store)
    await store.sit(table, user=BEN, name="Ben ⭐", joined=70, locale="de", most=10)
    await store.sit(table, user=ANN, name="Ann", joined=60, locale="en", most=10)
    assert (await loaded(store, table)).seats == (
        SeatRow(BEN, "Ben ⭐", 70, "de", None, None, -1),
        SeatRow(ANN, "Ann", 60, "en", None, None, -1),
    )


async def test_nobody_sits_twice_at_a_table_even_if_it_is_full(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    with pytest.raises(AlreadySeated):
        await sit(store, table, ANN, most=2)
    assert await seated(store, table) == [ANN, BEN]


async def test_one_person_may_sit_at_several_tables(store: Store) -> None:
    first, second = await lobby(store, ANN), await lobby(store, ANN)
    assert await seated(store, first) == await seated(store, second) == [ANN]


async def test_a_full_table_takes_nobody_until_somebody_rises(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    with pytest.raises(TableFull):
        await sit(store, table, CLEO, most=2)
    await store.leave(table, ANN)
    await sit(store, table, CLEO, most=2)
    assert await seated(store, table) == [BEN, CLEO]


async def test_who_rises_and_sits_down_again_is_last(store: Store) -> None:
    table = await lobby(store, ANN, BEN, CLEO)
    await store.leave(table, BEN)
    await sit(store, table, BEN)
    assert await seated(store, table) == [ANN, CLEO, BEN]


async def test_by_one_press_one_sits_down_once(store: Store) -> None:
    table = await lobby(store, ANN)

    async def press(joined: int) -> None:
        await store.sit(table, user=BEN, name="Ben", joined=joined, locale="en", most=10)

    await press(900)
    with pytest.raises(DeliveredTwice):
        await press(900)
    await store.leave(table, BEN, interaction=910)
    with pytest.raises(DeliveredTwice):
        await press(900)
    assert await seated(store, table) == [ANN]
    await press(920)
    with pytest.raises(DeliveredTwice):
        await store.leave(table, BEN, interaction=910)
    assert await seated(store, table) == [ANN, BEN]


async def test_only_who_sits_can_rise(store: Store) -> None:
    table = await lobby(store, ANN)
    with pytest.raises(NotSeated):
        await store.leave(table, BEN)
    assert await seated(store, table) == [ANN]


async def test_the_house_rules_are_replaced_as_a_whole(store: Store) -> None:
    table = await lobby(store)
    await store.set_options(table, {"first": "host"})
    assert (await loaded(store, table)).options == {"first": "host"}


async def test_what_was_changed_is_noted_with_the_change_and_gone_at_the_start(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    changes = (OptionChange(901, "target", 30), OptionChange(902, "_clock", 180))
    await store.set_options(table, {"target": 20}, changes=changes[:1])
    assert (await loaded(store, table)).changes == changes[:1]
    await store.set_clock(table, 60, changes=changes)
    assert (await loaded(store, table)).changes == changes
    await store.set_options(table, {"target": 50})
    await store.set_clock(table, 180)
    assert (await loaded(store, table)).changes == changes
    await store.start(table, order=[ANN, BEN], salt="s", setup={}, now=1.0)
    assert (await loaded(store, table)).changes == ()


async def test_another_host_can_take_over_at_any_time(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await store.set_host(table, BEN)
    assert (await loaded(store, table)).host == BEN
    with pytest.raises(UnknownTable):
        await store.set_host(NOWHERE, BEN)


async def test_a_started_table_has_its_seats_in_the_given_order(store: Store) -> None:
    table = await lobby(store, ANN, BEN, CLEO)
    setup: dict[str, object] = {"birthday_order": [[2], [0, 1]]}
    await store.start(table, order=[CLEO, ANN, BEN], salt="pepper", setup=setup, now=250.25)
    stored = await loaded(store, table)
    assert [seat.user for seat in stored.seats] == [CLEO, ANN, BEN]
    assert (stored.status, stored.salt, stored.setup, stored.started) == ("playing", "pepper", setup, 250.25)


@pytest.mark.parametrize(
    "order",
    [[ANN], [ANN, BEN, CLEO], [ANN, CLEO], [ANN, ANN], [ANN, BEN, BEN], []],
    ids=["one is missing", "one too many", "somebody else", "one twice for another", "one twice", "nobody"],
)
async def test_a_table_does_not_start_with_others_than_those_who_sit_there(store: Store, order: list[int]) -> None:
    table = await lobby(store, ANN, BEN)
    before = await store.load(table)
    with pytest.raises(SeatsChanged):
        await store.start(table, order=order, salt="pepper", setup={}, now=2.0)
    assert await store.load(table) == before


async def test_a_table_starts_only_once(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    await store.start(table, order=[ANN, BEN], salt="first", setup={}, now=2.0)
    with pytest.raises(NotInLobby):
        await store.start(table, order=[BEN, ANN], salt="second", setup={}, now=3.0)
    stored = await loaded(store, table)
    assert (stored.salt, stored.started, [seat.user for seat in stored.seats]) == ("first", 2.0, [ANN, BEN])


@pytest.mark.parametrize("state", ["playing", "over", "closed", "unknown"])
async def test_what_belongs_in_the_lobby_is_refused_later(store: Store, state: str) -> None:
    if state == "over":
        table = await played(store, ANN, ANN, BEN)
    else:
        table = NOWHERE if state == "unknown" else await running(store, ANN, BEN)
    if state == "closed":
        await append(store, table, 1)
        await store.close(table, now=9.0)
    before = await store.load(table)
    with pytest.raises(NotInLobby):
        await sit(store, table, DORA)
    with pytest.raises(NotInLobby):
        await store.leave(table, ANN)
    with pytest.raises(NotInLobby):
        await store.set_options(table, {})
    with pytest.raises(NotInLobby):
        await store.start(table, order=[ANN, BEN], salt="", setup={}, now=9.0)
    assert await store.load(table) == before
