"""What a table's message shows of a vote: who asks what, what each has said, and two buttons with their names on.

Seats that change hands: what a table's message shows of it, and the buttons of those who give one and take one.

What players can hold on to: commitment and salt from the start on, and once it is over the digest of the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from discord import ui

from bot.i18n import Localizer
from bot.storage import RELIEVE, Vote
from bot.table.deadlines import relative_time
from bot.table.display_names import mention
from bot.table.session import TableSession
from bot.table.votes import absent_seats, asked_seats, offered_seats, open_vote, tally_votes
from bot.ui.components.buttons import TableButton
from bot.ui.games import IN_A_ROW, Style
from games.core import Seat
from games.core.record import digest


def vote_section(live: TableSession) -> list[ui.Item[Any]]:
    """The vote that is going on; or in a line that the others want to play on, until somebody does. Empty without."""
    vote = live.stored.vote
    if vote is None:
        return []
    about = "" if vote.about is None else live.chat_names[vote.about]
    if open_vote(live) is None:
        if vote.state != "refused" or vote.decided != live.action_count:
            return []
        against = live.words.format_list([live.chat_names[seat] for seat in tally_votes(live, vote).no])
        return [ui.TextDisplay(live.words(f"vote-{vote.what}-refused", seats=against, seat=about))]
    told = tally_votes(live, vote)
    seat = live.seat_of(vote.user)
    who = mention(vote.user, live.words) if seat is None else live.chat_names[seat]
    silent = live.words.format_list([live.chat_names[other] for other in told.silent]) if told.silent else "none"
    text = live.words(f"vote-{vote.what}-open", who=who, seat=about, silent=silent, when=relative_time(vote.until))
    if not asked_seats(live, vote):
        return [ui.TextDisplay(text)]
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(_button(live, vote, "yes", told.yes, "success"))
    row.add_item(_button(live, vote, "no", told.no, "secondary"))
    return [ui.TextDisplay(text), row]


def _button(live: TableSession, vote: Vote, what: str, seats: Sequence[Seat], style: Style) -> TableButton:
    """Its label has the names of those who have pressed it."""
    names = live.words.format_list([live.names[seat] for seat in seats]) if seats else "none"
    return TableButton(
        live.id, live.action_count, f"@vote:{what}:{vote.id}", live.words(f"button-vote-{what}", seats=names), style
    )


def latest_substitution(live: TableSession) -> str | None:
    """That somebody has just taken over a seat, until somebody acts."""
    if not live.stored.actions or live.stored.actions[-1][1] != RELIEVE or not live.stored.reliefs:
        return None
    relief = live.stored.reliefs[-1]
    return live.words("table-relieved", seat=live.chat_names[relief.seat], former=live.former_name(relief))


def substitution_section(live: TableSession, at: float) -> list[ui.Item[Any]]:
    """The seats that their people would hand over, and a button for each; empty without."""
    seats = offered_seats(live, at)
    if not seats:
        return []
    lines = list[str]()
    row: ui.ActionRow[Any] = ui.ActionRow()
    for seat in seats:
        sitting = live.stored.seats[seat]
        whom = "anybody" if sitting.offered_to is None else mention(sitting.offered_to, live.words)
        until = relative_time(sitting.offered or at)
        lines.append(live.words("table-offered", seat=live.chat_names[seat], whom=whom, when=until))
    for seat in seats[:IN_A_ROW]:
        label = live.words("button-take", name=live.names[seat])
        row.add_item(TableButton(live.id, live.action_count, f"@take:{seat}", label, "success"))
    return [ui.TextDisplay("\n".join(lines)), row]


def offer_seat_buttons(live: TableSession, seat: Seat, speak: Localizer, at: float) -> TableButton:
    """For the person who sits there: to offer their seat, or to keep it after all."""
    if seat in offered_seats(live, at):
        return TableButton(live.id, live.action_count, "@keep", speak("button-keep-seat"))
    return TableButton(live.id, live.action_count, "@hand-over", speak("button-hand-over"))


def request_seat_buttons(live: TableSession, speak: Localizer, at: float) -> list[TableButton]:
    """For somebody who does not sit there: to ask the others for the seat of somebody who is away."""
    return [
        TableButton(live.id, live.action_count, f"@ask:relieve:{seat}", speak("button-relieve", name=live.names[seat]))
        for seat in absent_seats(live, at)
    ]


Copy = Literal["same", "gone", "other", "untold"]
"""Whether the bot's own copy of a finished game is ``same`` as the one whose digest was told at its end; not any more,
because somebody has been forgotten since (``gone``); ``other`` for no reason that there should be; or none was told
(``untold``: it ended before there were digests)."""


FAIR = "@fair"
"""The action of the button that shows what the dice are bound by."""


def dice_proof(live: TableSession, seat: Seat | None, speak: Localizer) -> str:
    """The commitment and, from the start on, the salt, with that seat's own part of it, in small print. It stands
    behind :data:`FAIR` alone."""
    told = [speak("proof-commitment", commitment=live.commitment)]
    if live.stored.salt:
        told.append(speak("proof-salt", salt=live.stored.salt))
        if seat is not None and not any(relief.seat == seat for relief in live.stored.reliefs):
            # Who has taken over a seat has given nothing to the salt.
            told.append(own_salt_part(live, seat, speak))
    elif seat is not None and live.stored.seats[seat].luck:
        told.append(speak("proof-luck", luck=live.stored.seats[seat].luck))
    return "\n".join(f"-# {line}" for line in told)


def own_salt_part(live: TableSession, seat: Seat, speak: Localizer) -> str:
    """Which part of the salt is that seat's: they are in seat order."""
    *parts, _ = live.stored.salt.split("-")
    part = parts[seat]
    return speak("proof-part-with-luck" if "~" in part else "proof-part", number=seat + 1, part=part)


def record_digest(live: TableSession) -> str:
    """The digest of the bot's copy of a game, as it is now."""
    assert live.table is not None
    return digest(live.table.record) or ""


def compare_digests(live: TableSession) -> Copy:
    """How the bot's copy stands to what was told at the end."""
    if any(sitting.is_deleted_user for sitting in live.stored.seats):
        return "gone"
    if not live.stored.digest:
        return "untold"
    return "same" if record_digest(live) == live.stored.digest else "other"
