"""The panel of Pillow Fight: the room, the pillows, the places, and then the turns. Nothing in this game is hidden."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.panels import Choice, Field, Form, Panel, Row, in_rows
from bot.panels.pillow_moves import columns, lists, turn_rows
from bot.panels.pillow_squares import told
from bot.words import Words
from games.core import Action, Seat
from games.pillow_fight.placing import even_pillows, pillow_squares
from games.pillow_fight.rooms import FLOOR, read_drawing
from games.pillow_fight.squares import SIZES
from games.pillow_fight.squares import names as square_names
from games.pillow_fight.state import View
from renderers.pillow_fight.facts import acting, ready_rooms
from renderers.pillow_fight.prose import own_lines

_SQUARE = re.compile(r"([A-Z]) ?0*([1-9][0-9]{0,2})", re.ASCII)
"""A square as people write it, once it is in capitals."""


class PillowFightPanel(Panel):
    """What the seat whose turn it is can do; with Peek, how far everybody gets and whom they could hit."""

    peeks = True
    emoji = "🪶"
    example = """{"game": "pillow_fight", "rules": 1, "options": {"size": "6x6"}, "seats": ["Ann", "Ben", "Cleo"],
    "setup": {}, "faces": [4, 1, 3, 6, 5, 1, 3, 1, 6, 1, 1, 6, 4, 1, 2, 2, 4, 1, 6, 2, 4, 6, 6, 1],
    "actions": [[0, "room ....../.f..#./..f.../...f../.#..f./......"], [1, "pillows B1 E2 D3 C4 B5 E6"],
    [2, "first 0"], [0, "place A5"], [1, "place F6"], [2, "place A6"], [0, "take B5"], [0, "swing 2"],
    [1, "take E6"], [1, "throw 2"], [2, "throw 1"], [2, "move C5"], [0, "throw 2"], [0, "move C6"],
    [1, "take F6"], [1, "throw 2"], [2, "take C4"], [2, "throw 0"], [0, "throw 1"], [0, "take C5"],
    [1, "take F6"], [1, "throw 0"], [2, "take C5"], [2, "throw 0"], [0, "swing 2"], [0, "move E4"],
    [1, "move D4"], [1, "take D3"], [2, "take C6"], [2, "throw 0"], [0, "throw 1"]]}"""
    pictures = ((20, None), (25, None), (12, 0), (31, None))

    def prompt(self, view: View, names: Sequence[str], words: Words) -> str:
        """Whose turn it is, where they stand, what they have left and whether they hold a pillow."""
        if view.turn is None:
            return ""
        name = names[view.turn]
        if view.phase != "play":
            return words(f"prompt-{view.phase}", seat=name, count=view.wanted)
        hands = "full" if view.holding[view.turn] else "free"
        square = view.at[view.turn] or ""
        said = words(
            "prompt-play", seat=name, square=square, hands=hands, actions=view.actions, attacked=int(view.attacked)
        )
        return f"{said}\n-# {words('prompt-odds')}"

    def rows(self, view: View, names: Sequence[str], words: Words) -> Sequence[Row]:
        """The choices of the phase: in a turn attacks or pillows first, then the ways to go."""
        if view.turn is None:
            return ()
        if view.phase == "room":
            return in_rows([*_ready(view, words), Choice("?room", words("action-room-draw"))])
        if view.phase == "pillows":
            evenly = even_pillows("/".join(view.rows), view.seats - len(view.out), view.options.pillows)
            return in_rows(
                [
                    Choice(evenly, words("action-pillows-evenly"), "success"),
                    Choice("?pillows", words("action-pillows-choose")),
                ]
            )
        if view.phase == "first":
            return in_rows([_first(view.turn, seat, names, words) for seat in _playing(view)])
        if view.phase == "place":
            return lists("place", told(view, view.turn, _free(view), names, words), words)
        return turn_rows(view, names, words)

    def hint(self, view: View, names: Sequence[str], words: Words) -> str:
        """What to do in this phase; in a turn, whether to fetch a pillow or to use the one in hand."""
        if view.turn is None or view.turn != view.viewer:
            return ""
        if view.phase != "play":
            return words(f"hint-{view.phase}", count=view.wanted)
        if not view.holding[view.turn]:
            return words("hint-fetch", actions=view.actions)
        return words("hint-rest" if view.attacked else "hint-attack", actions=view.actions)

    def accent(self, view: View) -> Seat | None:
        """The seat whose turn it is, or the winner."""
        return view.ranking[0][0] if view.ranking else view.turn

    def peek(self, view: View, names: Sequence[str], words: Words) -> str:
        """Where the viewer stands, the odds at everybody and why not, the pillows at hand, the squares within reach."""
        if view.viewer in view.out:
            return words("own-out")
        if view.phase == "over":
            return words("own-over")
        return "\n".join(own_lines(view, names, words)) if acting(view) is not None else words("own-waiting")

    def form(self, key: str, view: View, words: Words, written: Mapping[str, str]) -> Form | None:
        """The drawing of a room, or the squares of the pillows."""
        before = written.get("action", "")
        if key == "room" and view.phase == "room":
            return _room_form(view, words, before)
        if key == "pillows" and view.phase == "pillows":
            return _pillow_form(view, words, before)
        return None

    def read(self, key: str, view: View, answers: Mapping[str, Sequence[str]]) -> Action:
        """The room that was drawn, or the pillows where they were put."""
        if key == "room":
            action = f"room {read_drawing(_written(answers, 'rows'))}"
            squares = [f"{letter}{row}" for letter, row in _SQUARE.findall(_written(answers, "fragile").upper())]
            return f"{action} fragile {' '.join(squares)}" if squares else action
        taken = [square for field in sorted(answers) for square in answers[field] if square]
        return " ".join(("pillows", *taken))


def _written(answers: Mapping[str, Sequence[str]], field: str) -> str:
    return "".join(answers.get(field, ())[:1])


def _playing(view: View) -> list[Seat]:
    return [seat for seat in range(view.seats) if seat not in view.out]


def _ready(view: View, words: Words) -> list[Choice]:
    return [
        Choice(ready.action, words("action-room", room=words(f"room-{ready.key}")), "primary")
        for ready in ready_rooms(view)
    ]


def _first(turn: Seat, seat: Seat, names: Sequence[str], words: Words) -> Choice:
    return Choice(f"first {seat}", words("action-first", other=names[seat]), "primary" if seat == turn else "secondary")


def _free(view: View) -> list[str]:
    """The floor squares on which nobody stands."""
    drawn = "".join(reversed(view.rows))
    named = square_names(len(view.rows))
    return [name for name, ground in zip(named, drawn, strict=True) if ground == FLOOR and name not in view.at]


def _room_form(view: View, words: Words, before: str) -> Form:
    size = SIZES[view.options.size]
    drawn, _, objects = before.removeprefix("room ").partition(" fragile ")
    if not before:
        # Something to change is easier on a phone than an empty sheet.
        ready = ready_rooms(view)[0]
        drawn, objects = ready.room, " ".join(ready.fragile)
    fields = [Field("rows", words("form-room-rows"), drawn.replace("/", "\n"), paragraph=True)]
    if view.options.fragile:
        hint = words("form-room-fragile-example")
        fields.append(Field("fragile", words("form-room-fragile"), objects, hint, longest=100))
    return Form(words("form-room-title", width=size), fields, preview=True)


def _pillow_form(view: View, words: Words, before: str) -> Form:
    fields = []
    for number, (first, last, squares) in enumerate(columns(pillow_squares("/".join(view.rows)))):
        label = words("form-pillows-columns", first=first, last=last, several=int(first != last))
        value = " ".join(before.split()[1:])
        choices = [(square, square) for square in squares]
        fields.append(Field(f"squares-{number}", label, value, choices=choices, most=view.wanted))
    return Form(words("form-pillows-title", count=view.wanted), fields)


PANEL = PillowFightPanel()
