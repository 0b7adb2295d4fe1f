"""Contents that the project's files must and must not have."""

from __future__ import annotations

import tomllib

from tests.project.source_tree import ROOT, files, shown

# Put together here, so that this file does not hold what it looks for.
HOSTS = [
    ".".join(parts).encode()
    for parts in (
        ("pypi", "org"), ("pythonhosted", "org"), ("registry", "npmjs", "org"), ("deb", "debian", "org"),
        ("ghcr", "io"), ("registry", "yarnpkg", "com"), ("crates", "io"),
    )
]  # fmt: skip
MOST_LINES = 600


def test_no_file_names_the_host_of_a_package_registry() -> None:
    wrong = [
        f"{shown(path)} names {host.decode()}"
        for path in files()
        for content in [path.read_bytes()]
        if b"\0" not in content[:8000]
        for host in HOSTS
        if host in content
    ]
    assert not wrong, "where packages come from is for each machine to say"


def test_the_lock_file_stays_out_because_it_carries_addresses() -> None:
    assert "uv.lock" in (ROOT / ".gitignore").read_text().split()


def test_every_version_is_pinned() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    # What the package asks for, in ranges, has its exact versions among the constraints: test_wheel.
    wanted = [
        *(entry for group in settings["dependency-groups"].values() for entry in group),
        *settings["build-system"]["requires"],
        *settings["tool"]["uv"]["constraint-dependencies"],
        *settings["tool"]["uv"]["build-constraint-dependencies"],
    ]
    assert [entry for entry in wanted if "==" not in entry] == []


def test_no_python_file_is_too_long_to_hold_in_the_head() -> None:
    long = {
        shown(path): lines
        for path in files()
        if path.suffix == ".py" and (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert not long


def test_the_version_is_the_changelogs_newest() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    headings = [line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line[:3] == "## "]
    assert headings[0].startswith(f"## [{version}]")


def test_the_first_version_is_told_in_sixty_lines() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first = text[text.index("## [0.1.0]") :]
    assert len([line for line in first.splitlines() if line]) <= 60
