"""The render benchmark draws every game both ways, leaves the renderers as they were, and counts every delay."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from time import perf_counter
from typing import Any

import pytest

import games
from benchmarks import lateness, render
from benchmarks.render import main, run
from games.magic_numbers.rules import GAME
from renderers import load
from tests.deep_share import share
from tests.renderers.cases import PLAIN, WORDS, long_game


@pytest.fixture(autouse=True)
def as_long_as_need_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a deep run games are played to their end, and otherwise until there is enough to draw."""
    monkeypatch.setattr(render, "MOST_ACTIONS", share(render.MOST_ACTIONS, 60))


def test_each_game_is_drawn_the_houses_way_and_naively(monkeypatch: pytest.MonkeyPatch) -> None:
    longest = render.longest

    def last_of_it(name: str) -> tuple[list[Any], int]:
        # The benchmark draws all that came before as well, so that what is kept is kept.
        views, seats = longest(name)
        return views[-5:], seats

    monkeypatch.setattr(render, "longest", last_of_it)
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


def test_each_encoder_is_told_beside_pillows_in_the_same_run() -> None:
    rows = render.pack(each=1, rounds=1)
    assert [row.encoder for row in rows] == ["isal", "zlib-ng", "pillow", "sleepover"]
    by_name = {row.encoder: row for row in rows}
    assert (by_name["pillow"].times_pillows_ms, by_name["pillow"].times_pillows_kilobytes) == (1, 1)
    assert all(row.boards == len(games.names()) and row.median_ms > 0 for row in rows)
    for row in rows:
        assert row.kilobytes == pytest.approx(row.times_pillows_kilobytes * by_name["pillow"].kilobytes)
    assert by_name["zlib-ng"].kilobytes <= by_name["sleepover"].kilobytes <= by_name["isal"].kilobytes


def test_lateness_is_told_beside_an_idle_loop_for_each_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(render, "run", lambda *_: [])
    monkeypatch.setattr(render, "pack", lambda *_: [])
    main(["--times", "2", "--naive-times", "1", "--rounds", "1", "--seconds", "0.1", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["aim"]["late_p99_ms"] == 10
    assert [row["game"] for row in told["lateness"]] == ["idle", *games.names()]
    for row in told["lateness"]:
        assert row["ticks"] == 100
        assert (row["boards"] > 0) == (row["game"] != "idle")
        assert 0 <= row["p50_ms"] <= row["p99_ms"] <= row["longest_ms"]
        assert 0 <= row["drawing_p99_ms"] <= row["drawing_longest_ms"] <= row["longest_ms"]


async def test_a_loop_that_stands_still_is_late_for_every_millisecond_that_passes() -> None:
    computed = 0.0

    def stand_still() -> None:
        nonlocal computed
        until = perf_counter() + 0.03
        while perf_counter() < until:
            pass
        computed = 0.02

    asyncio.get_running_loop().call_soon(stand_still)
    late = await lateness.ticks(0.02, lambda: computed)
    assert len(late) == 20
    assert all(earlier.whole > later.whole >= 0.01 for earlier, later in pairwise(late))
    assert all(each.drawing == min(each.whole, 0.02) for each in late)


def test_percentiles_are_of_all_delays_in_milliseconds() -> None:
    late = [lateness.Late(number / 1000, number / 2000) for number in range(201)]
    row = lateness.row("tie_die", 7, late)
    assert (row.ticks, row.p50_ms, row.p99_ms, row.longest_ms) == (201, 100, 198, 200)
    assert (row.drawing_p99_ms, row.drawing_longest_ms) == (99, 100)
