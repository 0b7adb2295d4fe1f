"""Locales: which languages there are, which of them a locale of Discord's reads, and the files of each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from weakref import WeakValueDictionary

import games
from bot.i18n.bundles import DEFAULT, FluentSource

__all__ = [
    "FOLDERS",
    "available_locales",
    "game_folders",
    "missing_title",
    "negotiate_locale",
    "shared_files",
    "sources_of",
]

FOLDERS: list[Path] = [Path(__file__).parent]
"""Folders that are searched for language folders; the first file found under a name is taken."""


@cache
def negotiate_locale(locale: str) -> str:
    """Return the language with a folder that is nearest to one of Discord's locales.

    It is that locale, its language without the country, its language as another country speaks it (``es-419``
    reads ``es-ES``, ``pt`` reads ``pt-BR``), or English.
    """
    known = available_locales()
    language = locale.partition("-")[0]
    for name in (locale, language):
        if name in known:
            return name
    return next((name for name in known if name.partition("-")[0] == language), DEFAULT)


@cache
def available_locales() -> tuple[str, ...]:
    """Return the locales that have a folder."""
    return tuple(sorted({path.parent.name for folder in FOLDERS for path in folder.glob("*/common.ftl")}))


_sources: WeakValueDictionary[Path, FluentSource] = WeakValueDictionary()
"""Files in use. The common ones are needed for each game; those of a language that is spoken nowhere are let go."""


def _source(path: Path) -> FluentSource:
    if (found := _sources.get(path)) is None:
        found = _sources[path] = FluentSource.path_of(path)
    return found


def sources_of(locale: str, game: str | None) -> Iterable[FluentSource]:
    """Return the files of a language for one game, or for what is common to all (``game`` is None).

    A game that is not installed any more has its name for a title.
    """
    for name in _files(game):
        for folder in game_folders(name):
            path = folder / locale / f"{name}.ftl"
            if path.is_file():
                yield _source(path)
                break
    if game is not None and game not in games.names():
        yield FluentSource(f"title = {missing_title(game)}")


def game_folders(game: str) -> Sequence[Path]:
    """Return the folders in which the language folders with that game's words are looked for."""
    if game in games.bundled_names() or game not in games.names():
        return FOLDERS
    return [Path(str(resources.files(games.package(game)))) / "i18n"]


def missing_title(game: str) -> str:
    """Return a title for a game of which only the name is known: it is not installed."""
    return re.sub(r"[^a-z0-9]+", " ", game).strip().title() or "?"


@cache
def shared_files() -> tuple[str, ...]:
    """Return the names of the English files that belong to no game, without ``.ftl``.

    ``commands`` is not one of them.
    """
    files = (path.stem for path in (Path(__file__).parent / DEFAULT).glob("*.ftl"))
    return tuple(sorted(set(files) - {"commands", *games.bundled_names()}))


def _files(game: str | None) -> Iterable[str]:
    return (*shared_files(), game or "commands")
