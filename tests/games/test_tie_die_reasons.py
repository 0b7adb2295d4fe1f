"""Truth of Tie-Die's reasons: each number computed again, from the rules' own actions and every roll."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from statistics import fmean

from msgspec.structs import replace

from games.analysis.reasons import Reason, explain_action, reason_keys
from games.core import Action, Seat
from games.core.dice import Dice, ScriptedDice
from games.tie_die.ai.players import weigh
from games.tie_die.rules.state import DOWN_TWICE, UP, State
from tests.deep_share import share
from tests.games.exhaustive import every_way, mean
from tests.games.tie_die_helpers import GAME, position


@cache
def roll(dice: tuple[int, ...], value: Callable[[int], float]) -> float:
    """Return the mean of ``value`` of the points that a roll by all players brings the first of these dice."""
    # With many points, of which none can be lost for want of them, and far from the target.
    state = position([25] * len(dice), dice, waiting=[0], target=50)

    def after(faces: Dice) -> float:
        return value(GAME.apply(state, 0, "ready", faces).state.score[0] - 25)

    rolls = list(product(*[range(1, sides + 1) for sides in dice]))
    # A roll-off that has to be thrown again is like one that has not.
    return fmean(mean(every_way(after, faces, most=len(faces) + tied(faces))) for faces in rolls)


def tied(faces: Sequence[int]) -> int:
    return sum(faces.count(face) > 1 for face in faces)


def reaches(missing: int) -> Callable[[int], float]:
    return _reaches[missing]


_reaches = [(lambda brought, missing=missing: float(brought >= missing)) for missing in range(60)]


def done(state: State, seat: Seat, action: Action) -> State:
    return GAME.apply(state, seat, action, ScriptedDice(())).state


def fought(state: State, seat: Seat, other: Seat, value: Callable[[State], float]) -> float:
    """Return the mean of ``value`` over the ends of the fight of ``seat`` and ``other``.

    If ``seat`` has not challenged ``other`` yet, it does so first.
    """
    if state.challenge is None:
        state = done(state, seat, f"challenge {other}")
    ways = every_way(lambda faces: GAME.apply(state, other, "accept", faces).state, most=4)
    return mean((likely, value(after)) for likely, after in ways)


def check(state: State, me: Seat, action: Action, reason: Reason) -> None:
    """Check the reason's numbers by computing them again."""
    facts, target = dict(reason.facts), state.options.target
    others = [seat for seat in range(len(state.score)) if seat != me and seat not in state.resigned]
    dice = tuple(state.die[seat] for seat in (me, *others))
    if reason.key in ("pays", "too-dear"):
        bought = done(state, me, "upgrade")
        price, worth = state.score[me] - bought.score[me], facts["points"]
        assert isinstance(worth, int)
        assert facts == {"sides": bought.die[me], "points": worth}
        with_it = ready(bought, me)
        assert ready(with_more(bought, me, worth, dice[0]), me) <= with_it + 1e-12
        assert with_it < ready(with_more(bought, me, worth + 1, dice[0]), me)
        assert (worth > price) is (reason.key == "pays") is (action == "upgrade")
    elif reason.key == "now":
        missing, larger = target - state.score[me], UP[dice[0]]
        assert about(facts["percent"], roll(dice, reaches(missing)))
        assert not roll((larger, *dice[1:]), reaches(missing + larger)), "it can't"
    elif reason.key == "fight" and action == "accept":
        challenger = facts["other"]
        before = state.score[challenger]
        lost = fought(state, challenger, me, lambda after: after.score[challenger] > before)
        assert about(facts["percent"], 1 - lost)
        assert not facts["sides"]
    elif reason.key in ("fight", "dear"):
        other = facts["other"]
        paid = state.score[me] - state.die[other]
        assert about(facts["percent"], fought(state, me, other, lambda after: after.score[me] > paid))
        if facts.get("sides"):
            assert round(fought(state, me, other, lambda after: after.die[me]), 9) == facts["sides"] > state.die[me]
        if reason.key == "dear":
            assert (
                facts["points"]
                == state.score[me] - GAME.apply(state, me, f"challenge {other}", ScriptedDice(())).state.score[me]
            )
    elif reason.key == "threat":
        other = facts["other"]
        rest = tuple(state.die[seat] for seat in (me, *others) if seat != other)
        missing = target - state.score[other]
        assert about(facts["percent"], roll((state.die[other], *rest), reaches(missing)))
    elif reason.key == "poor-trade":
        other = facts["other"]
        paid = state.score[me] - state.die[other]
        brings = fought(state, me, other, lambda after: after.score[me] - paid)
        assert abs(facts["brings"] - brings) <= 0.51
        assert facts["points"] == state.die[other] > facts["brings"]
    elif reason.key == "hands":
        challenger = facts["other"]
        defender = me if challenger != me else int(action.split()[1])
        there = fought(state, challenger, defender, lambda after: after.score[challenger] >= target)
        assert about(facts["percent"], there)
    elif reason.key == "cheaper":
        (challenger, _), before = state.challenge, state.score[me]
        spent = fought(state, challenger, me, lambda after: before - after.score[me])
        assert abs(facts["points"] - spent) <= 0.51
        assert facts["otherwise"] == before - done(state, me, "decline").score[me]
    else:
        assert reason.key == "drops"
        (challenger, _), before = state.challenge, state.die[me]
        assert about(facts["percent"], fought(state, challenger, me, lambda after: after.die[me] < before))
        assert (facts["before"], facts["sides"]) == (before, DOWN_TWICE[before])


def ready(state: State, me: Seat) -> float:
    """Return the hard computer's estimate of the chance to win, if only the other players buy dice now."""
    return weigh(GAME.view(state, me), ["ready"])["ready"]


def with_more(state: State, me: Seat, more: int, die: int) -> State:
    """Return the state with that many points more and that die for the seat."""
    score = tuple(points + more * (seat == me) for seat, points in enumerate(state.score))
    return replace(state, score=score, die=tuple(die if seat == me else one for seat, one in enumerate(state.die)))


def about(percent: object, chance: float) -> bool:
    return isinstance(percent, int) and abs(percent - 100 * chance) < 0.6


def anywhere(rng: random.Random) -> tuple[State, Seat]:
    """Any position in which a seat has something to decide."""
    seats = rng.choice((2, 2, 3))
    least, most = rng.choice(((0, 12), (14, 30), (25, 30)))
    score = [rng.randrange(least, most) for _ in range(seats)]
    # The dice of three are counted out soonest if they are small.
    die = [rng.choice((4, 6, 8, 10)[: share(4, 2) if seats == 3 else 4]) for _ in range(seats)]
    used = [seat for seat in range(seats) if rng.random() < 0.3]
    phase = rng.choice(("upgrade", "challenge", "challenge"))
    state = position(score, die, phase=phase, used=used, resigned=rng.choice(((), (), (2,))) if seats == 3 else ())
    seat = rng.randrange(2)
    challenges = [action for action in GAME.legal(state, seat) if action.startswith("challenge")]
    if challenges and rng.random() < 0.5:
        action = rng.choice(challenges)
        return done(state, seat, action), int(action[10:])
    return state, seat


def test_every_number_comes_true_when_all_dice_are_counted() -> None:
    rng = random.Random(3)
    checked: Counter[str] = Counter()
    for _ in range(share(4000, 500)):
        state, seat = anywhere(rng)
        legal = list(GAME.legal(state, seat))
        if len(legal) < 2:
            continue
        rng.shuffle(legal)
        for instead in (None, legal[1]):
            for reason in explain_action("tie_die", GAME.view(state, seat), legal[0], instead):
                if checked[reason.key] < share(500, 6):
                    check(state, seat, legal[0], reason)
                    checked[reason.key] += 1
    assert set(checked) == set(reason_keys("tie_die"))


def test_a_die_pays_early_and_not_in_the_last_round() -> None:
    early = GAME.view(position((6, 0), (4, 4)), 0)
    assert [reason.key for reason in explain_action("tie_die", early, "upgrade")] == ["pays"]
    assert explain_action("tie_die", early, "ready") == ()
    late = GAME.view(position((29, 20), (4, 4)), 0)
    assert explain_action("tie_die", late, "upgrade") == ()
    assert explain_action("tie_die", late, "ready") == (
        Reason("now", {"percent": 88, "target": 30}),
        Reason("too-dear", {"sides": 6, "points": 3}),
    )


def test_a_fight_that_would_end_the_game_for_the_other_is_the_first_thing_to_say() -> None:
    # Ann has 21 points once she has paid, and needs 9: two of the ten faces of her die.
    waiting = done(position((27, 28), (10, 6), phase="challenge"), 0, "challenge 1")
    hands, drops = explain_action("tie_die", GAME.view(waiting, 1), "decline")
    assert hands.key == "hands"
    assert (hands.facts["other"], hands.facts["target"]) == (0, 30)
    assert 15 <= int(hands.facts["percent"]) <= 30
    assert drops.key == "drops"
    # With a die of eight she cannot be there; nor if the dice are alike, however close she is.
    for score, dice in (((27, 28), (8, 10)), ((20, 22), (10, 10))):
        waiting = done(position(score, dice, phase="challenge"), 0, "challenge 1")
        assert [reason.key for reason in explain_action("tie_die", GAME.view(waiting, 1), "decline")] == ["drops"]
