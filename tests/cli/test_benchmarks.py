"""A smoke run of the benchmarks: each measures a little, and tells it as JSON or in the report."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as benchmarks
from benchmarks import against, beside, builds, render, report
from benchmarks.sheets import Sheet
from tests import postgres
from tests.time_limits import PATIENCE

HERE = {
    "engine": "--alone --rounds 1 --seconds 0.01",
    "render": "--times 1 --naive-times 1 --rounds 1 --seconds 0.05",
    "computers": "--seconds 0.01 --game tie_die",
    "replay": "--game tie_die --length 4 --rounds 1 --seconds 0.05",
    "history": "--results 200 --busy 20 --rounds 1",
    "leaderboard": "--results 200 --people 40 --rounds 2 --ends 1",
    "commands": "--times 1",
    "databases": "--actions 8 --postgres",
    "click": "--clicks 8 --warm 1 --tables 1",
    "deletion": "--actions 600 --clicking 1 --interval 0.01 --seconds 0.1 --locked --postgres",
}
"""By benchmark the options with which it takes a moment."""
ON_A_SERVER = {"databases", "deletion"}
BESIDE = {
    "idle": "--seconds 0.1",
    "capacity": "--servers 2 --actions 8 --rest 0.1 --chat 8 --channels 2 --roles 1",
}
"""The same of those that start bots as hosts do."""
UNDRAWN = (
    "from bot.rendering.rules_pages import RulesPageBuilder\n"
    "from tests.readiness import undrawn\n"
    "undrawn(RulesPageBuilder)\n"
    "from benchmarks.beside import main\n"
    "main()\n"
)
"""The bot's process of the others, which draws no rules: those take longer than the rest of its start."""


async def undrawn_bot(_module: str, log: Path, *arguments: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    with log.open("wb") as logged:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", UNDRAWN, *arguments), stdin=pipe, stdout=pipe, stderr=logged
        )


@pytest.fixture(autouse=True)
def little_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Databases lie with the tests' files, in memory if there is room; games to draw are short, and few are packed."""
    if any(name in request.node.name for name in ON_A_SERVER):
        # PostgreSQL's own folder lies where it always does.
        postgres.made()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(render, "MOST_ACTIONS", 3)
    monkeypatch.setattr(beside, "_start", undrawn_bot)
    monkeypatch.setattr(render, "pack", partial(render.pack, each=1, rounds=1))


def measured(told: Any) -> list[float]:
    """Return all numbers that a benchmark has told, however they are nested."""
    inner = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    return [told] if isinstance(told, float) else [number for one in inner for number in measured(one)]


@pytest.mark.parametrize("name", HERE)
def test_it_measures_and_tells_it_as_json(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    address = [postgres.made()] if name in ON_A_SERVER else []
    benchmarks.main([name, *HERE[name].split(), *address, "--json"])
    numbers = measured(json.loads(capsys.readouterr().out.splitlines()[-1]))
    assert numbers
    assert all(number >= 0 for number in numbers)


@pytest.mark.parametrize("name", BESIDE)
def test_it_measures_a_bot_beside_it(name: str) -> None:
    command = [sys.executable, "-m", "benchmarks", name, *BESIDE[name].split(), "--json"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, timeout=4 * PATIENCE, check=True)
    assert measured(json.loads(done.stdout))


def test_a_build_is_compared_with_another_by_turns_and_its_ratios_have_a_range(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other, turns = Path("other"), []
    told = {other: iter([2.0, 4.0, 10.0]), builds.HERE: iter([1.0, 3.0, 2.0])}

    def run(command: list[str], *, cwd: Path, **_: Any) -> subprocess.CompletedProcess[str]:
        turns.append((cwd, command[2:]))
        found = {"rows": [{"game": "Pig", "ms": next(told[cwd]), "quiet": True}], "n": 3, "none": 0}
        return subprocess.CompletedProcess(command, 0, f"working\n{json.dumps(found)}\n")

    monkeypatch.setattr(against, "built_from", lambda commit: contextlib.nullcontext(other))
    monkeypatch.setattr(subprocess, "run", run)
    benchmarks.main(["render", "--against", "abc", "--rounds", "3", "--times", "1", "--json"])
    assert turns == [(at, ["benchmarks", "render", "--times", "1", "--json"]) for at in (other, builds.HERE) * 3]
    ms, n = json.loads(capsys.readouterr().out)["rows"]
    assert ms == {"what": "rows · Pig · ms", "there": 4.0, "here": 2.0, "ratio": 0.5, "least": 0.2, "most": 0.75}
    assert (n["what"], n["ratio"]) == ("n", 1.0)


def test_what_an_older_build_cannot_measure_itself_is_measured_from_here(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[Any] = []

    def run(command: list[str], *, cwd: Path, **_: Any) -> subprocess.CompletedProcess[str]:
        commands.append((cwd, command))
        return subprocess.CompletedProcess(command, 0, '{"ready_cpu_s": 1.5}')

    monkeypatch.setattr(subprocess, "run", run)
    assert against.measure("idle", Path("other"), ["--seconds", "1"]) == {"ready_cpu_s": 1.5}
    ((at, command),) = commands
    assert at == builds.HERE
    assert command == [sys.executable, "-m", "benchmarks", "idle", "--of", "other", "--seconds", "1", "--json"]


def test_a_commit_that_is_not_there_cannot_be_compared_with() -> None:
    with pytest.raises(SystemExit, match="does not have the commit nowhere"):
        benchmarks.main(["idle", "--against", "nowhere"])


def _run(date: str, load: float = 0.5) -> report.Run:
    sheet = Sheet.of("how long", ("what", "ms"), [("a | b", 1.234), ("many", 12345)], "by the way")
    return report.Run(date, "2 cores", load, "uv run python -m benchmarks render", (sheet,))


def test_a_stored_run_replaces_its_own_and_leaves_the_others_with_their_dates(tmp_path: Path) -> None:
    about = {"render": "Pictures.", "click": "Presses.", "load": "Many."}
    made = report.Report("benchmarks", tmp_path / "measurements.md", tuple(about), tmp_path / "results")
    for name, run in (
        ("render", _run("2026-11-20")),
        ("click", _run("2026-11-21")),
        ("render", _run("2026-11-22", load=2.1)),
    ):
        made.store(name, run)
        assert made.stored(name) == run
    told = json.loads((tmp_path / "results" / "render.json").read_text(encoding="utf-8"))
    assert told["tables"][0]["rows"] == [["a | b", "1.23"], ["many", "12,345"]]
    listed = made.listed("# Measurements\n\n<!-- list -->\n<!-- /list -->\n\n**Old**: 3 ms\n", about)
    assert "| [render](results/render.json) | Pictures. | 2026-11-22 (busy, load 2.1) |" in listed
    assert "| [click](results/click.json) | Presses. | 2026-11-21 |" in listed
    assert "| load | Many. | see below |" in listed
    assert "**Old**: 3 ms" in listed
    assert made.listed(listed, about) == listed


def test_the_report_stores_what_was_measured_with_its_command(tmp_path: Path) -> None:
    file = tmp_path / "measurements.md"
    file.write_text("# Measurements\n\n<!-- list -->\n<!-- /list -->\n", encoding="utf-8")
    where = ["--file", str(file), "--results", str(tmp_path / "results")]
    benchmarks.main(["--report", "--only", "history", *where, "--", *HERE["history"].split()])
    assert [path.name for path in (tmp_path / "results").iterdir()] == ["history.json"]
    told = json.loads((tmp_path / "results" / "history.json").read_text(encoding="utf-8"))
    assert told["command"] == f"uv run python -m benchmarks history {HERE['history']}"
    assert "| [history](results/history.json) |" in file.read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        benchmarks.main(["--report", "--only", "speed", *where])


def test_the_page_of_measurements_lists_every_benchmark_and_the_dates_of_its_figures() -> None:
    text = benchmarks.REPORT.file.read_text(encoding="utf-8")
    assert benchmarks.REPORT.listed(text) == text, "uv run python -m benchmarks --report"
    assert {path.stem for path in benchmarks.REPORT.results.iterdir()} <= set(benchmarks.BENCHMARKS)


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
