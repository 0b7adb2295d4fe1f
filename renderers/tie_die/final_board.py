"""The table once the game is over: the winner with the roll that decided it, and everybody's points round by round."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.core import Seat
from games.core.seats import places
from games.tie_die.rules.state import View
from renderers import sprites, theme
from renderers.canvas import Brush, Sheet, Stamp, painted
from renderers.charts.final_rows import CHART, HEAD, MARK_X, NAME_X, SCORE_X, FinalRow, draw_final_row
from renderers.picture_cache import lru_cache
from renderers.text_protocol import Words
from renderers.theme import GAP, MARGIN, WIDTH
from renderers.tie_die import last_action
from renderers.tie_die.layout import FIGHTS, GROUND, HEADER, HERO, INSET, MOON, ROLL, ROLL_TITLE, row_height
from renderers.tie_die.roll_panel import roll_panel
from renderers.tie_die.sprites import die_stamp
from renderers.tie_die.view_model import fights, order, rolled, tie_broken

DECIDED = 84
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
    decided = None if last or view.moment is None else _decided(view, winner)
    # Beside the throw, not under it: the letter is read at a glance.
    page.centred(sprites.crowned(winner, 54, GROUND), HERO[0] - (52 if decided else 0), HERO[1] - 6)
    if decided:
        page.centred(decided, HERO[0] + 66, HERO[1] + 6)
    page.fitted(INSET, 88, named[winner], (theme.HUGE, 50), theme.CREAM, GROUND, 490)
    kind = "last" if last else "tied" if tie_broken(view) else "won"
    told = words(f"board-header-{kind}", points=view.score[winner])
    page.fitted(INSET, 154, told, (theme.HEAD, 32, theme.SMALL), theme.LAMP, GROUND, 500)
    x, y = MOON
    page.write(x, y + 20, str(view.options.target), 60, theme.INK, theme.LAMP, "middle")
    page.write(x, y - 30, words("board-target"), theme.SMALL, theme.INK, theme.LAMP, "middle", limit=108)


def _decided(view: View, winner: Seat) -> Stamp | None:
    """Return the winner's throw that decided the game: their last one in a fight, else their number of the roll."""
    throws = [throw for fight in fights(view) for throw in fight.throws if winner in throw.seats]
    roll = rolled(view)
    throw = throws[-1] if throws else roll
    if throw is None or winner not in throw.seats:
        return None
    at = throw.seats.index(winner)
    return last_action.winning_die(throw.sides[at], throw.faces[at], DECIDED, winner)


def _head(page: Sheet, words: Words) -> None:
    y = HEADER + 42
    for x, message, align, limit in (
        (INSET + NAME_X - 34, "board-last-die", "left", MARK_X - NAME_X),
        (INSET + CHART[0], "board-course", "left", CHART[1]),
        (INSET + SCORE_X, "board-points", "right", 130),
    ):
        page.write(x, y, words(message), theme.SMALL, theme.MUTED, theme.PANEL, align, limit)


def _player(page: Sheet, view: View, seat: Seat, place: int, y: int, tall: int, name: str, words: Words) -> None:
    gone = words("board-gone") if seat in view.resigned else ""
    row = FinalRow(
        seat,
        place,
        name,
        str(view.score[seat]),
        view.options.target,
        max([view.options.target, *map(max, view.history)]),
        (0, *(points[seat] for points in view.history)),
        gone,
    )
    fill = theme.FAINT if gone else theme.CREAM
    label = words("board-die", sides=view.die[seat])
    mark = die_stamp(view.die[seat], min(84, tall - 8), label, row.colours[0], fill)
    draw_final_row(page, replace(row, mark=mark), y, tall)
