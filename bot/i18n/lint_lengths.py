"""Length limits of messages: on Discord's buttons, titles and lists, and for command names.

Filled-in values count with their usual length (see ``WIDTHS``): a text that is longer in the end is cut where
it is shown.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import NamedTuple

from fluent.syntax import ast as fluent

from bot.i18n.lint_parser import Entry, LintError, ParsedFile, ParsedMessage, texts, variant_key
from bot.i18n.lint_translations import all_variant_texts, selector_name

__all__ = [
    "LIMITS",
    "WIDTHS",
    "LengthLimit",
    "invalid_command_names",
    "longest_length",
    "overlong_messages",
    "wrong_command_mentions",
]


class LengthLimit(NamedTuple):
    """Limit of ``characters`` for the messages that are shown ``where``.

    It applies to the messages of a ``file`` (None: of any) whose names match ``names``; attributes follow a
    dot.
    """

    file: str | None
    names: re.Pattern[str]
    characters: int
    where: str


def _limit(names: str, characters: int, where: str, file: str | None = None) -> LengthLimit:
    return LengthLimit(file, re.compile(names), characters, where)


LIMITS = (
    _limit(r"menu-.*", 32, "a menu", "commands"),
    _limit(r".*\.description", 100, "the description of a command", "commands"),
    _limit(r"choice-.*", 100, "what a command offers", "commands"),
    _limit(r"(button|action|add)-.*|settings-.*-(on|off)", 80, "a button"),
    _limit(r"challenge-title|luck-title|form-.*-title|settings-quiet-title", 45, "the title of a form"),
    _limit(r"challenge-game|luck-label|quiet-.*-label|form-room-(rows|fragile)|form-pillows-columns", 45, "a label"),
    _limit(r"luck-example|quiet-.*-example|form-.*-example", 100, "an example in a form"),
    _limit(r"title|clock-.*|rolls-label|settings-(clock|language)|square-.*|step-jump-to", 100, "a list"),
    _limit(r"option-\w+(-[\w-]+)?", 80, "a list of house rules"),
    _limit(r"plays-.*", 100, "a list"),
    _limit(r"settings-choose-.*|step-jump|pick-.*", 150, "a line over a list"),
    _limit(r"thread-(open|turn|over)", 100, "the name of a thread"),
    _limit(r"film-alt|keepsake-alt|profile-alt|poster-alt|leaderboard-alt|what-if-alt|review-alt", 1024, "an alt text"),
)
"""The limits; of several that apply the first holds."""

WIDTHS = {
    **dict.fromkeys(("name", "seat", "seats", "other", "player", "host", "who", "language"), 20),
    **dict.fromkeys(("game", "time", "level", "title"), 16),
    **dict.fromkeys(("option", "value", "room"), 30),
    **dict.fromkeys(("told", "score"), 40),
    "cover": 10,
}
"""Number of characters that are counted for a parameter; 3 for any other."""
_USUAL = 3
_ALL = "*"
"""Among what can be selected: that all there is stands there."""
_MOST_WAYS = 20000
"""Most combinations of variants in which a sentence is checked."""

_COMMAND = re.compile(r"(?<![\w/.<:)\]])/(?P<path>[^\W\d][\w-]*(?: [^\W\d][\w-]*)?)")
"""Places where a sentence names a command."""


def longest_length(pattern: fluent.Pattern, read: Mapping[str, Entry]) -> int:
    """Return the number of characters of a text in its longest variants.

    ``read`` holds the entries that it may refer to.
    """
    choices: dict[str, set[str]] = {}
    loose = _sum(pattern, read, None, choices)
    for keys in choices.values():
        if _ALL in keys:
            keys -= {_ALL, "other"}
    ways = prod(map(len, choices.values()))
    if ways > _MOST_WAYS:
        return loose
    # The same parameter is selected on more than once, and not with two values at a time.
    return max(_sum(pattern, read, dict(zip(choices, way, strict=True)), {}) for way in product(*choices.values()))


def _sum(
    pattern: fluent.Pattern, read: Mapping[str, Entry], way: Mapping[str, str] | None, seen: dict[str, set[str]]
) -> int:
    """Return the length of a text where parameters choose ``way`` (None: the longest variants).

    Add each parameter that chooses to ``seen``, with its possible values.
    """
    count = 0
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            count += len(element.value)
        else:
            count += _length(element.expression, read, way, seen)
    return count


def _length(
    expression: fluent.BaseNode, read: Mapping[str, Entry], way: Mapping[str, str] | None, seen: dict[str, set[str]]
) -> int:
    match expression:
        case fluent.SelectExpression():
            name = selector_name(expression) or f"#{id(expression)}"
            default = next(variant for variant in expression.variants if variant.default)
            keys = seen.setdefault(name, set())
            keys.update(map(variant_key, expression.variants))
            if variant_key(default) != "other":
                keys.add(_ALL)
            chosen = [
                variant for variant in expression.variants if way is None or variant_key(variant) == way.get(name)
            ]
            return max(_sum(variant.value, read, way, seen) for variant in chosen or [default])
        case fluent.Placeable():
            return _length(expression.expression, read, way, seen)
        case fluent.FunctionReference() if expression.id.name == "PERCENT" and expression.arguments.positional:
            return _length(expression.arguments.positional[0], read, way, seen) + len("\N{NO-BREAK SPACE}%")
        case fluent.VariableReference():
            return WIDTHS.get(expression.id.name, _USUAL)
        case fluent.StringLiteral() | fluent.NumberLiteral():
            return len(str(expression.parse()["value"]))
        case fluent.MessageReference() | fluent.TermReference():
            name = f"-{expression.id.name}" if isinstance(expression, fluent.TermReference) else expression.id.name
            whole = f"{name}.{expression.attribute.name}" if expression.attribute else name
            found = (pattern for its, _, pattern in (texts(read[name]) if name in read else ()) if its == whole)
            return sum(_sum(pattern, read, way, seen) for pattern in found)
        case _:
            return _USUAL


def overlong_messages(file: ParsedFile, read: Mapping[str, Entry]) -> Iterator[LintError]:
    """Sentences of a file that have no room where they are shown."""
    for said in file.said:
        if isinstance(said.entry, fluent.Term):
            continue
        for name, node, pattern in texts(said.entry):
            limit = limit_of(file.path.stem, name)
            if limit is not None and (length := longest_length(pattern, read)) > limit.characters:
                most = f"{limit.where} takes {limit.characters}"
                yield file.error_at(node, f"{name} has about {length} characters; {most}")


def limit_of(file: str, name: str) -> LengthLimit | None:
    """Return the length limit for a message of that name in a file; None if there is none."""
    if file == "commands" and name.startswith(("command-", "option-")) and "." not in name:
        return None
    found = (one for one in LIMITS if one.file in (None, file) and one.names.fullmatch(name))
    return next(found, None)


def invalid_command_names(file: ParsedFile, model: ParsedFile) -> Iterator[LintError]:
    """Names of commands and their options, in ``commands.ftl``, that Discord refuses, or that are there twice."""
    taken: dict[tuple[str, str], str] = {}
    parts = [one.name for one in model.said if one.name.startswith(("command-", "option-"))]
    parents = {name.removeprefix("command-") for name in parts if name.startswith("command-")}
    for name in parts:
        said = file.entries.get(name)
        text = _text(said or model.entries[name])
        at = said.entry if said else None
        if at is not None and not _good_name(text):
            yield file.error_at(
                at, f"{name} is {text!r}: lower-case letters, digits, - _ ' and no more than 32 of them"
            )
        level = name.partition("-")[0], _parent(name, parents)
        other = taken.setdefault((*level, text), name)  # type: ignore[arg-type]
        if other != name:
            yield file.error_at(
                at or file.entries[other].entry if other in file.entries else next(iter(file.said)).entry,
                f"{name} and {other} are both called {text!r}",
            )


def _parent(name: str, commands: set[str]) -> str:
    """Return the command that a subcommand or an option belongs to; empty for a top-level command."""
    kind, _, path = name.partition("-")
    parts = path.split("-")
    if kind == "command":
        return parts[0] if len(parts) > 1 and parts[0] in commands else ""
    return next(("-".join(parts[:n]) for n in (2, 1) if "-".join(parts[:n]) in commands), "")


def _good_name(text: str) -> bool:
    return 1 <= len(text) <= 32 and text == text.lower() and all(_allowed(character) for character in text)


def _allowed(character: str) -> bool:
    # Discord also allows the vowels of Devanagari and Thai, which are marks.
    return (
        character in "-_'"
        or unicodedata.category(character)[0] in "LN"
        or "\u0900" <= character <= "\u097f"
        or "\u0e00" <= character <= "\u0e7f"
    )


def _text(said: ParsedMessage) -> str:
    value = said.entry.value
    elements = [] if value is None else value.elements
    return "".join(each.value if isinstance(each, fluent.TextElement) else "{}" for each in elements)


def wrong_command_mentions(file: ParsedFile, commands: ParsedFile, model: ParsedFile) -> Iterator[LintError]:
    """Commands that sentences tell people to use, and that are called otherwise in this language."""
    names = _names(commands, model)
    for said in file.said:
        for text in all_variant_texts(said.entry):
            for found in _COMMAND.finditer(text.value):
                first, _, second = found["path"].partition(" ")
                if first not in names:
                    known = ", ".join(f"/{name}" for name in sorted(names))
                    yield file.error_at(text, f"{said.name} speaks of /{first}, and there are {known}")
                elif second and names[first] and second not in names[first] and second in _english(model):
                    known = ", ".join(sorted(names[first]))
                    yield file.error_at(text, f"{said.name} speaks of /{first} {second}; /{first} has {known}")


def _names(commands: ParsedFile, model: ParsedFile) -> dict[str, set[str]]:
    """Return the names of the commands, each with those of its subcommands."""
    called = {
        name.removeprefix("command-"): _text(commands.entries.get(name) or said)
        for name, said in model.entries.items()
        if name.startswith("command-")
    }
    found: dict[str, set[str]] = {}
    for path, name in called.items():
        parent = _parent(f"command-{path}", set(called))
        if not parent:
            found.setdefault(name, set())
    for path, name in called.items():
        parent = _parent(f"command-{path}", set(called))
        if parent:
            found.setdefault(called[parent], set()).add(name)
    return found


def _english(model: ParsedFile) -> set[str]:
    """Return the last parts of the commands' names in English.

    An untranslated name looks like one of them.
    """
    return {_text(said) for name, said in model.entries.items() if name.startswith("command-")}
