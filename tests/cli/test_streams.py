"""Input and output of the commands.

File suffixes that decide the format, standard input and output, databases that no command creates, progress
bars on terminals only, and the end of each command when the reader is gone or the user presses Ctrl-C.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.profiles import aggregator
from bot.storage import open_store
from bot.storage.repos import ratings as ratings_of
from sleepover.cli import main
from sleepover.commands import config_and_invite, laboratory, rebuild, simulate
from sleepover.support import record_files, terminal
from sleepover.workshop import check_game, gallery, new_game
from tests.cli.conftest import Result, Run, Save
from tests.games.bad_records import SCRIPTED
from tests.store.people import ANN, BEN, played

PLAYED = ("simulate", "tie_die", "--players", "random,random", "--games", "3", "--workers", "1")
PNG, GIF = b"\x89PNG\r\n\x1a\n", b"GIF89a"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "night.sqlite"

    async def play() -> None:
        async with open_store(path) as store:
            await played(store, ANN, ANN, BEN)
            await played(store, BEN, ANN, BEN)

    asyncio.run(play())
    return path


# Endings


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("render game.json --out board.jpg", "--out board.jpg: a board can be .png or .txt and not .jpg"),
        ("render game.json --out board.PDF", "--out board.PDF: a board can be .png or .txt and not .PDF"),
        ("render game.json --text --out board.png", "--out board.png: --text tells the board in words, which is no p"),
        ("render game.json --text --out board.md", "a board can be .png or .txt and not .md"),
        ("replay game.json --gif film.mp4", "--gif film.mp4: an animation can be .gif and not .mp4"),
        ("review game.json --plot plot.svg", "--plot plot.svg: a plot can be .png and not .svg"),
        (" ".join((*PLAYED, "--plot", "plot.jpg")), "--plot plot.jpg: a plot can be .png and not .jpg"),
        ("gallery tie_die --out page.png", "--out page.png: a page can be .html or .htm and not .png"),
        ("gallery --out pages --watch", "--out pages: with --watch there is one page"),
    ],
)
def test_a_name_that_says_something_else_is_refused_and_nothing_is_written(
    run: Run, save: Save, tmp_path: Path, asked: str, told: str
) -> None:
    path = save(SCRIPTED)
    done = run(*asked.split())
    assert (done.status, done.out) == (2, b"")
    assert told in done.sentence()
    assert list(tmp_path.iterdir()) == [path]


def test_the_ending_decides_what_a_board_is_drawn_as(run: Run, save: Save, tmp_path: Path) -> None:
    path = save(SCRIPTED)
    words = run("render", path, "--text").out
    for asked, wanted in (("a.TXT", words), ("b.png", PNG), ("c.PNG", PNG), ("plain", PNG)):
        assert run("render", path, "--out", asked).status == 0
        assert (tmp_path / asked).read_bytes().startswith(wanted)
    assert run("render", path, "--text", "--out", "words").status == 0
    assert (tmp_path / "words").read_bytes() == words


# Standard input and output


@pytest.mark.parametrize(
    "asked", ["replay - --json", "replay -", "verify -", "render - --text", "render - --out -", "review - --json"]
)
def test_a_record_is_read_from_standard_input(
    run: Run, save: Save, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    path = save(SCRIPTED)
    _standard_input(monkeypatch, path.read_bytes())
    piped = run(*asked.split())
    assert piped == run(*asked.replace(" -", f" {path}", 1).split())
    assert piped.out
    _standard_input(monkeypatch, b"no record")
    assert run(*asked.split()).sentence().startswith("standard input: the record is not JSON")
    _standard_input(monkeypatch, SCRIPTED_WRONG)
    if asked != "verify -":
        assert "standard input: action 1" in run(*asked.split()).err


SCRIPTED_WRONG = (
    b'{"game": "magic_numbers", "rules": 1, "options": {}, "seats": ["A", "B"], "faces": [1, 2, 3, 4, 5, 6], '
)
SCRIPTED_WRONG += b'"setup": {"birthday_order": [[0]]}, "actions": [[1, "roll"]]}'


def _standard_input(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def test_a_board_of_standard_input_has_a_name_of_its_own(
    run: Run, save: Save, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _standard_input(monkeypatch, save(SCRIPTED).read_bytes())
    assert run("render", "-").lines == ["board.png"]
    assert (tmp_path / "board.png").read_bytes().startswith(PNG)


@pytest.mark.parametrize(
    ("asked", "begins"),
    [
        ("render game.json --out -", PNG),
        ("replay game.json --gif -", GIF),
        ("review game.json --plot -", PNG),
        (" ".join((*PLAYED, "--plot", "-")), PNG),
        ("gallery tie_die --out -", b"<!doctype html>"),
    ],
)
def test_what_is_written_can_be_standard_output_which_it_has_to_itself(
    run: Run, save: Save, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str, begins: bytes
) -> None:
    monkeypatch.setattr(gallery, "game", lambda name: {})
    path = save(SCRIPTED)
    done = run(*asked.split())
    assert (done.status, done.err) == (0, "")
    assert done.out.lower().startswith(begins.lower())
    assert begins == PNG or done.out.rstrip().endswith((b";", b"</script>"))
    assert begins != PNG or done.out.endswith(b"IEND\xaeB`\x82")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("backup --to -", "--to -: a folder cannot be standard input or output; give its name"),
        ("backup --database -", "--database -: a database cannot be"),
        ("restore -", "BACKUP -: a backup cannot be"),
        ("doctor --config -", "--config -: a file with settings cannot be"),
        ("play --data -", "--data -: a folder cannot be"),
        ("laboratory --folder -", "--folder -: a folder cannot be"),
        (" ".join((*PLAYED, "--record", "-")), "--record -: a folder cannot be"),
        (" ".join((*PLAYED, "--json", "--plot", "-")), "--json and --plot - cannot both have standard output"),
        ("review game.json --json --plot -", "--json and --plot - cannot both have standard output"),
        ("gallery --watch --out -", "--out -: with --watch the page is served; name a file"),
    ],
)
def test_what_cannot_be_standard_input_or_output_is_refused(
    run: Run, save: Save, tmp_path: Path, asked: str, told: str
) -> None:
    path = save(SCRIPTED)
    done = run(*asked.split())
    assert (done.status, done.out) == (2, b"")
    assert told in done.sentence()
    assert list(tmp_path.iterdir()) == [path]


# Databases


def _header_only(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("vacuum")
    assert path.stat().st_size


MAINTENANCE = ["backup", "ratings rebuild", "achievements rebuild"]


@pytest.mark.parametrize("command", MAINTENANCE)
@pytest.mark.parametrize(
    "make", [None, Path.touch, _header_only, Path.mkdir], ids=["missing", "empty", "new", "folder"]
)
def test_maintenance_makes_no_database(
    run: Run, tmp_path: Path, command: str, make: Callable[[Path], None] | None
) -> None:
    path = tmp_path / "night.sqlite"
    if make:
        make(path)
    before = None if not path.is_file() else path.read_bytes()
    done = run(*command.split(), "--database", path)
    assert (done.status, done.out) == (1, b"")
    told = "the file is empty, and no database" if before is not None else "there is no database"
    assert told in done.sentence()
    assert (path.read_bytes() if path.is_file() else None) == before
    assert list(tmp_path.iterdir()) == ([path] if make else [])


@pytest.mark.parametrize("make", [Path.touch, _header_only])
def test_an_empty_file_is_no_backup(run: Run, database: Path, make: Callable[[Path], None]) -> None:
    before = database.read_bytes()
    empty = database.parent / "empty.sqlite"
    make(empty)
    done = run("restore", empty, "--database", database)
    assert (done.status, done.out) == (1, b"")
    assert f"{empty}: the file is empty, and no database" in done.sentence()
    assert database.read_bytes() == before


# Progress


def _said(err: str) -> str:
    """Without the log lines of tables that were never really played, as the tests' tables are."""
    return "".join(line for line in err.splitlines(keepends=True) if "table cannot be played again" not in line)


def _shows(
    run: Run, monkeypatch: pytest.MonkeyPatch, asked: tuple[str | Path, ...], what: str
) -> tuple[Result, Result]:
    quiet = run(*asked)
    assert (quiet.status, _said(quiet.err)) == (0, "")
    for name, value in {"FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "80"}.items():
        monkeypatch.setenv(name, value)
    shown = run(*asked)
    assert shown.status == 0
    assert what in re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.err)
    return quiet, shown


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        ("replay game.json --gif game.gif", "drawing"),
        ("review game.json --json", "looking back"),
        (" ".join((*PLAYED, "--plot", "plot.png", "--json")), "tie die"),
        ("laboratory tie_die --games 1 --workers 1 --fresh --folder .", "tie die, 4 seats, target 50"),
        ("gallery tie_die --out page.html", "drawing tie die"),
        ("check-game tie_die", "checking"),
    ],
)
def test_what_takes_long_says_how_far_it_is_on_a_terminal_alone(
    run: Run, save: Save, monkeypatch: pytest.MonkeyPatch, asked: str, what: str
) -> None:
    monkeypatch.setattr(gallery, "game", lambda name: {})
    monkeypatch.setattr(check_game, "report", lambda name: iter(()))
    save(SCRIPTED)
    _, shown = _shows(run, monkeypatch, tuple(asked.split()), what)
    assert what not in shown.out.decode()


def test_play_says_so_until_there_is_something_to_open(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def serve(*, ready: Callable[[str, str], None], **_: object) -> None:
        ready("http://127.0.0.1:8080", "en-US")

    monkeypatch.setattr("playground.play.play", serve)
    _, shown = _shows(run, monkeypatch, ("play",), "laying the table")
    assert b"http://127.0.0.1:8080" in shown.out
    monkeypatch.setenv("COLUMNS", "40")
    assert "│" not in run("play").out.decode()


@pytest.mark.parametrize(
    ("command", "what"),
    [
        ("ratings rebuild", "2/2"),
        ("achievements rebuild", "counting: 2 tables"),
        ("backup", "backing up"),
        ("restore", "restoring"),
    ],
)
def test_what_takes_long_with_a_database_does_too(
    run: Run, database: Path, monkeypatch: pytest.MonkeyPatch, command: str, what: str
) -> None:
    more: tuple[str | Path, ...] = ()
    if command == "restore":
        run("backup", "--database", database)
        more = tuple((database.parent / "backups").glob("*.sqlite"))
    _shows(run, monkeypatch, (*command.split(), *more, "--database", database), what)


# The end


def _unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on standard output is a pipe whose other end has been closed."""
    reader, writer = os.pipe()
    os.close(reader)
    monkeypatch.setattr(sys, "stdout", os.fdopen(writer, "w"))


READERS = ["replay game.json", "verify game.json", "render game.json --text", "render game.json --out -"]
READERS += ["replay game.json --gif -", "review game.json", "review game.json --json", "review game.json --plot -"]
PRINTING = [*READERS, " ".join(PLAYED), " ".join((*PLAYED, "--json")), "laboratory --check", "gallery tie_die --out -"]
PRINTING += ["check-game tie_die", "invite --application 123456789012345678", "--help", "simulate --help", "--version"]


@pytest.mark.parametrize("asked", [*PRINTING, *MAINTENANCE])
def test_it_is_no_failure_if_nobody_reads(
    save: Save,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    asked: str,
) -> None:
    monkeypatch.setattr(gallery, "game", lambda name: {})
    monkeypatch.setattr(check_game, "report", lambda name: iter((check_game.GameCheckFinding("there", "rules", "x"),)))
    save()
    more = ["--database", str(request.getfixturevalue("database"))] if asked in MAINTENANCE else []
    capfd.readouterr()
    _unread(monkeypatch)
    with pytest.raises(SystemExit) as ended:
        main([*asked.split(), *more])
    assert (ended.value.code, _said(capfd.readouterr().err)) == (0, "")


def _stop(*_: Any, **__: Any) -> Any:
    raise KeyboardInterrupt


def test_ctrl_c_counts_also_where_its_reader_was_stopped_with_it(
    save: Save, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def begin(path: Path) -> Any:
        sys.stdout.write("not yet written out")
        raise KeyboardInterrupt

    monkeypatch.setattr(record_files, "load", begin)
    _unread(monkeypatch)
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(save())])
    assert (ended.value.code, capfd.readouterr().err) == (terminal.STOPPED, "")


@pytest.mark.parametrize(
    ("asked", "place", "name", "told"),
    [
        *((asked, record_files, "load", "") for asked in READERS),
        ("review game.json", "games.analysis.review", "review", "stopped before the review was done"),
        (" ".join(PLAYED), simulate.Task, "play", "stopped after 0 of 3 games"),
        ("laboratory tie_die --fresh --games 1 --folder .", laboratory, "_results", "stopped after 0 trials; they are"),
        ("gallery tie_die --out page.html", gallery, "game", ""),
        ("check-game tie_die", check_game, "report", ""),
        ("new-game ludo", new_game, "_check", ""),
        ("invite", config_and_invite, "_given", ""),
        ("config check", config_and_invite.settings, "load_config", ""),
        ("doctor --offline", config_and_invite.settings, "load_config", ""),
        ("status", config_and_invite.settings, "without_token", ""),
        ("ratings rebuild", ratings_of, "_ended", "stopped: the ratings are as they were"),
        ("achievements rebuild", aggregator, "catch_up", "stopped: the bot counts the rest when it next starts"),
        ("backup", "bot.storage.ops.backup", "_must_be_sound", "stopped before the backup was done; none was made"),
    ],
)
def test_ctrl_c_ends_it_with_130(
    run: Run,
    save: Save,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    asked: str,
    place: Any,
    name: str,
    told: str,
) -> None:
    folder = save(SCRIPTED).parent
    database = ("--database", request.getfixturevalue("database")) if asked in MAINTENANCE else ()
    if isinstance(place, str):
        monkeypatch.setattr(f"{place}.{name}", _stop)
    else:
        monkeypatch.setattr(place, name, _stop)
    done = run(*asked.split(), *database)
    assert (done.status, done.out) == (terminal.STOPPED, b"")
    assert told in (done.sentence() if told else done.err)
    assert told or not done.err
    assert not list(folder.glob("backups/*"))


def test_stopped_a_rebuild_of_ratings_leaves_them_as_they_were(
    run: Run, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stopping(rebuild.ProgressBar):
        def to(self, done: int, total: int | None = None) -> None:
            raise KeyboardInterrupt

    monkeypatch.setattr("sleepover.support.progress.ProgressBar", Stopping)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update ratings set mu = 1")
    assert run("ratings", "rebuild", "--database", database).status == terminal.STOPPED
    with closing(sqlite3.connect(database)) as db:
        assert {mu for (mu,) in db.execute("select mu from ratings")} <= {1.0}
