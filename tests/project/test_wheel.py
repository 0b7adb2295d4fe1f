"""The wheel: what it says of itself, what is in it, and that it can be installed and works where there is no clone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import deep_share
from tests.project.source_tree import ROOT, files
from tests.time_limits import PATIENCE

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = ("bot", "games", "playground", "renderers", "sleepover")
LEANING = ("bot", "cli", "loopback", "playground", "renderers", "store")
"""The tests of what leans on libraries: those of the rules, of the documents and of a page would be the same again."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the wheel, built from the present files."""
    folder = tmp_path_factory.mktemp("wheel")
    command = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", command, str(folder)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return folder / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def about(wheel: Path) -> Message:
    """Return the wheel's metadata."""
    with zipfile.ZipFile(wheel) as content:
        (name,) = (name for name in content.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(content.read(name).decode())


def required(about: Message) -> list[Requirement]:
    return [Requirement(text) for text in about.get_all("Requires-Dist", [])]


def test_it_can_be_installed_beside_anything_that_asks_for_other_versions(about: Message) -> None:
    found = required(about)
    assert len(found) > 12
    for one in found:
        assert [clause.operator for clause in one.specifier if clause.operator in ("==", "===")] == [], one
        assert any(clause.operator == ">=" for clause in one.specifier), one


def test_the_local_discord_postgresql_and_training_are_extras_and_nothing_else_is(about: Message) -> None:
    assert about.get_all("Provides-Extra") == ["play", "postgres", "train"]
    extras = {
        extra: {one.name for one in required(about) if one.marker and f'extra == "{extra}"' in str(one.marker)}
        for extra in ("play", "postgres", "train")
    }
    assert extras == {
        "play": {"aiohttp", "emoji", "multipart", "simcord"},
        "postgres": {"psycopg"},
        "train": {"gymnasium", "numpy", "pettingzoo"},
    }
    groups = {
        name: {Requirement(one).name for one in PROJECT["dependency-groups"][name]} for name in ("dev", "playground")
    }
    assert groups["playground"] == extras["play"], "a clone has the same by its group"
    assert groups["dev"] >= extras["postgres"] | extras["train"], "and the tests theirs"


def test_the_versions_of_a_clone_are_within_the_ranges_and_exact(about: Message) -> None:
    exact = {
        canonicalize_name(pinned.name): next(iter(pinned.specifier)).version
        for entry in (
            *PROJECT["tool"]["uv"]["constraint-dependencies"],
            *PROJECT["dependency-groups"]["playground"],
            *(one for one in PROJECT["dependency-groups"]["dev"] if "==" in one),
        )
        for pinned in [Requirement(entry)]
    }
    for one in required(about):
        assert exact.get(canonicalize_name(one.name), "") in one.specifier, f"{one} has no exact version of its own"


def test_it_says_what_it_is(about: Message) -> None:
    assert about["Name"] == "sleepover"
    assert about["Version"] == PROJECT["project"]["version"]
    assert about["License-Expression"] == "MIT AND OFL-1.1 AND Unicode-3.0"
    texts = {Path(name).name for name in about.get_all("License-File", [])}
    assert texts == {"LICENSE", *(path.name for path in files() if re.match("OFL-|.*-LICENSE", path.name))}
    assert about.get_payload()


def test_everything_is_in_it_that_the_packages_have_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as content:
        there = {name for name in content.namelist() if not name.partition("/")[0].endswith(".dist-info")}
    wanted = {path.relative_to(ROOT).as_posix() for path in files() if path.relative_to(ROOT).parts[0] in PACKAGES}
    assert there == wanted
    assert len(there) > 300
    with zipfile.ZipFile(wheel) as content:
        letters = [one for one in content.infolist() if one.filename.startswith("renderers/fonts/")]
    assert sum(one.compress_size for one in letters) < 12e6, "the letters' share, packed"
    assert not [name for name in there if re.search(r"\.(sqlite|pyc|env)$|config\.toml", name)]


@pytest.mark.skipif(not deep_share.deep(), reason="installs packages from an index: pytest --deep")
def test_the_suite_passes_with_the_oldest_versions_that_the_ranges_allow(about: Message, tmp_path: Path) -> None:
    """A lowest version is a promise that all works with it, not only that it can be installed.

    These are 7,902 tests (2026-11-28): 74 minutes on two cores that others kept busy. ``progress`` grows meanwhile.
    """
    home = tmp_path / "home"
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    dropped = ("UV_", "SLEEPOVER_", "PYTHON", "PYTEST_", "VIRTUAL_ENV")
    inside = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    asked = [f"{one.name}{'[binary]' if 'binary' in one.extras else ''}{one.specifier}" for one in required(about)]
    ours = {canonicalize_name(one.name) for one in required(about)}
    # What runs the tests is as exact as ever; what is ours comes at its lowest.
    group = PROJECT["dependency-groups"]["dev"]
    runs = [one for one in group if canonicalize_name(Requirement(one).name) not in ours] + ["simcord[pytest]"]
    # Elsewhere than in the clone, whose exact versions uv would keep to.
    for command in (
        ["uv", "venv", "--quiet", "--python", sys.executable, home],
        ["uv", "pip", "install", "--quiet", "--python", python, "--resolution", "lowest-direct", *asked, *runs],
        ["uv", "pip", "install", "--quiet", "--python", python, "--no-deps", "--editable", ROOT],
    ):
        subprocess.run([*map(str, command)], cwd=tmp_path, env=inside, check=True)
    tried = [f"tests/{folder}" for folder in LEANING]
    progress = tmp_path / "progress"
    with progress.open("w", encoding="utf-8") as told:
        done = subprocess.run(
            [python, "-m", "pytest", "-v", "-n", "2", "-p", "no:cacheprovider", *tried],
            cwd=ROOT, env=inside, stdout=told, stderr=subprocess.STDOUT,
        )  # fmt: skip
    assert done.returncode == 0, progress.read_text(encoding="utf-8")[-20_000:]


@pytest.mark.skipif(not deep_share.deep(), reason="installs packages from an index: pytest --deep")
@pytest.mark.parametrize("resolution", ["highest", "lowest-direct"])
def test_it_works_where_there_is_nothing_else(wheel: Path, about: Message, tmp_path: Path, resolution: str) -> None:
    """In an empty environment, with the newest versions that its ranges allow, and with the oldest."""
    home, extra = tmp_path / "home", f"{wheel}[play]"
    inside = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "SLEEPOVER_", "PYTHON"))}
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"

    def call(*command: str | Path, status: int = 0, name: str = resolution) -> str:
        done = subprocess.run(
            [*map(str, command)], cwd=tmp_path, env=inside, capture_output=True, text=True, timeout=20 * PATIENCE
        )
        assert done.returncode == status, done.stderr
        return done.stdout + done.stderr

    call("uv", "venv", "--quiet", "--python", sys.executable, home)
    # `lowest-direct` is about what is named here, so all that the wheel asks for is.
    asked = [f"{one.name}{one.specifier}" for one in required(about)]
    call("uv", "pip", "install", "--quiet", "--python", python, "--resolution", resolution, *asked, extra)
    here = [python, "-m", "sleepover"]
    assert "1 wrong" in call(*here, "doctor", "--offline", status=1), "the token, which is missing"
    call(
        *here, "simulate", "tie_die", "--players", "easy,easy", "--games", "2", "--workers", "1", "--record", "records"
    )
    call(*here, "render", "records/tie_die-0.json", "--out", "board.png")
    assert (tmp_path / "board.png").read_bytes()[:4] == b"\x89PNG"
    with subprocess.Popen(
        [*here, "play", "--port", "0", "--no-browser"], cwd=tmp_path, env=inside, stdout=subprocess.PIPE, text=True
    ) as playing:
        assert playing.stdout is not None
        try:
            assert any("The table is laid" in line for line in playing.stdout)
        finally:
            playing.terminate()
        assert playing.wait(PATIENCE) == 0
    call("uv", "pip", "uninstall", "--quiet", "--python", python, "simcord")
    assert f"uvx --from '{extra}' sleepover play" in call(*here, "play", "--no-browser", status=1).replace(
        f"--from {extra} ", f"--from '{extra}' "
    )
