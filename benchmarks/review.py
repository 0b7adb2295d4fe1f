"""Cost of a review: seconds of one core for the longest games that the rules allow, and for ordinary ones.

The long ones are played by players who put off the end: they give away what would win, stop at once, walk
about without an attack, and spend their points. They go on until the rules end them or they have as many
actions as asked for. With ``--all`` there are also games of computers, of computers and random players, and
of random players some of whom leave.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from statistics import fmean
from time import process_time
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

import games
from benchmarks.sheets import Sheet, tell
from games.ai import levels as ai_levels
from games.analysis.review import review
from games.core import RESIGN, Action, Game, Seat, SetupData
from games.core.dice import FastDice
from games.core.record import Record

AIM_SECONDS = 10.0
"""No review takes longer on one core."""

LONGEST: dict[str, dict[str, object]] = {
    "magic_numbers": {"target": 50},
    "pillow_fight": {"size": "10x10", "pillows": 3, "curfew": "off"},
    "sibling_rivalry": {"track": "long"},
    "tie_die": {"target": 50},
}
"""The house rules under which a game lasts longest."""


HOW = ("random", "lingering")
"""By whom games are played."""
MORE = ("computers", "mixed", "leaving")
"""The further kinds of games with ``--all``."""
LEAVES = 0.02
"""Probability that a leaving player does so instead of acting."""


class Row(Struct, frozen=True):
    """A review, the longest of some: of which game, with so many seats and actions; the processor's seconds it took,
    and what was passed over. ``mean`` are the seconds of all of them."""

    game: str
    how: str
    seats: int
    actions: int
    seconds: float
    passed_over: int
    sparing: bool
    mean: float = 0.0


class _Noted:
    """Dice that write down what they show."""

    def __init__(self, rng: random.Random) -> None:
        self._dice = FastDice(rng)
        self.faces: list[int] = []

    def roll(self, sides: int) -> int:
        self.faces.append(self._dice.roll(sides))
        return self.faces[-1]


def long_game(
    name: str, seats: int, most: int, *, lingering: bool = True, seed: int = 1, how: str = "random"
) -> Record:
    """Return a legal game of at most ``most`` actions, by random players, or by ones who put off the end.

    ``how`` may also be ``computers`` of all levels, a computer in every other seat (``mixed``), or random
    players some of whom leave (``leaving``).
    """
    game = games.load(name)
    rng = random.Random(f"{name} {seats} {seed}")
    levels = ai_levels.levels(name)
    playing = {
        seat: ai_levels.load(name, levels[(seat + seed) % len(levels)])
        for seat in range(seats)
        if how == "computers" or (how == "mixed" and (seat + seed) % 2)
    }
    dice = _Noted(rng)
    options = game.options(**(LONGEST.get(name, {}) if lingering else {}))
    state = game.start(options, seats, SetupData(), dice).state
    actions: list[tuple[Seat, Action]] = []
    while (actors := sorted(game.actors(state))) and len(actions) < most:
        seat = rng.choice(actors)
        legal = game.legal(state, seat)
        if seat in playing and len(legal) > 1:
            action = playing[seat].choose(game.view(state, seat), legal, rng)
        elif how == "leaving" and rng.random() < LEAVES:
            action = RESIGN
        else:
            action = _lingering(game, state, seat, legal, rng) if lingering else rng.choice(legal)
        state = game.apply(state, seat, action, dice).state
        actions.append((seat, action))
    return Record(
        game=name,
        rules=game.rules,
        options=options,
        seats=tuple("ABCDEFGHIJ"[:seats]),
        setup=SetupData(),
        actions=tuple(actions),
        faces=tuple(dice.faces),
    )


def _lingering(
    game: Game[Any, Any, Any], state: Any, seat: Seat, legal: Sequence[Action], rng: random.Random
) -> Action:
    """Any of the actions that bring the end no nearer, as far as that is easily told."""
    slow = [action for action in legal if action in ("stop", "end", "upgrade", "pass", "decline")]
    if slow and rng.random() < 0.5:
        return rng.choice(slow)
    fast = ("swing", "throw", "challenge", "accept")
    kept = [action for action in legal if not action.startswith(fast)] or list(legal)
    over = [action for action in kept if not game.actors(game.apply(state, seat, action, FastDice(rng)).state)]
    return rng.choice([action for action in kept if action not in over] or kept)


def measured(record: Record, how: str) -> Row:
    """One review."""
    start = process_time()
    found = review(record)
    seconds = process_time() - start
    return Row(record.game, how, len(record.seats), len(record.actions), seconds, found.passed_over, found.sparing)


def run(most: int, names: Sequence[str], number: int, hows: Sequence[str] = HOW) -> list[Row]:
    """Review games of these with the fewest and with the most players; of so many of each kind the one that takes
    longest is told, and the mean of all."""
    found = []
    for name in names:
        for seats in (games.load(name).player_counts[0], games.load(name).player_counts[-1]):
            for how in hows:
                rows = [
                    measured(long_game(name, seats, most, lingering=how == "lingering", seed=seed, how=how), how)
                    for seed in range(1, number + 1)
                ]
                longest = max(rows, key=lambda row: row.seconds)
                found.append(replace(longest, mean=fmean(row.seconds for row in rows)))
    return found


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks review", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--actions", type=int, default=5000, help="actions of a game at most (default 5000)")
    parser.add_argument("--only", action="append", choices=games.names(), help="this game; can be given again")
    parser.add_argument("--games", type=int, default=1, help="games of each kind, of which the longest is told (1)")
    parser.add_argument("--all", action="store_true", help="games of computers, of some, and with leavers, too")
    parser.add_argument("--alone", action="store_true", help="accepted like the other benchmarks'; changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    hows = (*HOW, *MORE) if chosen.all else HOW
    rows = run(max(1, chosen.actions), chosen.only or games.names(), max(1, chosen.games), hows)
    sheet = Sheet.of(
        f"reviews of long games; aim {AIM_SECONDS:g} s of one core",
        ("game", "movers", "seats", "actions", "seconds", "mean", "passed over"),
        (
            (
                row.game,
                row.how,
                row.seats,
                row.actions,
                f"{row.seconds:.2f}",
                f"{row.mean:.2f}",
                row.passed_over if row.passed_over or not row.sparing else "0, fewer samples",
            )
            for row in rows
        ),
        words=2,
    )
    tell([sheet], {"aim": {"seconds": AIM_SECONDS}, "rows": to_builtins(rows)}, as_json=chosen.json)


if __name__ == "__main__":
    main()
