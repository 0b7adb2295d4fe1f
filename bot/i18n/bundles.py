"""Fluent files of which a sentence is parsed when it is first asked for. All of them would take a third of a second.

Beside Fluent's own functions a sentence has ``PERCENT($share)``: a share in per cent (``games.core.percents``) with its
sign, as the language writes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.i18n.conjunctions import mark_conjunctions

__all__ = ["DEFAULT", "FluentSource", "LazyBundle", "babel_locale"]

DEFAULT = "en"
"""The language that has every sentence."""

Entry = fluent.Message | fluent.Term

_BEGINS = re.compile(r"^(?:(-?[a-zA-Z][\w-]*)|[a-zA-Z#-])", re.MULTILINE | re.ASCII)
"""Places where Fluent looks for the next entry: a line that begins with a letter, a hyphen or a hash."""


class FluentSource:
    """Content of one Fluent file: its messages by name and its terms by ``-name``.

    Of two with one name it is the first.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._written: dict[str, str] = {}
        self._read: dict[str, Entry | None] = {}
        begins = list(_BEGINS.finditer(text))
        bounds = [*(begin.start() for begin in begins), len(text)]
        for begin, (start, end) in zip(begins, pairwise(bounds), strict=True):
            if begin[1]:
                self._written.setdefault(begin[1], text[start:end])

    @classmethod
    def path_of(cls, path: Path) -> FluentSource:
        """Return the source in the file at ``path``."""
        return cls(path.read_text(encoding="utf-8"))

    def names(self) -> tuple[str, ...]:
        """Return the names that may be in the file, in order."""
        return tuple(self._written)

    def entry(self, name: str) -> Entry | None:
        """Return the message or term of that name; None if there is none."""
        if name not in self._read and name in self._written:
            found = FluentParser(with_spans=False).parse_entry(self._written[name])
            if isinstance(found, Entry):
                self._read[name] = found
            else:
                # After a mistake only Fluent can tell which lines belong to which entry.
                self._read_all()
        return self._read.get(name)

    def _read_all(self) -> None:
        self._read = dict.fromkeys(self._written)
        for entry in reversed(FluentResource(self._text).body):
            if isinstance(entry, Entry):
                self._read[_name(entry)] = entry


class LazyBundle:
    """Files of one language, as one: where two have an entry of one name, that of the first counts."""

    def __init__(self, locale: str, sources: Iterable[FluentSource]) -> None:
        self._sources = tuple(sources)
        self._locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False, functions={"PERCENT": partial(_percent, locale)})
        self._put: set[str] = set()

    def message(self, name: str) -> fluent.Message | None:
        """Return the message of that name; None if there is none."""
        found = self._entry(name)
        return found if isinstance(found, fluent.Message) else None

    def bundle(self, name: str) -> FluentBundle:
        """Return a bundle with that message, if it exists, and everything that it refers to."""
        if name not in self._put:
            self._put.add(name)
            entry = self._entry(name)
            if entry is not None:
                ours = entry.clone()
                mark_conjunctions(ours, self._locale)
                self._bundle.add_resource(fluent.Resource([ours]))
                references = _References()
                references.visit(entry)
                for other in references.names:
                    self.bundle(other)
        return self._bundle

    def _entry(self, name: str) -> Entry | None:
        return next((entry for source in self._sources if (entry := source.entry(name)) is not None), None)


def babel_locale(locale: str) -> Locale:
    """Return what Babel knows of that locale, or of English where it knows nothing of it."""
    try:
        return Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(DEFAULT)


def _percent(locale: str, share: int | str | FluentNone) -> Any:
    """Write a share with its sign: 20, or what stands in its place, as ``<1``, ``>99`` or ``20, 30``."""
    if isinstance(share, FluentNone):
        return share
    number = str(share).lstrip("<>")
    sign = str(share)[: -len(number)] if number else ""
    return sign + format_percent(0, locale=babel_locale(locale)).replace("0", number)


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.names.append(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def _name(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, fluent.Term) else str(entry.id.name)
