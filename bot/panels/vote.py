"""What a table's message shows of a vote: who asks what, what each has said, and two buttons with their names on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.panels import Style
from bot.panels.buttons import TableButton
from bot.store import Vote
from bot.table.live import Live
from bot.table.names import mention
from bot.table.polls import asked, count, open_vote
from bot.table.waiting import moment
from games.core import Seat


def parts(live: Live) -> list[ui.Item[Any]]:
    """The vote that is going on; or in a line that the others want to play on, until somebody does. Empty without."""
    vote = live.stored.vote
    if vote is None:
        return []
    about = "" if vote.about is None else live.chat_names[vote.about]
    if open_vote(live) is None:
        if vote.state != "refused" or vote.decided != live.number:
            return []
        against = live.words.join([live.chat_names[seat] for seat in count(live, vote).no])
        return [ui.TextDisplay(live.words(f"vote-{vote.what}-refused", seats=against, seat=about))]
    told = count(live, vote)
    seat = live.seat_of(vote.user)
    who = mention(vote.user, live.words) if seat is None else live.chat_names[seat]
    silent = live.words.join([live.chat_names[other] for other in told.silent]) if told.silent else "none"
    text = live.words(f"vote-{vote.what}-open", who=who, seat=about, silent=silent, when=moment(vote.until))
    if not asked(live, vote):
        return [ui.TextDisplay(text)]
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(_button(live, vote, "yes", told.yes, "success"))
    row.add_item(_button(live, vote, "no", told.no, "secondary"))
    return [ui.TextDisplay(text), row]


def _button(live: Live, vote: Vote, what: str, seats: Sequence[Seat], style: Style) -> TableButton:
    """Its label has the names of those who have pressed it."""
    names = live.words.join([live.names[seat] for seat in seats]) if seats else "none"
    return TableButton(
        live.id, live.number, f"@vote:{what}:{vote.id}", live.words(f"button-vote-{what}", seats=names), style
    )
