"""A sentence as it is written: which of its parts will be told, and how many wordings there are for it.

A sentence has several wordings where it selects on ``$flavour``. It may do so within another selection, so how many
there are depends on what is told: «still tied» has its own wordings, «and it falls» others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from babel import Locale
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

__all__ = ["FLAVOUR", "RARE", "Sentence"]

FLAVOUR = "flavour"
"""What a sentence selects on that has several wordings: 0, 1, 2 and so on."""
RARE = ("row", "pair", "comeback")
"""What a sentence selects on to tell what is rare."""


class _Wordings(NamedTuple):
    number: int
    wordings: int


class _Selection(NamedTuple):
    number: int
    variable: str
    variants: tuple[tuple[str | float, tuple[_Part, ...]], ...]
    otherwise: int


_Part = _Wordings | _Selection


class Sentence:
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

    def wordings(self, given: Callable[[str], object]) -> tuple[Hashable, int]:
        """Which choice of wordings there is when it is filled in with what ``given`` answers for a parameter's name: as
        something to know it by, and how many wordings that has, one where there is no choice."""
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
        """Those parts that have to do with wordings."""
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
