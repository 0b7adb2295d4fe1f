"""The page's own words, in each language: none is missing or left over, and none of them is English on the page."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from playwright.async_api import Browser, Page

from bot.i18n import available_locales
from playground.world.users import LOCALES
from tests.page.browser import expect, seat, seats
from tests.page.conftest import Stage

PAGE = Path("playground/page")
WORDS = {path.stem: path for path in (PAGE / "words").glob("*.json")}
OTHERS = sorted(WORDS.keys() - {"en"})
PART = re.compile(r"\{(\w+)\}")
SAME = {
    "bot-count", "bot-tag", "file", "seat", "apps", "commands", "message", "channel", "direct", "servers", "button",
    "local", "optional", "thread-new", "people", "interested-count", "bytes", "close", "no-server", "new-count",
    "asleep", "awake", "emoji-sides",
}  # fmt: skip
"""What may be the same as in English in some language: the word exists there, or is only a sign."""


@cache
def said(locale: str) -> dict[str, str]:
    found = json.loads(WORDS[locale].read_text(encoding="utf-8"))
    assert all(isinstance(text, str) and text.strip() == text and text for text in found.values())
    return dict(found)


def stem(name: str) -> str:
    return name.partition(".")[0]


def test_the_page_speaks_what_the_bot_speaks() -> None:
    named = re.search(r"LANGUAGES = (\[.*?\]);", (PAGE / "js/words.js").read_text(encoding="utf-8"))
    assert named is not None
    assert sorted(json.loads(named[1])) == sorted(WORDS)
    assert set(available_locales()) <= set(WORDS)
    assert set(OTHERS) <= LOCALES


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_is_missing_or_left_over_and_nothing_is_english(locale: str) -> None:
    own, english = said(locale), said("en")
    assert {stem(name) for name in own} == {stem(name) for name in english}
    counted = {stem(name) for name in english if "." in name}
    forms = set(Locale.parse(locale, sep="-").plural_form.rules) | {"other"}
    for name, text in own.items():
        assert ("." in name) == (stem(name) in counted), name
        theirs = english.get(name) or english[f"{stem(name)}.other"]
        assert {"what" if part == "lower" else part for part in PART.findall(text)} == {
            "what" if part == "lower" else part for part in PART.findall(theirs)
        }, name
        assert text != theirs or stem(name) in SAME, f"{locale}: {name} is English"
    for name in counted:
        given = {one.partition(".")[2] for one in own if stem(one) == name}
        assert "other" in given, f"{locale}: {name}"
        assert given <= forms, f"{locale}: {name} has forms that the language has not: {given - forms}"


def test_every_word_is_used_and_every_word_that_is_used_is_there() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (PAGE / "js").glob("*.js"))
    named = {stem(name) for name in said("en")}
    quoted = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code))
    weather = set(re.findall(r'name: "([a-z]+)", mood', code)) | set(re.findall(r'name: "([a-z]+)",\n    mood', code))
    used = quoted | {f"weather-{name}{end}" for name in weather for end in ("", "-hint")}
    assert len(weather) == 11
    server = "\n".join(path.read_text(encoding="utf-8") for path in PAGE.parent.rglob("*.py"))
    used |= {f"refused-{name}" for name in re.findall(r'PageRefusal\(\s*\d+, "([a-z-]+)"', server)}
    assert named <= used, f"nobody says {sorted(named - used)}"
    called = set(re.findall(r'(?:say|wrong)\(\s*"([^"]+)"', code)) | set(
        re.findall(r'phrase\([^"()]*,\s*"([^"]+)"', code)
    )
    assert called <= named, f"there is no {sorted(called - named)}"
    assert len(called) > 120


def test_no_sentence_stands_in_the_code() -> None:
    """Texts and labels are asked for by their name; what stands in quotes there is no word for people."""
    label = re.compile(r'(?:"aria-label"|title|placeholder|alt): *(?:[^\n,(]*\? *)?"([^"]*[A-Za-z]{2}[^"]*)"')
    child = re.compile(r'h\([^()]*(?:\{[^{}]*\}|null), *"([^"]*[A-Za-z]{3}[^"]*)"')
    spoken = re.compile(r'"([A-Z][a-z]+(?: [^"\s]+)+ ?)"')
    filled = re.compile(r"(?:[=(,?:] |\(|\[)`([A-Z][^`\n]* [a-z][^`\n]*)`")
    found = []
    # One module has the names of fonts, and nothing else.
    for path in {*(PAGE / "js").glob("*.js")} - {PAGE / "js/fonts.js"}:
        text = re.sub(
            r"/\*\*.*?\*/|^\s*//[^\n]*$", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
        )
        for pattern in (label, child, spoken, filled):
            found += [f"{path.name}: {one}" for one in pattern.findall(text)]
    # The name of a picture's description is the same everywhere; the others are names of languages' codes.
    assert [one for one in found if not one.endswith(": ALT")] == []


async def shown(page: Page) -> str:
    """Return all text on the page: its texts, its labels, and the placeholders."""
    return str(
        await page.evaluate(
            """() => [document.body.innerText, ...[...document.querySelectorAll("*")].flatMap((el) =>
               ["aria-label", "title", "placeholder"].map((name) => el.getAttribute(name)))]
               .filter(Boolean).join("\\n")"""
        )
    )


@pytest.mark.asyncio(loop_scope="session")
async def test_a_seat_speaks_its_own_language_at_once_and_the_bar_that_of_whom_one_looks_at(
    stage: Stage, browser: Browser
) -> None:
    async with seats(browser, stage.url, "Ann", "Ben") as page:
        await seat(page, "Ben").get_by_test_id("seat-menu").click()
        await page.get_by_test_id("locale").select_option("ja")
        await expect(page.get_by_test_id("menu")).to_contain_text(said("ja")["direct-messages"])
        await page.keyboard.press("Escape")
        await expect(seat(page, "Ben").get_by_test_id("composer")).to_have_attribute(
            "placeholder", said("ja")["write-here"]
        )
        await expect(seat(page, "Ann").get_by_test_id("composer")).to_have_attribute(
            "placeholder", said("en")["write-here"]
        )
        await seat(page, "Ann").get_by_test_id("seat-menu").click()
        await page.get_by_test_id("locale").select_option("de")
        await page.keyboard.press("Escape")
        await expect(page.locator("html")).to_have_attribute("lang", "de")
        await page.reload()
        await expect(seat(page, "Ann").get_by_test_id("composer")).to_have_attribute(
            "placeholder", said("de")["write-here"]
        )
        told = await shown(page)
        for opened in ("weather", "bot-menu", "people", "add-seat"):
            await page.get_by_test_id(opened).click()
            if opened != "people":
                await expect(page.get_by_test_id("menu")).to_be_visible()
            told += await shown(page)
            await page.keyboard.press("Escape")
        known = {text for locale in ("de", "ja") for text in said(locale).values()}
        english = [text for text in said("en").values() if text not in known and len(text) > 5 and "{" not in text]
        lines = {line.strip() for line in told.splitlines()}
        assert not [text for text in english if text in lines]
        assert said("de")["weather-busy-hint"] in told
        assert said("de")["who-else"] in told
        assert said("de")["may-attach"] in told
        # The server's refusals are told in the same language.
        await page.get_by_test_id("add-seat").click()
        await page.get_by_test_id("new-person").fill("Ben")
        await page.keyboard.press("Enter")
        taken = said("de")["refused-name-taken"].format(name="Ben")
        await expect(page.get_by_test_id("menu").get_by_role("alert")).to_have_text(taken)
