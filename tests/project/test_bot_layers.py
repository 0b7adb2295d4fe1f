"""No circle of imports anywhere, and layers in ``bot`` that each import only those below, read from the source itself.

Imports that only type checkers see count like all others: what they name, a reader has to know as well.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from docs import draw_architecture
from tests.project.source_tree import PACKAGES, ROOT, imports, read, shown


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _known(name: str, there: Mapping[str, object]) -> str | None:
    """Return the project's module that an import of ``name`` reads.

    This is ``name`` itself, or the module from which the name is taken.
    """
    if name in there:
        return name
    outer = name.rpartition(".")[0]
    return outer if outer in there else None


def _imported() -> dict[str, set[str]]:
    """For each module of ours, those of ours that it names."""
    there = {_module(path): imported for package in PACKAGES for path, imported, _ in read(package)}
    return {
        module: {found for name in imported if (found := _known(name, there)) and found != module}
        for module, imported in there.items()
    }


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return the modules of one import cycle, the first again at its end; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []


def test_a_circle_is_found_and_named() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) in (
        ["a", "b", "c", "a"],
        ["b", "c", "a", "b"],
        ["c", "a", "b", "c"],
    )
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []


def test_imports_for_type_checkers_count() -> None:
    tree = ast.parse("if TYPE_CHECKING:\n    from bot.app.client import SleepoverClient\n")
    assert list(imports(tree)) == ["bot.app.client.SleepoverClient"]


def test_no_relative_import_hides_from_this() -> None:
    assert not [shown(path) for package in PACKAGES for path, _, relative in read(package) if relative]


def test_no_files_import_one_another_in_a_circle() -> None:
    graph = _imported()
    assert graph["bot.app.client"], "imports are read"
    assert not circle(graph), " -> ".join(circle(graph))


def _layers() -> list[str]:
    """From the top to the bottom, as the import linter is told; those with ``:`` between may know each other."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (inside,) = (c for c in settings["tool"]["importlinter"]["contracts"] if c.get("containers") == ["bot"])
    return list(inside["layers"])


def _packages(layer: str) -> list[str]:
    return [name.strip() for name in re.split("[|:]", layer)]


def test_every_package_of_the_bot_is_in_a_layer_and_no_module_lies_loose() -> None:
    folders = sorted(path.parent.name for path in (ROOT / "bot").glob("*/__init__.py"))
    assert folders == sorted(name for layer in _layers() for name in _packages(layer))
    assert {path.name for path in (ROOT / "bot").glob("*.py")} == {"__init__.py"}


def _wrong() -> Iterator[str]:
    height = {package: -number for number, layer in enumerate(_layers()) for package in _packages(layer)}
    friends = [set(_packages(layer)) for layer in _layers() if ":" in layer]
    for module, named in _imported().items():
        if module.startswith("bot."):
            package = module.split(".")[1]
            for other in named:
                there = other.split(".")[1] if other.startswith("bot.") else package
                allowed = there == package or any({package, there} <= pair for pair in friends)
                if not allowed and height[there] >= height[package]:
                    yield f"{module} imports {other}"


def test_each_layer_of_the_bot_imports_only_those_below() -> None:
    assert not list(_wrong())


def test_only_the_top_layer_knows_the_client() -> None:
    knowing = {module for module, named in _imported().items() if "bot.app.client" in named}
    top = tuple(f"bot.{package}." for package in _packages(_layers()[0]))
    assert {module for module in knowing if not module.startswith(top)} <= {"playground.play"}


def test_the_picture_of_the_architecture_is_drawn_from_the_code() -> None:
    drawn = draw_architecture.PICTURE.read_text(encoding="utf-8")
    assert drawn == draw_architecture.picture(), "draw it again: uv run python docs/draw_architecture.py"
