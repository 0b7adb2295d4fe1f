"""Wins of the search player against each game's own computers.

One search sits down in turn in every seat of tables whose others are *normal*, and then *hard*. Its budget is the usual
one, or ``--simulations``, and ``--seconds`` of the processor, which count no time of other processes.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import games
from benchmarks.sheets import Sheet, tell
from games import simulation
from games.ai import levels
from games.ai.search import BUDGET, SearchPlayer, time_limit
from games.core import Action, IllegalAction, Seat
from games.core.percents import percent
from games.simulation.stats import WinShare
from sleepover.support.process_pool import cores, pool
from sleepover.support.tally import seat_of

GAMES = 200
AGAINST = ("normal", "hard")


class Searching:
    """The search as :class:`games.simulation.ExternalPlayer`, with a watch."""

    def __init__(self, player: SearchPlayer, seconds: float) -> None:
        self._player = player
        self._seconds = seconds
        self.times: list[float] = []

    def begin(self, game: str, options: Any, seats: int, seat: Seat) -> None:
        """Ignore the game's start: the search needs nothing from it."""

    def refused(self, action: Action, error: IllegalAction) -> None:
        """Raise the error: the search chooses only legal actions.

        Raises:
            IllegalAction: the action was not legal.
        """
        raise error

    def choose(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        begun = time.process_time()
        with time_limit(self._seconds, time.process_time):
            action = self._player.choose(view, legal, rng)
        self.times.append(time.process_time() - begun)
        return action


class Played(NamedTuple):
    """The search's share of the win in one game, and its decisions with the seconds they took."""

    won: float
    decisions: int
    seconds: float


def played(game: str, against: str, seats: int, simulations: int, seconds: float, seed: str, number: int) -> Played:
    """Return what came of that game of the seed."""
    seat = seat_of(0, number, seats)
    guest = Searching(levels.search_player(game, BUDGET._replace(simulations=simulations)), seconds)
    rules = games.load(game)
    came = simulation.play(game, rules.options(), [against] * seats, seed, number, guests={seat: guest})
    return Played(came.won(seat), len(guest.times), sum(guest.times))


def measured(
    game: str, against: str, simulations: int, seconds: float, number: int, seed: str, workers: int
) -> dict[str, Any]:
    """Return the search's share in ``number`` games at the smallest table, played in ``workers`` processes."""
    seats = max(2, games.load(game).player_counts.start)
    one = partial(played, game, against, seats, simulations, seconds, seed)
    all_played = []
    with pool(workers) as processes:
        for came in processes.imap(one, range(number)):
            all_played.append(came)
            if not len(all_played) % 10:
                print(
                    f"{game} against {against}: {sum(x.won for x in all_played)} of {len(all_played)}",
                    file=sys.stderr,
                    flush=True,
                )
    share = WinShare.from_wins(sum(came.won for came in all_played), number)
    decisions = sum(came.decisions for came in all_played)
    return {
        "game": game,
        "against": against,
        "seats": seats,
        "games": number,
        **share._asdict(),
        "milliseconds": 1000 * sum(came.seconds for came in all_played) / max(1, decisions),
    }


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m research search", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", action="append", choices=games.names(), help="these games only; may be repeated")
    parser.add_argument("--against", action="append", choices=AGAINST, help="these computers only; may be repeated")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many against each ({GAMES})")
    parser.add_argument("--simulations", type=int, default=BUDGET.simulations, help="of a decision, at most")
    parser.add_argument("--seconds", type=float, default=math.inf, help="of a decision, at most (no limit)")
    parser.add_argument("--workers", type=int, default=cores(), help="processes that play (one for each core)")
    parser.add_argument("--seed", default="docs", help="what the games follow from (docs)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(argv)
    rows = []
    for game in asked.game or games.names():
        for against in asked.against or AGAINST:
            limits = asked.simulations, asked.seconds
            rows.append(measured(game, against, *limits, max(1, asked.games), asked.seed, max(1, asked.workers)))
    sheet = Sheet.of(
        f"One search among others, with {asked.simulations:,} simulations a decision at most",
        ("game", "the others", "seats", "games", "wins", "95% interval", "fair", "ms a decision"),
        (
            (
                *(row["game"], row["against"], row["seats"], row["games"], f"{percent(row['share'], 1)}%"),
                f"{percent(row['low'], 1)}% to {percent(row['high'], 1)}%",
                *(f"{percent(1 / row['seats'], 1)}%", f"{row['milliseconds']:.0f}"),
            )
            for row in rows
        ),
        words=2,
    )
    tell([sheet], {"benchmark": "search", "rows": rows}, as_json=asked.json)
