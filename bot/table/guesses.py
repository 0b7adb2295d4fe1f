"""Guesses at who wins: until when they are taken, from whom, and how they are scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.ratings.model import min_decisions
from bot.storage import Guess, GuessScore, users_of_table
from bot.storage.table_rows import RELIEVE, UNDO
from bot.table.rule_forecast import usual_decisions
from bot.table.session import TableSession
from games.analysis.guesses import brier_score
from games.analysis.review import Review
from games.analysis.win_probability import Vector, shares

PART = 1 / 3
"""Part of a usual game in which guesses are taken."""


def closing_action(session: TableSession) -> int:
    """Return how many actions are played, undone ones included, when guesses are taken no more: a third of the
    decisions that such a game usually takes.

    If nobody knows how many these are, it is as many as each player has to make to be rated.
    """
    stored = session.stored
    seats = len(stored.seats)
    usual = usual_decisions(stored.game, seats, stored.options) or seats * min_decisions(stored.game)
    return max(1, round(PART * usual))


def actions_left(session: TableSession) -> int:
    """Return how many actions may be played until guesses are taken no more; 0 if none is taken now."""
    table = session.table
    if session.stored.status != "playing" or table is None or table.ranking is not None:
        return 0
    return max(0, closing_action(session) - session.action_count)


def plays(session: TableSession, user: int) -> bool:
    """Return whether that user has a seat at the table, or had one."""
    return user in users_of_table(session.stored)


def offers_guess(session: TableSession, user: int) -> bool:
    """Return whether that user can guess at the game now."""
    return actions_left(session) > 0 and not plays(session, user)


def record_moment(log: Sequence[tuple[int, str]], number: int) -> int:
    """Return up to which step of a finished game's record somebody knew it who saw the first ``number`` actions.

    ``log`` has all that were stored. If some of those were undone later, it is the last position before that.
    """
    kept, least = 0, None
    for at in range(len(log) + 1):
        if at:
            kept += -1 if log[at - 1][1] == UNDO else log[at - 1][1] != RELIEVE
        if at >= number:
            least = kept if least is None else min(least, kept)
    return kept if least is None else least


def scores(session: TableSession, guesses: Sequence[Guess], review: Review | None) -> Mapping[int, GuessScore]:
    """Return the scores of a finished game's guesses, by user; guesses of those who have played are left out."""
    table = session.table
    assert table is not None
    assert table.ranking is not None
    result = shares(table.ranking, len(table.record.seats))
    found = {}
    for guess in guesses:
        if plays(session, guess.user) or len(guess.chances) != len(result):
            continue
        then = None if review is None else _chances_at(review, record_moment(session.stored.actions, guess.number))
        known = None if then is None else brier_score(then, result)
        found[guess.user] = GuessScore(brier_score(guess.chances, result), known, then)
    return found


def _chances_at(review: Review, step: int) -> Vector:
    """Return the chances that a review gives the position after so many steps of the record."""
    chances = review.decisions[step].before if step < len(review.decisions) else review.result
    return tuple(round(chance, 4) for chance in chances)
