"""Evenings: the message that tells of one, its buttons and its form, the list of those to come; and the words of dates
in people's languages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any, Self

import discord
from babel import Locale, UnknownLocaleError
from babel.dates import format_datetime, get_day_names, get_month_names
from discord import ui
from msgspec import Struct

import games
from bot.ground.awake import DAY, zone
from bot.ground.dates import Found, NoDate, Vocabulary, bare, read
from bot.ground.refusals import Refusal
from bot.panels import load
from bot.panels.buttons import Pressed
from bot.panels.forms import FormModal, answered
from bot.panels.frame import NIGHT, Message, Picture, framed, message, row_of, show_picture, small
from bot.panels.frame import asked as asking
from bot.panels.lobby import ALT, rule
from bot.store import Evening
from bot.table.links import address
from bot.table.names import distinct, mention
from bot.words import DEFAULT, Words, words
from games.core import option_choices
from renderers.lettering import shorter
from renderers.names import clipped, isolated
from renderers.poster import Poster, Sitter

BEFORE = 15
"""Minutes before an evening at which people are reminded."""
REPEATS = ("weekly", "fortnightly", "monthly")
"""How often an evening can come again."""
_LISTED = 25
_FORM = re.compile(r"e:(?P<evening>[0-9]{1,18}):(?P<what>change|again)")
_STAYS = 900.0
_MONTH_FIRST = ("en-US", "ja")
"""Where 3/4 is in March."""


class EveningButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"e:(?P<evening>[0-9]{1,18}):(?P<what>in|remind|change|off|off-once|off-sure|again)",
):
    """What can be done about an evening: ``e:<evening>:<what>``."""

    alone = True

    def __init__(
        self,
        evening: int,
        what: str,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        self.evening = evening
        self.what = what
        super().__init__(ui.Button(label=shorter(label, 80) or "…", style=style, custom_id=f"e:{evening}:{what}"))

    @property
    def errand(self) -> None:
        """About no table: there is none yet. Whether it is pressed where its evening is, is asked there."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """The button that was pressed, from its id alone."""
        return cls(int(match["evening"]), match["what"])


class Sent(Struct, frozen=True):
    """A form about an evening that was sent: ``what`` it is for, and what was written."""

    evening: int
    what: str
    at: str
    repeats: str


# ---------------------------------------------------------------------- dates


@lru_cache(64)
def vocabulary(locale: str) -> Vocabulary:
    """The words of a date in that language, and in English."""
    weekdays: dict[str, int] = {}
    months: dict[str, int] = {}
    spoken = {which: dict[str, int]() for which in ("days", "lengths")}
    within: set[str] = set()
    idle: set[str] = set()
    for name in (DEFAULT, locale):
        speak = words(name)
        babel = _babel(name)
        for width in ("abbreviated", "wide"):
            for context in ("format", "stand-alone"):
                for day, told in get_day_names(width, context, babel).items():
                    weekdays |= dict.fromkeys(_also(_bare(told)), day)
                months |= {_bare(told): month for month, told in get_month_names(width, context, babel).items()}
        spoken["days"] |= dict.fromkeys(_listed(speak("date-today")), 0)
        spoken["days"] |= dict.fromkeys(_listed(speak("date-tomorrow")), 1)
        spoken["lengths"] |= dict.fromkeys(_listed(speak("date-minutes")), 60)
        spoken["lengths"] |= dict.fromkeys(_listed(speak("date-hours")), 3600)
        spoken["lengths"] |= dict.fromkeys(_listed(speak("date-days")), DAY)
        spoken["lengths"] |= dict.fromkeys(_listed(speak("date-weeks")), 7 * DAY)
        within |= set(_listed(speak("date-within")))
        idle |= set(_listed(speak("date-idle")))
    days, lengths = spoken["days"], spoken["lengths"]
    return Vocabulary(weekdays, months, days, lengths, frozenset(within), frozenset(idle), locale in _MONTH_FIRST)


def understood(typed: str, at: float, zone_name: str | None, locale: str) -> Found:
    """The date that somebody has typed.

    Raises:
        Refusal: it is none; it says why, and what to do.
    """
    try:
        return read(typed, at, zone_name, vocabulary(locale))
    except NoDate as refused:
        raise Refusal(f"sorry-date-{refused.why}", what=shorter(refused.what, 40), typed=shorter(typed, 40)) from None


def suggested(typed: str, at: float, zone_name: str | None, locale: str) -> list[tuple[str, str]]:
    """How what has been typed so far is understood: what is shown of it, and what stands for it. Nothing where it is
    not (yet)."""
    speak = words(locale)
    try:
        found = read(typed, at, zone_name, vocabulary(locale))
    except NoDate:
        return []
    there = datetime.fromtimestamp(found.at, zone(found.zone))
    told = format_datetime(there, "EEEE d MMMM y, HH:mm", locale=_babel(locale))
    return [(speak("date-suggestion", date=told, zone=found.zone), typed)]


def date(at: float) -> str:
    """A time as clients show it, in everybody's own zone."""
    return f"<t:{int(at)}:F>"


def relative(at: float) -> str:
    """How long until then, as clients show it."""
    return f"<t:{int(at)}:R>"


# ---------------------------------------------------------------------- the message


def most(evening: Evening) -> int:
    """How many can sit at its table."""
    return games.load(evening.game).seats.stop - 1


def link(evening: Evening) -> str:
    """The address of its message."""
    return address(evening.guild, evening.channel, evening.message)


def announcement(evening: Evening, picture: Picture | None, opened_at: str = "") -> Message:
    """What tells of an evening: what is played, when, who is in, and what can be done; once it is over, what has come
    of it. ``opened_at``: the address of its table."""
    speak = words(evening.locale, evening.game)
    title = speak("evening-title", emoji=load(evening.game).emoji, game=speak("title"))
    lines = [speak("evening-when", date=date(evening.starts), relative=relative(evening.starts))]
    if evening.outcome:
        lines.append(_over(evening, speak, opened_at))
        box = framed(title, "\n".join(lines), colour=NIGHT)
        if evening.outcome == "missed":
            box.add_item(row_of(EveningButton(evening.id, "again", speak("button-evening-again"))))
        return message(box)
    if evening.repeats:
        lines.append(speak("evening-repeats", repeats=evening.repeats))
    room, seats = most(evening), games.load(evening.game).seats
    lines.append(speak("evening-host", host=mention(evening.host, speak), least=seats.start, most=room))
    if rules := _rules(evening, speak):
        lines.append(speak("evening-rules", rules=rules))
    coming = [f"<@{guest.user}>" for guest in evening.coming]
    inside, waiting = coming[:room], coming[room:]
    told = {"count": len(inside), "who": speak.join(inside)} if inside else {}
    lines.append(speak("evening-in", **told) if inside else speak("evening-nobody"))
    if waiting:
        lines.append(speak("evening-waiting", who=speak.join(waiting)))
    if evening.event is not None:
        there = f"https://discord.com/events/{evening.guild}/{evening.event}"
        lines.append(speak("evening-event", link=there))
    box = framed(title, "\n".join(lines), colour=NIGHT)
    files = () if picture is None else show_picture(box, picture, speak)
    box.add_item(
        row_of(
            EveningButton(evening.id, "in", speak("button-evening-in"), discord.ButtonStyle.success),
            EveningButton(evening.id, "remind", speak("button-evening-remind")),
            EveningButton(evening.id, "change", speak("button-evening-change")),
            EveningButton(evening.id, "off", speak("button-evening-off")),
        )
    )
    box.add_item(ui.TextDisplay(small(speak("evening-small", minutes=BEFORE))))
    return message(box, files)


def poster(evening: Evening) -> tuple[Poster, str]:
    """The poster of an evening with those who are in, and what stands for it."""
    speak, room = words(evening.locale, evening.game), most(evening)
    inside = evening.coming[:room]
    names = distinct(guest.name for guest in inside)
    sitters = [
        Sitter(name, speak("poster-host") if guest.user == evening.host else "")
        for name, guest in zip(names, inside, strict=True)
    ]
    told = speak.join([isolated(name) for name in names]) if names else speak("poster-nobody")
    alt = speak("poster-alt-short", game=speak("title"), seats=told, free=room - len(names))
    return Poster(evening.game, speak("title"), speak("tagline"), tuple(sitters), room), clipped(alt, ALT)


def missed(evening: Evening, text: str) -> Message:
    """Nothing has come of it: a word, and a way to another date."""
    speak = words(evening.locale, evening.game)
    return asking(text, EveningButton(evening.id, "again", speak("button-evening-again"), discord.ButtonStyle.success))


def sure(evening: Evening, speak: Words) -> Message:
    """Whether to call it off; one that repeats, only this time or for good."""
    told = {"game": words(speak.locale, evening.game)("title"), "date": date(evening.starts)}
    danger = discord.ButtonStyle.danger
    if not evening.repeats:
        button = EveningButton(evening.id, "off-sure", speak("button-evening-sure"), danger)
        return asking(speak("evening-sure", **told), button)
    once = EveningButton(evening.id, "off-once", speak("button-evening-once"), danger)
    return asking(
        speak("evening-sure-series", **told),
        once,
        EveningButton(evening.id, "off-sure", speak("button-evening-for-good"), danger),
    )


def listed(evenings: Sequence[Evening], speak: Words) -> Message:
    """The evenings to come."""
    lines = [
        speak(
            "evenings-line",
            emoji=load(evening.game).emoji,
            game=words(speak.locale, evening.game)("title"),
            date=date(evening.starts),
            relative=relative(evening.starts),
            count=len(evening.coming),
            link=link(evening),
        )
        for evening in evenings[:_LISTED]
    ]
    return message(framed(speak("evenings-title"), "\n".join(lines) or speak("evenings-none"), colour=NIGHT))


def form(evening: Evening, what: str, zone_name: str | None, speak: Words) -> FormModal:
    """The form for another date."""
    shown = FormModal(title=speak("evening-form-title")[:45], custom_id=f"e:{evening.id}:{what}", timeout=_STAYS)
    there = datetime.fromtimestamp(evening.starts, zone(zone_name or evening.zone))
    when: ui.TextInput[Any] = ui.TextInput(
        custom_id="at",
        default=f"{there:%Y-%m-%d %H:%M}" if what == "change" and zone_name else None,
        placeholder=speak("evening-form-example")[:100],
        max_length=60,
    )
    shown.add_item(ui.Label(text=speak("evening-form-at")[:45], component=when))
    repeat: ui.Select[Any] = ui.Select(
        custom_id="repeat",
        min_values=0,
        max_values=1,
        required=False,
        options=[
            discord.SelectOption(
                label=speak(f"choice-repeat-{one}")[:100], value=one, default=one == (evening.repeats or "never")
            )
            for one in ("never", *REPEATS)
        ],
    )
    shown.add_item(ui.Label(text=speak("evening-form-repeat")[:45], component=repeat))
    return shown


def sent(interaction: discord.Interaction[Any]) -> Sent | None:
    """What was written in that form; None if it is another one."""
    data: Any = interaction.data or {}
    match = _FORM.fullmatch(str(data.get("custom_id", "")))
    if interaction.type is not discord.InteractionType.modal_submit or match is None:
        return None
    found: Mapping[str, Sequence[str]] = answered(data)
    repeats = next(iter(found.get("repeat", ())), "")
    typed = next(iter(found.get("at", ())), "")
    return Sent(int(match["evening"]), match["what"], typed, repeats if repeats in REPEATS else "")


def _over(evening: Evening, speak: Words, opened_at: str) -> str:
    if evening.outcome == "opened":
        return speak("evening-opened", link=opened_at)
    if evening.outcome == "off":
        return speak("evening-called-off")
    return speak("evening-nobody-came" if evening.outcome == "nobody" else "evening-was-missed")


def _rules(evening: Evening, speak: Words) -> str:
    usual = {name: values[0] for name, values in option_choices(games.load(evening.game).options).items()}
    return " · ".join(
        rule(name, value, speak) for name, value in evening.options.items() if name in usual and value != usual[name]
    )


def _listed(told: str) -> list[str]:
    return [bare(word.strip()) for word in told.split(",") if word.strip()]


def _bare(told: str) -> str:
    return bare(told).strip(". ")


def _also(weekday: str) -> set[str]:
    """The name of a weekday, and how it is said for short or in a sentence: «sexta» for «sexta-feira», «土曜» for
    «土曜日», «w sobotę» on a «sobota»."""
    return {weekday, weekday.partition("-")[0], weekday.removesuffix("日") or weekday, re.sub("a$", "e", weekday)}


def _babel(locale: str) -> Locale:
    try:
        return Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(DEFAULT)
