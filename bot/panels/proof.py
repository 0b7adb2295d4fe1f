"""What players can hold on to: commitment and salt from the start on, and once it is over the digest of the record."""

from __future__ import annotations

from typing import Literal

from bot.table.live import Live
from bot.words import Words
from games.core import Seat
from games.record import digest

Copy = Literal["same", "gone", "other", "untold"]
"""Whether the bot's own copy of a finished game is ``same`` as the one whose digest was told at its end; not any more,
because somebody has been forgotten since (``gone``); ``other`` for no reason that there should be; or none was told
(``untold``: it ended before there were digests)."""


FAIR = "@fair"
"""The action of the button that shows what the dice are bound by."""


def dice(live: Live, seat: Seat | None, speak: Words) -> str:
    """The commitment and, from the start on, the salt, with that seat's own part of it, in small print. It stands
    behind :data:`FAIR` alone."""
    told = [speak("proof-commitment", commitment=live.commitment)]
    if live.stored.salt:
        told.append(speak("proof-salt", salt=live.stored.salt))
        if seat is not None and not any(relief.seat == seat for relief in live.stored.reliefs):
            # Who has taken over a seat has given nothing to the salt.
            told.append(own_part(live, seat, speak))
    elif seat is not None and live.stored.seats[seat].luck:
        told.append(speak("proof-luck", luck=live.stored.seats[seat].luck))
    return "\n".join(f"-# {line}" for line in told)


def own_part(live: Live, seat: Seat, speak: Words) -> str:
    """Which part of the salt is that seat's: they are in seat order."""
    *parts, _ = live.stored.salt.split("-")
    part = parts[seat]
    return speak("proof-part-with-luck" if "~" in part else "proof-part", number=seat + 1, part=part)


def fingerprint(live: Live) -> str:
    """The digest of the bot's copy of a game, as it is now."""
    assert live.table is not None
    return digest(live.table.record) or ""


def copy_of(live: Live) -> Copy:
    """How the bot's copy stands to what was told at the end."""
    if any(sitting.ghost for sitting in live.stored.seats):
        return "gone"
    if not live.stored.digest:
        return "untold"
    return "same" if fingerprint(live) == live.stored.digest else "other"
