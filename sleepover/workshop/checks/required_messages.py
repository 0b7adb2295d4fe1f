"""Sentences that a game needs, found in its code; and words that note missing ones."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from structlog.testing import capture_logs

import games
import games.core
from bot.i18n import DEFAULT, Localizer, MissingMessage
from bot.i18n.lint import event_parameters
from games.achievements.shared import achievements_of
from games.analysis.headlines import headlines_of
from games.analysis.reasons import reason_keys
from games.core import FIRST, option_choices
from sleepover.workshop.game_files import rules_folder

FIXED = ("title", "tagline", "rules-1")
"""Messages of every game: its title, its tagline, and its rules."""


def wanted(game: str) -> list[str]:
    """Return the names of the sentences that a game needs; some may be common to all games.

    Raises:
        UnknownGame: there is no such game.
    """
    return [
        *FIXED,
        *options(game),
        *possible_events(game),
        *(f"refusal-{reason}" for reason in sorted(refusals(game))),
        *(f"feat-{feat.key}" for feat in achievements_of(game)),
        *(f"headline-{headline.key}" for headline in headlines_of(game)),
        *(f"why-{kind}" for kind in reason_keys(game)),
    ]


def options(game: str) -> list[str]:
    """Return the names of the game's options and their values; switches share theirs."""
    return [
        name
        for option, values in option_choices(games.load(game).options).items()
        for name in (f"option-{option}", *(f"option-{option}-{value}" for value in values if type(value) is not bool))
    ]


def possible_events(game: str) -> list[str]:
    """Return the game's possible events.

    ``event-first`` is left out if no option sets who begins: all may act at once, or the rules say.
    """
    told = sorted(event_parameters(game))
    return [name for name in told if name != "event-first" or FIRST in option_choices(games.load(game).options)]


def refusals(game: str) -> set[str]:
    """Return the reasons for refusing an action, as spelled out in its folder and, for every game, in ``games.core``.

    Raises:
        UnknownGame: there is no such game.
        ValueError: a reason is not spelled out; the message says where.
    """
    found = set()
    for path in sorted((*rules_folder(game).rglob("*.py"), *Path(inspect.getfile(games.core)).parent.rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalAction":
                reason = node.args[0] if node.args else None
                if not isinstance(reason, ast.Constant):
                    raise ValueError(f"{path}:{node.lineno}: spell the reason out")
                found.add(str(reason.value))
    return found


class Listening(Localizer):
    """A game's English, which says the name of a sentence that is not there, and notes it."""

    def __init__(self, game: str) -> None:
        super().__init__(DEFAULT, game)
        self.missing: dict[str, None] = {}
        self.badly: dict[str, None] = {}

    def __call__(self, message: str, /, **arguments: object) -> str:
        """Return the sentence, or its name if it is missing."""
        try:
            return super().__call__(message, **arguments)
        except MissingMessage:
            self.missing[message] = None
            return f"‹{message}›"

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note which sentences are filled in badly in this block, too."""
        with capture_logs() as log:
            yield
        for entry in log:
            if "sentence" in entry:
                self.badly[f"{entry['sentence']}: {'; '.join(entry.get('errors', []))}"] = None
