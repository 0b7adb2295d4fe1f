"""All that dice can lead to: an action is carried out again for every way in which its dice can fall."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from games.core.dice import Dice

T = TypeVar("T")


class _AnotherDie(Exception):
    """A die of so many sides is asked for that nobody has said a face of."""

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
    """What ``play`` gives for each way the dice can fall, and how likely that is, if the first ones show these faces.

    What takes more than ``most`` dice, as throwing again and again, is left out.
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
    """The mean of some numbers, each as likely as it is; what was left out is taken to be like the rest."""
    total = weight = 0.0
    for likely, value in ways:
        total += likely * value
        weight += likely
    return total / weight
