"""Achievements that can be earned in any game: from how it ended, and from what one had played before.

Those of one game alone are in its module ``games/<game>/achievements.py``. All are found where they are written down,
in that order, and listed nowhere else.
"""

from __future__ import annotations

from functools import cache

import games
from games.achievements.context import Achievement, PlayerPerspective, achievement

LONG = 60
"""Number of a player's own decisions from which on a game was a long one."""
DROUGHT = 10
"""Number of games without a win that make the first one worth the wait."""


@achievement
def first_win(mine: PlayerPerspective) -> bool:
    """Return whether this is the player's first win in any game."""
    return mine.won and mine.past.all.wins == 0


@achievement
def hat_trick(mine: PlayerPerspective) -> bool:
    """Return whether this is the player's third win in a row, in any games."""
    return mine.won and mine.past.all.streak == 2


@achievement
def bounced_back(mine: PlayerPerspective) -> bool:
    """Won, having come last of three or more the time before."""
    return mine.won and mine.seats > 2 and mine.past.here.lasts > 0


@achievement
def good_sport(mine: PlayerPerspective) -> bool:
    """Came last for the third time in a row, and still stayed to the end."""
    return mine.last and mine.past.here.lasts == 2


@achievement
def beat_the_machine(mine: PlayerPerspective) -> bool:
    """Won against a hard computer."""
    return mine.won and "hard" in mine.finished.levels


@achievement
def rematch_won(mine: PlayerPerspective) -> bool:
    """Return whether the player won the rematch of a game that another player had won."""
    return mine.won and mine.seat in mine.finished.again and mine.past.here.games > 0 and mine.past.here.streak == 0


@achievement
def full_house(mine: PlayerPerspective) -> bool:
    """Played with as many as the game is for, all of them people."""
    return mine.seats == mine.finished.table.game.player_counts[-1] and not any(mine.finished.levels)


@achievement
def long_haul(mine: PlayerPerspective) -> bool:
    """Made a great many decisions in one game."""
    return sum(frame.seat == mine.seat for frame in mine.frames) >= LONG


@achievement
def worth_the_wait(mine: PlayerPerspective) -> bool:
    """Won a game for the first time after many without."""
    return mine.won and mine.past.here.wins == 0 and mine.past.here.games >= DROUGHT


@achievement
def all_rounder(mine: PlayerPerspective) -> bool:
    """Return whether the player has now won three different games."""
    known = mine.past.won & set(games.names())
    return mine.won and len(known) == 2 and mine.finished.table.record.game not in known


@achievement
def same_time_next_week(mine: PlayerPerspective) -> bool:
    """Played in the fourth week in a row."""
    return mine.past.all.weeks == 3 and mine.finished.week == mine.past.all.week + 1


@achievement
def hundredth_night(mine: PlayerPerspective) -> bool:
    """Return whether this is the player's hundredth game."""
    return mine.past.all.games == 99


@cache
def achievements_of(game: str | None = None) -> tuple[Achievement, ...]:
    """Return the achievements of one game or (None) of any game, in the order of definition.

    Raises:
        UnknownGame: there is no such game.
    """
    named = globals() if game is None else _own(game)
    return tuple(value for value in named.values() if isinstance(value, Achievement))


def _own(game: str) -> dict[str, object]:
    module = games.companion(game, "achievements")
    return {} if module is None else vars(module)
