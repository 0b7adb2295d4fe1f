"""Writes ``docs/compatibility.md``: what the project relies on that others do not promise, from the tests' marks.

``uv run python docs/write_compatibility.py`` writes it again; a test compares. A test says what it holds with
``@pytest.mark.relies_on("Pillow", "What it does.")``.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "compatibility.md"
OTHERS = {"SQLite": "the running Python's"}
"""Parts that no requirement names, and their versions."""

HEAD = """# Compatibility

The project relies on library behaviour that nobody promises. If one of these changes, the test beside it fails; read it
before you move a version. `uv run python docs/write_compatibility.py` writes this page from the tests' marks, and
[CONTRIBUTING.md](../CONTRIBUTING.md#dependencies) says how a version is moved.

| library | version | what it does | test |
|---|---|---|---|
"""


class Reliance(NamedTuple):
    """A behaviour of a library, and the test that holds it to that."""

    package: str
    behaviour: str
    test: str


def reliances() -> Iterator[Reliance]:
    """Yield what the tests are marked with.

    Raises:
        ValueError: a mark does not have a library and a behaviour.
    """
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.relies_on(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            for mark in getattr(node, "decorator_list", ()):
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.relies_on":
                    said = [ast.literal_eval(argument) for argument in mark.args]
                    if len(said) != 2 or not said[1].endswith("."):
                        raise ValueError(f"{path}:{mark.lineno}: relies_on takes a library, and a sentence")
                    yield Reliance(*said, f"{path.relative_to(ROOT).as_posix()}::{node.name}")  # type: ignore[attr-defined]


def versions() -> dict[str, str]:
    """Return the exact version of everything that a clone has, by its canonical name."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = [
        *settings["tool"]["uv"]["constraint-dependencies"],
        *(one for group in settings["dependency-groups"].values() for one in group),
    ]
    exact = [one for one in map(Requirement, pinned) if one.specifier]
    return {canonicalize_name(one.name): next(iter(one.specifier)).version for one in exact}


def page() -> str:
    """Return the page.

    Raises:
        KeyError: a mark names a library that is neither pinned nor in ``OTHERS``.
    """
    pinned = versions()
    found = sorted(reliances(), key=lambda one: (one.package.lower(), one.behaviour))
    rows = ((one.package, _version(one.package, pinned), one.behaviour, f"`{one.test}`") for one in found)
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _version(library: str, pinned: dict[str, str]) -> str:
    return OTHERS[library] if library in OTHERS else pinned[canonicalize_name(library)]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
