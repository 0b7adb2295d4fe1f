"""The parts of a running game's message, in the very JSON that Discord gets.

discord.py's objects for these (a view, containers, rows, items in items) cost more than all else about a board's text:
each press makes thirty of them, to be turned into this and thrown away. Messages that are not edited at every press
are made with them.

Colours of the messages, taken from the boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.i18n.excerpt import alternative
from bot.ui.games import Style
from renderers.text.text_layout import shorter
from renderers.theme import SEATS

Part = dict[str, Any]
"""A component, as Discord's documentation has it."""

_ROW, _BUTTON, _LIST, _TEXT, _GALLERY, _SEPARATOR, _BOX = 1, 2, 3, 10, 12, 14, 17
_STYLES: dict[Style, int] = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_LABEL = 80
_LABEL_IN_LIST = 100
_PLACEHOLDER = 150

Emoji = discord.PartialEmoji | str | None
"""One of the bot's own, one of Unicode's, or none."""


class RawLayoutView(ui.LayoutView):
    """Ready-made components of a message, passed to discord.py as they are.

    Nothing can be added to it, discord.py does not wait for it, and no press is handed to it.
    """

    def __init__(self, components: list[Part]) -> None:
        # Skip the base class: a future, random bytes and a timer are only for views that are waited for.
        self._built = components

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def to_components(self) -> list[Part]:
        """Return the components as they were given."""
        return self._built

    def has_components_v2(self) -> bool:
        """Return True: all our messages use Components V2."""
        return True

    def is_dispatchable(self) -> bool:
        """Return False: discord.py does not have to listen for presses."""
        return False

    def is_finished(self) -> bool:
        """Return True: discord.py has nothing to wait for."""
        return True

    def stop(self) -> None:
        """Do nothing: the view has never been started."""


def container(parts: Sequence[Part], colour: int) -> Part:
    """Return a box around other parts, with a stripe of that colour."""
    return {"type": _BOX, "accent_color": colour or None, "spoiler": False, "components": list(parts)}


def count(parts: Sequence[Part]) -> int:
    """Return how many components these are, the nested ones included."""
    return sum(1 + count(part.get("components", ())) for part in parts)


def text_display(content: str) -> Part:
    """Lines of text."""
    return {"type": _TEXT, "content": content}


def media_gallery(name: str, alt: str) -> Part:
    """Return a gallery with the attachment of that name, and ``alt`` text for users who cannot see it."""
    item = {"media": {"url": f"attachment://{name}"}, "spoiler": False, "description": alternative(alt)}
    return {"type": _GALLERY, "items": [item]}


def separator() -> Part:
    """Return a separator: a thin line."""
    return {"type": _SEPARATOR, "divider": True, "spacing": 1}


def action_row(parts: Sequence[Part]) -> Part:
    """Buttons, or a list, beside one another."""
    return {"type": _ROW, "components": list(parts)}


def button(custom_id: str, label: str, style: Style = "secondary", emoji: Emoji = None) -> Part:
    """Return a button."""
    found: Part = {
        "type": _BUTTON,
        "style": _STYLES[style],
        "disabled": False,
        "label": shorter(label, _LABEL) or "…",
        "custom_id": custom_id,
    }
    return found if emoji is None else {**found, "emoji": _emoji(emoji)}


def select_menu(custom_id: str, placeholder: str, options: Sequence[tuple[str, str, str, Emoji]]) -> Part:
    """Return a select to choose one option from: a label, a value, a description and an emoji for each."""
    found: Part = {
        "type": _LIST,
        "custom_id": custom_id,
        "min_values": 1,
        "max_values": 1,
        "disabled": False,
        "required": True,
    }
    if placeholder:
        found["placeholder"] = shorter(placeholder, _PLACEHOLDER)
    found["options"] = [_option(*option) for option in options]
    return found


def _option(label: str, value: str, more: str, emoji: Emoji) -> Part:
    found: Part = {"label": shorter(label, _LABEL_IN_LIST), "value": value, "default": False}
    if more:
        found["description"] = shorter(more, _LABEL_IN_LIST)
    return found if emoji is None else {**found, "emoji": _emoji(emoji)}


def _emoji(emoji: discord.PartialEmoji | str) -> Part:
    return {**(discord.PartialEmoji.from_str(emoji) if isinstance(emoji, str) else emoji).to_dict()}


def seat_colour(style: int) -> int:
    """Return the colour of seats of that style as Discord writes colours: 0xRRGGBB."""
    red, green, blue = SEATS[style]
    return red << 16 | green << 8 | blue
