"""Tests of ``sleepover simulate``: many games among computers, counted the same whatever does the work."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import games
from games import simulation
from games.core.record import parse, replay
from games.simulation import SimulatedGame
from games.simulation.stats import Quantiles, WinShare
from sleepover.commands import simulate
from sleepover.support.tally import Tally, seat_of
from tests.cli.conftest import Result, Run
from tests.deep_share import deep
from tests.time_limits import PATIENCE

THREE = ("simulate", "magic_numbers", "--players", "normal,easy,random", "--games", "60")


def _json(done: Result) -> dict[str, Any]:
    assert (done.status, done.err) == (0, "")
    told: dict[str, Any] = json.loads(done.out)
    return told


def test_json_is_one_object_with_what_the_games_came_to(run: Run) -> None:
    told = _json(run(*THREE, "--json", "--workers", "1"))
    assert told["games"] == 60
    assert [(player["level"], player["seat"]) for player in told["players"]] == [
        ("normal", 0),
        ("easy", 1),
        ("random", 2),
    ]
    assert sum(player["wins"] for player in told["players"]) == 60
    for player in told["players"]:
        assert player["share"] == pytest.approx(player["wins"] / 60)
        assert 0 <= player["low"] <= player["share"] <= player["high"] <= 1
    assert set(told["turns"]) == {"p10", "p50", "p90"}
    assert 0 < told["turns"]["p10"] <= told["turns"]["p50"] <= told["turns"]["p90"]
    assert told["first_seat"]["fair"] == pytest.approx(1 / 3)
    assert told["decisions_per_s"] > 0


def test_characters_and_computers_between_two_levels_play_too(run: Run) -> None:
    told = _json(run("simulate", "tie_die", "--players", "gambler, even-35", "--games", "5", "--json"))
    assert [player["level"] for player in told["players"]] == ["gambler", "even-35"]
    assert sum(player["wins"] for player in told["players"]) == 5


@pytest.fixture
def several(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use as many processes as were asked for, however little there is to do."""
    monkeypatch.setattr(simulate, "ALONE", 1e-9)
    monkeypatch.setattr(simulate, "START", -1)
    monkeypatch.setattr(simulate, "worthwhile", partial(simulate.worthwhile, there=lambda: 9))


@pytest.mark.usefixtures("several")
def test_the_same_seed_gives_the_same_result_with_any_number_of_workers(run: Run) -> None:
    results = []
    for workers in ("1", "2", "3") if deep() else ("1", "3"):
        told = _json(run(*THREE, "--json", "--seed", "night", "--workers", workers))
        assert told.pop("decisions_per_s") > 0
        results.append(told)
    assert all(result == results[0] for result in results)
    other = _json(run(*THREE, "--json", "--seed", "day", "--workers", "1"))
    assert other["players"] != results[0]["players"]


def test_every_player_has_every_seat_in_turn() -> None:
    for seats in (2, 3, 7):
        for game in range(seats):
            assert sorted(seat_of(player, game, seats) for player in range(seats)) == list(range(seats))
        assert {seat_of(0, game, seats) for game in range(seats)} == set(range(seats))
    assert [seat_of(player, 0, 3) for player in range(3)] == [0, 1, 2]


def test_wins_follow_the_player_round_the_table() -> None:
    # Whoever sits in seat 0 wins and goes first; once, seats 0 and 1 share it.
    alone, shared = SimulatedGame(((0,), (1,)), 0, 5, 9), SimulatedGame(((0, 1),), None, 7, 9)
    tally = Tally.from_games([alone, alone, alone, shared], 2)
    assert [player.wins for player in tally.players] == [2.5, 1.5]
    assert tally.first.wins == 3.5
    assert tally.turns == Quantiles(5, 5, 7)
    assert Tally.from_games([SimulatedGame(None, None, 9, 9)], 2).unfinished == 1


def test_the_interval_is_wilson_s() -> None:
    # Textbook values, to three places.
    assert WinShare.from_wins(8, 10)[1:] == pytest.approx((0.8, 0.490, 0.943), abs=5e-4)
    assert WinShare.from_wins(0, 10)[1:] == pytest.approx((0.0, 0.0, 0.278), abs=5e-4)


def test_without_json_it_is_told_in_a_table(run: Run) -> None:
    done = run(*THREE, "--workers", "1", "--option", "target=20", "--option", "first=host")
    assert (done.status, done.err) == (0, "")
    told = done.out.decode()
    assert all(
        word in told for word in ("normal", "easy", "random", "95% interval", "Going first", "decisions a second")
    )


def test_an_option_changes_the_games(run: Run) -> None:
    short, long = (_json(run(*THREE, "--json", "--workers", "1", "--option", f"target={n}")) for n in (20, 50))
    assert short["options"]["target"] == 20
    assert short["turns"]["p50"] < long["turns"]["p50"]


def test_switches_are_on_and_off_as_well_as_true_and_false(run: Run) -> None:
    played = (
        "simulate",
        "pillow_fight",
        "--players",
        "random,random,random",
        "--games",
        "2",
        "--json",
        "--workers",
        "1",
    )
    for text, value in (("on", True), ("true", True), ("off", False), ("false", False)):
        assert _json(run(*played, "--option", f"melee_block={text}"))["options"]["melee_block"] is value
    assert _json(run(*played, "--option", "curfew=off"))["options"]["curfew"] == "off"


@pytest.mark.parametrize("number", ["1", "60"])
def test_the_plot_is_a_picture_of_the_distribution(run: Run, tmp_path: Path, number: str) -> None:
    path = tmp_path / "lengths.png"
    done = run(*THREE[:-1], number, "--workers", "1", "--plot", path)
    assert done.lines[-1] == str(path)
    with Image.open(path) as picture:
        assert picture.width == 1000
    again = tmp_path / "again.png"
    run(*THREE[:-1], number, "--workers", "1", "--plot", again)
    assert again.read_bytes() == path.read_bytes()


@pytest.mark.parametrize("game", games.names())
def test_records_are_those_of_the_games_that_were_counted(run: Run, tmp_path: Path, game: str) -> None:
    seats = games.load(game).player_counts.start
    counted = ("simulate", game, "--players", ",".join(["random"] * seats), "--games", "11", "--json")
    folder = tmp_path / "new" / "records"
    told = _json(run(*counted, "--workers", "1", "--record", folder))
    records = [parse(path.read_bytes()) for path in sorted(folder.iterdir())]
    assert [path.name for path in sorted(folder.iterdir())] == [f"{game}-{number:02}.json" for number in range(11)]
    ends = [list(replay(record))[-1] for record in records]
    assert sorted(end.number for end in ends)[5] == told["decisions"]["p50"]
    rankings = [games.load(game).ranking(end.state) for end in ends]
    for player in told["players"]:
        won = sum(
            1 / len(ranking[0])
            for number, ranking in enumerate(rankings)
            if ranking and seat_of(player["seat"], number, seats) in ranking[0]
        )
        assert won == pytest.approx(player["wins"])
    # No face is left over, and the commands for records take them.
    for record in records:
        assert sum(len(frame.dice) for frame in replay(record)) == len(record.faces or ())
    one = folder / f"{game}-00.json"
    assert run("replay", one).status == 0
    assert "are legal" in run("verify", one).out.decode()
    again = _json(run(*counted, "--workers", "2"))
    assert {**again, "decisions_per_s": 0} == {**told, "decisions_per_s": 0}


@pytest.mark.usefixtures("several")
def test_several_processes_write_the_same_records_with_a_house_rule_and_a_host(run: Run, tmp_path: Path) -> None:
    for workers in ("1", "2"):
        chosen = ("--option", "first=host", "--option", "target=20", "--workers", workers)
        assert run(*THREE, *chosen, "--record", tmp_path / workers).lines[-1] == f"60 records: {tmp_path / workers}"
    one, two = (sorted((tmp_path / workers).iterdir()) for workers in ("1", "2"))
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]
    assert parse(one[7].read_bytes()).seats == ("random 0", "normal 1", "easy 2")


def test_records_are_written_to_no_folder_that_has_something_in_it(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    done = run(*THREE, "--record", tmp_path)
    assert (done.status, done.sentence()) == (1, f"--record {tmp_path}: this folder is not empty; name a new one")
    assert run(*THREE, "--record", tmp_path / "mine.txt").sentence().endswith("file exists")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "--players", "random,random"], f"unknown game 'chess'; there are: {games.names()[0]}"),
        (["magicnumbers", "--players", "easy,easy"], "'magicnumbers'; did you mean magic_numbers? there are: magic"),
        (["magic_numbers", "--players", "hard,godlike"], "no computer 'godlike'; there are: random, easy"),
        (["magic_numbers", "--players", "hard,nromal"], "no computer 'nromal'; did you mean normal? there are: random"),
        (["magic_numbers", "--players", "hard,even-33"], "no computer 'even-33'; did you mean even-35 or even-30?"),
        (["magic_numbers", "--players", "gamblr,easy"], "did you mean gambler? there are: random, easy"),
        (["magic_numbers", "--players", "hard"], "--players names 1, but magic_numbers is for 2 to 10 players"),
        (["magic_numbers", "--players", "easy,"], "no computer ''"),
        (["magic_numbers", "--players", ",".join(["easy"] * 11)], "names 11"),
        (["magic_numbers", "--players", "easy,easy", "--games", "0"], "--games 0: at least one game"),
        (["magic_numbers", "--players", "easy,easy", "--games", "-3"], "--games -3"),
        (["magic_numbers", "--players", "easy,easy", "--workers", "0"], "--workers 0"),
        (["magic_numbers", "--players", "easy,easy", "--option", "speed=2"], "unknown option 'speed'"),
        (["magic_numbers", "--players", "easy,easy", "--option", "target=31"], "one of: 30, 20, 50"),
        (["magic_numbers", "--players", "easy,easy", "--option", "target"], "NAME=VALUE"),
        (["magic_numbers", "--players", "easy,easy", "--option", "target=20", "--option", "target=50"], "given twice"),
        (["magic_numbers", "--players", "easy,easy", "--plot", "no/such/folder/a.png"], "--plot no/such/folder/a.png"),
        (["magic_numbers", "--players", "easy,easy", "--plot", "."], "--plot ."),
    ],
)  # fmt: skip
def test_bad_input_is_answered_in_one_sentence(
    run: Run, arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("simulate", *arguments)
    assert (done.status, done.out) == (1 if told.startswith("--plot") else 2, b"")
    assert told in done.sentence()
    assert not list(tmp_path.iterdir())


def test_a_game_that_never_ends_is_broken_off_and_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LONGEST", 3)
    told = _json(run(*THREE, "--json", "--workers", "1"))
    assert told["unfinished"] == 60
    assert sum(player["wins"] for player in told["players"]) == 0


def test_more_processes_play_only_where_they_save_more_than_their_start_takes() -> None:
    worthwhile = partial(simulate.worthwhile, there=lambda: 4)
    # The first game has the tables made ready, and says nothing about the others.
    assert worthwhile([9.0, 0.01, 0.01], 100, 4) == 1
    assert worthwhile([9.0, 0.01, 0.01], 1000, 4) == 4
    assert worthwhile([9.0, 0.01], 100, 4) == 1
    saved = simulate.START
    assert [worthwhile([1.0, 1.0], left, 2) for left in (1, int(2 * saved), int(2 * saved) + 1)] == [1, 1, 2]
    # No more than there are cores, games, or than were asked for.
    assert [worthwhile([1.0], 1000, asked) for asked in (1, 3, 99)] == [1, 3, 4]
    assert worthwhile([1000.0], 2, 9) == 2
    assert simulate.worthwhile([1.0], 1000, 9, lambda: 1) == 1


def test_little_work_is_done_by_one_process(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "pool", None)
    assert _json(run(*THREE, "--json", "--workers", "9"))["games"] == 60


def _begun(*arguments: str) -> subprocess.Popen[bytes]:
    """Start the command with very many games and return it at its three-hundredth.

    By then each of its worker processes has had a turn.
    """
    code = "from sleepover.commands import simulate; simulate.ALONE = 1e-9; simulate.START = -1\n"
    command = [
        sys.executable,
        "-c",
        f"{code}from sleepover.cli import main; main()",
        *THREE[:-1],
        "100000000",
        *arguments,
    ]
    # A group of its own, as a terminal has it: Ctrl-C reaches the workers too. Its bar is what is waited for.
    environment = os.environ | {"FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "80"}
    started = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, env=environment
    )
    assert started.stderr is not None
    err = b""
    while not re.search(rb"([3-9][0-9]{2}|[1-9][0-9]{3,})/100000000", err):
        byte = started.stderr.read(1)
        assert byte, err
        err += byte
    return started


@pytest.mark.parametrize("workers", ["1", "2"])
def test_stopped_on_the_way_it_tells_what_as_many_games_come_to(run: Run, workers: str) -> None:
    with _begun("--workers", workers, "--json") as started:
        os.killpg(started.pid, signal.SIGINT)
        out, err = started.communicate(timeout=4 * PATIENCE)
    assert started.returncode == 130
    assert b"Traceback" not in err
    played = re.search(rb"stopped after (\d+) of 100000000 games\n$", err)
    assert played
    told = json.loads(out)
    assert told["games"] == int(played[1]) > 50
    again = _json(run(*THREE[:-1], str(told["games"]), "--workers", "1", "--json"))
    assert {**again, "decisions_per_s": 0} == {**told, "decisions_per_s": 0}


def test_stopped_before_the_first_game_is_over_it_says_no_more(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "play", stop)
    done = run(*THREE)
    assert (done.status, done.out, done.sentence()) == (130, b"", "stopped after 0 of 60 games")


def test_what_is_told_when_it_is_stopped_has_no_gaps(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def some(task: simulate.Task, workers: int) -> Any:
        for number in (0, 1, 3, 4):
            yield [(number, task.play(number))]
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "_results", some)
    done = run(*THREE, "--json")
    assert (done.status, done.sentence()) == (130, "stopped after 2 of 60 games")
    assert json.loads(done.out)["games"] == 2


def test_on_a_narrow_terminal_it_is_told_line_by_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = run(*THREE, "--workers", "1").lines
    assert told[1].startswith("normal (seat 0 first): ")
    assert all(len(line) <= 40 for line in told)
