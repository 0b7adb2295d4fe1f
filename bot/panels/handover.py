"""Seats that change hands: what a table's message shows of it, and the buttons of those who give one and take one."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.panels import IN_A_ROW
from bot.panels.buttons import TableButton
from bot.store import RELIEVE
from bot.table.live import Live
from bot.table.names import mention
from bot.table.polls import absent, offered
from bot.table.waiting import moment
from bot.words import Words
from games.core import Seat


def latest(live: Live) -> str | None:
    """That somebody has just taken over a seat, until somebody acts."""
    if not live.stored.actions or live.stored.actions[-1][1] != RELIEVE or not live.stored.reliefs:
        return None
    relief = live.stored.reliefs[-1]
    return live.words("table-relieved", seat=live.chat_names[relief.seat], former=live.former_name(relief))


def parts(live: Live, at: float) -> list[ui.Item[Any]]:
    """The seats that their people would hand over, and a button for each; empty without."""
    seats = offered(live, at)
    if not seats:
        return []
    lines = list[str]()
    row: ui.ActionRow[Any] = ui.ActionRow()
    for seat in seats:
        sitting = live.stored.seats[seat]
        whom = "anybody" if sitting.offered_to is None else mention(sitting.offered_to, live.words)
        until = moment(sitting.offered or at)
        lines.append(live.words("table-offered", seat=live.chat_names[seat], whom=whom, when=until))
    for seat in seats[:IN_A_ROW]:
        label = live.words("button-take", name=live.names[seat])
        row.add_item(TableButton(live.id, live.number, f"@take:{seat}", label, "success"))
    return [ui.TextDisplay("\n".join(lines)), row]


def offer(live: Live, seat: Seat, speak: Words, at: float) -> TableButton:
    """For the person who sits there: to offer their seat, or to keep it after all."""
    if seat in offered(live, at):
        return TableButton(live.id, live.number, "@keep", speak("button-keep-seat"))
    return TableButton(live.id, live.number, "@hand-over", speak("button-hand-over"))


def asking(live: Live, speak: Words, at: float) -> list[TableButton]:
    """For somebody who does not sit there: to ask the others for the seat of somebody who is away."""
    return [
        TableButton(live.id, live.number, f"@ask:relieve:{seat}", speak("button-relieve", name=live.names[seat]))
        for seat in absent(live, at)
    ]
