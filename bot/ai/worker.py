"""One process that decides for computers, or looks back on games: ``python -m bot.ai.worker``."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal

from bot.core import worker_loop
from games.ai import levels, search
from games.analysis.advice import advise
from games.analysis.explanations import explain_game
from games.analysis.puzzles import Puzzle, find_puzzles
from games.analysis.review import review
from games.core.record import Record

Question = tuple[Literal["decide", "advise", "review", "telling", "puzzle"], tuple[Any, ...]]
"""The kind of a request, and its arguments."""

_TOO_LONG = {"decide": 20.0, "advise": 20.0, "review": 90.0, "telling": 90.0, "puzzle": 90.0}
"""Seconds after which a question ends the process, should nobody be there any more to do so."""


_SEARCH_SECONDS = 1.5
"""Seconds after which a search ends with what it has found. A table waits for twice as many."""


def _decide(game: str, *parts: Any) -> Any:
    """Return the computer's choice, see ``games.ai.levels.decide``."""
    with search.time_limit(_SEARCH_SECONDS, time.monotonic):
        return levels.decide(game, *parts)


def _clearest(record: Record) -> Puzzle | None:
    """Return the one of a game's puzzles with the largest gap."""
    return max(find_puzzles(record), key=lambda puzzle: puzzle.gap, default=None)


_ASKED: dict[str, Callable[..., Any]] = {
    "decide": _decide,
    "advise": advise,
    "review": lambda _, record, guided: review(record, guided=guided),
    "telling": lambda _, *parts: explain_game(*parts),
    "puzzle": lambda _, record: _clearest(record),
}


def _answer(asked: tuple[str, Question | None]) -> Any:
    """Return the answer to a question about a game. Without a question the game is only loaded."""
    game, question = asked
    levels.levels(game)
    if question is None:
        return None
    kind, parts = question
    return _ASKED[kind](game, *parts)


if __name__ == "__main__":
    # Answers to clicks have priority.
    worker_loop.serve(_answer, nice=5, seconds=lambda asked: _TOO_LONG[asked[1][0] if asked[1] else "decide"])
