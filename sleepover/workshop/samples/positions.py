"""Sample positions of random games: every phase, a player who is out or has left, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import games
from games.core import Game, Seat, first_player_rule
from games.core.last_action import view_to_draw
from games.core.record import Frame
from games.core.table import Table
from sleepover.workshop.samples.cases import Case, cases, random_table

PATIENCE = 2_000
"""Number of actions of a random game that are looked at."""


class SamplePosition(NamedTuple):
    """A step of a game: ``what`` is its phase, or what else is worth seeing about it."""

    what: str
    case: Case
    frame: Frame

    @property
    def seats(self) -> int:
        """Count of seats."""
        return self.case.seats

    def view(self, seat: Seat | None) -> Any:
        """Return the view of that seat, or of the room (None), with the last step's events."""
        return view_to_draw(self.case.game, self.frame, seat)


def seats_of(game: Game[Any, Any, Any]) -> list[int]:
    """Return the smallest and the largest number of seats."""
    return sorted({game.player_counts.start, game.player_counts.stop - 1})


def moments(name: str) -> Iterator[SamplePosition]:
    """Yield the sample positions of a game, with the fewest seats and then with the most; the same each time.

    Raises:
        UnknownGame: there is no such game.
    """
    game = games.load(name)
    own = [case for case in cases() if case.game.name == name]
    for seats in seats_of(game):
        usual = next(case for case in own if case.seats == seats)
        others = [case for case in own if case.options != usual.options and first_player_rule(case.options) != "host"]
        yield from _of_table([usual, *(case._replace(seats=seats, setup=usual.setup) for case in others)])


def _of_table(tried: list[Case]) -> Iterator[SamplePosition]:
    """Yield the start, each phase in the order of play, a step after a player was put out or has left, and the end.

    House rules other than the usual ones are tried for phases that the usual game does not have.
    """
    usual = tried[0]
    table = random_table(usual, "moments", bound=PATIENCE)
    seen = {"over"}
    phases = list(_phases(usual, table, seen))
    if all(moment.frame.number for moment in phases):
        yield SamplePosition("start", usual, table.frames[0])
    yield from phases
    for case in tried[1:]:
        yield from _phases(case, random_table(case, "moments", bound=PATIENCE), seen)
    out = [frame for frame in table.frames if usual.game.eliminated(frame.state) and usual.game.actors(frame.state)]
    yield from (SamplePosition("somebody is out", usual, frame) for frame in out[-1:])
    if usual.seats > 2:
        leaving = random_table(usual, "leaving", resignations=0.1, bound=PATIENCE)
        left = [frame for frame in leaving.frames if _left(usual, frame) and usual.game.actors(frame.state)]
        yield from (SamplePosition("somebody left", usual, frame) for frame in left[-1:])
    if table.ranking is not None:
        yield SamplePosition("over", usual, table.frames[-1])


def _phases(case: Case, table: Table, seen: set[str]) -> Iterator[SamplePosition]:
    """Yield a step from the middle of each phase that is not in ``seen``, and add the phase to ``seen``."""
    found: dict[str, list[Frame]] = {}
    for frame in table.frames:
        found.setdefault(str(case.game.to_dict(frame.state)["phase"]), []).append(frame)
    for phase, frames in found.items():
        if phase not in seen:
            seen.add(phase)
            yield SamplePosition(phase, case, frames[len(frames) // 2])


def _left(case: Case, frame: Frame) -> list[Seat]:
    out: Any = case.game.to_dict(frame.state)["out"]
    return list(out)
