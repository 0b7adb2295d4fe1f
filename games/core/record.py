"""Game records: one JSON object that is the whole truth about a game.

A record names the game, its options, the seats, where the dice come from, and the list of (seat, action).
Playing it again gives the same states and events; anybody can replay and check it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

import games
from games.core import (
    RESIGN,
    Action,
    Event,
    Game,
    IllegalAction,
    Seat,
    SetupData,
    Transition,
    first_player_rule,
    option_choices,
)
from games.core.dice import DiceError, LoggedDice, Roll, ScriptedDice, SeatDice, SeededDice, Streams, commitment

FIELDS = ("game", "rules", "options", "seats", "seed", "salt", "commitment", "streams", "faces", "setup", "actions")
SEED_BYTES = 32
LONGEST_ACTION = 10_000
"""No action of any game is nearly as long, in characters; matching one of millions would take hundreds of megabytes."""


class RecordError(ValueError):
    """A record that is wrong in itself; the message is one sentence that names the place.

    Examples:
        >>> try:
        ...     parse("[]")
        ... except RecordError as error:
        ...     print(error)
        the record is not a JSON object
    """


class ReplayError(Exception):
    """An action of a record that cannot be played.

    ``number`` counts actions from 1 (0: the set-up), ``seat`` and ``action`` are None for the set-up; ``cause``
    is the refusal, or what is wrong with the scripted faces.
    """

    def __init__(self, number: int, seat: Seat | None, action: Action | None, cause: IllegalAction | DiceError) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.cause = cause
        place = "the set-up" if action is None else f"action {number}, {action!r} by seat {seat}"
        super().__init__(f"{place}: {cause}")


class Record(Struct, frozen=True, kw_only=True):
    """A checked record. Either ``seed`` (32 bytes) with ``salt``, or ``faces``, says what the dice show; with
    ``streams`` "seats" each seat has its own.

    Examples:
        >>> record.game, record.seats, record.actions
        ('tie_die', ('Ann', 'Ben'), ())
    """

    game: str
    rules: int
    options: Any
    seats: tuple[str, ...]
    setup: SetupData
    actions: tuple[tuple[Seat, Action], ...] = ()
    seed: bytes | None = None
    salt: str = ""
    commitment: str | None = None
    faces: tuple[int, ...] | None = None
    streams: Streams = ""

    def dice(self) -> LoggedDice:
        """Fresh dice for this record.

        Examples:
            >>> record.dice().roll(6)
            3
        """
        if self.faces is not None:
            return ScriptedDice(self.faces)
        assert self.seed is not None
        return SeatDice(self.seed, self.salt) if self.streams else SeededDice(self.seed, self.salt)


class Frame(Struct, frozen=True, gc=False):
    """One step of a replay: action ``number`` (0: the start, without seat and action), the dice it asked for, in order,
    the state after it, and what happened.

    Examples:
        >>> [frame.number for frame in replay(record)]
        [0]
    """

    number: int
    seat: Seat | None
    action: Action | None
    dice: tuple[Roll, ...]
    state: Any
    events: tuple[Event, ...]


def parse(text: str | bytes) -> Record:
    """Return the record written in ``text``.

    Raises:
        RecordError: it is not JSON, or something in it is unknown, missing, or of the wrong kind.

    Examples:
        >>> parse(to_json(record)) == parse(to_json(record).decode())
        True
    """
    return from_json(decode(text))


def decode(text: str | bytes) -> object:
    """Return the JSON value written in ``text``; errors as for ``parse``."""
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise RecordError(f"the record is not UTF-8 text (byte {error.start})") from None
    except json.JSONDecodeError as error:
        raise RecordError(f"the record is not JSON: {error.msg} (line {error.lineno}, column {error.colno})") from None
    except RecursionError:
        raise RecordError("the record is not a game record: it is nested too deeply") from None
    except RecordError:
        raise
    except ValueError:
        # The decoder refuses this, though it is JSON.
        raise RecordError("the record is not a game record: it has a number of thousands of digits") from None


def from_json(raw: object) -> Record:
    """Return the record in the decoded JSON value ``raw``; errors as for ``parse``."""
    if not isinstance(raw, dict):
        raise RecordError("the record is not a JSON object")
    for field in raw:
        if field not in FIELDS:
            raise RecordError(f"unknown field {field!r}; a record has: {', '.join(FIELDS)}")
    for field in ("game", "rules", "seats", "actions"):
        if field not in raw:
            raise RecordError(f"the field {field!r} is missing")
    game = _game(raw["game"], raw["rules"])
    seats = _seats(raw["seats"], game)
    options = parse_options(game, raw.get("options", {}))
    return Record(
        game=game.name,
        rules=game.rules,
        options=options,
        seats=seats,
        setup=parse_setup(options, len(seats), raw.get("setup", {})),
        actions=_actions(raw["actions"], game, len(seats)),
        **_chance(raw),
    )


def to_json(record: Record) -> bytes:
    """Return the record in its one canonical form.

    That is: all options, keys in alphabetical order at every level, no white space, UTF-8 with as few escapes
    as possible, hex digits in lower case. Two records with the same content have the same form, however they
    were written. A missing commitment is filled in.

    Examples:
        >>> to_json(record)[:13]
        b'{"actions":[]'
    """
    raw: dict[str, object] = {
        "game": record.game,
        "rules": record.rules,
        "options": msgspec.to_builtins(record.options),
        "seats": record.seats,
        "setup": msgspec.to_builtins(record.setup),
        "actions": record.actions,
    }
    if record.faces is not None:
        raw["faces"] = record.faces
    else:
        assert record.seed is not None
        raw |= {"seed": record.seed.hex(), "salt": record.salt, "commitment": commitment(record.seed)}
        if record.streams:
            raw["streams"] = record.streams
    return json.dumps(raw, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(record: Record) -> str | None:
    """Return the SHA-256 of the canonical form, in hex; None for a record with faces, as no played game has.

    Examples:
        >>> digest(record)[:8]
        'f3ce5ca6'
    """
    return None if record.seed is None else hashlib.sha256(to_json(record)).hexdigest()


def replay(record: Record, dice: LoggedDice | None = None, start: Any = None) -> Iterator[Frame]:
    """Replay the game: yield the start, then a frame for each action.

    ``dice`` are the record's own fresh dice, for a caller that goes on playing with them afterwards. ``start`` is a
    state to begin from instead of the set-up, which then rolls nothing.

    Raises:
        ReplayError: an action is refused, or scripted faces do not fit; the frames before it have been
            yielded.

    Examples:
        >>> next(replay(record)).number
        0
    """
    game = games.load(record.game)
    dice = dice or record.dice()
    step: Transition[Any]
    try:
        step = (
            game.start(record.options, len(record.seats), record.setup, dice)
            if start is None
            else Transition(start, ())
        )
    except DiceError as error:
        raise ReplayError(0, None, None, error) from None
    rolled = len(dice.log)
    yield Frame(0, None, None, tuple(dice.log), step.state, step.events)
    for number, (seat, action) in enumerate(record.actions, start=1):
        try:
            step = game.apply(step.state, seat, action, dice)
        except (IllegalAction, DiceError) as error:
            raise ReplayError(number, seat, action, error) from None
        yield Frame(number, seat, action, tuple(dice.log[rolled:]), step.state, step.events)
        rolled = len(dice.log)


def facts_json_line(game: Game[Any, Any, Any], frame: Frame) -> bytes:
    """Return the JSON line of a frame: ``n``, ``seat``, ``action``, ``dice``, ``facts``."""
    return msgspec.json.encode(
        {
            "n": frame.number,
            "seat": frame.seat,
            "action": frame.action,
            "dice": frame.dice,
            "facts": game.to_dict(frame.state),
        }
    )


def migrate_options(game: Game[Any, Any, Any], kept: Mapping[str, int | str | bool]) -> dict[str, int | str | bool]:
    """Return the options, stored with an earlier version of a game, that it still has with that value."""
    choices = option_choices(game.options)
    return {name: value for name, value in kept.items() if _is_among(value, choices.get(name, ()))}


def _is_among(value: object, choices: Iterable[int | str | bool]) -> bool:
    """Return whether ``value`` is one of ``choices``; in a record 1 is not True and 30 is not 30.0."""
    return any(type(value) is type(choice) and value == choice for choice in choices)


def parse_options(game: Game[Any, Any, Any], raw: object) -> Any:
    """Return the game's options from JSON values; missing ones have their defaults.

    Raises:
        RecordError: an option does not exist, or does not have that value.
    """
    if not isinstance(raw, dict):
        raise RecordError("'options' must be a JSON object")
    choices = option_choices(game.options)
    for name, value in raw.items():
        if name not in choices:
            raise RecordError(f"unknown option {name!r}; {game.name} has: {', '.join(choices)}")
        if not _is_among(value, choices[name]):
            allowed = ", ".join(json.dumps(choice) for choice in choices[name])
            raise RecordError(f"option {name!r} cannot be {_shown(value)}; it is one of: {allowed}")
    return game.options(**raw)


def parse_setup(options: Any, seats: int, raw: object) -> SetupData:
    """Return the set-up that these options need.

    Raises:
        RecordError: a part is not needed, is missing, or is not a seat.
    """
    if not isinstance(raw, dict):
        raise RecordError("'setup' must be a JSON object")
    how = first_player_rule(options)
    wanted = {"birthday": "birthday_order", "host": "host"}.get(how or "")
    for name in raw:
        if name != wanted:
            called = f"only {wanted!r} is" if wanted else "nothing is"
            raise RecordError(f"'setup' has {name!r}, but with these options {called} called for")
    if how == "host":
        if "host" not in raw:
            raise RecordError("'setup' must name the 'host', because the host goes first")
        return SetupData(host=_seat(raw["host"], seats, "'host' in 'setup'"))
    if "birthday_order" not in raw:
        return SetupData()
    groups = raw["birthday_order"]
    if not isinstance(groups, list) or not all(isinstance(group, list) and group for group in groups):
        raise RecordError("'birthday_order' in 'setup' must be a list of groups of seats, none of them empty")
    order = tuple(tuple(_seat(seat, seats, "'birthday_order' in 'setup'") for seat in group) for group in groups)
    told = [seat for group in order for seat in group]
    if len(told) != len(set(told)):
        raise RecordError("'birthday_order' in 'setup' names a seat twice")
    return SetupData(birthday_order=order)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    seen: dict[str, object] = {}
    for name, value in pairs:
        if name in seen:
            raise RecordError(f"the field {name!r} stands twice in one object")
        seen[name] = value
    return seen


def _no_constant(name: str) -> object:
    raise RecordError(f"the record is not JSON: {name} is not a JSON value")


def _shown(value: object) -> str:
    """Return the value as JSON for a message, cut off if it is long."""
    try:
        text = json.dumps(value)
    except RecursionError:
        return "that deeply nested value"
    return text if len(text) <= 80 else f"{text[:80]}…"


def _check_text(text: str, place: str) -> None:
    # JSON can write half of a surrogate pair, which is no character and cannot be written as UTF-8.
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise RecordError(f"{place} has half of a surrogate pair, which is not a character")


def _game(name: object, rules: object) -> Game[Any, Any, Any]:
    if not isinstance(name, str):
        raise RecordError("'game' must be a text")
    try:
        game = games.load(name)
    except games.UnknownGame as error:
        raise RecordError(str(error)) from None
    if type(rules) is not int or rules != game.rules:
        raise RecordError(f"'rules' is {_shown(rules)}, but the rules of {name} known here are version {game.rules}")
    return game


def _seats(raw: object, game: Game[Any, Any, Any]) -> tuple[str, ...]:
    if not isinstance(raw, list) or not all(isinstance(name, str) for name in raw):
        raise RecordError("'seats' must be a list of names")
    for seat, name in enumerate(raw):
        _check_text(name, f"the name of seat {seat}")
    if len(raw) not in game.player_counts:
        allowed = f"{game.player_counts.start} to {game.player_counts.stop - 1}"
        raise RecordError(f"'seats' has {len(raw)} names, but {game.name} is for {allowed} players")
    return tuple(raw)


def _seat(raw: object, seats: int, place: str) -> Seat:
    if type(raw) is not int or not 0 <= raw < seats:
        raise RecordError(f"{place}: {_shown(raw)} is not a seat; the seats are 0 to {seats - 1}")
    return raw


def _actions(raw: object, game: Game[Any, Any, Any], seats: int) -> tuple[tuple[Seat, Action], ...]:
    if not isinstance(raw, list):
        raise RecordError("'actions' must be a list of [seat, action]")
    actions: list[tuple[Seat, Action]] = []
    for number, entry in enumerate(raw, start=1):
        if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], str):
            raise RecordError(f"action {number} must be [seat, action], not {_shown(entry)}")
        seat = _seat(entry[0], seats, f"action {number}")
        if entry[1] != RESIGN and (len(entry[1]) > LONGEST_ACTION or not game.notation.fullmatch(entry[1])):
            raise RecordError(f"action {number}: {entry[1][:80]!r} by seat {seat} is not an action of {game.name}")
        actions.append((seat, entry[1]))
    return tuple(actions)


def _chance(raw: Mapping[str, object]) -> dict[str, Any]:
    if "faces" in raw:
        for field in ("seed", "salt", "commitment", "streams"):
            if field in raw:
                raise RecordError(
                    f"'faces' and {field!r} cannot stand in one record: the dice come from one or the other"
                )
        faces = raw["faces"]
        if not isinstance(faces, list) or not all(type(face) is int for face in faces):
            raise RecordError("'faces' must be a list of whole numbers")
        return {"faces": tuple(faces)}
    for field in ("seed", "salt"):
        if field not in raw:
            raise RecordError(f"the field {field!r} is missing: a record has 'seed' and 'salt', or 'faces'")
    seed, salt = raw["seed"], raw["salt"]
    if not isinstance(seed, str) or not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", seed):
        raise RecordError(f"'seed' must be {2 * SEED_BYTES} hex digits")
    if not isinstance(salt, str):
        raise RecordError("'salt' must be a text")
    _check_text(salt, "'salt'")
    shown = raw.get("commitment")
    if "commitment" in raw:
        if not isinstance(shown, str):
            raise RecordError("'commitment' must be a text")
        if shown.lower() != commitment(bytes.fromhex(seed)):
            raise RecordError("'commitment' is not the SHA-256 of 'seed': these are not the dice that were promised")
    streams = raw.get("streams", "")
    if "streams" in raw and streams != "seats":
        raise RecordError(f"'streams' is {_shown(streams)}; it is \"seats\", or is left out")
    return {"seed": bytes.fromhex(seed), "salt": salt, "commitment": shown, "streams": streams}
