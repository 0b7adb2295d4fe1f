"""Tables computed once for each room: reach, line of sight, squares at hand."""

from __future__ import annotations

from functools import cache, lru_cache

from games.core import Action
from games.pillow_fight.rules.line_of_sight import Obstacles, ThrowLine, Verdict, aim, verdict
from games.pillow_fight.rules.rooms import FLOOR, FURNITURE, WALL, by_number, steps, walk
from games.pillow_fight.rules.squares import around, mask, members, names, numbers

STEPS = 3
"""Most steps of a move (PF-4)."""


class RoomTables:
    """The tables of one valid room. Squares are numbers, sets of squares are bits of an ``int``.

    ``hands[s]`` are the squares at hand from square *s*: its neighbours and itself (PF-5); ``near[s]`` is the set of
    its neighbours alone; ``steps[s]`` where one step leads; ``reach[s]`` where a move leads while nobody is about, and
    ``open_moves[s]`` the actions that do so.
    """

    def __init__(self, room: str, corner_cover: bool) -> None:
        drawn = by_number(room)
        self.room = room
        self.width = room.index("/")
        self.corner_cover = corner_cover
        self.names = names(self.width)
        self.numbers = numbers(self.width)
        self.drawn = drawn
        self.floor = mask(s for s, ground in enumerate(drawn) if ground == FLOOR)
        self.obstacles = Obstacles(
            self.width,
            mask(s for s, ground in enumerate(drawn) if ground == WALL),
            mask(s for s, ground in enumerate(drawn) if ground == FURNITURE),
        )
        neighbours = [tuple(other for _, _, other in around(square, self.width)) for square in range(len(drawn))]
        self.near = tuple(map(mask, neighbours))
        self.hands = tuple(tuple(sorted((*others, square))) for square, others in enumerate(neighbours))
        self.steps = steps(drawn, self.width)
        self.reach = tuple(self._walk(square, 0, STEPS) for square in range(len(drawn)))
        self.take_actions = tuple(f"take {name}" for name in self.names)
        self.open_moves = tuple(move_actions(self.width, reached) for reached in self.reach)
        # A child farther off than a move's length and a step is in nobody's way.
        self._on_the_way = tuple(self._walk(square, 0, STEPS - 1) for square in range(len(drawn)))
        self._verdicts: list[tuple[int, int] | None] = [None] * len(drawn)

    def moves(self, start: int, others: int) -> tuple[int, tuple[Action, ...]]:
        """Return the destinations of a move from ``start`` past the squares ``others``, as set and actions (PF-4)."""
        reach = self.reach[start]
        others &= reach
        if not others:
            return reach, self.open_moves[start]
        return _moves_past(self.room, start, others)

    def moves_past(self, start: int, others: int) -> tuple[int, tuple[Action, ...]]:
        """Compute the result of ``moves``."""
        reach = self.reach[start]
        reached = self._walk(start, others, STEPS) if others & self._on_the_way[start] else reach & ~others
        return reached, move_actions(self.width, reached)

    def targets(self, thrower: int) -> tuple[int, int]:
        """Return the floor squares that a throw from ``thrower`` can reach: those without cover, and those with."""
        known = self._verdicts[thrower]
        if known is None:
            sets: dict[Verdict, int] = {"clear": 0, "cover": 0, "blocked": 0}
            for target in members(self.floor & ~(1 << thrower)):
                sets[verdict(self.obstacles, thrower, target, corner_cover=self.corner_cover)] |= 1 << target
            known = self._verdicts[thrower] = sets["clear"], sets["cover"]
        return known

    def _walk(self, start: int, others: int, most: int) -> int:
        return walk(self.steps, start, others, most) & ~(1 << start)

    def aim(self, thrower: int, target: int) -> ThrowLine:
        """Return the verdict on a throw with its reasons, as used for ``targets``."""
        return aim(self.obstacles, thrower, target, corner_cover=self.corner_cover)


@lru_cache(maxsize=32)
def tables(room: str, corner_cover: bool) -> RoomTables:
    """Return the tables of a valid room, with cover by corners (PF-17) or without; cached."""
    return RoomTables(room, corner_cover)


def move_actions(width: int, squares: int) -> tuple[Action, ...]:
    """Return the actions that move to these squares, from A1 on.

    They are put together from cached rows, because they are asked for so often.
    """
    full = (1 << width) - 1
    actions: tuple[Action, ...] = ()
    row = 0
    while squares:
        actions += _row_moves(width, row, squares & full)
        squares >>= width
        row += 1
    return actions


@cache
def _row_moves(width: int, row: int, squares: int) -> tuple[Action, ...]:
    named = names(width)
    return tuple(f"move {named[row * width + column]}" for column in members(squares))


@lru_cache(maxsize=1 << 14)
def _moves_past(room: str, start: int, others: int) -> tuple[int, tuple[Action, ...]]:
    return tables(room, False).moves_past(start, others)
