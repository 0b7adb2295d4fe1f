"""Every sentence that the code asks for is there, and every one that is there is asked for somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import games
from bot.words import DEFAULT, languages, subjects, words
from bot.words.telling import FLAVOURS
from games.core import Event, Secret, option_choices
from games.memories import feats

HOUSE = Path(__file__).parents[2]
ROOMS = ("bot", "renderers", "sleepover", "games")
SPEAKERS = {"words", "speak", "say", "Refusal", "text", "tell_words", "_words"}
"""What sentences are asked for through; and ``words(…)("…")``."""
HOUSES = [HOUSE]
"""Where rooms are looked for; a test may build one on."""


@cache
def sources() -> list[ast.Module]:
    files = [path for house in HOUSES for room in ROOMS for path in sorted((house / room).rglob("*.py"))]
    return [ast.parse(path.read_text(encoding="utf-8"), str(path)) for path in files]


def nodes() -> Iterator[ast.AST]:
    for module in sources():
        yield from ast.walk(module)


def pattern(text: ast.JoinedStr) -> re.Pattern[str]:
    """What the names that an f-string makes can look like; its shortest constant part has to say something."""
    parts = [re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w.-]+" for part in text.values]
    return re.compile("".join(map(str, parts)))


def asked() -> set[str]:
    """The names of sentences that calls spell out."""
    found = set()
    for node in nodes():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        first = node.args[0]
        speaks = name in SPEAKERS or isinstance(node.func, ast.Call)
        # What has no hyphen is a language, or something else.
        if speaks and isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]+-[\w.-]+", str(first.value)):
            found.add(str(first.value))
    return found


def spelled() -> tuple[set[str], list[re.Pattern[str]]]:
    """All texts in the code, and what the made-up ones look like that begin like the name of a sentence."""
    constants = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    made = [node for node in nodes() if isinstance(node, ast.JoinedStr) and node.values]
    begun = [
        node
        for node in made
        if isinstance(node.values[0], ast.Constant) and re.fullmatch(r"[a-z]+-[a-z-]*", str(node.values[0].value))
    ]
    return constants, [pattern(node) for node in begun]


def written(file: str) -> list[Path]:
    """Where the English sentences of that name are."""
    paths = [house / "bot" / "words" / DEFAULT / f"{file}.ftl" for house in HOUSES]
    return [path for path in paths if path.exists()]


def rules_of(game: str) -> list[Path]:
    """The modules of a game's rules."""
    return [path for house in HOUSES for path in sorted((house / "games" / game).rglob("*.py"))]


def messages(file: str) -> dict[str, fluent.Message]:
    """The messages of a file, by name, with those of their attributes."""
    (path,) = written(file)
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert not junk, file
    entries = [entry for entry in resource.body if isinstance(entry, fluent.Message)]
    names = [entry.id.name for entry in entries]
    assert len(names) == len(set(names)), f"{file}.ftl says something twice"
    return {entry.id.name: entry for entry in entries}


def spoken() -> list[str]:
    """The games that have words of their own."""
    return [name for name in games.names() if written(name)]


def test_every_sentence_that_is_asked_for_exists() -> None:
    wanted = asked()
    there: set[str] = set()
    for file in (*subjects(), "commands", *spoken()):
        for name, message in messages(file).items():
            there |= {name, *(f"{name}.{attribute.id.name}" for attribute in message.attributes)}
    assert len(wanted) > 80, "the calls were not found"
    assert sorted(wanted - there) == []


def test_every_sentence_is_asked_for() -> None:
    constants, made = spelled()
    left_over = [
        f"{file}.ftl: {name}"
        for file in (*subjects(), "commands", *spoken())
        for name in messages(file)
        if name not in constants and not any(shape.fullmatch(name) for shape in made)
    ]
    assert left_over == []


@pytest.mark.parametrize("game", spoken())
def test_a_game_does_not_say_again_what_is_common(game: str) -> None:
    common = {name for file in (*subjects(), "commands") for name in messages(file)}
    assert messages(game).keys() & common == set()


def test_no_two_subjects_say_the_same() -> None:
    said = [name for file in (*subjects(), "commands") for name in messages(file)]
    assert sorted(said) == sorted(set(said))


@pytest.mark.parametrize("game", spoken())
def test_every_option_and_value_has_a_name(game: str) -> None:
    speak = words(DEFAULT, game)
    wanted = [
        name
        for option, values in option_choices(games.load(game).options).items()
        for name in (
            f"option-{option}",
            *(f"option-{option}-{value}" for value in values if not isinstance(value, bool)),
        )
    ]
    assert [name for name in wanted if name not in speak] == []
    here = [name for name in messages(game) if name.startswith("option-")]
    assert sorted(here) == sorted(wanted)


def events(game: str) -> list[str]:
    """The names of what can happen in a game: the classes in its folder, and those all games share."""
    files = [*rules_of(game), HOUSE / "games" / "core.py"]
    bases = {Event.__name__, Secret.__name__}
    found = [
        node.name
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and node.name not in bases
        and any(isinstance(base, ast.Name) and base.id in bases for base in node.bases)
    ]
    return [re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower() for name in found]


@pytest.mark.parametrize("game", spoken())
def test_everything_that_can_happen_has_a_sentence(game: str) -> None:
    speak = words(DEFAULT, game)
    happening = events(game)
    assert "won" in happening
    # Nobody may go first: all may act at once, or the rules say who.
    may_lack = set() if "first" in option_choices(games.load(game).options) else {"first"}
    assert [name for name in happening if f"event-{name}" not in speak and name not in may_lack] == []
    told = [name.removeprefix("event-") for name in messages(game) if name.startswith("event-")]
    assert [name for name in told if name not in happening] == []


@pytest.mark.parametrize("game", [None, *spoken()])
def test_every_achievement_has_a_name_and_a_story(game: str | None) -> None:
    wanted = {f"feat-{feat.key}" for feat in feats(game)}
    file = messages(game or "profile")
    assert {name for name in file if name.startswith("feat-")} == wanted
    assert all([attribute.id.name for attribute in file[name].attributes] == ["story"] for name in wanted)


def refusals(game: str) -> set[str]:
    """The reasons that its rules can refuse an action with."""
    found = set()
    for path in rules_of(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalAction":
                assert isinstance(node.args[0], ast.Constant), f"{path}:{node.lineno}: spell the reason out"
                found.add(str(node.args[0].value))
    return found


@pytest.mark.parametrize("game", spoken())
def test_every_refusal_of_the_rules_has_a_sentence(game: str) -> None:
    speak = words(DEFAULT, game)
    reasons = refusals(game)
    assert "game-over" in reasons
    assert [reason for reason in sorted(reasons) if f"refusal-{reason}" not in speak] == []
    told = {name.removeprefix("refusal-") for name in messages(game) if name.startswith("refusal-")}
    assert told <= reasons


@pytest.mark.parametrize("file", [*subjects(), *spoken()])
def test_where_there_are_several_wordings_each_is_there(file: str) -> None:
    for name, message in messages(file).items():
        for node in _selections(message):
            if isinstance(node.selector, fluent.VariableReference) and node.selector.id.name == "flavour":
                assert len(node.variants) == FLAVOURS, name


def _selections(message: fluent.Message) -> list[fluent.SelectExpression]:
    elements = message.value.elements if message.value else []
    placed = [element.expression for element in elements if isinstance(element, fluent.Placeable)]
    return [expression for expression in placed if isinstance(expression, fluent.SelectExpression)]


def test_every_language_says_only_what_english_says_too() -> None:
    for language in languages():
        for path in (HOUSE / "bot" / "words" / language).glob("*.ftl"):
            parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
            names = {entry.id.name for entry in parsed.body if isinstance(entry, fluent.Message)}
            assert names <= messages(path.stem).keys(), path
