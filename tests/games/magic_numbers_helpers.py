"""Magic Numbers for tests: tables laid out by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from hypothesis import strategies as st

import games
from games.core import Seat, SetupData
from games.core.dice import FastDice
from games.core.record import Record
from games.core.table import Table
from games.magic_numbers.ai.players import LEVELS
from games.magic_numbers.rules import Options, State

GAME = games.load("magic_numbers")


@dataclass(frozen=True)
class Deal:
    """The secret numbers of a table and the faces that deal them: Good, the rolls that repeat it, then Evil."""

    good: tuple[int, ...]
    evil: tuple[int, ...]
    repeats: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.good)

    @property
    def faces(self) -> list[int]:
        cards = zip(self.good, self.evil, self.repeats, strict=True)
        return [face for good, evil, repeats in cards for face in (good, *[good] * repeats, evil)]


def deal(*cards: tuple[int, int]) -> Deal:
    """Return these (Good, Evil) numbers as a deal without re-rolls."""
    return Deal(tuple(good for good, _ in cards), tuple(evil for _, evil in cards), (0,) * len(cards))


def sit(cards: Deal, faces: list[int], setup: SetupData | None = None, **options: Any) -> Table:
    """Return a table whose dice show the deal and then these faces.

    Unless told otherwise, seat 0 has the closest birthday.
    """
    chosen = Options(**options)
    if setup is None:
        setup = SetupData(birthday_order=((0,),)) if chosen.first == "birthday" else SetupData()
    names = tuple(["Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jo"][: cards.seats])
    dice = (*cards.faces, *faces)
    record = Record(game="magic_numbers", rules=1, options=chosen, seats=names, setup=setup, faces=dice)
    return Table(record)


def act(table: Table, *actions: str) -> Table:
    """Apply each action for the player whose turn it is; ``2 resign`` is by seat 2."""
    for action in actions:
        seat: Seat
        if action[0].isdigit():
            seat, action = int(action[0]), action[2:]
        else:
            (seat,) = table.actors
        table.commit(table.propose(seat, action))
    return table


@st.composite
def deals(draw: st.DrawFn, seats: int | None = None) -> Deal:
    count = seats if seats is not None else draw(st.integers(2, 10))
    good = draw(st.lists(st.integers(1, 6), min_size=count, max_size=count))
    evil = [draw(st.sampled_from([face for face in range(1, 7) if face != number])) for number in good]
    repeats = draw(st.lists(st.integers(0, 2), min_size=count, max_size=count))
    return Deal(tuple(good), tuple(evil), tuple(repeats))


targets = st.sampled_from([30, 20, 50])
turns = st.lists(st.tuples(st.integers(1, 6), st.integers(0, 9)), max_size=60)
"""For each turn the face and, counted round the table from the roller, who takes it (0: it is kept)."""


@cache
def _moments(seats: int, number: int, target: Literal[20, 30, 50] = 30) -> tuple[State, ...]:
    """Return all moments in one game among hard computers at which there is a choice for a number."""
    rng, found = random.Random(f"{seats} {number}"), []
    state: State = GAME.start(Options(target=target), seats, SetupData(), FastDice(rng)).state
    while state.turn is not None:
        legal, action = GAME.legal(state, state.turn), "roll"
        if len(legal) > 1:
            found.append(state)
            action = LEVELS["hard"].choose(GAME.view(state, state.turn), legal, rng)
        state = GAME.apply(state, state.turn, action, FastDice(rng)).state
    return tuple(found)


def choosing(seats: int, games_: int, target: Literal[20, 30, 50] = 30) -> Iterator[State]:
    """Yield the moments of that many games.

    Many tests look at the same ones, and each is played once.
    """
    for number in range(games_):
        yield from _moments(seats, number, target)
