"""The message of a profile, and the button to all of its achievements."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.i18n import Localizer
from bot.i18n.excerpt import cut_text
from bot.ui.components.buttons import SOMEBODY, PersistentComponent
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
from renderers.text.text_layout import shorter

FILE = "profile.png"
LINES = 14
"""Achievements on a page."""
_LONGEST = 1500
"""Characters of each of the texts of a profile, so that they all fit into one message."""


class AchievementsButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=rf"q:(?P<user>{SOMEBODY}):(?P<scope>[he]):(?P<game>-|[a-z0-9_]{{1,50}}):(?P<page>[0-9]{{1,3}})",
):
    """A button for a page of a user's achievements: ``q:<user>:<h or e>:<game>:<page>``.

    ``h`` means this guild, ``e`` everywhere; the game is ``-`` for all games. Page 0 is the first page, sent
    as a new message.
    """

    alone = True

    def __init__(
        self, user: int, everywhere: bool, game: str | None, page: int, label: str = "", *, disabled: bool = False
    ) -> None:
        self.user = user
        self.everywhere = everywhere
        self.game = game
        self.page = page
        custom_id = f"q:{user}:{'e' if everywhere else 'h'}:{game or '-'}:{page}"
        super().__init__(ui.Button(label=shorter(label, 80) or "…", custom_id=custom_id, disabled=disabled))

    @property
    def target(self) -> None:
        """About no table."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the pressed button, rebuilt from its ``custom_id`` alone."""
        game = None if match["game"] == "-" else match["game"]
        return cls(int(match["user"]), match["scope"] == "e", game, int(match["page"]))


class ProfileButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=rf"y:(?P<what>[fs]):(?P<user>{SOMEBODY}):(?P<scope>[he]):(?P<game>-|[a-z0-9_]{{1,50}})",
):
    """A button of a user's profile: ``y:<what>:<user>:<h or e>:<game>``, as in an ``AchievementsButton``.

    ``f`` shows the exact figures privately; ``s`` shows the profile to everyone.
    """

    def __init__(self, what: str, user: int, everywhere: bool, game: str | None, label: str = "") -> None:
        self.what = what
        self.user = user
        self.everywhere = everywhere
        self.game = game
        custom_id = f"y:{what}:{user}:{'e' if everywhere else 'h'}:{game or '-'}"
        super().__init__(ui.Button(label=shorter(label, 80) or "…", custom_id=custom_id))

    @property
    def is_private(self) -> bool:
        """Return whether only the user who pressed sees the answer."""
        return self.what == "f"

    @property
    def target(self) -> None:
        """About no table."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the pressed button, rebuilt from its ``custom_id`` alone."""
        game = None if match["game"] == "-" else match["game"]
        return cls(match["what"], int(match["user"]), match["scope"] == "e", game)


def profile_message(
    title: str,
    texts: Sequence[str],
    picture: BoardImage | None,
    buttons: Sequence[AchievementsButton | ProfileButton],
    words: Localizer,
) -> OutgoingMessage:
    """Build the profile: the picture and the paragraphs below. ``title`` is shown if there is no picture."""
    box: ui.Container[Any] = ui.Container(accent_colour=NIGHT)
    files: tuple[discord.File, ...] = ()
    if picture:
        files = insert_picture(box, picture, words, FILE)
    else:
        box.add_item(ui.TextDisplay(f"### {title}"))
    for text in texts:
        if text:
            box.add_item(ui.TextDisplay(cut_text(text, _LONGEST)))
    box.add_item(button_row(*buttons))
    return single_box_message(box, files)


def profile_figures(title: str, text: str) -> OutgoingMessage:
    """Show the exact figures of a profile."""
    return single_box_message(boxed(title, text, colour=NIGHT))


def achievements_page(
    title: str, lines: Sequence[str], button: AchievementsButton, words: Localizer
) -> OutgoingMessage:
    """Build the page of achievements that ``button`` asks for."""
    pages = max(1, -(-len(lines) // LINES))
    page = min(max(button.page, 1), pages)
    told = "\n".join(lines[(page - 1) * LINES : page * LINES])
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(f"### {title}\n{told}"), accent_colour=NIGHT)
    if pages > 1:
        row: ui.ActionRow[Any] = ui.ActionRow()
        for other, label, disabled in (
            (page - 1, words("button-back"), page == 1),
            (page + 1, words("button-next"), page == pages),
        ):
            turn = AchievementsButton(button.user, button.everywhere, button.game, other, label, disabled=disabled)
            row.add_item(turn)
        box.add_item(row)
        box.add_item(ui.TextDisplay(small_print(words("page-count", page=page, pages=pages))))
    return single_box_message(box)
