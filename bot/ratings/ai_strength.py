"""Strengths of computers, as opponents whose rating never changes.

Everything follows from measured win rates, by the model's own law: at a table of n where one is ``above`` the
others, it comes first with odds of e to ``above / c`` against n - 1, where ``c`` is the root of n (SIGMA² +
BETA²). The normal computer of each game stands at 25, where people start: a player as good as it keeps a
newcomer's rating. The measurements are in ``ai_strength_data`` and in ``docs/computers.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import exp, log, sqrt

from bot.ratings.ai_strength_data import FULLER, MEASURED, MeasuredWinRate
from games.ai import mixed

SIGMA = 2.0
"""The uncertainty of a computer's strength. Among themselves it is known better; against people it is not measured."""

UNKNOWN = 25 / 6
"""The uncertainty where nothing was measured."""

MIDDLE = 25.0
"""The strength of every game's normal computer."""

BETA = 25 / 6
"""The library's width of luck in one game."""


ABOVE: dict[str, float] = {"pillow_fight": 2.2}
"""By how much people's ratings come to lie above what they are worth against computers, in units of mu, where that is
much. Whoever is new there may lose nearly every game for a while, and what they lose the others win. Measured by
``research even_matches``."""

START = 25 / 3
"""The uncertainty of somebody of whom nothing is known."""

BEYOND = 1.25
"""Factor by which even matches for people are further from the middle of a game's computers than the ratings. Luck
rates half of those who play like the hard computer below it, and they would get a weaker one, but nobody gets one
that is stronger; so they would win too often, and those who play like the easy one too rarely. Measured by
``research even_matches``."""


def strength_from_share(measured: MeasuredWinRate) -> float:
    """Return the strength that a measured win rate comes to."""
    share, _, seats = measured
    spread = sqrt(seats * (SIGMA**2 + BETA**2))
    return MIDDLE + spread * log(share * (seats - 1) / (1 - share))


def ai_strengths(measured: Mapping[tuple[str, str], MeasuredWinRate]) -> dict[tuple[str, str], float]:
    """Return the strengths (mu) that measured win rates come to, by game and level, to one decimal.

    Of the computers between easy and hard, one with a larger part of hard is never the weaker. Where so few
    games say otherwise, that is chance, and neighbours get their mean, weighted by games (isotonic
    regression).
    """
    found = {known: strength_from_share(one) for known, one in measured.items()}
    for game in {game for game, _ in measured}:
        line = sorted((at, level) for of, level in measured if of == game and (at := _at(level)) is not None)
        pools: list[tuple[float, int, list[str]]] = []
        for _, level in line:
            pool = (found[game, level], measured[game, level].games, [level])
            while pools and pools[-1][0] > pool[0]:
                mu, games, levels = pools.pop()
                whole = games + pool[1]
                pool = ((mu * games + pool[0] * pool[1]) / whole, whole, levels + pool[2])
            pools.append(pool)
        found |= {(game, level): mu for mu, _, levels in pools for level in levels}
    return {known: round(mu, 1) for known, mu in found.items()}


def _at(level: str) -> float | None:
    """Return the position of a level from easy (0) to hard (1); None if it is not on that line."""
    return {"easy": 0.0, "hard": 1.0}.get(level, mixed.hard_share(level))


STRENGTH: dict[tuple[str, str], float] = {
    **{(game, "normal"): MIDDLE for game, _ in MEASURED},
    **ai_strengths(MEASURED),
}
"""The strength (mu) by game and level. Ratings follow from it: with another table they are worked out again
(``rating.model``)."""

AT_SEATS: dict[tuple[str, int], dict[tuple[str, str], float]] = {
    seated: ai_strengths({(game, level): one for game, level, one in FULLER if (game, one.seats) == seated})
    for seated in {(game, one.seats) for game, _, one in FULLER}
}
"""The strengths at tables for so many, where they are others: by game and seats, then by game and level. Only an even
match asks for them: a rating is one for all tables of a game."""

USUAL: dict[str, float] = {"hard": 28.0, "normal": MIDDLE, "easy": 22.0, "random": 15.0}
"""The strength by level in a game that has none of its own."""


def ai_rating(game: str, level: str, seats: int | None = None) -> tuple[float, float]:
    """Return the (mu, sigma) of a computer, at a table with that many ``seats`` if given.

    A game or level that was not measured gets a usual value.

    The strength of a level between easy and hard lies on the line between the two measured points next to it.
    """
    strength = STRENGTH if seats is None else STRENGTH | AT_SEATS.get((game, seats), {})
    if (game, level) in strength:
        return strength[game, level], SIGMA
    part = mixed.hard_share(level)
    if part is None:
        return USUAL.get(level, MIDDLE), UNKNOWN
    points = sorted((at, mu) for (of, name), mu in strength.items() if of == game and (at := _at(name)) is not None)
    if len(points) < 2:
        return USUAL["easy"] + part * (USUAL["hard"] - USUAL["easy"]), UNKNOWN
    (low, below), (high, above) = next(pair for pair in pairwise(points) if part <= pair[1][0])
    return below + (part - low) / (high - low) * (above - below), SIGMA


def even_mix(game: str, people: Sequence[tuple[float, float]], seats: int | None = None) -> str:
    """Return the computer between easy and hard that is most nearly as good as these people.

    They are (mu, sigma) each, at a table for so many: its chance to come first against them is nearest to its
    fair share.

    A player better than the hard computer gets the hard one, and a player worse than the easy one the easy
    one. So luck with ratings does not even out there, and an even match goes ``BEYOND`` what people are
    worth, towards the nearer end. Without any people, the match is for a player as good as the normal
    computer.
    """
    if not people:
        people = [(MIDDLE, START)]
    middle = (ai_rating(game, mixed.LEVELS[0], seats)[0] + ai_rating(game, mixed.LEVELS[-1], seats)[0]) / 2
    against = [(middle + BEYOND * (effective_strength(game, *person) - middle), person[1]) for person in people]
    fair = 1 / (len(against) + 1)
    return min(mixed.LEVELS, key=lambda level: abs(win_probability(ai_rating(game, level, seats), against) - fair))


def effective_strength(game: str, mu: float, sigma: float) -> float:
    """Return the strength against computers of a player with that rating.

    It is less than ``mu`` where ratings lie ``ABOVE`` it, the more so the more is known of the player,
    because that was won game by game.
    """
    return mu - ABOVE.get(game, 0.0) * max(0.0, 1 - (sigma / START) ** 2)


def win_probability(mine: tuple[float, float], others: Sequence[tuple[float, float]]) -> float:
    """Return the chance to come first against ``others``, by the model's law; (mu, sigma) each."""
    spread = sqrt(sum(sigma**2 + BETA**2 for _, sigma in (mine, *others)))
    return 1 / (1 + sum(exp((mu - mine[0]) / spread) for mu, _ in others))
