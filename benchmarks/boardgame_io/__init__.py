"""Random tic-tac-toe on boardgame.io: a program for Node beside this module, and what starts and asks it.

The library is brought by npm, once, into a folder of the user's cache; the repository holds its version only.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

HERE = Path(__file__).parent
WAYS = ("client", "reducer")
"""Two drivers: a program that uses the library as its pages say; and the least that the library can be asked to do."""

INSTALL = (
    "install",
    "--no-package-lock",
    "--ignore-scripts",
    "--omit=dev",
    "--omit=optional",
    "--no-audit",
    "--no-fund",
)
INSTALL_SECONDS = 180.0
WARM_UP = 1.0
"""Seconds of play until V8 has made machine code of what it runs."""


class Unavailable(Exception):
    """boardgame.io cannot be compared with; the message is one line that says why."""


def installed(cache: Path | None = None) -> Path:
    """Return the folder whose ``node_modules`` has the library; install it first if necessary.

    Raises:
        Unavailable: Node or npm is missing, or npm did not install it.
    """
    npm = program("npm")
    wanted = (HERE / "package.json").read_bytes()
    folder = (cache or cache_folder()) / f"boardgame_io-{sha256(wanted).hexdigest()[:12]}"
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Under another name until it is whole, so that what is there under its own can be relied on.
    with tempfile.TemporaryDirectory(dir=folder.parent) as place:
        fresh = Path(place) / "fresh"
        fresh.mkdir()
        (fresh / "package.json").write_bytes(wanted)
        try:
            subprocess.run([npm, *INSTALL], cwd=fresh, check=True, capture_output=True, timeout=INSTALL_SECONDS)
        except subprocess.CalledProcessError as error:
            lines = error.stderr.decode(errors="replace").strip().splitlines() or [f"exit {error.returncode}"]
            said = next((line for line in lines if "error" in line.lower()), lines[-1])
            raise Unavailable(f"npm did not bring it ({said.strip()})") from error
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Unavailable(f"npm did not bring it ({error})") from error
        if not folder.is_dir():
            fresh.rename(folder)
    return folder


def cache_folder() -> Path:
    """Return the folder in which this project's benchmarks cache their downloads."""
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".cache") / "sleepover-benchmarks"


def program(name: str) -> str:
    """Return the path of that program.

    Raises:
        Unavailable: it is missing.
    """
    found = shutil.which(name)
    if found is None:
        raise Unavailable(f"it needs Node.js, and there is no {name} here")
    return found


class Opponent:
    """A process of Node that plays when it is asked to, in one of the ``WAYS``."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @classmethod
    def start(cls, way: str, folder: Path) -> Self:
        """Start it and let it warm up. ``folder`` is what ``installed`` gave.

        Raises:
            Unavailable: Node is missing or cannot run it.
        """
        process = subprocess.Popen(
            [program("node"), str(HERE / "play.js"), way],
            env=os.environ | {"NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        opponent = cls(process)
        try:
            opponent.rate(WARM_UP)
        except Unavailable:
            opponent.stop()
            raise
        return opponent

    def rate(self, seconds: float) -> float:
        """Decisions a second of the process's own time, over so many of them.

        Raises:
            Unavailable: the process ended or answers nonsense.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{seconds}\n")
            self._process.stdin.flush()
        except OSError:
            raise Unavailable("its process in Node ended") from None
        return parse(self._process.stdout.readline())

    def stop(self) -> None:
        """End the process."""
        with self._process as process:
            process.kill()


def parse(line: str) -> float:
    """Decisions a second, from what the program for Node prints: ``{"decisions": N, "seconds": S}``.

    Raises:
        Unavailable: it is something else.
    """
    if not line:
        raise Unavailable("its process in Node ended")
    try:
        told: dict[str, Any] = json.loads(line)
        rate = told["decisions"] / told["seconds"]
    except (ValueError, TypeError, KeyError, ZeroDivisionError):
        raise Unavailable(f"its process in Node said {line.strip()[:80]!r}") from None
    return float(rate)
