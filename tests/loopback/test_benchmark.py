"""``python -m benchmarks click`` and ``load`` measure, and tell it as JSON."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as benchmark
from benchmarks import beside, load
from benchmarks.floods import FLOODS
from benchmarks.scale import ZONES, Assumed, Cost, made_up
from tests import deep_share
from tests.loopback.process_pool import nursery
from tests.loopback.program import Program, begun
from tests.time_limits import PATIENCE

HOUSE = Path(__file__).parents[2]
Measured = Callable[..., list[dict[str, Any]]]

LONG = pytest.mark.skipif(not deep_share.deep(), reason="plays for many minutes: pytest --deep")


@pytest.fixture
def measured_here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Measured:
    """Return ``measured``, but in this process, with the bot forked.

    Nothing has to be started, which is most of what a short benchmark takes. In a deep run it is ``measured`` itself.
    """

    def told(*arguments: str) -> list[dict[str, Any]]:
        if deep_share.deep():
            return asyncio.run(measured(*arguments))
        # What it has here is a whole suite's.
        monkeypatch.setattr(load, "freeze_gc", lambda: None)
        monkeypatch.setattr(benchmark.structlog, "configure", lambda **_: None)
        monkeypatch.setattr(beside, "_start", _forked)
        benchmark.main([*arguments, "--json"])
        return list(json.loads(capsys.readouterr().out)["rows"])

    return told


class _Forked(Program):
    """With a nursery's hour of its own, which is over when it ends."""

    async def wait(self) -> int:
        status = await super().wait()
        await self.after.aclose()
        return status

    after: AsyncExitStack


async def _forked(log: Path, *arguments: str) -> _Forked:
    opened = AsyncExitStack()
    child = await begun(
        await opened.enter_async_context(nursery("tests.loopback.second_process")), log, *arguments, of=_Forked
    )
    child.after = opened
    return child


async def measured(*arguments: str, patience: float = 4 * PATIENCE) -> list[dict[str, Any]]:
    """Run a benchmark; the rows that it tells."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "benchmarks", *arguments, "--json"), cwd=HOUSE, stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(patience):
        output, _ = await process.communicate()
    assert process.returncode == 0
    return list(json.loads(output)["rows"])


def test_tables_of_all_games_are_played_at_and_started_over(measured_here: Measured) -> None:
    some = ("--tables", "4", "--rates", "20", "--seconds", "1", "--open", "4")
    parts = ("rates", "start", "overdue") if deep_share.deep() else ("rates", "overdue")
    row, *started_over = measured_here("load", *parts, *some)
    assert row["actions"] > 0
    assert row["unanswered"] == 0
    assert 0 < row["p50_ms"] <= row["p99_ms"] <= row["longest_ms"]
    assert row["cpu_ms"] > 0
    for started in started_over:
        assert started["actions"] > 0
        assert "first answer" in started["note"]
    assert "4 looked after" in started_over[-1]["note"]


@LONG
async def test_an_hour_of_play_does_not_make_the_bot_larger_and_larger() -> None:
    # As many actions as 200 tables at 20 a second make in an hour.
    quarters = await measured("load", "growth", "--seconds", "180", patience=3600)
    assert [row["unanswered"] for row in quarters] == [0, 0, 0, 0]
    assert sum(row["actions"] for row in quarters) > 60_000
    assert quarters[3]["memory_mb"] < 1.05 * quarters[2]["memory_mb"]


@LONG
async def test_nobody_waits_while_computers_play_within_discords_limits_over_a_slow_network() -> None:
    rows = await measured("load", "moods", patience=600)
    assert [row["what"] for row in rows][1:] == ["their own turns", "while computers play"]
    for row in rows:
        assert row["unanswered"] == 0
        assert row["actions"] >= 100
        assert row["p95_ms"] <= 400
        assert row["longest_ms"] <= 1000
        assert row["calls_a_second"] <= 50


@LONG
async def test_whoever_asks_for_far_too_much_takes_nobody_elses_time() -> None:
    peace, *floods = await measured("load", "flood", patience=1200)
    assert len(floods) == len(FLOODS)
    for row in floods:
        assert row["unanswered"] == 0
        assert row["p95_ms"] <= 2 * peace["p95_ms"], row["what"]


@LONG
async def test_thousands_of_overdue_tables_keep_to_the_calls_that_discord_allows() -> None:
    (row,) = await measured("load", "overdue", "--open", "1000", "--seconds", "90", patience=600)
    assert row["unanswered"] == 0
    assert row["calls_a_second"] <= 50
    assert "1000 looked after" in row["note"]


def test_a_click_costs_one_call_and_a_whisper_where_a_number_was_taken(measured_here: Measured) -> None:
    (row,) = measured_here("click", "--clicks", "8", "--warm", "1", "--tables", "1")
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
