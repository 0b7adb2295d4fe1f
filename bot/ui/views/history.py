"""The messages about past games: a list of them, one of them step by step, as an animation, and checked."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import alternative, cut_text
from bot.i18n.transcript import TranscriptWriter
from bot.storage import PastGame, SeatResult
from bot.table.display_names import escape_names
from bot.table.emojis_and_links import message_link
from bot.table.session import TableSession, is_finished, is_revealed
from bot.ui.components.history_buttons import LATEST, HistoryButton, HistorySelect, ReplayPosition
from bot.ui.components.layout import (
    NIGHT,
    BoardImage,
    OutgoingMessage,
    boxed,
    button_row,
    insert_picture,
    single_box_message,
    small_print,
)
from bot.ui.games import IN_A_LIST, load
from games.core import Seat
from games.core.record import Frame

_LONGEST_STORY = 2500
"""Characters of what happened in one step."""
_LONGEST_BOARD = 3200
"""Characters; a longer text board stands beside the message as a file."""


class HistoryPage(Struct, frozen=True):
    """One page of a player's past games, newest first, and whether there are newer and older pages."""

    user: int
    player: str
    game: str | None
    games: Sequence[PastGame]
    newer: bool
    older: bool


def history_message(page: HistoryPage, speak: Localizer) -> OutgoingMessage:
    """Build the list of past games, with buttons to the neighbouring pages."""
    title = speak(
        "history-title",
        player=escape_names([page.player])[0],
        game=localizer(speak.locale, page.game)("title") if page.game else "none",
    )
    lines = [_line(past, speak) for past in page.games]
    if not lines:
        empty = "history-end" if page.newer or page.older else "history-empty"
        lines = [speak(empty, player=escape_names([page.player])[0])]
    box = boxed(title, "\n".join(lines), colour=NIGHT)
    if page.newer or page.older:
        first, last = (page.games[0].table, page.games[-1].table) if page.games else (LATEST, 0)
        box.add_item(
            button_row(
                HistoryButton.to_page(page.user, page.game, "a", first, speak("button-newer"), disabled=not page.newer),
                HistoryButton.to_page(page.user, page.game, "b", last, speak("button-older"), disabled=not page.older),
            )
        )
    if page.games:
        box.add_item(ui.TextDisplay(small_print(speak("history-how"))))
    return single_box_message(box)


def seat_name(place: SeatResult, speak: Localizer) -> str:
    """Return the name of a player at a past table, as plain text."""
    name = place.name or speak("anonymous-name")
    return name if place.level is None else speak("computer-name", name=name)


def _line(past: PastGame, speak: Localizer) -> str:
    def called(won: bool) -> str:
        found = [escape_names([seat_name(place, speak)])[0] for place in past.seats if place.won is won]
        return speak.format_list(found) if found else "none"

    there = message_link(past.guild, past.channel, past.message)
    winners, others = called(True), called(False)
    return speak(
        "history-line",
        table=str(past.table),
        game=localizer(speak.locale, past.game)("title"),
        date=_date(past.ended),
        winners=_won(winners, others, speak),
        others="none" if winners == "none" else others,
        link=there if past.message else "none",
    )


def _won(winners: str, others: str, speak: Localizer) -> str:
    if winners == "none":
        return speak("history-nobody-won", seats=others)
    return speak("history-everybody-won", winners=winners) if others == "none" else winners


def replay_step_message(
    session: TableSession,
    position: ReplayPosition,
    picture: BoardImage | None,
    text: str,
    speak: Localizer,
    note: str = "",
) -> OutgoingMessage:
    """One step of a game. ``position`` is one that there is and that may be seen; ``text`` is its text board, which is
    shown in place of the picture if it is looked at in words. A ``note`` stands in place of what happened."""
    assert session.table is not None
    frames = list(session.table.frames)
    frame, last, over, revealed = frames[position.step], frames[-1].number, is_finished(session), is_revealed(session)
    eyes = speak("step-room") if position.seat is None else speak("step-seat", seat=session.chat_names[position.seat])
    count = speak("step-count" if over else "step-count-running", step=str(position.step), steps=str(last), eyes=eyes)
    say = TranscriptWriter(session.table.record, session.names, speak, frames, session.former_players_plain)
    story = (
        note
        or "\n".join(step_events_text(session, frame, position.seat, speak))
        or _unseen(say, frame, revealed, speak)
    )
    title = speak("table-title", emoji=load(session.game.name).emoji, game=speak("title"), table=str(session.id))
    box = boxed(title, f"-# {count}\n{cut_text(story, _LONGEST_STORY)}", colour=NIGHT)
    files: tuple[discord.File, ...] = ()
    if position.way == "picture":
        files = insert_picture(box, picture, speak)
    elif len(text) + len(story) > _LONGEST_BOARD:
        files = (_attached(box, f"step-{position.step}.txt", text.encode()),)
    else:
        box.add_item(ui.TextDisplay(f"```\n{text.replace('```', '’’’')}\n```"))
    box.add_item(button_row(*_ways(position, last, over, speak)))
    if last > 1:
        steps = _worth_jumping_to(frames)
        told = [
            (number, speak("step-jump-to", step=str(number), told=_step_label(say, frames[number], position.seat)))
            for number in steps
        ]
        box.add_item(_listed(HistorySelect.step_select(position, told, speak("step-jump"))))
    if revealed:
        seats = [speak("step-seat", seat=name) for name in session.names]
        box.add_item(_listed(HistorySelect.viewer_select(position, speak("step-room"), seats)))
        box.add_item(
            button_row(
                HistoryButton.animation(session.id, speak("button-animation")),
                HistoryButton.transcript(session.id, speak("button-transcript")),
                HistoryButton.check(session.id, speak("button-verify")),
            )
        )
    return single_box_message(box, files)


def _ways(position: ReplayPosition, last: int, over: bool, speak: Localizer) -> list[HistoryButton]:
    def at(step: int) -> ReplayPosition:
        return ReplayPosition(position.table, step, position.seat, position.way)

    other = ReplayPosition(
        position.table, position.step, position.seat, "text" if position.way == "picture" else "picture"
    )
    return [
        HistoryButton.to_position(at(0), "first", speak("button-step-first"), disabled=position.step == 0),
        HistoryButton.to_position(
            at(max(0, position.step - 1)), "back", speak("button-step-back"), disabled=position.step == 0
        ),
        # A running game may have more steps by the time of the press.
        HistoryButton.to_position(
            at(position.step + 1), "next", speak("button-step-next"), disabled=over and position.step == last
        ),
        HistoryButton.to_position(
            at(LATEST), "last", speak("button-step-last"), disabled=over and position.step == last
        ),
        HistoryButton.to_position(
            other, "way", speak("button-text" if position.way == "picture" else "button-picture")
        ),
    ]


def step_events_text(session: TableSession, frame: Frame, seat: Seat | None, speak: Localizer) -> list[str]:
    """Return sentences about a step's events that ``seat`` (None: the room) may know, formatted for the chat."""
    return session.audience_sentences(frame, speak, None, seat)


def _unseen(say: TranscriptWriter, frame: Frame, revealed: bool, speak: Localizer) -> str:
    """Return the text for a step without visible events."""
    return escape_names([say.heading(frame, open_dice=revealed)])[0] if frame.number else speak("step-start")


def _step_label(say: TranscriptWriter, frame: Frame, seat: Seat | None) -> str:
    """Return the name of a step in a list that counts the steps itself."""
    return " ".join(say.audience_text(frame, seat)) or say.doing(frame)


def _worth_jumping_to(frames: Sequence[Frame]) -> list[int]:
    """Return as many steps as a list holds, evenly from the first to the last."""
    last = frames[-1].number
    if last < IN_A_LIST:
        return list(range(last + 1))
    return [round(at * last / (IN_A_LIST - 1)) for at in range(IN_A_LIST)]


def animation_message(
    session: TableSession, gif: bytes, pictures: int, transcript: bytes, end: str, speak: Localizer
) -> OutgoingMessage:
    """Build the message with a finished game's animation and transcript; ``end`` says in words how it ended."""
    players = speak.format_list(list(session.chat_names))
    played = session.table.number if session.table else 0
    title = speak("film-title", emoji=load(session.game.name).emoji, game=speak("title"), table=str(session.id))
    about = speak("film-about", date=_date(session.stored.ended or session.stored.created), players=players)
    box = boxed(title, about, colour=NIGHT)
    names = speak.format_list(list(session.names))
    alt = alternative(speak("film-alt", pictures=str(pictures), table=str(session.id), players=names, end=end))
    name = f"sleepover-{session.id}.gif"
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=alt)
    box.add_item(gallery)
    written = _attached(box, f"sleepover-{session.id}.txt", transcript)
    sentence = "film-each" if pictures == played + 1 else "film-some"
    box.add_item(ui.TextDisplay(small_print(speak(sentence, actions=str(played), pictures=str(pictures)))))
    box.add_item(
        button_row(
            HistoryButton.replay(session.id, speak("button-step-through")),
            HistoryButton.check(session.id, speak("button-verify")),
        )
    )
    return single_box_message(box, (discord.File(io.BytesIO(gif), filename=name, description=alt), written))


def transcript_message(session: TableSession, transcript: bytes, speak: Localizer) -> OutgoingMessage:
    """Build a message with the transcript alone."""
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay(speak("transcript-title", table=str(session.id))), accent_colour=NIGHT
    )
    return single_box_message(box, (_attached(box, f"sleepover-{session.id}.txt", transcript),))


def verify_message(
    session: TableSession, lines: Sequence[str], wrong: str | None, record: bytes, speak: Localizer
) -> OutgoingMessage:
    """Build the message with the result of verifying a game, and its record.

    ``wrong`` says why verification failed; None if the game is valid.
    """
    verdict = speak("verify-good") if wrong is None else speak("verify-bad", why=wrong)
    text = "\n".join([*(f"- {line}" for line in lines), verdict])
    box = boxed(speak("verify-title", table=str(session.id)), text, colour=NIGHT)
    file = _attached(box, f"sleepover-{session.id}.json", record)
    box.add_item(ui.TextDisplay(small_print(speak("verify-more"))))
    return single_box_message(box, (file,))


def _attached(box: ui.Container[Any], name: str, content: bytes) -> discord.File:
    box.add_item(ui.File(f"attachment://{name}"))
    return discord.File(io.BytesIO(content), filename=name)


def _listed(picker: HistorySelect) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(picker)
    return row


def _date(time: float) -> str:
    """Return a Discord timestamp of the day, which each reader sees in their own format."""
    return f"<t:{int(time)}:D>"
