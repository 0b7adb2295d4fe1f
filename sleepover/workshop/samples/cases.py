"""Test cases for all games: tables, dice that must not roll, and random play."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import games
from games.core import FIRST, RESIGN, Action, Game, Seat, SetupData, first_player_rule, option_choices
from games.core.dice import Dice
from games.core.record import Record
from games.core.table import Table

BOUND = 20_000
"""More actions than any random game needs."""


class Case(NamedTuple):
    """A table to try: so many seats under these house rules."""

    game: Game[Any, Any, Any]
    seats: int
    options: Any
    setup: SetupData

    def __str__(self) -> str:
        told = [f"{name}={getattr(self.options, name)}" for name in option_choices(self.game.options)]
        if self.setup.birthday_order is not None:
            told.append(f"birthdays={self.setup.birthday_order}".replace(" ", ""))
        return f"{self.game.name}-{self.seats}-{'-'.join(told)}"


class NoDice:
    """Dice that must not be asked."""

    def roll(self, sides: int) -> int:
        """Raise an error: there is no die.

        Raises:
            AssertionError: always.
        """
        raise AssertionError(f"a d{sides} was rolled")


def cases() -> list[Case]:
    """Return the cases of every game: every number of seats, every value of every option, and each kind of set-up."""
    return [case for name in games.names() for case in _cases(games.load(name))]


def _cases(game: Game[Any, Any, Any]) -> Iterator[Case]:
    for seats in game.player_counts:
        yield _case(game, seats, {})
    least, most = game.player_counts.start, game.player_counts.stop - 1
    for index, (name, values) in enumerate(option_choices(game.options).items()):
        for value in values:
            yield _case(game, least + (index + 1) % len(game.player_counts), {name: value})
    if "birthday" in option_choices(game.options).get(FIRST, ()):
        for order in ((), ((most - 1,),), ((0, most - 1), (1,))):
            yield Case(game, most, game.options(), SetupData(birthday_order=order))


def _case(game: Game[Any, Any, Any], seats: int, chosen: dict[str, Any]) -> Case:
    options = game.options(**chosen)
    host = seats - 1 if first_player_rule(options) == "host" else None
    return Case(game, seats, options, SetupData(host=host))


def record_of(case: Case, label: str = "") -> Record:
    """Return a record of that table before its first action; its dice follow from the case and the label."""
    seed = hashlib.sha256(f"{case}{label}".encode()).digest()
    names = tuple(f"Player {seat}" for seat in range(case.seats))
    return Record(
        game=case.game.name,
        rules=case.game.rules,
        options=case.options,
        seats=names,
        setup=case.setup,
        seed=seed,
        salt="1-2",
    )


def random_table(case: Case, label: str = "", *, resignations: float = 0.0, bound: int = BOUND) -> Table:
    """Return the table after random legal play to its end, or for at most ``bound`` actions.

    Each decision is a resignation instead with the probability ``resignations``.
    """
    table = Table(record_of(case, label))
    rng = random.Random(f"{case}{label}")
    while table.actors and table.number < bound:
        seat, action = random_decision(table, rng, resignations)
        table.commit(table.propose(seat, action))
    return table


def random_decision(table: Table, rng: random.Random, resignations: float = 0.0) -> tuple[Seat, Action]:
    """Return a random decision that a seat may make now."""
    if rng.random() < resignations:
        return rng.choice(playing(table.game, table.state, len(table.record.seats))), RESIGN
    seat = rng.choice(sorted(table.actors))
    return seat, rng.choice(table.legal(seat))


def playing(game: Game[Any, Any, Any], state: Any, seats: int) -> list[Seat]:
    """Return the seats that have not left and were not eliminated."""
    left: Any = game.to_dict(state)["out"]
    return [seat for seat in range(seats) if seat not in left and seat not in game.eliminated(state)]


def play_on(case: Case, state: Any, dice: Dice, rng: random.Random, bound: int = BOUND) -> Any:
    """Return the state after random legal play from ``state`` to the end."""
    for _ in range(bound):
        actors = case.game.actors(state)
        if not actors:
            return state
        seat = rng.choice(sorted(actors))
        state = case.game.apply(state, seat, rng.choice(case.game.legal(state, seat)), dice).state
    raise AssertionError(f"{case} did not end within {bound} actions")
