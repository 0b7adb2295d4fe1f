"""Headlines of Pillow Fight."""

from __future__ import annotations

from games.achievements.context import FinishedGame
from games.analysis.headlines import DecidingMoment, headline, last_moment, usually
from games.core import Won
from games.pillow_fight.rules.events import Hit, Threw


@headline
def past_all_cover(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the last hit was a throw at a player behind cover."""
    return one_last_hit.fits(finished) if any(threw.penalty for threw in finished.ended_with(Threw)) else None


@headline
def not_a_feather(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the winner was never hit; ``number`` is the number of hits in the game."""
    hits = finished.saw(Hit)
    if len(finished.ranking[0]) > 1 or not hits or any(hit.other == finished.winner for hit in hits):
        return None
    return last_moment(finished, number=len(hits), anybody=True)


@headline
def the_last_pillow_tore(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if the last pillow tore."""
    return _ended(finished, "torn")


@headline
def something_broke(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if too many fragile things were broken."""
    return _ended(finished, "shattered")


@headline
def parents_came(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the game ended by the curfew."""
    return _ended(finished, "curfew")


@usually
def one_last_hit(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment of the final hit, on ``other``."""
    hits = finished.ended_with(Hit)
    if not hits or _ended(finished, "hits") is None:
        return None
    return last_moment(finished, other=hits[0].other, number=hits[0].hits, anybody=True)


def _ended(finished: FinishedGame, how: str) -> DecidingMoment | None:
    """Return the moment of an end of that kind."""
    ends = [won.how for won in finished.ended_with(Won)]
    return last_moment(finished, anybody=True) if ends[:1] == [how] else None
