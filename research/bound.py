"""Upper bound of the chance to win Magic Numbers for two: against each simple level, knowing everything.

The bound is that of a player better than any computer here: one who sees both cards, knows how the opponent
plays, and makes no mistake. For a pair of cards that game is solved exactly, by the chances to win at every
two scores; the bound is the mean over random pairs of cards, with its 95 % interval. A player who does not
see the other card wins less.

It also measures how well each level can be read: the chance that the hard computer's own suspicion, as an
onlooker, gives to the player's true Evil number after some turns. One in six means that nothing is known.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable, Sequence
from math import sqrt
from time import process_time
from typing import NamedTuple

from benchmarks.sheets import Sheet, tell
from games import simulation
from games.ai import levels
from games.core.percents import percent
from games.magic_numbers.ai.belief_updates import public_beliefs
from games.magic_numbers.ai.players import stuck
from games.magic_numbers.ai.prospects import CARDS, FACES, CardProspects, prospects
from games.magic_numbers.rules import Options

TARGET = 30
TURNS = 12
Card = tuple[int, int]
Keeps = Callable[[Card, CardProspects, int, int], float]
"""The probability that a player with that card keeps that face at that score."""

PLAYERS: dict[str, Keeps] = {
    "random": lambda card, future, face, score: 0.5,
    "easy": lambda card, future, face, score: float(face != card[1] or score == 0 or stuck(future, card[1], score)),
    # As for two seats without memory of what was disliked.
    "normal": lambda card, future, face, score: float(future.nearer(face, score) >= 0),
}


Kept = Sequence[Sequence[float]]
"""``[face][score]``: how likely somebody keeps that face."""


class Tables(NamedTuple):
    """Chance to win of a player who sees both cards, ``[mine][theirs]`` by the two scores.

    ``mine`` applies when it is their own turn to roll, ``theirs`` when it is the opponent's.
    """

    mine: Sequence[Sequence[float]]
    theirs: Sequence[Sequence[float]]


def solve(mine: Card, theirs: Card, keeps: Keeps) -> float:
    """Return the chance to win of a player who sees both cards, as the mean of going first and second."""
    them = prospects(*theirs, TARGET)
    kept = [[keeps(theirs, them, face, score) if face else 0.0 for score in range(TARGET)] for face in (0, *FACES)]
    found = tables(mine, theirs, kept, TARGET)
    return (found.mine[0][0] + found.theirs[0][0]) / 2


def tables(mine: Card, theirs: Card, kept: Kept, target: int, close: float = 1e-5) -> Tables:
    """Solve the game for two with both cards open, to a precision of ``close``.

    ``kept`` is how often the opponent keeps each number.
    """
    scores = range(target)
    my_roll = [[0.5] * target + [0.0] for _ in scores] + [[1.0] * target]
    their_roll = [[0.5] * target + [0.0] for _ in scores] + [[1.0] * target]
    me, them = prospects(*mine, target).after, prospects(*theirs, target).after
    my_after = [[row[a] for row in me[1:]] for a in scores]
    their_after = [[row[b] for row in them[1:]] for b in scores]
    kept_by = [[row[b] for row in kept[1:]] for b in scores]
    change = 1.0
    while change > close:
        change = 0.0
        for a in reversed(scores):
            mine_then = my_after[a]
            for b in reversed(scores):
                rolled = my_roll[a]
                their_roll[a][b] = (
                    sum(
                        part * rolled[after] + (1 - part) * my_roll[mine_after][b]
                        for part, after, mine_after in zip(kept_by[b], their_after[b], mine_then, strict=True)
                    )
                    / 6
                )
                rolled = their_roll[a]
                best = [
                    max(their_roll[mine_after][b], rolled[after])
                    for mine_after, after in zip(mine_then, their_after[b], strict=True)
                ]
                chance = sum(best) / 6
                change = max(change, abs(chance - my_roll[a][b]))
                my_roll[a][b] = chance
    return Tables(my_roll, their_roll)


def readable(level: str, number: int) -> float | None:
    """Return the chance that an onlooker gives to the true Evil number of a player of that level.

    The player meets a normal computer; the chance is taken at their first choice after ``TURNS`` turns. None
    if the game is over by then.
    """
    levels = (level, "normal")
    for decision in simulation.decisions("magic_numbers", Options(), levels, "read", number):
        card = decision.view.cards[decision.seat]
        if decision.seat == 0 and len(decision.view.history) >= TURNS:
            return public_beliefs(decision.view.history, 2, TARGET, 2)[0].evil(card.evil)
    return None


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m research bound", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="how long against each level (default 20)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rng = random.Random(0)
    rows: dict[str, dict[str, float]] = {}
    for name, keeps in PLAYERS.items():
        start = process_time()
        found: list[float] = []
        while len(found) < 2 or process_time() - start < chosen.seconds:
            found.append(solve(rng.choice(CARDS), rng.choice(CARDS), keeps))
        reach = 1.96 * statistics.stdev(found) / sqrt(len(found))
        rows[name] = {"pairs": len(found), "share": statistics.mean(found), "plus_minus": reach}
    read = {level: _read(level, chosen.seconds) for level in levels.LEVELS}
    won = Sheet.of(
        f"Magic Numbers to {TARGET}, two seats: what a player who sees both cards wins of one who plays on",
        ("against", "wins", "±", "pairs of cards"),
        (
            (name, f"{percent(row['share'], 1)}%", f"{percent(row['plus_minus'], 1)}%", int(row["pairs"]))
            for name, row in rows.items()
        ),
    )
    told = Sheet.of(
        "The chance that a careful onlooker gives to the true Evil number after twelve turns (1/6: nothing known)",
        ("of", "chance", "±", "games"),
        (
            (name, f"{percent(row['share'], 1)}%", f"{percent(row['plus_minus'], 1)}%", int(row["games"]))
            for name, row in read.items()
        ),
    )
    tell([won, told], {"benchmark": "bound", "target": TARGET, "against": rows, "read": read}, as_json=chosen.json)


def _read(level: str, seconds: float) -> dict[str, float]:
    start, number = process_time(), 0
    found: list[float] = []
    while len(found) < 2 or (process_time() - start < seconds and number < 1000):
        chance = readable(level, number)
        found += [] if chance is None else [chance]
        number += 1
    reach = 1.96 * statistics.stdev(found) / sqrt(len(found))
    return {"games": len(found), "share": statistics.mean(found), "plus_minus": reach}
