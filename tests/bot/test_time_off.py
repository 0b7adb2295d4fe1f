"""Days of the week as people type them, in each language there is."""

from __future__ import annotations

import pytest

from bot.core.errors import UserError
from bot.i18n import available_locales, localizer
from bot.ui.views.availability import parse_quiet_hours

WEEKEND = (5, 6)


def days(typed: str, locale: str) -> tuple[int, ...]:
    return parse_quiet_hours(None, {"zone": "UTC", "off": typed}, localizer(locale)).days


@pytest.mark.parametrize("locale", available_locales())
def test_whatever_is_shown_is_understood_and_so_is_the_weekend(locale: str) -> None:
    speak = localizer(locale)
    names = [speak(f"weekday-{day}") for day in range(7)]
    for day, name in enumerate(names):
        assert days(name, locale) == days(name.upper(), locale) == (day,)
    for shown in (speak.format_list(names[5:]), speak.format_items(names[5:]), " / ".join(names[5:])):
        assert days(shown, locale) == WEEKEND
    for weekend in (speak("days-weekend"), "weekend", *speak("days-weekend-too").split(",")):
        assert days(weekend, locale) == WEEKEND
        assert days(speak.format_items([names[0], weekend]), locale) == (0, *WEEKEND)
    assert days(speak("days-none"), locale) == ()


@pytest.mark.parametrize(
    ("locale", "typed", "meant"),
    [
        ("es-ES", "sabado y domingo", WEEKEND),
        ("es-ES", "fin  de semana", WEEKEND),
        ("es-ES", "mie, sab", (2, 5)),
        ("pt-BR", "terca-feira; sabado", (1, 5)),
        ("pl", "sroda, poniedzialek", (0, 2)),
        ("ja", "土、日", WEEKEND),
        ("ja", "土日", WEEKEND),
        ("ja", "月水", (0, 2)),
        ("ja", "金曜　土曜", (4, 5)),
        ("en", "week-end", WEEKEND),
        ("en", "Saturday and Sunday", WEEKEND),
    ],
)
def test_accents_spaces_and_single_characters_are_forgiven(locale: str, typed: str, meant: tuple[int, ...]) -> None:
    assert days(typed, locale) == meant


@pytest.mark.parametrize(
    ("locale", "typed"),
    [
        ("en", "t"),
        ("en", "s"),
        ("en", "and weekendish"),
        ("fr", "m"),
        ("fr", "ma, me, xx"),
        ("ja", "曜"),
        ("ja", "土火山"),
    ],
)
def test_what_could_be_several_days_or_none_is_refused(locale: str, typed: str) -> None:
    with pytest.raises(UserError):
        days(typed, locale)
