"""Benchmark of Pillow Fight's look-ahead: the hard computer's games against computers that do not look ahead.

One hard computer sits down in turn in every seat of tables whose others search their own turn as it does,
with exact odds, and choose by the value where that turn ends:

- ``learned``: by the very evaluation that the hard computer has learned.
- ``race``: by the race to five hits, as the hard computer did before it learned.

If looking ahead were worth nothing, it would win its fair share of the first.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import games
from benchmarks.sheets import Sheet, tell
from games import simulation
from games.ai import levels
from games.core import Action, IllegalAction, Seat
from games.core.percents import percent
from games.pillow_fight.ai.search_state import SearchContext, position_of
from games.pillow_fight.ai.setup_ai import set_up
from games.pillow_fight.ai.turn_search import TurnSearch, best_of
from games.pillow_fight.ai.value_network import value_network_for
from games.pillow_fight.rules.state import View
from games.simulation.stats import WinShare
from sleepover.support.tally import seat_of

GAME = "pillow_fight"
GAMES = 300


class Own:
    """Common base of the opponents, as :class:`games.simulation.ExternalPlayer`."""

    def begin(self, game: str, options: Any, seats: int, seat: Seat) -> None:
        """Ignore the game's start: these players need nothing from it."""

    def refused(self, action: Action, error: IllegalAction) -> None:
        """Raise the error: these players choose only legal actions.

        Raises:
            IllegalAction: the action was not legal.
        """
        raise error


class Learned(Own):
    """The hard computer, but that it takes the action which is best where the turn ends, and follows none further."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        if view.phase != "play":
            return levels.load(GAME, "hard").choose(view, legal, rng)
        assert view.viewer is not None
        fight = SearchContext(view, view.viewer)
        value_network = value_network_for(fight)
        assert value_network is not None, "a table for which something was learned"
        ranked = TurnSearch(fight, value_network).ranked(position_of(view), view.actions, view.attacked)
        return max((action for action in ranked if action in legal), key=lambda action: ranked[action])


class Race(Own):
    """The hard computer as it was before it learned."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """See :class:`games.core.Computer`."""
        if view.phase != "play":
            return set_up(view, legal, rng)
        assert view.viewer is not None
        ranked = TurnSearch(SearchContext(view, view.viewer)).ranked(position_of(view), view.actions, view.attacked)
        return rng.choice(best_of({action: ranked[action] for action in legal}))


OTHERS: Mapping[str, simulation.ExternalPlayer] = {"learned": Learned(), "race": Race()}
"""The opponents, by what they judge by."""


def won(against: str, seats: int, number: int, seed: str) -> float:
    """Return the hard computer's share of the win of that game against such opponents."""
    mine = seat_of(0, number, seats)
    guests = {seat: OTHERS[against] for seat in range(seats) if seat != mine}
    return simulation.play(GAME, games.load(GAME).options(), ["hard"] * seats, seed, number, guests=guests).won(mine)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m research lookahead", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many against each ({GAMES})")
    parser.add_argument("--against", action="append", choices=OTHERS, help="these others only; may be repeated")
    parser.add_argument("--seats", type=int, choices=(3, 4), default=3, help="at tables for so many (3)")
    parser.add_argument("--seed", default="docs", help="what the games follow from (docs)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    number, rows = max(1, chosen.games), []
    for against in chosen.against or OTHERS:
        wins = 0.0
        for game in range(number):
            wins += won(against, chosen.seats, game, chosen.seed)
            if not (game + 1) % 30:
                print(f"{against}: {wins:.1f} of {game + 1}", file=sys.stderr, flush=True)
        row = {"against": against, "seats": chosen.seats, "games": number, **WinShare.from_wins(wins, number)._asdict()}
        rows.append(row | {"fair": 1 / chosen.seats})
    sheet = Sheet.of(
        "Pillow Fight: what one hard computer wins against others that follow nothing beyond their own turn",
        ("they judge by", "seats", "games", "wins", "95% interval", "fair"),
        (
            (
                *(row["against"], row["seats"], row["games"], f"{percent(row['share'], 1)}%"),
                *(f"{percent(row['low'], 1)}% to {percent(row['high'], 1)}%", f"{percent(row['fair'], 1)}%"),
            )
            for row in rows
        ),
    )
    tell([sheet], {"benchmark": "following", "rows": rows}, as_json=chosen.json)
