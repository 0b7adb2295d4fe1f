"""Tests of a command's start: it imports what it uses, and converts texts and paths as typer does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main

from bot.ui.games import load
from sleepover import cli
from sleepover.support import lean_start

HOUSE = Path(__file__).parents[2]
# Other tests of this package keep commands that were built.
only_asked_for = lean_start.only_asked_for
build = typer.main.get_command
HEAVY = {"PIL", "aiohttp", "asyncio", "bot", "discord", "markdown_it", "pydantic", "pygments", "regex", "structlog"}


def built() -> Any:
    return build(cli.app)


def imported(*arguments: str, code: str = "from sleepover.cli import main; main()") -> set[str]:
    told = "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr)); "
    done = subprocess.run(
        [sys.executable, "-c", told + code, *arguments], cwd=HOUSE, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 3), done.stderr
    return set(done.stderr.splitlines()[-1].split())


def test_help_imports_neither_the_bot_nor_what_typer_does_not_need_for_it() -> None:
    assert not imported("--help") & HEAVY


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_is_looked_at_without_the_parts_that_draw_or_connect(command: str, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(load("magic_numbers").example, encoding="utf-8")
    assert not imported(command, str(record)) & (HEAVY - {"bot"} | {"babel.support", "rich"})


def test_the_bot_runs_without_what_only_commands_and_tracebacks_need() -> None:
    code = "from sleepover.support import lean_start as lean; lean.import_structlog(); import bot.app.run"
    assert not imported(code=code) & {"pydantic", "pygments", "rich", "better_exceptions"}


@pytest.mark.parametrize("worker", ["bot.rendering.worker", "bot.ai.worker"])
def test_a_worker_process_does_without_the_event_loop(worker: str) -> None:
    assert not imported(code=f"import {worker}") & {"aiohttp", "asyncio", "discord", "structlog"}


def test_a_module_that_is_left_out_for_one_import_is_there_for_others() -> None:
    before = dict(sys.modules)
    with lean_start.left_out({"rich.markdown": ("Markdown",)}):
        assert sys.modules["rich.markdown"] is not before.get("rich.markdown")
    assert sys.modules.get("rich.markdown") is before.get("rich.markdown")


def test_only_the_command_that_is_asked_for_has_its_parameters_and_all_keep_their_help() -> None:
    def parameters() -> dict[str, int]:
        group = built()
        return {name: len(each.params) for name, each in group.commands.items()}

    def helps() -> dict[str, str | None]:
        group = built()
        return {name: each.help for name, each in group.commands.items()}

    whole, told = parameters(), helps()
    with only_asked_for(cli.app, ["verify", "x"]):
        assert {name: number for name, number in parameters().items() if number} == {"verify": whole["verify"]}
        assert helps() == told
    assert parameters() == whole


def test_a_command_in_a_group_has_its_parameters() -> None:
    with only_asked_for(cli.app, ["config", "check"]):
        group = built().commands["config"]
        assert group.commands["check"].params


@pytest.mark.parametrize("text", ["plain", "dir/file.json", "-", "\udcff", "a\0b", ""])
def test_texts_and_paths_are_converted_as_typer_converts_them(text: str) -> None:
    command = built().commands["verify"]

    def converted(plainly: bool) -> list[object]:
        found: list[object] = []
        for param in command.params:
            param._runtime_param = None
        if plainly:
            lean_start.convert_plainly(command.params)
        for param in command.params:
            try:
                found.append(param.get_runtime_param().coerce(text, param=param, ctx=None))
            except Exception as error:
                found.append((type(error).__name__, str(error)))
        return found

    assert converted(plainly=True) == converted(plainly=False)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_refused_as_typer_refuses_it(tmp_path: Path) -> None:
    shut = tmp_path / "record.json"
    shut.write_text("{}")
    shut.chmod(0)
    done = subprocess.run([sys.executable, "-m", "sleepover", "verify", str(shut)], cwd=HOUSE, capture_output=True)
    assert done.returncode
    assert b"not readable" in done.stderr
