"""Fuzz targets: each accepts any input or refuses it in the promised way, in time and without a traceback.

``python -m tests.fuzz TARGET`` feeds them with atheris, which looks for inputs that reach new lines;
hypothesis feeds them in the tests.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import games
from bot.core import config
from bot.core.config import ConfigError
from games.core import IllegalAction, SetupData, option_choices
from games.core.dice import FastDice
from games.core.record import RecordError, ReplayError, digest, parse, parse_options, parse_setup, replay, to_json
from games.pillow_fight.rules.rooms import READY, check_room, read_drawing, room_faults

_USUAL = Path(__file__).parents[2] / "config.example.toml"

LONGEST_PLAY = 400
"""So many actions of a record that is right are played; more are as fast each."""


def record(content: bytes) -> None:
    """Check a file that may be a record.

    It is refused in one sentence, or it plays, and reads the same after being written.
    """
    try:
        found = parse(content)
    except RecordError as error:
        sentence(str(error))
        return
    written = to_json(found)
    assert to_json(parse(written)) == written
    assert (digest(found) is None) == (found.seed is None)
    with suppress(ReplayError):
        for frame in replay(found):
            if frame.number > LONGEST_PLAY:
                break


def room(text: str) -> None:
    """Check the drawing of a room: it is valid or has named faults, and the rules agree."""
    for size in READY:
        for drawn in (text, read_drawing(text)):
            faults = room_faults(drawn, size)
            refused = refusal(lambda drawn=drawn, size=size: check_room(drawn, size))
            assert (refused and refused.reason) == (faults[0].reason if faults else None)
            drawing(size, drawn)


def drawing(size: str, drawn: str) -> None:
    """Check the drawing of a room as an action."""
    game = games.load("pillow_fight")
    state = game.start(game.options(size=size), 3, SetupData(), FastDice(random.Random(0))).state
    refused = refusal(lambda: game.apply(state, 0, f"room {drawn}", FastDice(random.Random(0))))
    assert (refused is None) == (not room_faults(drawn, size))


def action(name: str, seed: int, depth: int, text: str) -> None:
    """Check an action in a position of a game.

    It is played, or refused with nothing rolled and nothing changed.
    """
    game, state = games.load(name), positions(name)[seed % len(positions(name))]
    for seat in range(len(game.to_dict(state)["out"]) + 2):  # type: ignore[arg-type]
        dice = _Counted(depth)
        before = game.to_dict(state)
        step = None
        with suppress(IllegalAction):
            step = game.apply(state, seat, text, dice)
        assert game.to_dict(state) == before
        if step is None:
            assert not dice.rolled
        else:
            assert text == "resign" or game.notation.fullmatch(text)
            game.to_dict(step.state)
            game.view(step.state, seat)


def options(name: str, raw: object) -> None:
    """Anything in the place of a record's options, and then of its set-up."""
    game = games.load(name)
    try:
        found = parse_options(game, raw)
    except RecordError as error:
        sentence(str(error))
        found = game.options()
    for how in option_choices(game.options).get("first", (None,)):
        chosen = found if how is None else type(found)(**{**_fields(found), "first": how})
        try:
            made = parse_setup(chosen, 3, raw)
        except RecordError as error:
            sentence(str(error))
        else:
            game.start(chosen, 3, made, FastDice(random.Random(0)))


def settings(content: bytes) -> None:
    """Check a file that may be the bot's settings."""
    try:
        config._decoded(Path("config.toml"), content)
    except ConfigError as error:
        sentence(str(error))


def variables(environment: Mapping[str, str]) -> None:
    """Check environment variables, over a file with the usual settings."""
    try:
        config.load_config(_USUAL, {config.TOKEN_VARIABLE: "a.b.c", **environment})
    except ConfigError as error:
        sentence(str(error))


def refusal(asking: Callable[[], object]) -> IllegalAction | None:
    """Return the rules' refusal of the call, or None if they allow it."""
    try:
        asking()
    except IllegalAction as refused:
        return refused
    return None


def sentence(text: str) -> None:
    """Check that an error message is one line without a traceback."""
    assert text
    assert "\n" not in text
    assert "Traceback" not in text


@cache
def positions(name: str) -> list[Any]:
    """Positions of some random games, with the fewest and the most seats, from the start to the end."""
    game = games.load(name)
    found = []
    for seed in range(4):
        rng = random.Random(seed)
        dice = FastDice(rng)
        state = game.start(game.options(), game.player_counts[0 if seed % 2 else -1], SetupData(), dice).state
        found.append(state)
        while (actors := sorted(game.actors(state))) and len(found) < 400 * (seed + 1):
            seat = rng.choice(actors)
            state = game.apply(state, seat, rng.choice([*game.legal(state, seat)] or ["resign"]), dice).state
            found.append(state)
    return found


class _Counted:
    """Dice that count how often they were asked."""

    def __init__(self, seed: int) -> None:
        self._dice = FastDice(random.Random(seed))
        self.rolled = 0

    def roll(self, sides: int) -> int:
        self.rolled += 1
        return self._dice.roll(sides)


def _fields(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def _options_from(content: bytes) -> None:
    try:
        raw = json.loads(content)
    except (ValueError, RecursionError):
        return
    for name in games.names():
        options(name, raw)


def _action_from(content: bytes) -> None:
    if len(content) > 2:
        name = games.names()[content[0] % len(games.names())]
        action(name, content[1] * 7, content[2], content[3:].decode("utf-8", "replace"))


FROM_BYTES: dict[str, Callable[[bytes], None]] = {
    "record": record,
    "room": lambda content: room(content.decode("utf-8", "replace")),
    "action": _action_from,
    "options": _options_from,
    "settings": settings,
}
"""The targets by name, each fed with bytes alone."""
