"""Games among hard computers, as their dice and choices: what was said in them can be held against who won, without
playing them again. ``uv run python -m research.tests.hard_games`` plays and writes them.

Each line is a game: the faces of all dice, and the choices. In Magic Numbers these are for each number whether it was
kept (``k``) or to which seat it was given; in Pillow Fight, wherever there was a choice, which of all actions it was in
the order of the alphabet (``0`` to ``9``, ``A`` to ``Z``, ``a`` to ``z``).
"""

from __future__ import annotations

import string
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import games
from games import simulation
from games.analysis.win_probability import Vector, shares
from games.core import SetupData
from games.pillow_fight.ai import players
from games.pillow_fight.rules.state import Options, View

NUMBER = 360
"""So many of each number of seats."""
SEATS = (2, 3)
PILLOWS = 60
"""So many of Pillow Fight, in a small room, with three seats and with four in turn, without what was learned."""
SMALL = Options(size="6x6")
_SIGNS = string.digits + string.ascii_uppercase + string.ascii_lowercase


class _Given:
    """Dice that show these faces."""

    def __init__(self, faces: str) -> None:
        self._faces = iter(faces)

    def roll(self, sides: int) -> int:
        return int(next(self._faces))


def _file(seats: int) -> Path:
    return Path(__file__).parent / "hard_games" / f"magic_numbers-{seats}.txt"


_FIGHTS = Path(__file__).parent / "hard_games" / "pillow_fight.txt"


def played(seats: int) -> Iterator[tuple[Sequence[Any], Vector]]:
    """Yield the hard games with that many seats.

    Each is the states before each roll of a number, and each seat's share of the win.
    """
    rules = games.load("magic_numbers")
    for line in _file(seats).read_text(encoding="utf-8").splitlines():
        faces, choices = line.split()
        dice = _Given(faces)
        state = rules.start(rules.options(), seats, SetupData(), dice).state
        states = []
        for choice in choices:
            (seat,) = rules.actors(state)
            states.append(state)
            state = rules.apply(state, seat, "roll", dice).state
            state = rules.apply(state, seat, "keep" if choice == "k" else f"give {choice}", dice).state
        ranking = rules.ranking(state)
        assert ranking is not None
        yield states, shares(ranking, seats)


def pillow_fights() -> Iterator[tuple[list[View], list[float]]]:
    """Yield the hard games of Pillow Fight.

    Each is the views of the players who had a choice, and each seat's share of the win.
    """
    rules = games.load("pillow_fight")
    for number, line in enumerate(_FIGHTS.read_text(encoding="utf-8").splitlines()):
        faces, signs = line.split()
        dice, choices, seats = _Given(faces), iter(signs), 3 + number % 2
        state = rules.start(SMALL, seats, SetupData(), dice).state
        views = []
        while rules.actors(state):
            (seat,) = rules.actors(state)
            legal = sorted(rules.legal(state, seat))
            if len(legal) > 1:
                views.append(rules.view(state, seat))
            action = legal[_SIGNS.index(next(choices)) if len(legal) > 1 else 0]
            state = rules.apply(state, seat, action, dice).state
        ranking = rules.ranking(state)
        assert ranking is not None
        assert next(choices, None) is None
        yield views, list(shares(ranking, seats))


def _fight(number: int) -> str:
    rules, levels = games.load("pillow_fight"), ["hard"] * (3 + number % 2)
    _, record = simulation.record("pillow_fight", SMALL, levels, "calibration", number)
    dice = _Given("".join(map(str, record.faces or ())))
    state = rules.start(SMALL, len(levels), SetupData(), dice).state
    signs = ""
    for seat, action in record.actions:
        legal = sorted(rules.legal(state, seat))
        signs += _SIGNS[legal.index(action)] if len(legal) > 1 else ""
        state = rules.apply(state, seat, action, dice).state
    return f"{''.join(map(str, record.faces or ()))} {signs}\n"


def write() -> None:
    """Play them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(players, "value_network_for", lambda fight: None)
        _FIGHTS.write_text("".join(map(_fight, range(PILLOWS))), encoding="utf-8")
    for seats in SEATS:
        lines = []
        for number in range(NUMBER):
            options = games.load("magic_numbers").options()
            _, record = simulation.record("magic_numbers", options, ["hard"] * seats, "said and won", number)
            choices = [action for _, action in record.actions if action != "roll"]
            told = "".join("k" if action == "keep" else action.removeprefix("give ") for action in choices)
            lines.append(f"{''.join(map(str, record.faces or ()))} {told}\n")
        _file(seats).parent.mkdir(exist_ok=True)
        _file(seats).write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    write()
