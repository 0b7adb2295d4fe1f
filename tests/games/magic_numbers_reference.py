"""The rules of Magic Numbers once more, written plainly from the rule book."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core import Seat


@dataclass
class Plain:
    """The rules as a reader of the rule book would play them with pencil and paper."""

    good: tuple[int, ...]
    evil: tuple[int, ...]
    target: int
    turn: Seat | None
    score: list[int] = field(default_factory=list)
    face: int | None = None
    out: list[Seat] = field(default_factory=list)
    ranking: list[list[Seat]] | None = None

    def __post_init__(self) -> None:
        self.score = [0 for _ in self.good]

    @property
    def playing(self) -> list[Seat]:
        return [seat for seat in range(len(self.good)) if seat not in self.out]

    def roll(self, face: int) -> None:
        self.face = face

    def take(self, seat: Seat) -> None:
        assert self.face is not None
        if self.face == self.evil[seat]:
            self.score[seat] = 0
        else:
            points = 10 if self.face == self.good[seat] else self.face
            if self.score[seat] + points <= self.target:
                self.score[seat] += points
        if self.score[seat] == self.target:
            self.finish(seat)
        else:
            self.pass_on()

    def pass_on(self) -> None:
        assert self.turn is not None
        self.face = None
        self.turn = (self.turn + 1) % len(self.good)
        while self.turn in self.out:
            self.turn = (self.turn + 1) % len(self.good)

    def resign(self, seat: Seat) -> None:
        self.out.append(seat)
        if len(self.playing) == 1:
            self.finish(self.playing[0])
        elif seat == self.turn:
            self.pass_on()

    def finish(self, winner: Seat) -> None:
        others = [seat for seat in self.playing if seat != winner]
        points = sorted({self.score[seat] for seat in others}, reverse=True)
        self.ranking = [[winner], *([seat for seat in others if self.score[seat] == p] for p in points)]
        self.ranking += [[seat] for seat in reversed(self.out)]
        self.face = self.turn = None

    def facts(self) -> dict[str, object]:
        phase = "over" if self.ranking else "roll" if self.face is None else "choose"
        return {
            "score": self.score,
            "good": list(self.good),
            "evil": list(self.evil),
            "turn": self.turn,
            "phase": phase,
            "face": self.face,
            "out": self.out,
            "over": self.ranking is not None,
            "ranking": self.ranking,
        }
