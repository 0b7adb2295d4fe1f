"""Process of the debugger that runs the game: ``python -m sleepover.workshop.debugger_worker``.

It keeps nothing between two requests: each brings a line of JSON, as ``sleepover.workshop.positions`` reads it.
"""

from __future__ import annotations

import hashlib
import json
import pprint
import traceback
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.core import worker_loop
from bot.i18n import localizer
from bot.table.display_names import escape_names
from games.core import RESIGN, IllegalAction, Seat
from games.core.dice import DiceError, LoggedDice, ScriptedDice, SeededDice
from games.core.record import Record, RecordError, ReplayError, from_json, to_json
from games.core.table import Proposal, Table
from sleepover.support.english import sentences
from sleepover.workshop import gallery
from sleepover.workshop.positions import changed_fields, parse_position, start_of
from sleepover.workshop.samples.cases import Case
from sleepover.workshop.samples.names import seated
from sleepover.workshop.samples.positions import SamplePosition

Json = dict[str, Any]

MOST_SIDES = 256
"""Most sides of a die of a game."""


class ChosenDice(ScriptedDice):
    """Dice that show chosen faces first, and then what other dice show."""

    __slots__ = ("_then",)

    def __init__(self, faces: Iterable[int], then: LoggedDice, used: int = 0) -> None:
        super().__init__(faces, used)
        self._then = then

    def roll(self, sides: int) -> int:
        """Return the next chosen face, or the other dice's.

        Raises:
            DiceError: the die does not have the chosen face.
        """
        if self._position < len(self._faces):
            return super().roll(sides)
        self.log.append((sides, self._then.roll(sides)))
        return self.log[-1][1]

    def fork(self) -> ChosenDice:
        """Dice that go on from here by themselves, with an empty log."""
        return ChosenDice(self._faces, self._then.fork(), self._position)


def describe(asked: Json) -> Json:
    """Return what everybody sees of a position, after an action if one is asked for.

    ``line`` is the game; ``at`` is the number of its actions that are played, left out: all. ``seat`` and ``action``
    are played there instead of what followed, with the ``faces`` or, once these are used, with the dice of ``seed``; if
    neither is given, with the game's own dice. An error is told beside the position before it.
    """
    try:
        record, fields = parse_position(asked.get("line", ""))
    except RecordError as wrong:
        return {"error": str(wrong)}
    try:
        start = start_of(record, fields)
        table = Table(replace(record, actions=()), start)
    except Exception as trouble:
        return {"error": _reason(record, trouble)}
    error, failed = _replay(table, record)
    at = table.number if asked.get("at") is None else max(0, min(int(asked["at"]), table.number))
    if asked.get("action") is not None:
        then = int(asked["seat"]), str(asked["action"]).strip()
        before = Table(replace(record, actions=record.actions[:at]), start)
        error, failed = "", None
        try:
            record = _played(before, then, str(asked.get("faces", "")), str(asked.get("seed", "")))
        except Exception as trouble:
            error, failed = _reason(record, trouble), then
        else:
            at, table = at + 1, Table(record, start)
    elif at < table.number:
        failed = None
    return {"error": error, **_position(table, record, fields, at, failed)}


def _replay(table: Table, record: Record) -> tuple[str, tuple[Seat, str] | None]:
    """Play the record's actions, and return what is wrong with the first that cannot be played."""
    for seat, action in record.actions:
        try:
            table.play(seat, action)
        except Exception as trouble:
            reason = _reason(record, trouble)
            return f"Action {table.number + 1}, {action!r} by seat {seat}: {reason}", (seat, action)
    return "", None


def _played(table: Table, then: tuple[Seat, str], faces: str, seed: str) -> Record:
    """Return the record with that action, whose dice are chosen if there are faces or a seed."""
    record = table.record
    from_json(json.loads(to_json(replace(record, actions=(*record.actions, then)))))
    if record.seed is not None and not faces.strip() and not seed:
        table.play(*then)
        return table.record
    rolled = [face for frame in table.frames for _, face in frame.dice]
    chosen = _faces(faces)
    if not chosen and not seed and record.faces is not None:
        chosen = record.faces[len(rolled) :]
    dice = ChosenDice(chosen, SeededDice(hashlib.sha256(seed.encode()).digest(), str(len(rolled))))
    proposal = table.propose(*then, after=Proposal(table.frames[-1], dice))
    shown = [face for _, face in proposal.frame.dice]
    return replace(
        record,
        seed=None,
        salt="",
        commitment=None,
        faces=(*rolled, *shown, *chosen[len(shown) :]),
        actions=(*record.actions, then),
    )


def _faces(text: str) -> tuple[int, ...]:
    try:
        faces = tuple(int(face) for face in text.replace(",", " ").split())
    except ValueError:
        raise DiceError(f"the faces {text!r} are not whole numbers such as 6 2") from None
    if not all(1 <= face <= MOST_SIDES for face in faces):
        raise DiceError(f"the faces {text!r} are not all from 1 to {MOST_SIDES}")
    return faces


def _reason(record: Record, error: Exception) -> str:
    """Return why it cannot be played: a sentence, or the traceback of a mistake in the game."""
    if isinstance(error, ReplayError):
        return str(error)
    if isinstance(error, IllegalAction):
        return gallery.try_to(lambda: sentences(record).refusal(error)) or str(error)
    if isinstance(error, (DiceError, RecordError, ReplayError)):
        return str(error)
    return "".join(traceback.format_exception(error, limit=-6))


def _position(table: Table, record: Record, fields: Json, at: int, failed: tuple[Seat, str] | None) -> Json:
    """Return the columns: the room, each seat, and all with its secrets."""
    game, frame = table.game, table.frames[at]
    seats = len(record.seats)
    over = gallery.try_to(lambda: game.ranking(frame.state))
    case = Case(game, seats, record.options, record.setup)
    moment = SamplePosition("over" if over is not None else "", case, frame)
    speak = localizer(game=game.name)
    names = seated(record.seats, seats, speak)
    chat = escape_names(names)
    done = replace(record, actions=record.actions[:at])
    return {
        "title": speak("title") if "title" in speak else game.name,
        "line": json.dumps(line(record, fields), ensure_ascii=False),
        "at": at,
        "count": table.number,
        "names": names,
        "room": gallery.try_to(lambda: gallery.displays(moment, record.seats, all_seats=True)),
        "room_view": _json(lambda: moment.view(None)),
        "seats": [_seat(moment, table, seat, chat) for seat in range(seats)],
        "state": _json(lambda: frame.state),
        "facts": _json(lambda: game.to_dict(frame.state)),
        "start": gallery.try_to(lambda: _as_start(table, at)),
        "steps": [
            {"seat": one.seat, "action": one.action, "dice": [f"d{sides}: {face}" for sides, face in one.dice]}
            for one in table.frames
        ],
        "queued": list((record.faces or ())[sum(len(one.dice) for one in table.frames[: at + 1]) :]),
        "test": gallery.try_to(lambda: failing_test(done, fields, failed, game.to_dict(frame.state))),
    }


def _seat(moment: SamplePosition, table: Table, seat: Seat, chat: Sequence[str]) -> Json:
    """Return a seat's column, beside its picture: what it alone was told, its view and its legal actions."""
    frame, speak = moment.frame, localizer(game=table.game.name)
    own = [event for event in frame.events if event.audience == seat]
    return {
        "told": gallery.try_to(lambda: [gallery.event_text(event, frame.number, chat, speak) for event in own]),
        "view": _json(lambda: moment.view(seat)),
        "legal": gallery.try_to(lambda: _legal(table, frame.state, seat)),
        "acts": gallery.try_to(lambda: seat in table.game.actors(frame.state)),
    }


def _legal(table: Table, state: Any, seat: Seat) -> list[str]:
    found = list(table.game.legal(state, seat)) if seat in table.game.actors(state) else []
    left: Any = table.game.to_dict(state)["out"]
    if table.game.ranking(state) is None and seat not in (*left, *table.game.eliminated(state)):
        found.append(RESIGN)
    return found


def _json(make: Any) -> Any:
    """Return the value as indented JSON, or the error."""
    return gallery.try_to(lambda: msgspec.json.format(msgspec.json.encode(make(), enc_hook=repr)).decode())


def _as_start(table: Table, at: int) -> str:
    """Return the line of JSON whose game begins with this position."""
    record, state = table.record, table.frames[at].state
    dice = SeededDice(bytes(32), "")
    usual = table.game.start(record.options, len(record.seats), record.setup, dice).state
    begun = replace(record, actions=(), seed=None, salt="", commitment=None, faces=())
    return json.dumps(line(begun, changed_fields(usual, state)), ensure_ascii=False)


def line(record: Record, fields: Json) -> Json:
    """Return the JSON object that ``position`` makes this game of, without what it would fill in."""
    raw = json.loads(to_json(record))
    raw.pop("commitment", None)
    told = [name for name in sorted(raw) if name in ("faces", "salt") or (name != "game" and raw[name] not in ({}, []))]
    raw = {name: raw[name] for name in ("game", *told)}
    return raw | ({"state": fields} if fields else {})


TEST = '''"""A position of {title}, from the debugger."""

from sleepover.workshop.positions import position


def test_{game}_after_action_{number}() -> None:
    table = position({setup})
{play}{end}'''


def failing_test(record: Record, fields: Json, failed: tuple[Seat, str] | None, facts: Json) -> str:
    """Return a test that sets up the game, plays its actions, and compares the facts, or plays what failed."""
    play = ""
    if record.actions:
        play = f"    for seat, action in {_python(list(record.actions))}:\n        table.play(seat, action)\n"
    if failed is None:
        end = f"    assert table.game.to_dict(table.state) == {_python(facts)}  # Change what should be otherwise.\n"
    else:
        end = f"    # This action failed: change here what should be.\n    table.play({failed[0]}, {failed[1]!r})\n"
    setup = {name: value for name, value in line(record, fields).items() if name != "actions"}
    return TEST.format(
        title=record.game.replace("_", " "),
        game=record.game,
        number=len(record.actions),
        setup=_python(setup),
        play=play,
        end=end,
    )


def _python(value: Any) -> str:
    """Return the value as Python, over several lines if it is long."""
    return pprint.pformat(value, width=100, sort_dicts=False, compact=True).replace("\n", "\n        ")


if __name__ == "__main__":
    worker_loop.serve(describe)
