"""Sentences in source files and Fluent files, each file read once in a process.

Many tests ask for them, and syntax trees need memory.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

SPEAKERS = {"words", "speak", "say", "UserError", "translatable", "_words"}
"""Callables through which sentences are asked for; and ``words(…)("…")``."""


class Spelled(NamedTuple):
    """Sentence names and texts in one source file."""

    asked: frozenset[str]
    """The names of sentences that calls spell out."""
    constants: frozenset[str]
    """All texts in it."""
    made: tuple[re.Pattern[str], ...]
    """Patterns of composed names that begin like the name of a sentence."""


@cache
def spelled(path: Path) -> Spelled:
    """Return the sentence names and texts in that source file."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))))
    return Spelled(
        frozenset(name for node in nodes if isinstance(node, ast.Call) and (name := _asked(node))),
        frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)),
        tuple(_pattern(node) for node in nodes if isinstance(node, ast.JoinedStr) and _begins_like_a_name(node)),
    )


@cache
def messages(path: Path) -> dict[str, fluent.Message]:
    """Return the messages of that Fluent file by name, each with its attributes."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


def _asked(call: ast.Call) -> str | None:
    if not call.args:
        return None
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    first = call.args[0]
    speaks = name in SPEAKERS or isinstance(call.func, ast.Call)
    # What has no hyphen is a language, or something else.
    if speaks and isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]+-[\w.-]+", str(first.value)):
        return str(first.value)
    return None


def _begins_like_a_name(text: ast.JoinedStr) -> bool:
    first = text.values[0] if text.values else None
    return isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]+-[a-z-]*", str(first.value)) is not None


def _pattern(text: ast.JoinedStr) -> re.Pattern[str]:
    """Return the pattern of the names that an f-string makes."""
    parts = [re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w.-]+" for part in text.values]
    return re.compile("".join(map(str, parts)))
