"""Fluent's parser, quicker: its grammar is the library's, and texts, names and blanks are read at once, not by letters.

A first message of a game has dozens of sentences, a start reads a thousand, and both wait for nothing else as long.
"""

from __future__ import annotations

import re

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.errors import ParseError
from fluent.syntax.stream import FluentParserStream

__all__ = ["parse_entry"]

_TEXT = re.compile(r"[^{}\n]*")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_SPACES = re.compile(" *")
_BLANK = re.compile(r"[ \n]*")
_LINES = re.compile(r"(?: *\n)*")
_REST = re.compile(r" *\Z")


class _Stream(FluentParserStream):
    """Text without carriage returns, which the library's stream looks for at every letter."""

    def get(self, offset: int) -> str | None:
        return self.string[offset : offset + 1] or None

    char_at = get

    @property
    def current_char(self) -> str | None:
        return self.string[self.index : self.index + 1] or None

    @property
    def current_peek(self) -> str | None:
        at = self.index + self.peek_offset
        return self.string[at : at + 1] or None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.current_char

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    def _passed(self, pattern: re.Pattern[str]) -> str:
        """Move the peek over what the pattern matches, and return that."""
        found = pattern.match(self.string, self.index + self.peek_offset)
        assert found is not None
        self.peek_offset = found.end() - self.index
        return found[0]

    def peek_blank_inline(self) -> str:
        return self._passed(_SPACES)

    def peek_blank(self) -> None:
        self._passed(_BLANK)

    def peek_blank_block(self) -> str:
        lines = self._passed(_LINES)
        # Spaces at the very end are a blank line, too.
        if _REST.match(self.string, self.index + self.peek_offset):
            self.peek_offset = len(self.string) - self.index
        return "\n" * lines.count("\n")


class _Parser(FluentParser):
    class Indent(FluentParser.Indent):
        def __init__(self, value: str, start: int, end: int) -> None:
            self.value = value

    def get_text_element(self, ps: FluentParserStream) -> fluent.TextElement:
        return fluent.TextElement(self._taken(ps, _TEXT))

    def get_identifier(self, ps: FluentParserStream) -> fluent.Identifier:
        name = self._taken(ps, _NAME)
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        return fluent.Identifier(name)

    def _taken(self, ps: FluentParserStream, pattern: re.Pattern[str]) -> str:
        found = pattern.match(ps.string, ps.index)
        if found is None:
            return ""
        ps.index, ps.peek_offset = found.end(), 0
        return found[0]


_PARSER = _Parser(with_spans=False)


def parse_entry(text: str) -> fluent.EntryType:
    """Return the text's first message or term, or junk, as ``FluentParser.parse_entry`` does without spans."""
    stream = _Stream(text.replace("\r\n", "\n"))
    stream.skip_blank_block()
    while stream.current_char == "#":
        skipped = _PARSER.get_entry_or_junk(stream)
        if isinstance(skipped, fluent.Junk):
            return skipped
        stream.skip_blank_block()
    return _PARSER.get_entry_or_junk(stream)
