"""Quiet hours and vacations: what people type of them, and what they are shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, ClassVar

import discord
from discord import ui
from msgspec import Struct

from bot.core.availability import (
    LONGEST_NIGHT,
    MOST_DAYS_OFF,
    InvalidQuietHours,
    QuietHours,
    canonical_zone,
    next_midnight,
    validate_quiet_hours,
    zone_info,
    zone_names,
)
from bot.core.errors import Retry, UserError
from bot.i18n import Localizer, localizer
from bot.ui.components.account_buttons import AccountButton
from bot.ui.components.date_text import parse_typed_day, parse_typed_time
from bot.ui.components.layout import NIGHT, OutgoingMessage, boxed, button_row, single_box_message, small_print
from bot.ui.components.modals import FormModal, submitted_values
from renderers.text.text_layout import shorter

_BETWEEN = re.compile(r"[\s,;&+/、，・]+")
"""Separators between days."""
_ID = "q:0"
_OWN = "q:1"
_VACATION = "q:2"
_STAYS = 900.0
"""Seconds that an unanswered form is remembered; its interaction is dead then."""
_SHOWN = 25
"""Number of suggestions that Discord shows."""
_FAR = timedelta(days=1000)
"""Further ahead no vacation is looked for."""
_AHEAD = (1, 3, 7, 10, 14, 21)
"""Days ahead that are suggested for a vacation."""
FIELDS = ("zone", "from", "to", "off")
"""The fields, in the form's order."""
_FORMS = {_ID: "server", _OWN: "own", _VACATION: "vacation"}
_LONGEST = 80


class AvailabilityForm(Struct, frozen=True):
    """A form about rests that was sent: ``what`` it is about, quiet hours (``server``, ``own``) or a ``vacation``, and
    what was written in each field."""

    what: str
    given: Mapping[str, str]
    alone: ClassVar[bool] = True
    target: ClassVar[None] = None


def parse_quiet_hours(before: QuietHours | None, given: Mapping[str, str], speak: Localizer) -> QuietHours:
    """Return the quiet hours that the user typed; fields missing from ``given`` stay as in ``before``.

    Raises:
        UserError: the input is not valid, or leaves no time to play; the message says what is wrong.
    """
    there = before or QuietHours("")
    name = given.get("zone", "").strip() or there.zone
    if not name:
        raise UserError("sorry-quiet-zone-missing")
    begins = _minute(given.get("from", ""), there.begins, speak)
    ends = _minute(given.get("to", ""), there.ends, speak)
    days = there.days if not given.get("off", "").strip() else _days(given["off"], speak)
    try:
        return validate_quiet_hours(name, begins, ends, days)
    except InvalidQuietHours as refused:
        most = {"hours": LONGEST_NIGHT // 60, "days": MOST_DAYS_OFF}
        raise UserError(
            f"sorry-quiet-{refused.why}", zone=shorter(name, 40), hours=most["hours"], days=most["days"]
        ) from None


def _minute(typed: str, before: int | None, speak: Localizer) -> int | None:
    return parse_typed_time(typed, speak) if typed.strip() else before


def _days(typed: str, speak: Localizer) -> tuple[int, ...]:
    """Return the weekdays (0 is Monday) typed by the beginnings of their names; accents may be left out."""
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
    # The shown text of these days can be typed again: «Saturday and Sunday».
    idle = {*_plain(speak.format_list(["0", "0"])).split()} - {"0"}
    for part in text.split():
        if part not in idle:
            found |= _meant(part, names)
    return tuple(sorted(found))


def _meant(part: str, names: Sequence[str]) -> set[int]:
    """Return the one weekday whose name begins with ``part``.

    In Japanese each character stands for a day, so several characters may stand for several days.
    """
    apart = list(part) if all("\u4e00" <= char <= "\u9fff" for char in part) else []
    for pieces in ([part], apart):
        meant = [[day for day, name in enumerate(names) if name.startswith(piece)] for piece in pieces]
        if meant and all(len(days) == 1 for days in meant) and (apart or len(part) >= 2):
            return {days[0] for days in meant}
    raise UserError("sorry-quiet-weekday", typed=shorter(part, 40))


def _plain(typed: str) -> str:
    """Return ``typed`` in lower case without accents, its words separated by single spaces."""
    letters = unicodedata.normalize("NFD", typed.casefold().replace("ł", "l"))
    kept = "".join(char for char in letters if unicodedata.category(char) != "Mn")
    return " ".join(_BETWEEN.sub(" ", unicodedata.normalize("NFC", kept)).split())


def quiet_hours_text(quiet: QuietHours, speak: Localizer) -> str:
    """Quiet hours in words."""
    off = speak.format_list([speak(f"weekday-{day}") for day in quiet.days]) if quiet.days else "none"
    if quiet.begins is None or quiet.ends is None:
        return speak("quiet-days", days=off, zone=quiet.zone) if quiet.days else speak("quiet-none")
    times = {"begins": _clock(quiet.begins), "ends": _clock(quiet.ends)}
    return speak("quiet-hours", days=off, zone=quiet.zone, **times)


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def quiet_hours_message(quiet: QuietHours | None, at: float, speak: Localizer) -> OutgoingMessage:
    """Show a user's quiet hours, with buttons to remove them."""
    told = speak("quiet-unsaid") if quiet is None else speak("quiet-now", hours=quiet_hours_text(quiet, speak))
    lines = [told]
    if quiet is not None and not quiet.is_empty:
        there = datetime.fromtimestamp(at, zone_info(quiet.zone))
        lines.append(speak("quiet-there", time=f"{there:%H:%M}", zone=quiet.zone))
    box = boxed(speak("quiet-title"), "\n".join(lines), colour=NIGHT)
    box.add_item(ui.TextDisplay(small_print(speak("quiet-how"))))
    buttons = []
    if quiet is None or not quiet.is_empty:
        buttons.append(AccountButton("quiet-none", speak("button-quiet-none")))
    if quiet is not None:
        buttons.append(AccountButton("quiet-forget", speak("button-quiet-forget")))
    box.add_item(button_row(*buttons))
    return single_box_message(box)


def vacation_message(until: float | None, left: int, most: int, speak: Localizer) -> OutgoingMessage:
    """Show the end of the user's vacation and how many vacation days are left."""
    told = speak("vacation-none") if until is None else speak("vacation-now", when=last_vacation_day(until))
    box = boxed(speak("vacation-title"), f"{told}\n{speak('vacation-left', left=left, most=most)}", colour=NIGHT)
    box.add_item(ui.TextDisplay(small_print(speak("vacation-how"))))
    if until is not None:
        box.add_item(button_row(AccountButton("vacation-over", speak("button-vacation-over"))))
    return single_box_message(box)


def last_vacation_day(until: float) -> str:
    """Return the last day of a vacation that ends at ``until``, as a Discord timestamp."""
    return f"<t:{int(until) - 1}:D>"


def parse_vacation_end(typed: str, zone_name: str, at: float, locale: str) -> float:
    """Return the time at which the typed day is over: a date, or so many days from today.

    Raises:
        UserError: it is none, or past.
    """
    today = datetime.fromtimestamp(at, zone_info(zone_name)).date()
    # The limit on absences is checked elsewhere; this one is for dates that no calendar reaches.
    last = min(parse_typed_day(typed, today, locale), today + _FAR)
    return next_midnight(zone_name, last.year, last.month, last.day)


def suggest_vacation_days(typed: str, zone_name: str, at: float, locale: str) -> list[tuple[str, str]]:
    """Dates to be away until: what is shown, and what it stands for."""
    speak = localizer(locale)
    today = datetime.fromtimestamp(at, zone_info(zone_name)).date()
    found = [(today + timedelta(days=days), days) for days in _AHEAD]
    shown = [(speak("vacation-day", date=speak.day(day), days=days), str(day)) for day, days in found]
    sought = typed.strip().casefold()
    fitting = [(name, value) for name, value in shown if sought in name.casefold() or sought in value]
    if not fitting:
        with suppress(UserError):
            day = parse_typed_day(typed, today, locale)
            fitting = [(speak.day(day), str(day))]
    return fitting


def suggest_zones(typed: str, at: float) -> list[tuple[str, str]]:
    """Zones to choose from, each with the time it is there: what is shown, and what it stands for."""
    sought = typed.strip().replace(" ", "_").casefold()
    exact = canonical_zone(typed)
    names = [] if exact is None else [exact]
    # Names that begin with the typed text come first, of continents as of cities.
    known = [name for name in zone_names() if sought in name.casefold()]
    known.sort(key=lambda name: not any(part.casefold().startswith(sought) for part in name.split("/")))
    names += [name for name in known if name != exact]
    return [
        (f"{name} · {datetime.fromtimestamp(at, UTC).astimezone(zone_info(name)):%H:%M}", name)
        for name in names[:_SHOWN]
    ]


def server_quiet_hours_form(
    quiet: QuietHours | None, speak: Localizer, typed: Mapping[str, str] | None = None
) -> FormModal:
    """Build the form for the quiet hours of a guild; all left empty means none.

    ``typed`` is the text of a refused one.
    """
    shown = FormModal(title=shorter(speak("settings-quiet-title"), 45), custom_id=_ID, timeout=_STAYS)
    there = quiet or QuietHours("")
    values = {
        "zone": there.zone,
        "from": "" if there.begins is None else _clock(there.begins),
        "to": "" if there.ends is None else _clock(there.ends),
        "off": speak.format_items(speak(f"weekday-{day}") for day in there.days),
    }
    _add_fields(shown, values if typed is None else typed, speak)
    return shown


def own_form(speak: Localizer, typed: Mapping[str, str]) -> FormModal:
    """Build the form for a user's own quiet hours, with the typed text in it."""
    shown = FormModal(title=shorter(speak("quiet-title"), 45), custom_id=_OWN, timeout=_STAYS)
    _add_fields(shown, typed, speak)
    return shown


def vacation_form(speak: Localizer, typed: Mapping[str, str]) -> FormModal:
    """Build the form for a vacation, with the typed text in it."""
    shown = FormModal(title=shorter(speak("vacation-title"), 45), custom_id=_VACATION, timeout=_STAYS)
    part: ui.TextInput[Any] = ui.TextInput(
        custom_id="until",
        default=typed.get("until", "")[:_LONGEST] or None,
        placeholder=shorter(speak("vacation-example"), 100),
        max_length=_LONGEST,
    )
    shown.add_item(ui.Label(text=shorter(speak("vacation-label"), 45), component=part))
    return shown


def retry(form: str, given: Mapping[str, str], speak: Localizer) -> Retry:
    """Return what was typed for quiet hours, for another try: ``own``, or those of a ``server``."""
    return Retry(form, "", tuple((field, speak(f"quiet-{field}-label"), given.get(field, "")) for field in FIELDS))


def _add_fields(shown: FormModal, values: Mapping[str, str], speak: Localizer) -> None:
    for field in FIELDS:
        part: ui.TextInput[Any] = ui.TextInput(
            custom_id=field,
            default=values.get(field, "")[:_LONGEST] or None,
            placeholder=shorter(speak(f"quiet-{field}-example"), 100),
            max_length=_LONGEST,
            required=False,
        )
        shown.add_item(ui.Label(text=shorter(speak(f"quiet-{field}-label"), 45), component=part))


def parse_quiet_hours_form(interaction: discord.Interaction[Any]) -> AvailabilityForm | None:
    """Return what was written in one of these forms; None if it is another one."""
    data: Any = interaction.data or {}
    form = _FORMS.get(str(data.get("custom_id")))
    if interaction.type is not discord.InteractionType.modal_submit or form is None:
        return None
    found: Mapping[str, Sequence[str]] = submitted_values(data)
    return AvailabilityForm(form, {field: next(iter(found.get(field, ())), "") for field in (*FIELDS, "until")})
