"""Headlines of Magic Numbers."""

from __future__ import annotations

from games.achievements.context import FinishedGame
from games.analysis.headlines import DecidingMoment, headline, latest_dice, usually
from games.core import Won
from games.magic_numbers.achievements import MUCH
from games.magic_numbers.rules import Gave, Kept, Took


@headline
def somebody_elses_number(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if the game was won by a number that another player gave away; ``other`` gave it."""
    last = finished.table.frames[-1]
    gave = next((event for event in last.events if isinstance(event, Gave)), None)
    if gave is None or not any(isinstance(event, Won) for event in last.events):
        return None
    return DecidingMoment(last.number, latest_dice(finished, last.number), gave.seat, gave.face)


@headline
def fell_and_got_up(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if the winner once lost a lot to the Evil number; ``number`` is how much."""
    winner, last = finished.ranking[0][0], finished.table.frames[-1].number
    falls = [
        event.before
        for frame in finished.table.frames
        for event in frame.events
        if isinstance(event, Took) and event.seat == winner and event.effect == "evil" and event.before >= MUCH
    ]
    return (
        DecidingMoment(last, latest_dice(finished, last), number=max(falls))
        if falls and not finished.abandoned
        else None
    )


@usually
def kept_the_right_one(finished: FinishedGame) -> DecidingMoment | None:
    """Won by a number the winner rolled and kept."""
    last = finished.table.frames[-1]
    kept = next((event for event in last.events if isinstance(event, Kept)), None)
    return None if kept is None else DecidingMoment(last.number, latest_dice(finished, last.number), number=kept.face)
