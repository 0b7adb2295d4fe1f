"""Tests that all text for players comes from the Fluent files, in a language whose every letter is marked."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Collection, Iterator
from pathlib import Path
from typing import Any

import pytest

import games
import renderers
from bot.ai import seats
from bot.i18n import localizer
from bot.table.personas import REGULARS
from bot.ui import games as ui_games
from sleepover.workshop.samples.names import PLAIN
from sleepover.workshop.samples.positions import moments
from tests import game_marks
from tests.bot.locales import forget, only
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, bot_harness
from tests.game_marks import LOCALE, unmarked

SHOWN = {"content", "label", "placeholder", "title", "description", "name"}
"""The parts of what Discord is sent that people read."""
COMPUTERS = {*seats.NAMES, *(regular.name for regular in REGULARS.values())}
NAMES = {*PLAIN, *COMPUTERS, "Ann", "Ben", "Cleo", "Dan", "Mia", "English", "svenska", "Sverige"}
"""What is nobody's sentence: people, computers, and what languages call themselves."""
NOBODYS = {"magic_numbers", "januari", "och", "Europe", "Berlin", "cpu", "chess"}
"""And what records call a game and a computer's part of the salt, what Babel knows of Swedish, and what was typed."""
LAST = ("@start", "@leave", "@end!", "@resign!", "p:", "@out", "@rematch", "m:delete", "g:language")
"""What is not pressed, for it ends what is looked at, or makes another evening of it."""


@pytest.fixture
async def marked_night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotHarness]:
    """Run an evening in a guild, and with people, that speak the marked language."""
    only(monkeypatch, game_marks.write(tmp_path / "words"))
    async with bot_harness(tmp_path) as harness:
        harness.come("Mia", manage_guild=True)
        harness.server_locale = LOCALE
        harness.locales.update({person.id: LOCALE for person in harness.people.values()})
        yield harness
    monkeypatch.undo()
    forget()


def readable(node: Any, key: str = "") -> Iterator[str]:
    """Yield all text that people can read in what was sent."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name not in ("allowed_mentions", "emoji"):
                yield from readable(value, name)
    elif isinstance(node, list):
        for value in node:
            yield from readable(value, key)
    elif isinstance(node, str) and key in SHOWN:
        yield node


async def look_around(harness: BotHarness, who: str, start: Collection[Shown], seen: set[str]) -> None:
    """Press everything on these messages, and on the private ones that follow, each kind once."""
    waiting = list(start)
    while waiting:
        shown = waiting.pop()
        ids: list[tuple[str, list[str] | None]] = [(custom_id, None) for custom_id in shown.buttons.values()]
        ids += [(custom_id, [given[-1]["value"]]) for custom_id, given in shown.selects.items() if given]
        for custom_id, values in ids:
            kind = re.sub(r"\d+", "#", custom_id)
            action = re.fullmatch(r"s:\d+:\d+:(?![@?]).*|a:.*", custom_id)
            if kind not in seen and not action and not any(last in custom_id for last in LAST):
                seen.add(kind)
                waiting += (await harness.click(who, custom_id, on=shown, values=values)).private


async def test_nothing_that_is_shown_was_written_in_the_program(marked_night: BotHarness) -> None:
    harness, seen = marked_night, set[str]()
    harness.soon_over()
    lobby = await harness.sit("Ann", "Ben", "Cleo")
    await look_around(harness, "Ann", [lobby], seen)
    await harness.start_now("Ann")
    await look_around(harness, "Ann", [await harness.board()], seen)
    await look_around(harness, "Dan", [await harness.board()], seen)
    for _ in range(100):
        if (await harness.stored()).status != "playing":
            break
        await harness.play_on()
    await harness.bot.services.boards.wait_idle()
    await look_around(harness, "Ann", [await harness.board()], seen)
    for command, options in (
        ("turns", {}),
        ("me birthday", {}),
        ("me birthday", {"day": 3, "month": 4}),
        ("me birthday", {"day": 31, "month": 2}),
        ("me pings", {}),
        ("me quiet", {"from": "23:00", "to": "8:00", "zone": "Europe/Berlin"}),
        ("me vacation", {"until": "3"}),
        ("me blocked", {}),
        ("me privacy", {}),
        ("profile", {}),
        ("leaderboard", {}),
        ("history", {}),
        ("rules", {"game": "magic_numbers"}),
        ("table board", {}),
        ("play", {"game": "chess"}),
        ("replay", {"id": "1"}),
        ("verify", {"id": "1"}),
        ("review", {"id": "1"}),
        ("verify", {"id": "x"}),
        ("settings", {}),
    ):
        who = "Mia" if command == "settings" else "Ann"
        said = await harness.slash(who, command, **options)
        await look_around(harness, who, [*said.private, *said.public], seen)
    assert {kind.partition(":")[0] for kind in seen} >= {"s", "l", "h", "r", "m", "g", "v"}, "little was pressed"
    found = {}
    for call in harness.env.http_requests:
        # The commands themselves go to Discord in English, with the translations beside it.
        if call.json is not None and not call.path.endswith("/commands"):
            for text in readable(call.json):
                for left in unmarked(text, NAMES | NOBODYS):
                    # A line in a list ends where there is no more room, in a name perhaps.
                    if not (text.endswith(left) and any(name.startswith(left) for name in NAMES)):
                        found.setdefault(left, text)
    assert found == {}


@pytest.mark.parametrize("game", games.names())
def test_nothing_that_a_game_shows_was_written_in_the_program(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    only(monkeypatch, game_marks.write(tmp_path / "words"))
    found = {}
    try:
        speak, panel, renderer = localizer(LOCALE, game), ui_games.load(game), renderers.load(game)
        for moment in moments(game):
            called = PLAIN[: moment.seats]
            views = [moment.view(seat) for seat in (None, *range(min(2, moment.seats)))]
            said = [renderer.alt(views[0], called, speak), renderer.text(views[0], called, speak)]
            said += [panel.prompt(views[0], called, speak)]
            for row in panel.rows(views[0], called, speak):
                choices = row.choices if isinstance(row, ui_games.ActionSelect) else row
                said += [choice.label for choice in choices]
                said += [row.placeholder] if isinstance(row, ui_games.ActionSelect) else []
            for view in views[1:]:
                said += [renderer.card_alt(view, called, speak), renderer.text(view, called, speak)]
                said += [
                    panel.peek_text(view, called, speak) if panel.has_peek else "",
                    panel.hint_text(view, called, speak),
                ]
            assert len([text for text in said if text]) > 2
            for text in said:
                for left in unmarked(text or "", {*PLAIN, "och"}):
                    found.setdefault(left, text)
    finally:
        monkeypatch.undo()
        forget()
    assert found == {}


def test_what_is_not_marked_is_found() -> None:
    assert unmarked(f"{game_marks.marked('Take')} it, Ann, to C4 and <#12>", {"Ann"}) == ["it", "to", "and"]
    assert unmarked(game_marks.marked("Take it"), set()) == []
    assert unmarked("1,000 points, 2.5 or 27%", set()) == ["1,000", "points", "2.5", "or", "27%"]
    assert unmarked("1\xa0000, 2,5, 27\xa0% or `x` <t:12:R> 23:00", {"or"}) == []
