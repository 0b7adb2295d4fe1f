"""Achievements of Magic Numbers."""

from __future__ import annotations

from collections.abc import Iterator

from games.achievements.context import PlayerPerspective, achievement
from games.core import Won
from games.magic_numbers.rules import Gave, Kept, Took

MUCH = 15
"""Number of points from which on it hurts to lose them."""


def _given_numbers(mine: PlayerPerspective) -> Iterator[tuple[Gave, Took, bool]]:
    """Yield each number given to a player, its effect, and whether it won them the game."""
    for frame, gave in mine.moments(Gave):
        took = next(event for event in frame.events if isinstance(event, Took))
        yield gave, took, any(isinstance(event, Won) for event in frame.events)


@achievement
def gift_horse(mine: PlayerPerspective) -> bool:
    """Return whether the player won by a number that another player gave away."""
    return any(wins and gave.other == mine.seat for gave, _, wins in _given_numbers(mine))


@achievement
def fairy_godmother(mine: PlayerPerspective) -> bool:
    """Return whether the player gave another player the number that won them the game."""
    return any(wins and gave.seat == mine.seat for gave, _, wins in _given_numbers(mine))


@achievement
def sweet_poison(mine: PlayerPerspective) -> bool:
    """Return whether the player gave another player their Evil number when they had a lot to lose."""
    return any(
        gave.seat == mine.seat and took.effect == "evil" and took.before >= MUCH
        for gave, took, _ in _given_numbers(mine)
    )


@achievement
def phoenix(mine: PlayerPerspective) -> bool:
    """Lost a lot of points to the Evil number, and won all the same."""
    fell = any(took.seat == mine.seat and took.effect == "evil" and took.before >= MUCH for took in mine.saw(Took))
    return fell and mine.won


@achievement
def straight_face(mine: PlayerPerspective) -> bool:
    """Kept the own Evil number while there were points to lose, for the looks of it, and won."""
    bluffed = any(
        took.seat == mine.seat and took.effect == "evil" and took.before > 0 and isinstance(frame.events[0], Kept)
        for frame, took in mine.moments(Took)
    )
    return bluffed and mine.won
