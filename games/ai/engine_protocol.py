"""Protocol between a game and a program that plays it: JSON lines, and the parsing of the program's answers.

This module has only the messages; ``bot.engines.process`` starts the program and delivers them.
``docs/write-a-computer.md`` describes the protocol from the program's side. A program is told what a computer
player is told, and no more: the view of its seat, its legal actions, and a seed for random choices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

import msgspec
from msgspec import Struct

import games
from games.core import Action, Event, IllegalAction, Seat
from games.core.last_action import ONLY_DRAWN

__all__ = [
    "LONGEST",
    "PROTOCOL",
    "UNASKED",
    "WRONG",
    "DecisionRequest",
    "EngineFault",
    "illegal_action_fault",
    "to_json_value",
]

PROTOCOL = 1
"""The version of what is said; it rises when something is said otherwise or no more, not when something is added."""

LONGEST = 65_536
"""The longest line that a program may answer with, in bytes."""

NOT_NOW = "answered with something that it cannot do now"
NO_ANSWER = "answered with something that is no answer"
UNASKED = "said something that nobody had asked for"
"""The text of some faults, without the program's output."""

WRONG = frozenset({"illegal", "garbled"})
"""The kinds of fault of a program that has answered in time, but not with an action that it can do."""

_QUOTED = 60
"""Most characters of an answer that a fault quotes."""


class EngineFault(Exception):
    """A program did not decide. ``kind`` is one word for counting, the message a clause whose subject is the program:
    «took longer than 1 s». ``quiet`` is the same without what the program has said, which may tell its secrets."""

    def __init__(self, kind: str, message: str, quiet: str = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.quiet = quiet or message


class DecisionRequest(Struct, frozen=True):
    """A decision: in which game, for which of so many seats, from what it sees and what it can do, and a number below
    2⁵³ for what is random in it."""

    game: str
    options: Any
    seats: int
    seat: Seat
    view: Any
    legal: Sequence[Action]
    seed: int

    def game_line(self) -> bytes:
        """Return the line sent when the game begins or continues in a newly started program.

        It comes before the decision and needs no answer.
        """
        told = {
            "type": "game",
            "protocol": PROTOCOL,
            "game": self.game,
            "rules": games.load(self.game).rules,
            "options": to_json_value(self.options),
            "seats": self.seats,
            "seat": self.seat,
        }
        return _line(told)

    def line(self, seconds: float) -> bytes:
        """Return the decision as a line, to be answered with one line within ``seconds``.

        ``legal`` comes last, and without spaces between its parts, so that programs without JSON find it too.
        """
        kinds = {_kind(action) for action in self.legal}
        told = {
            "type": "decide",
            "view": to_json_value(self.view),
            "seed": self.seed,
            "time": seconds,
            "examples": sorted(kinds & set(games.load(self.game).example_kinds)),
            "legal": list(self.legal),
        }
        return _line(told)

    def answer(self, line: bytes) -> Action:
        """Return the action in an answer: ``{"action": "give 2"}``, ``"give 2"``, or plainly ``give 2``.

        It is one of ``legal``, or of a kind for which ``legal`` has only examples; the rules may still refuse
        it (see :func:`illegal_action_fault`).

        Raises:
            EngineFault: it is neither.
        """
        action = _said(line)
        if action in self.legal:
            return action
        rules, kind = games.load(self.game), _kind(action)
        listed = {_kind(other) for other in self.legal}
        if kind in rules.example_kinds and kind in listed and rules.notation.fullmatch(action):
            return action
        can = ", ".join(self.legal[:6]) + (", …" if len(self.legal) > 6 else "")
        raise EngineFault(
            "illegal", f"answered {_quoted(action)}, which it cannot do now (it can: {_cut(can, 200)})", NOT_NOW
        )


def illegal_action_fault(action: Action, error: IllegalAction) -> EngineFault:
    """Return the fault of a program whose action is of a listed kind but was refused by the rules."""
    return EngineFault("illegal", f"answered {_quoted(action)}, which the rules refuse: {error}", NOT_NOW)


def to_json_value(value: Any) -> Any:
    """Convert a view, or a part of one, to JSON values.

    Structs become objects with the names of their fields, events get their name as ``event``, sets are sorted.
    ``moment`` and ``ONLY_DRAWN`` are left out: they are only for drawing.
    """
    if isinstance(value, Struct):
        told: dict[str, Any] = {"event": value.name} if isinstance(value, Event) else {}
        return told | {
            name: to_json_value(getattr(value, field))
            for name, field in zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
            if name not in ("moment", "event", *ONLY_DRAWN)
        }
    if isinstance(value, Mapping):
        return {str(key): to_json_value(part) for key, part in value.items()}
    if isinstance(value, AbstractSet):
        return [to_json_value(part) for part in sorted(value)]
    if isinstance(value, list | tuple):
        return [to_json_value(part) for part in value]
    return value


def _kind(action: Action) -> str:
    return action.partition(" ")[0]


def _line(request: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode(request) + b"\n"


def _said(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    if not text.startswith(("{", '"')):
        return text
    try:
        told = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        raise EngineFault("garbled", f"answered {_quoted(text)}, which is no JSON", NO_ANSWER) from None
    action = told.get("action") if isinstance(told, dict) else told
    if not isinstance(action, str):
        raise EngineFault("garbled", f'answered {_quoted(text)}, which has no text under "action"', NO_ANSWER)
    return action.strip()


def _quoted(text: str) -> str:
    return f"“{_cut(text, _QUOTED)}”"


def _cut(text: str, most: int) -> str:
    shown = "".join(one if one.isprintable() else "�" for one in text[:most])
    return shown if len(text) <= most else f"{shown}…"
