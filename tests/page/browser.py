"""A browser for tests, and words for what one does on the page. Other tests that play in a browser use this too.

async with open_browser() as browser, seats(browser, discord.url, "Ann", "Ben") as page:
    ann = seat(page, "Ann")
    await command(ann, "/play", game="Magic Numbers")
    await button(ann, "Ann: Start").click()
"""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import AsyncIterator
from urllib.parse import quote
from weakref import WeakKeyDictionary

import pytest
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, async_playwright, expect

from tests.time_limits import PATIENCE

# The first is Chromium without all that a window needs: it takes a third less of the machine's time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A process for each page of a test would be a third of what the browser costs.
    "--process-per-site",
]
# Playwright gives a page five seconds.
expect.set_options(timeout=1000 * PATIENCE)

DESKTOP = (1440, 900)
PHONE = (390, 844)
_UNDRAWN = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("html { opacity: 0 !important }");
document.adoptedStyleSheets = [sheet];
"""
"""Lays a page out like any other, where everything has its place and can be pressed, and puts no colour to it. (The
root is a layer of its own anyhow, so that nothing comes to lie over anything else by this.)"""
_KINDS: WeakKeyDictionary[BrowserContext, tuple[bool, bool]] = WeakKeyDictionary()
"""Whether their screen is touched, and whether their pages are drawn."""

LASTING: set[str] = set()
"""Addresses of servers that outlive a test: their page is kept for the next one, with nobody sitting there. To open it
anew takes six times as long as to sit down."""
_Kept = tuple[str, tuple[int, int], bool]
_KEPT: WeakKeyDictionary[Browser, dict[_Kept, Page]] = WeakKeyDictionary()

__all__ = [
    "DESKTOP",
    "PHONE",
    "button",
    "choose",
    "command",
    "composer",
    "direct",
    "expect",
    "messages",
    "open_browser",
    "private",
    "seat",
    "seats",
    "select",
]


@contextlib.asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """Chromium without a window. The test is skipped on a machine that has none."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield browser
        finally:
            await browser.close()


@contextlib.asynccontextmanager
async def seats(
    browser: Browser, url: str, *names: str, size: tuple[int, int] = DESKTOP, drawn: bool = False
) -> AsyncIterator[Page]:
    """Yield the page with these players side by side, after the first message list has loaded.

    An error in the page's own code, or a refused request, fails the test that used the page. A test that looks at
    the picture of the page, not only at its layout, needs ``drawn``: that takes a sixth of what a page costs.
    """
    kept = _KEPT.setdefault(browser, {}) if url in LASTING else {}
    page = kept.pop((url, size, drawn), None)
    if page is None:
        context = await _context(browser, url, touch=size[0] < 700, drawn=drawn)
        page = await context.new_page()
        await page.set_viewport_size({"width": size[0], "height": size[1]})
    else:
        context = page.context
        await page.bring_to_front()
    before = set(context.pages) - {page}
    wrong: list[str] = []

    def went_wrong(error: Error) -> None:
        wrong.append(str(error))

    def said(what: ConsoleMessage) -> None:
        if "Content Security Policy" in what.text:
            wrong.append(what.text)

    page.on("pageerror", went_wrong)
    page.on("console", said)
    try:
        await page.goto(f"{url}/#seats={','.join(quote(name) for name in names)}")
        if names:
            await expect(seat(page, names[0]).locator(".beginning").first).to_be_attached()
        try:
            yield page
        except Exception as error:
            # What was waited for did not come: what was there instead says more than its absence.
            for side in await page.get_by_test_id("seat").all():
                error.add_note(f"One side of the page:\n{await side.inner_text()}")
            raise
        if url in LASTING:
            await page.evaluate("location.hash = ''")
            await expect(page.get_by_test_id("seat")).to_have_count(0)
        assert not wrong, wrong
        if url in LASTING and (url, size, drawn) not in kept:
            kept[url, size, drawn] = page
            before.add(page)
    finally:
        # What the page remembers is forgotten, for a later server may be at the same address.
        with contextlib.suppress(Error):
            await page.evaluate("localStorage.clear()")
        page.remove_listener("pageerror", went_wrong)
        page.remove_listener("console", said)
        for opened in set(context.pages) - before:
            await opened.close()


async def leave(browser: Browser, url: str) -> None:
    """Close the pages that were kept of that server."""
    LASTING.discard(url)
    kept = _KEPT.get(browser, {})
    for key in [key for key in kept if key[0] == url]:
        await kept.pop(key).close()


async def _context(browser: Browser, url: str, *, touch: bool, drawn: bool) -> BrowserContext:
    """Return the browser context for a new page: the same as before, unless one of its pages is in use.

    That page would go to the background. An empty page of the server keeps the browser process alive.
    """
    idle = {*_KEPT.get(browser, {}).values()}
    for context in browser.contexts:
        if _KINDS.get(context) == (touch, drawn) and len(set(context.pages) - idle) == 1:
            return context
    # What moves is drawn again and again, which was a fifth of what the browser cost.
    context = await browser.new_context(has_touch=touch, reduced_motion="reduce")
    _KINDS[context] = touch, drawn
    if not drawn:
        await context.add_init_script(_UNDRAWN)
    await (await context.new_page()).goto(f"{url}/page/icon.svg")
    return context


def seat(page: Page, name: str) -> Locator:
    """Return that player's column."""
    return page.locator(f'[data-testid="seat"][data-person="{name}"]')


def button(where: Locator, label: str) -> Locator:
    """Return the last button with this label, in a seat or in a message."""
    return where.locator(f'[data-testid="button"][data-label="{label}"]').last


def select(where: Locator, placeholder: str) -> Locator:
    """Return the last select with this placeholder."""
    return where.locator(f'[data-testid="select"][data-placeholder="{placeholder}"]').last


def composer(who: Locator) -> Locator:
    """Return the text box of the open channel."""
    return who.get_by_test_id("composer").locator("visible=true").first


def messages(who: Locator) -> Locator:
    """Return the messages on screen, oldest first."""
    return who.get_by_test_id("message").locator("visible=true")


def private(who: Locator) -> Locator:
    """Return the ephemeral answers on screen."""
    return who.locator('[data-testid="message"][data-private="true"]').locator("visible=true")


async def direct(who: Locator) -> None:
    """Open a player's direct messages, unless they are beside the channel already."""
    tab = who.get_by_test_id("dm-tab")
    if await tab.count():
        await tab.click()


async def choose(who: Locator, what: Locator, *labels: str) -> None:
    """Open a select and choose; with several labels the list is closed by its button."""
    await what.click()
    for label in labels:
        await who.locator(f'[data-testid="select-option"][data-label="{label}"]').click()
    if len(labels) > 1:
        await who.get_by_test_id("select-done").click()


async def command(who: Locator, name: str, /, **options: str) -> None:
    """Use a slash command with the keyboard: `/`, its name, its options, Enter."""
    await composer(who).click()
    await composer(who).press_sequentially(name)
    await expect(who.get_by_test_id("suggestion").first).to_have_attribute("data-label", name)
    await composer(who).press("Enter")
    form = who.get_by_test_id("command-form")
    await expect(form).to_be_visible()
    for option, text in options.items():
        field = form.locator(f'[data-testid="option"][data-option="{option}"]')
        if not await field.count():
            await form.locator(f'[data-testid="add-option"][data-option="{option}"]').click()
        await field.focus()
        box = who.get_by_test_id("option-list")
        offered = box.locator(f'[data-testid="suggestion"][data-label="{text}"]')
        # What the bot suggests takes a moment.
        await expect(form).to_have_attribute("aria-busy", "false")
        if not await offered.count():
            # What is offered changes with every key, so that only a list that answers all of them is chosen from; what
            # is not known is sent as it was written.
            await field.fill(text)
            await expect(form).to_have_attribute("aria-busy", "false")
        if await offered.count():
            await offered.click()
    await form.get_by_test_id("send").click()
    await expect(form).to_be_hidden()
