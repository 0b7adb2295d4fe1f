"""The command line, run in this process or as a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer.main

from sleepover.cli import main
from sleepover.support import lean_start
from tests.games.bad_records import RIGHT
from tests.time_limits import PATIENCE


class Result(NamedTuple):
    """Result of a command: its exit status and its output."""

    status: int
    out: bytes
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.decode().splitlines()

    def sentence(self) -> str:
        """Return the one line on standard error, checked to have no traceback and no terminal control characters."""
        assert self.err.endswith("\n")
        line = self.err[:-1]
        assert line
        assert line.isprintable(), line
        assert "Traceback" not in line
        return line


Run = Callable[..., Result]
Save = Callable[..., Path]


@pytest.fixture(scope="session", autouse=True)
def commands_are_put_together_once() -> Iterator[None]:
    """Cache typer's commands, which each process usually builds once; here one process runs a thousand."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typer.main, "get_command", cache(typer.main.get_command))
        # One that is kept must have all its parameters.
        patch.setattr(lean_start, "only_asked_for", lambda *_: nullcontext())
        yield


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Run the command line with these arguments, in this process."""

    def command(*arguments: str | Path) -> Result:
        capfdbinary.readouterr()
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        out, err = capfdbinary.readouterr()
        assert isinstance(ended.value.code, int)
        return Result(ended.value.code, out, err.decode())

    return command


def process(*arguments: str | Path, **environment: str) -> Result:
    """Run the command line with these arguments and this environment, as a process of its own."""
    command = [sys.executable, "-m", "sleepover", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, env=os.environ | environment, check=False, timeout=4 * PATIENCE)
    return Result(done.returncode, done.stdout, done.stderr.decode("utf-8", "surrogateescape"))


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Save:
    """Write a record to a file, in a folder that is the current one: a right one, with other fields if given."""
    monkeypatch.chdir(tmp_path)

    def write(content: bytes | dict[str, Any] | None = None, /, name: str = "game.json", **fields: Any) -> Path:
        if not isinstance(content, bytes):
            content = json.dumps((content if content is not None else RIGHT) | fields).encode()
        path = tmp_path / name
        path.write_bytes(content)
        return path

    return write
