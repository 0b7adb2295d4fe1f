"""One process that decides for computers, or looks back on games: ``python -m bot.ai.worker``."""

from __future__ import annotations

import contextlib
import faulthandler
from collections.abc import Callable
from typing import Any, Literal

from bot.core import worker_process
from games.ai import levels
from games.analysis.explanations import explain_game
from games.analysis.puzzles import Puzzle, find_puzzles
from games.analysis.review import review
from games.core.record import Record

Question = tuple[Literal["decide", "review", "telling", "puzzle"], tuple[Any, ...]]
"""The kind of a request, and its arguments."""

_TOO_LONG = {"decide": 20.0, "review": 90.0, "telling": 90.0, "puzzle": 90.0}
"""Seconds after which a question ends the process, should nobody be there any more to do so."""


def _clearest(record: Record) -> Puzzle | None:
    """Return the one of a game's puzzles with the largest gap."""
    return max(find_puzzles(record), key=lambda puzzle: puzzle.gap, default=None)


_ASKED: dict[str, Callable[..., Any]] = {
    "decide": levels.decide,
    "review": lambda _, record: review(record),
    "telling": lambda _, *parts: explain_game(*parts),
    "puzzle": lambda _, record: _clearest(record),
}


def _answer(game: str, question: Question | None) -> tuple[bool, Any]:
    """Return (True, the answer), or (False, the error in words).

    Without a question the game is only loaded.
    """
    try:
        levels.levels(game)
        if question is None:
            return True, ""
        kind, parts = question
        return True, _ASKED[kind](game, *parts)
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"


def main() -> None:
    """Answer until there are no more questions."""
    # Answers to clicks have priority.
    source, target = worker_process.open_pipes(nice=5)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            game, question = worker_process.read_request(source)
            faulthandler.dump_traceback_later(_TOO_LONG[question[0] if question else "decide"], exit=True)
            answer = _answer(game, question)
            faulthandler.cancel_dump_traceback_later()
            target.write(worker_process.pack_message(answer))
            target.flush()


if __name__ == "__main__":
    main()
