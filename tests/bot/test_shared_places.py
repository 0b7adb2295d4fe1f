"""Shared places in ratings: among equals a better place never gains less, and a shared one what is between."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

import games
from bot.ratings import model, plackett_luce
from bot.ratings.model import PlayerRating, RatedSeat
from games.simulation import SimulatedGame
from sleepover.commands.ladder import Pairing, ranked
from sleepover.support.players import PlayedGame, limits, named
from tests.deep_share import share

Pair = tuple[float, float]

STARTS: list[Pair] = [(25.0, 25 / 3), (25.0, 4.0), (31.0, 1.0), (12.0, 0.1)]
"""A newcomer, somebody known, a strong and settled player, and a weak one who is known to the last point."""

LIBRARY = PlackettLuce()

ratings = st.tuples(st.floats(0, 50), st.sampled_from([25 / 3, 6.0, 4.0, 2.0, 0.5, 0.01]))


def by_the_library(held: Sequence[Pair], places: Sequence[int]) -> list[Pair]:
    teams = [[LIBRARY.rating(mu=mu, sigma=sigma)] for mu, sigma in held]
    return [(team[0].mu, team[0].sigma) for team in LIBRARY.rate(teams, ranks=[float(place) for place in places])]


def worth(pair: Pair) -> float:
    """Return the shown rating, unrounded."""
    return 1000 + 30 * (pair[0] - 3 * pair[1])


def weak_orders(players: int) -> Iterator[list[int]]:
    """Yield the places of so many players, the best first, in all ways in which places can be shared."""
    for shares in range(2 ** (players - 1)):
        places = [1]
        for seat in range(1, players):
            places.append(places[-1] if shares >> (seat - 1) & 1 else seat + 1)
        yield places


def places_of(ranks: Sequence[int]) -> list[int]:
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("players", range(2, share(9, 7)))
def test_among_equals_a_better_place_never_gains_less_and_a_shared_one_what_is_between(
    players: int, start: Pair
) -> None:
    alone = [worth(one) for one in plackett_luce.rate_places([start] * players, range(1, players + 1))]
    for places in weak_orders(players):
        found = plackett_luce.rate_places([start] * players, places)
        shown = [worth(one) for one in found]
        for better, worse in pairwise(range(players)):
            assert shown[better] >= shown[worse] - 1e-9, places
            assert (found[better] == found[worse]) == (places[better] == places[worse]), places
        for seat, value in enumerate(shown):
            its = [alone[other] for other in range(players) if places[other] == places[seat]]
            assert min(its) - 1e-9 <= value <= max(its) + 1e-9, places


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("players", range(2, 7))
def test_so_it_is_with_all_that_guards_ratings(players: int, start: Pair) -> None:
    held = {user: PlayerRating(*start, 9, 3, start[0] - 3 * start[1]) for user in range(1, players + 1)}

    def after(places: Sequence[int]) -> list[float]:
        sitting = [RatedSeat(user, place, place == 1, False, None, 9) for user, place in enumerate(places, start=1)]
        found = model.rate_table("tie_die", sitting, held, lambda one, other: 1.0)
        return [worth(found[user][:2]) for user in held]

    alone = after(range(1, players + 1))
    for places in weak_orders(players):
        found = after(places)
        assert all(better >= worse - 1e-9 for better, worse in pairwise(found)), places
        for seat, value in enumerate(found):
            its = [alone[other] for other in range(players) if places[other] == places[seat]]
            assert min(its) - 1e-9 <= value <= max(its) + 1e-9, places


def test_sharing_a_win_among_easy_computers_is_better_than_coming_second_alone() -> None:
    def gained(place: int, *others: int) -> float:
        sitting = [RatedSeat(7, place, place == 1, False, None, 9)]
        sitting += [RatedSeat(-n, at, at == 1, False, "easy") for n, at in enumerate(others, start=1)]
        return worth(model.rate_table("pillow_fight", sitting, {}, lambda one, other: 1.0)[7][:2])

    won, second = gained(1, 2, 3, 4, 5, 6), gained(2, 1, 3, 4, 5, 6)
    assert won > gained(1, 1, 3, 3, 5, 5) > gained(2, 1, 3, 3, 5, 5) > gained(3, 1, 1, 4, 4, 6)
    assert won > gained(1, 1, 3, 4, 5, 6) > second
    assert second > gained(2, 1, 2, 4, 5, 6) > gained(3, 1, 2, 4, 5, 6)


@settings(max_examples=share(2000, 60), deadline=None)
@given(held=st.lists(ratings, min_size=2, max_size=2), drawn=st.booleans())
@pytest.mark.relies_on("openskill", "It rates two players by the formulas that we compute ourselves.")
def test_two_are_rated_as_the_library_rates_them(held: list[Pair], drawn: bool) -> None:
    places = [1, 1] if drawn else [2, 1]
    assert plackett_luce.rate_places(held, places) == by_the_library(held, places)


@settings(max_examples=share(2000, 60), deadline=None)
@given(st.lists(ratings, min_size=2, max_size=10), st.randoms(use_true_random=False))
def test_who_share_no_place_are_rated_as_the_library_rates_them(held: list[Pair], chance: random.Random) -> None:
    places = chance.sample(range(1, len(held) + 1), len(held))
    assert plackett_luce.rate_places(held, places) == by_the_library(held, places)


@settings(max_examples=share(500, 40), deadline=None)
@given(st.lists(st.tuples(ratings, st.integers(1, 3)), min_size=3, max_size=share(6, 5)))
def test_a_shared_place_is_the_mean_of_all_orders_that_it_leaves_open(seats: list[tuple[Pair, int]]) -> None:
    """Ratings before make no difference: a newcomer may share a place with somebody who is known to the last point."""
    held, places = [one for one, _ in seats], places_of([rank for _, rank in seats])
    orders = [order for order in permutations(range(1, len(held) + 1)) if _refines(order, places)]
    rated = [by_the_library(held, order) for order in orders]
    for seat, (mu, sigma) in enumerate(plackett_luce.rate_places(held, places)):
        mus, sigmas = zip(*(after[seat] for after in rated), strict=True)
        assert mu == pytest.approx(sum(mus) / len(orders), abs=1e-9)
        assert sigma**2 == pytest.approx(sum(one**2 for one in sigmas) / len(orders), abs=1e-9)
        shown = [worth(after[seat]) for after in rated]
        assert min(shown) - 1e-6 <= worth((mu, sigma)) <= max(shown) + 1e-6


def _refines(order: Sequence[int], places: Sequence[int]) -> bool:
    """Return whether a strict order leaves nobody behind somebody who has a worse place."""
    return all(
        order[one] < order[other]
        for one in range(len(places))
        for other in range(len(places))
        if places[one] < places[other]
    )


@settings(max_examples=share(1000, 60), deadline=None)
@given(st.lists(st.tuples(ratings, st.integers(1, 4)), min_size=2, max_size=10), st.randoms(use_true_random=False))
def test_who_is_named_first_makes_no_difference_to_the_last_bit(
    seats: list[tuple[Pair, int]], chance: random.Random
) -> None:
    held, places = [one for one, _ in seats], places_of([rank for _, rank in seats])
    order = chance.sample(range(len(seats)), len(seats))
    found = plackett_luce.rate_places(held, places)
    other = plackett_luce.rate_places([held[seat] for seat in order], [places[seat] for seat in order])
    assert [found[seat] for seat in order] == other


@settings(max_examples=share(500, 40), deadline=None)
@given(st.lists(st.tuples(ratings, st.integers(1, 4)), min_size=2, max_size=10), st.randoms(use_true_random=False))
def test_so_it_is_at_a_table_of_the_bot(seats: list[tuple[Pair, int]], chance: random.Random) -> None:
    places = places_of([rank for _, rank in seats])
    held = {user: PlayerRating(*one, 9, 3, one[0] - 3 * one[1]) for user, (one, _) in enumerate(seats)}
    sitting = [RatedSeat(user, place, place == 1, False, None, 9) for user, place in enumerate(places)]

    def weighs(one: int, other: int) -> float:
        return 5 / (5 + (one * other) % 7)

    found = model.rate_table("tie_die", sitting, held, weighs)
    chance.shuffle(sitting)
    assert model.rate_table("tie_die", sitting, held, weighs) == found


def test_a_ladder_rates_in_the_same_way() -> None:
    names = ("easy", "normal", "hard", "random")
    players = tuple(named(name, "tie_die") for name in names)
    task = Pairing("tie_die", games.load("tie_die").options(), players, 4, "seed", 1, limits(1.0, 100))
    there = task.seat_order(0)
    played = SimulatedGame(((0, 1), (2,), (3,)), 0, 9, 9)
    rungs = {rung.player.name: (rung.mu, rung.sigma) for rung in ranked(task, [PlayedGame(played, {})])}
    expected = plackett_luce.rate_places([STARTS[0]] * 4, [1, 1, 3, 4])
    assert [rungs[names[k]] for k in there] == expected
    assert expected[0] == expected[1]
    assert expected[1][0] > expected[2][0] > expected[3][0]
