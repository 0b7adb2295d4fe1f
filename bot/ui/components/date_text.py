"""Dates in people's languages: the words that they type, what is understood of them, and how it is said back."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from functools import lru_cache

from babel.dates import get_day_names, get_month_names

from bot.core.availability import DAY, zone_info
from bot.core.errors import UserError
from bot.dates.grammar import AFTERNOON, EARLY, EVENING, MORNING, NIGHT, NOON
from bot.dates.parser import InvalidDate, ParsedDate, parse_date, parse_day, parse_time
from bot.dates.tokens import DateWords, Meaning, build_date_words, normalize_phrase
from bot.i18n import DEFAULT, Localizer, date_and_time, localizer
from bot.i18n.bundles import babel_locale
from renderers.text.text_layout import shorter

_MONTH_FIRST = ("en-US", "ja")
"""Locales in which 3/4 is in March."""
_MEANINGS: dict[str, Meaning] = {
    "today": (("day", 0),),
    "tomorrow": (("day", 1),),
    "after-tomorrow": (("day", 2),),
    "within": (("within", 0),),
    "minutes": (("unit", 60),),
    "hours": (("unit", 3600),),
    "half-hour": (("span", 1800),),
    "days": (("unit", DAY),),
    "weeks": (("unit", 7 * DAY),),
    "idle": (("idle", 0),),
    "at": (("at", 0),),
    "oclock": (("oclock", 0),),
    "oclock-twelve": (("oclock", 1),),
    "before-noon": (("half", 0),),
    "after-noon": (("half", 1),),
    "early": (("part", EARLY),),
    "morning": (("part", MORNING),),
    "noon": (("part", NOON),),
    "afternoon": (("part", AFTERNOON),),
    "evening": (("part", EVENING),),
    "night": (("part", NIGHT),),
    "this-morning": (("day", 0), ("part", MORNING)),
    "this-afternoon": (("day", 0), ("part", AFTERNOON)),
    "this-evening": (("day", 0), ("part", EVENING)),
    "this-night": (("day", 0), ("part", NIGHT)),
    "tomorrow-morning": (("day", 1), ("part", MORNING)),
    "tomorrow-night": (("day", 1), ("part", NIGHT)),
    "at-noon": (("exact", 12 * 60),),
    "at-midnight": (("exact", 0),),
    "half-past": (("fraction", 30),),
    "half-to": (("fraction", -30),),
    "quarter-past": (("fraction", 15),),
    "quarter-to": (("fraction", -15),),
    "next": (("next", 0),),
    "next-week": (("nextweek", 0),),
}
"""Meanings of the words that stand in a language's ``date-…``."""
_COUNTED = {"numbers": ("number", 1), "weekdays": ("weekday", 0), "months": ("month", 1)}
"""Lists in which the place counts: of which kind, and the value of the first."""
_PARTS_OF_DAY = ("morning", "noon", "afternoon", "evening", "night")


@lru_cache(64)
def date_words(locale: str) -> DateWords:
    """Return the words of a date in that language, and English ones that mean nothing else in it."""
    phrases = dict(_phrases(DEFAULT))
    if localizer(locale).locale != DEFAULT:
        phrases |= _phrases(locale)
    return build_date_words(phrases, month_first=locale in _MONTH_FIRST)


def _phrases(locale: str) -> dict[str, tuple[Meaning, ...]]:
    found: dict[str, dict[Meaning, None]] = {}
    speak, babel = localizer(locale), babel_locale(locale)

    def add(said: str, meaning: Meaning) -> None:
        spelled = normalize_phrase(said)
        if spelled and not spelled[0].isdecimal():
            found.setdefault(spelled, {})[meaning] = None

    own = {name: speak(f"date-{name}") for name in (*_MEANINGS, *_COUNTED)}
    for name, meaning in _MEANINGS.items():
        for said in own[name].split(","):
            add(said, meaning)
    for name, (kind, first) in _COUNTED.items():
        for place, group in enumerate(own[name].split(",")):
            for said in group.split("/"):
                add(said, ((kind, first + place),))
    for width in ("abbreviated", "wide"):
        for day, said in get_day_names(width, "format", babel).items():
            add(said, (("weekday", day),))
            add(said.partition("-")[0], (("weekday", day),))
        for context in ("format", "stand-alone"):
            for month, said in get_month_names(width, context, babel).items():
                add(said, (("month", month),))
    # «Samstagabend»
    for day, said in get_day_names("wide", "format", babel).items():
        for name in _PARTS_OF_DAY:
            for part in own[name].split(","):
                if part.strip().isalpha() and part.isascii():
                    add(said + part.strip(), (("weekday", day), *_MEANINGS[name]))
    return {said: tuple(meanings) for said, meanings in found.items()}


def parse_typed_date(typed: str, at: float, zone_name: str | None, locale: str) -> ParsedDate:
    """Return the date that the user typed.

    Raises:
        UserError: it is not a valid date; the message says why and what to do.
    """
    try:
        return parse_date(typed, at, zone_name, date_words(locale))
    except InvalidDate as refused:
        dates = _each(f"<t:{int(one)}:F>: `{date_as_typed(one, refused.zone)}`" for one in refused.choices)
        what = shorter(refused.what or typed, 40)
        raise UserError(f"sorry-date-{refused.why}", what=what, typed=shorter(typed, 40), dates=dates) from None


def parse_typed_time(typed: str, speak: Localizer) -> int:
    """Return the minute of the day that a user has typed into a field for a time alone.

    Raises:
        UserError: it is none; the text has the reason, and what to do.
    """
    try:
        return parse_time(typed, date_words(speak.locale))
    except InvalidDate as refused:
        if refused.why == "several":
            raise UserError(
                "sorry-quiet-several", typed=shorter(typed, 40), times=time_choices(refused, speak)
            ) from None
        raise UserError("sorry-quiet-time", typed=shorter(typed, 40)) from None


def parse_typed_day(typed: str, today: date, locale: str) -> date:
    """Return the day to come that a user has typed into a field for a day alone.

    Raises:
        UserError: it is none; the text has the reason, and what to do.
    """
    speak = localizer(locale)
    try:
        return parse_day(typed, today, date_words(locale))
    except InvalidDate as refused:
        if refused.why == "past":
            raise UserError("sorry-vacation-past") from None
        if refused.why in ("weekday", "far"):
            raise UserError(f"sorry-date-{refused.why}") from None
        if refused.why == "several":
            utc = zone_info("UTC")
            days = [datetime.fromtimestamp(one, utc).date() for one in refused.choices]
            raise UserError(
                "sorry-vacation-several", typed=shorter(typed, 40), days=_each(map(speak.day, days))
            ) from None
        raise UserError("sorry-vacation-date", typed=shorter(typed, 40), example=str(today + timedelta(7))) from None


def suggest_dates(typed: str, at: float, zone_name: str | None, locale: str) -> list[tuple[str, str]]:
    """Return the readings of what has been typed so far: what is shown of it, and what stands for it. Where it can mean
    several times, all of them; where it is not known in which zone, those where the language is spoken. Nothing where
    it is not (yet) understood."""
    found: list[tuple[str, str]] = []
    for name in (zone_name,) if zone_name else _zones(locale):
        try:
            there = parse_date(typed, at, name, date_words(locale))
            # The typed text is sent as it is if nothing is missing in it: «in 2 hours» counts from then on.
            complete = zone_name is not None or _needs_no_zone(typed, at, locale)
            found.append(
                (
                    date_in_words(there.at, there.zone or "UTC", locale),
                    typed if complete else date_as_typed(there.at, name),
                )
            )
        except InvalidDate as refused:
            if refused.why == "several":
                found += [
                    (date_in_words(one, refused.zone, locale), date_as_typed(one, refused.zone))
                    for one in refused.choices
                ]
    return list(dict(found).items())


def _needs_no_zone(typed: str, at: float, locale: str) -> bool:
    try:
        parse_date(typed, at, None, date_words(locale))
    except InvalidDate:
        return False
    return True


def _zones(locale: str) -> list[str]:
    return [name.strip() for name in localizer(locale)("date-zones").split(",")]


def date_in_words(at: float, zone_name: str, locale: str) -> str:
    """Return a time there in words, in the order of that language: «Friday, December 4, 2026 at 19:30
    (Europe/Berlin)».
    """
    there = datetime.fromtimestamp(at, zone_info(zone_name))
    return localizer(locale)("date-suggestion", date=date_and_time(there, locale), zone=_unmistakable(there, zone_name))


def date_as_typed(at: float, zone_name: str) -> str:
    """Return a time there in a form that is parsed in every language: «2026-12-04 19:30 Europe/Berlin»."""
    there = datetime.fromtimestamp(at, zone_info(zone_name))
    return f"{there:%Y-%m-%d %H:%M} {_unmistakable(there, zone_name)}"


def _unmistakable(there: datetime, zone_name: str) -> str:
    """Return the zone, or its offset from UTC then if clocks show that time twice."""
    ahead, other = there.utcoffset(), there.replace(fold=1 - there.fold).utcoffset()
    if ahead is None or ahead == other:
        return zone_name
    minutes = int(ahead.total_seconds()) // 60
    return f"UTC{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def time_choices(refused: InvalidDate, speak: Localizer) -> str:
    """Return the times of day that may be meant."""
    utc = zone_info("UTC")
    return speak.format_list([f"{datetime.fromtimestamp(one, utc):%H:%M}" for one in refused.choices])


def _each(choices: Iterable[str]) -> str:
    """Choices, each on a line of its own."""
    return "\n".join(f"- {one}" for one in choices)
