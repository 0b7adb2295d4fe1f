"""The site of the documents and the recipes name what there is."""

from __future__ import annotations

import importlib
import itertools
import math
import re

import pytest

from bot.i18n import localizer
from bot.rendering.rules_pages import page_count
from docs import rules_pages
from docs.rules_boards import BOARDS
from docs.tables import described
from tests.project.source_tree import ROOT
from tests.project.test_english import begins_with_clause, long, prose

SITE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
RECIPES = (ROOT / "justfile").read_text(encoding="utf-8")


def test_the_sites_contents_are_documents_that_exist() -> None:
    pages = re.findall(r"^ +- .+: (\S+\.md)$", SITE.partition("\nnav:\n")[2], re.M)
    assert len(pages) > 20
    assert len(set(pages)) == len(pages)
    made = {f"{rules_pages.FOLDER}/{rules_pages.file_name(game)}" for game in described()}
    assert made <= set(pages)
    assert [page for page in pages if page not in made and not (ROOT / page).is_file()] == []


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


@pytest.mark.parametrize("game", described())
def test_the_rules_page_of_a_game_has_the_sentences_of_the_command_and_a_board_with_numbers(game: str) -> None:
    page = rules_pages.page(game)
    for number in range(1, page_count(game) + 1):
        assert localizer(game=game)(f"rules-{number}").removeprefix("## ") in page
    pictures = dict(rules_pages.pictures(game))
    assert set(re.findall(r'<img src="([^"]+)"', page)) == set(pictures)
    for board in BOARDS[game]:
        assert f"{len(board.callouts)}. {board.callouts[-1].text}" in page
        assert f"the numbers 1 to {len(board.callouts)}, explained below" in page
    assert [text for text in prose(page) if long(text) or begins_with_clause(text)] == []


@pytest.mark.parametrize("game", described())
def test_the_numbers_on_a_rules_board_are_inside_it_and_apart(game: str) -> None:
    for board in BOARDS[game]:
        view, page = rules_pages.drawn(board)
        places = rules_pages.places(board, view, page)
        width, height = page.size
        radius = rules_pages.RADIUS
        assert all(radius <= x <= width - radius and radius <= y <= height - radius for x, y in places)
        assert all(math.dist(*two) > 2 * radius for two in itertools.combinations(places, 2))


def test_the_numbers_on_walls_furniture_and_pillows_are_there() -> None:
    _, board = BOARDS["pillow_fight"]
    view, _ = rules_pages.drawn(board)
    rows = {name: view.rows[8 - int(name[1])]["ABCDEFGH".index(name[0])] for name in ("E8", "G7", "C6")}
    assert rows == {"E8": "#", "G7": "f", "C6": "f"}
    assert view.pillows["E2"] == 1
