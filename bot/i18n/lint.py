"""Mistakes in the Fluent files, each told once: the file, the line, and what is wrong there.

Without this, one brace too few in a file is a sentence that is missing, and that is told wherever somebody says it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from fluent.syntax import ast as fluent

import games
from bot.i18n import DEFAULT, FOLDERS, shared_files
from bot.i18n.lint_lengths import invalid_command_names, overlong_messages, wrong_command_mentions
from bot.i18n.lint_parser import LintError, ParsedFile, ReferenceVisitor
from bot.i18n.lint_translations import missing_in_translation, translation_errors
from bot.i18n.variants import GIVEN
from games.analysis.reasons import reason_facts
from games.core import Event, First, Left, Won

__all__ = ["LintError", "event_parameters", "lint_languages", "missing_messages", "reason_parameters"]

FUNCTIONS = {"NUMBER", "DATETIME", "PERCENT"}
"""Functions that a sentence can call."""

ALWAYS = {"event-": set(GIVEN)}
"""Parameters that sentences whose names begin like this get in any case, whether English uses them or not."""

Parameters = Mapping[str, frozenset[str]]


def lint_languages(
    folders: Sequence[Path] | None = None,
    given: Mapping[str, Parameters] | None = None,
    *,
    locales: Collection[str] | None = None,
) -> list[LintError]:
    """All mistakes in the languages that lie in ``folders`` (None: where words are looked for), by file and line.

    They are: what is no Fluent, what is said twice, references to what is not there, what is too long for where it is
    shown; and in other languages than English what English does not have (sentences, parameters, choices), choices
    and parameters of English that were lost, plurals that the language needs or never uses, English that was left, and
    commands whose names Discord would refuse. ``given`` has, by the names of files and of sentences in them, the
    parameters that the program is known to give; English is held to these. Only English and ``locales`` are looked at,
    if they are given: to read a language takes half a second.
    """
    found: list[LintError] = []
    english: dict[str, ParsedFile] = {}
    for locale, files in _by_language(FOLDERS if folders is None else folders):
        if locales is not None and locale not in (DEFAULT, *locales):
            continue
        read = {path.stem: ParsedFile(path) for path in files}
        if locale == DEFAULT:
            english = read
        for file in read.values():
            found += file.mistakes
            found += file.duplicate_entries()
        found += _said_in_two_files(read)
        found += _lost_references(read)
        if locale == DEFAULT:
            found += _not_given(read, given or {})
        else:
            found += _not_in_english(read, english)
            found += _translated_badly(read, english, locale)
        for file in read.values():
            seen = {one.name: one.entry for other in (*_common(read), file) for one in other.said}
            found += overlong_messages(file, seen)
    return _one_a_line(found)


def missing_messages(locale: str, folders: Sequence[Path] | None = None) -> list[LintError]:
    """Return the messages that English has and the language of that locale lacks, by file and line.

    The rest of the language is not checked.

    Raises:
        LookupError: there is no folder for that locale.
    """
    languages = dict(_by_language(FOLDERS if folders is None else folders))
    if locale == DEFAULT or locale not in languages:
        raise LookupError(locale)
    read, english = ({path.stem: ParsedFile(path) for path in languages[one]} for one in (locale, DEFAULT))
    return sorted(missing_in_translation(read, english))


def _one_a_line(found: list[LintError]) -> list[LintError]:
    """Return the first mistake in each line of a sentence: the others often follow from it."""
    first: dict[tuple[Path, int], LintError] = {}
    for mistake in found:
        first.setdefault((mistake.path, mistake.line), mistake)
    return sorted(first.values())


def _translated_badly(
    read: Mapping[str, ParsedFile], english: Mapping[str, ParsedFile], locale: str
) -> Iterator[LintError]:
    for stem, file in read.items():
        if stem in english:
            yield from translation_errors(file, english[stem], locale)
    commands = english.get("commands")
    if commands is None:
        return
    called = read.get("commands", commands)
    wrong = list(invalid_command_names(called, commands))
    yield from wrong
    if not wrong:
        for file in read.values():
            yield from wrong_command_mentions(file, called, commands)


def reason_parameters(game: str) -> dict[str, frozenset[str]]:
    """Return the messages of a game whose parameters are known, each with its parameters.

    These are its events, and the reasons for its computers' moves with the facts of each.

    Raises:
        UnknownGame: there is no such game.
    """
    return {**event_parameters(game), **{f"why-{key}": frozenset(names) for key, names in reason_facts(game).items()}}


def event_parameters(game: str) -> dict[str, frozenset[str]]:
    """Return the event messages of a game, each with its parameters: the fields of its event.

    Raises:
        UnknownGame: there is no such game.
    """
    games.load(game)
    kinds: list[type[Event]] = [First, Left, Won]
    kinds += (kind for kind in _kinds(Event) if games.owns(game, kind.__module__))
    return {f"event-{_kebab(kind.__name__)}": frozenset((*kind.__struct_fields__, *kind.facts)) for kind in kinds}


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def _kinds(of: type[Event]) -> Iterator[type[Event]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _kinds(kind)


def _by_language(folders: Sequence[Path]) -> Iterator[tuple[str, list[Path]]]:
    """Yield each language with its files, English first; of files with one name, the first found."""
    languages: dict[str, dict[str, Path]] = {DEFAULT: {}}
    for folder in folders:
        for path in sorted(folder.glob("*/*.ftl")):
            languages.setdefault(path.parent.name, {}).setdefault(path.stem, path)
    for locale, files in languages.items():
        yield locale, list(files.values())


def _common(read: Mapping[str, ParsedFile]) -> list[ParsedFile]:
    """Return the files whose messages every game, and the commands, can use too."""
    return [file for name, file in read.items() if name in shared_files()]


def _said_in_two_files(read: Mapping[str, ParsedFile]) -> Iterator[LintError]:
    """Sentences of a file that another has which is always there with it."""
    common = _common(read)
    for file in read.values():
        for other in common:
            # Of two subjects the later one is reported.
            if other is file or (file in common and common.index(file) < common.index(other)):
                continue
            for name in file.entries.keys() & other.entries.keys():
                line = other.line_of(other.entries[name].entry)
                yield file.error_at(
                    file.entries[name].entry, f"{name} is said in line {line} of {other.path.name} already"
                )


def _lost_references(read: Mapping[str, ParsedFile]) -> Iterator[LintError]:
    """Yield an error for each reference to an entry that this language lacks.

    An entry of another language cannot be inserted.
    """
    common = {name for file in _common(read) for name in file.names()}
    for file in read.values():
        there = common | file.names() | {f"{function}()" for function in FUNCTIONS}
        for name, _, inside in file.said:
            for reference, node in inside.references:
                if reference not in there:
                    yield file.error_at(node, f"{name} refers to {reference}, which is not there")


def _parameters(
    file: ParsedFile, name: str, read: Mapping[str, ParsedFile], seen: frozenset[str] = frozenset()
) -> set[str]:
    """Return the parameters that a message uses, itself or through its references."""
    said = next((one.entries[name] for one in (file, *_common(read)) if name in one.entries), None)
    if said is None or name in seen:
        return set()
    found = {variable.id.name for variable in said.inside.variables}
    for reference, node in said.inside.references:
        if isinstance(node, fluent.MessageReference):
            found |= _parameters(file, reference.partition(".")[0], read, seen | {name})
    return found


def _not_in_english(read: Mapping[str, ParsedFile], english: Mapping[str, ParsedFile]) -> Iterator[LintError]:
    """Yield an error for each entry of a translation that English lacks.

    Messages that only the translation's own messages refer to are allowed: a noun in another case, say.
    """
    for stem, file in read.items():
        model = english.get(stem)
        if model is None:
            yield LintError(file.path, 1, f"English has no file {stem}.ftl")
            continue
        there = model.names() | _referred_to(read, stem)
        for name, entry, inside in file.said:
            if isinstance(entry, fluent.Term):
                continue
            if name not in there:
                yield file.error_at(entry, f"English does not say {name}")
                continue
            for attribute in entry.attributes:
                if f"{name}.{attribute.id.name}" not in there:
                    yield file.error_at(attribute, f"English does not say {name}.{attribute.id.name}")
            if name in model.entries:
                allowed = _parameters(model, name, english) | _always(name)
                yield from _strange(file, name, inside, allowed, "English has")
                yield from _strangely_referred(file, name, inside, allowed, read)


def _referred_to(read: Mapping[str, ParsedFile], stem: str) -> set[str]:
    """Return the names that a file's messages refer to; for a common file, those that any file's do."""
    files = list(read.values()) if read[stem] in _common(read) else [read[stem]]
    names = {reference for file in files for one in file.said for reference, _ in one.inside.references}
    # A reference to an attribute is one to its message, too.
    return names | {name.partition(".")[0] for name in names}


def _strangely_referred(
    file: ParsedFile, name: str, inside: ReferenceVisitor, allowed: set[str], read: Mapping[str, ParsedFile]
) -> Iterator[LintError]:
    """Yield an error for each reference to a message with parameters that this one is not given."""
    for reference, node in inside.references:
        if isinstance(node, fluent.MessageReference):
            for parameter in sorted(_parameters(file, reference.partition(".")[0], read) - allowed):
                yield file.error_at(
                    node, f"{name} refers to {reference}, which uses ${parameter}: {name} is not given it"
                )


def _not_given(read: Mapping[str, ParsedFile], given: Mapping[str, Parameters]) -> Iterator[LintError]:
    """Parameters in English that the program does not give."""
    for stem, file in read.items():
        known = given.get(stem, {})
        for name, _, inside in file.said:
            if name in known:
                yield from _strange(file, name, inside, known[name] | _always(name), "it is given")


def _strange(
    file: ParsedFile, name: str, inside: ReferenceVisitor, allowed: set[str] | frozenset[str], there: str
) -> Iterator[LintError]:
    for variable in inside.variables:
        if variable.id.name not in allowed:
            told = ", ".join(f"${each}" for each in sorted(allowed)) or "nothing"
            yield file.error_at(variable, f"{name} uses ${variable.id.name}; {there} {told}")


def _always(name: str) -> set[str]:
    return {part for start, parts in ALWAYS.items() if name.startswith(start) for part in parts}
