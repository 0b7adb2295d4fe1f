"""Legal squares for the first pillows, and sensible ways to place them (PF-3)."""

from __future__ import annotations

from functools import lru_cache

from games.core import Action, IllegalAction
from games.pillow_fight.rules.rooms import FLOOR, FURNITURE, WALL, by_number
from games.pillow_fight.rules.squares import apart, around, names, numbers


@lru_cache(maxsize=64)
def pillow_squares(room: str) -> tuple[str, ...]:
    """Return the squares of a valid room for pillows: floor, and furniture with floor next to it."""
    named = names(room.index("/"))
    return tuple(named[square] for square in _squares(room))


def check_pillows(room: str, squares: tuple[str, ...], wanted: int) -> bytes:
    """Return the number of pillows on each square, by square number.

    Raises:
        IllegalAction: there are not ``wanted`` of them, or not each may lie there (PF-3).
    """
    width = room.index("/")
    known = numbers(width)
    drawn = by_number(room)
    lying = bytearray(len(drawn))
    for square in squares:
        number = known.get(square)
        if number is None:
            raise IllegalAction("no-such-square", square=square)
        if lying[number]:
            raise IllegalAction("pillows-twice", square=square)
        if drawn[number] == WALL:
            raise IllegalAction("pillows-wall", square=square)
        if number not in _squares(room):
            raise IllegalAction("pillows-out-of-reach", square=square)
        lying[number] = 1
    if len(squares) != wanted:
        raise IllegalAction("pillows-count", found=len(squares), wanted=wanted)
    return bytes(lying)


@lru_cache(maxsize=64)
def even_pillows(room: str, seats: int, per_player: int) -> Action:
    """Return the action that places the pillows evenly in a valid room: one is near every floor square.

    One after the other goes where it brings pillows nearest to the whole floor, furniture a little before floor.
    In a room that looks the same after half a turn, they come in pairs that do so too, so no side is better off.
    """
    width = room.index("/")
    drawn = by_number(room)
    floor = [square for square, ground in enumerate(drawn) if ground == FLOOR]
    candidates = list(_squares(room))
    distance = {s: [apart(s, other, width) ** 2 for other in floor] for s in candidates}
    nearest = [width * width] * len(floor)
    symmetric = drawn == drawn[::-1]
    placed: list[int] = []
    wanted = seats * per_player
    while len(placed) < wanted:
        pairs = symmetric and wanted - len(placed) > 1
        groups = [(s, len(drawn) - 1 - s) if pairs else (s,) for s in candidates if s not in placed]
        best: tuple[int, tuple[int, ...], list[int]] | None = None
        for group in groups:
            after = list(map(min, nearest, *(distance[s] for s in group)))
            # Furniture counts as five per cent nearer.
            cost = sum(after) * (19 if drawn[group[0]] == FURNITURE else 20)
            if best is None or cost < best[0]:
                best = cost, group, after
        assert best is not None, "half of a room is floor, which has place for all pillows"
        placed += best[1]
        nearest = best[2]
    return _action(room, placed)


@lru_cache(maxsize=64)
def pillow_examples(room: str, seats: int, per_player: int) -> tuple[Action, ...]:
    """Return a few ways to place the pillows: evenly, in a heap in the middle, along the edges."""
    width = room.index("/")
    # Twice the distance from the middle of the room, so that it is a whole number also between squares.
    outwards = {s: max(abs(2 * (s // width) + 1 - width), abs(2 * (s % width) + 1 - width)) for s in _squares(room)}
    heap = sorted(outwards, key=lambda square: (outwards[square], square))
    wanted = seats * per_player
    ways = (
        even_pillows(room, seats, per_player),
        _action(room, heap[:wanted]),
        _action(room, heap[-wanted:]),
    )
    return tuple(dict.fromkeys(ways))


@lru_cache(maxsize=64)
def _squares(room: str) -> tuple[int, ...]:
    width = room.index("/")
    drawn = by_number(room)
    return tuple(
        square
        for square, ground in enumerate(drawn)
        if ground == FLOOR
        or (ground == FURNITURE and any(drawn[other] == FLOOR for _, _, other in around(square, width)))
    )


def _action(room: str, squares: list[int]) -> Action:
    named = names(room.index("/"))
    return " ".join(("pillows", *(named[square] for square in sorted(squares))))
