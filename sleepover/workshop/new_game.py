"""``new-game``: the files of a smallest working game, to be changed into the game that one has in mind."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import groupby
from pathlib import Path

import typer

import games
import sleepover
from bot.i18n import localizer
from sleepover.support.terminal import CommandError, reason
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

TAKEN = ("games/{name}.py", "games/{name}", "renderers/{name}", "bot/ui/games/{name}", *FILES)
"""Paths that must not exist: those to be written, and those that would be imported in their place."""

LONGEST_NAME = 32
LONGEST_TITLE = 48
NAME = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
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
    made: list[Path] = []
    try:
        for path, text in texts.items():
            _write(root / path, text, made)
        playthrough = root / PLAYTHROUGH.format(name=name)
        games.rescan()
        playthrough.write_text(written_again(playthrough.read_text(encoding="utf-8")), encoding="utf-8")
    except OSError as error:
        _take_back(made)
        raise CommandError(f"{error.filename}: {reason(error)}; nothing has been written") from None
    except BaseException:
        _take_back(made)
        raise
    for path in texts:
        typer.echo(path)
    typer.echo(
        f"\n{title} can be played: uv run sleepover play, then /play game:{title}\n"
        f"Make it your game, and see what it lacks: uv run sleepover check-game {name}\n"
        f"All that it shows, while you change it: uv run sleepover gallery {name} --watch\n"
        f"What goes into which file, and why: docs/add-a-{'secret-' * secret}game.md"
    )


def _check(name: str, title: str, root: Path) -> None:
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
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir():
        raise CommandError(f"{root} is no checkout of Sleepover: a game is added to its source")
    for pattern in TAKEN:
        path = pattern.format(name=name)
        if (root / path).exists():
            raise CommandError(f"there is {path} already: choose another name")
    for other in games.names():
        speak = localizer(game=other)
        if "title" in speak and speak("title").casefold() == title.casefold():
            raise CommandError(f"--title {title}: the game {other} is called that already")


def _text(source: str, name: str, title: str, secret: bool) -> str:
    text = (files("sleepover.workshop") / "template" / f"{source}.txt").read_text(encoding="utf-8")
    for old, new in CHANGES.get(source, ()) if secret else ():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    kind = "".join(part.capitalize() for part in name.split("_"))
    return _imports_in_order(text.replace("@NAME@", name).replace("@CLASS@", kind).replace("@TITLE@", title))


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
