"""Rooms: the ready-made ones, and what makes a drawn one valid (PF-1, PF-2, PF-16).

A room is written as its rows from the top, joined by ``/``: ``.`` floor, ``#`` wall, ``f`` furniture.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.core import IllegalAction
from games.pillow_fight.rules.squares import SIZES, apart, around, members, names, numbers

FLOOR, WALL, FURNITURE = ".", "#", "f"

FRAGILE_OBJECTS = 3
"""Number of fragile objects, with the option ``fragile`` (PF-16)."""

READY: Final[dict[str, dict[str, str]]] = {
    "6x6": {
        "nursery": "....../.f..#./..f.../...f../.#..f./......",
        "kitchen": "....../.#.f#./..ff../..ff../.#f.#./......",
        "playroom": "..#.../.f..f./....#./.#..../.f..f./...#..",
    },
    "8x8": {
        "living-room": "......../.ff..#../.....#../..f..f../..f..f../..#...../..#..ff./........",
        "dormitory": "......../.f.##.f./.f....f./....f.../...f..../.f....f./.f.##.f./........",
        "two-rooms": "....#.../.f..#.f./..f...../....#.f./.f.#..../.....f../.f.#..f./...#....",
    },
    "10x10": {
        "loft": (
            "........../.f.f..#.f./......#.f./..#.f.#.../..#.f...f./"
            ".f...f.#../...#.f.#../.f.#....../.f.#..f.f./.........."
        ),
        "four-rooms": (
            "....#...../.f..#..f../..f....f../....#...f./##.##.f.../"
            "...f.##.##/.f...#..../..f....f../..f..#..f./.....#...."
        ),
        "ballroom": (
            "........../.#f.f..f#./....f...../...#..#.../.f.f....f./"
            ".f....f.f./...#..#.../.....f..../.#f..f.f#./.........."
        ),
    },
}
"""The ready-made rooms of each size, by the key of their name."""


def key_of(room: str) -> str:
    """Return the key of a ready-made room, or ``drawn`` for any other."""
    for rooms in READY.values():
        for key, ready in rooms.items():
            if room == ready:
                return key
    return "drawn"


_SIGNS: Final[dict[str, str | int | None]] = {
    "0": FLOOR, "🟫": FLOOR, "…": 3 * FLOOR, "1": WALL, "⬜": WALL, "2": FURNITURE, "🟦": FURNITURE, "\ufe0f": "",
}  # fmt: skip
"""Other signs for what a square is. Phones make one sign of three dots, and mark an emoji as such."""


def read_drawing(text: str) -> str:
    """Return the room in a typed text: rows on separate lines or joined by ``/``, spaces and case ignored.

    Each square is a letter, a digit or an emoji. Nothing is checked: ``room_faults`` does that.
    """
    rows = ("".join(row.split()).lower() for row in text.replace("/", "\n").strip().strip("`").splitlines())
    return "/".join(row.translate(str.maketrans(_SIGNS)) for row in rows if row)


def to_drawing(room: str) -> str:
    """Return the room in signs that are all equally wide, one row a line; ``read_drawing`` reads it."""
    return room.translate(str.maketrans(f"{FLOOR}{WALL}{FURNITURE}/", "🟫⬜🟦\n"))


def by_number(room: str) -> str:
    """Return the contents of all squares, by square number, as one string."""
    return "".join(reversed(room.split("/")))


def room_faults(room: str, size: str) -> tuple[IllegalAction, ...]:
    """Return everything that makes the room invalid for the size (PF-2), as errors; empty if it is valid.

    Rows and squares are checked from the top left, as they are written. Faults of the room as a whole are
    left out while rows or characters are wrong.
    """
    width = SIZES[size]
    rows = room.split("/")
    faults: list[IllegalAction] = []
    if len(rows) != width:
        faults.append(IllegalAction("room-rows", found=len(rows), wanted=width))
    for line, row in enumerate(rows[:width], start=1):
        if len(row) != width:
            faults.append(IllegalAction("room-row", line=line, found=len(row), wanted=width))
    for line, row in enumerate(rows[:width], start=1):
        for place, character in enumerate(row[:width], start=1):
            if character not in (FLOOR, WALL, FURNITURE):
                faults.append(IllegalAction("room-character", line=line, place=place, character=character))
    if faults:
        return tuple(faults)
    squares = by_number(room)
    most = width * width // 4
    if (found := squares.count(WALL)) * 4 > width * width:
        faults.append(IllegalAction("room-walls", found=found, most=most))
    if (found := squares.count(FURNITURE)) * 4 > width * width:
        faults.append(IllegalAction("room-furniture", found=found, most=most))
    if (found := squares.count(FLOOR)) * 2 < width * width:
        faults.append(IllegalAction("room-floor", found=found, least=(width * width + 1) // 2))
    return (*faults, *_apart(squares, width))


def check_room(room: str, size: str) -> None:
    """Make sure that the room is valid.

    Raises:
        IllegalAction: it is not (PF-2): the first of its faults.
    """
    if not _valid(room, size):
        raise room_faults(room, size)[0]


def check_fragile(room: str, size: str, squares: tuple[str, ...]) -> tuple[int, ...]:
    """Return the squares of the fragile objects in a valid room, by number, in the architect's order.

    Raises:
        IllegalAction: they are not three different squares of floor or furniture (PF-16).
    """
    known = numbers(SIZES[size])
    drawn = by_number(room)
    if len(squares) != FRAGILE_OBJECTS:
        raise IllegalAction("fragile-count", found=len(squares), wanted=FRAGILE_OBJECTS)
    for position, square in enumerate(squares):
        if square not in known:
            raise IllegalAction("no-such-square", square=square)
        if square in squares[:position]:
            raise IllegalAction("fragile-twice", square=square)
        if drawn[known[square]] == WALL:
            raise IllegalAction("fragile-wall", square=square)
    return tuple(known[square] for square in squares)


def steps(squares: str, width: int) -> tuple[int, ...]:
    """Return for each square the set of squares to which one step leads (PF-4): none from anywhere but floor.

    ``squares`` is as :func:`by_number` returns it. A diagonal step needs one of the two squares beside it to be floor.
    """
    reach = [0] * len(squares)
    for square, ground in enumerate(squares):
        if ground != FLOOR:
            continue
        for right, up, other in around(square, width):
            if squares[other] != FLOOR:
                continue
            # For a step straight ahead the two squares beside it are the two ends themselves, which are floor.
            if squares[square + right] == FLOOR or squares[square + up * width] == FLOOR:
                reach[square] |= 1 << other
    return tuple(reach)


def walk(steps: tuple[int, ...], start: int, others: int, most: int) -> int:
    """Return the squares up to ``most`` steps from ``start``, itself included, without entering ``others``."""
    seen = edge = 1 << start
    for _ in range(most):
        found = 0
        # The members of the set, spelled out: this is the innermost loop of all.
        while edge:
            lowest = edge & -edge
            found |= steps[lowest.bit_length() - 1]
            edge ^= lowest
        edge = found & ~(seen | others)
        if not edge:
            break
        seen |= edge
    return seen


def spread_out(candidates: list[int], count: int, width: int) -> tuple[int, ...]:
    """``count`` of the squares, the first of them and then each time the one farthest from those taken before."""
    taken = candidates[:1]
    while len(taken) < min(count, len(candidates)):
        taken.append(max(candidates, key=lambda square: (min(apart(square, t, width) for t in taken), -square)))
    return tuple(taken)


@lru_cache(maxsize=32)
def fragile_examples(room: str, size: str) -> tuple[tuple[str, ...], ...]:
    """Return a few places for the three fragile objects: on furniture, in the open, in the middle."""
    width = SIZES[size]
    drawn = by_number(room)
    middle = width // 2 * width + width // 2
    free = sorted((s for s in range(len(drawn)) if drawn[s] != WALL), key=lambda s: (apart(s, middle, width), s))
    sofas = [square for square in free if drawn[square] == FURNITURE]
    floor = [square for square in free if drawn[square] == FLOOR]
    chosen = (
        spread_out(sofas if len(sofas) >= FRAGILE_OBJECTS else free, FRAGILE_OBJECTS, width),
        spread_out(floor, FRAGILE_OBJECTS, width),
        tuple(free[:FRAGILE_OBJECTS]),
    )
    named = names(width)
    return tuple(dict.fromkeys(tuple(named[square] for square in squares) for squares in chosen))


@lru_cache(maxsize=256)
def _valid(room: str, size: str) -> bool:
    return not room_faults(room, size)


def _apart(squares: str, width: int) -> list[IllegalAction]:
    floor = {square for square, ground in enumerate(squares) if ground == FLOOR}
    if not floor:
        return []
    ways = steps(squares, width)
    # Named is the first square, as written, that the largest part of the floor does not reach.
    parts: list[set[int]] = []
    left = set(floor)
    while left:
        part = set(members(walk(ways, min(left), 0, len(squares))))
        parts.append(part)
        left -= part
    if len(parts) == 1:
        return []
    largest = max(parts, key=len)
    order = sorted(floor, key=lambda square: (-(square // width), square % width))
    named = names(width)
    cut_off = next(square for square in order if square not in largest)
    start = next(square for square in order if square in largest)
    return [IllegalAction("room-apart", square=named[cut_off], start=named[start])]
