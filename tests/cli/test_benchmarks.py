"""``python -m benchmarks``: brings what it compares with, once; measures without it too."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest

import games
from benchmarks import __main__ as benchmarks
from benchmarks import databases, engine, leaderboard, replay, report
from benchmarks.sheets import Sheet, tell
from games.ai import levels
from tests import postgres


@pytest.fixture
def in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Databases lie with the tests' files, in memory if there is room: how long the disk takes is not asked here."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.fixture
def nothing_to_compare_with(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Remove the comparison libraries; return the calls that replace this process."""
    started: list[Any] = []
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(shutil, "which", lambda _: "/bin/uv")
    monkeypatch.setattr(os, "execve", lambda *call: started.append(call))
    monkeypatch.delenv(benchmarks.AGAIN, raising=False)
    return started


def test_missing_libraries_are_brought_by_running_again_through_uv(nothing_to_compare_with: list[Any]) -> None:
    benchmarks.bring(["pettingzoo"], ["engine", "--json"])
    ((program, command, environment),) = nothing_to_compare_with
    assert program == "/bin/uv"
    assert " ".join(command) == "/bin/uv run --group bench python -m benchmarks engine --json"
    assert environment[benchmarks.AGAIN] == "1"


def test_it_runs_itself_again_only_once(nothing_to_compare_with: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(benchmarks.AGAIN, "1")
    with pytest.raises(SystemExit, match=r"needs pettingzoo.*did not bring it"):
        benchmarks.bring(["pettingzoo"], ["engine"])
    assert not nothing_to_compare_with


def test_without_uv_it_says_what_to_install(
    nothing_to_compare_with: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SystemExit, match="install uv"):
        benchmarks.bring(["pyspiel"], ["engine"])
    assert not nothing_to_compare_with


def test_an_unknown_benchmark_is_answered_with_those_there_are() -> None:
    with pytest.raises(
        SystemExit,
        match="engine,render,letters,click,load,computers,replay,history,leaderboard,farming,review,planning,databases,scale,all}",
    ):
        benchmarks.main(["speed"])


def test_the_engine_is_measured_alone_and_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    benchmarks.main(["engine", "--alone", "--json", "--rounds", "2", "--seconds", "0.01"])
    told = json.loads(capsys.readouterr().out)
    assert set(told["decisions_per_second"]) == {f"sleepover {name}" for name in games.names()}
    for measured in told["decisions_per_second"].values():
        assert len(measured["rounds"]) == 2
        assert 0 < measured["low"] <= measured["median"] <= measured["high"]


@pytest.mark.parametrize("columns", [20, 60, 80, 200])
def test_a_terminal_however_narrow_shows_every_number_whole(
    columns: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    titles = ("what it is", "everywhere at once", "here", "over people that there are")
    row = ("a description of many words, " * 4, 1_234_567, 98.5, 3_360)
    tell([Sheet.of("A sheet", titles, [row])], {}, as_json=False)
    out = capsys.readouterr().out
    assert "…" not in out
    assert re.search("1,234,567 .* 98.50 .* 3,360 ", out)
    assert len({len(line) for line in out.splitlines()[1:]}) == 1, "each line has its end"
    assert out.count("description") == 4


def test_ratios_are_taken_round_by_round() -> None:
    assert engine.ratios([10.0, 20.0, 90.0], [1.0, 4.0, 10.0]) == (9.0, 5.0, 10.0)


def test_each_game_is_held_against_each_library_by_its_own_aim() -> None:
    assert engine.aim("pillow_fight", "boardgame.io") == 5
    assert engine.aim("pillow_fight", "PettingZoo") == 2
    assert engine.aim("pillow_fight", "OpenSpiel") is None
    assert {engine.aim("magic_numbers", library) for library in ("boardgame.io", "PettingZoo", "OpenSpiel")} == {5}


def test_a_ratio_short_of_its_aim_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    quick = engine.Contestant("tie_die", "", lambda *_: 10.0)
    slow = engine.Contestant("client", "boardgame.io", lambda *_: 2.5)
    slower = engine.Contestant("reducer", "boardgame.io", lambda *_: 2.0)
    rates = {each.name: [each.rate(0, Random())] for each in (quick, slow, slower)}
    tell(list(engine._sheets([quick, slow, slower], rates)), None, as_json=False)
    told = capsys.readouterr().out
    assert "4.0 *" in told
    assert "5.0 *" not in told
    assert "5.0–5.0" in told


def test_how_long_computers_think_is_measured_and_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    benchmarks.main(["computers", "--json", "--seconds", "0.01", "--game", "magic_numbers"])
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert {row["level"] for row in rows} == set(levels.levels("magic_numbers"))
    assert {row["seats"] for row in rows} == {2, 4, 10}
    for row in rows:
        assert 0 <= row["p50_ms"] <= row["p99_ms"] <= row["max_ms"]


@pytest.mark.usefixtures("in_memory")
def test_pages_of_past_games_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    benchmarks.main(["history", "--results", "400", "--busy", "30", "--rounds", "2", "--json"])
    games_on = {row["page"]: row["games"] for row in json.loads(capsys.readouterr().out)["rows"]}
    assert games_on["busy, newest"] == games_on["busy, from the middle"] == games_on["busy, back from the middle"] == 11
    assert games_on["busy, a game played once"] == games_on["busy, a server visited once"] == 1
    assert games_on["busy, a server never visited"] == games_on["nobody"] == 0


def test_replays_are_measured_beside_other_formats(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--game", "magic_numbers", "--length", "8", "--rounds", "1", "--seconds", "0.2", "--json"]
    benchmarks.main(["replay", *given])
    told = json.loads(capsys.readouterr().out)
    ours, *others = told["rows"]
    assert (ours["how"], ours["times"]) == ("sleepover", 1)
    assert {row["how"] for row in others} == set(replay.OTHERS)
    assert all(row["kilobytes"] > 0 and row["pictures"] == ours["pictures"] for row in others)
    idle, boards, both = told["waits"]
    assert (idle["boards"], boards["what"], both["what"]) == (0, "boards", "boards and an animation")
    assert both["board_p50_ms"] > 0


@pytest.mark.usefixtures("in_memory")
def test_the_leaderboards_benchmark_fills_computes_asks_and_stores(capsys: pytest.CaptureFixture[str]) -> None:
    leaderboard.main(["--results", "300", "--people", "40", "--rounds", "5", "--ends", "3", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["results"] == 300
    assert found["tables"] > 50
    assert found["ratings"] > 100
    assert "INDEX ratings_ranked" in found["plan"][0]
    assert {row["people"] for row in found["ends"]} == {2, 4, 10}
    assert all(row["p50_ms"] > 0 for row in (*found["pages"], *found["ends"]))


def test_the_two_databases_are_compared_in_one_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    address = postgres.made()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    databases.main(["--postgres", address, "--actions", "8", "--json"])
    rows = json.loads(capsys.readouterr().out.splitlines()[-1])["rows"]
    assert [(row["what"], row["database"]) for row in rows] == [
        ("one table", "SQLite"),
        ("8 tables", "SQLite"),
        ("one table", "PostgreSQL"),
        ("8 tables", "PostgreSQL"),
        ("8 tables, 4 stores", "PostgreSQL"),
    ]
    assert all(row["per_second"] > 0 for row in rows)


# The report


TEXT = """# Measurements

<!-- list -->
<!-- /list -->

<!-- end of sections -->

## Before

**Old**: 3 ms
"""
MACHINE = "2 cores, Linux x86_64, Python 3.11.7"


def _section(name: str, day: str, value: float, load: float = 0.5) -> str:
    sheet = Sheet.of("how long", ("what", "ms"), [("a | b", value), ("many", 12345)], "by the way")
    return benchmarks.REPORT.section(name, ["--rounds", "3"], [sheet], day=day, machine=MACHINE, load=load)


def test_a_section_says_when_where_and_how_it_was_measured() -> None:
    told = _section("render", "2026-11-22", 1.234)
    assert (
        "2026-11-22 · 2 cores, Linux x86_64, Python 3.11.7 · load 0.5 · `uv run python -m benchmarks render --" in told
    )
    assert "| what | ms |\n| --- | ---: |\n| a / b | 1.23 |\n| many | 12,345 |\n\nby the way\n" in told
    assert "busy (load 2.1)" in _section("render", "2026-11-22", 1.0, load=2.1)


def test_a_new_section_takes_the_place_of_its_own_and_leaves_the_others_with_their_days() -> None:
    text = TEXT
    for name, day, value in (
        ("render", "2026-11-20", 1.0),
        ("click", "2026-11-21", 2.0),
        ("render", "2026-11-22", 3.0),
    ):
        text = report.written(text, name, _section(name, day, value))
    assert report.days(text) == {"render": "2026-11-22", "click": "2026-11-21"}
    assert ("| a / b | 1.00 |" in text, text.count("### render")) == (False, 1)
    assert text.index("### render") < text.index("### click") < text.index("## Before")
    assert report.written(text, "click", _section("click", "2026-11-21", 2.0)) == text
    assert "**Old**: 3 ms" in text
    listed = report.listed(text, {"render": "Pictures.", "click": "Presses.", "load": "Many."})
    assert "| [render](#render) | Pictures. | 2026-11-22 |" in listed
    assert "| load | Many. | see below |" in listed
    assert report.listed(listed, {"render": "Pictures.", "click": "Presses.", "load": "Many."}) == listed
    with pytest.raises(ValueError, match="no place for sections"):
        report.written("# Nothing", "click", "")


@pytest.mark.usefixtures("in_memory")
def test_the_report_runs_what_was_asked_for_and_passes_options_on(tmp_path: Path) -> None:
    file = tmp_path / "measurements.md"
    file.write_text(TEXT)
    options = ["--", "--results", "400", "--busy", "30", "--rounds", "2"]
    benchmarks.main(["--report", "--only", "history", "--file", str(file), *options])
    text = file.read_text()
    assert list(report.days(text)) == ["history"]
    assert "`uv run python -m benchmarks history --results 400 --busy 30 --rounds 2`" in text
    assert "| busy, a game played once | 1 |" in text
    with pytest.raises(SystemExit):
        benchmarks.main(["--report", "--only", "speed", "--file", str(file)])


def test_the_page_of_measurements_lists_every_benchmark_and_the_days_of_its_figures() -> None:
    text = benchmarks.REPORT.file.read_text(encoding="utf-8")
    assert report.listed(text, benchmarks.REPORT.about()) == text, "uv run python -m benchmarks --report"
    assert set(report.days(text)) <= set(benchmarks.BENCHMARKS)
