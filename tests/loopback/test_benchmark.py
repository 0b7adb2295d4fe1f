"""``python -m benchmarks click`` and ``load`` measure, and tell it as JSON."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.scale import ZONES, Assumed, Cost, made_up
from tests import depth
from tests.patience import PATIENCE

HOUSE = Path(__file__).parents[2]


async def measured(*arguments: str) -> list[dict[str, Any]]:
    """Run a benchmark; the rows that it tells."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks", *arguments, "--json"), cwd=HOUSE, stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(4 * PATIENCE):
        output, _ = await process.communicate()
    assert process.returncode == 0
    return list(json.loads(output)["rows"])


async def test_tables_of_all_games_are_loaded_started_over_and_flooded() -> None:
    some = ("--tables", "4", "--rates", "20", "--seconds", "1", "--open", "4")
    parts = ("rates", "start", "overdue") if depth.deep() else ("rates", "overdue")
    row, *started_over = await measured("load", *parts, *some)
    assert row["actions"] > 0
    assert row["unanswered"] == 0
    assert 0 < row["p50_ms"] <= row["p99_ms"] <= row["longest_ms"]
    assert row["cpu_ms"] > 0
    for started in started_over:
        assert started["actions"] > 0
        assert "first answer" in started["note"]
    assert "4 looked after" in started_over[-1]["note"]


async def test_a_click_costs_one_call_and_a_whisper_where_a_number_was_taken() -> None:
    (row,) = await measured("click", "--clicks", "8", "--warm", "1", "--tables", "1")
    assert row["clicks"] == 8
    assert row["answers_per_click"] == 1
    assert 0 < row["p50_ms"] <= row["p99_ms"] <= row["longest_ms"]


def test_an_evening_of_more_servers_asks_for_as_much_more_and_the_busiest_minute_is_found() -> None:
    cost = Cost(actions=60.0, answers=66.0, calls=12.0, cpu_ms=600.0, stored_kb=8.0, sent_kb=3000.0)
    assumed = Assumed(share=0.5, tables=2.0, pause=10.0, spread=0.0)
    small, large = (made_up(servers, cost, assumed, random.Random(1)) for servers in (1_000, 10_000))
    # All tables of the largest zone are played in the same ten minutes.
    assert large.tables_live == pytest.approx(10_000 * max(ZONES.values()) / sum(ZONES.values()), rel=0.05)
    assert large.tables_live == pytest.approx(10 * small.tables_live, rel=0.1)
    assert large.actions == pytest.approx(large.tables_live / 10, abs=0.1)
    assert large.calls == pytest.approx(large.actions / 5, abs=0.1)
    assert large.calls_of_limit == pytest.approx(large.calls / 50, abs=0.01)
    assert large.cores == pytest.approx(large.actions / 100, abs=0.01)
    assert (small.shards, large.shards) == (1, 4)
