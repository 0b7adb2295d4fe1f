"""What a view must hold and must not: seats that see the same are offered and told the same."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from games.record import Frame
from games.table import Table
from sleepover.workshop.cases import Case, random_decision, record_of
from sleepover.workshop.laws import Broken

__all__ = ["LAWS"]

OPENINGS = 24
"""How many beginnings of games are compared: enough that many look the same to the room."""


@lru_cache(maxsize=1)
def openings(case: Case) -> Sequence[Sequence[Frame]]:
    """The first steps of several games, whose players all decide alike where they can, and whose dice differ.

    They are kept for the law that is tried next.
    """
    found = []
    for number in range(OPENINGS):
        table = Table(record_of(case, f"opening {number}"))
        rng = random.Random(str(case))
        while table.actors and table.number < 8:
            table.commit(table.propose(*random_decision(table, rng, 0.05)))
        found.append(tuple(table.frames))
    return found


def who_sees_the_same_may_do_the_same(case: Case) -> None:
    """What a seat may decide follows from what it sees."""
    offered: dict[tuple[Any, ...], Any] = {}
    for frames in openings(case):
        for frame in frames:
            for seat in range(case.seats):
                view = repr(case.game.view(frame.state, seat))
                legal = tuple(case.game.legal(frame.state, seat))
                other = offered.setdefault((seat, view), legal)
                if other != legal:
                    raise Broken(f"seat {seat} sees the same twice and may do {other} and {legal}: {view}")


def who_may_do_what_depends_on_nothing_the_room_cannot_see(case: Case) -> None:
    """Who is awaited, and what everybody may decide, follows from what the room sees."""
    offered: dict[str, Any] = {}
    for frames in openings(case):
        for frame in frames:
            room = repr(case.game.view(frame.state, None))
            awaited = case.game.actors(frame.state)
            legal = [tuple(case.game.legal(frame.state, seat)) for seat in range(case.seats)]
            other = offered.setdefault(room, (awaited, legal))
            if other != (awaited, legal):
                raise Broken(f"the room sees the same twice, and offered is {other} and {(awaited, legal)}: {room}")


def what_is_told_to_the_room_and_to_whom_else_something_is_told_depends_on_nothing_hidden(case: Case) -> None:
    """What the room is told, and who is told something in secret, follows from what the room sees and the dice."""
    told: dict[tuple[Any, ...], Any] = {}
    for frames in openings(case):
        for before, frame in pairwise(frames):
            seen = [repr(case.game.view(state, None)) for state in (before.state, frame.state)]
            audiences = [event.audience for event in frame.events]
            public = [event for event in frame.events if event.audience is None]
            key = (*seen, frame.seat, frame.action, frame.dice)
            other = told.setdefault(key, (audiences, public))
            if other != (audiences, public):
                raise Broken(f"{frame.action!r} looks the same twice and is told as {other} and {(audiences, public)}")


def a_secret_is_told_to_a_seat_of_the_table(case: Case) -> None:
    """Every event is for the room or for one of the seats."""
    for frames in openings(case):
        for frame in frames:
            strangers = {event.audience for event in frame.events} - {None, *range(case.seats)}
            if strangers:
                raise Broken(f"after action {frame.number} something is told to {strangers}, who are not there")


def looking_twice_shows_the_same_and_changes_nothing(case: Case) -> None:
    """A view is a function of the state, says whose it is, and leaves the state alone."""
    for frame in openings(case)[0]:
        before = repr(frame.state)
        for viewer in (None, *range(case.seats)):
            view = case.game.view(frame.state, viewer)
            if view != case.game.view(frame.state, viewer):
                raise Broken(f"after action {frame.number} viewer {viewer} sees two things at once")
            if view.viewer != viewer:
                raise Broken(f"the view of {viewer} says that it is that of {view.viewer}")
        if repr(frame.state) != before:
            raise Broken(f"after action {frame.number} looking at the state changes it")


LAWS: tuple[Callable[[Case], None], ...] = (
    who_sees_the_same_may_do_the_same,
    who_may_do_what_depends_on_nothing_the_room_cannot_see,
    what_is_told_to_the_room_and_to_whom_else_something_is_told_depends_on_nothing_hidden,
    a_secret_is_told_to_a_seat_of_the_table,
    looking_twice_shows_the_same_and_changes_nothing,
)
"""The laws of what may be seen."""
