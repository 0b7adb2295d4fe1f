"""``requirements.txt`` and ``requirements-build.txt`` agree with ``pyproject.toml``, and hash everything."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any, NamedTuple

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.source_tree import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FILES = ("requirements.txt", "requirements-build.txt")
COMMAND = "uv run python docs/pin_requirements.py"


class Pinned(NamedTuple):
    version: str
    marker: str
    hashes: tuple[str, ...]


def pinned(name: str) -> dict[str, Pinned]:
    """Return the pinned requirements of a file, by name."""
    found: dict[str, Pinned] = {}
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        asked, *options = re.split(r"\s+--", line.strip())
        wanted = Requirement(asked)
        (clause,) = wanted.specifier
        assert clause.operator == "=="
        hashes = tuple(option.removeprefix("hash=") for option in options)
        assert canonicalize_name(wanted.name) not in found
        found[canonicalize_name(wanted.name)] = Pinned(clause.version, str(wanted.marker or ""), hashes)
    return found


def versions(*lists: list[str]) -> dict[str, str]:
    """Names and versions of a list of ``name==version``, with markers or without."""
    asked = [Requirement(one) for these in lists for one in these]
    return {canonicalize_name(one.name): next(iter(one.specifier)).version for one in asked}


@pytest.mark.parametrize("name", FILES)
def test_everything_has_hashes_and_nothing_an_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"@|--(?!hash=sha256:)|\b[a-z0-9-]+\.(?:org|com|io|net|dev)\b", text)
    assert not [line for line in text.splitlines() if line.startswith(("-", "#"))]
    for package, one in pinned(name).items():
        assert one.hashes, package
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in one.hashes), package


def test_the_versions_are_those_of_the_project() -> None:
    found = {name: one.version for name, one in pinned("requirements.txt").items()}
    along = versions(*PROJECT["dependency-groups"].values(), PROJECT["tool"]["uv"]["constraint-dependencies"])
    # The package asks for ranges; what exactly a clone has of them stands among the constraints.
    asked = {canonicalize_name(Requirement(one).name) for one in PROJECT["project"]["dependencies"]}
    direct = {name: along[name] for name in asked}
    assert {name: found.get(name) for name in direct} == direct, f"run: {COMMAND}"
    rest = {name: version for name, version in found.items() if name not in direct}
    assert {name: along.get(name) for name in rest} == rest, f"run: {COMMAND}"


def test_what_builds_the_project_has_the_versions_of_the_project() -> None:
    wanted = versions(PROJECT["build-system"]["requires"], PROJECT["tool"]["uv"]["build-constraint-dependencies"])
    assert {name: one.version for name, one in pinned("requirements-build.txt").items()} == wanted, f"run: {COMMAND}"


def test_what_is_asked_for_under_conditions_is_so_in_both() -> None:
    found = pinned("requirements.txt")
    for system in ("x86_64", "AMD64", "arm64", "ARM64", "riscv64"):
        for one in map(Requirement, PROJECT["project"]["dependencies"]):
            here = Marker(found[canonicalize_name(one.name)].marker or "python_version > '3'")
            wanted = one.marker is None or one.marker.evaluate({"platform_machine": system})
            assert here.evaluate({"platform_machine": system}) == wanted, (one.name, system)


def test_nothing_that_comes_along_is_missing() -> None:
    """Of what is installed here: whatever something in the file needs stands in the file too."""
    found = pinned("requirements.txt")
    missing = set()
    for name in found:
        try:
            needs = distribution(name).requires or ()
        except PackageNotFoundError:
            continue
        for need in map(Requirement, needs):
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                missing |= {canonicalize_name(need.name)} - found.keys()
    assert missing == set()
    assert len(found) > 20


def test_neither_the_tests_nor_the_local_discord_are_among_them() -> None:
    assert not pinned("requirements.txt").keys() & {"simcord", "emoji", "pytest", "mypy", "uv"}


def test_the_container_and_the_documents_install_with_hashes() -> None:
    docker = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    commands = [command for line in docker.splitlines() if not line.startswith("#") for command in line.split("&&")]
    installs = [command for command in commands if re.search(r"\bpip (install|wheel)\b", command)]
    assert len(installs) == 4
    for line in installs:
        assert "--require-hashes" in line or ("--no-deps" in line and "--no-index" in line), line
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in FILES:
        assert re.search(rf"pip install --require-hashes .*-r {name}", hosting), name
        assert re.search(rf"--require-hashes .*-r {name}", docker), name
    assert COMMAND in hosting
