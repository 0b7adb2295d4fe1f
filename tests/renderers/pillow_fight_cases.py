"""Games of Pillow Fight to draw: random ones that fight rather than wander."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.i18n import localizer
from games.core import RESIGN, SetupData
from games.core.dice import FastDice
from games.core.last_action import view_to_draw
from games.core.record import Frame
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.state import Options, State, View
from renderers.text_protocol import Words

WORDS: Words = localizer("en", "pillow_fight")
EVERYTHING = {"full_defence": True, "pillow_theft": True, "melee_block": True, "fragile": True}


def states(seats: int, seed: int = 0, leaving: float = 0.0, most: int = 400, **options: object) -> Iterator[State]:
    """Yield the states of one random game in which most decisions move it forward."""
    return (frame.state for frame in frames(seats, seed, leaving, most, **options))


def views(seats: int, seed: int = 0, leaving: float = 0.0, most: int = 400, **options: object) -> Iterator[View]:
    """Yield the public views of such a game."""
    return (view_to_draw(GAME, frame, None) for frame in frames(seats, seed, leaving, most, **options))


def frames(seats: int, seed: int = 0, leaving: float = 0.0, most: int = 400, **options: object) -> Iterator[Frame]:
    """Yield the frames of such a game."""
    rng = random.Random(f"{seats} {seed}")
    dice = FastDice(rng)
    state = GAME.start(Options(**options), seats, SetupData(), dice).state  # type: ignore[arg-type]
    yield Frame(0, None, None, (), state, ())
    for number in range(1, most + 1):
        if state.turn is None:
            return
        legal = GAME.legal(state, state.turn)
        eager = [action for action in legal if action.split()[0] in ("swing", "throw", "take")]
        seat, action = state.turn, rng.choice(eager if eager and rng.random() < 0.6 else legal)
        if rng.random() < leaving:
            seat, action = rng.choice([other for other in range(seats) if other not in state.resigned]), RESIGN
        step = GAME.apply(state, seat, action, dice)
        state = step.state
        yield Frame(number, seat, action, (), state, step.events)


def fullest() -> State:
    """Return a board as full as any: six players in the largest room, with all house rules."""
    course = list(states(6, 4, size="10x10", pillows=3, curfew="off", most=250, **EVERYTHING))
    return max(course, key=lambda state: (state.phase == "play", sum(state.holding) + sum(state.defending)))
