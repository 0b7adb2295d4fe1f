"""Dates as people type them, and the next date of what repeats."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ground.dates import LAST, NoDate, following, place, read
from bot.panels.evenings import vocabulary

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 25, 18, 0, tzinfo=BERLIN)
"""A Wednesday."""

READ = {
    "friday 20:00": "2026-11-27 20:00",
    "Fri, 8 p.m.": "2026-11-27 20:00",
    "on friday at 8:30pm": "2026-11-27 20:30",
    "wednesday 17:00": "2026-12-02 17:00",
    "wednesday 19:00": "2026-11-25 19:00",
    "20:00": "2026-11-25 20:00",
    "17:00": "2026-11-26 17:00",
    "tomorrow 8pm": "2026-11-26 20:00",
    "tonight 9pm": "2026-11-25 21:00",
    "24 Dec 19:30": "2026-12-24 19:30",
    "dec 24th at 7.30pm": "2026-12-24 19:30",
    "24 november 20:00": "2027-11-24 20:00",
    "24.12. 20.00": "2026-12-24 20:00",
    "24/12 20:00": "2026-12-24 20:00",
    "thursday 24 dec 2026 20:00": "2026-12-24 20:00",
    "2026-12-24T20:00": "2026-12-24 20:00",
    "12am tomorrow": "2026-11-26 00:00",
    "12 pm tomorrow": "2026-11-26 12:00",
    "in 2 hours": "2026-11-25 20:00",
    "in 1 hour 30 minutes": "2026-11-25 19:30",
    "90 min": "2026-11-25 19:30",
    "friday 20:00 Europe/London": "2026-11-27 21:00",
    "20:00 UTC": "2026-11-25 21:00",
    "20:00 utc +5:30": "2026-11-26 15:30",
    f"<t:{int(NOW.timestamp()) + 60}:F>": "2026-11-25 18:01",
}
REFUSED = {
    **dict.fromkeys(("friday", "", "tomorrow", "24 dec"), "time"),
    **dict.fromkeys(("friday 8", "8", "blurday 20:00", "25:00", "13pm friday", "31.2. 20:00"), "unclear"),
    **dict.fromkeys(("20:75", "yesterday 8pm"), "unclear"),
    **dict.fromkeys(("20:00 Mars/Base", "friday saturday 20:00", "24 dec 25 20:00"), "unclear"),
    **dict.fromkeys(("today 17:00", "2026-11-24 20:00", "<t:1>"), "past"),
    **dict.fromkeys(("in 367 days", "2027-12-24 20:00", "<t:99999999999>"), "far"),
    "friday 24 dec 20:00": "weekday",
}  # fmt: skip


@pytest.mark.parametrize("locale", ["en-GB", "de"])
def test_what_people_type_is_read_in_their_zone(locale: str) -> None:
    words = vocabulary(locale)
    for typed, meant in READ.items():
        found = read(typed, NOW.timestamp(), "Europe/Berlin", words)
        assert f"{datetime.fromtimestamp(found.at, BERLIN):%Y-%m-%d %H:%M}" == meant, typed
    for typed, why in REFUSED.items():
        with pytest.raises(NoDate) as refused:
            read(typed, NOW.timestamp(), "Europe/Berlin", words)
        assert refused.value.why == why, typed


def test_weekdays_and_months_have_names_in_every_language_and_an_american_month_comes_first() -> None:
    at = NOW.timestamp()
    for typed in ("freitag 20:00", "fr. 20 uhr", "27. november 20:00"):
        assert (
            read(typed, at, "Europe/Berlin", vocabulary("de")).at
            == read("friday 20:00", at, "Europe/Berlin", vocabulary("de")).at
        )
    assert read("vendredi 20h00", at, "Europe/Berlin", vocabulary("fr")).at - at == 2 * 86_400 + 2 * 3600
    american = read("12/11 20:00", at, "Europe/Berlin", vocabulary("en-US"))
    assert datetime.fromtimestamp(american.at, BERLIN).month == 12
    with pytest.raises(NoDate, match="zone"):
        read("friday 20:00", at, None, vocabulary("en-US"))
    assert read("in 2 hours", at, None, vocabulary("en-US")).at == at + 7200


@pytest.mark.parametrize(
    ("locale", "typed", "meant"),
    [
        ("es-ES", "sabado 20:00", "2026-11-28 20:00"),
        ("es-ES", "miércoles 20:00", "2026-11-25 20:00"),
        ("it", "venerdi 20:00", "2026-11-27 20:00"),
        ("pt-BR", "sexta 20:00", "2026-11-27 20:00"),
        ("pt-BR", "terca 20h", "2026-12-01 20:00"),
        ("pl", "w środę 17:00", "2026-12-02 17:00"),
        ("pl", "sobotę 20:00", "2026-11-28 20:00"),
        ("fr", "20h", "2026-11-25 20:00"),
        ("fr", "vendredi 20 heures", "2026-11-27 20:00"),
        ("fr", "dans 2 h", "2026-11-25 20:00"),
        ("ja", "土曜日の20:00", "2026-11-28 20:00"),
        ("ja", "土曜 20時", "2026-11-28 20:00"),
        ("ja", "12月24日19時30分", "2026-12-24 19:30"),
        ("ja", "12/24 20時", "2026-12-24 20:00"),
    ],
)
def test_dates_are_typed_as_each_language_types_them(locale: str, typed: str, meant: str) -> None:
    found = read(typed, NOW.timestamp(), "Europe/Berlin", vocabulary(locale))
    assert f"{datetime.fromtimestamp(found.at, BERLIN):%Y-%m-%d %H:%M}" == meant


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=40))
def test_whatever_is_typed_it_is_a_date_to_come_or_refused(typed: str) -> None:
    at = NOW.timestamp()
    with suppress(NoDate):
        assert at < read(typed, at, "Europe/Berlin", vocabulary("en-GB")).at <= at + 366 * 86_400


def test_what_repeats_is_at_the_same_hour_of_the_wall_clock() -> None:
    def local(at: float) -> str:
        return f"{datetime.fromtimestamp(at, BERLIN):%Y-%m-%d %H:%M}"

    def series(start: datetime, repeats: str, dates: int) -> list[str]:
        at = start.timestamp()
        minute, nth = place(at, "Europe/Berlin")
        found = []
        for _ in range(dates):
            at = following(at, "Europe/Berlin", minute, nth, repeats, after=at)
            found.append(local(at))
        return found

    assert series(datetime(2026, 10, 23, 20, 0, tzinfo=BERLIN), "weekly", 2) == ["2026-10-30 20:00", "2026-11-06 20:00"]
    assert series(datetime(2026, 3, 27, 20, 0, tzinfo=BERLIN), "fortnightly", 1) == ["2026-04-10 20:00"]
    # What there is not on one day, because clocks are put forward, is an hour later on that day alone.
    assert series(datetime(2026, 3, 22, 2, 30, tzinfo=BERLIN), "weekly", 2) == ["2026-03-29 03:30", "2026-04-05 02:30"]
    # The second Friday; and the fifth, or the last where there are four.
    assert series(datetime(2026, 11, 13, 20, 0, tzinfo=BERLIN), "monthly", 3) == [
        *("2026-12-11 20:00", "2027-01-08 20:00", "2027-02-12 20:00"),
    ]
    fifth = datetime(2026, 10, 30, 20, 0, tzinfo=BERLIN)
    assert place(fifth.timestamp(), "Europe/Berlin")[1] == LAST
    assert series(fifth, "monthly", 3) == ["2026-11-27 20:00", "2026-12-25 20:00", "2027-01-29 20:00"]
    # Whoever comes back after weeks goes on with the next one to come.
    start = datetime(2026, 10, 23, 20, 0, tzinfo=BERLIN).timestamp()
    assert local(following(start, "Europe/Berlin", 1200, 4, "weekly", after=NOW.timestamp())) == "2026-11-27 20:00"
