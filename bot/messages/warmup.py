"""Warm-up: the public and private texts of a table of each game, rendered once as soon as the bot is connected."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import structlog
from msgspec import to_builtins

import games
from bot.i18n import DEFAULT, localizer
from bot.messages.direct import secret_text
from bot.messages.hint_texts import hint_text
from bot.rendering import samples
from bot.storage import SeatRow, TableRow
from bot.table.session import TableSession
from bot.ui.components.layout import running_layout
from bot.ui.games import load
from games.core import RESIGN

ACTIONS: Final = 40
"""Number of actions that lead through nearly every sentence of a table."""

log = structlog.get_logger(__name__)


@cache
def warm_up(game: str) -> Iterator[None]:
    """Make the message of such a table after each action, one with each step; a process has the steps once.

    A sentence is read from its file when it is first said, which takes some milliseconds, and a first board has dozens.
    """
    try:
        for live in sample_tables(game):
            render_all_texts(live)
            yield
    except Exception:
        # The first user there is told so; the other games stay playable.
        log.exception("warming up a game failed", game=game)


def render_all_texts(session: TableSession) -> None:
    """Render all texts of a table, public and private."""
    running_layout(session, None)
    assert session.table is not None
    for seat in sorted(session.table.actors):
        told = hint_text(session, seat, DEFAULT)
        if load(session.game.name).has_direct_messages:
            secret_text(session, seat, localizer(DEFAULT, session.game.name), told)


def sample_tables(game: str) -> Iterator[TableSession]:
    """Yield a sample table in English, at its beginning and after each of ``ACTIONS``, which are always the same."""
    rules, rng = games.load(game), Random(game)
    sitting = tuple(
        SeatRow(seat, name, 0, DEFAULT, None, None, -1)
        for seat, name in enumerate(samples.rules_page_pictures(game)[0].names)
    )
    stored = TableRow(
        id=0,
        guild=0,
        channel=0,
        message=None,
        game=game,
        rules=rules.rules,
        options=to_builtins(rules.options()),
        host=0,
        locale=DEFAULT,
        status="playing",
        seed=bytes(32),
        salt="",
        setup={},
        created=0.0,
        started=0.0,
        ended=None,
        painted=-1,
        invited=(),
        seats=sitting,
        actions=(),
    )
    live = TableSession(stored)
    assert live.table is not None
    for _ in range(ACTIONS):
        if not live.table.actors:
            break
        yield live
        seat = min(live.table.actors)
        action = rng.choice([one for one in live.table.legal(seat) if one != RESIGN])
        live.table.commit(live.table.propose(seat, action))
