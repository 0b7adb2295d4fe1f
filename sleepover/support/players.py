"""Players on the command line: the game's computers, and the user's own programs."""

from __future__ import annotations

import random
import shlex
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.engines.process import EngineLimits, EngineNotFound, EngineProcess, EngineStats, resolve_command
from games.ai import levels
from games.ai.engine_protocol import WRONG, DecisionRequest, EngineFault, illegal_action_fault
from games.core import Action, IllegalAction, Seat
from games.simulation import Guests, SimulatedGame
from sleepover.support import fuzzy_match
from sleepover.support.terminal import UsageError, cut

PREFIX = "program:"
"""Prefix that marks a command without a slash in it."""

_TRIES = 3
"""After so many faults, and not one answer, a program is not asked any more: each of its games is lost."""


class SimulationPlayer(NamedTuple):
    """One of the players, as they were named: a computer of the game, or a program."""

    name: str
    command: tuple[str, ...] = ()
    """Command that starts it; empty for a computer, whose level is its name."""


class PlayedGame(NamedTuple):
    """One played game, with statistics of each player that is a program, by its place in the list."""

    played: SimulatedGame
    asked: dict[int, EngineStats]


class ProgramPlayer:
    """A program, as a player of one game after the other."""

    def __init__(self, program: EngineProcess) -> None:
        self.program = program
        self._number = 0
        self._failed = 0
        self._answered = False
        self._sits: tuple[str, Any, int, Seat]

    def begin(self, game: str, options: Any, seats: int, seat: Seat) -> None:
        """Seat the program in another game."""
        self._sits = (game, options, seats, seat)
        self._number += 1

    def choose(self, view: Any, legal: Sequence[Action], rng: random.Random) -> Action:
        """Return the program's action.

        Raises:
            EngineFault: it has not decided.
        """
        if self._failed >= _TRIES and not self._answered:
            fault = EngineFault("given up", "has never answered, and is not asked any more")
            self.program.asked.add_fault(fault)
            raise fault
        try:
            action = self.program.request(self._number, DecisionRequest(*self._sits, view, legal, rng.getrandbits(53)))
        except EngineFault as fault:
            self._failed += 1
            self._answered |= fault.kind in WRONG
            raise
        self._answered = True
        return action

    def refused(self, action: Action, error: IllegalAction) -> None:
        """Record as a fault that the rules did not accept the program's action."""
        self.program.asked.add_fault(illegal_action_fault(action, error))

    def report(self) -> EngineStats:
        """Return the program's statistics since the last report."""
        asked, self.program.asked = self.program.asked, EngineStats()
        return asked


def named(text: str, game: str) -> SimulationPlayer:
    """Return the player of that name: a level of the game's computers, or a program.

    A program has a slash in its name or ``program:`` before it.

    Raises:
        UsageError: there is no such level, or no such program.
    """
    text = text.strip()
    if text.startswith(PREFIX) or "/" in text:
        return SimulationPlayer(text, command_of(text.removeprefix(PREFIX)))
    known = levels.known_players(game)
    if text not in known:
        near = fuzzy_match.meant(text, known)
        raise UsageError(
            f"{game} has no computer {cut(text)!r}; {near}there are: {levels.format_known(game)}; a program of yours "
            f"is a path such as ./mybot, or {PREFIX}COMMAND"
        )
    return SimulationPlayer(text)


def command_of(text: str) -> tuple[str, ...]:
    """Return the words of a command, the program with its whole path.

    Raises:
        UsageError: there is no such program.
    """
    try:
        return tuple(resolve_command(shlex.split(text)))
    except EngineNotFound as error:
        raise UsageError(str(error)) from None
    except ValueError as error:
        raise UsageError(f"{cut(text)}: {error}") from None


def limits(seconds: float, memory: int) -> EngineLimits:
    """Return the limits for programs.

    Raises:
        UsageError: no program can decide within them.
    """
    if not seconds > 0:
        raise UsageError(f"--seconds {seconds:g}: a program needs some time for a decision")
    if memory < 1:
        raise UsageError(f"--memory {memory}: a program needs some memory")
    return EngineLimits(seconds, memory)


_visitors: dict[tuple[int, SimulationPlayer, EngineLimits], ProgramPlayer] = {}
"""The programs of this process, by their place in the list of players: each goes on from game to game."""


def guests(players: Sequence[SimulationPlayer], may: EngineLimits, seats: Mapping[int, Seat]) -> Guests:
    """Return the players that are programs, by their seats in a game: ``seats[k]`` is the k-th player's."""
    there: dict[Seat, ProgramPlayer] = {}
    for k, seat in seats.items():
        if players[k].command:
            key = (k, players[k], may)
            if key not in _visitors:
                _visitors[key] = ProgramPlayer(EngineProcess(players[k].command, may))
            there[seat] = _visitors[key]
    return there


def reports(players: Sequence[SimulationPlayer], may: EngineLimits) -> dict[int, EngineStats]:
    """Return the statistics of each program since the last reports."""
    keys = ((k, player, may) for k, player in enumerate(players))
    return {key[0]: _visitors[key].report() for key in keys if key in _visitors}


def end_all() -> None:
    """End all programs of this process."""
    while _visitors:
        _visitors.popitem()[1].program.kill()


def engine_stats_text(player: SimulationPlayer, asked: EngineStats) -> str:
    """Return a program's statistics in a sentence or two."""
    faults = sum(asked.faults.values())
    text = f"{player.name}: {asked.answers:,} decisions"
    if asked.timed:
        text += f", {1000 * asked.spent / asked.timed:.3g} ms each, {1000 * asked.slowest:.3g} ms at most"
    if not faults:
        return f"{text}; no faults."
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(asked.faults.items()))
    if faults == 1:
        return f"{text}; 1 fault ({kinds}), a game lost: it {asked.said}."
    return f"{text}; {faults:,} faults ({kinds}), each a game lost. The first: it {asked.said}."


def as_json(asked: EngineStats) -> dict[str, Any]:
    """Return a program's statistics as JSON values; times in seconds, null if none was taken."""
    return {
        "decisions": asked.answers,
        "seconds": asked.spent / asked.timed if asked.timed else None,
        "slowest": asked.slowest if asked.timed else None,
        "faults": asked.faults,
        "first_fault": asked.said or None,
    }
