"""The two magic numbers as figures: Good has a halo, Evil has horns. And the score's course."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.magic_numbers.rules import Card
from renderers import sprites, theme
from renderers.canvas import Brush, Point, Sheet, Stamp, stamp
from renderers.magic_numbers.view_model import scores
from renderers.score_table import score_steps
from renderers.theme import Colour

SMALL = 40
"""Figures with a smaller radius, in pixels, have no eyes: the number takes their place."""


def good(brush: Brush, centre: Point, radius: float, number: int | None) -> None:
    """Draw the Good number: a round face under a halo; without a number it smiles."""
    x, y = centre
    r = radius
    brush.oval((x - r * 0.62, y - r * 1.4, x + r * 0.62, y - r * 0.98), None, theme.LAMP, r * 0.13)
    brush.disc((x, y + r * 0.05), r, theme.GOOD_DEEP)
    brush.disc((x, y - r * 0.02), r * 0.94, theme.GOOD)
    _number(brush, (x, y), r, number, cross=False)


def evil(brush: Brush, centre: Point, radius: float, number: int | None) -> None:
    """Draw the Evil number: a spiky face with horns; without a number it grins."""
    x, y = centre
    r = radius
    for way in (-1, 1):
        horn = [(x + way * r * 0.3, y - r * 0.8), (x + way * r * 0.86, y - r * 1.36), (x + way * r * 0.9, y - r * 0.3)]
        brush.polygon(horn, theme.EVIL_DEEP, r * 0.05)
    brush.polygon(sprites.star_points((x, y + r * 0.05), r * 1.12, 12, 0.84), theme.EVIL_DEEP, r * 0.05)
    brush.polygon(sprites.star_points((x, y - r * 0.02), r * 1.05, 12, 0.84), theme.EVIL, r * 0.05)
    _number(brush, (x, y), r, number, cross=True)


def _number(brush: Brush, centre: Point, radius: float, number: int | None, cross: bool) -> None:
    x, y = centre
    if number is None:
        _features(brush, centre, radius, cross)
        return
    if radius < SMALL:
        brush.word((x, y - radius * 0.02), str(number), radius * 1.3, theme.INK)
        return
    for way in (-1, 1):
        eye = x + way * radius * 0.32
        if cross:
            ends = [(eye + way * radius * 0.14, y - radius * 0.66), (eye - way * radius * 0.12, y - radius * 0.54)]
            brush.line(ends, theme.INK, radius * 0.07)
            brush.disc((eye, y - radius * 0.47), radius * 0.07, theme.INK)
        else:
            box = (eye - radius * 0.17, y - radius * 0.66, eye + radius * 0.17, y - radius * 0.32)
            brush.arc(box, 185, 355, theme.INK, radius * 0.08)
    brush.word((x, y + radius * 0.2), str(number), radius * 1.2, theme.INK)


def _features(brush: Brush, centre: Point, radius: float, cross: bool) -> None:
    """Eyes and a mouth, as large as they have to be in a picture of twenty pixels."""
    x, y = centre
    for way in (-1, 1):
        eye = x + way * radius * 0.36
        if cross:
            ends = [(eye + way * radius * 0.26, y - radius * 0.46), (eye - way * radius * 0.16, y - radius * 0.2)]
            brush.line(ends, theme.INK, radius * 0.13)
        brush.disc((eye, y - radius * (0.02 if cross else 0.2)), radius * 0.13, theme.INK)
    mouth = (x - radius * 0.46, y - radius * 0.28, x + radius * 0.46, y + radius * 0.58)
    brush.arc(mouth, 25, 155, theme.INK, radius * 0.13)


@lru_cache(128)
def token(kind: str, number: int, radius: int, ground: Colour) -> Stamp:
    """``good`` or ``evil`` as a stamp; its middle is the middle of the face."""
    width, height = round(radius * 2.4), round(radius * 3)
    draw = good if kind == "good" else evil
    return stamp((width, height), ground, lambda brush: draw(brush, (width / 2, height / 2), radius, number))


def score_curve(
    page: Sheet,
    card: Card,
    turns: int,
    target: int,
    box: tuple[int, int, int, int],
    colours: Sequence[Colour],
) -> None:
    """Draw the score turn by turn as steps in a box (x, y, width, height) whose top is the target.

    ``colours`` are those of the line, the filling and the target. A square on the line marks each Good number taken,
    one on the ground each Evil one.
    """
    _, y, _, height = box
    edges = score_steps(page, scores(card, turns), target, box, colours)
    for taken in card.taken:
        left = edges[taken.turn + 1]
        if taken.effect == "good":
            top = y + height - round(height * taken.score / target)
            page.box(left - 3, top - 3, 9, 9, theme.GOOD)
        elif taken.effect == "evil":
            page.box(left - 3, y + height - 6, 9, 9, theme.EVIL)
