"""Fluent files of which a sentence is parsed when it is first asked for. All of them would take a third of a second.

Beside Fluent's own functions a sentence has ``PERCENT($share)``: a share in per cent (``games.core.percents``) with its
sign, as the language writes it.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterable
from functools import cached_property, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.numbers import format_percent
from babel.plural import PluralRule, to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.i18n.conjunctions import has_conjunctions, mark_conjunctions
from bot.i18n.fast_parser import parse_entry

__all__ = ["DEFAULT", "FluentSource", "LazyBundle", "babel_locale"]

DEFAULT = "en"
"""The language that has every sentence."""

Entry = fluent.Message | fluent.Term

_BEGINS = re.compile(rb"^(?:(-?[a-zA-Z][\w-]*)|[a-zA-Z#-])", re.MULTILINE)
"""Places where Fluent looks for the next entry: a line that begins with a letter, a hyphen or a hash."""


_PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^\s{}](?:[^{}\r\n]*[^{}\s])?) *\n*", re.ASCII)
"""A message of one line without anything to fill in, and its text."""


class FluentSource:
    """Content of one Fluent file: its messages by name and its terms by ``-name``.

    Of two with one name it is the first.
    """

    def __init__(self, text: str) -> None:
        # As text, one emoji would make every letter take four bytes.
        self._text = text.encode("utf-8", "surrogatepass")
        self._starts: dict[str, int] = {}
        """Beginning of each entry; slices of the texts of eight languages would take three megabytes more."""
        self._read: dict[str, Entry | None] = {}
        self._bounds = array("l")
        for begin in _BEGINS.finditer(self._text):
            self._bounds.append(begin.start())
            if begin[1]:
                self._starts.setdefault(begin[1].decode(), begin.start())
        self._bounds.append(len(self._text))

    @classmethod
    def path_of(cls, path: Path) -> FluentSource:
        """Return the source in the file at ``path``."""
        return cls(path.read_text(encoding="utf-8"))

    def names(self) -> tuple[str, ...]:
        """Return the names that may be in the file, in order."""
        return tuple(self._starts)

    def written(self, name: str) -> str | None:
        """Return the text of the message or term of that name; None if there is none."""
        start = self._starts.get(name)
        if start is None:
            return None
        written = self._text[start : self._bounds[bisect_right(self._bounds, start)]]
        return written.decode("utf-8", "surrogatepass")

    def entry(self, name: str) -> Entry | None:
        """Return the message or term of that name; None if there is none."""
        if name not in self._read and (written := self.written(name)) is not None:
            found = parse_entry(written)
            if isinstance(found, Entry):
                self._read[name] = found
            else:
                # After a mistake only Fluent can tell which lines belong to which entry.
                self._read_all()
        return self._read.get(name)

    def _read_all(self) -> None:
        self._read = dict.fromkeys(self._starts)
        for entry in reversed(FluentResource(self._text.decode("utf-8", "surrogatepass")).body):
            if isinstance(entry, Entry):
                self._read[_name(entry)] = entry


class _Bundle(FluentBundle):
    """A bundle that reads Babel's data of its language, a megabyte, when a number is first filled in."""

    _babel_locale: Locale
    _plural_form: Any

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        del self._babel_locale, self._plural_form

    def _get_babel_locale(self) -> Any:
        return _NO_LOCALE

    def __getattr__(self, name: str) -> Any:
        if name == "_babel_locale":
            self._babel_locale = super()._get_babel_locale()
        elif name == "_plural_form":
            self._plural_form = to_python(self._babel_locale.plural_form)
        else:
            raise AttributeError(name)
        return vars(self)[name]


_NO_LOCALE = SimpleNamespace(plural_form=PluralRule({}))
"""Stand-in for a locale while a bundle is made."""


class LazyBundle:
    """Files of one language, as one: where two have an entry of one name, that of the first counts."""

    def __init__(self, locale: str, sources: Iterable[FluentSource]) -> None:
        self._sources = tuple(sources)
        self._locale = locale
        self._put: set[str] = set()
        self._plain: dict[str, str | None] = {}

    @cached_property
    def _bundle(self) -> FluentBundle:
        return _Bundle([self._locale], use_isolating=False, functions={"PERCENT": partial(_percent, self._locale)})

    def plain(self, name: str) -> str | None:
        """Return the message of that name if it is a single line in which nothing is filled in, else None."""
        if name not in self._plain:
            written = next((text for source in self._sources if (text := source.written(name)) is not None), "")
            found = _PLAIN.fullmatch(written)
            self._plain[name] = None if found is None else found[1]
        return self._plain[name]

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
                ours = entry
                if has_conjunctions(self._locale):
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
