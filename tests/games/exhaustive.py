"""All outcomes of the dice: an action is applied again for every way in which its dice can fall."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from games.core.dice import Dice

T = TypeVar("T")


class _AnotherDie(Exception):
    """Request for a die with that many sides for which no face is given."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class _Faces:
    def __init__(self, faces: tuple[int, ...]) -> None:
        self._faces = iter(faces)

    def roll(self, sides: int) -> int:
        face = next(self._faces, None)
        if face is None:
            raise _AnotherDie(sides)
        return face


def every_way(play: Callable[[Dice], T], first: tuple[int, ...] = (), *, most: int = 9) -> Iterator[tuple[float, T]]:
    """Yield the result of ``play`` for each way the dice can fall, after its probability.

    The first dice show the faces ``first``. Ways that need more than ``most`` dice, such as repeated re-rolls,
    are left out.
    """
    waiting: list[tuple[float, tuple[int, ...]]] = [(1.0, first)]
    while waiting:
        likely, faces = waiting.pop()
        try:
            found = play(_Faces(faces))
        except _AnotherDie as asked:
            if len(faces) < most:
                waiting += [(likely / asked.sides, (*faces, face)) for face in range(1, asked.sides + 1)]
        else:
            yield likely, found


def mean(ways: Iterable[tuple[float, float]]) -> float:
    """Return the mean of values weighted by their probabilities.

    The ways left out are taken to be like the rest.
    """
    total = weight = 0.0
    for likely, value in ways:
        total += likely * value
        weight += likely
    return total / weight
