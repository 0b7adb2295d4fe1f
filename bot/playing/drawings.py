"""What a table's message is to show, drawn from the table as it is in memory."""

from __future__ import annotations

from typing import NamedTuple

from bot.ground.theme import seat_colour
from bot.panels import ending, frame, load, lobby
from bot.panels.frame import Message
from bot.playing.painter import Painter
from bot.store import Store
from bot.table.live import Live
from bot.table.series import series


class Drawing(NamedTuple):
    """A message to be, and what it shows: the table's revision, and how many actions had been played."""

    message: Message
    revision: int
    number: int
    in_words: bool = False
    """Whether it shows a running game in words, because its picture is still to be drawn."""

    @property
    def shows(self) -> tuple[int, bool]:
        """What tells it from other drawings of that table."""
        return self.revision, self.in_words


class Drawings:
    """Makes the messages of tables."""

    def __init__(self, store: Store, painter: Painter) -> None:
        self._store = store
        self._painter = painter

    async def of(self, live: Live, *, only_if_new: bool = False) -> Drawing:
        """The table's message as it should be now. ``only_if_new``: it is thrown away if the table moves on meanwhile,
        and then the picture need not be drawn."""
        revision, number = live.revision, live.number
        return Drawing(await self._message(live, only_if_new), revision, number)

    async def at_once(self, live: Live) -> Drawing:
        """The same for somebody who waits for an answer. Where the picture of a running game would be long in coming,
        the game is told in words."""
        running = live.stored.status == "playing" and live.table is not None and live.table.ranking is None
        if running and self._painter.is_far_behind(live):
            return Drawing(frame.in_words(live, _colour(live)), live.revision, live.number, in_words=True)
        return await self.of(live)

    async def _message(self, live: Live, only_if_new: bool) -> Message:
        if live.stored.status == "closed":
            return frame.closed(live)
        if live.table is None:
            return lobby.opened(live, await self._painter.poster(live))
        colour = _colour(live)
        if live.table.ranking is None:
            # Where it was foreseen, its words are put together while the picture is drawn.
            outline = frame.outline(live, colour)
            return outline.around(await self._painter.board(live, only_if_new=only_if_new))
        picture = await self._painter.board(live, only_if_new=only_if_new)
        changes, medals = await self._store.rating_changes(live.id), await self._store.told(live.id)
        again = series(await self._store.chain(live.id))
        return ending.over(live, picture, colour, changes, medals, again)


def _colour(live: Live) -> int | None:
    """The colour of whose turn it is, if it is one seat's."""
    assert live.table is not None
    seat = load(live.game.name).accent(live.table.view(None))
    return None if seat is None else seat_colour(seat)
