"""Games of Magic Numbers among hard computers, as their dice and choices: what was said in them can be held against who
won, without playing them again. ``uv run python -m tests.games.hard_games`` plays and writes them.

Each line is a game: the faces of all dice, and for each number whether it was kept (``k``) or to which seat it was
given.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import games
from games import simulation
from games.chances import Vector, shares
from games.core import Setup

NUMBER = 360
"""So many of each number of seats."""
SEATS = (2, 3)


class _Given:
    """Dice that show these faces."""

    def __init__(self, faces: str) -> None:
        self._faces = iter(faces)

    def roll(self, sides: int) -> int:
        return int(next(self._faces))


def _file(seats: int) -> Path:
    return Path(__file__).parent / "hard_games" / f"magic_numbers-{seats}.txt"


def played(seats: int) -> Iterator[tuple[Sequence[Any], Vector]]:
    """Those with so many seats: the states in which a number is about to be rolled, and who won."""
    rules = games.load("magic_numbers")
    for line in _file(seats).read_text(encoding="utf-8").splitlines():
        faces, choices = line.split()
        dice = _Given(faces)
        state = rules.start(rules.options(), seats, Setup(), dice).state
        states = []
        for choice in choices:
            (seat,) = rules.actors(state)
            states.append(state)
            state = rules.apply(state, seat, "roll", dice).state
            state = rules.apply(state, seat, "keep" if choice == "k" else f"give {choice}", dice).state
        ranking = rules.ranking(state)
        assert ranking is not None
        yield states, shares(ranking, seats)


def write() -> None:
    """Play them."""
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
