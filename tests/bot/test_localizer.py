"""Every sentence that the code asks for is there, and every one that is there is asked for somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import games
from bot.i18n import DEFAULT, Localizer, available_locales, game_folders, lint, localizer, shared_files
from bot.i18n.variants import FLAVOUR
from games.achievements.shared import achievements_of
from games.analysis import reasons
from games.analysis.advice import tip_facts
from sleepover.workshop.checks import required_messages
from sleepover.workshop.game_files import is_bundled, package_folder
from tests import spoken_messages

HOUSE = Path(__file__).parents[2]
ROOMS = ("bot", "renderers", "sleepover", "games")
HOUSES = [HOUSE]
"""Where rooms are looked for; a test may build one on."""


def everywhere() -> Iterator[spoken_messages.Spelled]:
    for services in HOUSES:
        for room in ROOMS:
            for path in sorted((services / room).rglob("*.py")):
                yield spoken_messages.spelled(path)
    for game in games.names():
        if not is_bundled(game):
            for path in sorted(package_folder(game).rglob("*.py")):
                yield spoken_messages.spelled(path)


def written(file: str) -> list[Path]:
    """Return the path of that file's English messages: the first that is found, or none."""
    folders = [services / "bot" / "i18n" for services in HOUSES]
    if file in games.names() and not is_bundled(file):
        folders += game_folders(file)
    paths = [folder / DEFAULT / f"{file}.ftl" for folder in folders]
    return [path for path in paths if path.exists()][:1]


def messages(file: str) -> dict[str, fluent.Message]:
    """Return the messages of a file by name, with their attributes."""
    (path,) = written(file)
    return spoken_messages.messages(path)


def games_with_words() -> list[str]:
    """Return the games with messages of their own."""
    return [name for name in games.names() if written(name)]


def test_every_sentence_that_is_asked_for_exists() -> None:
    wanted = {name for source in everywhere() for name in source.asked}
    there: set[str] = set()
    for file in (*shared_files(), "commands", *games_with_words()):
        for name, message in messages(file).items():
            there |= {name, *(f"{name}.{attribute.id.name}" for attribute in message.attributes)}
    assert len(wanted) > 80, "the calls were not found"
    assert sorted(wanted - there) == []


def parts_of_others(file: str) -> set[str]:
    """Return the messages of that English file that another one of it has as a part."""
    found = set[str]()

    class Parts(Visitor):  # type: ignore[misc]
        def visit_MessageReference(self, reference: fluent.MessageReference) -> None:
            found.add(reference.id.name)

    for message in messages(file).values():
        Parts().visit(message)
    return found


def tips(game: str) -> set[str]:
    """Return the names of the sentences of that game's advice, which the narrator composes of two variables."""
    return {f"tip-{key}" for key in tip_facts(game)}


def test_every_sentence_is_asked_for() -> None:
    constants = {text for source in everywhere() for text in source.constants}
    constants |= {name for game in games.names() for name in tips(game)}
    made = [shape for source in everywhere() for shape in source.made]
    left_over = [
        f"{file}.ftl: {name}"
        for file in (*shared_files(), "commands", *games_with_words())
        for name in messages(file)
        if name not in constants
        and not any(shape.fullmatch(name) for shape in made)
        and name not in parts_of_others(file)
    ]
    assert left_over == []


def test_no_english_file_has_a_mistake() -> None:
    given = {game: lint.reason_parameters(game) for game in games.names()}
    assert list(map(str, lint.lint_languages(given=given, locales=()))) == []


OTHERS = sorted(set(available_locales()) - {DEFAULT})


@pytest.fixture(scope="module", params=OTHERS)
def other(request: pytest.FixtureRequest) -> str:
    """Return a language other than English.

    The fixture's module scope keeps one language's tests together, because reading it takes half a second and
    is cached only for so long.
    """
    return str(request.param)


def test_no_file_of_another_language_has_a_mistake(other: str) -> None:
    assert len(OTHERS) > 5
    given = {game: lint.reason_parameters(game) for game in games.names()}
    assert list(map(str, lint.lint_languages(given=given, locales=[other]))) == []


def test_a_language_is_complete(other: str) -> None:
    assert list(map(str, lint.missing_messages(other))) == []


def test_what_happens_is_told_with_the_fields_of_its_event() -> None:
    given = lint.event_parameters("tie_die")
    assert given["event-won"] == {"seats", "how"}
    assert given["event-left"] == {"seat"}
    assert len(given) > 10


def test_a_reason_is_told_with_its_facts() -> None:
    given = lint.reason_parameters("tie_die")
    assert {name.removeprefix("why-") for name in given if name.startswith("why-")} == set(
        reasons.reason_keys("tie_die")
    )
    assert given["why-fight"] == {"other", "percent", "sides"}


@pytest.mark.parametrize("game", games_with_words())
def test_a_game_does_not_say_again_what_is_common(game: str) -> None:
    common = {name for file in (*shared_files(), "commands") for name in messages(file)}
    assert messages(game).keys() & common == set()


def test_no_two_subjects_say_the_same() -> None:
    said = [name for file in (*shared_files(), "commands") for name in messages(file)]
    assert sorted(said) == sorted(set(said))


@pytest.mark.parametrize("game", games_with_words())
def test_all_that_a_game_has_to_say_is_said(game: str) -> None:
    speak = localizer(DEFAULT, game)
    assert {"title", "tagline", "rules-1", "event-won", "refusal-game-over"} <= set(required_messages.wanted(game))
    assert [name for name in required_messages.wanted(game) if name not in speak] == []


@pytest.mark.parametrize("game", games_with_words())
def test_a_game_says_nothing_of_what_it_does_not_have(game: str) -> None:
    there = {
        "option-": set(required_messages.options(game)),
        "event-": set(lint.event_parameters(game)),
        "refusal-": {f"refusal-{reason}" for reason in required_messages.refusals(game)},
        "why-": {f"why-{kind}" for kind in reasons.reason_keys(game)},
        "tip-": tips(game),
    }
    for kind, known in there.items():
        assert {name for name in messages(game) if name.startswith(kind)} <= known


def test_a_refusal_is_found_beside_rules_that_are_a_package_and_those_of_every_game_in_each() -> None:
    # Said by the plans of Magic Numbers, by its rules, and for every game.
    assert {"plan-give-whom", "give-self", "game-over", "not-playing"} <= required_messages.refusals("magic_numbers")
    assert "game-over" in required_messages.refusals("tie_die")


@pytest.mark.parametrize("game", [None, *games_with_words()])
def test_every_achievement_has_a_name_and_a_story(game: str | None) -> None:
    wanted = {f"feat-{feat.key}" for feat in achievements_of(game)}
    file = messages(game or "profile")
    assert {name for name in file if name.startswith("feat-")} == wanted
    assert all([attribute.id.name for attribute in file[name].attributes] == ["story"] for name in wanted)


@pytest.mark.parametrize("file", [*shared_files(), *games_with_words()])
def test_where_there_are_several_wordings_they_are_counted_from_0_and_there_are_enough(file: str) -> None:
    for name, wordings in _wordings(file):
        keys = [variant.key.value for variant in wordings.variants if isinstance(variant.key, fluent.NumberLiteral)]
        assert keys == [str(number) for number in range(len(wordings.variants))], name
        assert wordings.variants[-1].default, name
        assert len(keys) > 1, name


def test_wordings_are_found_at_any_depth() -> None:
    assert [name for name, _ in _wordings("magic_numbers")].count("event-took") > 3


@pytest.mark.parametrize("file", [*shared_files(), *games_with_words()])
def test_no_two_wordings_are_told_apart_by_a_word_only(file: str) -> None:
    for name, wordings in _wordings(file):
        for one, other in combinations(wordings.variants, 2):
            assert len(_spoken(one) ^ _spoken(other)) > 2, f"{name}: {one.key} and {other.key}"


def _wordings(file: str) -> Iterator[tuple[str, fluent.SelectExpression]]:
    """Yield the choices of wordings in a file, at any depth."""
    for name, message in messages(file).items():
        finder = _Selections()
        finder.visit(message)
        for node in finder.found:
            if isinstance(node.selector, fluent.VariableReference) and node.selector.id.name == FLAVOUR:
                yield name, node


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[fluent.SelectExpression] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


def _spoken(variant: fluent.Variant) -> set[str]:
    """Return the words of a wording, without what is filled in."""
    texts = [element.value for element in variant.value.elements if isinstance(element, fluent.TextElement)]
    return set(re.findall(r"[\w’']+", " ".join(texts).lower()))


def test_a_sentence_is_filled_in_once_for_the_same_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    filled: list[str] = []
    real = Localizer._fill

    def fill(self: Localizer, message: str, /, **arguments: object) -> str:
        filled.append(message)
        return real(self, message, **arguments)

    monkeypatch.setattr(Localizer, "_fill", fill)
    speak = Localizer("en", "magic_numbers")
    told = [speak("page-count", page=1, pages=number) for number in (2, 3, 2, 3)]
    assert told[:2] == told[2:]
    assert told[0] != told[1]
    assert len(filled) == 2
    # Those are equal, but need not be told alike.
    speak("page-count", page=True, pages=2)
    speak("page-count", page=1.0, pages=2)
    assert len(filled) == 4
    assert speak("page-count", page=[1], pages=2)
