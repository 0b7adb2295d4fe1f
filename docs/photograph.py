"""Takes the picture of the page in the README: a short game of Magic Numbers, played in a browser.

``docs/pictures.py`` starts it.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from PIL import Image

from bot.i18n import localizer
from docs.evening import evening, pressable, table_of
from docs.picture_texts import Texts
from tests.page.browser import command, direct, expect, messages

OUT = Path(__file__).resolve().parent / "images" / "play.png"
SIZE = (1600, 1100)
DICE = 7
GIVEN = {3: 2, 5: 0, 8: 1}
"""The turns (from 0) in which the number is given away, and to which seat, if it is not their own."""
TURNS = 10


async def photograph() -> Texts:
    """Play a few turns and take the picture; return the words in it."""
    async with evening(DICE, (("Ann", "Ben"), SIZE), (("Cleo",), SIZE)) as at:
        ann, ben = at.column_of("Ann"), at.column_of("Ben")
        await command(ann, "/play", game=localizer(game="magic_numbers")("title"))
        for name in at.people[1:]:
            await pressable(at.column_of(name), "@join").click()
            await expect(table_of(ann).locator("img")).to_have_attribute("alt", re.compile(rf"At the table.*{name}"))
        await pressable(ann, "@start").click()
        await expect(pressable(ann, "@peek")).to_be_visible()
        for turn in range(TURNS):
            await at.rest()
            game = await at.harness.game()
            # The table goes on with the game.
            number = game.number
            await at.shown(number)
            (who,) = game.actors
            taker = GIVEN.get(turn, who)
            if turn < TURNS - 1:
                await at.advance()
                await at.take(who, "keep" if taker == who else f"give {taker}")
                await at.after(number)
        # Ann looks at the channel, Ben at the direct message that only he gets.
        await direct(ben)
        card = messages(ben).last.locator("figure img")
        await expect(card).to_be_visible()
        await card.evaluate("async (image) => { await image.decode(); await new Promise(requestAnimationFrame); }")
        await at.note(OUT.name, at.pages["Ann"].locator("body"))
        # The first picture makes the browser paint what it has just decoded.
        await at.pages["Ann"].screenshot()
        taken = await at.pages["Ann"].screenshot()
        Image.open(io.BytesIO(taken)).convert("RGB").save(OUT, optimize=True)
        return at.texts.texts()
