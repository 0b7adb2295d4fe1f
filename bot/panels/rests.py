"""Quiet hours and vacations: what people type of them, and what they are shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.ground.awake import LONGEST_NIGHT, MOST_DAYS_OFF, NoRest, Quiet, checked, midnight, zone, zone_named, zones
from bot.ground.refusals import Refusal, Retry
from bot.panels.date_text import understood_day, understood_time
from bot.panels.forms import FormModal, answered
from bot.panels.frame import NIGHT, Message, framed, message, row_of, small
from bot.panels.selfservice import SelfServiceButton
from bot.words import Words, words
from renderers.lettering import shorter

_BETWEEN = re.compile(r"[\s,;&+/、，・]+")
"""What may stand between days."""
_ID = "q:0"
_OWN = "q:1"
_VACATION = "q:2"
_STAYS = 900.0
"""Seconds that an unanswered form is remembered; its interaction is dead then."""
_SHOWN = 25
"""As many suggestions as Discord shows."""
_FAR = timedelta(days=1000)
"""Further ahead no vacation is looked for."""
_AHEAD = (1, 3, 7, 10, 14, 21)
"""Days ahead that are suggested for a vacation."""
FIELDS = ("zone", "from", "to", "off")
"""What is asked for, in the form's order."""
_FORMS = {_ID: "server", _OWN: "own", _VACATION: "vacation"}
_LONGEST = 80


class Sent(Struct, frozen=True):
    """A form about rests that was sent: whose quiet hours it is about (``server``, ``own``) or a ``vacation``, and what
    was written in each field."""

    form: str
    given: Mapping[str, str]


def read(before: Quiet | None, given: Mapping[str, str], speak: Words) -> Quiet:
    """The quiet hours that somebody means: what they have not ``given`` stays as it was ``before``.

    Raises:
        Refusal: they are none, or leave no time to play; it says what is wrong with them.
    """
    there = before or Quiet("")
    name = given.get("zone", "").strip() or there.zone
    if not name:
        raise Refusal("sorry-quiet-zone-missing")
    begins = _minute(given.get("from", ""), there.begins, speak)
    ends = _minute(given.get("to", ""), there.ends, speak)
    days = there.days if not given.get("off", "").strip() else _days(given["off"], speak)
    try:
        return checked(name, begins, ends, days)
    except NoRest as refused:
        most = {"hours": LONGEST_NIGHT // 60, "days": MOST_DAYS_OFF}
        raise Refusal(
            f"sorry-quiet-{refused.why}", zone=shorter(name, 40), hours=most["hours"], days=most["days"]
        ) from None


def _minute(typed: str, before: int | None, speak: Words) -> int | None:
    return understood_time(typed, speak) if typed.strip() else before


def _days(typed: str, speak: Words) -> tuple[int, ...]:
    """The days of the week that somebody means, by the beginnings of their names; accents may be left out."""
    text = f" {_plain(typed)} "
    if text.strip() == _plain(speak("days-none")):
        return ()
    found: set[int] = set()
    said = {_plain(one) for one in (speak("days-weekend"), *speak("days-weekend-too").split(","))}
    for weekend in sorted(said, key=len, reverse=True):
        if f" {weekend} " in text:
            text = text.replace(f" {weekend} ", " ")
            found |= {5, 6}
    names = [_plain(speak(f"weekday-{day}")) for day in range(7)]
    # What is shown of these days may be given back as it is: «Saturday and Sunday».
    idle = {*_plain(speak.join(["0", "0"])).split()} - {"0"}
    for part in text.split():
        if part not in idle:
            found |= _meant(part, names)
    return tuple(sorted(found))


def _meant(part: str, names: Sequence[str]) -> set[int]:
    """The one day whose name begins like that; in Japanese a character stands for a day, and several for several."""
    apart = list(part) if all("\u4e00" <= char <= "\u9fff" for char in part) else []
    for pieces in ([part], apart):
        meant = [[day for day, name in enumerate(names) if name.startswith(piece)] for piece in pieces]
        if meant and all(len(days) == 1 for days in meant) and (apart or len(part) >= 2):
            return {days[0] for days in meant}
    raise Refusal("sorry-quiet-weekday", typed=shorter(part, 40))


def _plain(typed: str) -> str:
    """What was typed in small letters without accents, its words with one space between."""
    letters = unicodedata.normalize("NFD", typed.casefold().replace("ł", "l"))
    kept = "".join(char for char in letters if unicodedata.category(char) != "Mn")
    return " ".join(_BETWEEN.sub(" ", unicodedata.normalize("NFC", kept)).split())


def hours(quiet: Quiet, speak: Words) -> str:
    """Quiet hours in words."""
    off = speak.join([speak(f"weekday-{day}") for day in quiet.days]) if quiet.days else "none"
    if quiet.begins is None or quiet.ends is None:
        return speak("quiet-days", days=off, zone=quiet.zone) if quiet.days else speak("quiet-none")
    times = {"begins": _clock(quiet.begins), "ends": _clock(quiet.ends)}
    return speak("quiet-hours", days=off, zone=quiet.zone, **times)


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def quiet_panel(quiet: Quiet | None, at: float, speak: Words) -> Message:
    """What is known of somebody's quiet hours, and two ways to have none."""
    told = speak("quiet-unsaid") if quiet is None else speak("quiet-now", hours=hours(quiet, speak))
    lines = [told]
    if quiet is not None and not quiet.empty:
        there = datetime.fromtimestamp(at, zone(quiet.zone))
        lines.append(speak("quiet-there", time=f"{there:%H:%M}", zone=quiet.zone))
    box = framed(speak("quiet-title"), "\n".join(lines), colour=NIGHT)
    box.add_item(ui.TextDisplay(small(speak("quiet-how"))))
    buttons = []
    if quiet is None or not quiet.empty:
        buttons.append(SelfServiceButton("quiet-none", speak("button-quiet-none")))
    if quiet is not None:
        buttons.append(SelfServiceButton("quiet-forget", speak("button-quiet-forget")))
    box.add_item(row_of(*buttons))
    return message(box)


def vacation_panel(until: float | None, left: int, most: int, speak: Words) -> Message:
    """Until when somebody is away, and how many days they have left."""
    told = speak("vacation-none") if until is None else speak("vacation-now", when=last_day(until))
    box = framed(speak("vacation-title"), f"{told}\n{speak('vacation-left', left=left, most=most)}", colour=NIGHT)
    box.add_item(ui.TextDisplay(small(speak("vacation-how"))))
    if until is not None:
        box.add_item(row_of(SelfServiceButton("vacation-over", speak("button-vacation-over"))))
    return message(box)


def last_day(until: float) -> str:
    """The last day of a vacation that is over then, as clients show it."""
    return f"<t:{int(until) - 1}:D>"


def end_of_vacation(typed: str, zone_name: str, at: float, locale: str) -> float:
    """When the day is over that somebody has typed: a date, or so many days from today.

    Raises:
        Refusal: it is none, or past.
    """
    today = datetime.fromtimestamp(at, zone(zone_name)).date()
    # Nobody may be away for so long, which is said where it is refused; and no calendar goes on for ever.
    last = min(understood_day(typed, today, locale), today + _FAR)
    return midnight(zone_name, last.year, last.month, last.day)


def suggested_days(typed: str, zone_name: str, at: float, locale: str) -> list[tuple[str, str]]:
    """Dates to be away until: what is shown, and what it stands for."""
    speak = words(locale)
    today = datetime.fromtimestamp(at, zone(zone_name)).date()
    found = [(today + timedelta(days=days), days) for days in _AHEAD]
    shown = [(speak("vacation-day", date=speak.day(day), days=days), str(day)) for day, days in found]
    sought = typed.strip().casefold()
    fitting = [(name, value) for name, value in shown if sought in name.casefold() or sought in value]
    if not fitting:
        with suppress(Refusal):
            day = understood_day(typed, today, locale)
            fitting = [(speak.day(day), str(day))]
    return fitting


def suggested_zones(typed: str, at: float) -> list[tuple[str, str]]:
    """Zones to choose from, each with the time it is there: what is shown, and what it stands for."""
    sought = typed.strip().replace(" ", "_").casefold()
    exact = zone_named(typed)
    names = [] if exact is None else [exact]
    # What begins like that goes first, of a continent's zones as of a city's.
    known = [name for name in zones() if sought in name.casefold()]
    known.sort(key=lambda name: not any(part.casefold().startswith(sought) for part in name.split("/")))
    names += [name for name in known if name != exact]
    return [
        (f"{name} · {datetime.fromtimestamp(at, UTC).astimezone(zone(name)):%H:%M}", name) for name in names[:_SHOWN]
    ]


def form(quiet: Quiet | None, speak: Words, typed: Mapping[str, str] | None = None) -> FormModal:
    """The form for the quiet hours of a server; all left empty means none. With what had been ``typed`` into it, if it
    has come back."""
    shown = FormModal(title=shorter(speak("settings-quiet-title"), 45), custom_id=_ID, timeout=_STAYS)
    there = quiet or Quiet("")
    values = {
        "zone": there.zone,
        "from": "" if there.begins is None else _clock(there.begins),
        "to": "" if there.ends is None else _clock(there.ends),
        "off": speak.listed(speak(f"weekday-{day}") for day in there.days),
    }
    _add_fields(shown, values if typed is None else typed, speak)
    return shown


def own_form(speak: Words, typed: Mapping[str, str]) -> FormModal:
    """The form for somebody's own quiet hours, with what had been typed."""
    shown = FormModal(title=shorter(speak("quiet-title"), 45), custom_id=_OWN, timeout=_STAYS)
    _add_fields(shown, typed, speak)
    return shown


def vacation_form(speak: Words, typed: Mapping[str, str]) -> FormModal:
    """The form for a vacation, with what had been typed."""
    shown = FormModal(title=shorter(speak("vacation-title"), 45), custom_id=_VACATION, timeout=_STAYS)
    part: ui.TextInput[Any] = ui.TextInput(
        custom_id="until",
        default=typed.get("until", "")[:_LONGEST] or None,
        placeholder=shorter(speak("vacation-example"), 100),
        max_length=_LONGEST,
    )
    shown.add_item(ui.Label(text=shorter(speak("vacation-label"), 45), component=part))
    return shown


def retry(form: str, given: Mapping[str, str], speak: Words) -> Retry:
    """Return what was typed for quiet hours, for another try: ``own``, or those of a ``server``."""
    return Retry(form, "", tuple((field, speak(f"quiet-{field}-label"), given.get(field, "")) for field in FIELDS))


def _add_fields(shown: FormModal, values: Mapping[str, str], speak: Words) -> None:
    for field in FIELDS:
        part: ui.TextInput[Any] = ui.TextInput(
            custom_id=field,
            default=values.get(field, "")[:_LONGEST] or None,
            placeholder=shorter(speak(f"quiet-{field}-example"), 100),
            max_length=_LONGEST,
            required=False,
        )
        shown.add_item(ui.Label(text=shorter(speak(f"quiet-{field}-label"), 45), component=part))


def sent(interaction: discord.Interaction[Any]) -> Sent | None:
    """Return what was written in one of these forms; None if it is another one."""
    data: Any = interaction.data or {}
    form = _FORMS.get(str(data.get("custom_id")))
    if interaction.type is not discord.InteractionType.modal_submit or form is None:
        return None
    found: Mapping[str, Sequence[str]] = answered(data)
    return Sent(form, {field: next(iter(found.get(field, ())), "") for field in (*FIELDS, "until")})
