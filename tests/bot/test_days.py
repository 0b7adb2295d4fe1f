"""Days of the week as people type them, in each language there is."""

from __future__ import annotations

import pytest

from bot.ground.refusals import Refusal
from bot.panels.rests import read
from bot.words import languages, words

WEEKEND = (5, 6)


def days(typed: str, locale: str) -> tuple[int, ...]:
    return read(None, {"zone": "UTC", "off": typed}, words(locale)).days


@pytest.mark.parametrize("locale", languages())
def test_whatever_is_shown_is_understood_and_so_is_the_weekend(locale: str) -> None:
    speak = words(locale)
    names = [speak(f"weekday-{day}") for day in range(7)]
    for day, name in enumerate(names):
        assert days(name, locale) == days(name.upper(), locale) == (day,)
    for shown in (speak.join(names[5:]), speak.listed(names[5:]), " / ".join(names[5:])):
        assert days(shown, locale) == WEEKEND
    for weekend in (speak("days-weekend"), "weekend", *speak("days-weekend-too").split(",")):
        assert days(weekend, locale) == WEEKEND
        assert days(speak.listed([names[0], weekend]), locale) == (0, *WEEKEND)
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
    with pytest.raises(Refusal):
        days(typed, locale)
