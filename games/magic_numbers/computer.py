"""The computers of Magic Numbers. What they know is their own card and what the whole table saw."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from games.core import Action, Computer, Seat
from games.magic_numbers.beliefs import outlook, suspicions
from games.magic_numbers.odds import CARDS, Prospects, prospects
from games.magic_numbers.outlook import Curve, look, spectated
from games.magic_numbers.rules import Card, View

__all__ = ["LEVELS", "Curve", "Easy", "Hard", "Normal", "policy", "spectated", "weigh"]


def _own(view: View) -> tuple[Card, Prospects]:
    assert view.viewer is not None, "a computer has a seat"
    card = view.cards[view.viewer]
    assert card is not None, "a seat sees its own card"
    return card, prospects(card.good, card.evil, view.options.target)


def _receiver(action: Action) -> Seat:
    return int(action.removeprefix("give "))


class Easy:
    """Keeps every number but its Evil one, and gives that to anybody."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """``keep``, or ``give`` by chance."""
        if view.face is None:
            return legal[0]
        card, _ = _own(view)
        return "keep" if view.face != card.evil else rng.choice([action for action in legal if action != "keep"])


class Normal:
    """Knows its own card well: keeps what leads nearer to the target, its Evil number too when that is the only way on.

    What leads away it gives to the player who gave that number away most; a number that does nothing it keeps, unless
    somebody seems to dislike it.
    """

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """``keep``, or ``give`` to one of those who seem to dislike the number most."""
        if view.face is None:
            return legal[0]
        card, future = _own(view)
        nearer = future.nearer(view.face, card.score)
        dislike = {action: 0 for action in legal if action != "keep"}
        for turn in view.history:
            if turn.face == view.face and f"give {turn.roller}" in dislike:
                dislike[f"give {turn.roller}"] += 1 if turn.taker != turn.roller else -1
        most = max(dislike.values())
        if nearer > 0 or (nearer == 0 and most <= 0):
            return "keep"
        return rng.choice([action for action, much in dislike.items() if much == most])


class Hard:
    """Weighs every choice by the chance to win that it leaves, and mixes those that are nearly as good as the best."""

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """``keep`` or ``give``, as often as ``policy`` says."""
        if view.face is None:
            return legal[0]
        likely = policy(view, legal)
        return rng.choices(list(likely), list(likely.values()))[0]


def policy(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """How likely the hard computer takes each of these choices; the view has a number to choose for."""
    likely = _judged(view, legal)[1]
    total = sum(likely.values())
    return {action: part / total for action, part in likely.items()}


def weigh(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """The chance to win after each of these choices, as far as the view tells; the view has a number to choose for.

    Everybody races to the target on their own: the viewer with the card they know, the others with each card they may
    have. What the choice itself gives away counts too: the surer somebody who knows the hard computer would be of the
    viewer's Evil number, the more of them are feared.
    """
    return _judged(view, legal)[0]


def _judged(view: View, legal: Sequence[Action]) -> tuple[dict[Action, float], dict[Action, float]]:
    """The chance to win after each choice, and how likely it is made."""
    card, _ = _own(view)
    me, face, place = view.viewer, view.face, CARDS.index((card.good, card.evil))
    assert me is not None
    assert face is not None
    target, playing = view.options.target, view.seats - len(view.out)
    seen = suspicions(view.history, view.seats, target, playing, view.out)
    if seen[me].scores[place] == card.score:
        found = outlook(view.history, view.seats, target, view.out, me, face)
    else:
        # A position that somebody set up: the history does not lead to the score, and the score counts.
        seen[me].scores = [*seen[me].scores[:place], card.score, *seen[me].scores[place + 1 :]]
        others = [seat for seat in range(view.seats) if seat != me and seat not in view.out]
        found = look(seen, me, others, face, target)
    places = {action: found.takers.index(me if action == "keep" else _receiver(action)) for action in legal}
    chances, likely = found.chances[place], found.likely[place]
    return {a: chances[k] for a, k in places.items()}, {a: likely[k] for a, k in places.items()}


LEVELS: Mapping[str, Computer[View]] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
