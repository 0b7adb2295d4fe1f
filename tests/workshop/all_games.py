"""A plugin of pytest for runs with ``--game``: what looks at all games at once is about each of them, too."""

from __future__ import annotations

import re

import pytest

from tests.deep_share import deep

OF_ALL = {
    "tests/project/test_package_layers": {"test_the_rules_import_only_what_is_pure", "test_no_game_knows_another"},
    "tests/project/test_documents": {"test_the_games_in_the_documents_are_those_that_are_found"},
    "tests/project/test_file_contents": {"test_no_python_file_is_too_long_to_hold_in_the_head"},
    "tests/bot/test_localizer": {"test_every_sentence_is_asked_for", "test_no_english_file_has_a_mistake"},
    "tests/cli/test_laboratory": {"test_what_is_shipped_passes_the_check"},
    "tests/games/test_achievement_context": {"test_a_game_s_own_feats_are_found_in_its_folder_and_it_may_have_none"},
}
"""Some of what looks at all games at once."""
_LOOKS_FOR_ALL = re.compile(r"names\(\)|playable_games\(|\bcases\(|ISSUE_TEMPLATE|\bfiles\(|glob\(")
"""Parts of a module of tests that look for games, or for files that there are more of with each game."""
_NOT_AGAIN = ("workshop", "page", "evenings")
"""Suites that paste games themselves, or need a browser."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark them with every game that is asked for; in a deep run, all tests of modules that look for games."""
    mark = pytest.mark.game(*config.getoption("game"))
    modules = {item.path for item in items if item.path.parent.name not in _NOT_AGAIN} if deep() else set()
    looking = {path for path in modules if _LOOKS_FOR_ALL.search(path.read_text(encoding="utf-8"))}
    functions = {f"{file}.py::{function}" for file, functions in OF_ALL.items() for function in functions}
    for item in items:
        if item.path in looking or item.nodeid.partition("[")[0] in functions:
            item.add_marker(mark)
