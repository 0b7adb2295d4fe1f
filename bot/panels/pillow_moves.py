"""A turn of Pillow Fight as rows: attacks or pillows, a pad of directions, lists of squares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.panels import IN_A_LIST, IN_A_ROW, Choice, Pick, Row
from bot.panels.pillow_squares import KINDS, told
from bot.words import Words
from games.core import Seat
from games.percents import percent
from games.pillow_fight import aids
from games.pillow_fight.aids import Odds
from games.pillow_fight.state import View
from renderers.lettering import shorter
from renderers.pillow_fight.facts import in_order, place, square_at

_PAD = (
    (("←", -1, 0), ("↖", -1, 1), ("↑", 0, 1), ("↗", 1, 1), ("→", 1, 0)),
    (("↙", -1, -1), ("↓", 0, -1), ("↘", 1, -1)),
)
"""The eight directions in two rows, by arrow, columns to the right and rows up."""
_FARTHEST = 3


def columns(squares: Iterable[str]) -> list[tuple[str, str, list[str]]]:
    """The squares in as few lists of at most 25 as whole columns make: first column, last column, squares."""
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


def lists(word: str, squares: Mapping[str, str], words: Words) -> list[Pick]:
    """Lists to choose the square of an action from, by columns; ``squares`` have what is said of them."""
    return [
        Pick(
            f"{word}-{first.lower()}-{last.lower()}",
            words(f"pick-{word}", first=first, last=last, several=int(first != last)),
            [Choice(f"{word} {square}", squares[square]) for square in here],
        )
        for first, last, here in columns(squares)
    ]


def turn_rows(view: View, names: Sequence[str], words: Words) -> list[Row]:
    """What the seat whose turn it is can do."""
    seat = view.turn
    assert seat is not None
    reach = aids.reachable(view, seat)
    rows: list[Row] = []
    if view.holding[seat]:
        attacks = _attacks(view, seat, names, words) if not view.attacked else []
        if len(attacks) > IN_A_ROW:
            rows.append(Pick("attack", words("pick-attack"), attacks))
        elif attacks:
            rows.append(attacks)
    else:
        rows += _pillows(view, seat, words)
    rows += _pad(view, seat, reach, words)
    rows += lists("move", told(view, seat, reach, names, words), words)
    return rows


def _attacks(view: View, seat: Seat, names: Sequence[str], words: Words) -> list[Choice]:
    others = [other for other, where in enumerate(view.at) if where is not None and other != seat]
    odds = [aids.odds(view, seat, other, kind) for other in others for kind in KINDS]
    return [
        Choice(
            f"{each.kind} {each.defender}",
            _told(each, names[each.defender], words),
            "danger",
            emoji=f"seat_{each.defender}",
        )
        for each in odds
        if not each.obstacle
    ]


def _told(odds: Odds, name: str, words: Words) -> str:
    covered = "-cover" if odds.penalty else ""
    # A button has 80 characters: the odds are not to be lost behind a long name.
    short = shorter(name, 30)
    return words(
        f"action-{odds.kind}{covered}", other=short, percent=percent(odds.hit), cover=words.listed(odds.by[:3])
    )


def _pillows(view: View, seat: Seat, words: Words) -> list[Row]:
    squares = in_order(aids.at_hand(view, seat))
    if len(squares) == 1:
        label = words("action-take-from", square=squares[0])
        return [[Choice(f"take {squares[0]}", label, "primary", emoji="pillow")]]
    if not squares:
        return []
    return [Pick("take", words("pick-take"), [Choice(f"take {square}", square, emoji="pillow") for square in squares])]


def _pad(view: View, seat: Seat, reach: Sequence[str], words: Words) -> list[Row]:
    here = view.at[seat]
    assert here is not None
    column, row = place(here)
    rows: list[list[Choice]] = []
    for directions in _PAD:
        buttons = []
        for arrow, right, up in directions:
            for steps in range(_FARTHEST, 0, -1):
                square = square_at(column + right * steps, row + up * steps)
                if square in reach:
                    buttons.append(Choice(f"move {square}", words("action-go", arrow=arrow, square=square)))
                    break
        rows.append(buttons)
    if view.options.full_defence and not view.defending[seat]:
        rows[1].append(Choice("defend", words("action-defend"), "success"))
    rows[1].append(Choice("end", words("action-end"), "secondary"))
    return [row for row in rows if row]
