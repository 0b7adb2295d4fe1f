"""Variants of a game: the same is done in it, and one die shows something else.

Where nothing differs but what the game declares to be hidden (``Game.hidden``), whoever may not know that must get the
same of both. What is hidden is the rules' own word for it, and not what a view happens to leave out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from games.core import Game, Hidden, IllegalAction, Seat
from games.core.dice import FastDice, Roll
from games.core.hidden import known_part, value
from games.core.record import Frame
from sleepover.workshop.samples.cases import Case

__all__ = ["DiceVariant", "Pair", "dice_variants"]


class Pair(NamedTuple):
    """A step of a game, and the same one of its variant. ``differs`` are the hidden parts that are something else in
    it, and ``alike`` those to whom, by the rules, the two have been the same up to now: seats, or None for the room."""

    one: Frame
    other: Frame
    differs: tuple[Hidden, ...]
    alike: frozenset[Seat | None]


class DiceVariant(NamedTuple):
    """A variant from the step in which another die is thrown. ``before`` are the steps until then, ``pairs`` its steps
    for as long as anybody may find the two the same, ``parted`` the hidden fields that differed in the step after
    these, and not they alone."""

    before: Sequence[Frame]
    pairs: Sequence[Pair]
    parted: frozenset[str]


class _Turned:
    """Dice that show what others did, as long as the same ones are asked for; then any."""

    def __init__(self, rolls: Sequence[Roll], rng: random.Random) -> None:
        self.log: list[Roll] = []
        self._rolls = list(rolls)
        self._any = FastDice(rng)

    def roll(self, sides: int) -> int:
        known = self._rolls.pop(0) if self._rolls else None
        face = known[1] if known is not None and known[0] == sides else self._any.roll(sides)
        self.log.append((sides, face))
        return face


def dice_variants(case: Case, frames: Sequence[Frame], rng: random.Random) -> Iterator[DiceVariant]:
    """Variants of a game, one die turned in each, in any order: every die once, then to other faces."""
    thrown = [(frame.number, place) for frame in frames for place, (sides, _) in enumerate(frame.dice) if sides > 1]
    for turn in (1, 2, 3):
        rng.shuffle(thrown)
        for number, place in thrown:
            sides = frames[number].dice[place][0]
            if turn < sides:
                yield _dice_variant(case, frames, number, place, turn, rng)


def _dice_variant(
    case: Case, frames: Sequence[Frame], number: int, place: int, turn: int, rng: random.Random
) -> DiceVariant:
    pairs: list[Pair] = []
    alike: frozenset[Seat | None] = frozenset((None, *range(case.seats)))
    for one, other in _played(case, frames, number, place, turn, rng):
        parts = tuple(case.game.hidden(one.state))
        differs = tuple(part for part in parts if _differ(part, one.state, other.state))
        alike = _alike(case.game, one, other, alike)
        if not alike:
            return DiceVariant(frames[:number], pairs, frozenset(part.field for part in differs))
        pairs.append(Pair(one, other, differs, alike))
    return DiceVariant(frames[:number], pairs, frozenset())


def _differ(part: Hidden, one: Any, other: Any) -> bool:
    try:
        return bool(value(one, part) != value(other, part))
    except (AttributeError, LookupError, TypeError):
        # The variant has gone another way, and has no such value any more.
        return True


def _alike(
    game: Game[Any, Any, Any], one: Frame, other: Frame, before: frozenset[Seat | None]
) -> frozenset[Seat | None]:
    """Return those of ``before`` to whom the two are still the same: the room first, for nobody knows less than it
    does.
    """
    if game.hidden(one.state) != game.hidden(other.state):
        return frozenset()
    if known_part(game, one.state, None) != known_part(game, other.state, None):
        return frozenset()
    if one.state == other.state:
        return before
    return frozenset(
        viewer
        for viewer in before
        if viewer is None or known_part(game, one.state, viewer) == known_part(game, other.state, viewer)
    )


def _played(
    case: Case, frames: Sequence[Frame], number: int, place: int, turn: int, rng: random.Random
) -> Iterator[tuple[Frame, Frame]]:
    """Yield the steps of the game and of its variant side by side, for as long as the variant can be played."""
    game, state = case.game, frames[number - 1].state if number else None
    for frame in frames[number:]:
        rolls = list(frame.dice)
        if frame.number == number:
            sides, face = rolls[place]
            rolls[place] = sides, (face + turn - 1) % sides + 1
        dice = _Turned(rolls, rng)
        try:
            if frame.seat is None or frame.action is None:
                step = game.start(case.options, case.seats, case.setup, dice)
            else:
                step = game.apply(state, frame.seat, frame.action, dice)
        except IllegalAction:
            return
        state = step.state
        yield frame, Frame(frame.number, frame.seat, frame.action, tuple(dice.log), state, step.events)
