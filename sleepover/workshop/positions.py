"""Positions for tests and the debugger: a table set up from a record, or from a line of JSON that says less."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import replace

import games
from games.core import Game, first_player_rule
from games.core.dice import SeededDice
from games.core.record import SEED_BYTES, Record, RecordError, decode, from_json, parse_options
from games.core.table import Table
from sleepover.workshop.samples.names import PLAIN

__all__ = ["position"]


def position(line: str | bytes | Mapping[str, object]) -> Table:
    """Return a table from a record in JSON, of which all but ``game`` may be left out.

    ``seats`` may be a number instead of names, and ``state`` gives fields of the state at the start other values. With
    ``state`` the set-up takes none of the ``faces``.

    Raises:
        RecordError: something in it is unknown or of the wrong kind.
        ReplayError: an action cannot be played.

    Examples:
        >>> position({"game": "tie_die", "seats": 3, "state": {"score": [0, 7, 0]}}).state.score
        (0, 7, 0)
    """
    record, fields = parse_position(line)
    return Table(record, start_of(record, fields))


def parse_position(line: str | bytes | Mapping[str, object]) -> tuple[Record, dict[str, Any]]:
    """Return a line's record, and the fields of the state at its start that it gives; errors as for ``position``."""
    raw = dict(line) if isinstance(line, Mapping) else decode(line)
    if not isinstance(raw, dict):
        raise RecordError('the line is not a JSON object; the shortest is {"game": "tie_die"}')
    if "game" not in raw:
        raise RecordError("the field 'game' is missing")
    try:
        game = games.load(str(raw["game"]))
    except games.UnknownGame as error:
        raise RecordError(str(error)) from None
    fields = raw.pop("state", {})
    if not isinstance(fields, dict):
        raise RecordError("'state' must be a JSON object of fields of the state")
    return from_json(_filled(game, raw)), fields


def start_of(record: Record, fields: Mapping[str, object]) -> Any:
    """Return the state to begin from if fields of it are given, otherwise None.

    Raises:
        RecordError: there is no such field, or it has no such value.
    """
    if not fields:
        return None
    game = games.load(record.game)
    dice = SeededDice(bytes(SEED_BYTES), "")
    return state_with(game.start(record.options, len(record.seats), record.setup, dice).state, fields)


def _filled(game: Game[Any, Any, Any], raw: dict[str, Any]) -> dict[str, Any]:
    """Return the record with what it leaves out."""
    usual: dict[str, Any] = {"rules": game.rules, "seats": game.player_counts.start, "actions": []}
    if "faces" not in raw:
        usual |= {"seed": bytes(SEED_BYTES).hex(), "salt": ""}
    raw = usual | raw
    if type(raw["seats"]) is int and raw["seats"] in game.player_counts:
        raw["seats"] = [*PLAIN, *(f"Player {seat}" for seat in range(len(PLAIN), raw["seats"]))][: raw["seats"]]
    elif type(raw["seats"]) is int:
        allowed = f"{game.player_counts.start} to {game.player_counts.stop - 1}"
        raise RecordError(f"'seats' is {raw['seats']}, but {game.name} is for {allowed} players")
    if "setup" not in raw and first_player_rule(parse_options(game, raw.get("options", {}))) == "host":
        raw["setup"] = {"host": 0}
    return raw


def state_with(state: Any, fields: Mapping[str, object]) -> Any:
    """Return the state with other values, as JSON has them, in some of its fields.

    Raises:
        RecordError: there is no such field, or it has no such value.
    """
    kinds = get_type_hints(type(state))
    values: dict[str, Any] = {}
    for name, value in fields.items():
        if name not in type(state).__struct_fields__:
            raise RecordError(
                f"the state has no field {name!r}; its fields are: {', '.join(type(state).__struct_fields__)}"
            )
        try:
            values[name] = msgspec.convert(value, kinds[name])
        except msgspec.ValidationError as error:
            raise RecordError(f"the field {name!r} of the state: {error}") from None
        if msgspec.json.encode(values[name]) != msgspec.json.encode(value):
            raise RecordError(f"the field {name!r} of the state cannot be given: its JSON does not say all of it")
    return replace(state, **values)


def changed_fields(before: Any, after: Any) -> dict[str, Any]:
    """Return the fields, as JSON values, by which ``state_with`` makes the one state of the other.

    Fields whose JSON does not say all of them, such as events, are left out.
    """
    found: dict[str, Any] = {}
    kinds = get_type_hints(type(after))
    for name in type(after).__struct_fields__:
        value = getattr(after, name)
        if value != getattr(before, name):
            plain = msgspec.json.decode(msgspec.json.encode(value))
            if msgspec.convert(plain, kinds[name]) == value:
                found[name] = plain
    return found
