"""A language in which each letter that comes from a Fluent file is marked, and each sentence is longer than in English.

What a reader sees without such marks was written in the program, or formatted as English does.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer

from bot.i18n import DEFAULT
from tests.project.source_tree import ROOT

LOCALE = "sv-SE"
"""Discord has it, Babel too, and nobody has translated the bot into it: numbers, dates and lists are Swedish."""

_MARKED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ%",
    "ȧḃċḋėḟġḣīĵķļṁṅȯṗɋṙṡṫůṽẇẋẏżȦḂĊḊĖḞĠḢĪĴĶĻṀṄȮṖɊṘṠṪŮṼẆẊẎŻ％",
)
_VOWELS = re.compile(r"[aeiou]")


def marked(text: str) -> str:
    """Return the text with its letters marked and its vowels doubled."""
    return _VOWELS.sub(lambda vowel: 2 * vowel[0], text).translate(_MARKED)


class _Marking(Transformer):
    def __init__(self, *, longer: bool) -> None:
        self._longer = longer

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:
        node.value = marked(node.value) if self._longer else node.value.translate(_MARKED)
        return node


@cache
def _written(path: Path) -> str:
    body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    for entry in body.body:
        if isinstance(entry, fluent.Message):
            # Names of commands and their descriptions are as long as Discord takes in English already.
            _Marking(longer=path.stem != "commands").visit(entry)
    return FluentSerializer().serialize(body)


def write(folder: Path) -> Path:
    """Write the language below a folder of languages, which is given back."""
    (folder / LOCALE).mkdir(parents=True)
    for path in sorted((ROOT / "bot" / "i18n" / DEFAULT).glob("*.ftl")):
        (folder / LOCALE / path.name).write_text(_written(path), encoding="utf-8")
    return folder


_QUOTED = re.compile(r"<[^>]*>|https?://\S+|`+[^`]*`+|\]\([^)]*\)|\b[0-9a-f]{16,}\b")
"""Parts that are no sentence: mentions, times, links, what is quoted, and digests."""
_ENGLISH = re.compile(r"[A-Za-z_]*[A-Za-z]{2}[A-Za-z_]*|\d{1,3}(?:,\d{3})+|\d+\.\d+|\d+%")
"""Words without a mark, and numbers as English writes them."""


def unmarked(text: str, known: Collection[str]) -> list[str]:
    """Return the words of a text that are neither in the marked language nor ``known``."""
    return [found for found in _ENGLISH.findall(_QUOTED.sub(" ", text)) if found not in known]
