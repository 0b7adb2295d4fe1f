"""Handlers of nights: the form for a new one, who is in, votes, the start and the end."""

from __future__ import annotations

from typing import Any

import discord
import structlog

import games
from bot.core.errors import Retry, UserError, retried
from bot.core.instrumentation import failpoint
from bot.core.permissions import missing_for_table, permission_names, require_permissions
from bot.dates.recurrence import calendar_position, next_occurrence
from bot.game_nights.handlers import GameNightHandlers
from bot.history.guesses import Guesses
from bot.interactions.access import can_view_channel, moderation_requirement
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.play.dispatcher import on
from bot.play.table_opener import require_allowed_channel
from bot.storage import (
    BlockedByPlayer,
    NewTournament,
    Repeats,
    Store,
    StoreFailed,
    Tournament,
    TournamentChanged,
    TournamentFull,
    TournamentPlayer,
    TournamentTaken,
)
from bot.table.deadlines import now
from bot.table.display_names import clean_name, mention
from bot.table.emojis_and_links import message_link
from bot.table.personas import REGULARS
from bot.tournaments.messages import TournamentMessages
from bot.tournaments.service import TournamentService
from bot.ui.components.date_text import parse_typed_date
from bot.ui.components.retry import RetryButton
from bot.ui.games import find_game
from bot.ui.views import options as views_options
from bot.ui.views import tournaments as panel
from bot.ui.views.game_nights import REPEATS
from bot.ui.views.guesses import table_choice
from bot.ui.views.tournaments import TournamentButton, TournamentForm, TournamentVoteButton
from games.core.record import migrate_options
from games.tournaments.programme import LEAST_MINUTES, MOST_MINUTES, MOST_ROUNDS, Programme

log = structlog.get_logger(__name__)

_WEEK, _YEAR = 7 * 86_400.0, 366 * 86_400.0
_USUAL_LENGTH = "3"


class TournamentHandlers:
    """Handlers of the command, the form and the buttons of nights."""

    def __init__(
        self,
        store: Store,
        tournaments: TournamentService,
        messages: TournamentMessages,
        game_nights: GameNightHandlers,
        guesses: Guesses,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._store = store
        self._tournaments = tournaments
        self._messages = messages
        self._game_nights = game_nights
        self._guesses = guesses
        self._ephemeral_cleaner = ephemeral_cleaner

    async def ask(self, responder: Responder, *, typed: str | None, repeats: str | None, duplicate: bool) -> None:
        """Open the form of a new night: for now, or for the time that was ``typed``.

        Raises:
            UserError: that is no time, it would repeat without one, the server wants no tables here, or there can be
                no private threads for a ``duplicate`` one.
        """
        await self._require_place(responder, duplicate=duplicate)
        interaction, minute = responder.interaction, 0
        if typed is not None:
            zone = await self._game_nights.zone_of(interaction.user.id, interaction.guild_id)
            minute = int(parse_typed_date(typed, now(), zone, str(interaction.locale)).at // 60)
        elif repeats:
            raise UserError("sorry-evening-repeat")
        form = TournamentForm(
            games.names(),
            "turn",
            _USUAL_LENGTH,
            "regular",
            "",
            minute,
            repeats[:1] if repeats in REPEATS else "-",
            duplicate,
        )
        await self._open(responder, form)

    @on(TournamentForm)
    async def create(self, responder: Responder, form: TournamentForm) -> None:
        """Set up the night of a submitted form: its message is the answer."""
        interaction = responder.interaction
        server = await self._require_place(responder, duplicate=form.duplicate)
        if form.minute and not now() < 60.0 * form.minute < now() + _YEAR:
            raise UserError("sorry-date-past" if 60.0 * form.minute <= now() else "sorry-date-far")
        speak = responder.words()
        typed = (
            ("length", speak("night-form-length"), form.length),
            ("rules", speak("night-form-rules"), form.rules),
        )
        zone = await self._game_nights.zone_of(interaction.user.id, interaction.guild_id) or ""
        with retried(Retry("night", form.code, typed)):
            programme = _programme(form, zone or None, str(interaction.locale))
        if form.minute:
            repeats: Repeats = next((one for one in _REPEATS if one.startswith(form.repeats)), "")
            await self._game_nights.schedule_programme(responder, programme, 60.0 * form.minute, zone, repeats)
            return
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        locale = server.language or str(interaction.guild_locale or interaction.locale)
        host = _player(responder, coming=True)
        new = NewTournament(
            interaction.guild_id, interaction.channel_id, interaction.user.id, programme, locale, zone, (host,)
        )
        try:
            number = await self._store.create_tournament(new, interaction=interaction.id, now=now())
        except TournamentTaken as taken:
            there = await self._tournaments.get(taken.tournament)
            link = message_link(there.guild, there.channel, there.message)
            raise UserError("sorry-night-taken", link=link) from None
        failpoint("night made")
        with self._tournaments.first_post(number):
            tournament = await self._tournaments.get(number)
            with self._messages.edit_in_flight(tournament) as flight:
                sent = await responder.post(await self._messages.build(tournament), board=True)
            try:
                await self._messages.note_shown(number, flight, sent)
            except StoreFailed as error:
                # The message is there: the next step finds it, and nobody need know.
                log.error("storing a tournament's message failed", tournament=number, error=str(error))

    @on(RetryButton, "night")
    async def retry(self, responder: Responder, button: RetryButton) -> None:
        """Open the refused form of a new night again, with the typed text in it."""
        form = panel.form_of_code(button.rest, button.typed(responder.interaction))
        if form is None:
            raise UserError("sorry-late")
        await self._open(responder, form)

    @on(TournamentButton, "in", "out")
    async def come_or_leave(self, responder: Responder, button: TournamentButton) -> None:
        """Note that the user plays from the next round on, or not any more."""
        tournament = await self._here(responder, button.tournament)
        coming = button.what == "in"
        user = responder.interaction.user.id
        if coming == (user in [player.user for player in tournament.coming]):
            raise UserError("sorry-night-in" if coming else "sorry-night-not-in")
        after = await self._set_player(tournament, _player(responder, coming=coming))
        failpoint("night joined")
        if not coming:
            await self._tournaments.stand_in(after, user)
        await self._show(responder, after)
        if after.state != "open":
            done = "night-done-in" if coming else "night-done-out"
            await responder.send_text(responder.words()(done))

    @on(TournamentButton, "computer")
    async def add_computer(self, responder: Responder, button: TournamentButton) -> None:
        """Have one more of the regulars play all night, by the host."""
        tournament = await self._hosted(responder, button.tournament)
        if tournament.state != "open":
            raise UserError("sorry-night-begun")
        taken = {player.level for player in tournament.players}
        free = [level for level in REGULARS if level not in taken]
        if not free:
            raise UserError("sorry-night-regulars", count=len(REGULARS))
        number = -1 - sum(player.level is not None for player in tournament.players)
        regular = TournamentPlayer(number, REGULARS[free[0]].name, tournament.locale, free[0], 0, 0)
        await self._show(responder, await self._set_player(tournament, regular))

    @on(TournamentButton, "start")
    async def start(self, responder: Responder, button: TournamentButton) -> None:
        """Begin the first round: by the host or, if they are not in, by anybody who is."""
        tournament = await self._here(responder, button.tournament)
        people = [player.user for player in tournament.people]
        user = responder.interaction.user.id
        if user not in people or (tournament.host in people and user != tournament.host):
            await self._require_host(responder, tournament)
        if tournament.state != "open":
            raise UserError("sorry-night-begun")
        if not people:
            raise UserError("sorry-night-nobody")
        try:
            await self._tournaments.begin(tournament)
        except TournamentChanged:
            raise UserError("sorry-night-begun") from None
        await self._show(responder, await self._tournaments.get(tournament.id))

    @on(TournamentVoteButton)
    async def vote(self, responder: Responder, button: TournamentVoteButton) -> None:
        """Note what the user would like to play next."""
        tournament = await self._here(responder, button.tournament)
        user = responder.interaction.user.id
        if user not in [player.user for player in tournament.people]:
            raise UserError("sorry-night-not-in")
        try:
            after = await self._store.set_tournament_vote(tournament.id, button.round, user, button.game)
        except TournamentChanged:
            raise UserError("sorry-night-voted") from None
        await self._show(responder, after)

    @on(TournamentButton, "text")
    async def text(self, responder: Responder, button: TournamentButton) -> None:
        """Show the night in words to the user."""
        tournament = await self._here(responder, button.tournament, over=True)
        await responder.send_private(await self._messages.text_board(tournament, str(responder.interaction.locale)))

    @on(TournamentButton, "guess")
    async def guess(self, responder: Responder, button: TournamentButton) -> None:
        """Have the user guess who wins: at the one table where they can, or at one that they choose."""
        tournament = await self._here(responder, button.tournament)
        interaction = responder.interaction
        found = await self._messages.guess_tables(tournament, interaction.user.id, responder.words())
        tables = [one for one in found if await can_view_channel(interaction, one.channel)]
        if not tables:
            raise UserError("sorry-guess-none")
        if len(tables) == 1:
            await self._guesses.open(responder, tables[0].table)
        else:
            await responder.send_private(table_choice(tables, responder.words()))

    @on(TournamentButton, "off")
    async def ask_to_end(self, responder: Responder, button: TournamentButton) -> None:
        """Ask the host whether they are sure."""
        tournament = await self._hosted(responder, button.tournament)
        await responder.send_private(panel.confirm_end(tournament, responder.words()))

    @on(TournamentButton, "off-sure")
    async def end(self, responder: Responder, button: TournamentButton) -> None:
        """End the night now, or call it off if nothing has been played."""
        tournament = await self._hosted(responder, button.tournament)
        try:
            await self._tournaments.call_off(tournament.id)
        except TournamentChanged:
            raise UserError("sorry-night-over") from None
        await self._ephemeral_cleaner.confirm(responder, responder.words()("night-done-off"))

    @on(TournamentButton, "again")
    async def again(self, responder: Responder, button: TournamentButton) -> None:
        """Open the form for the same night a week later, at the same time of the day."""
        tournament = await self._here(responder, button.tournament, over=True)
        begun, programme = tournament.started or tournament.created, tournament.programme
        starts = begun + _WEEK
        if tournament.zone:
            minute, nth = calendar_position(begun, tournament.zone)
            starts = next_occurrence(begun, tournament.zone, minute, nth, "weekly", after=max(begun, now()))
        while starts <= now():
            starts += _WEEK
        length = str(programme.rounds) if programme.rounds else f"{programme.minutes} min"
        rules = "\n".join(
            f"{game}: {', '.join(f'{name} {_word(value)}' for name, value in options.items())}"
            for game, options in programme.options.items()
            if options
        )
        shown = (programme.games, programme.order, length, programme.odd, rules)
        await self._open(responder, TournamentForm(*shown, int(starts // 60), duplicate=programme.duplicate))

    async def _open(self, responder: Responder, form: TournamentForm) -> None:
        if not await responder.send_modal(panel.tournament_form(responder.words(), form)):
            raise UserError("sorry-slow")

    async def _set_player(self, tournament: Tournament, player: TournamentPlayer) -> Tournament:
        try:
            return await self._store.set_tournament_player(tournament.id, player)
        except TournamentChanged:
            raise UserError("sorry-night-over") from None
        except TournamentFull:
            raise UserError("sorry-night-full") from None
        except BlockedByPlayer:
            raise UserError("sorry-evening-unwelcome") from None

    async def _show(self, responder: Responder, tournament: Tournament) -> None:
        """Answer a press by the night's message as it is now."""
        clicked = responder.interaction.message
        if clicked is not None and clicked.id == tournament.message:
            with self._messages.edit_in_flight(tournament) as flight:
                await responder.update(await self._messages.build(tournament))
            await self._messages.note_shown(tournament.id, flight, clicked.id)
        else:
            await responder.ack()
        self._tournaments.request(tournament.id)

    async def _require_place(self, responder: Responder, *, duplicate: bool) -> Any:
        interaction = responder.interaction
        require_permissions(interaction)
        assert interaction.guild_id is not None
        server = await self._store.guild_settings(interaction.guild_id)
        require_allowed_channel(interaction, server, thread=False)
        if isinstance(interaction.channel, discord.Thread):
            raise UserError("sorry-night-thread")
        if duplicate:
            if not server.threads:
                raise UserError("sorry-night-threads-off")
            if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
                raise UserError("sorry-night-no-private")
            missing = missing_for_table(interaction.app_permissions, thread=True, private=True)
            if missing:
                names = permission_names(missing, responder.words())
                raise UserError("sorry-night-private", permissions=names)
        return server

    async def _here(self, responder: Responder, number: int, *, over: bool = False) -> Tournament:
        """Return the night, if its button can be in this channel; only one that is not ``over``, unless asked for."""
        tournament = await self._store.tournament(number)
        interaction = responder.interaction
        there = (interaction.guild_id, interaction.channel_id)
        if tournament is None or (tournament.guild, tournament.channel) != there:
            raise UserError("sorry-night-over")
        if not over and not tournament.is_live:
            self._tournaments.request(number)
            raise UserError("sorry-night-over")
        return tournament

    async def _hosted(self, responder: Responder, number: int) -> Tournament:
        tournament = await self._here(responder, number)
        await self._require_host(responder, tournament)
        return tournament

    async def _require_host(self, responder: Responder, tournament: Tournament) -> None:
        interaction = responder.interaction
        if (
            interaction.user.id != tournament.host
            and await moderation_requirement(self._store, interaction, tournament.guild) is not None
        ):
            raise UserError("sorry-night-host", host=mention(tournament.host, responder.words()))


_REPEATS: tuple[Repeats, ...] = ("weekly", "fortnightly", "monthly")


def _player(responder: Responder, *, coming: bool) -> TournamentPlayer:
    interaction = responder.interaction
    user = interaction.user
    name = clean_name(user.display_name, user.name)
    return TournamentPlayer(
        user.id, name, str(interaction.locale), None, 1, interaction.id, coming=coming, latest=interaction.id
    )


def _programme(form: TournamentForm, zone: str | None, locale: str) -> Programme:
    """Return the programme that was chosen and typed.

    Raises:
        UserError: something in it is no number of rounds and no time, or no house rule of a chosen game.
    """
    if not form.games:
        raise UserError("sorry-night-games")
    rounds, minutes, begins = 0, 0, 60.0 * form.minute or now()
    if form.length.strip().isdecimal():
        rounds = int(form.length)
        if not 1 <= rounds <= MOST_ROUNDS:
            raise UserError("sorry-night-rounds", most=MOST_ROUNDS)
    else:
        typed = form.length.strip()
        minutes = _typed_minutes(typed)
        if not minutes:
            minutes = int((parse_typed_date(typed, begins, zone, locale).at - begins) // 60)
        if not LEAST_MINUTES <= minutes <= MOST_MINUTES:
            raise UserError("sorry-night-length", least=LEAST_MINUTES, most=MOST_MINUTES // 60)
    order = next((one for one in panel.ORDERS if one == form.order), panel.ORDERS[0])
    odd = next((one for one in panel.ODDS if one == form.odd), panel.ODDS[0])
    return Programme(form.games, order, rounds, minutes, odd, _options(form, locale), form.duplicate)


def _typed_minutes(typed: str) -> int:
    """Return the minutes of a text such as «90 min»; 0 if it is none."""
    number, _, unit = typed.partition(" ")
    return int(number) if number.isdecimal() and len(number) <= 4 and unit == "min" else 0


def _options(form: TournamentForm, locale: str) -> dict[str, dict[str, int | str | bool]]:
    """Return the house rules of each game, one a line: «game: rules», or the rules alone if there is one game."""
    found: dict[str, dict[str, int | str | bool]] = {}
    for line in form.rules.splitlines():
        if not line.strip():
            continue
        name, colon, rules = line.partition(":")
        if len(form.games) == 1:
            game = form.games[0]
            rules = rules if colon and _is_game(name.strip(), game, locale) else line
        elif not colon:
            raise UserError("sorry-night-rules")
        else:
            game = find_game(name.strip(), locale)
        found.setdefault(game, {}).update(views_options.parse_options(game, rules.strip(), locale))
    return {game: dict(migrate_options(games.load(game), options)) for game, options in found.items()}


def _is_game(typed: str, game: str, locale: str) -> bool:
    try:
        return find_game(typed, locale) == game
    except UserError:
        return False


def _word(value: int | str | bool) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
