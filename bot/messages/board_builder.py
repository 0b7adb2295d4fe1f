"""Builder of a table's message, from the table as it is in memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.rendering.service import RenderService
from bot.storage import Store
from bot.table.series import latest_series
from bot.table.session import TableSession
from bot.ui.components import layout
from bot.ui.components.json_components import seat_colour
from bot.ui.components.layout import OutgoingMessage
from bot.ui.games import load
from bot.ui.views import game_over, lobby


class BuiltBoard(NamedTuple):
    """A message to be, and what it shows: the table's revision, and how many actions had been played."""

    message: OutgoingMessage
    revision: int
    number: int
    in_words: bool = False
    """True if it shows a running game in words, because its picture is still to be drawn."""

    @property
    def revision_key(self) -> tuple[int, bool]:
        """Key that tells this board from others of its table."""
        return self.revision, self.in_words


class BoardBuilder:
    """Builder of the tables' messages."""

    def __init__(self, store: Store, renderer: RenderService, is_pushed_up: Callable[[TableSession], bool]) -> None:
        """Build messages that tell where ``is_pushed_up`` says that the board is out of sight."""
        self._store = store
        self._renderer = renderer
        self._is_pushed_up = is_pushed_up

    async def build(self, session: TableSession, *, only_if_new: bool = False, fresh: bool = False) -> BuiltBoard:
        """Return the table's message as it should be now.

        ``only_if_new``: the message is discarded if the table moves on meanwhile, and then the image need not
        be rendered. ``fresh``: it will be a new message, with nothing below it.
        """
        revision, number = session.revision, session.action_count
        return BuiltBoard(
            await self._message(session, only_if_new, here=not fresh and self._is_pushed_up(session)),
            revision,
            number,
        )

    async def build_for_answer(self, session: TableSession) -> BuiltBoard:
        """Return the table's message for a user who waits for an answer.

        If rendering a running game would take long, the message shows it as text.
        """
        running = session.stored.status == "playing" and session.table is not None and session.table.ranking is None
        if running and self._renderer.is_far_behind(session):
            shown = layout.running_text(session, _colour(session), here=self._is_pushed_up(session))
            return BuiltBoard(shown, session.revision, session.action_count, in_words=True)
        return await self.build(session)

    async def _message(self, session: TableSession, only_if_new: bool, *, here: bool) -> OutgoingMessage:
        if session.stored.status == "closed":
            return layout.closed_message(session)
        if session.table is None:
            return lobby.lobby_message(session, await self._renderer.poster(session))
        colour = _colour(session)
        if session.table.ranking is None:
            # A foreseen board's text is composed while the picture is drawn.
            outline = layout.running_layout(session, colour, here=here)
            return outline.with_picture(await self._renderer.board(session, only_if_new=only_if_new))
        picture = await self._renderer.board(session, only_if_new=only_if_new)
        changes, medals = await self._store.rating_changes(session.id), await self._store.new_achievements(session.id)
        guesses = await self._store.shown_guesses(session.id)
        again = latest_series(await self._store.rematch_chain(session.id))
        return game_over.game_over_message(session, picture, colour, changes, medals, again, guesses)


def _colour(session: TableSession) -> int | None:
    """Return the colour of the seat to move, or None if no single seat has to."""
    assert session.table is not None
    seat = load(session.game.name).accent_seat(session.table.view(None))
    return None if seat is None else seat_colour(session.styles[seat])
