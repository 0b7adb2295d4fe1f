"""The units and the compose file in ``deploy`` ask for what there is, and are shut as tightly as is said of them."""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app.health import HealthMonitor
from bot.app.metrics import Metrics
from bot.core import config
from sleepover.cli import main
from sleepover.support.terminal import UNMENDABLE
from tests.project.source_tree import ROOT

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


def services(profile: str) -> dict[str, str]:
    """Return the services that Compose starts with that profile, each with its part of the file."""
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    listed = compose.partition("\nservices:\n")[2].partition("\nsecrets:")[0]
    parts = re.split(r"^  ([a-z-]+):$", listed, flags=re.M)
    found = dict(zip(parts[1::2], parts[2::2], strict=True))
    return {name: text for name, text in found.items() if f"profiles: [{profile}]" in text or "profiles:" not in text}


@pytest.mark.parametrize("profile", ["sqlite", "postgres"])
def test_each_way_to_start_the_compose_file_starts_one_bot(profile: str) -> None:
    bots = [
        name for name, text in services(profile).items() if re.search(r'command: \["run"\]|exec sleepover run', text)
    ]
    assert len(bots) == 1
    assert ("postgres" in services(profile)) == (profile == "postgres")
    assert ("backup" in services(profile)) == (profile == "sqlite"), "a server's backups are its own"


def test_the_compose_file_starts_with_sqlite_where_no_profile_is_named() -> None:
    assert "\nCOMPOSE_PROFILES=sqlite\n" in (DEPLOY / ".env").read_text(encoding="utf-8")
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for flags in ("", "--profile postgres "):
        assert f"\ndocker compose -f deploy/compose.yaml {flags}up -d\n" in hosting


def test_the_variables_are_those_that_there_are() -> None:
    files = {path: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir() if path.name != "token.txt"}
    named = {name for text in files.values() for name in re.findall(r"\bSLEEPOVER_[A-Z_]+", text)}
    assert config.TOKEN_FILE_VARIABLE in named
    assert config.unknown_variables(dict.fromkeys(named, "")) == []


def test_all_that_the_image_is_built_from_is_let_in() -> None:
    docker = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    copied = [line.split()[1:-1] for line in docker.splitlines() if line.startswith("COPY ") and "--from" not in line]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in ignored
    assert {name for names in copied for name in names} == {line[1:] for line in ignored if line.startswith("!")}


def test_the_service_and_the_image_are_watched() -> None:
    unit = (DEPLOY / "sleepover.service").read_text(encoding="utf-8")
    assert "\nType=notify\n" in unit
    (seconds,) = re.findall(r"^WatchdogSec=(\d+)$", unit, flags=re.M)
    assert int(seconds) >= 30, "shorter than what a busy machine may stand still"
    status = re.findall(r"^Environment=SLEEPOVER_STATUS=/run/(\w+)/", unit, flags=re.M)
    assert re.findall(r"^RuntimeDirectory=(\w+)$", unit, flags=re.M) == status
    docker = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert 'CMD ["sleepover", "status"]' in docker
    assert "SLEEPOVER_STATUS=/tmp/" in docker, "the one folder that can be written below a read-only root"
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    bot, backup = compose.partition("  bot:")[2].split("  backup:")
    assert "healthcheck: {disable: true}" in backup
    assert "healthcheck" not in bot


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    text = (DEPLOY / "grafana.json").read_text(encoding="utf-8")
    dashboard = json.loads(text)
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    ours = {family.name for family in Metrics(HealthMonitor(None)).registry.collect()}
    shown = {
        re.sub(r"_(bucket|count|sum|total)$", "", name) for one in asked for name in re.findall(r"sleepover_\w+", one)
    }
    optional = {name for name in ours if name.startswith("sleepover_process_")}
    assert shown - ours == set(), "there is no such metric"
    assert ours - optional - shown == set(), "nobody sees it"
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    # Labels that are summed or shown are labels that there are.
    known = {label for one in vars(Metrics(HealthMonitor(None))).values() for label in getattr(one, "_labelnames", ())}
    named = {label for one in asked for labels in re.findall(r"by \(([^)]*)\)", one) for label in labels.split(", ")}
    named |= {label for one in re.findall(r"{{(\w+)}}", text) for label in [one]}
    assert named - {"le", "instance"} <= known


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell")
@pytest.mark.parametrize("end", ["", "\n", "\n\n"])
@pytest.mark.parametrize(
    "password",
    ["plain", "a:b", "a\\b", "\\", ":\\:\\\\:", "it's \"quoted\"", " spaces  within ", "$HOME $(id) `id` ${x}",
     "%s%n%%", "a#b", "&", "-n", "Zoë 夜 🎲", "caf\udce9"],
)  # fmt: skip
def test_the_password_file_of_the_compose_file_holds_any_password(tmp_path: Path, password: str, end: str) -> None:
    service = (DEPLOY / "compose.yaml").read_text(encoding="utf-8").partition("  bot-postgres:")[2]
    (command,) = re.findall(r"^      - (umask .*)$", service, flags=re.M)
    secret, file = tmp_path / "postgres", tmp_path / "pgpass"
    secret.write_bytes(os.fsencode(password + end))
    for here, there in ((secret, "/run/secrets/postgres"), (file, "/tmp/pgpass")):
        assert there in command
        command = command.replace(there, str(here))
    command = command.replace("$$", "$").replace("exec sleepover run", "exec true")
    subprocess.run(["sh", "-c", command], check=True)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    line = os.fsdecode(file.read_bytes())
    # As libpq reads it: a \ makes the next character one of the field, and the line ends with its break.
    fields = re.findall(r"((?:\\.|[^:\\\n])*)(?::|\n|$)", line)[:5]
    assert line.count("\n") == 1
    assert [re.sub(r"\\(.)", r"\1", field) for field in fields] == ["postgres", "5432", "*", "sleepover", password]


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
