"""Little words that change with what stands beside them: Spanish «y» and «o», Italian «e», English «'s».

Spanish «y» is «e» before «i-» and «hi-» (but not «hie-» and «hia-»), «o» is «u» before «o-» and «ho-». Italian «e»
is «ed» before another «e»; «od» is hardly written any more. What follows is known when a sentence is filled in only,
so the words of a sentence are marked, and become what they have to be afterwards. The English genitive of a name in
«-s» has no second «s»: «Slippers' pillow».
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

_MARK = "\ue000"
"""Behind a word that may change, until the sentence is filled in; Unicode gives this character no meaning."""
_DRESS = r"[\s*_~|«“\"'\u2066-\u2069]*"
"""Silent characters that may stand before a name: spaces, bold type, quotation marks, isolating marks."""
_CHANGES: Mapping[str, Mapping[str, tuple[str, re.Pattern[str]]]] = {
    "es": {
        "y": ("e", re.compile(_DRESS + r"(?:[iíìî]|h[ií](?![aeáé]))", re.IGNORECASE)),
        "o": ("u", re.compile(_DRESS + r"(?:h?[oóò]|8(?!\d*º)|11(?!\d))", re.IGNORECASE)),
    },
    "it": {"e": ("ed", re.compile(_DRESS + r"[eéè]", re.IGNORECASE))},
}
"""For a language and a word: its other form, and what has to follow."""


_GENITIVE = re.compile(r"(?<=[sS])(?P<silent>[*_\u2066-\u2069]*)(?P<sign>['’])s\b")


def resolve_conjunctions(text: str, locale: str) -> str:
    """Return a filled-in sentence in which the words that change have the form that they need."""
    if _language(locale) == "en":
        text = _GENITIVE.sub(r"\g<silent>\g<sign>", text)
    if _MARK not in text:
        return text
    changes = _CHANGES[_language(locale)]
    first, *pieces = text.split(_MARK)
    for piece in pieces:
        instead, before = changes[first[-1].lower()]
        first = (first[:-1] + instead if before.match(piece) else first) + piece
    return first


def has_conjunctions(locale: str) -> bool:
    """Return whether the language has words that change."""
    return _language(locale) in _CHANGES


def mark_conjunctions(entry: fluent.EntryType, locale: str) -> None:
    """Mark the words of a message or term that stand before something that is filled in."""
    if changes := _CHANGES.get(_language(locale)):
        _Marking(changes).visit(entry)


def mark_list_pattern(pattern: str, locale: str) -> str:
    """Return a pattern of a list, such as «{0} y {1}», with its word marked."""
    changes = _CHANGES.get(_language(locale), {})
    return re.sub(rf" ({'|'.join(changes)}) ", rf" \1{_MARK} ", pattern) if changes else pattern


def _language(locale: str) -> str:
    return locale.partition("-")[0]


class _Marking(Visitor):
    def __init__(self, changes: Mapping[str, object]) -> None:
        self._word = re.compile(rf"(?:^|(?<=\s))({'|'.join(changes)})(\s{_DRESS})$")

    def visit_Pattern(self, node: fluent.Pattern) -> None:
        for one, other in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(one, fluent.TextElement) and isinstance(other, fluent.Placeable):
                one.value = self._word.sub(rf"\1{_MARK}\2", one.value)
        self.generic_visit(node)
