"""What a table's message is to show, drawn from the table as it is in memory."""

from __future__ import annotations

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
    """Whether it shows a running game in words, because its picture is still to be drawn."""

    @property
    def revision_key(self) -> tuple[int, bool]:
        """What tells it from other drawings of that table."""
        return self.revision, self.in_words


class BoardBuilder:
    """Makes the messages of tables."""

    def __init__(self, store: Store, painter: RenderService) -> None:
        self._store = store
        self._painter = painter

    async def build(self, live: TableSession, *, only_if_new: bool = False) -> BuiltBoard:
        """The table's message as it should be now. ``only_if_new``: it is thrown away if the table moves on meanwhile,
        and then the picture need not be drawn."""
        revision, number = live.revision, live.action_count
        return BuiltBoard(await self._message(live, only_if_new), revision, number)

    async def build_for_answer(self, live: TableSession) -> BuiltBoard:
        """The same for somebody who waits for an answer. Where the picture of a running game would be long in coming,
        the game is told in words."""
        running = live.stored.status == "playing" and live.table is not None and live.table.ranking is None
        if running and self._painter.is_far_behind(live):
            return BuiltBoard(layout.running_text(live, _colour(live)), live.revision, live.action_count, in_words=True)
        return await self.build(live)

    async def _message(self, live: TableSession, only_if_new: bool) -> OutgoingMessage:
        if live.stored.status == "closed":
            return layout.closed_message(live)
        if live.table is None:
            return lobby.lobby_message(live, await self._painter.poster(live))
        colour = _colour(live)
        if live.table.ranking is None:
            # Where it was foreseen, its words are put together while the picture is drawn.
            outline = layout.running_layout(live, colour)
            return outline.with_picture(await self._painter.board(live, only_if_new=only_if_new))
        picture = await self._painter.board(live, only_if_new=only_if_new)
        changes, medals = await self._store.rating_changes(live.id), await self._store.new_achievements(live.id)
        again = latest_series(await self._store.rematch_chain(live.id))
        return game_over.game_over_message(live, picture, colour, changes, medals, again)


def _colour(live: TableSession) -> int | None:
    """The colour of whose turn it is, if it is one seat's."""
    assert live.table is not None
    seat = load(live.game.name).accent_seat(live.table.view(None))
    return None if seat is None else seat_colour(seat)
