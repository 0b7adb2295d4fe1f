"""The command line in the world: files that are none, pipes that close, terminals that must not be steered."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.i18n.transcript import escape_control
from sleepover.support.record_files import LARGEST
from tests.cli.conftest import Run, Save, process
from tests.deep_share import deep
from tests.games.bad_records import RIGHT, SCRIPTED, changed

COMMANDS = [["replay"], ["replay", "--json"], ["verify"], ["render"], ["render", "--text"]]
NASTY = ["\x1b[2J\x1b[31mRed\x07", "a\nb\r\tc\x00\x7f\x9b31m", "\u202egnp.exe\u2066 🎲👩‍👩‍👧 Zoë"]
each_command = pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
each_reader = pytest.mark.parametrize(
    "command", [*COMMANDS, ["review"], ["review", "--json"], ["replay", "--gif", "out.gif"]], ids=" ".join
)


# Files


@each_reader
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("missing.json", "no such file"),
        (".", "directory"),
        ("missing/game.json", "no such file"),
        ("x" * 300, "too long"),
        ("", "directory"),
        ("/dev/null", "not JSON"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(run: Run, save: Save, command: list[str], name: str, why: str) -> None:
    save()
    done = run(*command, name)
    assert (done.status, done.out) == (1, b"")
    assert why in done.sentence()


@each_reader
def test_a_file_without_end_is_refused(run: Run, command: list[str]) -> None:
    done = run(*command, "/dev/zero")
    assert (done.status, done.out) == (1, b"")
    assert "at most" in done.sentence()


def test_a_file_one_may_not_read_is_named(run: Run, save: Save, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = save()
    monkeypatch.setattr(Path, "open", refuse)
    assert run("replay", path).sentence() == f"{path}: permission denied"


def test_a_file_name_that_is_not_text_is_written_out(tmp_path: Path) -> None:
    done = process("replay", Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\n\x1b[2J.json")))
    assert (done.status, done.out) == (1, b"")
    assert "\\udcff\\n\\x1b[2J.json: no such file" in done.sentence()


def test_a_very_long_error_is_cut(run: Run, save: Save) -> None:
    assert len(run("replay", save(game="x" * 100_000)).sentence()) < 1000


@each_reader
@pytest.mark.parametrize(
    ("content", "why"),
    [
        (changed()[: len(changed()) // 2], "not JSON"),
        (changed(seats=["Zoë", "Ben", "Cleo"]).replace(b"\\u00eb", "ë".encode()[:1]), "not UTF-8 text"),
        (b"\x1f\x8b\x08" + bytes(range(256)), "not UTF-8 text"),
        (b'{"actions": [' + b"[]," * (LARGEST // 3) + b"[]]}", "no record is that large (1 MiB at most)"),
        (b"[" * LARGEST, "nested too deeply"),
    ],
    ids=["cut in half", "cut in a character", "packed", "huge", "deep"],
)
def test_a_damaged_file_is_said_in_one_sentence(
    run: Run, save: Save, command: list[str], content: bytes, why: str
) -> None:
    path = save(content)
    done = run(*command, path)
    assert (done.status, done.out) == (1, b"")
    assert why in done.sentence()
    assert list(path.parent.iterdir()) == [path]


# Asking wrongly


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay"],
        ["dance"],
        ["replay", "--loud", "game.json"],
        ["replay", "one.json", "two.json"],
        ["render", "game.json", "--at", "two"],
        ["render", "game.json", "--seat"],
        ["render", "game.json", "--at", "9" * 5000],
        ["play", "--seats", "Ann,Ann"],
        ["play", "--language", "tlh"],
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_asked_in_a_way_it_does_not_know_it_says_so_with_status_2(run: Run, arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.status, done.out) == (2, b"")
    assert done.err
    assert "Traceback" not in done.err


def test_help_lists_the_commands_and_says_what_they_do(run: Run) -> None:
    shown = run("--help")
    assert shown.status == 0
    assert all(command in shown.out.decode() for command in ("replay", "verify", "render", "--version"))
    assert run().out.split() == shown.out.split()
    for command in ("replay", "verify", "render"):
        assert "RECORD" in run(command, "--help").out.decode()


def test_the_version_is_the_project_s(run: Run) -> None:
    from importlib.metadata import version

    assert run("--version").lines == [f"sleepover {version('sleepover')}"]


def test_the_installed_command_is_the_same(save: Save) -> None:
    command = [str(Path(sys.executable).parent / "sleepover"), "replay", "--json", str(save())]
    done = subprocess.run(command, capture_output=True, check=True)
    assert done.stdout.count(b"\n") == 5


def test_the_command_line_wakes_nobody_it_does_not_need(save: Save) -> None:
    script = (
        "import sys\nfrom sleepover.cli import main\n"
        f"for command in {COMMANDS}:\n"
        "    try:\n        main([*command, sys.argv[1]])\n    except SystemExit as end:\n        assert not end.code\n"
        "brought = ('discord', 'aiohttp', 'simcord', 'aiosqlite', 'structlog')\n"
        "print(*(name for name in brought if name in sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", script, str(save(RIGHT))], capture_output=True, check=True)
    assert done.stdout.splitlines()[-1] == b""


def test_a_sentence_that_is_wrong_is_told_on_standard_error_by_what_is_brought_only_then(save: Save) -> None:
    script = (
        "import sys\nfrom bot.i18n.bundles import LazyBundle\nfrom fluent.runtime import FluentResource\n"
        "right = LazyBundle.bundle\n"
        "def bundle(lazy, name):\n"
        "    found = right(lazy, name)\n"
        "    found.add_resource(FluentResource('event-rolled = { $nobody }'), allow_overrides=True)\n"
        "    return found\n"
        "LazyBundle.bundle = bundle\nfrom sleepover.cli import main\nmain(sys.argv[1:])\n"
    )
    done = subprocess.run([sys.executable, "-c", script, "replay", str(save(RIGHT))], capture_output=True, check=True)
    assert b"could not be filled in" not in done.stdout
    assert b"formatting a sentence failed" in done.stderr


def test_json_lines_need_neither_words_nor_pictures(save: Save) -> None:
    script = (
        "import sys\nfrom sleepover.cli import main\n"
        "try:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "print(*(name for name in ('bot', 'renderers', 'PIL', 'babel', 'structlog') if name in sys.modules))\n"
    )
    arguments = [sys.executable, "-c", script, "replay", "--json", str(save(SCRIPTED))]
    done = subprocess.run(arguments, capture_output=True, check=True)
    assert done.stdout.splitlines()[-1] == b""


# Pipes and terminals


def long_record() -> bytes:
    """Return a record whose printed game is longer than any pipe buffer."""
    actions = [[seat % 2, action] for seat in range(3000) for action in ("roll", "keep")]
    cards = [6, 1, 6, 1]
    return changed(
        SCRIPTED, seats=["Ann", "Ben"], setup={"birthday_order": [[0]]}, faces=[*cards, *[1] * 3000], actions=actions
    )


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"]], ids=" ".join)
def test_a_pipe_that_closes_early_is_no_trouble(save: Save, command: list[str]) -> None:
    path = save(long_record())
    reader, writer = os.pipe()
    with subprocess.Popen(
        [sys.executable, "-m", "sleepover", *command, str(path)], stdout=writer, stderr=subprocess.PIPE
    ) as running:
        os.close(writer)
        assert os.read(reader, 10)
        os.close(reader)
        assert running.stderr is not None
        assert running.stderr.read() == b""
    assert running.returncode == 0


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"]], ids=" ".join)
def test_ctrl_c_ends_it_without_a_word_even_if_nobody_reads(save: Save, command: list[str]) -> None:
    path = save(long_record())
    reader, writer = os.pipe()
    with subprocess.Popen(
        [sys.executable, "-m", "sleepover", *command, str(path)], stdout=writer, stderr=subprocess.PIPE
    ) as running:
        os.close(writer)
        # Once there is something to read it is at work, and soon waits because the pipe is full.
        assert os.read(reader, 10)
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=60)
    os.close(reader)
    assert (running.returncode, errors) == (130, b"")


def test_ctrl_c_while_looking_back_is_said_in_one_sentence(save: Save) -> None:
    path = save(long_record())
    environment = os.environ | {"FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen(
        [sys.executable, "-m", "sleepover", "review", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as running:
        assert running.stderr is not None
        seen = b""
        while b"looking back" not in seen:
            byte = running.stderr.read(1)
            assert byte, seen
            seen += byte
        running.send_signal(signal.SIGINT)
        out, rest = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, b"")
    assert rest.endswith(b"stopped before the review was done\n")
    assert b"Traceback" not in seen + rest


def test_nothing_is_left_to_load_while_looking_back(save: Save) -> None:
    # Ctrl-C while Python loads a module may be lost (in what it does when a module's lock goes), or be the end of
    # Python itself (in what is compiled from a string, as for a named tuple).
    command = [sys.executable, "-X", "importtime", "-m", "sleepover", "review", str(save(SCRIPTED))]
    environment = os.environ | {"FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "80"}
    done = subprocess.run(command, capture_output=True, env=environment, check=True)
    before, *during, after = done.stderr.split(b"looking back")
    assert b"magic_numbers.ai.policy_many" in before
    assert b"import time" in after
    assert during
    assert b"import time" not in b"".join(during)


@pytest.mark.parametrize("command", [["replay", "--json"], ["render", "--out", "-"]], ids=" ".join)
def test_a_pipe_that_was_never_open_is_no_trouble(save: Save, command: list[str]) -> None:
    path = save(SCRIPTED)
    reader, writer = os.pipe()
    os.close(reader)
    running = subprocess.run(
        [sys.executable, "-m", "sleepover", *command, str(path)], stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert running.stderr == b""
    assert running.returncode == 0


@pytest.mark.parametrize("command", [["replay", "--json"], ["verify"]], ids=" ".join)
def test_no_standard_output_at_all_is_no_trouble(save: Save, command: list[str]) -> None:
    arguments = " ".join([sys.executable, "-m", "sleepover", *command, str(save(RIGHT))])
    done = subprocess.run(["sh", "-c", f"{arguments} >&-"], stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"]], ids=" ".join)
def test_a_full_disk_is_said_in_one_sentence(save: Save, command: list[str]) -> None:
    path = save(long_record())
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "sleepover", *command, str(path)], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr == b"standard output: no space left on device\n"


LOCALES = ({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, {"PYTHONIOENCODING": "cp1252"})


@pytest.mark.parametrize(
    ("command", "environment"),
    [
        # Each command in one of them, the next one in the next; in a deep run in all.
        pytest.param(command, environment, id=f"{' '.join(command)}-{environment}")
        for number, command in enumerate(COMMANDS)
        for at, environment in enumerate(LOCALES)
        if deep() or (number + number // 4) % len(LOCALES) == at
    ],
)
def test_any_locale_will_do(save: Save, command: list[str], environment: dict[str, str]) -> None:
    path = save(RIGHT, seats=["Zoë", "🎲", "\u6f22\u5b57"])
    done = process(*command, path, **environment)
    assert (done.status, done.err) == (0, "")
    assert done.out
    if "--json" in command:
        assert json.loads(done.lines[1])["action"] == "roll"


@each_command
def test_names_cannot_steer_the_terminal(run: Run, save: Save, command: list[str]) -> None:
    done = run(*command, save(RIGHT, seats=NASTY))
    assert (done.status, done.err) == (0, "")
    assert all(line.isprintable() or "\u200d" in line for line in done.lines)
    assert not any(mark in done.out.decode() for mark in "\x1b\x07\r\t\0\x7f\x9b\u202e\u2066")


@each_command
def test_names_cannot_steer_the_terminal_from_an_error_either(run: Run, save: Save, command: list[str]) -> None:
    done = run(*command, save(SCRIPTED, seats=NASTY, actions=[[1, "keep"], [0, "roll"]]))
    assert done.status == 1
    assert "\\x9b31m" in done.sentence()


def test_names_keep_their_asterisks_and_those_who_share_one_are_told_apart(run: Run, save: Save) -> None:
    told = run("replay", save(SCRIPTED, seats=["**Ann**", "Ben", "Ben"])).out.decode()
    assert "(to **Ann** alone)" in told
    assert "1. Ben (seat 1): roll" in told
    assert "3. Ben (seat 2): roll" in told


@each_command
def test_a_name_without_end_is_cut(run: Run, save: Save, command: list[str]) -> None:
    done = run(*command, save(RIGHT, seats=["A" * 5000, "B" * 5000, "Cleo"]))
    assert (done.status, done.err) == (0, "")
    assert b"A" * 1000 not in done.out
    if command in (["replay"], ["verify"]):
        assert "A" * 80 + "…" in done.out.decode()


def test_a_name_of_nothing_is_its_seat(run: Run, save: Save) -> None:
    assert "1. (seat 1): roll" in run("replay", save(SCRIPTED, seats=["Ann", " ", ""])).out.decode()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zoë 🎲 漢字", "Zoë 🎲 漢字"),
        ("\x1b[31m", "\\x1b[31m"),
        ("a\nb", "a\\nb"),
        ("\u2028\u202e", "\\u2028\\u202e"),
        ("👩‍👧", "👩‍👧"),
        ("\ud800", "\\ud800"),
        ("\x85\x9b", "\\x85\\x9b"),
    ],
)
def test_plain_text_writes_out_what_would_steer_a_terminal(text: str, shown: str) -> None:
    assert escape_control(text) == shown
