"""Foresight of hard computers of Pillow Fight: features, the network that weighs them, and the turns to come."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import exp
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from games import simulation
from games.ai import levels
from games.ai.mlp import SCALE, SURE, load
from games.core import Action
from games.pillow_fight.ai import opponent_search
from games.pillow_fight.ai.features import FeatureExtractor, layout
from games.pillow_fight.ai.opening_placement import first_square
from games.pillow_fight.ai.search_state import SearchContext, position_of, share
from games.pillow_fight.ai.turn_search import TurnSearch, best_of
from games.pillow_fight.ai.value_network import FIRST, SEATS, SECOND, PositionNetwork, network, value_network_for
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.squares import names
from games.pillow_fight.rules.state import Options, State, View
from games.pillow_fight.win_probability import weigh
from tests import deep_share
from tests.games.pillow_fight_helpers import fight, opening

pytestmark = pytest.mark.game("pillow_fight")

SIZES = ("6x6", "8x8", "10x10")


def views(seats: int, size: str = "8x8", number: int = 0) -> Iterator[View]:
    """Return the views of normal computers at their decisions in one game, during play."""
    found: list[State] = []
    options = Options(size=size)  # type: ignore[arg-type]

    def keep(state: State, *_: object) -> None:
        if state.phase == "play":
            found.append(state)

    simulation.play("pillow_fight", options, ["normal"] * seats, "foresight", number, watch=keep)
    return (GAME.view(state, state.turn) for state in found)


def followed(view: View, actions: Sequence[Action]) -> list[float]:
    """Return the worth of these actions with the turns to come."""
    assert view.viewer is not None
    known = SearchContext(view, view.viewer)
    foresight = value_network_for(known)
    assert foresight is not None
    found, position = opponent_search.OpponentSearch(view, known, foresight), position_of(view)
    return [found.worth(position, action) for action in actions]


def closest(weighed: Mapping[Action, float], many: int) -> list[Action]:
    """Return at most that many of the best of these actions, at a table for three.

    Actions that are worth too much less than the best one are left out.
    """
    best = sorted(weighed, key=lambda action: -weighed[action])[:many]
    return [action for action in best if weighed[action] > weighed[best[0]] - opponent_search.BREADTH[3].close]


def features_of(view: View) -> list[int]:
    assert view.viewer is not None
    found, position = FeatureExtractor(SearchContext(view, view.viewer)), position_of(view)
    parts = (
        found.lasting(),
        found.hits(position.hits),
        found.square_features(position.at, position.holding),
        found.pillows(position),
    )
    return sorted(number for part in parts for number in part)


@pytest.mark.parametrize("seats", SEATS)
def test_sums_that_were_kept_from_other_positions_are_those_of_the_position(seats: int) -> None:
    weighing = network(seats, 0)
    assert weighing is not None
    kept: FeatureExtractor | None = None
    for view in views(seats):
        assert view.viewer is not None
        fight, position = SearchContext(view, view.viewer), position_of(view)
        if kept is None or kept._order != fight.order:
            kept = FeatureExtractor(fight, weighing.sum)
        assert kept._fight.known is fight.known
        fresh = FeatureExtractor(fight)
        squares = fresh.square_features(position.at, position.holding)
        assert kept.square_features(position.at, position.holding) == weighing.sum(squares)
        assert kept.pillows(position) == weighing.sum(fresh.pillows(position))


def turned(view: View) -> View:
    """Return the view turned by half a turn, in a room that looks the same after it."""
    named = names(len(view.rows))
    other = dict(zip(named, reversed(named), strict=True))
    assert tuple(row[::-1] for row in reversed(view.rows)) == view.rows
    at = tuple(None if square is None else other[square] for square in view.at)
    return replace(view, at=at, pillows={other[square]: many for square, many in view.pillows.items()})


def shifted(view: View) -> View:
    """Return the view with every player moved by one seat."""

    def shift(values: Sequence[Any]) -> tuple[Any, ...]:
        return (values[-1], *values[:-1])

    def moved(seat: int | None) -> int | None:
        return None if seat is None else (seat + 1) % view.seats

    return replace(
        view,
        viewer=moved(view.viewer),
        turn=moved(view.turn),
        first=moved(view.first),
        at=shift(view.at),
        holding=shift(view.holding),
        hits=shift(view.hits),
    )


# Traits


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
def test_each_position_has_as_many_features_and_none_twice(seats: int, size: str) -> None:
    shape = layout(seats)
    for view in views(seats, size):
        found = features_of(view)
        assert len(found) == len(set(found)) == shape.each
        assert found[0] >= 0
        assert found[-1] < shape.total


def test_features_are_the_same_from_either_side_of_a_room_and_for_all_seats() -> None:
    for view in views(3):
        assert features_of(view) == features_of(turned(view)) == features_of(shifted(view))


def test_somebody_who_left_is_left_out() -> None:
    scene = fight(["A1", "C3", None, "F6"], holding=[0], lying={"B2": 1})
    gone = replace(GAME.view(scene.state, 0), resigned=(2,))
    assert len(features_of(gone)) == layout(3).each


def test_what_changes_shows_in_its_part() -> None:
    scene = fight(["A1", "C3", "F6"], holding=[0], lying={"B2": 1}, hits=[1, 2, 0])
    found, position = FeatureExtractor(SearchContext(GAME.view(scene.state, 0), 0)), position_of(scene.view)
    assert found.hits((1, 2, 0)) != found.hits((1, 2, 1))
    assert found.square_features(position.at, 1) == found.square_features(position.at, 2), (
        "nobody stands beside anybody"
    )
    beside = position.moved(0, SearchContext(scene.view, 0).known.numbers["C4"])
    assert found.square_features(beside.at, 1) != found.square_features(beside.at, 2)
    assert found.pillows(position) != found.pillows(position.took(1, SearchContext(scene.view, 0).known.numbers["B2"]))


# The network


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("end_of_round", [False, True])
def test_sums_side_by_side_are_those_of_plain_arithmetic(seats: int, end_of_round: bool) -> None:
    weighing = network(seats, seats - 1 if end_of_round else 0)
    assert weighing is not None
    shapes = PositionNetwork.shapes(layout(seats).total, FIRST, SECOND)
    stored = load("games.pillow_fight.data", f"weights-{seats}.bin", shapes * 2)
    matrices = [matrix.rows for matrix in (stored[len(shapes) :] if end_of_round else stored[: len(shapes)])]
    rows, (start,), onwards, (thresholds,), (last,), ((bias,),) = matrices
    rng = random.Random(1)
    for _ in range(50):
        some = rng.sample(range(layout(seats).total), layout(seats).each)
        units = [max(0, sum(column)) for column in zip(start, *(rows[trait] for trait in some), strict=True)]
        then = [
            max(0, sum(unit * row[to] for unit, row in zip(units, onwards, strict=True)) + thresholds[to] * SCALE)
            for to in range(SECOND)
        ]
        found = sum(unit * weight for unit, weight in zip(then, last, strict=True)) + bias * SCALE**2
        expected = 1 / (1 + exp(min(-found / SCALE**3, SURE)))
        middle = len(some) // 2
        parts = weighing.sum(some[:middle]) + weighing.sum(some[middle:])
        assert weighing.chance(weighing.start + parts) == expected


def test_the_more_hits_the_likelier_the_win() -> None:
    for number, view in enumerate(views(3)):
        if number % 5 == 0:
            assert view.viewer is not None
            known = SearchContext(view, view.viewer)
            foresight, position = value_network_for(known), position_of(view)
            assert foresight is not None
            before, *after = (
                foresight(known, position._replace(hits=tuple(hits if seat == known.me else 2 for seat in range(3))))
                for hits in (0, 2, 4)
            )
            for now in after:
                assert before < now
                before = now


def test_when_nobody_has_a_turn_left_the_hits_decide() -> None:
    scene = fight(["A1", "C3", "F6"], holding=[0], hits=[3, 1, 3], turn=2, number=20)
    known = SearchContext(GAME.view(scene.state, 2), 2)
    foresight, position = value_network_for(known), position_of(scene.view)
    assert foresight is not None
    assert foresight.over
    assert foresight(known, position) == share(position, known.order, 2) == 1 / 2


@pytest.mark.parametrize(
    ("options", "seats", "learned"),
    [
        ({}, 3, True),
        ({"size": "10x10"}, 3, True),
        ({"curfew": 10}, 3, True),
        ({"pillows": 3}, 3, True),
        ({"curfew": "off"}, 3, False),
        ({"full_defence": True}, 3, False),
        ({"pillow_theft": True}, 3, False),
        ({"melee_block": True}, 3, False),
        ({"fragile": True}, 3, False),
        ({"corner_cover": True}, 3, False),
        ({}, 4, True),
        ({}, 5, False),
        ({}, 6, False),
    ],
    ids=str,
)
def test_nothing_is_foreseen_where_nothing_was_learned(options: dict[str, Any], seats: int, learned: bool) -> None:
    scene = fight(["A1", "C3", "F6", "F1", "A6", "D4"][:seats], holding=[0])
    view = replace(scene.view, options=Options(**{"size": "6x6", **options}))
    assert (value_network_for(SearchContext(view, 0)) is not None) == learned


# The turns to come


def legal_in(view: View) -> list[Action]:
    """Return all actions legal there, in an order that does not depend on seats."""
    assert view.viewer is not None
    return list(TurnSearch(SearchContext(view, view.viewer)).ranked(position_of(view), view.actions, view.attacked))


def chosen(view: View, legal: Sequence[Action]) -> Action:
    return levels.load("pillow_fight", "hard").choose(view, legal, random.Random(0))


def test_it_does_the_same_in_any_seat() -> None:
    seats = {f"{word} {seat}": f"{word} {(seat + 1) % 3}" for word in ("swing", "throw") for seat in range(3)}
    for view in list(views(3, number=1))[::12]:
        legal = legal_in(view)
        action = chosen(view, legal)
        assert chosen(shifted(view), legal_in(shifted(view))) == seats.get(action, action)


def test_chance_plays_no_part_in_what_it_does() -> None:
    hard = levels.load("pillow_fight", "hard")
    for view in list(views(3, number=2))[::12]:
        legal = legal_in(view)
        assert len({hard.choose(view, legal, random.Random(seed)) for seed in range(3)}) == 1


@pytest.mark.parametrize("number", [16, 18])
def test_whoever_leads_with_the_only_pillow_there_is_keeps_it_to_the_end(number: int) -> None:
    rows = ("........",) * 8
    scene = fight(["A2", "G3", "G7"], rows=rows, holding=[0], hits=[4, 2, 2], number=number)
    action = chosen(GAME.view(scene.state, 0), scene.legal)
    assert not action.startswith(("swing", "throw"))


@pytest.mark.parametrize("options", [{"melee_block": True}, {"curfew": "off"}], ids=str)
def test_where_nothing_was_learned_it_plays_by_the_race(options: dict[str, Any]) -> None:
    scene = fight(["A1", "C3", "F6"], holding=[0, 2], lying={"B2": 1}, hits=[1, 2, 0], **options)
    view = GAME.view(scene.state, 0)
    assert chosen(view, scene.legal) in best_of(weigh(view, scene.legal))


def test_whoever_goes_first_begins_where_it_has_learned_to_and_others_by_the_race() -> None:
    scene = opening()
    scene.act(scene.legal[0])
    scene.act(scene.legal[0])
    scene.act("first 1")
    view = GAME.view(scene.state, 1)
    square = first_square(view, scene.legal)
    assert square in scene.legal
    assert chosen(view, scene.legal) == square
    scene.act(str(square))
    assert first_square(GAME.view(scene.state, 2), scene.legal) is None


def test_of_close_choices_it_takes_the_one_that_the_network_and_the_turns_to_come_speak_for() -> None:
    others = 0
    for view in list(views(3, number=6))[10::9]:
        legal = legal_in(view)
        weighed = weigh(view, legal)
        close = closest(weighed, opponent_search.BREADTH[3].choices)
        action = chosen(view, legal)
        assert action in close
        if len(close) > 1:
            both = zip((weighed[one] for one in close), followed(view, close), strict=True)
            worth = dict(zip(close, map(fmean, both), strict=True))
            assert worth[action] == pytest.approx(max(worth.values()), abs=1e-6)
            # By foresight alone it would have done something else.
            others += worth[action] > worth[close[0]] + 1e-6
    assert others


def test_the_rest_of_a_turn_is_the_one_that_the_turns_to_come_speak_for() -> None:
    others = 0
    turns = [(view, then) for view, then in pairwise(views(3, number=8)) if (view.actions, then.actions) == (2, 1)]
    for view, then in turns[5::6]:
        assert view.viewer is not None
        fight, position, middle = SearchContext(view, view.viewer), position_of(view), position_of(then)
        action = next(
            one for one in legal_in(view) if middle in [reply.position for reply in fight.ways(position, one)]
        )
        if action.startswith(("swing ", "throw ")):
            continue
        worth = followed(then, closest(weigh(then, legal_in(then)), opponent_search.BREADTH[3].rests))
        assert followed(view, [action]) == [pytest.approx(max(worth))]
        others += max(worth) > worth[0] + 1e-6
    assert others


def test_the_others_are_followed_by_the_race_and_by_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, other = opponent_search._begun, 0
    for view in list(views(4, number=7))[20::30]:
        legal = legal_in(view)[:4]
        monkeypatch.setattr(opponent_search, "_begun", begun)
        opponent_search._latest.clear()
        both, alone = followed(view, legal), []
        for guess in range(2):

            def one(*of: Any, guess: int = guess) -> opponent_search.SearchSet:
                searches = begun(*of)
                return searches._replace(then=[searches.then[guess]])

            monkeypatch.setattr(opponent_search, "_begun", one)
            opponent_search._latest.clear()
            alone.append(followed(view, legal))
        assert both == pytest.approx([(by_race + learned) / 2 for by_race, learned in zip(*alone, strict=True)])
        other += alone[0] != pytest.approx(alone[1])
    opponent_search._latest.clear()
    assert other


def test_beyond_the_last_round_nothing_is_reckoned_with() -> None:
    # Level at the very end, with nothing that could be thrown in time: all that is left is a shared win.
    scene = fight(["A1", "C3", "F6"], lying={"B2": 1}, hits=[4, 4, 4], number=20, turn=2, first=0)
    assert chosen(GAME.view(scene.state, 2), scene.legal) == "end"


def test_what_it_remembers_of_a_turn_changes_nothing() -> None:
    # Usually turns in which there is little to weigh.
    seen = list(views(3, number=3))[deep_share.share(16, 20) : deep_share.share(24, 23)]
    assert any(one.round == other.round and one.turn == other.turn for one, other in pairwise(seen))
    # The same seat's turn of the same round at another table.
    seen += list(views(3, "6x6", number=4))[deep_share.share(16, 20) : deep_share.share(20, 21)]
    afresh = []
    for view in seen:
        opponent_search._latest.clear()
        afresh.append(followed(view, legal_in(view)))
    opponent_search._latest.clear()
    assert [followed(view, legal_in(view)) for view in seen] == afresh
    assert [followed(view, legal_in(view)) for view in reversed(seen)] == afresh[::-1]


def elsewhere(view: View, room: tuple[str, ...]) -> dict[str, View]:
    """Return the view with one thing changed on which a later turn depends, by the name of that thing."""
    usual, viewer = view.options, view.viewer
    assert viewer is not None
    assert view.first is not None
    return {
        "house rule": replace(view, options=replace(usual, curfew=10)),
        "room": replace(view, rows=room),
        "round": replace(view, round=view.round + 8),
        "who began": replace(view, first=(view.first + 1) % view.seats),
        "whose turn": replace(view, viewer=(viewer + 1) % view.seats, turn=(viewer + 1) % view.seats),
        "who left": replace(view, resigned=(view.seats - 1,)),
        "how many play": replace(view, seats=3, at=view.at[:3], holding=view.holding[:3], hits=view.hits[:3]),
    }


def test_what_it_remembers_of_a_turn_is_never_taken_for_another_one() -> None:
    # Four seats: when one of them has left, three play on, for whom something was learned, too.
    view = next(view for view in views(4, number=5) if view.viewer == 0 and view.actions == 1 and view.round > 2)
    bare = tuple(re.sub("[^.#]", ".", row) for row in view.rows)
    for other in elsewhere(view, bare).values():
        opponent_search._latest.clear()
        afresh = followed(other, ["end"])
        opponent_search._latest.clear()
        assert followed(view, ["end"]) != afresh
        assert followed(other, ["end"]) == afresh
