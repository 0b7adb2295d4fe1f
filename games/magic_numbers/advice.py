"""Advice in Magic Numbers for somebody new to it: what a number does to their own card, and what is known of others.

It is about the viewer's own card, so it is for that viewer alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from games.analysis.advice import Argument, Reason
from games.core import Action
from games.core.percents import whole
from games.core.seats import others_playing
from games.magic_numbers.ai.belief_updates import public_beliefs
from games.magic_numbers.ai.prospects import prospects
from games.magic_numbers.rules import View, taking

__all__ = ["TIPS", "arguments"]

TIPS: Mapping[str, Sequence[str]] = {
    "wins": ("target",),
    "evil": ("points", "other", "whom"),
    "evil-free": (),
    "good": ("after", "target"),
    "nearer": ("after", "target"),
    "farther": ("after", "target"),
    "likely-evil": ("other", "face", "percent"),
    "over": (),
}

LIKELY = 25
"""Chance in percent from which on a number is said to be a player's Evil one; without any knowledge it is 17."""
MATTERS = 5
"""Chances that differ by fewer percent points are alike."""
FARTHER = 1
"""A way to the target that gets longer by fewer rounds is as long as before."""


def arguments(view: View, legal: Sequence[Action]) -> Iterator[Argument]:
    """Yield the arguments, see :class:`games.analysis.advice.HasAdvice`."""
    me, face = view.viewer, view.face
    card = None if me is None else view.cards[me]
    if me != view.turn or face is None or card is None:
        return
    target = view.options.target
    effect, after = taking(face, card.good, card.evil, card.score, target)
    if after == target:
        yield "keep", Reason("wins", {"target": target})
        return
    others = others_playing(view)
    known = public_beliefs(view.history, view.seats, target, len(others) + 1, view.resigned)
    likely = {seat: whole(known[seat].evil(face)) for seat in others}
    # Of those as likely, the next in turn.
    others = sorted(others, key=lambda seat: -likely[seat])
    if effect == "evil" and card.score:
        for seat in others:
            rest = [chance for other, chance in likely.items() if other != seat]
            whom = "only" if not rest else "likely" if likely[seat] >= max(rest) + MATTERS else "any"
            yield f"give {seat}", Reason("evil", {"points": card.score, "other": seat, "whom": whom})
        return
    if effect == "evil":
        yield "keep", Reason("evil-free")
    elif effect == "over":
        yield "keep", Reason("over")
    else:
        way = {"after": after, "target": target}
        yield "keep", Reason("good" if effect == "good" else "nearer", way)
        rounds = prospects(card.good, card.evil, target).rounds
        if effect == "plain" and rounds[after] >= rounds[card.score] + FARTHER:
            for seat in others:
                yield f"give {seat}", Reason("farther", way)
    for seat in others:
        if likely[seat] >= LIKELY:
            yield f"give {seat}", Reason("likely-evil", {"other": seat, "face": face, "percent": likely[seat]})
