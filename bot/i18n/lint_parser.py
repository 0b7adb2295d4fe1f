"""Fluent files read with their lines, to look for mistakes in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

__all__ = [
    "Entry",
    "LintError",
    "ParsedFile",
    "ParsedMessage",
    "ReferenceVisitor",
    "message_id",
    "texts",
    "variant_key",
]

Entry = fluent.Message | fluent.Term


class LintError(NamedTuple):
    """A mistake in line ``line`` of a file."""

    path: Path
    line: int
    what: str

    def __str__(self) -> str:
        here = Path.cwd()
        path = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        return f"{path}:{self.line}: {self.what}"


class ReferenceVisitor(Visitor):
    """Visitor that collects the references of a message or a term, and its lists of variants."""

    def __init__(self, entry: Entry) -> None:
        self.references: list[tuple[str, fluent.BaseNode]] = []
        self.variables: list[fluent.VariableReference] = []
        self.selections: list[fluent.SelectExpression] = []
        self.visit(entry)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        """Collect a parameter."""
        self.variables.append(node)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        """Note the reference to another sentence."""
        self.references.append((_referred(node.id.name, node.attribute), node))

    def visit_TermReference(self, node: fluent.TermReference) -> None:
        """Collect a reference to a term."""
        self.references.append((f"-{_referred(node.id.name, node.attribute)}", node))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:
        """Collect a call of a function."""
        self.references.append((f"{node.id.name}()", node))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        """Collect a choice among variants."""
        self.selections.append(node)
        self.generic_visit(node)


@lru_cache(64)
def _parsed(text: str) -> Sequence[fluent.EntryType]:
    """Return the entries of a file with that text; cached.

    English is read beside every other language, and to read a language takes half a second.
    """
    return FluentParser().parse(text).body


def _referred(name: str, attribute: fluent.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name


class ParsedMessage(NamedTuple):
    """A sentence, or a term with a hyphen before its name, and what was found in it."""

    name: str
    entry: Entry
    inside: ReferenceVisitor


class ParsedFile:
    """Parsed file: all its entries, and the first entry of each name."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.mistakes: list[LintError] = []
        self.said: list[ParsedMessage] = []
        raw = path.read_bytes()
        try:
            self._text = raw.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            self._text = ""
            line = raw[: error.start].count(b"\n") + 1
            self.mistakes.append(LintError(path, line, "this is not UTF-8 text"))
        self.comments = ""
        """The comment on the file as a whole, behind ``###``."""
        for entry in _parsed(self._text):
            if isinstance(entry, fluent.ResourceComment):
                self.comments += f"{entry.content}\n"
            if isinstance(entry, fluent.Junk):
                self.mistakes.append(self._junk(entry))
            elif isinstance(entry, Entry):
                self.said.append(ParsedMessage(message_id(entry), entry, ReferenceVisitor(entry)))
        self.entries = {one.name: one for one in reversed(self.said)}

    def line_of(self, node: fluent.BaseNode) -> int:
        """Return the line where the node begins."""
        span = getattr(node, "span", None)
        return self._text.count("\n", 0, span.start) + 1 if span else 1

    def error_at(self, node: fluent.BaseNode, what: str) -> LintError:
        """Return the error, at the line where the node begins."""
        return LintError(self.path, self.line_of(node), what)

    def names(self) -> set[str]:
        """Return the names that can be referred to: messages, and their attributes after a dot."""
        return {name for one in self.said for name in (one.name, *(name for name, *_ in texts(one.entry)))}

    def duplicate_entries(self) -> Iterator[LintError]:
        """Sentences, attributes and variants that stand there already."""
        for name, entry, inside in self.said:
            first = self.entries[name].entry
            if first is not entry:
                yield self.error_at(entry, f"{name} is said in line {self.line_of(first)} already")
            attributes: set[str] = set()
            for attribute in entry.attributes:
                if attribute.id.name in attributes:
                    yield self.error_at(attribute, f"{name} has .{attribute.id.name} already")
                attributes.add(attribute.id.name)
            for selection in inside.selections:
                keys: set[str] = set()
                for variant in selection.variants:
                    key = variant_key(variant)
                    if key in keys:
                        yield self.error_at(variant, f"{name} has a variant [{key}] already")
                    keys.add(key)

    def _junk(self, junk: fluent.Junk) -> LintError:
        why = junk.annotations[0] if junk.annotations else None
        text = (why.message if why else None) or "this cannot be read"
        begun = (junk.content or "").strip().splitlines()[:1]
        told = f"{text[0].lower()}{text[1:]}".rstrip(".")
        return self.error_at(why or junk, f"{told} (in: {begun[0][:60]})" if begun else told)


def message_id(entry: Entry) -> str:
    """Return the name of a message, or that of a term with its hyphen."""
    return f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name


def texts(entry: Entry) -> Iterator[tuple[str, fluent.BaseNode, fluent.Pattern]]:
    """Yield the texts of a message, its own and those of its attributes: name, where it begins, and the text."""
    name = message_id(entry)
    if entry.value is not None:
        yield name, entry, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute, attribute.value


def variant_key(variant: fluent.Variant) -> str:
    """Return the key that chooses a variant."""
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else str(variant.key.value)
