"""Tests of display names: distinct, harmless in every message, and without mentioning any user."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import available_locales, localizer
from bot.table.display_names import (
    COMPUTER_SIGN,
    COMPUTER_WORD,
    LONGEST,
    clean_name,
    distinct_names,
    escape_names,
    isolate_bidi,
)
from bot.ui.games import playable_games
from tests.bot.simcord_bot import BotHarness, bot_harness

NASTY = (
    "https://evil.example/x",
    "discord.gg/evil http://a.b",
    "<t:1700000000:R> <#123456789012>",
    "</play:1234567890> <id:guide>",
    "@everyone @here <@&12345678>",
    "[free](https://e.vil) <:a:123456>",
    "# **big** __x__ ||y|| `z` ~~w~~",
    "> quoted <@1234567890123>",
    "1. -# <mailto:a@b.cd> <a:b:12345>",
    "- \\<@123456789> \\\\*x*",
)
"""Each would do something in a message that took it as it is."""
FOUR = (NASTY[:3], NASTY[3:6], NASTY[6:8], NASTY[8:])

ALIKE = ("Ann", "\u0410nn", "\uff21\uff2e\uff2e", "A\u034fnn", "ann", "\U0001d400nn", "\u0391nn", "A\u200bnn")
"""The same to the eye: in Cyrillic, full width, joined, small, bold, in Greek, and with a space of no width."""


def test_names_that_look_alike_are_numbered() -> None:
    tidied = [clean_name(name, "?") for name in ALIKE]
    given = distinct_names(tidied)
    assert given[0] == "Ann"
    assert [name.rpartition(" ")[2] for name in given[1:]] == [f"({number})" for number in range(2, len(ALIKE) + 1)]
    assert all(len(name) <= LONGEST for name in distinct_names(["W" * LONGEST] * 10))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "B0b"),
        ("Ill", "lll"),
        ("paypal", "p\u0430yp\u0430l"),
        ("Ann (2)", "\u0410nn (2)"),
        ("stra\u00dfe", "STRASSE"),
    ],
)
def test_these_look_alike_too(one: str, other: str) -> None:
    assert distinct_names([one, other]) == (one, f"{other} (2)")


@pytest.mark.parametrize(
    "names", [("Ann", "Anna"), ("Ann", "\u00c1nn"), ("Ben", "Bon"), ("\u738b", "\u7389"), ("1", "2")]
)
def test_these_do_not(names: tuple[str, ...]) -> None:
    assert distinct_names(names) == names


def test_a_name_of_which_nothing_can_be_seen_is_none() -> None:
    for nothing in ("\u3164", "\u115f \u1160", "\u2800", "\u034f\u200d", "\ufe0f", "\U000e0041"):
        assert clean_name(nothing, "ann") == "ann", ascii(nothing)
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert clean_name(family, "ann") == family


def test_what_shapes_a_name_stays_in_it_and_no_letter_is_cut_in_two() -> None:
    persian, scotland = (
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e007f",
    )
    assert clean_name(persian, "ann") == persian
    assert clean_name(f"Ian {scotland}", "ann") == f"Ian {scotland}"
    assert clean_name("Ian \U000e0067\U000e0062\U000e007f", "ann") == "Ian"
    assert clean_name("\u200c\u200c", "ann") == "ann"
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert clean_name(family * 7, "ann") == family * 6
    shri = "\u0bb8\u0bcd\u0bb0\u0bc0"
    assert clean_name("a" + shri * 8, "ann") == "a" + shri * 7
    assert distinct_names([shri * 8, shri * 8]) == (shri * 8, shri * 7 + " (2)")
    assert len(clean_name("a" + "\u0301" * 99, "ann")) == 32


def alive(text: str, ours: BotHarness | None = None) -> list[str]:
    """Return the parts of a message that would not show as text: links, times, mentions, markup at a line's start.

    The bot's own links lead to Discord's channels, and it mentions the people who are there.
    """
    # In a block of code all is shown as it is, up to its end, which no name may be.
    shown = re.sub(r"^```\n((?:(?!```)[\s\S])*)\n```$", "", text)
    shown = re.sub(r"\\([^0-9A-Za-z\s])", "\u00b7", shown)
    shown = re.sub(r"\]\(https://discord\.com/channels/[0-9/]+\)", "", shown)
    shown = re.sub(r"<t:\d+:[RdDtTfF]>(?= *$| ?[.)\u00b7\n])", "", shown) if ours else shown
    if ours:
        for person in ours.people.values():
            shown = shown.replace(f"<@{person.id}>", "")
    patterns = (
        *(r"https?://", r"<t:", r"<#", r"</\w", r"<id:", r"<@", r"<a?:", r"@everyone", r"@here", r"<mailto", r"\]\("),
        *(r"discord\.gg/", r"\|\|", r"~~"),
    )
    return [pattern for pattern in patterns if re.search(pattern, shown)]


def texts(part: Any, key: str = "content") -> Iterator[str]:
    """All texts of a request's body that Discord reads as more than letters; labels and descriptions are not."""
    if isinstance(part, dict):
        for name, inner in part.items():
            if name == key and isinstance(inner, str):
                yield inner
            else:
                yield from texts(inner, key)
    elif isinstance(part, list):
        for inner in part:
            yield from texts(inner, key)


def test_what_is_alive_is_found() -> None:
    for name in NASTY:
        assert alive(name) or "\\" in name, name
        assert not alive(escape_names([name])[0]), escape_names([name])
        assert not alive(f"**{escape_names([name])[0]}** rolls"), name


async def test_a_name_from_right_to_left_does_not_turn_the_numbers_beside_it_round(tmp_path: Path) -> None:
    async with bot_harness(tmp_path, ("Ann", "عمر")) as harness:
        await harness.start("Ann", "عمر", game="tie_die", rules="")
        apart = 0
        for _ in range(12):
            table = (await harness.bot.services.tables.get(1)).table
            assert table is not None
            seat = min(table.actors)
            who = (await harness.seated())[seat]
            board = await harness.board()
            await harness.click(who, f"s:1:{table.number}:{table.legal(seat)[0]}", on=board)
            for text in (*texts((await harness.board()).json), *texts((await harness.board()).json, "label")):
                assert text.count("عمر") == text.count("\u2068عمر\u2069"), text
                apart += text.count("عمر")
        assert apart > 12
    assert isolate_bidi(isolate_bidi("عمر")) == isolate_bidi("عمر") == "\u2068عمر\u2069"


@pytest.mark.parametrize(("game", "names"), list(zip(playable_games(), cycle(FOUR), strict=False)))
async def test_nothing_in_a_name_comes_alive_in_any_message_of_an_evening(
    tmp_path: Path, game: str, names: tuple[str, ...]
) -> None:
    people = (*names, "Zed") if len(names) < 3 else names
    async with bot_harness(tmp_path, people) as harness:
        first = people[0]
        await harness.start(*people, game=game, rules="")
        for button in ("@text", "@more", "@rules"):
            await harness.press(first, button)
        for number in range(8):
            table = (await harness.bot.services.tables.get(1)).table
            assert table is not None
            seat = min(table.actors)
            legal = table.legal(seat)
            who = (await harness.seated())[seat]
            await harness.click(who, f"s:1:{table.number}:{legal[number % len(legal)]}", on=await harness.board())
        for who in people:
            await harness.slash(who, "me pings", how="message")
        # Half of the time for a decision is over: reminders.
        await harness.env.advance_time(301)
        await harness.slash(first, "table nudge")
        for name in (await harness.seated())[1:]:
            await harness.slash(name, "table resign")
        assert (await harness.stored()).status == "over"
        board = await harness.board()
        await harness.press(first, "Review", on=board)
        (steps,) = (await harness.press(first, "Replay", on=board)).private
        await harness.click(first, "h:g:1:999999999:r:t:last", on=steps)
        (more,) = (await harness.press(first, "@more", on=board)).private
        await harness.press(first, "@record", on=more)
        await harness.press(first, "@share", on=board)
        for command in ("history", "leaderboard", "profile", "turns", "me privacy"):
            await harness.slash(first, command)
        await harness.slash(people[1], "replay", id="1")
        await harness.press(people[1], "@rematch", on=board)
        told = [(call, text) for call in harness.env.http_requests for text in texts(call.json)]
        assert len(told) > 30
        assert any("evil" in text or "1234" in text or "**big" in text or "mailto" in text for _, text in told)
        for call, text in told:
            assert alive(text, harness) == [], text
            body = call.json.get("data") or call.json
            assert body.get("allowed_mentions", {}).get("parse") == [], call.path


def test_an_emoji_of_any_year_stays_in_a_name() -> None:
    for name in ("Mia \U0001fa77", "\U0001fae9", "Mia \U0001fac8 Bo", "Ann \u0378"):
        assert clean_name(name, "ann") == name
        assert escape_names([name]) == (name,)
    assert distinct_names(["Mia", "Mia \U0001fa77", "Mia \U0001fa75"]) == ("Mia", "Mia \U0001fa77", "Mia \U0001fa75")
    assert clean_name("Mia\uffff\ufdd0\U000e0fff\ud800", "ann") == "Mia"


def test_a_number_behind_a_name_cuts_no_conjunct() -> None:
    for linked in ("\u0915\u094d\u200d\u0937", "\u1000\u1039\u1000", "\u1780\u17d2\u1780", "\u1b13\u1b44\u1b13"):
        for inside in range(1, len(linked)):
            before = "A" * (LONGEST - len(" (2)") - inside)
            name = clean_name(before + linked + "Ann", "?")
            assert distinct_names([name, name])[1] == f"{before} (2)", ascii(name)


def test_a_name_from_right_to_left_in_a_script_younger_than_this_python_is_set_apart() -> None:
    assert isolate_bidi("\U00010d4a\U00010d4b") == "\u2068\U00010d4a\U00010d4b\u2069"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("🤖 Cocoa", "Cocoa"),
        ("🤖\ufe0f🤖Cocoa", "Cocoa"),
        ("Bot Cocoa", "Cocoa"),
        ("bot Cocoa", "Cocoa"),
        # Full width, and with a Cyrillic letter.
        ("\uff22\uff4f\uff54 Cocoa", "Cocoa"),
        ("B\u043et Cocoa", "Cocoa"),
        ("🤖 Bot 🤖 Cocoa", "Cocoa"),
        ("🦊 Marble", "Marble"),
        ("🦊 marble", "marble"),
        ("🤖", "ann"),
        # What is only like it is nobody else's.
        ("🦊 Mia", "🦊 Mia"),
        ("Botond", "Botond"),
        ("Bot", "Bot"),
        ("Abbot Smith", "Abbot Smith"),
        ("Mia 🤖", "Mia 🤖"),
    ],
)
def test_a_persons_name_does_not_begin_as_a_computers(name: str, shown: str) -> None:
    assert clean_name(name, "ann") == shown


@pytest.mark.parametrize("locale", available_locales())
def test_the_sign_before_a_computers_name_is_the_same_in_every_language(locale: str) -> None:
    speak = localizer(locale)
    assert speak("computer-chat-name", name="Cocoa").startswith(COMPUTER_SIGN)
    assert speak("computer-name", name="Cocoa").startswith(f"{COMPUTER_WORD} ")
