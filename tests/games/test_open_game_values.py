"""The game of Magic Numbers for two with both cards open: solved, and told to the networks as it is."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from games.magic_numbers.ai.belief_network import GUESSED
from games.magic_numbers.ai.belief_updates import public_beliefs
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.open_game_values import SOLVED, TOLD, OpenGameValues, table
from games.magic_numbers.ai.policy_two import TwoPlayerPolicy
from games.magic_numbers.ai.prospects import CARDS, FACES
from games.magic_numbers.rules import FinishedTurn, taking


def _worth(target: int, me: int, score: int, other: int, others: int) -> float:
    """To the first, when the other is to roll."""
    return table(target)[((me * (target + 1) + score) * len(CARDS) + other) * (target + 1) + others] / 255


def _after(target: int, card: int, face: int, score: int) -> int:
    return taking(face, *CARDS[card], score, target)[1]


@pytest.mark.parametrize("target", SOLVED)
def test_each_worth_follows_from_the_rules_and_the_worths_after_it(target: int) -> None:
    """The first does what is best for it; what the other does is not known here, but it is one of two things."""
    rng, middle = random.Random(1), 0
    for _ in range(1500):
        me, other = rng.sample(range(len(CARDS)), 2)
        mine, theirs = rng.randrange(target), rng.randrange(target)

        def rolling(mine: int, theirs: int, me: int = me, other: int = other) -> float:
            """Return the first player's worth when that player is to roll."""
            if target in (mine, theirs):
                return float(mine == target)
            kept = [_worth(target, me, _after(target, me, face, mine), other, theirs) for face in FACES]
            given = [_worth(target, me, mine, other, _after(target, other, face, theirs)) for face in FACES]
            return sum(map(max, kept, given)) / 6

        ways = [
            (rolling(mine, _after(target, other, face, theirs)), rolling(_after(target, me, face, mine), theirs))
            for face in FACES
        ]
        least, most = (sum(map(which, ways)) / 6 for which in (min, max))
        # What is stored is off by half a 255th at most, and what comes after it as well.
        assert least - 1.1 / 255 <= _worth(target, me, mine, other, theirs) <= most + 1.1 / 255
        middle += 0.2 < _worth(target, me, mine, other, theirs) < 0.8
    assert middle > 300


@pytest.mark.parametrize("target", SOLVED)
def test_who_is_there_has_won(target: int) -> None:
    for me, other in ((0, 7), (12, 29)):
        assert [_worth(target, me, target, other, score) for score in range(target)] == [1.0] * target
        assert [_worth(target, me, score, other, target) for score in range(target)] == [0.0] * target


def _beliefs(turns: int, target: int) -> tuple[CardBelief, CardBelief, int]:
    rng = random.Random(turns)
    history = tuple(FinishedTurn(turn % 2, rng.randint(1, 6), rng.randrange(2)) for turn in range(turns))
    me, other = public_beliefs(history, 2, target, 2)
    return me, other, rng.randint(1, 6)


@pytest.mark.parametrize("target", SOLVED)
@pytest.mark.parametrize("turns", [0, 9, 30])
def test_the_networks_are_told_the_mean_over_what_is_known_of_the_other(turns: int, target: int) -> None:
    me, other, face = _beliefs(turns, target)

    def logit(chances: list[float], worth: Callable[[int], float]) -> float:
        mean = sum(chance * worth(place) for place, chance in enumerate(chances))
        mean = min(max(mean, 0.004), 0.996)
        return math.log(mean / (1 - mean))

    told = OpenGameValues(me, other, face, target)
    for place in range(len(CARDS)):
        score = me.scores[place]

        def keeping(card: int, place: int = place, score: int = score) -> float:
            return _worth(target, place, _after(target, place, face, score), card, other.scores[card])

        def giving(card: int, place: int = place, score: int = score) -> float:
            return _worth(target, place, score, card, _after(target, card, face, other.scores[card]))

        by_all = [logit(other.cards(), worth) for worth in (keeping, giving)]
        by_exact = [logit(other.read(), worth) for worth in (keeping, giving)]
        better = [min(max(4 * (keep - give), -4.0), 4.0) for keep, give in (by_all, by_exact)]
        assert told.at_place(place) == pytest.approx([by_all[0] / 2, by_all[1] / 2, *better], abs=1e-6)


@pytest.mark.parametrize("target", SOLVED)
def test_of_a_guess_they_are_told_as_of_what_is_known(target: int) -> None:
    me, other, face = _beliefs(9, target)
    guess = [chance / 2 + (place == 7) / 2 for place, chance in enumerate(other.cards())]
    told = OpenGameValues(me, other, face, target, guess).at_place(3)
    assert told[:TOLD] == OpenGameValues(me, other, face, target).at_place(3)
    other.cards = lambda: guess  # type: ignore[method-assign]
    stay, _, better, _ = OpenGameValues(me, other, face, target).at_place(3)
    assert told[TOLD:] == [stay, better]


@pytest.mark.parametrize("target", SOLVED)
def test_a_card_that_is_known_is_looked_up(target: int) -> None:
    other = CardBelief(target)
    for face in (1, 2, 3, 5, 6):
        other.took(face)
    only = other.cards().index(max(other.cards()))
    other.cards = other.read = lambda: [float(place == only) for place in range(len(CARDS))]  # type: ignore[method-assign]
    keep, give, by_all, by_exact = OpenGameValues(CardBelief(target), other, 3, target).at_place(4)
    worth = _worth(target, 4, _after(target, 4, 3, 0), only, other.scores[only])
    assert 1 / (1 + math.exp(-2 * keep)) == pytest.approx(worth)
    assert by_all == by_exact == pytest.approx(8 * (keep - give))


@pytest.mark.parametrize("target", [20, 30, 50])
def test_hard_goes_by_it_where_it_is_solved(target: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def keeping() -> list[float]:
        found: list[float] = []
        for turns in (2, 9, 30):
            me, other, _ = _beliefs(turns, target)
            found += [chance for face in FACES for chance in TwoPlayerPolicy(me, other, face, turns, target).keeping()]
        return found

    before, told = keeping(), TOLD + 2 * (target in GUESSED)
    monkeypatch.setattr(OpenGameValues, "at_place", lambda *_: (0.0,) * told)
    assert (max(abs(a - b) for a, b in zip(before, keeping(), strict=True)) > 0.1) == (target in SOLVED)
