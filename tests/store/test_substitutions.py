"""Seats that change hands: in every kind of store, and what becomes of results and ratings."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.ratings import model
from bot.ratings.model import PlayerRating, RatedSeat, rate_table
from bot.storage import (
    RELIEVE,
    ActionConflict,
    AlreadySawSecrets,
    AlreadySeated,
    BlockedByPlayer,
    DeliveredTwice,
    GameTally,
    NotSeated,
    SeatOutcome,
    SeatRow,
    Store,
    Substitute,
    Substitution,
    kept_actions,
)
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, interactions, lobby, running
from tests.store.test_lobby import loaded

GHOST = -1_000_077


@pytest.fixture(autouse=True)
def short_tables_count() -> None:
    """Let short tables not count, in place of the fixture of the other tests."""


def heir(user: int, joined: int | None = None) -> Substitute:
    return Substitute(user, f"Number {user}", "de", next(interactions) if joined is None else joined)


async def decide(store: Store, table: int, seat: int, user: int, times: int = 1) -> None:
    for _ in range(times):
        n = len((await loaded(store, table)).actions) + 1
        await store.append(table, n, seat=seat, action="give 1", user=user, interaction=next(interactions), now=300.0)


async def relieve(
    store: Store, table: int, seat: int, former: int, whom: Substitute, bank: float | None = None
) -> None:
    n = len((await loaded(store, table)).actions) + 1
    await store.substitute(table, n, seat=seat, former=former, substitute=whom, bank=bank, now=400.0)


async def end(store: Store, table: int, *winners: int) -> None:
    stored = await loaded(store, table)
    results = [
        SeatOutcome(seat, one.user, 1 if seat in winners else 2, seat in winners, False)
        for seat, one in enumerate(stored.seats)
    ]
    n = len(stored.actions) + 1
    await store.append(table, n, seat=1, action="give 1", user=None, interaction=None, now=500.0, results=results)


async def test_all_that_is_the_seats_goes_to_the_one_and_all_that_was_the_others_goes(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    await store.set_luck(table, ANN, "ab" * 16)
    await store.start(table, order=[ANN, BEN], salt="", setup={}, now=200.0)
    await store.set_direct_message(table, 0, number=0, channel=70, message=1000)
    await store.set_reminder_message(table, ANN, 1001, channel=71, at=250.0)
    await store.offer_seat(table, ANN, invited=CLEO, until=9000.0)
    await store.open_vote(table, what="end", user=BEN, now=300.0, until=400.0)
    vote = (await loaded(store, table)).vote
    assert vote is not None
    await store.cast_ballot(table, vote.id, user=ANN, yes=True)
    offered = (await loaded(store, table)).seats[0]
    assert (offered.offered, offered.offered_to) == (9000.0, CLEO)
    await decide(store, table, 0, ANN, 2)
    who = heir(CLEO)
    await relieve(store, table, 0, ANN, who, bank=45.0)
    stored = await loaded(store, table)
    assert stored.seats[0] == SeatRow(
        CLEO, who.name, who.joined, "de", None, None, -1, acted=400.0, bank=45.0, offered=None, style=0
    )
    assert stored.host == CLEO
    assert stored.reliefs == (Substitution(0, ANN, "Ann", 3),)
    assert (stored.actions[-1], len(kept_actions(stored.actions))) == ((0, RELIEVE), 2)
    assert stored.wake is None
    assert stored.vote is not None
    assert stored.vote.ballots == ()
    assert sorted(await store.pending_deletions()) == [(70, 1000, 0), (71, 1001, 0)]
    # What the former holder would still do is refused, and so is the same press once more.
    with pytest.raises(NotSeated):
        await store.offer_seat(table, ANN, invited=None, until=9.0)
    with pytest.raises(DeliveredTwice):
        await relieve(store, table, 0, ANN, who)
    assert await loaded(store, table) == stored


async def test_who_cannot_take_a_seat_changes_nothing(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await relieve(store, table, 0, ANN, heir(CLEO))
    await store.block(BEN, DORA)
    before = await loaded(store, table)
    for seat, former, whom, refused in (
        (1, BEN, heir(CLEO), AlreadySeated),
        (1, BEN, heir(ANN), AlreadySawSecrets),
        (1, BEN, heir(DORA), BlockedByPlayer),
        (1, ANN, heir(77), NotSeated),
    ):
        with pytest.raises(refused):
            await relieve(store, table, seat, former, whom)
    with pytest.raises(ActionConflict):
        await store.substitute(table, 1, seat=1, former=BEN, substitute=heir(77), bank=None, now=400.0)
    # Somebody who was forgotten has seen what they have seen.
    await store.delete_user(BEN, ghost=GHOST)
    await store.delete_user(ANN, ghost=GHOST - 1)
    for gone in (ANN, BEN):
        with pytest.raises(AlreadySawSecrets):
            await store.check_substitution(table, gone)
    stored = await loaded(store, table)
    assert stored.reliefs == (Substitution(0, GHOST - 1, "", 1),)
    assert (stored.seats[0], stored.actions) == (before.seats[0], before.actions)
    # Once it is over, nothing of it is kept.
    await store.close(table, now=600.0)
    await store.check_substitution(table, ANN)


async def test_an_offer_goes_with_whoever_made_it_or_got_it(store: Store) -> None:
    table = await running(store, ANN, BEN)
    await store.offer_seat(table, ANN, invited=CLEO, until=9000.0)
    await store.offer_seat(table, BEN, invited=None, until=9000.0)
    (told,) = (await store.export_rows(CLEO))["offers"]
    assert told == {"table_id": table, "invited_id": CLEO, "until": 9000.0}
    await store.delete_user(CLEO, ghost=GHOST)
    assert [seat.offered for seat in (await loaded(store, table)).seats] == [None, 9000.0]
    assert await store.withdraw_offer(table, BEN)
    assert not await store.withdraw_offer(table, BEN)


async def test_results_are_whose_decisions_they_come_from(store: Store) -> None:
    """Cleo takes over when Ann has decided 6 times: with two more it is Ann's win, with six it is Cleo's too."""
    told = []
    for times in (2, 6):
        table = await running(store, ANN, BEN)
        await decide(store, table, 0, ANN, 6)
        await decide(store, table, 1, BEN, 6)
        await relieve(store, table, 0, ANN, heir(CLEO))
        await decide(store, table, 0, CLEO, times)
        await end(store, table, 0)
        played = [
            (one.games, one.wins) if (one := next(iter(await store.game_tallies(user, guild=GUILD)), None)) else None
            for user in (ANN, BEN, CLEO)
        ]
        told.append(played)
        assert [past.table for past in await store.past_games(ANN, guild=None, game=None, limit=9)][:1] == [table]
    assert told == [[(1, 1), (1, 0), None], [(2, 1), (2, 0), (1, 1)]]
    rows = (await store.export_rows(ANN))["reliefs"]
    assert [(row["decisions"], row["won"], row["name"]) for row in rows] == [(6, 1, "Ann"), (6, 0, "Ann")]
    # Forgetting one of them leaves the others' as they are, also counted again.
    await store.delete_user(ANN, ghost=GHOST)
    await store.recount_results()
    assert await store.game_tallies(CLEO, guild=GUILD) == [GameTally("magic_numbers", 1, 1, 300, 500.0)]
    assert await store.game_tallies(ANN, guild=GUILD) == []


async def rated(store: Store, user: int) -> float | None:
    found = await store.ratings(user, guild=GUILD)
    return found[0].mu if found else None


async def test_a_rating_stays_with_whoever_sat_down_first(store: Store) -> None:
    start = model.initial_rating().mu
    # A lost seat given to a fresh account, early or late: it is lost all the same, and not by the fresh one.
    for before, behind in ((6, 1), (1, 6)):
        table = await running(store, ANN, BEN)
        await decide(store, table, 0, ANN, before)
        await decide(store, table, 1, BEN, 6)
        held = await rated(store, ANN)
        await relieve(store, table, 0, ANN, heir(CLEO))
        await decide(store, table, 0, CLEO, behind)
        await end(store, table, 1)
        now_held = await rated(store, ANN)
        assert now_held is not None
        assert now_held < (held or start)
        assert await rated(store, CLEO) is None
    # A won one, at the last moment or early: nobody gains by that seat, and whoever beats it loses as usual.
    for before, behind in ((6, 1), (4, 9)):
        held = await rated(store, ANN)
        table = await running(store, ANN, BEN)
        await decide(store, table, 0, ANN, before)
        await decide(store, table, 1, BEN, 6)
        await relieve(store, table, 0, ANN, heir(DORA))
        await decide(store, table, 0, DORA, behind)
        await end(store, table, 0)
        assert await rated(store, ANN) == held
        assert await rated(store, DORA) is None
    # Given on and on, it is still the first one's.
    table = await running(store, ANN, BEN)
    await decide(store, table, 0, ANN, 4)
    await decide(store, table, 1, BEN, 6)
    await relieve(store, table, 0, ANN, heir(CLEO))
    await relieve(store, table, 0, CLEO, heir(DORA))
    await end(store, table, 1)
    last = await rated(store, ANN)
    assert last is not None
    assert held is not None
    assert last < held
    assert [await rated(store, user) for user in (CLEO, DORA)] == [None, None]


def test_no_order_of_places_gives_a_seat_that_changed_hands_anything() -> None:
    """Check each place and several numbers of decisions, beside a player and a computer."""
    for decisions in (0, 3, 4, 40):
        for place in (1, 2, 3):
            seats: Sequence[RatedSeat] = [
                RatedSeat(ANN, place, False, False, None, decisions, True),
                RatedSeat(BEN, 2, False, False, None, 9),
                RatedSeat(-1, 3, False, False, "hard"),
            ]
            mine = PlayerRating(20.0, 2.0, 9, 3, 14.0)
            found = rate_table("magic_numbers", seats, {ANN: mine}, lambda one, other: 1.0)[ANN]
            assert found.mu <= mine.mu, (decisions, place)
            assert found.wins == mine.wins
            assert found.reached <= mine.reached


@pytest.mark.parametrize("place", [1, 3])
def test_a_computer_whose_seat_a_person_took_can_beat_somebody_and_lifts_nobody(place: int) -> None:
    """A friend could lose in its place. And taking it is no way out of losing to it."""
    mine = PlayerRating(25.0, 2.0, 9, 3, 19.0)

    def rated(*, taken: bool) -> PlayerRating:
        seats = [RatedSeat(ANN, 2, place == 3, False, None, 9), RatedSeat(-1, place, False, False, "hard", 0, taken)]
        return rate_table("magic_numbers", seats, {ANN: mine}, lambda one, other: 1.0)[ANN]

    if place == 1:
        assert rated(taken=True) == rated(taken=False)
        assert rated(taken=True).mu < mine.mu
    else:
        assert rated(taken=False).lower_bound > mine.lower_bound
        assert rated(taken=True).lower_bound == pytest.approx(mine.lower_bound)


async def test_a_seat_that_was_left_to_a_computer_is_last_and_its_win_is_nobodys(store: Store) -> None:
    table = await running(store, ANN, BEN, CLEO)
    for seat, user in ((0, ANN), (1, BEN), (2, CLEO)):
        await decide(store, table, seat, user, 9)
    await relieve(store, table, 0, ANN, Substitute(-1, "Pebble", "de", next(interactions), "normal"))
    stored = await loaded(store, table)
    assert stored.host != ANN
    assert (stored.seats[0].user, stored.seats[0].level, stored.seats[0].joined) == (-1, "normal", 0)
    assert stored.reliefs[0].level is None
    await end(store, table, 0)
    ratings = {user: await rated(store, user) for user in (ANN, BEN, CLEO)}
    ann, ben = ratings[ANN], ratings[BEN]
    assert ann is not None
    assert ben is not None
    assert ann < ben, "last, though the seat came first"
    assert [tally.wins for tally in await store.game_tallies(ANN, guild=GUILD)] == [0]
    await store.rebuild_ratings()
    assert {user: await rated(store, user) for user in (ANN, BEN, CLEO)} == ratings
