"""Builds of the bot on this machine: this one, and others that are made from a commit in a temporary folder."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parents[1]
"""The folder of this build."""
_FOREIGN = (
    "VIRTUAL_ENV",
    "PYTHONPATH",
    "PYTHONHOME",
    "PYTHONDONTWRITEBYTECODE",
    "PYTHONPYCACHEPREFIX",
    "UV_PROJECT_ENVIRONMENT",
)
"""Environment variables that would lead a program to the packages of another build, or away from what is compiled."""


def python_of(build: Path) -> str:
    """Return the interpreter with the packages of the build in that folder."""
    if build == HERE:
        return sys.executable
    folder, name = ("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")
    return str(build / ".venv" / folder / name)


def environment() -> dict[str, str]:
    """Return the environment for a program of any build."""
    return {name: value for name, value in os.environ.items() if name not in _FOREIGN}


@contextmanager
def built_from(commit: str) -> Iterator[Path]:
    """Build the commit in a temporary folder with an environment of its own, and remove both afterwards.

    Raises:
        SystemExit: this is no clone, it does not have that commit, or its packages cannot be installed.
    """
    name = f"{commit}^{{commit}}"
    _run("git", "rev-parse", "--verify", "--quiet", name, failure=f"this clone does not have the commit {commit}")
    with tempfile.TemporaryDirectory(prefix="sleepover-") as folder:
        build = Path(folder) / "build"
        _run("git", "worktree", "add", "--detach", str(build), commit, failure=f"{commit} could not be checked out")
        try:
            base = str(getattr(sys, "_base_executable", sys.executable))
            # The exact versions stand in the commit's own pyproject.toml.
            _run("uv", "sync", "--python", base, cwd=build, failure=f"the packages of {commit} could not be installed")
            for each in (build, HERE):
                _compile(each)
            yield build
        finally:
            _run("git", "worktree", "remove", "--force", str(build), failure=f"{build} could not be removed")


def _compile(build: Path) -> None:
    """Compile the build and its packages as installers do; runs that compile would measure mostly that."""
    folders = [str(path.parent) for path in build.glob("*/__init__.py")] + [str(build / ".venv")]
    # Packages have files that no Python compiles, such as templates.
    command = [python_of(build), "-m", "compileall", "-q", *folders]
    subprocess.run(command, cwd=build, env=environment(), capture_output=True, check=False)


def _run(*command: str, failure: str, cwd: Path = HERE) -> None:
    try:
        done = subprocess.run(command, cwd=cwd, env=environment(), capture_output=True, text=True, check=False)
    except OSError as error:
        sys.exit(f"{failure}: {error}")
    if done.returncode:
        sys.exit(f"{failure}: {' '.join(command[:3])}: {done.stderr.strip() or f'exit status {done.returncode}'}")
