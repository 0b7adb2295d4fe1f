"""Pillow Fight in words: every event and every refusal has a sentence, and the sentence is filled in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import games.pillow_fight as package
from bot.i18n import localizer
from bot.i18n.narrator import all_variants, event_sentence, refusal_sentence
from games.core import Event, IllegalAction, option_choices
from games.pillow_fight.rules import events
from games.pillow_fight.rules.rooms import READY
from games.pillow_fight.rules.state import Options
from sleepover.workshop.samples.cases import Case, cases, random_table
from tests.games.pillow_fight_helpers import OPEN, fight, opening

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
WORDS = localizer("en", "pillow_fight")
SOURCES = sorted(Path(package.__file__).parent.rglob("*.py"))

each_pillow_case = pytest.mark.parametrize(
    "case", [case for case in cases() if case.game.name == "pillow_fight"], ids=str
)


@each_pillow_case
def test_every_event_is_told_in_every_flavour(case: Case) -> None:
    seen: dict[str, Event] = {}
    for frame in random_table(case, "told", resignations=0.005).frames:
        for event in frame.events:
            seen.setdefault(f"{event.name} {getattr(event, 'how', '')}", event)
    with capture_logs() as logs:
        for event in seen.values():
            for turn in all_variants(event, WORDS):
                text = event_sentence(event, NAMES, WORDS, turn)
                assert text.strip() == text != ""
                assert "$" not in text
    assert logs == []


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert len(kinds) > 20
    for kind in kinds:
        if kind is not Event:
            assert f"event-{re.sub('(?<=[a-z])(?=[A-Z])', '-', kind.__name__).lower()}" in WORDS


def test_every_reason_for_a_refusal_has_a_sentence() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    reasons = set(
        re.findall(r'"((?:room|fragile|pillows|move|take|attack|swing|throw|defend|on|first)-[a-z-]+)"', source)
    )
    reasons |= set(re.findall(r'IllegalAction\("([a-z-]+)"', source))
    reasons -= {f"room-{key}" for rooms in READY.values() for key in rooms}
    assert {"throw-beside", "room-walls", "on-wall", "occupied", "not-now"} <= reasons
    for reason in reasons:
        assert f"refusal-{reason}" in WORDS, reason


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (
            lambda: fight(("E1", "C2", "F6"), rows=(*OPEN[:5], "...#.."), holding=(0,)).refused("throw 1"),
            "Ben is right behind the wall on D1, and you can't throw through that from your side. "
            "It may be open the other way.",
        ),
        (
            lambda: fight(("A1", "F1", "F6"), rows=(*OPEN[:5], "..#..."), holding=(0,)).refused("throw 1"),
            "The wall on C1 is between you and Ben.",
        ),
        (lambda: fight(("A1", "B1", "F6")).refused("move B1"), "Ben stands on B1."),
        (
            lambda: opening().refused("room ....../...../....../....../....../......"),
            "Row 2 from the top has 5 squares, and it needs 6.",
        ),
        (
            lambda: opening().refused("room ....../....../..x.../....../....../......"),
            "Row 3 from the top, square 3 from the left: “x” is neither floor (🟫 .), wall (⬜ #) "
            "nor furniture (🟦 f).",
        ),
        (lambda: opening().refused("first 1"), "The room comes first."),
    ],
)
def test_refusals_read_well(refusal: object, text: str) -> None:
    assert callable(refusal)
    error = refusal()
    assert isinstance(error, IllegalAction)
    assert refusal_sentence(error, NAMES, WORDS) == text


def test_options_rooms_and_rules_have_their_words() -> None:
    for option, values in option_choices(Options).items():
        assert f"option-{option}" in WORDS
        for value in values:
            assert isinstance(value, bool) or f"option-{option}-{value}" in WORDS
    for rooms in READY.values():
        for key in rooms:
            assert f"room-{key}" in WORDS
    for page in range(1, 5):
        assert f"rules-{page}" in WORDS


def test_a_throw_is_told_blow_by_blow() -> None:
    scene = fight(("A3", "D3", "F6"), rows=(*OPEN[:3], "..f...", *OPEN[:2]), holding=(0,), faces=[6, 5])
    told = [event_sentence(event, NAMES, WORDS) for event in scene.act("throw 1")]
    assert told == [
        "Ann throws at Ben: **6** −1 for the cover of C3 against **5** (a tie).",
        "Missed! So near, and not at all.",
        "Ben catches the pillow. Thanks, Ann!",
    ]
