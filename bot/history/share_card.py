"""Share card of a finished game.

It is made from the record, posted once when a user presses *Share*, and rendered again when a name on it is
to be forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import structlog
from discord import ui

from bot.core.discord_errors import LOST, MOVED, REPLACED, error_code
from bot.core.errors import UserError
from bot.core.permissions import require_permissions
from bot.i18n import Localizer
from bot.i18n.excerpt import alternative
from bot.i18n.transcript import TranscriptWriter
from bot.interactions.responder import Responder
from bot.messages.delivery import MessageDelivery
from bot.play.dispatcher import on_table
from bot.ratings.model import display_rating
from bot.rendering.service import RenderService
from bot.storage import AchievementCount, RatingChange, ShareCardMessage, Store, StoreFailed
from bot.table.emojis_and_links import message_link
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components.buttons import TableClick
from bot.ui.components.json_components import seat_colour
from bot.ui.components.layout import BoardImage, OutgoingMessage, insert_picture, single_box_message
from bot.ui.views.game_over import earned_achievements
from games.achievements.context import FinishedGame
from games.analysis import headlines
from games.core import Seat, Won
from games.core.seats import places, seats_in
from renderers.cards.share_card import ShareCardImage, ShareCardLine, draw_share_card
from renderers.seat_styles import seat_styles

log = structlog.get_logger(__name__)

FILE = "sleepover-{table}.png"
LONGEST = 170
"""Characters of what happened last."""


class ShareCards:
    """Share cards: made for finished games, stored with their places, and edited."""

    def __init__(self, delivery: MessageDelivery, store: Store, tables: TableRegistry, renderer: RenderService) -> None:
        self._delivery = delivery
        self._store = store
        self._tables = tables
        self._renderer = renderer
        self._on_their_way: set[int] = set()
        self._unnoted: dict[int, ShareCardMessage] = {}
        """Cards that were posted, and could not be noted."""

    @on_table("@share", held=False)
    async def share(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Post the table's card where the table is, for all to see; there is one for each game.

        Raises:
            UserError: it is there already or being sent, the game has not been played to its end, or this is not the
                channel where it was played.
        """
        stored = session.stored
        if stored.status != "over":
            raise UserError("sorry-nothing-to-share", repaint=True)
        require_permissions(responder.interaction)
        there = await self._store.share_card(session.id)
        if there is None and (there := self._unnoted.get(session.id)) is not None:
            await self._note(session.id, there)
        if there is not None:
            raise UserError("sorry-shared", link=message_link(stored.guild, there.channel, there.message))
        if session.id in self._on_their_way:
            raise UserError("sorry-shared-now")
        self._on_their_way.add(session.id)
        try:
            sent = await responder.post(await self.message(session))
            await self._note(session.id, ShareCardMessage(stored.channel, sent))
        finally:
            self._on_their_way.discard(session.id)

    async def _note(self, table: int, card: ShareCardMessage) -> None:
        """Note where it is. If that fails now, it is done when somebody presses again: it is there for all to see."""
        try:
            await self._store.set_share_card(table, channel=card.channel, message=card.message)
        except StoreFailed as error:
            log.error("storing a share card failed", table=table, error=str(error))
            self._unnoted[table] = card
        else:
            self._unnoted.pop(table, None)

    async def repaint_finished(self, table: int) -> bool:
        """Edit the table's share card again; return False if Discord did not take it.

        A table without one needs no edit.
        """
        there = await self._store.share_card(table)
        if there is None:
            return True
        try:
            live = await self._tables.get(table)
        except UserError:
            return True
        card = await self.message(live)
        try:
            await self._delivery.edit(live.stored.guild, there.channel, there.message, card)
        except LOST as error:
            log.info("share card edit failed", table=table, error=str(error))
            # The message is deleted, or out of reach.
            return error_code(error) in REPLACED | MOVED
        return True

    async def message(self, session: TableSession) -> OutgoingMessage:
        """Return the card as a message."""
        changes, medals = await self._store.rating_changes(session.id), await self._store.new_achievements(session.id)

        def draw() -> BoardImage:
            what = build_card(session, changes, medals)
            with seat_styles(session.styles):
                return BoardImage(draw_share_card(what, session.words), card_alt_text(what, session.words))

        picture = await self._renderer.run(draw, "card of a finished game")
        assert session.table is not None
        winners = (session.table.ranking or ((),))[0]
        colour = seat_colour(session.styles[winners[0]]) if winners else None
        box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=colour)
        return single_box_message(box, insert_picture(box, picture, session.words, FILE.format(table=session.id)))


def build_card(
    session: TableSession, changes: Sequence[RatingChange] = (), medals: Sequence[AchievementCount] = ()
) -> ShareCardImage:
    """Return the content of the card of a game that is over."""
    table, speak = session.table, session.words
    assert table is not None
    assert table.ranking is not None
    tale = FinishedGame(table, [sitting.level for sitting in session.stored.seats])
    key, scene = headlines.choose_headline(tale)
    standings = [table.game.scores(frame.state) for frame in table.frames]
    points = standings[-1]
    day = datetime.fromtimestamp(session.stored.ended or session.stored.created, UTC)
    return ShareCardImage(
        headline=speak(
            f"headline-{key}",
            winners=speak.format_list([session.names[seat] for seat in table.ranking[0]]),
            other="" if scene.other is None else session.names[scene.other],
            number=scene.number,
        ),
        about=speak(
            "keepsake-about",
            game=speak("title"),
            date=speak.day(day),
            table=str(session.id),
        ),
        told=_happened(session, scene.step),
        lines=_lines(session, points, changes, medals),
        throws=scene.throws,
        curves=tuple(zip(*standings, strict=True)) if points else (),
        moves=table.number,
    )


def card_alt_text(what: ShareCardImage, speak: Localizer) -> str:
    """Return the card's description in words."""
    places = [
        speak("keepsake-place-points", place=line.place, seat=line.name, points=line.points)
        if line.points
        else speak("keepsake-place", place=line.place, seat=line.name)
        for line in what.lines
    ]
    told = speak("keepsake-alt", headline=what.headline, about=what.about, places=", ".join(places))
    return alternative(told)


def _happened(session: TableSession, step: int) -> str:
    """Return the last events of that action that the room saw, as far as there is space.

    If any are about the winners, return only those. The win itself is stated above.
    """
    assert session.table is not None
    winners = set((session.table.ranking or ((),))[0])
    say = TranscriptWriter(
        session.table.record, session.names, session.words, session.table.frames, session.former_players_plain
    )
    told = [
        (event, sentence)
        for event, sentence in say.full_frame_text(session.table.frames[step])
        if event.audience is None and not event.aside and not isinstance(event, Won)
    ]
    theirs = [sentence for event, sentence in told if winners & seats_in(event)]
    kept: list[str] = []
    for sentence in reversed(theirs or [sentence for _, sentence in told]):
        if kept and len(" ".join((sentence, *kept))) > LONGEST:
            break
        kept.insert(0, sentence)
    return " ".join(kept)


def _lines(
    session: TableSession, points: Sequence[int], changes: Sequence[RatingChange], medals: Sequence[AchievementCount]
) -> tuple[ShareCardLine, ...]:
    assert session.table is not None
    speak, found = session.words, list[ShareCardLine]()
    rated = {change.user: change for change in changes}
    badges = earned_achievements(session, medals)
    for seat, place in places(session.table.ranking).items():
        rating, change = _rated(rated.get(session.stored.seats[seat].user), speak)
        found.append(
            ShareCardLine(
                seat,
                place,
                session.names[seat],
                str(points[seat]) if points else "",
                rating,
                change,
                _badge(badges, seat, speak),
                seat in session.resigned_seats,
            )
        )
    return tuple(found)


def _badge(badges: Sequence[tuple[str, Sequence[Seat]]], seat: Seat, speak: Localizer) -> str:
    """Return the first badge that the seat earned; empty if there is none."""
    mine = next((key for key, seats in badges if seat in seats), None)
    return "" if mine is None else speak("keepsake-badge", feat=speak(f"feat-{mine}"))


def _rated(change: RatingChange | None, speak: Localizer) -> tuple[str, str]:
    if change is None:
        return "", ""
    before, after = display_rating(*change.before), display_rating(*change.after)
    way = "up" if after > before else "down" if after < before else "same"
    return str(after), speak(f"keepsake-{way}", by=str(abs(after - before)))
