"""A little bot that shows everything a message can hold, for the page's tests to look at and press."""

from __future__ import annotations

import io

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

WORDS = ("pillow", "pyjamas", "popcorn", "lantern", "midnight")


def picture(number: int) -> discord.File:
    """Return a sample board, in another colour for each number."""
    image = Image.new("RGB", (720, 540), (30 + number * 31 % 140, 40, 90 + number * 53 % 120))
    draw = ImageDraw.Draw(image)
    for i in range(6):
        draw.ellipse(
            (40 + i * 110, 180, 130 + i * 110, 270), fill=(255, 208, 138) if i <= number % 6 else (70, 60, 120)
        )
    draw.text((30, 30), f"Board {number}", fill=(255, 255, 255), font_size=48)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, f"board-{number}.png", description=f"Board number {number}: {number % 6 + 1} lamps lit.")


class Ask(ui.Modal, title="A pillow of your own"):
    """A form with both kinds of text and a select."""

    name_of_it = ui.Label(text="Its name", component=ui.TextInput(custom_id="name", max_length=12))
    story = ui.Label(
        text="Its story",
        description="As long as you like.",
        component=ui.TextInput(custom_id="story", style=discord.TextStyle.paragraph, required=False),
    )
    filling = ui.Label(
        text="Filling",
        component=ui.Select(
            custom_id="filling",
            options=[
                discord.SelectOption(label="Feathers", description="Light, and everywhere"),
                discord.SelectOption(label="Wool"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, story, filling = (label.component for label in (self.name_of_it, self.story, self.filling))
        assert isinstance(name, ui.TextInput)
        assert isinstance(story, ui.TextInput)
        assert isinstance(filling, ui.Select)
        text = (
            f"{interaction.user.display_name} has **{name.value}** of {filling.values[0].lower()}: {story.value or '—'}"
        )
        await interaction.response.send_message(text)


class Board(ui.LayoutView):
    """Board in one message, edited in place by each player who presses."""

    def __init__(self, bot: ShowBot) -> None:
        super().__init__(timeout=None)
        self.bot = bot
        gallery: ui.MediaGallery[Board] = ui.MediaGallery()
        gallery.add_item(
            media=f"attachment://board-{bot.count}.png", description=f"Board {bot.count}: lamps on a wall."
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"## 🎲 Lamps · round {bot.count}\nAnn lit **lamp {bot.count}**. {bot.said}"),
                gallery,
                ui.Section("Whose turn it is changes.", "-# Press anything.", accessory=self.button("Whisper")),
                ui.Separator(),
                ui.ActionRow(
                    self.button("Count", discord.ButtonStyle.primary, emoji="🎲"),
                    self.button("Form", discord.ButtonStyle.success),
                    self.button("Silent", discord.ButtonStyle.danger),
                    self.button("Slow"),
                    ui.Button(label="Never", disabled=True),
                ),
                ui.ActionRow(self.picker()),
                ui.ActionRow(self.button("Letter", emoji="✉️"), self.button("Remove")),
                accent_colour=discord.Colour(0xF3AD52),
            )
        )

    def button(
        self,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        emoji: str | None = None,
    ) -> ui.Button[Board]:
        # As a game's buttons do, it says in its id which turn it was made for.
        item: ui.Button[Board] = ui.Button(
            label=label, style=style, emoji=emoji, custom_id=f"{label.lower()}:{self.bot.count}"
        )
        item.callback = lambda interaction: self.bot.pressed(label, interaction)  # type: ignore[method-assign]
        return item

    def picker(self) -> ui.Select[Board]:
        options = [
            discord.SelectOption(label="Feathers", description="Light, and everywhere", emoji="🪶"),
            discord.SelectOption(label="Wool", description="Warm"),
            discord.SelectOption(label="Stones", description="Please don't"),
        ]
        item: ui.Select[Board] = ui.Select(custom_id="filling", placeholder="Choose a filling", options=options)

        async def chosen(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"{interaction.user.display_name} fills with {item.values[0]}.")

        item.callback = chosen  # type: ignore[method-assign]
        return item


class ShowBot(discord.Client):
    """Count with it, whisper with it; `count` is what the board shows."""

    def __init__(self) -> None:
        # There is one guild and it comes at once: no need to wait for others before being ready.
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.count = 1
        self.said = ""
        self.heard: list[str] = []
        self.board: discord.Message | None = None
        self.tree.add_command(play)
        self.tree.add_command(find)
        self.tree.add_command(greet)
        self.tree.add_command(wave)
        self.tree.add_command(count)
        self.tree.add_command(Table(name="table", description="What can be done at a table"))

    def leave_off(self) -> None:
        """Reset to the beginning, without a board or calls."""
        self.count, self.said, self.board = 1, "", None
        self.heard.clear()

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def show(self, channel: discord.abc.Messageable) -> discord.Message:
        """Post the board."""
        self.board = await channel.send(view=Board(self), file=picture(self.count))
        return self.board

    async def repaint(self, said: str = "") -> None:
        """Edit the board in place, as after another player's action."""
        assert self.board is not None
        self.count += 1
        self.said = said
        await self.board.edit(view=Board(self), attachments=[picture(self.count)])

    async def pressed(self, label: str, interaction: discord.Interaction) -> None:
        """Run the action of a board's button."""
        self.heard.append(f"{interaction.user.display_name} {label}")
        respond = interaction.response
        if label == "Count":
            self.count += 1
            await respond.edit_message(view=Board(self), attachments=[picture(self.count)])
        elif label == "Whisper":
            await respond.send_message(f"Psst, {interaction.user.mention}: your number is 7.", ephemeral=True)
        elif label == "Form":
            await respond.send_modal(Ask())
        elif label == "Slow":
            await respond.defer(ephemeral=True, thinking=True)
        elif label == "Letter":
            await interaction.user.send("A letter **only for you**.")
            await respond.defer()
        elif label == "Remove":
            await respond.defer()
            await interaction.delete_original_response()


@app_commands.command(description="Open a table in this channel")
@app_commands.describe(game="Which game", seats="How many may join", rated="Does it count?")
@app_commands.choices(
    game=[app_commands.Choice(name=name, value=name.lower()) for name in ("Magic Numbers", "Tie-Die", "Pillow Fight")]
)
async def play(
    interaction: discord.Interaction,
    game: app_commands.Choice[str],
    seats: app_commands.Range[int, 2, 6] | None = None,
    rated: bool | None = None,
) -> None:
    bot = interaction.client
    assert isinstance(bot, ShowBot)
    bot.heard.append(f"play {game.value} {seats} {rated}")
    await interaction.response.send_message(view=Board(bot), file=picture(bot.count))
    bot.board = await interaction.original_response()


@app_commands.context_menu(name="Wave at them")
async def wave(interaction: discord.Interaction, who: discord.Member) -> None:
    """On a person."""
    await interaction.response.send_message(f"A wave for {who.display_name}", ephemeral=True)


@app_commands.context_menu(name="Count the words")
async def count(interaction: discord.Interaction, message: discord.Message) -> None:
    """On a message."""
    await interaction.response.send_message(f"{len(message.content.split())} words", ephemeral=True)


@app_commands.command(description="Look a word up")
@app_commands.describe(word="Begin to type")
async def find(interaction: discord.Interaction, word: str) -> None:
    await interaction.response.send_message(f"Found: {word}")


@find.autocomplete("word")
async def _words(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word.title(), value=word) for word in WORDS if typed.lower() in word]


@app_commands.command(description="Say hello to somebody")
@app_commands.describe(who="To whom", twice="Say it again")
async def greet(interaction: discord.Interaction, who: discord.User, twice: bool = False) -> None:
    await interaction.response.send_message(" ".join([f"Hello {who.mention}!"] * (2 if twice else 1)))


class Table(app_commands.Group):
    """Subcommands."""

    @app_commands.command(description="Bring the board here")
    async def board(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Here it is.", ephemeral=True)

    @app_commands.command(description="Give up")
    async def resign(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Never!", ephemeral=True)
