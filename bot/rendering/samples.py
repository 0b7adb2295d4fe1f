"""Pictures of a short example game of each game: what its rules pages show, and how it ends."""

from __future__ import annotations

from functools import cache

import games
from bot.i18n import DEFAULT
from bot.rendering.worker_pool import RenderJob
from bot.ui.games import load
from games.core import RESIGN, Seat
from games.core.last_action import view_to_draw
from games.core.record import Frame, Record, parse, replay
from games.core.table import Table


def rules_page_picture(game: str, page: int, locale: str) -> RenderJob:
    """Return the job for the board or card on that page of the rules, counted from 1."""
    pictures = load(game).pictures
    number, seat = pictures[(page - 1) % len(pictures)]
    return _render_job(game, _example(game)[1][number], seat, locale)


@cache
def rules_page_pictures(game: str) -> tuple[RenderJob, ...]:
    """Return the jobs of all pages and of the board at the end, in English: every picture but rare ones needs
    their parts.
    """
    record, frames = _example(game)
    table = Table(record)
    for seat in range(1, len(record.seats)):
        # An eliminated player cannot leave, and a finished example stays so.
        if table.ranking is None and seat not in table.game.eliminated(table.state):
            table.commit(table.propose(seat, RESIGN))
    shown_there = [(frames[number], seat) for number, seat in load(game).pictures]
    return tuple(_render_job(game, frame, seat, DEFAULT) for frame, seat in (*shown_there, (table.frames[-1], None)))


def _render_job(game: str, frame: Frame, seat: Seat | None, locale: str) -> RenderJob:
    names = _example(game)[0].seats
    return RenderJob(game, view_to_draw(games.load(game), frame, seat), names, locale, seat is not None)


@cache
def _example(game: str) -> tuple[Record, list[Frame]]:
    record = parse(load(game).example)
    return record, list(replay(record))
