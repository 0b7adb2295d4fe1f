"""Messages about a table at which nothing has happened for a long time."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.table.deadlines import away_seats, inactive_since, relative_time, users_on_vacation
from bot.table.emojis_and_links import table_link
from bot.table.session import TableSession
from bot.ui.components.buttons import PersistentComponent, TableTarget
from bot.ui.components.layout import OutgoingMessage, private_question


class InactivityButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=r"z:(?P<table>[0-9]{1,18}):(?P<what>resume|nudge|sit-in|end)",
):
    """A button of an inactivity notice, with the ``custom_id`` ``z:<table>:<what>``.

    No button of a table's message begins like this, so the notice is never taken for a table's message.
    """

    alone = True

    def __init__(
        self,
        table: int,
        what: str,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        self.table = table
        self.what = what
        super().__init__(ui.Button(label=label or "…", style=style, custom_id=f"z:{table}:{what}"))

    @property
    def target(self) -> TableTarget:
        """Run at the table."""
        return TableTarget(self.table)


def inactivity_message(session: TableSession, at: float) -> OutgoingMessage:
    """Since when nothing has happened, who is awaited, and what can be done: go on, call them, have computers sit in,
    or end the game."""
    assert session.table is not None
    words, gone = session.words, {*away_seats(session), *users_on_vacation(session, at)}
    awaited = [seat for seat in sorted(session.table.actors) if session.stored.seats[seat].user > 0]
    text = words(
        "silence",
        table=str(session.id),
        when=relative_time(inactive_since(session.stored)),
        link=table_link(session.stored),
        seats=words.format_list([session.chat_names[seat] for seat in awaited]) if awaited else "none",
        paused="yes" if session.stored.paused is not None else "no",
    )
    if session.stored.paused is not None:
        buttons = [InactivityButton(session.id, "resume", words("button-resume"), discord.ButtonStyle.success)]
    else:
        buttons = [InactivityButton(session.id, "nudge", words("button-nudge"))]
        if set(awaited) - gone:
            buttons.append(InactivityButton(session.id, "sit-in", words("button-sit-in")))
    return private_question(
        text, *buttons, InactivityButton(session.id, "end", words("button-end"), discord.ButtonStyle.danger)
    )
