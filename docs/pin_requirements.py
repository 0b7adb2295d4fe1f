"""Writes ``requirements.txt`` and ``requirements-build.txt``: what a hosted bot is made of and what builds it.

Run it after a version has changed in ``pyproject.toml``::

    uv run python docs/pin_requirements.py

Names, versions, markers and SHA-256 hashes of all files of each version, for every system; no addresses, so that they
can be installed from any index. ``tests/project/test_requirements.py`` compares them with ``pyproject.toml``.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent

EXPORT = (
    *("uv", "export", "--quiet", "--format", "requirements.txt", "--no-default-groups", "--extra", "postgres"),
    *("--no-emit-project", "--no-header", "--no-annotate"),
)
COMPILE = (
    *("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-header", "--no-annotate", "--no-emit-index-url"),
)


def main() -> None:
    """Write both files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    _write("requirements.txt", subprocess.check_output(EXPORT, cwd=ROOT, text=True))
    wanted = [*project["build-system"]["requires"], *project["tool"]["uv"]["build-constraint-dependencies"]]
    with tempfile.TemporaryDirectory() as folder:
        names = Path(folder) / "build.in"
        names.write_text("\n".join(wanted), encoding="utf-8")
        _write("requirements-build.txt", subprocess.check_output((*COMPILE, str(names)), cwd=folder, text=True))


def _write(name: str, text: str) -> None:
    if "://" in text:
        sys.exit(f"{name} would have an address in it; it was left as it was")
    (ROOT / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
