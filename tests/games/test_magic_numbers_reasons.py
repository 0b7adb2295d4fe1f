"""Truth of Magic Numbers' reasons: recounted from the public history, and from the rules' own actions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from statistics import fmean

from msgspec.structs import replace

from games.ai.levels import load
from games.analysis.reasons import Reason, explain_action, reason_keys
from games.core import Action, Seat, SetupData
from games.core.dice import FastDice, ScriptedDice
from games.magic_numbers.ai.belief_updates import public_beliefs
from games.magic_numbers.ai.prospects import CARDS, GIFTS
from games.magic_numbers.rules import FinishedTurn, Options, State, taking
from tests.deep_share import share
from tests.games.magic_numbers_helpers import GAME

FACES = range(1, 7)


@cache
def rounds(good: int, evil: int, target: int) -> list[float]:
    """Return by score the number of rounds to the target for a player who keeps what is best for that.

    The player is given nothing. The numbers are guessed, and corrected until nothing changes.
    """
    away = [0.0] * (target + 1)
    after = [[taking(face, good, evil, score, target)[1] for face in FACES] for score in range(target)]
    for _ in range(80):
        for score in reversed(range(target)):
            away[score] = 1 + sum([min(away[score], away[one]) for one in after[score]]) / 6
    return away


def done(state: State, action: Action) -> State:
    assert state.turn is not None
    return GAME.apply(state, state.turn, action, ScriptedDice(())).state


def sure(state: State, seat: Seat, number: int) -> float:
    """Return the room's belief that this is the seat's Evil number."""
    room = GAME.view(state, None)
    playing = room.seats - len(room.resigned)
    return public_beliefs(room.history, room.seats, room.options.target, playing, room.resigned)[seat].evil(number)


def within(state: State, seat: Seat, many: int) -> float:
    """Return the room's belief that the seat is at the target within that many rounds."""
    room = GAME.view(state, None)
    target = room.options.target
    seen = public_beliefs(room.history, room.seats, target, room.seats - len(room.resigned), room.resigned)[seat]
    return sum(
        likely * arriving(good, evil, target, many)[score]
        for (good, evil), likely, score in zip(CARDS, seen.cards(), seen.scores, strict=True)
    )


@cache
def arriving(good: int, evil: int, target: int, many: int) -> list[float]:
    """Return by score a player's chance to be at the target within that many rounds.

    The player keeps what leads nearer, and is given any number now and then.
    """
    if not many:
        return [0.0] * target + [1.0]
    later, away = arriving(good, evil, target, many - 1), rounds(good, evil, target)
    found = []
    for score in range(target):
        takes = [taking(face, good, evil, score, target)[1] for face in FACES]
        kept = [after if away[after] < away[score] - 1e-9 else score for after in takes]
        chance = 0.0
        for after in kept:
            given = [taking(face, good, evil, after, target)[1] for face in FACES] if after < target else [after]
            chance += ((1 - GIFTS) * later[after] + GIFTS * fmean(later[one] for one in given)) / 6
        found.append(chance)
    return [*found, 1.0]


def check(state: State, action: Action, instead: Action | None, reason: Reason) -> None:
    """Check the reason's numbers by computing them again."""
    me, facts, target = state.turn, dict(reason.facts), state.options.target
    assert me is not None
    card = state.good[me], state.evil[me]
    others = [seat for seat in range(len(state.score)) if seat != me and seat not in state.resigned]
    if reason.key in ("nearer", "farther"):
        away = rounds(*card, target)
        after = taking(state.face, *card, state.score[me], target)[1]
        assert abs(int(facts["before"]) - away[state.score[me]]) < 0.51
        assert abs(int(facts["after"]) - away[after]) < 0.51
        assert (away[after] < away[state.score[me]]) is (reason.key == "nearer") is (action == "keep")
        assert facts["target"] == target
        assert (facts["after"] == 0) is (after == target)
    elif reason.key == "stuck":
        moved = {face: taking(face, *card, state.score[me], target)[1] for face in FACES}
        assert [face for face, score in moved.items() if score != state.score[me]] == [state.face] == [card[1]]
        assert facts == {"points": state.score[me], "target": target}
    elif reason.key in ("gave-away", "kept-it"):
        other = facts["other"]
        assert action == f"give {other}" if reason.key == "gave-away" else instead == f"give {other}"
        turns = [turn for turn in state.history if turn.roller == other and turn.face == state.face]
        gave = [turn for turn in turns if turn.taker != other]
        assert len(turns) == facts["times"]
        assert gave == (turns if reason.key == "gave-away" else [])
        assert facts["face"] == state.face
    elif reason.key == "likely-evil":
        assert action == f"give {facts['other']}"
        assert about(facts["percent"], sure(state, int(facts["other"]), state.face))
    elif reason.key == "ahead":
        assert action == f"give {facts['other']}"
        soon = {seat: within(state, seat, int(facts["rounds"])) for seat in others}
        assert about(facts["percent"], soon[int(facts["other"])])
        assert max(soon, key=soon.__getitem__) == facts["other"]
    elif reason.key == "own-evil":
        assert facts["face"] == state.face
        assert facts["points"] == state.score[me] > 0
        assert GAME.apply(state, me, "keep", ScriptedDice(())).state.score[me] == 0
    else:
        assert reason.key == "hides"
        alone = [instead] if instead is not None else [f"give {seat}" for seat in others]
        afterwards = [sure(done(state, one), me, card[1]) for one in (alone if action == "keep" else ["keep"])]
        assert about(facts["percent"], sure(done(state, action), me, card[1]))
        assert about(facts["otherwise"], min(afterwards))


def about(percent: object, chance: float) -> bool:
    return isinstance(percent, int) and abs(percent - 100 * chance) <= 0.51


def positions(seats: int, target: int, games: int, resignations: float = 0.0) -> Iterator[State]:
    """Choices in games among normal computers."""
    for number in range(games):
        rng = random.Random(number)
        dice = FastDice(rng)
        options = Options(first="random", target=target)  # type: ignore[arg-type]
        state = GAME.start(options, seats, SetupData(), dice).state
        while state.turn is not None:
            if state.phase == "choose":
                yield state
            if rng.random() < resignations:
                action = "resign"
            else:
                view, legal = GAME.view(state, state.turn), GAME.legal(state, state.turn)
                action = load("magic_numbers", "normal").choose(view, legal, rng)
            state = GAME.apply(state, state.turn, action, dice).state


def test_every_number_is_that_of_the_public_history_and_the_own_card() -> None:
    rng = random.Random(4)
    checked: Counter[str] = Counter()
    for seats, target in ((2, 20), (4, 30)):
        for state in positions(seats, target, share(50, 4), resignations=0.005):
            assert state.turn is not None
            legal = list(GAME.legal(state, state.turn))
            action, instead = rng.sample(legal, 2)
            for rather in (None, instead):
                for reason in explain_action("magic_numbers", GAME.view(state, state.turn), action, rather):
                    if checked[reason.key] < share(1000, 25):
                        check(state, action, rather, reason)
                        checked[reason.key] += 1
    assert set(checked) >= set(reason_keys("magic_numbers")) - {"stuck"}


def test_who_is_stuck_keeps_the_evil_number_and_who_can_win_keeps_that() -> None:
    # Ann's Good number is 2, her Evil one 1; Ben goes last.
    start = GAME.start(Options(first="random", target=20), 2, SetupData(), ScriptedDice((2, 1, 5, 6, 1))).state
    nineteen = tuple(FinishedTurn(0, face, 0) for face in (6, 6, 4, 3))
    state = replace(start, phase="choose", face=1, score=(19, 0), history=nineteen)
    (reason, *_) = explain_action("magic_numbers", GAME.view(state, 0), "keep", "give 1")
    assert reason == Reason("stuck", {"points": 19, "target": 20})
    check(state, "keep", "give 1", reason)
    state = replace(start, phase="choose", face=4, score=(16, 0), history=nineteen[:3])
    (reason, *_) = explain_action("magic_numbers", GAME.view(state, 0), "keep")
    assert (reason.key, reason.facts["after"]) == ("nearer", 0)
    check(state, "keep", None, reason)


def test_what_is_called_likely_to_be_evil_is_so_as_often_as_it_is_said() -> None:
    said, true = [], []
    for state in positions(3, 30, share(400, 16)):
        assert state.turn is not None
        view = GAME.view(state, state.turn)
        for action in GAME.legal(state, state.turn)[1:]:
            for reason in explain_action("magic_numbers", view, action):
                if reason.key == "likely-evil":
                    said.append(int(reason.facts["percent"]))
                    true.append(100 * (state.evil[int(reason.facts["other"])] == state.face))
    assert len(said) > 50
    assert abs(sum(said) - sum(true)) / len(said) < 12


def test_nothing_is_said_that_the_seat_cannot_know() -> None:
    for state in positions(3, 20, 3):
        assert state.turn is not None
        me = state.turn
        # Other cards behind the same public history.
        good = tuple(state.good[seat] if seat == me else state.evil[seat] for seat in range(3))
        evil = tuple(state.evil[seat] if seat == me else state.good[seat] for seat in range(3))
        twin = replace(state, good=good, evil=evil)
        for action in GAME.legal(state, me):
            assert explain_action("magic_numbers", GAME.view(state, me), action) == explain_action(
                "magic_numbers", GAME.view(twin, me), action
            )
