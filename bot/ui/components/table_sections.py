"""Sections of a table's message: votes, substitutions and the proof of fair dice.

Votes show who asks what and what each has answered, and have two buttons with the names on them.
Substitutions have the buttons of the players who give a seat and take one. The proof has commitment and salt
from the start on, and the digest of the record once the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from discord import ui

from bot.i18n import Localizer
from bot.storage import RELIEVE, Vote
from bot.table.deadlines import end_of_silence, relative_time, vote_deadline
from bot.table.display_names import mention
from bot.table.session import TableSession
from bot.table.votes import asked_seats, offered_seats, open_vote, replaceable_seats, tally_votes, vote_sentence
from bot.ui.components.buttons import TableButton
from bot.ui.games import IN_A_ROW, Style
from games.core import Seat
from games.core.record import digest


def vote_section(session: TableSession) -> list[ui.Item[Any]]:
    """Return the open vote; or a line that the others want to play on, until a player acts.

    Empty without a vote.
    """
    vote = session.stored.vote
    if vote is None:
        return []
    about = "" if vote.about is None else session.chat_names[vote.about]
    sentence = vote_sentence(session, vote.what, vote.about)
    if open_vote(session) is None:
        if vote.state != "refused" or vote.decided != session.action_count:
            return []
        against = session.words.format_list([session.chat_names[seat] for seat in tally_votes(session, vote).no])
        return [ui.TextDisplay(session.words(f"{sentence}-refused", seats=against, seat=about))]
    told = tally_votes(session, vote)
    seat = session.seat_of(vote.user)
    who = mention(vote.user, session.words) if seat is None else session.chat_names[seat]
    silent = session.words.format_list([session.chat_names[other] for other in told.silent]) if told.silent else "none"
    closes = vote_deadline(session.stored, session.out_seats) or vote.until
    text = session.words(f"{sentence}-open", who=who, seat=about, silent=silent, when=relative_time(closes))
    if resting := [session.chat_names[other] for other in told.silent if _rests(session, other)]:
        text += "\n-# " + session.words("vote-waits", seats=session.words.format_list(resting))
    if not asked_seats(session, vote):
        return [ui.TextDisplay(text)]
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(_button(session, vote, "yes", told.yes, "success"))
    row.add_item(_button(session, vote, "no", told.no, "secondary"))
    return [ui.TextDisplay(text), row]


def _rests(session: TableSession, seat: Seat) -> bool:
    """Return whether the vote waits for that player longer than a day, because of their rest."""
    vote = session.stored.vote
    assert vote is not None
    return end_of_silence(session.stored.seats[seat], vote.asked, vote.until - vote.asked) > vote.until


def _button(session: TableSession, vote: Vote, what: str, seats: Sequence[Seat], style: Style) -> TableButton:
    """Return a vote button, with the names of the players who pressed it on its label."""
    names = session.words.format_list([session.names[seat] for seat in seats]) if seats else "none"
    return TableButton(
        session.id,
        session.action_count,
        f"@vote:{what}:{vote.id}",
        session.words(f"button-vote-{what}", seats=names),
        style,
    )


def latest_substitution(session: TableSession) -> str | None:
    """Return the note that a player has just taken over a seat, until a player acts; else None."""
    if not session.stored.actions or session.stored.actions[-1][1] != RELIEVE or not session.stored.reliefs:
        return None
    relief = session.stored.reliefs[-1]
    return session.words("table-relieved", seat=session.chat_names[relief.seat], former=session.former_name(relief))


def substitution_section(session: TableSession, at: float) -> list[ui.Item[Any]]:
    """Return the seats that their players would hand over, with a button for each; empty without."""
    seats = offered_seats(session, at)
    if not seats:
        return []
    lines = list[str]()
    row: ui.ActionRow[Any] = ui.ActionRow()
    for seat in seats:
        sitting = session.stored.seats[seat]
        whom = "anybody" if sitting.offered_to is None else mention(sitting.offered_to, session.words)
        until = relative_time(sitting.offered or at)
        lines.append(session.words("table-offered", seat=session.chat_names[seat], whom=whom, when=until))
    for seat in seats[:IN_A_ROW]:
        label = session.words("button-take", name=session.names[seat])
        row.add_item(TableButton(session.id, session.action_count, f"@take:{seat}", label, "success"))
    return [ui.TextDisplay("\n".join(lines)), row]


def offer_seat_buttons(session: TableSession, seat: Seat, speak: Localizer, at: float) -> TableButton:
    """Return the seated player's button: to offer their seat, or to keep it after all."""
    if seat in offered_seats(session, at):
        return TableButton(session.id, session.action_count, "@keep", speak("button-keep-seat"))
    return TableButton(session.id, session.action_count, "@hand-over", speak("button-hand-over"))


def request_seat_buttons(session: TableSession, speak: Localizer, at: float) -> list[TableButton]:
    """Return the buttons for a user without a seat, to ask the others for that of a computer or an absent player."""
    return [
        TableButton(
            session.id, session.action_count, f"@ask:relieve:{seat}", speak("button-relieve", name=session.names[seat])
        )
        for seat in replaceable_seats(session, at)
    ]


Copy = Literal["same", "gone", "other", "untold"]
"""The state of the bot's own copy of a finished game: the ``same`` as the one whose digest was told at its end; not
any more, because a player has been deleted since (``gone``); ``other`` for no reason that there should be; or none
was told (``untold``: it ended before there were digests)."""


FAIR = "@fair"
"""The action of the button that shows what the dice are bound by."""


def dice_proof(session: TableSession, seat: Seat | None, speak: Localizer) -> str:
    """Return the commitment and, from the start on, the salt, with that seat's own part of it, in small print.

    Only :data:`FAIR` shows it.
    """
    told = [speak("proof-commitment", commitment=session.commitment)]
    if session.stored.deal is not None:
        told.append(speak("proof-deal"))
    if session.stored.salt:
        told.append(speak("proof-salt", salt=session.stored.salt))
        if seat is not None and not any(relief.seat == seat for relief in session.stored.reliefs):
            # A substitute has given nothing to the salt.
            told.append(own_salt_part(session, seat, speak))
    elif seat is not None and session.stored.seats[seat].luck:
        told.append(speak("proof-luck", luck=session.stored.seats[seat].luck))
    return "\n".join(f"-# {line}" for line in told)


def own_salt_part(session: TableSession, seat: Seat, speak: Localizer) -> str:
    """Return the seat's part of the salt; the parts are in seat order, and table by table where tables share it."""
    *parts, _ = session.stored.salt.split("-")
    place = seat
    if session.stored.deal is not None and (mine := str(session.stored.seats[seat].joined)) in parts:
        place = parts.index(mine)
    part = parts[place]
    return speak("proof-part-with-luck" if "~" in part else "proof-part", number=place + 1, part=part)


def record_digest(session: TableSession) -> str:
    """Return the digest of the bot's copy of a game, as it is now."""
    assert session.table is not None
    return digest(session.table.record) or ""


def compare_digests(session: TableSession) -> Copy:
    """Return how the bot's copy compares with the digest published at the end."""
    if any(sitting.is_deleted_user for sitting in session.stored.seats):
        return "gone"
    if not session.stored.digest:
        return "untold"
    return "same" if record_digest(session) == session.stored.digest else "other"
