"""Commands over a database of an older version: which of them upgrade it, and where they say so."""

from __future__ import annotations

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
