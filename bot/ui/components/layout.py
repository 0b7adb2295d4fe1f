"""The frame that every game's message shares: lobby, running game, end; and the private messages beside it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.i18n import Localizer
from bot.i18n.excerpt import alternative, cut, cut_text
from bot.storage import UNDO
from bot.table.deadlines import (
    LONGEST_PAUSE,
    all_away,
    away_seats,
    deadline_text,
    earliest_deadline,
    lobby_expired,
    now,
    relative_time,
    users_on_vacation,
)
from bot.table.display_names import escape_names, isolate_bidi, sign_once
from bot.table.session import TableSession
from bot.table.table_talk import table_talk
from bot.table.votes import absent_seats, can_be_drawn, can_drop_out, takes_newcomers
from bot.ui.components import json_components, table_sections
from bot.ui.components.account_buttons import AccountButton
from bot.ui.components.buttons import ActionSelectComponent, TableButton
from bot.ui.components.history_buttons import HistoryButton
from bot.ui.games import IN_A_ROW, ActionSelect, Row, Style, load, named_label
from games.core import Seat
from renderers import load as load_renderer
from renderers.seat_styles import seat_styles
from renderers.text.text_layout import shorter

BOARD_FILE = "board.png"
CARD_FILE = "card.png"

NIGHT = 0x5B4B8A
"""The accent colour while nobody's turn it is."""
_LONGEST_ACTION = 60
"""Characters of an action in a button's id, which has at most 100 in all."""
_MOST_COMPONENTS = 40
"""Limit of components in one of Discord's messages, nested ones included."""
_LONGEST_TEXT = 3500
"""Characters of one text display, well below the 4,000 that a message may have in all."""


class BoardImage(Struct, frozen=True):
    """A PNG and the words that stand for it."""

    png: bytes
    alt: str

    def to_file(self, name: str) -> discord.File:
        """Return the picture as an attachment."""
        return discord.File(io.BytesIO(self.png), filename=name, description=alternative(self.alt))


class OutgoingMessage(Struct, frozen=True):
    """A message to be: its components and its attachments."""

    view: ui.LayoutView
    files: tuple[discord.File, ...] = ()

    def __post_init__(self) -> None:
        # A press is routed by its id alone. discord.py (2.7.1) would keep every message's view, and for an ephemeral
        # one a timer too, unless it is stopped before it is sent.
        self.view.stop()


class UndoOffer(Struct, frozen=True):
    """An action that somebody can take back, in words, and until when. ``computer`` is the name of a computer that is
    to move, and so ends it sooner; empty if there is none."""

    what: str
    until: float
    computer: str = ""


_SOON = 256
"""Most characters that stand where a picture is about to be."""


class TextLayout(Struct, frozen=True):
    """A running game's message without its picture: what stands before and after that."""

    before: Sequence[json_components.Part]
    after: Sequence[json_components.Part]
    colour: int
    unseen: str
    """The text in place of a picture that could not be drawn."""

    def with_picture(self, picture: BoardImage | None) -> OutgoingMessage:
        """Return the message with that picture, or with a sentence if it could not be drawn."""
        seen = (
            json_components.text_display(self.unseen)
            if picture is None
            else json_components.media_gallery(BOARD_FILE, picture.alt)
        )
        files = () if picture is None else (picture.to_file(BOARD_FILE),)
        return OutgoingMessage(
            json_components.RawLayoutView([json_components.container([*self.before, seen, *self.after], self.colour)]),
            files,
        )


def running_layout(session: TableSession, colour: int | None, unseen: str = "", *, here: bool = False) -> TextLayout:
    """Return the running game: story, board, who must act, and their choices, as the room may know it.

    ``unseen`` stands in place of the picture where there is none for another reason than a failed drawing. ``here``:
    with the button that posts the board again, which is behind the three dots otherwise.
    """
    assert session.table is not None
    words, panel, view = session.words, load(session.game.name), session.table.view(None)
    title = words("table-title", emoji=panel.emoji, game=session.title, table=str(session.id))
    story = json_components.text_display(titled_text(title, "\n".join([*told_story(session), *table_talk(session)])))
    found: list[json_components.Part] = []
    if session.stored.actions and session.stored.actions[-1][1] == UNDO:
        found.append(
            json_components.text_display(
                small_print(words("table-undone", seat=session.chat_names[session.stored.actions[-1][0]]))
            )
        )
    if (relieved := table_sections.latest_substitution(session)) is not None:
        found.append(json_components.text_display(small_print(relieved)))
    gone, at = away_seats(session), now()
    if gone:
        found.append(json_components.text_display(small_print(_gone(session, gone))))
    prompt = panel.prompt(view, session.chat_names, words)
    if prompt:
        # Directly above the buttons stands whose they are.
        found.append(json_components.text_display("\n".join([*_on_vacation(session, at), _until(session, prompt, at)])))
    if session.stored.paused is None:
        rows = panel.rows(view, [isolate_bidi(name) for name in session.names], words)
        found += [_choices(session, number, row) for number, row in enumerate(rows)]
    else:
        found.append(json_components.action_row([_press(session, "@resume", words("button-resume"), "success")]))
    found += [
        part.to_component_dict()
        for part in (*table_sections.vote_section(session), *table_sections.substitution_section(session, at))
    ]
    found.append(json_components.separator())
    tools = [
        _press(session, "@text", words("button-text")),
        _press(session, "@rules", words("button-rules")),
        _press(session, "@more", words("button-more")),
    ]
    if panel.has_peek:
        tools.insert(0, _press(session, "@peek", words("button-peek")))
    if gone:
        names = [isolate_bidi(session.names[seat]) for seat in gone]
        tools.append(_press(session, "@back", named_label(words("button-im-back"), names, words), "success"))
    found.append(json_components.action_row(tools))
    if here:
        moving = json_components.action_row([_press(session, "@here", words("button-here"))])
        # Besides, there are the box, the story and the picture. It is behind the three dots as well.
        if 3 + json_components.count([*found, moving]) <= _MOST_COMPONENTS:
            found.append(moving)
    return TextLayout([story], found, colour or NIGHT, unseen or small_print(words("board-unseen")))


def running_text(session: TableSession, colour: int | None, *, here: bool = False) -> OutgoingMessage:
    """Return the running game before its picture is ready, with what it will show in a few sentences.

    ``here`` as in ``running_layout``.
    """
    assert session.table is not None
    with seat_styles(session.styles):
        told = load_renderer(session.game.name).alt(session.view_to_draw(None), session.names, session.words)
    (told,) = escape_names([cut(told, _SOON)])
    unseen = f"{told}\n{small_print(session.words('board-coming'))}"
    return running_layout(session, colour, unseen, here=here).with_picture(None)


def _until(session: TableSession, prompt: str, at: float) -> str:
    """Return who is asked for what, and until when; at a paused table, that it is paused."""
    if session.stored.paused is not None:
        last = session.stored.paused + LONGEST_PAUSE
        paused = session.words("table-paused", since=relative_time(session.stored.paused), when=f"<t:{int(last)}:D>")
        return f"{prompt}\n{paused}"
    if deadline := earliest_deadline(session):
        prompt = f"{prompt} ⏳ {deadline_text(deadline, at)}"
    return prompt


def _on_vacation(session: TableSession, at: float) -> list[str]:
    """Return who is away until when, a line each."""
    words = session.words
    return [
        small_print(words("table-vacation", who=session.chat_names[seat], when=f"<t:{int(over) - 1}:D>"))
        for seat, over in users_on_vacation(session, at).items()
    ]


def told_story(session: TableSession) -> list[str]:
    """Return what last happened, on a few lines, each with the robot before the first computer only."""
    return [sign_once(line, session.chat_names) for line in session.recent_story()]


def closed_message(session: TableSession) -> OutgoingMessage:
    """Return the message of a table that ended without a result, or that was never started."""
    title = session.words("table-title", emoji=load(session.game.name).emoji, game=session.title, table=str(session.id))
    told = "table-lapsed" if lobby_expired(session.stored) else "table-closed"
    return single_box_message(boxed(title, session.words(told), colour=NIGHT))


def text_card(title: str, text: str) -> OutgoingMessage:
    """Return a title and lines below it, for all to see."""
    return single_box_message(boxed(title, text, colour=NIGHT))


def short_note(text: str, *buttons: ui.DynamicItem[ui.Button[Any]]) -> OutgoingMessage:
    """Return a few words, such as in place of a table's message: where it went, or that it is gone."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(cut_text(text, _LONGEST_TEXT)))
    if buttons:
        view.add_item(button_row(*buttons))
    return OutgoingMessage(view)


def secret_message(
    text: str, picture: BoardImage | None, words: Localizer, *buttons: ui.DynamicItem[ui.Button[Any]]
) -> OutgoingMessage:
    """Return a seat's secrets, for an ephemeral answer or a direct message."""
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut_text(text, _LONGEST_TEXT)), accent_colour=NIGHT)
    files = insert_picture(box, picture, words, CARD_FILE) if picture else ()
    if buttons:
        box.add_item(button_row(*buttons))
    return single_box_message(box, files)


def paged_message(
    text: str,
    picture: BoardImage | None,
    footer: str,
    turns: Sequence[ui.DynamicItem[ui.Button[Any]]],
    words: Localizer,
) -> OutgoingMessage:
    """Return a page of the rules or of a leaderboard; ``turns`` are the buttons to the pages beside it."""
    box: ui.Container[Any] = ui.Container(accent_colour=NIGHT)
    if text:
        box.add_item(ui.TextDisplay(cut_text(text, _LONGEST_TEXT)))
    files = insert_picture(box, picture, words) if picture else ()
    for start in range(0, len(turns), IN_A_ROW):
        box.add_item(button_row(*turns[start : start + IN_A_ROW]))
    box.add_item(ui.TextDisplay(small_print(footer)))
    return single_box_message(box, files)


def form_result(
    session: TableSession, key: str, text: str, action: str, picture: BoardImage | None, words: Localizer
) -> OutgoingMessage:
    """Return the result of a modal for its user: why it will not do, or (with a picture) a preview.

    The action is in the message, so that the buttons find it there.
    """
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(cut_text(text, _LONGEST_TEXT)), accent_colour=NIGHT)
    files = insert_picture(box, picture, words) if picture else ()
    box.add_item(ui.TextDisplay(f"```\n{shorter(action.replace('`', ''), _LONGEST_TEXT)}\n```"))
    buttons = [button(session, f"?{key}", words("button-change"))]
    if picture:
        buttons.insert(0, button(session, f"!{key}", words("button-use"), "success"))
    box.add_item(button_row(*buttons))
    return single_box_message(box, files)


def more_menu(
    session: TableSession,
    seat: Seat | None,
    words: Localizer,
    undo: UndoOffer | None = None,
    plan: str = "",
    *,
    ends: bool,
    guess: Sequence[ui.DynamicItem[ui.Button[Any]]] = (),
) -> OutgoingMessage:
    """Build the ephemeral menu behind the three dots: the user's actions, or after the game all that they can look at.

    ``plan`` is the label of the button to their plan. ``ends``: the user may end the table. ``guess`` is the button for
    a guess, if they can give one.
    """
    title = words("more-title", table=str(session.id))
    if session.stored.status == "over":
        return private_question(
            title,
            button(session, "@record", words("button-verify")),
            button(session, "@text", words("button-text")),
            button(session, "@rules", words("button-rules")),
            button(session, "@here", words("button-here")),
        )
    buttons: list[ui.DynamicItem[ui.Button[Any]]] = [*guess, button(session, "@here", words("button-here"))]
    if undo is not None:
        title += "\n" + words(
            "undo-offer", what=undo.what, when=relative_time(undo.until), computer=undo.computer or "none"
        )
        buttons.insert(0, button(session, "@undo", words("button-undo"), "primary"))
    if seat is not None and seat in away_seats(session):
        buttons.insert(0, button(session, "@back", words("button-im-back"), "success"))
    if plan:
        buttons.append(button(session, "@plan", plan))
    if session.table is not None:
        buttons.append(HistoryButton.replay(session.id, words("button-look-back")))
    if seat is not None and session.stored.status in ("lobby", "playing"):
        buttons.append(AccountButton("reminders", words("button-reminders")))
    playing = session.table is not None and session.table.ranking is None
    if playing and seat is not None:
        muted = session.stored.seats[seat].muted
        buttons.append(
            button(session, "@unmute" if muted else "@mute", words(f"button-{'unmute' if muted else 'mute'}"))
        )
    if playing and seat is not None and seat not in session.out_seats:
        if session.stored.paused is None:
            buttons.append(button(session, "@pause", words("button-pause")))
        else:
            buttons.insert(0, button(session, "@resume", words("button-resume"), "success"))
        if session.stored.paused is None and can_be_drawn(session):
            buttons.append(button(session, "@ask:draw", words("button-draw")))
        buttons.append(table_sections.offer_seat_buttons(session, seat, words, now()))
        buttons.append(button(session, "@resign", words("button-resign"), "danger"))
    if playing and session.stored.paused is None:
        buttons += [
            button(session, f"@ask:remove:{other}", words("button-remove", name=session.names[other]))
            for other in absent_seats(session, now())
            if other != seat
        ]
    if playing and seat is None and takes_newcomers(session):
        buttons += table_sections.request_seat_buttons(session, words, now())
    buttons.append(fair(session, words))
    if ends:
        buttons.append(button(session, "@end", words("button-end"), "danger"))
    return private_question(title, *buttons)


def fair(session: TableSession, words: Localizer) -> TableButton:
    """Return the button that shows the commitment to the dice."""
    return button(session, table_sections.FAIR, words("button-fair"))


def confirmation(session: TableSession, question: str, action: str, label: str) -> OutgoingMessage:
    """Return a question before something that cannot be undone."""
    return private_question(question, button(session, action, label, "danger"))


def leaving_question(
    session: TableSession, seat: Seat, question: str, action: str, label: str, words: Localizer
) -> OutgoingMessage:
    """Return a ``confirmation`` before a player gives up their seat; where it harms nobody, with the way to leave it to
    a computer at once."""
    if not can_drop_out(session, seat):
        return confirmation(session, question, action, label)
    return private_question(
        f"{question}\n{words('drop-out-sure')}",
        button(session, action, label, "danger"),
        button(session, "@drop-out!", words("button-drop-out"), "danger"),
    )


def value_label(option: str, value: int | str | bool, words: Localizer) -> str:
    """Return an option's value in words: ``option-<name>-<value>``, or ``value-on`` and ``value-off``."""
    if isinstance(value, bool):
        return words("value-on" if value else "value-off")
    return words(f"option-{option}-{str(value).lower()}")


def _gone(session: TableSession, seats: Sequence[Seat]) -> str:
    """Return who is away, and what follows from it."""
    if all_away(session) and session.stored.wake is not None:
        return session.words("table-deserted", when=relative_time(session.stored.wake))
    return session.words("table-away", seats=session.words.format_list([session.chat_names[seat] for seat in seats]))


def private_question(text: str, *buttons: ui.DynamicItem[ui.Button[Any]]) -> OutgoingMessage:
    """Return an ephemeral message with its buttons below."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(cut_text(text, _LONGEST_TEXT)))
    for start in range(0, len(buttons), IN_A_ROW):
        view.add_item(button_row(*buttons[start : start + IN_A_ROW]))
    return OutgoingMessage(view)


def boxed(title: str, text: str, *, colour: int) -> ui.Container[Any]:
    """Return a message's box, with a title and a text in it."""
    box: ui.Container[Any] = ui.Container(accent_colour=colour)
    box.add_item(ui.TextDisplay(titled_text(title, text)))
    return box


def listing(title: str, lines: Sequence[str]) -> list[OutgoingMessage]:
    """Build a title and lines below it, in as many messages as they take."""
    room, pages = _LONGEST_TEXT - len(f"### {title}\n"), list[list[str]]()
    for line in (cut_text(line, room) for line in lines):
        if not pages or sum(len(other) + 1 for other in pages[-1]) + len(line) > room:
            pages.append([])
        pages[-1].append(line)
    return [single_box_message(boxed(title, "\n".join(page), colour=NIGHT)) for page in pages]


def titled_text(title: str, text: str) -> str:
    """Return a title with a text below it."""
    return cut_text(f"### {title}\n{text}", _LONGEST_TEXT)


def insert_picture(
    box: ui.Container[Any], picture: BoardImage | None, words: Localizer, name: str = BOARD_FILE
) -> tuple[discord.File, ...]:
    """Put a picture into a message's box, or a sentence if it could not be drawn; returns its attachment."""
    if picture is None:
        box.add_item(ui.TextDisplay(small_print(words("board-unseen"))))
        return ()
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=alternative(picture.alt))
    box.add_item(gallery)
    return (picture.to_file(name),)


def button(session: TableSession, action: str, label: str, style: Style = "secondary", emoji: str = "") -> TableButton:
    """Return a button of the table as it is now; ``emoji`` is the key of one of the application's own."""
    return TableButton(session.id, session.action_count, action, label, style, emoji=session.emoji(emoji))


def _choices(session: TableSession, number: int, row: Row) -> json_components.Part:
    """Row ``number`` of what can be done. An action too long for an id is named by its place: ``#row.place``."""
    choices = row.choices if isinstance(row, ActionSelect) else row
    named = [
        choice.sent_value if len(choice.sent_value) <= _LONGEST_ACTION else f"#{number}.{place}"
        for place, choice in enumerate(choices)
    ]
    if not isinstance(row, ActionSelect):
        buttons = [
            _press(session, name, choice.label, choice.style, choice.emoji)
            for name, choice in zip(named, row, strict=True)
        ]
        return json_components.action_row([{**each, "disabled": _only_computers_act(session)} for each in buttons])
    options = [
        (choice.label, name, choice.more, session.emoji(choice.emoji))
        for name, choice in zip(named, row.choices, strict=True)
    ]
    menu = json_components.select_menu(
        ActionSelectComponent.make_custom_id(session.id, session.action_count, row.key), row.placeholder, options
    )
    return json_components.action_row([{**menu, "disabled": _only_computers_act(session)}])


def _only_computers_act(session: TableSession) -> bool:
    """Return whether nobody can press what stands there: computers are to move, and keep the board's height."""
    assert session.table is not None
    return all(session.stored.seats[seat].level is not None for seat in session.table.actors)


def _press(
    session: TableSession, action: str, label: str, style: Style = "secondary", emoji: str = ""
) -> json_components.Part:
    """Return a button of the table as it is now, as a part; ``emoji`` as in ``button``."""
    return json_components.button(
        TableButton.make_custom_id(session.id, session.action_count, action),
        label,
        style,
        session.emoji(emoji),
    )


def button_row(*buttons: ui.DynamicItem[ui.Button[Any]]) -> ui.ActionRow[Any]:
    """Return a row of buttons."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for item in buttons:
        row.add_item(item)
    return row


def small_print(text: str) -> str:
    """Lines in small print."""
    return "\n".join(f"-# {line}" for line in text.split("\n"))


def single_box_message(box: ui.Container[Any], files: Sequence[discord.File] = ()) -> OutgoingMessage:
    """Return a message of one box."""
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return OutgoingMessage(view, tuple(files))
