"""Guesses about the card of a player who may mislead."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from games.ai.mlp import WeightMatrix
from games.magic_numbers.ai import belief_network
from games.magic_numbers.ai.belief_network import GUESSED, TARGETS, policy_inputs
from games.magic_numbers.ai.belief_updates import public_beliefs
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.features import AWAY
from games.magic_numbers.ai.policy_many import MultiPlayerPolicy
from games.magic_numbers.ai.policy_two import TwoPlayerPolicy
from games.magic_numbers.ai.prospects import CARDS, FACES, prospects
from games.magic_numbers.rules import FinishedTurn, taking

TURNS = [0, 1, 9, 40]


def _played(turns: int, seats: int = 2) -> tuple[FinishedTurn, ...]:
    rng = random.Random(turns)
    return tuple(FinishedTurn(turn % seats, rng.randint(1, 6), rng.randrange(seats)) for turn in range(turns))


def _guessed(known: Sequence[CardBelief], seat: int, turns: int, target: int) -> list[float]:
    """Of that seat's card, at a table of any size."""
    one, others = known[seat], [*known[:seat], *known[seat + 1 :]]
    if len(known) == 2:
        return belief_network.guess(one, others[0], turns, target)
    return belief_network.among_many(one, others, turns, target)


def _mean(chances: Sequence[float], scores: Sequence[int], target: int) -> dict[str, list[float]]:
    """Return the facts known of a seat, averaged over its possible cards."""
    found = {"good": [0.0] * 6, "evil": [0.0] * 6, "wins": [0.0] * 6, "nearer": [0.0] * 6, "far": [0.0] * len(AWAY)}
    found["way"] = [0.0, 0.0]
    for (good, evil), chance, score in zip(CARDS, chances, scores, strict=True):
        rounds = prospects(good, evil, target).rounds
        found["good"][good - 1] += chance
        found["evil"][evil - 1] += chance
        found["way"][0] += chance * rounds[score] / 10
        found["way"][1] += chance * score / target
        for number in FACES:
            after = taking(number, good, evil, score, target)[1]
            found["wins"][number - 1] += chance * (after == target)
            found["nearer"][number - 1] += chance * (rounds[score] - rounds[after]) / 5
        for at, edge in enumerate(AWAY):
            found["far"][at] += chance * (rounds[score] > edge)
    return found


def _did(history: Sequence[FinishedTurn], seat: int) -> list[float]:
    """Return the network's inputs about the numbers that a seat kept and gave away."""
    mine = [(turn.face, turn.taker == turn.roller) for turn in history if turn.roller == seat]
    choices = [(number, kept) for kept in (False, True) for number in FACES]
    late = [
        sum(0.95 ** (len(mine) - 1 - at) for at, did in enumerate(mine) if did == (number, kept))
        for number, kept in choices
    ]
    return [
        *(math.log(1 + mine.count(did)) for did in choices),
        *(times / 2 for times in late),
        *(float((number, True) in mine) for number in FACES),
    ]


def _parts(facts: dict[str, list[float]], *keys: str) -> list[float]:
    return [part for key in keys for part in facts[key]]


ALL = ("good", "evil", "way", "wins", "far")
EXACTLY = ("good", "way", "wins", "far", "nearer")


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[list[float]]:
    """Return a list that collects the inputs given to networks."""
    given: list[list[float]] = []
    corrected = belief_network._corrected

    def listening(chances: Sequence[float], matrices: Sequence[WeightMatrix], found: Sequence[float]) -> list[float]:
        given.append(list(found))
        return corrected(chances, matrices, found)

    monkeypatch.setattr(belief_network, "_corrected", listening)
    return given


@pytest.mark.parametrize("target", GUESSED)
@pytest.mark.parametrize("turns", TURNS)
def test_at_a_table_for_two_the_network_looks_at_what_all_see(
    target: int, turns: int, looked_at: list[list[float]]
) -> None:
    history = _played(turns)
    one, other = public_beliefs(history, 2, target, 2)
    _guessed([one, other], 0, turns, target)
    exact = _mean(one.read(), one.scores, target)
    assert looked_at[-1] == pytest.approx(
        [
            *_parts(_mean(one.cards(), one.scores, target), *ALL), *_parts(exact, *EXACTLY),
            one.alike(), *exact["evil"], *_did(history, 0), turns / 100, 1.0,
            *_parts(_mean(other.cards(), other.scores, target), *ALL),
        ],
        abs=1e-9,
    )  # fmt: skip


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("turns", TURNS)
def test_at_a_larger_one_it_looks_at_the_mean_of_the_others(
    target: int, seats: int, turns: int, looked_at: list[list[float]]
) -> None:
    history = _played(turns, seats)
    known = public_beliefs(history, seats, target, seats)
    _guessed(known, 1, turns, target)
    one, others = known[1], [known[0], *known[2:]]
    exact = _mean(one.read(), one.scores, target)
    rows = [_parts(_mean(other.cards(), other.scores, target), *ALL) for other in others]
    assert looked_at[-1] == pytest.approx(
        [
            *_parts(_mean(one.cards(), one.scores, target), *ALL), *_parts(exact, *EXACTLY),
            *one.manner(), *exact["evil"], *_did(history, 1),
            *(sum(column) / len(others) for column in zip(*rows, strict=True)),
            *(float(target == other) for other in (20, 30, 50)),
            1 / (seats - 1), turns / seats / 50, 1.0,
        ],
        abs=1e-9,
    )  # fmt: skip


ANYWHERE = [(seats, target) for seats in (2, 3, 5) for target in (GUESSED if seats == 2 else TARGETS)]


@pytest.mark.parametrize(("seats", "target"), ANYWHERE)
@pytest.mark.parametrize("turns", TURNS)
def test_a_guess_gives_each_card_that_may_be_its_chance_and_no_other(seats: int, target: int, turns: int) -> None:
    known = public_beliefs(_played(turns, seats), seats, target, seats)
    one = known[0]
    chances = _guessed(known, 0, turns, target)
    assert sum(chances) == pytest.approx(1)
    assert [chance > 0 for chance in chances] == [chance > 0 for chance in one.cards()]
    for face in FACES:
        good, evil, rolled = (said := policy_inputs(chances, face))[:6], said[6:12], said[12]
        assert good == pytest.approx(_mean(chances, one.scores, target)["good"])
        assert evil == pytest.approx(_mean(chances, one.scores, target)["evil"])
        assert rolled == evil[face - 1]


@pytest.mark.parametrize(("seats", "target"), ANYWHERE)
def test_a_card_that_cannot_be_is_not_guessed(seats: int, target: int) -> None:
    one, *others = (CardBelief(target) for _ in range(seats))
    for _ in range(-(-target // 6)):
        one.took(6)
    impossible = [place for place, chance in enumerate(one.cards()) if not chance]
    assert impossible, "with some Good numbers they would be there"
    chances = _guessed([one, *others], 0, 9, target)
    assert all(chances[place] == 0 for place in impossible)
    assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize(("seats", "target"), ANYWHERE)
def test_a_game_without_end_is_guessed_at_like_a_long_one(seats: int, target: int) -> None:
    known = public_beliefs(_played(40, seats), seats, target, seats)
    assert _guessed(known, 1, 100_000, target) == _guessed(known, 1, belief_network.LONGEST, target)


@pytest.mark.parametrize("target", TARGETS)
def test_hard_goes_by_it_at_a_table_for_two_where_there_is_one(target: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def keeping() -> list[float]:
        found: list[float] = []
        for turns in (9, 20, 41):
            me, other = public_beliefs(_played(turns), 2, target, 2)
            found += [chance for face in FACES for chance in TwoPlayerPolicy(me, other, face, turns, target).keeping()]
        return found

    before = keeping()
    monkeypatch.setattr(belief_network, "guess", lambda *_: [1 / len(CARDS)] * len(CARDS))
    assert (max(abs(a - b) for a, b in zip(before, keeping(), strict=True)) > 0.1) == (target in GUESSED)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("seats", [3, 5])
def test_hard_goes_by_it_at_a_larger_one_and_what_choices_are_worth_never_does(
    seats: int, target: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked() -> tuple[list[float], list[float]]:
        likely: list[float] = []
        worth: list[float] = []
        for turns in (9, 20, 41):
            known = public_beliefs(_played(turns, seats), seats, target, seats)
            for face in FACES:
                crowd = MultiPlayerPolicy(known, 0, range(1, seats), face, turns, target)
                likely += [chance for row in crowd.likely() for chance in row]
                worth += crowd.worth(7)
        return likely, worth

    likely, worth = asked()
    monkeypatch.setattr(belief_network, "among_many", lambda *_: [1 / len(CARDS)] * len(CARDS))
    other, same = asked()
    assert max(abs(a - b) for a, b in zip(likely, other, strict=True)) > 0.1
    assert worth == same


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("seats", [3, 5])
def test_nobody_is_given_what_wins_by_the_guess_whatever_they_make_themselves_out_to_be(
    seats: int, target: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = [CardBelief(target) for _ in range(seats)]
    one, rng = known[1], random.Random(1)
    for _ in range(4):
        one.decided(6, kept=False, playing=seats)
    while not (wins := [place for place in range(len(CARDS)) if one.cards()[place] and _wins(one, place, 6, target)]):
        one.took(rng.randint(1, 5))

    def given(guess: int | None) -> list[float]:
        """Return for each card the chance that seat 1 is given the 6 if its card is guessed as ``guess``."""

        def guessing(seat: CardBelief, *_: object) -> list[float]:
            if seat is not one or guess is None:
                return seat.cards()
            return [float(place == guess) for place in range(len(CARDS))]

        monkeypatch.setattr(belief_network, "among_many", guessing)
        return [row[1] for row in MultiPlayerPolicy(known, 0, range(1, seats), 6, 40, target).likely()]

    assert max(given(None)) > 0.4, "it looks like the number that it can use least"
    assert max(given(wins[0])) < 0.02


def _wins(seat: CardBelief, place: int, face: int, target: int) -> bool:
    good, evil = CARDS[place]
    return evil != face and prospects(good, evil, target).after[face][seat.scores[place]] == target
