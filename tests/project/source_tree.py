"""The project as files: what belongs to it, and what its modules import."""

from __future__ import annotations

import ast
import fnmatch
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("games", "renderers", "bot", "playground", "sleepover")


@cache
def files() -> tuple[Path, ...]:
    """All files of the project, without what ``.gitignore`` names; works in a folder git knows nothing of."""
    ignored = [".git", *(line.removesuffix("/") for line in (ROOT / ".gitignore").read_text().split())]
    # A pattern with a slash in front is about the top folder alone.
    anywhere = [pattern for pattern in ignored if "/" not in pattern]

    def kept(folder: str, names: list[str]) -> list[str]:
        patterns = anywhere if Path(folder) != ROOT else [pattern.lstrip("/") for pattern in ignored]
        return sorted(name for name in names if not any(fnmatch.fnmatch(name, pattern) for pattern in patterns))

    found: list[Path] = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = kept(folder, folders)
        found.extend(Path(folder, name) for name in kept(folder, names))
    return tuple(found)


def modules(package: str) -> Iterator[tuple[Path, ast.Module]]:
    """Each module of a package with its syntax tree."""
    for path in files():
        if path.suffix == ".py" and path.is_relative_to(ROOT / package):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def statements(tree: ast.Module) -> Iterator[ast.AST]:
    """All statements of a module, wherever in it. Expressions are nine tenths of a tree, and are not walked through."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            waiting += getattr(node, part, ())


def imports(tree: ast.Module) -> Iterator[str]:
    """Yield the dotted names that a module imports anywhere; ``from a import b`` counts as ``a.b``."""
    for node in statements(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            # Relative imports are left out: they cannot leave their package.
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


class Read(NamedTuple):
    """Imports of one module, and whether any is relative, which ``imported`` leaves out."""

    path: Path
    imported: tuple[str, ...]
    relative: bool


@cache
def read(package: str) -> tuple[Read, ...]:
    """Each module of a package and what it imports. Many tests ask; syntax trees take long, and room if kept."""
    return tuple(
        Read(
            path,
            tuple(imports(tree)),
            any(isinstance(node, ast.ImportFrom) and node.level > 0 for node in statements(tree)),
        )
        for path, tree in modules(package)
    )


def top(name: str) -> str:
    """Return the first part of a dotted name: the package."""
    return name.partition(".")[0]


def shown(path: Path) -> str:
    """Return the path relative to the project's folder, with slashes."""
    return path.relative_to(ROOT).as_posix()
