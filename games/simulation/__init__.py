"""One game among computers, played to its end. What is random in it follows from a seed and the game's number."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

import games
from games.ai import levels as ai_levels
from games.ai.engine_protocol import EngineFault
from games.core import RESIGN, Action, First, IllegalAction, Ranking, Seat, SetupData, first_player_rule
from games.core.dice import Dice, FastDice
from games.core.record import Record

LONGEST = 10_000
"""A game that takes more decisions is broken off: computers that hide from one another might play for ever."""


Watch = Callable[[Any, frozenset[Seat], Seat, bool], None]
"""Looks on before each action: the state, who is awaited, who of them acts, and whether there is a choice."""


class ExternalPlayer(Protocol):
    """A player outside this project: it may fail, and then resigns."""

    def begin(self, game: str, options: Any, seats: int, seat: Seat) -> None:
        """Seat the program in another game."""
        ...

    def choose(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Action:
        """Choose an action, as computers do.

        Raises:
            EngineFault: it has not decided.
        """
        ...

    def refused(self, action: Action, error: IllegalAction) -> None:
        """Record as a fault that the rules did not accept the program's action."""
        ...


Guests = Mapping[Seat, ExternalPlayer]
"""External players, by seat, in place of the project's computers."""
NOBODY: Guests = {}
"""No guests."""


class SimulatedDecision(Struct, frozen=True):
    """A choice among several actions: the decision's number in its game, by whom, and what they had to go by."""

    number: int
    seat: Seat
    view: Any
    legal: Sequence[Action]
    action: Action


class SimulatedGame(Struct, frozen=True):
    """Result of a simulated game.

    ``ranking`` is None if it was broken off. ``first`` is the seat that went first, None where there is no such
    seat. ``decisions`` counts the actions. ``turns`` counts how often the awaited seat changed, plus one, so that
    a turn is one seat's decisions in a row; where several seats decide at once, ``turns`` counts the rounds.
    """

    ranking: Ranking | None
    first: Seat | None
    turns: int
    decisions: int

    def won(self, seat: Seat) -> float:
        """Return the seat's share of the win: 1, or 1/n if n seats share it."""
        if self.ranking is None or seat not in self.ranking[0]:
            return 0.0
        return 1 / len(self.ranking[0])


class GameTranscript:
    """Transcript of a game: its dice's faces and its actions, both in order."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.actions: list[tuple[Seat, Action]] = []


class _NotedDice(FastDice):
    """Dice that write down each face; the faces are those of :class:`FastDice`."""

    __slots__ = ("_faces",)

    def __init__(self, rng: random.Random, faces: list[int]) -> None:
        super().__init__(rng)
        self._faces = faces

    def roll(self, sides: int) -> int:
        face = super().roll(sides)
        self._faces.append(face)
        return face


def play(
    game: str,
    options: Any,
    levels: Sequence[str],
    seed: int | str,
    number: int,
    watch: Watch | None = None,
    guests: Guests = NOBODY,
    dice: Dice | None = None,
) -> SimulatedGame:
    """Return game ``number`` of the seed, with a computer of ``levels[s]`` or a player of ``guests`` in each seat
    ``s``.

    ``watch`` gets each frame; ``dice`` are rolled instead of those of the seed.

    Raises:
        UnknownGame, UnknownLevel: as for ``games.ai.levels.load``.
    """
    return _to_the_end(decisions(game, options, levels, seed, number, watch, guests=guests, dice=dice))


def record(
    game: str, options: Any, levels: Sequence[str], seed: int | str, number: int, guests: Guests = NOBODY
) -> tuple[SimulatedGame, Record]:
    """Play the game of :func:`play` and return it with its record, which replays to the same end.

    Its dice are recorded as faces: no promise is made that a seed will always give the same dice. The
    seats are called by their level and number.
    """
    notes = GameTranscript()
    played = _to_the_end(decisions(game, options, levels, seed, number, notes=notes, guests=guests))
    return played, Record(
        game=game,
        rules=games.load(game).rules,
        options=options,
        seats=tuple(f"{level} {seat}" for seat, level in enumerate(levels)),
        setup=_setup(options),
        actions=tuple(notes.actions),
        faces=tuple(notes.faces),
    )


def _to_the_end(playing: Generator[SimulatedDecision, None, SimulatedGame]) -> SimulatedGame:
    while True:
        try:
            next(playing)
        except StopIteration as end:
            result: SimulatedGame = end.value
            return result


def _setup(options: Any) -> SetupData:
    # Callers rotate the seats, so any seat may be the host.
    return SetupData(host=0 if first_player_rule(options) == "host" else None)


def decisions(
    game: str,
    options: Any,
    levels: Sequence[str],
    seed: int | str,
    number: int,
    watch: Watch | None = None,
    notes: GameTranscript | None = None,
    guests: Guests = NOBODY,
    dice: Dice | None = None,
) -> Generator[SimulatedDecision, None, SimulatedGame]:
    """Yield each real choice in the game of :func:`play`; the generator's value is the :class:`SimulatedGame`.

    The data for its record is added to ``notes``. A guest that fails resigns.
    """
    rules = games.load(game)
    players = [guests.get(seat) or ai_levels.load(game, level) for seat, level in enumerate(levels)]
    for seat, guest in guests.items():
        guest.begin(game, options, len(levels), seat)
    chance = ai_levels.decision_rng(seed, number, "dice")
    order = ai_levels.decision_rng(seed, number, "order")
    dice = dice or (FastDice(chance) if notes is None else _NotedDice(chance, notes.faces))
    step = rules.start(options, len(levels), _setup(options), dice)
    first = next((event.seat for event in step.events if isinstance(event, First)), None)
    state = step.state
    turns = made = 0
    at_once, before = False, None
    while (actors := rules.actors(state)) and made < LONGEST:
        if len(actors) == 1:
            (seat,) = actors
        else:
            at_once = True
            seat = order.choice(sorted(actors))
        turns += seat != before
        before = seat
        legal = rules.legal(state, seat)
        if watch is not None:
            watch(state, actors, seat, len(legal) > 1)
        if len(legal) == 1:
            action = legal[0]
        else:
            view = rules.view(state, seat)
            try:
                action = players[seat].choose(view, legal, ai_levels.decision_rng(seed, number, made))
            except EngineFault:
                action = RESIGN
            yield SimulatedDecision(made, seat, view, legal, action)
        try:
            state = rules.apply(state, seat, action, dice).state
        except IllegalAction as error:
            if seat not in guests:
                raise
            guests[seat].refused(action, error)
            action = RESIGN
            state = rules.apply(state, seat, action, dice).state
        if notes is not None:
            notes.actions.append((seat, action))
        made += 1
    if first is None:
        first = rules.first_player(state)
    return SimulatedGame(rules.ranking(state), first, rules.rounds_begun(state) if at_once else turns, made)
