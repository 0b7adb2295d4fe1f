"""The site of the documents and the recipes name what there is."""

from __future__ import annotations

import importlib
import re

from tests.project.source_tree import ROOT

SITE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
RECIPES = (ROOT / "justfile").read_text(encoding="utf-8")


def test_the_sites_contents_are_documents_that_exist() -> None:
    pages = re.findall(r"^ +- .+: (\S+\.md)$", SITE.partition("\nnav:\n")[2], re.M)
    assert len(pages) > 20
    assert len(set(pages)) == len(pages)
    assert [page for page in pages if not (ROOT / page).is_file()] == []


def test_every_change_builds_the_site_strictly() -> None:
    build = "--group docs mkdocs build --strict"
    assert build in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert build in RECIPES


def test_the_reference_names_public_things_with_a_docstring() -> None:
    named = re.findall(r"^::: (\S+)$", (ROOT / "docs" / "reference.md").read_text(encoding="utf-8"), re.M)
    assert {"games.core.table.Table", "games.core.record.Record", "games.core.Game", "games.core.dice.Dice"} <= {*named}
    for name in named:
        module, _, thing = name.rpartition(".")
        assert getattr(importlib.import_module(module), thing).__doc__, name


def test_there_is_a_recipe_for_each_everyday_task() -> None:
    recipes = set(re.findall(r"^([a-z]+)(?: [*A-Z]+)*:(?!=)", RECIPES, re.M))
    assert recipes == {"test", "lint", "docs", "pictures", "bench", "release"}
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for check in re.findall(r"^uv run --group lint .*$", contributing, re.M):
        assert f"    {check}\n" in RECIPES, check


def test_the_recipe_of_a_release_does_what_the_list_says() -> None:
    recipe = RECIPES.partition("\nrelease VERSION:\n")[2]
    steps = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
    commands = [
        *(".ci/run", "uv run pytest --deep", "uv run python docs/pin_requirements.py", "just bench click load"),
        *("deploy/image.sh build", "deploy/image.sh try", "git tag -s v", "uv build --wheel"),
    ]
    assert [command for command in commands if f"`{command}" not in " ".join(steps.split())] == []
    assert [command for command in commands if f"    {command}" not in recipe] == []
    by_hand = re.findall(r"(\d+) \(", recipe.partition("By hand:")[2].partition("\n")[0])
    assert by_hand == ["3", "4", "6", "8"]
