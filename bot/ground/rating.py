"""Ratings: how a finished table changes them, what they count for, and how they are shown. Nothing is stored here.

The model is Plackett–Luce of openskill: a rating is a normal distribution of strength, ``mu`` and ``sigma``. Each table
is one ranking of all its seats; equals share a place. Computers stand in it as fixed opponents (see ``opposition``).

A table is rated if it was played to its end by at least one person who stayed. Whoever left early keeps their place,
the last, and is rated with it: leaving is no way out. Everybody is rated for their own seat, also where a computer
decided while they were away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from typing import NamedTuple
from zlib import crc32

from msgspec import Struct
from openskill.models import PlackettLuce

from bot.ground.opposition import SIGMA, STRENGTH, UNKNOWN, USUAL, opponent

__all__ = [
    "ALL_GAMES",
    "ALL_TIME",
    "EVERYWHERE",
    "MODEL",
    "SETTLED_AFTER",
    "Held",
    "Player",
    "Scope",
    "after",
    "is_rated",
    "model",
    "month",
    "scopes",
    "season",
    "shown",
    "start",
]

EVERYWHERE = 0
"""The guild under which all guilds together stand."""

ALL_GAMES = ""
"""The game under which all games together stand."""

ALL_TIME = ""
"""The period that never ends."""

SETTLED_AFTER = 5
"""Rated games after which somebody is ranked; before that they stand apart, among the newcomers."""

_MODEL = PlackettLuce()
_WIDTHS = 3
"""How many sigmas below mu the shown rating lies: at least this strong, in 999 of 1000 cases."""
_ORIGIN, _UNIT = 1000, 30
"""Where everybody starts on the shown scale, and how many of its points are one unit of mu."""
_RULES = 1
"""Counted on with whatever else here makes the same results give other ratings."""


def model() -> str:
    """The name of all that ratings follow from beside the results: the library's version, the strengths of computers,
    and the numbers here. A database whose ratings are of another model reckons them afresh when it is opened."""
    parts = (sorted(STRENGTH.items()), sorted(USUAL.items()), SIGMA, UNKNOWN, SETTLED_AFTER, _WIDTHS, _ORIGIN, _UNIT)
    return f"Plackett-Luce, openskill {version('openskill')}, rules {_RULES}, {crc32(repr(parts).encode()):08x}"


class Held(NamedTuple):
    """A rating as somebody holds it in one scope, and in how many rated games, won by how many."""

    mu: float
    sigma: float
    games: int
    wins: int


class Scope(NamedTuple):
    """What a rating counts: a guild (0: everywhere), a game ('': all) and a period ('': all time)."""

    guild: int
    game: str
    period: str


class Player(Struct, frozen=True):
    """One seat of a finished table. ``level`` is a computer's, None for a person."""

    user: int
    place: int
    won: bool
    left: bool
    level: str | None


def start() -> Held:
    """The rating of somebody who has not played: the library's own default."""
    return Held(_MODEL.mu, _MODEL.sigma, 0, 0)


def shown(mu: float, sigma: float) -> int:
    """The rating as it is shown, and ordered by: the strength somebody has at least.

    It is 1000 for a newcomer. Thirty points are one unit of mu, by which 200 points between two people with settled
    ratings mean that the better one wins three games of four.
    """
    return round(_ORIGIN + _UNIT * (mu - _WIDTHS * sigma))


def season(time: float) -> str:
    """The quarter of a time, by UTC: ``2026Q4``."""
    at = datetime.fromtimestamp(time, UTC)
    return f"{at.year:04}Q{(at.month + 2) // 3}"


def month(time: float) -> str:
    """The month of a time, by UTC: ``2026-11``."""
    at = datetime.fromtimestamp(time, UTC)
    return f"{at.year:04}-{at.month:02}"


def is_rated(players: Sequence[Player]) -> bool:
    """Whether a table with these seats counts: somebody played against anybody, and a person stayed to the end."""
    return len(players) > 1 and any(player.level is None and not player.left for player in players)


def scopes(guild: int, game: str, ended: float, *, everywhere: bool) -> list[Scope]:
    """All that a table counts for; its periods are those in which it ended."""
    return [
        Scope(where, what, when)
        for where in ((guild, EVERYWHERE) if everywhere else (guild,))
        for what in (game, ALL_GAMES)
        for when in (ALL_TIME, season(ended), month(ended))
    ]


def after(game: str, players: Sequence[Player], before: Mapping[int, Held]) -> dict[int, Held]:
    """The ratings of the people among ``players`` once the table has counted, in one scope.

    ``before`` are those they held there; who is not in it had none. ``players`` are in seat order, so that the same
    table gives the same numbers to the last bit.
    """
    held = {player.user: before.get(player.user) or start() for player in players if player.level is None}
    teams = []
    for player in players:
        mu, sigma = held[player.user][:2] if player.level is None else opponent(game, player.level)
        teams.append([_MODEL.rating(mu=mu, sigma=sigma)])
    rated = _MODEL.rate(teams, ranks=[player.place for player in players])
    return {
        player.user: Held(
            team[0].mu, team[0].sigma, held[player.user].games + 1, held[player.user].wins + int(player.won)
        )
        for player, team in zip(players, rated, strict=True)
        if player.level is None
    }


MODEL = model()
"""The model that this process reckons by."""
