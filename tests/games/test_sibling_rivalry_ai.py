"""The computers of Sibling Rivalry: what they do where it is clear what to do, their values against the rules, and
their strength."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games import simulation
from games.ai import levels
from games.core import Action
from games.core.dice import FastDice
from games.sibling_rivalry.ai.one_ply import further
from games.sibling_rivalry.ai.turn_solver import TurnEnds, TurnValues, places
from games.sibling_rivalry.ai.win_odds import BetweenTurns, turn_of, weigh
from games.sibling_rivalry.data.solved import starting
from games.sibling_rivalry.rules import Options, Pawn, State
from games.sibling_rivalry.rules.board import DICE, POINTS, SCORE_TRACKS, danger
from tests.games.sibling_rivalry_helpers import GAME, position

pytestmark = pytest.mark.game("sibling_rivalry")

ROUNDED = 1 / 90
"""The solved values are written down so finely."""


def choice(level: str, state: State) -> Action:
    """Return the choice of a computer of that level for the seat to move; chance plays no part in it."""
    assert state.turn is not None
    computer = levels.load("sibling_rivalry", level)
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    first = computer.choose(view, legal, random.Random(1))
    assert computer.choose(view, legal, random.Random(2)) == first
    return first


def weighed(state: State) -> dict[str, float]:
    return weigh(GAME.view(state, state.turn))


def deciding(score: tuple[int, ...], pawns: tuple[Pawn | None, ...], ones: int, **other: Any) -> State:
    """Return a position after a roll, of a player who may roll again or stop."""
    return position(score, pawns, phase="decide", ones=ones, dice=DICE - ones, faces=(3,), **other)


def choosing(score: tuple[int, ...], pawns: tuple[Pawn | None, ...], faces: tuple[int, ...], **other: Any) -> State:
    """Return a position after a first roll without a 1, of a player who must choose a track for it."""
    return position(score, pawns, phase="choose", faces=faces, **other)


def test_a_pawn_that_wins_if_it_stays_is_left_where_it_is() -> None:
    # Two 1s of three, three points for two squares to the finish, and a sibling who needs a whole game.
    assert choice("hard", deciding((20, 0), ((2, 4), None), 2)) == "stop"


def test_who_would_lose_by_stopping_rolls_on() -> None:
    # The sibling's pawn, ahead of mine, scores 4 points for the last 3 squares.
    state = deciding((10, 20), ((2, 4), (2, 5)), 2, open=(2, 3))
    assert weighed(state)["stop"] == 0
    assert choice("hard", state) == "roll"


def test_a_first_step_without_any_1_is_not_enough() -> None:
    for level in ("easy", "normal", "hard"):
        assert choice(level, deciding((5, 0), ((2, 1), None), 0)) == "roll"


def test_a_hard_computer_takes_the_pawn_of_one_who_is_about_to_win() -> None:
    # Two dice for either track. Track 3 has more points, but the pawn on 2 brings a sibling near the finish.
    state = choosing((5, 18), (None, (2, 1)), (2, 2, 3, 3, 5), open=(2, 3))
    assert choice("hard", state) == "choose 2"
    assert choice("normal", state) == "choose 3"


def test_the_same_among_three_of_whom_only_one_is_near_the_finish() -> None:
    state = choosing((5, 3, 18), (None, (3, 1), (2, 1)), (2, 2, 3, 3, 5), open=(2, 3, 4), ones=2)
    assert choice("hard", state) == "choose 2"


def easily(state: State) -> set[Action]:
    """Return all choices of an easy computer for the seat to move, in many tries."""
    assert state.turn is not None
    view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
    return {levels.load("sibling_rivalry", "easy").choose(view, legal, random.Random(seed)) for seed in range(60)}


def test_an_easy_computer_takes_a_track_on_which_its_pawn_stays() -> None:
    # On track 4 somebody is farther; 5 has more points than 6 dice could make up for.
    assert easily(choosing((5, 0), (None, (4, 5)), (4, 4, 4, 5, 5), open=(4, 5))) == {"choose 5"}
    # Both stay, and are nearly as good.
    assert easily(choosing((5, 0), (None, None), (4, 4, 4, 5, 5), open=(4, 5))) == {"choose 4", "choose 5"}
    assert easily(choosing((20, 0), ((2, 6), None), (2, 3, 3, 3, 5), open=(2, 3))) == {"choose 2"}


def test_an_easy_computer_loses_its_nerve_or_dares_once_too_often_but_keeps_no_lost_pawn() -> None:
    assert easily(deciding((5, 0), ((2, 1), None), 2)) == {"stop", "roll"}
    assert easily(deciding((5, 0), ((2, 1), (2, 3)), 1)) == {"roll"}
    assert easily(deciding((5, 0), (None, (2, 3)), 1)) == {"roll"}
    # Two 1s on a devil's square would be the second time in three.
    assert easily(deciding((4, 0), ((2, 4), None), 1)) == {"stop"}


@pytest.mark.parametrize("limit", [2, 3, 4])
@pytest.mark.parametrize("tracks", [(2,), (2, 3), (2, 3, 4, 5, 6)])
def test_a_turn_knows_how_likely_one_is_caught(limit: int, tracks: tuple[int, ...]) -> None:
    # Where nothing is worth anything but not to be caught, one stops after any roll one survives.
    ends = TurnEnds(dict.fromkeys(places(tracks), 0.0), dict.fromkeys(tracks, 0.0), [-1.0] * (DICE + 1))
    turn = TurnValues(tracks, limit, ends)
    for ones in range(limit):
        for pawn in places(tracks):
            assert turn.rolling[ones][pawn] == pytest.approx(-float(danger(DICE - ones, ones, limit)))
            assert turn.worth[ones][pawn] == 0


def test_a_turn_counts_the_dice_of_a_track() -> None:
    # Only the fifth square of the only track is worth something, from the fourth: a 2 and no second one among two dice,
    # with a third and a fourth 1 to get caught. Rolling on from nothing gained loses nothing while no 1 shows.
    stop: dict[Pawn | None, float] = dict.fromkeys(places((2,)), 0.0)
    stop[2, 5] = 1.0
    turn = TurnValues((2,), 4, TurnEnds(stop, {2: 0.0}, [0.0] * (DICE + 1)))
    # Of 36 rolls 2 × 4 show one 2 and no 1 (2-3, 2-4, …); 2 show 1-2, caught; 16 show neither and change nothing.
    assert turn.rolling[3][2, 4] == pytest.approx(8 / 36 / (1 - 16 / 36), abs=1e-4)


@pytest.mark.parametrize("track", ["short", "standard", "long"])
def test_the_game_for_two_is_solved(track: str) -> None:
    # A turn worked out from the values of all that can follow gives back the value it began with. Only one set of
    # values does so everywhere.
    rng = random.Random(track)
    length = SCORE_TRACKS[track].length
    differences = []
    for _ in range(40):
        mine, theirs = rng.sample(range(length + 1), 2)
        pawn = rng.choice([None, *[(on, square) for on in range(2, 7) for square in range(1, 7)]])
        opened = tuple(t for t in range(2, 7) if pawn and t in (pawn[0], pawn[0] + 1)) or (2,)
        state = position((mine, theirs), (None, pawn), open=opened, options=Options(track=track))  # type: ignore[arg-type]
        differences.append(weighed(state)["roll"] - starting(track, mine, theirs, pawn))
    assert max(map(abs, differences)) < ROUNDED
    assert abs(sum(differences)) / len(differences) < ROUNDED / 4


def test_what_lies_between_two_turns_is_scored_as_the_rules_do() -> None:
    rng = random.Random(3)
    for _ in range(200):
        seats = rng.randrange(2, 6)
        score = rng.sample(range(1, 22), seats)
        # Two pawns never share a track between two turns, but mine may stand where another does.
        tracks = rng.sample(range(2, 7), seats)
        tracks[0] = rng.choice([2, 3, 4, 5, 6])
        pawns = [(track, rng.randrange(1, 7)) for track in tracks]
        state = deciding(tuple(score), tuple(pawns), 1, open=(2, 3, 4, 5, 6))
        table = BetweenTurns("standard", tuple(score), tuple(pawns), ()).stopped(0)
        after = GAME.apply(state, 0, "stop", FastDice(rng)).state
        if after.turn is None:
            assert [table.chance(seat, 1) for seat in range(seats)] == [float(seat == 1) for seat in range(seats)]
            continue
        reached = table.placed(1, None)
        pawn = table.pawns[1]
        if pawn is not None:
            reached = reached.moved(1, table.score[1] + POINTS[pawn[0]][pawn[1] - 1])
        assert (reached.score, reached.pawns) == (after.score, after.pawns)


@pytest.mark.parametrize(
    ("score", "pawns"),
    [
        ((9, 12, 7), ((3, 4), None, (2, 5))),
        ((14, 16, 5), ((4, 2), (3, 2), None)),
        ((3, 6, 9, 1), ((2, 6), None, (3, 3), None)),
    ],
)
def test_further_is_where_the_turn_of_the_next_sibling_leads(
    score: tuple[int, ...], pawns: tuple[Pawn | None, ...]
) -> None:
    state = deciding(score, pawns, 1, open=(2, 3, 4))
    view = GAME.view(state, 0)
    found = further(view, ("stop",))["stop"]
    stopped = GAME.apply(state, 0, "stop", FastDice(random.Random(0))).state
    rng, hard, led = random.Random(5), levels.load("sibling_rivalry", "hard"), []
    for _ in range(400):
        now = stopped
        while now.turn == 1:
            legal = GAME.legal(now, 1)
            action = legal[0] if len(legal) == 1 else hard.choose(GAME.view(now, 1), legal, rng)
            now = GAME.apply(now, 1, action, FastDice(rng)).state
            if now.turn == 1 and now.phase == "roll":
                # A last square, and another turn: what that one is worth is asked at its beginning.
                break
        if now.turn is None:
            led.append(0.0)
            continue
        # What scores at the start of a turn has scored: the table before that is asked, as the computer would.
        led.append(BetweenTurns("standard", now.score, now.pawns, ()).chance(0, now.turn))
    mean = sum(led) / len(led)
    error = (sum((one - mean) ** 2 for one in led) / len(led) / len(led)) ** 0.5
    assert abs(found - mean) < 3 * error + 0.005
    assert abs(found - weighed(state)["stop"]) > 0.0005


def test_for_two_and_for_five_nothing_is_looked_at_further() -> None:
    for seats in (2, 5):
        state = deciding((9, 12, 7, 2, 5)[:seats], ((3, 4), None, (2, 5), None, None)[:seats], 1, open=(2, 3, 4))
        assert further(GAME.view(state, 0), ("stop", "roll")) == weighed(state)


def test_a_turn_is_worked_out_once_for_all_its_decisions() -> None:
    one, other = deciding((5, 0), ((2, 1), None), 0), deciding((5, 0), ((2, 4), None), 2)
    assert turn_of(GAME.view(one, 0)) is turn_of(GAME.view(other, 0))


@pytest.mark.parametrize(
    ("better", "worse", "least"), [("hard", "random", 0.9), ("hard", "normal", 0.6), ("normal", "easy", 0.6)]
)
def test_a_better_computer_wins_more_often(better: str, worse: str, least: float) -> None:
    # Always the same games: what they count cannot change from one run to the next.
    games = 60
    wins = 0.0
    for number in range(games):
        seat = number % 2
        levels = (better, worse) if seat == 0 else (worse, better)
        wins += simulation.play("sibling_rivalry", Options(track="short"), levels, "strength", number).won(seat)
    assert wins / games >= least
