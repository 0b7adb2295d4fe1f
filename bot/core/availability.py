"""Time that runs only while a player is awake: quiet hours in their zone, days off and absences.

Rest is decided by the clock on *the player's* wall, so everything here follows from one question,
``is_resting``: is the wall's time among the quiet hours, or its day one of those off? Where clocks are put
forward the hour that does not exist is no hour of rest; where they are put back, the hour that comes twice
rests twice.

Times are seconds since 1970, lengths are seconds, and all of it is exact to the second in which a zone
changes. Nothing here knows of tables, of the store, or of the present time.
"""

from __future__ import annotations

import re
import zoneinfo
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from importlib import resources
from importlib.abc import Traversable
from pathlib import Path
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

DAY = 86_400
MINUTE = 60
MINUTES = DAY // MINUTE
"""Minutes of a day."""
LONGEST_NIGHT = 16 * 60
"""Minutes a day that may be quiet at the most: somebody who is hardly ever awake would keep the others for weeks."""
MOST_DAYS_OFF = 4
"""Days of a week that may be off."""

_THURSDAY = 3
"""The first day of 1970; Monday is 0."""
_OFFSET = re.compile(r"(?:utc|gmt)?\s*(?P<sign>[+\-−])\s*(?P<hours>\d{1,2})(?::?(?P<minutes>[0-5]\d))?", re.IGNORECASE)
_FURTHEST = timedelta(hours=14)
"""No place on earth is further from UTC."""
_VERSION_FILES = ("tzdata.zi", "+VERSION", "version")
"""Pattern of the first line of a machine's zones, which says their version."""
_YEARS_AHEAD = 40 * 366
"""Days that are looked through for time to run in. Quiet hours leave some in every week, and absences end."""


class QuietHours(Struct, frozen=True):
    """Quiet hours of one user.

    ``zone`` is an IANA name, or an offset such as ``UTC+05:30``. The hours last from minute ``begins`` of the day
    until minute ``ends`` (of the next one, if that is not later; both None: none). ``days`` are the days of
    the week that are off (0 is Monday).

    ``validate_quiet_hours`` checks that they leave time to play; stored ones have been checked.
    """

    zone: str = "UTC"
    begins: int | None = None
    ends: int | None = None
    days: tuple[int, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Return whether no hours and no days are quiet."""
        return self.begins is None and not self.days


class Availability(Struct, frozen=True):
    """A user's rest: their quiet hours, and an absence from one time until another."""

    quiet: QuietHours | None = None
    away: tuple[float, float] | None = None


NO_REST = Availability()


class InvalidQuietHours(ValueError):
    """These are no quiet hours; ``why`` is ``zone``, ``hours`` (one of the two is missing), ``whole`` (the whole day),
    ``long`` (more than ``LONGEST_NIGHT``) or ``days`` (more than ``MOST_DAYS_OFF``)."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


def validate_quiet_hours(zone: str, begins: int | None, ends: int | None, days: tuple[int, ...] = ()) -> QuietHours:
    """Return the quiet hours, if they leave time to play.

    Raises:
        InvalidQuietHours: they leave no time to play, or are no quiet hours.
    """
    name = canonical_zone(zone)
    if name is None:
        raise InvalidQuietHours("zone")
    if (begins is None) != (ends is None):
        raise InvalidQuietHours("hours")
    off = tuple(sorted({day for day in days if day in range(7)}))
    if len(off) > MOST_DAYS_OFF:
        raise InvalidQuietHours("days")
    if begins is not None and ends is not None:
        if not (begins in range(MINUTES) and ends in range(MINUTES)):
            raise InvalidQuietHours("hours")
        if begins == ends:
            raise InvalidQuietHours("whole")
        if (ends - begins) % MINUTES > LONGEST_NIGHT:
            raise InvalidQuietHours("long")
    return QuietHours(name, begins, ends, off)


def canonical_zone(typed: str) -> str | None:
    """Return the time zone as it is stored, or None if there is no such zone.

    It is typed as an IANA name in any case, or as an offset.
    """
    typed = typed.strip()
    if typed.casefold() in ("utc", "gmt", "z"):
        return "UTC"
    if (offset := _OFFSET.fullmatch(typed)) is not None:
        hours, minutes = int(offset["hours"]), int(offset["minutes"] or 0)
        if timedelta(hours=hours, minutes=minutes) > _FURTHEST:
            return None
        return f"UTC{'+' if offset['sign'] == '+' else '-'}{hours:02}:{minutes:02}"
    return _names().get(typed.replace(" ", "_").casefold())


@lru_cache(1)
def _names() -> dict[str, str]:
    return {name.casefold(): name for name in zone_names()}


@lru_cache(1)
def zone_names() -> tuple[str, ...]:
    """Return the IANA names of the time zones, without old spellings of offsets."""
    return tuple(sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")))


@lru_cache(256)
def zone_info(name: str) -> tzinfo:
    """Return the time zone of a stored name; UTC if it is no longer known, so that the game goes on."""
    if (offset := _OFFSET.fullmatch(name)) is not None:
        ahead = timedelta(hours=int(offset["hours"]), minutes=int(offset["minutes"] or 0))
        return timezone(ahead if offset["sign"] == "+" else -ahead)
    try:
        return _pinned(name) if _pinned_is_newer(tuple(zoneinfo.TZPATH)) else ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def _pinned(name: str) -> ZoneInfo:
    """Return the zone as the package tzdata has it."""
    parts = name.split("/")
    if not all(re.fullmatch(r"[A-Za-z0-9_+\-]+", part) for part in parts):
        raise ValueError(f"no zone: {name!r}")
    with resources.files("tzdata.zoneinfo").joinpath(*parts).open("rb") as file:
        return ZoneInfo.from_file(file, key=name)


@lru_cache(8)
def _pinned_is_newer(machines: tuple[str, ...]) -> bool:
    """Return whether the package tzdata is newer than the machine's zones.

    The machine's are in the first existing one of these folders. ``zoneinfo`` would take them, however old.
    """
    for folder in map(Path, machines):
        if folder.is_dir():
            machine = max(_version_in(folder / one) for one in _VERSION_FILES)
            return _version_in(resources.files("tzdata.zoneinfo").joinpath("tzdata.zi")) > machine
    return True


def _version_in(file: Traversable) -> tuple[int, int, str]:
    try:
        with file.open(encoding="ascii", errors="replace") as lines:
            return _version(lines.readline())
    except OSError:
        return _version("")


def _version(text: str) -> tuple[int, int, str]:
    """Return a version such as «2026f» as a tuple, in which a later one is larger."""
    found = re.search(r"(\d{4})([a-z]*)", text)
    return (int(found[1]), len(found[2]), found[2]) if found else (0, 0, "")


def is_resting(rest: Availability, at: float) -> bool:
    """Return whether no time runs at that moment."""
    if rest.away is not None and rest.away[0] <= at < rest.away[1]:
        return True
    return rest.quiet is not None and _quiet_at(rest.quiet, at)


def _quiet_at(quiet: QuietHours, at: float) -> bool:
    wall = datetime.fromtimestamp(at // 1, zone_info(quiet.zone))
    if wall.weekday() in quiet.days:
        return True
    if quiet.begins is None or quiet.ends is None:
        return False
    minute = wall.hour * 60 + wall.minute
    if quiet.begins < quiet.ends:
        return quiet.begins <= minute < quiet.ends
    return minute >= quiet.begins or minute < quiet.ends


def add_waking_time(rest: Availability, at: float, seconds: float) -> float:
    """Return the moment at which ``seconds`` of waking time after ``at`` are over.

    The user is awake then: the moment is never inside a rest. If the time is over just as a rest begins, it
    is the end of the rest: users are not asked for anything while they sleep.
    """
    if rest == NO_REST:
        return at + seconds
    left = max(0.0, seconds)
    for begins, ends in _awake(rest, at):
        # The sum is compared, not the difference: rounded, it may be the moment at which the next rest begins.
        if (end := begins + left) < ends:
            return end
        left = max(0.0, left - (ends - begins))
    return at + seconds


def next_waking_moment(rest: Availability, at: float) -> float:
    """Return that moment or, if the user rests then, the next one at which they do not."""
    return add_waking_time(rest, at, 0.0)


def waking_seconds(rest: Availability, start: float, end: float) -> float:
    """Return the seconds of waking time between two moments; 0 if the second is not later."""
    if rest == NO_REST:
        return max(0.0, end - start)
    total = 0.0
    for begins, ends in _awake(rest, start):
        if begins >= end:
            break
        total += min(ends, end) - begins
    return total


def subtract_waking_time(rest: Availability, end: float, seconds: float, since: float) -> float:
    """Return the moment at which ``seconds`` of waking time were left until ``end``.

    Return ``since``, if that is later.
    """
    if rest == NO_REST:
        return max(since, end - seconds)
    return add_waking_time(rest, since, max(0.0, waking_seconds(rest, since, end) - seconds))


def next_local_hour(name: str, at: float, hour: int) -> float:
    """Return the next time after ``at`` at which the clock in that zone shows that hour, once a day.

    If the hour comes twice, it is the first time; if it is left out, the moment at which the clock skips it.
    """
    there = zone_info(name)
    for day in range(int(at // DAY) - 1, int(at // DAY) + 4):
        before: int | None = None
        for (start, offset), end in _stretches(name, day):
            local = (start + offset) // DAY
            while local * DAY - offset < end:
                found = local * DAY + hour * 3600 - offset
                if before is not None and start + before <= found + offset < start + offset:
                    found = start
                if start <= found < end and found > at and not datetime.fromtimestamp(found, there).fold:
                    return float(found)
                local += 1
            before = offset
    raise AssertionError("every hour comes within four days")


def next_midnight(zone_name: str, year: int, month: int, day: int) -> float:
    """Return the moment at which the day after that date begins in that time zone.

    Raises:
        ValueError: there is no such day.
    """
    there = zone_info(zone_name)
    following = datetime(year, month, day) + timedelta(days=1)
    return following.replace(tzinfo=there).timestamp()


def _awake(rest: Availability, at: float) -> Iterator[tuple[float, float]]:
    """Yield the stretches of waking time from ``at`` on, none empty, none touching the next.

    Rests are searched for ``_YEARS_AHEAD`` days; the last stretch has no end.
    """
    until = at
    for begins, ends in _rests(rest, at):
        if begins > until:
            yield until, begins
        until = max(until, ends)
    yield until, float("inf")


def _rests(rest: Availability, at: float) -> Iterator[tuple[float, float]]:
    """Yield the rests that end after ``at``, in order of their beginnings; they may overlap."""
    away = rest.away if rest.away is not None and rest.away[1] > at else None
    if rest.quiet is not None and not rest.quiet.is_empty:
        first = int(at // DAY)
        for day in range(first, first + _YEARS_AHEAD):
            for begins, ends in _quiet_day(rest.quiet, day):
                if ends <= at:
                    continue
                if away is not None and away[0] <= begins:
                    yield away
                    away = None
                yield begins, ends
    if away is not None:
        yield away


@lru_cache(8192)
def _quiet_day(quiet: QuietHours, day: int) -> tuple[tuple[float, float], ...]:
    """Return the quiet stretches of one day of UTC, in order of their beginnings."""
    found: list[tuple[float, float]] = []
    for (start, offset), end in _stretches(quiet.zone, day):
        local = (start + offset) // DAY
        while local * DAY - offset < end:
            for begins, ends in _hours(quiet, (local + _THURSDAY) % 7):
                clipped = max(start, local * DAY + begins - offset), min(end, local * DAY + ends - offset)
                if clipped[0] < clipped[1]:
                    found.append((float(clipped[0]), float(clipped[1])))
            local += 1
    return tuple(sorted(found))


def _hours(quiet: QuietHours, weekday: int) -> list[tuple[int, int]]:
    """Return the quiet stretches of one local day, in seconds from its midnight."""
    if weekday in quiet.days:
        return [(0, DAY)]
    if quiet.begins is None or quiet.ends is None:
        return []
    begins, ends = quiet.begins * MINUTE, quiet.ends * MINUTE
    return [(begins, ends)] if begins < ends else [(0, ends), (begins, DAY)]


def _stretches(name: str, day: int) -> list[tuple[tuple[int, int], int]]:
    offsets = _offsets(name, day)
    ends = [start for start, _ in offsets[1:]] + [(day + 1) * DAY]
    return list(zip(offsets, ends, strict=True))


@lru_cache(8192)
def _offsets(name: str, day: int) -> tuple[tuple[int, int], ...]:
    """Return the offsets of a zone from UTC in seconds during one day of UTC, each with its start; it changes at
    most once.
    """
    there = zone_info(name)
    start, end = day * DAY, (day + 1) * DAY
    before, after = _ahead(there, start), _ahead(there, end)
    if before == after:
        return ((start, before),)
    low, high = start, end
    while high - low > 1:
        middle = (low + high) // 2
        if _ahead(there, middle) == before:
            low = middle
        else:
            high = middle
    return (start, before), *(((high, after),) if high < end else ())


def _ahead(there: tzinfo, at: int) -> int:
    offset = datetime.fromtimestamp(at, there).utcoffset()
    assert offset is not None
    return int(offset.total_seconds())
