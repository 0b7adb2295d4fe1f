"""The rules of Tie-Die once more, written plainly from the rule book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from games.core import Seat


@dataclass
class Player:
    """One player's sheet of paper."""

    seat: Seat
    points: int = 0
    sides: int = 4
    challenged: bool = False
    mark: str = ""
    """``ready``, ``passed`` (said), ``cannot`` (judged), ``left``, or nothing."""


class Refused(Exception):
    """The rule book does not allow it."""


@dataclass
class Plain:
    """The rules as a reader of the rule book would play them with pencil and paper. ``roll`` are the dice."""

    seats: int
    target: int
    roll: Callable[[int], int]
    players: list[Player] = field(default_factory=list)
    phase: str = "upgrade"
    duel: tuple[Player, Player, int] | None = None
    round: int = 1
    gone: list[Seat] = field(default_factory=list)
    places: list[list[Seat]] | None = None

    def __post_init__(self) -> None:
        self.players = [Player(seat) for seat in range(self.seats)]

    @property
    def here(self) -> list[Player]:
        return [player for player in self.players if player.mark != "left"]

    def do(self, seat: Seat, action: str) -> None:
        player = self.players[seat]
        if self.phase == "over" or player.mark == "left":
            raise Refused
        word, _, number = action.partition(" ")
        getattr(self, f"do_{word}")(player, *([self.players[int(number)]] if number else []))

    # 1. Upgrades

    def do_upgrade(self, player: Player) -> None:
        price = player.sides + 2
        if self.phase != "upgrade" or player.mark == "ready" or price > 10 or price > player.points:
            raise Refused
        player.points -= price
        player.sides = price

    def do_ready(self, player: Player) -> None:
        if self.phase != "upgrade" or player.mark == "ready":
            raise Refused
        player.mark = "ready"
        self.roll_if_all_are_ready()

    def roll_if_all_are_ready(self) -> None:
        if any(player.mark != "ready" for player in self.here):
            return
        # 2. Roll
        rolled: dict[int, list[Player]] = {}
        for player in self.here:
            rolled.setdefault(self.roll(player.sides), []).append(player)
        for face in range(1, 11):
            tied = rolled.get(face, [])
            if len(tied) == 1:
                tied[0].points += face
            elif tied:
                self.roll_off(tied)
        self.finish()
        if self.phase != "over":
            self.open_window()

    # 3. Roll-off

    def roll_off(self, tied: list[Player]) -> None:
        thrown = [self.roll(player.sides) for player in tied]
        ordered = sorted(thrown)
        if ordered[0] == ordered[1] or ordered[-1] == ordered[-2]:
            self.roll_off(tied)
            return
        for player, face in zip(tied, thrown, strict=True):
            if face == ordered[-1]:
                player.points += face
                player.sides = min(10, player.sides + 2)
            if face == ordered[0]:
                player.points = max(0, player.points - face)
                player.sides = max(4, player.sides - 2)

    # 4. Finish

    def finish(self) -> None:
        best = max(player.points for player in self.here)
        if best >= self.target:
            self.end(self.highest_roller([player for player in self.here if player.points == best]))

    def highest_roller(self, tied: list[Player]) -> Player:
        if len(tied) == 1:
            return tied[0]
        thrown = [(self.roll(player.sides), player) for player in tied]
        high = max(face for face, _ in thrown)
        return self.highest_roller([player for face, player in thrown if face == high])

    def end(self, winner: Player) -> None:
        rest = [player for player in self.here if player is not winner]
        self.places = [[winner.seat]]
        for points in sorted({player.points for player in rest}, reverse=True):
            self.places.append([player.seat for player in rest if player.points == points])
        self.places += [[seat] for seat in self.gone[::-1]]
        self.phase, self.duel = "over", None

    # 5. Challenges

    def open_window(self) -> None:
        self.phase = "challenge"
        for player in self.here:
            player.mark = ""
        self.judge()

    def judge(self) -> None:
        for player in self.here:
            if player.mark != "passed":
                payable = [other for other in self.here if self.could(player, other)]
                player.mark = "" if payable else "cannot"
        self.close_if_all_have_passed()

    def could(self, player: Player, other: Player) -> bool:
        return not player.challenged and other.points > player.points >= other.sides

    def close_if_all_have_passed(self) -> None:
        if all(player.mark for player in self.here):
            self.phase = "upgrade"
            self.round += 1
            for player in self.here:
                player.mark = ""

    def do_pass(self, player: Player) -> None:
        if self.phase != "challenge" or player.mark:
            raise Refused
        player.mark = "passed"
        self.close_if_all_have_passed()

    def do_challenge(self, player: Player, other: Player) -> None:
        if self.phase != "challenge" or player.mark or other.mark == "left" or not self.could(player, other):
            raise Refused
        player.points -= other.sides
        player.challenged = True
        self.duel = (player, other, other.sides)
        self.phase = "answer"

    def do_decline(self, player: Player) -> None:
        _, defender, price = self.answered_by(player)
        defender.points -= price
        self.resolve()

    def do_accept(self, player: Player) -> None:
        challenger, defender, _ = self.answered_by(player)
        if challenger.sides < defender.sides:
            challenger.sides = defender.sides
        mine = theirs = 0
        while mine == theirs:
            mine, theirs = self.roll(challenger.sides), self.roll(defender.sides)
        if mine > theirs:
            challenger.points += mine
            defender.sides = max(4, defender.sides - 4)
            defender.points = max(0, defender.points - theirs)
        else:
            challenger.points = max(0, challenger.points - mine)
        self.resolve()

    def answered_by(self, player: Player) -> tuple[Player, Player, int]:
        if self.duel is None or self.duel[1] is not player:
            raise Refused
        return self.duel

    def resolve(self) -> None:
        self.duel = None
        self.phase = "challenge"
        self.finish()
        if self.phase != "over":
            self.judge()

    # C-1

    def do_resign(self, player: Player) -> None:
        if self.duel and player in self.duel[:2]:
            challenger, _, price = self.duel
            challenger.points += price
            challenger.challenged = False
            self.duel = None
            self.phase = "challenge"
        player.mark = "left"
        self.gone.append(player.seat)
        if len(self.here) == 1:
            self.end(self.here[0])
        elif self.phase == "upgrade":
            self.roll_if_all_are_ready()
        elif self.phase == "challenge":
            self.judge()

    def facts(self) -> dict[str, object]:
        window = self.phase in ("challenge", "answer")
        return {
            "score": [player.points for player in self.players],
            "die": [player.sides for player in self.players],
            "phase": self.phase,
            "ready": [self.phase == "upgrade" and player.mark == "ready" for player in self.players],
            "passed": [window and player.mark != "" for player in self.players],
            "used": [player.challenged for player in self.players],
            "challenge": [self.duel[0].seat, self.duel[1].seat] if self.duel else None,
            "round": self.round,
            "turn": self.duel[1].seat if self.duel else None,
            "out": self.gone,
            "over": self.places is not None,
            "ranking": self.places,
        }
