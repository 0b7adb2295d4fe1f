"""A smoke run of the benchmarks: each measures a little, and tells it as JSON or in the report."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as benchmarks
from benchmarks import render
from tests import postgres
from tests.time_limits import PATIENCE

HERE = {
    "engine": "--alone --rounds 1 --seconds 0.01",
    "render": "--times 1 --naive-times 1 --rounds 1 --seconds 0.05",
    "computers": "--seconds 0.01 --game tie_die",
    "replay": "--game tie_die --length 4 --rounds 1 --seconds 0.05",
    "history": "--results 200 --busy 20 --rounds 1",
    "leaderboard": "--results 200 --people 40 --rounds 2 --ends 1",
    "databases": "--actions 8 --postgres",
}
"""By benchmark the options with which it takes a moment."""
BESIDE = {"click": "--clicks 8 --warm 1 --tables 1"}
"""The same of those that start a bot."""


@pytest.fixture(autouse=True)
def little_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Databases lie with the tests' files, in memory if there is room, and games to draw are short."""
    if "databases" in request.node.name:
        # PostgreSQL's own folder lies where it always does.
        postgres.made()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(render, "MOST_ACTIONS", 20)


def measured(told: Any) -> list[float]:
    """Return all numbers that a benchmark has told, however they are nested."""
    inner = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    return [told] if isinstance(told, float) else [number for one in inner for number in measured(one)]


@pytest.mark.parametrize("name", HERE)
def test_it_measures_and_tells_it_as_json(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    address = [postgres.made()] if name == "databases" else []
    benchmarks.main([name, *HERE[name].split(), *address, "--json"])
    numbers = measured(json.loads(capsys.readouterr().out.splitlines()[-1]))
    assert numbers
    assert all(number >= 0 for number in numbers)


@pytest.mark.parametrize("name", BESIDE)
def test_it_measures_a_bot_beside_it(name: str) -> None:
    command = [sys.executable, "-m", "benchmarks", name, *BESIDE[name].split(), "--json"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, timeout=4 * PATIENCE, check=True)
    assert measured(json.loads(done.stdout))


def test_the_report_has_a_section_for_what_was_measured(tmp_path: Path) -> None:
    file = tmp_path / "measurements.md"
    file.write_text("# Measurements\n\n<!-- list -->\n<!-- /list -->\n\n<!-- end of sections -->\n")
    for _ in range(2):
        benchmarks.main(["--report", "--only", "history", "--file", str(file), "--", *HERE["history"].split()])
    text = file.read_text()
    assert text.count("### history") == 1
    assert f"`uv run python -m benchmarks history {HERE['history']}`" in text


def test_missing_libraries_are_brought_by_running_again_through_uv_and_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[Any] = []
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(shutil, "which", lambda _: "/bin/uv")
    monkeypatch.setattr(os, "execve", lambda *call: started.append(call))
    monkeypatch.delenv(benchmarks.AGAIN, raising=False)
    benchmarks.bring(["pettingzoo"], ["engine", "--json"])
    ((_, command, environment),) = started
    assert " ".join(command) == "/bin/uv run --group bench python -m benchmarks engine --json"
    monkeypatch.setenv(benchmarks.AGAIN, environment[benchmarks.AGAIN])
    with pytest.raises(SystemExit, match=r"needs pettingzoo.*did not bring it"):
        benchmarks.bring(["pettingzoo"], ["engine"])
    assert len(started) == 1
