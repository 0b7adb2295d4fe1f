"""Seats that may have learned something in a step, and so get a private message.

Other players can notice a Discord request. So the set of updated seats may depend only on what the room knows,
yet must include every seat whose secrets changed. Both hold here. The game is asked with the room's views and
with what the room was told (``Game.affected_seats``), so it has no secret to answer by. :func:`private_fields` says
which seats it must not leave out; the tests check every game with it, at every step.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.core import Game, Seat
from games.core.record import Frame
from games.core.table import Table

__all__ = ["last_update_step", "private_fields", "seats_to_update"]


def private_fields(game: Game[Any, Any, Any], state: Any, seat: Seat) -> dict[str, Any]:
    """Return the fields of the seat's view that differ from the room's: its secrets, and nothing else."""
    room = msgspec.structs.asdict(game.view(state, None))
    own = msgspec.structs.asdict(game.view(state, seat))
    return {name: value for name, value in own.items() if name != "viewer" and room[name] != value}


def seats_to_update(table: Table, frame: Frame) -> frozenset[Seat]:
    """Return the seats to message privately after a step: those that may have learned a secret.

    At the start and at the end these are all seats.
    """
    everybody = frozenset(range(len(table.record.seats)))
    if frame.number == 0 or table.game.ranking(frame.state) is not None:
        return everybody
    before = table.frames[frame.number - 1]
    found = table.game.affected_seats(
        table.game.view(before.state, None),
        table.game.view(frame.state, None),
        tuple(event for event in frame.events if event.audience is None),
    )
    return everybody if found is None else frozenset(found) & everybody


def last_update_step(table: Table) -> dict[Seat, int]:
    """Return for each seat the number of the last step that owed it a direct message."""
    found: dict[Seat, int] = {}
    for frame in reversed(table.frames):
        for seat in seats_to_update(table, frame):
            found.setdefault(seat, frame.number)
        if len(found) == len(table.record.seats):
            break
    return found
