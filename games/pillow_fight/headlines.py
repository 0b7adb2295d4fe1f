"""Headlines of Pillow Fight."""

from __future__ import annotations

from games.achievements.context import FinishedGame
from games.analysis.headlines import DecidingMoment, headline, latest_dice, usually
from games.core import Won
from games.pillow_fight.rules.events import Hit, Swung, Threw


@headline
def past_all_cover(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the last hit was a throw at a player behind cover."""
    hit, attack = _last_hit(finished)
    return _blow(finished, hit) if hit and isinstance(attack, Threw) and attack.penalty else None


@headline
def not_a_feather(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the winner was never hit; ``number`` is the number of hits in the game."""
    winners = finished.ranking[0]
    hits = [event for frame in finished.table.frames for event in frame.events if isinstance(event, Hit)]
    if finished.abandoned or len(winners) > 1 or not hits or any(event.other == winners[0] for event in hits):
        return None
    return _scene(finished, number=len(hits))


@headline
def the_last_pillow_tore(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if the last pillow tore."""
    return _scene(finished) if _how(finished) == "torn" else None


@headline
def something_broke(finished: FinishedGame) -> DecidingMoment | None:
    """Fit if too many fragile things were broken."""
    return _scene(finished) if _how(finished) == "shattered" else None


@headline
def parents_came(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment if the game ended by the curfew."""
    return _scene(finished) if _how(finished) == "curfew" else None


@usually
def one_last_hit(finished: FinishedGame) -> DecidingMoment | None:
    """Return the moment of the final hit, on ``other``."""
    hit, _ = _last_hit(finished)
    return _blow(finished, hit) if hit else None


def _how(finished: FinishedGame) -> str:
    return next((event.how for event in finished.table.frames[-1].events if isinstance(event, Won)), "")


def _last_hit(finished: FinishedGame) -> tuple[Hit | None, Threw | Swung | None]:
    """Return the hit that ended the game and its attack; (None, None) if no hit did."""
    events = finished.table.frames[-1].events
    hit = next((event for event in events if isinstance(event, Hit)), None)
    attack = next((event for event in events if isinstance(event, Threw | Swung)), None)
    return (hit, attack) if _how(finished) == "hits" else (None, None)


def _blow(finished: FinishedGame, hit: Hit) -> DecidingMoment:
    last = finished.table.frames[-1].number
    return DecidingMoment(last, latest_dice(finished, last), hit.other, hit.hits)


def _scene(finished: FinishedGame, number: int = 0) -> DecidingMoment:
    last = finished.table.frames[-1].number
    return DecidingMoment(last, latest_dice(finished, last), number=number)
