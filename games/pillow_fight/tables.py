"""What follows from a room alone, computed once for each room: who reaches what, who sees whom, what is at hand."""

from __future__ import annotations

from functools import lru_cache

from games.pillow_fight.aiming import Aim, Obstacles, Verdict, aim, verdict
from games.pillow_fight.rooms import FLOOR, FURNITURE, WALL, by_number, steps, walk
from games.pillow_fight.squares import around, mask, members, names, numbers

STEPS = 3
"""How many steps a move has at most (PF-4)."""


class Tables:
    """The tables of one valid room. Squares are numbers, sets of squares are bits of an ``int``.

    ``hands[s]`` are the squares at hand from square *s*: its neighbours and itself (PF-5); ``near[s]`` is the set of
    its neighbours alone; ``steps[s]`` where one step leads; ``reach[s]`` where a move leads while nobody is about.
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
        self.reach = tuple(
            walk(self.steps, square, 0, STEPS) & ~(1 << square) if self.floor >> square & 1 else 0
            for square in range(len(drawn))
        )
        self.take_actions = tuple(f"take {name}" for name in self.names)
        self.move_actions = tuple(f"move {name}" for name in self.names)
        self._verdicts: list[tuple[int, int] | None] = [None] * len(drawn)

    def targets(self, thrower: int) -> tuple[int, int]:
        """The floor squares that a throw from ``thrower`` can reach: those without cover, and those with."""
        known = self._verdicts[thrower]
        if known is None:
            sets: dict[Verdict, int] = {"clear": 0, "cover": 0, "blocked": 0}
            for target in members(self.floor & ~(1 << thrower)):
                sets[verdict(self.obstacles, thrower, target, corner_cover=self.corner_cover)] |= 1 << target
            known = self._verdicts[thrower] = sets["clear"], sets["cover"]
        return known

    def aim(self, thrower: int, target: int) -> Aim:
        """What a throw meets, and why: the reasons for ``targets``."""
        return aim(self.obstacles, thrower, target, corner_cover=self.corner_cover)


@lru_cache(maxsize=32)
def tables(room: str, corner_cover: bool) -> Tables:
    """The tables of a valid room, with cover by corners (PF-17) or without."""
    return Tables(room, corner_cover)


@lru_cache(maxsize=1 << 14)
def moves(room: str, start: int, others: int) -> tuple[int, tuple[str, ...]]:
    """Where a move leads from ``start`` past the squares ``others`` stand on, as a set and as actions (PF-4).

    Ask with only those others who stand within ``reach``: nobody else is ever in the way.
    """
    known = tables(room, False)
    reached = walk(known.steps, start, others, STEPS) & ~(1 << start)
    return reached, tuple(known.move_actions[square] for square in members(reached))
