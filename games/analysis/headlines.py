"""One-line summaries of finished games, with the throw that decided each: for the share card.

A *headline* is a function marked with :func:`headline` or :func:`usually` that looks at a
:class:`games.achievements.context.FinishedGame`. It returns the :class:`DecidingMoment` of the game, or None
if it does not fit. Its key is the function's name with hyphens, its sentence is ``headline-<key>``. Headlines
of one game alone are in its module ``games/<game>/headlines.py``; those here fit any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from msgspec import Struct

import games
from games.achievements.context import FinishedGame
from games.core import Seat, Throw

__all__ = [
    "DecidingMoment",
    "GameHeadline",
    "Headline",
    "behind_at_half_time",
    "choose_headline",
    "headline",
    "headlines_of",
    "last_moment",
    "latest_dice",
    "usually",
]

MOST_DICE = 8
"""Most dice of one throw that are shown."""
CLOSE = 0.9
"""A player with this part of the winner's points or more was close behind."""
EARLY = 0.25
"""Part of the game from which on a leader counts as having led all the way."""


class DecidingMoment(Struct, frozen=True):
    """The decisive action of a game, by its number (0: the start), and the dice thrown for it.

    ``other`` is another seat involved, ``number`` a figure for the sentence.
    """

    step: int
    throws: tuple[Throw, ...] = ()
    other: Seat | None = None
    number: int = 0


class Headline(Struct, frozen=True):
    """A headline: its ``key``, and the rule ``fits``.

    ``rare`` headlines come before those that often fit.
    """

    key: str
    fits: Callable[[FinishedGame], DecidingMoment | None]
    rare: bool


class GameHeadline(NamedTuple):
    """The headline of one game: its key, and the scene."""

    key: str
    scene: DecidingMoment


def headline(rule: Callable[[FinishedGame], DecidingMoment | None]) -> Headline:
    """Mark a rule as a rare headline, used whenever it fits; of several, the first defined wins."""
    return Headline(_key(rule.__name__), rule, rare=True)


def usually(rule: Callable[[FinishedGame], DecidingMoment | None]) -> Headline:
    """Mark a rule as a headline for games without anything rare."""
    return Headline(_key(rule.__name__), rule, rare=False)


def _key(name: str) -> str:
    return name.replace("_", "-")


def latest_dice(finished: FinishedGame, step: int, of: Iterable[Seat] | None = None) -> tuple[Throw, ...]:
    """Return the latest dice thrown (``of``: by these seats) up to action ``step``; all are from one action.

    Dice of a turn before the last are none: they did not decide it.
    """
    seats = None if of is None else frozenset(of)
    game = finished.table.game
    mover = finished.table.frames[step].seat
    for frame in reversed(finished.table.frames[: step + 1]):
        if frame.seat != mover:
            break
        found = [
            throw
            for throw in game.dice_owners(frame.seat, frame.dice, frame.events)
            if seats is None or throw[0] in seats
        ]
        if found:
            return tuple(found[-MOST_DICE:])
    return ()


def last_moment(
    finished: FinishedGame, *, other: Seat | None = None, number: int = 0, anybody: bool = False
) -> DecidingMoment:
    """Return the game's end as its deciding moment, with the last dice of the winners, or of ``anybody``."""
    last = len(finished.table.frames) - 1
    winners = finished.ranking[0] if finished.ranking else ()
    return DecidingMoment(last, latest_dice(finished, last, None if anybody else winners), other, number)


def choose_headline(finished: FinishedGame) -> GameHeadline:
    """Return the headline of a finished game: rare ones first, then usual ones, each the game's own first.

    The game's own are not asked where all but one player have left.
    """
    name = finished.table.game.name
    if finished.table.drawn:
        # The other headlines speak of winners.
        return GameHeadline("called-a-draw", last_moment(finished))
    known = (*(() if finished.abandoned else headlines_of(name)), *headlines_of())
    for one in (*(one for one in known if one.rare), *(one for one in known if not one.rare)):
        scene = one.fits(finished)
        if scene is not None:
            return GameHeadline(one.key, scene)
    raise AssertionError("the last headline fits any game")


def behind_at_half_time(standings: Sequence[Sequence[int]], winner: Seat) -> bool:
    """Return whether the winner was alone in last place at half time.

    Of two players, whether the winner had less than half of the other's points. ``standings`` are those after
    each action.
    """
    if len(standings) < 2:
        return False
    half = standings[len(standings) // 2]
    others = [points for seat, points in enumerate(half) if seat != winner]
    if winner >= len(half) or not others:
        return False
    return half[winner] < min(others) if len(others) > 1 else 2 * half[winner] < others[0]


@headline
def everybody_else_had_gone(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if all other players have left, so that no player was beaten."""
    last = len(finished.table.frames) - 1
    return DecidingMoment(last) if finished.abandoned else None


@headline
def nobody_lost(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if all share the first place."""
    return last_moment(finished) if len(finished.ranking) == 1 and len(finished.ranking[0]) > 1 else None


@headline
def from_the_very_back(finished: FinishedGame) -> DecidingMoment | None:
    """Last at half-time, first in the end."""
    winners = finished.ranking[0]
    if len(winners) > 1 or not behind_at_half_time(_standings(finished), winners[0]):
        return None
    return last_moment(finished)


@headline
def by_a_nose(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if another player was close behind; ``number`` is the winner's lead."""
    winners, points = finished.ranking[0], finished.table.game.scores(finished.table.state)
    gone = finished.table.resigned
    others = {points[seat]: seat for seat in range(len(points)) if seat not in winners and seat not in gone}
    if not others or len(winners) > 1:
        return None
    second, won = max(others), points[winners[0]]
    if not CLOSE * won <= second < won:
        return None
    return last_moment(finished, other=others[second], number=won - second)


@headline
def led_all_the_way(finished: FinishedGame) -> DecidingMoment | None:
    """Ahead of everybody for most of the game."""
    winners = finished.ranking[0]
    standings = _standings(finished)
    later = standings[round(EARLY * len(standings)) :]
    if len(winners) > 1 or len(later) < 2 or not all(later):
        return None
    ahead = all(
        points[winners[0]] > max(mine for seat, mine in enumerate(points) if seat != winners[0]) for points in later
    )
    return last_moment(finished) if ahead else None


@usually
def won(finished: FinishedGame) -> DecidingMoment | None:
    """Return the game's end, which every game has."""
    return last_moment(finished)


def _standings(finished: FinishedGame) -> list[Sequence[int]]:
    return [finished.table.game.scores(frame.state) for frame in finished.table.frames]


@cache
def headlines_of(game: str | None = None) -> tuple[Headline, ...]:
    """Return the headlines of one game or (None) of any game, in the order of definition.

    Raises:
        UnknownGame: there is no such game.
    """
    if game is None:
        named = globals()
    else:
        module = games.companion(game, "headlines")
        named = {} if module is None else vars(module)
    return tuple(value for value in named.values() if isinstance(value, Headline))
