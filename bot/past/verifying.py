"""Checking a game: the promise of its dice, the dice, and every action. The same check for files and in the chat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import games
from bot.words import Words
from games.dice import Roll, commitment
from games.record import Frame, Record, replay


def checks(record: Record, names: Sequence[str], words: Words) -> Iterator[str]:
    """What was checked, a sentence each. ``names`` are those of the seats as they are to be shown.

    That the commitment, where there is one, is the seed's was checked when the record was read from JSON.

    Raises:
        ReplayError: an action cannot be played; the sentences before it have been yielded.
    """
    seats = ", ".join(names)
    yield words("verify-record", game=record.game, rules=str(record.rules), count=str(len(names)), seats=seats)
    yield _promise(record, words)
    rolled: list[Roll] = []
    last: Frame | None = None
    for last in replay(record):
        rolled.extend(last.dice)
    assert last is not None
    yield _dice(record, rolled, words)
    yield words("verify-actions", count=str(len(record.actions)))
    ranking = games.load(record.game).ranking(last.state)
    if ranking is None:
        yield words("verify-not-over")
    else:
        places = "; ".join(
            f"{place}. {', '.join(names[seat] for seat in seats)}" for place, seats in enumerate(ranking, 1)
        )
        yield words("verify-end", places=places)


def _promise(record: Record, words: Words) -> str:
    if record.seed is None:
        return words("verify-no-promise")
    shown = commitment(record.seed)
    return words("verify-promise-missing" if record.commitment is None else "verify-promise", commitment=shown)


def _dice(record: Record, rolled: Sequence[Roll], words: Words) -> str:
    if record.faces is not None:
        return words("verify-faces", count=str(len(record.faces)), used=str(len(rolled)))
    return words("verify-dice", count=str(len(rolled)))
