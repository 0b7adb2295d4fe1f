"""The programme of a night: which games are played, in how many rounds, and how long each may take."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from games.core import FIRST, Game, option_choices
from games.core.record import migrate_options

Option = int | str | bool
Order = Literal["turn", "lot", "vote"]
"""Choice of a round's game: the chosen games in turn, one of them by lot, or by a vote before the round."""
Odd = Literal["regular", "rest"]
"""Place of the odd ones out: a table with a computer, or a rest for a round."""

MOST_ROUNDS = 12
"""Most rounds of a night."""
LEAST_MINUTES, MOST_MINUTES = 15, 720
"""Limits of a night that lasts until a time, in minutes."""
BREAK = 120.0
"""Seconds from one round's last table to the next round's first action."""
SHORTEST, LONGEST = 300.0, 5400.0
"""Limits of a round, in seconds, where the night's end leaves that much."""
SLOW = 2.0
"""So many times the usual length of a game may a round take, if the night has no end."""
QUICK_ROUND = 1200.0
"""Seconds of a round below which each decision has the shortest clock."""
_LOT = "random"
WARNED_AT = 0.75
"""Part of a round's time after which a table that still plays is told."""


class Programme(Struct, frozen=True):
    """Choices of a host for a night.

    ``rounds`` is how many there are, or 0: as many as fit into ``minutes`` from its start. ``options`` are the house
    rules that differ from the usual ones, by game. ``duplicate``: all tables of a round have the same dice.
    """

    games: tuple[str, ...]
    order: Order = "turn"
    rounds: int = 3
    minutes: int = 0
    odd: Odd = "regular"
    options: Mapping[str, Mapping[str, Option]] = {}
    duplicate: bool = False


def game_of_round(
    programme: Programme, number: int, lot: random.Random, votes: Sequence[str] = (), before: str = ""
) -> str:
    """Return the game of round ``number``, counted from 1.

    ``votes`` are those for the round; of equals, or without any, the lot decides. Two games in a row are the same
    (``before``: the last one) only if nothing else can be drawn.
    """
    choices = programme.games
    if programme.order == "vote" and votes:
        most = max(votes.count(game) for game in choices)
        choices = tuple(game for game in choices if votes.count(game) == most)
    elif programme.order == "turn":
        return choices[(number - 1) % len(choices)]
    fresh = [game for game in choices if game != before]
    return lot.choice(fresh or list(choices))


def options_of_round(programme: Programme, game: Game[Any, Any, Any]) -> dict[str, Option]:
    """Return the house rules of a round with that game which differ from the usual ones.

    In a duplicate round the lot decides who begins, since nothing else is the same at all tables.
    """
    options = dict(migrate_options(game, programme.options.get(game.name, {})))
    if programme.duplicate and _LOT in option_choices(game.options).get(FIRST, ()):
        options[FIRST] = _LOT
    return options


def expected_rounds(programme: Programme, played: int, left: float, minutes: float) -> int:
    """Return how many rounds the night has in all, as far as can be told now.

    ``played`` have been, ``left`` seconds are left of a night that lasts until a time, and a round takes ``minutes``.
    There is at least one round.
    """
    if programme.rounds:
        return programme.rounds
    fitting = int(max(0.0, left) // (minutes * 60 + BREAK))
    return min(MOST_ROUNDS, max(1, played + fitting))


def round_seconds(programme: Programme, rounds_left: int, left: float, minutes: float) -> float:
    """Return the seconds that the next of ``rounds_left`` rounds may take.

    A round of a night that lasts until a time has its share of the ``left`` seconds; another has twice the usual
    ``minutes`` of its game.
    """
    if programme.rounds:
        return min(LONGEST, max(2 * SHORTEST, SLOW * minutes * 60))
    return min(LONGEST, max(SHORTEST, left / max(1, rounds_left) - BREAK))


def decision_seconds(seconds: float, clocks: Sequence[int]) -> int:
    """Return the clock for each decision in a round of that length: one of ``clocks``, the shorter ones first."""
    return clocks[0] if seconds < QUICK_ROUND or len(clocks) == 1 else clocks[1]
