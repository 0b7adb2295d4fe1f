"""The longest buttons, lists and forms of each language, drawn at the width of a phone: nothing sticks out.

``SHOTS=folder uv run pytest tests/page/test_drawing_a_room.py`` keeps the pictures, to look at.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui
from playwright.async_api import Browser, Page

import bot.i18n
import games
from bot.i18n import available_locales
from bot.i18n.lint_lengths import LIMITS, WIDTHS, longest_length
from bot.i18n.lint_parser import ParsedFile
from tests.deep_share import share
from tests.page.browser import button, expect, seat, seats
from tests.page.conftest import Stage

SHOTS = os.environ.get("SHOTS", "")
PHONE = (400, 860)
SHOWN = 10
"""So many of the longest buttons are shown, five a row."""
STICKING_OUT = """() => [...document.querySelectorAll('[data-testid="message"] *, [data-testid="modal"] *')]
    .filter((el) => el.textContent.trim() && el.clientWidth && el.scrollWidth > el.clientWidth + 1)
    .filter((el) => getComputedStyle(el).overflowX !== "auto")
    .map((el) => `${el.className}: ${el.textContent.slice(0, 60)}`)"""


@cache
def measured(locale: str) -> dict[str, dict[str, int]]:
    """By where it stands, how many characters each sentence has with as long parts filled in as is usual."""
    found: dict[str, dict[str, int]] = {}
    for path in sorted((Path(bot.i18n.__file__).parent / locale).glob("*.ftl")):
        file = ParsedFile(path)
        known = {one.name: one.entry for one in file.said}
        for name, entry in known.items():
            limit = next((one for one in LIMITS if one.file in (None, path.stem) and one.names.fullmatch(name)), None)
            if limit is not None and entry.value is not None:
                found.setdefault(limit.where, {})[name] = longest_length(entry.value, known)
    return found


def sentences(locale: str, where: str) -> list[str]:
    """Return the names of the sentences used in places of that kind, the longest first."""
    there = measured(locale)[where]
    return sorted(there, key=lambda name: -there[name])


def filled(locale: str, name: str) -> str:
    known = [bot.i18n.localizer(locale), *(bot.i18n.localizer(locale, game) for game in games.names())]
    speak = next(words for words in known if name in words)
    parts = {part: "W" * WIDTHS[part] if part in WIDTHS else 100 for part in speak.sentence(name).asks}
    return speak(name, **parts)


class Longest(ui.Modal):
    """A form with that language's longest title and labels."""

    def __init__(self, locale: str) -> None:
        super().__init__(title=filled(locale, sentences(locale, "the title of a form")[0])[:45])
        for number, name in enumerate(sentences(locale, "a label")[:4]):
            self.add_item(ui.Label(text=filled(locale, name)[:45], component=ui.TextInput(custom_id=f"f{number}")))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()


class Shelf(ui.LayoutView):
    """The longest buttons and the longest line over a list, and a button that opens the form."""

    def __init__(self, locale: str) -> None:
        super().__init__(timeout=None)
        self.locale = locale
        labels = [filled(locale, name)[:80] for name in sentences(locale, "a button")[:SHOWN]]
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(f"### {locale}"))
        for start in range(0, len(labels), 5):
            box.add_item(
                ui.ActionRow(
                    *(ui.Button(label=one, custom_id=f"x{locale}{one[:60]}") for one in labels[start : start + 5])
                )
            )
        over = filled(locale, sentences(locale, "a line over a list")[0])[:150]
        offered = [
            discord.SelectOption(label=filled(locale, name)[:100], value=name)
            for name in sentences(locale, "a list")[:5]
        ]
        box.add_item(ui.ActionRow(ui.Select(custom_id=f"y{locale}", placeholder=over, options=offered)))
        form: ui.Button[Any] = ui.Button(label=f"Form {locale}", custom_id=f"z{locale}")
        form.callback = self.open  # type: ignore[method-assign]
        box.add_item(ui.ActionRow(form))
        self.add_item(box)

    async def open(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Longest(self.locale))


@pytest.mark.asyncio(loop_scope="session")
async def test_the_longest_buttons_lists_and_forms_have_room_on_a_phone(stage: Stage, browser: Browser) -> None:
    async with seats(browser, stage.url, "Ann", size=PHONE, drawn=bool(SHOTS)) as page:
        ann = seat(page, "Ann")
        for locale in sorted(available_locales())[:: share(1, 3)]:
            await stage.channel.send(view=Shelf(locale))
            opens = button(ann, f"Form {locale}")
            await expect(opens).to_be_visible()
            assert await page.evaluate(STICKING_OUT) == [], locale
            await keep(page, f"{locale}-buttons")
            await opens.click()
            await expect(page.get_by_test_id("modal")).to_be_visible()
            assert await page.evaluate(STICKING_OUT) == [], locale
            await keep(page, f"{locale}-form")
            await page.keyboard.press("Escape")
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), locale


async def keep(page: Page, name: str) -> None:
    if SHOTS:
        await page.screenshot(path=Path(SHOTS) / f"{name}.png")
