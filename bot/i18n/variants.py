"""A sentence as it is written: which of its parts will be told, and how many wordings there are for it.

A sentence has several wordings where it selects on ``$flavour``. It may do so within another selection, so how many
there are depends on what is told: «still tied» has its own wordings, «and it falls» others.

Which wording a sentence is told in: no line comes twice within eight, and what is rare is told as rare.

What is chosen follows from what everybody at the table may know: the fingerprint of the dice, how far the game is, and
what has been told before. So it is the same in every process and from every seat's point of view. What only one seat is
told is remembered apart, and nothing that the room reads depends on it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple
from zlib import crc32

from babel import Locale
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from games.analysis.headlines import behind_at_half_time
from games.core import GIVEN, SEATS, Event, Seat, Won

__all__ = ["FLAVOUR", "GIVEN", "NEAR", "RARE", "MessageVariants", "VariantContext", "VariantPicker", "VariantSlot"]

FLAVOUR = "flavour"
"""The selector of a sentence with several wordings: 0, 1, 2 and so on."""
RARE = ("row", "pair", "comeback")
"""The selectors for rare turns of a game."""


class _Wordings(NamedTuple):
    number: int
    wordings: int


class _Selection(NamedTuple):
    number: int
    variable: str
    variants: tuple[tuple[str | float, tuple[_Part, ...]], ...]
    otherwise: int


_Part = _Wordings | _Selection


class MessageVariants:
    """The message ``name`` as it is written (None: it is not) in the language of ``locale``."""

    def __init__(self, name: str, message: fluent.Message | None, locale: Locale) -> None:
        self.name = name
        self._plural = locale.plural_form
        self._found = 0
        variables = _Variables()
        if message is not None:
            variables.visit(message)
        self.asks = frozenset(variables.names)
        """The parameters it uses itself; what it refers to may use others."""
        self._parts = () if message is None or message.value is None else self._read(message.value)

    def variant_slots(self, given: Callable[[str], object]) -> tuple[Hashable, int]:
        """Return a key of the choice of wordings for these parameters, and the number of those wordings.

        ``given`` returns the value for a parameter's name. Where there is no choice, the number is 1.
        """
        way: list[tuple[int, int]] = []
        count = self._follow(self._parts, given, way)
        return tuple(way), count

    def _follow(self, parts: tuple[_Part, ...], given: Callable[[str], object], way: list[tuple[int, int]]) -> int:
        count = 1
        for part in parts:
            if isinstance(part, _Wordings):
                way.append((part.number, 0))
                count = max(count, part.wordings)
            else:
                taken = self._variant(part, given(part.variable))
                way.append((part.number, taken))
                count = max(count, self._follow(part.variants[taken][1], given, way))
        return count

    def _variant(self, part: _Selection, value: object) -> int:
        for place, (key, _) in enumerate(part.variants):
            if value == key or (isinstance(value, int) and isinstance(key, str) and self._plural(value) == key):
                return place
        return part.otherwise

    def _read(self, pattern: fluent.Pattern) -> tuple[_Part, ...]:
        """Return the parts of a text that affect its wording."""
        placed = [element.expression for element in pattern.elements if isinstance(element, fluent.Placeable)]
        chosen = [expression for expression in placed if isinstance(expression, fluent.SelectExpression)]
        return tuple(part for part in map(self._part, chosen) if part is not None)

    def _part(self, selection: fluent.SelectExpression) -> _Part | None:
        if not isinstance(selection.selector, fluent.VariableReference):
            return None
        variable = selection.selector.id.name
        self._found += 1
        number = self._found
        if variable == FLAVOUR:
            return _Wordings(number, len(selection.variants))
        variants = tuple((_key(variant), self._read(variant.value)) for variant in selection.variants)
        if variable not in RARE and not any(parts for _, parts in variants):
            return None
        return _Selection(number, variable, variants, [variant.default for variant in selection.variants].index(True))


def _key(variant: fluent.Variant) -> str | float:
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else float(variant.key.value)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


NEAR = 8
"""Within so many lines no wording comes a second time, where there are enough of them."""


class VariantSlot(NamedTuple):
    """A choice of wordings in a sentence: which one it is, and how many wordings there are."""

    name: Hashable
    wordings: int


class VariantContext(Struct, frozen=True):
    """Wording ``flavour`` in which an event is told, and facts from the game so far.

    ``row`` is how often in a row it has turned out like that for its seat, this time included (see
    ``Event.outcome_of``); ``pair`` how often it has now happened between this ``seat`` and this ``other``;
    ``comeback`` is 1 if the winner was alone in last place when the game was half over; ``people`` counts the
    event's ``seats``; ``wins`` is 1 if its action has won the game. A fact that does not apply is 0.
    """

    flavour: int = 0
    row: int = 0
    pair: int = 0
    comeback: int = 0
    people: int = 0
    wins: int = 0


class _Memory:
    """Memory of the wordings that one audience has been told."""

    def __init__(self) -> None:
        self.lines = 0
        """Number of lines so far: an event told in one breath with another is on that one's line at the table."""
        self.events = 0
        self.told: dict[Hashable, dict[int, tuple[int, int]]] = defaultdict(dict)
        """For each choice of wordings, the line in which each was told last, and its number among the events."""
        self._runs: dict[tuple[str, Seat], tuple[str, int]] = {}
        self._pairs: dict[tuple[str, Seat, Seat], int] = defaultdict(int)

    def streak_count(self, event: Event, seat: Seat) -> int:
        """Count one more event, and return how often in a row it has turned out like that for the seat."""
        if not event.outcome_of:
            return 0
        before, times = self._runs.get((event.outcome_of, seat), ("", 0))
        result = event.result
        times = times + 1 if before == result else 1
        self._runs[event.outcome_of, seat] = result, times
        return times

    def pair_count(self, event: Event, seat: Seat, other: Seat) -> int:
        """Count one more event, and return how often it has happened between those two seats."""
        self._pairs[event.name, seat, other] += 1
        return self._pairs[event.name, seat, other]

    def is_worn_out(self, branch: VariantSlot) -> bool:
        """Return whether each of its wordings has been told within the last ``NEAR`` lines."""
        told = self.told[branch.name]
        return len(told) == branch.wordings and all(self.lines - line <= NEAR for line, _ in told.values())

    def choose(self, branch: VariantSlot, first: int) -> int:
        """Return the next wording from ``first`` on that has not been told for long enough.

        If all have been told lately, return the one told longest ago.
        """
        told, wordings = self.told[branch.name], branch.wordings
        for step in range(wordings):
            wording = (first + step) % wordings
            if wording not in told or self.lines - told[wording][0] > NEAR:
                break
        else:
            wording = min(range(wordings), key=lambda each: told[each][1])
        told[wording] = self.lines, self.events
        return wording


class VariantPicker:
    """Chooses for one game, event after event from its start. ``key`` makes this table's wordings other than the next
    table's, and is nobody's secret."""

    def __init__(self, key: str) -> None:
        self._key = crc32(key.encode())
        self._room = _Memory()
        self._alone: dict[Seat, _Memory] = defaultdict(_Memory)

    def next_context(
        self, event: Event, number: int, branch: Callable[[Mapping[str, int]], VariantSlot], comeback: int = 0
    ) -> VariantContext:
        """Return the wording and facts for the next event, which belongs to action ``number``.

        ``branch`` returns the choice of wordings for the facts in ``GIVEN``.
        """
        audience = event.audience
        memory = self._room if audience is None else self._alone[audience]
        seat, other = getattr(event, "seat", None), getattr(event, "other", None)
        row = 0 if seat is None else memory.streak_count(event, seat)
        pair = 0 if seat is None or other is None else memory.pair_count(event, seat, other)
        people = len(getattr(event, SEATS, ()))
        memory.lines += not event.goes_on
        memory.events += 1
        facts = {"flavour": 0, "row": row, "pair": pair, "comeback": comeback, "people": people}
        found = branch(facts)
        if (row > 1 or pair > 1) and memory.is_worn_out(found):
            # A rare turn of one seat may just have been told of another.
            row = pair = 0
            found = branch({**facts, "row": 0, "pair": 0})
        flavour = memory.choose(found, self._first(event, number, found.wordings))
        return VariantContext(flavour, row, pair, comeback, people)

    def _first(self, event: Event, number: int, wordings: int) -> int:
        audience = event.audience
        if audience is None:
            return crc32(f"{number} {event.name} {self._room.events}".encode(), self._key) % wordings
        # It is secret which of several told seats is told what. So their wordings follow one another by what the room
        # knows: how much has been told, and to which seat this is.
        return (self._key + self._room.events + audience) % wordings


def is_comeback(event: Event, standings: Sequence[Sequence[int]]) -> int:
    """Return 1 if ``event`` is a win from last place, else 0.

    The winner was alone in last place when the game was half over. ``standings`` are those after each action
    so far. With two players, the winner must have had less than half of the other's points.
    """
    if not isinstance(event, Won) or len(event.seats) != 1 or event.how == "last":
        return 0
    return int(behind_at_half_time(standings, event.seats[0]))
