"""Small talk of the personas: a line in the table's message now and then, never its own message.

The speaker and the words follow from what the room knows: the table's number, how many actions there have
been, public events, and in the end the ranking. So every process gets the same line, and it tells players
nothing, not even by being missing.
"""

from __future__ import annotations

from typing import Literal, NamedTuple
from zlib import crc32

from bot.table.personas import REGULARS
from bot.table.session import TableSession
from games.core import Seat

__all__ = ["RARELY", "TableTalkLine", "choose_remark", "table_talk"]

RARELY = 4
"""Number of actions against a regular for each of its remarks."""
_CLOSE = 0.1
"""Share of the winner's score by which the second may be behind to count as close; or one point."""

Occasion = Literal["hello", "touched", "won", "close"]


class TableTalkLine(NamedTuple):
    """One remark: the seat that speaks, the occasion, and the seat that it is about (or said to)."""

    seat: Seat
    occasion: Occasion
    about: Seat


def table_talk(session: TableSession) -> list[str]:
    """Return a persona's remark about what happened last, as a line for the table's message; mostly none."""
    said = choose_remark(session) if session.stored.banter else None
    if said is None:
        return []
    words, seat = session.words, said.seat
    sentence = f"banter-{session.stored.seats[seat].level}-{said.occasion}"
    _, wordings = words.sentence(sentence).variant_slots(lambda name: None)
    # Hello is said until the first action, in the same words.
    chosen = _by_chance(session, "words", 0 if said.occasion == "hello" else session.action_count) % wordings
    line = words(sentence, name=session.chat_names[said.about], flavour=chosen)
    return [words("banter-says", who=session.chat_names[seat], line=line)]


def choose_remark(session: TableSession) -> TableTalkLine | None:
    """Return the remark of a persona about what happened last, or None."""
    here = [seat for seat, sitting in enumerate(session.stored.seats) if sitting.level in REGULARS]
    if session.table is None or not here:
        return None
    if session.table.ranking is not None:
        return _in_the_end(session, here)
    if not any(
        frame.seat is not None and session.stored.seats[frame.seat].level is None for frame in session.table.frames
    ):
        # Only computers have acted: one of the regulars says hello.
        seat = here[session.id % len(here)]
        return TableTalkLine(seat, "hello", seat)
    for event in session.table.frames[-1].events:
        by, other = getattr(event, "seat", None), getattr(event, "other", None)
        if event.audience is None and other in here and by not in (None, other):
            assert other is not None
            assert by is not None
            if _by_chance(session, "whether", session.action_count) % RARELY == 0:
                return TableTalkLine(other, "touched", by)
    return None


def _in_the_end(session: TableSession, here: list[Seat]) -> TableTalkLine | None:
    assert session.table is not None
    winners, *others = session.table.ranking or ((),)
    if len(winners) != 1 or session.stored.drawn:
        return None
    winner = winners[0]
    if winner in here:
        return TableTalkLine(winner, "won", winner)
    second = [seat for seat in (others[0] if others else ()) if seat in here and seat not in session.resigned_seats]
    standing = session.game.scores(session.table.state)
    if not second or not standing:
        return None
    least = standing[winner] - max(1, _CLOSE * abs(standing[winner]))
    return TableTalkLine(second[0], "close", winner) if least <= standing[second[0]] <= standing[winner] else None


def _by_chance(session: TableSession, what: str, number: int) -> int:
    """Return a number that every process gets for the same moment at a table: after so many actions."""
    return crc32(f"{session.id} {number} {what}".encode())
