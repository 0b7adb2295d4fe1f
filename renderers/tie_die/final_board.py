"""The table once the game is over: the winner with the roll that decided it, and everybody's points round by round."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Seat
from games.core.seats import places
from games.tie_die.rules.state import View
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, painted
from renderers.picture_cache import lru_cache
from renderers.score_table import patch, row_colours, score_steps
from renderers.text_protocol import Words
from renderers.theme import GAP, MARGIN, WIDTH, blend
from renderers.tie_die import last_action
from renderers.tie_die.layout import FIGHTS, GROUND, HEADER, HERO, INNER, INSET, MOON, ROLL, ROLL_TITLE, row_height
from renderers.tie_die.roll_panel import roll_panel
from renderers.tie_die.sprites import die_stamp
from renderers.tie_die.view_model import fights, order, rolled, tie_broken

HEAD = 56
NAME_X, NAME = 102, 262
DIE_X = 412
CHART = (476, 318)
SCORE_X = INNER - 14
DECIDED = 104
"""Size of the die that decided, beside the winner, in pixels."""


class FinalLayout:
    """Heights of the final board's parts, in pixels, by whether there is a last roll and whether it was fought over."""

    def __init__(self, seats: int, known: bool, fought: bool) -> None:
        # No higher than in the game: the buttons below are on the same screen of a phone.
        self.row = row_height(seats)
        self.players = HEADER + HEAD + seats * self.row + 22
        self.roll = self.players + GAP
        below = ROLL_TITLE + ROLL + (FIGHTS + 24 if fought else 16)
        self.height = (self.roll + below if known else self.players) + MARGIN


@lru_cache(6)
def _background(seats: int, known: bool, fought: bool) -> Image.Image:
    plan = FinalLayout(seats, known, fought)
    tall = plan.height

    def draw(brush: Brush) -> None:
        sprites.night(brush, WIDTH, tall)
        sprites.confetti(brush, (20, 8, WIDTH - 20, HEADER - 12), 110, (30, 28, 556, 172), seed=4)
        sprites.glow(brush, HERO, 96)
        sprites.moon(brush, MOON, 64)
        sprites.blanket(brush, (MARGIN, HEADER, WIDTH - MARGIN, plan.players))
        if known:
            sprites.blanket(brush, (MARGIN, plan.roll, WIDTH - MARGIN, tall - MARGIN))

    return painted((WIDTH, tall), theme.SKY[0], draw, 3)


def sheet(view: View, named: Sequence[str], words: Words) -> Sheet:
    """Return the table of a game that is over."""
    fought, known = bool(fights(view)), rolled(view) is not None
    plan = FinalLayout(view.seats, known, fought)
    page = Sheet(_background(view.seats, known, fought))
    _header(page, view, named, words)
    _head(page, words)
    placed = places(view.ranking)
    for row, seat in enumerate(order(view)):
        _player(page, view, seat, placed[seat], HEADER + HEAD + row * plan.row, plan.row, named[seat], words)
    if known:
        roll_panel(page, view, words, plan.roll)
    return page


def _header(page: Sheet, view: View, named: Sequence[str], words: Words) -> None:
    winner = order(view)[0]
    last = view.seats - len(view.resigned) == 1
    page.centred(sprites.crowned(winner, 54, GROUND), HERO[0], HERO[1] - 6)
    if not last and view.moment is not None:
        _decided(page, view, winner)
    page.fitted(INSET, 88, named[winner], (theme.HUGE, 50), theme.CREAM, GROUND, 500)
    kind = "last" if last else "tied" if tie_broken(view) else "won"
    told = words(f"board-header-{kind}", points=view.score[winner])
    page.fitted(INSET, 154, told, (theme.HEAD, 32, theme.SMALL), theme.LAMP, GROUND, 510)
    x, y = MOON
    page.write(x, y + 20, str(view.options.target), 60, theme.INK, theme.LAMP, "middle")
    page.write(x, y - 30, words("board-target"), theme.SMALL, theme.INK, theme.LAMP, "middle", limit=108)


def _decided(page: Sheet, view: View, winner: Seat) -> None:
    """Draw the throw that decided the game: the winner's last one in a fight, else their number of the roll."""
    throws = [throw for fight in fights(view) for throw in fight.throws if winner in throw.seats]
    roll = rolled(view)
    throw = throws[-1] if throws else roll
    if throw is None or winner not in throw.seats:
        return
    at = throw.seats.index(winner)
    die = last_action.winning_die(throw.sides[at], throw.faces[at], DECIDED, winner)
    page.centred(die, HERO[0] + 62, HERO[1] + 42)


def _head(page: Sheet, words: Words) -> None:
    y = HEADER + 42
    for x, message, align, limit in (
        (INSET + NAME_X - 34, "board-last-die", "left", DIE_X - NAME_X),
        (INSET + CHART[0], "board-course", "left", CHART[1]),
        (INSET + SCORE_X, "board-points", "right", 130),
    ):
        page.write(x, y, words(message), theme.SMALL, theme.MUTED, theme.PANEL, align, limit)


def _player(page: Sheet, view: View, seat: Seat, place: int, y: int, tall: int, name: str, words: Words) -> None:
    middle = y + tall // 2
    gone, won = seat in view.resigned, place == 1
    ground, ink = row_colours(lit=won, gone=gone)
    page.stamp(patch(INNER, tall, ground, 3, 16), INSET, y)
    page.write(INSET + 22, middle + 12, str(place), 34, theme.LAMP if won else theme.MUTED, ground, "middle")
    page.centred(sprites.badge_stamp(seat, 25, ground, gone), INSET + 68, middle)
    up = 10 if gone else 0
    page.fitted(INSET + NAME_X, middle + 12 - up, name, (36, 31, theme.SMALL), ink, ground, NAME)
    if gone:
        page.write(INSET + NAME_X, middle + 32, words("board-gone"), theme.SMALL, theme.FAINT, ground, limit=NAME)
    fill = theme.FAINT if gone else theme.CREAM
    label = words("board-die", sides=view.die[seat])
    page.centred(die_stamp(view.die[seat], min(84, tall - 8), label, ground, fill), INSET + DIE_X, middle)
    colour = theme.FAINT if gone else theme.seat_colour(seat)
    run = (0, *(points[seat] for points in view.history))
    box = (INSET + CHART[0], y + 16, CHART[1], tall - 32)
    most = max([view.options.target, *map(max, view.history)])
    score_steps(page, run, view.options.target, box, (colour, blend(ground, colour, 0.33), theme.LAMP), most)
    page.write(INSET + SCORE_X, middle + 16, str(view.score[seat]), 46, theme.LAMP if won else ink, ground, "right")
