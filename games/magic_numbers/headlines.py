"""Headlines of Magic Numbers."""

from __future__ import annotations

from games.core import Won
from games.headlines import Scene, headline, thrown, usually
from games.magic_numbers.feats import MUCH
from games.magic_numbers.rules import Gave, Kept, Took
from games.memories import Tale


@headline
def somebody_elses_number(tale: Tale) -> Scene | None:
    """Won by a number that somebody else gave away; ``other`` gave it."""
    last = tale.table.frames[-1]
    gave = next((event for event in last.events if isinstance(event, Gave)), None)
    if gave is None or not any(isinstance(event, Won) for event in last.events):
        return None
    return Scene(last.number, thrown(tale, last.number), gave.seat, gave.face)


@headline
def fell_and_got_up(tale: Tale) -> Scene | None:
    """The winner once lost a lot to the Evil number; ``number`` is how much."""
    winner, last = tale.ranking[0][0], tale.table.frames[-1].number
    falls = [
        event.before
        for frame in tale.table.frames
        for event in frame.events
        if isinstance(event, Took) and event.seat == winner and event.effect == "evil" and event.before >= MUCH
    ]
    return Scene(last, thrown(tale, last), number=max(falls)) if falls and not tale.abandoned else None


@usually
def kept_the_right_one(tale: Tale) -> Scene | None:
    """Won by a number the winner rolled and kept."""
    last = tale.table.frames[-1]
    kept = next((event for event in last.events if isinstance(event, Kept)), None)
    return None if kept is None else Scene(last.number, thrown(tale, last.number), number=kept.face)
