"""Reasons for a Magic Numbers computer's choice: the way to the target, and what the table saw.

Reasons about the viewer's own card are for that viewer alone, as the view is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.analysis.reasons import Reason
from games.core import Action, Seat
from games.core.percents import whole
from games.core.seats import others_playing
from games.magic_numbers.ai.belief_updates import CardBelief, public_beliefs
from games.magic_numbers.ai.prospects import CARDS, FACES, prospects
from games.magic_numbers.rules import Card, FinishedTurn, View

__all__ = ["KINDS", "explain"]

KINDS: Mapping[str, Sequence[str]] = {
    "own-evil": ("face", "points"),
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
"""Number of rounds ahead for which the chances to reach the target are shown."""
LIKELY = 25
"""Chance in percent from which on a number is said to be a player's Evil one; without any knowledge it is 17."""
FARTHER = 0.5
"""A part of a round that is smaller is no reason."""
MATTERS = 5
"""Chances that differ by fewer percent points are no reason."""
HIDDEN = 10
"""By so many percent points, at least, a choice keeps the Evil number better hidden."""


def explain(view: View, action: Action, instead: Action | None) -> Sequence[Reason]:
    """Return the reasons for the action, see :class:`games.analysis.reasons.HasReasons`."""
    me, face = view.viewer, view.face
    if me is None or me != view.turn or face is None or action == instead:
        return ()
    card = view.cards[me]
    choices = {f"give {seat}": seat for seat in others_playing(view)}
    if card is None or action not in ("keep", *choices):
        return ()
    known = public_beliefs(view.history, view.seats, view.options.target, len(choices) + 1, view.resigned)
    if action == "keep":
        return tuple(_kept(view, card, face, choices.get(instead or ""), known))
    return tuple(_given(view, card, face, choices[action], choices.get(instead or ""), known))


def _kept(view: View, card: Card, face: int, rather: Seat | None, known: Sequence[CardBelief]) -> Iterator[Reason]:
    """Yield reasons for keeping the number (``rather``: instead of giving it to that seat)."""
    before, after = _way(view, card, face)
    target = view.options.target
    if face == card.evil and after < before and _only_evil_leads_on(view, card):
        yield Reason("stuck", {"points": card.score, "target": target})
    elif after < before:
        yield Reason("nearer", {"before": before, "after": after, "target": target})
    if rather is not None:
        yield from _has_kept(view, rather, face)
    others = [rather] if rather is not None else others_playing(view)
    yield from _hidden(view, card, face, _me(view), others)


def _given(
    view: View, card: Card, face: int, other: Seat, rather: Seat | None, known: Sequence[CardBelief]
) -> Iterator[Reason]:
    """Yield reasons for giving the number to ``other`` (``rather``: instead of that seat)."""
    before, after = _way(view, card, face)
    if rather is None and face == card.evil and card.score and not _only_evil_leads_on(view, card):
        yield Reason("own-evil", {"face": face, "points": card.score})
    elif rather is None and before < after:
        yield Reason("farther", {"before": before, "after": after, "target": view.options.target})
    times = _times(view, other, face)
    if times > 0 and (rather is None or times > _times(view, rather, face)):
        yield Reason("gave-away", {"other": other, "face": face, "times": times})
    percent = whole(known[other].evil(face))
    least = LIKELY if rather is None else max(LIKELY, whole(known[rather].evil(face)) + MATTERS)
    if percent >= least:
        yield Reason("likely-evil", {"other": other, "face": face, "percent": percent})
    if rather is not None:
        yield from _has_kept(view, rather, face)
    yield from _in_front(view, other, face, known)
    if rather is None:
        yield from _hidden(view, card, face, other, [_me(view)])


def _way(view: View, card: Card, face: int) -> tuple[int, int]:
    """Return the rounds to the target before and after taking ``face``, if only helpful numbers are kept.

    The two are equal if it makes little difference.
    """
    future = prospects(card.good, card.evil, view.options.target)
    before, after = future.rounds[card.score], future.rounds[future.after[face][card.score]]
    return round(before), round(after) if abs(before - after) >= FARTHER else round(before)


def _only_evil_leads_on(view: View, card: Card) -> bool:
    after = prospects(card.good, card.evil, view.options.target).after
    return all(after[face][card.score] == card.score for face in FACES if face != card.evil)


def _times(view: View, seat: Seat, face: int) -> int:
    """Return how often the seat gave that face away.

    Negative counts mean that it kept the face that often; 0 if it did both.
    """
    turns = [turn for turn in view.history if turn.roller == seat and turn.face == face]
    gave = sum(turn.taker != seat for turn in turns)
    kept = len(turns) - gave
    return 0 if gave and kept else gave - kept


def _has_kept(view: View, seat: Seat, face: int) -> Iterator[Reason]:
    times = _times(view, seat, face)
    if times < 0:
        yield Reason("kept-it", {"other": seat, "face": face, "times": -times})


def _in_front(view: View, other: Seat, face: int, known: Sequence[CardBelief]) -> Iterator[Reason]:
    """Yield the reason that ``other``, whom the number sets back, is likeliest of all others to be at the target soon.

    A number that helps them on average is no reason to give it to them.
    """
    target = view.options.target
    if _within(known[other], target, ROUNDS, face) >= _within(known[other], target, ROUNDS):
        return
    soon = {seat: whole(_within(known[seat], target, ROUNDS)) for seat in others_playing(view)}
    rest = [chance for seat, chance in soon.items() if seat != other]
    if rest and soon[other] >= max(rest) + MATTERS:
        yield Reason("ahead", {"other": other, "percent": soon[other], "rounds": ROUNDS, "target": view.options.target})


def _within(seat: CardBelief, target: int, rounds: int, face: int = 0) -> float:
    """Return the chance that the seat reaches the target within ``rounds`` rounds, whatever its card.

    With a ``face``, it is the chance after being given that number.
    """
    found = 0.0
    for card, likely, score in zip(CARDS, seat.cards(), seat.scores, strict=True):
        future = prospects(*card, target)
        found += likely * (1 - future.open[future.after[face][score] if face else score][rounds])
    return found


def _hidden(view: View, card: Card, face: int, taker: Seat, rather: Sequence[Seat]) -> Iterator[Reason]:
    """Yield the reason that this taker reveals less of the true Evil number than any of the others.

    A number that ends the game reveals nothing, so it gives no reason.
    """
    me, target = _me(view), view.options.target
    if prospects(card.good, card.evil, target).after[face][card.score] == target:
        return

    def known_percent(seat: Seat) -> int:
        history = (*view.history, FinishedTurn(me, face, seat))
        seen = public_beliefs(history, view.seats, target, view.seats - len(view.resigned), view.resigned)
        return whole(seen[me].evil(card.evil))

    percent, otherwise = known_percent(taker), min(map(known_percent, rather))
    if percent + HIDDEN <= otherwise:
        yield Reason("hides", {"percent": percent, "otherwise": otherwise})


def _me(view: View) -> Seat:
    assert view.viewer is not None, "somebody decides"
    return view.viewer
