"""What a table says at which nothing has happened for long."""

from __future__ import annotations

from bot.panels.frame import Message, asked, button
from bot.table.links import link
from bot.table.live import Live
from bot.table.waiting import away, moment, on_vacation, silent_since


def silence(live: Live, at: float) -> Message:
    """Since when nothing has happened, who is awaited, and what can be done: go on, call them, have computers sit in,
    or end the game."""
    assert live.table is not None
    words, gone = live.words, {*away(live), *on_vacation(live, at)}
    awaited = [seat for seat in sorted(live.table.actors) if live.stored.seats[seat].user > 0]
    text = words(
        "silence",
        table=str(live.id),
        when=moment(silent_since(live.stored)),
        link=link(live.stored),
        seats=words.join([live.chat_names[seat] for seat in awaited]) if awaited else "none",
        paused="yes" if live.stored.paused is not None else "no",
    )
    if live.stored.paused is not None:
        buttons = [button(live, "@resume", words("button-resume"), "success")]
    else:
        buttons = [button(live, "@nudge", words("button-nudge"))]
        if set(awaited) - gone:
            buttons.append(button(live, "@sit-in", words("button-sit-in")))
    return asked(text, *buttons, button(live, "@end", words("button-end"), "danger"))
