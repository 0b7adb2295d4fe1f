"""The frame that every game's message shares: lobby, running game, end; and the private messages beside it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.live import Live
from bot.panels import Pick, Row
from bot.panels.buttons import ActionPicker, OptionPicker, PageButton, TableButton
from bot.words import Words
from games.core import Seat, option_choices

BOARD_FILE = "board.png"
CARD_FILE = "card.png"

_NIGHT = 0x5B4B8A
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
        return discord.File(io.BytesIO(self.png), filename=name, description=self.alt[:1024])


class Message(Struct, frozen=True):
    """A message to be: its components and its attachments."""

    view: ui.LayoutView
    files: tuple[discord.File, ...] = ()


def lobby(live: Live) -> Message:
    """The open table, before the game."""
    stored, words = live.stored, live.words
    count = len(stored.seats)
    seated = {sitting.user for sitting in stored.seats}
    lines = [
        words("lobby-host", host=f"<@{stored.host}>", least=live.game.seats.start, most=live.game.seats.stop - 1),
        words("lobby-seats", count=count, seats=words.join(list(live.chat_names))) if count else words("lobby-nobody"),
    ]
    waiting = [f"<@{user}>" for user in stored.invited if user not in seated]
    if waiting:
        lines.append(words("lobby-invited", seats=words.join(waiting)))
    lines.append(words("lobby-rules", rules=", ".join(house_rules(live, words))))
    box = _box(
        words("lobby-title", emoji=live.panel.emoji, game=live.title, table=str(live.id)),
        f"{words('tagline')}\n\n" + "\n".join(lines),
        colour=_NIGHT,
    )
    box.add_item(
        _row(
            _button(live, "@join", words("button-join"), "success"),
            _button(live, "@leave", words("button-leave")),
            _button(live, "@house-rules", words("button-house-rules")),
            _button(live, "@start", words("button-start"), "primary"),
        )
    )
    box.add_item(_row(_button(live, "@rules", words("button-rules")), _button(live, "@more", words("button-more"))))
    box.add_item(ui.TextDisplay(_small(words("lobby-commitment", commitment=live.commitment))))
    return _message(box)


def playing(live: Live, picture: Picture | None, colour: int | None) -> Message:
    """The running game: story, board, who must act, and their choices. Made from what the room may know."""
    assert live.table is not None
    words, panel, view = live.words, live.panel, live.table.view(None)
    box = _box(
        words("table-title", emoji=panel.emoji, game=live.title, table=str(live.id)),
        "\n".join(live.story()),
        colour=colour or _NIGHT,
    )
    files = _show(box, picture, words)
    prompt = panel.prompt(view, live.chat_names, words)
    if prompt:
        box.add_item(ui.TextDisplay(prompt))
    for number, row in enumerate(panel.rows(view, live.names, words)):
        box.add_item(_choices(live, number, row))
    box.add_item(ui.Separator())
    tools = [
        _button(live, "@text", words("button-text")),
        _button(live, "@rules", words("button-rules")),
        _button(live, "@more", words("button-more")),
    ]
    if panel.peeks:
        tools.insert(0, _button(live, "@peek", words("button-peek")))
    box.add_item(_row(*tools))
    return _message(box, files)


def over(live: Live, picture: Picture | None, colour: int | None) -> Message:
    """The end: the ranking, what was secret, and the seed of the dice."""
    assert live.table is not None
    assert live.table.ranking is not None
    words, panel, stored = live.words, live.panel, live.stored
    view = live.table.view(None)
    box = _box(
        words("table-title", emoji=panel.emoji, game=live.title, table=str(live.id)),
        "\n".join(live.story()),
        colour=colour or _NIGHT,
    )
    files = _show(box, picture, words)
    lines, place = [], 1
    for seats in live.table.ranking:
        told = words.join([live.chat_names[seat] for seat in seats])
        lines.append(
            words("table-ranking-left" if live.left & set(seats) else "table-ranking", place=place, seats=told)
        )
        place += len(seats)
    box.add_item(ui.TextDisplay("\n".join(lines)))
    laid_open = panel.reveal(view, live.chat_names, words)
    if laid_open:
        box.add_item(ui.TextDisplay(laid_open[:_LONGEST_TEXT]))
    box.add_item(
        _row(
            _button(live, "@rematch", words("button-rematch"), "success"),
            _button(live, "@record", words("button-record")),
            _button(live, "@text", words("button-text")),
            _button(live, "@rules", words("button-rules")),
        )
    )
    fingerprint = words("table-seed", commitment=live.commitment, seed=stored.seed.hex(), salt=stored.salt)
    box.add_item(ui.TextDisplay(_small(fingerprint)))
    return _message(box, files)


def closed(live: Live) -> Message:
    """A table that was ended without a result."""
    title = live.words("table-title", emoji=live.panel.emoji, game=live.title, table=str(live.id))
    return _message(_box(title, live.words("table-closed"), colour=_NIGHT))


def card(title: str, text: str) -> Message:
    """A title and lines below it, for all to see."""
    return _message(_box(title, text, colour=_NIGHT))


def note(text: str) -> Message:
    """A few words in place of a table's message: where it went, or that it is gone."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text[:_LONGEST_TEXT]))
    return Message(view)


def secret(text: str, picture: Picture | None, words: Words) -> Message:
    """A seat's secrets: for a private answer, or for the direct message."""
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(text[:_LONGEST_TEXT]), accent_colour=_NIGHT)
    files = _show(box, picture, words, CARD_FILE) if picture else ()
    return _message(box, files)


def page(text: str, picture: Picture | None, footer: str, turns: Sequence[PageButton], words: Words) -> Message:
    """A page of the rules; ``turns`` are the buttons to the pages beside it."""
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(text[:_LONGEST_TEXT]), accent_colour=_NIGHT)
    files = _show(box, picture, words) if picture else ()
    if turns:
        box.add_item(_row(*turns))
    box.add_item(ui.TextDisplay(_small(footer)))
    return _message(box, files)


def filled_in(live: Live, key: str, text: str, action: str, picture: Picture | None, words: Words) -> Message:
    """What came of a form, for the person who filled it in: why it will not do, or (with a picture) how it looks.

    The action stands in the message, so that the buttons find it there.
    """
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(text[:_LONGEST_TEXT]), accent_colour=_NIGHT)
    files = _show(box, picture, words) if picture else ()
    box.add_item(ui.TextDisplay(f"```\n{action.replace('`', '')[:_LONGEST_TEXT]}\n```"))
    buttons = [_button(live, f"?{key}", words("button-change"))]
    if picture:
        buttons.insert(0, _button(live, f"!{key}", words("button-use"), "success"))
    box.add_item(_row(*buttons))
    return _message(box, files)


def more(live: Live, seat: Seat | None, words: Words) -> Message:
    """What is behind the three dots, for the person who asked."""
    buttons = [_button(live, "@here", words("button-here"))]
    playing = live.table is not None and live.table.ranking is None
    if playing and seat is not None and seat not in live.left:
        buttons.append(_button(live, "@resign", words("button-resign"), "danger"))
    buttons.append(_button(live, "@end", words("button-end"), "danger"))
    return _asked(words("more-title", table=str(live.id)), *buttons)


def sure(live: Live, question: str, action: str, label: str) -> Message:
    """A question before something that cannot be taken back."""
    return _asked(question, _button(live, action, label, "danger"))


def options(live: Live, words: Words) -> Message:
    """The house rules, each to be chosen from a list."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words("house-rules-title", table=str(live.id))))
    for name, values in option_choices(live.game.options).items():
        current = live.stored.options.get(name, values[0])
        labels = [
            (f"{words(f'option-{name}')}: {value_label(name, value, words)}", value == current) for value in values
        ]
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(OptionPicker(live.id, name, labels))
        view.add_item(row)
    return Message(view)


def house_rules(live: Live, words: Words) -> list[str]:
    """The table's options, each as «name: value»."""
    return [
        words("house-rule", option=words(f"option-{name}"), value=value_label(name, chosen, words))
        for name, values in option_choices(live.game.options).items()
        for chosen in (live.stored.options.get(name, values[0]),)
    ]


def value_label(option: str, value: int | str | bool, words: Words) -> str:
    """An option's value in words: ``option-<name>-<value>``, or on and off."""
    return words(f"option-{option}-{str(value).lower()}")


def _asked(text: str, *buttons: TableButton) -> Message:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    view.add_item(_row(*buttons))
    return Message(view)


def _box(title: str, text: str, *, colour: int) -> ui.Container[Any]:
    box: ui.Container[Any] = ui.Container(accent_colour=colour)
    box.add_item(ui.TextDisplay(f"### {title}\n{text}"[:_LONGEST_TEXT]))
    return box


def _show(
    box: ui.Container[Any], picture: Picture | None, words: Words, name: str = BOARD_FILE
) -> tuple[discord.File, ...]:
    if picture is None:
        box.add_item(ui.TextDisplay(_small(words("board-unseen"))))
        return ()
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=picture.alt[:1024])
    box.add_item(gallery)
    return (picture.file(name),)


def _button(live: Live, action: str, label: str, style: Any = "secondary") -> TableButton:
    return TableButton(live.id, live.number, action, label, style)


def _choices(live: Live, number: int, row: Row) -> ui.ActionRow[Any]:
    """Row ``number`` of what can be done. An action too long for an id is named by its place: ``#row.place``."""
    choices = row.choices if isinstance(row, Pick) else row
    named = [
        choice.pressed if len(choice.pressed) <= _LONGEST_ACTION else f"#{number}.{place}"
        for place, choice in enumerate(choices)
    ]
    if not isinstance(row, Pick):
        return _row(*(_button(live, name, choice.label, choice.style) for name, choice in zip(named, row, strict=True)))
    options = [
        discord.SelectOption(label=choice.label[:100], value=name, description=choice.more[:100] or None)
        for name, choice in zip(named, row.choices, strict=True)
    ]
    listed: ui.ActionRow[Any] = ui.ActionRow()
    listed.add_item(ActionPicker(live.id, live.number, row.key, options, row.placeholder))
    return listed


def _row(*buttons: TableButton | PageButton) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for button in buttons:
        row.add_item(button)
    return row


def _small(text: str) -> str:
    return "\n".join(f"-# {line}" for line in text.split("\n"))


def _message(box: ui.Container[Any], files: Sequence[discord.File] = ()) -> Message:
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    return Message(view, tuple(files))
