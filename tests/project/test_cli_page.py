"""docs/cli.md is what the commands say, and shows the JSON that they print."""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core import instrumentation
from docs import write_cli
from sleepover.cli import main
from sleepover.commands import verify
from sleepover.doctor import discord_checks
from sleepover.support import terminal
from tests.databases import made

TEXT = write_cli.FILE.read_text(encoding="utf-8")
EXAMPLES = {
    name: json.loads(text) for name, text in re.findall(r"^### `(.+?)`\n.*?^```json\n(.*?)^```", TEXT, re.M | re.S)
}
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def-_1"
RECORD = str(Path(__file__).parents[1] / "cli" / "golden" / "seeded.json")


def test_the_reference_is_what_the_commands_say() -> None:
    assert write_cli.written(TEXT) == TEXT, "write it again: uv run python docs/write_cli.py"
    for _, found in write_cli.commands():
        for path, _, command in found:
            assert f"### {path}\n" in TEXT
            assert all(opt in TEXT for param in command.params for opt in param.opts if opt.startswith("--"))


def test_defaults_and_limits_are_those_of_the_commands() -> None:
    assert "Left out: 50 at most." in TEXT
    assert discord_checks.MOST_SERVERS == 50
    assert f"channels of {discord_checks.MOST_SERVERS} servers" in " ".join(
        (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8").split()
    )
    seconds = re.findall(r"^\| `--seconds S` \| .* Default: 1\.0\. \|$", TEXT, re.M)
    assert len(seconds) == TEXT.count("`--seconds S`") == 3


def test_every_command_with_json_has_an_example_of_it() -> None:
    having = {
        f"{path.removeprefix('sleepover ')} --json"
        for _, found in write_cli.commands()
        for path, _, command in found
        if any("--json" in param.opts for param in command.params)
    }
    assert set(EXAMPLES) == having


def test_the_statuses_are_those_that_commands_end_with() -> None:
    told = {int(number) for number in re.findall(r"^\| (\d+) \|", TEXT, re.M)}
    assert told == {
        *(0, terminal.CommandError.status, terminal.UsageError.status),
        *(verify.LACKING, terminal.UNMENDABLE, terminal.STOPPED),
    }


def _shape(value: Any) -> Any:
    """Names and kinds, without the values; a list is what its first entry is."""
    if isinstance(value, dict):
        return {name: _shape(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_shape(value[0])] if value else []
    return "number" if isinstance(value, (int, float)) and not isinstance(value, bool) else type(value).__name__


def _agree(told: Any, real: Any) -> bool:
    if isinstance(told, dict) and isinstance(real, dict):
        return list(told) == list(real) and all(_agree(told[name], real[name]) for name in told)
    if isinstance(told, list) and isinstance(real, list):
        return not told or not real or _agree(told[0], real[0])
    return "NoneType" in (told, real) or told == real


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_json_is_shaped_as_the_page_says(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for variable in [one for one in os.environ if one.startswith("SLEEPOVER_")]:
        monkeypatch.delenv(variable)
    more: list[str] = []
    match name.split()[0]:
        case "replay" | "review":
            more = [RECORD]
        case "simulate":
            more = ["tie_die", "--players", "hard,normal", "--games", "2", "--workers", "1"]
        case "ladder":
            more = ["tie_die", "random", "easy", "--games", "2", "--workers", "1"]
        case "admin":
            more = ["--database", str(made(tmp_path / "night.sqlite"))]
            with pytest.raises(SystemExit):
                main(["admin", "block-user", "210987654321098765", "--reason", "floods", *more])
            capfd.readouterr()
        case "doctor":
            more = ["--offline"]
        case "config":
            monkeypatch.setenv("SLEEPOVER_TOKEN", TOKEN)
            monkeypatch.setenv("SLEEPOVER_DATABSE", "slip.sqlite")
        case "status":
            monkeypatch.setenv("SLEEPOVER_STATUS", "status.json")
            fields = {key: EXAMPLES[name][key] for key in instrumentation.HealthStatus.__struct_fields__}
            Path("status.json").write_bytes(msgspec.json.encode(fields | {"written": time.time()}))
    with pytest.raises(SystemExit):
        main([*name.split(), *more])
    out = capfd.readouterr().out
    real = json.loads(out.splitlines()[1] if name.startswith("replay") else out)
    told = EXAMPLES[name]
    if name.startswith("config"):
        # One setting stands for all.
        assert set(told["settings"]) < set(real["settings"])
        real["settings"] = {key: real["settings"][key] for key in told["settings"]}
    assert _agree(_shape(told), _shape(real)), (told, real)
