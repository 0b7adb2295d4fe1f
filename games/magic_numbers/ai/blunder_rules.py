"""Blunders in Magic Numbers that a child would call stupid: see :data:`games.ai.personas.BlunderRule`."""

from __future__ import annotations

from collections.abc import Sequence

from games.ai.personas import BlunderRule
from games.core import Action
from games.core.seats import others_playing
from games.magic_numbers.ai.players import expected
from games.magic_numbers.ai.players import stuck as only_evil_leads_on
from games.magic_numbers.ai.prospects import prospects
from games.magic_numbers.rules import Card, View

__all__ = ["BLUNDER_RULES"]


def gives_away_the_number_that_wins(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the player gives away the number that would bring them exactly to the target."""
    return action != "keep" and _kept(view) == view.options.target


def gives_away_its_good_number(view: View, _: Sequence[Action], action: Action) -> bool:
    """Ten points for nothing, given away."""
    return action != "keep" and view.face == _card(view).good and _kept(view) == _card(view).score + 10


def throws_a_lot_of_points_away(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the player needlessly keeps their Evil number with ten points or more.

    They could still get on, and there is a player for whom the number does not visibly win.
    """
    card = _card(view)
    free = min(expected(view, seat, card.evil) for seat in others_playing(view)) <= 0.5
    return action == "keep" and view.face == card.evil and card.score >= 10 and not _stuck(view) and free


def hands_somebody_the_win(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether the player gives away a number that wins for the taker more often than not, by public facts."""
    assert view.face is not None
    return action != "keep" and expected(view, int(action.removeprefix("give ")), view.face) > 0.5


def stays_stuck_for_ever(view: View, _: Sequence[Action], action: Action) -> bool:
    """Return whether only its Evil number leads on, it rolls just that, and gives it away."""
    return action != "keep" and view.face == _card(view).evil and _stuck(view)


def _card(view: View) -> Card:
    card = view.cards[view.viewer or 0]
    assert card is not None
    return card


def _kept(view: View) -> int:
    card = _card(view)
    assert view.face is not None
    after: int = prospects(card.good, card.evil, view.options.target).after[view.face][card.score]
    return after


def _stuck(view: View) -> bool:
    card = _card(view)
    return only_evil_leads_on(prospects(card.good, card.evil, view.options.target), card.evil, card.score)


BLUNDER_RULES: Sequence[BlunderRule[View]] = (
    gives_away_the_number_that_wins,
    gives_away_its_good_number,
    throws_a_lot_of_points_away,
    hands_somebody_the_win,
    stays_stuck_for_ever,
)
