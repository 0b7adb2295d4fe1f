"""The panel of Pillow Fight: the room, the pillows, the places, and then the turns. Nothing in this game is hidden.

What a square of Pillow Fight is good for, in a few words beside its name: pillows, somebody to hit, cover; below it,
how far it is and the risk of being hit there.

A turn of Pillow Fight as rows: attacks or pillows, a pad of directions, lists of squares.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from typing import NamedTuple

from bot.i18n import Localizer
from bot.ui.games import (
    IN_A_LIST,
    IN_A_ROW,
    ActionOption,
    ActionSelect,
    FormField,
    GameForm,
    GameUI,
    Hint,
    Row,
    in_rows,
    labelled,
)
from games.core import Action, Seat
from games.core.percents import percent
from games.core.seats import playing
from games.pillow_fight.rules import queries
from games.pillow_fight.rules.combat import Kind
from games.pillow_fight.rules.prospects import COVERS, Prospect, best_of, can_attack, prospects, risk_here
from games.pillow_fight.rules.queries import AttackOdds
from games.pillow_fight.rules.rooms import FLOOR, read_drawing, to_drawing
from games.pillow_fight.rules.setup_pillows import even_pillows, pillow_squares
from games.pillow_fight.rules.squares import SIZES
from games.pillow_fight.rules.squares import names as square_names
from games.pillow_fight.rules.state import View
from renderers.names import clipped
from renderers.pillow_fight.alt_text import own_summary
from renderers.pillow_fight.view_model import acting, in_order, place, ready_rooms
from renderers.text import text_layout

LONGEST = 100
"""Characters that Discord takes for a choice of a list."""
_NAME = 24
"""Characters of a name in one."""
_KINDS: tuple[Kind, ...] = ("swing", "throw")


class SquareNote(NamedTuple):
    """Words for a square in a list of choices: its use beside its name, and below how far and how risky it is."""

    label: str
    more: str


def square_notes(
    view: View, found: Mapping[str, Prospect], names: Sequence[str], words: Localizer
) -> dict[str, SquareNote]:
    """Return each square with its use for the seat whose prospects these are."""
    return {square: _note(view, there, names, words) for square, there in found.items()}


def _note(view: View, there: Prospect, names: Sequence[str], words: Localizer) -> SquareNote:
    square, seat = there.square, there.seat
    good = list(_pillow_notes(view, there, words))
    if there.attack is not None and can_attack(view, seat, moving=True):
        short = clipped(names[there.attack.defender], _NAME)
        good.append(words(f"square-{there.attack.kind}", other=short, percent=percent(there.attack.hit)))
    cover = there.shelter[:COVERS]
    if cover:
        good.append(words("square-behind", squares=words.format_list(list(cover))))
    label = words("square-good", square=square, good=words.format_items(good)) if good else square
    more = [_step_text(view, there, words)] if there.steps else []
    if any(where is not None for other, where in enumerate(view.at) if other != seat):
        more.append(words("square-risk", count=len(there.attackers), percent=percent(there.risk)))
    return SquareNote(label, " · ".join(more))


def _pillow_notes(view: View, there: Prospect, words: Localizer) -> Iterator[str]:
    if view.holding[there.seat]:
        return
    if there.pillows:
        yield words("square-on-pillow", count=there.pillows)
    elif there.beside:
        yield words("square-beside-pillow")


def _step_text(view: View, there: Prospect, words: Localizer) -> str:
    """Return how far the square is, with the direction if it is one step."""
    here = view.at[there.seat]
    assert here is not None
    if there.steps > 1:
        return words("square-steps", count=there.steps)
    (column, row), (other, above) = place(here), place(there.square)
    return words("square-step", arrow=_ARROWS[other - column, above - row])


_ARROWS = {(-1, 1): "↖", (0, 1): "↑", (1, 1): "↗", (-1, 0): "←", (1, 0): "→", (-1, -1): "↙", (0, -1): "↓", (1, -1): "↘"}
"""The eight directions, by columns to the right and rows up."""
_LINES = 4
"""Lines of choices that leave room for the board on a phone of 390 × 844."""
_LINE, _AROUND, _SIZE = 340, 60, 16
"""Width of a phone's line, that of a button's edges and its emoji, and the size of its print, in pixels."""
_ROWS = 5
"""Rows of choices that a message has at most."""


def best_squares(view: View, seat: Seat, squares: Iterable[str]) -> list[str]:
    """Return the few of these squares that are best, were ``seat`` there, the best first."""
    return best_of(view, prospects(view, seat, squares), risk_here(view, seat))


def group_by_columns(squares: Iterable[str]) -> list[tuple[str, str, list[str]]]:
    """Return the squares in as few lists of at most 25 as whole columns make.

    Each is (first column, last column, squares).
    """
    groups: list[tuple[str, str, list[str]]] = []
    by_column: dict[str, list[str]] = {}
    for square in in_order(squares):
        by_column.setdefault(square[0], []).append(square)
    for column, here in by_column.items():
        if groups and len(groups[-1][2]) + len(here) <= IN_A_LIST:
            first, _, before = groups[-1]
            groups[-1] = (first, column, [*before, *here])
        else:
            groups.append((column, column, here))
    return groups


def square_selects(word: str, squares: Mapping[str, SquareNote], words: Localizer) -> list[ActionSelect]:
    """Return selects for the square of an action, by columns; ``squares`` have what is said of each."""
    return [
        ActionSelect(
            f"{word}-{first.lower()}-{last.lower()}",
            words(f"pick-{word}", first=first, last=last, several=int(first != last)),
            _options(word, here, squares),
        )
        for first, last, here in group_by_columns(squares)
    ]


def _options(word: str, squares: Iterable[str], notes: Mapping[str, SquareNote]) -> list[ActionOption]:
    return [ActionOption(f"{word} {square}", notes[square].label, more=notes[square].more) for square in squares]


def place_rows(view: View, names: Sequence[str], words: Localizer) -> list[Row]:
    """Return the squares where the seat whose turn it is can begin: the best few, and all by columns."""
    seat = view.turn
    assert seat is not None
    found = prospects(view, seat, _free(view))
    notes = square_notes(view, found, names, words)
    rows: list[Row] = [*square_selects("place", notes, words)]
    good = best_of(view, found, None)
    # An empty room of 10×10 fills all rows; it has no cover either.
    if good and len(rows) < _ROWS:
        rows.insert(0, ActionSelect("place-good", words("pick-good-place"), _options("place", good, notes)))
    return rows


def turn_rows(view: View, names: Sequence[str], words: Localizer) -> list[Row]:
    """Return what the seat whose turn it is can do."""
    seat = view.turn
    assert seat is not None
    end = [ActionOption("end", words("action-end"), "secondary")]
    if view.options.full_defence and not view.defending[seat]:
        end.insert(0, ActionOption("defend", words("action-defend"), "success"))
    moves = _move_rows(view, seat, names, words)
    first: Row = []
    if not view.holding[seat]:
        first = _pillow_row(view, seat, words)
    elif not view.attacked:
        first = _attacks(view, seat, names, words)
        if len(first) + len(end) > IN_A_ROW or _lines([*first, *end]) + len(moves) > _LINES:
            first = ActionSelect("attack", words("pick-attack"), first)
    if isinstance(first, ActionSelect):
        return [first, *moves, end]
    # A row less on a phone.
    return [[*first, *end], *moves] if first else [*moves, end]


def _lines(buttons: Sequence[ActionOption]) -> int:
    """Return about how many lines these buttons take on a phone."""
    lines, free = 0, 0
    for each in buttons:
        wide = text_layout.width(each.label, _SIZE) + _AROUND
        if wide > free:
            lines, free = lines + 1, _LINE
        free -= wide
    return lines


def _move_rows(view: View, seat: Seat, names: Sequence[str], words: Localizer) -> list[Row]:
    """Return the squares to move to: the best few, those one step away, and the others by columns."""
    found = prospects(view, seat, queries.reachable(view, seat))
    if not found:
        return []
    squares = square_notes(view, found, names, words)
    near = [square for square, there in found.items() if there.steps == 1]
    first = list(dict.fromkeys([*best_of(view, found, risk_here(view, seat)), *near]))
    others = in_order(square for square in squares if square not in first)
    # As few lists as can be: whole columns come to the first one until the others fit into another.
    columns = [list(column) for _, column in groupby(others, key=lambda square: square[0])]
    most = IN_A_LIST if len(squares) > IN_A_LIST else 0
    while len(others) > most and len(first) + len(columns[0]) <= IN_A_LIST:
        first += columns.pop(0)
        others = list(chain.from_iterable(columns))
    row = ActionSelect("move-good", words("pick-good-move"), _options("move", first, squares))
    return [row, *square_selects("move", {square: squares[square] for square in others}, words)]


def _attacks(view: View, seat: Seat, names: Sequence[str], words: Localizer) -> list[ActionOption]:
    others = [other for other, where in enumerate(view.at) if where is not None and other != seat]
    odds = [queries.odds(view, seat, other, kind) for other in others for kind in _KINDS]
    return [
        ActionOption(
            f"{each.kind} {each.defender}",
            _odds_text(each, names[each.defender], words),
            "danger",
            more=words(f"attack-{each.kind}"),
            emoji=f"seat_{each.defender}",
        )
        for each in odds
        if not each.obstacle
    ]


def _odds_text(odds: AttackOdds, name: str, words: Localizer) -> str:
    covered = "-cover" if odds.penalty else ""
    # A button has 80 characters: a long name must not push the odds out.
    short = clipped(name, 30)
    return words(
        f"action-{odds.kind}{covered}", other=short, percent=percent(odds.hit), cover=words.format_items(odds.by[:3])
    )


def _pillow_row(view: View, seat: Seat, words: Localizer) -> Row:
    squares = in_order(queries.at_hand(view, seat))
    if len(squares) > 1:
        choices = [ActionOption(f"take {square}", square, emoji="pillow") for square in squares]
        return ActionSelect("take", words("pick-take"), choices)
    return [
        ActionOption(f"take {square}", words("action-take-from", square=square), "primary", emoji="pillow")
        for square in squares
    ]


_SQUARE = re.compile(r"([A-Z]) ?0*([1-9][0-9]{0,2})", re.ASCII)
"""A square as people write it, once it is in capitals."""


class PillowFightUI(GameUI):
    """Panel of Pillow Fight: what the seat whose turn it is can do.

    With Peek, it shows how far each player gets and whom they could hit.
    """

    has_peek = True
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

    def prompt(self, view: View, names: Sequence[str], words: Localizer) -> str:
        """Return whose turn it is, where they stand, what they have left and whether they hold a pillow."""
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
        armed = view.holding[view.turn] and not view.attacked
        return f"-# {words('prompt-odds', armed='yes' if armed else 'no')}\n{said}"

    def rows(self, view: View, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Return the choices of the phase: in a turn attacks or pillows first, then the ways to go."""
        if view.turn is None:
            return ()
        if view.phase in ("room", "pillows", "first"):
            return in_rows(labelled(_setup(view, names, words), names[view.turn], words))
        if view.phase == "place":
            return place_rows(view, names, words)
        return turn_rows(view, names, words)

    def hint(self, view: View, names: Sequence[str], words: Localizer) -> Hint | None:
        """Return what to do in this phase; in a turn, whether to fetch a pillow or to use the one in hand."""
        if view.turn is None or view.turn != view.viewer:
            return None
        if view.phase != "play":
            return Hint(view.phase, {"count": view.wanted})
        key = "fetch" if not view.holding[view.turn] else "rest" if view.attacked else "attack"
        return Hint(key, {"actions": view.actions})

    def peek_text(self, view: View, names: Sequence[str], words: Localizer) -> str:
        """Return where the viewer stands, the attack odds, and who is out of reach; the picture shows why."""
        if view.viewer in view.resigned:
            return words("own-out")
        if view.phase == "over":
            return words("own-over")
        return own_summary(view, names, words) if acting(view) is not None else words("own-waiting")

    def form(self, key: str, view: View, words: Localizer, written: Mapping[str, str]) -> GameForm | None:
        """Return the form for drawing a room, or for the squares of the pillows."""
        before = written.get("action", "")
        if key == "room" and view.phase == "room":
            return _room_form(view, words, before)
        if key == "pillows" and view.phase == "pillows":
            return _pillow_form(view, words, before)
        return None

    def read_form(self, key: str, view: View, answers: Mapping[str, Sequence[str]]) -> Action:
        """Return the room that was drawn, or the pillows where they were put."""
        if key == "room":
            action = f"room {read_drawing(_written(answers, 'rows'))}"
            squares = [f"{letter}{row}" for letter, row in _SQUARE.findall(_written(answers, "fragile").upper())]
            return f"{action} fragile {' '.join(squares)}" if squares else action
        taken = [square for field in sorted(answers) for square in answers[field] if square]
        return " ".join(("pillows", *taken))


def _written(answers: Mapping[str, Sequence[str]], field: str) -> str:
    return "".join(answers.get(field, ())[:1])


def _ready(view: View, words: Localizer) -> list[ActionOption]:
    return [
        ActionOption(ready.action, words("action-room", room=words(f"room-{ready.key}")), "primary")
        for ready in ready_rooms(view)
    ]


def _setup(view: View, names: Sequence[str], words: Localizer) -> list[ActionOption]:
    """Return what the one whose turn it is can choose before the first turn, but for where to stand."""
    assert view.turn is not None
    if view.phase == "room":
        return [*_ready(view, words), ActionOption("?room", words("action-room-draw"))]
    if view.phase == "pillows":
        evenly = even_pillows("/".join(view.rows), view.seats - len(view.resigned), view.options.pillows)
        return [
            ActionOption(evenly, words("action-pillows-evenly"), "success"),
            ActionOption("?pillows", words("action-pillows-choose")),
        ]
    return [_first(view.turn, seat, names, words) for seat in playing(view.seats, view.resigned)]


def _first(turn: Seat, seat: Seat, names: Sequence[str], words: Localizer) -> ActionOption:
    if seat == turn:
        return ActionOption(f"first {seat}", words("action-first-self"), "primary")
    return ActionOption(f"first {seat}", words("action-first", other=clipped(names[seat], _NAME)))


def _free(view: View) -> list[str]:
    """Return the floor squares that are empty of players."""
    drawn = "".join(reversed(view.rows))
    named = square_names(len(view.rows))
    return [name for name, ground in zip(named, drawn, strict=True) if ground == FLOOR and name not in view.at]


def _room_form(view: View, words: Localizer, before: str) -> GameForm:
    size = SIZES[view.options.size]
    drawn, _, objects = before.removeprefix("room ").partition(" fragile ")
    if not before:
        # On a phone it is easier to change a text than to write one.
        ready = ready_rooms(view)[0]
        drawn, objects = ready.room, " ".join(ready.fragile)
    about = words("form-room-rows.about")
    fields = [FormField("rows", words("form-room-rows"), to_drawing(drawn), paragraph=True, about=about)]
    if view.options.fragile:
        hint = words("form-room-fragile-example")
        fields.append(FormField("fragile", words("form-room-fragile"), objects, hint, longest=100))
    return GameForm(words("form-room-title", width=size), fields, preview=True)


def _pillow_form(view: View, words: Localizer, before: str) -> GameForm:
    fields = []
    for number, (first, last, squares) in enumerate(group_by_columns(pillow_squares("/".join(view.rows)))):
        label = words("form-pillows-columns", first=first, last=last, several=int(first != last))
        value = " ".join(before.split()[1:])
        choices = [(square, square) for square in squares]
        fields.append(FormField(f"squares-{number}", label, value, choices=choices, most=view.wanted))
    return GameForm(words("form-pillows-title", count=view.wanted), fields)


UI = PillowFightUI()
