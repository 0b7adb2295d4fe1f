"""Tests of availability: time that runs only while a user is awake, against a clock read almost every second."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.core.availability import (
    DAY,
    LONGEST_NIGHT,
    MINUTES,
    MOST_DAYS_OFF,
    NO_REST,
    Availability,
    InvalidQuietHours,
    QuietHours,
    add_waking_time,
    canonical_zone,
    is_resting,
    next_local_hour,
    next_midnight,
    next_waking_moment,
    subtract_waking_time,
    validate_quiet_hours,
    waking_seconds,
    zone_info,
    zone_names,
)

# Summer time of an hour, of half an hour, the other way round, none, a quarter of an hour off, and a day left out.
ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Africa/Casablanca",
    "UTC-09:30",
)
YEAR = (datetime(2026, 1, 1, tzinfo=UTC).timestamp(), datetime(2027, 1, 1, tzinfo=UTC).timestamp())


@st.composite
def quiets(draw: st.DrawFn) -> QuietHours:
    days = draw(st.sets(st.integers(0, 6), max_size=MOST_DAYS_OFF))
    begins = draw(st.none() | st.integers(0, MINUTES - 1))
    ends = None if begins is None else (begins + draw(st.integers(1, LONGEST_NIGHT))) % MINUTES
    return validate_quiet_hours(draw(st.sampled_from(ZONES)), begins, ends, tuple(days))


@st.composite
def rests(draw: st.DrawFn) -> Availability:
    away = None
    if draw(st.booleans()):
        begins = draw(st.floats(*YEAR))
        away = (begins, begins + draw(st.floats(1, 21 * DAY)))
    return Availability(draw(st.none() | quiets()), away)


def on_the_wall(quiet: QuietHours, at: float) -> bool:
    """Return whether it is quiet by the clock on the wall; computed in another way than in the code under test."""
    wall = datetime.fromtimestamp(at, UTC).astimezone(zone_info(quiet.zone))
    if wall.weekday() in quiet.days:
        return True
    if quiet.begins is None or quiet.ends is None:
        return False
    minute, begins, ends = wall.hour * 60 + wall.minute, quiet.begins, quiet.ends
    return (minute - begins) % MINUTES < (ends - begins) % MINUTES


def rested(rest: Availability, at: float) -> bool:
    if rest.away is not None and rest.away[0] <= at < rest.away[1]:
        return True
    return rest.quiet is not None and on_the_wall(rest.quiet, at)


# A sum that is rounded to the moment at which a rest begins.
@settings(max_examples=150, deadline=None)
@example(Availability(QuietHours("Australia/Lord_Howe", None, None, (0, 1, 2)), None), 1796302800.0, 604799.9999999999)
@given(rests(), st.floats(*YEAR), st.floats(0, 7 * DAY))
def test_so_much_waking_time_passes_and_nothing_falls_into_a_rest(
    rest: Availability, at: float, seconds: float
) -> None:
    end = add_waking_time(rest, at, seconds)
    assert not rested(rest, end)
    assert not is_resting(rest, end)
    assert waking_seconds(rest, at, end) == pytest.approx(seconds, abs=1e-3)
    assert end >= at + seconds - 1e-3


@settings(max_examples=60, deadline=None)
@given(rests(), st.floats(*YEAR), st.floats(0, 3 * DAY), st.floats(0, DAY), st.floats(0, DAY))
def test_who_has_more_time_or_begins_later_is_done_later(
    rest: Availability, at: float, seconds: float, more: float, delay: float
) -> None:
    assert add_waking_time(rest, at, seconds) <= add_waking_time(rest, at, seconds + more)
    assert add_waking_time(rest, at, seconds) <= add_waking_time(rest, at + delay, seconds) + 1e-3
    # Waiting in between changes nothing: what is left then leads to the same moment.
    end = add_waking_time(rest, at, seconds)
    middle = at + (end - at) / 3
    assert next_waking_moment(rest, add_waking_time(rest, middle, waking_seconds(rest, middle, end))) == pytest.approx(
        end, abs=1e-2
    )


@settings(max_examples=40, deadline=None)
@given(quiets(), st.integers(0, 364), st.integers(0, 23))
def test_what_is_quiet_is_so_by_the_clock_on_the_wall_minute_by_minute(quiet: QuietHours, day: int, hour: int) -> None:
    begin = YEAR[0] + day * DAY + hour * 3600
    rest = Availability(quiet)
    awake = 0
    for minute in range(36 * 60):
        at = begin + minute * 60
        quiet_now = on_the_wall(quiet, at)
        assert is_resting(rest, at) == quiet_now
        awake += not quiet_now
    assert waking_seconds(rest, begin, begin + 36 * 3600) == awake * 60


@pytest.mark.parametrize(
    ("name", "at", "seconds", "then"),
    [
        # The clocks are put forward at 2:00, in the night: it is an hour shorter.
        ("Europe/Berlin", "2026-03-28T22:30+01:00", 3600, "2026-03-29T08:30+02:00"),
        # They are put back at 3:00.
        ("Europe/Berlin", "2026-10-24T22:30+02:00", 3600, "2026-10-25T08:30+01:00"),
        ("Australia/Lord_Howe", "2026-10-03T22:30+10:30", 3600, "2026-10-04T08:30+11:00"),
        # The time is over just as the night begins: then it is so when the night ends.
        ("Asia/Kathmandu", "2026-05-05T22:00+05:45", 3600, "2026-05-06T08:00+05:45"),
        ("Asia/Kathmandu", "2026-05-05T03:00+05:45", 0, "2026-05-05T08:00+05:45"),
        ("UTC+02:00", "2026-05-05T09:00+02:00", 15 * 3600, "2026-05-06T09:00+02:00"),
    ],
)
def test_a_night_from_eleven_to_eight(name: str, at: str, seconds: float, then: str) -> None:
    rest = Availability(validate_quiet_hours(name, 23 * 60, 8 * 60))
    end = add_waking_time(rest, datetime.fromisoformat(at).timestamp(), seconds)
    assert datetime.fromtimestamp(end, UTC) == datetime.fromisoformat(then)


def test_the_hour_that_does_not_exist_is_no_rest_and_the_one_that_comes_twice_rests_twice() -> None:
    rest = Availability(validate_quiet_hours("Europe/Berlin", 2 * 60, 3 * 60))
    spring = datetime.fromisoformat("2026-03-29T00:00+01:00").timestamp()
    autumn = datetime.fromisoformat("2026-10-25T00:00+02:00").timestamp()
    assert waking_seconds(rest, spring, spring + 6 * 3600) == 6 * 3600
    assert waking_seconds(rest, autumn, autumn + 6 * 3600) == 4 * 3600


def test_half_of_the_time_is_over_when_half_of_the_waking_time_is() -> None:
    rest = Availability(validate_quiet_hours("Europe/Berlin", 23 * 60, 8 * 60))
    since = datetime.fromisoformat("2026-05-05T20:00+02:00").timestamp()
    end = add_waking_time(rest, since, 6 * 3600)
    half = subtract_waking_time(rest, end, 3 * 3600, since)
    assert half == since + 12 * 3600
    assert subtract_waking_time(NO_REST, end, 3600, since) == end - 3600
    assert subtract_waking_time(rest, end, 99 * 3600, since) == since


@pytest.mark.parametrize(
    ("zone_typed", "begins", "ends", "days", "why"),
    [
        ("Europe/Nowhere", 0, 60, (), "zone"),
        ("UTC+15", 0, 60, (), "zone"),
        ("", 0, 60, (), "zone"),
        ("UTC", 0, None, (), "hours"),
        ("UTC", 0, MINUTES, (), "hours"),
        ("UTC", 600, 600, (), "whole"),
        ("UTC", 0, LONGEST_NIGHT + 1, (), "long"),
        ("UTC", 0, 60, tuple(range(MOST_DAYS_OFF + 1)), "days"),
        ("UTC", None, None, tuple(range(7)), "days"),
    ],
)
def test_what_leaves_no_time_to_play_is_no_rest(
    zone_typed: str, begins: int | None, ends: int | None, days: tuple[int, ...], why: str
) -> None:
    with pytest.raises(InvalidQuietHours) as refused:
        validate_quiet_hours(zone_typed, begins, ends, days)
    assert refused.value.why == why


def test_the_most_that_can_be_quiet_still_leaves_time_in_every_week() -> None:
    rest = Availability(validate_quiet_hours("Europe/Berlin", 0, LONGEST_NIGHT, tuple(range(MOST_DAYS_OFF))))
    end = add_waking_time(rest, YEAR[0], 7 * DAY)
    assert end - YEAR[0] == pytest.approx(7 * 7 * DAY, abs=7 * DAY), "a week of 24 hours takes seven such weeks"


def test_zones_are_known_by_their_names_in_any_case_and_by_offsets() -> None:
    assert canonical_zone("europe/berlin") == "Europe/Berlin"
    assert canonical_zone("America/new york") == "America/New_York"
    assert [canonical_zone(typed) for typed in ("utc", "GMT", "+2", "UTC-03:30", "gmt+530")] == [
        *("UTC", "UTC", "UTC+02:00", "UTC-03:30", "UTC+05:30"),
    ]
    assert "Europe/Berlin" in zone_names()
    assert zone_info("Mars/Phobos") is UTC, "a zone that is gone stops no game"


def test_an_hour_of_the_day_comes_once_a_day_whatever_the_clocks_do() -> None:
    berlin = "Europe/Berlin"
    at = datetime.fromisoformat("2026-03-27T12:00+01:00").timestamp()
    for hour, days in ((9, 3), (2, 3)):
        found = [at]
        for _ in range(days):
            found.append(next_local_hour(berlin, found[-1], hour))
        there = [datetime.fromtimestamp(one, zone_info(berlin)) for one in found[1:]]
        assert [one.date().isoformat() for one in there] == ["2026-03-28", "2026-03-29", "2026-03-30"]
        # At two o'clock on that Sunday it is three.
        assert [one.hour for one in there] == [hour, 3 if hour == 2 else hour, hour]
    autumn = datetime.fromisoformat("2026-10-25T00:00+02:00").timestamp()
    first = next_local_hour(berlin, autumn, 2)
    assert first == autumn + 2 * 3600
    assert next_local_hour(berlin, first, 2) == first + 25 * 3600, "and not when it is two o'clock once more"


def test_a_day_is_over_at_midnight_there() -> None:
    assert next_midnight("Asia/Kathmandu", 2026, 12, 31) == datetime.fromisoformat("2027-01-01T00:00+05:45").timestamp()
    with pytest.raises(ValueError, match="day"):
        next_midnight("UTC", 2026, 2, 30)
    assert next_midnight("UTC", 2026, 2, 28) - YEAR[0] == timedelta(days=59).total_seconds()
