"""Games as environments of PettingZoo: its own tests pass, and what an agent gets comes from its view alone."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import warnings
from typing import Any, Literal

import pytest
from msgspec import Struct

import games
import sleepover
from games.ai.determinization import Determinizer
from games.core.dice import FastDice
from tests.project.source_tree import ROOT

pytest.importorskip("pettingzoo", reason="the extra `train` is not installed")

from pettingzoo.test import api_test, seed_test

from sleepover.view_encoder import view_encoder

PAGE = ROOT / "docs" / "train.md"


class Die(Struct, frozen=True):
    sides: int
    owner: int | None


class View(Struct, frozen=True):
    viewer: int | None
    phase: Literal["roll", "keep"]
    points: tuple[int, ...]
    dice: tuple[Die, ...]
    lying: dict[str, int]
    marks: frozenset[int]


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize("name", games.names())
def test_the_tests_of_pettingzoo_pass(name: str, forced: bool) -> None:
    with warnings.catch_warnings():
        # It expects arrays; with masks, as in PettingZoo's own board games, it gets dicts.
        warnings.simplefilter("ignore")
        api_test(sleepover.env(name, forced=forced, render_mode="ansi"), num_cycles=60)
        seed_test(lambda: sleepover.env(name, forced=forced), num_cycles=20)


def decisions(env: Any, seed: int, most: int = 200) -> Any:
    """Yield each agent that decides in a game played at random, before it does."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    for _, agent in zip(range(most), env.agent_iter(), strict=False):
        observation, _, over, broken_off, _ = env.last()
        if over or broken_off:
            env.step(None)
            continue
        yield agent, observation
        env.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))


@pytest.mark.parametrize("name", games.names())
def test_an_action_is_its_number_and_back(name: str) -> None:
    for seats in (games.load(name).player_counts[0], games.load(name).player_counts[-1]):
        env = sleepover.env(name, seats=seats, forced=True)
        assert len(set(env.actions)) == len(env.actions) == env.action_space(env.possible_agents[0]).n
        for _, observation in decisions(env, seats):
            numbers = observation["action_mask"].nonzero()[0].tolist()
            assert sorted(env.number(action) for action in env.legal) == numbers
            assert {env.action(number) for number in numbers} == set(env.legal)


@pytest.mark.parametrize("name", games.names())
def test_an_observation_is_of_its_space_and_always_as_long(name: str) -> None:
    game = games.load(name)
    for rules in ({}, {option: values[-1] for option, values in games.core.option_choices(game.options).items()}):
        env = sleepover.env(name, seats=game.player_counts[-1], **rules)
        for agent, observation in decisions(env, 3):
            assert env.observation_space(agent).contains(observation)


@pytest.mark.parametrize("name", games.names())
def test_what_an_encoder_remembers_changes_nothing(name: str) -> None:
    used = sleepover.env(name, seats=games.load(name).player_counts[-1])
    for number, (agent, observation) in enumerate(decisions(used, 7)):
        if number % 20 == 0:
            fresh = sleepover.env(name, seats=games.load(name).player_counts[-1])
            fresh.reset(seed=1)
            fresh._state = used._state
            assert (fresh.observe(agent)["observation"] == observation["observation"]).all()


def test_a_view_is_encoded_as_the_page_says() -> None:
    encoding = view_encoder(View, 2, ["points"])
    thrown = tuple(Die(sides, sides % 2 or None) for sides in range(1, 11))
    view = View(1, "keep", (3, 4), thrown, {"b": 2}, frozenset({5}))
    dice = [10, *[one for sides in range(10, 2, -1) for one in (sides, sides % 2, sides % 2)]]
    lying = [ord("b"), *[0] * 9, 2, *[0] * (15 * 11)]
    assert encoding.encode(view).tolist() == [0, 1, 0, 1, 3, 4, *dice, *lying, 1, 5, *[0] * 7]
    assert encoding.size == len(encoding.encode(view))


def test_an_agent_gets_nothing_that_its_seat_cannot_see() -> None:
    env = sleepover.env("magic_numbers", seats=3)
    game = games.load("magic_numbers")
    for number, (agent, observation) in enumerate(decisions(env, 5)):
        state, view = env._state, env.view(agent)
        env._state = Determinizer(game, view).draw(FastDice(random.Random(number)))
        again = env.observe(agent)
        env._state = state
        assert (again["observation"] == observation["observation"]).all()
        assert (again["action_mask"] == observation["action_mask"]).all()


def test_whoever_wins_is_rewarded() -> None:
    env = sleepover.env("tie_die", target=20)
    for _ in decisions(env, 1, most=10_000):
        pass
    env.reset(seed=1)
    rng, won = random.Random(1), 0.0
    for _ in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        won += reward
        env.step(None if over else rng.choice(observation["action_mask"].nonzero()[0].tolist()))
    assert won == 1.0


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="for 2 to 4 players"):
        sleepover.env("tie_die", seats=9)
    with pytest.raises(ValueError, match="no house rule 'aim'; it has: target"):
        sleepover.env("tie_die", aim=3)
    with pytest.raises(ValueError, match="one of: 30, 20, 50"):
        sleepover.env("tie_die", target=31)
    env = sleepover.env("magic_numbers", forced=True)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no legal action of seat_"):
        env.step(env.actions.index("keep"))


def test_nothing_of_it_is_loaded_unless_it_is_used() -> None:
    found = "import sys, sleepover.cli, games.ai.levels; print(*sorted({'numpy', 'pettingzoo'} & {*sys.modules}))"
    ran = subprocess.run([sys.executable, "-c", found], capture_output=True, text=True, check=True, cwd=ROOT)
    assert ran.stdout.strip() == ""


def test_the_loop_of_the_page_runs() -> None:
    loop, use = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)[-2:]
    names: dict[str, Any] = {}
    exec(compile(loop, str(PAGE), "exec"), names)
    exec(compile(re.sub(r"\(\d[\d_]*\)", "(20)", use), str(PAGE), "exec"), names)
    assert len(names["value"]) > 50
    assert 0 <= names["rate"](10) <= 1
    assert all(0 <= mean <= 1 for mean, _ in names["value"].values())
