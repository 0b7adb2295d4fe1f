"""The meaning of a date's tokens together: a length from now, or a day and the minutes of it that may be meant."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import NoReturn

from msgspec import Struct

from bot.core.availability import DAY, MINUTES
from bot.dates.tokens import DateToken, InvalidDate

EARLY, MORNING, NOON, AFTERNOON, EVENING, NIGHT = range(6)
_SMALL_HOURS = 5 * 60
"""Minute of the day until which it is the night of the day before."""
_PARTS = (
    ((0, 7 * 60),),
    ((0, 12 * 60),),
    ((11 * 60, 15 * 60),),
    ((12 * 60, 22 * 60),),
    ((16 * 60, 24 * 60),),
    ((17 * 60, 24 * 60 + 1), (0, _SMALL_HOURS)),
)
"""The minutes of each part of the day."""
_YEARS = 2
"""Years from today on that are looked at; no date may be as far away."""
_NOON_AND_MIDNIGHT = 12
_HOURS = 24
_BIG_CLOCK = 13
"""Hour from which on a time needs no half of the day."""


class DateReading(Struct):
    """One reading of a typed date: seconds from now (``length``), or ``minutes`` of a day (from ``MINUTES`` on of the
    next one) that may be meant, and the day.

    No day is named if ``days``, ``weekday`` and ``number`` (a day of the month) are all empty. ``next``: «next» stands
    with the weekday, which may be this week's or the next one's; ``next_week``: the next one's.
    """

    length: int | None = None
    minutes: tuple[int, ...] = ()
    parts: tuple[int, ...] = ()
    days: tuple[date, ...] = ()
    weekday: int | None = None
    number: int | None = None
    next: bool = False
    next_week: bool = False

    @property
    def dated(self) -> bool:
        """Return whether a day is said."""
        return bool(self.days) or self.weekday is not None or self.number is not None


class _Clock(Struct):
    """A time of day as it is said: minutes past an hour, which may be one of twelve (``loose``)."""

    hour: int
    minute: int
    loose: bool
    half: int | None
    text: str


def read_tokens(tokens: Sequence[DateToken], today: date) -> DateReading:
    """Return the reading of these tokens on that day.

    Raises:
        InvalidDate: they do not fit together.
    """
    left = [token for token in tokens if token.kind != "idle"]
    if (length := _length(left)) is not None:
        return DateReading(length)
    left = [token for token in left if token.kind != "dash"]
    days = _days_ahead(left, today)
    clock = _clock(left)
    days += _dates(left, today)
    reading = DateReading()
    reading.weekday, reading.number = _weekday(left, has_time=clock is not None)
    days += [today + timedelta(token.value) for token in _take(left, "day")]
    if len(set(days)) > 1:
        _unclear(tokens)
    reading.days = tuple(dict.fromkeys(days))
    if reading.days and reading.number is not None:
        _unclear(tokens)
    parts = _take(left, "part")
    if any("day" in part.also for part in parts) and not reading.dated:
        # «morgen» is a part of a day only beside another word for the day.
        _unclear(parts)
    reading.parts = tuple(part.value for part in parts)
    reading.next, reading.next_week = bool(_take(left, "next")), bool(_take(left, "nextweek"))
    if (reading.next or reading.next_week) and (reading.weekday is None or reading.days or reading.number is not None):
        _unclear(tokens)
    if clock is None and reading.parts and (numbers := [token for token in left if token.kind == "number"]):
        # «tonight 9»
        clock = _Clock(numbers[0].value, 0, True, None, numbers[0].text)
        left.remove(numbers[0])
    _take(left, "at")
    if left:
        _unclear(left)
    if clock is not None:
        reading.minutes = _minutes(clock, reading)
    return reading


def _take(left: list[DateToken], kind: str) -> list[DateToken]:
    """Remove the tokens of that kind from ``left``, and return them."""
    found = [token for token in left if token.kind == kind]
    left[:] = [token for token in left if token.kind != kind]
    return found


def _unclear(tokens: Sequence[DateToken]) -> NoReturn:
    raise InvalidDate("unclear", " ".join(token.text for token in tokens))


def _length(tokens: Sequence[DateToken]) -> int | None:
    """Return the seconds of «in 2 hours», «in 1 hour 30 minutes», «90 min» or «half an hour»; None if it is no length.

    «20h» is none.
    """
    if not any(token.kind in ("unit", "span") for token in tokens):
        return None
    if any(token.kind not in ("unit", "span", "number", "within", "fraction") for token in tokens):
        return None
    within = any(token.kind == "within" for token in tokens)
    total, number, last = 0, None, 0
    for token in tokens:
        if token.kind == "number" and number is None and not token.ordinal:
            number = token.value
        elif token.kind == "unit" and (number is not None or (within and not total)):
            if not within and "oclock" in token.also and (number or 0) >= _BIG_CLOCK:
                _unclear(tokens)
            total += (1 if number is None else number) * token.value
            number, last = None, token.value
        elif token.kind == "span" and number is None:
            total += token.value
        elif token.kind == "fraction" and last == 3600 and number is None and token.value > 0:
            # «2 heures et demie»
            total += token.value * 60
        elif token.kind != "within":
            _unclear(tokens)
    if number is not None:
        # «1h30»
        if last != 3600 or number >= 60:
            _unclear(tokens)
        total += number * 60
    return total


def _days_ahead(left: list[DateToken], today: date) -> list[date]:
    """Return the day of «in 3 days at 20:00», and remove its words."""
    for at, token in enumerate(left):
        if token.kind != "unit" or token.value % DAY:
            continue
        first = at - 1 if at and left[at - 1].kind == "number" else at
        count = left[first].value if first < at else 1
        if first and left[first - 1].kind == "within":
            del left[first - 1 : at + 1]
        elif at + 1 < len(left) and left[at + 1].kind == "within" and first < at:
            del left[first : at + 2]
        else:
            return []
        if count * token.value > _YEARS * 366 * DAY:
            raise InvalidDate("far")
        return [today + timedelta(count * token.value // DAY)]
    return []


def _clock(left: list[DateToken]) -> _Clock | None:
    """Return the time of day in the text, and remove its words."""
    found: list[_Clock] = []
    at = 0
    while at < len(left):
        read = _clock_at(left, at)
        if read is None:
            at += 1
            continue
        first, end, clock = read
        del left[first:end]
        found.append(clock)
        at = first
    if len(found) > 1:
        raise InvalidDate("unclear", found[1].text)
    return found[0] if found else None


def _kind(left: Sequence[DateToken], at: int) -> str:
    return left[at].kind if 0 <= at < len(left) else ""


def _clock_at(left: Sequence[DateToken], at: int) -> tuple[int, int, _Clock] | None:
    """Return the time of day that is written there, between its first token and the end."""
    token, first, end = left[at], at, at + 1
    if token.kind == "exact":
        # Midnight is at both ends of a day.
        return at, end, _Clock(token.value // 60, 0, not token.value, None, token.text)
    if token.kind == "time":
        clock, sure = _Clock(token.value // 60, token.value % 60, False, None, token.text), True
        if _kind(left, end) == "oclock":
            end += 1
    elif token.kind == "number" and not token.ordinal and token.value <= 99:
        clock, sure = _Clock(token.value, 0, True, None, token.text), False
        if _kind(left, end) == "oclock":
            clock.loose, sure = bool(left[end].value), True
            end += 1
            if _are_minutes(left, end):
                clock.minute = left[end].value
                end += 1
                if _kind(left, end) == "unit" and left[end].value == 60:
                    end += 1
        if _kind(left, end) == "fraction" or _kind(left, first - 1) == "fraction":
            behind = _kind(left, end) == "fraction"
            clock.minute, sure = left[end if behind else first - 1].value, True
            first, end = (first, end + 1) if behind else (first - 1, end)
            if _kind(left, end) == "oclock":
                end += 1
    else:
        return None
    if _kind(left, end) == "half" or _kind(left, first - 1) == "half":
        behind = _kind(left, end) == "half"
        clock.half, sure = left[end if behind else first - 1].value, True
        first, end = (first, end + 1) if behind else (first - 1, end)
    if _kind(left, first - 1) == "at" and _kind(left, end) not in ("month", "unit"):
        first, sure = first - 1, True
    return (first, end, clock) if sure else None


def _are_minutes(left: Sequence[DateToken], at: int) -> bool:
    """Return whether the number there is the minutes of «20 Uhr 30», and not the day of «20h 24 dic»."""
    if _kind(left, at) != "number" or left[at].ordinal or left[at].value >= 60:
        return False
    return len(left[at].text) == 2 and _kind(left, at + 1) not in ("month", "oclock", "half", "fraction")


def _minutes(clock: _Clock, reading: DateReading) -> tuple[int, ...]:
    """Return the minutes of the day that may be meant.

    Raises:
        InvalidDate: there is no such time, or not in that part of the day.
    """
    hour = clock.hour
    if hour > _HOURS or (hour == _HOURS and clock.minute > 0) or (hour == 0 and clock.minute < 0):
        raise InvalidDate("unclear", clock.text)
    hours = {hour}
    if clock.half is not None:
        if not 1 <= hour <= _NOON_AND_MIDNIGHT:
            raise InvalidDate("unclear", clock.text)
        hours = {hour % 12 + 12 * clock.half}
    elif (clock.loose or reading.parts) and hour <= _NOON_AND_MIDNIGHT:
        # A part of the day decides which half of it is meant.
        hours = {hour, hour + 12} if hour else {0, _HOURS}
    found = {one * 60 + clock.minute for one in hours}
    for part in reading.parts:
        found = {one for one in found if any(begins <= one < ends for begins, ends in _PARTS[part])}
    if not found:
        raise InvalidDate("part", clock.text)
    if NIGHT in reading.parts or clock.hour in (0, _HOURS):
        found = {one for minute in found for one in _after_midnight(minute, clock, reading)}
    return tuple(sorted(found))


def _after_midnight(minute: int, clock: _Clock, reading: DateReading) -> set[int]:
    """Return the minutes for the night that is meant: «friday night at 1» may be before or after that day."""
    if NIGHT not in reading.parts or _SMALL_HOURS <= minute < MINUTES:
        return {minute}
    early = minute % MINUTES
    return {early, early + MINUTES} if reading.dated else {early}


def _dates(left: list[DateToken], today: date) -> list[date]:
    """Return the dates in numbers and those whose month is a word, and remove their words."""
    found = [resolve_day(token.ymd, today, token.text) for token in _take(left, "date")]
    for month in [token for token in left if token.kind == "month"]:
        at = left.index(month)
        first = at - 1 if _is_day(left, at - 1) else at
        end = at + 1
        if first == at:
            # «mar 24» is a Tuesday where «mar» is that, too.
            if not _is_day(left, end) or "weekday" in month.also:
                _unclear(left)
            end += 1
        year = left[end].value if _kind(left, end) == "number" and len(left[end].text) == 4 else 0
        said = left[first : end + bool(year)]
        del left[first : end + bool(year)]
        day = next(token.value for token in said if token.kind == "number")
        found.append(resolve_day((year, month.value, day), today, " ".join(token.text for token in said)))
    return found


def _is_day(left: Sequence[DateToken], at: int) -> bool:
    return _kind(left, at) == "number" and left[at].value <= 31 and left[at].text[:1].isdecimal()


def _weekday(left: list[DateToken], *, has_time: bool) -> tuple[int | None, int | None]:
    """Return the weekday, and the day of the month without a month («friday 27», «the 24th»)."""
    number: int | None = None
    for at, token in enumerate(left):
        follows = has_time and _kind(left, at - 1) == "weekday"
        if token.kind == "number" and (token.ordinal or follows) and 1 <= token.value <= 31:
            number = token.value
            del left[at]
            break
    weekdays = _take(left, "weekday")
    if len({token.value for token in weekdays}) > 1:
        raise InvalidDate("unclear", weekdays[1].text)
    return (weekdays[0].value if weekdays else None), number


def resolve_day(ymd: tuple[int, int, int], today: date, text: str) -> date:
    """Return the day of that year, month and day; without a year (0), the next one of that date.

    Raises:
        InvalidDate: there is none, or it is years away.
    """
    year, month, day = ymd
    if year and abs(year - today.year) > _YEARS:
        raise InvalidDate("past" if year < today.year else "far")
    try:
        if year:
            return date(year, month, day)
        years = (today.year + ahead for ahead in range(9))
        # A day that is not in every year takes the next year that has it.
        return next(found for one in years if (found := _real(one, month, day)) is not None and found >= today)
    except (ValueError, StopIteration):
        raise InvalidDate("unclear", text) from None


def next_days_numbered(number: int, today: date) -> tuple[date, date]:
    """Return the next two days, from today on, with that number in their month."""
    months = ((today.year + (today.month - 1 + ahead) // 12, (today.month - 1 + ahead) % 12 + 1) for ahead in range(8))
    found = [day for year, month in months if (day := _real(year, month, number)) is not None and day >= today]
    return found[0], found[1]


def _real(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
