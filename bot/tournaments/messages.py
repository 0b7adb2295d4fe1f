"""Messages of a tournament: the one that shows how it stands, the calls to its tables, and the card at its end."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

import discord
import structlog
from msgspec import Struct

from bot.core.discord_errors import NOT_EDITED, ErrorCode
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.history.share_card import build_card
from bot.i18n import Localizer, localizer
from bot.messages.announcer import Announcer, Still
from bot.messages.delivery import (
    GROWS_OLD_AFTER,
    InFlightEdit,
    InFlightEdits,
    MessageDelivery,
    has_component,
    message_age,
)
from bot.rendering.service import RenderService
from bot.storage import Store, Tournament, TournamentTable
from bot.table.deadlines import now
from bot.table.emojis_and_links import table_link
from bot.table.guesses import offers_guess
from bot.table.registry import TableRegistry
from bot.table.rule_forecast import length_forecast, load_forecasts
from bot.table.session import TableSession
from bot.table.tournaments import counted_tables, has_result, plain_names, standings_of
from bot.ui.components.layout import BoardImage, OutgoingMessage
from bot.ui.views import tournaments as panel
from bot.ui.views.game_nights import relative_timestamp
from bot.ui.views.guesses import GuessTable
from games.tournaments.programme import expected_rounds
from renderers.cards.leaderboard import draw_leaderboard
from renderers.cards.share_card import ShareCardImage, ShareCardLine, draw_share_card

log = structlog.get_logger(__name__)

UNKNOWN_LENGTH = 10.0
"""Minutes that a game takes of which nobody knows."""
_SHOWN = 6
"""Most players on the card at the end."""


class Highlight(Struct, frozen=True):
    """A finished game of a night: its headline, what happened then, the dice for it, each with who threw it, and how
    far ahead its winner was."""

    headline: str
    told: str
    throws: Sequence[tuple[int, int, int]]
    lead: float


class TournamentMessages:
    """Messages of tournaments, each from what is stored."""

    def __init__(
        self,
        delivery: MessageDelivery,
        store: Store,
        tables: TableRegistry,
        renderer: RenderService,
        announcer: Announcer,
    ) -> None:
        self._delivery = delivery
        self._store = store
        self._tables = tables
        self._renderer = renderer
        self._announcer = announcer
        self._flights: InFlightEdits[int] = InFlightEdits()

    def edit_in_flight(self, tournament: Tournament) -> AbstractContextManager[InFlightEdit[int]]:
        """Return a context in which the tournament's message is drawn and sent."""
        return self._flights.track(tournament.id, tournament.revision)

    async def note_shown(self, number: int, flight: InFlightEdit[int], message: int) -> None:
        """Note which message is the tournament's, and what it shows, unless another drawing may have come after it."""
        if flight.crossed:
            await self._store.update_tournament(number, message=message)
        else:
            await self._store.update_tournament(number, message=message, shown=flight.shows)

    async def build(self, tournament: Tournament) -> OutgoingMessage:
        """Return the tournament's message."""
        total, links = total_rounds(tournament), await self.links(tournament)
        return panel.tournament_message(tournament, await self._picture(tournament, total), links, total)

    async def text_board(self, tournament: Tournament, locale: str) -> OutgoingMessage:
        """Return the tournament in words, in that language."""
        links = await self.links(tournament)
        return panel.text_board(tournament, links, total_rounds(tournament), localizer(locale))

    async def links(self, tournament: Tournament) -> dict[int, str]:
        """Return the links to the tables of the running round, by number."""
        found = {}
        for table in tournament.current_tables:
            if table.table is not None and (live := await self._session(table)) is not None:
                found[table.number] = table_link(live.stored)
        return found

    async def guess_tables(self, tournament: Tournament, user: int, speak: Localizer) -> list[GuessTable]:
        """Return the tables of the running round at which that user can guess now, each with its label."""
        game = localizer(speak.locale, tournament.game)("title") if tournament.game else ""
        found = []
        for table in tournament.current_tables:
            live = await self._session(table)
            if live is not None and offers_guess(live, user):
                label = speak("button-guess-table", game=game, table=str(table.number))
                found.append(GuessTable(live.id, label, live.stored.channel))
        return found

    async def refresh(self, tournament: Tournament) -> None:
        """Bring the tournament's message up to date: edited, or posted if there is none that can be edited.

        A message that Discord takes few edits of, since it is old, is posted again below.
        """
        with self.edit_in_flight(tournament) as flight:
            before = tournament.message
            message = await self._edited(tournament, before)
            if message is None and tournament.is_live:
                drawn = await self.build(tournament)
                message = await self._send(tournament, f"j{tournament.id}-{before or 0}", drawn)
                failpoint("night posted")
        if message is None:
            # Nobody posts again what is over and has been deleted.
            await self._store.update_tournament(tournament.id, shown=tournament.revision)
            return
        await self.note_shown(tournament.id, flight, message)
        if before is not None and message != before:
            await self._announcer.delete(tournament.channel, before)

    async def _edited(self, tournament: Tournament, message: int | None) -> int | None:
        """Edit the message, or one that was posted but never stored; None if there is none to edit."""
        if message is not None and tournament.is_live and message_age(message) > GROWS_OLD_AFTER:
            return await self._posted(tournament, "in", since=message)
        if message is None:
            message = await self._posted(tournament, "in")
        if message is None:
            return None
        drawn = await self.build(tournament)
        try:
            await self._delivery.edit(tournament.guild, tournament.channel, message, drawn)
        except discord.HTTPException as error:
            if error.code not in NOT_EDITED - {ErrorCode.EDITED_TOO_OFTEN}:
                raise
            return None
        return message

    async def _posted(self, tournament: Tournament, what: str, *, since: int = 0) -> int | None:
        """Return a message of the tournament's with that button, which may have been posted without a note of it."""
        since = since or min((one.joined for one in tournament.players if one.joined > 0), default=0)
        mine = f"j:{tournament.id}:{what}"
        is_its = has_component(lambda custom_id: custom_id == mine)
        found = await self._delivery.find(tournament.guild, tournament.channel, is_its, since=since, newest=True)
        return found[0].id if found else None

    async def post_card(self, tournament: Tournament) -> None:
        """Post the card of a tournament that is over, once; or edit it, since somebody has been forgotten."""
        card = tournament.card or await self._posted(tournament, "again")
        drawn = await self._card(tournament)
        if card is None:
            card = await self._send(tournament, f"j{tournament.id}-card", drawn)
            failpoint("night card posted")
        elif tournament.card is not None:
            try:
                await self._delivery.edit(tournament.guild, tournament.channel, card, drawn)
            except discord.HTTPException as error:
                if error.code not in NOT_EDITED:
                    raise
        await self._store.update_tournament(tournament.id, card=card)

    async def _send(self, tournament: Tournament, nonce: str, drawn: OutgoingMessage) -> int:
        """Post a message; return its id.

        A process that was about to end may have sent it, so that it arrives only after it has been looked for. Discord
        knows its nonce then, and gives us that one.
        """
        return (await self._delivery.send(tournament.guild, tournament.channel, drawn, nonce)).id

    async def call(self, tournament: Tournament, table: TournamentTable, live: TableSession) -> None:
        """Call those who sit at a table that has begun: they have asked for it."""
        speak = localizer(tournament.locale)
        call = self._announcer.mentions.request("appointed", [seat.user for seat in table.seats], session=live)
        text = panel.call_text(tournament, table, speak)
        await self._announcer.send(live.stored.guild, live.stored.channel, text, call, still=self._still(table))

    async def warn(self, tournament: Tournament, table: TournamentTable) -> None:
        """Tell a table that its time is running out."""
        live = await self._session(table)
        if live is None:
            return
        text = localizer(tournament.locale)(
            "night-behind", relative=relative_timestamp(tournament.until or now()), table=table.number
        )
        await self._announcer.send(live.stored.guild, live.stored.channel, text, still=self._still(table))

    def _still(self, table: TournamentTable) -> Still:
        async def still() -> bool:
            live = await self._session(table)
            return live is not None and live.stored.status == "playing"

        return still

    async def _session(self, table: TournamentTable) -> TableSession | None:
        if table.table is None:
            return None
        try:
            return await self._tables.get(table.table)
        except UserError:
            # It cannot be read any more.
            return None

    async def _picture(self, tournament: Tournament, total: int) -> BoardImage | None:
        speak = localizer(tournament.locale)
        if tournament.state == "open":
            return await self._renderer.poster_with_alt(*panel.invitation_poster(tournament))
        if not has_result(tournament):
            return None

        def draw() -> BoardImage:
            lines = panel.standings_lines(tournament, speak)[: panel.LINES]
            about = panel.standings_about(tournament, total, speak)
            image = draw_leaderboard(speak("night-standings-title"), about, lines, speak("anonymous-name"))
            return BoardImage(image, panel.standings_alt(tournament, total, speak))

        return await self._renderer.run(draw, "standings of a night")

    async def _card(self, tournament: Tournament) -> OutgoingMessage:
        speak = localizer(tournament.locale)
        found = [(one, await self._highlight(one)) for one in counted_tables(tournament)]
        highlights = [(table, one) for table, one in found if one is not None]
        best = min((one for _, one in highlights if one.told), key=lambda one: one.lead, default=None)
        headlines = [
            speak("night-headline", round=table.round, table=table.number, headline=one.headline)
            for table, one in highlights
        ]
        rounds = max((table.round for table in tournament.tables), default=0)
        names = plain_names(tournament, speak)
        standings = standings_of(tournament)
        winners = [names[player.user] for player in tournament.players if player.won]
        shown = {line.player: row for row, line in enumerate(standings[:_SHOWN])}
        throws = best.throws if best else ()
        what = ShareCardImage(
            headline=speak("night-headline-champion", who=speak.format_list(winners), count=len(winners))
            if winners
            else speak("night-no-champion"),
            about=speak("night-card-about", rounds=rounds, games=len(highlights), count=len(tournament.players)),
            told=best.told if best else "",
            lines=[
                ShareCardLine(seat, line.place, names[line.player], panel.points_text(line.points, speak))
                for seat, line in enumerate(standings[:_SHOWN])
            ],
            throws=tuple((shown[user], sides, face) for user, sides, face in throws if user in shown),
            moment=speak("night-moment-title"),
        )
        places = speak.format_items(
            speak("night-line-alt", place=line.place, who=line.name, points=line.points) for line in what.lines
        )
        alt = speak("night-card-alt", headline=what.headline, about=what.about, lines=places)
        picture = await self._renderer.run(lambda: BoardImage(draw_share_card(what, speak), alt), "card of a night")
        # The picture tells the moment, too.
        moment = best.told if best is not None and picture is None else ""
        guessers = await self._store.night_guessers(tournament.id)
        return panel.end_card(tournament, picture, headlines, moment, guessers)

    async def _highlight(self, table: TournamentTable) -> Highlight | None:
        """Return what is worth telling of a finished table; None if its game cannot be read any more."""
        live = await self._session(table)
        if live is None or live.table is None or live.table.ranking is None:
            return None
        card = build_card(live)
        scores = sorted(live.table.game.scores(live.table.state) or (0, 0), reverse=True)
        lead = (scores[0] - scores[1]) / max(1, abs(scores[0])) if len(scores) > 1 else 1.0
        throws = [(live.stored.seats[seat].user, sides, face) for seat, sides, face in card.throws]
        return Highlight(f"**{live.title}**: {card.headline}", card.told, throws, lead)


def usual_minutes(tournament: Tournament, game: str, seats: int = 4) -> float:
    """Return how many minutes a game of the tournament usually takes, with its house rules."""
    known = load_forecasts(game)
    if known is None:
        return UNKNOWN_LENGTH
    for number in range(seats, 11):
        found = length_forecast(known, number, tournament.programme.options.get(game, {}))
        if found is not None:
            return found.minutes[1]
    return UNKNOWN_LENGTH


def end_of(tournament: Tournament) -> float | None:
    """Return when a tournament ends that lasts until a time; None if it has a number of rounds, or has not begun."""
    if tournament.programme.rounds or tournament.started is None:
        return None
    return tournament.started + 60 * tournament.programme.minutes


def total_rounds(tournament: Tournament, at: float | None = None) -> int:
    """Return how many rounds there are in all, as far as can be told: at that time, or at the running round's end."""
    programme, ends = tournament.programme, end_of(tournament)
    if tournament.state in ("over", "off"):
        return max(1, tournament.round)
    if programme.rounds:
        return programme.rounds
    longest = max(usual_minutes(tournament, game) for game in programme.games)
    if ends is None:
        return expected_rounds(programme, 0, 60.0 * programme.minutes, longest)
    begins = at if at is not None else tournament.until or now()
    return max(tournament.round, expected_rounds(programme, tournament.round, ends - begins, longest))
