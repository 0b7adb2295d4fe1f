"""The parts of a running game's message are what discord.py would have made of them."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from bot.ui.components import json_components
from bot.ui.components.buttons import ActionSelectComponent, TableButton
from renderers.text.text_layout import shorter

LONG = "ä🎲" * 200
OWN = discord.PartialEmoji(name="d6", id=123456789012345678)


@pytest.mark.relies_on("discord.py", "The JSON that it makes of components is that which we write ourselves.")
async def test_each_part_is_what_discord_py_makes_of_the_same() -> None:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description=shorter(LONG, 1024))
    options = [
        discord.SelectOption(label=shorter(LONG, 100), value="a", description=shorter(LONG, 100), emoji=OWN),
        discord.SelectOption(label="b"),
    ]
    pairs: list[tuple[json_components.Part, ui.Item[Any]]] = [
        (json_components.text_display("*hello*"), ui.TextDisplay("*hello*")),
        (json_components.media_gallery("board.png", LONG), gallery),
        (json_components.separator(), ui.Separator()),
        (json_components.button("s:1:2:roll", LONG, "danger"), TableButton(1, 2, "roll", LONG, "danger")),
        (json_components.button("s:1:2:@text", ""), TableButton(1, 2, "@text")),
        (json_components.button("s:1:2:x", "x", emoji="🎲"), TableButton(1, 2, "x", "x", emoji="🎲")),
        (json_components.button("s:1:2:x", "x", emoji=OWN), TableButton(1, 2, "x", "x", emoji=OWN)),
        (
            json_components.select_menu("a:1:2:key", LONG, [(LONG, "a", LONG, OWN), ("b", "b", "", None)]),
            ActionSelectComponent(1, 2, "key", options, LONG),
        ),
        (
            json_components.select_menu("a:1:2:key", "", [("b", "b", "", None)]),
            ActionSelectComponent(1, 2, "key", options[1:], ""),
        ),
    ]
    for ours, theirs in pairs:
        assert ours == theirs.to_component_dict()
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(pairs[3][1])
    box: ui.Container[Any] = ui.Container(ui.TextDisplay("*hello*"), row, accent_colour=0x5B4B8A)
    assert (
        json_components.container([pairs[0][0], json_components.action_row([pairs[3][0]])], 0x5B4B8A)
        == box.to_component_dict()
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    built = json_components.RawLayoutView(view.to_components())
    assert built.has_components_v2() is view.has_components_v2() is True
    view.stop()
    assert built.is_finished() is view.is_finished() is True
