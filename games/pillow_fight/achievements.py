"""Achievements of Pillow Fight."""

from __future__ import annotations

from fractions import Fraction

from games.achievements.context import PlayerPerspective, achievement
from games.core import Seat
from games.pillow_fight.rules.combat import Corrections, chance
from games.pillow_fight.rules.events import Caught, Hit, PulledAway, Shattered, Swung, Threw, Tore

LONG_ODDS = Fraction(10, 36)
"""Odds of a throw at a player behind cover (PF-9), unless full defence makes ties hit (PF-13)."""


@achievement
def over_the_sofa(mine: PlayerPerspective) -> bool:
    """Return whether the player hit another player behind cover with a throw at long odds."""
    return any(
        threw.seat == mine.seat
        and threw.penalty
        and chance(Corrections(threw.penalty, threw.ready, 0, mine.options.full_defence)) <= LONG_ODDS
        and any(isinstance(event, Hit) for event in frame.events)
        for frame, threw in mine.moments(Threw)
    )


@achievement
def return_to_sender(mine: PlayerPerspective) -> bool:
    """Caught a pillow, and hit its thrower with the next attack."""
    sender: Seat | None = None
    for frame in mine.frames:
        for event in frame.events:
            if isinstance(event, Hit) and event.seat == mine.seat and event.other == sender:
                return True
        for event in frame.events:
            if isinstance(event, Swung | Threw) and event.seat == mine.seat:
                sender = None
            elif isinstance(event, Caught) and event.seat == mine.seat:
                sender = event.other
    return False


@achievement
def rug_pull(mine: PlayerPerspective) -> bool:
    """Return whether the player pulled a pillow from under another player and hit them in the same turn."""
    victim: Seat | None = None
    for frame in mine.frames:
        if frame.seat != mine.seat:
            victim = None
        for event in frame.events:
            if isinstance(event, PulledAway) and event.seat == mine.seat:
                victim = event.other
            elif isinstance(event, Hit) and event.seat == mine.seat and event.other == victim:
                return True
    return False


@achievement
def untouched(mine: PlayerPerspective) -> bool:
    """Won without having been hit once."""
    return mine.won and all(event.other != mine.seat for event in mine.saw(Hit))


@achievement
def feathers_everywhere(mine: PlayerPerspective) -> bool:
    """Tore the last pillow there was, and with it ended the fight."""
    return any(event.seat == mine.seat and not event.left for event in mine.saw(Tore)) and mine.how == "torn"


@achievement
def not_the_vase(mine: PlayerPerspective) -> bool:
    """Broke something fragile (PF-16)."""
    return any(frame.seat == mine.seat for frame, _ in mine.moments(Shattered))
