"""Films an evening: ``uv run python docs/film.py``. Needs a Chromium, and takes a minute or two.

A game of Pillow Fight is played in a browser against ``sleepover play``, by Ann, Ben and a computer. It makes
the moving picture at the top of the README, the still beside it, and the pictures of ``docs/playing.md``. The dice
are those of the evening, so two films are never the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PIL import Image
from playwright.async_api import Locator, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from docs.evening import playing
from tests.page.browser import button, command, composer, expect, messages, open_browser, private, seat, seats

IMAGES = Path(__file__).resolve().parent / "images"
FILM = IMAGES / "evening.webp"
STILL = IMAGES / "evening-still.webp"
STEPS = ("poster", "hint", "peek", "card", "review")
"""Scenes that ``docs/playing.md`` shows, each as ``evening-….webp``: one message of Ann's column."""
SIZE = (640, 920)
TALL = 1600
"""Height of the window while a message is kept, so that all of it is in sight."""
MOST = 2_000_000
"""Bytes of the film."""
MOMENTS = 6
"""Throws that are shown, the last one apart."""
PATIENCE = 900
"""Seconds after which nobody believes in an end any more."""

PREFERRED = (
    "Living room",
    "Place evenly for me",
    "I go first",
    "Throw at",
    "Swing at",
    "Attack…",
    "Stand on a square",
    "Pick up",
    "Move to a square",
    "End the turn",
)
"""Parts of the labels to press or open: the first that is there."""
POINTER = """() => {
  const pointer = document.createElement("div");
  pointer.id = "film-pointer";
  pointer.innerHTML = '<svg width="30" height="36" viewBox="0 0 20 24"><path d="M2 1v18l5-4 3 7 3-2-3-6h7z" '
    + 'fill="#fff" stroke="#14122b" stroke-width="1.500"/></svg>';
  pointer.style.cssText = "position:fixed;left:0;top:0;z-index:99999;pointer-events:none;display:none";
  document.body.append(pointer);
}"""
POINT = """([x, y]) => {
  const pointer = document.getElementById("film-pointer");
  pointer.style.display = x < 0 ? "none" : "";
  pointer.style.transform = `translate(${x}px, ${y}px)`;
}"""


class Camera:
    """Records one person's column as pictures, with a mouse pointer drawn on top."""

    def __init__(self, page: Page, who: Locator) -> None:
        self.page = page
        self.who = who
        self.frames: list[tuple[Image.Image, int]] = []
        self.kept: set[str] = set()
        """The steps that have their picture."""
        self.still: Image.Image | None = None
        self._at = (SIZE[0] * 0.7, SIZE[1] * 0.6)

    async def picture(self) -> Image.Image:
        """Take a picture of the column as it is now, once all its images are painted."""
        await self.page.evaluate(
            """async () => {
              const shown = [...document.querySelectorAll("figure img")].slice(-3);
              await Promise.all(shown.map((image) => image.decode().catch(() => null)));
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }"""
        )
        return Image.open(io.BytesIO(await self.who.screenshot())).convert("RGB")

    async def shoot(self, milliseconds: int) -> None:
        """Keep a picture, for so long."""
        self.frames.append((await self.picture(), milliseconds))

    async def press(self, what: Locator, *, rest: int = 450) -> None:
        """Lead the pointer there, and press."""
        await what.scroll_into_view_if_needed()
        box = await what.bounding_box()
        assert box is not None
        there = (box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.55)
        for part in (0.3, 0.6, 0.85, 1.0):
            x, y = (start + (end - start) * part for start, end in zip(self._at, there, strict=True))
            await self.page.evaluate(POINT, [x, y])
            await self.shoot(rest if part == 1 else 70)
        self._at = there
        await what.dispatch_event("click", timeout=2000)

    async def keep(self, step: str, message: Locator) -> None:
        """Keep a picture of one message alone, for ``docs/playing.md``."""
        assert step in STEPS
        await self.page.set_viewport_size({"width": SIZE[0], "height": TALL})
        await message.scroll_into_view_if_needed()
        await self.picture()
        _save(Image.open(io.BytesIO(await message.screenshot())), IMAGES / f"evening-{step}.webp")
        await self.page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
        self.kept.add(step)

    async def hide(self) -> None:
        """No pointer, until the next press."""
        await self.page.evaluate(POINT, [-1, -1])


async def main() -> None:
    """Play an evening, and keep the film and its still."""
    async with (
        playing("Ann", "Ben") as address,
        open_browser() as browser,
        seats(browser, address, "Ann", size=SIZE, drawn=True) as page,
        seats(browser, address, "Ben", drawn=True) as another,
    ):
        await page.emulate_media(reduced_motion="reduce")
        await page.evaluate(POINTER)
        camera = Camera(page, seat(page, "Ann"))
        people = {"Ann": seat(page, "Ann"), "Ben": seat(another, "Ben")}
        await _sit_down(camera, people)
        await _play(camera, people)
        await _celebrate(camera)
    _keep(camera.frames, camera.still)


async def _sit_down(camera: Camera, people: dict[str, Locator]) -> None:
    ann, ben = people["Ann"], people["Ben"]
    await composer(ann).click()
    for typed in ("/", "play"):
        await composer(ann).press_sequentially(typed)
        await expect(ann.get_by_test_id("suggestion").first).to_have_attribute("data-label", "/play")
        await camera.shoot(450)
    await composer(ann).fill("")
    await command(ann, "/play", game="Pillow Fight")
    await expect(button(ann, "Join")).to_be_visible()
    await _see(ann)
    await camera.shoot(1300)
    await button(ben, "Join").click()
    await expect(_board(ann)).to_have_attribute("alt", re.compile("Ben"))
    await _see(ann)
    await camera.shoot(900)
    await button(ann, "Ann: Add computer").click()
    await button(ann, "Add a normal one").click()
    await expect(_board(ann)).to_have_attribute("alt", re.compile("Bot "))
    await ann.get_by_test_id("dismiss").last.click()
    await _see(ann)
    await camera.keep("poster", _table(ann))
    await _see(ann)
    await camera.shoot(700)
    await camera.press(button(ann, "Ann: Start"))
    await camera.hide()
    await expect(button(ann, "Ann: Start")).to_have_count(0)


async def _play(camera: Camera, people: dict[str, Locator]) -> None:
    """Play to the end. Kept are the room, and some of the throws that hit."""
    ann = people["Ann"]
    seen = ""
    hits: list[Image.Image] = []
    throws: list[Image.Image] = []
    furnished = 0
    pressed = False
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        if await button(ann, "Share").count():
            shown = throws or hits
            camera.still = shown[len(shown) // 2]
            for hit in sorted({number * len(hits) // MOMENTS for number in range(MOMENTS)}):
                camera.frames.append((hits[hit], 1100))
            return
        alt = await _board(ann).get_attribute("alt") or ""
        if alt != seen:
            seen = alt
            if "Hit!" in alt:
                await _table(ann).locator("figure").last.evaluate("(it) => it.scrollIntoView({block: 'end'})")
                picture = await camera.picture()
                # A computer may have moved on in the meantime.
                if await _board(ann).get_attribute("alt") == alt:
                    hits.append(picture)
                    throws += [picture] if " threw " in alt else []
            elif furnished < 2:
                furnished += 1
                await _see(ann)
                await camera.shoot(1000)
        if "hint" not in camera.kept and await private(ann).filter(has_text="💡").count():
            await camera.keep("hint", private(ann).filter(has_text="💡").last)
        for name, who in people.items():
            what = await _choice(who)
            if what is None:
                continue
            # A board that is painted in the meantime takes the button away: then there is another one to press.
            with contextlib.suppress(PlaywrightTimeout):
                if name == "Ann" and hits and "peek" not in camera.kept:
                    await _peek(camera)
                elif (
                    name == "Ann"
                    and not pressed
                    and "Throw" in (await what.get_attribute("data-label", timeout=2000) or "")
                ):
                    pressed = True
                    await _see(ann)
                    await camera.press(what)
                    await camera.hide()
                else:
                    await _take(who, what)
            break
        await camera.page.wait_for_timeout(150)
    raise SystemExit("Nobody has won: try again.")


async def _peek(camera: Camera) -> None:
    ann = camera.who
    await button(_table(ann), "Peek").click(timeout=2000)
    answer = private(ann).filter(has=camera.page.locator("figure img")).last
    await expect(answer).to_be_visible()
    await camera.keep("peek", answer)
    await answer.get_by_test_id("dismiss").click()


async def _choice(who: Locator) -> Locator | None:
    """Return the component that this person would use at the table; None if it is not their turn."""
    table = _table(who)
    name = await who.get_attribute("data-person")
    if not any(line.startswith(f"{name},") for line in (await table.inner_text()).splitlines()):
        return None
    for label in PREFERRED:
        for found in (
            table.locator(f'[data-testid="button"][data-label*="{label}"]:enabled'),
            table.locator(f'[data-testid="select"][data-placeholder^="{label}"]:enabled'),
        ):
            if await found.count():
                # Ben does the last where Ann does the first, so that they do not stand in one corner.
                if name != "Ann":
                    return found.last
                return found.nth(1) if label.startswith("Stand") else found.first
    return None


async def _take(who: Locator, what: Locator) -> None:
    opens = await what.get_attribute("data-placeholder", timeout=2000)
    # Not by the mouse: where a button was, another one may be by now.
    await what.dispatch_event("click", timeout=2000)
    if opens:
        options = who.locator('[data-testid="select-option"]')
        near = options.filter(has_text="beside a pillow")
        offered = near if await near.count() else options
        await (offered.first if await who.get_attribute("data-person") == "Ann" else offered.last).dispatch_event(
            "click", timeout=2000
        )


async def _celebrate(camera: Camera) -> None:
    ann = camera.who
    await _see(ann)
    await camera.shoot(1600)
    await camera.press(button(ann, "Share"))
    await camera.hide()
    newest = messages(ann).last
    await expect(newest.locator('[data-testid="button"]')).to_have_count(0)
    card = newest.locator("figure img")
    await expect(card).to_be_visible()
    await card.scroll_into_view_if_needed()
    await camera.shoot(3200)
    await camera.keep("card", newest)
    await button(ann, "Review").click()
    story = private(ann).filter(has=camera.page.locator("figure img")).last
    await expect(story).to_be_visible()
    await camera.keep("review", story)
    assert camera.kept == set(STEPS), f"not seen: {', '.join(set(STEPS) - camera.kept)}; try again"


async def _see(who: Locator) -> None:
    """Scroll until the end of the table's message is in sight."""
    await _table(who).evaluate("(it) => it.scrollIntoView({block: 'end'})")


def _board(who: Locator) -> Locator:
    return _table(who).locator("figure img").last


def _table(who: Locator) -> Locator:
    """Return the table's message: the one with the table's own buttons."""
    return messages(who).filter(has=who.page.locator('[data-testid="button"][data-label="⋯ More"]')).last


def _keep(frames: list[tuple[Image.Image, int]], still: Image.Image | None) -> None:
    assert still is not None
    _save(still, STILL)
    first, *others = [picture for picture, _ in frames]
    durations = [stays for _, stays in frames]
    for how in ({"lossless": True}, {"quality": 90}, {"quality": 75}):
        first.save(FILM, save_all=True, append_images=others, duration=durations, method=6, allow_mixed=True, **how)
        if FILM.stat().st_size < MOST:
            break
    seconds = sum(stays for _, stays in frames) / 1000
    print(f"{FILM}: {len(frames)} pictures, {seconds:.0f} s, {FILM.stat().st_size:,} bytes, {how}")


def _save(picture: Image.Image, path: Path) -> None:
    picture.convert("RGB").save(path, lossless=True, method=6)


if __name__ == "__main__":
    asyncio.run(main())
