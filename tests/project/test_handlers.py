"""Every component has one handler, no class has too many collaborators, and every service is in the lifecycle once."""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from re import _constants as code  # type: ignore[attr-defined]
from re import _parser as grammar  # type: ignore[attr-defined]
from typing import Any

import pytest
from discord import ui
from msgspec import Struct

from bot.app import client
from bot.app.services import Services
from bot.core.errors import Retry
from bot.core.service import DrainLimit, Service, StartContext
from bot.messages.onboarding import OFF
from bot.play.dispatcher import Handlers, Route, on
from bot.ui.components.buttons import ActionSelectComponent, Request, TableButton, TableClick, component_kinds
from bot.ui.components.modals import GUESS
from bot.ui.views import account
from bot.ui.views.game_picker import GameSelect, PlayButton, PlayPress
from bot.ui.views.lobby import LUCK
from bot.ui.views.premoves import PLAN
from tests.project.source_tree import ROOT

BOT = ROOT / "bot"
MOST = 7
"""Collaborators of one class."""
BY_REQUEST = {
    TableButton: TableClick,
    ActionSelectComponent: TableClick,
    PlayButton: PlayPress,
    GameSelect: PlayPress,
}
"""Components that ask for something of another kind."""


def _trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(BOT.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def constructors(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield each class that has a constructor, and how many things it is made of."""
    for part in ast.walk(tree):
        for function in part.body if isinstance(part, ast.ClassDef) else ():
            if isinstance(function, ast.FunctionDef) and function.name == "__init__":
                given = function.args
                yield part.name, len([*given.posonlyargs, *given.args, *given.kwonlyargs]) - 1  # type: ignore[attr-defined]


def test_no_class_takes_more_than_seven_collaborators() -> None:
    taken = {
        f"{path.relative_to(ROOT)}: {name}": count for path, tree in _trees() for name, count in constructors(tree)
    }
    assert len(taken) > 100
    assert {name: count for name, count in taken.items() if count > MOST} == {}


def test_an_eighth_collaborator_is_found() -> None:
    (found,) = constructors(ast.parse("class A:\n def __init__(self, a, b, c, d, /, e, f, *, g, h): ..."))
    assert found == ("A", MOST + 1)


class Anything:
    """Stands for Discord and for the database."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None


@pytest.fixture(name="services")
def _services() -> Services:
    anything: Any = Anything()
    return Services(anything, anything, scheduled_events=anything)


def words_of(pattern: str, group: str) -> list[str]:
    """Return everything that the named group of a pattern matches; empty if that is too much."""
    parsed = grammar.parse(pattern)
    number = parsed.state.groupdict.get(group)
    found = [value for kind, value in _parts(parsed) if kind is code.SUBPATTERN and value[0] == number]
    return [] if not found else sorted(set(_words(found[0][3])))


def _parts(parsed: Any) -> Iterator[tuple[Any, Any]]:
    for kind, value in parsed:
        yield kind, value
        if kind is code.SUBPATTERN:
            yield from _parts(value[3])
        elif kind is code.MAX_REPEAT:
            yield from _parts(value[2])


def _words(parsed: Any) -> list[str]:
    words = [""]
    for kind, value in parsed:
        if kind is code.LITERAL:
            ends = [chr(value)]
        elif kind is code.BRANCH:
            ends = [word for branch in value[1] for word in _words(branch)]
        elif kind is code.SUBPATTERN:
            ends = _words(value[3])
        elif kind is code.IN:
            ends = [chr(one) for how, what in value for one in _letters(how, what)]
        else:
            return []
        words = [word + end for word in words for end in ends]
    return words


def _letters(how: Any, what: Any) -> Iterator[int]:
    if how is code.LITERAL:
        yield what
    elif how is code.RANGE:
        yield from range(what[0], what[1] + 1)


def table_actions() -> set[str]:
    """Return what the buttons of tables can ask for, as the code makes them: up to the argument."""
    found: set[str] = set()
    for path, tree in _trees():
        if {"ui", "play", "messages", "history"} & set(path.relative_to(BOT).parts):
            words = [part.value for part in ast.walk(tree) if isinstance(part, ast.Constant)]
            for word in words:
                if isinstance(word, str) and (match := re.fullmatch(r"(@[a-z-]+[!?]?:?)[^ ]*", word)):
                    found.add(match[1])
    return found


def given_words(name: str) -> set[str]:
    """Return the constant first arguments of the calls of that class."""
    return {
        part.args[0].value
        for _, tree in _trees()
        for part in ast.walk(tree)
        if isinstance(part, ast.Call)
        and ast.unparse(part.func).rpartition(".")[2] == name
        and part.args
        and isinstance(part.args[0], ast.Constant)
    }


def requests() -> set[tuple[str, str]]:
    """Return everything that components and modals can ask for: the kind, and what is asked."""
    found = {("TableClick", action) for action in (*table_actions(), "act", "!", "?", "#")}
    found |= {("AccountButton", str(word)) for word in given_words("AccountButton")}
    found |= {("AccountButton", f"remind-{how}") for how in account.HOWS}
    found |= {("AccountButton", word) for word in (OFF, "delete-sure", "delete-final")}
    found |= {("AccountButton", f"soon-{switch}") for switch in ("on", "off")}
    found |= {("RetryButton", form) for form in ("server", "own", GUESS, *given_words(Retry.__name__))}
    for kind in {*component_kinds()} - BY_REQUEST.keys():
        words = words_of(kind.__discord_ui_compiled_template__.pattern, "what")
        found |= {(kind.__name__, word) for word in words or [""]}
    found |= {("ModalSubmission", what) for what in ("note", GUESS, LUCK, PLAN)}
    found |= {("AvailabilityForm", what) for what in ("server", "own", "vacation")}
    found |= {("GameNightForm", what) for what in ("new", "change", "again")}
    found |= {("ChallengeRequest", ""), ("PlayPress", ""), ("TournamentForm", "")}
    return found - {("AccountButton", ""), ("RetryButton", "")}


def test_the_words_of_a_pattern_are_found() -> None:
    assert words_of("e:(?P<what>in|off|[ab]x)", "what") == ["ax", "bx", "in", "off"]
    assert words_of("e:(?P<what>[a-z]+)", "what") == []
    assert {"@resign", "@resign!", "@take:", "@vote:", "@plan?"} <= table_actions()


def test_every_component_that_can_be_sent_has_exactly_one_handler(services: Services) -> None:
    routes = Counter((route.kind.__name__, route.what) for route in services.dispatcher.handlers.routes)
    assert [route for route, count in routes.items() if count > 1] == []
    asked = requests()
    assert len(asked) > 100
    assert {one for one in asked if one not in routes and (one[0], None) not in routes} == set()
    # And no handler waits for something that nobody can ask for.
    assert {one for one in routes if one[1] is not None and one not in asked} == set()


def test_every_handler_in_the_code_is_registered(services: Services) -> None:
    written = {
        route
        for _, module in inspect.getmembers(__import__("sys"), lambda found: isinstance(found, dict))
        for name, found in list(module.items())
        if isinstance(name, str) and name.startswith("bot.") and inspect.ismodule(found)
        for _, kind in inspect.getmembers(found, inspect.isclass)
        for _, method in inspect.getmembers(kind, inspect.isfunction)
        for route in method.__dict__.get("routes", ())
    }
    assert len(written) > 80
    assert written == set(services.dispatcher.handlers.routes)


class Asked(Struct, frozen=True):
    """A component of a test."""

    what: str = ""
    alone: bool = False
    target: None = None


class Twice:
    """A feature with the same handler as another one."""

    @on(Asked)
    async def answer(self, responder: object, asked: Request) -> None:
        """Do nothing."""


def test_a_second_handler_is_refused() -> None:
    anything: Any = Anything()
    handlers = Handlers(anything, anything)
    handlers.add(Twice())
    assert handlers.routes == [Route(Asked, None)]
    with pytest.raises(ValueError, match="two handlers"):
        handlers.add(Twice())


def test_every_modal_kind_has_its_parser() -> None:
    kinds = {
        inspect.signature(parse).return_annotation.split(" ")[0]  # type: ignore[union-attr]
        for parse in client._FORMS
    }
    assert kinds == {kind for kind, _ in requests() if kind.endswith(("Form", "Submission", "Request"))}
    assert all(issubclass(kind, ui.DynamicItem) for kind in component_kinds())


def test_every_service_is_in_the_lifecycle_once(services: Services) -> None:
    counted = Counter(type(service).__name__ for service in services.lifecycle)
    assert [name for name, count in counted.items() if count > 1] == []
    made = {name: part for name, part in vars(services).items() if isinstance(part, Service)}
    assert {id(part) for part in made.values()} == {id(service) for service in services.lifecycle}
    stopped = {
        node.name
        for _, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and any("Service" in ast.unparse(base) for base in node.bases)
    }
    assert stopped - {"BackgroundService", "Services"} == set(counted)


async def test_services_start_in_the_order_of_the_list_and_stop_in_the_reverse_order(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    walked: list[tuple[str, str]] = []
    for service in services.lifecycle:
        for step in ("start", "drain", "stop"):

            async def noted(*_: object, step: str = step, name: str = type(service).__name__) -> None:
                walked.append((step, name))

            monkeypatch.setattr(service, step, noted)
    monkeypatch.setattr("bot.app.services.claim_application", lambda *_: _claimed())
    await services.start(1, [])
    await services.drain(changes_only=True)
    await services.drain()
    await services.close()
    names = [type(service).__name__ for service in services.lifecycle]
    assert walked == [
        *(("start", name) for name in names),
        *(("drain", name) for name in (*reversed(names), *reversed(names))),
        *(("stop", name) for name in reversed(names)),
    ]


async def _claimed() -> bool:
    return True


def test_each_service_stands_below_those_that_it_uses(services: Services) -> None:
    place = {id(service): number for number, service in enumerate(services.lifecycle)}
    above = [
        (type(service).__name__, type(used).__name__)
        for service in services.lifecycle
        for used in vars(service).values()
        if id(used) in place and place[id(used)] > place[id(service)]
    ]
    assert above == []


async def test_a_service_stops_when_it_drains_unless_it_says_otherwise() -> None:
    stopped: list[str] = []

    class Simple(Service):
        async def stop(self) -> None:
            stopped.append("simple")

    service = Simple()
    await service.start(StartContext())
    await service.drain(DrainLimit(0.0))
    assert stopped == ["simple"]
