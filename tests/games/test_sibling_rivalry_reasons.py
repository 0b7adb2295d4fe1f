"""Truth of Sibling Rivalry's reasons: each number computed again, from the rules' own actions and every roll."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest
from msgspec.structs import replace

from games.analysis.reasons import Reason, explain_action, reason_keys
from games.core import Action, Seat, SetupData, Transition
from games.core.dice import FastDice, ScriptedDice
from games.sibling_rivalry.ai.win_odds import weigh
from games.sibling_rivalry.rules import Options, State
from games.sibling_rivalry.rules.events import Caught, Scored, Topped
from tests.deep_share import share
from tests.games.sibling_rivalry_helpers import GAME, position
from tests.games.sibling_rivalry_reference import MAPS, worth


def rolls(dice: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """All rolls of so many dice, which may fall in any order."""
    for faces in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice) / prod(factorial(faces.count(face)) for face in set(faces))
        yield ways / 6**dice, faces


def done(state: State, action: Action, faces: tuple[int, ...] = ()) -> Transition[State]:
    assert state.turn is not None
    return GAME.apply(state, state.turn, action, ScriptedDice(faces))


def best(state: State) -> Action:
    """Return the choice of the strongest computer."""
    assert state.turn is not None
    chances = weigh(GAME.view(state, state.turn))
    return max(chances, key=chances.__getitem__)


class Turn:
    """Ends of a turn after an action, if the strongest computer goes on.

    The turn is followed roll by roll. ``ends`` has the chance of each end by its words: ``caught``, ``top 4``,
    ``stop 4 3``.
    """

    def __init__(self, state: State, action: Action) -> None:
        self.ends: Counter[str] = Counter()
        self._rolling: dict[State, float] = {}
        rolled: dict[State, list[tuple[float, Transition[State]]]] = {}
        self._follow(state, action, 1.0)
        while self._rolling:
            now, self._rolling = self._rolling, {}
            for one, likely in now.items():
                if likely > 1e-5:
                    if one not in rolled:
                        rolled[one] = [(part, done(one, "roll", faces)) for part, faces in rolls(one.dice)]
                    for part, step in rolled[one]:
                        self._arrive(step, likely * part)

    def _follow(self, state: State, action: Action, likely: float) -> None:
        if action == "roll":
            # What the last roll showed makes no difference any more.
            one = replace(state, faces=())
            self._rolling[one] = self._rolling.get(one, 0.0) + likely
        elif action == "stop":
            assert state.turn is not None
            track, square = state.pawns[state.turn] or (0, 0)
            self.ends[f"stop {track} {square}"] += likely
        else:
            self._arrive(done(state, action), likely)

    def _arrive(self, step: Transition[State], likely: float) -> None:
        for event in step.events:
            if isinstance(event, Caught):
                self.ends["caught"] += likely
                return
            if isinstance(event, Topped):
                self.ends[f"top {event.track}"] += likely
                return
        self._follow(step.state, best(step.state), likely)


def taken(state: State) -> tuple[Seat, float]:
    """Return the next seat after the seat to move stops, and its chance to take the pawn in a turn."""
    me = state.turn
    assert me is not None
    then = done(state, "stop").state
    assert then.turn is not None
    track, square = then.pawns[me] or (0, 0)
    ends = Turn(then, "roll").ends
    ways = [f"top {track}", *(f"stop {track} {farther}" for farther in range(square + 1, 7))]
    return then.turn, sum(ends[way] for way in ways)


def check(state: State, action: Action, instead: Action, reason: Reason) -> None:
    """Check the reason's numbers by computing them again."""
    me, facts = state.turn, dict(reason.facts)
    assert me is not None
    if reason.key == "finishes":
        step = done(state, action)
        (scored,) = (event for event in step.events if isinstance(event, Scored))
        assert facts == {"points": scored.points, "wins": "yes" if step.state.turn is None else "no"}
        assert step.state.turn in (me, None)
    elif reason.key == "outdoes":
        other = int(facts["other"])
        there = state if action == "stop" else done(state, action).state
        assert done(there, "stop").state.pawns[other] is None
        assert outcome(state, other)[:2] == (facts["points"], facts["wins"] == "yes")
    elif reason.key == "about-to-win":
        assert outcome(state, int(facts["other"]))[:2] == (facts["points"], True)
        assert action != "stop"
    elif reason.key == "leads-to":
        there = state if action == "stop" else done(state, action).state
        points, wins, angel = outcome(there, me)
        assert facts == {"points": points, "where": "finish" if wins else "angel"}
        assert wins or angel
    elif reason.key == "next-roll":
        caught = sum(part for part, faces in rolls(state.dice) if is_caught(done(state, "roll", faces)))
        assert about(facts["percent"], caught)
        pawn = done(state, "stop").state.pawns[me]
        assert facts["points"] == (worth(*pawn) if pawn else 0)
        assert (action == "roll") is (facts["safe"] == "yes")
    elif reason.key == "risk":
        assert about(facts["percent"], Turn(state, action).ends["caught"])
        assert about(facts["otherwise"], Turn(state, instead).ends["caught"])
    elif reason.key == "reaches":
        assert about(facts["percent"], Turn(state, action).ends[f"top {facts['track']}"])
    else:
        assert reason.key in ("taken", "lasts")
        left = action if reason.key == "lasts" else instead
        there = state if not left.startswith("choose") else done(state, left).state
        pawn = there.pawns[me]
        assert pawn is not None
        assert pawn[0] == facts["track"]
        other, chance = taken(there)
        assert facts["other"] == other
        assert about(facts["percent"], chance)
        if there is not state:
            assert best(there) == "stop"


def outcome(state: State, seat: Seat) -> tuple[int, bool, bool]:
    """Return the result for that seat's pawn if its turn begins with all scoring pawns as they are now.

    The result is the points, whether they win, and whether they lead to an angel.
    """
    before = (seat - 1) % len(state.score)
    pawns = tuple(pawn if one == seat else None for one, pawn in enumerate(state.pawns))
    # Nobody else is on a track; the one before stops with nothing.
    waiting = position(state.score, pawns, turn=before, phase="decide", options=state.options)
    step = done(waiting, "stop")
    (scored,) = (event for event in step.events if isinstance(event, Scored))
    reached = step.state.score[seat]
    wins = step.state.turn is None
    angel = not wins and reached > 0 and MAPS[state.options.track][reached - 1] == "a"
    return scored.points, wins, angel


def is_caught(step: Transition[State]) -> bool:
    return any(isinstance(event, Caught) for event in step.events)


def about(percent: object, chance: float) -> bool:
    return isinstance(percent, int) and abs(percent - 100 * chance) <= 0.6


def positions(seats: int, track: str) -> Iterator[State]:
    """Positions of games that are played by chance, on and on rather than stopping at once."""
    for number in range(share(100, 12)):
        rng = random.Random(number)
        dice = FastDice(rng)
        options = Options(track=track)  # type: ignore[arg-type]
        state = GAME.start(options, seats, SetupData(), dice).state
        while state.turn is not None:
            legal = list(GAME.legal(state, state.turn))
            if len(legal) > 1:
                yield state
            state = GAME.apply(state, state.turn, rng.choice(legal), dice).state


QUICK = {"finishes", "outdoes", "leads-to", "next-roll"}
"""What is checked without following a turn roll by roll."""


@pytest.mark.parametrize(("seats", "track"), [(3, "short"), (2, "standard")][: share(2, 1)])
def test_every_number_comes_true_when_all_rolls_are_counted(seats: int, track: str) -> None:
    rng = random.Random(2)
    checked: Counter[str] = Counter()
    # Players by chance hardly ever come so far.
    usual = set(reason_keys("sibling_rivalry")) - {"finishes"}
    for state in positions(seats, track):
        assert state.turn is not None
        action, instead, *_ = rng.sample(list(GAME.legal(state, state.turn)), 2)
        for reason in explain_action("sibling_rivalry", GAME.view(state, state.turn), action, instead):
            if checked[reason.key] < (share(300, 20) if reason.key in QUICK else share(40, 1)):
                check(state, action, instead, reason)
                checked[reason.key] += 1
        if set(checked) >= usual and checked["next-roll"] >= 20:
            break
    assert set(checked) >= usual


def test_the_last_square_is_the_first_thing_to_say() -> None:
    state = position((20, 3), (None, (2, 1)), phase="choose", open=(2, 3), faces=(2, 2, 2, 3, 5))
    near = replace(state, pawns=((2, 5), (3, 1)))
    (reason,) = explain_action("sibling_rivalry", GAME.view(near, 0), "choose 2", "choose 3")
    assert reason == Reason("finishes", {"points": 6, "wins": "yes"})
    check(near, "choose 2", "choose 3", reason)
    far = replace(near, score=(3, 20))
    (reason,) = explain_action("sibling_rivalry", GAME.view(far, 0), "choose 2")
    assert reason == Reason("finishes", {"points": 6, "wins": "no"})
    check(far, "choose 2", "choose 3", reason)


def test_a_pawn_that_stops_behind_has_nothing_to_lose_and_nobody_to_fear() -> None:
    state = position((5, 6), ((2, 1), (2, 3)), phase="decide", ones=2, dice=3)
    assert {
        reason.key: reason.facts for reason in explain_action("sibling_rivalry", GAME.view(state, 0), "stop", "roll")
    } == {"next-roll": {"percent": 42, "points": 0, "safe": "no"}}


def test_those_who_left_take_no_pawn() -> None:
    state = position((5, 0, 6), ((4, 1), None, None), phase="decide", open=(4,), resigned=(1,))
    (taken, *_) = explain_action("sibling_rivalry", GAME.view(state, 0), "roll", "stop")
    assert taken.key == "taken"
    assert taken.facts["other"] == 2
