"""Ratings: computed as each table ends, the same when computed again, and fit for a leaderboard."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.ratings import model as ratings_model
from bot.ratings.ai_strength import ai_rating
from bot.storage import CurrentRating, GuildSettings, RatingChange, RatingPoint, SeatOutcome, Store, open_store
from tests.deep_share import share
from tests.store.conftest import Home
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, NAMES, OTHER_GUILD, append, lobby, played, sit

GHOST = -1_234_567
NOVEMBER, DECEMBER, JANUARY = 1_793_491_200.0, 1_796_083_200.0, 1_798_761_600.0
"""The first moments of these months, November 2026 to January 2027, by UTC."""


class Seat(NamedTuple):
    user: int
    place: int
    left: bool = False
    level: str | None = None
    decided: bool = True


async def ends(
    store: Store,
    *seats: Seat,
    guild: int = GUILD,
    game: str = "magic_numbers",
    ended: float = NOVEMBER,
    guides: int | None = None,
) -> int:
    """Return a table that ended with these seats' results; the guided game of ``guides``, if given."""
    table = await lobby(store, guild=guild, game=game)
    if guides is not None:
        await store.begin_guide(guides, table, now=100.0)
    for seat in seats:
        name = NAMES.get(seat.user, "Cocoa")
        if seat.level is None:
            await sit(store, table, seat.user, name=name)
        else:
            await store.sit(table, user=seat.user, name=name, joined=0, locale="en", most=10, level=seat.level)
    await store.start(table, order=[seat.user for seat in seats], salt="", setup={}, now=200.0)
    results = [
        SeatOutcome(number, seat.user, seat.place, seat.place == 1, seat.left) for number, seat in enumerate(seats)
    ]
    decided = [number for number, seat in enumerate(seats) if seat.level is None and seat.decided]
    for n, number in enumerate(decided, start=1):
        await append(store, table, n, seat=number, now=ended)
    await store.append(
        table, len(decided) + 1, seat=0, action="end", user=None, interaction=None, now=ended, results=results
    )
    return table


async def rated(store: Store, user: int, guild: int | None = GUILD) -> dict[str, tuple[float, float, int, int]]:
    return {one.game: (one.mu, one.sigma, one.games, one.wins) for one in await store.ratings(user, guild=guild)}


async def test_two_people_are_rated_as_the_library_rates_them(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    # How often people meet, and how well they are known, is looked at in test_farming.
    monkeypatch.setattr(ratings_model, "EVENING", 1e300)
    monkeypatch.setattr(ratings_model, "KNOWN", 100.0)
    model = PlackettLuce()
    ann, ben = model.rating(), model.rating()
    for winner in (ANN, BEN, ANN):
        await played(store, winner, ANN, BEN)
        (ann,), (ben,) = model.rate([[ann], [ben]], ranks=[1, 2] if winner == ANN else [2, 1])
    assert await store.ratings(ANN, guild=GUILD) == [
        CurrentRating("", ann.mu, ann.sigma, 3, 2),
        CurrentRating("magic_numbers", ann.mu, ann.sigma, 3, 2),
    ]
    assert (await rated(store, BEN))[""] == (ben.mu, ben.sigma, 3, 1)
    assert await store.ratings(CLEO, guild=GUILD) == []


async def test_several_with_equals_and_a_computer_are_rated_as_the_library_rates_the_orders_in_question(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings_model, "KNOWN", 100.0)
    await ends(store, Seat(ANN, 2), Seat(BEN, 1), Seat(-1, 2, level="hard"), Seat(CLEO, 4, left=True), game="tie_die")
    model = PlackettLuce()
    mu, sigma = ai_rating("tie_die", "hard")
    teams = [[model.rating()], [model.rating()], [model.rating(mu=mu, sigma=sigma)], [model.rating()]]
    orders = [model.rate(teams, ranks=[float(place) for place in order]) for order in ([2, 1, 3, 4], [3, 1, 2, 4])]
    means = []
    for seat, user in ((0, ANN), (1, BEN), (3, CLEO)):
        means.append(sum(order[seat][0].mu for order in orders) / 2)
        assert (await rated(store, user))["tie_die"][0] == pytest.approx(means[-1], rel=1e-12)
    ann, ben, cleo = means
    assert ben > ann > cleo


async def test_games_and_servers_are_rated_apart_and_together(store: Store) -> None:
    await played(store, ANN, ANN, BEN)
    await played(store, BEN, ANN, BEN, game="tie_die")
    await played(store, BEN, ANN, BEN, guild=OTHER_GUILD)
    assert {game: held[2:] for game, held in (await rated(store, ANN)).items()} == {
        "": (2, 1),
        "magic_numbers": (1, 1),
        "tie_die": (1, 0),
    }
    assert {game: held[2:] for game, held in (await rated(store, ANN, OTHER_GUILD)).items()} == {
        "": (1, 0),
        "magic_numbers": (1, 0),
    }
    assert {game: held[2:] for game, held in (await rated(store, ANN, None)).items()} == {
        "": (3, 1),
        "magic_numbers": (2, 1),
        "tie_die": (1, 0),
    }


async def test_a_server_can_stay_out_of_everywhere_from_then_on(store: Store) -> None:
    await played(store, ANN, ANN, BEN)
    assert await store.guild_settings(GUILD) == GuildSettings(everywhere=True)
    assert await store.guild_settings(502) == GuildSettings(everywhere=False), "it is not assumed"
    await store.set_guild_settings(GUILD, GuildSettings(everywhere=False))
    assert await store.guild_settings(GUILD) == GuildSettings(everywhere=False)
    await played(store, ANN, ANN, BEN)
    for _ in range(2):
        assert (await rated(store, ANN))[""][2] == 2
        assert (await rated(store, ANN, None))[""][2] == 1
        assert await store.rebuild_ratings() == 2
    await store.set_guild_settings(GUILD, GuildSettings(everywhere=True))
    await played(store, ANN, ANN, BEN)
    assert (await rated(store, ANN, None))[""][2] == 2


async def test_the_name_that_somebody_has_where_all_stay_in_is_not_taken_elsewhere(store: Store) -> None:
    await played(store, ANN, ANN, BEN, guild=OTHER_GUILD)
    await store.set_guild_settings(GUILD, GuildSettings(everywhere=False))
    await played(store, ANN, ANN, BEN, names={ANN: "Secret Ann", BEN: "Secret Ben"}, ended=500.0)
    page = await store.leaderboard_page(guild=None, game=None, newcomers=True, limit=9, offset=0)
    assert {line.name for line in page.lines} == {"Ann", "Ben"}


@pytest.mark.parametrize(
    "seats",
    [
        [Seat(-1, 1, level="easy"), Seat(-2, 2, level="hard")],
        [Seat(ANN, 1)],
    ],
    ids=["nobody was human", "one alone"],
)
async def test_what_is_not_rated(store: Store, seats: list[Seat]) -> None:
    table = await ends(store, *seats)
    assert await store.rating_changes(table) == []
    assert [await store.ratings(seat.user, guild=None) for seat in seats] == [[]] * len(seats)
    assert await store.rebuild_ratings() == 0


async def test_a_guided_game_is_not_rated_and_working_everything_out_again_agrees(store: Store) -> None:
    computer = Seat(-1, 1, level="easy")
    table = await ends(store, computer, Seat(ANN, 2), guides=ANN)
    assert await store.rating_changes(table) == []
    stored = await store.load(table)
    assert stored is not None
    assert stored.unrated_guided
    again = await ends(store, computer, Seat(ANN, 2), ended=NOVEMBER + 1)
    (change,) = await store.rating_changes(again)
    assert change.before == ratings_model.initial_rating()[:2]
    before = await rated(store, ANN)
    assert await store.rebuild_ratings() == 1
    assert await rated(store, ANN) == before
    assert before["magic_numbers"][2] == 1


async def test_a_lobby_opened_as_a_guided_game_is_rated_once_other_people_play_in_it(store: Store) -> None:
    table = await ends(store, Seat(ANN, 1), Seat(BEN, 2), guides=ANN)
    assert [change.user for change in await store.rating_changes(table)] == [ANN, BEN]
    stored = await store.load(table)
    assert stored is not None
    assert not stored.unrated_guided


async def test_a_table_that_was_closed_is_not_rated(store: Store) -> None:
    table = await lobby(store, ANN, BEN)
    await store.start(table, order=[ANN, BEN], salt="", setup={}, now=1.0)
    await store.close(table, now=2.0)
    assert await store.rating_changes(table) == []
    assert await store.rating_changes(99) == []
    assert await store.rebuild_ratings() == 0


async def test_who_leaves_early_is_rated_where_somebody_stays(store: Store) -> None:
    table = await ends(store, Seat(ANN, 1), Seat(BEN, 2, left=True))
    ann, ben = await store.rating_changes(table)
    assert (ann.user, ben.user) == (ANN, BEN)
    assert ann.after[0] > ann.before[0] == ben.before[0] > ben.after[0]


async def test_a_table_tells_what_it_changed_and_a_history_what_they_all_did(store: Store) -> None:
    first = await ends(store, Seat(ANN, 1), Seat(BEN, 2), ended=NOVEMBER)
    await ends(store, Seat(ANN, 1), Seat(BEN, 2), game="tie_die", ended=NOVEMBER + 1)
    await ends(store, Seat(ANN, 1), Seat(BEN, 2), guild=OTHER_GUILD, ended=NOVEMBER + 2)
    second = await ends(store, Seat(BEN, 1), Seat(ANN, 2), Seat(-1, 3, level="easy"), ended=NOVEMBER + 3)
    start = ratings_model.initial_rating()[:2]
    (one,) = [change for change in await store.rating_changes(first) if change.user == ANN]
    assert one.before == start
    changes = await store.rating_changes(second)
    assert [change.user for change in changes] == [BEN, ANN]
    assert changes[1] == RatingChange(ANN, one.after, (await rated(store, ANN))["magic_numbers"][:2])
    course = await store.rating_history(ANN, guild=GUILD, game="magic_numbers", limit=9)
    assert course == [RatingPoint(NOVEMBER, first, *one.after), RatingPoint(NOVEMBER + 3, second, *changes[1].after)]
    assert await store.rating_history(ANN, guild=GUILD, game="magic_numbers", limit=1) == course[1:]
    assert len(await store.rating_history(ANN, guild=None, game=None, limit=9)) == 4
    assert await store.rating_history(CLEO, guild=None, game=None, limit=9) == []


async def test_periods_start_afresh_and_go_by_the_time_of_the_end(store: Store) -> None:
    for ended in (NOVEMBER, DECEMBER - 1, DECEMBER, JANUARY - 1, JANUARY):
        await ends(store, Seat(ANN, 1), Seat(BEN, 2), ended=ended)

    async def games(period: str) -> list[int]:
        page = await store.leaderboard_page(guild=GUILD, game=None, period=period, newcomers=True, limit=9, offset=0)
        return [line.games for line in page.lines]

    assert [await games(period) for period in ("2026-11", "2026-12", "2026Q4", "2027-01", "2027Q1")] == [
        [2, 2],
        [2, 2],
        [4, 4],
        [1, 1],
        [1, 1],
    ]
    assert (await store.leaderboard_page(guild=GUILD, game=None, limit=9, offset=0)).lines[0].games == 5
    assert await games("2027Q2") == []


async def test_newcomers_stand_apart_until_they_have_played_enough(store: Store) -> None:
    for number in range(ratings_model.SETTLED_AFTER):
        page = await store.leaderboard_page(guild=GUILD, game=None, limit=9, offset=0)
        assert (page.ranked, page.newcomers) == (0, 2 if number else 0)
        await played(store, ANN, ANN, BEN)
    await played(store, CLEO, CLEO, ANN)
    page = await store.leaderboard_page(guild=GUILD, game=None, limit=9, offset=0)
    assert ([line.name for line in page.lines], page.ranked, page.newcomers) == (["Ann", "Ben"], 2, 1)
    assert [line.place for line in page.lines] == [1, 2]
    apart = await store.leaderboard_page(guild=GUILD, game=None, newcomers=True, limit=9, offset=0)
    assert [(line.name, line.place) for line in apart.lines] == [("Cleo", None)]
    assert await store.leaderboard_position(DORA, guild=GUILD, game=None) is None


async def test_equals_share_a_place_and_the_next_is_counted_on(store: Store) -> None:
    for _ in range(ratings_model.SETTLED_AFTER):
        await ends(store, Seat(ANN, 1), Seat(BEN, 1))
        await ends(store, Seat(CLEO, 1), Seat(DORA, 1))
    await ends(store, Seat(21, 1), Seat(DORA, 2))
    page = await store.leaderboard_page(guild=GUILD, game=None, limit=9, offset=0)
    assert [(line.user, line.place) for line in page.lines] == [(ANN, 1), (BEN, 1), (CLEO, 1), (DORA, 4)]
    later = await store.leaderboard_page(guild=GUILD, game=None, limit=9, offset=1)
    assert later.lines == page.lines[1:]


async def test_ghosts_keep_their_rating_and_are_listed_nowhere(store: Store) -> None:
    for _ in range(ratings_model.SETTLED_AFTER):
        await ends(store, Seat(ANN, 2), Seat(GHOST, 1))
    assert (await rated(store, GHOST))[""][2:] == (5, 5)
    page = await store.leaderboard_page(guild=GUILD, game=None, limit=9, offset=0)
    assert [(line.user, line.place) for line in page.lines] == [(ANN, 1)]
    assert (page.ranked, page.newcomers) == (1, 0)
    assert await store.leaderboard_position(GHOST, guild=GUILD, game=None) is None


async def test_when_somebody_becomes_a_ghost_nobody_elses_numbers_change(tmp_path: Path) -> None:
    path = tmp_path / "sleepover.db"
    async with open_store(path) as store:
        for winner in (ANN, BEN, BEN, CLEO):
            await played(store, winner, ANN, BEN, CLEO)
        before = [await rated(store, user) for user in (ANN, BEN, CLEO)]
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("pragma defer_foreign_keys = on")
            for table in ("seats", "results", "ratings", "rating_history", "meetings"):
                db.execute(f"update {table} set user_id = {GHOST} where user_id = {BEN}")
            db.execute(f"update meetings set other_id = {GHOST} where other_id = {BEN}")
        as_it_is = rows(path)
        assert await store.rebuild_ratings() == 4
        assert rows(path) == as_it_is
        assert [await rated(store, user) for user in (ANN, GHOST, CLEO)] == before


async def test_ratings_of_another_model_are_computed_again_when_the_store_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "sleepover.db"
    async with open_store(path) as store:
        await played(store, ANN, ANN, BEN)
        before = await rated(store, ANN)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update ratings set mu = 99")
    async with open_store(path) as store:
        assert (await rated(store, ANN))[""][0] == 99
    monkeypatch.setattr(ratings_model, "MODEL", "another")
    async with open_store(path) as store:
        assert await rated(store, ANN) == before


async def test_a_history_outlives_the_process(home: Home) -> None:
    async with home() as store:
        await store.set_guild_settings(GUILD, GuildSettings(everywhere=True))
        await played(store, ANN, ANN, BEN)
        before = await store.rating_history(ANN, guild=None, game=None, limit=9)
    async with home() as store:
        assert await store.rating_history(ANN, guild=None, game=None, limit=9) == before != []


users = st.sampled_from([ANN, BEN, CLEO, DORA, 21, 22, GHOST, GHOST - 1])
computers = st.sampled_from(["easy", "normal", "hard", "random", "unheard of"])


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[Seat], int, str, float, bool]:
    """Draw some players and computers, their places with ties, and where, what and when they played."""
    people = draw(st.lists(users, max_size=4, unique=True))
    levels = draw(st.lists(computers, min_size=0 if len(people) > 1 else 2 - len(people), max_size=2))
    seats = [(user, None) for user in people] + [(-1 - n, level) for n, level in enumerate(levels)]
    ranks = draw(st.lists(st.integers(1, 3), min_size=len(seats), max_size=len(seats)))
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    flags = st.lists(st.booleans(), min_size=len(seats), max_size=len(seats))
    all_of_them = zip(seats, places, draw(flags), draw(flags), strict=True)
    sitting = [Seat(user, place, gone, level, decided) for (user, level), place, gone, decided in all_of_them]
    return (
        draw(st.permutations(sitting)),
        draw(st.sampled_from([GUILD, OTHER_GUILD, 502])),
        draw(st.sampled_from(["magic_numbers", "tie_die", "unheard_of"])),
        draw(st.sampled_from([NOVEMBER, NOVEMBER + 1, DECEMBER - 1, DECEMBER, JANUARY])),
        draw(st.booleans()),
    )


@pytest.fixture
def one_decision_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one decision be enough for a rating, and two games make a ranked player."""
    monkeypatch.setattr(ratings_model, "USUALLY_ENOUGH", 1)
    monkeypatch.setattr(ratings_model, "SETTLED_AFTER", 2)


@pytest.mark.usefixtures("one_decision_is_enough")
@settings(max_examples=share(40, 9), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(history=st.lists(tables(), min_size=1, max_size=12))
async def test_computed_again_everything_is_the_same_to_the_last_bit(
    tmp_path_factory: pytest.TempPathFactory, history: Sequence[tuple[list[Seat], int, str, float, bool]]
) -> None:
    path = tmp_path_factory.mktemp("store") / "sleepover.db"
    async with open_store(path) as store:
        for seats, guild, game, ended, everywhere in history:
            await store.set_guild_settings(guild, GuildSettings(everywhere=everywhere))
            await ends(store, *seats, guild=guild, game=game, ended=ended)
        before = rows(path)
        await store.rebuild_ratings()
        assert rows(path) == before


def rows(path: Path) -> list[list[tuple[object, ...]]]:
    """Return all rows of the ratings' tables."""
    with closing(sqlite3.connect(path)) as db:
        return [
            sorted(db.execute(f"select * from {table}").fetchall())
            for table in ("ratings", "rating_history", "rating_model", "meetings")
        ]


async def test_who_sits_where_makes_no_difference(tmp_path: Path) -> None:
    chance = random.Random(5)
    seats = [Seat(ANN, 1), Seat(BEN, 2), Seat(CLEO, 2), Seat(DORA, 4), Seat(-1, 4, level="hard")]
    found = []
    for number in range(6):
        chance.shuffle(seats)
        async with open_store(tmp_path / f"{number}.db") as store:
            await ends(store, *seats)
            found.append([value for user in (ANN, BEN, CLEO, DORA) for value in (await rated(store, user))[""][:2]])
    assert all(one == found[0] for one in found), "to the last bit"


async def test_tables_of_different_people_may_end_in_any_order(tmp_path: Path) -> None:
    found = []
    for order in ([ANN, CLEO], [CLEO, ANN]):
        async with open_store(tmp_path / f"{order[0]}.db") as store:
            for winner in order:
                await played(store, winner, winner, winner + 1)
            found.append([await rated(store, user) for user in (ANN, BEN, CLEO, DORA)])
    assert found[0] == found[1]


async def test_a_table_with_a_program_counts_for_nobody_and_in_no_meeting(home: Home) -> None:
    program = Seat(-1, 3, level="program:robo")
    async with home() as store:
        await ends(store, Seat(ANN, 1), Seat(BEN, 2, left=True), program)
        await ends(store, Seat(ANN, 1), Seat(-1, 2, level="program:robo"))
        for user in (ANN, BEN):
            assert await rated(store, user) == {}
        # Not even as people who have met: the next table counts as their first.
        await ends(store, Seat(ANN, 1), Seat(BEN, 2))
        after = await rated(store, ANN)
    assert after["magic_numbers"][2] == 1
    alone = ratings_model.rate_table(
        "magic_numbers",
        [ratings_model.RatedSeat(ANN, 1, True, False, None, 9), ratings_model.RatedSeat(BEN, 2, False, False, None, 9)],
        {},
        lambda one, other: 1.0,
    )
    assert after["magic_numbers"][0] == pytest.approx(alone[ANN].mu)
