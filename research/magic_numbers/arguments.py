"""Command line shared by the tools beside the trainers: arguments, and the error for a file that is missing."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from games.magic_numbers.ai.belief_network import TARGETS


def parser(name: str, about: str | None) -> argparse.ArgumentParser:
    """Return the parser of the shared arguments, with the first line of the module docstring ``about``."""
    told = (about or "").split("\n")[0]
    found = argparse.ArgumentParser(prog=f"python -m research {name}", description=told)
    found.add_argument("folder", type=Path)
    found.add_argument("--target", type=int, default=50, choices=TARGETS)
    found.add_argument("--back", metavar="NAME")
    found.add_argument("--worth", metavar="NAME")
    return found


def run(
    asked: argparse.ArgumentParser, do: Callable[[argparse.Namespace], None], given: Sequence[str] | None = None
) -> None:
    """Run the command. A file that cannot be read or written is named, and the status is 2."""
    chosen = asked.parse_args(given)
    try:
        do(chosen)
    except OSError as error:
        asked.error(f"{error.filename}: {error.strerror}")
