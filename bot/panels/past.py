"""The messages about past games: a list of them, one of them step by step, as an animation, and checked."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.panels import IN_A_LIST, load
from bot.panels.archive import LATEST, ArchiveButton, ArchivePicker, Spot
from bot.panels.frame import NIGHT, Message, Picture, framed, message, row_of, show_picture, small
from bot.store import Past, Place
from bot.table.links import address
from bot.table.live import Live, done
from bot.table.names import for_chat
from bot.words import Words, words
from bot.words.excerpt import alternative, excerpt
from bot.words.retelling import Sentences
from games.core import Seat
from games.record import Frame

_LONGEST_STORY = 2500
"""Characters of what happened in one step."""
_LONGEST_BOARD = 3200
"""Characters; a longer text board stands beside the message as a file."""


class Page(Struct, frozen=True):
    """A page of somebody's past games, newest first, and whether there are pages on either side."""

    user: int
    player: str
    game: str | None
    games: Sequence[Past]
    newer: bool
    older: bool


def history(page: Page, speak: Words) -> Message:
    """The list, with buttons to the pages beside it."""
    title = speak(
        "history-title",
        player=for_chat([page.player])[0],
        game=words(speak.locale, page.game)("title") if page.game else "none",
    )
    lines = [_line(past, speak) for past in page.games]
    if not lines:
        empty = "history-end" if page.newer or page.older else "history-empty"
        lines = [speak(empty, player=for_chat([page.player])[0])]
    box = framed(title, "\n".join(lines), colour=NIGHT)
    if page.newer or page.older:
        first, last = (page.games[0].table, page.games[-1].table) if page.games else (LATEST, 0)
        box.add_item(
            row_of(
                ArchiveButton.page(page.user, page.game, "a", first, speak("button-newer"), disabled=not page.newer),
                ArchiveButton.page(page.user, page.game, "b", last, speak("button-older"), disabled=not page.older),
            )
        )
    if page.games:
        box.add_item(ui.TextDisplay(small(speak("history-how"))))
    return message(box)


def seat_name(place: Place, speak: Words) -> str:
    """How somebody at a past table is called, in plain text."""
    name = place.name or speak("anonymous-name")
    return name if place.level is None else speak("computer-name", name=name)


def _line(past: Past, speak: Words) -> str:
    def called(won: bool) -> str:
        found = [for_chat([seat_name(place, speak)])[0] for place in past.seats if place.won is won]
        return speak.join(found) if found else "none"

    there = address(past.guild, past.channel, past.message)
    winners, others = called(True), called(False)
    return speak(
        "history-line",
        table=str(past.table),
        game=words(speak.locale, past.game)("title"),
        date=_date(past.ended),
        winners=_won(winners, others, speak),
        others="none" if winners == "none" else others,
        link=there if past.message else "none",
    )


def _won(winners: str, others: str, speak: Words) -> str:
    if winners == "none":
        return speak("history-nobody-won", seats=others)
    return speak("history-everybody-won", winners=winners) if others == "none" else winners


def step(live: Live, spot: Spot, picture: Picture | None, text: str, speak: Words) -> Message:
    """One step of a game. ``spot`` is one that there is and that may be seen; ``text`` is its text board, which is
    shown in place of the picture if the spot is looked at in words."""
    assert live.table is not None
    frames = list(live.table.frames)
    frame, last, over = frames[spot.step], frames[-1].number, done(live)
    eyes = speak("step-room") if spot.seat is None else speak("step-seat", seat=live.chat_names[spot.seat])
    count = speak("step-count" if over else "step-count-running", step=str(spot.step), steps=str(last), eyes=eyes)
    say = Sentences(live.table.record, live.names, speak, frames, live.predecessors)
    story = "\n".join(happened(live, frame, spot.seat, speak)) or _unseen(say, frame, over, speak)
    title = speak("table-title", emoji=load(live.game.name).emoji, game=speak("title"), table=str(live.id))
    box = framed(title, f"-# {count}\n{excerpt(story, _LONGEST_STORY)}", colour=NIGHT)
    files: tuple[discord.File, ...] = ()
    if spot.way == "picture":
        files = show_picture(box, picture, speak)
    elif len(text) + len(story) > _LONGEST_BOARD:
        files = (_attached(box, f"step-{spot.step}.txt", text.encode()),)
    else:
        box.add_item(ui.TextDisplay(f"```\n{text.replace('```', '’’’')}\n```"))
    box.add_item(row_of(*_ways(spot, last, over, speak)))
    if last > 1:
        steps = _worth_jumping_to(frames)
        told = [
            (number, speak("step-jump-to", step=str(number), told=_told(say, frames[number], spot.seat)))
            for number in steps
        ]
        box.add_item(_listed(ArchivePicker.step(spot, told, speak("step-jump"))))
    if over:
        seats = [speak("step-seat", seat=name) for name in live.names]
        box.add_item(_listed(ArchivePicker.knowledge(spot, speak("step-room"), seats)))
        box.add_item(
            row_of(
                ArchiveButton.animation(live.id, speak("button-animation")),
                ArchiveButton.transcript(live.id, speak("button-transcript")),
                ArchiveButton.check(live.id, speak("button-verify")),
            )
        )
    return message(box, files)


def _ways(spot: Spot, last: int, over: bool, speak: Words) -> list[ArchiveButton]:
    def at(step: int) -> Spot:
        return Spot(spot.table, step, spot.seat, spot.way)

    other = Spot(spot.table, spot.step, spot.seat, "text" if spot.way == "picture" else "picture")
    return [
        ArchiveButton.go(at(0), "first", "⏮", disabled=spot.step == 0),
        ArchiveButton.go(at(max(0, spot.step - 1)), "back", "◀", disabled=spot.step == 0),
        # While the game goes on there may be more by the time of the press.
        ArchiveButton.go(at(spot.step + 1), "next", "▶", disabled=over and spot.step == last),
        ArchiveButton.go(at(LATEST), "last", "⏭", disabled=over and spot.step == last),
        ArchiveButton.go(other, "way", speak("button-text" if spot.way == "picture" else "button-picture")),
    ]


def happened(live: Live, frame: Frame, seat: Seat | None, speak: Words) -> list[str]:
    """What happened in a step, as far as that seat or (None) the room may know, in sentences for the chat."""
    return live.tell(frame, speak, None, seat)


def _unseen(say: Sentences, frame: Frame, over: bool, speak: Words) -> str:
    """What is said of a step in which nobody could see anything happen."""
    return for_chat([say.heading(frame, open_dice=over)])[0] if frame.number else speak("step-start")


def _told(say: Sentences, frame: Frame, seat: Seat | None) -> str:
    """Return the name of a step in a list that counts the steps itself."""
    return " ".join(say.events(frame, seat)) or say.doing(frame)


def _worth_jumping_to(frames: Sequence[Frame]) -> list[int]:
    """As many steps as a list holds, from the first to the last, evenly."""
    last = frames[-1].number
    if last < IN_A_LIST:
        return list(range(last + 1))
    return [round(at * last / (IN_A_LIST - 1)) for at in range(IN_A_LIST)]


def film(live: Live, gif: bytes, pictures: int, transcript: bytes, end: str, speak: Words) -> Message:
    """The animation of a finished game, with its transcript. ``end`` is how it ended, in words."""
    players = speak.join(list(live.chat_names))
    played = live.table.number if live.table else 0
    title = speak("film-title", emoji=load(live.game.name).emoji, game=speak("title"), table=str(live.id))
    about = speak("film-about", date=_date(live.stored.ended or live.stored.created), players=players)
    box = framed(title, about, colour=NIGHT)
    names = speak.join(list(live.names))
    alt = alternative(speak("film-alt", pictures=str(pictures), table=str(live.id), players=names, end=end))
    name = f"sleepover-{live.id}.gif"
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=alt)
    box.add_item(gallery)
    written = _attached(box, f"sleepover-{live.id}.txt", transcript)
    sentence = "film-each" if pictures == played + 1 else "film-some"
    box.add_item(ui.TextDisplay(small(speak(sentence, actions=str(played), pictures=str(pictures)))))
    box.add_item(
        row_of(
            ArchiveButton.replay(live.id, speak("button-step-through")),
            ArchiveButton.check(live.id, speak("button-verify")),
        )
    )
    return message(box, (discord.File(io.BytesIO(gif), filename=name, description=alt), written))


def in_words(live: Live, transcript: bytes, speak: Words) -> Message:
    """The transcript alone."""
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay(speak("transcript-title", table=str(live.id))), accent_colour=NIGHT
    )
    return message(box, (_attached(box, f"sleepover-{live.id}.txt", transcript),))


def checked(live: Live, lines: Sequence[str], wrong: str | None, record: bytes, speak: Words) -> Message:
    """What a check came to, with the record; ``wrong`` is why the game does not hold, if it does not."""
    verdict = speak("verify-good") if wrong is None else speak("verify-bad", why=wrong)
    text = "\n".join([*(f"- {line}" for line in lines), verdict])
    box = framed(speak("verify-title", table=str(live.id)), text, colour=NIGHT)
    file = _attached(box, f"sleepover-{live.id}.json", record)
    box.add_item(ui.TextDisplay(small(speak("verify-more"))))
    return message(box, (file,))


def _attached(box: ui.Container[Any], name: str, content: bytes) -> discord.File:
    box.add_item(ui.File(f"attachment://{name}"))
    return discord.File(io.BytesIO(content), filename=name)


def _listed(picker: ArchivePicker) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(picker)
    return row


def _date(time: float) -> str:
    """A time as clients show it: the day, in the reader's own way."""
    return f"<t:{int(time)}:D>"
