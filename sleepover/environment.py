"""A game as an environment of PettingZoo, see :func:`sleepover.env`. It needs the extra ``train``."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from msgspec.structs import asdict
from pettingzoo import AECEnv

import games
from games.core import Action, SetupData, first_player_rule, option_choices
from games.core.dice import FastDice
from games.core.notation import actions
from sleepover.view_encoder import view_encoder

__all__ = ["EXAMPLES", "Environment"]

EXAMPLES = 16
"""Number of actions of each kind of which the rules give examples only."""
LONGEST = 10_000
"""Decisions after which a game is broken off (``truncated``)."""
KNOWN = 4_096
"""Number of lists of legal actions whose mask is kept."""


class Environment(AECEnv[str, Any, Any]):  # type: ignore[misc]  # It says no types.
    """A table of a game: each agent is a seat, sees that seat's view, and is rewarded with its share of the win.

    ``actions`` has the text of each action by its number. Of a kind of which the rules give examples only, ``room #2``
    is the third example that is legal now.

    Raises:
        UnknownGame: there is no such game.
        ValueError: it is not for so many seats, or has no such house rule.
    """

    def __init__(
        self, game: str, seats: int | None, rule_options: Mapping[str, Any], *, forced: bool, render_mode: str | None
    ) -> None:
        super().__init__()
        self._game = games.load(game)
        self._seats = self._game.player_counts[0] if seats is None else seats
        if self._seats not in self._game.player_counts:
            raise ValueError(
                f"{game} is for {self._game.player_counts[0]} to {self._game.player_counts[-1]} players, not {seats}"
            )
        self._options = _options(game, rule_options)
        self._setup = SetupData(host=0 if first_player_rule(self._options) == "host" else None)
        self._forced = forced
        self.render_mode = render_mode
        self.metadata = {"name": f"sleepover_{game}_v{self._game.rules}", "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self.agents: list[str] = []
        examples = [f"{kind} #{number}" for kind in sorted(self._game.example_kinds) for number in range(EXAMPLES)]
        self.actions: tuple[Action, ...] = (*actions(self._game, self._options, self._seats), *examples)
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._known: dict[tuple[Action, ...], tuple[Any, dict[int, Action]]] = {}
        self._nothing = np.zeros(len(self.actions), np.int8)
        size, self._encode = self._view_encoder()
        seen = Box(-np.inf, np.inf, (size,), np.float32)
        mask = Box(0, 1, (len(self.actions),), np.int8)
        self._observed = {agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents}
        self._acted = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}
        self._rng = random.Random()
        self._dice = FastDice(self._rng)

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what ``observe`` returns."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the numbers of all actions."""
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. ``seed`` decides about all dice from now on; house rules belong to the table, not here."""
        if seed is not None:
            self._rng.seed(seed)
        self._state = self._game.start(self._options, self._seats, self._setup, self._dice).state
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._made = 0
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the agent's view as numbers, and which actions it may take now."""
        mask = self._mask if agent == self.agent_selection else self._nothing
        view = self._game.view(self._state, self._seat_of[agent])
        return {"observation": self._encode(view), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Carry out the action of that number.

        Raises:
            ValueError: it is not legal now; nothing has happened.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        taken = self._texts.get(int(action)) if action is not None else None
        if taken is None:
            raise ValueError(f"{action} is no legal action of {agent} now; the mask has: {', '.join(self._legal)}")
        self._cumulative_rewards[agent] = 0.0
        self._state = self._game.apply(self._state, self._seat, taken, self._dice).state
        self._made += 1
        self._ask()

    @property
    def legal(self) -> Sequence[Action]:
        """The actions that are legal now, as text; none after the end."""
        return self._legal

    def view(self, agent: str) -> Any:
        """Return what the agent sees, as the game's computers get it."""
        return self._game.view(self._state, self._seat_of[agent])

    def number(self, action: Action) -> int:
        """Return the number of an action that is legal now.

        Raises:
            KeyError: it has none: it is not legal, or it is a later example than those that are counted.
        """
        return {text: number for number, text in self._texts.items()}[action]

    def action(self, number: int) -> Action:
        """Return the action that this number stands for now.

        Raises:
            KeyError: it is not legal now.
        """
        return self._texts[number]

    def render(self) -> str | None:
        """Return what the room sees, as text, if the ``render_mode`` is ``ansi``."""
        if self.render_mode is None:
            return None
        # Not needed by learners, and not quick to load.
        import renderers
        from bot.i18n import localizer

        board = renderers.load(self._game.name)
        return str(
            board.text(self._game.view(self._state, None), self.possible_agents, localizer(game=self._game.name))
        )

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _ask(self) -> None:
        """Go on to the next decision, or to the end."""
        game, forced, dice = self._game, self._forced, self._dice
        while actors := game.actors(self._state):
            self._seat = seat = min(actors)
            self._legal = legal = game.legal(self._state, seat)
            if forced or len(legal) > 1:
                self._mask, self._texts = self._known.get(tuple(legal)) or self._encoded(legal)
                self.agent_selection = self.possible_agents[seat]
                if self._made >= LONGEST:
                    self.truncations = dict.fromkeys(self.agents, True)
                return
            self._state = game.apply(self._state, seat, legal[0], dice).state
        ranking = game.ranking(self._state)
        assert ranking is not None, "a game without anybody to act is over"
        self._legal, self._mask, self._texts = (), self._nothing, {}
        for seat in ranking[0]:
            self.rewards[self.possible_agents[seat]] = 1 / len(ranking[0])
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _encoded(self, legal: Sequence[Action]) -> tuple[Any, dict[int, Action]]:
        """Return the mask of these actions, and each of them by its number."""
        numbers = self._numbers
        try:
            texts = dict(zip(map(numbers.__getitem__, legal), legal, strict=True))
        except KeyError:
            counted: Counter[str] = Counter()
            texts = {}
            for action in legal:
                kind, name = action.partition(" ")[0], action
                if kind in self._game.example_kinds:
                    name = f"{kind} #{counted[kind]}"
                    counted[kind] += 1
                if name in numbers:
                    texts[numbers[name]] = action
        mask = self._nothing.copy()
        mask[list(texts)] = 1
        if len(self._known) < KNOWN:
            self._known[tuple(legal)] = mask, texts
        return mask, texts

    def _view_encoder(self) -> Any:
        """Return the encoding; a field has one value for each seat if it has at the smallest table and the largest."""
        views = []
        for seats in (self._game.player_counts[0], self._game.player_counts[-1]):
            state = self._game.start(self._options, seats, self._setup, FastDice(random.Random(0))).state
            views.append((seats, asdict(self._game.view(state, 0))))
        by_seat = [
            name
            for name in views[0][1]
            if all(isinstance(view[name], tuple) and len(view[name]) == seats for seats, view in views)
        ]
        return view_encoder(type(self._game.view(state, 0)), self._seats, by_seat)


def _options(game: str, rule_options: Mapping[str, Any]) -> Any:
    """Return the game's options with these house rules.

    Raises:
        ValueError: there is no such rule, or it has no such value.
    """
    kind = games.load(game).options
    choices = option_choices(kind)
    for name, value in rule_options.items():
        if name not in choices:
            raise ValueError(f"{game} has no house rule {name!r}; it has: {', '.join(choices)}")
        if value not in choices[name]:
            raise ValueError(f"{name!r} cannot be {value!r}; it is one of: {', '.join(map(str, choices[name]))}")
    return kind(**rule_options)
