"""Dates as people type them, and the next date of what repeats."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.errors import UserError
from bot.dates.parser import InvalidDate, parse_date
from bot.dates.recurrence import LAST, calendar_position, next_occurrence
from bot.i18n import available_locales, localizer
from bot.ui.components.date_text import date_words, parse_typed_date, parse_typed_day, parse_typed_time, suggest_dates
from bot.ui.views import availability
from tests.bot.date_forms import READ as FORMS
from tests.bot.date_forms import REFUSED as FORMS_REFUSED

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
    words = date_words(locale)
    for typed, meant in READ.items():
        found = parse_date(typed, NOW.timestamp(), "Europe/Berlin", words)
        assert f"{datetime.fromtimestamp(found.at, BERLIN):%Y-%m-%d %H:%M}" == meant, typed
    for typed, why in REFUSED.items():
        with pytest.raises(InvalidDate) as refused:
            parse_date(typed, NOW.timestamp(), "Europe/Berlin", words)
        assert refused.value.why == why, typed


def test_weekdays_and_months_have_names_in_every_language_and_an_american_month_comes_first() -> None:
    at = NOW.timestamp()
    for typed in ("freitag 20:00", "fr. 20 uhr", "27. november 20:00"):
        assert (
            parse_date(typed, at, "Europe/Berlin", date_words("de")).at
            == parse_date("friday 20:00", at, "Europe/Berlin", date_words("de")).at
        )
    assert parse_date("vendredi 20h00", at, "Europe/Berlin", date_words("fr")).at - at == 2 * 86_400 + 2 * 3600
    american = parse_date("12/11 20:00", at, "Europe/Berlin", date_words("en-US"))
    assert datetime.fromtimestamp(american.at, BERLIN).month == 12
    with pytest.raises(InvalidDate, match="zone"):
        parse_date("friday 20:00", at, None, date_words("en-US"))
    assert parse_date("in 2 hours", at, None, date_words("en-US")).at == at + 7200


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
    found = parse_date(typed, NOW.timestamp(), "Europe/Berlin", date_words(locale))
    assert f"{datetime.fromtimestamp(found.at, BERLIN):%Y-%m-%d %H:%M}" == meant


@settings(max_examples=30, deadline=None)
@given(st.text(max_size=40))
def test_whatever_is_typed_it_is_a_date_to_come_or_refused(typed: str) -> None:
    at = NOW.timestamp()
    with suppress(InvalidDate):
        assert at < parse_date(typed, at, "Europe/Berlin", date_words("en-GB")).at <= at + 366 * 86_400


def test_what_repeats_is_at_the_same_hour_of_the_wall_clock() -> None:
    def local(at: float) -> str:
        return f"{datetime.fromtimestamp(at, BERLIN):%Y-%m-%d %H:%M}"

    def series(start: datetime, repeats: str, dates: int) -> list[str]:
        at = start.timestamp()
        minute, nth = calendar_position(at, "Europe/Berlin")
        found = []
        for _ in range(dates):
            at = next_occurrence(at, "Europe/Berlin", minute, nth, repeats, after=at)
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
    assert calendar_position(fifth.timestamp(), "Europe/Berlin")[1] == LAST
    assert series(fifth, "monthly", 3) == ["2026-11-27 20:00", "2026-12-25 20:00", "2027-01-29 20:00"]
    # Whoever comes back after weeks goes on with the next one to come.
    start = datetime(2026, 10, 23, 20, 0, tzinfo=BERLIN).timestamp()
    assert (
        local(next_occurrence(start, "Europe/Berlin", 1200, 4, "weekly", after=NOW.timestamp())) == "2026-11-27 20:00"
    )


@pytest.mark.parametrize("locale", FORMS)
def test_usual_forms_of_each_language_are_read(locale: str) -> None:
    found = {}
    for typed in FORMS[locale]:
        try:
            at = parse_date(typed, NOW.timestamp(), "Europe/Berlin", date_words(locale)).at
            found[typed] = f"{datetime.fromtimestamp(at, BERLIN):%Y-%m-%d %H:%M}"
        except InvalidDate as refused:
            found[typed] = str(refused)
    assert found == FORMS[locale]
    assert len(found) >= 25


@pytest.mark.parametrize("locale", FORMS_REFUSED)
def test_what_can_mean_several_times_or_none_is_refused_with_its_reason(locale: str) -> None:
    found = {}
    for typed in FORMS_REFUSED[locale]:
        with pytest.raises(InvalidDate) as refused:
            parse_date(typed, NOW.timestamp(), "Europe/Berlin", date_words(locale))
        found[typed] = refused.value.why
    assert found == FORMS_REFUSED[locale]


def test_every_form_is_read_as_well_in_capitals_without_accents_and_with_wide_digits() -> None:
    wide = str.maketrans("0123456789:/", "０１２３４５６７８９：／")
    for locale, forms in FORMS.items():
        for typed, meant in forms.items():
            for one in (typed.upper(), typed.translate(wide), f"  {typed} "):
                at = parse_date(one, NOW.timestamp(), "Europe/Berlin", date_words(locale)).at
                assert f"{datetime.fromtimestamp(at, BERLIN):%Y-%m-%d %H:%M}" == meant, (locale, one)


def test_an_hour_that_clocks_show_twice_is_asked_about_and_what_is_offered_says_which() -> None:
    at = datetime(2027, 10, 30, 12, 0, tzinfo=BERLIN).timestamp()
    with pytest.raises(InvalidDate, match="several") as refused:
        parse_date("tomorrow 2:30", at, "Europe/Berlin", date_words("en-US"))
    assert refused.value.choices[1] - refused.value.choices[0] == 3600
    offered = [value for _, value in suggest_dates("tomorrow 2:30", at, "Europe/Berlin", "en-US")]
    assert offered == ["2027-10-31 02:30 UTC+02:00", "2027-10-31 02:30 UTC+01:00"]
    assert [parse_date(one, at, None, date_words("ja")).at for one in offered] == list(refused.value.choices)


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "de", "es-ES", "fr", "it", "ja", "pl", "pt-BR", "pt-PT"])
def test_what_is_offered_is_read_as_that_time_again_and_told_in_the_order_of_its_language(locale: str) -> None:
    at = NOW.timestamp()
    meant = parse_date("2026-12-04 19:30", at, "Europe/Berlin", date_words(locale)).at
    ((shown, value),) = suggest_dates("2026-12-04 19:30", at, "Europe/Berlin", locale)
    assert parse_date(value, at, "Europe/Berlin", date_words("en-US")).at == meant
    order = {"en-US": "December 4, 2026", "ja": "2026年12月4日金曜日", "de": "4. Dezember 2026", "en-GB": "4 December"}
    assert order.get(locale, "4 ") in shown


def test_who_has_told_no_zone_is_offered_those_where_the_language_is_spoken_and_any_can_be_taken() -> None:
    at = NOW.timestamp()
    for locale in available_locales():
        offered = suggest_dates("2026-12-04 19:30", at, None, locale)
        assert offered, locale
        for _, value in offered:
            assert parse_date(value, at, None, date_words(locale)).at > at
    german = [value for _, value in suggest_dates("morgen abend 8 Uhr", at, None, "de")]
    assert german[0] == "2026-11-26 20:00 Europe/Berlin"


def examples(told: str) -> list[str]:
    """Return the examples of a hint, as they stand behind its colon or within its brackets."""
    told = re.split(r"[:：]\s", told.replace("（例：", ": ").replace("（または", "、").rstrip("）)."), maxsplit=1)[-1]
    parts = re.split(r"[,、,;；]\s?| (?=albo |lub )", told)
    return [re.sub(r"^(?:or|oder|o|ou|oppure|albo|lub|または) ", "", part).strip() for part in parts]


@pytest.mark.parametrize("locale", available_locales())
def test_each_hint_s_own_examples_are_read_by_its_own_field(locale: str) -> None:
    speak, at = localizer(locale), NOW.timestamp()
    for hint in (speak("option-play-at.description"), speak("evening-form-example")):
        for example in examples(hint):
            assert parse_typed_date(example, at, "Europe/Berlin", locale).at > at, example
    for field in ("from", "to"):
        assert parse_typed_time(speak(f"quiet-{field}-example"), speak) in range(1440)
    for example in examples(speak("quiet-off-example")):
        assert availability.parse_quiet_hours(None, {"zone": "UTC", "off": example}, speak).days, example
    for example in examples(speak("quiet-zone-example")):
        assert availability.parse_quiet_hours(None, {"zone": example, "off": speak("days-weekend")}, speak).zone
    *days, number = re.split(r"[:：]\s?|[,、]\s?(?=\S)", speak("vacation-example"))
    for example in (days[0], days[1], number):
        assert parse_typed_day(example, NOW.date(), locale) > NOW.date(), example
    refused = speak("sorry-date-unclear", what="?")
    for example in re.findall(r"「([^？」]+)」", refused)[1:] or examples(refused):
        assert parse_typed_date(example, at, "Europe/Berlin", locale).at > at, example


TIMES = {
    "23:00": 1380, "23": 1380, "2300": 1380, "11 pm": 1380, "11pm": 1380, "8": 480, "8:00": 480, "24:00": 0, "24": 0,
    "0:30": 30, "8.30": 510, "20h": 1200, "20h15": 1215, "midnight": 0, "noon": 720, "8 in the evening": 1200,
}  # fmt: skip


def test_a_time_of_day_is_read_in_usual_forms_and_nothing_else_is() -> None:
    speak = localizer("en")
    assert {typed: parse_typed_time(typed, speak) for typed in TIMES} == TIMES
    for locale, typed, minute in (
        ("de", "23 Uhr", 1380), ("de", "8 Uhr abends", 1200), ("fr", "23h", 1380), ("ja", "午後11時", 1380),
        ("ja", "夜11時", 1380), ("pl", "o 23", 1380), ("pt-BR", "11 da noite", 1380), ("es-ES", "11 p. m.", 1380),
        ("it", "alle 23", 1380), ("ja", "２３：００", 1380),
    ):  # fmt: skip
        assert parse_typed_time(typed, localizer(locale)) == minute, typed
    for typed in ("at 8", "25:00", "friday 8pm", "8 in the morning pm", "in 2 hours", "-8", "soon", "20:75", "2401"):
        with pytest.raises(UserError):
            parse_typed_time(typed, speak)


DAYS = {
    "en-US": {"7": 2, "24 Dec": 24, "12/24": 24, "tomorrow": 26, "friday": 27, "2026/12/24": 24, "in 2 weeks": 9},
    "de": {"24.12.": 24, "morgen": 26, "24. Dezember": 24, "Fr": 27, "in 14 Tagen": 9},
    "es-ES": {"24 de diciembre": 24, "mañana": 26, "mar": 1, "en dos semanas": 9},
    "fr": {"24 décembre": 24, "demain": 26, "dans 2 semaines": 9},
    "it": {"24 dicembre": 24, "domani": 26, "tra 2 settimane": 9},
    "ja": {"12月24日": 24, "明日": 26, "２０２６／１２／２４": 24, "2週間後": 9},
    "pl": {"24 grudnia": 24, "jutro": 26, "za 2 tygodnie": 9},
    "pt-BR": {"24 de dezembro": 24, "amanhã": 26, "em 2 semanas": 9},
}


@pytest.mark.parametrize("locale", DAYS)
def test_the_last_day_of_a_vacation_is_read_in_usual_forms(locale: str) -> None:
    today = NOW.date()
    assert {typed: parse_typed_day(typed, today, locale).day for typed in DAYS[locale]} == DAYS[locale]
    for typed in ("2026-11-24", "30.2.", "friday 8pm", "in 5 hours", "soon", "-7", "20:00", "tomorrow morning"):
        with pytest.raises(UserError):
            parse_typed_day(typed, today, locale)
    assert parse_typed_day("today" if locale == "en-US" else "2026-11-25", today, locale) == date(2026, 11, 25)


PIECES = {
    locale: st.lists(
        st.one_of(
            st.sampled_from(sorted(date_words(locale).phrases)),
            st.sampled_from(
                ["8", "12", "24", "0", "30", "99999", "2026", "9999-12-31", "0001-01-01", "29.2.", "20:00"]
            ),
            st.sampled_from(["-", "8:30pm", "12/24", "1.2", "31.12.", "年", "UTC", "Europe/Berlin", "utc+14", "<t:1>"]),
        ),
        max_size=7,
    ).map(" ".join)
    for locale in FORMS
}


@pytest.mark.parametrize("locale", FORMS)
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_whatever_known_words_are_put_together_the_answer_is_a_date_to_come_or_a_reason(
    locale: str, data: st.DataObject
) -> None:
    typed, at = data.draw(PIECES[locale]), NOW.timestamp()
    for zone_name in ("Europe/Berlin", None, "Pacific/Kiritimati", "America/Los_Angeles"):
        with suppress(InvalidDate):
            assert at < parse_date(typed, at, zone_name, date_words(locale)).at <= at + 366 * 86_400
        for shown, value in suggest_dates(typed, at, zone_name, locale):
            assert shown
            assert value
    for fails in (
        lambda: parse_typed_time(typed, localizer(locale)),
        lambda: parse_typed_day(typed, NOW.date(), locale),
    ):
        with suppress(UserError):
            assert fails() is not None
