"""Twins: two records of a game that the room, or one of its seats, cannot tell from one another, though other dice were
thrown in them.

Whatever is made for the room, or for that seat, must be the same for both. How they are found needs to know nothing of
the game: one die after the other is turned to another face, and left so wherever that makes no difference to what the
room, or the seat, may know. What that is the game declares (``Game.hidden``); where it declares nothing, it is what is
seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

import games
from bot.ui import games as ui_games
from games.core import Action, Seat
from games.core.disclosure import private_fields
from games.core.hidden import known_part
from games.core.record import Frame, Record, ReplayError, replay
from games.core.table import Table
from sleepover.workshop.samples.cases import Case, random_decision, record_of

Choose = Callable[[Table, random.Random], tuple[Seat, Action]]


class Twins(NamedTuple):
    """Two tables with the same actions; ``turned`` is how many of the dice show something else in the other one."""

    one: Table
    other: Table
    turned: int


def hides(name: str) -> bool:
    """Return whether that game declares that it has secrets."""
    return ui_games.load(name).has_direct_messages


def seen(record: Record, viewer: Seat | None = None) -> list[Any] | None:
    """Return everything that the room may know of a game, or that seat, step by step; None if it cannot be played."""
    game, found = games.load(record.game), list[Any]()
    try:
        frames = list(replay(record))
        if any(game.hidden(frame.state) for frame in frames):
            return [(known_part(game, frame.state, viewer), frame.seat, frame.action) for frame in frames]
        for frame in frames:
            told = [event for event in frame.events if event.audience in (None, viewer)]
            view = repr(game.view(frame.state, viewer))
            found.append((view, told, game.actors(frame.state), frame.seat, frame.action))
    except ReplayError:
        return None
    return found


def twins(
    case: Case,
    label: str = "twins",
    *,
    steps: int = 16,
    choose: Choose = random_decision,
    viewer: Seat | None = None,
) -> Twins:
    """Return an unfinished game of at most that many steps, and its twin with all possible dice changed.

    A die is changed if the room, or that seat, does not know it.

    At some moments nothing is hidden (all lies open, and no player has anything new yet), so the game ends at the
    last moment at which something is. ``choose`` decides the actions.
    """
    table, rng = Table(record_of(case, label)), random.Random(f"{case}{label}")
    while table.number < steps:
        proposal = table.propose(*choose(table, rng))
        if not case.game.actors(proposal.frame.state):
            break
        table.commit(proposal)
    seats = range(case.seats)
    more = any(private_fields(case.game, frame.state, seat) for frame in table.frames for seat in seats)
    found = _turned(table, table.number, viewer)
    for end in range(table.number - 1, -1, -1) if more else ():
        found = found if found.turned else _turned(table, end, viewer)
    return found


def _turned(table: Table, end: int, viewer: Seat | None) -> Twins:
    """Return the twins of a game's first steps, with as many dice as possible ``turned``."""
    frames = table.frames[: end + 1]
    faces = [face for frame in frames for _, face in frame.dice]
    sides = [size for frame in frames for size, _ in frame.dice]
    record = replace(table.record, actions=table.record.actions[:end], seed=None, salt="", faces=tuple(faces))
    known, turned = seen(record, viewer), 0
    for place, size in enumerate(sides):
        for step in range(1, size):
            tried = [*faces]
            tried[place] = (faces[place] + step - 1) % size + 1
            if seen(replace(record, faces=tuple(tried)), viewer) == known:
                faces, turned = tried, turned + 1
                break
    return Twins(Table(record), Table(replace(record, faces=tuple(faces))), turned)


def pairs(found: Twins) -> list[tuple[Frame, Frame]]:
    """Return the steps of both games, side by side."""
    return list(zip(found.one.frames, found.other.frames, strict=True))
