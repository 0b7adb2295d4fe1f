"""Sentences about a record that was checked: the promise of its dice, the dice, and every action.

The same check for files and in the chat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import games
from bot.i18n import Localizer
from games.core.dice import Roll, commitment
from games.core.record import Frame, Record, replay


def verification_lines(record: Record, names: Sequence[str], words: Localizer) -> Iterator[str]:
    """Yield a sentence for each check of the record.

    ``names`` are those of the seats as they are to be shown. The commitment, where there is one, was compared
    with the seed when the record was read from JSON.

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
    yield words("verify-actions", count=len(record.actions))
    ranking = games.load(record.game).ranking(last.state)
    if ranking is None:
        yield words("verify-not-over")
    else:
        places = "; ".join(
            f"{place}. {', '.join(names[seat] for seat in seats)}" for place, seats in enumerate(ranking, 1)
        )
        yield words("verify-end", places=places)


def _promise(record: Record, words: Localizer) -> str:
    if record.seed is None:
        return words("verify-no-promise")
    shown = commitment(record.seed)
    return words("verify-promise-missing" if record.commitment is None else "verify-promise", commitment=shown)


def _dice(record: Record, rolled: Sequence[Roll], words: Localizer) -> str:
    if record.faces is not None:
        return words("verify-faces", count=str(len(record.faces)), used=str(len(rolled)))
    return words("verify-dice", count=str(len(rolled)))
