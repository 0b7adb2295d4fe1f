"""Private messages about yourself: whose move you owe, how you are reminded, what is known about you."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from discord import ButtonStyle, ui

from bot.core.availability import QuietHours
from bot.i18n import Localizer, localizer
from bot.storage import MORNING, How, OpenSeat, ReminderPrefs
from bot.table.deadlines import deadline_text, now, relative_time
from bot.table.display_names import seat_names
from bot.table.emojis_and_links import table_link
from bot.ui.components.account_buttons import AccountButton
from bot.ui.components.layout import NIGHT, OutgoingMessage, boxed, button_row, listing, short_note, single_box_message
from bot.ui.games import game_emoji
from bot.ui.views.availability import quiet_hours_text

HOWS: tuple[How, ...] = get_args(How)
"""The ways to be reminded, in the order in which they are offered."""
_LONGEST = 3300
"""Characters of a list, so that the message as a whole stays below 4,000."""


def turns_message(
    open_seats: Sequence[OpenSeat], locale: str, asked: Mapping[int, str] | None = None
) -> OutgoingMessage:
    """Return the user's tables: those where it is their turn, those where others move, and their lobbies.

    ``asked`` is what they are asked there, by table.
    """
    speak = localizer(locale)
    mine = [one for one in open_seats if one.seats[one.seat].since is not None]
    mine.sort(key=lambda one: (one.seats[one.seat].deadline or float("inf"), one.seats[one.seat].since))
    running = [one for one in open_seats if one.status == "playing" and one.seats[one.seat].since is None]
    lobbies = [one for one in open_seats if one.status == "lobby"]
    lines: list[str] = []
    for title, group in (("turns-mine", mine), ("turns-others", running), ("turns-lobbies", lobbies)):
        if group:
            lines.append(f"**{speak(title, count=len(group))}**")
            lines.extend(_open_seat_text(one, locale, (asked or {}).get(one.id, "")) for one in group)
    shown: list[str] = []
    for line in lines:
        if sum(len(other) + 1 for other in shown) + len(line) > _LONGEST:
            more = sum(not other.startswith("**") for other in lines[len(shown) :])
            shown.append(speak("turns-more", count=more))
            break
        shown.append(line)
    return single_box_message(boxed(speak("turns-title"), "\n".join(shown) or speak("turns-none"), colour=NIGHT))


def _open_seat_text(one: OpenSeat, locale: str, asked: str) -> str:
    speak = localizer(locale, one.game)
    _, names = seat_names(one.seats, speak)
    own = one.seats[one.seat]
    title = speak(
        "turns-table", emoji=game_emoji(one.game), game=speak("title"), table=str(one.id), link=table_link(one)
    )
    where = f"{title} <#{one.channel}>"
    awaited = [names[seat] for seat, sitting in enumerate(one.seats) if sitting.since is not None and seat != one.seat]
    if one.status == "lobby":
        return f"- {where} · {speak('turns-seated', count=len(names), seats=speak.format_list(list(names)))}"
    told = [asked] if asked else []
    if one.paused:
        told.append(speak("turns-paused"))
    if own.since is not None:
        told.append(speak("turns-since", when=relative_time(own.since)))
        if own.deadline is not None:
            told.append(speak("turns-until", when=deadline_text(own.deadline, now())))
        if awaited:
            told.append(speak("turns-also", seats=speak.format_list(awaited)))
    else:
        told.append(speak("turns-awaited", seats=speak.format_list(awaited)) if awaited else speak("turns-computers"))
        first = min((s.deadline for s in one.seats if s.since is not None and s.deadline is not None), default=None)
        if first is not None:
            told.append(speak("turns-until", when=deadline_text(first, now())))
    return " · ".join([f"- {where}", *told])


def reminders_message(calls: ReminderPrefs, speak: Localizer) -> OutgoingMessage:
    """Return how a user is reminded now, and the other ways."""
    how = calls.how
    now = speak(f"remind-{how}")
    if how == "daily":
        now = speak("remind-daily-at", hour=f"{MORNING if calls.hour is None else calls.hour:02}:00", zone=calls.zone)
    ways = "\n".join(f"- **{speak(f'remind-{one}')}**: {speak(f'remind-{one}.more')}" for one in HOWS)
    box = boxed(speak("remind-title"), f"{speak('remind-now', how=now)}\n{ways}", colour=NIGHT)
    buttons = [
        AccountButton(f"remind-{one}", speak(f"remind-{one}"), _CHOSEN if one == how else ButtonStyle.secondary)
        for one in HOWS
    ]
    box.add_item(button_row(*buttons))
    switch, style = ("off", _CHOSEN) if calls.soon else ("on", ButtonStyle.secondary)
    box.add_item(ui.TextDisplay(speak("remind-soon-how")))
    box.add_item(button_row(AccountButton(f"soon-{switch}", speak(f"button-soon-{switch}"), style)))
    return single_box_message(box)


def birthday_message(birthday: tuple[int, int] | None, speak: Localizer) -> OutgoingMessage:
    """Return what is known of a user's birthday, month and day, and a button to delete it."""
    if birthday is None:
        return short_note(speak("birthday-unknown"))
    month, day = birthday
    forget = AccountButton("birthday-forget", speak("button-birthday-forget"))
    return short_note(speak("done-birthday", day=day, month=month), forget)


def privacy_message(
    known: Mapping[str, Sequence[object]], how: How, quiet: QuietHours | None, speak: Localizer
) -> OutgoingMessage:
    """Return what is known of a user, why, and for how long; and what they can have done with it."""
    lines = [
        speak("privacy-tables", count=len(known["seats"]), hosted=len(known["tables"])),
        speak("privacy-actions", count=len(known["actions"])),
        speak("privacy-results", count=len(known["results"])),
        speak("privacy-messages"),
        speak("privacy-birthday", told="yes" if known["birthdays"] else "no"),
        speak("privacy-reminders", how=speak(f"remind-{how}")),
        speak("privacy-quiet", hours=speak("quiet-unsaid-short") if quiet is None else quiet_hours_text(quiet, speak)),
        speak("privacy-vacations", count=len(known["vacations"])),
        speak("privacy-plans", count=len(known["plans"])),
        speak("privacy-blocks", count=len(known["blocks"]) + len(known["kept_blocks"])),
    ]
    box = boxed(speak("privacy-title"), speak("privacy-short"), colour=NIGHT)
    box.add_item(ui.TextDisplay("\n".join(f"- {line}" for line in lines)))
    box.add_item(ui.TextDisplay(speak("privacy-not")))
    box.add_item(
        button_row(
            AccountButton("export", speak("button-export"), ButtonStyle.primary),
            AccountButton("delete", speak("button-delete"), ButtonStyle.danger),
        )
    )
    return single_box_message(box)


def confirm_deletion(question: str, what: str, yes: str, speak: Localizer) -> OutgoingMessage:
    """Build the question that is asked before all data is deleted."""
    box = boxed(speak("delete-title"), question, colour=NIGHT)
    keep = AccountButton("privacy", speak("button-keep"), _CHOSEN)
    box.add_item(button_row(AccountButton(what, yes, ButtonStyle.danger), keep))
    return single_box_message(box)


def blocked_message(users: Sequence[int], speak: Localizer) -> Sequence[OutgoingMessage]:
    """Return the list of blocked people, in as many messages as it takes."""
    lines = [speak("blocked-how"), *(f"- <@{user}>" for user in users)] if users else [speak("blocked-none")]
    return listing(speak("blocked-title"), lines)


_CHOSEN = ButtonStyle.success
