"""The rules of Pillow Fight: five hits win, or, when all pillows are torn, the most hits; 3 to 6 players.

One seat draws a room, the next one places pillows, the third says who goes first, and everybody puts their character
somewhere. Then they run, pick up pillows, swing them at neighbours and throw them across the room. Rulings PF-1 to
PF-17.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import ClassVar

from games.core import SEAT, Action, Event, IllegalAction, Seat, SetupData, Throw, Transition
from games.core.dice import Dice, Roll
from games.core.seats import state_dict
from games.core.turns import TurnGame
from games.core.views import view_maker
from games.pillow_fight.rules.events import Swung, Threw
from games.pillow_fight.rules.last_action import moment
from games.pillow_fight.rules.rooms import FRAGILE_OBJECTS, room_faults
from games.pillow_fight.rules.setup_rules import (
    first_choices,
    name_first,
    pillow_choices,
    pillows_wanted,
    place,
    place_choices,
    room_examples,
    set_pillows,
    set_room,
)
from games.pillow_fight.rules.squares import NOWHERE, SIZES, SQUARE, names, numbers
from games.pillow_fight.rules.state import Moment, Options, State, View
from games.pillow_fight.rules.turn_actions import choices, defend, move, stop, swing, take, throw
from games.pillow_fight.rules.turn_order import leave

_PLAIN: dict[str, Callable[[State, Seat, str], Transition[State]]] = {"move": move, "take": take, "place": place}
_ROLLED: dict[str, Callable[[State, Seat, str, Dice], Transition[State]]] = {"swing": swing, "throw": throw}
_PHASES = {"room": "room", "pillows": "pillows", "first": "first", "place": "place"}
"""The phase a kind of action belongs to; all others belong to ``play``."""


_view = view_maker(View, State, "seats", "rows", "fragile", "shattered", "at", "pillows", "wanted", "first")


class PillowFight(TurnGame[State, Options, View]):
    """The rules as the engine asks for them."""

    name: ClassVar[str] = "pillow_fight"
    player_counts: ClassVar[range] = range(3, 7)
    notation: ClassVar[re.Pattern[str]] = re.compile(
        rf"room [.#f]+(?:/[.#f]+)*(?: fragile {SQUARE}(?: {SQUARE})*)?"
        rf"|pillows {SQUARE}(?: {SQUARE})*|(?:place|move|take) {SQUARE}|(?:first|swing|throw) {SEAT}|defend|end",
        re.ASCII,
    )
    perfect_information: ClassVar[bool] = True
    example_kinds: ClassVar[Collection[str]] = ("room", "pillows")

    def start(self, options: Options, seats: int, setup: SetupData, dice: Dice) -> Transition[State]:
        """Start with an empty room, which seat 0 is to draw; no die is rolled."""
        no = (False,) * seats
        nowhere = (NOWHERE,) * seats
        hits = (0,) * seats
        state = State(options, "room", "", (), hits, nowhere, no, b"", 0, 0, 0, False, no, 0, NOWHERE, (), None)
        return Transition(state, ())

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return the legal actions: in ``room`` the ready-made rooms, in ``pillows`` a few ways to place them,
        else all.
        """
        if state.phase == "play":
            return choices(state, seat)
        if state.phase == "place":
            return place_choices(state)
        if state.phase == "first":
            return first_choices(state)
        return pillow_choices(state) if state.phase == "pillows" else room_examples(state.options)

    def play(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        """One of the set-up's four decisions, or an action of a turn."""
        word, _, rest = action.partition(" ")
        if _PHASES.get(word, "play") != state.phase:
            raise IllegalAction("not-now", phase=state.phase)
        if word in _PLAIN:
            return _PLAIN[word](state, seat, rest)
        if word in _ROLLED:
            return _ROLLED[word](state, seat, rest, dice)
        if word == "defend":
            return defend(state, seat)
        if word == "end":
            return stop(state, seat)
        if word == "room":
            return set_room(state, seat, rest)
        return set_pillows(state, seat, rest) if word == "pillows" else name_first(state, seat, rest)

    def malformed(self, state: State, action: Action) -> IllegalAction:
        """Return the refusal; for a drawn room, its first fault."""
        if state.phase == "room" and action.startswith("room "):
            room = action[len("room ") :].partition(" fragile ")[0]
            if faults := room_faults(room, state.options.size):
                return faults[0]
        return super().malformed(state, action)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything: nothing is hidden."""
        named = names(state.room.index("/")) if state.room else ()
        return _view(
            state,
            seat,
            len(state.at),
            tuple(state.room.split("/")) if state.room else (),
            tuple(named[square] for square in state.fragile),
            FRAGILE_OBJECTS - len(state.fragile) if state.options.fragile and state.room else 0,
            tuple(None if square == NOWHERE else named[square] for square in state.at),
            {named[square]: lying for square, lying in enumerate(state.pillows) if lying},
            pillows_wanted(state.options, len(state.at), state.resigned) if state.phase == "pillows" else 0,
            self.first_player(state),
        )

    def all_actions(self, options: Options, seats: int) -> Sequence[Action]:
        """Return the actions of every square and every seat, without rooms and pillows to be placed."""
        squares = names(SIZES[options.size])
        return (
            *(f"{kind} {square}" for kind in ("place", "move", "take") for square in squares),
            *(f"{kind} {seat}" for kind in ("first", "swing", "throw") for seat in range(seats)),
            *("defend", "end"),
        )

    def determinize(self, view: View, dice: Dice) -> State:
        """Return the state: the view with numbers for the names of squares."""
        v, named = view, numbers(len(view.rows)) if view.rows else {}
        placed = v.phase in ("first", "place", "play", "over") and v.rows
        return State(
            v.options, v.phase, "/".join(v.rows), tuple(named[square] for square in v.fragile), v.hits,
            tuple(NOWHERE if square is None else named[square] for square in v.at), v.holding,
            bytes(v.pillows.get(square, 0) for square in named) if placed else b"",
            v.torn, v.turn, v.actions, v.attacked, v.defending, v.round, NOWHERE if v.first is None else v.first,
            v.resigned, v.ranking, v.struck,
        )  # fmt: skip

    def to_dict(self, state: State) -> dict[str, object]:
        """Return everything under the names of the record format, squares by their names, ``pillows`` only where
        any lie.
        """
        named = names(state.room.index("/")) if state.room else ()
        return state_dict(
            state, "phase", "rows", "fragile", "hits", "at", "holding", "pillows", "torn", "turn", "actions",
            "attacked", "defending", "round",
            rows=state.room.split("/") if state.room else [],
            fragile=[named[square] for square in state.fragile],
            at=[None if square == NOWHERE else named[square] for square in state.at],
            pillows={named[square]: lying for square, lying in enumerate(state.pillows) if lying},
        )  # fmt: skip

    def leave(self, state: State, seat: Seat, dice: Dice) -> Transition[State]:
        """Return the transition after ``seat`` left (C-1, PF-11)."""
        return leave(state, seat)

    def dice_owners(self, seat: Seat | None, dice: Sequence[Roll], events: Sequence[Event]) -> Iterable[Throw]:
        """Return each die with its seat: the first die of an attack is the attacker's, the second the defender's."""
        for event in events:
            if isinstance(event, Swung | Threw):
                sides = (event.seat, event.other)
                return [(side, size, face) for side, (size, face) in zip(sides, dice, strict=True)]
        return ()

    def last_move(self, view: View, events: Sequence[Event]) -> Moment | None:
        """Return the attack just made, the move, or the pillow picked up."""
        return moment(events, view.options)

    def first_player(self, state: State) -> Seat | None:
        """Return the seat that was named to go first."""
        return None if state.first == NOWHERE else state.first

    def scores(self, state: State) -> Sequence[int]:
        """Return the hits of each seat."""
        return state.hits


GAME = PillowFight()
