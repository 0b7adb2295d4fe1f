"""Headlines of Magic Numbers."""

from __future__ import annotations

from games.achievements.context import FinishedGame
from games.analysis.headlines import DecidingMoment, headline, last_moment, usually
from games.magic_numbers.achievements import MUCH
from games.magic_numbers.rules import Gave, Kept, Took


@headline
def somebody_elses_number(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if the game was won by a number that another player gave away; ``other`` gave it."""
    gave = finished.ended_with(Gave)
    return last_moment(finished, other=gave[0].seat, number=gave[0].face, anybody=True) if gave else None


@headline
def fell_and_got_up(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if the winner once lost a lot to the Evil number; ``number`` is how much."""
    evil = [took for took in finished.saw(Took) if took.seat == finished.winner and took.effect == "evil"]
    most = max((took.before for took in evil), default=0)
    return last_moment(finished, number=most, anybody=True) if most >= MUCH else None


@usually
def kept_the_right_one(finished: FinishedGame) -> DecidingMoment | None:
    """Won by a number the winner rolled and kept."""
    kept = finished.ended_with(Kept)
    return last_moment(finished, number=kept[0].face, anybody=True) if kept else None
