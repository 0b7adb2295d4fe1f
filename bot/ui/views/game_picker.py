"""The picker: every game with its picture, players, minutes and a sentence, and a button that opens a table of it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Self

import discord
from discord import ui
from msgspec import Struct

from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import alternative
from bot.ui.components.buttons import PersistentComponent, RulesPageButton, selected_value
from bot.ui.components.layout import NIGHT, BoardImage, OutgoingMessage, button_row, single_box_message, small_print
from bot.ui.games import IN_A_LIST, game_facts, game_titles
from renderers.text.text_layout import shorter

WITH_PICTURE = 5
"""Number of games with a picture and buttons of their own; six components each, of 40 in a message. A list has the
others."""
GUIDE = "@guide"
"""The action of the button that makes a lobby with one person in it their guided game."""
_SWITCHES = {"-": None, "0": False, "1": True}


class TableSettings(Struct, frozen=True):
    """Settings of a ``/play`` beside the game, as for :meth:`bot.play.table_opener.TableOpener.open`."""

    pace: str | None = None
    thread: bool = False
    rolls: bool | None = None
    plans: bool | None = None

    def encode(self) -> str:
        """Return the settings as a part of a ``custom_id``; empty if nothing was asked for."""
        if self == TableSettings():
            return ""
        signs = {value: sign for sign, value in _SWITCHES.items()}
        return f":{self.pace or ''}:{signs[self.thread]}{signs[self.rolls]}{signs[self.plans]}"

    @classmethod
    def decode(cls, match: re.Match[str]) -> Self:
        """Return the settings in a ``custom_id`` of ``_SETTINGS``."""
        switches = match["switches"]
        if switches is None:
            return cls()
        thread, rolls, plans = (_SWITCHES[sign] for sign in switches)
        return cls(match["pace"] or None, bool(thread), rolls, plans)


NO_SETTINGS = TableSettings()
"""Nothing was asked for."""
_SETTINGS = r"(?::(?P<pace>[0-9]{0,7}(?:-[0-9]{1,7})?):(?P<switches>[01][-01]{2}))?"
"""As :meth:`TableSettings.encode` writes them."""


class PlayPress(Struct, frozen=True):
    """A press that asks for a table of that game."""

    game: str
    settings: TableSettings = NO_SETTINGS
    alone: ClassVar[bool] = False
    what: ClassVar[str] = ""
    target: ClassVar[None] = None


class PlayButton(
    PersistentComponent, ui.DynamicItem[ui.Button[Any]], template=rf"n:(?P<game>[a-z0-9_]{{1,60}}){_SETTINGS}"
):
    """Button that does what ``/play`` does with a game: ``n:<game>``, also ``:<clock>:<switches>``."""

    def __init__(self, game: str, settings: TableSettings = NO_SETTINGS, label: str = "") -> None:
        self.asked = PlayPress(game, settings)
        super().__init__(
            ui.Button(
                label=shorter(label, 80) or "…",
                style=discord.ButtonStyle.success,
                custom_id=f"n:{game}{settings.encode()}",
            )
        )

    def request(self, interaction: discord.Interaction[Any]) -> PlayPress:
        """Return the request for the table."""
        return self.asked

    @property
    def target(self) -> None:
        """About no table."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the pressed button, rebuilt from its ``custom_id`` alone."""
        return cls(match["game"], TableSettings.decode(match))


class GameSelect(PersistentComponent, ui.DynamicItem[ui.Select[Any]], template=rf"n{_SETTINGS}"):
    """List of the games beyond those with a button; a choice does what the button does."""

    def __init__(self, settings: TableSettings, options: list[discord.SelectOption], placeholder: str = "") -> None:
        self.settings = settings
        super().__init__(
            ui.Select(custom_id=f"n{settings.encode()}", placeholder=shorter(placeholder, 150) or None, options=options)
        )

    def request(self, interaction: discord.Interaction[Any]) -> PlayPress:
        """Return the request for a table of the chosen game."""
        return PlayPress(selected_value(interaction), self.settings)

    @property
    def target(self) -> None:
        """About no table."""
        return

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the used list, rebuilt from its ``custom_id`` alone."""
        return cls(TableSettings.decode(match), [discord.SelectOption(label="…")])


class GuidedGameButton(PersistentComponent, ui.DynamicItem[ui.Button[Any]], template=r"u:(?P<game>[a-z0-9_]{1,60})"):
    """Button that begins a guided first game: ``u:<game>``."""

    def __init__(self, game: str, label: str = "") -> None:
        self.game = game
        super().__init__(ui.Button(label=shorter(label, 80) or "…", custom_id=f"u:{game}"))

    @property
    def target(self) -> None:
        """About no table."""
        return


class Picker(Struct, frozen=True):
    """Texts and buttons of a picker.

    ``before`` and ``after`` are texts around the games. ``tables``: with *Play*, as in a channel of a guild; elsewhere
    the buttons lead to the rules. ``guided`` are the games with a button for a guided first game.
    """

    before: str
    after: str = ""
    tables: bool = True
    guided: Collection[str] = ()
    settings: TableSettings = NO_SETTINGS


def picker_message(picker: Picker, pictures: Mapping[str, bytes | None], locale: str) -> OutgoingMessage:
    """Return the message of a picker in that language; ``pictures`` are the games' PNGs, None where one failed."""
    words, titles = localizer(locale), game_titles(locale)
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(picker.before), accent_colour=NIGHT)
    files = list[discord.File]()
    for game in list(titles)[:WITH_PICTURE]:
        files += _insert_game(box, game, titles[game], pictures.get(game), picker, localizer(locale, game))
    if others := list(titles)[WITH_PICTURE:]:
        names = [discord.SelectOption(label=shorter(titles[game], 100), value=game) for game in others[:IN_A_LIST]]
        if picker.tables:
            box.add_item(ui.ActionRow(GameSelect(picker.settings, names, words("pick-game"))))
        else:
            box.add_item(ui.TextDisplay(words.format_list([titles[game] for game in others])))
    if picker.after:
        box.add_item(ui.TextDisplay(picker.after))
    return single_box_message(box, files)


def _insert_game(
    box: ui.Container[Any], game: str, title: str, picture: bytes | None, picker: Picker, words: Localizer
) -> Sequence[discord.File]:
    """Put one game into the message; return its picture's attachment."""
    facts = small_print(words("game-facts", **game_facts(game)))
    # Small, so that four games and their buttons fit a phone's screen.
    told = ui.TextDisplay[Any](f"**{title}**\n{facts}\n{small_print(' '.join(words('tagline').split()))}")
    files = list[discord.File]()
    if picture is None:
        box.add_item(told)
    else:
        alt = words("picture-alt" if "picture-alt" in words else "game-picture", game=title)
        file = BoardImage(picture, alt).to_file(f"{game}.png")
        files.append(file)
        thumbnail: ui.Thumbnail[Any] = ui.Thumbnail(file, description=alternative(alt))
        box.add_item(ui.Section(told, accessory=thumbnail))
    rules = words("label-of", who=title, label=words("button-rules"))
    buttons: list[ui.DynamicItem[ui.Button[Any]]] = [RulesPageButton(game, 1, rules)]
    if picker.tables:
        buttons = [PlayButton(game, picker.settings, words("button-play", game=title))]
        if game in picker.guided:
            buttons.append(GuidedGameButton(game, words("button-guide")))
    box.add_item(button_row(*buttons))
    return files
