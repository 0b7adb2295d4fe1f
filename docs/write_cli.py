"""Write the reference of `docs/cli.md` from the commands themselves: ``uv run python docs/write_cli.py``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

import typer
import typer.main

import games
from sleepover.cli import app
from sleepover.support import cli_errors

FILE = Path(__file__).with_name("cli.md")
COMMON, COMMON_TITLE = 4, "Common options"
"""Options of so many commands are told once, under a heading of their own."""
MARKS = re.compile(r"(<!-- commands -->\n).*(<!-- /commands -->)", re.S)


def commands() -> Iterator[tuple[str, list[tuple[str, Any, Any]]]]:
    """Yield each help heading with its commands: path, context, command."""
    root: Any = typer.main.get_command(app)
    top: Any = typer.Context(root, info_name="sleepover")
    for title, found in cli_errors.panels(root).items():
        yield title, [leaf for name, command in found.items() for leaf in _leaves(name, command, top)]


def _leaves(name: str, command: Any, parent: Any) -> Iterator[tuple[str, Any, Any]]:
    context: Any = typer.Context(command, parent=parent, info_name=name)
    if not hasattr(command, "commands"):
        yield context.command_path, context, command
        return
    for below, one in command.commands.items():
        yield from _leaves(below, one, context)


def reference() -> str:
    """Every command: how it is asked for, what it does, and what it takes."""
    panels = list(commands())
    asked = Counter(
        cli_errors.row_of(param) for _, found in panels for *_, command in found for param in command.params
    )
    common = [row for row, times in asked.items() if times >= COMMON]
    lines = [f"## {COMMON_TITLE}", "", *_table(common)]
    lines += [line for title, found in panels for line in _panel(title, found, common)]
    return "\n".join(lines)


def _panel(title: str, found: list[tuple[str, Any, Any]], common: Collection[tuple[str, str]] = ()) -> Iterator[str]:
    yield from (f"## {title}", "")
    for path, _, command in found:
        yield from (f"### {path}", "")
        for part in re.split(r"\n\s*\n", (command.help or "").strip()):
            yield from (" ".join(part.split()), "")
        rows = [cli_errors.row_of(param) for param in command.params]
        own, others = ([row for row in rows if (row in common) == which] for which in (False, True))
        if own:
            yield from _table(own)
        if others:
            names = "/".join(f"`{name.partition(' ')[0]}`" for name, _ in others)
            yield from (f"{'Also' if own else 'Takes'} [{names}](#{COMMON_TITLE.lower().replace(' ', '-')}).", "")


def _table(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    yield from ("| | |", "|---|---|")
    for name, text in rows:
        yield f"| `{name}` | {_plain(text)} |"
    yield ""


def _plain(text: str) -> str:
    # Where help has been shown before, the games' names are there already.
    for names in (cli_errors.GAMES, ", ".join(games.names())):
        text = text.replace(f": {names}", "")
    return text.replace("|", "\\|").strip()


def written(text: str) -> str:
    """Return the document with its reference brought up to date."""
    return MARKS.sub(lambda marks: f"{marks[1]}\n{reference()}{marks[2]}", text)


if __name__ == "__main__":
    FILE.write_text(written(FILE.read_text(encoding="utf-8")), encoding="utf-8")
    print(FILE)
