"""Determinism of a game's pictures and texts: the same when drawn again, and in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import games

ROOT = Path(__file__).parents[2]
WHERE = {"magic_numbers": "boards", "pillow_fight": "pillow_boards"}
"""Whose tests are called otherwise than the game."""


def _says(game: str) -> bool:
    """Return whether the game's tests define ``digests``."""
    tests = Path(__file__).parent / f"test_{WHERE.get(game, game)}.py"
    return tests.is_file() and "def digests(" in tests.read_text(encoding="utf-8")


DRAWN = [game for game in games.names() if _says(game)]


def digests(game: str) -> list[str]:
    """Of boards and texts for some positions."""
    found: list[str] = import_module(f"tests.renderers.test_{WHERE.get(game, game)}").digests()
    return found


@cache
def elsewhere() -> dict[str, list[str]]:
    """Return the digests of all games, made in one process with another hash seed."""
    command = "from tests.renderers.test_determinism import *; [print(game, *digests(game)) for game in DRAWN]"
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    done = subprocess.run(
        [sys.executable, "-c", command], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return {game: made for game, *made in map(str.split, done.stdout.splitlines())}


def test_the_games_of_the_house_are_there() -> None:
    assert {"magic_numbers", "pillow_fight", "sibling_rivalry", "tie_die"} <= {*DRAWN}


@pytest.mark.parametrize("game", DRAWN)
def test_the_same_view_gives_the_same_bytes_again_and_in_another_process(game: str) -> None:
    here = digests(game)
    assert here
    assert digests(game) == here
    assert elsewhere()[game] == here
