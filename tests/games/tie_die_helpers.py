"""Tie-Die for tests: tables laid out by hand."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

import games
from games.core import Seat, SetupData, Transition
from games.core.dice import ScriptedDice
from games.core.record import Record
from games.core.table import Table
from games.tie_die.rules.state import Options, State

GAME = games.load("tie_die")
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def sit(seats: int, faces: Sequence[int], **options: Any) -> Table:
    """Return a table with that many seats, whose dice show these faces."""
    record = Record(
        game="tie_die", rules=1, options=Options(**options), seats=NAMES[:seats], setup=SetupData(), faces=tuple(faces)
    )
    return Table(record)


def act(table: Table, *actions: str) -> Table:
    """Each action by the seat before it (``2 ready``); ``all ready`` by everybody who is awaited, in seat order."""
    for action in actions:
        who, _, what = action.partition(" ")
        for seat in sorted(table.actors) if who == "all" else [int(who)]:
            table.commit(table.propose(seat, what))
    return table


def facts(table: Table) -> dict[str, Any]:
    """Return the facts as they come back from JSON."""
    decoded: dict[str, Any] = json.loads(json.dumps(table.game.to_dict(table.state)))
    return decoded


def position(
    score: Sequence[int],
    die: Sequence[int],
    *,
    phase: str = "upgrade",
    waiting: Sequence[Seat] | None = None,
    used: Sequence[Seat] = (),
    resigned: Sequence[Seat] = (),
    target: int = 30,
) -> State:
    """Return a position laid out by hand; unless told otherwise all players still have to decide."""
    seats = len(score)
    start: State = GAME.start(Options(target=target), seats, SetupData(), ScriptedDice(())).state  # type: ignore[arg-type]
    awaited = [seat for seat in range(seats) if seat not in resigned] if waiting is None else waiting
    return replace(
        start,
        score=tuple(score),
        die=tuple(die),
        phase=phase,
        waiting=frozenset(awaited),
        used=tuple(seat in used for seat in range(seats)),
        resigned=tuple(resigned),
    )


def play(state: State, faces: Sequence[int], *actions: str) -> Transition[State]:
    """Return the last step of these actions (``2 ready``), with all faces used up."""
    dice = ScriptedDice(faces)
    step: Transition[State] = Transition(state, ())
    for action in actions:
        who, _, what = action.partition(" ")
        step = GAME.apply(step.state, int(who), what, dice)
    assert len(dice.log) == len(faces), "faces were left over"
    return step
