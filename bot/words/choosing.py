"""Which wording a sentence is told in: no line comes twice within eight, and what is rare is told as rare.

What is chosen follows from what everybody at the table may know: the fingerprint of the dice, how far the game is, and
what has been told before. So it is the same in every process and from every seat's point of view. What only one seat is
told is remembered apart, and nothing that the room reads depends on it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

from msgspec import Struct

from games.core import GIVEN, SEATS, Event, Seat, Won
from games.headlines import behind_at_half_time

__all__ = ["GIVEN", "NEAR", "Branch", "Chooser", "Turn"]

NEAR = 8
"""Within so many lines no wording comes a second time, where there are enough of them."""


class Branch(NamedTuple):
    """A choice of wordings in a sentence: which one it is, and how many wordings there are."""

    name: Hashable
    wordings: int


class Turn(Struct, frozen=True):
    """How an event is told: in the wording ``flavour``, and what the game so far makes of it.

    ``row`` is how often in a row it has turned out like that for its seat, this time included (see
    ``Event.outcome_of``); ``pair`` how often it has now happened between this ``seat`` and this ``other``; ``comeback``
    is 1 if who has won was alone in last place when the game was half over; ``people`` counts the event's ``seats``.
    What does not apply is 0.
    """

    flavour: int = 0
    row: int = 0
    pair: int = 0
    comeback: int = 0
    people: int = 0


class _Memory:
    """What one audience has been told."""

    def __init__(self) -> None:
        self.lines = 0
        """So many lines there were: what goes on in one breath with something else is on its line at the table."""
        self.events = 0
        self.told: dict[Hashable, dict[int, tuple[int, int]]] = defaultdict(dict)
        """For each choice of wordings, in which line each was told last, and as which event from the start."""
        self._runs: dict[tuple[str, Seat], tuple[str, int]] = {}
        self._pairs: dict[tuple[str, Seat, Seat], int] = defaultdict(int)

    def row(self, event: Event, seat: Seat) -> int:
        """How often in a row it has turned out like that."""
        if not event.outcome_of:
            return 0
        before, times = self._runs.get((event.outcome_of, seat), ("", 0))
        result = event.result
        times = times + 1 if before == result else 1
        self._runs[event.outcome_of, seat] = result, times
        return times

    def pair(self, event: Event, seat: Seat, other: Seat) -> int:
        """How often that has happened between those two."""
        self._pairs[event.name, seat, other] += 1
        return self._pairs[event.name, seat, other]

    def tired(self, branch: Branch) -> bool:
        """Whether each of its wordings has been told within so many lines."""
        told = self.told[branch.name]
        return len(told) == branch.wordings and all(self.lines - line <= NEAR for line, _ in told.values())

    def choose(self, branch: Branch, first: int) -> int:
        """The next wording from ``first`` on that has not been told for long enough; if all have, the oldest."""
        told, wordings = self.told[branch.name], branch.wordings
        for step in range(wordings):
            wording = (first + step) % wordings
            if wording not in told or self.lines - told[wording][0] > NEAR:
                break
        else:
            wording = min(range(wordings), key=lambda each: told[each][1])
        told[wording] = self.lines, self.events
        return wording


class Chooser:
    """Chooses for one game, event after event from its start. ``key`` makes this table's wordings other than the next
    table's, and is nobody's secret."""

    def __init__(self, key: str) -> None:
        self._key = crc32(key.encode())
        self._room = _Memory()
        self._alone: dict[Seat, _Memory] = defaultdict(_Memory)

    def turn(self, event: Event, number: int, branch: Callable[[Mapping[str, int]], Branch], comeback: int = 0) -> Turn:
        """How the next event, of action ``number``, is told. ``branch`` finds the choice of wordings that there is,
        given the facts in ``GIVEN``."""
        audience = event.audience
        memory = self._room if audience is None else self._alone[audience]
        seat, other = getattr(event, "seat", None), getattr(event, "other", None)
        row = 0 if seat is None else memory.row(event, seat)
        pair = 0 if seat is None or other is None else memory.pair(event, seat, other)
        people = len(getattr(event, SEATS, ()))
        memory.lines += not event.goes_on
        memory.events += 1
        facts = {"flavour": 0, "row": row, "pair": pair, "comeback": comeback, "people": people}
        found = branch(facts)
        if (row > 1 or pair > 1) and memory.tired(found):
            # What is rare for one may just have been told of another.
            row = pair = 0
            found = branch({**facts, "row": 0, "pair": 0})
        flavour = memory.choose(found, self._first(event, number, found.wordings))
        return Turn(flavour, row, pair, comeback, people)

    def _first(self, event: Event, number: int, wordings: int) -> int:
        audience = event.audience
        if audience is None:
            return crc32(f"{number} {event.name} {self._room.events}".encode(), self._key) % wordings
        # Who is told what of several who are told something is a secret; so these come one after the other by what
        # the room knows: how much has been told, and to which seat this is.
        return (self._key + self._room.events + audience) % wordings


def came_back(event: Event, standings: Sequence[Sequence[int]]) -> int:
    """1 if ``event`` tells that somebody has won who was alone in last place when the game was half over, else 0.

    ``standings`` are those after each action so far. With two players, less than half of the other's is asked for.
    """
    if not isinstance(event, Won) or len(event.seats) != 1 or event.how == "last":
        return 0
    return int(behind_at_half_time(standings, event.seats[0]))
