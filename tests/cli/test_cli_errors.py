"""Tests of the command line: wrong use, names in any spelling, help on narrow terminals, completion."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

import games
from games.simulation import rule_variants
from sleepover.cli import app
from sleepover.support import cli_errors, fuzzy_match
from sleepover.support.terminal import UsageError
from sleepover.workshop import check_game, gallery
from tests.cli.conftest import Run, Save

LIBRARY = ("Usage:", "Try '", "Invalid value", "Missing argument", "Missing option", "No such", "╭", "unexpected")
"""Words of the library's that nobody is to read where something is wrong."""


def _commands(group: Any = None, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, command in (group or typer.main.get_command(app)).commands.items():
        if hasattr(command, "commands"):
            yield from _commands(command, (*path, name))
        else:
            yield (*path, name), command


COMMANDS = dict(_commands())
each_command = pytest.mark.parametrize("command", COMMANDS, ids=" ".join)


@each_command
def test_every_command_says_itself_what_it_does_not_know(run: Run, command: tuple[str, ...]) -> None:
    done = run(*command, "--xyzzy")
    assert (done.status, done.out) == (2, b"")
    asked = f"sleepover {' '.join(command)}"
    assert done.sentence() == f"{asked} has no option --xyzzy; `{asked} --help` says what it takes"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("dance", "sleepover has no command 'dance'; `sleepover --help` lists them"),
        ("simulat", "'simulat'; did you mean simulate? `sleepover --help` lists them"),
        ("ratings rebuilt", "sleepover ratings has no command 'rebuilt'; did you mean rebuild? `sleepover ratings --"),
        ("render --sat 1", "sleepover render has no option --sat; did you mean --seat or --at? `sleepover render --he"),
        ("replay", "sleepover replay needs RECORD; `sleepover replay --help` says what it takes"),
        ("simulate tie_die", "sleepover simulate needs --players LEVELS; `sleepover simulate --help` says what it "),
        ("replay one.json two.json", "sleepover replay does not know what to do with 'two.json'; `sleepover replay "),
        ("render game.json --at two", "--at two: a whole number is needed; `sleepover render --help` says what it t"),
        ("render game.json --at=two", "--at two: a whole number is needed"),
        ("play --port 99999", "--port 99999: a whole number from 0 to 65535 is needed"),
        ("backup --keep 0", "--keep 0: a whole number of at least 1 is needed"),
        ("doctor --server here", "--server here: a whole number is needed"),
        ("render game.json --seat", "--seat needs a value, K; `sleepover render --help` says what it takes"),
        ("replay game.json --json=yes", "--json takes no value; `sleepover replay --help` says what it takes"),
        ("backup --every soon", "--every soon: a time such as 30m, 6h or 1d is needed"),
        ("verify game.json --digest abc", "--digest abc: it must be 64 hex digits"),
        ("replay game.json --json --gif game.gif", "--json and --gif are one or the other"),
        ("ratings rebuild --data a --database b", "Name the database by one of --config, --data and --database."),
        ("laboratory tie_die --workers 0", "--workers 0: it has to be at least one"),
    ],
)
@pytest.mark.relies_on("typer", "Its errors of use have the names and fields of click's.")
def test_wrong_use_is_said_in_one_sentence_with_what_to_do(run: Run, asked: str, told: str) -> None:
    done = run(*asked.split())
    assert (done.status, done.out) == (2, b"")
    assert told in done.sentence()
    assert not any(words in done.err for words in LIBRARY)


def test_without_a_command_there_is_help_and_the_status_of_wrong_use(run: Run) -> None:
    for asked in ((), ("ratings",)):
        done, helped = run(*asked), run(*asked, "--help")
        assert (done.status, done.err, helped.status) == (2, "", 0)
        assert done.out.split() == helped.out.split()


def test_a_wrong_use_that_is_found_late_is_one_too() -> None:
    # The class is the library's, under a name that has changed before.
    assert cli_errors.WrongUse.__name__ == "UsageError"
    assert cli_errors.said(typer.BadParameter("no")).status == UsageError.status == 2


# Games


@pytest.mark.parametrize("name", ["tie_die", "tie-die", "Tie-Die", " TIE DIE "])
def test_a_game_goes_by_any_spelling(name: str) -> None:
    assert fuzzy_match.game(name) == "tie_die"


@pytest.mark.parametrize(("name", "near"), [("tie-dye", "tie_die"), ("pillowfight", "pillow_fight"), ("chess", "")])
def test_a_name_that_is_none_says_which_comes_near(name: str, near: str) -> None:
    with pytest.raises(UsageError) as refused:
        fuzzy_match.game(name)
    assert str(refused.value).startswith(
        f"unknown game {name!r}; {f'did you mean {near}? ' if near else ''}there are: "
    )
    assert all(known in str(refused.value) for known in games.names())


def test_every_command_that_takes_a_game_takes_its_spellings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(rule_variants, "empty_findings", lambda name, *_: seen.append(name) or _fail())
    monkeypatch.setattr(gallery, "game", lambda name: seen.append(name) or {})
    monkeypatch.setattr(check_game, "report", lambda name: seen.append(name) or iter(()))
    taking = [
        path for path, command in COMMANDS.items() if any(cli_errors.GAMES in (p.help or "") for p in command.params)
    ]
    assert sorted(taking) == [*(("check-game",), ("gallery",), ("laboratory",), ("ladder",), ("seat",), ("simulate",))]
    run("laboratory", "Tie-Die")
    run("gallery", "sibling-rivalry", "--out", "-")
    run("check-game", "pillow-fight")
    assert seen == ["tie_die", "sibling_rivalry", "pillow_fight"]
    for (command,) in taking:
        more = {
            "simulate": ("--players", "random,random"),
            "ladder": ("random", "random"),
            "seat": ("--program", "true", "--against", "random"),
        }
        done = run(command, "tie-dye", *more.get(command, ()))
        assert (done.status, "did you mean tie_die?" in done.sentence()) == (2, True)


def _fail() -> None:
    raise ValueError("enough")


@pytest.mark.parametrize("columns", ["40", "100"])
def test_help_names_the_games(run: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for command in ("simulate", "laboratory", "check-game", "gallery"):
        told = run(command, "--help").out.decode()
        assert all(name in told for name in games.names())
        assert cli_errors.GAMES not in told


# Narrow terminals


@pytest.mark.parametrize("command", [(), ("ratings",), *COMMANDS], ids=" ".join)
def test_help_fits_into_forty_columns_and_leaves_nothing_out(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    done = run(*command, "--help")
    assert done.status == 0
    assert max(map(len, done.lines)) <= 40
    told = " ".join(done.out.decode().split())
    found: Any = typer.main.get_command(app)
    for name in command:
        found = found.commands[name]
    for param in found.params:
        assert all(opt in told for opt in (*param.opts, *param.secondary_opts) if opt.startswith("-"))
        text = cli_errors.COMPLETION.get(param.name, param.help or "")
        assert " ".join(text.replace(cli_errors.GAMES, ", ".join(games.names())).split()) in told
    for name, sub in getattr(found, "commands", {}).items():
        assert f" {name} {cli_errors.short(sub)}" in told


# Completion


def _offered(run: Run, monkeypatch: pytest.MonkeyPatch, line: str) -> list[str]:
    words = line.split(" ")
    for name, value in {
        "_SLEEPOVER_COMPLETE": "complete_bash",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(words) - 1),
    }.items():
        monkeypatch.setenv(name, value)
    done = run()
    assert (done.status, done.err) == (0, "")
    return done.lines


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("sleepover sim", ["simulate"]),
        ("sleepover ratings ", ["rebuild"]),
        ("sleepover simulate ti", ["tie_die"]),
        ("sleepover simulate tie-", ["tie-die"]),
        ("sleepover laboratory pillow_fight s", ["sibling_rivalry"]),
        ("sleepover simulate tie_die --players hard,n", ["hard,normal"]),
        ("sleepover simulate tie_die --players easy,ga", ["easy,gambler"]),
        ("sleepover simulate tie_die --players even-3", ["even-30", "even-35"]),
        ("sleepover simulate --players h", ["hard", "hoarder"]),
        ("sleepover simulate tie-die --option tar", ["target=30", "target=20", "target=50"]),
        ("sleepover simulate chess --option t", []),
        ("sleepover render --se", ["--seat"]),
        ("sleepover replay game", []),
    ],
)
def test_a_shell_completes_commands_options_games_and_levels(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, offered: list[str]
) -> None:
    assert [word for word in _offered(run, monkeypatch, line) if word] == offered


def test_bash_takes_the_script_and_completes_with_it() -> None:
    undetected = os.environ | {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
    command = [sys.executable, "-m", "sleepover", "--show-completion", "bash"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, env=undetected)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    asked = "COMP_WORDS=(sleepover lab); COMP_CWORD=1; _sleepover_completion sleepover; echo ${COMPREPLY[@]}"
    done = subprocess.run(
        ["bash", "-c", f"{shown.stdout}\n{asked}"],
        capture_output=True, text=True, check=True, env=os.environ | {"PATH": path},
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("laboratory\n", "")


def test_the_options_for_completion_are_told_in_our_words(run: Run) -> None:
    told = " ".join(run("--help").out.decode().replace("│", " ").split())
    assert "Teach this shell to complete" in told
    assert "copy it or customize" not in told


def test_a_record_s_name_is_left_to_the_shell(run: Run, save: Save, monkeypatch: pytest.MonkeyPatch) -> None:
    save()
    assert not any(_offered(run, monkeypatch, "sleepover verify "))
