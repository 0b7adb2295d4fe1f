"""Tokens of a typed date: numbers, dates and times in numbers, and the words of a vocabulary.

A word can mean two things («morgen», «mar»): a text is cut into as many readings as its words make together.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product

from msgspec import Struct

Meaning = tuple[tuple[str, int], ...]
"""A word's meaning: a kind and a value, or several of them («tonight» is a day and a part of it)."""

_MOST_READINGS = 128
_VOICED = "\u3099\u309a"
"""The marks of kana are no accents: without them it is another letter."""
_APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ‘´`", "'"))


class DateWords(Struct, frozen=True):
    """The words of a date: the meanings of each phrase, spelled as :func:`normalize_phrase` does. ``month_first``: in
    3/4 the 3 is March.

    The kinds: ``weekday`` (0 is Monday), ``month``, ``day`` (from today on), ``part`` (of the day, as in ``PARTS``),
    ``exact`` (minute of the day), ``unit`` and ``span`` (seconds), ``within`` («in»), ``at``, ``oclock`` (1: of twelve
    hours), ``half`` (1: after noon), ``fraction`` (minutes past or to the hour), ``number``, ``next``, ``nextweek``
    and ``idle``, which means nothing.
    """

    phrases: Mapping[str, tuple[Meaning, ...]]
    pattern: re.Pattern[str]
    month_first: bool = False


class InvalidDate(ValueError):
    """The text is no date; ``why`` is ``unclear`` (``what`` is not understood), ``time`` (there is no hour), ``zone``
    (it is not known where), ``weekday`` (it is another one on that day), ``part`` (the hour is in another part of the
    day), ``gap`` (clocks are put forward then, and never show it), ``several`` (it may be any of ``choices``, in
    ``zone``), ``past`` or ``far``."""

    def __init__(self, why: str, what: str = "", choices: tuple[float, ...] = (), zone: str = "UTC") -> None:
        self.why = why
        self.what = what
        self.choices = choices
        self.zone = zone
        super().__init__(f"{why} {what}".strip())


class DateToken(Struct, frozen=True):
    """One piece of what was typed, in one of its meanings. A ``date`` has its year (0: none is said), month and day in
    ``ymd``; a number is ``ordinal`` where it is a day («24th»), and ``glued`` where nothing stands before it.
    ``also``: what else the word could mean."""

    kind: str
    value: int
    text: str
    ymd: tuple[int, int, int] = (0, 0, 0)
    ordinal: bool = False
    glued: bool = False
    also: frozenset[str] = frozenset()


_YEAR_FIRST = re.compile(r"(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)(?:t(?=\d))?")
_KANJI = re.compile(r"(?:(\d{4})年\s?)?(\d{1,2})月\s?(\d{1,2})日(?!後|間)")
_KANJI_DAY = re.compile(r"(\d{1,2})日(?!後|間)")
_DOTTED = re.compile(r"(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4})|(\d\d))?(?![\d:])")
_SLASHED = re.compile(r"(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d\d))?(?![\d/])")
_DASHED = re.compile(r"(\d{1,2})-(\d{1,2})-(\d{4})(?!\d)")
_TIME = re.compile(r"(\d{1,2}):([0-5]\d)(?::00)?(?![\d:])")
_TWO_WAYS = re.compile(r"(\d{1,2})\.(\d{1,2})(?![\d.]*\d)")
_NUMBER = re.compile(r"(\d{1,5})(?:(st|nd|rd|th|er|re|o|\.(?=\s|$))(?![^\W\d_]))?")
_HALF = re.compile(r"([ap])\.?\s?m(?![^\W\d_])\.?")
_IDLE = re.compile(r"[\s,;.()!'・\[\]\"]+")
_DASH = re.compile(r"(?<=\s)[-–—](?=\s)")
_WORD = re.compile(r"[^\W\d_]+|\S+")


def fold_text(text: str) -> str:
    """Return a text in small letters, without accents, with wide digits and letters as narrow ones.

    Half of those who type leave accents out.
    """
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold().replace("ł", "l"))
    return unicodedata.normalize("NFC", "".join(char for char in letters if char in _VOICED or not _is_mark(char)))


def normalize_text(text: str) -> str:
    """Return a folded text with one space between its words, and one kind of apostrophe."""
    return " ".join(fold_text(text.translate(_APOSTROPHES)).replace("、", " ").replace("。", " ").split())


def normalize_phrase(text: str) -> str:
    """Return a phrase as a vocabulary has it: normalized, and without hyphens."""
    return re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", " ", normalize_text(text)).strip(". ")


def build_date_words(phrases: Mapping[str, tuple[Meaning, ...]], *, month_first: bool) -> DateWords:
    """Build the vocabulary of these phrases; the longest that fits is found first."""
    ordered = sorted(phrases, key=len, reverse=True)
    # Between letters no other word ends; in Japanese nothing stands between words.
    spelled = (re.escape(one) + ("" if _is_unspaced(one[-1]) else r"(?![^\W\d_])") for one in ordered)
    return DateWords(phrases, re.compile("|".join(spelled)), month_first)


def token_readings(text: str, vocabulary: DateWords) -> Iterator[tuple[DateToken, ...]]:
    """Yield the ways in which a text can be read, each of them tokens.

    Raises:
        InvalidDate: something in it is not known.
    """
    alternatives = list(_cut(normalize_phrase(text), vocabulary))
    for combination in islice(product(*alternatives), _MOST_READINGS):
        yield tuple(token for tokens in combination for token in tokens)


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) == "Mn"


def _is_unspaced(char: str) -> bool:
    return "\u3040" <= char <= "\u30ff" or "\u4e00" <= char <= "\u9fff"


def _cut(text: str, vocabulary: DateWords) -> Iterator[Sequence[tuple[DateToken, ...]]]:
    """Yield the meanings of each piece of a text."""
    at = 0
    while at < len(text):
        found, alternatives = _piece(text, at, vocabulary)
        at = found.end()
        if alternatives:
            yield alternatives


def _piece(text: str, at: int, vocabulary: DateWords) -> tuple[re.Match[str], list[tuple[DateToken, ...]]]:
    if (found := _IDLE.match(text, at)) is not None:
        return found, []
    if (found := _DASH.match(text, at)) is not None:
        return found, [(DateToken("dash", 0, found[0]),)]
    if text[at].isdecimal():
        return _numbers(text, at, vocabulary)
    alternatives: list[tuple[DateToken, ...]] = []
    half = _HALF.match(text, at)
    if half is not None:
        alternatives.append((DateToken("half", half[1] == "p", half[0]),))
    if (found := vocabulary.pattern.match(text, at)) is not None and (half is None or found.end() >= half.end()):
        meanings = vocabulary.phrases[found[0]]
        kinds = frozenset(kind for meaning in meanings for kind, _ in meaning) | ({"half"} if half else set())
        alternatives += [
            tuple(DateToken(kind, value, found[0], also=kinds - {kind}) for kind, value in meaning)
            for meaning in meanings
        ]
        return found, alternatives
    if half is not None:
        return half, alternatives
    unknown = _WORD.match(text, at)
    raise InvalidDate("unclear", unknown[0] if unknown else text[at:])


def _numbers(text: str, at: int, vocabulary: DateWords) -> tuple[re.Match[str], list[tuple[DateToken, ...]]]:
    if found := _YEAR_FIRST.match(text, at):
        return found, [_date(found[1], found[3], found[4], found[0])]
    if found := _KANJI.match(text, at):
        return found, [_date(found[1], found[2], found[3], found[0])]
    if found := _KANJI_DAY.match(text, at):
        return found, [(DateToken("number", int(found[1]), found[0], ordinal=True),)]
    if found := _DOTTED.match(text, at):
        return found, [_date(found[3] or found[4], found[2], found[1], found[0])]
    if found := _SLASHED.match(text, at) or _DASHED.match(text, at):
        month, day = found[1], found[2]
        if not vocabulary.month_first:
            month, day = day, month
        if int(month) > 12 >= int(day):
            # Only one order is possible.
            month, day = day, month
        return found, [_date(found[3], month, day, found[0])]
    if found := _TIME.match(text, at):
        return found, [_time(found[1], found[2], found[0])]
    if found := _TWO_WAYS.match(text, at):
        ways = [_date(None, found[2], found[1], found[0])]
        if len(found[2]) == 2 and int(found[2]) < 60:
            ways.append(_time(found[1], found[2], found[0]))
        return found, ways
    found = _NUMBER.match(text, at)
    if found is None:
        raise InvalidDate("unclear", text[at:])
    glued = at > 0 and not text[at - 1].isspace()
    number = DateToken("number", int(found[1]), found[0].rstrip("."), ordinal=bool(found[2]), glued=glued)
    return found, [(number,)]


def _date(year: str | None, month: str, day: str, text: str) -> tuple[DateToken, ...]:
    full = 0 if not year else int(year) + (2000 if len(year) == 2 else 0)
    return (DateToken("date", 0, text, ymd=(full, int(month), int(day))),)


def _time(hour: str, minute: str, text: str) -> tuple[DateToken, ...]:
    return (DateToken("time", int(hour) * 60 + int(minute), text),)
