"""Dates as people type them: «friday 20:00», «tomorrow 8pm», «24 Dec 19:30», «in 2 hours», or a time of Discord's
(``<t:…>``), and the next date of what repeats.

What is typed is read in somebody's zone, unless it names one itself. Nothing is guessed: a word that is not known, a
day without an hour, or a weekday that is not that of its date is refused, and a date that is read is said back. Times
are seconds since 1970.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import NoReturn

from msgspec import Struct

from bot.ground.awake import DAY, zone, zone_named

FURTHEST = 366
"""Days ahead that a date may be."""
LAST = 5
"""What the weekday of a month is counted as that is its last one, of five or of four."""


class Vocabulary(Struct, frozen=True):
    """What the words of a date are called, as ``bare`` has them: weekdays (0 is Monday), months (from 1), days from
    today (0) on, lengths in seconds, what begins a length from now («in»), and what says nothing («at»).
    ``month_first``: in 3/4 the 3 is March."""

    weekdays: Mapping[str, int]
    months: Mapping[str, int]
    days: Mapping[str, int]
    lengths: Mapping[str, int]
    within: frozenset[str]
    idle: frozenset[str]
    month_first: bool = False


class NoDate(ValueError):
    """That is no date; ``why`` is ``unclear`` (``what`` is not understood), ``time`` (there is no hour), ``zone``
    (it is not known where), ``weekday`` (it is another one on that day), ``past`` or ``far``."""

    def __init__(self, why: str, what: str = "") -> None:
        self.why = why
        self.what = what
        super().__init__(f"{why} {what}".strip())


class Found(Struct, frozen=True):
    """A date that was read: when, and the zone in which it was meant («UTC» where it did not matter)."""

    at: float
    zone: str


_STAMP = re.compile(r"<t:(?P<at>\d{1,12})(?::[a-z])?>", re.IGNORECASE)
_ZONE = re.compile(r"(?:^|\s)(?P<zone>(?:utc|gmt)(?:\s*[+\-−]\s*\d{1,2}(?::?\d\d)?)?|[a-z_]+/[a-z_/+\-]+)$")
_ISO = re.compile(r"\b(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})(?:t(?=\d))?")
_KANJI = re.compile(r"(?:(?P<year>\d{4})年)?(?<!\d)(?P<month>\d{1,2})月(?P<day>\d{1,2})日")
_DOTTED = re.compile(r"(?<!\d)(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})\.\s?(?P<year>\d{4})?(?!\d)")
_SLASHED = re.compile(r"(?<!\d)(?P<one>\d{1,2})/(?P<other>\d{1,2})(?:/(?P<year>\d{4}))?(?!\d)")
_TIMES = (
    re.compile(r"(?<![\d.])(?P<hour>\d{1,2})(?:[:.h](?P<minute>[0-5]\d))?\s*(?P<half>[ap])\.?\s?m\b\.?"),
    re.compile(r"(?<![\d.])(?P<hour>\d{1,2})[:h](?P<minute>[0-5]\d)(?::00)?(?!\d)"),
    re.compile(r"(?<![\d.])(?P<hour>\d{1,2})時(?:(?P<minute>[0-5]\d)分)?"),
    _HOUR := re.compile(r"(?<![\d.])(?P<hour>\d{1,2})\s*(?:h|uhr|heures?|horas?|o'clock|o’clock)(?![^\W\d_])"),
    re.compile(r"(?<![\d.])(?P<hour>\d{1,2})\.(?P<minute>[0-5]\d)(?![\d.])"),
)
_BETWEEN = str.maketrans(dict.fromkeys(",、の", " "))
_VOICED = "\u3099\u309a"
"""The marks of kana are no accents: without them it is another letter."""
_PIECE = re.compile(r"\d+|[^\W\d_]+(?:['’\-][^\W\d_]+)*")


def bare(text: str) -> str:
    """A text in small letters without accents, for they are left out by half of those who type."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return unicodedata.normalize("NFC", "".join(char for char in letters if char in _VOICED or not _is_mark(char)))


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) == "Mn"


def read(typed: str, at: float, zone_name: str | None, vocabulary: Vocabulary) -> Found:
    """The date that is meant, as it is ``at`` that time where clocks show the time of ``zone_name`` (None: it is not
    known where).

    Raises:
        NoDate: it is none that can come.
    """
    text = " ".join(bare(typed).translate(_BETWEEN).split())
    if stamp := _STAMP.fullmatch(text):
        return _within(Found(float(stamp["at"]), zone_name or "UTC"), at)
    if (named := _ZONE.search(text)) is not None:
        zone_name = zone_named(named["zone"].replace(" ", ""))
        if zone_name is None:
            raise NoDate("unclear", named["zone"])
        text = text[: named.start()].strip()
    if (length := _length(text, vocabulary)) is not None:
        return _within(Found(at + length, zone_name or "UTC"), at)
    # What is wrong wherever it is meant is said first.
    where = zone_name or "UTC"
    today = datetime.fromtimestamp(at, zone(where)).date()
    text, day = _written(text, today, vocabulary)
    text, minute = _minute(text)
    weekday, day = _words(text, today, day, vocabulary)
    if minute is None:
        raise NoDate("time")
    if zone_name is None:
        raise NoDate("zone")
    if day is None:
        ahead = 0 if weekday is None else (weekday - today.weekday()) % 7
        day = today + timedelta(ahead)
        if moment(day, minute, zone_name) <= at:
            day += timedelta(1 if weekday is None else 7)
    elif weekday is not None and day.weekday() != weekday:
        raise NoDate("weekday")
    return _within(Found(moment(day, minute, zone_name), zone_name), at)


def moment(day: date, minute: int, zone_name: str) -> float:
    """When the clock shows that minute of that day there: the first time, where it does twice; as much later as the
    clock is put forward, where it never does."""
    wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone(zone_name))
    return wall.timestamp()


def place(at: float, zone_name: str) -> tuple[int, int]:
    """The minute of the day that it is there, and on which of these weekdays of the month, from 1 to ``LAST``."""
    wall = datetime.fromtimestamp(at, zone(zone_name))
    return wall.hour * 60 + wall.minute, (wall.day - 1) // 7 + 1


def following(starts: float, zone_name: str, minute: int, nth: int, repeats: str, after: float) -> float:
    """The next date after that time of what ``repeats`` weekly, fortnightly or monthly, at the same ``minute`` of the
    day there, whatever clocks do in between; monthly on the ``nth`` such weekday of a month, or on the last."""
    day = datetime.fromtimestamp(starts, zone(zone_name)).date()
    while True:
        if repeats == "monthly":
            first = (day.replace(day=1) + timedelta(32)).replace(day=1)
            wanted = first + timedelta((day.weekday() - first.weekday()) % 7 + 7 * (nth - 1))
            day = wanted if wanted.month == first.month else wanted - timedelta(7)
        else:
            day += timedelta(7 if repeats == "weekly" else 14)
        found = moment(day, minute, zone_name)
        if found > max(after, starts):
            return found


def _within(found: Found, at: float) -> Found:
    if found.at <= at:
        raise NoDate("past")
    if found.at > at + FURTHEST * DAY:
        raise NoDate("far")
    return found


def _length(text: str, vocabulary: Vocabulary) -> float | None:
    """The seconds of «in 2 hours», «in 1 hour 30 minutes» or «90 min»; None where it is no length, as «20h» is none."""
    pieces = _PIECE.findall(text)
    if pieces and pieces[0] in vocabulary.within:
        pieces = pieces[1:]
    elif _HOUR.fullmatch(text):
        return None
    if not pieces or len(pieces) % 2 or not all(piece in vocabulary.lengths for piece in pieces[1::2]):
        return None
    if not all(piece.isdecimal() and len(piece) <= 5 for piece in pieces[::2]):
        return None
    return sum(int(count) * vocabulary.lengths[unit] for count, unit in zip(pieces[::2], pieces[1::2], strict=True))


def _written(text: str, today: date, vocabulary: Vocabulary) -> tuple[str, date | None]:
    """What is left of a text without a date in numbers, and that."""
    for pattern in (_ISO, _KANJI, _DOTTED, _SLASHED):
        if (found := pattern.search(text)) is None:
            continue
        given = found.groupdict()
        if pattern is _SLASHED:
            order = ("month", "day") if vocabulary.month_first else ("day", "month")
            given |= dict(zip(order, (given["one"], given["other"]), strict=True))
        day = _day(given["year"], int(given["month"]), int(given["day"]), today, found[0])
        return f"{text[: found.start()]} {text[found.end() :]}", day
    return text, None


def _day(year: str | None, month: int, day: int, today: date, told: str) -> date:
    try:
        if year is not None:
            return date(int(year), month, day)
        years = (today.year + ahead for ahead in range(9))
        # Of days that are not in every year, the next one.
        return next(found for one in years if (found := _real(one, month, day)) is not None and found >= today)
    except (ValueError, StopIteration):
        raise NoDate("unclear", told) from None


def _real(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _minute(text: str) -> tuple[str, int | None]:
    """What is left of a text without a time of the day, and that."""
    for pattern in _TIMES:
        if (found := pattern.search(text)) is None:
            continue
        given = found.groupdict()
        hour, minute, half = int(given["hour"]), int(given.get("minute") or 0), given.get("half")
        if half is not None:
            hour = hour % 12 + (12 if half == "p" else 0) if 1 <= hour <= 12 else 99
        if hour > 23:
            raise NoDate("unclear", found[0].strip())
        return f"{text[: found.start()]} {text[found.end() :]}", hour * 60 + minute
    return text, None


def _words(text: str, today: date, day: date | None, vocabulary: Vocabulary) -> tuple[int | None, date | None]:
    """The weekday and the day that the other words say."""
    weekday: int | None = None
    month: int | None = None
    numbers: list[str] = []
    for piece in _PIECE.findall(text):
        if piece.isdecimal():
            numbers.append(piece)
        elif piece in vocabulary.weekdays and weekday is None:
            weekday = vocabulary.weekdays[piece]
        elif piece in vocabulary.months and month is None:
            month = vocabulary.months[piece]
        elif piece in vocabulary.days and day is None:
            day = today + timedelta(vocabulary.days[piece])
        elif piece not in vocabulary.idle and not (numbers and piece in ("st", "nd", "rd", "th")):
            _unclear(piece)
    if month is None:
        if numbers:
            _unclear(numbers[0])
        return weekday, day
    years = [number for number in numbers if len(number) == 4]
    days = [number for number in numbers if len(number) <= 2]
    if day is not None or len(days) != 1 or len(years) + len(days) != len(numbers) or len(years) > 1:
        _unclear(text.strip())
    return weekday, _day(years[0] if years else None, month, int(days[0]), today, text.strip())


def _unclear(what: str) -> NoReturn:
    raise NoDate("unclear", what)
