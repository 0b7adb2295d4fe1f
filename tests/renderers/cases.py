"""Games to draw, and names that must not break a board."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from bot.i18n import localizer
from games.core import RESIGN, SetupData
from games.core.dice import Dice, FastDice, ScriptedDice
from games.core.record import Frame
from games.magic_numbers.rules import GAME, Options, State
from renderers.text_protocol import Words
from sleepover.workshop.samples.names import NASTY as NASTY
from sleepover.workshop.samples.names import PLAIN as PLAIN

WORDS: Words = localizer("en", "magic_numbers")


def started(seats: int, seed: int = 0, **options: object) -> tuple[State, Dice, random.Random]:
    """Return a new game, with its dice and a generator for choices."""
    rng = random.Random(f"{seats} {seed}")
    dice = FastDice(rng)
    return GAME.start(Options(first="random", **options), seats, SetupData(), dice).state, dice, rng  # type: ignore[arg-type]


def states(seats: int, seed: int = 0, leaving: float = 0.0, **options: object) -> Iterator[State]:
    """Yield every state of one random game; each action is a player's leaving with probability ``leaving``."""
    return (frame.state for frame in frames(seats, seed, leaving, **options))


def frames(seats: int, seed: int = 0, leaving: float = 0.0, **options: object) -> Iterator[Frame]:
    """Yield the frames of such a game."""
    state, dice, rng = started(seats, seed, **options)
    yield Frame(0, None, None, (), state, ())
    number = 0
    while state.turn is not None:
        seat, action = state.turn, rng.choice(GAME.legal(state, state.turn))
        if rng.random() < leaving:
            seat, action = rng.choice([other for other in range(seats) if other not in state.resigned]), RESIGN
        step = GAME.apply(state, seat, action, dice)
        state, number = step.state, number + 1
        yield Frame(number, seat, action, (), state, step.events)


def long_game(seats: int, turns: int) -> State:
    """Return a game that goes on after that many turns, without a hit on the target."""
    for seed in range(1000):
        for state in states(seats, seed, target=50):
            if len(state.history) == turns and state.phase == "choose":
                return state
    raise AssertionError("no such game among a thousand")


def dealt(
    cards: Sequence[tuple[int, int]], faces: Sequence[int], choose: Callable[[Sequence[str]], str]
) -> list[State]:
    """Return the states of a game with these cards (Good, Evil) and rolls, each roll used as ``choose`` says."""
    seats = len(cards)
    dice = ScriptedDice((*(number for card in cards for number in card), 1, *faces))
    state = GAME.start(Options(first="random"), seats, SetupData(), dice).state
    found = [state]
    for _ in faces:
        for pick in (lambda legal: legal[0], choose):
            if state.turn is None:
                return found
            state = GAME.apply(state, state.turn, pick(GAME.legal(state, state.turn)), dice).state
            found.append(state)
    return found
