"""Tournaments in every database: rounds begin once, tables open once, and whoever is forgotten keeps a place."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.storage import (
    GHOSTS,
    ChannelTaken,
    DeliveredTwice,
    NewTournament,
    SeatRow,
    Store,
    Tournament,
    TournamentChanged,
    TournamentFull,
    TournamentOpening,
    TournamentPlayer,
    TournamentSeat,
    TournamentTaken,
)
from bot.storage.repos import tournaments
from games.tournaments.programme import Programme
from tests.store.people import ANN, BEN, CLEO

GUILD, CHANNEL, AT = 500, 700, 1_000.5
PLAYED = Programme(("tie_die", "magic_numbers"), "vote", 2, options={"tie_die": {"target": 30}})


def player(user: int, *, coming: bool = True, press: int = 0) -> TournamentPlayer:
    return TournamentPlayer(user, f"name {user}", "en-GB", None, 1, press or user, coming=coming, latest=press)


async def made(store: Store) -> int:
    new = NewTournament(GUILD, CHANNEL, ANN, PLAYED, "en-GB", "UTC", (player(ANN), player(BEN)))
    return await store.create_tournament(new, interaction=77, now=AT)


async def found(store: Store, number: int) -> Tournament:
    tournament = await store.tournament(number)
    assert tournament is not None
    return tournament


async def playing(store: Store, number: int) -> Tournament:
    seats = [TournamentSeat(ANN), TournamentSeat(BEN), TournamentSeat(-101, "hoarder")]
    await store.begin_tournament_round(number, 1, [seats], [CLEO], game="tie_die", now=AT, until=AT + 60)
    return await found(store, number)


def opening(channel: int = CHANNEL) -> TournamentOpening:
    seats = [
        SeatRow(user, f"{user}", max(0, user), "en-GB", None, None, -1, None if user > 0 else "easy")
        for user in (ANN, BEN, -101)
    ]
    what = {"game": "tie_die", "rules": 1, "options": {}, "host": ANN, "seed": b"1", "clock": 60, "wake": AT}
    return TournamentOpening(channel=channel, rolls=False, planning=False, threaded=False, seats=seats, **what)  # type: ignore[arg-type]


async def test_a_tournament_comes_back_as_it_was_stored(store: Store) -> None:
    number = await made(store)
    tournament = await found(store, number)
    assert (tournament.programme, tournament.state, tournament.zone) == (PLAYED, "open", "UTC")
    assert [(one.user, one.place) for one in tournament.players] == [(ANN, 1), (BEN, 2)]
    assert await store.live_tournaments() == [(number, GUILD)]
    assert await store.tournaments_in(GUILD) == [(number, CHANNEL)]
    with pytest.raises(DeliveredTwice):
        await made(store)
    other = NewTournament(GUILD, CHANNEL, BEN, PLAYED, "en-GB", "", ())
    with pytest.raises(TournamentTaken):
        await store.create_tournament(other, interaction=78, now=AT)


async def test_a_press_counts_once_and_a_later_one_counts_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    number = await made(store)
    await store.set_tournament_player(number, player(CLEO, press=90))
    with pytest.raises(DeliveredTwice):
        await store.set_tournament_player(number, player(CLEO, coming=False, press=90))
    after = await store.set_tournament_player(number, player(CLEO, coming=False, press=91))
    assert [one.user for one in after.coming] == [ANN, BEN]
    monkeypatch.setattr(tournaments, "MOST_PLAYERS", 2)
    with pytest.raises(TournamentFull):
        await store.set_tournament_player(number, player(CLEO, press=92))


async def test_a_round_begins_once_and_its_table_opens_once(store: Store) -> None:
    number = await made(store)
    await store.begin_tournament_vote(number, 1, now=AT, until=AT + 60)
    assert (await store.set_tournament_vote(number, 1, BEN, "tie_die")).votes == {BEN: "tie_die"}
    with pytest.raises(TournamentChanged):
        await store.set_tournament_vote(number, 1, CLEO, "tie_die")
    with pytest.raises(TournamentChanged):
        await store.begin_tournament_vote(number, 1, now=AT, until=AT + 60)
    tournament = await playing(store, number)
    with pytest.raises(TournamentChanged):
        await playing(store, number)
    (table,) = tournament.current_tables
    assert [seat.user for seat in table.seats] == [ANN, BEN, -101]
    opened = await store.open_tournament_table(number, table, opening(), now=AT)
    with pytest.raises(TournamentChanged):
        await store.open_tournament_table(number, table, opening(CHANNEL + 1), now=AT)
    stored = await store.load(opened)
    assert stored is not None
    assert [seat.user for seat in stored.seats] == [ANN, BEN, -101]
    (table,) = (await found(store, number)).current_tables
    assert await store.set_tournament_table(number, table, "over", {ANN: 1, BEN: 2})
    assert not await store.set_tournament_table(number, table, "over", {ANN: 2, BEN: 1})
    (table,) = (await found(store, number)).current_tables
    assert [seat.place for seat in table.seats] == [1, 2, None]


async def test_a_channel_with_a_table_takes_no_second_one(store: Store) -> None:
    number = await made(store)
    tournament = await playing(store, number)
    (table,) = tournament.current_tables
    await store.open_tournament_table(number, table, opening(), now=AT)
    second = await store.create_tournament(
        NewTournament(GUILD, CHANNEL + 1, BEN, PLAYED, "en-GB", "", (player(BEN),)), interaction=79, now=AT
    )
    (table,) = (await playing(store, second)).current_tables
    with pytest.raises(ChannelTaken):
        await store.open_tournament_table(second, table, opening(), now=AT)


async def test_whoever_wins_is_counted_until_they_are_forgotten(store: Store) -> None:
    number = await made(store)
    await playing(store, number)
    await store.update_tournament(number, message=5, shown=99)
    await store.end_tournament(number, "over", [ANN], now=AT + 1)
    with pytest.raises(TournamentChanged):
        await store.end_tournament(number, "off", now=AT + 2)
    assert [await store.nights_won(user, guild=GUILD) for user in (ANN, BEN)] == [1, 0]
    assert await store.nights_won(ANN, guild=None) == 1
    # Nobody has played a game under a name there.
    assert await store.champions(GUILD, limit=3) == []
    await store.update_tournament(number, shown=(await found(store, number)).revision)
    assert await store.live_tournaments() == []
    ghost = GHOSTS - 5
    await store.delete_user(ANN, ghost=ghost)
    after = await found(store, number)
    assert after.host == ghost
    assert replace(after.players[0], joined=0) == TournamentPlayer(ghost, "", "", None, 1, 0, coming=False, won=True)
    assert await store.nights_won(ANN, guild=GUILD) == 0
    # Its messages show somebody who has been forgotten.
    assert await store.live_tournaments() == [(number, GUILD)]


async def dealt(store: Store, number: int) -> Tournament:
    """Begin a round of two tables with the same dice."""
    tables = [
        [TournamentSeat(ANN), TournamentSeat(-101, "hoarder")],
        [TournamentSeat(BEN), TournamentSeat(-102, "hoarder")],
    ]
    await store.begin_tournament_round(
        number, 1, tables, [], game="tie_die", now=AT, until=AT + 60, seed=bytes(range(32)), salt="1-cpu-2-cpu"
    )
    return await found(store, number)


async def opens(store: Store, number: int, place: int, channel: int) -> int:
    table = next(one for one in (await found(store, number)).current_tables if one.number == place)
    return await store.open_tournament_table(number, table, replace(opening(channel), seats=()), now=AT)


async def ends(store: Store, number: int, place: int, table: int) -> None:
    await store.close(table, now=AT + 1)
    there = next(one for one in (await found(store, number)).current_tables if one.number == place)
    await store.set_tournament_table(number, there, "void")


async def test_all_tables_of_a_deal_get_its_seed_and_one_salt(store: Store) -> None:
    number = await made(store)
    tournament = await dealt(store, number)
    (deal,) = tournament.deals
    assert (deal.round, deal.seed, deal.salt, deal.revision) == (
        1,
        bytes(range(32)),
        "1-cpu-2-cpu",
        tournament.revision,
    )
    assert tournament.sealed
    tables = [await opens(store, number, place, CHANNEL + place) for place in (1, 2)]
    rows = [await store.load(table) for table in tables]
    assert [(row.seed, row.sealed) for row in rows if row] == [(deal.seed, True)] * 2
    (shared,) = {row.deal for row in rows if row}
    assert shared is not None
    # Whichever table is the first to start, its last part counts for all.
    assert [await store.fix_salt(shared, last) for last in (99, 98, 99)] == ["1-cpu-2-cpu-99"] * 3


async def test_a_seed_is_revealed_once_when_the_last_table_has_ended(store: Store) -> None:
    number = await made(store)
    await dealt(store, number)
    first = await opens(store, number, 1, CHANNEL + 1)
    await ends(store, number, 1, first)
    # The other one waits to be opened.
    assert not await store.reveal_deals(number, now=AT + 2)
    second = await opens(store, number, 2, CHANNEL + 2)
    assert not await store.reveal_deals(number, now=AT + 2)
    await ends(store, number, 2, second)
    before = (await found(store, number)).revision
    assert await store.reveal_deals(number, now=AT + 3)
    assert not await store.reveal_deals(number, now=AT + 4)
    after = await found(store, number)
    assert ([deal.revealed for deal in after.deals], after.sealed, after.revision) == ([AT + 3], False, before + 1)
    stored = await store.load(first)
    assert stored is not None
    assert not stored.sealed


async def test_a_night_that_is_over_is_looked_after_until_its_seed_is_revealed(store: Store) -> None:
    number = await made(store)
    await dealt(store, number)
    table = await opens(store, number, 1, CHANNEL + 1)
    await store.end_tournament(number, "off", now=AT + 1)
    await store.update_tournament(number, shown=(await found(store, number)).revision)
    assert await store.live_tournaments() == [(number, GUILD)]
    assert not await store.reveal_deals(number, now=AT + 2)
    await store.close(table, now=AT + 2)
    # The table that waits is not opened any more.
    assert await store.reveal_deals(number, now=AT + 3)


async def test_nobody_reads_the_luck_of_somebody_whose_dice_are_sealed(store: Store) -> None:
    number = await made(store)
    await dealt(store, number)
    place = (await found(store, number)).current_tables[0]
    table = await store.open_tournament_table(number, place, replace(opening(), seats=opening().seats[:1]), now=AT)
    assert await store.dice_totals(ANN, guild=None, game=None) == []
    assert await store.export_rows(ANN)
    told = str(await store.export_rows(ANN))
    assert bytes(range(32)).hex() not in told
    await store.close(table, now=AT)
