"""The computers of Tie-Die: what they do where it is clear what to do, their odds against the rules, their strength."""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from statistics import fmean

import pytest
from msgspec.structs import replace

from games import simulation
from games.ai import levels
from games.core import Action, Seat
from games.core.dice import FastDice
from games.tie_die.ai.evaluation import weight
from games.tie_die.ai.players import weigh
from games.tie_die.ai.round_outcomes import rolled
from games.tie_die.ai.win_odds import DicePlayer, challenged, chance, declined, fought
from games.tie_die.rules import GAME
from games.tie_die.rules.state import DOWN, UP, Options, State
from games.tie_die.rules.state import chance as beats
from tests.games.tie_die_helpers import position

TARGET = 30


def choice(level: str, state: State, seat: Seat) -> Action:
    """Return the choice of a computer of that level; chance plays no part in it."""
    computer = levels.load("tie_die", level)
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    first = computer.choose(view, legal, random.Random(1))
    assert computer.choose(view, legal, random.Random(2)) == first
    return first


def answering(score: Sequence[int], die: Sequence[int], challenge: tuple[Seat, Seat], stake: int) -> State:
    """Return a position in which a challenge, already paid, waits for its answer."""
    state = position(score, die, phase="answer", waiting=[challenge[0]], used=[challenge[0]])
    return replace(state, challenge=challenge, stake=stake)


def test_a_hard_computer_buys_a_die_early_and_none_when_it_is_almost_there() -> None:
    assert choice("hard", position((6, 6), (4, 4)), 0) == "upgrade"
    assert choice("hard", position((26, 20), (4, 4)), 0) == "ready"
    assert choice("hard", position((28, 20), (8, 8)), 0) == "ready"
    # Three steps from a d4 to a d10 for all of its points, against somebody who is at the target with any roll.
    assert choice("hard", position((24, 29), (4, 8)), 0) == "upgrade"


def test_a_normal_computer_buys_the_die_that_pays_for_itself() -> None:
    # From a d4 to a d6 beside a d4: 3.08 points a round in place of 1.88, and roll-offs, for 6 points. That takes three
    # rounds and a half.
    assert choice("normal", position((6, 6), (4, 4)), 0) == "upgrade"
    assert choice("normal", position((12, 21), (4, 4)), 0) == "upgrade"
    # (30 - 22) / 2.5: the other needs less than that.
    assert choice("normal", position((12, 22), (4, 4)), 0) == "ready"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_somebody_who_is_there_with_any_roll_is_challenged_while_there_is_time(level: str) -> None:
    assert choice(level, position((20, 29), (4, 4), phase="challenge", waiting=[0]), 0) == "challenge 1"


def test_an_easy_computer_buys_what_a_normal_one_would_but_not_always_and_never_late() -> None:
    easy = levels.load("tie_die", "easy")

    def buys(score: tuple[int, int]) -> int:
        state = position(score, (4, 4))
        view, legal = GAME.view(state, 0), GAME.legal(state, 0)
        return sum(easy.choose(view, legal, random.Random(seed)) == "upgrade" for seed in range(40))

    assert 5 < buys((6, 6)) < 35
    assert buys((12, 22)) == buys((29, 6)) == 0


def test_a_hard_computer_challenges_with_the_larger_die_and_not_with_its_last_points() -> None:
    # One point behind, a d10 against a d4: five times of six it wins the fight.
    assert choice("hard", position((28, 29), (10, 4), phase="challenge", waiting=[0]), 0) == "challenge 1"
    # All of the points for an even fight, which the other can turn down at half their own.
    assert choice("hard", position((10, 20), (4, 10), phase="challenge", waiting=[0]), 0) == "pass"


def test_a_hard_computer_challenges_the_one_who_is_about_to_win() -> None:
    state = position((20, 29, 21), (8, 4, 8), phase="challenge", waiting=[0])
    assert choice("hard", state, 0) == "challenge 1"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_challenge_is_accepted_where_declining_costs_more_than_the_fight(level: str) -> None:
    # An even fight, or 10 of 29 points so near the end.
    assert choice(level, answering((26, 29), (10, 10), (0, 1), 10), 1) == "accept"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_challenge_is_declined_where_the_fight_costs_more_than_declining(level: str) -> None:
    # A d4 against a d10 loses five times of six; it has hardly a die to lose, but the other adds some six points.
    assert choice(level, answering((12, 20), (10, 4), (0, 1), 4), 1) == "decline"


def test_every_outcome_of_a_round_gives_somebody_the_win() -> None:
    rng = random.Random(5)
    for seats in (2, 2, 2, 3, 3, 4):
        table = [DicePlayer(rng.randrange(30), rng.choice((4, 6, 8)), rng.random() < 0.5) for _ in range(seats)]
        assert sum(rolled(table, TARGET)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("score", "die"), [((3, 25), (4, 10)), ((27, 28, 12), (4, 6, 8)), ((11, 12, 14, 25), (4, 6, 4, 8))]
)
def test_the_odds_of_a_round_are_those_of_the_rules(score: tuple[int, ...], die: tuple[int, ...]) -> None:
    state = position(score, die, waiting=[0])
    dice, times = FastDice(random.Random(str(score))), 6000
    seen = []
    for _ in range(times):
        after = GAME.apply(state, 0, "ready", dice).state
        if after.ranking is not None:
            seen.append(float(after.ranking[0][0] == 0))
        else:
            players = [DicePlayer(*each) for each in zip(after.score, after.die, after.used, strict=True)]
            seen.append(chance(0, players, TARGET))
    mean = sum(seen) / times
    error = (sum((one - mean) ** 2 for one in seen) / times / times) ** 0.5
    players = [DicePlayer(points, sides, False) for points, sides in zip(score, die, strict=True)]
    assert abs(rolled(players, TARGET)[0] - mean) < 4 * error + 1e-6


def plainly_rolled(players: Sequence[DicePlayer], target: int) -> list[float]:
    """Compute the chances after a roll by all players plainly, dice by dice."""
    many = len(players)
    seats = range(many)

    def weighed(player: DicePlayer) -> float:
        return player.weight(target, many)

    def fought_out(tied: Sequence[Seat]) -> list[tuple[float, dict[Seat, float]]]:
        """Return each possible end of a roll-off: its probability, and the weight left to each tied player."""
        found: dict[tuple[int, ...], list[int]] = defaultdict(list)
        for faces in product(*[range(1, players[seat].die + 1) for seat in tied]):
            high, low = max(faces), min(faces)
            if faces.count(high) == faces.count(low) == 1:
                found[faces.index(high), high, faces.index(low), low if many < 4 else 0].append(low)
        ends = []
        for (highest, high, lowest, _), lows in found.items():
            left = {seat: weighed(players[seat]) for seat in tied}
            first, last = players[tied[highest]], players[tied[lowest]]
            left[tied[highest]] = weighed(first.at(first.score + high, UP[first.die]))
            left[tied[lowest]] = fmean([weighed(last.at(last.score - low, DOWN[last.die])) for low in lows])
            ends.append((len(lows) / sum(map(len, found.values())), left))
        return ends

    rolls = []
    for faces in product(*[range(1, player.die + 1) for player in players]):
        ends = [(1.0, {seat: weighed(players[seat].at(players[seat].score + faces[seat], players[seat].die))
                       for seat in seats if faces.count(faces[seat]) == 1})]  # fmt: skip
        for face in {face for face in faces if faces.count(face) > 1}:
            more = fought_out([seat for seat in seats if faces[seat] == face])
            ends = [(p * q, some | others) for p, some in ends for q, others in more]
        rolls.append([sum(p * left[seat] / sum(left.values()) for p, left in ends) for seat in seats])
    return [fmean(column) for column in zip(*rolls, strict=True)]


@pytest.mark.parametrize(
    ("score", "die"),
    [
        ((20, 26), (8, 6)),
        ((3, 25, 11), (6, 4, 10)),
        ((29, 0, 12), (4, 4, 4)),
        ((11, 12, 25, 1), (6, 4, 8, 4)),
        ((28, 27, 3, 20), (4, 4, 4, 6)),
    ],
)
def test_the_odds_of_a_round_are_the_mean_over_all_dice(score: tuple[int, ...], die: tuple[int, ...]) -> None:
    players = [DicePlayer(points, sides, points % 2 == 1) for points, sides in zip(score, die, strict=True)]
    assert rolled(players, TARGET) == pytest.approx(plainly_rolled(players, TARGET), abs=1e-12)


def test_a_round_of_four_is_worked_out_in_long_lines() -> None:
    """A review judges a thousand of them. So many calls, whatever they take on this machine."""
    players = [DicePlayer(12 + seat, 8, False) for seat in range(4)]
    rolled(players, TARGET)
    calls = 0

    def counts(_frame: object, event: str, _what: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counts)
    try:
        rolled(players, TARGET)
    finally:
        sys.setprofile(before)
    assert calls < 1500


def test_the_odds_of_a_fight_are_those_of_the_rules() -> None:
    table = challenged([DicePlayer(12, 6, False), DicePlayer(20, 8, False)], 0, 1)
    assert table == [DicePlayer(4, 6, True), DicePlayer(20, 8, False)]
    assert declined(table, 1, 8)[1] == DicePlayer(12, 8, False)
    # The challenger moves up to a d8: an even fight.
    assert fought(table, 0, 1, lambda after: float(after[0].score > 4)) == pytest.approx(0.5)
    assert fought(table, 0, 1, lambda after: float(after[1].die == 4)) == pytest.approx(0.5)
    larger = [DicePlayer(4, 10, True), DicePlayer(20, 6, False)]
    assert fought(larger, 0, 1, lambda after: float(after[0].score > 4)) == pytest.approx(beats(10, 6))
    # The mean of the lower of two different faces of a d4 is 5/3: that much the loser loses.
    even = [DicePlayer(10, 4, True), DicePlayer(20, 4, False)]
    assert fought(even, 0, 1, lambda after: 30.0 - sum(player.score for player in after)) == pytest.approx(
        0.5 * 5 / 3 + 0.5 * (5 / 3 - 10 / 3)
    )


def test_a_better_stand_weighs_more() -> None:
    for target in (20, 30, 50):
        for sides in (4, 6, 8, 10):
            line = [weight(score, sides, False, target) for score in range(target + 15)]
            assert line == sorted(line)
            assert all(weight(score, sides, True, target) <= weight(score, sides, False, target) for score in range(60))
        for score in range(target + 5):
            by_size = [weight(score, sides, False, target) for sides in (4, 6, 8, 10)]
            assert by_size == sorted(by_size)


def test_every_choice_is_weighed() -> None:
    view = GAME.view(position((20, 29, 21), (8, 4, 8), phase="challenge", waiting=[0]), 0)
    worth = weigh(view, ("challenge 1", "challenge 2", "pass"))
    assert set(worth) == {"challenge 1", "challenge 2", "pass"}
    assert all(0 < one < 1 for one in worth.values())


# Always the same games: what they count cannot change from one run to the next. Of the first 60 hard wins 40, and a
# normal computer in its place 31; of the others a normal one wins 40, and an easy one 33.
@pytest.mark.parametrize(
    ("better", "worse", "played"), [("hard", "normal", range(140, 200)), ("normal", "easy", range(300, 360))]
)
def test_a_better_computer_wins_more_often(better: str, worse: str, played: range) -> None:
    wins = 0.0
    for number in played:
        seat = number % 2
        levels = (better, worse) if seat == 0 else (worse, better)
        wins += simulation.play("tie_die", Options(), levels, "strength", number).won(seat)
    assert wins / len(played) >= 0.6
