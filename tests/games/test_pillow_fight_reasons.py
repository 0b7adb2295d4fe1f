"""Truth of Pillow Fight's reasons: each number computed again, from the rules' own actions and both dice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from games.analysis.reasons import Reason, explain_action, reason_keys
from games.core import Action, Seat, SetupData
from games.core.dice import FastDice, ScriptedDice
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.room_tables import tables
from games.pillow_fight.rules.squares import NOWHERE, apart, numbers
from games.pillow_fight.rules.state import Options, State
from tests.deep_share import share
from tests.games.exhaustive import every_way, mean
from tests.games.pillow_fight_helpers import fight

BY_CHANCE = 0.4
"""How often the players of these games do anything at all; else they attack or pick up, if they can."""


def positions(options: Options) -> Iterator[State]:
    """Positions of games in which everybody is after pillows."""
    for number in range(share(200, 30)):
        rng = random.Random(number)
        dice = FastDice(rng)
        state = GAME.start(options, 3 + number % 2, SetupData(), dice).state
        while state.turn is not None:
            legal = list(GAME.legal(state, state.turn))
            yield state
            eager = [action for action in legal if action.startswith(("swing", "throw", "take"))]
            action = rng.choice(eager if eager and rng.random() > BY_CHANCE else legal)
            state = GAME.apply(state, state.turn, action, dice).state


def after(state: State, action: Action) -> State:
    assert state.turn is not None
    return GAME.apply(state, state.turn, action, ScriptedDice(())).state


def hit(state: State, action: Action) -> float:
    """Return the chance that an attack hits."""
    seat = state.turn
    assert seat is not None
    ways = every_way(lambda dice: GAME.apply(state, seat, action, dice).state)
    return mean((likely, then.hits[seat] - state.hits[seat]) for likely, then in ways)


def tearing(state: State, action: Action) -> Iterator[tuple[float, float]]:
    """Yield each number of pillows that an attack can tear, after its probability."""
    seat = state.turn
    assert seat is not None
    for likely, then in every_way(lambda dice: GAME.apply(state, seat, action, dice).state):
        yield likely, then.torn - state.torn


def best_hit(state: State) -> float:
    assert state.turn is not None
    attacks = [action for action in GAME.legal(state, state.turn) if action.startswith(("swing", "throw"))]
    return max((hit(state, action) for action in attacks), default=0.0)


def fresh(state: State, seat: Seat) -> State:
    """Return the state at the beginning of a turn of that seat."""
    return replace(state, phase="play", turn=seat, actions=2, attacked=False, defending=(False,) * len(state.at))


def with_a_move(state: State) -> Iterator[State]:
    """Yield the state, and the states after each move."""
    assert state.turn is not None
    yield state
    for action in GAME.legal(state, state.turn):
        if action.startswith("move"):
            yield after(state, action)


def can_take(state: State, seat: Seat, action: Action) -> bool:
    return any(action in GAME.legal(one, seat) for one in with_a_move(fresh(state, seat)))


def at_hand(state: State, me: Seat, square: str) -> int:
    """Return the number of pillows that the seat could pick up there."""
    there = replace(state, at=(*state.at[:me], numbers(width(state))[square], *state.at[me + 1 :]))
    takes = [action for action in GAME.legal(fresh(there, me), me) if action.startswith("take")]
    return sum(state.pillows[numbers(width(state))[action[5:]]] for action in takes)


def steps(state: State, me: Seat, square: str) -> int:
    """Return the steps until a pillow is in reach or, with one in hand, another player is next to it."""
    known = tables(state.room, state.options.corner_cover)
    others = [where for seat, where in enumerate(state.at) if seat != me and where != NOWHERE]
    lying = [one for one, many in enumerate(state.pillows) if many]
    goals = others if state.holding[me] else lying
    reached, walked = {known.numbers[square]}, 0
    while not any(apart(one, goal, known.width) <= 1 for one in reached for goal in goals):
        reached |= {other for one in reached for other in range(known.width**2) if known.steps[one] >> other & 1}
        walked += 1
    return walked


def width(state: State) -> int:
    return state.room.index("/")


def check(state: State, action: Action, instead: Action | None, reason: Reason) -> None:
    """Check the reason's numbers by computing them again."""
    me, facts = state.turn, dict(reason.facts)
    assert me is not None
    if reason.key == "hits":
        assert about(facts["percent"], hit(state, action))
        attack = instead is not None and instead.startswith(("swing", "throw"))
        assert about(facts["otherwise"], hit(state, str(instead)) if attack else 0)
        assert facts["wins"] == ("yes" if state.hits[me] == 4 else "no")
        assert action.split()[1] == str(facts["other"])
    elif reason.key == "last-pillow":
        ends = list(every_way(lambda dice: GAME.apply(state, me, str(instead), dice).state))
        torn = [(likely, then) for likely, then in ends if then.torn > state.torn]
        assert about(facts["percent"], sum(likely for likely, _ in torn))
        assert all(then.ranking is not None and facts["other"] in then.ranking[0] for _, then in torn)
        assert all(then.ranking is not None and me not in then.ranking[0] for _, then in torn)
    elif reason.key == "shatters":
        assert instead == f"throw {facts['other']}"
        missed = [then for _, then in every_way(lambda dice: GAME.apply(state, me, str(instead), dice).state)]
        over = [then.ranking[0] for then in missed if then.ranking is not None and then.hits == state.hits]
        assert over
        assert all(facts["seat"] in winners and (me in winners) is (facts["level"] == "yes") for winners in over)
    elif reason.key == "miss-wins":
        assert action == f"throw {facts['other']}"
        after_it = [then for _, then in every_way(lambda dice: GAME.apply(state, me, action, dice).state)]
        missed = [then for then in after_it if then.hits == state.hits]
        assert missed
        assert all(then.ranking is not None and then.ranking[0] == (me,) for then in missed)
    elif reason.key == "tears":
        assert instead is not None
        torn = [mean(tearing(state, one)) for one in (action, instead)]
        assert not torn[0]
        assert about(facts["percent"], torn[1])
    elif reason.key == "catches":
        other = int(facts["other"])
        assert instead == f"throw {other}"
        ends = list(every_way(lambda dice: GAME.apply(state, me, str(instead), dice).state))
        assert about(facts["percent"], sum(likely for likely, then in ends if then.holding[other]))
    elif reason.key == "then":
        there = after(state, action)
        assert there.turn == me
        assert about(facts["percent"], best_hit(there))
        assert about(facts["percent"], max(hit(there, one) for one in attacks_on(there, facts["other"])))
    elif reason.key == "contested":
        rivals = [
            seat for seat in range(len(state.at)) if seat not in (me, *state.resigned) and not state.holding[seat]
        ]
        able = [seat for seat in rivals if can_take(state, seat, action)]
        assert facts["count"] == len(able)
        assert facts["other"] == min(able, key=lambda seat: (seat - me) % len(state.at))
    elif reason.key == "at-hand":
        assert facts["count"] == at_hand(state, me, action.split()[1])
        assert facts["square"] == action.split()[1]
    elif reason.key == "next-turn":
        later = list(with_a_move(fresh(after(state, action), me)))
        assert about(facts["percent"], max(map(best_hit, later)))
        on_them = (hit(one, attack) for one in later for attack in attacks_on(one, facts["other"]))
        assert about(facts["percent"], max(on_them))
    else:
        assert reason.key == "closer"
        here = tables(state.room, state.options.corner_cover).names[state.at[me]]
        rather = instead.split()[1] if instead is not None and instead.startswith("move") else here
        assert facts["steps"] == steps(state, me, action.split()[1])
        assert facts["otherwise"] == steps(state, me, rather) > int(facts["steps"])


def attacks_on(state: State, other: object) -> list[Action]:
    assert state.turn is not None
    return [action for action in (f"swing {other}", f"throw {other}") if action in GAME.legal(state, state.turn)]


def about(percent: object, chance: float) -> bool:
    return isinstance(percent, int) and abs(percent - 100 * chance) <= 0.51


ALL_MECHANICS = Options(size="6x6", full_defence=True, pillow_theft=True, melee_block=True, corner_cover=True)


@pytest.mark.parametrize(
    ("options", "seldom"),
    [
        (Options(size="6x6", pillows=1), {"last-pillow", "shatters", "miss-wins"}),
        (ALL_MECHANICS, {"last-pillow", "next-turn", "shatters", "miss-wins"}),
    ],
    ids=("usual", "all-mechanics"),
)
def test_every_number_comes_true_when_both_dice_are_counted(options: Options, seldom: set[str]) -> None:
    rng = random.Random(5)
    checked: Counter[str] = Counter()
    enough, usual = share(300, 6), set(reason_keys("pillow_fight")) - seldom
    for state in positions(options):
        assert state.turn is not None
        legal = list(GAME.legal(state, state.turn))
        if len(legal) < 2 or state.phase not in ("place", "play"):
            continue
        attacks = [action for action in legal if action.startswith(("swing", "throw", "take"))]
        action = rng.choice(attacks or legal)
        for instead in (None, rng.choice([one for one in attacks or legal if one != action] or [None])):
            for reason in explain_action("pillow_fight", GAME.view(state, state.turn), action, instead):
                if checked[reason.key] < enough:
                    check(state, action, instead, reason)
                    checked[reason.key] += 1
        if min(checked[kind] for kind in usual) >= enough:
            break
    assert set(checked) >= usual


def test_nobody_swings_the_last_pillow_who_is_behind() -> None:
    scene = fight(["C3", "C4", "F6"], holding=(0,), hits=(1, 0, 3))
    (reason, *_) = explain_action("pillow_fight", GAME.view(scene.state, 0), "move A1", "swing 1")
    assert reason == Reason("last-pillow", {"other": 2, "percent": 33})
    check(scene.state, "move A1", "swing 1", reason)
    scene = fight(["C3", "C4", "F6"], holding=(0,), hits=(2, 0, 3))
    assert "last-pillow" not in {
        one.key for one in explain_action("pillow_fight", GAME.view(scene.state, 0), "end", "swing 1")
    }


@pytest.mark.parametrize(("hits", "level", "seat"), [((0, 1, 3), "no", 2), ((3, 1, 3), "yes", 2), ((3, 4, 1), "no", 1)])
def test_a_miss_that_ends_the_game_is_a_reason_against_a_throw(hits: Sequence[int], level: str, seat: Seat) -> None:
    scene = fight(["C3", "C6", "F6"], holding=(0,), hits=hits, fragile=("C5", "A1"))
    view = GAME.view(scene.state, 0)
    for better in ("throw 2", "move B3", "end"):
        (reason, *_) = (one for one in explain_action("pillow_fight", view, better, "throw 1") if one.key == "shatters")
        assert reason == Reason("shatters", {"other": 1, "seat": seat, "level": level})
        check(scene.state, better, "throw 1", reason)
    assert "miss-wins" not in {one.key for one in explain_action("pillow_fight", view, "throw 1")}


def test_who_leads_may_even_miss() -> None:
    scene = fight(["C3", "C6", "F6"], holding=(0, 1, 2), hits=(3, 1, 2), fragile=("C5", "A1"))
    (reason, *_) = explain_action("pillow_fight", GAME.view(scene.state, 0), "throw 1", "throw 2")
    assert reason == Reason("miss-wins", {"other": 1})
    check(scene.state, "throw 1", "throw 2", reason)
    against = explain_action("pillow_fight", GAME.view(scene.state, 0), "throw 2", "throw 1")
    assert "shatters" not in {one.key for one in against}


@pytest.mark.parametrize("fragile", [(), ("A1", "B1", "C5"), ("A1", "B1")])
def test_what_breaks_nothing_or_only_the_first_thing_ends_nothing(fragile: tuple[str, ...]) -> None:
    scene = fight(["C3", "C6", "F6"], holding=(0,), hits=(0, 1, 3), fragile=fragile)
    view = GAME.view(scene.state, 0)
    assert "shatters" not in {one.key for one in explain_action("pillow_fight", view, "end", "throw 1")}


def test_those_who_left_are_neither_in_reach_nor_in_the_way() -> None:
    scene = fight(["C3", None, "C5"], lying={"C4": 1})
    view = GAME.view(scene.state, 0)
    assert explain_action("pillow_fight", view, "take C4") == (
        Reason("then", {"other": 2, "percent": 42}),
        Reason("contested", {"other": 2, "count": 1}),
    )


def test_running_about_is_no_reason() -> None:
    scene = fight(["C3", "C5", "F6"], lying={"A1": 1})
    assert explain_action("pillow_fight", GAME.view(scene.state, 0), "move E5", "move B2") == ()
    assert explain_action("pillow_fight", GAME.view(scene.state, 0), "end") == ()


def test_in_the_last_turn_nothing_is_said_of_what_comes_after_it() -> None:
    at, lying = ["C3", "C6", "F1"], {"A1": 1, "C4": 1}
    for number, said in ((19, {"then", "contested"}), (20, {"then"})):
        view = GAME.view(fight(at, lying=lying, number=number).state, 0)
        assert {reason.key for reason in explain_action("pillow_fight", view, "take C4")} == said
        assert bool(explain_action("pillow_fight", view, "move B2", "move E4")) is (number < 20)
