"""``python -m benchmarks click`` measures, and tells it as JSON."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

from tests.patience import PATIENCE

HOUSE = Path(__file__).parents[2]


async def test_a_click_costs_one_call_and_a_whisper_where_a_number_was_taken() -> None:
    arguments = ["click", "--clicks", "8", "--warm", "1", "--tables", "1", "--json"]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks", *arguments), cwd=HOUSE, stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(4 * PATIENCE):
        output, _ = await process.communicate()
    assert process.returncode == 0
    (row,) = json.loads(output)["rows"]
    assert row["clicks"] == 8
    assert row["answers_per_click"] == 1
    assert 0 < row["p50_ms"] <= row["p99_ms"] <= row["longest_ms"]
