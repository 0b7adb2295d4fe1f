"""The computers of Pillow Fight: their odds are the rules' own, and they choose what can be checked by hand."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from games import simulation
from games.ai import levels
from games.core import Action, option_choices
from games.core.dice import FastDice, ScriptedDice
from games.pillow_fight.ai.evaluation import impatience
from games.pillow_fight.ai.race_model import RaceEntry, win_chance, win_chances
from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, position_of, share
from games.pillow_fight.ai.turn_search import TurnSearch
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.events import Moved
from games.pillow_fight.rules.rooms import READY
from games.pillow_fight.rules.squares import NOWHERE, numbers
from games.pillow_fight.rules.state import Options, State, View
from sleepover.workshop.samples.cases import Case, cases, random_table
from tests import deep_share
from tests.games.pillow_fight_helpers import Scene, fight, opening

pytestmark = pytest.mark.game("pillow_fight")

THINKING = ("normal", "hard")
SEEDS = range(5)
OWN = [case for case in cases() if case.game.name == "pillow_fight"]


def chosen(scene: Scene, level: str, seed: int = 0) -> Action:
    """Return the choice of a computer of that level for the player to move."""
    return levels.load("pillow_fight", level).choose(
        GAME.view(scene.state, scene.state.turn), scene.legal, random.Random(seed)
    )


def with_one_action(scene: Scene) -> Scene:
    """Return the same scene after the first of the turn's two actions is spent."""
    return Scene(replace(scene.state, actions=1))


def always(scene: Scene, level: str) -> Action:
    """Return the computer's choice under any random generator.

    For a normal computer, which does not always think, return its most frequent choice.
    """
    found = Counter(chosen(scene, level, seed) for seed in range(40))
    ((action, times),) = found.most_common(1)
    assert times >= (40 if level == "hard" else 28), found
    return action


# Choices one can check by hand


def test_the_pillow_next_to_it_is_picked_up() -> None:
    scene = fight(["A1", "F6", "F1"], lying={"B2": 1, "E6": 2, "E1": 2, "E5": 2, "E2": 2})
    assert always(scene, "normal") == "take B2"


def test_hard_has_a_pillow_in_hand_by_the_end_of_its_turn() -> None:
    # It may rather go and take one that somebody else would have.
    scene = fight(["A1", "F6", "F1"], lying={"B2": 1, "E6": 2, "E1": 2, "E5": 2, "E2": 2})
    for _ in range(2):
        scene.act(chosen(scene, "hard"))
    assert scene.state.holding[0]


def test_nothing_is_left_undone_in_the_very_last_turn() -> None:
    scene = with_one_action(fight(["A1", "C1", "F6"], holding=[0], hits=[1, 1, 0], first=1, number=20))
    assert {chosen(scene, "hard", seed) for seed in SEEDS} <= {"throw 1", "throw 2"}


def test_of_two_in_sight_the_one_without_cover_is_thrown_at() -> None:
    # Seat 1 has furniture between, seat 2 has none; both would win with their next hit.
    rows = ("......", "......", "......", "......", "......", ".f....")
    scene = with_one_action(fight(["A1", "C1", "A5"], rows=rows, holding=[0, 1, 2], hits=[4, 4, 4]))
    assert dict(_odds(scene)) == pytest.approx({"throw 1": 10 / 36, "throw 2": 15 / 36})
    assert always(scene, "hard") == "throw 2"


def test_for_the_fifth_hit_it_walks_round_the_cover_and_attacks() -> None:
    rows = ("......", "......", "......", "......", "......", ".ff...")
    scene = fight(["A1", "D1", None], rows=rows, holding=[0, 1], lying={"F6": 1}, hits=[4, 4, 0])
    assert dict(_odds(scene)) == pytest.approx({"throw 1": 10 / 36})
    scene.act(chosen(scene, "hard"))
    assert dict(_odds(scene))[chosen(scene, "hard")] == pytest.approx(15 / 36)


def _odds(scene: Scene) -> list[tuple[Action, float]]:
    """Return the attacks open to the player to move, and the chance that each hits."""
    assert scene.state.turn is not None
    fighting = SearchContext(GAME.view(scene.state, scene.state.turn), scene.state.turn)
    position = position_of(scene.view)
    return [
        (f"{kind} {other}", fighting.odds(position, kind, other, covered))
        for kind, other, covered in fighting.attacks(position, fighting.me)
    ]


def test_somebody_who_would_block_a_swing_is_thrown_at_from_next_door() -> None:
    scene = with_one_action(fight(["A1", "B1", None], holding=[0, 1], hits=[4, 0, 0], melee_block=True))
    assert dict(_odds(scene)) == pytest.approx({"swing 1": 10 / 36, "throw 1": 15 / 36})
    assert always(scene, "hard") == "throw 1"


def test_a_pillow_thrown_at_close_quarters_is_taken_back() -> None:
    scene = fight(["A1", "B1", "F6"], holding=[0, 1], lying={"E6": 1}, faces=[2, 5])
    assert always(scene, "hard") == "throw 1"
    scene.act("throw 1")
    assert always(scene, "hard") == "take B1"


def test_whoever_leads_swings_the_last_pillow_because_tearing_it_wins_too() -> None:
    scene = with_one_action(fight(["A1", "B1", "F6"], holding=[0], hits=[3, 2, 2]))
    assert always(scene, "hard") == "swing 1"


def test_with_nothing_to_attack_with_it_defends_itself_against_the_only_other_one() -> None:
    scene = with_one_action(fight(["A1", "C3", None], holding=[1], hits=[2, 4, 0], full_defence=True))
    assert always(scene, "hard") == "defend"


def test_a_place_to_start_has_a_pillow_at_hand() -> None:
    for level, seed in product(THINKING, SEEDS):
        scene = opening()
        while scene.state.phase == "place" or scene.state.round == 0:
            assert scene.state.turn is not None
            seat = scene.state.turn
            placing = scene.state.phase == "place"
            scene.act(chosen(scene, level, seed))
            if placing:
                known = SearchContext(scene.view, seat)
                assert position_of(scene.view).free & known.spans.hands[scene.state.at[seat]]


def test_the_rooms_differ_from_game_to_game_and_the_pillows_lie_evenly() -> None:
    rooms = {chosen(opening(), "hard", seed) for seed in range(30)}
    assert rooms == set(opening().legal)
    scene = opening()
    scene.act(scene.legal[0])
    assert always(scene, "hard") == scene.legal[0]


def test_the_easy_one_attacks_if_it_can_but_not_always_the_best_way() -> None:
    scene = fight(["A1", "B1", "F6"], holding=[0], lying={"F1": 1})
    found = Counter(chosen(scene, "easy", seed) for seed in range(60))
    assert set(found) == {"swing 1", "throw 1", "throw 2"}


def test_the_easy_one_is_shy_of_poor_odds_and_goes_nearer() -> None:
    rows = ("......", "......", "......", "......", "......", ".ff...")
    found = Counter(
        chosen(fight(["A1", "D1", None], rows=rows, holding=[0], lying={"F6": 1}), "easy", seed) for seed in range(60)
    )
    assert found["throw 1"] > 10
    assert sum(many for action, many in found.items() if action.startswith("move ")) > 10


# The odds are the rules' own


ATTACKED = [
    {},
    {"full_defence": True},
    {"pillow_theft": True},
    {"melee_block": True, "pillow_theft": True},
    {"corner_cover": True},
    {"fragile": ("C3", "E2", "F6")},
]


def _same(state: State, position: SearchPosition) -> bool:
    return position == position_of(GAME.view(state, None))


@pytest.mark.parametrize("options", ATTACKED, ids=str)
@pytest.mark.parametrize("held", [[0], [0, 1]])
@pytest.mark.parametrize("defending", [False, True])
def test_an_attack_leads_where_the_rules_lead_as_often(
    options: dict[str, Any], held: list[int], defending: bool
) -> None:
    rows = ("......", "......", ".#....", "......", ".f....", "......")
    scene = fight(["A1", "C3", "B1"], rows=rows, holding=held, lying={"C3": 1}, hits=[4, 0, 2], **options)
    if options.get("full_defence"):
        scene = Scene(replace(scene.state, defending=(False, defending, False)))
    state = scene.state
    fighting, before = SearchContext(GAME.view(state, 0), 0), position_of(scene.view)
    attacks = list(fighting.attacks(before, 0))
    legal = {action for action in scene.legal if action.startswith(("swing ", "throw "))}
    assert {f"{kind} {other}" for kind, other, _ in attacks} == legal
    assert legal >= {"throw 1", "swing 2"}
    for kind, other, covered in attacks:
        replies = fighting.replies(before, 0, kind, other, covered)
        assert sum(reply.chance for reply in replies) == pytest.approx(1)
        counted = [0] * len(replies)
        for faces in product(range(1, 7), repeat=2):
            after = GAME.apply(state, 0, f"{kind} {other}", ScriptedDice(faces)).state
            over = after.phase == "over"
            # The end clears who is defending; nothing else of it is looked at.
            after = replace(after, defending=state.defending)
            (found,) = [
                index
                for index, reply in enumerate(replies)
                if reply.over == over and position_of(GAME.view(after, None)) == reply.position
            ]
            counted[found] += 1
            if over:
                assert after.ranking is not None
                assert (share(replies[found].position, fighting.order, 0) > 0) == (0 in after.ranking[0])
        assert [reply.chance * 36 for reply in replies] == pytest.approx(counted)


@pytest.mark.parametrize("case", OWN, ids=str)
def test_the_search_weighs_exactly_the_actions_that_the_rules_allow(case: Case) -> None:
    table = random_table(case)
    states = [frame.state for frame in table.frames if frame.state.phase == "play"]
    for state in states[:: max(1, len(states) // 4)]:
        view = GAME.view(state, state.turn)
        fighting = SearchContext(view, state.turn)
        ranked = TurnSearch(fighting).ranked(position_of(view), state.actions, state.attacked)
        assert set(ranked) == set(GAME.legal(state, state.turn))
        # Worths are chances, but for what is taken off and added to keep things going.
        hurry = impatience(fighting)
        assert all(-0.1 - 10 * hurry < worth <= 1 + hurry + 1e-9 for worth in ranked.values())


@pytest.mark.parametrize("action", ["move D3", "take B2", "defend"])
def test_an_action_without_dice_leads_where_the_rules_lead(action: Action) -> None:
    scene = fight(["A1", "F6", "F1"], lying={"B2": 2}, full_defence=True)
    before = position_of(scene.view)
    known = SearchContext(scene.view, 0).known
    after = {
        "move": lambda: before.moved(0, known.numbers["D3"]),
        "take": lambda: before.took(0, known.numbers["B2"]),
        "defend": lambda: before.defended(0),
    }[action.split()[0]]()
    scene.act(action)
    assert _same(scene.state, after)


def test_to_walk_somewhere_goes_round_walls_and_furniture() -> None:
    rows = ("......", "......", "......", "####..", "......", "......")
    known = SearchContext(fight(["A1", "B1", "C1"], rows=rows).view, 0)
    steps = known.spans.steps_to(known.known.numbers["A6"])
    walked = {square: steps[known.known.numbers[square]] for square in ("A6", "A5", "A4", "E3", "D2", "A1")}
    assert walked == {"A6": 0, "A5": 0, "A4": 1, "E3": 3, "D2": 4, "A1": 7}


# The race


@pytest.mark.parametrize("rounds", [None, 0, 1, 8])
@pytest.mark.parametrize("pillows", [1, 6])
def test_the_chances_of_all_who_run_add_up_and_the_last_ones_are_the_same_either_way(
    rounds: int | None, pillows: int
) -> None:
    runners = (
        RaceEntry(3, 0.4, 0, True, 0.3, 0.9),
        RaceEntry(1, 0.2, 1, True, 0.3, 0.9),
        RaceEntry(4, 0.1, 2, False, 0.2, 0.9),
    )
    found = win_chances(runners, pillows, rounds)
    assert sum(found) == pytest.approx(1, abs=0.02)
    assert found[-1] == pytest.approx(win_chance(runners[-1], runners[:-1], pillows, rounds), abs=1e-9)


def even(hits: int = 0) -> RaceEntry:
    return RaceEntry(hits, 0.4, 0, False, 0.3, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_among_equals_everybody_has_about_a_fair_share(seats: int) -> None:
    # Whoever's turn just ended comes last in each round to come, so a little less.
    won = win_chance(even(), (even(),) * (seats - 1), 2 * seats, None)
    assert 0.8 / seats < won < 1 / seats


def test_a_hit_more_helps_and_a_hit_more_elsewhere_hurts() -> None:
    level = win_chance(even(2), (even(2), even(2)), 6, 10)
    assert win_chance(even(3), (even(2), even(2)), 6, 10) > level > win_chance(even(2), (even(2), even(3)), 6, 10)


def test_after_the_last_round_the_hits_decide() -> None:
    assert win_chance(even(2), (even(1), even(1)), 6, 0) == pytest.approx(1)
    assert win_chance(even(2), (even(2), even(1)), 6, 0) == pytest.approx(1 / 2)
    assert win_chance(even(2), (even(2), even(2), even(2)), 6, 0) == pytest.approx(1 / 4)
    assert win_chance(even(1), (even(2), even(1)), 6, 0) == 0


# Whole games


@pytest.mark.parametrize("name", list(option_choices(Options)))
def test_games_among_all_levels_end_under_every_house_rule(name: str) -> None:
    for number, value in enumerate(option_choices(Options)[name]):
        chosen_options: dict[str, Any] = {"size": "6x6", "curfew": 10, name: value}
        options = Options(**chosen_options)
        # The hard one decides under all of them in `test_computers.py`, too.
        strongest = "hard" if deep_share.deep() or (number == 0 and name == "curfew") else "normal"
        played = simulation.play("pillow_fight", options, ["easy", "normal", strongest], "all", number)
        assert played.ranking is not None


def test_hard_computers_fight_it_out_well_before_parents_come() -> None:
    for number in range(deep_share.share(6, 3)):
        played = simulation.play("pillow_fight", Options(curfew="off"), ["hard"] * 3, "fight", number)
        assert played.ranking is not None
        assert played.turns < 20 * 3


def test_people_who_wait_for_one_another_do_not_wait_for_ever_where_parents_never_come() -> None:
    # Nobody gets at anybody within a turn, and who comes nearer is attacked first: all of them would stay.
    dormitory = READY["8x8"]["dormitory"].split("/")
    scene = fight(["E8", "D1", "E1", "D8", "F1"], rows=dormitory, holding=[0, 1, 4], number=5, curfew="off", pillows=1)
    scene = Scene(scene.state, faces=[3, 4])
    action = ""
    while not action.startswith(("swing ", "throw ")):
        assert scene.state.round < 40, "they wait for one another"
        action = chosen(scene, "hard", scene.state.round)
        scene.act(action)


@pytest.mark.parametrize("level", levels.LEVELS)
def test_any_list_of_actions_is_chosen_from(level: str) -> None:
    rng = random.Random(3)
    for case in OWN[:: deep_share.share(3, 12 if level == "hard" else 3)]:
        states = [frame.state for frame in random_table(case, "lists", resignations=0.01).frames]
        for state in [*states[: case.seats + 3], *states[:: max(1, len(states) // 10)]]:
            if state.turn is None:
                continue
            legal = GAME.legal(state, state.turn)
            some = rng.sample(legal, rng.randint(1, len(legal)))
            assert levels.load("pillow_fight", level).choose(GAME.view(state, state.turn), some, rng) in some


@pytest.mark.parametrize(
    ("duty", "level"),
    [
        (duty, level)
        for duty in range(4)
        for level in levels.LEVELS
        if deep_share.deep() or level != "hard" or duty % 2 == 0
    ],
)
def test_in_a_drawn_room_it_places_pillows_and_fights_with_people_leaving(level: str, duty: int) -> None:
    scene = opening(4)
    scene.act("room ffff../#...../...#../..##../...#.f/.f....")
    rng = random.Random(duty)
    dice = FastDice(rng)
    leaves = {duty: (duty + 1) % 4, duty + 9: (duty + 2) % 4}
    state, made = scene.state, 0
    while state.turn is not None:
        action = levels.load("pillow_fight", level).choose(
            GAME.view(state, state.turn), GAME.legal(state, state.turn), rng
        )
        state = GAME.apply(state, state.turn, action, dice).state
        if made in leaves and state.turn is not None:
            state = GAME.apply(state, leaves[made], "resign", dice).state
        made += 1
    assert state.ranking is not None
    assert set(leaves.values()) == set(state.resigned)


# What it may know


@pytest.mark.parametrize("case", OWN[:4], ids=str)
def test_a_view_allows_one_state_only_and_a_hard_computer_chooses_alike_for_it(case: Case) -> None:
    # Nothing is hidden in this game: the state can be written down again from any seat's view. All that a computer does
    # not see are the dice to come, which are no part of a state, and what happened before.
    hard = levels.load("pillow_fight", "hard")
    for state in [frame.state for frame in random_table(case, "views").frames][:: deep_share.share(9, 18)]:
        if state.turn is None:
            continue
        view = GAME.view(state, state.turn)
        again = _written_down(view)
        assert again == state
        legal = GAME.legal(state, state.turn)
        told = GAME.with_last_move(view, (Moved(0, "A1", "A2"),))
        found = {hard.choose(seen, legal, random.Random(1)) for seen in (view, GAME.view(again, state.turn), told)}
        assert len(found) == 1


def _written_down(view: View) -> State:
    """Return the game state as known from this view."""
    squares = numbers(len(view.rows)) if view.rows else {}
    return State(
        view.options,
        view.phase,
        "/".join(view.rows),
        tuple(squares[square] for square in view.fragile),
        view.hits,
        tuple(NOWHERE if square is None else squares[square] for square in view.at),
        view.holding,
        bytes(view.pillows.get(square, 0) for square in squares) if view.phase in ("first", "place", "play") else b"",
        view.torn,
        view.turn,
        view.actions,
        view.attacked,
        view.defending,
        view.round,
        NOWHERE if view.first is None else view.first,
        view.resigned,
        view.ranking,
        view.struck,
    )


def test_each_level_beats_two_of_a_weaker_one_in_games_that_are_always_the_same() -> None:
    # The seed is fixed, so the games are too; how strong they are in the long run is measured by simulation.
    # The three of a hard one are short, one in each seat: in its place random moves have half a win in one of them.
    for stronger, weaker, games, least in (
        ("hard", "random", (0, 2, 7), 3),
        ("easy", "random", range(9), 6),
        ("normal", "easy", range(15), 6),
    ):
        won = 0.0
        for number in games:
            seat = number % 3
            levels = [stronger if seat == here else weaker for here in range(3)]
            won += simulation.play("pillow_fight", Options(size="6x6"), levels, "strength", number).won(seat)
        assert won >= least, f"{stronger} won {won} of {len(games)} against two {weaker}"
