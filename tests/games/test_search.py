"""The search player: it knows what its seat knows, decides alike for the same seed, and plays Pig almost perfectly."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import games
from games.ai import levels, search
from games.ai.determinization import Determinizer
from games.ai.search import Budget, SearchPlayer
from games.analysis import evaluators
from games.core import SetupData
from games.core.dice import FastDice
from games.core.table import Table
from games.magic_numbers.rules import Gave, Kept
from tests.docs_games import LIARS_DICE, built_on, installed, pasted, unpacked
from tests.project.source_tree import ROOT

FEW = Budget(simulations=60, decisions=3_000)


def random_states(name: str, seats: int, seed: int, most: int = 120) -> list[Any]:
    """Return the states of a game played at random, in which somebody may leave."""
    game, rng = games.load(name), random.Random(seed)
    dice = FastDice(rng)
    state = game.start(game.options(), seats, SetupData(), dice).state
    found = [state]
    while (actors := sorted(game.actors(state))) and len(found) < most:
        seat = rng.choice(actors)
        action = "resign" if rng.random() < 0.01 else rng.choice(game.legal(state, seat))
        state = game.apply(state, seat, action, dice).state
        found.append(state)
    return found


def looks_the_same(name: str, seats: int, seed: int) -> None:
    """Check that every seat would see its view in what is drawn behind it, and could do the same."""
    game, dice = games.load(name), FastDice(random.Random(seed))
    for state in random_states(name, seats, seed):
        if not game.actors(state):
            continue
        for seat in (*range(seats), None):
            drawn = Determinizer(game, view := game.view(state, seat)).draw(dice)
            assert game.view(drawn, seat) == view
            assert game.actors(drawn) == game.actors(state)
            if seat is not None:
                assert tuple(game.legal(drawn, seat)) == tuple(game.legal(state, seat))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", range(2))
def test_a_seat_would_see_its_view_in_what_is_drawn_behind_it(name: str, seed: int) -> None:
    for seats in (games.load(name).player_counts[0], games.load(name).player_counts[-1]):
        looks_the_same(name, seats, seed)


def test_what_is_hidden_is_drawn_anew() -> None:
    table = Table.new("magic_numbers", ["Ann", "Ben"], seed=bytes(32))
    truths = Determinizer(table.game, table.view(0))
    dice = FastDice(random.Random(1))
    drawn = [truths.draw(dice) for _ in range(200)]
    assert len({(state.good[1], state.evil[1]) for state in drawn}) == 30
    assert {(state.good[0], state.evil[0]) for state in drawn} == {(table.state.good[0], table.state.evil[0])}


def test_equal_views_give_equal_decisions_whatever_is_hidden() -> None:
    """Two states that differ in what a seat may not know, and look the same to it, lead to the same choices."""
    game = games.load("magic_numbers")
    states = [state for state in random_states("magic_numbers", 3, 5) if state.phase == "choose"][:8]
    player = SearchPlayer("magic_numbers", FEW)
    for number, state in enumerate(states):
        seat = state.turn
        view, legal = game.view(state, seat), game.legal(state, seat)
        other = Determinizer(game, view).draw(FastDice(random.Random(number)))
        assert game.view(other, seat) == view
        chosen = {
            player.choose(game.view(one, seat), game.legal(one, seat), random.Random(number)) for one in (state, other)
        }
        assert len(chosen) == 1, legal


def test_the_game_that_is_installed_beside_needs_no_help(tmp_path: Path) -> None:
    with installed(unpacked(LIARS_DICE, tmp_path)):
        for seats in (2, 4):
            looks_the_same("liars_dice", seats, 1)
        game = games.load("liars_dice")
        for state in random_states("liars_dice", 3, 2):
            if not game.actors(state):
                continue
            seat = min(game.actors(state))
            drawn = Determinizer(game, game.view(state, seat)).draw(FastDice(random.Random(3)))
            assert [len(cup) for cup in drawn.cups] == [len(cup) for cup in state.cups]
            legal = game.legal(state, seat)
            assert (
                SearchPlayer("liars_dice", Budget(5, 500)).choose(game.view(state, seat), legal, random.Random(1))
                in legal
            )


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_gives_the_same_decision(name: str) -> None:
    table = Table.new(name, [str(seat) for seat in range(games.load(name).player_counts[0])], seed=bytes(32))
    while len(table.legal(min(table.actors))) < 2:
        table.play(min(table.actors), table.legal(min(table.actors))[0])
    seat = min(table.actors)
    player = SearchPlayer(name, Budget(20, 800), levels.load(name, "normal"))
    chosen = {player.choose(table.view(seat), table.legal(seat), random.Random(4)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(table.legal(seat))


class Last:
    """A computer that takes the last of the listed actions, and notes whose views it was given."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def choose(self, view: Any, legal: Sequence[str], rng: random.Random) -> str:
        self.asked.add(view.viewer)
        return legal[-1]


def magic_numbers_to_choose() -> Table:
    table = Table.new("magic_numbers", ["Ann", "Ben"], seed=bytes(32))
    while len(table.legal(min(table.actors))) < 2:
        table.play(min(table.actors), table.legal(min(table.actors))[0])
    return table


def test_in_the_tree_the_others_do_what_the_simulated_computer_does_with_their_own_view() -> None:
    table, simulated = magic_numbers_to_choose(), Last()
    seat = min(table.actors)
    nodes = [found := search._Node(2)]
    searching = search._Search(table.game, table.view(seat), simulated, random.Random(1))
    for _ in range(200):
        searching._simulate(found)
    events = []
    while nodes:
        for edge in nodes.pop().edges.values():
            nodes += edge.nodes.values()
            events += [event for seen in edge.nodes for event in seen]
    assert simulated.asked == {0, 1}
    assert {event.seat for event in events if isinstance(event, Gave)} == {0, 1}
    assert {event.seat for event in events if isinstance(event, Kept)} == {seat}


def test_the_simulated_computers_choice_stands_until_another_is_better_beyond_doubt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = magic_numbers_to_choose()
    seat = min(table.actors)
    legal = table.legal(seat)
    player = SearchPlayer("magic_numbers", FEW, Last())

    def chosen() -> set[str]:
        return {player.choose(table.view(seat), legal, random.Random(number)) for number in range(12)}

    assert chosen() != {legal[-1]}
    monkeypatch.setattr(search, "DOUBT", float("inf"))
    assert chosen() == {legal[-1]}


def test_cards_that_speak_against_what_was_chosen_are_drawn_less_often_but_are_drawn() -> None:
    table = Table.new("magic_numbers", ["Ann", "Ben"], seed=bytes(32))
    taken: list[int] = []
    while len({*taken}) < 2:
        seat = min(table.actors)
        action = table.legal(seat)[0]
        taken += [table.view(0).face] if seat == 0 and action == "keep" else []
        table.play(seat, action)
    # The Evil number costs nothing while there are no points.
    truths, dice = Determinizer(table.game, table.view(1)), FastDice(random.Random(1))
    evil = [truths.draw(dice).evil[0] for _ in range(2_000)]
    assert 0 < evil.count(taken[-1]) < len(evil) / 12
    assert {*evil} == {*range(1, 7)}


def test_a_clock_ends_a_search_that_has_found_something() -> None:
    table = Table.new("sibling_rivalry", ["Ann", "Ben"], seed=bytes(32))
    while len(table.legal(min(table.actors))) < 2:
        table.play(min(table.actors), table.legal(min(table.actors))[0])
    seat, asked = min(table.actors), iter(range(1_000_000))
    player = SearchPlayer("sibling_rivalry", Budget(10**9, 10**9), levels.load("sibling_rivalry", "easy"))
    with search.time_limit(5, lambda: next(asked)):
        assert player.choose(table.view(seat), table.legal(seat), random.Random(1)) in table.legal(seat)
    assert next(asked) < 20


def test_the_searches_of_a_long_review_share_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("tie_die", ["Ann", "Ben"], seed=bytes(32))
    while len(table.record.actions) < 20:
        table.play(min(table.actors), table.legal(min(table.actors))[0])
    found: list[Budget] = []
    monkeypatch.setattr(evaluators, "own_levels", lambda game: ())
    monkeypatch.setattr(evaluators, "search_player", lambda game, budget: found.append(budget))
    monkeypatch.setattr(evaluators, "PLAYOUTS", (8, 10_000, 1_000))
    evaluators.RolloutEvaluator(table, 8, "seed")
    assert found == [search.BUDGET._replace(decisions=50)]


# Pig for two, solved: W. Neller and C. Presser, "Optimal Play of the Dice Game Pig", UMAP Journal 25 (1), 2004.

Solved = dict[tuple[int, int], list[float]]
TARGET = 50


def solved() -> Solved:
    """Return the chance to win of whoever is to move, by both scores and by what the turn has brought."""
    known: Solved = {}
    for total in range(2 * TARGET - 2, -1, -1):
        for mine in range(max(0, total - TARGET + 1), min(TARGET - 1, total // 2) + 1):
            other = total - mine
            theirs = 0.5
            for _ in range(12):
                known[mine, other] = _turn(known, mine, other, 1 - theirs)
                known[other, mine] = _turn(known, other, mine, 1 - known[mine, other][0])
                theirs = known[other, mine][0]
    return known


def _turn(known: Solved, mine: int, other: int, lost: float) -> list[float]:
    needed = TARGET - mine
    chances = [1.0] * (needed + 6)
    for total in range(needed - 1, -1, -1):
        roll = (lost + sum(chances[total + 2 : total + 7])) / 6
        chances[total] = max(roll, 1 - known[other, mine + total][0]) if total else roll
    return chances


def test_in_pig_it_loses_less_than_two_per_cent_against_perfect_play(tmp_path: Path) -> None:
    """Losses of its choices, added up over whole games, are the wins that a perfect player has more."""
    known = solved()
    with built_on(pasted(ROOT / "docs" / "add-a-game.md", tmp_path)):
        game = games.load("pig")
        player = SearchPlayer("pig", Budget(1_200, 10**9))
        lost, whole = 0.0, 1
        for number in range(whole):
            dice = FastDice(random.Random(number))
            state = game.start(game.options(target=TARGET), 2, SetupData(), dice).state
            while actors := game.actors(state):
                seat = min(actors)
                mine, other, total = state.score[seat], state.score[1 - seat], sum(state.rolled)
                action = "hold" if mine + total >= TARGET else "roll"
                if state.rolled and action == "roll":
                    rng = levels.decision_rng(number, mine, other, total)
                    action = player.choose(game.view(state, seat), game.legal(state, seat), rng)
                    roll = (1 - known[other, mine][0] + sum(known[mine, other][total + 2 : total + 7])) / 6
                    hold = 1 - known[other, mine + total][0]
                    lost += max(roll, hold) - (roll if action == "roll" else hold)
                state = game.apply(state, seat, action, dice).state
    # Both seats are its own.
    assert lost / whole / 2 < 0.02
