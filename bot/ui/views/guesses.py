"""Guesses at who wins: the button, the form, the private answer, and what is told of them at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.core.errors import UserError
from bot.i18n import Localizer
from bot.storage import Guess
from bot.table.display_names import escape_names
from bot.table.guesses import actions_left
from bot.table.session import TableSession
from bot.ui.components.buttons import PersistentComponent, TableTarget
from bot.ui.components.layout import OutgoingMessage, private_question, small_print
from bot.ui.games import FormField, GameForm
from games.analysis.guesses import whole_chances
from games.analysis.win_probability import Vector
from games.core import Seat
from games.core.percents import percent
from renderers.text.text_layout import shorter

FIELDS = 5
"""Most players that get a field each: as many as a form has. More than that share one, with a line for each."""
ALL = "all"
"""The key of that field; those of the others are letters, by seat."""
_LONGEST, _LONGEST_ALL = 8, 800
_TOLD = 3
"""Number of guesses that are told at the end."""


class GuessButton(PersistentComponent, ui.DynamicItem[ui.Button[Any]], template=r"b:(?P<table>[0-9]{1,18})"):
    """The button *Who wins?* of a table: ``b:<table>``."""

    alone = True

    def __init__(self, table: int, label: str = "", style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        self.table = table
        super().__init__(ui.Button(label=shorter(label, 80) or "…", style=style, custom_id=f"b:{table}"))

    @property
    def target(self) -> TableTarget:
        """Table that the user may look at from anywhere: a night message is in another channel than its tables."""
        return TableTarget(self.table, from_afar=True)


def guess_form(session: TableSession, speak: Localizer, written: Mapping[str, str]) -> GameForm:
    """Build the form with a field for each player who is still in; ``written`` is what stands in them by key."""
    seats = _guessed_seats(session)
    if len(seats) <= FIELDS:
        hint = speak("guess-form-hint")
        fields = [
            FormField(key(seat), session.names[seat], written.get(key(seat), ""), hint, longest=_LONGEST)
            for seat in seats
        ]
    else:
        text = written.get(ALL) or "\n".join(f"{_line_name(session, seat)}: " for seat in seats)
        fields = [FormField(ALL, speak("guess-form-all"), text, paragraph=True, longest=_LONGEST_ALL)]
    return GameForm(speak("guess-form"), fields)


def written_guess(session: TableSession, chances: Vector) -> dict[str, str]:
    """Return a guess as it is written into the form."""
    seats = _guessed_seats(session)
    if len(seats) <= FIELDS:
        return {key(seat): _written(chances[seat]) for seat in seats}
    return {ALL: "\n".join(f"{_line_name(session, seat)}: {_written(chances[seat])}" for seat in seats)}


def parse_guess(session: TableSession, answers: Mapping[str, Sequence[str]]) -> Vector:
    """Return the chances that were written into a submitted form.

    Raises:
        UserError: they are no chances.
    """
    seats = _guessed_seats(session)
    typed = {name: " ".join(values) for name, values in answers.items()}
    if len(seats) <= FIELDS:
        by_seat = {seat: typed.get(key(seat), "") for seat in seats}
    else:
        by_seat = _by_line(session, seats, typed.get(ALL, ""))
    given = {seat: _number(text) for seat, text in by_seat.items()}
    found = whole_chances(given, len(session.names)) if any(value is not None for value in given.values()) else None
    if found is None:
        raise UserError("sorry-guess-number")
    return found


def typed_guess(session: TableSession, answers: Mapping[str, Sequence[str]], speak: Localizer) -> Any:
    """Return what was typed as the parts of a retry: the fields' keys, labels and texts."""
    form = guess_form(session, speak, {})
    return tuple((field.key, field.label, " ".join(answers.get(field.key, ()))) for field in form.fields)


def guess_message(session: TableSession, chances: Vector, speak: Localizer) -> OutgoingMessage:
    """Show somebody their own guess, and until when they may change it."""
    told = speak.format_items(
        speak("guess-chance", who=session.chat_names[seat], chance=percent(chance))
        for seat, chance in enumerate(chances)
        if chance or seat not in session.out_seats
    )
    left = actions_left(session)
    note = speak("guess-open", count=left) if left else speak("guess-closed")
    buttons = [GuessButton(session.id, speak("button-guess-change"))] if left else []
    return private_question(f"{speak('guess-title', table=str(session.id))}\n{told}\n{small_print(note)}", *buttons)


class GuessTable(NamedTuple):
    """A table at which one can guess: its number, the label of its button, and its channel."""

    table: int
    label: str
    channel: int


def table_choice(tables: Sequence[GuessTable], speak: Localizer) -> OutgoingMessage:
    """Ask at which of several tables somebody would like to guess."""
    return private_question(speak("guess-where"), *(GuessButton(one.table, one.label) for one in tables))


def guess_lines(session: TableSession, guesses: Sequence[Guess]) -> list[str]:
    """Return what is told of the guesses at a finished game, a line each, the best first."""
    table = session.table
    if table is None or table.ranking is None or not guesses:
        return []
    speak, winners = session.words, table.ranking[0]
    names = speak.format_list([session.chat_names[seat] for seat in winners])
    lines = []
    for guess in guesses[:_TOLD]:
        parts = {"who": escape_names([guess.name])[0], "winner": names, "guess": _share(guess.chances, winners)}
        if guess.reviewed is not None:
            parts |= {"review": _share(guess.reviewed, winners), "points": points_text(guess.ahead)}
        lines.append(speak("guess-told", how=_how(guess, winners), **parts))
    if more := len(guesses) - _TOLD:
        lines += [speak("guess-more", count=more)] if more > 0 else []
    return lines


def points_text(ahead: float) -> str:
    """Return by how much a guess is better than the review: in hundredths of the Brier score, with a sign."""
    return f"{round(100 * ahead):+d}".replace("-", "−").replace("+0", "0")


def key(seat: Seat) -> str:
    """Return the key of a seat's field."""
    return chr(ord("a") + seat)


def _how(guess: Guess, winners: Sequence[Seat]) -> str:
    """Return which sentence is told: ``saw`` if the guess is better than the review, and the winners its favourites."""
    if guess.reviewed is None:
        return "alone"
    if round(100 * guess.ahead) <= 0:
        return "missed"
    return "saw" if max(guess.chances) <= max(guess.chances[seat] for seat in winners) else "closer"


def _share(chances: Vector, seats: Sequence[Seat]) -> str:
    return percent(min(1.0, sum(chances[seat] for seat in seats)))


def _guessed_seats(session: TableSession) -> list[Seat]:
    return [seat for seat in range(len(session.names)) if seat not in session.out_seats]


def _line_name(session: TableSession, seat: Seat) -> str:
    return shorter(session.names[seat].replace("`", "\u02cb"), 40)


def _by_line(session: TableSession, seats: Sequence[Seat], text: str) -> dict[Seat, str]:
    """Return the numbers of a text with a line for each player: ``Ann: 40``."""
    wanted, found = {_line_name(session, seat).casefold(): seat for seat in seats}, dict[Seat, str]()
    for line in filter(str.strip, text.splitlines()):
        name, colon, number = line.replace("：", ":").rpartition(":")
        seat = wanted.get(name.strip().casefold())
        if not colon or seat is None or seat in found:
            raise UserError("sorry-guess-line", example=f"{_line_name(session, seats[0])}: 40")
        found[seat] = number
    return {seat: found.get(seat, "") for seat in seats}


def _number(text: str) -> float | None:
    """Return the number in a field; None if it is empty.

    Raises:
        UserError: that is no number.
    """
    bare = text.strip().rstrip("%％").strip().replace(",", ".")
    if not bare:
        return None
    try:
        return float(bare)
    except ValueError:
        raise UserError("sorry-guess-number") from None


def _written(chance: float) -> str:
    return f"{100 * chance:.2f}".rstrip("0").rstrip(".")
