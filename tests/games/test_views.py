"""What a view must hold and must not: whoever sees the same must be offered and told the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from games.record import Frame
from games.table import Table
from tests.games.cases import Case, cases, random_decision, record_of

each_case = pytest.mark.parametrize("case", cases(), ids=str)
OPENINGS = 24
"""How many beginnings of games are compared: enough that many look the same to the room."""


def openings(case: Case) -> Iterator[list[Frame]]:
    """The first steps of several games, whose players all decide alike where they can, and whose dice differ."""
    for number in range(OPENINGS):
        table = Table(record_of(case, f"opening {number}"))
        rng = random.Random(str(case))
        while table.actors and table.number < 8:
            table.commit(table.propose(*random_decision(table, rng, 0.05)))
        yield table.frames


@each_case
def test_who_sees_the_same_may_do_the_same(case: Case) -> None:
    offered: dict[tuple[Any, ...], Any] = {}
    for frames in openings(case):
        for frame in frames:
            for seat in range(case.seats):
                view = repr(case.game.view(frame.state, seat))
                legal = tuple(case.game.legal(frame.state, seat))
                assert offered.setdefault((seat, view), legal) == legal


@each_case
def test_who_may_do_what_depends_on_nothing_the_room_cannot_see(case: Case) -> None:
    offered: dict[str, Any] = {}
    for frames in openings(case):
        for frame in frames:
            room = repr(case.game.view(frame.state, None))
            awaited = case.game.actors(frame.state)
            legal = [tuple(case.game.legal(frame.state, seat)) for seat in range(case.seats)]
            assert offered.setdefault(room, (awaited, legal)) == (awaited, legal)


@each_case
def test_what_is_told_to_the_room_and_to_whom_else_something_is_told_depends_on_nothing_hidden(case: Case) -> None:
    told: dict[tuple[Any, ...], Any] = {}
    for frames in openings(case):
        for before, frame in pairwise(frames):
            seen = [repr(case.game.view(state, None)) for state in (before.state, frame.state)]
            audiences = [event.audience for event in frame.events]
            public = [event for event in frame.events if event.audience is None]
            key = (*seen, frame.seat, frame.action, frame.dice)
            assert told.setdefault(key, (audiences, public)) == (audiences, public)


@each_case
def test_a_secret_is_told_to_a_seat_of_the_table(case: Case) -> None:
    for frames in openings(case):
        for frame in frames:
            assert {event.audience for event in frame.events} <= {None, *range(case.seats)}


@each_case
def test_looking_twice_shows_the_same_and_changes_nothing(case: Case) -> None:
    for frames in openings(case):
        for frame in frames:
            before = repr(frame.state)
            for viewer in (None, *range(case.seats)):
                view = case.game.view(frame.state, viewer)
                assert view == case.game.view(frame.state, viewer)
                assert view.viewer == viewer
            assert repr(frame.state) == before
        break
