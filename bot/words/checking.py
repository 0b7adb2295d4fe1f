"""Mistakes in the Fluent files, each told once: the file, the line, and what is wrong there.

Without this, one brace too few in a file is a sentence that is missing, and that is told wherever somebody says it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import games
from bot.words import DEFAULT, FOLDERS, subjects
from bot.words.choosing import GIVEN
from games.core import Event, First, Left, Won

__all__ = ["Mistake", "mistakes", "told_by"]

FUNCTIONS = {"NUMBER", "DATETIME"}
"""What a sentence can call."""

ALWAYS = {"event-": set(GIVEN)}
"""What sentences whose names begin like this are given in any case, whether English uses it or not."""

Parameters = Mapping[str, frozenset[str]]


class Mistake(NamedTuple):
    """Something wrong in line ``line`` of a file."""

    path: Path
    line: int
    what: str

    def __str__(self) -> str:
        here = Path.cwd()
        path = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        return f"{path}:{self.line}: {self.what}"


def mistakes(folders: Sequence[Path] | None = None, given: Mapping[str, Parameters] | None = None) -> list[Mistake]:
    """All mistakes in the languages that lie in ``folders`` (None: where words are looked for), by file and line.

    They are: what is no Fluent, what is said twice, references to what is not there, and in other languages than
    English what English does not have: sentences, and parameters of sentences. ``given`` has, by the names of
    files and of sentences in them, the parameters that the program is known to give; English is held to these.
    """
    found: list[Mistake] = []
    english: dict[str, _File] = {}
    for locale, files in _by_language(FOLDERS if folders is None else folders):
        read = {path.stem: _File(path) for path in files}
        if locale == DEFAULT:
            english = read
        for file in read.values():
            found += file.mistakes
            found += file.said_twice()
        found += _said_in_two_files(read)
        found += _lost_references(read)
        if locale == DEFAULT:
            found += _not_given(read, given or {})
        else:
            found += _not_in_english(read, english)
    return sorted(set(found))


def told_by(game: str) -> dict[str, frozenset[str]]:
    """The sentences of what can happen in a game, each with its parameters: the fields of its event.

    Raises:
        UnknownGame: there is no such game.
    """
    games.load(game)
    kinds: list[type[Event]] = [First, Left, Won]
    kinds += (kind for kind in _kinds(Event) if kind.__module__.startswith(f"games.{game}."))
    return {f"event-{_kebab(kind.__name__)}": frozenset(kind.__struct_fields__) for kind in kinds}


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def _kinds(of: type[Event]) -> Iterator[type[Event]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _kinds(kind)


def _by_language(folders: Sequence[Path]) -> Iterator[tuple[str, list[Path]]]:
    """The languages, English first, each with its files: the first that is found under a name."""
    languages: dict[str, dict[str, Path]] = {DEFAULT: {}}
    for folder in folders:
        for path in sorted(folder.glob("*/*.ftl")):
            languages.setdefault(path.parent.name, {}).setdefault(path.stem, path)
    for locale, files in languages.items():
        yield locale, list(files.values())


class _Finder(Visitor):
    """What a message or a term refers to, and the lists of variants in it."""

    def __init__(self, entry: fluent.Message | fluent.Term) -> None:
        self.references: list[tuple[str, fluent.BaseNode]] = []
        self.variables: list[fluent.VariableReference] = []
        self.selections: list[fluent.SelectExpression] = []
        self.visit(entry)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.append(node)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.references.append((_referred(node.id.name, node.attribute), node))

    def visit_TermReference(self, node: fluent.TermReference) -> None:
        self.references.append((f"-{_referred(node.id.name, node.attribute)}", node))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:
        self.references.append((f"{node.id.name}()", node))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        self.selections.append(node)
        self.generic_visit(node)


def _referred(name: str, attribute: fluent.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name


class _Said(NamedTuple):
    """A sentence, or a term with a hyphen before its name, and what was found in it."""

    name: str
    entry: fluent.Message | fluent.Term
    inside: _Finder


class _File:
    """A file as it was read: all that it says, and by its name what it says first."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.mistakes: list[Mistake] = []
        self.said: list[_Said] = []
        raw = path.read_bytes()
        try:
            self._text = raw.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            self._text = ""
            line = raw[: error.start].count(b"\n") + 1
            self.mistakes.append(Mistake(path, line, "this is not UTF-8 text"))
        for entry in FluentParser().parse(self._text).body:
            if isinstance(entry, fluent.Junk):
                self.mistakes.append(self._junk(entry))
            elif isinstance(entry, fluent.Message | fluent.Term):
                self.said.append(_Said(_name(entry), entry, _Finder(entry)))
        self.entries = {one.name: one for one in reversed(self.said)}

    def line(self, node: fluent.BaseNode) -> int:
        """The line where that begins."""
        span = getattr(node, "span", None)
        return self._text.count("\n", 0, span.start) + 1 if span else 1

    def at(self, node: fluent.BaseNode, what: str) -> Mistake:
        """The mistake in the line where that begins."""
        return Mistake(self.path, self.line(node), what)

    def names(self) -> set[str]:
        """What can be referred to: sentences, and their attributes behind a dot."""
        return {
            name
            for one in self.said
            for name in (one.name, *(f"{one.name}.{attribute.id.name}" for attribute in one.entry.attributes))
        }

    def said_twice(self) -> Iterator[Mistake]:
        """Sentences, attributes and variants that stand there already."""
        for name, entry, inside in self.said:
            first = self.entries[name].entry
            if first is not entry:
                yield self.at(entry, f"{name} is said in line {self.line(first)} already")
            attributes: set[str] = set()
            for attribute in entry.attributes:
                if attribute.id.name in attributes:
                    yield self.at(attribute, f"{name} has .{attribute.id.name} already")
                attributes.add(attribute.id.name)
            for selection in inside.selections:
                keys: set[str] = set()
                for variant in selection.variants:
                    key = variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
                    if key in keys:
                        yield self.at(variant, f"{name} has a variant [{key}] already")
                    keys.add(key)

    def _junk(self, junk: fluent.Junk) -> Mistake:
        why = junk.annotations[0] if junk.annotations else None
        text = (why.message if why else None) or "this cannot be read"
        begun = (junk.content or "").strip().splitlines()[:1]
        told = f"{text[0].lower()}{text[1:]}".rstrip(".")
        return self.at(why or junk, f"{told} (in: {begun[0][:60]})" if begun else told)


def _name(entry: fluent.Message | fluent.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name


def _common(read: Mapping[str, _File]) -> list[_File]:
    """The files whose sentences every game, and the commands, can say too."""
    return [file for name, file in read.items() if name in subjects()]


def _said_in_two_files(read: Mapping[str, _File]) -> Iterator[Mistake]:
    """Sentences of a file that another has which is always there with it."""
    common = _common(read)
    for file in read.values():
        for other in common:
            # Of two subjects the later one is told.
            if other is file or (file in common and common.index(file) < common.index(other)):
                continue
            for name in file.entries.keys() & other.entries.keys():
                line = other.line(other.entries[name].entry)
                yield file.at(file.entries[name].entry, f"{name} is said in line {line} of {other.path.name} already")


def _lost_references(read: Mapping[str, _File]) -> Iterator[Mistake]:
    """References to what is not there, in this language: a sentence of another cannot be put into it."""
    common = {name for file in _common(read) for name in file.names()}
    for file in read.values():
        there = common | file.names() | {f"{function}()" for function in FUNCTIONS}
        for name, _, inside in file.said:
            for reference, node in inside.references:
                if reference not in there:
                    yield file.at(node, f"{name} refers to {reference}, which is not there")


def _parameters(file: _File, name: str, read: Mapping[str, _File], seen: frozenset[str] = frozenset()) -> set[str]:
    """The parameters that a sentence uses itself or in what it refers to."""
    said = next((one.entries[name] for one in (file, *_common(read)) if name in one.entries), None)
    if said is None or name in seen:
        return set()
    found = {variable.id.name for variable in said.inside.variables}
    for reference, node in said.inside.references:
        if isinstance(node, fluent.MessageReference):
            found |= _parameters(file, reference.partition(".")[0], read, seen | {name})
    return found


def _not_in_english(read: Mapping[str, _File], english: Mapping[str, _File]) -> Iterator[Mistake]:
    """What a translation has that English has not."""
    for stem, file in read.items():
        model = english.get(stem)
        if model is None:
            yield Mistake(file.path, 1, f"English has no file {stem}.ftl")
            continue
        there = model.names()
        for name, entry, inside in file.said:
            if isinstance(entry, fluent.Term):
                continue
            if name not in there:
                yield file.at(entry, f"English does not say {name}")
                continue
            for attribute in entry.attributes:
                if f"{name}.{attribute.id.name}" not in there:
                    yield file.at(attribute, f"English does not say {name}.{attribute.id.name}")
            allowed = _parameters(model, name, english) | _always(name)
            yield from _strange(file, name, inside, allowed, "English has")


def _not_given(read: Mapping[str, _File], given: Mapping[str, Parameters]) -> Iterator[Mistake]:
    """Parameters in English that the program does not give."""
    for stem, file in read.items():
        known = given.get(stem, {})
        for name, _, inside in file.said:
            if name in known:
                yield from _strange(file, name, inside, known[name] | _always(name), "it is given")


def _strange(
    file: _File, name: str, inside: _Finder, allowed: set[str] | frozenset[str], there: str
) -> Iterator[Mistake]:
    for variable in inside.variables:
        if variable.id.name not in allowed:
            told = ", ".join(f"${each}" for each in sorted(allowed)) or "nothing"
            yield file.at(variable, f"{name} uses ${variable.id.name}; {there} {told}")


def _always(name: str) -> set[str]:
    return {part for start, parts in ALWAYS.items() if name.startswith(start) for part in parts}
