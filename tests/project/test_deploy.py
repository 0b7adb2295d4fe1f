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
from typing import Any
from urllib.parse import quote

import pytest
import yaml  # type: ignore[import-untyped]

from bot.app.health import HealthMonitor
from bot.app.metrics import Metrics
from bot.core import config
from bot.core.database_url import parse_database_url
from bot.storage import AccessDenied
from bot.storage.backends.postgres import connect
from sleepover.cli import main
from sleepover.support.terminal import UNMENDABLE
from tests import postgres
from tests.project.source_tree import ROOT

DEPLOY = ROOT / "deploy"
SERVICES = sorted(DEPLOY.glob("*.service"))
TIGHT = 1.5
"""The most that `systemd-analyze security` may give, of ten."""


def composed() -> dict[str, Any]:
    """Return the compose file as Compose reads it: anchors merged, and each ``$$`` one ``$``."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert not re.search(r"(?<!\$)(?:\$\$)*\$(?!\$)", text), "Compose would put a variable in the place of that $"
    read: dict[str, Any] = yaml.safe_load(text.replace("$$", "$"))
    return read


def commands() -> Iterator[list[str]]:
    for unit in SERVICES:
        for line in re.findall(r"^ExecStart=\S+/sleepover (.*)$", unit.read_text(encoding="utf-8"), flags=re.M):
            yield line.split()
    for service in composed()["services"].values():
        if service["image"] == "sleepover":
            yield service["command"]


def test_the_commands_are_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    found = list(commands())
    assert [words[0] for words in found] == ["backup", "run", "run", "backup", "run"]
    for words in found:
        with pytest.raises(SystemExit) as ended:
            main([*words, "--help"])
        assert ended.value.code == 0, capsys.readouterr().err


def services(profile: str) -> dict[str, Any]:
    """Return the services that Compose starts with that profile."""
    return {name: one for name, one in composed()["services"].items() if profile in one.get("profiles", [profile])}


@pytest.mark.parametrize("profile", ["sqlite", "postgres"])
def test_each_way_to_start_the_compose_file_starts_one_bot(profile: str) -> None:
    started = services(profile)
    assert len([one for one in started.values() if one.get("command") == ["run"]]) == 1
    assert ("postgres" in started) == (profile == "postgres")
    assert ("backup" in started) == (profile == "sqlite"), "a server's backups are its own"
    assert all(set(one.get("depends_on", ())) <= started.keys() for one in started.values())


@pytest.mark.parametrize("name", composed()["services"])
def test_each_container_is_shut_as_tightly_as_the_next(name: str) -> None:
    service = composed()["services"][name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert not {"cap_add", "privileged", "ports", "network_mode", "pid", "ipc"} & service.keys() - {"network_mode"}
    assert service.get("network_mode", "none") == "none"
    assert 0 < service["pids_limit"] <= 200
    assert re.fullmatch(r"\d+[mg]", service["mem_limit"])
    assert service["restart"] == "unless-stopped"
    assert service["logging"]["options"].keys() == {"max-size", "max-file"}, "the engine's own logs grow for ever"
    # What is written lies in a named volume or in memory with a limit, and nothing of the host is mounted.
    named = {volume.partition(":")[0] for volume in service["volumes"]}
    assert named <= composed()["volumes"].keys()
    assert all("size=" in tmpfs for tmpfs in service["tmpfs"])
    assert set(service.get("secrets", ())) <= composed()["secrets"].keys()
    # Either the image's user, who is none of the host's, or the server's own.
    assert service["image"] == "sleepover" or service["user"] == "999:999"


def test_the_server_is_reached_by_its_bot_alone_and_waited_for_over_the_network() -> None:
    server, bot = services("postgres")["postgres"], services("postgres")["bot-postgres"]
    (network,) = server["networks"]
    assert composed()["networks"][network] == {"internal": True}
    assert network in bot["networks"]
    assert "default" in bot["networks"], "or it does not reach Discord"
    assert bot["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    assert server["healthcheck"]["test"][1:3] == ["pg_isready", "--host=127.0.0.1"]
    # PostgreSQL writes its socket and its lock there.
    assert [tmpfs.partition(":")[0] for tmpfs in server["tmpfs"]] == ["/tmp", "/var/run/postgresql"]
    assert not [name for name in server["environment"] if name == "POSTGRES_PASSWORD"], "others may read it there"


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
    watched = {name: one.get("healthcheck", "the image's") for name, one in composed()["services"].items()}
    assert watched.pop("backup") == {"disable": True}
    assert watched.pop("postgres")["test"]
    assert set(watched.values()) == {"the image's"}


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


def test_every_alarm_is_about_a_metric_that_there_is_and_is_told_of() -> None:
    ((group,),) = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8")).values()
    families = list(Metrics(HealthMonitor(None)).registry.collect())
    there = {family.name for family in families}
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").partition("Worth an alarm")[2]
    assert "deploy/alerts.yaml" in hosting
    for rule in group["rules"]:
        names = {re.sub(r"_(bucket|total)$", "", name) for name in re.findall(r"\bsleepover_\w+", rule["expr"])}
        assert names
        assert names <= there, rule["alert"]
        for name in names:
            assert name.removeprefix("sleepover_") in hosting.partition("\n## ")[0], f"{name} is not told of"


PASSWORDS = [
    "plain", "a:b", "a\\b", "\\", ":\\:\\\\:", "it's \"quoted\"", " spaces  within ", "$HOME $(id) `id` ${x} $$ $",
    "%s%n%%", "a#b", "&", "-n", "Zoë 夜 🎲", "a@b", "a/b", "a?b=c&d", "100%", "%40",
    "postgresql://a:b@c/d", "[x]", "<x>", "{x}", "'x'", "“x”", "=+;,|^~!", "tab\tin", "x" * 300, "\u00a0",
    "ß" * 20, "password",
]  # fmt: skip
"""Passwords that mean something to a shell, to YAML, to an address or to a file of passwords."""
OF_WINDOWS = b"a:b\r\n"


def password_file(folder: Path, password: bytes) -> Path:
    """Return the file of passwords that the bot's container makes of that secret."""
    shell, option, command, name = services("postgres")["bot-postgres"]["entrypoint"]
    assert (shell, option) == ("sh", "-c")
    secret, file = folder / "postgres", folder / "pgpass"
    secret.write_bytes(password)
    for here, there in ((secret, "/run/secrets/postgres"), (file, "/tmp/pgpass")):
        assert there in command
        command = command.replace(there, str(here))
    command = command.replace("exec sleepover", "exec echo")
    done = subprocess.run([shell, option, command, name, "doctor", "a b"], check=True, capture_output=True, text=True)
    assert done.stdout == "doctor a b\n", "other commands than run have the password, too"
    return file


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell")
@pytest.mark.parametrize("end", ["", "\n", "\n\n"])
@pytest.mark.parametrize("password", [*PASSWORDS, "caf\udce9"])
def test_the_password_file_of_the_compose_file_holds_any_password(tmp_path: Path, password: str, end: str) -> None:
    file = password_file(tmp_path, os.fsencode(password + end))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    line = os.fsdecode(file.read_bytes())
    # As libpq reads it: a \\ makes the next character one of the field, and the line ends with its break.
    fields = re.findall(r"((?:\\.|[^:\\\n])*)(?::|\n|$)", line)[:5]
    assert line.count("\n") == 1
    assert [re.sub(r"\\(.)", r"\1", field) for field in fields] == ["postgres", "5432", "*", "sleepover", password]


@pytest.fixture(scope="module")
def guarded() -> Iterator[postgres.GuardedServer]:
    """Yield a PostgreSQL that asks for a password over the network."""
    with postgres.guarded_server(OF_WINDOWS) as server:
        yield server


def opens(address: str) -> bool:
    try:
        connect(address).close()
    except AccessDenied:
        return False
    return True


def test_a_server_lets_any_password_in_by_the_address_and_by_the_password_file(
    tmp_path: Path, guarded: postgres.GuardedServer
) -> None:
    there = f"postgres:{guarded.port}/sleepover?hostaddr=127.0.0.1"
    for password in PASSWORDS:
        guarded.set_password(password)
        for written, accepted in ((quote(password, safe=""), True), (quote(f"{password}x", safe=""), False)):
            address = f"postgresql://sleepover:{written}@{there}"
            assert parse_database_url(address).password == written
            assert opens(address) is accepted, f"{password!r} in an address"
            assert written not in str(config.Config(database=address).shown()["database"])
        file = password_file(tmp_path, password.encode() + b"\n")
        file.write_bytes(file.read_bytes().replace(b":5432:", f":{guarded.port}:".encode()))
        assert opens(f"postgresql://sleepover@{there}&passfile={quote(str(file))}"), f"{password!r} in a file"


def test_a_secret_that_was_written_on_windows_is_the_same_word_to_server_and_bot(
    tmp_path: Path, guarded: postgres.GuardedServer
) -> None:
    guarded.set_password(None)
    file = password_file(tmp_path, OF_WINDOWS)
    file.write_bytes(file.read_bytes().replace(b":5432:", f":{guarded.port}:".encode()))
    there = f"postgres:{guarded.port}/sleepover?hostaddr=127.0.0.1"
    assert opens(f"postgresql://sleepover@{there}&passfile={quote(str(file))}")
    assert not opens(f"postgresql://sleepover:a%3Ab%0D@{there}")


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
