"""Pillow Fight once more, slowly, written from the rulebook alone: what the quick engine is compared with.

Squares are ``(column, row)`` from ``(0, 0)`` at the bottom left, lines are fractions, nothing is precomputed.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

Spot = tuple[int, int]
Point = tuple[Fraction | int, Fraction | int]
"""Exact; whole numbers where it is a corner."""


class Refused(Exception):
    """The rulebook does not allow it."""


def need(condition: object) -> None:
    if not condition:
        raise Refused


def name(spot: Spot) -> str:
    return "ABCDEFGHIJ"[spot[0]] + str(spot[1] + 1)


def spot(text: str) -> Spot:
    return "ABCDEFGHIJ".index(text[0]), int(text[1:]) - 1


# Lines


def part_within(start: Point, end: Point, square: Spot) -> tuple[Fraction, Fraction] | None:
    """From where to where (0 start, 1 end) the line is in the closed square."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        way = end[axis] - start[axis]
        if way == 0:
            if not square[axis] <= start[axis] <= square[axis] + 1:
                return None
            continue
        at = sorted(Fraction(edge - start[axis]) / way for edge in (square[axis], square[axis] + 1))
        low, high = max(low, at[0]), min(high, at[1])
    return (low, high) if low <= high else None


def passes_inside(start: Point, end: Point, square: Spot) -> bool:
    part = part_within(start, end, square)
    if part is None or part[0] == part[1]:
        return False
    # A square bulges nowhere inwards: if the middle of the part is not on an edge, the line is inside there.
    middle = (part[0] + part[1]) / 2
    return all(square[a] < start[a] + middle * (end[a] - start[a]) < square[a] + 1 for a in (0, 1))


def side(start: Point, end: Point, point: Point) -> Fraction | int:
    """Above 0: left of the line, below 0: right of it."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def touching(point: Spot) -> list[Spot]:
    return [(point[0] - 1 + right, point[1] - 1 + up) for right in (0, 1) for up in (0, 1)]


def squeezed(start: Point, end: Point, point: Spot, walls: set[Spot]) -> bool:
    """Return whether the corner point touches a wall on the left of the line and one on its right."""
    left = right = False
    for wall in walls.intersection(touching(point)):
        sides = [side(start, end, (wall[0] + r, wall[1] + u)) for r in (0, 1) for u in (0, 1)]
        left = left or min(sides) >= 0
        right = right or max(sides) <= 0
    return left and right


def on_line(start: Point, end: Point, point: Spot) -> bool:
    if not all(min(start[a], end[a]) <= point[a] <= max(start[a], end[a]) for a in (0, 1)):
        return False
    return side(start, end, point) == 0


class Room:
    def __init__(self, rows: list[str]) -> None:
        self.size = len(rows)
        self.ground = {(c, self.size - 1 - r): rows[r][c] for r in range(self.size) for c in range(self.size)}
        self.walls = {s for s, g in self.ground.items() if g == "#"}
        self.thrown: dict[tuple[Spot, Spot, bool], str] = {}
        self.points: list[Spot] = [(c, r) for c in range(self.size + 1) for r in range(self.size + 1)]

    def free(self, square: Spot) -> bool:
        return self.ground.get(square) == "."

    def neighbours(self, square: Spot) -> Iterator[Spot]:
        for right, up in product((-1, 0, 1), repeat=2):
            other = square[0] + right, square[1] + up
            if other != square and other in self.ground:
                yield other

    def may_step(self, one: Spot, other: Spot) -> bool:
        if not self.free(one) or not self.free(other):
            return False
        beside = [(one[0], other[1]), (other[0], one[1])]
        return one[0] == other[0] or one[1] == other[1] or any(self.free(square) for square in beside)

    def throw(self, thrower: Spot, target: Spot, corners: bool) -> str:
        asked = thrower, target, corners
        if asked not in self.thrown:
            self.thrown[asked] = (self.by_corners if corners else self.by_centres)(thrower, target)
        return self.thrown[asked]

    def by_centres(self, thrower: Spot, target: Spot) -> str:
        start, end = ((Fraction(2 * s[0] + 1, 2), Fraction(2 * s[1] + 1, 2)) for s in (thrower, target))
        if any(passes_inside(start, end, wall) for wall in self.walls):
            return "blocked"
        if any(on_line(start, end, p) and squeezed(start, end, p, self.walls) for p in self.points):
            return "blocked"

        def sign(n: int) -> int:
            return 0 if n == 0 else n // abs(n)

        beside = target[0] + sign(thrower[0] - target[0]), target[1] + sign(thrower[1] - target[1])
        return {".": "clear", "#": "blocked", "f": "cover"}[self.ground[beside]]

    def by_corners(self, thrower: Spot, target: Spot) -> str:
        sofas = [square for square in self.neighbours(target) if self.ground[square] == "f"]
        found = []
        for right, up in product((0, 1), repeat=2):
            corner = thrower[0] + right, thrower[1] + up
            stopped = covered = 0
            for r, u in product((0, 1), repeat=2):
                other = target[0] + r, target[1] + u
                if self.stopped(corner, other, thrower, target):
                    stopped += 1
                elif corner != other:
                    covered += any(passes_inside(corner, other, sofa) for sofa in sofas)
            found.append("blocked" if stopped == 4 else "cover" if stopped or covered else "clear")
        return next(verdict for verdict in ("clear", "cover", "blocked") if verdict in found)

    def stopped(self, corner: Spot, other: Spot, thrower: Spot, target: Spot) -> bool:
        if corner == other:
            common = set(self.corners(thrower)) & set(self.corners(target))
            between = [square for square in touching(corner) if square not in (thrower, target)]
            return len(common) == 1 and all(square in self.walls for square in between)
        if any(passes_inside(corner, other, wall) for wall in self.walls):
            return True
        for point in self.points:
            if not on_line(corner, other, point):
                continue
            owner = thrower if point == corner else target if point == other else None
            if owner is not None:
                part = part_within(corner, other, owner)
                if part is not None and part[0] < part[1]:
                    continue
            if squeezed(corner, other, point, self.walls):
                return True
        return False

    def corners(self, square: Spot) -> list[Spot]:
        return [(square[0] + right, square[1] + up) for right in (0, 1) for up in (0, 1)]


# The game


class Player:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.spot: Spot | None = None
        self.holding = False
        self.hits = 0
        self.defending = False


class Reference:
    """One game; ``faces`` are the dice. ``act`` plays or raises ``Refused`` and then has changed nothing."""

    def __init__(self, options: Any, seats: int, faces: list[int]) -> None:
        self.options = options
        self.faces = iter(faces)
        self.players = [Player(seat) for seat in range(seats)]
        self.left: list[int] = []
        self.phase = "room"
        self.rows: list[str] = []
        self.room: Room | None = None
        self.fragile: list[Spot] = []
        self.broken = 0
        self.lying: list[Spot] = []
        self.torn = 0
        self.turn: int | None = 0
        self.first: int | None = None
        self.spent = 0
        self.attacked = False
        self.round = 0
        self.places: list[list[int]] | None = None

    def copy(self) -> Reference:
        """Return a copy of this game for trying things.

        Rooms do not change, and the rest of the dice is not copied out.
        """
        twin = copy.copy(self)
        twin.faces = copy.copy(self.faces)
        twin.players = [copy.copy(player) for player in self.players]
        for part in ("left", "rows", "fragile", "lying"):
            setattr(twin, part, list(getattr(self, part)))
        return twin

    def facts(self) -> dict[str, Any]:
        playing = self.phase == "play"
        return {
            "phase": self.phase,
            "rows": self.rows,
            "fragile": [name(s) for s in self.fragile],
            "hits": [p.hits for p in self.players],
            "at": [p.spot and name(p.spot) for p in self.players],
            "holding": [p.holding for p in self.players],
            "pillows": {name(s): self.lying.count(s) for s in self.lying},
            "torn": self.torn,
            "turn": self.turn,
            "actions": 2 - self.spent if playing else 0,
            "attacked": playing and self.attacked,
            "defending": [p.defending and playing for p in self.players],
            "round": self.round,
            "out": self.left,
            "over": self.phase == "over",
            "ranking": self.places,
        }

    def still(self) -> list[int]:
        return [p.seat for p in self.players if p.seat not in self.left]

    def from_seat(self, seat: int) -> int:
        """Return the seat itself, or the next one clockwise that is still playing."""
        while seat % len(self.players) in self.left:
            seat += 1
        return seat % len(self.players)

    def finish(self) -> None:
        self.phase, self.turn = "over", None
        rest = self.still()
        self.places = []
        for hits in range(max(self.players[s].hits for s in rest), -1, -1):
            if share := [s for s in rest if self.players[s].hits == hits]:
                self.places.append(share)
        self.places += [[s] for s in reversed(self.left)]

    def act(self, seat: int, action: str) -> None:
        word, *words = action.split(" ")
        need(self.phase != "over" and seat in self.still())
        if action == "resign":
            self.resign(seat)
            return
        need(seat == self.turn)
        if self.phase == "play":
            self.play(self.players[seat], word, words)
            return
        need(word == self.phase)
        getattr(self, f"set_{word}")(seat, words)

    def resign(self, seat: int) -> None:
        player = self.players[seat]
        if player.holding:
            assert player.spot is not None
            self.lying.append(player.spot)
        player.spot, player.holding, player.defending = None, False, False
        self.left.append(seat)
        if len(self.still()) == 1:
            self.finish()
        elif seat == self.turn:
            if self.phase == "play":
                self.pass_on()
            elif self.phase == "place":
                self.next_place()
            else:
                self.turn = self.from_seat(seat)

    def set_room(self, seat: int, words: list[str]) -> None:
        rows = words[0].split("/")
        size = int(self.options.size.split("x")[0])
        need(len(rows) == size and all(len(row) == size for row in rows) and set(words[0]) <= set(".#f/"))
        count = {kind: words[0].count(kind) for kind in ".#f"}
        need(2 * count["."] >= size * size and 4 * count["#"] <= size * size and 4 * count["f"] <= size * size)
        room = Room(rows)
        floor = [s for s in room.ground if room.free(s)]
        seen = {floor[0]}
        for _ in floor:
            seen |= {b for a in seen for b in room.neighbours(a) if room.may_step(a, b)}
        need(len(seen) == len(floor))
        fragile: list[Spot] = []
        if self.options.fragile:
            need(len(words) == 5 and words[1] == "fragile" and len(set(words[2:])) == 3)
            fragile = [spot(word) for word in words[2:]]
            need(all(room.ground.get(s) in (".", "f") for s in fragile))
        else:
            need(len(words) == 1)
        self.rows, self.room, self.fragile = rows, room, fragile
        self.phase, self.turn = "pillows", self.from_seat(1)

    def set_pillows(self, seat: int, words: list[str]) -> None:
        assert self.room is not None
        spots = [spot(word) for word in words]
        need(len(spots) == len(set(spots)) == self.options.pillows * len(self.still()))
        for square in spots:
            sofa = self.room.ground.get(square) == "f"
            near = any(self.room.free(other) for other in self.room.neighbours(square))
            need(self.room.free(square) or (sofa and near))
        self.lying = spots
        self.phase, self.turn = "first", self.from_seat(2)

    def set_first(self, seat: int, words: list[str]) -> None:
        need(words[0] in [str(s) for s in self.still()])
        self.first = self.turn = int(words[0])
        self.phase = "place"

    def set_place(self, seat: int, words: list[str]) -> None:
        assert self.room is not None
        square = spot(words[0])
        need(self.room.free(square) and square not in [p.spot for p in self.players])
        self.players[seat].spot = square
        self.next_place()

    def next_place(self) -> None:
        assert self.first is not None
        seats = len(self.players)
        order = [(self.first + step) % seats for step in range(seats)]
        order = [seat for seat in order if seat not in self.left]
        waiting = [seat for seat in order if self.players[seat].spot is None]
        if waiting:
            self.turn = waiting[0]
        else:
            self.phase, self.turn, self.round, self.spent, self.attacked = "play", order[0], 1, 0, False

    def pass_on(self) -> None:
        assert self.turn is not None
        seats = len(self.players)
        place = self.turn
        while True:
            place = (place + 1) % seats
            if place == self.first:
                if self.round == self.options.curfew:
                    self.finish()
                    return
                self.round += 1
            if place not in self.left:
                break
        self.turn, self.spent, self.attacked = place, 0, False
        self.players[place].defending = False

    def paths(self, start: Spot, steps: int) -> set[Spot]:
        assert self.room is not None
        taken = {p.spot for p in self.players}
        reached = {start}
        if steps:
            for other in self.room.neighbours(start):
                if other not in taken and self.room.may_step(start, other):
                    reached |= self.paths(other, steps - 1)
        return reached

    def play(self, player: Player, word: str, words: list[str]) -> None:
        assert self.room is not None
        assert player.spot is not None
        if word == "end":
            self.spent = 2
        elif word == "defend":
            need(self.options.full_defence and not player.defending)
            player.defending = True
        elif word == "move":
            square = spot(words[0])
            need(square != player.spot and square in self.paths(player.spot, 3))
            player.spot = square
        elif word == "take":
            square = spot(words[0])
            need(not player.holding and square in self.lying)
            need(square == player.spot or square in self.room.neighbours(player.spot))
            self.lying.remove(square)
            player.holding = True
        else:
            need(word in ("swing", "throw"))
            self.attack(player, word, words[0])
        if self.phase == "play":
            self.spent += word != "end"
            if self.spent == 2:
                self.pass_on()

    def attack(self, player: Player, word: str, number: str) -> None:
        assert self.room is not None
        assert player.spot is not None
        need(player.holding and not self.attacked and number in [str(s) for s in self.still()])
        other = self.players[int(number)]
        need(other is not player)
        assert other.spot is not None
        minus = plus = 0
        if word == "swing":
            need(other.spot in self.room.neighbours(player.spot))
            plus += self.options.melee_block and other.holding
        else:
            verdict = self.room.throw(player.spot, other.spot, self.options.corner_cover)
            need(verdict != "blocked")
            minus += verdict == "cover"
        plus += other.defending
        mine, theirs = next(self.faces), next(self.faces)
        self.attacked = True
        strength, guard = mine - minus, theirs + plus
        hit = strength >= guard if self.options.full_defence else strength > guard
        player.hits += hit
        empty = not other.holding
        tore = caught = False
        if word == "swing":
            if mine in (1, 2):
                player.holding, tore = False, True
                self.torn += 1
            elif self.options.pillow_theft and empty and theirs in (5, 6):
                player.holding, other.holding = False, True
        else:
            player.holding = False
            if empty and theirs in (5, 6):
                other.holding = caught = True
            else:
                self.lying.append(other.spot)
            if not hit and not caught:
                around = [other.spot, *self.room.neighbours(other.spot)]
                if shattering := [s for s in self.fragile if s in around]:
                    self.fragile.remove(shattering[0])
                    self.broken += 1
        nothing_left = tore and not self.lying and not any(p.holding for p in self.players)
        if player.hits == 5 or nothing_left or self.broken == 2:
            self.finish()
