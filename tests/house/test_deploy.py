"""The units and the compose file in ``deploy`` ask for what there is, and are shut as tightly as is said of them."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.ground import config
from sleepover.cli import main
from sleepover.terminal import UNMENDABLE
from tests.house.tree import ROOT

DEPLOY = ROOT / "deploy"
SERVICES = sorted(DEPLOY.glob("*.service"))
TIGHT = 1.5
"""The most that `systemd-analyze security` may give, of ten."""


def commands() -> Iterator[list[str]]:
    for unit in SERVICES:
        for line in re.findall(r"^ExecStart=\S+/sleepover (.*)$", unit.read_text(encoding="utf-8"), flags=re.M):
            yield line.split()
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    for line in re.findall(r"^    command: \[(.*)\]$", compose, flags=re.M):
        yield re.findall(r'"([^"]*)"', line)


def test_the_commands_are_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    found = list(commands())
    assert [words[0] for words in found] == ["backup", "run", "run", "backup"]
    for words in found:
        with pytest.raises(SystemExit) as ended:
            main([*words, "--help"])
        assert ended.value.code == 0, capsys.readouterr().err


def test_the_variables_are_those_that_there_are() -> None:
    files = {path: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir() if path.name != "token.txt"}
    named = {name for text in files.values() for name in re.findall(r"\bSLEEPOVER_[A-Z_]+", text)}
    assert config.TOKEN_FILE_VARIABLE in named
    assert config.unknown(dict.fromkeys(named, "")) == []


def test_what_a_restart_does_not_mend_is_not_started_again() -> None:
    unit = (DEPLOY / "sleepover.service").read_text(encoding="utf-8")
    assert f"\nRestartPreventExitStatus={UNMENDABLE}\n" in unit
    assert "\nRestart=on-failure\n" in unit, "so that `--take-over`, which ends the old one with 0, ends it for good"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not on this machine")
@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_the_units_are_shut_tightly(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", str(unit)], capture_output=True, text=True, check=False
    )
    level = re.search(r"exposure level for .*: ([\d.]+)", done.stdout)
    assert level is not None, done.stderr
    assert float(level[1]) <= TIGHT
