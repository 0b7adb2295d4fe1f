"""A tiny bot with one of everything, through an unmodified discord.py."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui

FRUITS = [f"fruit-{n:02}" for n in range(30)]


def png(width: int = 4, height: int = 3, shade: int = 0) -> bytes:
    """Return a real little PNG of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes([shade, 80, 80]) * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Form(ui.Modal, title="A form"):
    name = ui.TextInput(label="Name", custom_id="form:name", min_length=2, max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hello {self.name.value}", ephemeral=True)


class Panel(ui.LayoutView):
    """A board, a counter, and one button of each kind."""

    def __init__(self, count: int = 0) -> None:
        super().__init__(timeout=None)
        self.count = count
        box: ui.Container[Any] = ui.Container()
        box.add_item(ui.TextDisplay(f"count {count}"))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=f"board {count}")))
        row: ui.ActionRow[Any] = ui.ActionRow()
        for name in ("count", "private", "form", "slow", "silent"):
            row.add_item(ui.Button(label=name, custom_id=f"panel:{name}"))
        box.add_item(row)
        menu: ui.ActionRow[Any] = ui.ActionRow()
        options = [discord.SelectOption(label=fruit, value=fruit) for fruit in FRUITS[:5]]
        menu.add_item(ui.Select(custom_id="panel:menu", options=options, min_values=1, max_values=2))
        box.add_item(menu)
        self.add_item(box)


class TinyBot(discord.AutoShardedClient):
    """Counts clicks in its memory; everything else is in the messages."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        options.setdefault("guild_ready_timeout", 0.05)
        options.setdefault("shard_count", 1)
        super().__init__(intents=intents, allowed_mentions=discord.AllowedMentions.none(), **options)
        self.tree = app_commands.CommandTree(self)
        self.count = 0
        self.seen: list[discord.Interaction] = []
        self.heard: list[discord.Message] = []
        self.errors: list[BaseException] = []
        self.resumed = asyncio.Event()
        self.shards_up: set[int] = set()
        self._commands()

    def _commands(self) -> None:
        @self.tree.command(name="panel", description="The panel")
        async def panel(interaction: discord.Interaction) -> None:
            file = discord.File(io.BytesIO(png()), "board.png")
            await interaction.response.send_message(view=Panel(self.count), files=[file])

        @self.tree.command(name="eat", description="A fruit")
        @app_commands.describe(fruit="Which", pieces="How many")
        async def eat(interaction: discord.Interaction, fruit: str, pieces: app_commands.Range[int, 1, 5] = 1) -> None:
            await interaction.response.send_message(f"{pieces} {fruit}", ephemeral=True)

        @eat.autocomplete("fruit")
        async def suggest(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            found = [fruit for fruit in FRUITS if typed in fruit]
            shown = FRUITS if typed == "too-many" else found[:25]
            return [app_commands.Choice(name=fruit, value=fruit) for fruit in shown]

        group = app_commands.Group(name="tell", description="Whispers")

        @group.command(name="me", description="Writes to you")
        async def tell(interaction: discord.Interaction, who: discord.Member | None = None) -> None:
            target = who or interaction.user
            await interaction.response.defer(ephemeral=True)
            try:
                view = ui.View(timeout=None)
                view.add_item(ui.Button(label="ok", custom_id="dm:ok"))
                await target.send(f"psst {target.display_name}", view=view)
            except discord.Forbidden as error:
                await interaction.followup.send(f"closed {error.code}", ephemeral=True)
            else:
                await interaction.followup.send("sent", ephemeral=True)

        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction)
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        try:
            await self._click(interaction, custom_id)
        except discord.HTTPException as error:
            self.errors.append(error)

    async def _click(self, interaction: discord.Interaction, custom_id: str) -> None:
        if custom_id == "panel:count":
            self.count += 1
            file = discord.File(io.BytesIO(png(shade=self.count % 256)), "board.png")
            await interaction.response.edit_message(view=Panel(self.count), attachments=[file])
        elif custom_id == "panel:private":
            await interaction.response.send_message("only you", ephemeral=True)
        elif custom_id == "panel:form":
            await interaction.response.send_modal(Form())
        elif custom_id == "panel:slow":
            await interaction.response.defer(thinking=True)
            await interaction.edit_original_response(content="at last")
        elif custom_id == "panel:menu":
            await interaction.response.send_message(" and ".join((interaction.data or {})["values"]), ephemeral=True)
        elif custom_id == "dm:ok":
            await interaction.response.edit_message(content="thanks", view=None)

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed.set()

    async def on_shard_connect(self, shard_id: int) -> None:
        self.shards_up.add(shard_id)
