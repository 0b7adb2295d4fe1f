"""Why a computer of Magic Numbers would do something: the way to the target with this card, and what the table saw.

What is said of the viewer's own card is for that viewer alone, as the view is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.core import Action, Seat
from games.magic_numbers.beliefs import Suspicion, suspicions
from games.magic_numbers.computer import spectated
from games.magic_numbers.odds import FACES, prospects
from games.magic_numbers.rules import Card, View
from games.reasons import Reason

__all__ = ["KINDS", "explain"]

KINDS: Mapping[str, Sequence[str]] = {
    "nearer": ("before", "after", "target"),
    "stuck": ("points", "target"),
    "farther": ("before", "after", "target"),
    "gave-away": ("other", "face", "times"),
    "likely-evil": ("other", "face", "percent"),
    "kept-it": ("other", "face", "times"),
    "ahead": ("other", "percent", "rounds", "target"),
    "hides": ("percent", "otherwise"),
}

ROUNDS = 4
"""So many rounds ahead it is asked who is at the target."""
LIKELY = 25
"""From this chance on, in percent, a number is said to be somebody's Evil one; without knowing anything it is 17."""
MATTERS = 5
"""Chances that differ by fewer percent points are no reason."""


def explain(view: View, action: Action, instead: Action | None) -> Sequence[Reason]:
    """What speaks for it, see :class:`games.reasons.HasReasons`."""
    me, face = view.viewer, view.face
    if me is None or me != view.turn or face is None or action == instead:
        return ()
    card = view.cards[me]
    others = [seat for seat in range(view.seats) if seat != me and seat not in view.out]
    choices = {f"give {seat}": seat for seat in others}
    if card is None or action not in ("keep", *choices):
        return ()
    known = suspicions(view.history, view.seats, view.options.target, len(others) + 1)
    if action == "keep":
        return tuple(_kept(view, card, face, choices.get(instead or ""), known))
    return tuple(_given(view, card, face, choices[action], choices.get(instead or ""), known))


def _kept(view: View, card: Card, face: int, rather: Seat | None, known: Sequence[Suspicion]) -> Iterator[Reason]:
    """What speaks for keeping it (``rather``: and not for giving it to that seat)."""
    before, after = _way(view, card, face)
    target = view.options.target
    if face == card.evil and after < before and _only_evil_leads_on(view, card):
        yield Reason("stuck", {"points": card.score, "target": target})
    elif after < before:
        yield Reason("nearer", {"before": before, "after": after, "target": target})
    if rather is not None:
        yield from _has_kept(view, rather, face)
    yield from _hidden(view, card, face, kept=True, known=known)


def _given(
    view: View, card: Card, face: int, other: Seat, rather: Seat | None, known: Sequence[Suspicion]
) -> Iterator[Reason]:
    """What speaks for giving it to ``other`` (``rather``: and not to that seat)."""
    before, after = _way(view, card, face)
    if rather is None and before < after:
        yield Reason("farther", {"before": before, "after": after, "target": view.options.target})
    times = _times(view, other, face)
    if times > 0 and (rather is None or times > _times(view, rather, face)):
        yield Reason("gave-away", {"other": other, "face": face, "times": times})
    percent = _percent(known[other].evil(face))
    least = LIKELY if rather is None else max(LIKELY, _percent(known[rather].evil(face)) + MATTERS)
    if percent >= least:
        yield Reason("likely-evil", {"other": other, "face": face, "percent": percent})
    if rather is not None:
        yield from _has_kept(view, rather, face)
    yield from _in_front(view, other, rather, known)
    if rather is None:
        yield from _hidden(view, card, face, kept=False, known=known)


def _way(view: View, card: Card, face: int) -> tuple[int, int]:
    """How many rounds the target is away before and after taking that face, if only what helps is kept."""
    future = prospects(card.good, card.evil, view.options.target)
    return round(future.rounds[card.score]), round(future.rounds[future.after[face][card.score]])


def _only_evil_leads_on(view: View, card: Card) -> bool:
    after = prospects(card.good, card.evil, view.options.target).after
    return all(after[face][card.score] == card.score for face in FACES if face != card.evil)


def _times(view: View, seat: Seat, face: int) -> int:
    """How often that seat gave that face away; negative where it kept it, as often as that, and 0 where it did both."""
    turns = [turn for turn in view.history if turn.roller == seat and turn.face == face]
    gave = sum(turn.taker != seat for turn in turns)
    kept = len(turns) - gave
    return 0 if gave and kept else gave - kept


def _has_kept(view: View, seat: Seat, face: int) -> Iterator[Reason]:
    times = _times(view, seat, face)
    if times < 0:
        yield Reason("kept-it", {"other": seat, "face": face, "times": -times})


def _in_front(view: View, other: Seat, rather: Seat | None, known: Sequence[Suspicion]) -> Iterator[Reason]:
    """That ``other`` is likelier to be at the target soon than anybody else."""
    me = view.viewer
    soon = {
        seat: _percent(1 - spectated(known[seat], view.options.target)[ROUNDS])
        for seat in range(view.seats)
        if seat != me and seat not in view.out
    }
    rest = [chance for seat, chance in soon.items() if seat != other]
    if rest and soon[other] >= max(rest) + MATTERS:
        yield Reason("ahead", {"other": other, "percent": soon[other], "rounds": ROUNDS, "target": view.options.target})


def _hidden(view: View, card: Card, face: int, *, kept: bool, known: Sequence[Suspicion]) -> Iterator[Reason]:
    """That the table is less sure of the true Evil number after this than after the other."""
    me = view.viewer
    assert me is not None
    playing = view.seats - len(view.out)

    def told(way: bool) -> int:
        seen = known[me].copy()
        seen.decided(face, kept=way, playing=playing)
        return _percent(seen.evil(card.evil))

    percent, otherwise = told(kept), told(not kept)
    if percent + MATTERS <= otherwise:
        yield Reason("hides", {"percent": percent, "otherwise": otherwise})


def _percent(chance: float) -> int:
    return round(100 * chance)
