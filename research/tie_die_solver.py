"""Tie-Die for two, exactly: how often the perfect player, or a computer of some level, beats another.

``python -m research tie_die_solver perfect random`` tells the most that anybody can win against random movers: the
perfect player knows how the other plays. ``perfect perfect`` is the game with best play by both. Dice are not thrown:
the chance to win is worked out for each position between two rounds (57,600 of them for 30 points), again and again
until none changes. Both buy their dice at once, without seeing what the other buys; perfect players answer one another
in either order, each as likely.

With ``--standing`` it prints what ``games/tie_die/ai/evaluation.py`` is made from: for each die the logarithm of the
weight by the points missing, in hundredths, which fits the chances of the perfect game best.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from math import log
from typing import Literal, cast

from msgspec.structs import replace

from games.ai import levels as ai_levels
from games.core import SetupData
from games.core.dice import ScriptedDice
from games.tie_die.rules import GAME
from games.tie_die.rules.state import DOWN, DOWN_TWICE, SIZES, UP, Options, State, chance

PERFECT = "perfect"
FURTHEST = 10
"""The most points beyond the target that a player can have."""
Rows = list[list[float]]


class Player:
    """One player's way to play: the chance to buy one more die, to challenge, to accept; or the best choice."""

    def __init__(self, level: str, target: int) -> None:
        self.level = level
        self.free = level == PERFECT
        self.computer = None if self.free else ai_levels.load("tie_die", level)
        options = Options(target=cast(Literal[30, 20, 50], target))
        self.start: State = GAME.start(options, 2, SetupData(), ScriptedDice(())).state

    def likely(self, action: str, state: State, seat: int) -> float:
        """Return how likely that action is in a position."""
        legal = GAME.legal(state, seat)
        if self.level == ai_levels.RANDOM:
            return 1 / len(legal)
        assert self.computer is not None
        return float(self.computer.choose(GAME.view(state, seat), legal, random.Random(0)) == action)

    def buys(self, mine: tuple[int, int, bool], theirs: tuple[int, int, bool]) -> float:
        return self.likely("upgrade", self._table(mine, theirs), 0)

    def challenges(self, mine: tuple[int, int, bool], theirs: tuple[int, int, bool]) -> float:
        state = replace(self._table(mine, theirs), phase="challenge", waiting=frozenset((0,)))
        return self.likely("challenge 1", state, 0)

    def accepts(self, mine: tuple[int, int, bool], theirs: tuple[int, int, bool]) -> float:
        state = replace(self._table(mine, theirs), phase="answer", challenge=(1, 0), stake=mine[1])
        return self.likely("accept", state, 0)

    def _table(self, mine: tuple[int, int, bool], theirs: tuple[int, int, bool]) -> State:
        score, die, used = zip(mine, theirs, strict=True)
        return replace(self.start, score=score, die=die, used=used)


def code(score: int, die: int, used: bool) -> int:
    """One player's part of a position as a number."""
    return (max(score, 0) * 4 + SIZES.index(die)) * 2 + used


def decoded(number: int) -> tuple[int, int, bool]:
    """Points, die, and whether the challenge is used."""
    return number // 8, SIZES[number // 2 % 4], bool(number % 2)


class Solver:
    """Solver for the first player's chance to win, by both players' numbers.

    ``value`` is the chance before the upgrades, ``rolling`` before a round's dice, and ``settled`` after
    everything that can follow those dice.
    """

    def __init__(self, first: Player, second: Player, target: int) -> None:
        self.players = (first, second)
        self.target = target
        self.size = target * 8
        everything = (target + FURTHEST + 1) * 8
        self.value: Rows = [[0.5] * self.size for _ in range(self.size)]
        self.rolling: Rows = [[0.5] * self.size for _ in range(self.size)]
        self.settled: Rows = [[self._over(x, y) for y in range(everything)] for x in range(everything)]
        self.bought = [self._purchases(x) for x in range(self.size)]
        each = range(self.size)
        # How likely each purchase is where somebody does not play perfectly, worked out once.
        self.plans = [
            None if player.free else [[self._plan(player, x, y) for y in each] for x in each] for player in self.players
        ]
        # Those who still have their challenge come after those who do not, on whom they depend.
        self.order = sorted([(x, y) for x in each for y in each], key=lambda pair: -(pair[0] % 2) - pair[1] % 2)
        self.windows = {pair: window for pair in self.order if (window := self._window(*pair))}

    def solve(self, report: Callable[[float], None]) -> float:
        """Solve the game; return the first player's chance to win at its start."""
        change = 1.0
        while change > 1e-6:
            for x, y in self.order:
                window = self.windows.get((x, y))
                self.settled[x][y] = window() if window else self.value[x][y]
            change = 0.0
            self.rolling = [[self._rolled(x, y) for y in range(self.size)] for x in range(self.size)]
            for x in range(self.size):
                for y in range(self.size):
                    value = self._upgraded(x, y)
                    change = max(change, abs(value - self.value[x][y]))
                    self.value[x][y] = value
            report(self.value[0][0])
        return self.value[0][0]

    def _over(self, x: int, y: int) -> float:
        (mine, my_die, _), (theirs, their_die, _) = decoded(x), decoded(y)
        if mine == theirs:
            return chance(my_die, their_die)
        return float(mine > theirs)

    def _purchases(self, x: int) -> list[int]:
        score, die, used = decoded(x)
        found = [x]
        while die < UP[die] <= score:
            die = UP[die]
            score -= die
            found.append(code(score, die, used))
        return found

    def _plan(self, player: Player, x: int, y: int) -> list[float]:
        left, found = 1.0, []
        for now in self.bought[x][:-1]:
            more = player.buys(decoded(now), decoded(y)) if left else 0.0
            found.append(left * (1 - more))
            left *= more
        return [*found, left]

    def _upgraded(self, x: int, y: int) -> float:
        mine, theirs = self.bought[x], self.bought[y]
        matrix = [[self.rolling[a][b] for b in theirs] for a in mine]
        my_plans, their_plans = self.plans
        columns: list[tuple[float, ...]] = list(zip(*matrix, strict=True))
        if their_plans is not None:
            weights = their_plans[y][x]
            rows = [sum([p * value for p, value in zip(weights, row, strict=True)]) for row in matrix]
            if my_plans is None:
                return max(rows)
            return sum([p * value for p, value in zip(my_plans[x][y], rows, strict=True)])
        if my_plans is not None:
            weights = my_plans[x][y]
            return min([sum([p * value for p, value in zip(weights, column, strict=True)]) for column in columns])
        return (max(map(min, matrix)) + min(map(max, columns))) / 2

    def _rolled(self, x: int, y: int) -> float:
        settled = self.settled
        (mine, my_die, my_used), (theirs, their_die, their_used) = decoded(x), decoded(y)
        total = fought = 0.0
        for a in range(1, my_die + 1):
            # Eight numbers lie between a score and the next.
            added, won = settled[x + 8 * a], settled[code(mine + a, UP[my_die], my_used)]
            lost = settled[code(mine - a, DOWN[my_die], my_used)]
            for b in range(1, their_die + 1):
                if a != b:
                    total += added[y + 8 * b]
                    fought += (
                        won[code(theirs - b, DOWN[their_die], their_used)]
                        if a > b
                        else lost[code(theirs + b, UP[their_die], their_used)]
                    )
        ties = min(my_die, their_die)
        different = my_die * their_die - ties
        return (total + ties * fought / different) / (different + ties)

    def _window(self, x: int, y: int) -> Callable[[], float] | None:
        """Return the function that computes the value of a challenge window in that position.

        None if no player can challenge.
        """
        first, second = decoded(x), decoded(y)
        for one, (mine, theirs) in enumerate(((first, second), (second, first))):
            (score, die, used), (their_score, stake, their_used) = mine, theirs
            if used or score >= their_score or score < stake:
                continue
            me, other = self.players[one], self.players[1 - one]
            paid = (score - stake, die, True)
            declares = None if me.free else me.challenges(mine, theirs)
            accepts = None if other.free else other.accepts(theirs, paid)
            fight = list(_fights(paid, theirs))
            refused = code(*paid), code(their_score - stake, stake, their_used)
            return lambda: self._declared(one, (x, y), declares, accepts, fight, refused)
        return None

    def _declared(
        self, one: int, here: tuple[int, int], declares: float | None, accepts: float | None,
        fight: Sequence[tuple[int, int]], refused: tuple[int, int],
    ) -> float:  # fmt: skip
        settled = self.settled
        if one == 0:
            fought = sum([settled[mine][theirs] for mine, theirs in fight]) / len(fight)
            declined = settled[refused[0]][refused[1]]
        else:
            fought = sum([settled[theirs][mine] for mine, theirs in fight]) / len(fight)
            declined = settled[refused[1]][refused[0]]
        best: Callable[[float, float], float] = max if one == 0 else min
        worst: Callable[[float, float], float] = min if one == 0 else max
        answered = worst(fought, declined) if accepts is None else accepts * fought + (1 - accepts) * declined
        passed = self.value[here[0]][here[1]]
        return best(answered, passed) if declares is None else declares * answered + (1 - declares) * passed


def _fights(challenger: tuple[int, int, bool], defender: tuple[int, int, bool]) -> Iterator[tuple[int, int]]:
    """Yield the equally likely ends of a paid challenge's fight: the numbers of challenger and defender."""
    score, die, used = challenger
    their_score, their_die, their_used = defender
    sides = max(die, their_die)
    for high in range(1, sides + 1):
        for low in range(1, their_die + 1):
            if high > low:
                yield code(score + high, sides, used), code(their_score - low, DOWN_TWICE[their_die], their_used)
            elif high < low:
                yield code(score - high, sides, used), code(*defender)


def standing(solved: Solver) -> dict[int, list[int]]:
    """Return the numbers whose differences fit the log odds of x against y best, by weighted least squares.

    They are listed by die, for a challenge not used, from 1 point missing up; 0 is the start.
    """
    rows = [[min(max(value, 1e-4), 1 - 1e-4) for value in row] for row in solved.value]
    weights = [[value * (1 - value) for value in row] for row in rows]
    odds = [[log(value / (1 - value)) for value in row] for row in rows]
    sums = [sum(row) for row in weights]
    found = [0.0] * solved.size
    for _ in range(200):
        for x, (w, o) in enumerate(zip(weights, odds, strict=True)):
            found[x] = sum([each * (gap + them) for each, gap, them in zip(w, o, found, strict=True)]) / sums[x]
    return {
        die: [round(100 * (found[code(score, die, False)] - found[0])) for score in reversed(range(solved.target))]
        for die in SIZES
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Solve, and print the first player's chance to win."""
    levels = (PERFECT, ai_levels.RANDOM, *ai_levels.LEVELS)
    parser = argparse.ArgumentParser(
        prog="python -m research tie_die_solver", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("players", nargs=2, choices=levels, metavar="LEVEL", help=", ".join(levels))
    parser.add_argument("--target", type=int, choices=(20, 30, 50), default=30)
    parser.add_argument("--standing", action="store_true", help="print the weights that fit (perfect against perfect)")
    given = parser.parse_args(arguments)
    first, second = [Player(level, given.target) for level in given.players]
    solver = Solver(first, second, given.target)
    value = solver.solve(lambda value: print(f"… {value:.4f}", flush=True))
    print(f"{first.level} against {second.level}, {given.target} points: {100 * value:.2f} %")
    if given.standing:
        for die, numbers in standing(solver).items():
            print(die, numbers)
