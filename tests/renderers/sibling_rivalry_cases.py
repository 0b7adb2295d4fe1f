"""Games of Sibling Rivalry to draw."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bot.i18n import localizer
from games.core import RESIGN, SetupData
from games.core.dice import FastDice
from games.core.record import Frame
from games.sibling_rivalry.rules import GAME, Options, Pawn, State
from renderers.text_protocol import Words

WORDS: Words = localizer("en", "sibling_rivalry")
TRACKS: tuple[Any, ...] = ("standard", "short", "long")


def states(seats: int, seed: int = 0, leaving: float = 0.0, **options: Any) -> Iterator[State]:
    """Yield every state of one random game; each action is a player's leaving with probability ``leaving``."""
    return (frame.state for frame in frames(seats, seed, leaving, **options))


def frames(seats: int, seed: int = 0, leaving: float = 0.0, **options: Any) -> Iterator[Frame]:
    """Yield the frames of such a game."""
    rng = random.Random(f"{seats} {seed}")
    dice = FastDice(rng)
    state = GAME.start(Options(**options), seats, SetupData(), dice).state
    yield Frame(0, None, None, (), state, ())
    number = 0
    while state.turn is not None:
        seat, action = state.turn, rng.choice(GAME.legal(state, state.turn))
        if rng.random() < leaving:
            seat, action = rng.choice([other for other in range(seats) if other not in state.resigned]), RESIGN
        step = GAME.apply(state, seat, action, dice)
        state, number = step.state, number + 1
        yield Frame(number, seat, action, (), state, step.events)


def laid_out(score: tuple[int, ...], pawns: tuple[Pawn | None, ...], **other: Any) -> State:
    """Return a position laid out by hand: unless told otherwise, seat 0 has rolled and decides."""
    given: dict[str, Any] = {"options": Options(), "turn": 0, "phase": "decide", "ones": 1, "dice": 4}
    given |= {"open": (2, 3, 4, 5, 6), "faces": (1, 4, 4, 5, 6), "resigned": (), "ranking": None} | other
    return State(score=score, pawns=pawns, **given)


def crowded() -> State:
    """Eight players close together, every track taken, and all a player can be shown about a turn."""
    pawns = ((4, 3), (4, 3), (3, 1), (5, 2), (6, 5), (2, 6), None, None)
    return laid_out((10, 11, 12, 13, 9, 8, 7, 6), pawns, ones=3, dice=2, faces=(4, 4, 1))
