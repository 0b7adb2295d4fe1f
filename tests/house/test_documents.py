"""The documents keep their promises: commands, links, rulings."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from discord import Permissions

from bot.config import Config
from bot.permissions import NEEDED
from tests.house.tree import ROOT, files, shown

PLAY = "python3 -m pip install uv && uv run sleepover play"
TEST = "python3 -m pip install uv && uv run pytest"
DOCUMENTS = [path for path in files() if path.suffix == ".md"]
RULING = re.compile(r"\b(?:SR|MN|TD|PF|C)-[0-9]+\b")
LINK = re.compile(r"""!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|\b(?:src|srcset|href)="([^"]+)\"""")


def _lines(document: Path) -> list[str]:
    return document.read_text(encoding="utf-8").splitlines()


def _prose(document: Path) -> str:
    """The text without fenced code, where a bracket is only a bracket."""
    text = document.read_text(encoding="utf-8")
    return re.sub(r"`[^`\n]+`", "", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))


def _anchors(document: Path) -> set[str]:
    """The addresses of the headings, as code hosts make them, and those set by hand."""
    text = re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.M | re.S)
    anchors = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for heading in re.findall(r"^#{1,6} +(.+?)\s*$", text, flags=re.M):
        kept = (c for c in heading.lower() if c in " -_" or unicodedata.category(c)[0] in "LMN")
        anchors.add("".join(kept).replace(" ", "-"))
    return anchors


def _links(document: Path) -> Iterator[str]:
    for match in LINK.finditer(_prose(document)):
        target = match[1] or match[2]
        if not re.match(r"[a-z]+:", target):
            yield target


@pytest.mark.parametrize("command", [PLAY, TEST])
def test_the_readme_has_each_command_on_a_line_of_its_own(command: str) -> None:
    assert command in _lines(ROOT / "README.md")


def test_the_readmes_test_command_is_the_one_that_is_checked() -> None:
    assert TEST in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_links_lead_to_something_that_is_there(document: Path) -> None:
    broken: list[str] = []
    for link in _links(document):
        name, _, anchor = link.partition("#")
        target = (document.parent / name).resolve() if name else document
        there = target.exists() and target.is_relative_to(ROOT)
        if not there or (anchor and target.suffix == ".md" and anchor not in _anchors(target)):
            broken.append(link)
    assert not broken


def test_every_document_can_be_reached_from_the_readme() -> None:
    seen: set[Path] = set()
    left = [ROOT / "README.md"]
    while left:
        document = left.pop()
        if document in seen:
            continue
        seen.add(document)
        targets = ((document.parent / link.partition("#")[0]).resolve() for link in _links(document))
        left += [target for target in targets if target.suffix == ".md" and target.exists()]
    missing = [shown(path) for path in DOCUMENTS if path.is_relative_to(ROOT / "docs") and path not in seen]
    assert not missing


def test_every_ruling_that_is_cited_stands_in_the_rules() -> None:
    known = set(RULING.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8")))
    cited = {
        f"{ruling} in {shown(path)}"
        for path in files()
        if path.suffix in {".py", ".ftl", ".md", ".sql", ".txt", ".js"}
        for ruling in set(RULING.findall(path.read_text(encoding="utf-8"))) - known
    }
    assert not cited


def test_the_rulings_are_numbered_without_a_gap() -> None:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    for series in ("SR", "MN", "TD", "PF", "C"):
        numbers = {int(ruling.partition("-")[2]) for ruling in RULING.findall(text) if ruling.startswith(f"{series}-")}
        assert numbers == set(range(1, max(numbers) + 1)), series


def test_the_invite_link_asks_for_what_the_bot_needs() -> None:
    needed = Permissions(**dict.fromkeys(NEEDED, True))
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert f"permissions={needed.value}\n" in text
    needed.send_messages_in_threads = True
    assert f"`{needed.value}`" in text


def test_the_configuration_that_is_described_is_the_one_that_is_read() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    described = re.findall(r"^\| `(\w+)` \|", text, flags=re.M)
    assert described == list(Config.__struct_fields__)
    example = tomllib.loads((ROOT / "config.example.toml").read_text(encoding="utf-8"))
    assert msgspec.convert(example, Config) == Config()
