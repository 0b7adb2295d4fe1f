"""The rules of Sibling Rivalry once more, from the rule book.

``Plain`` shares nothing with the engine: it keeps the board as one would see it on a table, a list of pawns on each
track, and moves things about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from games.core import Seat

POINTS = (
    # As printed, from the bottom up: a line for each square, a column for each track from 2 to 6.
    "2 3 4 5 6",
    "2 3 4 5 6",
    "2 3 4 5 6",
    "3 4 5 6 7",
    "4 5 6 7 8",
    "5 6 7 8 9",
    "6 7 8 9 10",
)
MAPS = {
    # The score tracks from square 1: a is an angel, d a devil.
    "standard": "...d.a.d.a..d.a.d.a.d.",
    "short": "..a.d.ad..d.",
    "long": "...d..a.d..a.d...a.d..a.d..a.d..",
}


def worth(track: int, square: int) -> int:
    """Return the points printed on a square."""
    return int(POINTS[square - 1].split()[track - 2])


@dataclass
class Plain:
    """The rules as a reader of the rule book would play them with pencil and paper. ``throw`` throws one die."""

    seats: int
    throw: Callable[[int], int]
    track: str = "standard"
    escalate: str = "highest"
    host: Seat | None = None
    score: list[int] = field(default_factory=list)
    challenge: dict[int, list[tuple[Seat, int]]] = field(default_factory=dict)
    gone: list[Seat] = field(default_factory=list)
    whose: Seat | None = None
    aside: int = 0
    rolled: list[int] = field(default_factory=list)
    opened: list[int] = field(default_factory=list)
    waiting: str = "roll"
    result: list[list[Seat]] | None = None

    def __post_init__(self) -> None:
        self.score = [0] * self.seats
        self.challenge = {track: [] for track in (2, 3, 4, 5, 6)}
        self.new_turn(self.throw(self.seats) - 1 if self.host is None else self.host)

    def where(self, seat: Seat) -> tuple[int, int] | None:
        for track, pawns in self.challenge.items():
            for who, square in pawns:
                if who == seat:
                    return track, square
        return None

    def take_off(self, seat: Seat) -> None:
        for track, pawns in self.challenge.items():
            self.challenge[track] = [pawn for pawn in pawns if pawn[0] != seat]

    def new_turn(self, seat: Seat) -> None:
        self.whose, self.aside, self.rolled, self.waiting = seat, 0, [], "roll"
        found = self.where(seat)
        self.take_off(seat)
        if found and self.forward(seat, worth(*found)):
            return
        busy = [track for track, pawns in self.challenge.items() if pawns]
        self.opened = list(busy) if busy else [2]
        above = busy if self.escalate == "any" else busy[-1:]
        self.opened += [track + 1 for track in above if track < 6]
        self.opened = sorted(set(self.opened))

    def forward(self, seat: Seat, points: int) -> bool:
        finish = len(MAPS[self.track]) + 1
        if self.score[seat] + points >= finish:
            self.score[seat] = finish
            self.end(seat)
            return True
        self.resolve(seat, self.score[seat] + points)
        return False

    def resolve(self, seat: Seat, square: int) -> None:
        self.score[seat] = -1
        while square > 0 and self.score.count(square):
            square -= 1
        self.score[seat] = max(0, square)

    def limit(self) -> int:
        assert self.whose is not None
        under = self.score[self.whose]
        return {"a": 4, "d": 2, ".": 3}[MAPS[self.track][under - 1] if under else "."]

    def usable(self) -> list[int]:
        assert self.whose is not None
        found = self.where(self.whose)
        return [track for track in self.opened if self.rolled.count(track) or (found and found[0] == track)]

    def choices(self) -> list[str]:
        if self.whose is None:
            return []
        if self.waiting == "choose":
            return [f"choose {track}" for track in self.usable()]
        return ["roll"] if self.waiting == "roll" else ["roll", "stop"]

    def do(self, seat: Seat, action: str) -> None:
        if action == "resign":
            self.resign(seat)
        elif action == "roll":
            self.roll()
        elif action == "stop":
            self.stop()
        else:
            self.use(int(action.split()[1]))

    def roll(self) -> None:
        assert self.whose is not None
        self.rolled = [self.throw(6) for _ in range(5 - self.aside)]
        self.aside += self.rolled.count(1)
        if self.aside >= self.limit():
            self.take_off(self.whose)
            if self.score[self.whose]:
                self.resolve(self.whose, self.score[self.whose] - self.aside)
            self.pass_on()
            return
        usable = self.usable()
        if len(usable) > 1:
            self.waiting = "choose"
        elif usable:
            self.use(usable[0])
        else:
            self.waiting = "decide"

    def use(self, track: int) -> None:
        assert self.whose is not None
        found = self.where(self.whose)
        start = found[1] if found and found[0] == track else 0
        self.take_off(self.whose)
        reached = start + self.rolled.count(track)
        if reached >= 7:
            self.challenge[track] = []
            if not self.forward(self.whose, worth(track, 7)):
                self.new_turn(self.whose)
            return
        self.challenge[track].append((self.whose, reached))
        self.waiting = "decide"

    def stop(self) -> None:
        assert self.whose is not None
        for pawns in self.challenge.values():
            if self.whose in [who for who, _ in pawns] and len(pawns) == 2:
                (mine,) = (square for who, square in pawns if who == self.whose)
                (theirs,) = (square for who, square in pawns if who != self.whose)
                loser = min(pawns, key=lambda pawn: pawn[1])[0] if mine > theirs else self.whose
                self.take_off(loser)
                break
        self.pass_on()

    def pass_on(self) -> None:
        assert self.whose is not None
        seat = (self.whose + 1) % self.seats
        while seat in self.gone:
            seat = (seat + 1) % self.seats
        self.new_turn(seat)

    def resign(self, seat: Seat) -> None:
        self.take_off(seat)
        self.score[seat] = 0
        self.gone.append(seat)
        staying = [other for other in range(self.seats) if other not in self.gone]
        if len(staying) == 1:
            self.end(staying[0])
        elif seat == self.whose:
            self.pass_on()

    def end(self, winner: Seat) -> None:
        self.result = [[winner]]
        rest = [seat for seat in range(self.seats) if seat != winner and seat not in self.gone]
        for square in range(len(MAPS[self.track]) + 1, -1, -1):
            here = [seat for seat in rest if self.score[seat] == square]
            self.result += [here] if here else []
        self.result += [[seat] for seat in self.gone[::-1]]
        self.whose = None

    def facts(self) -> dict[str, Any]:
        over = self.result is not None
        return {
            "score": list(self.score),
            "pawns": [list(found) if (found := self.where(seat)) else None for seat in range(self.seats)],
            "turn": self.whose,
            "phase": "over" if over else self.waiting,
            "ones": 0 if over else self.aside,
            "dice": 0 if over else 5 - self.aside,
            "open": [] if over else list(self.opened),
            "faces": [] if over else list(self.rolled),
            "out": list(self.gone),
            "over": over,
            "ranking": self.result,
        }
