"""Determinizations: possible truths behind a view, for players that search.

A determinization is a state in which a seat would see exactly the view that it has; what the seat cannot see is drawn
anew. It is made from the view alone, so nothing that it leads to can depend on a secret. A game can make its own
(``Game.determinize``). Otherwise fields of the same name are taken from the view, and what is hidden comes from games
played at random: from a seat that looks the same to the room.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import asdict, replace

import games
from games.core import Game, Seat, SetupData, first_player_rule
from games.core.dice import Dice, FastDice

__all__ = ["Determinizer", "seats_of"]

MOST_STATES = 3_000
"""Number of states of games played at random, from which hidden values are taken."""
_ATTEMPTS = 20
"""Number of times that hidden values are drawn until the seat would see its view."""

_NONE = object()


class Determinizer:
    """Determinizations of one view.

    Raises:
        LookupError: from ``draw``, if no state was found that looks like the view; the game has to say how.
    """

    def __init__(self, game: Game[Any, Any, Any], view: Any) -> None:
        self._game = game
        self._view = replace(view, moment=None) if getattr(view, "moment", None) is not None else view
        self._alike: dict[Seat, Sequence[Any]] = {}

    def draw(self, dice: Dice) -> Any:
        """Return a state in which the seat sees the view.

        Raises:
            LookupError: none was found.
        """
        found = self._game.determinize(self._view, dice)
        if found is not None:
            return found
        for _ in range(_ATTEMPTS):
            found = self._filled(dice)
            if self._game.view(found, self._view.viewer) == self._view:
                return found
        raise LookupError(f"{self._game.name}: no state looks like a view; its rules need a `determinize`")

    def _filled(self, dice: Dice) -> Any:
        """Return a state with what the view has under the state's names, and drawn values for what is hidden."""
        view, viewer = self._view, self._view.viewer
        states = _random_states(self._game.name, view.options, seats_of(self._game, view))
        base = states[dice.roll(len(states)) - 1]
        shared = {name: getattr(view, name) for name in base.__struct_fields__ if hasattr(view, name)}
        state = replace(base, **shared)
        drawn: dict[Seat, Any] = {}
        for part in self._game.hidden(state):
            if part.may_know(viewer):
                continue
            name = part.field.partition(".")[0]
            if part.seat is None:
                state = replace(state, **{name: getattr(base, name)})
                continue
            if part.seat not in drawn:
                alike = self._looking_alike(states, part.seat)
                drawn[part.seat] = alike[dice.roll(len(alike)) - 1]
            values = list(getattr(state, name))
            values[part.seat] = getattr(drawn[part.seat], name)[part.seat]
            state = replace(state, **{name: tuple(values)})
        return state

    def _looking_alike(self, states: Sequence[Any], seat: Seat) -> Sequence[Any]:
        """Return the states in which the room sees most of what it sees of that seat now."""
        if seat not in self._alike:
            wanted = asdict(self._view)
            best, found = -1, list[Any]()
            for state in states:
                there = asdict(self._game.view(state, None))
                same = sum(
                    _at(there[name], seat) == _at(value, seat) for name, value in wanted.items() if name in there
                )
                if same > best:
                    best, found = same, []
                if same == best:
                    found.append(state)
            self._alike[seat] = found
        return self._alike[seat]


def _at(values: Any, seat: Seat) -> Any:
    """Return what a field has for that seat, if it has one value for each; else nothing that differs."""
    return values[seat] if isinstance(values, tuple) and seat < len(values) else _NONE


def seats_of(game: Game[Any, Any, Any], view: Any) -> int:
    """Return the number of seats at the table of that view.

    Raises:
        LookupError: the view does not tell it: it has no ``seats``, and no field with one value for each seat.
    """
    if (told := getattr(view, "seats", None)) is not None:
        return int(told)
    for name in _fields_by_seat(game.name, view.options):
        if isinstance(values := getattr(view, name, None), tuple):
            return len(values)
    raise LookupError(f"{game.name}: a view does not tell the number of seats")


@lru_cache(maxsize=32)
def _fields_by_seat(name: str, options: Any) -> tuple[str, ...]:
    """Return the fields of the game's states that have one value for each seat, whatever their number."""
    game = games.load(name)
    least, most = (
        asdict(game.start(options, seats, _setup(options), FastDice(random.Random(0))).state)
        for seats in (game.player_counts[0], game.player_counts[-1])
    )
    return tuple(
        name
        for name, values in least.items()
        if isinstance(values, tuple)
        and len(values) == game.player_counts[0]
        and len(most[name]) == game.player_counts[-1]
    )


@lru_cache(maxsize=16)
def _random_states(name: str, options: Any, seats: int) -> Sequence[Any]:
    """Return states of games played at random, the same in every process."""
    game, rng = games.load(name), random.Random(f"{name}:{seats}")
    dice, found = FastDice(rng), list[Any]()
    while len(found) < MOST_STATES:
        state = game.start(options, seats, _setup(options), dice).state
        for _ in range(MOST_STATES // 10):
            found.append(state)
            if not (actors := sorted(game.actors(state))):
                break
            seat = rng.choice(actors)
            state = game.apply(state, seat, rng.choice(game.legal(state, seat)), dice).state
    return found


def _setup(options: Any) -> SetupData:
    return SetupData(host=0 if first_player_rule(options) == "host" else None)
