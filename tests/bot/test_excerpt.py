"""Excerpts: a text too long for a message is cut without breaking anything, and says how many more there are."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.discord_errors import CLOSED, HOPELESS, NOT_EDITED, REPLACED, is_final
from bot.i18n import available_locales, localizer
from bot.i18n.excerpt import cut_text

WHOLE = (
    "[a link with a name](https://discord.com/channels/1/2/3)",
    "<@123456789012345678>",
    "<@&12345678901234567>",
    "<#123456789012345678>",
    "<:d6:123456789012345678>",
    "<a:roll:123456789012345678>",
    "<t:1792778400:F>",
    "</play:123456789012345678>",
    "https://discord.com/events/1/2",
    "👩‍👩‍👧",
    "🇵🇱",
    "e\u0301",
)
"""What may not be cut."""
pieces = st.lists(st.sampled_from([*WHOLE, "word", "słowo", " ", " ", "\n", ", ", "一二三"]), max_size=80)


@given(pieces=pieces, most=st.integers(20, 400))
def test_no_link_mention_emoji_time_or_letter_is_cut(pieces: list[str], most: int) -> None:
    text = "".join(f"{piece} " if piece in WHOLE else piece for piece in pieces)
    short = cut_text(text, most)
    assert len(short) <= most
    if len(text) <= most:
        assert short == text
        return
    assert short.endswith("…")
    kept = short.removesuffix("…")
    assert text.startswith(kept)
    ends, at = {0}, 0
    for token in re.findall("|".join(map(re.escape, sorted(WHOLE, key=len, reverse=True))) + "|.", text, re.DOTALL):
        at += len(token)
        ends.add(at)
    assert len(kept) in ends


@given(marks=st.lists(st.sampled_from(["**", "~~", "||", "`", "__"]), min_size=1, max_size=3, unique=True))
def test_no_mark_is_left_open(marks: list[str]) -> None:
    text = "".join(marks) + "words " * 60 + "".join(reversed(marks))
    short = cut_text(text, 120)
    assert len(short) <= 120
    outer = marks[: marks.index("`") + 1] if "`" in marks else marks
    for mark in outer:
        assert short.count(mark) == 2, short


def test_a_block_of_code_is_closed() -> None:
    short = cut_text("```\n" + "board **1** " * 60 + "\n```", 200)
    assert short.endswith("…\n```")
    assert short.count("```") == 2
    assert len(short) <= 200


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("count", [0, 1, 2, 10, 85, 110, 500])
def test_of_many_people_it_is_said_how_many_more_there_are(locale: str, count: int) -> None:
    people = [f"<@{10**18 + number}>" for number in range(count)]
    told = localizer(locale).some(people, 1000)
    assert len(told) <= 1000
    named = re.findall(r"<@\d+>", told)
    assert named == people[: len(named)]
    rest = re.sub(r"<@\d+>", "", told)
    assert ("".join(re.findall(r"\d+", rest)) or "0") == str(count - len(named))
    assert len(named) == count or len(told) > 900, "as many as there is room for"


def test_what_is_filled_in_is_never_question_marks() -> None:
    told = localizer("en")(
        "evening-waiting", who=localizer("en").format_list([f"<@{10**18 + number}>" for number in range(150)])
    )
    assert "???" not in told
    assert "<@1000000000000000000>" in told


@pytest.mark.parametrize(
    ("status", "code", "final"),
    [
        *((403, 50001, True), (403, 50013, True), (403, 50005, True), (403, 50021, True), (404, 10003, True)),
        *((404, 10008, True), (400, 50083, True), (400, 50033, True), (403, 50007, True), (400, 200000, True)),
        *((429, 30046, False), (429, 0, False), (400, 40003, False), (500, 0, False), (503, 50001, False)),
        *((403, 0, False), (408, 0, False)),
    ],
)
def test_what_discord_would_refuse_again_is_not_tried_again(status: int, code: int, final: bool) -> None:
    answer: Any = SimpleNamespace(status=status, reason="")
    assert is_final(discord.HTTPException(answer, {"code": code, "message": ""})) is final
    assert not is_final(TimeoutError())


def test_codes_have_one_meaning_each() -> None:
    assert not NOT_EDITED & (HOPELESS | CLOSED)
    assert not HOPELESS & CLOSED
    assert REPLACED < NOT_EDITED
