"""Games pasted in for a test: from the code blocks of a page, in a folder of their own, and gone again.

``folder = pasted(page, tmp_path)`` and ``with built_on(folder):``, and the house finds the page's game like its own.
``folder = unpacked(LIARS_DICE, tmp_path)`` and ``with installed(folder):``, and it finds a distribution's.
"""

from __future__ import annotations

import importlib
import io
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import games
import renderers
from bot import i18n
from bot.ui import games as ui_games
from games.core.record import parse, replay
from sleepover.workshop.game_files import importable
from sleepover.workshop.playthroughs import written_again
from sleepover.workshop.samples.cases import Case, cases
from tests.bot import test_localizer
from tests.project.source_tree import ROOT

LIARS_DICE = ROOT / "packages" / "sleepover-liars-dice"
_BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> dict[str, str]:
    """Return the files that a page spells out: each is a fenced block with ``title="its/path"``."""
    found = _BLOCK.findall(page.read_text(encoding="utf-8"))
    files = dict(found)
    assert len(files) == len(found), f"{page} has a file twice"
    return files


def excerpts(page: Path) -> list[tuple[str, str]]:
    """Return the parts of files that a page shows, each with the name of its file."""
    return _BLOCK.findall(page.read_text(encoding="utf-8"))


def written(files: dict[str, str], folder: Path) -> Path:
    """Write these files into the folder and return the folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def pasted(page: Path, folder: Path) -> Path:
    """Write a page's files into the folder, complete their playthroughs, and return the folder."""
    files = blocks(page)
    written(files, folder)
    with built_on(folder):
        for name in files:
            if "/playthroughs/" in name:
                path = folder / name
                path.write_text(written_again(path.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def cases_of(game: str) -> list[Case]:
    """Return the tables of that game that the project's checks try."""
    return [case for case in cases() if case.game.name == game]


def picture_is_current(game: str, place: int, picture: Path, request: pytest.FixtureRequest) -> None:
    """Check that a page's picture is what the panel's ``pictures[place]`` shows now.

    ``--regen`` draws it again.
    """
    panel = ui_games.load(game)
    record = parse(panel.example)
    number, seat = panel.pictures[place]
    view = games.load(game).view(list(replay(record))[number].state, seat)
    renderer = renderers.load(game)
    draw = renderer.board if seat is None else renderer.card
    png = draw(view, record.seats, i18n.localizer(game=game))
    assert png is not None
    if request.config.getoption("--regen"):
        picture.write_bytes(png)
    with Image.open(picture) as kept, Image.open(io.BytesIO(png)) as drawn:
        same = kept.size == drawn.size
        same = same and not ImageChops.difference(kept.convert("RGB"), drawn.convert("RGB")).getbbox()
    assert same, f"{picture} is out of date: uv run pytest {request.path} --regen draws it again"


def unpacked(distribution: Path, folder: Path) -> Path:
    """Build a distribution's wheel, and unpack it into the folder as an installer does; return the folder."""
    built = folder / "dist"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    done = subprocess.run(command, cwd=distribution, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as content:
        content.extractall(folder / "site")
    return folder / "site"


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Make the project find the distributions in ``folder``, as if they were installed there."""
    with importable(folder):
        _forget()
        try:
            yield
        finally:
            _unload(folder)
    _forget()


@contextmanager
def built_on(folder: Path) -> Iterator[None]:
    """Make the project find the games in ``folder`` as if they were in its own folders of the same names.

    Only the places in which games, renderers, panels and words are looked for change; no game is named anywhere.
    """
    with pytest.MonkeyPatch.context() as patch:
        for package in (games, renderers, ui_games):
            there = folder.joinpath(*package.__name__.split("."))
            patch.setattr(package, "__path__", [str(there), *package.__path__])
        patch.setattr(i18n.locales, "FOLDERS", [*i18n.locales.FOLDERS, folder / "bot" / "i18n"])
        patch.setattr(test_localizer, "HOUSES", [*test_localizer.HOUSES, folder])
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
        if name.partition(".")[0] in ("games", "bot") or module is test_localizer:
            for value in list(vars(module).values()):
                # Asked of the type: a logger answers to any name.
                if hasattr(type(value), "cache_clear"):
                    value.cache_clear()
