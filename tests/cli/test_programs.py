"""Tests of external players: the page's ten lines, everything that can go wrong with others, and the counts."""

from __future__ import annotations

import json
import os
import pickle
import re
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import games
from bot.engines import process, supervisor
from bot.engines.process import EngineLimits, EngineNotFound, EngineProcess, resolve_command
from bot.engines.registry import (
    MOST,
    EngineConfigError,
    ExternalEngine,
    engine_level,
    load_engines,
    save_engines,
    validate_engines,
)
from games import simulation
from games.ai import levels
from games.ai.engine_protocol import LONGEST, PROTOCOL, WRONG, EngineFault, to_json_value
from games.core.record import parse
from sleepover.commands import ladder, simulate
from sleepover.support import players
from sleepover.support.players import ProgramPlayer
from tests.cli.conftest import Run
from tests.cli.test_simulate import several
from tests.conftest import Share
from tests.games.optional import OURS
from tests.programs import FIRST, ORPHAN, question, save
from tests.project.source_tree import ROOT
from tests.time_limits import PATIENCE

__all__ = ["several"]

pytestmark = pytest.mark.skipif(not process.POSSIBLE, reason="programs are started on Linux and macOS")

PAGE = (ROOT / "docs" / "write-a-computer.md").read_text(encoding="utf-8")
LANGUAGES = {"python": "python3", "javascript": "node", "sh": "sh"}
"""The languages of the page, and what runs them."""
ENOUGH = EngineLimits(seconds=PATIENCE)
DECIDE = '{"type":"decide"'


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    yield
    players.end_all()


def asked(folder: Path, text: str, limits: EngineLimits = ENOUGH, times: int = 1) -> EngineFault:
    """Return the fault of a program with that text, at the last of ``times`` questions."""
    program = EngineProcess([save(folder, text)], limits)
    try:
        for _ in range(times - 1):
            program.request(1, question())
        with pytest.raises(EngineFault) as fault:
            program.request(1, question())
    finally:
        program.kill()
    assert program.asked.faults == {fault.value.kind: 1}
    assert program.asked.said == str(fault.value)
    return fault.value


# Ten lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_lines_play_every_game_to_its_end(tmp_path: Path, language: str) -> None:
    if shutil.which(LANGUAGES[language]) is None:
        pytest.skip(f"there is no {LANGUAGES[language]} here")
    (text,) = re.findall(rf"^```{language}\n(#!.*?)^```", PAGE, re.M | re.S)
    assert len([line for line in text.splitlines() if line.strip()]) <= 10
    visitor = ProgramPlayer(EngineProcess([save(tmp_path, text)], ENOUGH))
    try:
        for game in games.names():
            rules = games.load(game)
            levels = ["mybot", *["random"] * (rules.player_counts.start - 1)]
            played = simulation.play(game, rules.options(), levels, "page", 1, guests={0: visitor})
            assert played.ranking is not None
            assert played.decisions > 5
            assert visitor.program.asked.answers > 0
            assert visitor.report().faults == {}
    finally:
        visitor.program.kill()


def test_the_same_seed_gives_the_same_game_with_the_ten_lines(tmp_path: Path) -> None:
    (text,) = re.findall(r"^```python\n(#!.*?)^```", PAGE, re.M | re.S)
    visitor = ProgramPlayer(EngineProcess([save(tmp_path, text)], ENOUGH))
    options = games.load("tie_die").options()
    records = [
        simulation.record("tie_die", options, ["mybot", "hard"], seed, 3, {0: visitor})[1] for seed in ("a", "a", "b")
    ]
    visitor.program.kill()
    assert records[0] == records[1] != records[2]


# What is said


def test_the_page_shows_what_is_really_said() -> None:
    asking = question()
    shown = [json.loads(line) for line in re.findall(r"^```json\n(.*?)\n```", PAGE, re.M | re.S)]
    assert shown == [json.loads(asking.game_line()), json.loads(asking.line(1.0))]
    assert shown[0]["protocol"] == PROTOCOL
    assert list(json.loads(asking.line(1.0)))[-1] == "legal"


ROWS = dict(
    re.findall(r"^\| `(\w+)` \|(.*)\|$", PAGE.partition("<!-- views -->")[2].partition("<!-- /views -->")[0], re.M)
)
"""By game what the page says of its views: a row there is an offer, as is one in the README."""


def test_the_page_has_a_row_for_every_game_of_ours_and_for_none_that_there_is_not() -> None:
    assert {*OURS} <= {*ROWS} <= {*games.names()}


@pytest.mark.parametrize(("game", "row"), ROWS.items(), ids=[*ROWS])
def test_the_page_names_every_field_of_a_view(game: str, row: str) -> None:
    common = re.findall(r"`(\w+)`", PAGE.partition("All views have")[2].partition("\n\n")[0])
    told = json.loads(question(game).line(1.0))["view"]
    assert set(told) - set(common) == {
        name for name in re.findall(r"`(\w+)`", row) if name not in ("event", "taken") and name in told
    }
    assert set(common) <= set(told)


def test_a_seat_hears_its_own_secrets_and_no_others() -> None:
    asking = question("magic_numbers")
    view = json.loads(asking.line(1.0))["view"]
    assert [card is not None for card in view["cards"]] == [seat == asking.seat for seat in range(3)]
    assert "dice" not in json.dumps(view)


def test_events_of_a_view_have_their_name() -> None:
    view = question("tie_die", lambda view: bool(view.last)).view
    assert to_json_value(view)["last"][0]["event"] == view.last[0].name
    assert "moment" not in to_json_value(view)


def test_an_answer_may_be_an_object_a_text_or_just_the_action() -> None:
    asking = question()
    for line in (b'{"action": "keep", "why": 3}\n', b'"keep"\r\n', b" keep \n"):
        assert asking.answer(line) == "keep"


def test_where_only_examples_are_listed_another_action_of_that_kind_is_an_answer() -> None:
    asking = question("pillow_fight")
    assert json.loads(asking.line(1.0))["examples"] == ["room"]
    other = "room " + "/".join(["........"] * 8)
    assert other not in asking.legal
    assert asking.answer(other.encode()) == other
    for wrong in (b"room x", b"pillows A1", b"resign"):
        with pytest.raises(EngineFault, match="which it cannot do now"):
            asking.answer(wrong)


@given(st.binary(max_size=80) | st.text().map(lambda text: f'{{"action":{text}}}'.encode()))
def test_whatever_is_answered_is_an_action_or_a_fault(line: bytes) -> None:
    asking = question()
    wrong = None
    try:
        assert asking.answer(line) in asking.legal
    except EngineFault as fault:
        wrong = fault
    assert wrong is None or (wrong.kind in WRONG and str(wrong).isprintable())


# What goes wrong

ON_DECIDE = f"import os, sys, time\nfor line in sys.stdin:\n    if line.startswith('{DECIDE}'):\n        "
"""The head of a program that does something when it is asked."""


@pytest.mark.parametrize(
    ("text", "kind", "says"),
    [
        (ON_DECIDE + "print('give 9')", "illegal", "“give 9”, which it cannot do now (it can: keep, give 0, give 1)"),
        (ON_DECIDE + "print('{x')", "garbled", "answered “{x”, which is no JSON"),
        (ON_DECIDE + 'print(\'{"move": "keep"}\')', "garbled", 'which has no text under "action"'),
        (ON_DECIDE + "print('keep' * 10**6)", "long", f"answered with a line of more than {LONGEST:,} bytes"),
        (ON_DECIDE + "sys.exit(3)", "died", "ended without an answer (exit status 3)"),
        (ON_DECIDE + "os.kill(os.getpid(), 9)", "died", "ended without an answer (signal 9)"),
        ("raise SystemExit(4)", "died", "ended without an answer (exit status 4)"),
        ("#!/no/such/interpreter", "start", "cannot be started: No such file or directory"),
    ],
)
def test_each_fault_has_its_sentence(tmp_path: Path, text: str, kind: str, says: str) -> None:
    fault = asked(tmp_path, text)
    assert fault.kind == kind
    assert says in str(fault)


def test_who_says_nothing_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "STARTING", 0.0)
    fault = asked(tmp_path, "#!/bin/sh\nexec sleep 1000\n", EngineLimits(seconds=0.05))
    assert (fault.kind, str(fault)) == ("late", "took longer than 0.05 s")


def test_who_does_not_listen_is_late_however_much_there_is_to_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "STARTING", 0.0)
    monkeypatch.setattr("games.ai.engine_protocol._line", lambda told: b"x" * 2**20)
    assert asked(tmp_path, "#!/bin/sh\nexec sleep 1000\n", EngineLimits(seconds=0.05)).kind == "late"


def test_what_was_said_before_a_question_is_no_answer_to_it(tmp_path: Path) -> None:
    twice = FIRST.replace('echo "${legal%%\\"*}"', "echo keep; echo keep")
    program = EngineProcess([save(tmp_path, twice)], ENOUGH)
    assert program.request(1, question()) == "keep"
    while not program._unread:
        program._unread = program._heard()
    with pytest.raises(EngineFault, match=r"said something that nobody had asked for: 'keep'") as fault:
        program.request(1, question())
    assert fault.value.kind == "unasked"
    assert "keep" not in fault.value.quiet
    assert program.request(1, question()) == "keep", "it has been started again"
    program.kill()


linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux says what processes use")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found in /proc on Linux alone")
def test_who_ends_while_it_is_looked_for_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    # Named as somebody's child, and there when it was asked for, but gone before it was looked into.
    gone, read = 2**30, Path.read_text
    monkeypatch.setattr(Path, "is_dir", lambda self: True)
    monkeypatch.setattr(
        Path, "read_text", lambda self, *how: f"{gone}" if self.name == "children" else read(self, *how)
    )
    assert set(supervisor._below(os.getpid())) == {gone}


@linux
def test_who_takes_too_much_memory_is_stopped(tmp_path: Path) -> None:
    fault = asked(tmp_path, "held = []\nwhile True: held.append(b'x' * 2**20)", EngineLimits(PATIENCE, memory=50))
    assert (fault.kind, str(fault)) in [
        ("memory", "took more than 50 MB of memory"),
        # Where it grows so fast that the system stops it first.
        ("died", "ended without an answer (exit status 1)"),
    ]


@linux
def test_who_starts_processes_without_end_is_stopped_with_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "PROCESSES", 8)
    # It goes on until it is stopped, and takes a breath between two: the machine has others to serve.
    bomb = f"#!/bin/sh\nwhile true; do (exec sleep 1000.{os.getpid()}) & sleep 0.01; done\n"
    assert str(asked(tmp_path, bomb)) == "had more than 8 processes"
    assert not _running(f"1000.{os.getpid()}")


def _running(word: str) -> list[str]:
    found = []
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found += [str(line)] if word.encode() in line.read_bytes() else []
        except OSError:
            continue
    return found


@linux
def test_what_has_left_for_a_session_of_its_own_is_ended_too(tmp_path: Path) -> None:
    path = save(tmp_path, FIRST.replace("while", 'setsid sleep 2000 & echo $! > "$0.child"\nwhile', 1))
    program = EngineProcess([path], ENOUGH)
    program.request(1, question())
    there = Path("/proc", Path(f"{path}.child").read_text().strip())
    assert there.exists()
    program.kill()
    assert not there.exists()


@linux
def test_it_ends_with_the_bot_even_with_kill_9(tmp_path: Path) -> None:
    path = save(
        tmp_path, FIRST.replace("while", "trap '' TERM HUP; sleep 3000 & echo $! > \"$0.child\"\nwhile", 1) + "wait\n"
    )
    bot = subprocess.Popen([sys.executable, "-c", ORPHAN, path], cwd=ROOT, stdout=subprocess.PIPE)
    assert bot.stdout
    bot.stdout.readline()
    watched = os.pidfd_open(int(Path(f"{path}.child").read_text()))
    bot.kill()
    bot.wait()
    bot.stdout.close()
    assert select.select([watched], [], [], PATIENCE)[0], "what it has started is still there"
    os.close(watched)


TELLS = """#!/bin/sh
read -r game; read -r line
env > "$0.env"; ls /proc/self/fd > "$0.files" 2>/dev/null
echo keep
"""


def test_it_is_told_no_secret_and_has_no_file_of_ours_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLEEPOVER_TOKEN", "secret")
    monkeypatch.setenv("SOMETHING_ELSE", "secret")
    monkeypatch.setenv("PYTHONPATH", "secret")
    ours, theirs = os.pipe()
    os.set_inheritable(theirs, True)
    path = save(tmp_path, TELLS)
    program = EngineProcess([path], ENOUGH)
    program.request(1, question())
    program.kill()
    os.close(ours)
    os.close(theirs)
    told = Path(f"{path}.env").read_text()
    assert "PATH=" in told
    assert "secret" not in told
    # The fourth is the folder that is being listed.
    assert Path(f"{path}.files").read_text().split() in ([], ["0", "1", "2", "3"])


def test_much_on_standard_error_is_cut(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = FIRST.replace("while", "head -c 200000 /dev/zero | tr '\\0' x >&2; echo end >&2\nwhile", 1)
    program = EngineProcess([save(tmp_path, text)], ENOUGH)
    program.request(1, question())
    program.kill()
    said = capfd.readouterr().err
    assert said.count("x") == supervisor.LOUD
    assert said.endswith("(it says more, which is not shown)\n")


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (["./nosuch"], "there is no file ./nosuch"),
        (["no-such-program"], "there is no program 'no-such-program' on the PATH; a file here is ./no-such-program"),
        (["./plain"], "./plain cannot be executed: `chmod +x ./plain`"),
        (["./crlf"], "the lines of ./crlf end as on Windows"),
        ([], "name the program to be started"),
    ],
)
def test_a_program_that_is_not_there_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plain").touch(0o644)
    Path("crlf").write_bytes(b"#!/usr/bin/env python3\r\nprint()\r\n")
    Path("crlf").chmod(0o755)
    with pytest.raises(EngineNotFound, match=re.escape(says)):
        resolve_command(command)


# Many games


def _object(run: Run, *arguments: str) -> Any:
    done = run(*arguments, "--json")
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out)


@pytest.mark.usefixtures("several")
def test_simulate_takes_a_program_with_any_number_of_workers(run: Run, tmp_path: Path, share: Share) -> None:
    path = save(tmp_path, FIRST)
    told = []
    for workers in range(1, share(3, 1) + 1):
        one = ("simulate", "tie_die", "--players", f"{path},random", "--games", "6")
        told.append(_object(run, *one, "--workers", str(workers)))
        told[-1].pop("decisions_per_s")
        program = told[-1]["players"][0]["program"]
        assert program.pop("seconds") is not None
        assert program.pop("slowest") is not None
        assert (program["faults"], program["first_fault"]) == ({}, None)
        assert program["decisions"] > 6
    assert all(each == told[0] for each in told)
    assert [player["level"] for player in told[0]["players"]] == [path, "random"]
    assert "program" not in told[0]["players"][1]


def test_a_game_is_the_same_in_a_process_that_has_played_no_other(tmp_path: Path) -> None:
    there = (players.named(save(tmp_path, FIRST), "tie_die"), players.named("random", "tie_die"))
    task = simulate.Task("tie_die", games.load("tie_die").options(), there, "7", 9, may=ENOUGH)
    played = [task.play(number).played for number in range(4)]
    players.end_all()
    # As a worker gets it.
    assert pickle.loads(pickle.dumps(task)).play(3).played == played[3]


def test_who_fails_loses_that_game_and_it_is_told(run: Run, tmp_path: Path) -> None:
    path = save(tmp_path, FIRST.replace('"${legal%%\\"*}"', "dance"))
    records = tmp_path / "records"
    one = ("simulate", "magic_numbers", "--games", "4", "--workers", "1", "--record", str(records))
    done = run(*one, "--players", f"easy,program:{path}")
    assert done.status == 0
    assert "0.0%" in next(line for line in done.lines if "program:" in line)
    (last,) = [line for line in done.lines if line.startswith("program:") and "faults" in line]
    assert "4 decisions" in last
    assert "4 faults (1 given up, 3 illegal), each a game lost" not in last
    assert "4 faults (4 illegal), each a game lost. The first: it answered “dance”, which it cannot do now" in last
    kept = sorted(records.iterdir())
    assert len(kept) == 4
    assert all(parse(each.read_bytes()).actions[-1][1] == "resign" for each in kept)


def test_who_has_never_answered_is_not_asked_for_ever(run: Run) -> None:
    told = _object(run, "simulate", "magic_numbers", "--players", "easy,program:false", "--games", "5")
    assert told["players"][1]["program"]["faults"] == {"died": 3, "given up": 2}
    assert told["players"][0]["wins"] == 5


def test_an_action_that_only_the_rules_refuse_loses_the_game_too(run: Run, tmp_path: Path) -> None:
    walled = "room " + "/".join(["#" * 8] * 8)
    path = save(tmp_path, FIRST.replace('"${legal%%\\"*}"', f"'{walled}'"))
    told = _object(run, "simulate", "pillow_fight", "--players", f"{path},random,random", "--games", "1")
    program = told["players"][0]["program"]
    assert program["faults"] == {"illegal": 1}
    assert "which the rules refuse" in program["first_fault"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "tie_die", "--players", "hard,./nosuch"), "there is no file ./nosuch"),
        (("simulate", "tie_die", "--players", "hard,program:sh -c 'x"), "No closing quotation"),
        (("simulate", "tie_die", "--players", "hard,mybot"), "a program of yours is a path such as ./mybot"),
        (("simulate", "tie_die", "--players", "hard,easy", "--seconds", "0"), "needs some time"),
        (("ladder", "tie_die", "hard", "hard"), "hard is named twice"),
        (("ladder", "tie_die", "hard"), "name at least 2"),
        (("ladder", "tie_die", "hard", "easy", "--seats", "7"), "tie_die is for 2 to 4 players"),
        (("ladder", "tie_die", "hard", "easy", "--games", "0"), "at least one game"),
        (("seat", "tie_die", "--against", "hard"), "name your program too"),
        (("seat", "--program", "true", "--against", "hard"), "name the one game"),
        (("seat", "tie_die", "--program", "true", "--against", "hard,hard,hard,hard"), "is for 2 to 4 players"),
        (("seat", "--program", "false", "--name", ""), "cannot be called '': take up to"),
        (("seat", "--program", "false", "--name", "@everyone"), "cannot be called '@everyone': take up to"),
        (("seat", "--remove", "Robo"), "no program of that name is seated; there are: none"),
        (("seat", "--config", "empty.toml", "--program", "true"), "empty.toml has no setting programs"),
        (("seat", "--config", "empty.toml", "--data", "."), "name one of them"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty.toml").touch()
    done = run(*arguments)
    assert done.status == 2
    assert says in done.sentence()


# The ladder


def test_the_ladder_ranks_programs_and_computers(run: Run, tmp_path: Path) -> None:
    path = save(tmp_path, FIRST)
    told = _object(run, "ladder", "tie_die", "program:false", path, "random", "--games", "30", "--workers", "1")
    assert {player["player"] for player in told["players"][:2]} == {"random", path}
    assert [player["games"] for player in told["players"]] == [20, 20, 20]
    assert sum(player["wins"] for player in told["players"]) == 30
    mu = [player["mu"] for player in told["players"]]
    assert mu == sorted(mu, reverse=True)
    last = told["players"][2]
    assert last["player"] == "program:false"
    assert 10 < sum(last["program"]["faults"].values()) <= 20 - last["wins"]
    lines = run("ladder", "tie_die", "program:false", "random", "--games", "2", "--workers", "1").lines
    assert any(line.startswith("program:false: 0 decisions; 2 faults (2 died)") for line in lines)


def test_every_group_meets_once_before_any_meets_again_and_then_in_other_seats() -> None:
    there = tuple(players.named(level, "pillow_fight") for level in ("random", "easy", "normal", "hard"))
    task = ladder.Pairing("pillow_fight", None, there, 3, "x", 12, EngineLimits())
    sittings = [task.seat_order(number) for number in range(12)]
    rounds = [sittings[first : first + 4] for first in (0, 4, 8)]
    assert all(len({frozenset(one) for one in each}) == 4 for each in rounds)
    assert len({tuple(one) for one in sittings}) == 12


# Seating


def test_a_program_is_seated_listed_and_taken_out(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = save(tmp_path, FIRST)
    done = run("seat", "tie-die", "--program", "./mybot --bold", "--name", "  Robo  the 2nd ", "--seconds", "3")
    assert (done.status, done.err) == (0, "")
    assert done.lines == [
        "Robo the 2nd is seated: Add computer offers it in the lobbies of tie_die. data/play/programs.toml"
    ]
    file = Path("data/play/programs.toml")
    assert load_engines(file) == (ExternalEngine("Robo the 2nd", (path, "--bold"), str(tmp_path), ("tie_die",), 3.0),)
    assert file.stat().st_mode & 0o777 == 0o600
    assert run("seat", "tie-die", "--program", "./mybot").status == 0
    assert [line.partition(":")[0] for line in run("seat").lines] == ["Robo the 2nd", "mybot"]
    assert run("seat", "--remove", "robo THE 2nd").status == 0
    assert run("seat").lines == [f"mybot: {path} (tie_die; 1 s, 512 MB)"]


def test_a_program_for_the_bot_that_one_runs_is_kept_where_its_settings_say(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("config.toml").write_text('programs = "mine/programs.toml"\n')
    save(tmp_path, FIRST)
    assert run("seat", "tie_die", "--program", "./mybot", "--config", "config.toml").status == 0
    assert [one.name for one in load_engines(Path("mine/programs.toml"))] == ["mybot"]


def test_who_fails_in_a_game_is_not_seated(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("seat", "--program", "false")
    assert done.status == 1
    assert done.sentence() == (
        f"false cannot be seated: in {games.names()[0]} it ended without an answer (exit status 1); if it is for other "
        "games, name those."
    )
    assert not Path("data").exists()


def test_a_game_against_it_is_told_with_what_went_wrong(run: Run, tmp_path: Path) -> None:
    path = save(tmp_path, FIRST)
    done = run("seat", "magic-numbers", "--program", path, "--against", "easy", "--option", "target=20")
    assert done.status == 0
    assert done.lines[0].startswith("Magic Numbers")
    assert done.lines[-1].startswith(f"{path}: ")
    assert done.lines[-1].endswith("no faults.")
    lost = run("seat", "magic-numbers", "--program", "false", "--against", "easy")
    assert lost.lines[-1].endswith("; 1 fault (1 died), a game lost: it ended without an answer (exit status 1).")


@pytest.mark.parametrize(
    ("programs", "says"),
    [
        ([ExternalEngine("", ("x",))], "cannot be called ''"),
        ([ExternalEngine("@everyone", ("x",))], "cannot be called '@everyone'"),
        ([ExternalEngine("a" * 21, ("x",))], "take up to 20 letters"),
        ([ExternalEngine("Robo", ("x",)), ExternalEngine("robo", ("y",))], "two programs are called Robo"),
        ([ExternalEngine("Robo", ())], "has no command"),
        ([ExternalEngine("Robo", ("x",), seconds=0.0)], "0 seconds for a decision"),
        ([ExternalEngine("Robo", ("x",), memory=1)], "1 MB of memory"),
        ([ExternalEngine(f"R{n}", ("x",)) for n in range(MOST + 1)], "there are 11 programs"),
    ],
)
def test_programs_that_cannot_be_seated_are_told(programs: list[ExternalEngine], says: str) -> None:
    with pytest.raises(EngineConfigError, match=re.escape(says)):
        validate_engines(programs)


def test_the_file_keeps_what_it_was_given_and_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "programs.toml"
    assert load_engines(path) == ()
    all_of_it = [
        ExternalEngine("Zoë", ('a "b"\n\\c\x7f', "é"), "/x", ("tie_die",), 2.5, 64),
        ExternalEngine("B", ("b",)),
    ]
    save_engines(path, all_of_it)
    assert load_engines(path) == tuple(all_of_it)
    for wrong in (b"x", b"[[programs]]\nname = 3", b'[[programs]]\nname = "x"\nnonsense = 1', b"#" * 70_000, b"\xff"):
        path.write_bytes(wrong)
        with pytest.raises(EngineConfigError, match=r"programs\.toml"):
            load_engines(path)


def test_a_level_fits_into_a_buttons_id() -> None:
    assert engine_level("Robo the 2nd.") == "program:robo-the-2nd"
    longest = f"s:{2**63}:99999:@add:{engine_level('é' * 20)}"
    assert len(longest) <= 100
    assert engine_level("hard") not in levels.levels("tie_die")
    assert msgspec.json.decode(msgspec.json.encode(engine_level("x"))) == "program:x"


def test_time_is_what_counts_for_more_workers_where_programs_think() -> None:
    task = simulate.Task(
        "tie_die", None, (players.SimulationPlayer("./x", ("x",)), players.SimulationPlayer("hard")), "0", 1
    )
    assert task.waits
    assert not task._replace(players=(players.SimulationPlayer("hard"),) * 2).waits
