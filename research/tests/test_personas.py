"""``python -m research personas``: each character does most often what it is known for."""

from __future__ import annotations

from functools import cache

import pytest

from games.ai import levels
from research.personas import OTHER, WAYS, Seen, seen
from tests.deep_share import share

POSITIONS = share(40, 20)
"""So many in which there is a choice about it show what a character is like."""


@cache
def _seen(game: str) -> dict[tuple[str, str], Seen]:
    return seen(game, POSITIONS, "tests")


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, ways in WAYS.items() for name in ways])
def test_a_character_does_more_often_than_others_what_it_is_known_for(game: str, name: str) -> None:
    own, normal = (_seen(game)[name, who] for who in (name, OTHER))
    assert own.could >= 5
    assert own.did / own.could > normal.did / normal.could + 0.05


@pytest.mark.parametrize("game", WAYS)
def test_it_is_told_of_all_characters_what_each_is_known_for(game: str) -> None:
    assert set(WAYS[game]) == set(levels.CHARACTERS)
