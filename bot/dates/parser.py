"""Dates as people type them: «friday 20:00», «tomorrow evening at 8», «24 Dec 19:30», «in 2 hours», or a time of
Discord's (``<t:…>``).

What is typed is read in somebody's zone, unless it names one itself. All of it is read, and nothing is guessed: what
is not known, does not fit together or can mean several times is refused, and a date that is read is said back. Times
are seconds since 1970.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, timedelta
from typing import TypeVar

from msgspec import Struct

from bot.core.availability import DAY, MINUTES, canonical_zone, zone_info
from bot.dates.grammar import DateReading, next_days_numbered, read_tokens
from bot.dates.recurrence import local_to_timestamp
from bot.dates.tokens import DateToken, DateWords, InvalidDate, normalize_text, token_readings

__all__ = [
    "FURTHEST",
    "DateWords",
    "InvalidDate",
    "ParsedDate",
    "parse_date",
    "parse_day",
    "parse_time",
]

FURTHEST = 366
"""Days ahead that a date may be."""
_ORDER = ("zone", "several", "part", "weekday", "gap", "past", "far", "time", "unclear")
"""Order in which reasons are told where a text can be read in several ways and none is a date."""
_Read = TypeVar("_Read")


class ParsedDate(Struct, frozen=True):
    """A date that was read: when, and the zone in which it was meant (empty: it was not told, and did not matter)."""

    at: float
    zone: str


_STAMP = re.compile(r"<t:(?P<at>\d{1,12})(?::[a-z])?>", re.IGNORECASE)
_ZONE = re.compile(
    r"(?:(?:^|\s)(?P<zone>(?:utc|gmt)(?:\s*[+\-−]\s*\d{1,2}(?::?\d\d)?)?|[a-z_]+/[a-z_/+\-]+)"
    r"|(?<=t\d\d:\d\d)(?::00)?(?P<offset>z|[+\-−]\d\d:?\d\d))$"
)
_HOURS = re.compile(r"(?P<hour>\d{1,2})(?P<minute>[0-5]\d)?")


def parse_date(typed: str, at: float, zone_name: str | None, vocabulary: DateWords) -> ParsedDate:
    """Return the date that a user means who types this ``at`` that time.

    Clocks show the time of ``zone_name`` there (None: the zone is not known).

    Raises:
        InvalidDate: it is none that can come, or can be several.
    """
    text = normalize_text(typed)
    if stamp := _STAMP.fullmatch(text):
        return _within(ParsedDate(float(stamp["at"]), zone_name or ""), at)
    if (named := _ZONE.search(text)) is not None:
        zone_name = canonical_zone((named["zone"] or named["offset"]).replace(" ", ""))
        if zone_name is None:
            raise InvalidDate("unclear", named["zone"] or named["offset"])
        text = text[: named.start()].strip()
    where = zone_name or "UTC"
    today = datetime.fromtimestamp(at, zone_info(where)).date()

    def found(tokens: Sequence[DateToken]) -> set[float]:
        reading = read_tokens(tokens, today)
        if reading.length is not None:
            return {at + reading.length}
        if not reading.minutes:
            raise InvalidDate("time")
        if zone_name is None:
            raise InvalidDate("zone")
        return set(_moments(reading, today, at, zone_name))

    moments = sorted(_of_all(text, vocabulary, found))
    if len(moments) > 1:
        raise InvalidDate("several", typed.strip(), tuple(moments), where)
    return _within(ParsedDate(moments[0], zone_name or ""), at)


def parse_time(typed: str, vocabulary: DateWords) -> int:
    """Return the minute of the day that is meant, in a field that takes only a time of day.

    «23» and «2300» are times there, and «24:00» is midnight.

    Raises:
        InvalidDate: it is none, or can be several.
    """
    text = normalize_text(typed)
    if bare_hours := _HOURS.fullmatch(text):
        minute = int(bare_hours["hour"]) * 60 + int(bare_hours["minute"] or 0)
        if minute > MINUTES:
            raise InvalidDate("unclear", typed.strip())
        return minute % MINUTES

    def found(tokens: Sequence[DateToken]) -> set[int]:
        reading = read_tokens(tokens, date(2000, 1, 1))
        if reading.length is not None or reading.dated or not reading.minutes:
            raise InvalidDate("unclear", typed.strip())
        return {minute % MINUTES for minute in reading.minutes}

    minutes = sorted(_of_all(text, vocabulary, found))
    if len(minutes) > 1:
        raise InvalidDate("several", typed.strip(), tuple(float(minute * 60) for minute in minutes), "UTC")
    return minutes[0]


def parse_day(typed: str, today: date, vocabulary: DateWords) -> date:
    """Return the day that is meant, today or later, in a field that takes only a day: «7» is a week from today there.

    Raises:
        InvalidDate: it is none, or can be several.
    """
    text = normalize_text(typed)
    if re.fullmatch(r"\d{1,3}", text):
        return today + timedelta(int(text))

    def found(tokens: Sequence[DateToken]) -> set[date]:
        reading = read_tokens(tokens, today)
        if reading.minutes or reading.parts or (not reading.dated and reading.length is None):
            raise InvalidDate("unclear", typed.strip())
        if reading.length is not None:
            if reading.length % DAY:
                raise InvalidDate("unclear", typed.strip())
            if reading.length > FURTHEST * DAY:
                raise InvalidDate("far")
            return {today + timedelta(reading.length // DAY)}
        return {day for day, _ in _days(reading, today)}

    days = sorted(_of_all(text, vocabulary, found))
    if len(days) > 1:
        told = tuple(datetime(day.year, day.month, day.day, tzinfo=zone_info("UTC")).timestamp() for day in days)
        raise InvalidDate("several", typed.strip(), told, "UTC")
    if days[0] < today:
        raise InvalidDate("past")
    return days[0]


def _within(found: ParsedDate, at: float) -> ParsedDate:
    if found.at <= at:
        raise InvalidDate("past")
    if found.at > at + FURTHEST * DAY:
        raise InvalidDate("far")
    return found


def _of_all(text: str, vocabulary: DateWords, found: Callable[[Sequence[DateToken]], Iterable[_Read]]) -> set[_Read]:
    """Return what is found in any reading of a text; if that is nothing, the reason that tells most."""
    all_found: set[_Read] = set()
    refused: list[InvalidDate] = []
    for tokens in token_readings(text, vocabulary):
        try:
            all_found |= set(found(tokens))
        except InvalidDate as reason:
            refused.append(reason)
    if not all_found:
        raise min(refused, key=lambda one: _ORDER.index(one.why))
    return all_found


def _days(reading: DateReading, today: date) -> list[tuple[date, date | None]]:
    """Return the days that may be meant, each with the one that is meant if that time is over; nothing if none is
    named.
    """
    weekday = reading.weekday
    if reading.days or reading.number is not None:
        first, second = (reading.days[0], None) if reading.number is None else next_days_numbered(reading.number, today)
        if weekday is not None and first.weekday() != weekday:
            raise InvalidDate("weekday")
        return [(first, second if weekday is None else None)]
    if weekday is None:
        return []
    week = timedelta(7)
    coming = today + timedelta((weekday - today.weekday()) % 7)
    after = today - timedelta(today.weekday()) + timedelta(7 + weekday)
    if reading.next_week:
        return [(after, None)]
    if reading.next:
        first = coming if coming > today else coming + week
        # On a Friday, «next Monday» is the Monday to come; «next Sunday» may be this one or the one after.
        return [(day, None) for day in sorted({first, max(after, first)})]
    return [(coming, coming + week)]


def _moments(reading: DateReading, today: date, at: float, zone_name: str) -> list[float]:
    """Return the times that may be meant: those to come, if any are.

    Raises:
        InvalidDate: there is no such time.
    """
    found: set[float] = set()
    gap = False
    for day, otherwise in _days(reading, today) or [(today, today + timedelta(1))]:
        for minute in reading.minutes:
            there = _times_of(day, minute, zone_name)
            if otherwise is not None and max(there, default=local_to_timestamp(day, minute % MINUTES, zone_name)) <= at:
                there = _times_of(otherwise, minute, zone_name)
            gap = gap or not there
            found |= set(there)
    if not found:
        raise InvalidDate("gap" if gap else "past")
    return [one for one in found if at < one <= at + FURTHEST * DAY] or [max(found)]


def _times_of(day: date, minute: int, zone_name: str) -> list[float]:
    """Return the times at which clocks there show that minute of that day: one, two, or none.

    Minutes from ``MINUTES`` on are those of the next day.
    """
    there, on = zone_info(zone_name), day + timedelta(minute // MINUTES)
    wall = datetime(on.year, on.month, on.day, minute % MINUTES // 60, minute % 60)
    found = {wall.replace(tzinfo=there, fold=fold).timestamp() for fold in (0, 1)}
    return sorted(one for one in found if datetime.fromtimestamp(one, there).replace(tzinfo=None) == wall)
