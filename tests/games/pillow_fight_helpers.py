"""Pillow Fight for tests: scenes laid out by hand, in the middle of a fight."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.core import Event, IllegalAction, Seat, SetupData
from games.core.dice import ScriptedDice
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.squares import NOWHERE, numbers
from games.pillow_fight.rules.state import Options, State, View

OPEN = ("......",) * 6
"""An empty room of the smallest size."""


class Scene:
    """A fight in progress, with dice that show given faces. ``act`` plays for whoever's turn it is."""

    def __init__(self, state: State, faces: Sequence[int] = ()) -> None:
        self.state = state
        self.dice = ScriptedDice(faces)

    @property
    def facts(self) -> dict[str, Any]:
        decoded: dict[str, Any] = json.loads(json.dumps(GAME.to_dict(self.state)))
        return decoded

    @property
    def view(self) -> View:
        return GAME.view(self.state, None)

    @property
    def legal(self) -> tuple[str, ...]:
        assert self.state.turn is not None
        return tuple(GAME.legal(self.state, self.state.turn))

    def act(self, *actions: str) -> tuple[Event, ...]:
        """Apply the actions and return the events of the last one; ``2 resign`` is by seat 2."""
        events: tuple[Event, ...] = ()
        for action in actions:
            assert self.state.turn is not None
            seat: Seat = self.state.turn
            if action[0].isdigit():
                seat, action = int(action[0]), action[2:]
            step = GAME.apply(self.state, seat, action, self.dice)
            self.state, events = step.state, step.events
        return events

    def refused(self, action: str) -> IllegalAction:
        """Return the refusal of an action, and check that it rolls nothing."""
        rolled = len(self.dice.log)
        before = self.facts
        with pytest.raises(IllegalAction) as caught:
            self.act(action)
        assert len(self.dice.log) == rolled
        assert self.facts == before
        return caught.value


def fight(
    at: Sequence[str | None],
    *,
    rows: Sequence[str] = OPEN,
    lying: Mapping[str, int] | None = None,
    holding: Sequence[Seat] = (),
    hits: Sequence[int] | None = None,
    turn: Seat = 0,
    first: Seat = 0,
    number: int = 1,
    fragile: Sequence[str] = (),
    faces: Sequence[int] = (),
    **options: Any,
) -> Scene:
    """Return a scene with these positions, pillows on the floor and in hand, and turn to begin."""
    width = len(rows)
    known = numbers(width)
    seats = len(at)
    chosen = Options(**{"size": f"{width}x{width}", "fragile": bool(fragile), **options})
    state = replace(
        GAME.start(chosen, seats, SetupData(), ScriptedDice([])).state,
        phase="play",
        room="/".join(rows),
        fragile=tuple(known[square] for square in fragile),
        hits=tuple(hits or (0,) * seats),
        at=tuple(NOWHERE if square is None else known[square] for square in at),
        holding=tuple(seat in holding for seat in range(seats)),
        pillows=bytes((lying or {}).get(square, 0) for square in known),
        turn=turn,
        actions=2,
        round=number,
        first=first,
        resigned=tuple(seat for seat, square in enumerate(at) if square is None),
    )
    return Scene(state, faces)


def opening(seats: int = 3, **options: Any) -> Scene:
    """Return a game before its first decision, in the smallest room unless told otherwise."""
    chosen = Options(**{"size": "6x6", **options})
    return Scene(GAME.start(chosen, seats, SetupData(), ScriptedDice([])).state)
