"""What is guessed of a card at a table for two, of somebody who may mislead."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from games.magic_numbers import guesses
from games.magic_numbers.beliefs import suspicions
from games.magic_numbers.duel import Duel
from games.magic_numbers.guesses import GUESSED, told
from games.magic_numbers.learned import AWAY, standing
from games.magic_numbers.odds import CARDS, FACES, prospects
from games.magic_numbers.rules import Turn, taking
from games.magic_numbers.suspicion import Suspicion

TURNS = [0, 1, 9, 40]


def _played(turns: int) -> tuple[Turn, ...]:
    rng = random.Random(turns)
    return tuple(Turn(turn % 2, rng.randint(1, 6), rng.randrange(2)) for turn in range(turns))


def _stands(seat: Suspicion, target: int) -> list[float]:
    return standing(seat.cards(), seat.scores, target)


def _guess(seat: Suspicion, other: Suspicion, turns: int, target: int) -> list[float]:
    return guesses.guess(seat, _stands(seat, target), _stands(other, target), turns, target)


def _mean(chances: Sequence[float], scores: Sequence[int], target: int) -> dict[str, list[float]]:
    """What is known of a seat, added up card by card."""
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


@pytest.mark.parametrize("target", GUESSED)
@pytest.mark.parametrize("turns", TURNS)
def test_the_network_looks_at_what_all_see(target: int, turns: int) -> None:
    history = _played(turns)
    one, other = suspicions(history, 2, target, 2)
    mine = [(turn.face, turn.taker == turn.roller) for turn in history if turn.roller == 0]
    by_all, exact = _mean(one.cards(), one.scores, target), _mean(one.read(), one.scores, target)
    theirs = _mean(other.cards(), other.scores, target)
    choices = [(number, kept) for kept in (False, True) for number in FACES]
    late = [
        sum(0.95 ** (len(mine) - 1 - at) for at, did in enumerate(mine) if did == (number, kept))
        for number, kept in choices
    ]
    expected = [
        *(part for key in ("good", "evil", "way", "wins", "far") for part in by_all[key]),
        *(part for key in ("good", "way", "wins", "far", "nearer") for part in exact[key]),
        one.alike(), *exact["evil"],
        *(math.log(1 + mine.count(did)) for did in choices),
        *(times / 2 for times in late),
        *(float((number, True) in mine) for number in FACES),
        turns / 100, 1.0,
        *(part for key in ("good", "evil", "way", "wins", "far") for part in theirs[key]),
    ]  # fmt: skip
    assert guesses._facts(one, _stands(one, target), _stands(other, target), turns, target) == pytest.approx(
        expected, abs=1e-9
    )


@pytest.mark.parametrize("target", GUESSED)
@pytest.mark.parametrize("turns", TURNS)
def test_a_guess_gives_each_card_that_may_be_its_chance_and_no_other(target: int, turns: int) -> None:
    one, other = suspicions(_played(turns), 2, target, 2)
    chances = _guess(one, other, turns, target)
    assert sum(chances) == pytest.approx(1)
    assert [chance > 0 for chance in chances] == [chance > 0 for chance in one.cards()]
    for face in FACES:
        good, evil, rolled = (said := told(chances, face))[:6], said[6:12], said[12]
        assert good == pytest.approx(_mean(chances, one.scores, target)["good"])
        assert evil == pytest.approx(_mean(chances, one.scores, target)["evil"])
        assert rolled == evil[face - 1]


@pytest.mark.parametrize("target", GUESSED)
def test_a_card_that_cannot_be_is_not_guessed(target: int) -> None:
    one = Suspicion(target)
    for _ in range(target // 10):
        one.took(6)
    impossible = [place for place, chance in enumerate(one.cards()) if not chance]
    assert {CARDS[place][0] for place in impossible} == {6}, "with 6 as their Good number they would be there"
    chances = _guess(one, Suspicion(target), 9, target)
    assert all(chances[place] == 0 for place in impossible)
    assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("target", GUESSED)
def test_a_game_without_end_is_guessed_at_like_a_long_one(target: int) -> None:
    one, other = suspicions(_played(40), 2, target, 2)
    assert _guess(one, other, 100_000, target) == _guess(one, other, guesses.LONGEST, target)


@pytest.mark.parametrize("target", [20, 30, 50])
def test_hard_goes_by_it_where_there_is_one(target: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def keeping() -> list[float]:
        found: list[float] = []
        for turns in (9, 20, 41):
            me, other = suspicions(_played(turns), 2, target, 2)
            found += [chance for face in FACES for chance in Duel(me, other, face, turns, target).keeping()]
        return found

    before = keeping()
    monkeypatch.setattr(guesses, "guess", lambda *_: [1 / len(CARDS)] * len(CARDS))
    assert (max(abs(a - b) for a, b in zip(before, keeping(), strict=True)) > 0.1) == (target in GUESSED)
