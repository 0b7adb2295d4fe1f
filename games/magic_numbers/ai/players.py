"""The computers of Magic Numbers. What they know is their own card and what the whole table saw."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from games.core import Action, Computer, Seat
from games.core.seats import others_playing
from games.magic_numbers.ai.belief_updates import card_policy_at, public_beliefs
from games.magic_numbers.ai.policy import Curve, card_policy, spectated
from games.magic_numbers.ai.prospects import CARDS, CardProspects, prospects
from games.magic_numbers.rules import Card, View

__all__ = ["LEVELS", "Curve", "Easy", "Hard", "Normal", "policy", "racing", "spectated", "weigh"]

WAITS: Final = 0.25
"""Chance below which a player does not visibly wait for the number, to an easy computer."""

SURE: Final = 0.5
"""Chance above which a number wins for a player, who is then not given it: rather the score is lost."""


def _own(view: View) -> tuple[Card, CardProspects]:
    assert view.viewer is not None, "a computer has a seat"
    card = view.cards[view.viewer]
    assert card is not None, "a seat sees its own card"
    return card, prospects(card.good, card.evil, view.options.target)


def _receiver(action: Action) -> Seat:
    return int(action.removeprefix("give "))


class Easy:
    """The easy computer: it keeps every number but its Evil one, without looking ahead.

    It gives the Evil number to a player who does not visibly wait for it. If only the Evil number leads on, it
    keeps that too.
    """

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """``keep``, or ``give`` by chance."""
        if view.face is None:
            return legal[0]
        card, future = _own(view)
        if view.face != card.evil or card.score == 0 or stuck(future, card.evil, card.score):
            return "keep"
        gifts = [action for action in legal if action != "keep"]
        waiting = {action: expected(view, _receiver(action), view.face) for action in gifts}
        least = min(waiting.values())
        if least > SURE:
            return "keep"
        return rng.choice([action for action in gifts if waiting[action] <= max(least, WAITS)])


def stuck(future: CardProspects, evil: int, score: int) -> bool:
    """Return whether no number but the Evil one changes the score."""
    return all(row[score] == score for face, row in enumerate(future.after) if face not in (0, evil))


def expected(view: View, seat: Seat, face: int) -> float:
    """Return the chance that the number wins the game for the seat, by the numbers it took.

    Every card that it may have is equally likely, except that the seat never kept its own Evil number.
    """
    taken = [(turn.face, turn.roller == seat) for turn in view.history if turn.taker == seat]
    target, wins, cards = view.options.target, 0, 0
    for good, evil in CARDS:
        if (evil, True) in taken:
            continue
        after = prospects(good, evil, target).after
        score = 0
        for number, _ in taken:
            score = after[number][score]
        if score < target:
            cards += 1
            wins += after[face][score] == target
    return wins / cards if cards else 0.0


class Normal:
    """A normal computer: it keeps what leads nearer to the target, its Evil number too when that is the only way on.

    What leads away it gives to the player who gave that number away most; a number that does nothing it keeps, unless
    another player seems to dislike it.
    """

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        """Choose ``keep``, or ``give`` to one of the players who seem to dislike the number most."""
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
    """Return the chance that the hard computer makes each of these choices; a number must be rolled."""
    likely = _judged(view, legal)[1]
    total = sum(likely.values())
    return {action: part / total for action, part in likely.items()}


def weigh(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """Return the chance to win after each of these choices, as far as the view tells; a number must be rolled.

    The chances are learned, except in set-up positions, and when two players are left of a larger table: there
    they are as in :func:`racing`.
    """
    return _judged(view, legal)[0]


def learned(view: View, legal: Sequence[Action]) -> dict[Action, float] | None:
    """Return the same, or None if nothing was learned for the position."""
    chances, _, known = _judged(view, legal)
    return chances if known else None


def racing(view: View, legal: Sequence[Action]) -> dict[Action, float]:
    """Return the same if all players race to the target on their own.

    The viewer races with their known card, the others with each card that they may have.

    What the choice reveals counts too: the surer an observer who knows the hard computer would be of the
    viewer's Evil number, the more the others are feared.
    """
    return _judged(view, legal, learned=False)[0]


def _judged(
    view: View, legal: Sequence[Action], *, learned: bool = True
) -> tuple[dict[Action, float], dict[Action, float], bool]:
    """Return the chance to win after each choice, each choice's likelihood, and whether that was learned."""
    card, _ = _own(view)
    me, face, place = view.viewer, view.face, CARDS.index((card.good, card.evil))
    assert me is not None
    assert face is not None
    target, playing = view.options.target, view.seats - len(view.resigned)
    seen = public_beliefs(view.history, view.seats, target, playing, view.resigned)
    if learned and seen[me].scores[place] == card.score:
        found = card_policy_at(view.history, view.seats, target, view.resigned, me, face)
    else:
        # In a position that was set up the history does not lead to the score, and the score counts. Nothing was
        # learned from such positions.
        seen[me].scores = [*seen[me].scores[:place], card.score, *seen[me].scores[place + 1 :]]
        found = card_policy(seen, me, others_playing(view), face, target)
    places = {action: found.takers.index(me if action == "keep" else _receiver(action)) for action in legal}
    chances, likely = found.chances[place], found.likely[place]
    return {a: chances[k] for a, k in places.items()}, {a: likely[k] for a, k in places.items()}, found.learned


LEVELS: Mapping[str, Computer[View]] = {"easy": Easy(), "normal": Normal(), "hard": Hard()}
