"""What the public history tells about everybody's card.

To know what a hard computer's choice tells, one has to know how it looked to it with each card; and to know that, what
had been told before. So a history is gone through turn by turn, and what was found is kept for a while. What turns tell
that come after the first 300 (``LONG`` in ``outlook.py``) is taken as if simple players had decided: to know how it
looked to a hard computer, with each card, takes milliseconds of every turn, and games can go on for thousands. By then
all that they may tell is known.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from games.core import Seat
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.policy import LONG, CardPolicy, look
from games.magic_numbers.rules import FinishedTurn

__all__ = ["CardBelief", "outlook", "suspicions"]

KEPT = 32
"""So many moments are kept. A reader who looks at a game turn by turn, and at each turn at what else it might have
been, asks for the same beginnings again and again; and so do tables at which games go on side by side."""


class _Table(NamedTuple):
    seats: int
    target: int
    playing: int
    out: frozenset[Seat]


class _Moment(NamedTuple):
    """A history, what it tells (nobody changes that), and how it looks to a seat with a number to choose for."""

    table: _Table
    history: tuple[FinishedTurn, ...]
    known: Sequence[CardBelief]
    looks: dict[tuple[Seat, int], CardPolicy]

    def look(self, seat: Seat, face: int) -> CardPolicy:
        if (seat, face) not in self.looks:
            others = [s for s in range(self.table.seats) if s != seat and s not in self.table.out]
            self.looks[seat, face] = look(self.known, seat, others, face, self.table.target, len(self.history))
        return self.looks[seat, face]

    def then(self, turn: FinishedTurn) -> _Moment:
        found = list(self.known)
        roller = found[turn.roller] = found[turn.roller].copy()
        # A seat that is out may have taken numbers before it left: nobody knows any more how that looked.
        if turn.taker in self.table.out or len(self.history) >= LONG:
            exact = hard = None
        else:
            seen = self.look(turn.roller, turn.face)
            exact = seen.did(turn.taker)
            hard = seen.might(turn.taker)
        kept, playing = turn.roller == turn.taker, max(2, self.table.playing)
        roller.decided(turn.face, kept=kept, playing=playing, hard=hard, exact=exact)
        if turn.taker != turn.roller:
            found[turn.taker] = found[turn.taker].copy()
        found[turn.taker].took(turn.face)
        return _Moment(self.table, (*self.history, turn), found, {})


def suspicions(
    history: Sequence[FinishedTurn], seats: int, target: int, playing: int, out: Collection[Seat] = ()
) -> list[CardBelief]:
    """What a spectator can know of every seat; the caller's own, to go on with.

    ``playing`` is how many are still here, ``out`` who has left. When somebody left is not part of the history, so it
    is taken as if they had gone at the start.
    """
    moment = _moment(_Table(seats, target, playing, frozenset(out)), tuple(history))
    return [seat.copy() for seat in moment.known]


def outlook(
    history: Sequence[FinishedTurn], seats: int, target: int, out: Collection[Seat], seat: Seat, face: int
) -> CardPolicy:
    """How it looks to that seat, with each card that it may have, when it has that number to choose for."""
    return _moment(_Table(seats, target, seats - len(out), frozenset(out)), tuple(history)).look(seat, face)


def _moment(table: _Table, history: tuple[FinishedTurn, ...]) -> _Moment:
    global _latest
    known = [m for m in _latest if m.table == table and m.history == history[: len(m.history)]]
    start = _Moment(table, (), [CardBelief(table.target) for _ in range(table.seats)], {})
    before = now = max(known, key=lambda moment: len(moment.history), default=start)
    for turn in history[len(now.history) :]:
        before, now = now, now.then(turn)
    # The one before is kept as well: somebody may ask next what else might have come of it.
    asked = [now] if before is now else [now, before]
    _latest = (*asked, *(moment for moment in _latest if all(moment is not one for one in asked)))[:KEPT]
    return now


_latest: tuple[_Moment, ...] = ()
"""What was asked for last, the latest first."""
