"""Beliefs about every seat's card, from the public history.

To learn from a hard computer's choice, you must know how the game looked to it with each card; and for that,
what had been revealed before. So a history is followed turn by turn, and the results are cached for a while.
Turns after the first 300 (``LONG`` in ``policy.py``) are read as if simple players had decided. To find out
how a turn looked to a hard computer with each card takes milliseconds, and games can last thousands of turns.
By then everything that they may reveal is known.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from games.core import Seat
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.policy import LONG, CardPolicy, card_policy
from games.magic_numbers.rules import FinishedTurn

__all__ = ["CardBelief", "card_policy_at", "public_beliefs"]

KEPT = 32
"""Number of moments that are kept. A reader who looks at a game turn by turn, and at each turn at the other possible
choices, asks for the same beginnings again and again; and so do tables at which games go on side by side."""


class _Table(NamedTuple):
    seats: int
    target: int
    playing: int
    resigned: frozenset[Seat]


class _Moment(NamedTuple):
    """A history, the beliefs that follow from it (never changed), and each seat's policy for a rolled number."""

    table: _Table
    history: tuple[FinishedTurn, ...]
    known: Sequence[CardBelief]
    looks: dict[tuple[Seat, int], CardPolicy]

    def policy_for(self, seat: Seat, face: int) -> CardPolicy:
        if (seat, face) not in self.looks:
            others = [s for s in range(self.table.seats) if s != seat and s not in self.table.resigned]
            self.looks[seat, face] = card_policy(self.known, seat, others, face, self.table.target, len(self.history))
        return self.looks[seat, face]

    def then(self, turn: FinishedTurn) -> _Moment:
        found = list(self.known)
        roller = found[turn.roller] = found[turn.roller].copy()
        # A seat that is out may have taken numbers before it left, which cannot be replayed any more.
        if turn.taker in self.table.resigned or len(self.history) >= LONG:
            exact = hard = None
        else:
            seen = self.policy_for(turn.roller, turn.face)
            exact = seen.did(turn.taker)
            hard = seen.might(turn.taker)
        kept, playing = turn.roller == turn.taker, max(2, self.table.playing)
        roller.decided(turn.face, kept=kept, playing=playing, hard=hard, exact=exact)
        if turn.taker != turn.roller:
            found[turn.taker] = found[turn.taker].copy()
        found[turn.taker].took(turn.face)
        return _Moment(self.table, (*self.history, turn), found, {})


def public_beliefs(
    history: Sequence[FinishedTurn], seats: int, target: int, playing: int, resigned: Collection[Seat] = ()
) -> list[CardBelief]:
    """Return a spectator's belief about each seat; the caller may change the copies.

    ``playing`` is the number of seats still playing, ``resigned`` are those that left. The history does not say
    when a seat left, so it is taken to have left at the start.
    """
    moment = _moment(_Table(seats, target, playing, frozenset(resigned)), tuple(history))
    return [seat.copy() for seat in moment.known]


def card_policy_at(
    history: Sequence[FinishedTurn], seats: int, target: int, resigned: Collection[Seat], seat: Seat, face: int
) -> CardPolicy:
    """Return the policy of ``seat``, with each card that it may have, when it must choose for ``face``."""
    return _moment(_Table(seats, target, seats - len(resigned), frozenset(resigned)), tuple(history)).policy_for(
        seat, face
    )


def _moment(table: _Table, history: tuple[FinishedTurn, ...]) -> _Moment:
    global _latest
    known = [m for m in _latest if m.table == table and m.history == history[: len(m.history)]]
    start = _Moment(table, (), [CardBelief(table.target) for _ in range(table.seats)], {})
    before = now = max(known, key=lambda moment: len(moment.history), default=start)
    for turn in history[len(now.history) :]:
        before, now = now, now.then(turn)
    # The one before is kept as well: a caller may ask next for its other outcomes.
    asked = [now] if before is now else [now, before]
    _latest = (*asked, *(moment for moment in _latest if all(moment is not one for one in asked)))[:KEPT]
    return now


_latest: tuple[_Moment, ...] = ()
"""The latest requests, the latest first."""
