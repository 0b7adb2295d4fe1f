"""Find the best move: positions of finished games in which one choice was clearly better than all others.

A position is judged from what the player in it could see, by the figures that the strongest computer plays by. It is a
puzzle if its best choice wins more often than any other by ``GAP`` and more, beyond what sampling may have wrong, and
if somebody chose otherwise. What became of the game does not matter. That the answers really win more often was
measured by playing such positions to their ends: ``python -m research puzzles``.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import games
from games.ai.levels import decision_rng
from games.analysis import win_probability
from games.analysis.chance_outcomes import chance_outcomes
from games.core import RESIGN, Action, Game, Seat
from games.core import record as records
from games.core.record import Record, replay
from games.core.table import Table

__all__ = [
    "CHOICES",
    "FILE",
    "GAP",
    "Puzzle",
    "action_values",
    "bundled_puzzles",
    "find_puzzles",
    "from_json",
    "to_json",
]

GAP = 0.08
"""The answer's chance to win is greater than that of any other choice by more than this."""
NOISE = 3.0
"""Beyond so many standard errors."""
CHOICES = 5
"""Most choices that are offered."""
EARLY = 0.15
"""The part of a game's actions in which there are no puzzles: beginnings are alike."""
HOPELESS = 0.03
"""Chance to win of every other choice up to which there is nothing to think about."""
FILE = "data/puzzles.jsonl"
"""File of the puzzles in a game's folder, one a line."""
SAMPLES = 400
"""Number of positions that are looked at for one throw."""

_Worth = Mapping[Action, tuple[float, float]]
"""The chance to win after each action, and its standard error."""


class Puzzle(Struct, frozen=True):
    """A position, and which choice is best.

    ``record`` goes to the position and has no names: its seats are ``A``, ``B``, …, its dice the faces they showed.
    ``seat`` is to decide. ``choices`` are offered, in the order of the rules, with the chance to win after each in
    ``worth``. ``answer`` is the best of all that there were, better than any other by ``gap``; ``played`` is what was
    done in the game.
    """

    record: Record
    seat: Seat
    choices: tuple[Action, ...]
    worth: tuple[float, ...]
    answer: Action
    played: Action
    gap: float

    def state(self) -> Any:
        """Return the game state of the position."""
        *_, last = replay(self.record)
        return last.state


_PLAIN = ("seat", "choices", "worth", "answer", "played", "gap")


def to_json(puzzle: Puzzle) -> str:
    """Return the puzzle as JSON, with its record in the record format."""
    record = json.loads(records.to_json(puzzle.record))
    return json.dumps({**{name: getattr(puzzle, name) for name in _PLAIN}, "record": record}, separators=(",", ":"))


def from_json(text: str | bytes) -> Puzzle:
    """Return the puzzle that ``to_json`` wrote.

    Raises:
        RecordError: its record does not fit the present rules.
        ValueError: the text is not a puzzle.
    """
    raw = msgspec.json.decode(text, type=dict[str, Any])
    record = records.from_json(raw.pop("record", None))
    return msgspec.convert({**raw, "record": record}, Puzzle)


def bundled_puzzles(game: str) -> Sequence[str]:
    """Return the puzzles bundled with the game, as JSON; they come from games among computers.

    ``python -m research puzzles --write`` makes them.

    Raises:
        UnknownGame: there is no such game.
    """
    games.load(game)
    path = files(games.package(game)) / FILE
    return path.read_text(encoding="utf-8").splitlines() if path.is_file() else ()


def action_values(game: Game[Any, Any, Any], state: Any, seat: Seat, seats: int, *, seed: str = "0") -> _Worth:
    """Return for each listed action of ``seat`` the chance to win after it, and its standard error.

    The chances count what the seat can see, and are looked at one step further, as in a review, if the game
    can do that. Empty if they cannot be known. ``seats`` is the number of seats.
    """
    return _further(game, state, seat, _weighed(game, state, seat, seats, seed))


def _weighed(game: Game[Any, Any, Any], state: Any, seat: Seat, seats: int, seed: str) -> _Worth:
    """Return the same without looking further."""
    judgement = win_probability.load(game.name)
    legal = game.legal(state, seat)
    if judgement is None or legal[0].split(" ")[0] in game.example_kinds:
        return {}
    if judgement.weigh is not None:
        known = judgement.weigh(game.view(state, seat), legal)
        if known.keys() >= set(legal):
            return {action: (known[action], 0.0) for action in legal}
    if judgement.laid_open is not None:
        # In a game with secrets, a position's value would reveal them.
        return {}
    found: dict[Action, tuple[float, float]] = {}
    for action in legal:
        rng = decision_rng(seed, action)
        ways = chance_outcomes(game, state, seat, action, most=SAMPLES, rng=rng, any_order=judgement.any_order)
        value, error = sum(weight * judgement.chances_in(game, one, seats)[seat] for weight, one in ways.counted), 0.0
        if ways.drawn:
            means, errors = win_probability.mean([judgement.chances_in(game, one, seats) for one in ways.drawn])
            value, error = value + ways.rest * means[seat], ways.rest * errors[seat]
        found[action] = value, error
    return found


def _further(game: Game[Any, Any, Any], state: Any, seat: Seat, worth: _Worth) -> _Worth:
    """Return these values, looked at one step further if the game can do that."""
    judgement = win_probability.load(game.name)
    if judgement is None or judgement.further is None or not worth:
        return worth
    looked = judgement.further(game.view(state, seat), sorted(worth, key=lambda action: -worth[action][0]))
    # The order is that of the legal actions, so that it does not give the answer away.
    return {action: (looked[action], 0.0) for action in worth}


def find_puzzles(record: Record, *, seed: str = "0") -> Iterator[Puzzle]:
    """Yield the puzzles of a finished game, in game order; the same ``seed`` gives the same puzzles.

    Raises:
        ReplayError: the record has an action that cannot be played.
    """
    table = Table(record)
    faces = [face for _, face in table.frames[0].dice]
    for before, frame in zip(table.frames, table.frames[1:], strict=False):
        seat, played = frame.seat, frame.action
        assert seat is not None
        assert played is not None
        if frame.number > EARLY * table.number and played != RESIGN and len(table.game.legal(before.state, seat)) > 1:
            worth = _weighed(table.game, before.state, seat, len(record.seats), f"{seed}:{frame.number}")
            found = _clear(worth, played)
            if found is not None:
                # A deeper search takes long, and few positions are clear at all.
                worth = _further(table.game, before.state, seat, worth)
                found = _clear(worth, played)
            if found is not None:
                answer, gap = found
                choices = _offered(worth, answer, played, f"{seed}:{frame.number}:offered")
                yield Puzzle(
                    record=_nameless(record, frame.number - 1, tuple(faces)),
                    seat=seat,
                    choices=choices,
                    worth=tuple(worth[action][0] for action in choices),
                    answer=answer,
                    played=played,
                    gap=gap,
                )
        faces += [face for _, face in frame.dice]


def _clear(worth: _Worth, played: Action) -> tuple[Action, float] | None:
    """Return the best choice and its lead; None if it is not clearly best or was the one played."""
    if len(worth) < 2 or played not in worth:
        return None
    answer = max(worth, key=lambda action: worth[action][0])
    value, error = worth[answer]
    leads = [
        (value - other, value - other - GAP - NOISE * math.hypot(error, noise))
        for action, (other, noise) in worth.items()
        if action != answer
    ]
    if answer == played or min(sure for _, sure in leads) <= 0 or value - min(lead for lead, _ in leads) <= HOPELESS:
        return None
    return answer, min(lead for lead, _ in leads)


def _offered(worth: _Worth, answer: Action, played: Action, seed: str) -> tuple[Action, ...]:
    """Return the choices to offer: the answer, the action played, and others at random."""
    others = [action for action in worth if action not in (answer, played)]
    chosen = {answer, played, *decision_rng(seed).sample(others, min(CHOICES - 2, len(others)))}
    return tuple(action for action in worth if action in chosen)


def _nameless(record: Record, number: int, faces: tuple[int, ...]) -> Record:
    """Return the record up to action ``number``, without names and without the seed, which reveals later dice."""
    return replace(
        record,
        seats=tuple(chr(ord("A") + seat) for seat in range(len(record.seats))),
        actions=record.actions[:number],
        seed=None,
        salt="",
        commitment=None,
        faces=faces,
    )
