"""Imports and calls of a game's rules: they know no clock, no files, no network, and no chance but the caller's."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import games
from sleepover.workshop.game_files import package_folder

__all__ = ["IMPURE_CALLS", "PURE", "imported", "impurities", "impurities_of"]

PURE = frozenset({
    "__future__", "abc", "bisect", "collections", "dataclasses", "enum", "fractions", "functools", "games", "hashlib",
    "heapq", "hmac", "importlib", "itertools", "json", "math", "msgspec", "operator", "pkgutil", "random", "re",
    "string", "struct", "types", "typing", "zlib",
})  # fmt: skip
"""Top packages that rules are made of. Whatever is not here they do without."""
IMPURE_CALLS = frozenset({"breakpoint", "eval", "exec", "hash", "id", "input", "open", "print", "__import__"})
"""Input and output, and what differs from one process to the next."""
_ABOVE = frozenset({"renderer", "ui", "tests"})
"""Parts of an installed game's package that are no rules."""


def impurities(game: str) -> Iterator[str]:
    """Yield what in the rules of a game, and beside them, is not pure: each with its file.

    Raises:
        UnknownGame: there is no such game.
    """
    folder = package_folder(game)
    own = games.package(game).partition(".")[0]
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(folder)
        if place.parts[0].removesuffix(".py") not in _ABOVE:
            yield from impurities_of(f"{folder.name}/{place}", ast.parse(path.read_text(encoding="utf-8")), own)


def impurities_of(file: str, tree: ast.Module, own: str = "games") -> Iterator[str]:
    """Yield what is not pure in a module; ``own`` is the top package that it is in."""
    for name in imported(tree):
        if name.partition(".")[0] not in (*PURE, own):
            yield f"{file} imports {name}"
        if name.partition(".")[0] == "random" and name not in ("random", "random.Random"):
            yield f"{file} imports {name}"
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=called)) if called in IMPURE_CALLS:
                yield f"{file}:{node.lineno} calls {called}()"
            case ast.Attribute(value=ast.Name(id="random"), attr=attribute) if attribute != "Random":
                yield f"{file}:{node.lineno} uses the global random.{attribute}"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="random"), attr="Random"), args=[]):
                yield f"{file}:{node.lineno} makes a generator without a seed"


def imported(tree: ast.Module) -> Iterator[str]:
    """Yield the dotted names that a module imports anywhere; ``from a import b`` counts as ``a.b``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
