"""No import cycle anywhere, and layers in ``bot`` that each import only those below, read from the source itself.

Imports for type checkers count like all others, because a reader has to know what they name.
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


def _layers() -> list[set[str]]:
    """Return the packages of each layer of the bot, from the top."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (inside,) = (c for c in settings["tool"]["importlinter"]["contracts"] if c.get("containers") == ["bot"])
    return [{name.strip() for name in re.split(r"[|:]", layer)} for layer in inside["layers"]]


def test_every_package_of_the_bot_is_in_a_layer_and_no_module_outside_of_one() -> None:
    folders = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert folders == set().union(*_layers())
    assert {path.name for path in (ROOT / "bot").glob("*.py")} == {"__init__.py"}


def _wrong() -> Iterator[str]:
    height = {package: -number for number, packages in enumerate(_layers()) for package in packages}
    # The one layer whose packages may import one another, as the contract says.
    top = max(height.values())
    for module, named in _imported().items():
        if module.startswith("bot."):
            package = module.split(".")[1]
            for other in named:
                there = other.split(".")[1] if other.startswith("bot.") else package
                if (
                    there != package
                    and height[there] >= height[package]
                    and (height[there] < top or height[package] < top)
                ):
                    yield f"{module} imports {other}"


def test_each_layer_of_the_bot_imports_only_those_below() -> None:
    assert not list(_wrong())


def test_only_the_top_layer_knows_the_client() -> None:
    knowing = {module for module, named in _imported().items() if "bot.app.client" in named}
    assert {module for module in knowing if not module.startswith(("bot.app.", "bot.cogs."))} <= {"playground.play"}


def test_the_picture_is_drawn_from_the_code() -> None:
    drawn = draw_architecture.PICTURE.read_text(encoding="utf-8")
    assert drawn == draw_architecture.picture(), "draw it again: uv run python docs/draw_architecture.py"
