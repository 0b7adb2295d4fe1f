"""Nights: the message that shows one, its buttons, its forms, and its standings as a picture and in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import discord
from discord import ui
from msgspec import Struct

import games
from bot.dates.recurrence import weekday_of
from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import alternative, cut_text
from bot.storage import Guesser, Tournament, TournamentTable
from bot.table.display_names import escape_names, mention
from bot.table.tournaments import chat_names, finished_rounds, has_result, plain_names, standings_of
from bot.ui.components.buttons import PersistentComponent
from bot.ui.components.layout import (
    NIGHT,
    BoardImage,
    OutgoingMessage,
    boxed,
    button_row,
    insert_picture,
    private_question,
    single_box_message,
    small_print,
)
from bot.ui.components.modals import FormModal, submitted_values
from bot.ui.games import IN_A_ROW
from bot.ui.views.game_nights import relative_timestamp
from bot.ui.views.guesses import points_text as points_ahead
from bot.ui.views.programmes import programme_lines
from games.core.dice import commitment
from games.tournaments.programme import Odd, Order
from games.tournaments.seat_assignment import mixing_rounds
from games.tournaments.standings import Standing
from renderers.cards.leaderboard import LeaderboardLine
from renderers.cards.poster import Poster, PosterSeat
from renderers.text.text_layout import shorter

ORDERS: tuple[Order, ...] = ("turn", "lot", "vote")
ODDS: tuple[Odd, ...] = ("regular", "rest")
"""The choices of the form's lists, the usual one first."""
LINES = 12
"""Most lines of the standings in a picture; the text board has all."""
_CHAIRS = 10
"""Most chairs on the poster."""
_FORM = re.compile(r"j:new:(?P<minute>[0-9]{1,10}):(?P<repeats>[-wfm])(?P<duplicate>:d)?")
_DUPLICATE = ":d"
_LONGEST_LENGTH, _LONGEST_RULES = 60, 1000
_STAYS = 900.0
FIELDS = ("games", "order", "length", "odd", "rules")
"""The fields of the form."""


class TournamentButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=r"j:(?P<tournament>[0-9]{1,18}):(?P<what>in|out|start|computer|off|off-sure|text|again|guess)",
):
    """A button of a night's messages, with the ``custom_id`` ``j:<night>:<what>``."""

    alone = True

    def __init__(
        self,
        tournament: int,
        what: str,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        self.tournament = tournament
        self.what = what
        super().__init__(ui.Button(label=shorter(label, 80) or "…", style=style, custom_id=f"j:{tournament}:{what}"))

    @property
    def target(self) -> None:
        """About no single table; it is checked whether it is pressed where its night is."""
        return


class TournamentVoteButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=r"j:(?P<tournament>[0-9]{1,18}):vote:(?P<round>[0-9]{1,3}):(?P<game>[a-z0-9_]{1,60})",
):
    """A vote for the game of a round: ``j:<night>:vote:<round>:<game>``."""

    alone = True

    def __init__(self, tournament: int, round: int, game: str, label: str = "") -> None:
        self.tournament = tournament
        self.round = round
        self.game = game
        super().__init__(
            ui.Button(label=shorter(label, 80) or "…", custom_id=f"j:{tournament}:vote:{round}:{game}"[:100])
        )

    @property
    def target(self) -> None:
        """About no table: there is none yet."""
        return


class TournamentForm(Struct, frozen=True):
    """The form of a new night as it was sent: what was chosen, what was written, and when it begins (0: now).

    ``duplicate``: all tables of a round have the same dice.
    """

    games: tuple[str, ...]
    order: str
    length: str
    odd: str
    rules: str
    minute: int = 0
    repeats: str = "-"
    duplicate: bool = False
    what: ClassVar[str] = ""
    alone: ClassVar[bool] = False
    target: ClassVar[None] = None

    @property
    def code(self) -> str:
        """The choices, for the button that brings a refused form back."""
        places = ".".join(str(at) for at, game in enumerate(games.names()) if game in self.games)
        return f"{self.minute}:{self.repeats}:{places}:{self.order}:{self.odd}{_DUPLICATE * self.duplicate}"


def form_of_code(code: str, typed: Mapping[str, str]) -> TournamentForm | None:
    """Return the form of a button's code with what had been typed; None if it is none."""
    match = re.fullmatch(r"([0-9]{1,10}):([-wfm]):([0-9.]{0,60}):([a-z]+):([a-z]{2,})(:d)?", code)
    if match is None:
        return None
    names = games.names()
    chosen = tuple(names[int(at)] for at in match[3].split(".") if at and int(at) < len(names))
    written = (typed.get("length", ""), match[5], typed.get("rules", ""))
    return TournamentForm(chosen, match[4], *written, int(match[1]), match[2], match[6] is not None)


def tournament_form(speak: Localizer, form: TournamentForm) -> FormModal:
    """Build the form of a new night, filled in as ``form`` says."""
    custom_id = f"j:new:{form.minute}:{form.repeats}{_DUPLICATE * form.duplicate}"
    shown = FormModal(title=shorter(speak("night-form-title"), 45), custom_id=custom_id, timeout=_STAYS)
    names = games.names()[:25]
    choices: ui.Select[Any] = ui.Select(
        custom_id="games",
        min_values=1,
        max_values=len(names),
        options=[
            discord.SelectOption(
                label=shorter(localizer(speak.locale, game)("title"), 100), value=game, default=game in form.games
            )
            for game in names
        ],
    )
    shown.add_item(ui.Label(text=shorter(speak("night-form-games"), 45), component=choices))
    shown.add_item(ui.Label(text=shorter(speak("night-form-order"), 45), component=_list("order", form.order, speak)))
    length: ui.TextInput[Any] = ui.TextInput(
        custom_id="length",
        default=form.length[:_LONGEST_LENGTH] or None,
        placeholder=shorter(speak("night-form-length-example"), 100),
        max_length=_LONGEST_LENGTH,
    )
    shown.add_item(ui.Label(text=shorter(speak("night-form-length"), 45), component=length))
    shown.add_item(ui.Label(text=shorter(speak("night-form-odd"), 45), component=_list("odd", form.odd, speak)))
    rules: ui.TextInput[Any] = ui.TextInput(
        custom_id="rules",
        style=discord.TextStyle.paragraph,
        default=form.rules[:_LONGEST_RULES] or None,
        placeholder=shorter(speak("night-form-rules-example"), 100),
        max_length=_LONGEST_RULES,
        required=False,
    )
    shown.add_item(ui.Label(text=shorter(speak("night-form-rules"), 45), component=rules))
    return shown


def _list(key: str, chosen: str, speak: Localizer) -> ui.Select[Any]:
    return ui.Select(
        custom_id=key,
        min_values=0,
        max_values=1,
        required=False,
        options=[
            discord.SelectOption(label=shorter(speak(f"night-{key}-{one}"), 100), value=one, default=one == chosen)
            for one in (ORDERS if key == "order" else ODDS)
        ],
    )


def parse_tournament_form(interaction: discord.Interaction[Any]) -> TournamentForm | None:
    """Return the values of the form of a new night; None if the interaction is for another form."""
    data: Any = interaction.data or {}
    match = _FORM.fullmatch(str(data.get("custom_id", "")))
    if interaction.type is not discord.InteractionType.modal_submit or match is None:
        return None
    found: Mapping[str, Sequence[str]] = submitted_values(data)
    first = {key: next(iter(found.get(key, ())), "") for key in FIELDS}
    chosen = tuple(game for game in games.names() if game in found.get("games", ()))
    order = first["order"] if first["order"] in ORDERS else ORDERS[0]
    odd = first["odd"] if first["odd"] in ODDS else ODDS[0]
    length, rules = first["length"][:_LONGEST_LENGTH], first["rules"][:_LONGEST_RULES]
    duplicate = match["duplicate"] is not None
    return TournamentForm(chosen, order, length, odd, rules, int(match["minute"]), match["repeats"], duplicate)


# ---------------------------------------------------------------------- the message

_STANDINGS_AND_TABLES = 3_400
"""Characters for what is said of the tables and the standings; Discord takes 4,000 in a message."""


def tournament_message(
    tournament: Tournament, picture: BoardImage | None, links: Mapping[int, str], total: int
) -> OutgoingMessage:
    """Build the message of a night as it is: who is in, or the standings with the tables of the round.

    ``links`` are those of tables that have been opened, and ``total`` is how many rounds there are as far as is known.
    """
    speak, state = localizer(tournament.locale), tournament.state
    if state == "off":
        return single_box_message(boxed(speak("night-title"), speak("night-called-off"), colour=NIGHT))
    if state == "open":
        return _invitation(tournament, picture, speak)
    lines = []
    if state == "over":
        lines.append(_champions(tournament, speak))
    elif state == "voting":
        until = relative_timestamp(tournament.until or 0.0)
        lines.append(speak("night-voting", round=tournament.round + 1, relative=until))
    else:
        lines.append(_round_line(tournament, speak, total))
        lines += table_lines(tournament, links, speak)
    lines += deal_lines(tournament, speak)
    box = boxed(speak("night-title"), "\n".join(lines), colour=NIGHT)
    files = insert_picture(box, picture, speak) if picture is not None else ()
    if picture is None and has_result(tournament):
        room = _STANDINGS_AND_TABLES - sum(map(len, lines))
        box.add_item(ui.TextDisplay(cut_text(standings_text(tournament, speak), room)))
    if state == "voting":
        votes = [
            TournamentVoteButton(
                tournament.id,
                tournament.round + 1,
                game,
                speak(
                    "button-night-vote",
                    game=localizer(speak.locale, game)("title"),
                    count=list(tournament.votes.values()).count(game),
                ),
            )
            for game in tournament.programme.games
        ]
        for start in range(0, len(votes), IN_A_ROW):
            box.add_item(button_row(*votes[start : start + IN_A_ROW]))
    buttons = [TournamentButton(tournament.id, "text", speak("button-night-text"))]
    if tournament.is_live:
        buttons[:0] = [
            TournamentButton(tournament.id, "in", speak("button-night-in"), discord.ButtonStyle.success),
            TournamentButton(tournament.id, "out", speak("button-night-out")),
        ]
        buttons.append(TournamentButton(tournament.id, "guess", speak("button-guess")))
        buttons.append(TournamentButton(tournament.id, "off", speak("button-night-end")))
    box.add_item(button_row(*buttons))
    box.add_item(ui.TextDisplay(small_print(_points_rule(tournament, speak))))
    return single_box_message(box, files)


def _invitation(tournament: Tournament, picture: BoardImage | None, speak: Localizer) -> OutgoingMessage:
    lines = [speak("night-host", host=mention(tournament.host, speak))]
    lines += programme_lines(tournament.programme, speak)
    names = chat_names(tournament, speak)
    coming = [names[player.user] for player in tournament.coming]
    lines.append(speak("night-in", count=len(coming), who=speak.some(coming)) if coming else speak("night-nobody"))
    box = boxed(speak("night-title"), "\n".join(lines), colour=NIGHT)
    files = insert_picture(box, picture, speak)
    box.add_item(
        button_row(
            TournamentButton(tournament.id, "in", speak("button-night-in"), discord.ButtonStyle.success),
            TournamentButton(tournament.id, "out", speak("button-night-out")),
            TournamentButton(tournament.id, "start", speak("button-night-start"), discord.ButtonStyle.primary),
            TournamentButton(tournament.id, "computer", speak("button-night-computer")),
            TournamentButton(tournament.id, "off", speak("button-night-off")),
        )
    )
    small = "night-small-duplicate" if tournament.programme.duplicate else "night-small"
    box.add_item(ui.TextDisplay(small_print(speak(small))))
    return single_box_message(box, files)


def _round_line(tournament: Tournament, speak: Localizer, total: int) -> str:
    game = localizer(speak.locale, tournament.game)("title")
    how = "mixed" if tournament.round <= mixing_rounds(total) else "standing"
    line = speak("night-round", round=tournament.round, total=total, game=game, how=how)
    if tournament.until is not None:
        line += " " + speak("night-round-until", relative=relative_timestamp(tournament.until))
    return line


def table_lines(tournament: Tournament, links: Mapping[int, str], speak: Localizer) -> list[str]:
    """Return one line for each table of the running round, and one for those who rest."""
    lines = []
    for table in tournament.tables:
        if table.round != tournament.round:
            continue
        names = chat_names(tournament, speak, table.seats)
        who = speak.format_list([names[seat.user] for seat in table.seats])
        if table.number:
            state = "running" if table.state in ("open", "playing") else table.state
            link = links.get(table.number, "none")
            lines.append(speak("night-table", table=table.number, who=who, state=state, link=link))
        else:
            lines.append(speak("night-resting", who=who, count=len(table.seats)))
    return lines


def deal_lines(tournament: Tournament, speak: Localizer) -> list[str]:
    """Return what proves the dice that tables share: the commitments of this round and of all that are sealed, or the
    seed of the last round that was revealed."""
    told = [one for one in tournament.deals if one.revealed is None or one.round == tournament.round]
    return [
        speak(
            "night-deal",
            round=deal.round,
            commitment=commitment(deal.seed),
            seed="none" if deal.revealed is None else deal.seed.hex(),
        )
        for deal in told
    ]


def _points_rule(tournament: Tournament, speak: Localizer) -> str:
    return speak("night-points-duplicate" if tournament.programme.duplicate else "night-points")


def _champions(tournament: Tournament, speak: Localizer) -> str:
    names = chat_names(tournament, speak)
    winners = [names[player.user] for player in tournament.players if player.won]
    if not winners:
        return speak("night-no-champion")
    return speak("night-champion", who=speak.format_list(winners), count=len(winners))


# ---------------------------------------------------------------------- standings and the end


def points_text(points: Any, speak: Localizer) -> str:
    """Return points as they are written: whole, or with one digit behind."""
    rounded = round(float(points), 1)
    return speak.number(int(rounded) if rounded.is_integer() else rounded)


def invitation_poster(tournament: Tournament) -> tuple[Poster, str]:
    """Return the poster of a night that has not begun, and its alt text."""
    speak = localizer(tournament.locale)
    names = plain_names(tournament, speak)
    coming = tournament.coming[:_CHAIRS]
    sitters = [
        PosterSeat(
            names[player.user],
            speak("poster-host") if player.user == tournament.host else "",
            player.level is not None,
            player.level or "",
        )
        for player in coming
    ]
    titles = speak.format_list([localizer(speak.locale, game)("title") for game in tournament.programme.games])
    most = min(_CHAIRS, max(5, len(tournament.coming) + 1))
    told = speak.format_list([seat.name for seat in sitters]) if sitters else speak("poster-nobody")
    poster = Poster(tournament.programme.games[0], speak("night-name"), titles, tuple(sitters), most)
    return poster, alternative(speak("night-poster-alt", games=titles, who=told))


def standings_lines(tournament: Tournament, speak: Localizer) -> list[LeaderboardLine]:
    """Return the standings as lines of a picture: points, tables won, and how many places somebody has moved."""
    names, now = plain_names(tournament, speak), standings_of(tournament)
    moved = places_moved(tournament, now)
    most = max([1.0, *(float(line.points) for line in now)])
    return [
        LeaderboardLine(
            line.place,
            names[line.player],
            0,
            _note_of(line, moved.get(line.player, 0), speak),
            part=float(line.points) / most,
            shown=points_text(line.points, speak),
        )
        for line in now
    ]


def places_moved(tournament: Tournament, now: Sequence[Standing]) -> Mapping[int, int]:
    """Return by how many places each has moved up since the round before; nothing after the first."""
    last = finished_rounds(tournament)
    if last < 2:
        return {}
    before = {line.player: line.place for line in standings_of(tournament, last - 1)}
    return {line.player: before[line.player] - line.place for line in now if line.player in before}


def _note_of(line: Standing, moved: int, speak: Localizer) -> str:
    way = "up" if moved > 0 else "down" if moved < 0 else "same"
    return speak("night-line-told", won=line.won, way=way, moved=abs(moved))


def standings_about(tournament: Tournament, total: int, speak: Localizer) -> str:
    """Return what the standings are about: after which round of how many."""
    return speak("night-standings-about", round=finished_rounds(tournament), total=total)


def standings_text(tournament: Tournament, speak: Localizer) -> str:
    """Return the standings in words, a line for each player."""
    names, moved = chat_names(tournament, speak), places_moved(tournament, now := standings_of(tournament))
    return "\n".join(
        speak(
            "night-line",
            place=line.place,
            who=names[line.player],
            points=points_text(line.points, speak),
            told=_note_of(line, moved.get(line.player, 0), speak),
        )
        for line in now
    )


def standings_alt(tournament: Tournament, total: int, speak: Localizer) -> str:
    """Return the alt text of the standings' picture."""
    names = plain_names(tournament, speak)
    lines = [
        speak("night-line-alt", place=line.place, who=names[line.player], points=points_text(line.points, speak))
        for line in standings_of(tournament)[:LINES]
    ]
    about = standings_about(tournament, total, speak)
    return alternative(speak("night-standings-alt", about=about, lines=speak.format_items(lines)))


def text_board(tournament: Tournament, links: Mapping[int, str], total: int, speak: Localizer) -> OutgoingMessage:
    """Build the night in words: the round, its tables, and the standings with all who were in."""
    lines = [] if tournament.state in ("over", "off", "open") else [_round_line(tournament, speak, total)]
    if tournament.state == "playing":
        lines += table_lines(tournament, links, speak)
    lines += deal_lines(tournament, speak)
    lines += [f"**{standings_about(tournament, total, speak)}**", standings_text(tournament, speak)]
    return private_question("\n".join([*lines, small_print(_points_rule(tournament, speak))]))


def end_card(
    tournament: Tournament,
    picture: BoardImage | None,
    headlines: Sequence[str],
    moment: str,
    guessers: Sequence[Guesser] = (),
) -> OutgoingMessage:
    """Build the card of a night that is over.

    It has the champion, each game's headline, the moment of the night, and the best of the ``guessers``.
    """
    speak = localizer(tournament.locale)
    lines = [_champions(tournament, speak)]
    lines += [f"- {line}" for line in headlines]
    if moment:
        lines.append(speak("night-moment", told=moment))
    if guessers:
        best = guessers[0]
        told = {"points": points_ahead(best.ahead), "count": best.guesses}
        lines.append(speak("night-guesser", who=escape_names([best.name])[0], **told))
    box = boxed(speak("night-card-title"), "\n".join(lines), colour=NIGHT)
    files = insert_picture(box, picture, speak, "night.png") if picture is not None else ()
    weekday = weekday_of(tournament.started or tournament.created, tournament.zone)
    label = speak("button-night-again", weekday=weekday)
    again = TournamentButton(tournament.id, "again", label, discord.ButtonStyle.primary)
    box.add_item(button_row(again, TournamentButton(tournament.id, "text", speak("button-night-text"))))
    return single_box_message(box, files)


def confirm_end(tournament: Tournament, speak: Localizer) -> OutgoingMessage:
    """Ask whether to end the night now."""
    danger = discord.ButtonStyle.danger
    begun = "yes" if tournament.started is not None else "no"
    sure = TournamentButton(tournament.id, "off-sure", speak("button-night-sure"), danger)
    return private_question(speak("night-sure", begun=begun), sure)


def call_text(tournament: Tournament, table: TournamentTable, speak: Localizer) -> str:
    """Return the call to those who sit at a table that begins."""
    who = speak.format_list([f"<@{seat.user}>" for seat in table.seats if seat.user > 0])
    game = localizer(speak.locale, tournament.game)("title")
    until = relative_timestamp(tournament.until or 0.0)
    told = {"round": tournament.round, "table": table.number, "game": game, "relative": until}
    return speak("night-call", who=who or "none", **told)
