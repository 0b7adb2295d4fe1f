"""``new-game``: the files of a smallest working game, to be changed into the game that one has in mind."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

import typer

import games
import sleepover
from bot.i18n import localizer
from games.installed import LONGEST_NAME, NAME
from sleepover.support.terminal import CommandError, reason
from sleepover.workshop.game_files import importable
from sleepover.workshop.playthroughs import written_again
from sleepover.workshop.secret_game_text import CHANGES

ROOT = Path(sleepover.__file__).resolve().parents[1]

PLAYTHROUGH = "games/{name}/playthroughs/two_short.txt"
FILES = {
    "games/{name}/__init__.py": "package",
    "games/{name}/rules.py": "rules",
    "renderers/{name}.py": "renderer",
    "bot/ui/games/{name}.py": "ui",
    "bot/i18n/en/{name}.ftl": "words",
    PLAYTHROUGH: "playthrough",
    "tests/games/test_{name}.py": "test_rules",
    "tests/bot/test_{name}.py": "test_table",
}
"""Paths of written files, each with its text in ``template``."""

IN_PACKAGE = "src/{package}/playthroughs/two_short.txt"
PACKAGE_FILES = {
    "pyproject.toml": "pyproject",
    "README.md": "readme",
    "LICENSE": "licence",
    ".gitignore": "gitignore",
    ".github/workflows/tests.yml": "ci",
    "src/{package}/__init__.py": "package_installed",
    "src/{package}/rules.py": "rules",
    "src/{package}/renderer.py": "renderer",
    "src/{package}/ui.py": "ui",
    "src/{package}/i18n/en/{name}.ftl": "words",
    "src/{package}/py.typed": "",
    IN_PACKAGE: "playthrough",
    "tests/test_rules.py": "test_rules",
}
"""The same for a distribution of its own."""

TAKEN = ("games/{name}.py", "games/{name}", "renderers/{name}", "bot/ui/games/{name}", *FILES)
"""Paths that must not exist: those to be written, and those that would be imported in their place."""

LONGEST_TITLE = 48
TITLE = re.compile(r"\w(?:[\w '’&!?.,:–-]*[\w!?.])?")
"""The form of a title: it stands in Python, in Fluent and on boards, and is typed in chats."""


def new_game(name: str, title: str | None, root: Path = ROOT, *, secret: bool = False) -> None:
    """Write the files of the game ``name`` into the project at ``root``, and print what to do with them.

    It has a ``secret`` if that is asked for.

    Raises:
        CommandError: it is no name or title for a game, or there is one like it; or this is not a checkout of the
            project, or cannot be written. Then nothing is written.
    """
    title = name.replace("_", " ").title() if title is None else title
    _check(name, title, root)
    texts = {path.format(name=name): _text(source, name, title, secret) for path, source in FILES.items()}
    _write_all(texts, root, PLAYTHROUGH.format(name=name))
    typer.echo(
        f"\n{title} can be played: uv run sleepover play, then /play game:{title}\n"
        f"Make it your game, and see what it lacks: uv run sleepover check-game {name}\n"
        f"All that it shows, while you change it: uv run sleepover gallery {name} --watch\n"
        f"What goes into which file, and why: docs/add-a-{'secret-' * secret}game.md"
    )


def new_package(name: str, title: str | None, folder: Path, *, secret: bool = False) -> None:
    """Write a distribution with the game ``name`` into a new folder in ``folder``, and print what to do with it.

    Raises:
        CommandError: it is no name or title for a game, or there is one like it; or it cannot be written. Then nothing
            is written.
    """
    title = name.replace("_", " ").title() if title is None else title
    _check_name(name, title)
    distribution, package = f"sleepover-{name.replace('_', '-')}", f"sleepover_{name}"
    root = folder / distribution
    if root.exists():
        raise CommandError(f"there is {root} already: choose another name")
    if name in (*games.names(), *games.SHARED):
        raise CommandError(f"there is a game {name} already: choose another name")
    _check_title(title)
    texts = {
        path.format(name=name, package=package): _text(source, name, title, secret, package) if source else ""
        for path, source in PACKAGE_FILES.items()
    }
    with TemporaryDirectory() as metadata:
        about = Path(metadata) / f"{package}-0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 0\n")
        (about / "entry_points.txt").write_text(f"[{games.GROUP}]\n{name} = {package}\n")
        with importable(root / "src", Path(metadata)):
            _write_all(texts, root, IN_PACKAGE.format(package=package))
    typer.echo(
        f"\n{title} is a distribution of its own, and README.md there tells all that can be done with it.\n"
        f"Install it, and it can be played: uv pip install -e {root}, then sleepover play\n"
        f"Make it your game, and see what it lacks: sleepover check-game {name}\n"
        f"What every game has to pass: pytest --pyargs sleepover.testing --game {name}"
    )


def _write_all(texts: Mapping[str, str], root: Path, playthrough: str) -> None:
    """Write the files below ``root``, have the game play its playthrough, and print the files' names."""
    made: list[Path] = []
    try:
        for path, text in texts.items():
            _write(root / path, text, made)
        games.rescan()
        golden = root / playthrough
        golden.write_text(written_again(golden.read_text(encoding="utf-8")), encoding="utf-8")
    except OSError as error:
        _take_back(made)
        raise CommandError(f"{error.filename}: {reason(error)}; nothing has been written") from None
    except BaseException:
        _take_back(made)
        raise
    for path in texts:
        typer.echo(path)


def _check(name: str, title: str, root: Path) -> None:
    """Refuse what cannot be a game of the project at ``root``."""
    _check_name(name, title)
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir():
        raise CommandError(
            f"{root} is no checkout of Sleepover, to whose source a game could be added: with --package it is written "
            "as a distribution of its own"
        )
    for pattern in TAKEN:
        path = pattern.format(name=name)
        if (root / path).exists():
            raise CommandError(f"there is {path} already: choose another name")
    _check_title(title)


def _check_name(name: str, title: str) -> None:
    if not NAME.fullmatch(name):
        raise CommandError(
            f"{name!r} is no name for a game: it has small letters and digits, with single underscores between, such as"
            " pig or liars_dice"
        )
    if len(name) > LONGEST_NAME:
        raise CommandError(f"{name}: a game's name has at most {LONGEST_NAME} characters, and this has {len(name)}")
    if not TITLE.fullmatch(title) or "  " in title:
        raise CommandError(f"--title {title!r}: a title has letters, digits, spaces and a little punctuation")
    if len(title) > LONGEST_TITLE:
        raise CommandError(f"--title {title}: a title has at most {LONGEST_TITLE} characters")


def _check_title(title: str) -> None:
    for other in games.names():
        speak = localizer(game=other)
        if "title" in speak and speak("title").casefold() == title.casefold():
            raise CommandError(f"--title {title}: the game {other} is called that already")


def _text(source: str, name: str, title: str, secret: bool, package: str = "") -> str:
    """Return a file's text; in the project a game is in ``games``, with ``package`` it is in that."""
    text = (files("sleepover.workshop") / "template" / f"{source}.txt").read_text(encoding="utf-8")
    for old, new in CHANGES.get(source, ()) if secret else ():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    kind = "".join(part.capitalize() for part in name.split("_"))
    if package:
        text = text.replace("games.@NAME@", package)
    filled = {
        "@NAME@": name,
        "@CLASS@": kind,
        "@TITLE@": title,
        "@PACKAGE@": package,
        "@DISTRIBUTION@": f"sleepover-{name.replace('_', '-')}",
        "@YEAR@": str(date.today().year),
    }
    for sign, value in filled.items():
        text = text.replace(sign, value)
    return _imports_in_order(text)


def _imports_in_order(text: str) -> str:
    """Return the text with its one-line imports sorted by module.

    The place of the game's own import depends on the game's name.
    """
    lines: list[str] = []
    for imports, group in groupby(text.splitlines(), key=lambda line: line.startswith("from ") and line[-1] != "("):
        found = list(group)
        lines += sorted(found, key=lambda line: line.split()[1]) if imports else found
    return "\n".join(lines) + "\n"


def _write(path: Path, text: str, made: list[Path]) -> None:
    """Write a new file. ``made`` is told of it, and of the folders that had to be made."""
    for folder in reversed(path.parents):
        if not folder.exists():
            folder.mkdir()
            made.append(folder)
    with path.open("x", encoding="utf-8") as file:
        made.append(path)
        file.write(text)


def _take_back(made: list[Path]) -> None:
    for path in reversed(made):
        if path.is_dir():
            # Python may have put compiled modules there.
            for left in sorted(path.rglob("*"), reverse=True):
                if left.is_dir():
                    left.rmdir()
                else:
                    left.unlink()
            path.rmdir()
        else:
            path.unlink(missing_ok=True)
