"""Places of a game's files, as reports name them: in this project, or in the package of a distribution."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import games
from bot.i18n import DEFAULT

__all__ = ["distribution_folder", "game_file", "importable", "is_bundled", "package_folder", "rules_folder"]


def is_bundled(game: str) -> bool:
    """Return whether the game is part of this project."""
    return game in games.bundled_names()


def package_folder(game: str) -> Path:
    """Return the folder of the package that the game's rules are in.

    Raises:
        UnknownGame: there is no such game.
    """
    found = importlib.util.find_spec(games.package(game))
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(next(iter(found.submodule_search_locations)))


def rules_folder(game: str) -> Path:
    """Return the folder that the game's class is in, be its rules a module or a package."""
    folder = Path(inspect.getfile(type(games.load(game)))).parent
    return folder.parent if folder.name == "rules" else folder


def game_file(game: str, part: str) -> str:
    """Return the path of a file as a report names it.

    ``part`` is ``renderer``, ``ui``, ``words``, or the path of another file in the folder of the rules.
    """
    if is_bundled(game):
        places = {"renderer": f"renderers/{game}", "ui": f"bot/ui/games/{game}.py", "words": "bot/i18n/{}/{}.ftl"}
        folder = f"games/{game}"
    else:
        folder = package_folder(game).name
        places = {"renderer": f"{folder}/renderer", "ui": f"{folder}/ui.py", "words": folder + "/i18n/{}/{}.ftl"}
    return places.get(part, f"{folder}/{part}").format(DEFAULT, game)


def distribution_folder(game: str) -> Path:
    """Return the folder of an installed game's distribution if it is a checkout, or the one that it is installed in."""
    folder = package_folder(game).parent
    return folder.parent if folder.name == "src" else folder


@contextmanager
def importable(*folders: Path) -> Iterator[None]:
    """Find the distributions in these folders, as if they were installed there, and forget them again."""
    sys.path[:0] = map(str, folders)
    games.rescan()
    try:
        yield
    finally:
        for folder in folders:
            sys.path.remove(str(folder))
        for name, module in list(sys.modules.items()):
            if (path := getattr(module, "__file__", None)) and any(map(Path(path).is_relative_to, folders)):
                del sys.modules[name]
        games.rescan()
