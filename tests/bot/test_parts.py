"""The parts of a running game's message are what discord.py would have made of them."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.panels import parts
from bot.panels.buttons import ActionPicker, TableButton
from renderers.lettering import shorter

LONG = "ä🎲" * 200
OWN = discord.PartialEmoji(name="d6", id=123456789012345678)


async def test_each_part_is_what_discord_py_makes_of_the_same() -> None:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description=shorter(LONG, 1024))
    options = [
        discord.SelectOption(label=shorter(LONG, 100), value="a", description=shorter(LONG, 100), emoji=OWN),
        discord.SelectOption(label="b"),
    ]
    pairs: list[tuple[parts.Part, ui.Item[Any]]] = [
        (parts.text("*hello*"), ui.TextDisplay("*hello*")),
        (parts.picture("board.png", LONG), gallery),
        (parts.separator(), ui.Separator()),
        (parts.button("s:1:2:roll", LONG, "danger"), TableButton(1, 2, "roll", LONG, "danger")),
        (parts.button("s:1:2:@text", ""), TableButton(1, 2, "@text")),
        (parts.button("s:1:2:x", "x", emoji="🎲"), TableButton(1, 2, "x", "x", emoji="🎲")),
        (parts.button("s:1:2:x", "x", emoji=OWN), TableButton(1, 2, "x", "x", emoji=OWN)),
        (
            parts.picker("a:1:2:key", LONG, [(LONG, "a", LONG, OWN), ("b", "b", "", None)]),
            ActionPicker(1, 2, "key", options, LONG),
        ),
        (parts.picker("a:1:2:key", "", [("b", "b", "", None)]), ActionPicker(1, 2, "key", options[1:], "")),
    ]
    for ours, theirs in pairs:
        assert ours == theirs.to_component_dict()
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(pairs[3][1])
    box: ui.Container[Any] = ui.Container(ui.TextDisplay("*hello*"), row, accent_colour=0x5B4B8A)
    assert parts.box([pairs[0][0], parts.row([pairs[3][0]])], 0x5B4B8A) == box.to_component_dict()
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    built = parts.Built(view.to_components())
    assert built.has_components_v2() is view.has_components_v2() is True
    view.stop()
    assert built.is_finished() is view.is_finished() is True
