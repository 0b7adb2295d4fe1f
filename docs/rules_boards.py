"""Boards with numbered callouts for the rules' pages of the site: which boards, and what each number explains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from renderers.canvas import Point
from renderers.magic_numbers import player_board as card
from renderers.magic_numbers.board import COLUMN, DIE, FIRST_COLUMN, HEAD, HEADER, MOON, row_height
from renderers.pillow_fight import layout as room
from renderers.pillow_fight.view_model import width
from renderers.sibling_rivalry import layout as tracks
from renderers.tie_die import layout as ties
from renderers.tie_die.layout import INSET

Place = Callable[[Any], Point]
"""A point on the board that is drawn for a view; a negative height is from the bottom."""


class Callout(NamedTuple):
    """A number on a board: its place and its explanation."""

    place: Place
    text: str


class AnnotatedBoard(NamedTuple):
    """One of ``docs.draw.PICTURES``, a sentence above it, and its callouts, numbered in this order."""

    picture: str
    about: str
    callouts: tuple[Callout, ...]


def _at(x: float, y: float) -> Place:
    return lambda view: (x, y)


def _count(column: float, row: float) -> Place:
    """Return a place in the table of Magic Numbers."""
    return lambda view: (
        FIRST_COLUMN + column * COLUMN,
        HEADER + HEAD + row * row_height(view.seats),
    )


def _card(x: float, y: float) -> Place:
    """Return a place on the secret card, which is drawn below the table."""
    return _at(x, y - card.HEIGHT)


def _track(column: int, square: int, right: float, down: float = 0) -> Place:
    """Return a place in a square of one of the five tracks, at that part of its width, moved down by pixels."""
    top, tall = tracks.cell(square)
    x = tracks.INNER + column * tracks.COLUMN + right * tracks.CELL_WIDTH
    return _at(x, tracks.INNER_TOP + top + tall / 2 + down)


def _stone(position: int, right: float = 0, down: float = 0) -> Place:
    """Return a place beside a square of the usual score track."""
    x, y = tracks.stone(position, 22)
    return _at(x + right, y + down)


def _row(x: float, seat: float) -> Place:
    """Return a place in a player's row of Tie-Die."""
    return lambda view: (INSET + x, ties.HEADER + 14 + (seat + 0.5) * ties.row_height(view.seats))


def _roll(x: float, down: float) -> Place:
    """Return a place in the panel of the last roll."""
    return lambda view: (x, ties.roll_top(view.seats) + down)


def _square(name: str, right: float = 0, down: float = 0) -> Place:
    """Return the place of a square of the room, moved by parts of a square."""

    def place(view: Any) -> Point:
        cell = room.CELLS[width(view)]
        x, y = room.middle(view, name)
        return x + right * cell, y + down * cell

    return place


_LEFT, _TOP, _RIGHT, _BOTTOM = room.SIDE

BOARDS: dict[str, tuple[AnnotatedBoard, ...]] = {
    "magic_numbers": (
        AnnotatedBoard(
            "magic-numbers.png",
            "Everybody sees this table:",
            (
                Callout(_at(440, 120), "The player whose turn it is, and what they do next."),
                Callout(_at(DIE[0] - 96, DIE[1] + 52), "The die. It sleeps until it is rolled."),
                Callout(_at(MOON[0] + 70, MOON[1] + 56), "The score to reach, exactly."),
                Callout(_count(-0.42, -0.32), "A column for each number of the die."),
                Callout(_count(-0.2, 1.3), "Yellow: they kept that number, so often."),
                Callout(_count(2.9, 1.7), "Pink: they gave it away. Is it their Evil number?"),
                Callout(_count(3.22, 2.85), "Blue: somebody gave it to them."),
                Callout(_count(5.1, 3.5), "The last move: Cleo gives a 6 to the fourth player."),
                Callout(_count(-2.5, 4.75), "The last turns, the newest first."),
            ),
        ),
        AnnotatedBoard(
            "magic-numbers-card.png",
            "*Peek* and a direct message show you your card below it. A turn before, Cleo saw this:",
            (
                Callout(_card(card.LEFT + 8, card.PATCH_TOP + 40), "Her Good number: it adds 10."),
                Callout(_card(card.LEFT + card.PATCH + 24, card.PATCH_TOP + 40), "Her Evil number: back to 0."),
                Callout(_card(card.RIGHT - 40, card.TRACK[1] - 46), "Her score, and how far it is to go."),
                Callout(
                    _card(card.RIGHT - 8, card.NOW_Y + 24),
                    "Her score after each number. The 6 is her Evil one, so she gives it away. A 1 wins.",
                ),
                Callout(_card(card.LEFT + 150, card.TAKEN_Y + 2), "Numbers she took, and her score after each."),
            ),
        ),
    ),
    "sibling_rivalry": (
        AnnotatedBoard(
            "sibling-rivalry.png",
            "Dan has just been caught, and it is Ann's turn:",
            (
                Callout(_at(390, 116), "The player whose turn it is, and what they do next."),
                Callout(_at(522, 92), "The dice that are left to roll."),
                Callout(_at(876, 190), "The 1s set aside, and the chance that the next roll gets you caught."),
                Callout(_track(0, 7, 0.86, -102), "An open track. Dice that show its number move you up."),
                Callout(_track(3, 2, 0.78), "A closed track: one has to outdo the others step by step."),
                Callout(_track(2, 3, 0.78), "So many points a pawn on this square scores when its next turn begins."),
                Callout(_track(2, 7, 0.95, 40), "A last square scores at once and gives another turn."),
                Callout(_track(0, 4, 0.4), "Ben's challenge pawn."),
                Callout(
                    _track(4, 2, 1.03, 6), "Dan was here. Three 1s: his pawn is gone, and he goes back three squares."
                ),
                Callout(_stone(2, -64), "Ann's pawn on the score track."),
                Callout(_stone(6, -52), "An angel: here it takes four 1s to be caught."),
                Callout(_stone(4, 58), "A devil: here two are enough."),
                Callout(_at(tracks.FINISH[0] + 4, tracks.FINISH[1] - 56), "The finish. The first past it wins."),
            ),
        ),
    ),
    "tie_die": (
        AnnotatedBoard(
            "tie-die.png",
            "The fifth roll is next:",
            (
                Callout(_at(500, 120), "The next step, and everybody who has not taken it yet."),
                Callout(_at(ties.MOON[0] + 70, ties.MOON[1] + 56), "The target."),
                Callout(_row(252, 0), "Your die. Green rays: it has just grown. Red: it has shrunk."),
                Callout(_row(410, 2.85), "The die before, and whether it went up or down."),
                Callout(_row(600, 1), "Points on the way to the target."),
                Callout(_row(892, 2), "A challenge: bright while you have it. Cleo has used hers."),
                Callout(_roll(300, 34), "The last roll. Pink numbers tied."),
                Callout(
                    _roll(262, ties.ROLL_TITLE + ties.ROLL + 28),
                    "The roll-off on 1: Ann is higher, adds 7 points and goes up to a d10. Dan loses a point.",
                ),
            ),
        ),
    ),
    "pillow_fight": (
        AnnotatedBoard(
            "pillow-fight-own.png",
            "*Peek* shows you alone where you can go and whom you can hit. Cleo sees this:",
            (
                Callout(_square("A1", 0.5, 0.3), "Light squares: a move takes her there."),
                Callout(
                    _square("C6", -0.55, 0.34), "Yellow: cover. The furniture right beside Ben takes one from her die."
                ),
                Callout(_square("E5", 0, -0.62), "Red: a wall in the way. She cannot throw there."),
                Callout(_at(_RIGHT - 34, _TOP + 270), "Her odds with each attack, or what forbids it."),
                Callout(_at(_RIGHT - 38, _BOTTOM - 82), "The lines explained."),
            ),
        ),
        AnnotatedBoard(
            "pillow-fight.png",
            "She throws, and everybody sees it:",
            (
                Callout(
                    _at(520, 100), "The player whose turn it is, their actions left, and whether they hold a pillow."
                ),
                Callout(
                    _at(room.PILLOW[0] - 104, room.PILLOW[1] + 44),
                    "The last roll: Cleo's 5 counts as a 4, which is still higher than Ben's 2.",
                ),
                Callout(_at(room.MOON[0] + 62, room.MOON[1] + 58), "The round. After the last one the parents come."),
                Callout(_square("E8", 0.2, -0.1), "A wall. It stops steps and throws."),
                Callout(_square("G7", 0.42, -0.4), "Furniture. Nobody walks on it, and pillows fly over it."),
                Callout(_square("A5", 0.1, 0.2), "The pillow's way, with its odds."),
                Callout(_square("D6", 0, 0), "One less, for the cover."),
                Callout(_square("E2", 0.6, -0.3), "A pillow to pick up."),
                Callout(_at(_RIGHT - 34, _TOP + 70), "Hits. Five win. A pillow beside them is in that player's hands."),
                Callout(_at(_RIGHT - 44, _BOTTOM - 54), "Torn pillows, and those left. The game ends with the last."),
            ),
        ),
    ),
}
"""By game, the boards of its page."""
