"""Dates in people's languages: the words that they type, what is understood of them, and how it is said back."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from functools import lru_cache

from babel.dates import get_day_names, get_month_names

from bot.ground.awake import DAY, zone
from bot.ground.date_grammar import AFTERNOON, EARLY, EVENING, MORNING, NIGHT, NOON
from bot.ground.date_tokens import Meaning, Vocabulary, phrase, vocabulary_of
from bot.ground.dates import Found, NoDate, read, read_day, read_time
from bot.ground.refusals import Refusal
from bot.words import DEFAULT, Words, date_and_time, words
from bot.words.sources import babel_locale
from renderers.lettering import shorter

_MONTH_FIRST = ("en-US", "ja")
"""Where 3/4 is in March."""
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
def vocabulary(locale: str) -> Vocabulary:
    """The words of a date in that language; and in English, where they mean nothing else in it."""
    phrases = dict(_phrases(DEFAULT))
    if words(locale).locale != DEFAULT:
        phrases |= _phrases(locale)
    return vocabulary_of(phrases, month_first=locale in _MONTH_FIRST)


def _phrases(locale: str) -> dict[str, tuple[Meaning, ...]]:
    found: dict[str, dict[Meaning, None]] = {}
    speak, babel = words(locale), babel_locale(locale)

    def add(said: str, meaning: Meaning) -> None:
        spelled = phrase(said)
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


def understood(typed: str, at: float, zone_name: str | None, locale: str) -> Found:
    """The date that somebody has typed.

    Raises:
        Refusal: it is none; it says why, and what to do.
    """
    try:
        return read(typed, at, zone_name, vocabulary(locale))
    except NoDate as refused:
        dates = _each(f"<t:{int(one)}:F>: `{written(one, refused.zone)}`" for one in refused.choices)
        what = shorter(refused.what or typed, 40)
        raise Refusal(f"sorry-date-{refused.why}", what=what, typed=shorter(typed, 40), dates=dates) from None


def understood_time(typed: str, speak: Words) -> int:
    """The minute of the day that somebody has typed, where nothing else is asked for.

    Raises:
        Refusal: it is none; it says why, and what to do.
    """
    try:
        return read_time(typed, vocabulary(speak.locale))
    except NoDate as refused:
        if refused.why == "several":
            raise Refusal("sorry-quiet-several", typed=shorter(typed, 40), times=times(refused, speak)) from None
        raise Refusal("sorry-quiet-time", typed=shorter(typed, 40)) from None


def understood_day(typed: str, today: date, locale: str) -> date:
    """The day to come that somebody has typed, where nothing else is asked for.

    Raises:
        Refusal: it is none; it says why, and what to do.
    """
    speak = words(locale)
    try:
        return read_day(typed, today, vocabulary(locale))
    except NoDate as refused:
        if refused.why == "past":
            raise Refusal("sorry-vacation-past") from None
        if refused.why in ("weekday", "far"):
            raise Refusal(f"sorry-date-{refused.why}") from None
        if refused.why == "several":
            utc = zone("UTC")
            days = [datetime.fromtimestamp(one, utc).date() for one in refused.choices]
            raise Refusal(
                "sorry-vacation-several", typed=shorter(typed, 40), days=_each(map(speak.day, days))
            ) from None
        raise Refusal("sorry-vacation-date", typed=shorter(typed, 40), example=str(today + timedelta(7))) from None


def suggested(typed: str, at: float, zone_name: str | None, locale: str) -> list[tuple[str, str]]:
    """Return the readings of what has been typed so far: what is shown of it, and what stands for it. Where it can mean
    several times, all of them; where it is not known in which zone, those where the language is spoken. Nothing where
    it is not (yet) understood."""
    found: list[tuple[str, str]] = []
    for name in (zone_name,) if zone_name else _zones(locale):
        try:
            there = read(typed, at, name, vocabulary(locale))
            # What is typed is sent as it is, where nothing is missing in it: «in 2 hours» is from then on.
            complete = zone_name is not None or _needs_no_zone(typed, at, locale)
            found.append(
                (said_back(there.at, there.zone or "UTC", locale), typed if complete else written(there.at, name))
            )
        except NoDate as refused:
            if refused.why == "several":
                found += [(said_back(one, refused.zone, locale), written(one, refused.zone)) for one in refused.choices]
    return list(dict(found).items())


def _needs_no_zone(typed: str, at: float, locale: str) -> bool:
    try:
        read(typed, at, None, vocabulary(locale))
    except NoDate:
        return False
    return True


def _zones(locale: str) -> list[str]:
    return [name.strip() for name in words(locale)("date-zones").split(",")]


def said_back(at: float, zone_name: str, locale: str) -> str:
    """A time there in words: «Friday, December 4, 2026 at 19:30 (Europe/Berlin)», in the order of that language."""
    there = datetime.fromtimestamp(at, zone(zone_name))
    return words(locale)("date-suggestion", date=date_and_time(there, locale), zone=_unmistakable(there, zone_name))


def written(at: float, zone_name: str) -> str:
    """A time there as it is read again in every language: «2026-12-04 19:30 Europe/Berlin»."""
    there = datetime.fromtimestamp(at, zone(zone_name))
    return f"{there:%Y-%m-%d %H:%M} {_unmistakable(there, zone_name)}"


def _unmistakable(there: datetime, zone_name: str) -> str:
    """The zone; where clocks show that time twice in it, how far it is from UTC then."""
    ahead, other = there.utcoffset(), there.replace(fold=1 - there.fold).utcoffset()
    if ahead is None or ahead == other:
        return zone_name
    minutes = int(ahead.total_seconds()) // 60
    return f"UTC{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def times(refused: NoDate, speak: Words) -> str:
    """The times of day that may be meant."""
    utc = zone("UTC")
    return speak.join([f"{datetime.fromtimestamp(one, utc):%H:%M}" for one in refused.choices])


def _each(choices: Iterable[str]) -> str:
    """Choices, each on a line of its own."""
    return "\n".join(f"- {one}" for one in choices)
