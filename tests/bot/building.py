"""Games built on to the house for a test: from the code blocks of a page, in a folder of their own, and gone again."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import games
import renderers
from bot import panels, words
from tests.bot import test_words

_BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> dict[str, str]:
    """The files that a page spells out: each is a fenced block with ``title="its/path"``."""
    found = _BLOCK.findall(page.read_text(encoding="utf-8"))
    files = dict(found)
    assert len(files) == len(found), f"{page} has a file twice"
    return files


def written(files: dict[str, str], folder: Path) -> Path:
    """The folder, with these files in it."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


@contextmanager
def built_on(folder: Path) -> Iterator[None]:
    """The house as if what is in ``folder`` lay in its own folders of the same names.

    Only the places are told where games, renderers, panels and words are looked for; no game is named anywhere.
    """
    with pytest.MonkeyPatch.context() as patch:
        for package in (games, renderers, panels):
            there = folder.joinpath(*package.__name__.split("."))
            patch.setattr(package, "__path__", [*package.__path__, str(there)])
        patch.setattr(words, "FOLDERS", [*words.FOLDERS, folder / "bot" / "words"])
        patch.setattr(test_words, "HOUSES", [*test_words.HOUSES, folder])
        _forget()
        try:
            yield
        finally:
            patch.undo()
            _unload(folder)
            _forget()


def _unload(folder: Path) -> None:
    """Drop the modules that came from there."""
    for name, module in list(sys.modules.items()):
        path = getattr(module, "__file__", None)
        if path and Path(path).is_relative_to(folder):
            parent, _, child = name.rpartition(".")
            del sys.modules[name]
            if parent in sys.modules:
                vars(sys.modules[parent]).pop(child, None)


def _forget() -> None:
    """Empty every cache that may remember which games there are, or what they say."""
    importlib.invalidate_caches()
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("games", "bot") or module is test_words:
            for value in list(vars(module).values()):
                # Asked of the type: a logger answers to any name.
                if hasattr(type(value), "cache_clear"):
                    value.cache_clear()
