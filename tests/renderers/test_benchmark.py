"""The render benchmark draws every game both ways, and leaves the renderers as they were."""

from __future__ import annotations

import games
from benchmarks.render import run
from games.magic_numbers.rules import GAME
from renderers import load
from tests.renderers.cases import PLAIN, WORDS, long_game


def test_each_game_is_drawn_the_houses_way_and_naively() -> None:
    view = GAME.view(long_game(3, 9), None)
    before = load("magic_numbers").board(view, PLAIN, WORDS)
    rows = run(times=3, naive_times=1)
    assert [(row.game, row.how) for row in rows] == [
        (name, how) for name in games.names() for how in ("sleepover", "naive")
    ]
    for ours, naive in zip(rows[::2], rows[1::2], strict=True):
        assert ours.megapixels == naive.megapixels
        assert ours.kilobytes < naive.kilobytes
    assert load("magic_numbers").board(view, PLAIN, WORDS) == before
