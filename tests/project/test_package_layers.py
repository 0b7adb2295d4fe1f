"""Imports allowed between packages: the arrows of docs/architecture.md, read from the code itself."""

from __future__ import annotations

import ast
import tomllib

import pytest

from tests.project.source_tree import PACKAGES, ROOT, imports, modules, read, shown, top

# What rules are made of. Whatever is not here (clock, files, network, threads, pictures, Discord) they do without.
PURE = {
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "fractions", "functools", "games", "hashlib",
    "heapq", "hmac", "importlib", "itertools", "json", "math", "msgspec", "operator", "pkgutil", "random", "re",
    "string", "struct", "types", "typing", "zlib",
}  # fmt: skip
# Input and output, and what differs from one process to the next.
IMPURE_CALLS = {"breakpoint", "eval", "exec", "hash", "id", "input", "open", "print", "__import__"}


def _layers() -> list[str]:
    """From the top (may import all below it) to the bottom, as the import linter is told."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (layers,) = (c["layers"] for c in contracts if c["type"] == "layers" and "containers" not in c)
    return list(layers)


def test_the_linter_is_told_the_arrows_of_the_design() -> None:
    assert _layers() == ["research", "benchmarks", "sleepover", "playground", "bot", "renderers", "games"]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_package_imports_one_above_it(package: str) -> None:
    layers = _layers()
    above = set(layers[: layers.index(package)]) | {"tests"}
    wrong = [
        f"{shown(path)} imports {name}"
        for path, imported, _ in read(package)
        for name in imported
        if top(name) in above
    ]
    assert not wrong


@pytest.mark.parametrize("package", ["benchmarks", "tests"])
def test_nothing_imports_research(package: str) -> None:
    wrong = [
        f"{shown(path)} imports {name}"
        for path, imported, _ in read(package)
        for name in imported
        if top(name) == "research"
    ]
    assert not wrong


def test_only_the_renderers_draw() -> None:
    wrong = [
        shown(path)
        for package in PACKAGES
        if package != "renderers"
        for path, imported, _ in read(package)
        if {"PIL", "bidi", "uharfbuzz"} & set(map(top, imported))
    ]
    assert not wrong


def test_the_simulated_discord_is_known_to_one_module() -> None:
    known = {
        shown(path) for package in PACKAGES for path, imported, _ in read(package) if "simcord" in map(top, imported)
    }
    assert known == {"playground/world/model.py"}


def test_the_rules_import_only_what_is_pure() -> None:
    wrong = [
        f"{shown(path)} imports {name}"
        for path, imported, _ in read("games")
        for name in imported
        if top(name) not in PURE
    ]
    assert not wrong


@pytest.mark.parametrize("package", ["games", "renderers"])
def test_chance_has_a_seed_or_comes_from_the_caller(package: str) -> None:
    wrong: list[str] = []
    for path, tree in modules(package):
        wrong += [
            f"{shown(path)} imports {name}"
            for name in imports(tree)
            if top(name) == "random" and name not in ("random", "random.Random")
        ]
        for node in ast.walk(tree):
            match node:
                case ast.Attribute(value=ast.Name(id="random"), attr=attribute) if attribute != "Random":
                    wrong.append(f"{shown(path)}:{node.lineno} uses the global random.{attribute}")
                case ast.Call(func=ast.Attribute(value=ast.Name(id="random"), attr="Random"), args=[]):
                    wrong.append(f"{shown(path)}:{node.lineno} makes a generator without a seed")
    assert not wrong


def test_the_rules_touch_nothing_outside() -> None:
    wrong = [
        f"{shown(path)}:{node.lineno} calls {node.func.id}()"
        for path, tree in modules("games")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
    ]
    assert not wrong


def test_no_game_knows_another() -> None:
    wrong: list[str] = []
    for package in ("games", "renderers"):
        folders = {
            path.name
            for path in (ROOT / "games").iterdir()
            if (path / "rules.py").exists() or (path / "rules").is_dir()
        }
        for path, imported, _ in read(package):
            own = path.relative_to(ROOT / package).parts[0].removesuffix(".py")
            others = folders - {own} if own in folders else folders
            for name in imported:
                parts = name.split(".")
                if parts[0] in ("games", "renderers") and len(parts) > 1 and parts[1] in others:
                    wrong.append(f"{shown(path)} imports {name}")
    assert not wrong, "a game is found by its name; nothing shared names one"


@pytest.mark.parametrize("package", PACKAGES)
def test_each_package_says_that_it_is_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()
