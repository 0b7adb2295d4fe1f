"""Labels of buttons that everybody sees: they or the line above say who may press, and a sign has a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.i18n import available_locales, localizer
from bot.table.display_names import isolate_bidi
from bot.ui import games as ui_games
from bot.ui.components.layout import running_layout
from bot.ui.games import ActionOption, ActionSelect
from games.core import IllegalAction, Seat
from games.core.record import Frame
from sleepover.workshop.samples.cases import cases, random_table
from tests.bot.game_night_helpers import sets_date
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_every_sentence import look_around
from tests.bot.test_message_variants import as_played
from tests.deep_share import deep

NAMES = ("Ann", "Benedict", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim")
ACTION_ROW = 1
"""The type of a row of components."""
OF_SQUARES = {("sibling_rivalry", "decide")}
"""Phases whose line also names whoever is on a square: it is about the pawns, and asks nobody else."""
WRITTEN = ("?", "room ", "pillows ")
"""Beginnings of actions of which there are too many to list: whoever is to act may take them."""


def _frames(game: str) -> Iterator[tuple[int, Frame]]:
    """Yield the number of seats and a step of random games with the fewest and most seats, for each kind of phase."""
    for case in (case for case in cases() if case.game.name == game):
        seen = set[object]()
        for frame in random_table(case, "labels", bound=300).frames:
            kind = (case.game.to_dict(frame.state)["phase"], tuple(sorted(case.game.actors(frame.state))))
            if kind not in seen and case.game.actors(frame.state):
                seen.add(kind)
                yield case.seats, frame


def _may(game: str, state: Any, option: ActionOption) -> set[Seat]:
    """Return the seats that may press the button, by the rules."""
    rules, view, found = games.load(game), games.load(game).view(state, None), set[Seat]()
    for seat in rules.actors(state):
        if not option.action.startswith(WRITTEN) and option.action not in rules.legal(state, seat):
            continue
        try:
            if option.meant:
                ui_games.load(game).check_pressed(view, seat, option.action, option.meant)
        except IllegalAction:
            continue
        found.add(seat)
    return found


@pytest.mark.parametrize("game", games.names())
def test_a_button_of_one_among_buttons_of_others_begins_with_a_name(game: str) -> None:
    rules, panel, looked_at = games.load(game), ui_games.load(game), 0
    frames = list(_frames(game))
    for locale in available_locales():
        speak = localizer(locale, game)
        for seats, frame in frames:
            view = rules.view(frame.state, None)
            names = NAMES[:seats]
            prompt, phase = panel.prompt(view, names, speak), str(rules.to_dict(frame.state)["phase"])
            asked = "".join(re.findall(r"\*\*.*?\*\*", prompt))
            named = [{seat for seat, name in enumerate(names) if name in line} for line in (prompt, asked)]
            for row in panel.rows(view, names, speak):
                for option in row.choices if isinstance(row, ActionSelect) else row:
                    may = _may(game, frame.state, option)
                    assert may, (phase, option)
                    who = speak.format_items(names[seat] for seat in sorted(may))
                    told = option.label.startswith(who) or may in named or (game, phase) in OF_SQUARES
                    assert told or len(may) == seats, (locale, phase, prompt, option.label, who)
                    assert len(option.label) <= 80
                    looked_at += 1
    assert looked_at > 50


LONGEST = ("W" * 32, "א" * 32, "👩‍👩‍👧‍👦" * 8)


@pytest.mark.parametrize("game", games.names())
def test_directly_above_the_buttons_of_one_player_stands_whose_they_are(game: str) -> None:
    rules, looked_at = games.load(game), 0
    for case in (case for case in cases() if case.game.name == game):
        for live in as_played(random_table(case, "labels", bound=120).record, bots=(1,)):
            assert live.table is not None
            acting = rules.actors(live.table.state)
            if len(acting) != 1:
                continue
            live.stored = replace(live.stored, clock=600)
            _, *parts = running_layout(live, None).with_picture(None).view.to_components()[0]["components"]
            first = next(at for at, part in enumerate(parts) if part["type"] == ACTION_ROW)
            line = parts[first - 1]["content"].split("\n")[-1]
            (name,) = (live.chat_names[seat] for seat in acting)
            labels = [each.get("label", "") for each in parts[first]["components"]]
            assert name in line or all(label.startswith(name) for label in labels), (line, labels)
            looked_at += 1
    assert looked_at > 10


@pytest.mark.parametrize("game", ["pillow_fight", "tie_die"])
def test_labels_with_the_longest_names_say_what_they_do(game: str) -> None:
    rules, panel = games.load(game), ui_games.load(game)
    frames = list(_frames(game))
    for locale in available_locales():
        speak = localizer(locale, game)
        for number, (seats, frame) in enumerate(frames):
            view = rules.view(frame.state, None)
            # What a name is made of and what is said beside it have nothing to do with each other: each name is tried
            # in every language, at another position than the next.
            for name in LONGEST if deep() else (LONGEST[number % len(LONGEST)],):
                for row in panel.rows(view, [isolate_bidi(name)] * seats, speak):
                    for option in row.choices if isinstance(row, ActionSelect) else row:
                        assert len(option.label) <= 100, option.label
                        assert option.label.count("\u2068") == option.label.count("\u2069")


@pytest.mark.game("tie_die")
def test_the_answers_to_a_challenge_and_the_choices_of_a_setup_begin_with_the_name() -> None:
    found = set[str]()
    for game, phases in (("tie_die", {"answer"}), ("pillow_fight", {"room", "pillows", "first"})):
        rules = games.load(game)
        for seats, frame in _frames(game):
            view = rules.view(frame.state, None)
            if (phase := str(rules.to_dict(frame.state)["phase"])) in phases:
                found.add(phase)
                (seat,) = rules.actors(frame.state)
                for row in ui_games.load(game).rows(view, NAMES[:seats], localizer("en", game)):
                    assert not isinstance(row, ActionSelect)
                    assert all(option.label.startswith(f"{NAMES[seat]}: ") for option in row)
    assert found == {"answer", "room", "pillows", "first"}


async def test_in_the_lobby_buttons_of_the_host_have_the_hosts_name(harness: BotHarness) -> None:
    board = await harness.sit("Ann", "Ben")
    assert list(board.buttons) == ["Join", "Ann: Add computer", "Ann: Start", "Rules", "⋯ More"]
    assert "who opened the table" in (await harness.press("Ben", "@computers")).words
    await harness.press("Ann", "@leave")
    assert {"Ben: Start", "Ben: Add computer"} <= set((await harness.board()).buttons)


async def test_where_the_host_does_not_sit_whoever_does_may_start_and_add_computers(harness: BotHarness) -> None:
    await harness.sit("Ann")
    await harness.press("Ann", "@leave")
    await harness.press("Ben", "@join")
    assert list((await harness.board()).buttons)[1:3] == ["Add computer", "Start"]
    assert "who opened the table" in (await harness.press("Cleo", "@computers")).words
    (menu,) = (await harness.press("Ben", "@computers")).private
    await harness.click("Ben", menu.button("@add:easy"), on=menu)
    await harness.press("Ben", "@start")
    assert (await harness.stored()).status == "playing"


async def test_at_a_dated_evening_the_hosts_buttons_have_the_hosts_name(harness: BotHarness) -> None:
    await sets_date(harness)
    shown = next(message for message in harness.messages() if "e:1:in" in message.buttons.values())
    assert list(shown.buttons) == ["I'm in", "Remind me", "Ann: Change the time", "Ann: Call it off"]


async def test_every_button_has_a_word_beside_its_sign(harness: BotHarness) -> None:
    harness.soon_over()
    seen = set[str]()
    await look_around(harness, "Ann", [await harness.sit("Ann", "Ben", "Cleo")], seen)
    await harness.start_now("Ann")
    await look_around(harness, "Ann", [await harness.board()], seen)
    for _ in range(100):
        if (await harness.stored()).status != "playing":
            break
        await harness.play_on()
    await harness.bot.services.boards.wait_idle()
    await look_around(harness, "Ann", [await harness.board()], seen)
    labels = {label for call in harness.env.http_requests if call.json is not None for label in _labels(call.json)}
    assert {"⋯ More", "⏮ First", "◀ Back", "Next ▶", "Last ⏭", "Review"} <= labels
    assert {label for label in labels if not re.search(r"[^\W\d_]", label)} == set()


def _labels(node: Any) -> Iterator[str]:
    """Yield the labels of all buttons and choices in what was sent."""
    if isinstance(node, dict):
        if isinstance(node.get("label"), str):
            yield node["label"]
        for value in node.values():
            yield from _labels(value)
    elif isinstance(node, list):
        for value in node:
            yield from _labels(value)


@pytest.mark.parametrize("locale", available_locales())
def test_signs_have_a_word_in_every_language(locale: str) -> None:
    speak = localizer(locale)
    for name in ("more", "step-first", "step-back", "step-next", "step-last"):
        sign, word = sorted(speak(f"button-{name}").split(" "), key=len)
        assert re.fullmatch(r"\W", sign)
        assert re.fullmatch(r"\w{2,12}", word), word
