"""Tests of the words at a running table: reasons beside the facts, hit or miss first, and no button for nobody."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.i18n import available_locales, localizer
from bot.i18n.narrator import event_sentence
from bot.i18n.variants import VariantContext
from bot.ui.components.layout import running_layout
from games.magic_numbers.rules.events import Gave, Kept
from games.pillow_fight.rules.events import Hit, Missed, Threw
from games.sibling_rivalry.rules.events import Caught, Claimed, Rolled
from games.tie_die.rules.events import ChallengeLost, ChallengeWon, OffLost
from renderers import load as load_renderer
from tests.bot.test_message_variants import NAMES, as_played, each_game, table

each_language = pytest.mark.parametrize("locale", available_locales())


@each_language
def test_two_1s_are_said_to_be_enough_on_a_devil_and_a_roll_names_the_square(locale: str) -> None:
    words = localizer(locale, "sibling_rivalry")
    devil, usual = (event_sentence(Caught(0, ones, 4, 2), NAMES, words) for ones in (2, 3))
    assert len(devil) > len(usual) + 10
    told = [event_sentence(Rolled(0, (1, 2, 3, 4, 5), 1, 1, limit), NAMES, words) for limit in (2, 3, 4)]
    assert all(re.search(r"[(（]", one) for one in (told[0], told[2]))
    assert not re.search(r"[(（]", told[1])


@each_language
def test_a_story_calls_a_square_as_its_button_does(locale: str) -> None:
    words = localizer(locale, "sibling_rivalry")
    for track in range(2, 7):
        for square in range(1, 7):
            assert words("short-square", track=track, square=square) in event_sentence(
                Claimed(0, track, square), NAMES, words
            )


@each_language
def test_nobody_loses_zero_points(locale: str) -> None:
    words = localizer(locale, "tie_die")
    lost = [
        OffLost(0, 2, 0, 6, 8),
        ChallengeWon(0, 1, 5, 0, 6, 8),
        ChallengeWon(0, 1, 5, 0, 4, 4),
        ChallengeLost(0, 1, 0),
    ]
    for event in lost:
        for flavour in range(7):
            for row in (1, 3):
                told = event_sentence(event, NAMES, words, VariantContext(flavour, row=row))
                assert not re.search(r"(?<!\d)0", told), told
    for kind in ("board-result-lost", "board-result-lost-same"):
        assert not re.search(r"(?<!\d)0", words(kind, name="Ann", points=0, before=8, sides=6))


@each_language
def test_a_throw_says_hit_or_miss_first_and_names_a_tie(locale: str) -> None:
    words = localizer(locale, "pillow_fight")
    for events in ([Hit(0, 1, hits) for hits in range(1, 6)], [Missed(0, 1)]):
        for event in events:
            begun = {event_sentence(event, NAMES, words, VariantContext(flavour))[:4] for flavour in range(9)}
            assert len(begun) == 1
    assert len({event_sentence(Hit(0, 1, hits), NAMES, words) for hits in range(1, 6)}) == 5
    tie, other = (event_sentence(Threw(0, 1, 4, face, 0, "", 0), NAMES, words) for face in (4, 5))
    assert len(tie) > len(other)
    assert event_sentence(Threw(0, 1, 4, 3, 1, "C3", 0), NAMES, words).count("(") + tie.count("（") >= 1


@each_language
def test_the_number_that_wins_has_a_line_of_its_own(locale: str) -> None:
    words = localizer(locale, "magic_numbers")
    for event in (Kept(0, 4), Gave(0, 1, 4)):
        usual = {event_sentence(event, NAMES, words, VariantContext(flavour)) for flavour in range(10)}
        won = {event_sentence(event, NAMES, words, VariantContext(flavour, wins=1)) for flavour in range(10)}
        assert len(won) == 1
        assert not won & usual


def test_the_move_that_wins_is_told_so_and_no_other() -> None:
    for number in range(3):
        *_, live = as_played(table("magic_numbers", 4, number).record, bots=())
        assert live.table is not None
        narrator = live.narrator(live.words)
        contexts = [turn.wins for frame in live.table.frames for turn in narrator.variant_contexts(frame)]
        assert sum(contexts) == 1
        assert any(phrase in line for line in live.recent_story() for phrase in ("the very number",))


@each_game
def test_while_a_computer_is_to_move_its_buttons_cannot_be_pressed(name: str) -> None:
    seen = set()
    for live in as_played(table(name).record, bots=(1, 2, 3)):
        assert live.table is not None
        if not live.table.actors:
            continue
        nobody = 0 not in live.table.actors
        seen.add(nobody)
        (box,) = running_layout(live, None).with_picture(None).view.to_components()
        parts = [part for row in box["components"] for part in row.get("components", ())]
        for part in parts:
            is_tool = ":@" in part["custom_id"]
            assert part["disabled"] == (nobody and not is_tool), part
    assert True in seen


def test_the_line_above_the_buttons_has_the_time_left_and_not_the_pace() -> None:
    live = next(as_played(table("magic_numbers").record, bots=()))
    live.stored = replace(live.stored, clock=600)
    (box,) = running_layout(live, None).with_picture(None).view.to_components()
    assert "10 minutes a move" not in str(box)


def test_every_roll_off_of_a_round_is_in_the_alternative_text() -> None:
    words, several = localizer("en", "tie_die"), 0
    for number in range(3):
        for live in as_played(table("tie_die", 6, number).record, bots=()):
            assert live.table is not None
            frame = live.table.frames[-1]
            count = sum(event.name == "roll-off" for event in frame.events)
            told = load_renderer("tie_die").alt(live.view_to_draw(None), NAMES[:6], words)
            assert told.count("Roll-off on") >= count
            several += count > 1
    assert several
