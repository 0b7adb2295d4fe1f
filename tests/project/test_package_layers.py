"""Imports allowed between packages: the arrows of docs/architecture.md, read from the code itself."""

from __future__ import annotations

import ast
import tomllib

import pytest

from sleepover.workshop.checks.purity import impurities_of
from tests.project.source_tree import PACKAGES, ROOT, modules, read, shown, top


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
    assert [wrong for path, tree in modules("games") for wrong in impurities_of(shown(path), tree)] == []


def test_pictures_take_chance_with_a_seed() -> None:
    found = [wrong for path, tree in modules("renderers") for wrong in impurities_of(shown(path), tree)]
    assert [wrong for wrong in found if "random" in wrong or "generator" in wrong] == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("import time", "imports time"),
        ("from random import choice", "imports random.choice"),
        ("def later():\n    from PIL import Image", "imports PIL.Image"),
        ("import random\nrandom.random()", "uses the global random.random"),
        ("import random\nrandom.Random()", "makes a generator without a seed"),
        ("print(1)", "calls print()"),
        ("from random import Random\nfrom games.core import Game", None),
    ],
)
def test_what_is_not_pure_is_told(text: str, wrong: str | None) -> None:
    found = list(impurities_of("x.py", ast.parse(text)))
    assert found == [] if wrong is None else any(one.endswith(wrong) for one in found)


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
