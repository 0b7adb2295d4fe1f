"""Win probabilities in Magic Numbers, and the value of a choice to a player who sees one card.

All players race to the target on their own, as in the hard computer's race model. An open card races as it is;
for a hidden one, all possible cards are mixed by what the table has seen. So the same function serves the
room, a seat, and (with ``laid_open``) a review, which knows all cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.analysis.win_probability import Vector, best_of, race_chances, shares, spread
from games.core import Action, Seat, next_seat
from games.core.seats import clockwise, playing
from games.magic_numbers.ai import players
from games.magic_numbers.ai.belief_updates import CardBelief, public_beliefs
from games.magic_numbers.ai.players import Curve
from games.magic_numbers.ai.prospects import prospects
from games.magic_numbers.rules import Card, View, taking

__all__ = ["chances", "laid_open", "weigh", "work"]

SOBER = 0.7
"""The race taken for itself is too sure of its leaders, because gifts even out more than it thinks. Its odds are
brought down to this power; among hard computers, with 2 to 10 seats, that fits what happens best."""

STAGES = {2: (0.75, 0.5), 3: (0.67, 0.5), 4: (0.52, 0.25)}
"""Weights by the number of players, if all cards lie open: while a player needs one number to win, and while nobody
does. Fitted to games among hard computers, 110 each with two and three players and 319 with four."""

FEWEST = 2
"""Seats of the smallest table."""

ONE_NUMBER, NOT_YET = 6.0, 9.0
"""Rounds to the target for a player who waits for one number; and the rounds from which on nobody is near it."""


def work(seats: int) -> float:
    """Return the measured work of the chances for ``seats`` players; see :mod:`games.analysis.win_probability`."""
    return (0.5 if seats == FEWEST else 0.7) * seats


def laid_open(room: View, own: Sequence[View]) -> View:
    """Return the room's view with every seat's card in it."""
    return replace(room, cards=tuple(view.cards[seat] for seat, view in enumerate(own)))


def weigh(view: View, legal: Sequence[Action]) -> Mapping[Action, float]:
    """Return the chance to win after each choice, as the hard computer sees it with its one card.

    At a table for two this is the learned value. At a larger one a choice is worth less than the best one only
    by as much as both the learned value and the race say, which is as cautious as the chances are. Alone,
    either is wrong by more than most choices lose, and the best of many choices is often the one it is most
    wrong about.
    """
    if view.face is None:
        return dict.fromkeys(legal, 0.0)
    if view.seats == FEWEST:
        return players.weigh(view, legal)
    others = view.seats - len(view.resigned) - 1
    raced = {action: _sober(chance, others) for action, chance in players.racing(view, legal).items()}
    learned = players.learned(view, legal)
    if learned is None:
        return raced
    most, first = max(learned.values()), max(raced.values())
    return {action: most - min(most - worth, first - raced[action]) for action, worth in learned.items()}


def _sober(chance: float, others: int) -> float:
    """Return the cautious version of a chance against ``others`` players, who are taken to be equal."""
    mine = chance**SOBER
    return float(mine / (mine + others * (max(0.0, 1 - chance) / others) ** SOBER))


def chances(view: View) -> Vector:
    """Return each seat's chance to be at the target first, from the cards that lie open in ``view``.

    A number that has been rolled goes where its roller's hard computer would put it, from that seat's view.
    """
    if view.ranking is not None:
        return shares(view.ranking, view.seats)
    assert view.turn is not None
    left = playing(view.seats, view.resigned)
    known = public_beliefs(view.history, view.seats, view.options.target, len(left), view.resigned)
    cards = {seat: view.cards[seat] for seat in left}
    first = view.turn
    mine = cards[view.turn]
    if view.face is not None and mine is not None:
        first = next_seat(view.turn, view.seats, view.resigned)
        taker = _taker(view, mine)
        card = cards[taker]
        known[view.turn].decided(view.face, kept=taker == view.turn, playing=len(left))
        if card is not None:
            _, score = taking(view.face, card.good, card.evil, card.score, view.options.target)
            if score == view.options.target:
                return shares(((taker,),), view.seats)
            cards[taker] = replace(card, score=score)
        known[taker].took(view.face)
    sober = _sobriety(list(cards.values()), view.options.target)
    order = clockwise(first, view.seats, view.resigned)
    won = [
        part**sober for part in race_chances([_curve(cards[seat], known[seat], view.options.target) for seat in order])
    ]
    return spread(order, [part / sum(won) for part in won], view.seats)


def _sobriety(cards: Sequence[Card | None], target: int) -> float:
    """Return the power to which the race's odds are lowered."""
    stages = STAGES.get(len(cards))
    if stages is None or None in cards:
        return SOBER
    near, far = stages
    nearest = min(prospects(card.good, card.evil, target).rounds[card.score] for card in cards if card is not None)
    part = min(1.0, max(0.0, (nearest - ONE_NUMBER) / (NOT_YET - ONE_NUMBER)))
    return near + (far - near) * part


def _taker(view: View, card: Card) -> Seat:
    """Return the seat that gets the rolled number."""
    me = view.turn
    assert me is not None
    own = replace(view, viewer=me, cards=tuple(card if seat == me else None for seat in range(view.seats)))
    legal = ("keep", *(f"give {seat}" for seat in playing(view.seats, view.resigned) if seat != me))
    action = best_of(players.weigh(own, legal))
    return me if action == "keep" else int(action.removeprefix("give "))


def _curve(card: Card | None, seen: CardBelief, target: int) -> Curve:
    """Return the chance that the seat is not at the target after 0, 1, 2, … rounds."""
    if card is None:
        return players.spectated(seen, target)
    future = prospects(card.good, card.evil, target)
    fear = seen.evil(card.evil)
    return [a + (b - a) * fear for a, b in zip(future.open[card.score], future.hunted[card.score], strict=True)]
