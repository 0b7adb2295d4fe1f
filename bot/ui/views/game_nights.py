"""Evenings: the message that tells of one, its buttons and its form, and the list of those to come."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, ClassVar

import discord
from discord import ui
from msgspec import Struct

import games
from bot.core.availability import zone_info
from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import alternative
from bot.storage import GameNight
from bot.storage.repos.tournaments import MOST_PLAYERS
from bot.table.display_names import distinct_names, mention
from bot.table.emojis_and_links import message_link
from bot.ui.components.buttons import PersistentComponent
from bot.ui.components.date_text import date_words as date_words
from bot.ui.components.layout import (
    NIGHT,
    BoardImage,
    OutgoingMessage,
    boxed,
    button_row,
    insert_picture,
    listing,
    single_box_message,
    small_print,
)
from bot.ui.components.layout import private_question as asking
from bot.ui.components.modals import FormModal, submitted_values
from bot.ui.games import game_emoji, named_label
from bot.ui.views.lobby import option_line
from bot.ui.views.programmes import programme_lines
from games.core import option_choices
from renderers.cards.poster import Poster, PosterSeat
from renderers.names import isolated
from renderers.text.text_layout import shorter

BEFORE = 15
"""Minutes before an evening at which people are reminded."""
REPEATS = ("weekly", "fortnightly", "monthly")
"""Ways in which a game night can repeat."""
_FORM = re.compile(
    r"e:(?P<evening>[0-9]{1,18}):(?P<what>change|again)(?::(?P<was>[0-9]{1,10}))?|o:(?P<new>[a-z0-9_:.\-]{1,80})"
)
"""The form's id. A change says since 1970 in which minute the evening was when the form was opened."""
_WANTED = re.compile(
    r"(?P<game>[a-z0-9_]{1,50}):(?P<pace>[0-9\-]{0,12}):(?P<repeats>[-wfm])(?P<thread>[01])(?P<rolls>[-01]):"
    r"(?P<rules>[-a-z0-9]{0,30})"
)
_PLACES = "0123456789abcdefghijklmnopqrstuvwxyz"
_LONGEST_TYPED = 100
"""Characters of a time, as many as `/play` takes."""
_STAYS = 900.0
_CHAIRS = 10
"""Most chairs on the poster of a night of several games."""


class GameNightButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=r"e:(?P<evening>[0-9]{1,18}):(?P<what>in|remind|change|off|off-once|off-sure|again)",
):
    """A button of a game night's announcement, with the ``custom_id`` ``e:<evening>:<what>``."""

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
    def target(self) -> None:
        """About no table: there is none yet. Whether it is pressed where its evening is, is asked there."""
        return


class Wanted(Struct, frozen=True):
    """A new evening but for its time: what is to be played there, and how."""

    game: str
    options: Mapping[str, int | str | bool]
    repeats: str = ""
    pace: str = ""
    thread: bool = False
    rolls: bool | None = None

    def code(self) -> str:
        """Return its code for a ``custom_id``, as :func:`wanted` parses it: house rules by their place among the
        choices.
        """
        choices = option_choices(games.load(self.game).options)
        rules = "".join(
            _PLACES[values.index(self.options[name])] if self.options.get(name) in values else "-"
            for name, values in choices.items()
        )
        flags = f"{self.repeats[:1] or '-'}{int(self.thread)}{'-' if self.rolls is None else int(self.rolls)}"
        return f"{self.game}:{self.pace}:{flags}:{rules}"


def wanted(code: str) -> Wanted | None:
    """Return the wanted game night of a code; None if there is no such game or rule any more."""
    match = _WANTED.fullmatch(code)
    if match is None or match["game"] not in games.names():
        return None
    choices = option_choices(games.load(match["game"]).options)
    if len(choices) != len(match["rules"]):
        return None
    options: dict[str, int | str | bool] = {}
    for (name, values), place in zip(choices.items(), match["rules"], strict=True):
        if place != "-":
            if _PLACES.index(place) >= len(values):
                return None
            options[name] = values[_PLACES.index(place)]
    repeats = next((one for one in REPEATS if one.startswith(match["repeats"])), "")
    rolls = None if match["rolls"] == "-" else match["rolls"] == "1"
    return Wanted(match["game"], options, repeats, match["pace"], match["thread"] == "1", rolls)


class GameNightForm(Struct, frozen=True):
    """A form about an evening that was sent: ``what`` it is for (``new``: one as in ``wanted``), and what was written;
    ``zone`` is asked for only where it is not known. In which minute since 1970 the evening ``was`` when the form was
    opened (None: not told)."""

    evening: int
    what: str
    at: str
    repeats: str
    zone: str = ""
    wanted: Wanted | None = None
    was: int | None = None
    alone: ClassVar[bool] = False
    target: ClassVar[None] = None


def discord_timestamp(at: float) -> str:
    """Return a Discord timestamp: every reader sees the time in their own time zone."""
    return f"<t:{int(at)}:F>"


def relative_timestamp(at: float) -> str:
    """Return a relative Discord timestamp, such as «in 2 hours»."""
    return f"<t:{int(at)}:R>"


# ---------------------------------------------------------------------- the message


def game_night_name(game_night: GameNight, speak: Localizer) -> tuple[str, str]:
    """Return the sign and the name of what is played: its game, or a night of several."""
    if game_night.programme is not None:
        return "🌙", speak("night-name")
    return game_emoji(game_night.game), localizer(speak.locale, game_night.game)("title")


def max_seats(game_night: GameNight) -> int:
    """Return the number of seats at the game night's table, or of those who can be in at a night of several games."""
    if game_night.programme is not None:
        return MOST_PLAYERS
    return games.load(game_night.game).player_counts.stop - 1


def announcement_link(game_night: GameNight) -> str:
    """Return the link to the game night's announcement message."""
    return message_link(game_night.guild, game_night.channel, game_night.message)


def announcement(game_night: GameNight, picture: BoardImage | None, opened_at: str = "") -> OutgoingMessage:
    """Build the announcement: game, time, guests and buttons; once the game night is over, its outcome.

    ``opened_at`` is the link to its table.
    """
    speak = localizer(game_night.locale, game_night.game)
    programme = game_night.programme
    title = (
        speak("night-title")
        if programme is not None
        else speak("evening-title", emoji=game_emoji(game_night.game), game=speak("title"))
    )
    lines = [
        speak("evening-when", date=discord_timestamp(game_night.starts), relative=relative_timestamp(game_night.starts))
    ]
    if game_night.outcome:
        lines.append(_over(game_night, speak, opened_at))
        box = boxed(title, "\n".join(lines), colour=NIGHT)
        if game_night.outcome == "missed":
            box.add_item(button_row(GameNightButton(game_night.id, "again", speak("button-evening-again"))))
        return single_box_message(box)
    if game_night.repeats:
        lines.append(speak("evening-repeats", repeats=game_night.repeats))
    room, seats = max_seats(game_night), games.load(game_night.game).player_counts
    if programme is not None:
        lines.append(speak("night-host", host=mention(game_night.host, speak)))
        lines += programme_lines(programme, speak)
    else:
        lines.append(speak("evening-host", host=mention(game_night.host, speak), least=seats.start, most=room))
    if rules := _rules(game_night, speak):
        lines.append(speak("evening-rules", rules=rules))
    coming = [f"<@{guest.user}>" for guest in game_night.accepted]
    inside, waiting = coming[:room], coming[room:]
    told = {"count": len(inside), "who": speak.format_list(inside)} if inside else {}
    lines.append(speak("evening-in", **told) if inside else speak("evening-nobody"))
    if waiting:
        lines.append(speak("evening-waiting", who=speak.some(waiting)))
    if game_night.event is not None:
        there = f"https://discord.com/events/{game_night.guild}/{game_night.event}"
        lines.append(speak("evening-event", link=there))
    box = boxed(title, "\n".join(lines), colour=NIGHT)
    files = () if picture is None else insert_picture(box, picture, speak)
    box.add_item(
        button_row(
            GameNightButton(game_night.id, "in", speak("button-evening-in"), discord.ButtonStyle.success),
            GameNightButton(game_night.id, "remind", speak("button-evening-remind")),
            GameNightButton(game_night.id, "change", _of_host(game_night, "change", speak)),
            GameNightButton(game_night.id, "off", _of_host(game_night, "off", speak)),
        )
    )
    box.add_item(ui.TextDisplay(small_print(speak("evening-small", minutes=BEFORE))))
    return single_box_message(box, files)


def _of_host(game_night: GameNight, what: str, speak: Localizer) -> str:
    """Return the label of a button of the host's, with their name where it is known."""
    label = speak(f"button-evening-{what}")
    names = [isolated(guest.name) for guest in game_night.guests if guest.user == game_night.host and guest.name]
    return named_label(label, names, speak) if names else label


def game_night_poster(game_night: GameNight) -> tuple[Poster, str]:
    """Return the poster of a game night with its guests, and the poster's alt text."""
    speak, room = localizer(game_night.locale, game_night.game), max_seats(game_night)
    if game_night.programme is not None:
        room = min(_CHAIRS, max(5, len(game_night.accepted) + 1))
    inside = game_night.accepted[:room]
    names = distinct_names(guest.name for guest in inside)
    sitters = [
        PosterSeat(name, speak("poster-host") if guest.user == game_night.host else "")
        for name, guest in zip(names, inside, strict=True)
    ]
    told = speak.format_list([isolated(name) for name in names]) if names else speak("poster-nobody")
    alt = speak("poster-alt-short", game=speak("title"), seats=told, free=room - len(names))
    title, about = speak("title"), speak("tagline")
    if game_night.programme is not None:
        title = speak("night-name")
        about = speak.format_list([localizer(speak.locale, game)("title") for game in game_night.programme.games])
        alt = speak("night-poster-alt", games=about, who=told)
    return Poster(game_night.game, title, about, tuple(sitters), room), alternative(alt)


def missed_message(game_night: GameNight, text: str) -> OutgoingMessage:
    """Build the message of a game night that did not take place, with a button to another date."""
    speak = localizer(game_night.locale, game_night.game)
    return asking(
        text, GameNightButton(game_night.id, "again", speak("button-evening-again"), discord.ButtonStyle.success)
    )


def confirm_cancel(game_night: GameNight, speak: Localizer) -> OutgoingMessage:
    """Ask whether to cancel the game night; for a repeating one, only this time or for good."""
    told = {"game": localizer(speak.locale, game_night.game)("title"), "date": discord_timestamp(game_night.starts)}
    danger = discord.ButtonStyle.danger
    if not game_night.repeats:
        button = GameNightButton(game_night.id, "off-sure", speak("button-evening-sure"), danger)
        return asking(speak("evening-sure", **told), button)
    once = GameNightButton(game_night.id, "off-once", speak("button-evening-once"), danger)
    return asking(
        speak("evening-sure-series", **told),
        once,
        GameNightButton(game_night.id, "off-sure", speak("button-evening-for-good"), danger),
    )


def game_night_list(evenings: Sequence[GameNight], speak: Localizer) -> Sequence[OutgoingMessage]:
    """Build the list of game nights to come, in as many messages as they take."""
    lines = [
        speak(
            "evenings-line",
            emoji=game_night_name(evening, speak)[0],
            game=game_night_name(evening, speak)[1],
            date=discord_timestamp(evening.starts),
            relative=relative_timestamp(evening.starts),
            count=len(evening.accepted),
            link=announcement_link(evening),
        )
        for evening in evenings
    ]
    return listing(speak("evenings-title"), lines or [speak("evenings-none")])


def minute_of(at: float) -> int:
    """Return the minute since 1970; forms show no seconds."""
    return int(at // 60)


def as_typed(minute: int, zone_name: str | None, theirs: str) -> str:
    """Return a time as a form shows it beforehand, in the zone of the user who opens it.

    If that is not known, it is in the game night's zone (``theirs``; empty: not known either), which it names.
    """
    there = datetime.fromtimestamp(60 * minute, zone_info(zone_name or theirs))
    return f"{there:%Y-%m-%d %H:%M}" + ("" if zone_name else f" {theirs or 'UTC'}")


def reschedule_form(
    game_night: GameNight, what: str, zone_name: str | None, speak: Localizer, typed: Mapping[str, str] | None = None
) -> FormModal:
    """Build the form for another date. ``typed`` is the text of a refused one."""
    changes = what == "change"
    custom_id = f"e:{game_night.id}:{what}" + (f":{minute_of(game_night.starts)}" if changes else "")
    known = as_typed(minute_of(game_night.starts), zone_name, game_night.zone) if changes else ""
    # If the user's zone is unknown, a moved game night stays in its own.
    asks = zone_name is None and what == "again"
    filled = {"at": known, **(typed or {})}
    return _form(custom_id, filled, speak, repeats=game_night.repeats, asks_zone=asks)


def form_again(wanted: Wanted, zone_name: str | None, speak: Localizer, typed: Mapping[str, str]) -> FormModal:
    """Build the form for the time of a new game night, with the typed text in it."""
    return _form(f"o:{wanted.code()}", typed, speak, repeats=wanted.repeats, asks_zone=zone_name is None)


def _form(custom_id: str, typed: Mapping[str, str], speak: Localizer, *, repeats: str, asks_zone: bool) -> FormModal:
    shown = FormModal(title=shorter(speak("evening-form-title"), 45), custom_id=custom_id, timeout=_STAYS)
    when: ui.TextInput[Any] = ui.TextInput(
        custom_id="at",
        default=typed.get("at", "")[:_LONGEST_TYPED] or None,
        placeholder=shorter(speak("evening-form-example"), 100),
        max_length=_LONGEST_TYPED,
    )
    shown.add_item(ui.Label(text=shorter(speak("evening-form-at"), 45), component=when))
    if asks_zone:
        where: ui.TextInput[Any] = ui.TextInput(
            custom_id="zone",
            default=typed.get("zone", "")[:60] or None,
            placeholder=shorter(speak("quiet-zone-example"), 100),
            max_length=60,
            required=False,
        )
        shown.add_item(ui.Label(text=shorter(speak("quiet-zone-label"), 45), component=where))
    repeat: ui.Select[Any] = ui.Select(
        custom_id="repeat",
        min_values=0,
        max_values=1,
        required=False,
        options=[
            discord.SelectOption(
                label=shorter(speak(f"choice-repeat-{one}"), 100), value=one, default=one == (repeats or "never")
            )
            for one in ("never", *REPEATS)
        ],
    )
    shown.add_item(ui.Label(text=shorter(speak("evening-form-repeat"), 45), component=repeat))
    return shown


def parse_game_night_form(interaction: discord.Interaction[Any]) -> GameNightForm | None:
    """Return the values typed into that form; None if the interaction is for another form."""
    data: Any = interaction.data or {}
    match = _FORM.fullmatch(str(data.get("custom_id", "")))
    if interaction.type is not discord.InteractionType.modal_submit or match is None:
        return None
    found: Mapping[str, Sequence[str]] = submitted_values(data)
    repeats = next(iter(found.get("repeat", ())), "")
    typed = next(iter(found.get("at", ())), "")
    repeats = repeats if repeats in REPEATS else ""
    where = next(iter(found.get("zone", ())), "")
    if match["new"] is not None:
        return GameNightForm(0, "new", typed, repeats, where, wanted(match["new"]))
    was = None if match["was"] is None else int(match["was"])
    return GameNightForm(int(match["evening"]), match["what"], typed, repeats, where, was=was)


def _over(game_night: GameNight, speak: Localizer, opened_at: str) -> str:
    if game_night.outcome == "opened" and game_night.programme is not None:
        return speak("night-evening-opened")
    if game_night.outcome == "opened":
        return speak("evening-opened", link=opened_at)
    if game_night.outcome == "off":
        return speak("evening-called-off")
    return speak("evening-nobody-came" if game_night.outcome == "nobody" else "evening-was-missed")


def _rules(game_night: GameNight, speak: Localizer) -> str:
    usual = {name: values[0] for name, values in option_choices(games.load(game_night.game).options).items()}
    return " · ".join(
        option_line(name, value, speak)
        for name, value in game_night.options.items()
        if name in usual and value != usual[name]
    )
