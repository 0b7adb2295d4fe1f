"""Games of Tie-Die to draw."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.i18n import localizer
from games.core import RESIGN, SetupData
from games.core.dice import FastDice
from games.core.record import Frame
from games.tie_die.rules import GAME
from games.tie_die.rules.state import Options, State
from renderers.text_protocol import Words

WORDS: Words = localizer("en", "tie_die")


def states(seats: int, seed: int = 0, leaving: float = 0.0, **options: object) -> Iterator[State]:
    """Yield every state of one random game with many fights; each action is a player's leaving that often."""
    return (frame.state for frame in frames(seats, seed, leaving, **options))


def frames(seats: int, seed: int = 0, leaving: float = 0.0, **options: object) -> Iterator[Frame]:
    """Yield the frames of such a game."""
    rng = random.Random(f"{seats} {seed}")
    dice = FastDice(rng)
    state = GAME.start(Options(**options), seats, SetupData(), dice).state  # type: ignore[arg-type]
    yield Frame(0, None, None, (), state, ())
    number = 0
    while GAME.actors(state):
        seat = rng.choice(sorted(GAME.actors(state)))
        legal = GAME.legal(state, seat)
        fights = [action for action in legal if action.startswith(("challenge", "accept", "upgrade"))]
        action = rng.choice(fights if fights and rng.random() < 0.4 else legal)
        if rng.random() < leaving:
            seat, action = rng.choice([other for other in range(seats) if other not in state.resigned]), RESIGN
        step = GAME.apply(state, seat, action, dice)
        state, number = step.state, number + 1
        yield Frame(number, seat, action, (), state, step.events)


def stages(seats: int, leaving: float = 0.0) -> list[State]:
    """One state of each kind there is in some games: by phase, fights told of, and how many have left."""
    found: dict[object, State] = {}
    for seed in range(25):
        for state in states(seats, seed, leaving):
            names = tuple(sorted({event.name for event in state.last} - {"threw", "rolled", "added"}))
            found.setdefault((state.phase, len(state.resigned), names if not leaving else len(names) > 0), state)
    return list(found.values())
