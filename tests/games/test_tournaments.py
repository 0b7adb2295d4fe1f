"""Tests of nights: who sits with whom, what a place is worth, and how long a round may take."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import games
from games.tournaments import programme as times
from games.tournaments import seat_assignment
from games.tournaments.programme import Programme, options_of_round
from games.tournaments.seat_assignment import count_meetings, mixing_rounds, seat_round, spread, table_sizes
from games.tournaments.standings import (
    POINTS,
    TableResult,
    duplicate_round,
    points_of,
    standings,
    table_points,
)


def arrangements(people: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield every way to seat the people at tables of these sizes, equal tables in one order only."""
    if not sizes:
        yield ()
        return
    twin = len(sizes) > 1 and sizes[0] == sizes[1]
    for table in combinations(people, sizes[0]):
        if twin and people[0] not in table:
            continue
        rest = [one for one in people if one not in table]
        for others in arrangements(rest, sizes[1:]):
            yield (table, *others)


def cubes(met: Counter[tuple[int, int]]) -> int:
    return sum(times**3 for times in met.values())


def exact(people: int, sizes: Sequence[int], rounds: int) -> tuple[int, int]:
    """Return the least spread of meetings that any seating of so many rounds has, and the least sum of cubes."""
    every = [count_meetings(tables) for tables in arrangements(range(people), sizes)]
    # Which names people have does not matter, so the first round is the first arrangement.
    reached = {frozenset(every[0].items())}
    for _ in range(rounds - 1):
        reached = {frozenset((Counter(dict(met)) + one).items()) for met in reached for one in every}
    found = [Counter(dict(met)) for met in reached]
    return min(spread(range(people), met) for met in found), min(map(cubes, found))


def mixed(people: int, seats: range, rounds: int, seed: int = 0) -> Counter[tuple[int, int]]:
    met: Counter[tuple[int, int]] = Counter()
    for number in range(rounds):
        lot = random.Random(f"{seed} {number}")
        met += count_meetings(seat_round(range(people), seats, met, lot, mixes=rounds - number).tables)
    return met


@pytest.mark.parametrize(
    ("people", "seats", "rounds"),
    [
        *((5, range(2, 5), rounds) for rounds in (2, 3, 4)),
        *((6, range(2, 5), rounds) for rounds in (2, 3, 4)),
        *((6, range(2, 3), rounds) for rounds in (2, 3, 5)),
        *((7, range(2, 5), rounds) for rounds in (2, 3)),
        *((8, range(2, 5), rounds) for rounds in (2, 3)),
        (9, range(3, 4), 2),
    ],
)
def test_meetings_are_as_even_as_an_exact_solver_makes_them(people: int, seats: range, rounds: int) -> None:
    sizes = table_sizes(people, seats.start, seats.stop - 1)
    evenest, least = exact(people, sizes, rounds)
    met = mixed(people, seats, rounds)
    assert spread(range(people), met) == evenest
    assert cubes(met) == least


def test_nine_people_in_threes_all_meet_once_in_four_rounds() -> None:
    assert set(mixed(9, range(3, 4), 4).values()) == {1}


@given(people=st.integers(1, 24), least=st.integers(2, 3), more=st.integers(0, 7), seed=st.integers(0, 99))
def test_everybody_sits_once_at_a_table_that_the_game_allows(people: int, least: int, more: int, seed: int) -> None:
    seats = range(least, least + more + 1)
    found = seat_round(range(people), seats, {}, random.Random(seed), mixes=seed % 2)
    assert sorted(who for table in found.tables for who in table) == list(range(people))
    for table, fillers in zip(found.tables, found.fillers, strict=True):
        assert len(table) + fillers in seats
    sizes = [len(table) for table in found.tables]
    assert max(sizes) - min(sizes) <= 1


def test_few_seats_are_filled_by_computers_and_only_where_there_is_no_other_way() -> None:
    assert seat_round([1], range(2, 5), {}, random.Random(0), mixes=1).fillers == (1,)
    assert seat_round(range(5), range(3, 5), {}, random.Random(0), mixes=1).fillers == (0, 1)
    assert not any(seat_round(range(7), range(3, 5), {}, random.Random(0), mixes=1).fillers)


@st.composite
def quarrels(draw: st.DrawFn) -> tuple[int, list[tuple[int, int]]]:
    """People, and pairs of them who have blocked each other."""
    people = draw(st.integers(2, 16))
    both = st.tuples(st.integers(0, people - 1), st.integers(0, people - 1)).filter(lambda two: two[0] != two[1])
    return people, draw(st.lists(both, max_size=12))


@given(
    quarrel=quarrels(), least=st.integers(2, 3), more=st.integers(0, 7), seed=st.integers(0, 99), rests=st.booleans()
)
def test_people_who_have_blocked_each_other_never_share_a_table(
    quarrel: tuple[int, list[tuple[int, int]]], least: int, more: int, seed: int, rests: bool
) -> None:
    people, apart = quarrel
    seats, lot = range(least, least + more + 1), random.Random(seed)
    found = seat_round(range(people), seats, {}, lot, mixes=seed % 3, may_rest=rests, apart=apart)
    assert sorted([*found.resting, *(who for table in found.tables for who in table)]) == list(range(people))
    assert not any(one in table and other in table for one, other in apart for table in found.tables)
    for table, fillers in zip(found.tables, found.fillers, strict=True):
        assert len(table) + fillers in seats


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("mixes", [0, 2])
def test_a_block_costs_no_table_more_where_people_can_change_places(mixes: int, seed: int) -> None:
    """Of eight people at two tables, four have blocked the same one: they sit together, and nobody is alone."""
    apart = [(who, 7) for who in (1, 2, 4, 5)]
    found = seat_round(range(8), range(2, 5), {}, random.Random(seed), mixes=mixes, apart=apart)
    assert sorted(map(len, found.tables)) == [4, 4]
    assert {1, 2, 4, 5} in map(set, found.tables)


def test_where_one_table_would_do_two_who_are_apart_get_a_table_more() -> None:
    found = seat_round([1, 2, 3], range(2, 5), {}, random.Random(0), mixes=1, apart=[(2, 1)])
    assert sorted(map(len, found.tables)) == [1, 2]
    assert sorted(zip(map(len, found.tables), found.fillers, strict=True)) == [(1, 1), (2, 0)]


def test_people_who_have_all_blocked_each_other_sit_with_computers() -> None:
    apart = list(combinations(range(12), 2))
    found = seat_round(range(12), range(2, 5), {}, random.Random(0), mixes=2, apart=apart)
    assert sorted(found.tables) == [(who,) for who in range(12)]
    assert found.fillers == (1,) * 12


def test_people_in_blocked_pairs_meet_the_others_as_evenly_as_before() -> None:
    met: Counter[tuple[int, int]] = Counter()
    for number in range(3):
        lot = random.Random(number)
        met += count_meetings(
            seat_round(range(8), range(2, 5), met, lot, mixes=3 - number, apart=[(0, 1), (2, 3), (4, 5), (6, 7)]).tables
        )
    quarrelled = {(0, 1), (2, 3), (4, 5), (6, 7)}
    assert not quarrelled & met.keys()
    times = [met[two] for two in combinations(range(8), 2) if two not in quarrelled]
    assert max(times) - min(times) <= 1


@given(people=st.integers(1, 9), bots=st.integers(0, 6), most=st.integers(2, 5), seed=st.integers(0, 99))
def test_no_table_has_computers_only(people: int, bots: int, most: int, seed: int) -> None:
    order = [*range(1, people + 1), *range(-bots, 0)]
    lot = random.Random(seed)
    lot.shuffle(order)
    found = seat_round(
        order, range(2, most + 1), {}, lot, mixes=seed % 3, may_rest=seed % 2 == 0, computers=range(-bots, 0)
    )
    assert all(any(who > 0 for who in table) for table in found.tables)
    seated = [who for table in found.tables for who in table]
    assert sorted(who for who in [*seated, *found.resting] if who > 0) == list(range(1, people + 1))
    assert not any(who < 0 for who in found.resting)
    # A computer sits out only where no seat beside a person is left.
    assert len(seated) == len(order) - len(found.resting) or len(seated) == most * len(found.tables)


def test_nobody_rests_twice_and_all_rest_once_before() -> None:
    rested: list[int] = []
    for number in range(12):
        seats, lot = range(2, 3), random.Random(number)
        found = seat_round(range(7), seats, {}, lot, mixes=1, rested=rested, may_rest=True)
        rested += found.resting
        assert len(found.resting) == (1 if number < 7 else 0)
        assert sum(found.fillers) == (0 if number < 7 else 1)
    assert sorted(rested) == list(range(7))


def test_by_standing_the_first_ones_sit_together_and_the_last_ones_rest() -> None:
    found = seat_round(list("abcdefgh"), range(2, 5), {}, random.Random(0), mixes=0)  # type: ignore[arg-type]
    assert [set(table) for table in found.tables] == [set("abcd"), set("efgh")]
    found = seat_round(range(7), range(2, 3), {}, random.Random(0), mixes=0, rested=[6], may_rest=True)
    assert found.resting == (5,)
    assert [set(table) for table in found.tables] == [{0, 1}, {2, 3}, {4, 6}]


def test_the_last_third_goes_by_standing() -> None:
    assert [mixing_rounds(rounds) for rounds in range(1, 10)] == [1, 1, 2, 3, 4, 4, 5, 6, 6]


def test_somebody_who_comes_late_is_mixed_in() -> None:
    met = mixed(8, range(2, 5), 2)
    found = seat_round(range(9), range(2, 5), met, random.Random(3), mixes=1)
    assert 8 in {who for table in found.tables for who in table}


# ---------------------------------------------------------------------- points and standings


def test_a_place_is_worth_the_same_at_every_table_and_ties_share() -> None:
    assert [points_of(place) for place in range(1, 9)] == [10, 6, 4, 3, 2, 1, 1, 1]
    assert points_of(1, 2) == 8
    assert points_of(2, 3) == Fraction(13, 3)
    assert table_points(TableResult({7: 1, 8: 2, 9: 2})) == {7: 10, 8: 5, 9: 5}
    assert table_points(TableResult({7: None, 8: None})) == {7: 0, 8: 0}


@given(ends=st.lists(st.integers(1, 6), min_size=2, max_size=10))
def test_ties_neither_make_points_nor_lose_any(ends: list[int]) -> None:
    ranks = sorted(ends)
    places = {seat: 1 + sum(other < end for other in ranks) for seat, end in enumerate(ranks)}
    whole = sum(POINTS[at] if at < len(POINTS) else 1 for at in range(len(ranks)))
    assert sum(table_points(TableResult(dict(places))).values()) == whole


def test_more_tables_won_and_then_stronger_others_break_a_tie() -> None:
    # 1 and 2 have 13 points each, from 10 + 3 and 6 + 6 + 1.
    tables = [
        TableResult({1: 1, 3: 2, 4: 3, 5: 4}),
        TableResult({3: 1, 2: 2, 5: 3, 1: 4}),
        TableResult({4: 1, 2: 2, 6: 3, 7: 4, 8: 5}),
        TableResult({9: 1, 10: 2, 11: 3, 12: 4, 13: 5, 2: 6}),
    ]
    order = standings([2, 1], tables)
    assert [(line.player, line.place, line.points, line.won) for line in order] == [(1, 1, 13, 1), (2, 2, 13, 0)]
    # 1 and 2 have won one table each, but 1 has met 3, who has won another.
    order = standings([1, 2], [TableResult({1: 1, 3: 2}), TableResult({2: 1, 4: 2}), TableResult({3: 1, 5: 2})])
    assert [line.place for line in order] == [1, 2]
    assert [line.place for line in standings([1, 2], [TableResult({1: 1, 2: 1})])] == [1, 1]


def test_a_rest_is_no_loss_and_computers_are_not_listed() -> None:
    (first, second) = standings([1, 2], [TableResult({1: 1, -101: 2})], rests=[2])
    assert (first.player, first.points, second.player, second.points) == (1, 10, 2, 5)


# ---------------------------------------------------------------------- programme and time


def test_games_come_in_turn_by_lot_or_by_vote() -> None:
    names = games.names()
    turn = Programme(names)
    assert [times.game_of_round(turn, number, random.Random(0)) for number in range(1, 6)] == [*names, names[0]]
    lot = Programme(names, "lot")
    drawn = [names[0]]
    for number in range(40):
        drawn.append(times.game_of_round(lot, number, random.Random(number), before=drawn[-1]))
    assert set(drawn) == set(names)
    assert all(one != other for one, other in pairwise(drawn))
    vote = Programme(names, "vote")
    assert times.game_of_round(vote, 1, random.Random(0), [names[2], names[1], names[2]]) == names[2]
    assert times.game_of_round(vote, 1, random.Random(0), [names[2], names[1]]) in names[1:3]
    assert times.game_of_round(Programme(names[:1], "lot"), 2, random.Random(0), before=names[0]) == names[0]


@given(minutes=st.floats(2, 60), length=st.integers(times.LEAST_MINUTES, times.MOST_MINUTES))
def test_a_night_until_a_time_ends_in_time_if_each_round_does(minutes: float, length: int) -> None:
    programme, left, played = Programme(games.names(), rounds=0, minutes=length), length * 60.0, 0
    while played < (total := times.expected_rounds(programme, played, left, minutes)):
        used = times.round_seconds(programme, total - played, left, minutes) + times.BREAK
        assert used <= max(left, times.SHORTEST + times.BREAK) + 1e-6
        left, played = left - used, played + 1
    assert 1 <= played <= times.MOST_ROUNDS


def test_short_rounds_have_short_clocks() -> None:
    assert times.decision_seconds(600, (60, 180)) == 60
    assert times.decision_seconds(2400, (60, 180)) == 180
    assert times.round_seconds(Programme(games.names()), 3, 0.0, 5.0) == 2 * times.SHORTEST
    assert seat_assignment.WANTED == 4


def table_of(*places: int | None, players: int = 0) -> TableResult:
    """Return a table of players from that number on, with these places in seat order."""
    return TableResult({players + seat: place for seat, place in enumerate(places)})


def test_in_a_duplicate_round_a_place_is_compared_with_those_in_the_same_seat() -> None:
    rounds = duplicate_round([table_of(1, 2, 3), table_of(2, 1, 3, players=10), table_of(2, 3, 1, players=20)])
    points = {player: share for table in rounds for player, share in table_points(table).items()}
    # Seat 0: first beats two seconds, who are equal; seat 2: a third beaten by a first and equal to the other.
    assert [points[player] for player in (0, 10, 20)] == [10, Fraction(5, 2), Fraction(5, 2)]
    assert [points[player] for player in (2, 12, 22)] == [Fraction(5, 2), Fraction(5, 2), 10]
    assert [points[player] for player in (1, 11, 21)] == [5, 10, 0]


@given(st.lists(st.lists(st.integers(1, 4), min_size=3, max_size=3), min_size=2, max_size=6))
def test_in_a_duplicate_round_each_seat_shares_half_of_all_there_is(ends: list[list[int]]) -> None:
    tables = duplicate_round([table_of(*places, players=10 * number) for number, places in enumerate(ends)])
    for seat in range(3):
        mine = [list(table_points(table).values())[seat] for table in tables]
        assert sum(mine) == 5 * len(tables)
        assert all(0 <= points <= POINTS[0] for points in mine)


def test_a_whole_table_that_agrees_on_a_draw_has_not_all_won() -> None:
    drawn, played = duplicate_round([table_of(1, 1, 1, 1), table_of(1, 2, 3, 4, players=10)])
    assert list(table_points(drawn).values()) == [0, 0, 10, 10]
    assert list(table_points(played).values()) == [10, 10, 0, 0]


def test_without_a_place_there_are_no_points_and_nobody_is_compared_with_it() -> None:
    left, alone = duplicate_round([table_of(None, 1), table_of(1, 2, players=10)])
    assert dict(table_points(left)) == {0: 0, 1: 10}
    assert dict(table_points(alone)) == {10: 5, 11: 0}
    (only,) = duplicate_round([table_of(2, 1)])
    assert dict(table_points(only)) == {0: 5, 1: 5}


def test_a_seat_that_one_table_alone_has_is_like_a_rest() -> None:
    _, larger = duplicate_round([table_of(1, 2), table_of(1, 2, 3, players=10)])
    assert table_points(larger)[12] == 5


@pytest.mark.parametrize("people", range(1, 25))
@pytest.mark.parametrize("rest", [False, True])
def test_duplicate_tables_are_equal_and_at_least_two(people: int, rest: bool) -> None:
    for game in games.names():
        seats = games.load(game).player_counts
        seated = seat_round(
            range(people), seats, {}, random.Random(1), mixes=1, may_rest=rest, duplicate=True, computers=()
        )
        full = {len(table) + fillers for table, fillers in zip(seated.tables, seated.fillers, strict=True)}
        assert len(full) == 1
        assert full <= set(seats)
        assert len(seated.tables) >= min(2, people - len(seated.resting))


def test_in_a_duplicate_round_the_lot_decides_who_begins() -> None:
    for game in games.names():
        rules = games.load(game)
        chosen = Programme((game,), options={game: {"first": "host"}}, duplicate=True)
        begins = options_of_round(chosen, rules).get("first")
        assert begins == ("random" if hasattr(rules.options(), "first") else None)
    usual = Programme(("magic_numbers",), options={"magic_numbers": {"first": "host"}})
    assert options_of_round(usual, games.load("magic_numbers")) == {"first": "host"}
