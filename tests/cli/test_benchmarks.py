"""``python -m benchmarks``: brings what it compares with, once; measures without it too."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import tempfile
from collections.abc import Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import games
from benchmarks import __main__ as benchmarks
from benchmarks import (
    databases,
    engine,
    following,
    judging,
    leaderboard,
    perfect,
    readers,
    replay,
    report,
    solving,
    strengths,
)
from benchmarks.sheets import Sheet, tell
from bot.ratings.ai_strength_data import MEASURED, MeasuredWinRate
from games import simulation
from games.ai import levels
from games.analysis import luck_percentiles
from games.core import Setup
from games.core.dice import ScriptedDice
from games.magic_numbers.ai.belief_updates import suspicions
from games.magic_numbers.ai.prospects import CARDS, prospects
from games.magic_numbers.rules import GAME
from games.magic_numbers.rules import Options as MagicOptions
from games.pillow_fight.ai import opponent_search
from games.sibling_rivalry.data import solved_short
from tests import postgres
from tests.deep_share import share


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
        match="engine,render,letters,click,load,computers,bound,readers,characters,even,replay,history,leaderboard,farming,review,judging,planning,databases,scale,puzzles,following,all,perfect",
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


def test_the_bound_is_above_what_the_levels_win_of_one_another(capsys: pytest.CaptureFixture[str]) -> None:
    benchmarks.main(["bound", "--json", "--seconds", "0"])
    against = json.loads(capsys.readouterr().out)["against"]
    assert against["random"]["share"] > against["normal"]["share"] > 0.6


def test_what_a_reader_wins_of_the_hard_computer_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    benchmarks.main(["readers", "--json", "--games", "8", "--average", "1", "--only", "race"])
    row = json.loads(capsys.readouterr().out)["readers"]["race"]
    assert row["games"] == 8
    assert row["low"] <= row["share"] <= row["high"]
    # It knows more than nothing, and not all.
    assert 1 / 6 < row["chance"] < 0.9


def test_who_follows_nothing_decides_as_a_hard_computer_that_has_one_choice_to_follow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = games.load("pillow_fight").options()
    seen = list(islice(simulation.decisions("pillow_fight", options, ["normal"] * 3, "following", 0), share(60, 24)))
    plain, hard = following.OTHERS["learned"], levels.load("pillow_fight", "hard")
    chosen = [plain.choose(each.view, each.legal, Random(0)) for each in seen]
    assert [hard.choose(each.view, each.legal, Random(0)) for each in seen[::6]] != chosen[::6]
    monkeypatch.setitem(opponent_search.BREADTH, 3, opponent_search.SearchBreadth(choices=1, rests=1, close=0.02))
    assert [hard.choose(each.view, each.legal, Random(0)) for each in seen] == chosen


def test_who_judges_by_the_race_decides_as_a_hard_computer_where_nothing_was_learned() -> None:
    options = games.load("pillow_fight").options()
    for each in islice(simulation.decisions("pillow_fight", options, ["normal"] * 5, "following", 0), share(40, 20)):
        chosen = following.OTHERS["race"].choose(each.view, each.legal, Random(0))
        assert levels.load("pillow_fight", "hard").choose(each.view, each.legal, Random(0)) == chosen


def test_the_hard_computer_sits_in_every_seat_among_those_that_follow_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine: list[set[int]] = []

    def play(
        game: str, options: Any, levels: Sequence[str], seed: str, number: int, guests: simulation.Guests
    ) -> simulation.SimulatedGame:
        mine.append({seat for seat, level in enumerate(levels) if level == "hard" and seat not in guests})
        assert set(guests.values()) == {following.OTHERS["race"]}
        return simulation.SimulatedGame(((1,), (0, 2)), 0, 1, 1)

    monkeypatch.setattr(simulation, "play", play)
    benchmarks.main(["following", "--json", "--games", "6", "--against", "race"])
    assert mine == [{0}, {1}, {2}] * 2
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["against"], row["games"], row["wins"]) == ("race", 6, 2)
    assert row["share"] == pytest.approx(row["fair"])
    assert row["low"] < row["share"] < row["high"]


def test_a_wary_reader_pays_for_not_being_seen_through(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.view(GAME.start(MagicOptions(), 2, Setup(), ScriptedDice([4, 2, 5, 1, 1])).state, 0)
    cards = [1 / 30] * 30
    moment = readers.Moment(view, 0, 2, CARDS.index((4, 2)), 12, cards, suspicions((), 2, 30, 2))
    # Keeping the Evil number costs a little. Giving it away would tell the hard computer which it is.
    monkeypatch.setattr(readers, "pairs", lambda *_: (0.50, 0.52))
    keep, give = readers.wary(moment, readers.Average.of(30, 0))
    assert keep > give
    monkeypatch.setattr(readers, "pairs", lambda *_: (0.40, 0.60))
    keep, give = readers.wary(moment, readers.Average.of(30, 0))
    assert keep < give


def test_a_wary_reader_takes_what_wins_since_nobody_sees_through_it_afterwards() -> None:
    view = GAME.view(GAME.start(MagicOptions(), 2, Setup(), ScriptedDice([4, 2, 5, 1, 1])).state, 0)
    last = prospects(4, 2, 30).after[4].index(30)
    moment = readers.Moment(view, 0, 4, CARDS.index((4, 2)), last, [1 / 30] * 30, suspicions((), 2, 30, 2))
    assert readers.wary(moment, readers.Average.of(30, 0)) == (1.0, 0.0)


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


def test_the_perfect_player_wins_half_of_the_games_against_itself_and_more_against_others() -> None:
    # A game to seven points takes a moment to solve; the real ones take a minute.
    level = {name: perfect.Player(name, 7) for name in (perfect.PERFECT, levels.RANDOM)}

    def wins(first: str, second: str) -> float:
        return perfect.Solver(level[first], level[second], 7).solve(lambda _: None)

    assert wins(perfect.PERFECT, perfect.PERFECT) == pytest.approx(0.5, abs=1e-3)
    assert wins(perfect.PERFECT, levels.RANDOM) > 0.52
    assert wins(levels.RANDOM, levels.RANDOM) == pytest.approx(0.5, abs=1e-3)


def test_the_solved_game_is_written_down_as_it_is_read() -> None:
    values = solving.Values("short", scratch=False)
    assert "".join(re.findall(r'^    "(.*)"$', values.text(), flags=re.M)) == solved_short.VALUES
    # Near the finish and far from it: what a turn comes to is what is written down, but for rounding.
    for position in ((12, 3, None), (0, 0, None), (5, 9, (3, 4)), (11, 12, (6, 1))):
        assert values.worked_out(position) == pytest.approx(values.known[position], abs=0.01)


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
    return report.section(name, ["--rounds", "3"], [sheet], day=day, machine=MACHINE, load=load)


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
    text = report.FILE.read_text(encoding="utf-8")
    assert report.listed(text, report.about(benchmarks.BENCHMARKS)) == text, "uv run python -m benchmarks --report"
    assert set(report.days(text)) <= set(benchmarks.BENCHMARKS)
    assert all(f"benchmarks {name} " in text for name in benchmarks.SOLVERS)


def test_strengths_at_tables_for_more_are_measured_but_not_written(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["strengths", "--game", "tie_die", "--level", "easy", "--games", "6", "--seats", "3"]
    benchmarks.main([*asked, "--json"])
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["seats"], row["games"]) == (3, 6)
    with pytest.raises(SystemExit):
        benchmarks.main([*asked, "--write"])


def test_measured_strengths_are_written_where_the_program_and_the_documents_have_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table, document = tmp_path / "measured.py", tmp_path / "computers.md"
    table.write_text(strengths.TABLE.read_text(encoding="utf-8"), encoding="utf-8")
    document.write_text(strengths.DOCUMENT.read_text(encoding="utf-8"), encoding="utf-8")
    strengths.write(MEASURED, table, document)
    # Written again, nothing changes: what is in the house was written by this.
    assert table.read_text(encoding="utf-8") == strengths.TABLE.read_text(encoding="utf-8")
    assert document.read_text(encoding="utf-8") == strengths.DOCUMENT.read_text(encoding="utf-8")
    monkeypatch.setattr(strengths, "write", partial(strengths.write, table=table, document=document))
    benchmarks.main(["strengths", "--write", "--json", "--game", "tie_die", "--level", "gambler", "--games", "30"])
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert f'("tie_die", "gambler"): Measured({row["share"]:.3f}, 30),' in table.read_text(encoding="utf-8")
    assert f"| tie_die | `gambler,normal` | 30 | {row['share']:.1%} |" in document.read_text(encoding="utf-8")
    assert not strengths.kept(MeasuredWinRate(0.05, 100))


def walks(number: int, bold: float = 1.0) -> list[judging.Moment]:
    """Games of which all chances are known: a step up or down, each as likely, from 5 until 0 or 10."""
    rng = Random(3)
    found = []
    for _ in range(number):
        at, given = 5, []
        while 0 < at < 10:
            one, other = (at / 10) ** bold, (1 - at / 10) ** bold
            given.append((one / (one + other), other / (one + other)))
            at += rng.choice((-1, 1))
        found.append((given, (float(at == 10), float(at == 0))))
    return judging.moments(found)


def test_right_chances_are_found_right_at_every_stage() -> None:
    # By thirds of each game they would not be: who was ahead at first did not win for a long time.
    moments = walks(600)
    for at in range(len(judging.STAGES)):
        here = [one for one in moments if one.stage == at]
        power, error = judging.boldness(here)
        assert abs(power - 1) < 3 * error < 0.7
        for low, high in ((0, 0.3), (0.3, 0.6), (0.6, 1)):
            mean, spread, games_ = judging.off(here, low, high)
            assert games_ > 100
            assert abs(mean) < 3 * spread < 0.2


def test_chances_that_are_too_sure_are_found_so() -> None:
    power, error = judging.boldness(walks(600, 2.0))
    assert abs(power - 0.5) < 3 * error < 0.2
    assert judging.off(walks(600, 2.0), 0.6, 1)[0] < -0.05


def test_choices_are_priced_without_a_review_as_a_review_does() -> None:
    (fair, mixed) = (
        judging.fair("sibling_rivalry", 3, 1, "priced"),
        judging.mixed("sibling_rivalry", 3, 1, "priced", 20),
    )
    for level, players in fair.players.items():
        assert [-player.lost for player in players] == pytest.approx(mixed.quality[level])
        assert [player.luck for player in players] == pytest.approx(mixed.luck[level], abs=0.1)
        # A computer that is the measure is right all the time.
        assert all((player.accuracy == 100) is (player.lost < 0.001) for player in players)
    assert sum(player.luck for players in fair.players.values() for player in players) == pytest.approx(0)


@pytest.mark.parametrize("asked", [("--chances",), ("--fair",), ("--only", "tie_die", "--seats", "9")])
def test_a_table_of_luck_needs_reviews_of_games_that_are_played(asked: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit):
        benchmarks.main(["judging", "--write", *asked])


def test_what_luck_is_at_tables_of_other_sizes_stays_when_a_row_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dict(luck_percentiles.luck_rows("sibling_rivalry"))
    (tmp_path / "sibling_rivalry").mkdir()
    monkeypatch.setattr(judging.games, "__path__", [str(tmp_path)])
    dice = {level: [number / 100 for number in range(20)] for level in judging.LEVELS}
    judging.write("sibling_rivalry", [cast(Any, SimpleNamespace(seats=3, dice=dice))])
    written: dict[str, Any] = {}
    exec((tmp_path / "sibling_rivalry" / "luck.py").read_text(encoding="utf-8"), written)
    assert written["LUCK"].keys() == before.keys()
    assert {seats for seats, row in written["LUCK"].items() if tuple(row) != tuple(before[seats])} == {3}


def test_chances_and_luck_are_told_by_stage_and_level(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    benchmarks.main(["judging", "--chances", "--fair", "--only", "tie_die", "--seats", "2", "--games", "3"])
    told = capsys.readouterr().out
    assert all(stage in told for stage in judging.STAGES)
    assert "luck, easy" in told
