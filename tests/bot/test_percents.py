"""Shares and chances in per cent: rounded in one way, and written as each language writes them."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest
from babel import Locale
from babel.numbers import format_percent
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import Localizer, available_locales, localizer
from bot.i18n.bundles import FluentSource, LazyBundle
from bot.rendering.service import RenderService
from games.core.percents import percent
from tests.bot.simcord_bot import BotHarness
from tests.project.source_tree import ROOT
from tests.store import people as stored_people

WORDS = ROOT / "bot" / "i18n"
FILES = sorted(WORDS.glob("*/*.ftl"))


def form(locale: str, number: str) -> str:
    """Return the number with the sign, as CLDR has it."""
    return format_percent(0, locale=Locale.parse(locale, sep="-")).replace("0", number)


def sentences(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


@given(st.fractions(0, 1) | st.floats(0, 1), st.sampled_from([0, 1]))
def test_some_is_never_told_as_none_and_not_quite_all_never_as_all(share: Fraction | float, digits: int) -> None:
    told = percent(share, digits)
    least = "0.1" if digits else "1"
    assert (told == f"{0:.{digits}f}") == (share == 0)
    assert (told == f"{100:.{digits}f}") == (share == 1)
    assert told.lstrip("<>") != told or abs(Fraction(told) - 100 * Fraction(share)) <= Fraction(1, 2 * 10**digits)
    assert not told.startswith("<") or told == f"<{least}"
    assert not told.startswith(">") or told == (">99.9" if digits else ">99")


@pytest.mark.parametrize("locale", available_locales())
def test_every_language_has_its_own_form_of_a_percentage(locale: str) -> None:
    book = LazyBundle(locale, [FluentSource("told = { PERCENT($share) }\n")])

    def told(share: object) -> str:
        bundle = book.bundle("told")
        value = bundle.get_message("told").value
        assert value is not None
        return str(bundle.format_pattern(value, {"share": share})[0])

    assert told(20) == told("20") == form(locale, "20")
    assert told(percent(Fraction(1, 250))) == f"<{form(locale, '1')}"
    assert told(percent(Fraction(249, 250))) == f">{form(locale, '99')}"
    assert told("20, 30") == form(locale, "20, 30")


def test_a_language_that_babel_does_not_know_has_the_english_form() -> None:
    book = LazyBundle("xx-XX", [FluentSource("told = { PERCENT($share) }\n")])
    value = book.bundle("told").get_message("told").value
    assert value is not None
    assert book.bundle("told").format_pattern(value, {"share": "<1"}) == ("<1%", [])


@pytest.mark.parametrize("locale", available_locales())
def test_a_profile_says_less_than_1_and_more_than_99(locale: str) -> None:
    say: Localizer = localizer(locale)
    for wins, number in ((1, "<1"), (249, ">99"), (250, "100"), (50, "20")):
        expected = form(locale, number.lstrip("<>"))
        sign = number[:1] if number[:1] in "<>" else ""
        for key, extra in (("profile-summary", {"games": 250, "scope": "", "time": ""}), ("profile-card-wins", {})):
            told = say(key, wins=wins, share=percent(Fraction(wins, 250)), **extra)
            assert sign + expected in told, told


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_sentence_writes_the_sign_behind_a_number_by_itself(path: Path) -> None:
    for line in sentences(path):
        assert not re.search(r"\}\s*%|%\s*\{", line), f"PERCENT() does that: {line}"
        for number, sign in re.findall(r"(\d+)([\s-]?%)(?!-)", line):
            assert number + sign == form(path.parent.name, number), line


@pytest.mark.parametrize("package", ["bot", "renderers", "sleepover", "games"])
def test_no_code_rounds_or_writes_them_by_itself(package: str) -> None:
    """Or a chance would be told as 0% here and as <1% there."""
    for path in sorted((ROOT / package).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\{[^{}\n]*:[.,\d]*%\}", text), path
        if path.name != "bundles.py":
            assert "format_percent" not in text, path


async def test_a_profile_of_one_win_of_many_games_says_so(harness: BotHarness) -> None:
    async def nothing(self: RenderService, *given: object, **named: object) -> None:
        return None

    ann, ben = harness.people["Ann"].id, harness.people["Ben"].id
    for number in range(202):
        await stored_people.played(
            harness.store, ben if number else ann, ann, ben, guild=harness.guild.id, names={ann: "Ann", ben: "Ben"}
        )
    harness.patch.setattr(RenderService, "run", nothing)
    (told,) = (await harness.slash("Ann", "profile")).private
    assert "**1 win** (<1%)" in told.text
    (told,) = (await harness.slash("Ben", "profile")).private
    assert "**201 wins** (>99%)" in told.text
