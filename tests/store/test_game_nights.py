"""Game nights: each press counts once, each hour comes once, and no user is stored without a preference."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.storage import (
    GHOSTS,
    Attendee,
    BlockedByPlayer,
    ChannelTaken,
    DeliveredTwice,
    GameNight,
    GameNightOver,
    Repeats,
    Store,
    TableOpening,
    TooManyGameNights,
    Wish,
)
from bot.storage.repos.game_nights import KEPT, MOST_IN_SERVER, MOST_OF_ONE
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, NAMES, SEED, interactions, lobby
from tests.store.test_lobby import loaded, seated

AT = 5000.0


def guest(user: int, *, latest: int | None = None) -> Attendee:
    press = next(interactions) if latest is None else latest
    return Attendee(user, NAMES[user], "de", press, latest=press)


def planned(host: int = ANN, *, channel: int = 700, starts: float = AT, repeats: Repeats = "") -> GameNight:
    mine = replace(guest(host), place=1)
    return GameNight(
        id=0,
        guild=GUILD,
        channel=channel,
        message=None,
        event=None,
        event_starts=None,
        host=host,
        game="magic_numbers",
        options={"target": 20},
        pace="60",
        rolls=True,
        threaded=False,
        locale="de",
        starts=starts,
        zone="Europe/Berlin",
        minute=1200,
        nth=5,
        repeats=repeats,
        wake=100.0,
        guests=(mine,),
    )


async def put(store: Store, game_night: GameNight | None = None) -> int:
    return await store.create_game_night(game_night or planned(), interaction=next(interactions), now=50.0)


async def found(store: Store, number: int) -> GameNight:
    evening = await store.game_night(number)
    assert evening is not None
    return evening


def opening(game_night: GameNight, *, channel: int | None = None, most: int = 10) -> TableOpening:
    where = game_night.channel if channel is None else channel
    seats = game_night.accepted
    return TableOpening(where, 1, game_night.host, SEED, 60, 0, True, False, 9000.0, seats, most, game_night.options)


async def test_an_evening_is_kept_as_it_was_set(store: Store) -> None:
    new = planned(repeats="monthly")
    number = await put(store, new)
    assert await found(store, number) == replace(new, id=number)
    assert await store.game_night(number + 1) is None
    later = await put(store, planned(channel=701, starts=AT + 1))
    sooner = await put(store, planned(BEN, channel=702, starts=AT - 1))
    assert [one.id for one in await store.game_nights_in(GUILD)] == [sooner, number, later]
    assert await store.game_nights_in(GUILD + 7) == []


async def test_a_command_that_is_delivered_twice_sets_one_evening(store: Store) -> None:
    interaction = next(interactions)
    await store.create_game_night(planned(), interaction=interaction, now=50.0)
    with pytest.raises(DeliveredTwice):
        await store.create_game_night(planned(), interaction=interaction, now=50.0)
    assert len(await store.game_nights_in(GUILD)) == 1


async def test_nobody_sets_too_many(store: Store) -> None:
    numbers = [await put(store) for _ in range(MOST_OF_ONE)]
    with pytest.raises(TooManyGameNights) as refused:
        await put(store)
    assert refused.value.whose == "one"
    await store.end_game_night(numbers[0], "off", now=60.0)
    await put(store)
    for number in range(MOST_IN_SERVER - MOST_OF_ONE):
        await put(store, _of(900 + number // MOST_OF_ONE))
    with pytest.raises(TooManyGameNights) as refused:
        await put(store, _of(999))
    assert refused.value.whose == "server"


def _of(user: int) -> GameNight:
    return replace(planned(), host=user, guests=())


async def test_who_says_yes_is_in_the_order_in_which_they_did(store: Store) -> None:
    number = await put(store)
    for user in (CLEO, BEN, DORA):
        evening = await store.set_rsvp(number, guest(user), "in")
    assert [one.user for one in evening.accepted] == [ANN, CLEO, BEN, DORA]
    await store.set_rsvp(number, guest(CLEO), "in")
    back = guest(CLEO)
    evening = await store.set_rsvp(number, back, "in")
    assert [one.user for one in evening.accepted] == [ANN, BEN, DORA, CLEO]
    assert evening.accepted[-1].joined == back.joined, "by the press that counts"
    assert evening == await found(store, number)
    assert (evening.shown, evening.wake) == (False, 0.0), "its message is to be painted, whatever happens now"


async def test_each_press_counts_once_and_in_its_order(store: Store) -> None:
    number = await put(store)
    first, second = next(interactions), next(interactions)
    await store.set_rsvp(number, guest(BEN, latest=second), "in")
    for late in (first, second):
        with pytest.raises(DeliveredTwice):
            await store.set_rsvp(number, guest(BEN, latest=late), "in")
    # Also where it has been taken back since.
    third = next(interactions)
    await store.set_rsvp(number, guest(BEN, latest=third), "in")
    with pytest.raises(DeliveredTwice):
        await store.set_rsvp(number, guest(BEN, latest=third), "in")
    assert [one.user for one in (await found(store, number)).accepted] == [ANN]


async def test_who_wants_to_be_reminded_is_nobody_elses_business(store: Store) -> None:
    number = await put(store)
    await store.update_game_night(number, shown=True, wake=AT)
    evening = await store.set_rsvp(number, guest(BEN), "remind")
    assert evening.shown, "nothing that all can see has changed"
    assert [(one.user, one.remind, one.place) for one in evening.guests] == [(ANN, 0, 1), (BEN, 1, None)]
    evening = await store.set_rsvp(number, guest(BEN), "remind")
    assert [one.remind for one in evening.guests] == [0, 0]


async def test_who_is_interested_in_the_event_is_reminded_unless_they_have_said_so_themselves(store: Store) -> None:
    number = await put(store)
    await store.update_game_night(number, event=77, wake=AT)
    assert await store.game_night_of_event(77) == number
    assert await store.linked_events() == [(number, GUILD, 77)]

    async def says(user: int, what: Wish) -> list[tuple[int, int]]:
        evening = await store.set_rsvp(number, Attendee(user, "", "", 0), what)
        return [(one.user, one.remind) for one in evening.guests]

    assert await says(BEN, "interested") == [(ANN, 0), (BEN, 2)]
    assert await says(BEN, "uninterested") == [(ANN, 0)], "who wishes nothing is not remembered"
    await store.set_rsvp(number, guest(BEN), "remind")
    assert await says(BEN, "interested") == [(ANN, 0), (BEN, 1)]
    assert await says(BEN, "uninterested") == [(ANN, 0), (BEN, 1)]
    # What has happened while nobody looked.
    await says(CLEO, "interested")
    await store.sync_interested(number, [Attendee(user, "", "", 0) for user in (ANN, DORA)])
    told = {one.user: one.remind for one in (await found(store, number)).guests}
    assert told == {ANN: 2, BEN: 1, DORA: 2}
    assert (await found(store, number)).accepted[0].name == "Ann"


async def test_whom_somebody_there_has_blocked_cannot_say_yes(store: Store) -> None:
    number = await put(store)
    await store.set_rsvp(number, guest(BEN), "in")
    await store.block(BEN, CLEO)
    await store.block(ANN, DORA)
    for user in (CLEO, DORA):
        with pytest.raises(BlockedByPlayer):
            await store.set_rsvp(number, guest(user), "in")
    await store.delete_user(CLEO, ghost=GHOSTS - 5)
    with pytest.raises(BlockedByPlayer):
        await store.set_rsvp(number, guest(CLEO), "in")
    # Whoever has set it is always welcome.
    await store.block(BEN, ANN)
    await store.set_rsvp(number, guest(ANN), "in")
    evening = await store.set_rsvp(number, guest(ANN), "in")
    assert [one.user for one in evening.accepted] == [BEN, ANN]


async def test_its_hour_comes_once(store: Store) -> None:
    number = await put(store, planned(repeats="weekly"))
    for user in (BEN, CLEO, DORA):
        await store.set_rsvp(number, guest(user), "in")
    evening = await found(store, number)
    after = replace(evening, starts=AT + 7 * 86_400, wake=AT, guests=evening.accepted[:1])
    await store.block(BEN, CLEO)
    table, next_one = await store.open_game_night(number, opening(evening, most=3), now=AT, following=after)
    stored = await loaded(store, table)
    assert (stored.status, stored.host, stored.clock, stored.rolls, stored.wake) == ("lobby", ANN, 60, True, 9000.0)
    assert (dict(stored.options), stored.seed, stored.locale, stored.channel) == ({"target": 20}, SEED, "de", 700)
    assert await seated(store, table) == [ANN, BEN, DORA], "who has been blocked since does not sit with them"
    assert [one.joined for one in stored.seats] == [one.joined for one in evening.accepted if one.user != CLEO]
    over = await found(store, number)
    assert (over.outcome, over.table, over.shown, over.told) == ("opened", table, False, False)
    assert next_one is not None
    assert (await found(store, next_one)).starts == after.starts
    for again in (
        store.open_game_night(number, opening(evening, channel=999), now=AT, following=after),
        store.end_game_night(number, "nobody", now=AT, following=after),
        store.set_rsvp(number, guest(BEN), "in"),
        store.update_game_night(number, starts=AT + 9, wake=AT),
    ):
        with pytest.raises(GameNightOver):
            await again
    assert [one.id for one in await store.game_nights_in(GUILD)] == [next_one], "there is no second next one"
    assert await store.load(table + 1) is None


async def test_a_busy_channel_leaves_all_as_it_was(store: Store) -> None:
    table = await lobby(store, DORA, channel=700)
    number = await put(store, planned(repeats="weekly"))
    evening = await found(store, number)
    with pytest.raises(ChannelTaken) as taken:
        await store.open_game_night(number, opening(evening), now=AT, following=evening)
    assert taken.value.table == table
    assert await found(store, number) == evening
    assert len(await store.game_nights_in(GUILD)) == 1


async def test_what_is_over_is_looked_after_until_all_has_been_told_and_then_nobody_is_in_it(store: Store) -> None:
    number = await put(store)
    await store.set_rsvp(number, guest(BEN), "in")
    await store.update_game_night(number, wake=300.0)
    assert await store.due_game_nights(299.0) == ([], 300.0)
    assert await store.due_game_nights(300.0) == ([number], None)
    await store.end_game_night(number, "off", now=200.0)
    assert await store.due_game_nights(200.0) == ([number], None)
    assert len((await found(store, number)).accepted) == 2, "they are told"
    await store.update_game_night(number, shown=True, told=True, wake=None)
    assert await store.due_game_nights(9e9) == ([], None)
    over = await found(store, number)
    assert (over.guests, over.told, over.shown) == ((), True, True)
    await store.create_game_night(planned(BEN), interaction=None, now=AT + KEPT)
    assert await store.game_night(number) is not None
    await store.create_game_night(planned(BEN), interaction=None, now=AT + KEPT + 1)
    assert await store.game_night(number) is None, "some time later it is forgotten"


async def test_a_forgotten_person_is_in_no_evening_and_its_message_is_painted_without_them(store: Store) -> None:
    hosted, joined, other = await put(store), await put(store, planned(BEN)), await put(store, planned(DORA))
    await store.set_rsvp(joined, guest(ANN), "in")
    for number in (hosted, joined, other):
        await store.update_game_night(number, shown=True, wake=AT)
    await store.delete_user(ANN, ghost=GHOSTS - 5)
    evening = await found(store, hosted)
    assert (evening.host, evening.guests) == (GHOSTS - 5, ())
    assert [one.user for one in (await found(store, joined)).guests] == [BEN]
    assert [(await found(store, number)).shown for number in (hosted, joined, other)] == [False, False, True]
    assert (await store.due_game_nights(0.0))[0] == [hosted, joined]
