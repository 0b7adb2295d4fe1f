"""Commands over a database of an older version: which of them upgrade it, where they say so, and a full disk."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.store.test_schema import STEPS, build, fingerprint


@pytest.mark.parametrize("command", ["ratings", "achievements"])
def test_a_command_that_upgrades_the_database_says_so_on_standard_error_and_keeps_a_copy(
    run: Run, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "old.sqlite"
    build(path, len(STEPS) - 1)
    done = run(command, "rebuild", "--database", path)
    assert done.status == 0, done.err
    assert [line.partition(":")[0] for line in done.lines] == [str(path)], "nothing else is on standard output"
    (copy,) = tmp_path.glob("old-before-upgrade-*.sqlite")
    assert "database upgraded" in done.err
    assert str(copy) in done.err
    assert "\x1b" not in done.err
    assert "upgrad" not in run(command, "rebuild", "--database", path).err


def test_what_programs_read_of_an_admins_command_is_their_own_also_when_it_upgrades(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    build(path, len(STEPS) - 1)
    done = run("admin", "log", "--json", "--database", path)
    assert done.status == 0, done.err
    json.loads(done.out)
    assert "database upgraded" in done.err


def test_commands_that_only_look_or_copy_upgrade_nothing_and_keep_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.sqlite"
    build(path, len(STEPS) - 1)
    before = fingerprint(path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SLEEPOVER_DATABASE", str(path))
    for command in ("backup", "doctor --offline", "export new.sqlite", "config check"):
        done = run(*command.split())
        assert "database made" not in done.err
        assert "upgraded" not in done.err
    assert fingerprint(path) == before
    (made,) = (tmp_path / "backups").glob("*.sqlite")
    assert run("restore", made).status == 0, "restoring upgrades, and keeps the old one in its own way"
    assert list(tmp_path.glob("*before-upgrade*")) == []
    assert len(list(tmp_path.glob("*before-restore*"))) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize(
    ("command", "status"), [("run", 78), ("config check", 78), ("restore", 1), ("status", 1), ("no-such-command", 2)]
)
def test_the_exit_status_stays_where_standard_error_has_no_room(command: str, status: int, tmp_path: Path) -> None:
    """A service manager goes by it, and the log may be a file on a full disk."""
    environment = {**os.environ, "SLEEPOVER_TOKEN": "none", "PYTHONPATH": str(Path(__file__).parents[2])}
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "sleepover", *command.split()],
            cwd=tmp_path,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=full,
            check=False,
        )
    assert done.returncode == status
