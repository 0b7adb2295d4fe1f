"""Takes the picture of the page in the README: ``uv run python docs/photograph.py``. Needs a Chromium.

A short game of Magic Numbers is played in a browser against ``sleepover play``. The dice are those of the evening, so
two pictures are never the same.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.async_api import Locator

from docs.evening import playing
from tests.page.browser import button, composer, direct, expect, messages, open_browser, seat, seats

OUT = Path(__file__).resolve().parent / "images" / "play.png"
SIZE = (1600, 1100)
NAMES = ("Ann", "Ben", "Cleo")
GIVEN = {3: "Cleo", 5: "Ann", 8: "Ben"}
"""The turns (from 0) in which the number is given away, and to whom, if it is not their own."""
TURNS = 10


async def main() -> None:
    """Start the local Discord, play a few turns, take the picture, stop."""
    async with playing(*NAMES) as address:
        await _photograph(address)


async def _photograph(address: str) -> None:
    async with (
        open_browser() as browser,
        seats(browser, address, "Ann", "Ben", size=SIZE, drawn=True) as page,
        seats(browser, address, "Cleo", drawn=True) as another,
    ):
        people = {name: seat(another if name == "Cleo" else page, name) for name in NAMES}
        ann = people["Ann"]
        await _open_table(ann)
        for name in NAMES[1:]:
            await button(people[name], "Join").click()
            await expect(button(ann, "Ann: Start")).to_be_visible()
            await expect(_table(ann).locator("img")).to_have_attribute("alt", re.compile(rf"At the table.*{name}"))
        await button(ann, "Ann: Start").click()
        prompt = re.compile(r"(\w+): keep the")
        await expect(_table(ann)).to_contain_text(prompt)
        asked = prompt.search(await _table(ann).inner_text())
        assert asked
        first = NAMES.index(asked[1])
        for turn in range(TURNS):
            name = NAMES[(first + turn) % len(NAMES)]
            roller = people[name]
            await expect(_table(roller)).to_contain_text(f"{name}: keep the")
            taker = GIVEN.get(turn, name)
            label = "Keep the" if taker == name else f"Give it to {taker}"
            choice = roller.locator(f'[data-testid="button"][data-label^="{label}"]').last
            await expect(choice).to_be_enabled()
            if turn < TURNS - 1:
                await choice.click()
        # Ann looks at the channel, Ben at the direct message that only he gets.
        await direct(people["Ben"])
        card = messages(people["Ben"]).last.locator("figure img")
        await expect(card).to_be_visible()
        await card.evaluate("async (image) => { await image.decode(); await new Promise(requestAnimationFrame); }")
        # The first picture makes the browser paint what it has just decoded.
        await page.screenshot()
        await page.screenshot(path=OUT)
        print(OUT)


async def _open_table(who: Locator) -> None:
    await composer(who).press_sequentially("/play")
    await expect(who.get_by_test_id("suggestion").first).to_have_attribute("data-label", "/play")
    await composer(who).press("Enter")
    form = who.get_by_test_id("command-form")
    await form.locator('[data-testid="option"][data-option="game"]').fill("Magic Numbers")
    await who.locator('[data-testid="suggestion"][data-label^="Magic Numbers"]').click()
    await form.get_by_test_id("send").click()


def _table(who: Locator) -> Locator:
    """Return the table's message in this person's column: the one with the table's own buttons."""
    return messages(who).filter(has=who.page.locator('[data-testid="button"][data-label="⋯ More"]')).last


if __name__ == "__main__":
    asyncio.run(main())
