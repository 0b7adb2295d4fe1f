"""Achievements of Sibling Rivalry."""

from __future__ import annotations

from games.achievements.context import PlayerPerspective, achievement
from games.core import Event
from games.sibling_rivalry.rules.board import TOP
from games.sibling_rivalry.rules.events import Caught, Rolled, Topped


@achievement
def so_near(mine: PlayerPerspective) -> bool:
    """Return whether the player's pawn was swept off a track one step below the top when another player reached it."""
    return any(
        event.seat != mine.seat and mine.before(frame).pawns[mine.seat] == (event.track, TOP - 1)
        for frame, event in mine.moments(Topped)
    )


@achievement
def butter_would_not_melt(mine: PlayerPerspective) -> bool:
    """Won without having been caught once."""
    return mine.won and all(event.seat != mine.seat for event in mine.saw(Caught))


@achievement
def rock_bottom(mine: PlayerPerspective) -> bool:
    """Sent back off the score track, all the way, and won all the same."""
    return mine.won and any(event.seat == mine.seat and event.before and not event.after for event in mine.saw(Caught))


@achievement
def encore(mine: PlayerPerspective) -> bool:
    """Reached the top of two tracks in a single turn."""
    topped = 0
    for frame in mine.frames:
        if frame.seat != mine.seat:
            continue
        if frame.action == "stop" or any(isinstance(event, Caught) for event in frame.events):
            topped = 0
        topped += any(isinstance(event, Topped) for event in frame.events)
        if topped == 2:
            return True
    return False


@achievement
def by_a_whisker(mine: PlayerPerspective) -> bool:
    """Reached the top with so many 1s set aside that a single one more would have been too many."""
    danger = False
    for event in mine.saw(Event):
        if isinstance(event, Rolled):
            danger = event.ones == event.limit - 1
        elif isinstance(event, Topped) and event.seat == mine.seat and danger:
            return True
    return False
