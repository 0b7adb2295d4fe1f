"""Games for tests of achievements: played from a position laid out by hand, as one of the players sees them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import games
from games.achievements.context import Achievement, FinishedGame, PlayerHistory, PlayerPerspective
from games.achievements.shared import achievements_of
from games.core import Seat, SetupData
from games.core.dice import ScriptedDice
from games.core.record import Frame, Record
from games.core.table import Table
from tests.games import magic_numbers_helpers, pillow_fight_helpers

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jo")


def called(key: str, game: str | None = None) -> Achievement:
    """Return the achievement with that key."""
    return next(feat for feat in achievements_of(game) if feat.key == key)


def from_here(game: str, state: Any, *actions: str, faces: Sequence[int] = ()) -> Table:
    """Return a table whose log begins with ``state``.

    ``1 ready`` is by seat 1, ``roll`` by the player whose turn it is.
    """
    rules, dice = games.load(game), ScriptedDice(faces)
    frames = [Frame(0, None, None, (), state, ())]
    for action in actions:
        if action[0].isdigit():
            seat, action = int(action[0]), action[2:]
        else:
            (seat,) = rules.actors(frames[-1].state)
        rolled = len(dice.log)
        step = rules.apply(frames[-1].state, seat, action, dice)
        frames.append(Frame(len(frames), seat, action, tuple(dice.log[rolled:]), step.state, step.events))
    assert len(dice.log) == len(faces), "faces are left over"
    return looked_back(game, state.options, rules.view(state, None).seats, frames)


def looked_back(game: str, options: Any, seats: int, frames: list[Frame]) -> Table:
    """Return a table with those frames, without playing them."""
    actions = tuple((frame.seat, frame.action) for frame in frames[1:] if frame.seat is not None and frame.action)
    table = Table.__new__(Table)
    table.game = games.load(game)
    table.record = Record(
        game=game, rules=1, options=options, seats=NAMES[:seats], setup=SetupData(), actions=actions, faces=()
    )
    table.frames = frames
    return table


def tale(
    table: Table, *, levels: dict[Seat, str] | None = None, again: Iterable[Seat] = (), week: int = 0
) -> FinishedGame:
    """Told by people, except where there are ``levels``."""
    return FinishedGame(table, [(levels or {}).get(s) for s in range(len(table.record.seats))], again=again, week=week)


def earners(
    table: Table, key: str, game: str | None = None, *, past: PlayerHistory | None = None, **told: Any
) -> list[Seat]:
    """Return the seats that earned the achievement, each with that history."""
    story = tale(table, **told)
    return [seat for seat in range(len(story.levels)) if called(key, game).earned(PlayerPerspective(story, seat, past))]


def won_by_ann(seats: int = 2) -> Table:
    """Return a short game of Magic Numbers that seat 0 wins; seat 1 comes second, the others last."""
    table = magic_numbers_helpers.sit(
        magic_numbers_helpers.deal(*[(5, 1)] * seats), [5] + [5] + [2] * (seats - 2) + [5], target=20
    )
    return magic_numbers_helpers.act(table, *["roll", "keep"] * (seats + 1))


def fight_of_three(*actions: str, faces: Sequence[int]) -> Table:
    """Return a Pillow Fight: seat 0 holds a pillow next to seat 1, seat 2 is far away."""
    return from_here(
        "pillow_fight", pillow_fight_helpers.fight(("A1", "B1", "F6"), holding=(0,)).state, *actions, faces=faces
    )
