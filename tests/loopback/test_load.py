"""A bot under load, over loopback: it does not grow, keeps to Discord's limits, and nobody takes another's time.

The benchmark ``load`` measures it; all of them take minutes.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.floods import FLOODS
from tests.deep_share import deep
from tests.time_limits import PATIENCE

HOUSE = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not deep(), reason="plays for many minutes: pytest --deep")


async def measured(*arguments: str, patience: float = 4 * PATIENCE) -> list[dict[str, Any]]:
    """Run a benchmark; the rows that it tells."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks", *arguments, "--json"), cwd=HOUSE, stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(patience):
        output, _ = await process.communicate()
    assert process.returncode == 0
    return list(json.loads(output)["rows"])


async def test_an_hour_of_play_does_not_make_the_bot_larger_and_larger() -> None:
    # As many actions as 200 tables at 20 a second make in an hour.
    quarters = await measured("load", "growth", "--seconds", "180", patience=3600)
    assert [row["unanswered"] for row in quarters] == [0, 0, 0, 0]
    assert sum(row["actions"] for row in quarters) > 60_000
    assert quarters[3]["memory_mb"] < 1.05 * quarters[2]["memory_mb"]


async def test_nobody_waits_while_computers_play_within_discords_limits_over_a_slow_network() -> None:
    rows = await measured("load", "moods", patience=600)
    assert [row["what"] for row in rows][1:] == ["their own turns", "while computers play"]
    for row in rows:
        assert row["unanswered"] == 0
        assert row["actions"] >= 100
        assert row["p95_ms"] <= 400
        assert row["longest_ms"] <= 1000
        assert row["calls_a_second"] <= 50


async def test_whoever_asks_for_far_too_much_takes_nobody_elses_time() -> None:
    peace, *floods = await measured("load", "flood", patience=1200)
    assert len(floods) == len(FLOODS)
    for row in floods:
        assert row["unanswered"] == 0
        assert row["p95_ms"] <= 2 * peace["p95_ms"], row["what"]


async def test_thousands_of_overdue_tables_keep_to_the_calls_that_discord_allows() -> None:
    (row,) = await measured("load", "overdue", "--open", "1000", "--seconds", "90", patience=600)
    assert row["unanswered"] == 0
    assert row["calls_a_second"] <= 50
    assert "1000 looked after" in row["note"]
