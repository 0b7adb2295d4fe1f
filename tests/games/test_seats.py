"""Parts that every game with seats shares: who still plays, places by points, and the facts that each game has."""

from __future__ import annotations

import pytest
from msgspec import Struct

from games.core import Ranking, Seat
from games.core.seats import (
    clockwise,
    numbered,
    others_playing,
    places,
    places_by,
    playing,
    ranked,
    replaced,
    state_dict,
    viewer_playing,
)


class Seen(Struct, frozen=True):
    """A view of four seats."""

    viewer: Seat | None = 1
    seats: int = 4
    resigned: tuple[Seat, ...] = ()
    ranking: Ranking | None = None
    score: tuple[int, ...] = (1, 2, 3, 4)


def test_the_seats_that_play_are_told_in_turn_order_from_any_of_them_on() -> None:
    assert playing(4, (2,)) == [0, 1, 3]
    assert clockwise(3, 4, (0,)) == [3, 1, 2]
    assert clockwise(2, 4, (2,)) == [3, 0, 1]
    assert clockwise(0, 2, (0, 1)) == []


def test_the_others_are_all_who_play_but_the_viewer_and_the_room_has_no_seat() -> None:
    assert others_playing(Seen(resigned=(3,))) == [0, 2]
    assert others_playing(Seen(viewer=None, resigned=(3,))) == [0, 1, 2]


@pytest.mark.parametrize(
    ("view", "seat"),
    [(Seen(), 1), (Seen(viewer=None), None), (Seen(resigned=(1,)), None), (Seen(ranking=((1,), (0, 2, 3))), None)],
)
def test_a_viewer_plays_until_it_leaves_or_the_game_is_over(view: Seen, seat: Seat | None) -> None:
    assert viewer_playing(view) == seat


def test_one_seat_has_another_value_and_the_rest_have_theirs() -> None:
    assert replaced((1, 2, 3), 0, 9) == (9, 2, 3)
    assert replaced((1, 2, 3), 2, 9) == (1, 2, 9)


def test_who_has_most_points_comes_first_and_equals_share_a_place() -> None:
    assert places_by((5, 7, 5, 7), (0, 1, 2, 3)) == ((1, 3), (0, 2))
    assert places_by((5, 7, 5, 7), (0, 2, 3)) == ((3,), (0, 2))
    assert places_by((5, 7), ()) == ()


def test_a_winner_comes_before_who_has_more_points_and_leavers_come_last_the_first_of_them_at_the_end() -> None:
    assert ranked((9, 3, 9, 1, 4), (2, 0)) == ((4,), (1,), (3,), (0,), (2,))
    assert ranked((9, 3, 9, 1, 4), (2,), winner=3) == ((3,), (0,), (4,), (1,), (2,))


def test_after_two_who_share_the_first_place_comes_the_third() -> None:
    assert numbered(((1, 3), (0,), (2,))) == [(1, (1, 3)), (3, (0,)), (4, (2,))]
    assert places(((1, 3), (0,), (2,))) == {1: 1, 3: 1, 0: 3, 2: 4}
    assert places(None) == {}


def test_facts_are_in_the_order_asked_for_and_end_with_what_every_game_has() -> None:
    found = state_dict(Seen(resigned=(3,)), "score", "phase", "seats", phase="play", seats=[0])
    assert list(found.items()) == [
        ("score", (1, 2, 3, 4)),
        ("phase", "play"),
        ("seats", [0]),
        ("out", (3,)),
        ("over", False),
        ("ranking", None),
    ]
    with pytest.raises(AttributeError):
        state_dict(Seen(), "points")
