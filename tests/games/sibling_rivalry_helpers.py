"""Sibling Rivalry for tests: tables and positions laid out by hand."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import games
from games.core import Seat, SetupData, Transition
from games.core.dice import ScriptedDice
from games.core.record import Record
from games.core.table import Table
from games.sibling_rivalry.rules import Options, Pawn, State

GAME = games.load("sibling_rivalry")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")


def sit(seats: int, *faces: int, first: Seat = 0, host: Seat | None = None, **options: Any) -> Table:
    """Return a table whose dice let seat ``first`` begin and then show these faces.

    With a ``host``, the host begins instead.
    """
    if host is None:
        chosen, setup, dice = Options(**options), SetupData(), (first + 1, *faces)
    else:
        chosen, setup, dice = Options(first="host", **options), SetupData(host=host), faces
    record = Record(game="sibling_rivalry", rules=1, options=chosen, seats=NAMES[:seats], setup=setup, faces=dice)
    return Table(record)


def act(table: Table, *actions: str) -> Table:
    """Apply each action for the player whose turn it is; ``2 resign`` is by seat 2."""
    for action in actions:
        seat: Seat
        if action[0].isdigit():
            seat, action = int(action[0]), action[2:]
        else:
            (seat,) = table.actors
        table.commit(table.propose(seat, action))
    return table


def position(score: Sequence[int], pawns: Sequence[Pawn | None], *, turn: Seat = 0, **other: Any) -> State:
    """Return a position before the first roll of a turn, with track 2 open, unless told otherwise."""
    given: dict[str, Any] = {
        "options": Options(),
        "phase": "roll",
        "ones": 0,
        "dice": 5,
        "open": (2,),
        "faces": (),
        "resigned": (),
        "ranking": None,
    } | other
    return State(score=tuple(score), pawns=tuple(pawns), turn=turn, **given)


def play(state: State, *actions: str, faces: Sequence[int] = ()) -> Transition[State]:
    """Return the last step of these actions by the player to move.

    The dice show these faces, and all of them are used.
    """
    dice = ScriptedDice(faces)
    assert actions
    for action in actions:
        assert state.turn is not None
        step = GAME.apply(state, state.turn, action, dice)
        state = step.state
    assert len(dice.log) == len(faces), "faces are left over"
    return step


def facts(state: State) -> dict[str, Any]:
    """Return the facts as they come back from JSON."""
    decoded: dict[str, Any] = json.loads(json.dumps(GAME.to_dict(state)))
    return decoded
