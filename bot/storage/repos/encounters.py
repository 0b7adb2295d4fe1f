"""Encounters of players: how often they have met, and the opponents whose accounts were deleted since."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from bot.ratings import model
from bot.ratings.model import EncounterCount
from bot.storage.backends.base import Database, to_json
from bot.storage.table_rows import GHOSTS

Pair = tuple[int, int, int]
"""A guild (0: everywhere), somebody, and whom they met."""


class Encounters:
    """Counts of how often people have met, and the opponents of each whose accounts were deleted.

    All of these count as one opponent, together with everybody who is new since: any of them could be back under
    another number. ``departures`` has the number of the last table before each deletion, by ghost.
    """

    def __init__(self, departures: Mapping[int, int]) -> None:
        self.met: dict[Pair, EncounterCount] = {}
        self.first: dict[tuple[int, int], int] = {}
        """The number of the first table that counted for somebody, by guild (0: everywhere) and user."""
        self._departures = departures
        self._departed: defaultdict[tuple[int, int], set[int]] = defaultdict(set)

    def update(self, met: Mapping[Pair, EncounterCount]) -> None:
        """Take these over."""
        self.met.update(met)
        for guild, one, other in met:
            if other in self._departures:
                self._departed[guild, one].add(other)

    def weight(self, guild: int, one: int, other: int, ending: int, ended: float) -> float:
        """Return how much the table that ended then, with that number, counts for ``one`` because of ``other``."""
        since = self.first.get((guild, other), ending)
        gone = [
            self.met[guild, one, ghost]
            for ghost in self._departed.get((guild, one), ())
            if ghost != other and self._departures[ghost] < since
        ]
        return model.encounter_weight(self.met.get((guild, one, other)), ended, gone)


def encounters_at(db: Database, guild: int, people: Sequence[int]) -> Encounters:
    """Return what has to be known of encounters to count a table of that guild at which these people sat."""
    gone = dict[int, int]()
    met: dict[Pair, EncounterCount] = {}
    for user in people:
        for where, other, times, at in db.rows(_MET, user, guild, to_json(people)):
            met[where, user, other] = EncounterCount(times, at)
        for where, ghost, times, at, ending in db.rows(_MET_DEPARTED, user, guild, GHOSTS):
            met[where, user, ghost] = EncounterCount(times, at)
            gone[ghost] = ending
    encounters = Encounters(gone)
    encounters.update(met)
    for user in people if gone else ():
        encounters.first.update({(where, user): first for where, first in db.rows(_FIRST, user, guild)})
    return encounters


def record_departure(db: Database, ghost: int) -> None:
    """Record that somebody's account was deleted now, after the tables that have ended; ``ghost`` has their place."""
    db.execute(_DEPARTED, ghost)


def departures(db: Database) -> dict[int, int]:
    """Return the number of the last table before each deletion, by ghost."""
    return dict(db.rows(_DEPARTURES))


def meeting_rows(met: Mapping[Pair, EncounterCount]) -> Iterator[tuple[object, ...]]:
    """Yield the rows of meetings, as ``MEET`` stores them."""
    for (guild, user, other), (times, at) in met.items():
        yield guild, user, other, times, at


# How often $1 has met those in the JSON list $3, in guild $2 and everywhere.
_MET = """
    select guild_id, other_id, times, at from meetings
    where user_id = $1 and guild_id in (0, $2) and other_id in (select value from json_each($3))
"""

# How often $1 has met people whose accounts were deleted (numbers up to $3), and the last table before that.
_MET_DEPARTED = """
    select guild_id, other_id, times, at, ending from meetings join departures on ghost = other_id
    where user_id = $1 and guild_id in (0, $2) and other_id <= $3
"""

_FIRST = """
    select guild_id, min(ending) from rating_history
    where user_id = $1 and guild_id in (0, $2) and game = '' group by guild_id
"""

_DEPARTED = """
    insert into departures (ghost, ending)
    select $1, coalesce(max(ending), 0) from tables where ending is not null
    on conflict (ghost) do nothing
"""

_DEPARTURES = "select ghost, ending from departures"

MEET = """
    insert into meetings (guild_id, user_id, other_id, times, at) values ($1, $2, $3, $4, $5)
    on conflict (user_id, guild_id, other_id) do update set times = excluded.times, at = excluded.at
"""
