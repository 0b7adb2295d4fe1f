"""Every path and every name of code that a document has in backticks exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

import games
from tests.project.source_tree import ROOT, files, shown

DOCUMENTS = [path for path in files() if path.suffix == ".md" and path.name != "CHANGELOG.md"]
MADE = {
    "config.toml", "postgres.txt", "programs.toml", "sleepover-you.json", "my_board_1.png", "check.py", "check.sh",
    "check.mjs", "player.py", "careful.py", "digest.py", "digest.sh", "digest.mjs", "word.py", "word.sh",
}  # fmt: skip
"""Names of files that the bot writes, or that a page tells its readers to make."""

_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_TITLE = re.compile(r'^```\w+ title="games/(\w+)/', re.MULTILINE)
_QUOTED = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"[\w.<>*{}-]+(?:/[\w.<>*{}-]+)*/?")
_ENDING = re.compile(
    r"\.(?:py|ftl|js|mjs|css|html|sql|md|toml|json|jsonl|bin|sh|txt|cpp|h|yml|yaml|service|timer|svg|png)"
)
_PLACEHOLDER = re.compile(r"<\w+>|\bx\b|\bGAME\b|\*")
_MODULE = re.compile(r"(?:benchmarks|bot|games|playground|renderers|research|sleepover|tests)(?:\.\w+)+")
_CLASS = re.compile(r"((?:[A-Z]+[a-z0-9]+){2,})(?:\.(\w+))?(?:\(.*\))?")


@cache
def _all_paths() -> frozenset[str]:
    """Return the files and folders of the project."""
    names = {shown(path) for path in files()}
    return frozenset(names.union(*({str(folder) for folder in Path(name).parents} for name in names)))


@cache
def _code() -> frozenset[str]:
    """Return every identifier in the project's Python files."""
    sources = (path.read_text(encoding="utf-8") for path in files() if path.suffix == ".py")
    return frozenset(word for source in sources for word in re.findall(r"[A-Za-z_]\w*", source))


def quoted(text: str) -> list[str]:
    """Return what a page has in backticks, outside of blocks of code."""
    return _QUOTED.findall(_BLOCK.sub("", text))


def _is_path(name: str) -> bool:
    if not _PATH.fullmatch(name) or name.startswith((".", "/")):
        return False
    top = name.partition("/")[0]
    return bool(_ENDING.fullmatch(Path(name).suffix)) or ("/" in name and "/" not in top and (ROOT / top).is_dir())


def path_exists(name: str, document: Path, new: frozenset[str]) -> bool:
    """Return whether a path leads somewhere: from the top, from the document, or as the end of one path.

    Placeholders such as ``<game>`` stand for any name, and so do the ``new`` games that the page builds.
    """
    if Path(name).name in MADE or (document.parent / name).exists():
        return True
    pattern = _PLACEHOLDER.sub("*", name.rstrip("/"))
    for game in new:
        pattern = re.sub(rf"\b{game}\b", "*", pattern)
    return any(fnmatchcase(path, pattern) or fnmatchcase(path, f"*/{pattern}") for path in _all_paths())


def _defined(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.Name(ctx=ast.Store()):
                yield node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr
            case ast.alias():
                yield node.asname or node.name


def dotted_name_exists(name: str) -> bool:
    """Return whether a dotted name is a module or package, or something that is defined in one."""
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        base = ROOT.joinpath(*parts[:count])
        if base.is_dir() and count == len(parts):
            return True
        module = next((one for one in (base.with_suffix(".py"), base / "__init__.py") if one.is_file()), None)
        if module is not None:
            return set(parts[count:]) <= set(_defined(module))
    return False


def lost(text: str, document: Path) -> list[str]:
    """Return the names in a page that stand for nothing."""
    new = frozenset(_TITLE.findall(text)) - {*games.names()}
    found: list[str] = []
    for name in quoted(text):
        if _MODULE.fullmatch(name) and not _ENDING.fullmatch(Path(name).suffix):
            there = dotted_name_exists(name)
        elif match := _CLASS.fullmatch(name):
            there = {part for part in match.groups() if part} <= _code()
        elif _is_path(name):
            there = path_exists(name, document, new)
        else:
            continue
        if not there and name not in text.partition("\n```")[2].replace(f"`{name}`", ""):
            found.append(name)
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_names_in_a_document_are_names_of_something(document: Path) -> None:
    assert lost(document.read_text(encoding="utf-8"), document) == []


@pytest.mark.parametrize(
    "name",
    ["bot/table/registry.py", "bot/table", "registry.py", "ai/players.py", "games/<game>/ai/players.py",
     "bot.table.registry", "bot.table.registry.TableRegistry.play", "TableRegistry.lock", "TableRegistry"],
)  # fmt: skip
def test_a_name_of_something_is_passed_and_the_same_with_a_slip_is_found(name: str) -> None:
    page = ROOT / "docs" / "architecture.md"
    assert lost(f"`{name}`", page) == []
    slip = re.sub(r"(registry|players|table|lock|TableRegistry)(?=\W|$)", r"\1x", name)
    assert slip != name
    assert lost(f"`{slip}`", page) == [slip]
