"""The reference is complete: each entry, and each method of it, has a line in its docstring that runs."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.project.api_names import names_for_examples
from tests.project.source_tree import ROOT

PAGE = ROOT / "docs" / "reference.md"
ENTRIES = re.findall(r"^::: ([\w.]+)$", PAGE.read_text(encoding="utf-8"), re.M)


def _found(entry: str) -> Any:
    module, _, name = entry.rpartition(".")
    return getattr(importlib.import_module(module), name)


def _documented() -> Iterator[tuple[str, Any]]:
    """Yield each entry and each method of an entry, by its name."""
    for entry in ENTRIES:
        found = _found(entry)
        # A protocol with one method tells how that is called.
        if not (inspect.isclass(found) and getattr(found, "_is_protocol", False) and entry.split(".")[-1] != "Game"):
            yield entry, found
        if inspect.isclass(found):
            for name, member in vars(found).items():
                function = member.__func__ if isinstance(member, classmethod | staticmethod) else member
                if not name.startswith("_") and (inspect.isfunction(function) or isinstance(member, property)):
                    yield f"{entry}.{name}", member


DOCUMENTED = dict(_documented())


@pytest.mark.parametrize("name", DOCUMENTED)
def test_it_has_a_line_that_runs_and_prints_what_stands_below_it(name: str) -> None:
    text = inspect.getdoc(DOCUMENTED[name]) or ""
    examples = doctest.DocTestParser().get_doctest(text, names_for_examples(), name, None, None)
    assert examples.examples, "add `Examples:` with a line that begins with >>>"
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(examples, out=said.append)
    assert not said, "".join(said)


def test_the_page_has_what_a_game_and_a_program_need() -> None:
    wanted = {"Game", "Table", "Record", "Dice", "Event", "Hidden", "Transition", "IllegalAction", "Computer"}
    assert wanted <= {entry.split(".")[-1] for entry in ENTRIES}
    assert len(DOCUMENTED) > 60


def test_every_event_of_every_game_is_on_it() -> None:
    from games import core

    events = {name for name, value in vars(core).items() if inspect.isclass(value) and issubclass(value, core.Event)}
    assert {f"games.core.{name}" for name in events} <= set(ENTRIES)
