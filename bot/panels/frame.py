"""The frame that every game's message shares: lobby, running game, end; and the private messages beside it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.panels import IN_A_ROW, Pick, Row, Style, handover, load, parts, proof, vote
from bot.panels.archive import ArchiveButton
from bot.panels.buttons import ActionPicker, TableButton
from bot.panels.selfservice import SelfServiceButton
from bot.store import UNDO
from bot.table.banter import banter
from bot.table.live import Live
from bot.table.names import for_chat, kept_apart
from bot.table.polls import absent, can_be_drawn
from bot.table.waiting import (
    LONGEST_PAUSE,
    away,
    deserted,
    has_lapsed,
    moment,
    now,
    on_vacation,
    pace_key,
    remaining,
    until,
)
from bot.words import Words
from bot.words.excerpt import alternative, excerpt
from games.core import Seat
from renderers import load as load_renderer
from renderers.lettering import shorter

BOARD_FILE = "board.png"
CARD_FILE = "card.png"

NIGHT = 0x5B4B8A
"""The accent colour while nobody's turn it is."""
_LONGEST_ACTION = 60
"""Characters of an action in a button's id, which has at most 100 in all."""
_LONGEST_TEXT = 3500
"""Characters of one text display, well below the 4,000 that a message may have in all."""


class Picture(Struct, frozen=True):
    """A PNG and the words that stand for it."""

    png: bytes
    alt: str

    def file(self, name: str) -> discord.File:
        """The picture as an attachment."""
        return discord.File(io.BytesIO(self.png), filename=name, description=alternative(self.alt))


class Message(Struct, frozen=True):
    """A message to be: its components and its attachments."""

    view: ui.LayoutView
    files: tuple[discord.File, ...] = ()

    def __post_init__(self) -> None:
        # A press finds its way by its id alone. discord.py would keep the view of every message, and for a private one
        # a timer too, unless it is over before it is sent.
        self.view.stop()


class Undo(Struct, frozen=True):
    """An action that somebody can take back, in words, and until when. ``computer`` is the name of a computer that is
    to move, and so ends it sooner; empty if there is none."""

    what: str
    until: float
    computer: str = ""


class Outline(Struct, frozen=True):
    """A running game's message without its picture: what stands before and after that."""

    before: Sequence[parts.Part]
    after: Sequence[parts.Part]
    colour: int
    unseen: str
    """What stands in place of a picture that could not be drawn."""

    def around(self, picture: Picture | None) -> Message:
        """The message with that picture, or with a sentence if it could not be drawn."""
        seen = parts.text(self.unseen) if picture is None else parts.picture(BOARD_FILE, picture.alt)
        files = () if picture is None else (picture.file(BOARD_FILE),)
        return Message(parts.Built([parts.box([*self.before, seen, *self.after], self.colour)]), files)


def outline(live: Live, colour: int | None, unseen: str = "") -> Outline:
    """The running game: story, board, who must act, and their choices. Made from what the room may know. ``unseen``:
    what stands for the picture where there is none, if it is not that it could not be drawn."""
    assert live.table is not None
    words, panel, view = live.words, load(live.game.name), live.table.view(None)
    title = words("table-title", emoji=panel.emoji, game=live.title, table=str(live.id))
    story = parts.text(titled(title, "\n".join([*live.story(), *banter(live)])))
    found: list[parts.Part] = []
    if live.stored.actions and live.stored.actions[-1][1] == UNDO:
        found.append(parts.text(small(words("table-undone", seat=live.chat_names[live.stored.actions[-1][0]]))))
    if (relieved := handover.latest(live)) is not None:
        found.append(parts.text(small(relieved)))
    gone, at = away(live), now()
    if gone:
        found.append(parts.text(small(_gone(live, gone))))
    prompt = panel.prompt(view, live.chat_names, words)
    if prompt:
        found.append(parts.text("\n".join([_until(live, prompt, at), *_small_print(live, at)])))
    if live.stored.paused is None:
        found += [
            _choices(live, number, row)
            for number, row in enumerate(panel.rows(view, [kept_apart(name) for name in live.names], words))
        ]
    else:
        found.append(parts.row([_press(live, "@resume", words("button-resume"), "success")]))
    found += [part.to_component_dict() for part in (*vote.parts(live), *handover.parts(live, at))]
    found.append(parts.separator())
    tools = [
        _press(live, "@text", words("button-text")),
        _press(live, "@rules", words("button-rules")),
        _press(live, "@more", words("button-more")),
    ]
    if panel.peeks:
        tools.insert(0, _press(live, "@peek", words("button-peek")))
    if gone:
        tools.append(_press(live, "@back", words("button-im-back"), "success"))
    found.append(parts.row(tools))
    return Outline([story], found, colour or NIGHT, unseen or small(words("board-unseen")))


def in_words(live: Live, colour: int | None) -> Message:
    """The running game before its picture is there: what the picture will show, in a few sentences."""
    assert live.table is not None
    told = load_renderer(live.game.name).alt(live.shown(None), live.names, live.words)
    (told,) = for_chat([told])
    return outline(live, colour, f"{told}\n{small(live.words('board-coming'))}").around(None)


def _until(live: Live, prompt: str, at: float) -> str:
    """Who is asked for what, and until when; where the table is paused, that it is."""
    if live.stored.paused is not None:
        last = live.stored.paused + LONGEST_PAUSE
        paused = live.words("table-paused", since=moment(live.stored.paused), when=f"<t:{int(last)}:D>")
        return f"{prompt}\n{paused}"
    deadline = remaining(live)
    return f"{prompt} ⏳ {until(deadline, at)}" if deadline else prompt


def _small_print(live: Live, at: float) -> list[str]:
    """How much time there is for a decision, and who is away until when."""
    words, stored, lines = live.words, live.stored, list[str]()
    if stored.clock:
        pace = words(f"clock-{pace_key(stored.clock, stored.bank)}")
        lines.append(small(words("lobby-clock", clock=stored.clock, time=pace)))
    for seat, over in on_vacation(live, at).items():
        lines.append(small(words("table-vacation", who=live.chat_names[seat], when=f"<t:{int(over) - 1}:D>")))
    return lines


def closed(live: Live) -> Message:
    """A table that was ended without a result, or that nobody has started."""
    title = live.words("table-title", emoji=load(live.game.name).emoji, game=live.title, table=str(live.id))
    told = "table-lapsed" if has_lapsed(live.stored) else "table-closed"
    return message(framed(title, live.words(told), colour=NIGHT))


def card(title: str, text: str) -> Message:
    """A title and lines below it, for all to see."""
    return message(framed(title, text, colour=NIGHT))


def note(text: str, *buttons: ui.DynamicItem[ui.Button[Any]]) -> Message:
    """A few words, such as in place of a table's message: where it went, or that it is gone."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(excerpt(text, _LONGEST_TEXT)))
    if buttons:
        view.add_item(row_of(*buttons))
    return Message(view)


def secret(text: str, picture: Picture | None, words: Words, *buttons: ui.DynamicItem[ui.Button[Any]]) -> Message:
    """A seat's secrets: for a private answer, or for the direct message."""
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(excerpt(text, _LONGEST_TEXT)), accent_colour=NIGHT)
    files = show_picture(box, picture, words, CARD_FILE) if picture else ()
    if buttons:
        box.add_item(row_of(*buttons))
    return message(box, files)


def page(
    text: str, picture: Picture | None, footer: str, turns: Sequence[ui.DynamicItem[ui.Button[Any]]], words: Words
) -> Message:
    """A page of the rules, or of a leaderboard; ``turns`` are the buttons to the pages beside it."""
    box: ui.Container[Any] = ui.Container(accent_colour=NIGHT)
    if text:
        box.add_item(ui.TextDisplay(excerpt(text, _LONGEST_TEXT)))
    files = show_picture(box, picture, words) if picture else ()
    if turns:
        box.add_item(row_of(*turns))
    box.add_item(ui.TextDisplay(small(footer)))
    return message(box, files)


def filled_in(live: Live, key: str, text: str, action: str, picture: Picture | None, words: Words) -> Message:
    """What came of a form, for the person who filled it in: why it will not do, or (with a picture) how it looks.

    The action is in the message, so that the buttons find it there.
    """
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(excerpt(text, _LONGEST_TEXT)), accent_colour=NIGHT)
    files = show_picture(box, picture, words) if picture else ()
    box.add_item(ui.TextDisplay(f"```\n{shorter(action.replace('`', ''), _LONGEST_TEXT)}\n```"))
    buttons = [button(live, f"?{key}", words("button-change"))]
    if picture:
        buttons.insert(0, button(live, f"!{key}", words("button-use"), "success"))
    box.add_item(row_of(*buttons))
    return message(box, files)


def more(live: Live, seat: Seat | None, words: Words, undo: Undo | None = None, plan: str = "") -> Message:
    """What is behind the three dots, for the person who asked: what can be done; once the game is over, all that can be
    looked at. ``plan`` is what the button says that leads to their plan."""
    title = words("more-title", table=str(live.id))
    if live.stored.status == "over":
        return asked(
            title,
            button(live, "@record", words("button-verify")),
            button(live, "@text", words("button-text")),
            button(live, "@rules", words("button-rules")),
            button(live, "@here", words("button-here")),
        )
    buttons: list[ui.DynamicItem[ui.Button[Any]]] = [button(live, "@here", words("button-here"))]
    if undo is not None:
        title += "\n" + words("undo-offer", what=undo.what, when=moment(undo.until), computer=undo.computer or "none")
        buttons.insert(0, button(live, "@undo", words("button-undo"), "primary"))
    if seat is not None and seat in away(live):
        buttons.insert(0, button(live, "@back", words("button-im-back"), "success"))
    if plan:
        buttons.append(button(live, "@plan", plan))
    if live.table is not None:
        buttons.append(ArchiveButton.replay(live.id, words("button-look-back")))
    if seat is not None and live.stored.status in ("lobby", "playing"):
        buttons.append(SelfServiceButton("reminders", words("button-reminders")))
    playing = live.table is not None and live.table.ranking is None
    if playing and seat is not None:
        muted = live.stored.seats[seat].muted
        buttons.append(button(live, "@unmute" if muted else "@mute", words(f"button-{'unmute' if muted else 'mute'}")))
    if playing and seat is not None and seat not in live.out:
        if live.stored.paused is None:
            buttons.append(button(live, "@pause", words("button-pause")))
        else:
            buttons.insert(0, button(live, "@resume", words("button-resume"), "success"))
        if live.stored.paused is None and can_be_drawn(live):
            buttons.append(button(live, "@ask:draw", words("button-draw")))
        buttons.append(handover.offer(live, seat, words, now()))
        buttons.append(button(live, "@resign", words("button-resign"), "danger"))
    if playing and live.stored.paused is None:
        buttons += [
            button(live, f"@ask:remove:{other}", words("button-remove", name=live.names[other]))
            for other in absent(live, now())
            if other != seat
        ]
    if playing and seat is None and live.stored.paused is None:
        buttons += handover.asking(live, words, now())
    buttons.append(fair(live, words))
    buttons.append(button(live, "@end", words("button-end"), "danger"))
    return asked(title, *buttons)


def fair(live: Live, words: Words) -> TableButton:
    """The button that shows what the dice are bound by."""
    return button(live, proof.FAIR, words("button-fair"))


def sure(live: Live, question: str, action: str, label: str) -> Message:
    """A question before something that cannot be taken back."""
    return asked(question, button(live, action, label, "danger"))


def value_label(option: str, value: int | str | bool, words: Words) -> str:
    """An option's value in words: ``option-<name>-<value>``, or for true and false ``value-on`` and ``value-off``."""
    if isinstance(value, bool):
        return words("value-on" if value else "value-off")
    return words(f"option-{option}-{str(value).lower()}")


def _gone(live: Live, seats: Sequence[Seat]) -> str:
    """Who is away, and what comes of it."""
    if deserted(live) and live.stored.wake is not None:
        return live.words("table-deserted", when=moment(live.stored.wake))
    return live.words("table-away", seats=live.words.join([live.chat_names[seat] for seat in seats]))


def asked(text: str, *buttons: ui.DynamicItem[ui.Button[Any]]) -> Message:
    """A private message with its buttons below."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(excerpt(text, _LONGEST_TEXT)))
    for start in range(0, len(buttons), IN_A_ROW):
        view.add_item(row_of(*buttons[start : start + IN_A_ROW]))
    return Message(view)


def framed(title: str, text: str, *, colour: int) -> ui.Container[Any]:
    """A message's box, its title and a text in it."""
    box: ui.Container[Any] = ui.Container(accent_colour=colour)
    box.add_item(ui.TextDisplay(titled(title, text)))
    return box


def listing(title: str, lines: Sequence[str]) -> list[Message]:
    """A title and lines below it, in as many messages as they take."""
    room, pages = _LONGEST_TEXT - len(f"### {title}\n"), list[list[str]]()
    for line in (excerpt(line, room) for line in lines):
        if not pages or sum(len(other) + 1 for other in pages[-1]) + len(line) > room:
            pages.append([])
        pages[-1].append(line)
    return [message(framed(title, "\n".join(page), colour=NIGHT)) for page in pages]


def titled(title: str, text: str) -> str:
    """A title with a text below it."""
    return excerpt(f"### {title}\n{text}", _LONGEST_TEXT)


def show_picture(
    box: ui.Container[Any], picture: Picture | None, words: Words, name: str = BOARD_FILE
) -> tuple[discord.File, ...]:
    """Put a picture into a message's box, or a sentence if it could not be drawn; returns its attachment."""
    if picture is None:
        box.add_item(ui.TextDisplay(small(words("board-unseen"))))
        return ()
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=alternative(picture.alt))
    box.add_item(gallery)
    return (picture.file(name),)


def button(live: Live, action: str, label: str, style: Style = "secondary", emoji: str = "") -> TableButton:
    """A button of the table as it is now; ``emoji`` is the key of one of the bot's own."""
    return TableButton(live.id, live.number, action, label, style, emoji=live.emojis.of(emoji))


def _choices(live: Live, number: int, row: Row) -> parts.Part:
    """Row ``number`` of what can be done. An action too long for an id is named by its place: ``#row.place``."""
    choices = row.choices if isinstance(row, Pick) else row
    named = [
        choice.pressed if len(choice.pressed) <= _LONGEST_ACTION else f"#{number}.{place}"
        for place, choice in enumerate(choices)
    ]
    if not isinstance(row, Pick):
        return parts.row(
            [
                _press(live, name, choice.label, choice.style, choice.emoji)
                for name, choice in zip(named, row, strict=True)
            ]
        )
    options = [
        (choice.label, name, choice.more, live.emojis.of(choice.emoji))
        for name, choice in zip(named, row.choices, strict=True)
    ]
    return parts.row([parts.picker(ActionPicker.of(live.id, live.number, row.key), row.placeholder, options)])


def _press(live: Live, action: str, label: str, style: Style = "secondary", emoji: str = "") -> parts.Part:
    """A button of the table as it is now, as a part; ``emoji`` as in ``button``."""
    return parts.button(TableButton.of(live.id, live.number, action), label, style, live.emojis.of(emoji))


def row_of(*buttons: ui.DynamicItem[ui.Button[Any]]) -> ui.ActionRow[Any]:
    """A row of buttons."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for item in buttons:
        row.add_item(item)
    return row


def small(text: str) -> str:
    """Lines in small print."""
    return "\n".join(f"-# {line}" for line in text.split("\n"))


def message(box: ui.Container[Any], files: Sequence[discord.File] = ()) -> Message:
    """A message of one box."""
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Message(view, tuple(files))
